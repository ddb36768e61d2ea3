//! Cards are chosen, one after the other.

use std::ops::ControlFlow;

use crate::engine::yugioh::Game;
use crate::engine::yugioh::state::{Choice, Picking, Question, Task};
use crate::engine::{CardId, Seat};

impl Game {
    pub(super) fn choose(&mut self, picking: Picking) {
        let picking = match picking.settled() {
            ControlFlow::Break(mut picked) => return self.state.picked.append(&mut picked),
            ControlFlow::Continue(picking) => picking,
        };
        let Picking { seat, question, ref from, left, up_to, ref picked } = picking;
        let mut open = from.clone();
        if matches!(question, Question::Pay | Question::Target) {
            let spared = self.sparing(from, usize::from(left), picked);
            if !spared.is_empty() {
                open = spared;
            }
        }
        let mut options: Vec<Choice> = open.into_iter().map(Choice::Card).collect();
        // Of what one can take fewer of, a price and a target are one at least.
        let least = !picked.is_empty() || !matches!(question, Question::Pay | Question::Target);
        if up_to && least {
            options.push(Choice::Done);
        }
        self.ask(Task::Choose(picking), seat, question, options);
    }

    pub(super) fn chosen(&mut self, picking: Picking, choice: Choice) {
        let card = if let Choice::Card(card) = choice { Some(card) } else { None };
        match picking.take(card) {
            ControlFlow::Break(mut picked) => self.state.picked.append(&mut picked),
            ControlFlow::Continue(picking) => self.push(Task::Choose(picking)),
        }
    }

    /// Has cards chosen: by whom, for what, among which, how many, or fewer.
    pub(super) fn have_chosen(&mut self, by: (Seat, Question), from: Vec<CardId>, left: usize, up_to: bool) {
        self.push(Task::Choose(Picking::new(by, from, left, up_to)));
    }

    /// The cards that were chosen last, by one player or by both.
    pub(super) fn take_picked(&mut self) -> Vec<CardId> {
        std::mem::take(&mut self.state.picked)
    }
}
