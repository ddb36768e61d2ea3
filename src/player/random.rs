//! The player who takes any choice, each as likely as the others.

use super::Player;
use crate::engine::{Offers, Playable, Rng};

/// Chooses at random, from a stream of its own.
#[derive(Clone, Debug)]
pub struct Random(pub Rng);

impl<G: Playable> Player<G> for Random {
    fn choose(&mut self, known: &G::Known<'_>) -> usize {
        // A decision has far fewer than 2³² choices, and more than none.
        self.0.below(u32::try_from(known.offers()).unwrap_or(u32::MAX)) as usize
    }
}
