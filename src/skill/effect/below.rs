//! What a card does from under another: `play this card from under a Unison Card`.

use super::super::cards::{area, card_above};
use super::super::phrase::{Block as BlockOf, Nothing, Spoken, Tacit, phrase};
use super::moves::destination;
use super::play::elsewhere;
use crate::ability::{Block, Cards, Condition, Effect, Mode};

phrase! {
    /// It works where its card lies under another (11-3-2-2).
    pub(super) fn from_below() -> Vec<Effect> {
        [Effect::If(Condition::Beneath(above), deed, no)] =>
            ["play this card from under" {above: card_above()} {deed: BlockOf(played())} {no: Nothing} {-> Spoken::works_below}]
            | ["use this card from under" {above: card_above()} "in a combo" {deed: BlockOf(used())} {no: Nothing} {-> Spoken::works_below}]
            | ["use this card under" {above: card_above()} "in a combo" {deed: BlockOf(used())} {no: Nothing} {-> Spoken::works_below}]
            | ["use this card in a combo from under" {above: card_above()} {deed: BlockOf(used())} {no: Nothing} {-> Spoken::works_below}]
            | [("place this card from under" | "send this card from under" | "return this card from under" | "add this card from under")
               {above: card_above()} {deed: BlockOf(moved())} {no: Nothing} {-> Spoken::works_below}];
        [Effect::If(Condition::Either(places), deed, no)] =>
            ["play this card from your" {places: here_or_below()} {deed: BlockOf(played())} {no: Nothing} {-> Spoken::works_below}];
    }

    /// `hand or from under your Leader`: it works in either place.
    fn here_or_below() -> Vec<Condition> {
        [Condition::In(Cards::This, here), Condition::Beneath(above)] =>
            [{here: area()} {-> |spoken| spoken.acts_from(&[*here])} "or from under" {above: card_above()}];
    }

    fn played() -> Vec<Effect> {
        [Effect::Play(Cards::This, mode)] => [("in active mode" | "") {mode: Tacit(Mode::Active)}];
        [Effect::PlayWith { cards: Cards::This, onto: None, mode: None, ground, change: None }] => [{ground: elsewhere()}];
    }

    fn used() -> Vec<Effect> {
        [Effect::Combo(Cards::This)] => [""];
    }

    fn moved() -> Vec<Effect> {
        [Effect::Move(Cards::This, to)] => [{to: destination()}];
    }
}

/// Such a skill works nowhere else: where its card has to lie is a condition of the whole skill.
pub(in crate::skill) fn lifted(effects: &[Effect]) -> Option<(Condition, Vec<Effect>)> {
    let is_there = |effect: &Effect| {
        matches!(effect, Effect::If(Condition::Beneath(_), ..)) || acts_here_or_below(std::slice::from_ref(effect))
    };
    let at = effects.iter().position(is_there)?;
    let Effect::If(condition, deed, _) = &effects[at] else { return None };
    Some((condition.clone(), [&effects[..at], deed, &effects[at + 1..]].concat()))
}

/// Whether the card acts from an area, or else from under another card.
pub(in crate::skill) fn acts_here_or_below(effects: &[Effect]) -> bool {
    let either = |effect: &Effect| match effect {
        Effect::If(Condition::Either(places), ..) => {
            matches!(places.as_slice(), [Condition::In(Cards::This, _), Condition::Beneath(_)])
        }
        _ => false,
    };
    effects.iter().any(either)
}

/// The instructions that [`lifted`] may have made these of.
pub(in crate::skill) fn lowered(condition: &Condition, effects: &[Effect]) -> Vec<Vec<Effect>> {
    let acts = |effect: &Effect| {
        matches!(
            effect,
            Effect::Play(Cards::This, _)
                | Effect::PlayWith { cards: Cards::This, onto: None, .. }
                | Effect::Combo(Cards::This)
                | Effect::Move(Cards::This, _)
        )
    };
    let places = (0..effects.len()).filter(|at| acts(&effects[*at]));
    let lower = |at: usize| {
        let mut effects = effects.to_vec();
        let deed = vec![effects[at].clone()];
        effects[at] = Effect::If(condition.clone(), deed.into(), Block::default());
        effects
    };
    places.map(lower).collect()
}
