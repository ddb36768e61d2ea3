//! How much of each deck is modelled: what is said before anything is done with it, and the same as JSON.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::figures;
use crate::card::CardNumber;
use crate::language::{Lang, say};
use crate::sim::modelled::{self, Modelled};

/// Columns of a terminal.
const WIDTH: usize = 80;

/// A deck with what its user calls it.
pub type Named<'a> = (&'a str, &'a Modelled<'a>);

/// What is said of a deck, for when its cards are no longer at hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, Deserialize)]
pub struct Told {
    /// What the list is called.
    deck: String,
    /// Whether the leader is modelled, where there is one.
    leader: Option<bool>,
    /// Cards that are modelled.
    cards: u32,
    /// Cards of the deck.
    of: u32,
    /// The cards that are not modelled, by number and name.
    missing: Vec<String>,
}

impl From<Named<'_>> for Told {
    fn from((deck, modelled): Named<'_>) -> Self {
        let Modelled { leader, cards, of, .. } = *modelled;
        Self { deck: deck.to_owned(), leader, cards, of, missing: modelled.missing_names() }
    }
}

impl Told {
    /// What the list is called.
    pub fn deck(&self) -> &str {
        &self.deck
    }
}

/// What is said of decks. A deck against itself is spoken of once.
pub fn told<'a>(decks: impl IntoIterator<Item = Named<'a>>) -> Vec<Told> {
    let mut told: Vec<Told> = Vec::new();
    for deck in decks.into_iter().map(Told::from) {
        if !told.contains(&deck) {
            told.push(deck);
        }
    }
    told
}

/// A line for each deck, going on below where it is longer than a terminal.
pub fn lines(told: &[Told], lang: Lang) -> String {
    let options = textwrap::Options::new(WIDTH).subsequent_indent("  ").break_words(false);
    let mut out = String::new();
    for Told { deck, leader, cards, of, missing } in told {
        let said = say!("modelled-of", deck = deck, modelled = modelled::message(*leader, *cards, *of, missing));
        out.push_str(&figures::fill(&said.text(lang), &options));
        out.push('\n');
    }
    out
}

/// As [`lines`], of decks that are at hand.
pub fn human<'a>(decks: impl IntoIterator<Item = Named<'a>>, lang: Lang) -> String {
    lines(&told(decks), lang)
}

/// The object that the JSON of every command has for a deck.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Record<'a> {
    /// Cards that are modelled.
    cards: u32,
    /// Cards of the deck.
    of: u32,
    /// Whether the leader is, where there is one.
    leader: Option<bool>,
    /// What is not.
    missing: Vec<&'a CardNumber>,
}

impl<'a> From<&'a Modelled<'_>> for Record<'a> {
    fn from(modelled: &'a Modelled<'_>) -> Self {
        let Modelled { leader, cards, of, missing } = modelled;
        Self { cards: *cards, of: *of, leader: *leader, missing: missing.iter().map(|card| &card.number).collect() }
    }
}

impl<'a> Record<'a> {
    /// The object of what is said of a deck, with the numbers of the cards that are not modelled.
    pub(super) fn told(told: &Told, missing: &'a [CardNumber]) -> Self {
        Self { cards: told.cards, of: told.of, leader: told.leader, missing: missing.iter().collect() }
    }
}
