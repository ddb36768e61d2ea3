//! From a saved game to its lists.

use std::sync::{Arc, LazyLock};

use crate::app::apart::Sheets;
use crate::card::CardNumber;
use crate::catalog::Catalog;
use crate::engine::{exo, fow, yugioh};
use crate::sim::duel::{List, Printed};
use crate::sim::replay::{Numbers, Replay, ReplayError};

/// The lists that a saved game was played with, copies one by one. How many there are of these, and whether that is too
/// many, [`Replay::problems`] says beforehand.
///
/// # Errors
/// Every card that is not known, once.
pub fn lists<'a>(saved: &Replay, catalog: &'a Catalog) -> Result<[List<'a>; 2], Vec<ReplayError>> {
    let mut unknown = Vec::new();
    let [a, b] = saved.decks.each_ref().map(|numbers| list(numbers, catalog, &mut unknown));
    match (a, b) {
        (Some(a), Some(b)) if unknown.is_empty() => Ok([a, b]),
        _ => Err(unknown),
    }
}

/// The cards of a saved list; those that are not known are added to the errors.
fn list<'a>(numbers: &Numbers, catalog: &'a Catalog, unknown: &mut Vec<ReplayError>) -> Option<List<'a>> {
    let mut printed = |number: &CardNumber| -> Option<Printed<'a>> {
        let entry = catalog.get(number);
        let error = ReplayError::UnknownCard(number.clone());
        if entry.is_none() && !unknown.contains(&error) {
            unknown.push(error);
        }
        entry.map(Into::into)
    };
    let leader = printed(&numbers.leader);
    let mut copies = |part: &[(CardNumber, u16)]| {
        let each = part.iter().filter_map(|(number, count)| Some((printed(number)?, usize::from(*count))));
        each.flat_map(|(card, count)| std::iter::repeat_n(card, count)).collect()
    };
    let (cards, z) = (copies(&numbers.cards), copies(&numbers.z));
    Some(List { leader: leader?, cards, z })
}

/// The decks of Creatures of Exo that a saved game was played with, from the tables that came along.
///
/// # Errors
/// Every card that no table knows, once.
pub fn decks(saved: &Replay, sheets: &Sheets<exo::Sheet>) -> Result<[exo::Deck; 2], Vec<ReplayError>> {
    let relics: Vec<_> = sheets.values().map(LazyLock::force).filter(|sheet| sheet.relic).cloned().collect();
    parts(saved, sheets, |numbers| &numbers.evolutions).map(|decks| {
        decks.map(|(leader, main, evolutions)| exo::Deck { leader, main, evolutions, relics: relics.clone() })
    })
}

/// The same of Force of Will.
///
/// # Errors
/// As of [`decks`].
pub fn decks_of_force_of_will(saved: &Replay, sheets: &Sheets<fow::Sheet>) -> Result<[fow::Deck; 2], Vec<ReplayError>> {
    parts(saved, sheets, |numbers| &numbers.stones)
        .map(|decks| decks.map(|(ruler, main, stones)| fow::Deck { ruler, main, stones }))
}

/// The same of Yu-Gi-Oh!, where nobody leads.
///
/// # Errors
/// As of [`decks`].
pub fn decks_of_yugioh(saved: &Replay, sheets: &Sheets<yugioh::Sheet>) -> Result<[yugioh::Deck; 2], Vec<ReplayError>> {
    parts(saved, sheets, |numbers| &numbers.extra)
        .map(|decks| decks.map(|(_, main, extra)| yugioh::Deck { main, extra }))
}

/// Who leads a deck, its cards, and those of the deck beside it.
type Parts<S> = (Arc<S>, Vec<Arc<S>>, Vec<Arc<S>>);

/// The cards of both saved decks, and of the decks beside them.
fn parts<S>(
    saved: &Replay,
    sheets: &Sheets<S>,
    beside: impl Fn(&Numbers) -> &[(CardNumber, u16)],
) -> Result<[Parts<S>; 2], Vec<ReplayError>> {
    let mut unknown: Vec<ReplayError> = Vec::new();
    let [a, b] = saved.decks.each_ref().map(|numbers| {
        let mut sheet = |number: &CardNumber| -> Option<Arc<S>> {
            let sheet = sheets.get(number.as_str()).map(LazyLock::force).cloned();
            let error = ReplayError::UnknownCard(number.clone());
            if sheet.is_none() && !unknown.contains(&error) {
                unknown.push(error);
            }
            sheet
        };
        let leader = sheet(&numbers.leader);
        let mut copies = |part: &[(CardNumber, u16)]| -> Vec<Arc<S>> {
            let each = part.iter().filter_map(|(number, count)| Some((sheet(number)?, usize::from(*count))));
            each.flat_map(|(card, count)| std::iter::repeat_n(card, count)).collect()
        };
        let (main, beside) = (copies(&numbers.cards), copies(beside(numbers)));
        Some((leader?, main, beside))
    });
    match (a, b) {
        (Some(a), Some(b)) if unknown.is_empty() => Ok([a, b]),
        _ => Err(unknown),
    }
}
