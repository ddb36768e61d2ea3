//! What is about to happen, and what is happening: replacement effects look at the one (8-9), triggers at the other (8-6).
//! What has happened is an [`Event`](super::event::Event).

use enumset::EnumSetType;
use serde::{Deserialize, Serialize};
use strum::EnumDiscriminants;

use crate::ability::{Area, Mode, Until};

use super::event::Cause;
use super::ids::{CardId, Seat};
use super::roster::Keywords;

/// Where a card goes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub(super) seat: Seat,
    pub(super) area: Area,
    pub(super) mode: Mode,
    pub(super) bottom: bool,
    /// In life, so that both players see it.
    pub(super) face_up: bool,
}

/// What has been paid to play a card.
#[derive(Clone, Copy, Debug, Default)]
pub struct Payment {
    /// Markers that a Unison Card enters with: one for each energy rested, and what has been done to them since.
    pub markers: u16,
    /// The X among it (2-12).
    pub x: u16,
    /// Markers that \[Empower\] takes over.
    pub carried: u16,
}

/// In what manner a card is played.
#[derive(Clone, Copy, Debug)]
pub(super) enum Manner {
    /// As it is.
    Plain,
    /// With its skills negated, as long as that.
    Negated(Until),
    /// Evolved (10-5-7).
    Evolved,
}

/// What would happen.
#[derive(Clone, Copy, Debug)]
pub(super) enum Proposed {
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
pub(super) type Applied = (CardId, u8);

/// An event that something else may take the place of.
#[derive(Clone, Debug)]
pub struct Would {
    pub(super) proposed: Proposed,
    /// The replacement effects that have been applied to it (8-9-2-3).
    pub(super) applied: Vec<Applied>,
}

impl Proposed {
    /// The card that an event is about.
    pub(super) const fn about(self) -> Option<CardId> {
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

/// Whose doing an event is, as far as triggers ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// The rules', or a player's without a skill.
    Rules,
    /// A skill's of that player: the card that has it, and the keywords it goes by.
    Skill(Seat, CardId, Keywords),
    /// A battle's.
    Battle,
}

/// Something that triggers can be about. Leaving an area is asked before the move, entering one after it.
#[derive(Clone, Copy, Debug, EnumDiscriminants)]
#[strum_discriminants(name(Cue), doc = "A kind of event.", derive(Hash, EnumSetType, Serialize, Deserialize))]
#[strum_discriminants(enumset(no_super_impls))]
pub(super) enum Happening {
    Moved {
        card: CardId,
        from: Area,
        to: Area,
        ko: bool,
        by: By,
    },
    Entered {
        card: CardId,
        to: Area,
        by: By,
    },
    /// A card has left an area for a place under a card of another.
    Left {
        card: CardId,
        from: Area,
        by: By,
    },
    FromUnder {
        card: CardId,
        host: CardId,
        to: Area,
        by: By,
    },
    GoesUnder {
        card: CardId,
        host: CardId,
        by: By,
    },
    Played(CardId, By),
    PlacedAsLeader(CardId),
    Attack {
        attacker: CardId,
        guard: CardId,
    },
    Guards(CardId),
    Comboed(CardId),
    Switched(CardId, Mode, By),
    SwitchedEnergy(Seat, Mode, By),
    /// Its power has been made higher, or lower.
    Power(CardId, bool, By),
    DealsDamage(CardId),
    DealtDamage(CardId),
    Damaged(Seat, By),
    LostMarker(CardId, By),
    Awakened(Seat),
    TurnedUp(CardId, By),
    UsesExtra(Seat, CardId),
    UsesCounter(Seat),
    UsesBlocker(CardId),
    UsesKeyword(CardId, Keywords),
    TurnStart(Seat),
    MainStart(Seat),
    MainEnd(Seat),
    TurnEnd(Seat),
    OffenseStart,
    DefenseStart,
    DamageStart,
    BattleEnd,
    RunsOut(Seat),
}

impl Happening {
    /// Whose doing it is.
    pub(super) const fn by(self) -> By {
        match self {
            Self::Moved { by, .. }
            | Self::Entered { by, .. }
            | Self::Left { by, .. }
            | Self::FromUnder { by, .. }
            | Self::GoesUnder { by, .. }
            | Self::Played(_, by)
            | Self::Switched(.., by)
            | Self::TurnedUp(_, by)
            | Self::SwitchedEnergy(.., by)
            | Self::Power(.., by)
            | Self::Damaged(_, by)
            | Self::LostMarker(_, by) => by,
            // 7-4-1-4-1
            Self::DealtDamage(_) => By::Battle,
            _ => By::Rules,
        }
    }

    /// The card that it is about.
    pub(super) const fn subject(self) -> Option<CardId> {
        match self {
            Self::Moved { card, .. }
            | Self::Entered { card, .. }
            | Self::Left { card, .. }
            | Self::FromUnder { card, .. }
            | Self::GoesUnder { card, .. }
            | Self::Played(card, _)
            | Self::PlacedAsLeader(card)
            | Self::Guards(card)
            | Self::Comboed(card)
            | Self::Switched(card, ..)
            | Self::TurnedUp(card, _)
            | Self::Power(card, ..)
            | Self::DealsDamage(card)
            | Self::DealtDamage(card)
            | Self::LostMarker(card, _)
            | Self::UsesExtra(_, card)
            | Self::UsesBlocker(card)
            | Self::UsesKeyword(card, _)
            | Self::Attack { attacker: card, .. } => Some(card),
            _ => None,
        }
    }
}
