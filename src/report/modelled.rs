//! How much of each deck is modelled: what is said before anything is done with it, and the same as JSON.

use serde::Serialize;

use crate::card::CardNumber;
use crate::language::{Lang, say};
use crate::sim::modelled::Modelled;

/// Columns of a terminal.
const WIDTH: usize = 80;

/// A deck with what its user calls it.
pub type Named<'a> = (&'a str, &'a Modelled<'a>);

/// A line for each deck, going on below where it is longer than a terminal. A deck against itself is spoken of once.
pub fn human<'a>(decks: impl IntoIterator<Item = Named<'a>>, lang: Lang) -> String {
    let options = textwrap::Options::new(WIDTH).subsequent_indent("  ").break_words(false);
    let mut told: Vec<Named<'_>> = Vec::new();
    let mut out = String::new();
    for deck in decks {
        if !told.contains(&deck) {
            told.push(deck);
            let said = say!("modelled-of", deck = deck.0, modelled = deck.1.message());
            out.push_str(&textwrap::fill(&said.text(lang), &options));
            out.push('\n');
        }
    }
    out
}

/// The object that the JSON of every command has for a deck.
#[derive(Debug, Serialize)]
pub(super) struct Record<'a> {
    cards: u32,
    of: u32,
    leader: Option<bool>,
    missing: Vec<&'a CardNumber>,
}

impl<'a> From<&Modelled<'a>> for Record<'a> {
    fn from(modelled: &Modelled<'a>) -> Self {
        let Modelled { leader, cards, of, missing } = modelled;
        Self { cards: *cards, of: *of, leader: *leader, missing: missing.iter().map(|card| &card.number).collect() }
    }
}
