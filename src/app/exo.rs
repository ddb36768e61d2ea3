//! From a checked list of Creatures of Exo to the deck that its engine takes.

use std::sync::LazyLock;

use super::apart::{self, NoDeck};
use crate::card::Section;
use crate::engine::exo::Deck;
use crate::legality::Outcome;
use crate::sim::exo::cards::Sheets;

/// Whether tables say what the Leader of a list does: it has lives then. Others hold names alone, which is enough to check a
/// list.
pub fn is_told(outcome: &Outcome<'_>, sheets: &Sheets) -> bool {
    apart::leader(outcome, sheets).is_some_and(|sheet| sheet.lives > 0)
}

/// The deck of a list, whose cards stand in a table; the side deck stays out (12-3).
///
/// # Errors
/// Why there is none.
pub fn deck(outcome: &Outcome<'_>, sheets: &Sheets) -> Result<Deck, NoDeck> {
    let sections = [Section::Leader, Section::Main, Section::Evolution];
    let [leader, main, evolutions] = apart::parts(outcome, sheets, sections)?;
    let relics = sheets.values().map(LazyLock::force).filter(|sheet| sheet.relic).cloned().collect();
    let leader = leader.into_iter().next().ok_or(NoDeck::NoLeader)?;
    Ok(Deck { leader, main, evolutions, relics })
}
