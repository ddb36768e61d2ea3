//! The player who does nothing that can be left undone.

use super::Player;
use crate::engine::{Offers, Playable};

/// Passes whatever can be passed, and takes the first of what has to be taken.
#[derive(Clone, Copy, Debug, Default)]
pub struct Dummy;

impl<G: Playable> Player<G> for Dummy {
    fn choose(&mut self, known: &G::Known<'_>) -> usize {
        known.pass().unwrap_or(0)
    }
}
