//! The card that the event is about may be the card that has the skill: then the skill speaks of itself.

use crate::ability::{Cards, Condition, Effect, Trigger, Watched};

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
        _ => false,
    }
}

/// Speaks of the card that has the skill as of itself.
pub(super) fn it_is_this(effect: &mut Effect) {
    effect.cards_mut().into_iter().for_each(this_for_it);
    match effect {
        Effect::If(condition, ..) => it_is_this_in(condition),
        Effect::Choose(choose) => choose.from.under.iter_mut().for_each(|hosts| this_for_it(hosts)),
        _ => {}
    }
    for block in effect.blocks_mut() {
        let mut effects = block.to_vec();
        effects.iter_mut().for_each(it_is_this);
        *block = effects.into();
    }
}

pub(super) fn it_is_this_in(condition: &mut Condition) {
    match condition {
        Condition::Are(cards, _)
        | Condition::Any(cards)
        | Condition::In(cards, _)
        | Condition::Attacking(cards)
        | Condition::Guarding(cards) => this_for_it(cards),
        Condition::Not(inner) => it_is_this_in(inner),
        Condition::All(parts) | Condition::Either(parts) => parts.iter_mut().for_each(it_is_this_in),
        _ => {}
    }
}

fn this_for_it(cards: &mut Cards) {
    match cards {
        Cards::It => *cards = Cards::This,
        Cards::Under(host) => this_for_it(host),
        Cards::Each(parts) => parts.iter_mut().for_each(this_for_it),
        _ => {}
    }
}
