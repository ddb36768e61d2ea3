//! What is asked of a card and stands on none: whether an edition has room for it, how a list of limits speaks of it, whether a
//! deck has it. Somebody who knows says which cards that are.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::Arc;

use crate::card::CardNumber;

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// `legal:dbscg-4.00`: an edition has a place for it, and its list does not ban it.
    Legal(String),
    /// `is:banned`: the list of limits bans it.
    Banned,
    /// `is:limited`: the list of limits allows fewer copies than the edition.
    Limited,
    /// `in:deck.txt`: a deck has it.
    In(String),
}

/// The words of questions that have no value of their own.
pub(super) const OF_LISTS: [(&str, Question); 2] = [("banned", Question::Banned), ("limited", Question::Limited)];

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Legal(edition) => write!(f, "legal:\"{edition}\""),
            Self::Banned => f.write_str("is:banned"),
            Self::Limited => f.write_str("is:limited"),
            Self::In(deck) => write!(f, "in:\"{deck}\""),
        }
    }
}

/// A question, and the cards that are the answer once somebody has given it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beyond {
    /// What is asked.
    pub question: Question,
    /// The cards that it holds of; `None` where nobody has said so yet.
    pub(super) cards: Option<Arc<BTreeSet<CardNumber>>>,
}

impl Beyond {
    pub(super) const fn asked(question: Question) -> Self {
        Self { question, cards: None }
    }

    /// Whether it holds of a card.
    pub(super) fn holds(&self, number: &CardNumber) -> Option<bool> {
        self.cards.as_ref().map(|cards| cards.contains(number))
    }
}
