//! What happens: players and skills propose, replacement effects see the proposal, what is left of it is carried out, and
//! triggers look at that. From bottom to top: `agenda` (what is still to do), `stock`, `pending`, `give` and
//! `expire` (effects), `knowing` (what players learn), `moves`, `piles`, `tops` and `switch` (where cards are, and how they lie),
//! `propose` and `together`; then what players and skills do; `run` is the whole way from one decision to the next; `deal`
//! makes the games that a player cannot tell from the real one.

pub(crate) mod activate;
pub(crate) mod agenda;
pub(crate) mod battle;
pub(crate) mod begin;
pub(crate) mod by_skill;
pub(crate) mod checkpoint;
pub(crate) mod choose;
pub(crate) mod counter;
pub(crate) mod damage;
mod deal;
pub(crate) mod expire;
pub(crate) mod fight;
pub(crate) mod flow;
pub(crate) mod frames;
pub(crate) mod give;
pub(crate) mod knowing;
pub(crate) mod looking;
pub(crate) mod losing;
pub(crate) mod moves;
mod one_keyword;
pub(crate) mod pay;
pub(crate) mod pending;
pub(crate) mod piles;
pub(crate) mod play;
mod playable;
pub(crate) mod propose;
pub(crate) mod repeats;
pub(crate) mod resolve;
pub mod run;
pub(crate) mod skip;
pub(crate) mod stock;
mod switch;
mod together;
pub(crate) mod tops;
mod turn;

use std::ops::{Deref, DerefMut};

use super::facts::Position;
use super::state::State;
use super::state::decision::Choice;
use super::state::task::Task;

/// A game under way.
#[derive(Clone, Debug)]
pub struct Game {
    position: Position,
    /// The answer to a question that has no other, and the work that waits for it; never there at a decision.
    settled: Option<(Task, Choice)>,
    /// An empty list, for the options of the next question: where the last one kept its own.
    spare: Vec<Choice>,
}

impl Game {
    /// Goes on from another state of the same game: one that was kept, or has been changed by hand.
    pub fn set_state(&mut self, state: State) {
        self.state = state;
    }
}

impl Deref for Game {
    type Target = Position;

    fn deref(&self) -> &Position {
        &self.position
    }
}

impl DerefMut for Game {
    fn deref_mut(&mut self) -> &mut Position {
        &mut self.position
    }
}
