//! The games whose lists can be checked.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::{EnumCount, IntoStaticStr, VariantArray};

/// A game. A card belongs to one; which, the table says that it comes from.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    JsonSchema,
    Deserialize,
    EnumCount,
    VariantArray,
    IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Game {
    /// Dragon Ball Super Card Game.
    #[default]
    Dbscg,
    /// Yu-Gi-Oh!
    Yugioh,
    /// Force of Will.
    ForceOfWill,
    /// Creatures of Exo.
    Exo,
}

impl Game {
    /// Every game.
    pub const ALL: [Self; Self::COUNT] = *Self::VARIANTS.first_chunk().expect("as many as are counted");

    /// The word in data: `force-of-will`.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The game of a word in data.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.id() == id)
    }

    /// Whether a card is known by its name, whichever printing it is; otherwise by its number.
    pub const fn goes_by_names(self) -> bool {
        !matches!(self, Self::Dbscg)
    }

    /// Whether its cards stand in the program, with costs and skills that are read from their text.
    pub const fn reads_skills(self) -> bool {
        matches!(self, Self::Dbscg)
    }

    /// What it is called.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Dbscg => "Dragon Ball Super Card Game",
            Self::Yugioh => "Yu-Gi-Oh!",
            Self::ForceOfWill => "Force of Will",
            Self::Exo => "Creatures of Exo",
        }
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.title())
    }
}
