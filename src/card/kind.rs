//! The card type (2-3).

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::{EnumCount, IntoStaticStr, VariantArray};

use super::{Game, Section};

/// Card type. The `Z` kinds came with the manual's later editions; `Token` is made by skills (10-18) and is printed in
/// no booster, but user tables may hold some.
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
    JsonSchema,
    Deserialize,
    EnumCount,
    VariantArray,
    IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Leader Card; of Creatures of Exo, too.
    Leader,
    /// Battle Card.
    Battle,
    /// Extra Card.
    Extra,
    /// Unison Card.
    Unison,
    /// Z-Leader.
    ZLeader,
    /// Z-Battle Card.
    ZBattle,
    /// Z-Extra Card.
    ZExtra,
    /// Z-Unison Card.
    ZUnison,
    /// Token, in any game.
    Token,
    // Yu-Gi-Oh!
    /// Monster that lies in the Main Deck: Normal, Effect, Ritual, Pendulum.
    Monster,
    /// Fusion Monster.
    Fusion,
    /// Synchro Monster.
    Synchro,
    /// Xyz Monster.
    Xyz,
    /// Link Monster, which came later than the rulebook we hold.
    Link,
    /// Spell Card.
    Spell,
    /// Trap Card.
    Trap,
    // Force of Will
    /// Ruler, with its J-ruler on the back.
    Ruler,
    /// Resonator.
    Resonator,
    /// Chant of any speed.
    Chant,
    /// Addition.
    Addition,
    /// Regalia.
    Regalia,
    /// Magic stone that is not basic.
    Stone,
    /// Special magic stone.
    SpecialStone,
    /// Basic magic stone.
    BasicStone,
    /// Rune, which came later than the rules we hold.
    Rune,
    /// Stranger, which came later than the rules we hold.
    Stranger,
    // Creatures of Exo
    /// Creature.
    Creature,
    /// Vice Leader.
    ViceLeader,
    /// Tactic.
    Tactic,
    /// Evolution, of creatures and of Vice Leaders.
    Evolution,
    /// Relic.
    Relic,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Self; Self::COUNT] = *Self::VARIANTS.first_chunk().expect("as many as are counted");

    /// Has the type Z on top of another one (4.00, 14-1-1), and so comes from the Z-Deck (14-1-3).
    pub const fn is_z(self) -> bool {
        matches!(self, Self::ZLeader | Self::ZBattle | Self::ZExtra | Self::ZUnison)
    }

    /// The kind whose rules hold for it too: of a Z-Card the type that it has beside Z, of every other card its own (4.00, 15-1-3,
    /// 16-1-3, 17-1-3, 18-1-3).
    #[must_use]
    pub const fn base(self) -> Self {
        match self {
            Self::ZLeader => Self::Leader,
            Self::ZBattle => Self::Battle,
            Self::ZExtra => Self::Extra,
            Self::ZUnison => Self::Unison,
            kind => kind,
        }
    }

    /// The word used in tables: `battle`, `z-leader`.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The kind of a word in any case, with or without the word "card".
    pub fn from_id(id: &str) -> Option<Self> {
        let exact = |id: &str| Self::ALL.into_iter().find(|kind| kind.id() == id);
        if let Some(kind) = exact(id) {
            return Some(kind);
        }
        let id = id.trim().to_ascii_lowercase().replace(' ', "-");
        exact(id.strip_suffix("-card").unwrap_or(&id))
    }

    /// The game that has such cards; `None` where several have.
    pub const fn game(self) -> Option<Game> {
        Some(match self {
            Self::Leader | Self::Token => return None,
            Self::Battle
            | Self::Extra
            | Self::Unison
            | Self::ZLeader
            | Self::ZBattle
            | Self::ZExtra
            | Self::ZUnison => Game::Dbscg,
            Self::Monster | Self::Fusion | Self::Synchro | Self::Xyz | Self::Link | Self::Spell | Self::Trap => {
                Game::Yugioh
            }
            Self::Ruler
            | Self::Resonator
            | Self::Chant
            | Self::Addition
            | Self::Regalia
            | Self::Stone
            | Self::SpecialStone
            | Self::BasicStone
            | Self::Rune
            | Self::Stranger => Game::ForceOfWill,
            Self::Creature | Self::ViceLeader | Self::Tactic | Self::Evolution | Self::Relic => Game::Exo,
        })
    }

    /// Where a card of the kind lies when a list does not say.
    pub const fn home(self) -> Section {
        match self {
            Self::Leader | Self::Ruler => Section::Leader,
            Self::ZLeader | Self::ZBattle | Self::ZExtra | Self::ZUnison => Section::Z,
            Self::Fusion | Self::Synchro | Self::Xyz | Self::Link => Section::Extra,
            Self::Stone | Self::SpecialStone | Self::BasicStone => Section::Stones,
            Self::Evolution => Section::Evolution,
            _ => Section::Main,
        }
    }

    /// The manual's term: `Battle Card`.
    pub const fn term(self) -> &'static str {
        match self {
            Self::Leader => "Leader Card",
            Self::Battle => "Battle Card",
            Self::Extra => "Extra Card",
            Self::Unison => "Unison Card",
            Self::ZLeader => "Z-Leader",
            Self::ZBattle => "Z-Battle Card",
            Self::ZExtra => "Z-Extra Card",
            Self::ZUnison => "Z-Unison Card",
            Self::Token => "token",
            Self::Monster => "monster",
            Self::Fusion => "Fusion Monster",
            Self::Synchro => "Synchro Monster",
            Self::Xyz => "Xyz Monster",
            Self::Link => "Link Monster",
            Self::Spell => "Spell Card",
            Self::Trap => "Trap Card",
            Self::Ruler => "ruler",
            Self::Resonator => "resonator",
            Self::Chant => "chant",
            Self::Addition => "addition",
            Self::Regalia => "regalia",
            Self::Stone => "magic stone",
            Self::SpecialStone => "special magic stone",
            Self::BasicStone => "basic magic stone",
            Self::Rune => "rune",
            Self::Stranger => "stranger",
            Self::Creature => "creature",
            Self::ViceLeader => "Vice Leader",
            Self::Tactic => "tactic",
            Self::Evolution => "evolution",
            Self::Relic => "relic",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.term())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_z_card_has_another_type_beside_z() {
        // 4.00, 14-1-1, 15-1-2, 16-1-2, 17-1-2, 18-1-2
        for kind in Kind::ALL {
            assert_eq!(kind.is_z(), kind.base() != kind, "{kind}");
            assert_eq!(kind.is_z(), kind.id() == format!("z-{}", kind.base().id()), "{kind}");
            assert!(!kind.base().is_z(), "{kind}");
        }
    }
}
