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

/// No question is clear before so many playouts,
const LEAST: u32 = 16;
/// nor before this share of those that it may take.
const SHARE: [u32; 2] = [3, 8];
/// And it is looked whether it is after so many at a time.
const LOOKS: u32 = 4;

/// Searches so many playouts a decision.
#[derive(Clone, Debug)]
pub struct Search<G: Searched> {
    mind: Mind<G>,
    seat: Seat,
    playouts: u32,
    win: Win,
    /// What has been found out in a turn, below what has been answered since.
    tree: Tree,
    turn: u16,
    /// What was weighed for the last question, most visited first.
    weighed: Vec<Weighed>,
}

impl<G: Searched> Search<G> {
    /// The player of a seat, with a stream of chance of its own.
    pub fn new(seat: Seat, playouts: u32, rng: Rng) -> Self {
        let (win, tree, weighed) = (Win::default(), Tree::default(), Vec::new());
        Self { mind: Mind::new(rng), seat, playouts: playouts.max(1), win, tree, turn: 0, weighed }
    }

    fn think(&mut self, known: &G::Known<'_>, thought: &Thought) -> Option<usize> {
        let mut worlds: Worlds<'_, '_, G> = Worlds::new(known);
        let turn = worlds.turn(&mut self.mind.rng);
        // Where something else is answered than what comes of it, nothing is known of what is asked next.
        let before = std::mem::take(&mut self.tree);
        let mut tree = if self.turn == turn { before } else { Tree::default() };
        self.turn = turn;
        if self.mind.is_weary(turn) {
            return None;
        }
        if let Some(at) = self.win.seek(&mut self.mind, self.seat, &mut worlds, thought, self.playouts) {
            self.weighed = vec![Weighed { at, value: Value::Chance(1.0) }];
            return Some(at);
        }
        // The turn of the other seat is played to its end: the one that is on, or the next.
        let goal = Goal::Stand { last: turn + u16::from(G::is_own_turn(known)) };
        let mut quest = Quest { mind: &mut self.mind, seat: self.seat, thought, goal };
        let spent = self.win.spent.saturating_add(tree.ask(&thought.options));
        let least = LEAST.max(self.playouts / SHARE[1] * SHARE[0]);
        for left in (0..self.playouts.saturating_sub(spent).max(1)).rev() {
            tree.grow(&mut quest, &mut worlds);
            let root = tree.root();
            let is_clear = left % LOOKS == 0 && root.seen() >= least && root.is_clear();
            if is_clear || root.is_settled(left) {
                break;
            }
        }
        self.weigh(&tree.root().branches, thought);
        let (node, at) = tree.root().best(&thought.options).map(|(branch, at)| (branch.node, at))?;
        tree.descend(node);
        self.tree = tree;
        Some(at)
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
