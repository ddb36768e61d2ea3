//! Cards are chosen, one after the other.

use crate::engine::Seat;
use crate::engine::exo::Game;
use crate::engine::exo::state::{CardId, Choice, Question, Task};

impl Game {
    pub(super) fn choose(
        &mut self,
        (seat, question): (Seat, Question),
        from: Vec<CardId>,
        left: u8,
        up_to: bool,
        mut picked: Vec<CardId>,
    ) {
        if left == 0 || from.is_empty() {
            self.state.picked = picked;
            return;
        }
        // Where all have to be taken there is nothing to ask.
        if !up_to && from.len() <= usize::from(left) {
            picked.extend(from);
            self.state.picked = picked;
            return;
        }
        let mut options: Vec<Choice> = from.iter().copied().map(Choice::Card).collect();
        if up_to {
            options.push(Choice::Done);
        }
        self.ask(Task::Choose { seat, question, from, left, up_to, picked }, seat, question, options);
    }

    pub(super) fn chosen(
        &mut self,
        (seat, question): (Seat, Question),
        mut from: Vec<CardId>,
        left: u8,
        up_to: bool,
        (mut picked, choice): (Vec<CardId>, Choice),
    ) {
        let Choice::Card(card) = choice else {
            self.state.picked = picked;
            return;
        };
        picked.push(card);
        if left == 1 {
            self.state.picked = picked;
            return;
        }
        from.retain(|other| *other != card);
        self.push(Task::Choose { seat, question, from, left: left - 1, up_to, picked });
    }

    pub(super) fn crowded(&mut self, seat: Seat) {
        let from = self.crowd(seat);
        if !from.is_empty() {
            self.push(Task::CrowdedOut);
            self.push(Task::Choose {
                seat,
                question: Question::Crowded,
                from,
                left: 1,
                up_to: false,
                picked: Vec::new(),
            });
        }
    }
}
