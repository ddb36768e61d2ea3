//! What happens: the one list of all changes of the [`Table`](super::Table).

use enumset::EnumSet;
use serde::{Deserialize, Serialize};

use super::area::Area;
use super::table::{Aim, Ban, Delayed, Link, Negated, Part, Phase, Ref};
use crate::ability::yugioh::Summon;
use crate::ability::yugioh::deed::{Form, Gain, Lies, Until};
pub use crate::engine::pile::End;
use crate::engine::yugioh::roster::LineAt;
use crate::engine::{CardId, Outcome, Seat};

/// Why a card moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Why {
    /// It is drawn.
    Drawn,
    /// A monster is Summoned.
    Summoned,
    /// It is Set.
    Set,
    /// It is activated.
    Activated,
    /// It is destroyed by battle.
    Battle,
    /// It is destroyed by an effect, or by a rule.
    Destroyed,
    /// It is a Tribute.
    Tribute,
    /// It is a material of a Summon.
    Material,
    /// It is a material of a Synchro Summon.
    SynchroMaterial,
    /// It is detached.
    Detached,
    /// It is discarded.
    Discarded,
    /// It is discarded as a cost.
    Toll,
    /// It is discarded for the hand limit.
    Limit,
    /// It was activated, and is done.
    Done,
    /// What it lay under, or was equipped to, is gone.
    Left,
    /// An effect says so otherwise.
    Effect,
    /// It is paid.
    Cost,
}

/// Something that happens.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Event {
    /// A Deck is in this order now, its top last.
    Shuffled(Seat, Vec<CardId>),
    /// It was decided who goes first.
    First(Seat),
    /// A turn begins.
    Turn(Seat),
    /// A phase begins.
    Phase(Phase),
    /// A step of the Battle Phase begins.
    Part(Part),
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
        /// How it lies there.
        lies: Lies,
        /// Why.
        why: Why,
        /// By whose card or act.
        by: Seat,
        /// Both players see which card it is.
        shown: bool,
    },
    /// A monster has been Summoned so, by a player.
    Summoned(Ref, EnumSet<Summon>, Seat),
    /// The Normal Summon of the turn is used up (10-1).
    Normal,
    /// The Pendulum Summon of the turn is used up (5-9).
    Pendulum,
    /// A card lies otherwise.
    Lies(CardId, Lies),
    /// A player has changed the position of a monster.
    Turned(CardId),
    /// A card is shown to both players.
    Shown(CardId),
    /// A player sees a card.
    Seen(CardId, Seat),
    /// A card gains something.
    Gained(CardId, Gain, Until),
    /// What lasts so long ends; for the end of a turn, what lasts until it.
    Ends(Until),
    /// Counters are put on a card, or taken away.
    Counters(CardId, i8, String),
    /// A player takes control of a card.
    Controlled(CardId, Seat, Until),
    /// A token is made.
    Made(Seat, Form, Lies),
    /// A card is equipped to a monster.
    Equipped(CardId, CardId),
    /// A card lies under another.
    Attached(CardId, CardId),
    /// A player has so many Life Points now.
    Lp(Seat, i32),
    /// A player took battle damage from a monster.
    Hurt(Seat, u32, Ref),
    /// Something joins the Chain.
    Linked(Link),
    /// The last link is resolved.
    Taken,
    /// A link of this number is negated.
    Negated(u8, Negated),
    /// An attack is declared.
    Attack(Ref, Aim),
    /// An attack is made on something else.
    Aimed(Aim),
    /// The attack is negated.
    Stopped,
    /// A monster is destroyed by battle, by another.
    Doomed(Ref, Ref),
    /// Two monsters have fought.
    Fought(Ref, Ref),
    /// The battle is over.
    BattleOver,
    /// What goes once a turn was used.
    Used(Ref, LineAt),
    /// What goes once a turn by its name was used.
    Named(Seat, LineAt),
    /// Somebody is kept from something.
    Banned(Ban),
    /// Somebody takes no battle damage.
    Unhurt(Seat, Until),
    /// Something is done later.
    Delayed(Delayed),
    /// What was to be done later is begun.
    Begun,
    /// A coin falls: it was called right, or not.
    Coin(Seat, bool),
    /// A die is rolled.
    Die(Seat, u8),
    /// A player cannot draw.
    Decked(Seat),
    /// A player wins by an effect.
    Wins(Seat),
    /// Cards are others than they were: what somebody imagines.
    Imagined(Vec<(CardId, u16)>),
    /// The Duel is over.
    Over(Outcome),
}

impl Event {
    /// The card that it is about and that not everybody may know.
    pub(in crate::engine::yugioh) const fn card(&self) -> Option<CardId> {
        match self {
            Self::Moved { card, .. }
            | Self::Shown(card)
            | Self::Seen(card, _)
            | Self::Lies(card, _)
            | Self::Turned(card)
            | Self::Controlled(card, ..)
            | Self::Attack(_, Aim::Card(Ref { card, .. })) => Some(*card),
            Self::Shuffled(..)
            | Self::First(_)
            | Self::Turn(_)
            | Self::Phase(_)
            | Self::Part(_)
            | Self::Summoned(..)
            | Self::Normal
            | Self::Pendulum
            | Self::Gained(..)
            | Self::Ends(_)
            | Self::Counters(..)
            | Self::Made(..)
            | Self::Equipped(..)
            | Self::Attached(..)
            | Self::Lp(..)
            | Self::Hurt(..)
            | Self::Linked(_)
            | Self::Taken
            | Self::Negated(..)
            | Self::Attack(..)
            | Self::Aimed(_)
            | Self::Stopped
            | Self::Doomed(..)
            | Self::Fought(..)
            | Self::BattleOver
            | Self::Used(..)
            | Self::Named(..)
            | Self::Banned(_)
            | Self::Unhurt(..)
            | Self::Delayed(_)
            | Self::Begun
            | Self::Coin(..)
            | Self::Die(..)
            | Self::Decked(_)
            | Self::Wins(_)
            | Self::Imagined(_)
            | Self::Over(_) => None,
        }
    }
}
