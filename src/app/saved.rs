//! From a saved game to its lists.

use crate::catalog::Catalog;
use crate::sim::duel::List;
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
    let mut printed = |number| {
        let entry = catalog.get(number);
        let error = ReplayError::UnknownCard(Clone::clone(number));
        if entry.is_none() && !unknown.contains(&error) {
            unknown.push(error);
        }
        entry.map(Into::into)
    };
    let leader = printed(&numbers.leader);
    let mut cards = Vec::new();
    for (number, count) in &numbers.cards {
        cards.extend(printed(number).into_iter().flat_map(|card| std::iter::repeat_n(card, usize::from(*count))));
    }
    Some(List { leader: leader?, cards })
}
