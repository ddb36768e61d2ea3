//! What players do with cards of their own, each in turn.

use crate::ability::fow::{Deed, Pick, Whose};
use crate::engine::Seat;
use crate::engine::deeds::deed_at;
use crate::engine::fow::Game;
use crate::engine::fow::facts::Speaker;
use crate::engine::fow::state::{Pointed, Question, Run, Task};
use crate::engine::path::Path;

impl Game {
    /// The next of the players chooses.
    pub(in crate::engine::fow::acts) fn theirs(&mut self, run: Box<Run>, path: Path, mut seats: Vec<Seat>) {
        let book = self.book();
        let Some(Deed::Theirs(_, verb, pick)) = deed_at(&book.ability(run.line).does, path) else { return };
        if seats.is_empty() {
            return;
        }
        let seat = seats.remove(0);
        let by = Speaker { seat: run.seat, card: run.source.card };
        let whose = if seat == run.seat { Whose::You } else { Whose::Opponent };
        let mut from = self.all(by, &Pick { whose, ..pick.clone() });
        from.retain(|card| self.suffers(*card, *verb));
        let from = from.into_iter().map(Pointed::Card).collect();
        self.push(Task::Theirs(run.clone(), path, seats));
        self.push(Task::TheirsChosen(run, path));
        self.have_chosen((seat, Question::Choose), from, usize::from(pick.count), false);
    }

    /// What one has chosen is done.
    pub(in crate::engine::fow::acts) fn theirs_chosen(&mut self, run: &Run, path: Path) {
        let book = self.book();
        let Some(Deed::Theirs(_, verb, _)) = deed_at(&book.ability(run.line).does, path) else { return };
        for card in self.take_picked() {
            let holder = self.object(card).holder;
            self.do_to(*verb, card, holder);
        }
    }
}
