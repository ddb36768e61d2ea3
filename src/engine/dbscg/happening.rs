//! What is happening: triggers look at it (8-6). What would happen is a `Proposed`, what has happened an
//! [`Event`](super::state::event::Event).

use enumset::EnumSetType;
use serde::{Deserialize, Serialize};
use strum::EnumDiscriminants;

use crate::ability::{Area, Facing, Mode};
use crate::engine::dbscg::ids::{CardId, Seat};
use crate::engine::dbscg::keywords::Keywords;

/// Whose doing an event is, as far as triggers ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum By {
    /// The rules', or a player's without a skill.
    Rules,
    /// A skill's of that player: the card that has it, and the keywords it goes by.
    Skill(Seat, CardId, Keywords),
    /// A battle's.
    Battle,
}

impl By {
    /// The card whose skill does it.
    pub(crate) const fn source(self) -> Option<CardId> {
        if let Self::Skill(_, source, _) = self { Some(source) } else { None }
    }
}

/// Something that triggers can be about. Leaving an area is asked before the move, entering one after it.
#[derive(Clone, Copy, Debug, EnumDiscriminants, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[strum_discriminants(name(Cue), doc = "A kind of event.", derive(Hash, EnumSetType, Serialize, Deserialize))]
#[strum_discriminants(enumset(no_super_impls))]
pub(crate) enum Happening {
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
    Comboed(CardId, By),
    Switched(CardId, Mode, By),
    SwitchedEnergy(Seat, Mode, By),
    /// Its power has been made higher, or lower.
    Power(CardId, bool, By),
    DealsDamage(CardId),
    DealtDamage(CardId),
    AttackNegated(CardId, By),
    Damaged(Seat, By),
    LostMarker(CardId, By),
    Awakened(Seat),
    TurnedUp(CardId, By),
    /// It has been switched to Revealed Mode, or is about to be in Hidden Mode.
    Turned(CardId, Facing, By),
    /// Where the card was as its skill was declared.
    UsesExtra(Seat, CardId, Area),
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
    DamageEnd,
    /// A card in a Combo Area is about to go to the Drop Area.
    ComboGoes(CardId),
    BattleEnd,
    RunsOut(Seat),
}

impl Happening {
    /// Whose doing it is.
    pub(crate) const fn by(self) -> By {
        match self {
            Self::Moved { by, .. }
            | Self::Entered { by, .. }
            | Self::Left { by, .. }
            | Self::FromUnder { by, .. }
            | Self::GoesUnder { by, .. }
            | Self::Played(_, by)
            | Self::Switched(.., by)
            | Self::TurnedUp(_, by)
            | Self::Turned(.., by)
            | Self::SwitchedEnergy(.., by)
            | Self::Power(.., by)
            | Self::AttackNegated(_, by)
            | Self::Damaged(_, by)
            | Self::Comboed(_, by)
            | Self::LostMarker(_, by) => by,
            // 7-4-1-4-1
            Self::DealtDamage(_) => By::Battle,
            _ => By::Rules,
        }
    }

    /// The card that it is about.
    pub(crate) const fn subject(self) -> Option<CardId> {
        match self {
            Self::Moved { card, .. }
            | Self::Entered { card, .. }
            | Self::Left { card, .. }
            | Self::FromUnder { card, .. }
            | Self::GoesUnder { card, .. }
            | Self::Played(card, _)
            | Self::PlacedAsLeader(card)
            | Self::Guards(card)
            | Self::ComboGoes(card)
            | Self::Comboed(card, _)
            | Self::Switched(card, ..)
            | Self::TurnedUp(card, _)
            | Self::Turned(card, ..)
            | Self::Power(card, ..)
            | Self::DealsDamage(card)
            | Self::DealtDamage(card)
            | Self::AttackNegated(card, _)
            | Self::LostMarker(card, _)
            | Self::UsesExtra(_, card, _)
            | Self::UsesBlocker(card)
            | Self::UsesKeyword(card, _)
            | Self::Attack { attacker: card, .. } => Some(card),
            _ => None,
        }
    }
}
