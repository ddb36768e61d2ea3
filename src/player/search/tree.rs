//! One tree over the decisions of a seat, a possible game an iteration (SO-ISMCTS).
//!
//! A branch is what an answer means, so that worlds in which other cards are drawn share what they have in common. The
//! guide answers for the other player, what is not worth thinking about, and all that comes after the tree.

use super::mind::{Quest, came, options};
use super::node::Node;
use super::worlds::Worlds;
use super::{Guide, Searched};
use crate::engine::{Offers, Step};

/// No line of play in the tree is longer.
const DEPTH: usize = 40;

/// The nodes, and the one of the question that waits.
#[derive(Clone, Debug)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    root: usize,
}

impl Default for Tree {
    fn default() -> Self {
        Self { nodes: vec![Node::default()], root: 0 }
    }
}

/// Where an answer leads.
enum Way {
    /// Along a branch, which is new or not.
    Along(usize, bool),
    /// On in the same node, as there was nothing to choose.
    On,
    /// Out of what the tree knows.
    Out,
}

impl Tree {
    pub(super) fn root(&self) -> &Node {
        &self.nodes[self.root]
    }

    /// The seat is asked this, below what it has answered before; says how many playouts have come to these answers.
    pub(super) fn ask(&mut self, options: &[(u64, usize)]) -> u32 {
        self.nodes[self.root].ask(options)
    }

    /// The question is answered so: what comes next is below that.
    pub(super) fn descend(&mut self, node: usize) {
        self.root = node;
    }

    /// Down the tree in a possible game, on from there, and back up. Each answer to the question that waits is tried in the
    /// same worlds, one after the other: what they differ in is not what has been drawn.
    pub(super) fn grow<G: Searched>(&mut self, quest: &mut Quest<'_, G>, worlds: &mut Worlds<'_, '_, G>) {
        let (branch, at, fresh) = self.step(self.root, &quest.thought.options);
        let mut path = vec![(self.root, branch)];
        let nth = self.nodes[self.root].branches[branch].tried;
        let game = worlds.nth(nth, &mut quest.mind.rng);
        let mut first = Some((at, fresh));
        let value = self.play(quest, game, |tree, node, open| {
            if let Some((at, fresh)) = first.take() {
                return (at, Way::Along(tree.nodes[node].branches[branch].node, fresh));
            }
            if path.len() >= DEPTH {
                return (open[0].1, Way::Out);
            }
            let (branch, at, fresh) = tree.step(node, open);
            path.push((node, branch));
            (at, Way::Along(tree.nodes[node].branches[branch].node, fresh))
        });
        for (node, branch) in path {
            self.nodes[node].branches[branch].learn(value);
        }
    }

    /// The branch to try next at a node, the answer that it is here, and whether it is new.
    fn step(&mut self, node: usize, open: &[(u64, usize)]) -> (usize, usize, bool) {
        let (branch, place, fresh) = self.nodes[node].select(open);
        if fresh {
            self.nodes[node].branches[branch].node = self.nodes.len();
            self.nodes.push(Node::default());
        }
        (branch, open[place].1, fresh)
    }

    /// How one possible game comes out where what has been visited most is played; nothing is learnt of it.
    pub(super) fn follow<G: Searched>(&mut self, quest: &mut Quest<'_, G>, game: G) -> f64 {
        self.play(quest, game, |tree, node, open| match tree.nodes[node].best(open) {
            Some((branch, at)) => (at, Way::Along(branch.node, false)),
            None => (open[0].1, Way::Out),
        })
    }

    /// Plays a possible game; `choose` says what this seat answers, of what is open in the guide's order, and where that leads.
    fn play<G: Searched>(
        &mut self,
        quest: &mut Quest<'_, G>,
        mut game: G,
        mut choose: impl FnMut(&mut Self, usize, &[(u64, usize)]) -> (usize, Way),
    ) -> f64 {
        let Quest { mind, seat, thought, goal } = quest;
        let (seat, goal) = (*seat, *goal);
        mind.begin();
        let (mut node, mut first) = (self.root, true);
        loop {
            let asked = match game.step() {
                Step::Decide(asked) => asked,
                Step::Over(outcome) => return came(outcome, seat),
            };
            if game.turn() > goal.last() {
                return goal.worth(&game, seat);
            }
            let (at, way) = {
                let known = game.known_to(asked);
                let own = asked == seat;
                let guide = mind.guide(own);
                let here = if std::mem::take(&mut first) {
                    None
                } else {
                    let advice = guide.advise(&known).min(known.offers() - 1);
                    let thinks = own && known.offers() > 1 && G::is_weighty(&known);
                    Some(if thinks { options::<G>(&known, advice) } else { vec![(0, advice)] })
                };
                let open = here.as_ref().unwrap_or(&thought.options);
                let (at, way) = if open.len() > 1 { choose(self, node, open) } else { (open[0].1, Way::On) };
                guide.note(&known, at);
                (at, way)
            };
            game.answer_within(at);
            match way {
                Way::Along(next, false) => node = next,
                Way::On => {}
                Way::Along(_, true) | Way::Out => return mind.play_on(game, seat, goal),
            }
        }
    }
}
