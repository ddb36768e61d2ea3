//! The parts of what a player brings: where a card lies before the game.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::{EnumCount, IntoStaticStr};

/// A part of what a player brings. Which of them a game has, a ruleset says.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    JsonSchema,
    EnumCount,
    IntoStaticStr,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Section {
    /// The leader, or the ruler.
    Leader,
    /// The main deck.
    Main,
    /// The side deck.
    Side,
    /// The Z-Deck of DBSCG 4.00.
    Z,
    /// The Extra Deck of Yu-Gi-Oh!.
    Extra,
    /// The magic stone deck of Force of Will.
    Stones,
    /// The evolution deck of Creatures of Exo.
    Evolution,
}

impl Section {
    /// Every section, in the order lists are written.
    pub const ALL: [Self; Self::COUNT] =
        [Self::Leader, Self::Main, Self::Z, Self::Extra, Self::Stones, Self::Evolution, Self::Side];

    /// The word in data and JSON: `main`.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The section of a word in data.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|section| section.id() == id)
    }

    /// What a header calls it: `Main Deck`.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Leader => "Leader",
            Self::Main => "Main Deck",
            Self::Side => "Side Deck",
            Self::Z => "Z-Deck",
            Self::Extra => "Extra Deck",
            Self::Stones => "Magic Stone Deck",
            Self::Evolution => "Evolution Deck",
        }
    }
}

impl fmt::Display for Section {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.title())
    }
}
