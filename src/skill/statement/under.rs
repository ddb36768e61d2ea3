//! What a card says of the card that it lies under: `If this card is under a 《God》 card, the card on top of this card gains
//! [Barrier]` (11-3-2-2).

use super::super::phrase::{At, Page, Phrase, Ways};
use super::super::selector::host;
use super::predicate;
use crate::ability::{Cards, Condition, Scope, Selector, Statement, Subject, Who};

const BENEATH: &[&str] = &["if this card is under", "while this card is under"];
const ABOVE: &[&str] = &["the card on top of this card", "that card"];

/// The card on top, as words for a place have it.
fn above(cards: Cards) -> Option<Selector> {
    match cards {
        Cards::All(selector) => Some(selector),
        Cards::Leader(who) => {
            Some(Selector { whose: who, areas: vec![crate::ability::Area::Leader], ..Selector::default() })
        }
        _ => None,
    }
}

/// What a sentence of this kind states, under the conditions before it.
pub(super) fn read(page: &Page<'_>, at: At) -> Ways<Vec<Statement>> {
    let mut ways = Ways::new();
    let Some(at) = page.any(at, BENEATH) else { return ways };
    for (cards, at) in host(false).read(page, at) {
        let Some(selector) = above(cards) else { continue };
        let Some(at) = page.lit(at, ",").and_then(|at| page.any(at, ABOVE)) else { continue };
        for (said, at) in predicate::read(page, at) {
            let all = said.into_iter().map(|(place, says)| {
                let when = Some(Condition::Beneath(selector.clone()));
                let said = Statement { when, about: Subject::Above, scope: Scope::Under, ..Statement::new(says) };
                (place == Scope::InPlay).then_some(said)
            });
            ways.extend(all.collect::<Option<Vec<_>>>().map(|all| (all, at)));
        }
    }
    ways
}

/// All places where the text may end that states this.
pub(super) fn says(statements: &[Statement], page: &Page<'_>, at: At) -> Vec<At> {
    let [Statement { when: Some(Condition::Beneath(selector)), .. }, ..] = statements else { return Vec::new() };
    let alike = |said: &Statement| {
        said.when.as_ref() == Some(&Condition::Beneath(selector.clone()))
            && (said.about == Subject::Above && said.scope == Scope::Under)
    };
    if !statements.iter().all(alike) {
        return Vec::new();
    }
    let said: Vec<_> = statements.iter().map(|said| (Scope::InPlay, said.says.clone())).collect();
    let hosts = [Cards::All(selector.clone()), Cards::Leader(Who::You), Cards::Leader(Who::Opponent)];
    let mut places = Vec::new();
    if let Some(at) = page.any(at, BENEATH) {
        for cards in hosts.iter().filter(|cards| above((*cards).clone()).as_ref() == Some(selector)) {
            let ends = host(false).says(cards, page, at).into_iter();
            let tops = ends.filter_map(|at| page.lit(at, ",").and_then(|at| page.any(at, ABOVE)));
            places.extend(tops.flat_map(|at| predicate::says(&said, page, at)));
        }
    }
    places
}
