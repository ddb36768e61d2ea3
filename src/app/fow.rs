//! From a checked list of Force of Will to the deck that its engine takes.

use super::apart::{self, NoDeck};
use crate::card::Section;
use crate::engine::fow::Deck;
use crate::legality::Outcome;
use crate::sim::fow::cards::Sheets;

/// Whether tables say what the ruler of a list does. Others hold names alone, which is enough to check a list.
pub fn is_told(outcome: &Outcome<'_>, sheets: &Sheets) -> bool {
    apart::leader(outcome, sheets).is_some()
}

/// The deck of a list, whose cards stand in a table; the side deck stays out.
///
/// # Errors
/// Why there is none.
pub fn deck(outcome: &Outcome<'_>, sheets: &Sheets) -> Result<Deck, NoDeck> {
    let sections = [Section::Leader, Section::Main, Section::Stones];
    let [ruler, main, stones] = apart::parts(outcome, sheets, sections)?;
    let ruler = ruler.into_iter().next().ok_or(NoDeck::NoLeader)?;
    Ok(Deck { ruler, main, stones })
}
