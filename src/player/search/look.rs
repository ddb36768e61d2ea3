//! The player who tries every answer once.

use super::mind::{Goal, Mind, Thought, answer};
use super::{Guide, Searched};
use crate::engine::{Offers, Rng, Seat};
use crate::player::{Player, Value, Weighed, best_first};

/// Tries every answer in the same few possible games, each played on by the guide to the end of this turn and the next, and
/// takes that which fares best; where none fares better, what the guide would answer.
#[derive(Clone, Debug)]
pub struct Look<G: Searched> {
    mind: Mind<G>,
    seat: Seat,
    worlds: u32,
    /// What was weighed for the last question.
    weighed: Vec<Weighed>,
}

impl<G: Searched> Look<G> {
    /// So many possible games an answer are tried where nothing else is said.
    pub const WORLDS: u32 = 8;

    /// The player of a seat, with a stream of chance of its own.
    pub fn new(seat: Seat, worlds: u32, rng: Rng) -> Self {
        Self { mind: Mind::new(rng), seat, worlds: worlds.max(1), weighed: Vec::new() }
    }

    fn think(&mut self, known: &G::Known<'_>, thought: &Thought) -> Option<usize> {
        let mut sums = vec![0.0; thought.options.len()];
        for nth in 0..self.worlds {
            let world = known.possible(&mut self.mind.rng);
            let turn = world.turn();
            if nth == 0 && self.mind.is_weary(turn) {
                return None;
            }
            for ((_, at), sum) in thought.options.iter().zip(&mut sums) {
                let mut game = world.clone();
                // The same question waits there.
                if game.answer(*at).is_err() {
                    continue;
                }
                self.mind.begin();
                let guide = self.mind.guide(true);
                guide.note(known, *at);
                *sum += self.mind.play_on(game, self.seat, Goal::Stand { last: turn + 1 });
            }
        }
        let mean = |sum: &f64| Value::Chance(sum / f64::from(self.worlds));
        let tried = thought.options.iter().zip(&sums);
        self.weighed = tried.map(|((_, at), sum)| Weighed { at: *at, value: mean(sum) }).collect();
        let mut best = 0;
        for (at, sum) in sums.iter().enumerate() {
            if *sum > sums[best] {
                best = at;
            }
        }
        Some(thought.options[best].1)
    }
}

impl<G: Searched> Player<G> for Look<G> {
    fn choose(&mut self, known: &G::Known<'_>) -> usize {
        self.weighed.clear();
        answer(self, known, |it| &mut it.mind, |it, thought| it.think(known, thought))
    }

    fn weighed(&self) -> Vec<Weighed> {
        best_first(self.weighed.clone())
    }
}
