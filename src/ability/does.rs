//! A skill that activates, from what makes it pending to what it does.

use serde::{Deserialize, Serialize};

use super::{Area, Block, Condition, Filter, Price, Trigger};

/// What a skill that activates is made of.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Does {
    /// Where it works; empty is where skills work by rule (2-13-2).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub from: Vec<Area>,
    /// It works while its card lies under another, too (11-3-2-2).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub under: bool,
    /// What makes it pending, for \[Auto\].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub when: Option<Trigger>,
    /// What has to hold.
    #[serde(rename = "if", skip_serializing_if = "Option::is_none")]
    pub condition: Option<Condition>,
    /// Its price (8-4).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cost: Vec<Price>,
    /// The cards that a keyword skill names: those evolved from, fused, swapped to.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<Filter>,
    /// What it does.
    #[serde(rename = "do", skip_serializing_if = "is_nothing")]
    pub effect: Block,
}

fn is_nothing(block: &Block) -> bool {
    block.is_empty()
}
