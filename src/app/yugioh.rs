//! From a checked list of Yu-Gi-Oh! to the deck that its engine takes, and from a database of cards to what they do.

use std::collections::BTreeMap;

use super::apart::{self, NoDeck};
use crate::card::{CardNumber, Kind, Section};
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
    let sections = [Section::Main, Section::Extra];
    let links = links(outcome, &sections);
    if !links.is_empty() {
        return Err(NoDeck::NoRule(links));
    }
    let [main, extra] = apart::parts(outcome, sheets, sections)?;
    Ok(Deck { main, extra })
}

/// The Link Monsters of a list, which came later than the book, each once.
fn links(outcome: &Outcome<'_>, sections: &[Section]) -> Vec<(CardNumber, Kind)> {
    let cards = outcome.context.lines_in(sections).map(|line| &line.entry.card);
    let mut links: Vec<_> =
        cards.filter(|card| card.kind == Kind::Link).map(|card| (card.number.clone(), card.kind)).collect();
    links.sort_unstable();
    links.dedup();
    links
}

/// The rows of a database; nothing of what is none.
fn rows(bytes: &[u8]) -> Option<Vec<Row>> {
    Some(import::database_rows(bytes)?.into_iter().map(row).collect())
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
    rows(bytes).map(cards::sheets)
}

/// What was read of the text of each card of a database; nothing of what is none, or has no texts.
pub fn written_in_database(bytes: &[u8]) -> Option<BTreeMap<String, Written>> {
    rows(bytes).filter(|rows| !rows.is_empty()).map(cards::written_on)
}
