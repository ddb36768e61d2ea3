//! Which cards: the nouns of the language.
//!
//! Cards are described by what they have in common with other cards, by numbers that are counted among cards, by being
//! chosen among cards: what stands below is made of these nouns again.

mod choose;
mod filter;
mod quantity;
mod shared;

use serde::{Deserialize, Serialize};

pub use choose::{Choose, HowMany, Together};
pub use filter::{Bounds, Described, Filter, Limits};
pub use quantity::{Count, Quantity};
pub use shared::{Declared, Relation, Shared};

use super::{Area, Family, Who};

/// A name that a skill gives to what it chose, revealed or moved, so that later words can refer to it.
pub type Name = std::sync::Arc<str>;

/// Cards in areas that fit a description.
///
/// In YAML: `{areas: [battle], whose: opponent, filter: {cost: {max: 3}}}`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Selector {
    /// Whose areas.
    #[serde(default, skip_serializing_if = "Who::is_you")]
    pub whose: Who,
    /// Which areas; for [`Selector::among`] they only narrow. None are those in play.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub areas: Vec<Area>,
    /// Which cards in them.
    #[serde(default = "Filter::any", skip_serializing_if = "Filter::is_any")]
    pub filter: Filter,
    /// Only cards that were given this name before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub among: Option<Name>,
    /// Not the card that has the skill.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub other: bool,
    /// Not these cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub but: Option<Box<Cards>>,
    /// For a keyword skill of this family: the areas that the card's own text adds for it are searched too (11-7-1).
    #[serde(default, rename = "for", skip_serializing_if = "Option::is_none")]
    pub family: Option<Family>,
    /// Cards under these cards, wherever they are (11-3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub under: Option<Box<Cards>>,
}

impl Selector {
    /// The areas that are meant; empty is any, for cards with a name.
    pub fn places(&self) -> &[Area] {
        if self.areas.is_empty() && self.among.is_none() { &Area::IN_PLAY } else { &self.areas }
    }
}

impl Default for Selector {
    fn default() -> Self {
        Self {
            whose: Who::You,
            areas: Vec::new(),
            filter: Filter::Any,
            among: None,
            other: false,
            but: None,
            family: None,
            under: None,
        }
    }
}

/// Cards that a skill speaks of.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cards {
    /// The card that has the skill.
    This,
    /// The card that the trigger or the answered action is about.
    It,
    /// What was given a name before, in this resolution.
    Named(Name),
    /// What has the first name but not the second: "the rest".
    Rest(Name, Name),
    /// The attacking card.
    Attacker,
    /// The guard card.
    Guard,
    /// The card that was attacked, whichever card guards by now.
    Attacked,
    /// A player's Leader Card.
    Leader(Who),
    /// Every card that fits.
    All(Selector),
    /// The top cards of a deck, as many as there are up to the number.
    Top(Who, Quantity),
    /// The bottom cards of a deck, as many as there are up to the number.
    Bottom(Who, Quantity),
    /// The cards under a card (11-3).
    Under(Box<Self>),
    /// All of these together.
    Each(Vec<Self>),
    /// Cards that are chosen on the spot, where an instruction speaks of them: the same as a choice just before it, and
    /// the name then. Several choices of one instruction have names of their own.
    Chosen(Box<Choose>),
}

impl Cards {
    /// Whether all cards of a name are meant, or all that are left of them.
    pub fn is_all_of(&self, name: &Name) -> bool {
        match self {
            Self::Named(named) | Self::Rest(named, _) => named == name,
            Self::All(selector) => selector.among.as_ref() == Some(name),
            Self::Each(parts) => parts.iter().any(|part| part.is_all_of(name)),
            Self::This
            | Self::It
            | Self::Attacker
            | Self::Guard
            | Self::Attacked
            | Self::Leader(_)
            | Self::Top(..)
            | Self::Bottom(..)
            | Self::Under(_)
            | Self::Chosen(_) => false,
        }
    }
}
