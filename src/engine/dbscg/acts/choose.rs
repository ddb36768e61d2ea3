//! Choosing cards as a skill resolves (8-5-3).

use std::sync::Arc;

use crate::ability::{Area, Choose, Effect, HowMany, Who};
use crate::engine::dbscg::acts::Game;
use crate::engine::dbscg::ids::{BlockId, CardId, ObjectRef, Seat};
use crate::engine::dbscg::state::decision::{Choice, Decision, Question};
use crate::engine::dbscg::state::frame::{Frame, Left};
use crate::engine::dbscg::state::task::Task;

impl Game {
    /// Who chooses, and among what (8-5-3).
    pub(crate) fn begin_choice(&mut self, choose: &Choose, (block, at): (BlockId, usize), frame: Frame) {
        let amount = |quantity| usize::try_from(self.quantity(quantity, &frame)).unwrap_or(0);
        let bounds = match &choose.count {
            HowMany::Exactly(n) => Some((amount(n), amount(n))),
            HowMany::UpTo(n) => Some((0, amount(n))),
            HowMany::Between(least, most) => Some((amount(least), amount(most))),
            HowMany::Any => Some((0, usize::MAX)),
            HowMany::All => None,
        };
        let mut all = Vec::new();
        if bounds.is_none() {
            all = self.candidates(choose, &[], &frame).into_iter().map(|card| self.state.now(card)).collect();
        }
        let master = frame.master;
        drop(frame);
        let searched = choose.from.places().iter().filter(|area| matches!(area, Area::Deck | Area::Life));
        let mut searched = searched.filter(|_| choose.from.among.is_none()).peekable();
        if searched.peek().is_some() {
            let players = self.players(choose.from.whose, master);
            let searched: Vec<_> = searched.flat_map(|area| players.iter().map(|seat| (*seat, *area))).collect();
            if let Some(frame) = self.state.frames.last_mut() {
                frame.so_far_mut().searched.extend(searched);
            }
        }
        let Some((least, most)) = bounds else {
            self.chosen(choose, all, 1);
            return;
        };
        let choice = |seat| Left::Choose(seat, block, at, least, most);
        match self.players(choose.who, master).as_slice() {
            [first, second] => {
                // 1-3-4: each from their own chair; what both have chosen gets the one name.
                if let Some(frame) = self.state.frames.last_mut() {
                    frame.name(&choose.name, Vec::new());
                }
                self.next([
                    Left::Master(*first),
                    choice(*first),
                    Left::Master(*second),
                    choice(*second),
                    Left::Master(master),
                ]);
            }
            one => self.next([choice(one.first().copied().unwrap_or(master))]),
        }
    }

    /// The cards get their name.
    fn chosen(&mut self, choose: &Choose, cards: Vec<ObjectRef>, least: usize) {
        let enough = cards.len() >= least;
        let described = !choose.from.filter.is_outward();
        if let Some(frame) = self.state.frames.last_mut() {
            frame.done &= enough;
            if described {
                frame.so_far_mut().described.extend(&cards);
            }
            let before = if choose.who == Who::Both { frame.named(&choose.name).to_vec() } else { Vec::new() };
            frame.name(&choose.name, before.into_iter().chain(cards).collect());
        }
    }

    pub(crate) fn choose(
        &mut self,
        seat: Seat,
        (block, at): (BlockId, usize),
        mut so_far: Vec<ObjectRef>,
        least: usize,
        most: usize,
        answer: Option<Choice>,
    ) {
        let roster = Arc::clone(&self.roster);
        let Some(Effect::Choose(choose)) = roster.interned().instructions(block).get(at) else { return };
        let frame = self.frame();
        let mut finished = false;
        let mut more = false;
        match answer {
            Some(Choice::Card(card)) => so_far.push(self.state.now(card)),
            Some(Choice::Yes) => more = true,
            Some(_) => finished = true,
            None => {}
        }
        let mut candidates = self.candidates(choose, &so_far, &frame);
        if choose.from.among.is_none() && choose.from.areas.contains(&Area::Deck) {
            // 3-2-2: who looks through a deck does not learn its order.
            candidates.sort_by_key(|card| (self.state.object(*card).def, *card));
        }
        // 8-5-3-1: where as many can be chosen as are asked for, no choice leads away from that.
        if let Some(more) = least.checked_sub(so_far.len() + 1).filter(|_| choose.is_bound()) {
            let mut with = so_far.clone();
            let mut leads = |card: &CardId| {
                with.push(self.state.now(*card));
                let suffices = self.suffices(choose, &mut with, more, &frame);
                with.pop();
                suffices
            };
            let leading: Vec<CardId> = candidates.iter().copied().filter(|card| leads(card)).collect();
            candidates = if leading.is_empty() { candidates } else { leading };
        }
        if finished || so_far.len() >= most || candidates.is_empty() {
            drop(frame);
            // 8-5-3-1, 8-5-3-3: as many as there are.
            self.chosen(choose, so_far, least.max(1).min(most));
            return;
        }
        if choose.at_random && (more || so_far.len() < least) {
            let drawn = self.state.chance.below(u32::try_from(candidates.len()).unwrap_or(1));
            so_far.push(self.state.now(candidates[usize::try_from(drawn).unwrap_or(0)]));
            self.push(Task::Choose(seat, block, at, so_far, least, most));
            return;
        }
        if choose.at_random {
            let (source, options) = (Some(frame.source.card), vec![Choice::Yes, Choice::Pass]);
            let decision = Decision { seat, question: Question::May, source, options };
            self.ask(decision, Task::Choose(seat, block, at, so_far, least, most));
            return;
        }
        let secret = candidates.iter().all(|card| !self.lies_open(*card));
        let mut options: Vec<Choice> = candidates.into_iter().map(Choice::Card).collect();
        // 8-5-3-2; 8-5-3-5: in a secret area nobody can be held to finding a card.
        let by_description = secret && !choose.from.filter.is_outward();
        if so_far.len() >= least || by_description {
            options.push(Choice::Done);
        }
        let decision = Decision { seat, question: Question::Choose, source: Some(frame.source.card), options };
        self.ask(decision, Task::Choose(seat, block, at, so_far, least, most));
    }
}
