//! One keyword skill of cards: `choose up to 1 keyword skill on 1 of your opponent's Battle Cards and negate it for the turn`,
//! `choose up to 1 keyword skill on a card under this card, and this card gains that skill`. The card is chosen (8-5-3), and
//! of its keyword skills the player picks one.

use super::super::cards::{chosen_from, known, said_parts, whole};
use super::super::duration::until;
use super::super::phrase::{At, Heard, Implied, Page, Phrase, Referent, Ways, name, phrase};
use crate::ability::{Block, Cards, Choose, Effect, Filter, HowMany};

/// The card that was chosen last, in whatever words.
const THE_CHOSEN: Implied<Cards> =
    Implied(|spoken| spoken.chosen.or(spoken.that()).filter(|card| *card != Referent::This).map(Referent::cards));

/// Of how many keyword skills there is a choice: exactly one, or one at most.
const UP_TO_ONE: &[&str] = &["choose up to 1 of the", "choose up to 1"];
const ONE: &[&str] = &["choose 1 of the", "choose 1", "choose a"];
const KEYWORD_SKILL: &[&str] = &["keyword skills", "keyword skill"];
const NEGATE: &[&str] = &[", and negate", "and negate", ", then negate"];
const IT: &[&str] = &["it", "that skill"];
const GAINS: &[&str] = &[", and this card gains", "and this card gains"];

phrase! {
    /// One keyword skill is negated, or gained by this card.
    pub(super) fn one_keyword() -> Vec<Effect> {
        (effects) => [{effects: Heard(read)}];
    }

    fn attacker() -> Cards {
        (Cards::Attacker) => [("the attacking card" | "the attacking battle card")];
    }
}

fn read(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    let mut ways = Ways::new();
    for (words, free) in [(UP_TO_ONE, true), (ONE, false)] {
        let Some(at) = page.any(at, words) else { continue };
        ways.extend(on_cards(free, page, at));
        ways.extend(of_chosen(free, page, at));
        // "Choose up to 1" begins with none of the words for exactly one.
        break;
    }
    ways
}

/// `keyword skill on 1 of your opponent's Battle Cards`: one of these cards is chosen.
fn on_cards(free: bool, page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    let on = page.any(at, KEYWORD_SKILL).and_then(|at| page.any(at, &["on", "of", "from"]));
    let Some(at) = on else { return Ways::new() };
    let mut ways = Ways::new();
    for (cards, at) in attacker().read(page, at).into_iter().filter(|_| !free) {
        ways.extend(negated(&cards, page, at).into_iter().map(|(effect, at)| (vec![effect], at)));
    }
    for (cards, at) in known().read(page, at) {
        ways.extend(gained(&cards, page, at).into_iter().map(|(effect, at)| (vec![offered(free, effect)], at)));
    }
    let articles = page.any(at, &["1", "one", "a", "an"]).unwrap_or(at);
    for (mut from, at) in chosen_from().read(page, articles) {
        // Of cards under others the skills are only read: they have none there (11-3-2).
        if from.under.is_none() {
            from.filter = whole([said_parts(&from.filter), &[Filter::NoKeyword.negated()]].concat());
        }
        let count = if free { HowMany::UpTo(1.into()) } else { HowMany::Exactly(1.into()) };
        let choose = Choose::new(from, count, &name(at.spoken.names));
        let cards = Cards::Named(choose.name.clone());
        let at = at.speak(|spoken| {
            spoken.names += 1;
            spoken.picked();
        });
        let done = [negated(&cards, page, at), gained(&cards, page, at)].concat().into_iter();
        ways.extend(done.map(|(effect, at)| (vec![Effect::Choose(choose.clone()), effect], at)));
    }
    ways
}

/// `the chosen card's keyword skills`: one of them at most, or one.
fn of_chosen(free: bool, page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    let Some(at) = page.any(at, &["chosen card's", "the chosen card's"]) else { return Ways::new() };
    let mut ways = Ways::new();
    for (cards, at) in THE_CHOSEN.read(page, at) {
        let Some(at) = page.lit(at, "keyword skills") else { continue };
        ways.extend(gained(&cards, page, at).into_iter().map(|(effect, at)| (vec![offered(free, effect)], at)));
    }
    ways
}

/// What may be done, where one skill at most is chosen.
fn offered(free: bool, effect: Effect) -> Effect {
    if free { Effect::May([effect].into(), Block::default()) } else { effect }
}

/// `and negate it for the turn`, `and that skill is negated for the turn`.
fn negated(cards: &Cards, page: &Page<'_>, at: At) -> Ways<Effect> {
    let done = page.any(at, NEGATE).and_then(|at| page.any(at, IT));
    let done = done.or_else(|| page.any(at, &[", and that skill is negated", "and that skill is negated"]));
    let ends = done.map_or_else(Ways::new, |at| until().read(page, at)).into_iter();
    ends.map(|(end, at)| (Effect::NegateOneKeyword(cards.clone(), end), at)).collect()
}

/// `, and this card gains that skill for the turn`.
fn gained(cards: &Cards, page: &Page<'_>, at: At) -> Ways<Effect> {
    let done = page.any(at, GAINS).and_then(|at| page.any(at, &["that skill", "that keyword skill", "it"]));
    let ends = done.map_or_else(Ways::new, |at| until().read(page, at)).into_iter();
    ends.map(|(end, at)| (Effect::GainOneKeyword(Cards::This, cards.clone(), end), at)).collect()
}
