//! Cards and players are chosen, one after the other.

use std::ops::ControlFlow;

use crate::engine::fow::Game;
use crate::engine::fow::state::{Choice, Picking, Pointed, Question, Task};
use crate::engine::{CardId, Seat};

impl Game {
    pub(super) fn choose(&mut self, picking: Picking) {
        let picking = match picking.settled() {
            ControlFlow::Break(picked) => return self.state.picked = picked,
            ControlFlow::Continue(picking) => picking,
        };
        let choice = |pointed: &Pointed| match pointed {
            Pointed::Card(card) => Choice::Card(*card),
            Pointed::Player(seat) => Choice::Player(*seat),
        };
        let mut options: Vec<Choice> = picking.from.iter().map(choice).collect();
        if picking.up_to {
            options.push(Choice::Done);
        }
        let Picking { seat, question, .. } = picking;
        self.ask(Task::Choose(picking), seat, question, options);
    }

    pub(super) fn chosen(&mut self, picking: Picking, choice: Choice) {
        let pointed = match choice {
            Choice::Card(card) => Some(Pointed::Card(card)),
            Choice::Player(seat) => Some(Pointed::Player(seat)),
            _ => None,
        };
        match picking.take(pointed) {
            ControlFlow::Break(picked) => self.state.picked = picked,
            ControlFlow::Continue(picking) => self.push(Task::Choose(picking)),
        }
    }

    /// Has cards chosen: by whom, for what, among which, how many, or fewer.
    pub(super) fn have_chosen(&mut self, by: (Seat, Question), from: Vec<Pointed>, left: usize, up_to: bool) {
        self.push(Task::Choose(Picking::new(by, from, left, up_to)));
    }

    /// The cards that were chosen last.
    pub(super) fn take_picked(&mut self) -> Vec<CardId> {
        let picked = std::mem::take(&mut self.state.picked);
        let card = |pointed| match pointed {
            Pointed::Card(card) => Some(card),
            Pointed::Player(_) => None,
        };
        picked.into_iter().filter_map(card).collect()
    }
}
