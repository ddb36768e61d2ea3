//! What happens: the one list of all changes of the [`Table`](super::Table).

use serde::{Deserialize, Serialize};

use super::table::{Aim, Area, Link, Phase, Ref};
use crate::ability::fow::{Form, Gain, Until, Verb, Will};
pub use crate::engine::pile::End;
use crate::engine::{CardId, Outcome, Seat};

/// Why a card moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Why {
    /// It is drawn.
    Drawn,
    /// It goes back in a mulligan (1-5).
    Mulligan,
    /// It is played, into the chase or from there on.
    Played,
    /// It is called (4-1).
    Called,
    /// It is put face down (4-5).
    Set,
    /// It is destroyed.
    Destroyed,
    /// It is banished.
    Banished,
    /// It is discarded.
    Discarded,
    /// It is cancelled, or has lost what it was for.
    Cancelled,
    /// It was played, and is done (3-5).
    Done,
    /// Judgment (7-1).
    Judgment,
    /// What it was added to is gone.
    Left,
    /// An ability says so otherwise.
    Effect,
}

/// Something that happens.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Event {
    /// A main deck is in this order now, its top last.
    Shuffled(Seat, Vec<CardId>),
    /// A stone deck is.
    StonesShuffled(Seat, Vec<CardId>),
    /// It was decided who goes first.
    First(Seat),
    /// A turn begins.
    Turn(Seat),
    /// A phase begins.
    Phase(Phase),
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
        /// To which end of it.
        end: End,
        /// Why.
        why: Why,
        /// Both players see which card it is.
        shown: bool,
    },
    /// A card rests, or recovers.
    Rested(CardId, bool),
    /// A ruler is the J-ruler, or the ruler, from here on.
    Flipped(CardId, bool),
    /// A destroyed J-ruler loses ATK, DEF and abilities (7-11).
    Bared(CardId),
    /// A card is shown to both players.
    Shown(CardId),
    /// A card is dealt damage.
    Damaged(CardId, u32),
    /// A card gains something.
    Gained(CardId, Gain, Until),
    /// What lasts until the end of the turn ends, damage with it (2-7).
    TurnEnds,
    /// Counters are put on a card, or taken away.
    Counters(CardId, i8, String),
    /// A player takes control of a card, until the end of the turn or for good.
    Controlled(CardId, Seat, Until),
    /// A token is made.
    Made(Seat, Form),
    /// A card lies under another one (4-3-2).
    Added(CardId, CardId),
    /// A player has so much life now.
    Life(Seat, i32),
    /// Will is produced.
    Produced(Seat, Will),
    /// Will is spent, so much of each.
    Spent(Seat, [u8; 6]),
    /// A player rolls a die, which shows this.
    Rolled(Seat, u8),
    /// A player looks at a card.
    Seen(CardId, Seat),
    /// A card has dealt damage.
    Dealt(CardId),
    /// Something will be done with a card as the turn ends.
    Doomed(CardId, Verb),
    /// A gain of a card, by its place, is used up.
    UsedUp(CardId, u8),
    /// Will that is left over is gone.
    Emptied(Seat),
    /// Something joins the chase.
    Linked(Link),
    /// The last link is taken off, to be resolved or as it is cancelled.
    Taken,
    /// A link below is taken out, as it is cancelled.
    Cancelled(u16),
    /// A battle is declared.
    Attack(Ref, Aim),
    /// It is blocked.
    Blocked(Ref),
    /// The battle is over.
    BattleOver,
    /// A stone was called in this turn.
    Called,
    /// Judgment was performed in this turn.
    Judged,
    /// A card is played as what leaves the game.
    Remnant(CardId),
    /// What goes once a turn was used.
    Used(Ref, u8),
    /// No damage is dealt any more in this turn.
    NoDamage,
    /// A player could not draw in the draw phase.
    Decked(Seat),
    /// Cards are others than they were: what somebody imagines.
    Imagined(Vec<(CardId, u16)>),
    /// The game is over.
    Over(Outcome),
}

impl Event {
    /// The card that it is about and that not everybody may know.
    pub(in crate::engine::fow) const fn card(&self) -> Option<CardId> {
        match self {
            Self::Moved { card, .. } | Self::Shown(card) | Self::Seen(card, _) => Some(*card),
            Self::Shuffled(..)
            | Self::StonesShuffled(..)
            | Self::First(_)
            | Self::Turn(_)
            | Self::Phase(_)
            | Self::Rested(..)
            | Self::Flipped(..)
            | Self::Bared(_)
            | Self::Damaged(..)
            | Self::Gained(..)
            | Self::TurnEnds
            | Self::Counters(..)
            | Self::Controlled(..)
            | Self::Made(..)
            | Self::Added(..)
            | Self::Life(..)
            | Self::Produced(..)
            | Self::Spent(..)
            | Self::Emptied(_)
            | Self::Dealt(_)
            | Self::Rolled(..)
            | Self::Doomed(..)
            | Self::UsedUp(..)
            | Self::Linked(_)
            | Self::Taken
            | Self::Cancelled(_)
            | Self::Attack(..)
            | Self::Blocked(_)
            | Self::BattleOver
            | Self::Called
            | Self::Judged
            | Self::Remnant(_)
            | Self::Used(..)
            | Self::NoDamage
            | Self::Decked(_)
            | Self::Imagined(_)
            | Self::Over(_) => None,
        }
    }
}
