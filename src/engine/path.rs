//! The way to a deed among those of an effect that is being resolved, as data: what stands within what.

use serde::{Deserialize, Serialize};

use crate::ability::deeds::DEEPEST;

/// A deed among those of an effect: the numbers of the deeds on the way to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Path {
    steps: [u8; Self::DEEPEST],
    depth: u8,
}

impl Path {
    /// How deep deeds stand within deeds at most.
    pub const DEEPEST: usize = DEEPEST;

    /// The first deed.
    pub const FIRST: Self = Self { steps: [0; Self::DEEPEST], depth: 1 };

    /// The next one beside it.
    #[must_use]
    pub fn next(mut self) -> Self {
        self.steps[usize::from(self.depth) - 1] += 1;
        self
    }

    /// The first one within it.
    #[must_use]
    pub fn within(mut self) -> Self {
        self.steps[usize::from(self.depth)] = 0;
        self.depth += 1;
        self
    }

    /// The one that it stands within.
    pub fn outer(mut self) -> Option<Self> {
        self.depth = self.depth.checked_sub(1).filter(|depth| *depth > 0)?;
        self.steps[usize::from(self.depth)] = 0;
        Some(self)
    }

    /// The numbers.
    pub fn steps(&self) -> &[u8] {
        &self.steps[..usize::from(self.depth)]
    }
}
