//! The card that the event is about may be the card that has the skill: then the skill speaks of itself.

use crate::ability::{Cards, Effect, Node, Rewrite, Skill, Trigger};

/// Whether the card that the event is about is the card that has the skill.
pub(super) fn is_about_this(trigger: &Trigger) -> bool {
    // What holds meanwhile may speak of another card.
    trigger.is_of_own() && !trigger.any(&|part| matches!(part, Trigger::While(..)))
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
