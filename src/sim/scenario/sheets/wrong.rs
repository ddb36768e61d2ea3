//! What is not as a script expects it.

use std::fmt::Display;

/// What is not as it was expected.
#[derive(Debug, Default)]
pub(in crate::sim::scenario) struct Wrong(Vec<String>);

impl Wrong {
    pub(in crate::sim::scenario) fn push(&mut self, what: String) {
        self.0.push(what);
    }

    /// Notes it where something else is found.
    pub(in crate::sim::scenario) fn same(&mut self, what: impl Display, expected: impl Display, found: impl Display) {
        let (expected, found) = (expected.to_string(), found.to_string());
        if expected != found {
            self.push(format!("{what}: expected {expected}, found {found}"));
        }
    }

    /// Nothing is wrong.
    ///
    /// # Errors
    /// What is.
    pub(super) fn none(self) -> Result<(), Vec<String>> {
        if self.0.is_empty() { Ok(()) } else { Err(self.0) }
    }
}
