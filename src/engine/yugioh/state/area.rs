//! Where cards lie.

use enumset::EnumSetType;
use serde::{Deserialize, Serialize};
use strum::{EnumCount, IntoStaticStr, VariantArray};

/// A zone, or another place for cards (chapter 2).
#[derive(Debug, Hash, EnumSetType, Serialize, Deserialize, EnumCount, VariantArray, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Area {
    /// The Monster Zone.
    Monsters,
    /// The Spell & Trap Zone.
    Spells,
    /// The Field Zone.
    Field,
    /// The Pendulum Zones, the left one first.
    Pendulum,
    /// The hand.
    Hand,
    /// The Main Deck, its top last.
    Deck,
    /// The Extra Deck; Pendulum Monsters can lie there face-up.
    Extra,
    /// The Graveyard, its top last.
    Graveyard,
    /// Banished cards.
    Banished,
    /// Xyz Materials, which lie under a monster.
    Under,
    /// Tokens that were.
    Gone,
}

impl Area {
    /// Every area.
    pub const ALL: [Self; Self::COUNT] = *Self::VARIANTS.first_chunk().expect("as many as are counted");

    /// The zones of the field.
    pub const FIELD: [Self; 4] = [Self::Monsters, Self::Spells, Self::Field, Self::Pendulum];

    /// Whether cards there are on the field (25-16).
    pub fn is_field(self) -> bool {
        matches!(self, Self::Monsters | Self::Spells | Self::Field | Self::Pendulum)
    }
}
