//! Other ways to activate a skill: for another price, in another area.

use serde::{Deserialize, Serialize};

use super::Icons;
use crate::ability::{Area, Keyword, Price};

/// A lower energy cost for another price, decided when the skill is named.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Discount {
    /// What is paid instead; nothing is possible too.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cost: Vec<Price>,
    /// By how much the energy cost is lower; energy of a color comes off energy of that color alone (4.00, 20-21-2-1).
    #[serde(default)]
    pub less: Icons,
    /// It is paid instead of the whole energy cost.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub instead: bool,
    /// For skills with one of these keywords, or all where none is named.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub of: Vec<Keyword>,
}

impl Discount {
    /// Whether the energy cost is lower for nothing, so that nobody has to decide.
    pub fn is_gift(&self) -> bool {
        self.cost.is_empty() && !self.instead
    }
}

/// Skills that are activated in areas where they otherwise are not, as if their card were in hand (8-5-8).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct UsedFrom {
    /// Where; without one, wherever the card lies under another (4.00, 23-2-2-4).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub areas: Vec<Area>,
    /// What is paid before the price of the skill.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cost: Vec<Price>,
    /// The energy cost is not paid.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub free: bool,
    /// Skills with one of these keywords, or all where none is named.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub of: Vec<Keyword>,
}

impl UsedFrom {
    /// Whether a card that lies in an area can be used there.
    pub fn takes_in(&self, area: Area) -> bool {
        if self.areas.is_empty() { area.skills_work() } else { self.areas.contains(&area) }
    }
}
