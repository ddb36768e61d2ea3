//! What is not as a script expects it.

use std::fmt::Display;

use crate::language::{Argument, Message, say};

/// What is not as it was expected.
#[derive(Debug, Default)]
pub(in crate::sim::scenario) struct Wrong(Vec<Message>);

impl Wrong {
    pub(in crate::sim::scenario) fn push(&mut self, what: Message) {
        self.0.push(what);
    }

    /// Notes it where something else is found of what a script calls so: `force.owl`.
    pub(in crate::sim::scenario) fn same<V: PartialEq + Into<Argument>>(
        &mut self,
        what: impl Display,
        wanted: V,
        found: V,
    ) {
        if wanted != found {
            self.other(what, wanted, found);
        }
    }

    /// Notes that something else is found.
    pub(super) fn other(&mut self, what: impl Display, wanted: impl Into<Argument>, found: impl Into<Argument>) {
        self.push(say!("expected-value", what = format!("`{what}`"), wanted = wanted, found = found));
    }

    /// Nothing is wrong.
    ///
    /// # Errors
    /// What is.
    pub(super) fn none(self) -> Result<(), Vec<Message>> {
        if self.0.is_empty() { Ok(()) } else { Err(self.0) }
    }
}
