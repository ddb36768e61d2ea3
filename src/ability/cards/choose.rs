//! Choosing: among which cards, how many, how they go together.

use serde::{Deserialize, Serialize};

use crate::ability::{Name, Quantity, Relation, Selector, Who};

/// How many are chosen (8-5-3-1, 8-5-3-2).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HowMany {
    /// As many, as far as there are.
    Exactly(Quantity),
    /// From 0 to as many.
    UpTo(Quantity),
    /// From the first number to the second: "1 or 2".
    Between(Quantity, Quantity),
    /// Any number.
    Any,
    /// Every one that can be chosen.
    All,
}

/// The most that the cards of a choice may add up to.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Together {
    /// Their power.
    Power(Quantity),
    /// Their energy costs.
    Cost(Quantity),
}

/// Choosing cards (8-5-3).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Choose {
    /// Among which.
    pub from: Selector,
    /// How many.
    pub count: HowMany,
    /// The name they get.
    #[serde(rename = "as")]
    pub name: Name,
    /// Who chooses; where both do, each from their own chair, the turn player first (1-3-4).
    #[serde(default, skip_serializing_if = "Who::is_you")]
    pub who: Who,
    /// \[Barrier\] does not matter.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ignoring_barrier: bool,
    /// How any two of them are related.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub related: Option<Relation>,
    /// All of them together within a bound.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub together: Option<Together>,
    /// Chance picks each card.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub at_random: bool,
}

impl Choose {
    /// Whether which card is chosen can matter to which others can be.
    pub const fn is_bound(&self) -> bool {
        self.related.is_some() || self.together.is_some()
    }

    /// The skill's master chooses.
    pub fn new(from: Selector, count: HowMany, name: &str) -> Self {
        Self {
            from,
            count,
            name: name.into(),
            who: Who::You,
            ignoring_barrier: false,
            related: None,
            together: None,
            at_random: false,
        }
    }
}
