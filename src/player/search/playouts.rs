//! The player who searches: so many playouts a decision, in one tree.

use std::cmp::Ordering::Equal;

use super::Searched;
use super::mind::{Goal, Mind, Quest, Thought, answer};
use super::node::Branch;
use super::tree::Tree;
use super::win::Win;
use super::worlds::Worlds;
use crate::engine::{Rng, Seat};
use crate::player::{Player, Value, Weighed};

/// Searches so many playouts a decision.
#[derive(Clone, Debug)]
pub struct Search<G: Searched> {
    mind: Mind<G>,
    seat: Seat,
    playouts: u32,
    win: Win,
    /// What was weighed for the last question, most visited first.
    weighed: Vec<Weighed>,
}

impl<G: Searched> Search<G> {
    /// The player of a seat, with a stream of chance of its own.
    pub fn new(seat: Seat, playouts: u32, rng: Rng) -> Self {
        Self { mind: Mind::new(rng), seat, playouts: playouts.max(1), win: Win::default(), weighed: Vec::new() }
    }

    fn think(&mut self, known: &G::Known<'_>, thought: &Thought) -> Option<usize> {
        let mut worlds: Worlds<'_, '_, G> = Worlds::new(known);
        let turn = worlds.turn(&mut self.mind.rng);
        if self.mind.is_weary(turn) {
            return None;
        }
        if let Some(at) = self.win.seek(&mut self.mind, self.seat, &mut worlds, thought, self.playouts) {
            self.weighed = vec![Weighed { at, value: Value::Chance(1.0) }];
            return Some(at);
        }
        let goal = Goal::Stand { last: turn + 1 };
        let mut quest = Quest { mind: &mut self.mind, seat: self.seat, thought, goal };
        let mut tree = Tree::default();
        let playouts = self.playouts.saturating_sub(self.win.spent).max(1);
        for playout in 0..playouts {
            tree.grow(&mut quest, &mut worlds);
            if tree.root().is_settled(playouts - playout - 1) {
                break;
            }
        }
        self.weigh(&tree.root().branches, thought);
        tree.root().best(&thought.options).map(|(_, at)| at)
    }

    /// Remembers how what was tried has fared.
    fn weigh(&mut self, branches: &[Branch], thought: &Thought) {
        let mut tried: Vec<&Branch> = branches.iter().filter(|branch| branch.visits > 0).collect();
        tried
            .sort_by(|one, other| (other.visits, other.mean()).partial_cmp(&(one.visits, one.mean())).unwrap_or(Equal));
        let place = |meaning| thought.options.iter().find(|(other, _)| *other == meaning).map(|(_, at)| *at);
        let weighed = tried
            .into_iter()
            .filter_map(|branch| Some(Weighed { at: place(branch.meaning)?, value: Value::Chance(branch.mean()) }));
        self.weighed = weighed.collect();
    }
}

impl<G: Searched> Player<G> for Search<G> {
    fn choose(&mut self, known: &G::Known<'_>) -> usize {
        self.weighed.clear();
        answer(self, known, |it| &mut it.mind, |it, thought| it.think(known, thought))
    }

    fn weighed(&self) -> Vec<Weighed> {
        self.weighed.clone()
    }
}
