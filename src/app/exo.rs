//! From a checked list of Creatures of Exo to the deck that its engine takes.

use std::sync::Arc;

use crate::card::{CardNumber, Section};
use crate::engine::exo::{Deck, Sheet};
use crate::legality::Outcome;
use crate::sim::exo::cards::Sheets;

/// Copies of a line beyond this are not dealt.
const MOST_COPIES: u32 = 1000;

/// Why a list has no deck to play with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoDeck {
    /// It has no Leader.
    NoLeader,
    /// No table that came along says what these cards do.
    Unknown(Vec<CardNumber>),
}

/// Whether tables say what the Leader of a list does: it has lives then. Others hold names alone, which is enough to check a
/// list.
pub fn is_told(outcome: &Outcome<'_>, sheets: &Sheets) -> bool {
    let leader = outcome.context.resolution.leader();
    leader.and_then(|line| sheets.get(line.entry.card.number.as_str())).is_some_and(|sheet| sheet.lives > 0)
}

/// The deck of a list, whose cards stand in a table; the side deck stays out (12-3).
///
/// # Errors
/// Why there is none.
pub fn deck(outcome: &Outcome<'_>, sheets: &Sheets) -> Result<Deck, NoDeck> {
    let mut unknown: Vec<CardNumber> = Vec::new();
    let mut part = |section| {
        let mut cards: Vec<Arc<Sheet>> = Vec::new();
        for line in outcome.context.lines_in(&[section]) {
            let number = &line.entry.card.number;
            match sheets.get(number.as_str()) {
                Some(sheet) => {
                    cards.extend((0..line.line.count.min(MOST_COPIES)).map(|_| Arc::clone(sheet)));
                }
                None if unknown.contains(number) => {}
                None => unknown.push(number.clone()),
            }
        }
        cards
    };
    let [leader, main, evolutions] = [Section::Leader, Section::Main, Section::Evolution].map(&mut part);
    let relics = sheets.values().filter(|sheet| sheet.relic).cloned().collect();
    if !unknown.is_empty() {
        return Err(NoDeck::Unknown(unknown));
    }
    let leader = leader.into_iter().next().ok_or(NoDeck::NoLeader)?;
    Ok(Deck { leader, main, evolutions, relics })
}
