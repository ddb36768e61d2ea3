//! Something else in the place of what has just been said: `Add it to your hand. If it's red, you can play it instead.`

use super::condition::condition;
use super::phrase::{Block as BlockOf, phrase};
use super::sentence::joined_clauses;
use crate::ability::{Block, Condition, Effect, Who};

phrase! {
    /// The condition, and what may be done instead then.
    pub(super) fn swap() -> (Condition, Block) {
        ((asked, act)) => ["if" {asked: condition()} "," ("you may" | "you can") {act: BlockOf(joined_clauses())} "instead"];
    }
}

/// An instruction, or where it is so and the player likes, another.
pub(super) fn swapped(effect: &Effect, (asked, act): (Condition, Block)) -> Option<Effect> {
    let kept: Block = [effect.clone()].into();
    let either = [Effect::Unless(Who::You, act, kept.clone())].into();
    matches!(effect, Effect::Move(..)).then(|| Effect::If(asked, either, kept))
}

/// What [`swapped`] made it of.
pub(super) fn unswapped(effect: &Effect) -> Option<(Effect, (Condition, Block))> {
    let Effect::If(asked, either, kept) = effect else { return None };
    let ([Effect::Unless(Who::You, act, _)], [plain]) = (&**either, &**kept) else { return None };
    let parts = (plain.clone(), (asked.clone(), act.clone()));
    (swapped(plain, parts.1.clone()).as_ref() == Some(effect)).then_some(parts)
}
