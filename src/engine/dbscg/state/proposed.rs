//! What is about to happen: replacement effects look at it (8-9).

use serde::{Deserialize, Serialize};

use crate::ability::{Area, Mode, Until};
use crate::engine::dbscg::happening::By;
use crate::engine::dbscg::ids::{BlockId, CardId, ObjectRef, Seat};
use crate::engine::dbscg::state::event::Cause;

/// Where a card goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Place {
    pub(crate) seat: Seat,
    pub(crate) area: Area,
    pub(crate) mode: Mode,
    pub(crate) bottom: bool,
    /// In life, so that both players see it.
    pub(crate) face_up: bool,
}

/// What has been paid to play a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Payment {
    /// Markers that a Unison Card enters with: one for each energy rested, and what has been done to them since.
    pub markers: u16,
    /// The X among it (2-12).
    pub x: u16,
    /// Markers that \[Empower\] takes over.
    pub carried: u16,
}

/// In what manner a card is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Manner {
    /// As it is.
    Plain,
    /// With its skills negated, as long as that.
    Negated(Until),
    /// With the change that an instruction gives, by its place.
    With(BlockId, usize),
    /// Evolved (10-5-7).
    Evolved,
}

/// What would happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Proposed {
    /// A card moves.
    Move {
        /// The card.
        card: CardId,
        /// Where to.
        to: Place,
        /// Why.
        cause: Cause,
        /// Whose doing it is.
        by: By,
    },
    /// A card goes under another (11-3).
    Under {
        /// The card.
        card: CardId,
        /// The card that it goes under.
        host: CardId,
        /// Whose doing it is.
        by: By,
    },
    /// A card is used in a combo (3-7-3).
    Combo {
        /// The card.
        card: CardId,
        /// In whose Combo Area.
        seat: Seat,
        /// With its skills negated, as long as that.
        negated: Option<Until>,
        /// Whose doing it is.
        by: By,
    },
    /// A card is played; by a skill perhaps with its own skills negated.
    Play {
        /// The card.
        card: CardId,
        /// Where to.
        to: Place,
        /// What has been paid for it.
        paid: Payment,
        /// In what manner.
        manner: Manner,
        /// Whose doing it is.
        by: By,
    },
    /// A card loses markers.
    Unmark {
        /// The card.
        card: CardId,
        /// How many.
        markers: i32,
        /// Whose doing it is.
        by: By,
    },
    /// A player takes damage.
    Damage {
        /// The player.
        seat: Seat,
        /// How much.
        damage: u8,
        /// The cards go to the Drop Area (10-6-1).
        critical: bool,
        /// The attack card that deals it.
        source: Option<CardId>,
        /// Whose doing it is.
        by: By,
    },
    /// A player without a deck loses (9-2-4).
    RunOut(Seat),
}

/// A replacement effect that has been applied to an event: the card, and its skill line.
pub(crate) type Applied = (CardId, u8);

/// An event that something else may take the place of.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Would {
    pub(crate) proposed: Proposed,
    /// The replacement effects that have been applied to it (8-9-2-3).
    pub(crate) applied: Vec<Applied>,
}

/// Cards that are about to move at once, while it is chosen what happens instead.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Together {
    /// The moves, and the cards as they were when they were about to move; those that have been replaced are gone.
    pub(crate) moves: Vec<Option<(Proposed, Option<ObjectRef>)>>,
    /// The places of those that are still to be looked at, the next one last.
    pub(crate) open: Vec<usize>,
}

impl Proposed {
    /// The card that an event is about.
    pub(crate) const fn about(self) -> Option<CardId> {
        match self {
            Self::Move { card, .. }
            | Self::Under { card, .. }
            | Self::Combo { card, .. }
            | Self::Play { card, .. }
            | Self::Unmark { card, .. } => Some(card),
            Self::Damage { source, .. } => source,
            Self::RunOut(_) => None,
        }
    }
}
