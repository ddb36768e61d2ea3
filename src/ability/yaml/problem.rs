//! What is told of a text in which something is wrong.

use std::fmt;

/// Something wrong with a text as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The line of the file, from 1, where it is known.
    pub line: Option<u64>,
    /// What is wrong.
    pub message: String,
}

impl Problem {
    pub(crate) fn new(line: u64, message: impl Into<String>) -> Self {
        Self { line: (line > 0).then_some(line), message: message.into() }
    }

    pub(crate) fn nowhere(message: impl Into<String>) -> Self {
        Self { line: None, message: message.into() }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "line {line}: {}", self.message),
            None => f.write_str(&self.message),
        }
    }
}

/// Several of them in a sentence.
pub(crate) fn told(problems: &[Problem]) -> String {
    problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}
