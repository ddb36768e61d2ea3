//! The places of a game (chapter 3).

use enumset::EnumSetType;
use serde::{Deserialize, Serialize};
use strum::{EnumCount, IntoStaticStr, VariantArray};

/// An area of one player.
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
    EnumSetType,
    EnumCount,
    IntoStaticStr,
    VariantArray,
)]
#[enumset(no_super_impls)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Area {
    /// Deck Area (3-2), secret; the first card is the top.
    Deck,
    /// Hand (3-3), secret, seen by its player.
    Hand,
    /// Drop Area (3-4), open.
    Drop,
    /// Leader Area (3-5), open.
    Leader,
    /// Battle Area (3-6), open.
    Battle,
    /// Combo Area (3-7), open.
    Combo,
    /// Energy Area (3-8), open.
    Energy,
    /// Life Area (3-9), secret.
    Life,
    /// The Warp (3-10), open.
    Warp,
    /// Unison Area (3-11), open.
    Unison,
    /// Z-Deck Area (4.00, 3-12): secret but to its player; what lies face up in it is open.
    ZDeck,
    /// Z-Energy Area (4.00, 3-13), open.
    ZEnergy,
    /// Out of the game (10-19-2): in no area, face up.
    Removed,
}

impl Area {
    /// Every area, and outside.
    pub const ALL: [Self; Self::COUNT] = *Self::VARIANTS.first_chunk().expect("as many as are counted");

    /// The word that data has for it: `drop`.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// Where cards are meant that are called nothing but Battle Card, Unison Card or card (8-5-4, 8-5-7).
    pub const IN_PLAY: [Self; 3] = [Self::Leader, Self::Battle, Self::Unison];

    /// Where skills are used from that say so, besides the hand and play (2-13-2).
    pub const ELSEWHERE: [Self; 7] =
        [Self::Drop, Self::Energy, Self::Life, Self::Warp, Self::ZDeck, Self::ZEnergy, Self::Removed];

    /// Both players see its cards (3-1-3).
    #[inline]
    pub const fn is_open(self) -> bool {
        !matches!(self, Self::Deck | Self::Hand | Self::Life | Self::ZDeck)
    }

    /// Cards lie in it face down, and some of them may lie face up (3-9-2-1; 4.00, 3-12-2-1).
    #[inline]
    pub const fn can_lie_open(self) -> bool {
        matches!(self, Self::Life | Self::ZDeck)
    }

    /// Its player sees the cards, and the other does not (3-3-2; 4.00, 3-12-2).
    #[inline]
    pub const fn is_own(self) -> bool {
        matches!(self, Self::Hand | Self::ZDeck)
    }

    /// Cards in it are in Active Mode or Rest Mode (4-8-1).
    #[inline]
    pub const fn has_modes(self) -> bool {
        matches!(self, Self::Leader | Self::Battle | Self::Energy | Self::Unison)
    }

    /// Cards in it are in Revealed Mode or Hidden Mode (4.00, 1-10-2).
    #[inline]
    pub const fn has_facings(self) -> bool {
        matches!(self, Self::Battle | Self::Energy | Self::Unison)
    }

    /// Skills of its cards work without being told to (2-13-2).
    #[inline]
    pub const fn skills_work(self) -> bool {
        matches!(self, Self::Leader | Self::Battle | Self::Unison)
    }

    /// The manual's term.
    pub const fn term(self) -> &'static str {
        match self {
            Self::Deck => "deck",
            Self::Hand => "hand",
            Self::Drop => "Drop Area",
            Self::Leader => "Leader Area",
            Self::Battle => "Battle Area",
            Self::Combo => "Combo Area",
            Self::Energy => "Energy Area",
            Self::Life => "Life Area",
            Self::Warp => "Warp",
            Self::Unison => "Unison Area",
            Self::ZDeck => "Z-Deck Area",
            Self::ZEnergy => "Z-Energy Area",
            Self::Removed => "outside the game",
        }
    }
}

/// Position of a card (4-8-1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Upright.
    #[default]
    Active,
    /// Sideways.
    Rest,
}

impl Mode {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
    pub(crate) fn is_active(&self) -> bool {
        *self == Self::Active
    }

    /// The manual's term.
    pub const fn term(self) -> &'static str {
        match self {
            Self::Active => "Active Mode",
            Self::Rest => "Rest Mode",
        }
    }
}

/// Whether a card in play, or an energy, lies face up (4.00, 1-10-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Facing {
    /// Face up.
    Revealed,
    /// Face down: a card without anything that its face says (4.00, 23-5-2).
    Hidden,
}

impl Facing {
    /// The manual's term.
    pub const fn term(self) -> &'static str {
        match self {
            Self::Revealed => "Revealed Mode",
            Self::Hidden => "Hidden Mode",
        }
    }
}

/// A side of a Leader Card (2-1-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The side that is up as the game begins.
    Front,
    /// The side that is up once the card has awakened.
    Back,
}

impl Side {
    /// Whether it is the back.
    pub const fn is_back(self) -> bool {
        matches!(self, Self::Back)
    }

    /// The one that shows where the back does, or does not.
    pub const fn shown(back: bool) -> Self {
        if back { Self::Back } else { Self::Front }
    }
}

/// In whose area a skill plays cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ground {
    /// That of the one who plays them.
    #[default]
    Yours,
    /// The opponent's.
    Theirs,
    /// That of their owner.
    Owners,
}

impl Ground {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
    pub(crate) const fn is_yours(&self) -> bool {
        matches!(self, Self::Yours)
    }
}
