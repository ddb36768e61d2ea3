//! The card type (2-3).

use std::fmt;

use serde::{Deserialize, Serialize};

/// Card type. The `Z` kinds came with the manual's later editions; `Token` is made by skills (10-18) and is printed in
/// no booster, but user tables may hold some.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Leader Card.
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
    /// Token.
    Token,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Self; 9] = [
        Self::Leader,
        Self::Battle,
        Self::Extra,
        Self::Unison,
        Self::ZLeader,
        Self::ZBattle,
        Self::ZExtra,
        Self::ZUnison,
        Self::Token,
    ];

    /// Such cards come from the Z-Deck of later manuals.
    pub const fn is_of_z_deck(self) -> bool {
        matches!(self, Self::ZLeader | Self::ZBattle | Self::ZExtra | Self::ZUnison)
    }

    /// The word used in tables: `battle`, `z-leader`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Leader => "leader",
            Self::Battle => "battle",
            Self::Extra => "extra",
            Self::Unison => "unison",
            Self::ZLeader => "z-leader",
            Self::ZBattle => "z-battle",
            Self::ZExtra => "z-extra",
            Self::ZUnison => "z-unison",
            Self::Token => "token",
        }
    }

    /// The kind of a word in any case, with or without the word "card".
    pub fn from_id(id: &str) -> Option<Self> {
        let id = id.trim().to_ascii_lowercase().replace(' ', "-");
        let id = id.strip_suffix("-card").unwrap_or(&id);
        Self::ALL.into_iter().find(|kind| kind.id() == id)
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
        }
    }

    /// Whether it belongs to the Z-Deck of manual 4.00.
    pub const fn is_z(self) -> bool {
        matches!(self, Self::ZLeader | Self::ZBattle | Self::ZExtra | Self::ZUnison)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.term())
    }
}
