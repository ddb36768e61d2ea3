//! What a search asks for that stands on no card: most often a slip, as keywords and names have them.

use std::collections::BTreeMap;

use super::field::{Text, nearest};
use super::skill::NotRead;
use super::{Search, Test};
use crate::card::{Card, fold};
use crate::catalog::Catalog;
use crate::language::{Message, say};

/// A trait, a character, an era or a set that no card has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Absent {
    /// What it would be: `trait`.
    what: &'static str,
    /// As the search says it.
    word: String,
    /// What was perhaps meant.
    near: Option<String>,
}

impl Absent {
    /// That no card has it, in a sentence.
    pub fn message(&self) -> Message {
        let (what, word) = (self.what, self.word.as_str());
        match &self.near {
            Some(near) => say!("search-absent-near", what = what, word = word, near = near),
            None => say!("search-absent", what = what, word = word),
        }
    }
}

/// Whether cards share what a property asks for, so that one which no card has is a slip.
pub(super) const fn is_shared(test: &Test) -> bool {
    matches!(test, Test::Text(Text::Trait | Text::Character | Text::Era, _) | Test::Set(_))
}

/// Of properties that cards [share](is_shared), those that no card of a game has.
pub(super) fn among(tests: &[Test], catalog: &Catalog) -> Vec<Absent> {
    if tests.is_empty() {
        return Vec::new();
    }
    let cards = catalog.search(&Search::All(Vec::new())).cards;
    let has = |test: &Test| cards.iter().any(|card| test.holds(card, &NotRead) == Some(true));
    tests.iter().filter(|test| !has(test)).filter_map(|test| absent(test, &cards)).collect()
}

fn absent(test: &Test, cards: &[Card]) -> Option<Absent> {
    match test {
        Test::Text(of, phrase) => {
            let near = if phrase.is_expression() { None } else { printed(*of, phrase.said(), cards) };
            Some(Absent { what: of.name(), word: phrase.said().to_owned(), near })
        }
        Test::Set(sets) => Some(Absent { what: "set", word: sets.to_string(), near: None }),
        _ => None,
    }
}

/// What cards have printed there that some words were perhaps meant to be.
fn printed(text: Text, words: &str, cards: &[Card]) -> Option<String> {
    let known: BTreeMap<String, &str> =
        cards.iter().flat_map(|card| text.of(card)).map(|printed| (fold(printed), printed)).collect();
    let near = nearest(&fold(words), known.keys().map(String::as_str))?;
    known.get(near).map(|printed| (*printed).to_owned())
}
