//! The card that the event is about may be the card that has the skill: then the skill speaks of itself.

use crate::ability::{Cards, Effect, Node, Rewrite, Skill, Trigger, Watched};

/// Whether the card that the event is about is the card that has the skill.
pub(super) fn is_about_this(trigger: &Trigger) -> bool {
    match trigger {
        Trigger::Played(card)
        | Trigger::Attacks(card)
        | Trigger::AttacksA(card, _)
        | Trigger::Comboed(card)
        | Trigger::Kod(card)
        | Trigger::Moved(card, ..)
        | Trigger::Leaves(card, _)
        | Trigger::Enters(card, _)
        | Trigger::Switched(card, _) => *card == Watched::This,
        Trigger::By(_, event) | Trigger::From(_, event) => is_about_this(event),
        Trigger::Either(parts) => parts.iter().all(is_about_this),
        // About the player, the other card of two, or nothing; and what is seldom enough to be left as it is.
        Trigger::While(..)
        | Trigger::PlacedAsLeader
        | Trigger::Attacked(_)
        | Trigger::Guards(_)
        | Trigger::FromUnder(..)
        | Trigger::GoesUnder(..)
        | Trigger::PowerRises(_)
        | Trigger::PowerFalls(_)
        | Trigger::SwitchesEnergy(..)
        | Trigger::DealsDamage(_)
        | Trigger::DealtDamage(_)
        | Trigger::Damaged(_)
        | Trigger::LosesMarker(_)
        | Trigger::TurnedUp(_)
        | Trigger::Awakens(_)
        | Trigger::UsesExtra(..)
        | Trigger::UsesThis
        | Trigger::UsesCounter(_)
        | Trigger::UsesBlocker(_)
        | Trigger::UsesKeyword(..)
        | Trigger::TurnStart(_)
        | Trigger::MainStart(_)
        | Trigger::MainEnd(_)
        | Trigger::TurnEnd(_)
        | Trigger::OffenseStart
        | Trigger::DefenseStart
        | Trigger::DamageStart
        | Trigger::BattleEndAttacking
        | Trigger::BattleEndAfterAttack(_)
        | Trigger::BattleEndGuarding
        | Trigger::BattleEndComboed
        | Trigger::RunsOut(_)
        | Trigger::Situation(_) => false,
    }
}

/// Speaks of the card that the event is about as of the card that has the skill.
pub(super) struct ItIsThis;

impl Rewrite for ItIsThis {
    fn cards(&mut self, cards: &mut Cards) {
        if *cards == Cards::It {
            *cards = Cards::This;
        }
        cards.walk_mut(self);
    }

    fn effect(&mut self, effect: &mut Effect) {
        // What waits for an event of its own speaks of that.
        if !matches!(effect, Effect::WhenNext(..) | Effect::Whenever(..)) {
            effect.walk_mut(self);
        }
    }

    /// A skill that is given has events of its own.
    fn skill(&mut self, _: &mut Skill) {}
}
