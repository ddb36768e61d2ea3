//! What a card does from under another: `play this card from under a Unison Card`.

use super::super::phrase::{At, Page, Phrase, Ways, phrase};
use super::super::selector::host;
use crate::ability::{Area, Block, Cards, Condition, Effect, Mode, Selector, Who};

phrase! {
    /// How a card is played.
    fn mode() -> Mode {
        (Mode::Rest) => ["in rest mode"];
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

/// Everything that this can mean.
pub(super) fn from_below(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    let mut ways = Ways::new();
    if let Some(at) = page.lit(at, "play this card from under") {
        for (cards, at) in host(false).read(page, at) {
            let Some(selector) = above(&cards) else { continue };
            let plays = mode().read(page, at).into_iter();
            ways.extend(
                plays.map(|(mode, at)| (only(selector.clone(), Effect::Play(Cards::This, mode)), works_below(at))),
            );
        }
    }
    if let Some(at) = page.lit(at, "use this card from under") {
        for (cards, at) in host(false).read(page, at) {
            let (Some(selector), Some(at)) = (above(&cards), page.lit(at, "in a combo")) else { continue };
            ways.push((only(selector, Effect::Combo(Cards::This)), works_below(at)));
        }
    }
    ways
}

/// As [`from_below`].
pub(super) fn says_from_below(effects: &[Effect], page: &Page<'_>, at: At) -> Vec<At> {
    let [Effect::If(Condition::Beneath(selector), deed, no)] = effects else { return Vec::new() };
    let hosts = |at: At| {
        let fits = above_words(selector).into_iter().filter(|cards| above(cards).as_ref() == Some(selector));
        fits.flat_map(|cards| host(false).says(&cards, page, at)).collect::<Vec<At>>()
    };
    let said: Vec<At> = match deed.as_ref() {
        [Effect::Play(Cards::This, way)] if no.is_empty() => {
            let hosts = page.lit(at, "play this card from under").into_iter().flat_map(hosts);
            hosts.flat_map(|at| mode().says(way, page, at)).collect()
        }
        [Effect::Combo(Cards::This)] if no.is_empty() => {
            let hosts = page.lit(at, "use this card from under").into_iter().flat_map(hosts);
            hosts.filter_map(|at| page.lit(at, "in a combo")).collect()
        }
        _ => Vec::new(),
    };
    said.into_iter().map(works_below).collect()
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
    let acts = |effect: &Effect| matches!(effect, Effect::Play(Cards::This, _) | Effect::Combo(Cards::This));
    let places = (0..effects.len()).filter(|at| acts(&effects[*at]));
    let lower = |at: usize| {
        let mut effects = effects.to_vec();
        let deed = vec![effects[at].clone()];
        effects[at] = Effect::If(condition.clone(), deed.into(), Block::default());
        effects
    };
    places.map(lower).collect()
}
