//! Possible games of one question.

use super::Searched;
use crate::engine::{Offers, Rng};

/// The possible games in which the answers to a question are tried, drawn as they are asked for.
pub(super) struct Worlds<'k, 'g, G: Searched + 'g> {
    known: &'k G::Known<'g>,
    drawn: Vec<G>,
}

impl<'k, 'g, G: Searched + 'g> Worlds<'k, 'g, G> {
    pub(super) const fn new(known: &'k G::Known<'g>) -> Self {
        Self { known, drawn: Vec::new() }
    }

    /// One of them, as often as it is asked for.
    pub(super) fn nth(&mut self, nth: u32, rng: &mut Rng) -> G {
        let nth = nth as usize;
        if super::knob("NOCRN") > 0.0 { return self.known.possible(rng); }
        while self.drawn.len() <= nth {
            self.drawn.push(self.known.possible(rng));
        }
        self.drawn[nth].clone()
    }
}
