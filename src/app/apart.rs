//! Lists of the games that have an engine of their own: from a checked list and tables of cards to the parts of a deck.

use std::sync::{Arc, LazyLock};

use crate::card::{CardNumber, Kind, Section};
use crate::legality::Outcome;
pub use crate::sim::table::Sheets;

/// Copies of a line beyond this are not dealt.
const MOST_COPIES: u32 = 1000;

/// Why a list has no deck to play with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoDeck {
    /// Nobody leads it.
    NoLeader,
    /// The book has no rules for these cards.
    NoRule(Vec<(CardNumber, Kind)>),
    /// No table that came along says what these cards do.
    Unknown(Vec<CardNumber>),
}

/// The parts of a list, card by card, each as its tables have it.
///
/// # Errors
/// The cards that no table has, each once.
pub fn parts<S, const N: usize>(
    outcome: &Outcome<'_>,
    sheets: &Sheets<S>,
    sections: [Section; N],
) -> Result<[Vec<Arc<S>>; N], NoDeck> {
    let mut unknown: Vec<CardNumber> = Vec::new();
    let parts = sections.map(|section| {
        let mut cards: Vec<Arc<S>> = Vec::new();
        for line in outcome.context.lines_in(&[section]) {
            let number = &line.entry.card.number;
            match sheets.get(number.as_str()).map(LazyLock::force) {
                Some(sheet) => cards.extend((0..line.line.count.min(MOST_COPIES)).map(|_| Arc::clone(sheet))),
                None if unknown.contains(number) => {}
                None => unknown.push(number.clone()),
            }
        }
        cards
    });
    if unknown.is_empty() { Ok(parts) } else { Err(NoDeck::Unknown(unknown)) }
}

/// What tables say of the card that leads a list.
pub fn leader<'s, S>(outcome: &Outcome<'_>, sheets: &'s Sheets<S>) -> Option<&'s Arc<S>> {
    let leader = outcome.context.resolution.leader();
    leader.and_then(|line| sheets.get(line.entry.card.number.as_str())).map(LazyLock::force)
}
