//! Cards move at once (3-1-6; 4.00, 0-2-9): nothing has changed until it is known what happens instead of which of the moves.

use crate::ability::Area;
use crate::engine::dbscg::acts::Game;
use crate::engine::dbscg::ids::CardId;
use crate::engine::dbscg::state::decision::Choice;
use crate::engine::dbscg::state::event::Cause;
use crate::engine::dbscg::state::proposed::{Proposed, Together, Would};
use crate::engine::dbscg::state::task::Task;

impl Game {
    /// Cards are about to move at once. Says how many move, as far as that is known.
    pub(crate) fn propose_together(&mut self, moves: Vec<Proposed>) -> usize {
        let mut open = self.replaceable(&moves);
        if open.is_empty() {
            return self.carry_out_together(&moves);
        }
        // 1-3-4: the turn player chooses first; the last one is looked at first.
        open.reverse();
        open.sort_by_key(|at| self.who_chooses(moves[*at]) == self.state.turn_player);
        let as_is = |moved: Proposed| (moved, moved.about().map(|card| self.state.now(card)));
        let moves: Vec<_> = moves.into_iter().map(|moved| Some(as_is(moved))).collect();
        let count = moves.len();
        self.push(Task::Together(Box::new(Together { moves, open })));
        count
    }

    /// Whether something may happen instead of some moves.
    pub(crate) fn may_wait(&self, moves: &[Proposed]) -> bool {
        !self.replaceable(moves).is_empty()
    }

    /// The places of the moves that something may happen instead of.
    fn replaceable(&self, moves: &[Proposed]) -> Vec<usize> {
        let is_open =
            |moved: Proposed| self.may_be_replaced(moved) && !self.replacements(moved, &self.applied(moved)).is_empty();
        (0..moves.len()).filter(|at| is_open(moves[*at])).collect()
    }

    /// What happens instead of one of the moves after the other; then those that are left are carried out.
    pub(crate) fn together(&mut self, mut together: Box<Together>, answer: Option<Choice>) {
        match answer {
            Some(Choice::Replace(holder, line)) => {
                let replaced = together.open.pop().and_then(|at| together.moves[at].take());
                self.push(Task::Together(together));
                if let Some((proposed, _)) = replaced {
                    let applied = self.applied(proposed);
                    self.replace(Would { proposed, applied }, (holder, line));
                }
                return;
            }
            Some(_) => {
                together.open.pop();
            }
            None => {}
        }
        while let Some(at) = together.open.last() {
            let still =
                together.moves[*at].filter(|(_, before)| before.is_none_or(|before| self.state.find(before).is_some()));
            if let Some(decision) =
                still.and_then(|(proposed, _)| self.choice_instead(proposed, &self.applied(proposed)))
            {
                self.ask(decision, Task::Together(together));
                return;
            }
            together.open.pop();
        }
        // What happened instead of one may have taken another away.
        let left = together.moves.into_iter().flatten();
        let left = left.filter(|(_, before)| before.is_none_or(|before| self.state.find(before).is_some()));
        let left: Vec<Proposed> = left.map(|(proposed, _)| proposed).collect();
        if self.carry_out_together(&left) < left.len()
            && let Some(frame) = self.state.frames.last_mut()
        {
            frame.done = false;
        }
    }

    /// Cards move, and each sees the others go. Says how many moved.
    fn carry_out_together(&mut self, moves: &[Proposed]) -> usize {
        // What stays where it is does not move once another has driven it out (4.00, 17-2-2-5).
        let goes = |moved: &Proposed| match *moved {
            Proposed::Move { card, to, cause, by } => self.goes_to(card, to, cause, by).is_some(),
            _ => true,
        };
        let moves: Vec<Proposed> = moves.iter().copied().filter(goes).collect();
        let leaving: Vec<CardId> = moves.iter().filter_map(|moved| moved.about()).collect();
        let seen: Vec<_> = moves.iter().map(|moved| self.watching_each_other(*moved, &leaving)).collect();
        let mut happened = 0;
        for (moved, mut seeing) in moves.iter().zip(seen) {
            seeing.retain(|waiting| self.state.find(waiting.auto.source).is_none());
            let before = moved.about().map(|card| self.state.now(card));
            happened += usize::from(match *moved {
                Proposed::Move { card, to, cause, by } => self.move_beside(card, to, cause, by, &leaving),
                other => self.carry_out(other),
            });
            if before.is_some_and(|before| self.state.find(before).is_none()) {
                self.wait(seeing, moved.about());
            }
        }
        if leaving.len() > 1 {
            self.one_z_extra_next(&leaving);
        }
        happened
    }

    /// Cards that are too many where they are go to the Drop Area at once (3-11-5; 4.00, 21-11-3).
    pub(crate) fn drop_together(&mut self, cards: impl Iterator<Item = CardId>) {
        let by = self.by(Cause::Rule);
        let goes = |card| Proposed::Move { card, to: self.place(card, Area::Drop), cause: Cause::Rule, by };
        let moves = cards.map(goes).collect();
        self.propose_together(moves);
    }
}
