//! What texts of cards come to, and are printed in, in the games that have an engine of their own.

/// A language in which the lines of cards are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tongue {
    /// English.
    En,
    /// Italian.
    It,
    /// French.
    Fr,
}

/// What was read of the text of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Read<L> {
    /// The lines that are understood.
    pub lines: Vec<L>,
    /// What is not, as it is written.
    pub unread: Vec<String>,
}

impl<L> Default for Read<L> {
    fn default() -> Self {
        Self { lines: Vec::new(), unread: Vec::new() }
    }
}
