//! Cards are chosen, one after the other.

use crate::engine::yugioh::Game;
use crate::engine::yugioh::state::{Choice, Question, Task};
use crate::engine::{CardId, Seat};

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
            return self.state.picked.append(&mut picked);
        }
        // Where all have to be taken there is nothing to ask.
        if !up_to && from.len() <= usize::from(left) {
            picked.extend(from);
            return self.state.picked.append(&mut picked);
        }
        let mut open = from.clone();
        if matches!(question, Question::Pay | Question::Target) {
            let spared = self.sparing(&from, usize::from(left), &picked);
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
        let Choice::Card(card) = choice else { return self.state.picked.append(&mut picked) };
        picked.push(card);
        from.retain(|other| *other != card);
        self.push(Task::Choose { seat, question, from, left: left - 1, up_to, picked });
    }

    /// Has cards chosen: by whom, for what, among which, how many, or fewer.
    pub(super) fn have_chosen(
        &mut self,
        (seat, question): (Seat, Question),
        from: Vec<CardId>,
        left: usize,
        up_to: bool,
    ) {
        // Nobody chooses more than 255 cards.
        let left = u8::try_from(left).unwrap_or(u8::MAX);
        self.push(Task::Choose { seat, question, from, left, up_to, picked: Vec::new() });
    }

    /// The cards that were chosen last, by one player or by both.
    pub(super) fn take_picked(&mut self) -> Vec<CardId> {
        std::mem::take(&mut self.state.picked)
    }
}
