//! What happens: the one list of all changes of the [`Table`](super::Table).

use serde::{Deserialize, Serialize};

use super::table::{Area, Link, Phase, Ref, Step};
use crate::ability::exo::{Form, Gain, Until};
pub use crate::engine::pile::End;
use crate::engine::{CardId, Outcome, Seat};

/// Why a card moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Why {
    /// It is drawn.
    Drawn,
    /// It is played, into the Ether or from there to the field.
    Played,
    /// It pays a cost.
    Cost,
    /// It is sacrificed (8-9).
    Sacrificed,
    /// It is destroyed.
    Destroyed,
    /// It has lost a battle, and is destroyed (8-9).
    Battle,
    /// It is discarded.
    Discarded,
    /// It is banished.
    Banished,
    /// Its effects are done (6-5-2).
    Done,
    /// It could not lie beside another (9-11).
    Crowded,
    /// The Occult goes back to the hand (3-2-2).
    Back,
    /// An effect says so otherwise.
    Effect,
}

/// Something that happens.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Event {
    /// A deck is in this order now, its top last.
    Shuffled(Seat, Vec<CardId>),
    /// It was decided who goes first.
    First(Seat),
    /// A turn begins.
    Turn(Seat),
    /// A phase begins.
    Phase(Phase),
    /// A part of the Battle Phase begins.
    Step(Step),
    /// A card goes to an area of a player.
    Moved {
        /// The card.
        card: CardId,
        /// From where.
        from: Area,
        /// To where.
        to: Area,
        /// Whose area.
        seat: Seat,
        /// Face up.
        up: bool,
        /// To which end of it.
        end: End,
        /// Why.
        why: Why,
        /// Both players see which card it is.
        shown: bool,
    },
    /// A card is covered, or turned up.
    Turned(CardId, bool),
    /// A Leader turns over (6-1-7).
    Flipped(Seat),
    /// A card is shown to both players.
    Shown(CardId),
    /// A card gains something.
    Gained(CardId, Gain, Until),
    /// What lasts so long ends.
    Ended(Until),
    /// Counters are put on a card, or taken away.
    Counters(CardId, i8, String),
    /// A player takes control of a card.
    Controlled(CardId, Seat),
    /// A card becomes another (7-4).
    Formed(CardId, Form),
    /// A token or a relic is made.
    Made {
        /// What is printed on it.
        sheet: u16,
        /// Whose it is.
        seat: Seat,
        /// Where it lies.
        area: Area,
        /// What it is, of a token.
        form: Option<Form>,
    },
    /// A Leader has so many lives now.
    Lives(Seat, u8),
    /// A window for a chain opens.
    Opened,
    /// Something joins the chain.
    Linked(Link),
    /// The chain is resolved from here on.
    Resolving,
    /// The last link is taken off to be resolved.
    Taken,
    /// Something joins the parallel chain.
    Waits(Link),
    /// What has waited becomes the chain.
    Parallel,
    /// The last link that is left is negated.
    Negated,
    /// A chain, or the window for one, is over.
    Closed,
    /// An attack is declared.
    Attack(Ref, Ref),
    /// It goes to another card now.
    Redirected(Ref),
    /// The attack is over.
    AttackOver,
    /// What goes once a turn was used.
    Used(Seat, String, u8),
    /// A Leader effect was used.
    LeaderUsed,
    /// The turn is to end.
    Ending,
    /// Cards are others than they were: what somebody imagines.
    Imagined(Vec<(CardId, u16)>),
    /// The game is over.
    Over(Outcome),
}

impl Event {
    /// The card that it is about and that not everybody may know: of an attack what is attacked; who attacks lies open.
    pub(in crate::engine::exo) const fn card(&self) -> Option<CardId> {
        match self {
            Self::Moved { card, .. }
            | Self::Turned(card, _)
            | Self::Shown(card)
            | Self::Gained(card, ..)
            | Self::Counters(card, ..)
            | Self::Controlled(card, _)
            | Self::Formed(card, _) => Some(*card),
            Self::Attack(_, card) | Self::Redirected(card) => Some(card.card),
            Self::Shuffled(..)
            | Self::First(_)
            | Self::Turn(_)
            | Self::Phase(_)
            | Self::Step(_)
            | Self::Flipped(_)
            | Self::Ended(_)
            | Self::Made { .. }
            | Self::Lives(..)
            | Self::Opened
            | Self::Linked(_)
            | Self::Resolving
            | Self::Taken
            | Self::Waits(_)
            | Self::Parallel
            | Self::Negated
            | Self::Closed
            | Self::AttackOver
            | Self::Used(..)
            | Self::LeaderUsed
            | Self::Ending
            | Self::Imagined(_)
            | Self::Over(_) => None,
        }
    }
}
