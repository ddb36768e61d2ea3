//! What a card does from under another: `play this card from under a Unison Card`.

use super::super::phrase::{At, Page, Phrase, Ways, phrase};
use super::super::price::to;
use super::super::selector::host;
use super::moves::destination;
use crate::ability::{Area, Block, Cards, Condition, Effect, Fate, Mode, Price, Selector, Who};

phrase! {
    /// How a card is played.
    fn mode() -> Mode {
        (Mode::Active) => ["in active mode"] | [""];
    }
}

/// The card on top, as words for a place have it.
fn above(cards: &Cards) -> Option<Selector> {
    match cards {
        Cards::All(selector) => Some(selector.clone()),
        Cards::Leader(who) => Some(Selector { whose: *who, areas: vec![Area::Leader], ..Selector::default() }),
        _ => None,
    }
}

/// The words for the card on top.
fn above_words(selector: &Selector) -> [Cards; 3] {
    [Cards::All(selector.clone()), Cards::Leader(Who::You), Cards::Leader(Who::Opponent)]
}

/// It works where its card lies under another (11-3-2-2).
fn works_below(at: At) -> At {
    at.speak(|spoken| spoken.under = true)
}

fn only(selector: Selector, deed: Effect) -> Vec<Effect> {
    vec![Effect::If(Condition::Beneath(selector), vec![deed].into(), Block::default())]
}

/// What the card does from there, with the words before and after the card on top.
#[derive(Clone, Copy)]
enum Deed {
    Play,
    Combo,
    /// It goes somewhere.
    Move,
}

const DEEDS: [(Deed, &[&str], &[&str]); 4] = [
    (Deed::Play, &["play this card from under"], &[""]),
    (Deed::Combo, &["use this card from under"], &["in a combo"]),
    (Deed::Combo, &["use this card in a combo from under"], &[""]),
    (
        Deed::Move,
        &[
            "place this card from under",
            "send this card from under",
            "return this card from under",
            "add this card from under",
        ],
        &[""],
    ),
];

/// Everything that this can mean.
pub(super) fn from_below(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    let mut ways = Ways::new();
    for (deed, before, after) in DEEDS {
        let Some(at) = page.any(at, before) else { continue };
        for (cards, at) in host(false).read(page, at) {
            let (Some(selector), Some(at)) = (above(&cards), page.any(at, after)) else { continue };
            let effects: Ways<Effect> = match deed {
                Deed::Play => {
                    mode().read(page, at).into_iter().map(|(mode, at)| (Effect::Play(Cards::This, mode), at)).collect()
                }
                Deed::Combo => vec![(Effect::Combo(Cards::This), at)],
                Deed::Move => destination()
                    .read(page, at)
                    .into_iter()
                    .map(|(to, at)| (Effect::Move(Cards::This, to), at))
                    .collect(),
            };
            ways.extend(effects.into_iter().map(|(effect, at)| (only(selector.clone(), effect), works_below(at))));
        }
    }
    ways
}

/// As [`from_below`].
pub(super) fn says_from_below(effects: &[Effect], page: &Page<'_>, at: At) -> Vec<At> {
    let [Effect::If(Condition::Beneath(selector), deed, no)] = effects else { return Vec::new() };
    let [effect] = deed.as_ref() else { return Vec::new() };
    if !no.is_empty() {
        return Vec::new();
    }
    let mut said = Vec::new();
    for (deed, before, after) in DEEDS {
        let Some(at) = page.any(at, before) else { continue };
        let fits = above_words(selector).into_iter().filter(|cards| above(cards).as_ref() == Some(selector));
        let hosts: Vec<At> = fits.flat_map(|cards| host(false).says(&cards, page, at)).collect();
        for at in hosts.into_iter().filter_map(|at| page.any(at, after)) {
            match (deed, effect) {
                (Deed::Play, Effect::Play(Cards::This, way)) => said.extend(mode().says(way, page, at)),
                (Deed::Combo, Effect::Combo(Cards::This)) => said.push(at),
                (Deed::Move, Effect::Move(Cards::This, to)) => said.extend(destination().says(to, page, at)),
                _ => {}
            }
        }
    }
    said.into_iter().map(works_below).collect()
}

/// `place this card from under a red card in your Drop Area`, as a price.
pub(in crate::skill) fn price_from_below(page: &Page<'_>, at: At) -> Ways<Vec<Price>> {
    let mut ways = Ways::new();
    let Some(at) = page.any(at, AS_PRICE) else { return ways };
    for (cards, at) in host(false).read(page, at) {
        let Some(selector) = above(&cards) else { continue };
        let gone = page.lit(at, "from the game").map(|at| (Fate::To(Area::Removed), at));
        for (fate, at) in to().read(page, at).into_iter().chain(gone) {
            let parts = vec![Price::Condition(Condition::Beneath(selector.clone())), Price::This(fate)];
            ways.push((parts, works_below(at)));
        }
    }
    ways
}

const AS_PRICE: &[&str] = &[
    "place this card from under",
    "send this card from under",
    "return this card from under",
    "remove this card from under",
];

/// As [`price_from_below`].
pub(in crate::skill) fn says_price_from_below(parts: &[Price], page: &Page<'_>, at: At) -> Vec<At> {
    let [first @ Price::Condition(Condition::Beneath(_)), second @ Price::This(_), ..] = parts else {
        return Vec::new();
    };
    page.heard(|| price_from_below(page, at))
        .into_iter()
        .filter(|(said, _)| said[0] == *first && said[1] == *second)
        .map(|(_, at)| at)
        .collect()
}

/// Such a skill works nowhere else: where its card has to lie is a condition of the whole skill.
pub(in crate::skill) fn lifted(effects: &[Effect]) -> Option<(Condition, Vec<Effect>)> {
    let is_there = |effect: &Effect| matches!(effect, Effect::If(Condition::Beneath(_), ..));
    let at = effects.iter().position(is_there)?;
    let Effect::If(condition, deed, _) = &effects[at] else { return None };
    Some((condition.clone(), [&effects[..at], deed, &effects[at + 1..]].concat()))
}

/// The instructions that [`lifted`] may have made these of.
pub(in crate::skill) fn lowered(condition: &Condition, effects: &[Effect]) -> Vec<Vec<Effect>> {
    let acts = |effect: &Effect| {
        matches!(effect, Effect::Play(Cards::This, _) | Effect::Combo(Cards::This) | Effect::Move(Cards::This, _))
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
