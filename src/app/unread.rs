//! What keeps the cards of a list from being known.

use crate::deck::Reading;
use crate::language::{Message, say};
use crate::legality::Outcome;

/// Why the cards of a list are not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unread {
    /// Nothing in it is a card, or meant as one.
    Nothing,
    /// It breaks off, or its frame is damaged: how much is missing nobody knows.
    Broken,
    /// So many of its lines mean no card.
    Lines(usize),
}

/// What follows from a list that is not understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum So {
    /// The deck is not known.
    NotKnown,
    /// The deck is not modelled.
    NotModelled,
    /// There is no sheet.
    NoSheet,
    /// There is nothing to show.
    NotShown,
    /// Nothing is compared.
    NotCompared,
    /// Nothing is written.
    NotWritten,
}

/// Nothing in a list is a card, or meant as one.
pub fn holds_nothing(reading: &Reading) -> bool {
    reading.deck.lines.is_empty() && reading.problems.is_empty()
}

/// What is read is JSON without a section of a deck: the settings of a program, say.
pub fn is_other_json(reading: &Reading) -> bool {
    reading.broken && reading.problems.iter().all(|problem| problem.message == say!("json-no-deck"))
}

/// The lines of a list that mean no card.
pub fn unread_lines(outcome: &Outcome<'_>) -> usize {
    outcome.context.reading.problems.len() + outcome.context.resolution.missed.len()
}

impl Unread {
    /// Why the cards of a checked list are not known; `None` where every line means one.
    ///
    /// ```
    /// use deckscouter::app::Unread;
    /// use deckscouter::{catalog::Catalog, deck, legality, ruleset::Ruleset};
    /// let (catalog, rules) = (Catalog::embedded(), Ruleset::embedded("dbscg-1.10").unwrap());
    /// let decks = deck::read("Leader: BT1-001\n4 BT1-006\n4 BT99-001\n");
    /// assert_eq!(Unread::of(&legality::check(&decks.readings[0], &catalog, &rules)), Some(Unread::Lines(1)));
    /// ```
    pub fn of(outcome: &Outcome<'_>) -> Option<Self> {
        let reading = outcome.context.reading;
        match unread_lines(outcome) {
            _ if holds_nothing(reading) => Some(Self::Nothing),
            0 => None,
            _ if reading.broken => Some(Self::Broken),
            lines => Some(Self::Lines(lines)),
        }
    }

    /// Why, of a list by its name, and what follows from it.
    pub fn message(self, list: &str, so: So) -> Message {
        let so = so.id();
        match self {
            Self::Nothing => say!("unread-nothing", list = list, so = so),
            Self::Broken => say!("unread-broken", list = list, so = so),
            Self::Lines(lines) => say!("unread-lines", list = list, lines = lines, so = so),
        }
    }
}

impl So {
    /// The word that the choice of words hangs on.
    const fn id(self) -> &'static str {
        match self {
            Self::NotKnown => "known",
            Self::NotModelled => "modelled",
            Self::NoSheet => "sheet",
            Self::NotShown => "shown",
            Self::NotCompared => "compared",
            Self::NotWritten => "written",
        }
    }
}
