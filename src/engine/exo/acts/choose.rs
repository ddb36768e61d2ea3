//! Cards are chosen, one after the other.

use std::ops::ControlFlow;

use crate::engine::Seat;
use crate::engine::exo::Game;
use crate::engine::exo::state::{Choice, Picking, Question, Task};

impl Game {
    pub(super) fn choose(&mut self, picking: Picking) {
        let picking = match picking.settled() {
            ControlFlow::Break(picked) => return self.state.picked = picked,
            ControlFlow::Continue(picking) => picking,
        };
        let mut options: Vec<Choice> = picking.from.iter().copied().map(Choice::Card).collect();
        if picking.up_to {
            options.push(Choice::Done);
        }
        let Picking { seat, question, .. } = picking;
        self.ask(Task::Choose(picking), seat, question, options);
    }

    pub(super) fn chosen(&mut self, picking: Picking, choice: Choice) {
        let card = if let Choice::Card(card) = choice { Some(card) } else { None };
        match picking.take(card) {
            ControlFlow::Break(picked) => self.state.picked = picked,
            ControlFlow::Continue(picking) => self.push(Task::Choose(picking)),
        }
    }

    pub(super) fn crowded(&mut self, seat: Seat) {
        let from = self.crowd(seat);
        if !from.is_empty() {
            self.push(Task::CrowdedOut);
            self.push(Task::Choose(Picking::new((seat, Question::Crowded), from, 1, false)));
        }
    }
}
