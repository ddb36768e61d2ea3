//! Cards and players are chosen, one after the other.

use crate::engine::Seat;
use crate::engine::fow::Game;
use crate::engine::fow::state::{Choice, Pointed, Question, Task};

impl Game {
    pub(super) fn choose(
        &mut self,
        (seat, question): (Seat, Question),
        from: Vec<Pointed>,
        left: u8,
        up_to: bool,
        mut picked: Vec<Pointed>,
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
        let choice = |pointed: &Pointed| match pointed {
            Pointed::Card(card) => Choice::Card(*card),
            Pointed::Player(seat) => Choice::Player(*seat),
        };
        let mut options: Vec<Choice> = from.iter().map(choice).collect();
        if up_to {
            options.push(Choice::Done);
        }
        self.ask(Task::Choose { seat, question, from, left, up_to, picked }, seat, question, options);
    }

    pub(super) fn chosen(
        &mut self,
        (seat, question): (Seat, Question),
        mut from: Vec<Pointed>,
        left: u8,
        up_to: bool,
        (mut picked, choice): (Vec<Pointed>, Choice),
    ) {
        let pointed = match choice {
            Choice::Card(card) => Pointed::Card(card),
            Choice::Player(seat) => Pointed::Player(seat),
            _ => {
                self.state.picked = picked;
                return;
            }
        };
        picked.push(pointed);
        if left == 1 {
            self.state.picked = picked;
            return;
        }
        from.retain(|other| *other != pointed);
        self.push(Task::Choose { seat, question, from, left: left - 1, up_to, picked });
    }

    /// Has cards chosen: by whom, for what, among which, how many, or fewer.
    pub(super) fn have_chosen(
        &mut self,
        (seat, question): (Seat, Question),
        from: Vec<Pointed>,
        left: usize,
        up_to: bool,
    ) {
        // Nobody chooses more than 255 cards.
        let left = u8::try_from(left).unwrap_or(u8::MAX);
        self.push(Task::Choose { seat, question, from, left, up_to, picked: Vec::new() });
    }

    /// The cards that were chosen last.
    pub(super) fn take_picked(&mut self) -> Vec<crate::engine::CardId> {
        let picked = std::mem::take(&mut self.state.picked);
        let card = |pointed| match pointed {
            Pointed::Card(card) => Some(card),
            Pointed::Player(_) => None,
        };
        picked.into_iter().filter_map(card).collect()
    }
}
