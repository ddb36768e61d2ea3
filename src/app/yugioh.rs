//! From a checked list of Yu-Gi-Oh! to the deck that its engine takes, and from a database of cards to what they do.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::apart::{self, NoDeck};
use crate::card::Section;
use crate::catalog::import;
use crate::engine::yugioh::Deck;
use crate::legality::Outcome;
use crate::sim::yugioh::cards::{self, Row, Sheets, Written};

/// Whether tables say what the cards of a list do. Others hold names alone, which is enough to check a list.
pub fn is_told(outcome: &Outcome<'_>, sheets: &Sheets) -> bool {
    outcome.context.lines_in(&[Section::Main]).any(|line| sheets.contains_key(line.entry.card.number.as_str()))
}

/// The deck of a list, whose cards stand in a table; the side deck stays out.
///
/// # Errors
/// Why there is none.
pub fn deck(outcome: &Outcome<'_>, sheets: &Sheets) -> Result<Deck, NoDeck> {
    let [main, extra] = apart::parts(outcome, sheets, [Section::Main, Section::Extra])?;
    Ok(Deck { main, extra })
}

/// The rows of a database; nothing of what is none.
fn rows(bytes: &[u8]) -> Option<Vec<Row>> {
    let rows = import::database_rows(bytes)?;
    let mut rows: Vec<Row> = rows.into_iter().map(row).collect();
    cards::with_singular_names(&mut rows);
    Some(rows)
}

fn row(row: import::DatabaseRow) -> Row {
    Row {
        number: row.card.number.to_string(),
        name: row.card.name().to_owned(),
        kind: row.kind.to_owned(),
        icon: row.icon.to_owned(),
        classes: row.card.front.traits.iter().skip(1).cloned().collect(),
        race: row.card.front.traits.first().cloned().unwrap_or_default(),
        attribute: row.card.attributes.first().cloned().unwrap_or_default(),
        level: row.card.level.unwrap_or(0),
        stats: [row.card.front.power, row.card.front.defense].map(|stat| stat.unwrap_or(0)),
        text: Some(row.text),
    }
}

/// What the cards of a database do; nothing of what is none.
pub fn sheets_of_database(bytes: &[u8]) -> Option<Sheets> {
    Some(rows(bytes)?.iter().map(|row| (row.number.clone(), Arc::new(row.sheet()))).collect())
}

/// What was read of the text of each card of a database; nothing of what is none, or has no texts.
pub fn written_in_database(bytes: &[u8]) -> Option<BTreeMap<String, Written>> {
    let rows = rows(bytes).filter(|rows| !rows.is_empty())?;
    Some(rows.iter().map(|row| (row.number.clone(), row.written())).collect())
}
