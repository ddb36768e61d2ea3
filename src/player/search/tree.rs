//! The player who searches: one tree over their own decisions, a possible game an iteration (SO-ISMCTS).
//!
//! A branch is what an answer means, so that worlds in which other cards are drawn share what they have in common. The
//! guide answers for the other player, what is not worth thinking about, and all that comes after the tree.

use std::cmp::Ordering::Equal;

use super::mind::{Mind, Thought, came, options};
use super::{Guide, Searched};
use crate::engine::{Offers, Rng, Seat, Step};
use crate::player::{Player, Value, Weighed};

/// How much what has been tried seldom is favoured.
const CURIOUS: f64 = 0.3;
/// Answers are tried one after the other, in the guide's order: so many, times the square root of the visits.
const WIDTH: f64 = 1.3;
/// No line of play in the tree is longer.
const DEPTH: usize = 40;

/// Searches so many playouts a decision.
#[derive(Clone, Debug)]
pub struct Search<G: Searched> {
    mind: Mind<G>,
    seat: Seat,
    playouts: u32,
    /// What was weighed for the last question, most visited first.
    weighed: Vec<Weighed>,
}

/// A branch: an answer by what it means.
#[derive(Clone, Copy, Debug)]
struct Branch {
    meaning: u64,
    /// The node that it leads to.
    node: usize,
    visits: u32,
    /// How often it could have been taken.
    open: u32,
    total: f64,
}

impl Branch {
    fn mean(&self) -> f64 {
        self.total / f64::from(self.visits.max(1))
    }

    /// What speaks for trying it next.
    fn promise(&self) -> f64 {
        // The logarithm to the base 2 is counted in bits: the same on every machine.
        let bits = f64::from(u32::BITS - self.open.max(1).leading_zeros());
        self.mean() + CURIOUS * (bits / f64::from(self.visits.max(1))).sqrt()
    }
}

/// A decision of this seat.
#[derive(Clone, Debug, Default)]
struct Node {
    visits: u32,
    branches: Vec<Branch>,
}

impl Node {
    /// Whether no other branch can catch up with that which has been visited most, by so many visits more.
    fn is_settled(&self, left: u32) -> bool {
        let (mut most, mut next) = (0, 0);
        for branch in &self.branches {
            if branch.visits > most {
                (most, next) = (branch.visits, most);
            } else {
                next = next.max(branch.visits);
            }
        }
        most > next.saturating_add(left)
    }

    /// The branch to take among answers that are open, in the guide's order, and whether it is new.
    fn select(&mut self, options: &[(u64, usize)]) -> (usize, usize, bool) {
        self.visits += 1;
        let wide = WIDTH * f64::from(self.visits).sqrt();
        let mut best: Option<(usize, usize)> = None;
        let (mut fresh, mut known) = (None, 0_u32);
        for (place, (meaning, _)) in options.iter().enumerate() {
            let Some(at) = self.branches.iter().position(|branch| branch.meaning == *meaning) else {
                fresh = fresh.or(Some(place));
                continue;
            };
            known += 1;
            self.branches[at].open += 1;
            if best.is_none_or(|(best, _)| self.branches[at].promise() > self.branches[best].promise()) {
                best = Some((at, place));
            }
        }
        match (best, fresh) {
            (Some((at, place)), Some(_)) if f64::from(known) > wide => (at, place, false),
            (_, Some(place)) => {
                let branch = Branch { meaning: options[place].0, node: 0, visits: 0, open: 1, total: 0.0 };
                self.branches.push(branch);
                (self.branches.len() - 1, place, true)
            }
            (Some((at, place)), None) => (at, place, false),
            (None, None) => unreachable!("a question has an answer"),
        }
    }
}

impl<G: Searched> Search<G> {
    /// The player of a seat, with a stream of chance of its own.
    pub fn new(seat: Seat, playouts: u32, rng: Rng) -> Self {
        Self { mind: Mind::new(rng), seat, playouts: playouts.max(1), weighed: Vec::new() }
    }

    fn think(&mut self, known: &G::Known<'_>, thought: &Thought) -> Option<usize> {
        let mut nodes = vec![Node::default()];
        for playout in 0..self.playouts {
            let world = known.possible(&mut self.mind.rng);
            if playout == 0 && self.mind.is_weary(world.turn()) {
                return None;
            }
            self.mind.begin();
            self.iterate(&mut nodes, world, thought);
            if nodes[0].is_settled(self.playouts - playout - 1) {
                break;
            }
        }
        self.weigh(&nodes[0].branches, thought);
        // What has been visited most; of equals what fares better.
        let mut branches = nodes[0].branches.iter();
        let first = *branches.next()?;
        let best = branches.fold(first, |best, branch| {
            let more = branch.visits > best.visits || (branch.visits == best.visits && branch.mean() > best.mean());
            if more { *branch } else { best }
        });
        thought.options.iter().find(|(meaning, _)| *meaning == best.meaning).map(|(_, at)| *at)
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

    /// Down the tree in one possible game, on from there, and back up.
    fn iterate(&mut self, nodes: &mut Vec<Node>, mut game: G, thought: &Thought) {
        let (seat, last) = (self.seat, game.turn() + 1);
        let mut path: Vec<(usize, usize)> = Vec::new();
        let mut node = 0;
        let value = loop {
            let asked = match game.step() {
                Step::Decide(asked) => asked,
                Step::Over(outcome) => break came(outcome, seat),
            };
            if game.turn() > last || path.len() >= DEPTH {
                break self.mind.play_on(game, seat, last);
            }
            let (at, fresh) = {
                let known = game.known_to(asked);
                let own = asked == seat;
                let guide = self.mind.guide(own);
                let here = if path.is_empty() {
                    None
                } else {
                    let advice = guide.advise(&known).min(known.offers() - 1);
                    let thinks = own && known.offers() > 1 && G::is_weighty(&known);
                    Some(if thinks { options::<G>(&known, advice) } else { vec![(0, advice)] })
                };
                let open = here.as_ref().unwrap_or(&thought.options);
                let (at, fresh) = if open.len() > 1 {
                    let (branch, place, fresh) = nodes[node].select(open);
                    path.push((node, branch));
                    if fresh {
                        nodes[node].branches[branch].node = nodes.len();
                        nodes.push(Node::default());
                    }
                    node = nodes[node].branches[branch].node;
                    (open[place].1, fresh)
                } else {
                    (open[0].1, false)
                };
                guide.note(&known, at);
                (at, fresh)
            };
            // It is one of the options.
            let taken = game.answer(at);
            debug_assert_eq!(taken, Ok(()));
            if fresh {
                break self.mind.play_on(game, seat, last);
            }
        };
        for (node, branch) in path {
            let branch = &mut nodes[node].branches[branch];
            branch.visits += 1;
            branch.total += value;
        }
    }
}

impl<G: Searched> Player<G> for Search<G> {
    fn choose(&mut self, known: &G::Known<'_>) -> usize {
        self.weighed.clear();
        let at = match self.mind.consider(known) {
            Ok(thought) => self.think(known, &thought).unwrap_or(thought.advice),
            Err(advice) => advice,
        };
        self.mind.settle(known, at)
    }

    fn weighed(&self) -> Vec<Weighed> {
        self.weighed.clone()
    }
}
