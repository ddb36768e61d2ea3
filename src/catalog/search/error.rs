//! Why a text is not of the search language: the place, and what was expected there.

use crate::diagnostic::Span;

/// A text that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{expected}")]
pub struct Unread {
    /// The bytes of the text that are in the way; empty at its end.
    pub span: Span,
    /// What was expected there.
    pub expected: Expected,
}

/// What was expected, and what stands there instead.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each says what it is in its own sentence")]
pub enum Expected {
    #[error("expected cards here, such as `battle`, `cost<=2` or `BT1-053`, not {0}")]
    Cards(String),
    #[error("cards have no `{0}`")]
    Field(String),
    #[error("`{field}` is compared with one of {signs}")]
    Sign { field: &'static str, signs: &'static str },
    #[error("expected {what} behind `{field}`, not {found}")]
    Value { field: &'static str, what: &'static str, found: String },
    #[error("{0}")]
    Named(String),
    #[error("expected a count here, such as `2+`, `2-`, `2` or `1..3`, not {0}")]
    Count(String),
    #[error("`{0}` is no count: a count is `2+`, `2-`, `2` (exactly), or `1..3`")]
    BadCount(String),
    #[error("expected a turn here, as in `by turn 3`, not {0}")]
    Turn(String),
    #[error("expected `)` here, not {0}")]
    Close(String),
    #[error("expected `and`, `or` or the end here, not {0}")]
    End(String),
    #[error("these quotes are not closed")]
    Quote,
    #[error("this expression is not closed: it ends with `/`")]
    Slash,
    #[error("this expression cannot be read: {0}")]
    Expression(String),
    #[error("`{0}` takes words, and no expression between `/`")]
    NoExpression(&'static str),
    #[error("this is nested more than {0} deep")]
    Shallower(usize),
    #[error("a text of more than {0} bytes is not read")]
    Shorter(usize),
}

impl Unread {
    pub(super) const fn at(span: Span, expected: Expected) -> Self {
        Self { span, expected }
    }
}
