//! Why a text is not of the search language: the place, and what was expected there.

use crate::diagnostic::Span;
use crate::language::{Message, say};

/// A text that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub struct Unread {
    /// The bytes of the text that are in the way; empty at its end.
    pub span: Span,
    /// What was expected there.
    pub expected: Expected,
}

/// What was expected, and what stands there instead.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each says what it is in its own sentence")]
pub enum Expected {
    Cards(Standing),
    Field(String),
    Sign { field: &'static str, signs: &'static str },
    Value { field: &'static str, what: &'static str, found: Standing },
    Keyword { word: String, near: Option<&'static str> },
    Count(Standing),
    BadCount(String),
    Turn(Standing),
    Close(Standing),
    End(Standing),
    Quote,
    Slash,
    Expression(String),
    LargeExpression,
    NoExpression(&'static str),
    Shallower(usize),
    Shorter(usize),
}

/// What stands at a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Nothing: the text has come to its end.
    End,
    /// A sign that compares.
    Comparison,
    /// Something else, as it is written.
    Written(String),
}

impl Standing {
    fn message(&self) -> Message {
        match self {
            Self::End => say!("search-the-end"),
            Self::Comparison => say!("search-a-comparison"),
            Self::Written(text) => Message::from(text.clone()),
        }
    }
}

impl Unread {
    pub(super) const fn at(span: Span, expected: Expected) -> Self {
        Self { span, expected }
    }

    /// What is wrong, in a sentence.
    pub fn message(&self) -> Message {
        match &self.expected {
            Expected::Cards(found) => say!("search-no-cards", found = found.message()),
            Expected::Field(word) => say!("search-no-field", word = word),
            Expected::Sign { field, signs } => say!("search-no-sign", field = *field, signs = *signs),
            Expected::Value { field, what, found } => {
                say!(
                    "search-no-value",
                    field = *field,
                    what = say!("search-wanted", what = *what),
                    found = found.message()
                )
            }
            Expected::Keyword { word, near: None } => say!("search-no-keyword", word = word),
            Expected::Keyword { word, near: Some(near) } => say!("search-near-keyword", word = word, near = *near),
            Expected::Count(found) => say!("search-no-count", found = found.message()),
            Expected::BadCount(word) => say!("search-bad-count", word = word),
            Expected::Turn(found) => say!("search-no-turn", found = found.message()),
            Expected::Close(found) => say!("search-not-closed", found = found.message()),
            Expected::End(found) => say!("search-no-end", found = found.message()),
            Expected::Quote => say!("search-open-quotes"),
            Expected::Slash => say!("search-open-expression"),
            Expected::Expression(why) => say!("search-bad-expression", why = why),
            Expected::LargeExpression => say!("search-large-expression"),
            Expected::NoExpression(field) => say!("search-words-only", field = *field),
            Expected::Shallower(most) => say!("search-too-deep", most = *most),
            Expected::Shorter(most) => say!("search-too-long", most = *most),
        }
    }
}
