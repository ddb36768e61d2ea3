//! Possible games of one question.

use super::Searched;
use crate::engine::{Offers, Rng};

/// The possible games in which the answers to a question are tried, drawn as they are asked for.
pub(super) struct Worlds<'k, 'g, G: Searched + 'g> {
    /// What the seat knows that is asked.
    pub(super) known: &'k G::Known<'g>,
    drawn: Vec<G>,
}

impl<'k, 'g, G: Searched + 'g> Worlds<'k, 'g, G> {
    pub(super) const fn new(known: &'k G::Known<'g>) -> Self {
        Self { known, drawn: Vec::new() }
    }

    /// One of them, the same however often it is asked for.
    pub(super) fn nth(&mut self, nth: u32, rng: &mut Rng) -> G {
        self.draw(nth, rng).clone()
    }

    /// The turn that it is in all of them.
    pub(super) fn turn(&mut self, rng: &mut Rng) -> u16 {
        self.draw(0, rng).turn()
    }

    /// One that nothing has been tried in.
    pub(super) fn another(&self, rng: &mut Rng) -> G {
        self.known.possible(rng)
    }

    fn draw(&mut self, nth: u32, rng: &mut Rng) -> &G {
        let nth = nth as usize;
        while self.drawn.len() <= nth {
            self.drawn.push(self.known.possible(rng));
        }
        &self.drawn[nth]
    }
}
