//! Wins that are there this turn.
//!
//! The mean of a branch hides a win that one line of play in many leads to, and where a position is as good as won, what it
//! is worth hardly tells it from a win. So while a win is in reach, some playouts look for it alone: they end with the turn.

use super::Searched;
use super::mind::{Goal, Mind, Quest, Thought};
use super::tree::Tree;
use super::worlds::Worlds;
use crate::engine::{Offers, Seat};

/// One in so many of the playouts of a decision looks for a win.
const SHARE: u32 = 4;
/// The line that wins is tried in so many games more, in which nothing is learnt.
const CHECKS: u32 = 8;
/// It may fail in so many of them.
const FAILS: u32 = 1;

/// What is known of wins in a turn, from one decision of it to the next.
#[derive(Clone, Debug, Default)]
pub(super) struct Win {
    turn: u16,
    /// What has been found out, below what has been answered since.
    tree: Tree,
    /// Playouts that the last question has taken.
    pub(super) spent: u32,
}

impl Win {
    /// The answer that begins a line of play which wins this turn almost for sure, as far as the seat can know.
    pub(super) fn seek<G: Searched>(
        &mut self,
        mind: &mut Mind<G>,
        seat: Seat,
        worlds: &mut Worlds<'_, '_, G>,
        thought: &Thought,
        playouts: u32,
    ) -> Option<usize> {
        self.spent = 0;
        let (turn, before) = (worlds.turn(&mut mind.rng), std::mem::take(self));
        if !G::may_win_now(worlds.known) {
            return None;
        }
        if before.turn == turn {
            self.tree = before.tree;
        }
        self.turn = turn;
        let thought = actions_first::<G>(worlds.known, thought);
        self.tree.ask(&thought.options);
        let mut quest = Quest { mind, seat, thought: &thought, goal: Goal::Win { last: turn } };
        let sure = self.line(&mut quest, worlds, playouts);
        // What comes next in this turn is below the answer; where that is another one, nothing is known of it.
        match sure {
            Some((node, _)) => self.tree.descend(node),
            None => self.tree = Tree::default(),
        }
        sure.map(|(_, at)| at)
    }

    /// The answer, and the node that it leads to.
    fn line<G: Searched>(
        &mut self,
        quest: &mut Quest<'_, G>,
        worlds: &mut Worlds<'_, '_, G>,
        playouts: u32,
    ) -> Option<(usize, usize)> {
        let most = (playouts / SHARE).max(1);
        let mut won = false;
        while self.spent < most {
            self.tree.grow(quest, worlds);
            self.spent += 1;
            won |= self.tree.root().branches.iter().any(|branch| branch.total > 0.0);
            let hopeless = !won && 2 * self.spent >= most;
            if hopeless || self.tree.root().is_settled(most - self.spent) {
                break;
            }
        }
        let (branch, at) = self.tree.root().best(&quest.thought.options).filter(|_| won)?;
        let node = branch.node;
        self.is_sure(quest, worlds).then_some((node, at))
    }

    /// Whether the line that looks best wins in games that it has not been found by.
    fn is_sure<G: Searched>(&mut self, quest: &mut Quest<'_, G>, worlds: &Worlds<'_, '_, G>) -> bool {
        let mut fails = 0;
        for _ in 0..CHECKS {
            let world = worlds.another(&mut quest.mind.rng);
            self.spent += 1;
            fails += u32::from(self.tree.follow(quest, world) < 1.0);
            if fails > FAILS {
                return false;
            }
        }
        true
    }
}

/// The question with the answer that does nothing after all others, unless the guide would give it: what ends a turn wins
/// nothing.
fn actions_first<G: Searched>(known: &G::Known<'_>, thought: &Thought) -> Thought {
    let mut options = thought.options.clone();
    let pass = known.pass();
    options[1..].sort_by_key(|(_, at)| Some(*at) == pass);
    Thought { advice: thought.advice, options }
}
