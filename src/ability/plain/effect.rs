//! Effects, plainly: what is short for other instructions is spelled out, what is done to cards is done to cards with a name.

use super::{Names, as_set, both};
use crate::ability::{Area, Block, Cards, Choose, Destination, Effect, HowMany, Name, Selector, Who};

/// Instructions without those that go without saying, and with those that others are short for.
pub(super) fn spelled_out(block: &Block, names: &mut Names) -> Vec<Effect> {
    // Cards that were described show that they are so when they go from one secret area to another (11-2-1).
    let mut described: Vec<&Name> = Vec::new();
    let mut effects = Vec::with_capacity(block.len());
    for (at, effect) in block.iter().enumerate() {
        if let Effect::Choose(choose) = effect
            && !choose.from.filter.is_any()
        {
            described.push(&choose.name);
        }
        let shown_anyway = matches!(
            &block[at..],
            [Effect::Reveal(Cards::Named(shown)), Effect::Move(Cards::Named(moved), Destination::To(Area::Hand)), ..]
                if shown == moved && described.contains(&shown)
        );
        if !shown_anyway {
            effects.extend(in_full(effect.clone(), names));
        }
    }
    effects
}

/// An instruction by those that it is short for.
fn in_full(effect: Effect, names: &mut Names) -> Vec<Effect> {
    match effect {
        // 4.00, 20-7-1: to discard is to place a card from the hand in the Drop Area.
        Effect::Discard(whose @ (Who::You | Who::Opponent), n) => {
            let from = Selector { whose, areas: vec![Area::Hand], ..Selector::default() };
            let choose = Choose { who: whose, ..Choose::new(from, HowMany::Exactly(n), &names.make_up()) };
            let discarded = Cards::Named(choose.name.clone());
            vec![Effect::Choose(choose), Effect::Move(discarded, Destination::To(Area::Drop))]
        }
        // Who need not choose a card need not be asked whether they want to.
        Effect::May(act, after) if after.is_empty() && is_free(&act) => act.to_vec(),
        other => vec![other],
    }
}

/// Whether an act is nothing but to do something to cards that need not be chosen.
fn is_free(act: &[Effect]) -> bool {
    let [Effect::Choose(choose), acts @ ..] = act else { return false };
    let chosen = Cards::Named(choose.name.clone());
    let is_about_them = |act: &Effect| {
        let cards = act.cards();
        !cards.is_empty() && cards.into_iter().all(|cards| *cards == chosen)
    };
    choose.who == Who::You && matches!(choose.count, HowMany::UpTo(_) | HowMany::Any) && acts.iter().all(is_about_them)
}

/// An instruction whose parts are plain.
pub(super) fn plain_effect(effect: &mut Effect) {
    match effect {
        Effect::PlayerDraws(Who::You, n) => *effect = Effect::Draw(n.clone()),
        Effect::ActivateSkill(_, keywords) => as_set(keywords),
        // Neither has another way: one question is enough.
        Effect::If(condition, yes, no) => {
            while no.is_empty()
                && let [Effect::If(more, inner, others)] = &**yes
                && others.is_empty()
            {
                *condition = both(Some(condition.clone()), more.clone());
                *yes = inner.clone();
            }
        }
        // There is one way of saying the others.
        _ => {}
    }
}
