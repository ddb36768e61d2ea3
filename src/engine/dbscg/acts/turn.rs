//! The turn: Charge Phase, Main Phase, End Phase (chapter 6).

use crate::ability::{Action, Area, Mode, Phase, Until};
use crate::engine::dbscg::Outcome;
use crate::engine::dbscg::acts::Game;
use crate::engine::dbscg::edition::Point;
use crate::engine::dbscg::facts::wait::waits::Now;
use crate::engine::dbscg::happening::{By, Happening};
use crate::engine::dbscg::ids::CardId;
use crate::engine::dbscg::roster::aspects::Aspects;
use crate::engine::dbscg::state::ThisTurn;
use crate::engine::dbscg::state::decision::{Choice, Decision, Question};
use crate::engine::dbscg::state::event::{Cause, Event};
use crate::engine::dbscg::state::task::Task;

impl Game {
    /// 6-2-1.
    pub(crate) fn begin_turn(&mut self) {
        if self.state.turn >= self.state.turn_limit {
            self.end(Outcome::TurnLimit);
            return;
        }
        if self.state.turn > 0 {
            self.state.turn_player = self.state.turn_player.other();
        }
        self.state.turn += 1;
        self.state.phase = Phase::Charge;
        self.state.idle = 0;
        let skips = self.take_skips();
        self.state.this_turn = ThisTurn { skips: skips.phases, ..ThisTurn::default() }.into();
        self.take_stock();
        if skips.turn {
            self.skip_turn();
            return;
        }
        let seat = self.state.turn_player;
        self.note(Event::Turn(self.state.turn, seat));
        if skips.phases.contains(Phase::Charge) {
            self.skip_charge();
            return;
        }
        self.note(Event::Phase(Phase::Charge));
        self.expire(|lasts| lasts.until == Until::YourNextTurnStart && lasts.master == seat);
        self.happen(Happening::TurnStart(seat));
        self.then([Task::TurnDraw, Task::Checkpoint, Task::Charge, Task::Checkpoint, Task::BeginMain]);
        if self.edition.has(Point::CheckpointBeforeDrawing) {
            // 4.00, 7-2-8
            self.push(Task::Checkpoint);
        }
        self.then([Task::Checkpoint, Task::Refresh(Vec::new())]);
        self.run_delayed(Now::TurnStart);
    }

    /// 6-2-2. Where an effect leaves fewer switches than there are cards, their player picks as many as are left.
    pub(crate) fn refresh(&mut self, mut picked: Vec<CardId>, answer: Option<Choice>) {
        const AREAS: [Area; 4] = [Area::Leader, Area::Battle, Area::Energy, Area::Unison];
        let seat = self.state.turn_player;
        if let Some(Choice::Card(card)) = answer {
            picked.push(card);
        }
        let mut resting = Vec::with_capacity(16);
        for area in AREAS {
            let cards = self.state.cards(seat, area).iter().copied();
            resting.extend(cards.filter(|card| self.can_be_switched(*card, Mode::Active)));
        }
        if resting.is_empty() {
            return;
        }
        let mut left_out = Vec::new();
        for (group, left) in self.scarce(&resting) {
            let (taken, others): (Vec<CardId>, Vec<CardId>) = group.into_iter().partition(|card| picked.contains(card));
            if taken.len() < usize::from(left) {
                let options = others.into_iter().map(Choice::Card).collect();
                let decision = Decision { seat, question: Question::Choose, source: None, options };
                self.ask(decision, Task::Refresh(picked));
                return;
            }
            left_out.extend(others);
        }
        for area in AREAS {
            let mut cards = self.state.cards(seat, area).to_vec();
            // What nothing forbids depends on the card alone.
            let known = !self.changed(Aspects::PLACE);
            cards.retain(|card| if known { resting.contains(card) } else { !left_out.contains(card) });
            if !cards.is_empty() {
                self.switch_together(&cards, Mode::Active, By::Rules);
            }
        }
    }

    /// 6-2-3: the first player draws nothing on the first turn.
    pub(crate) fn turn_draw(&mut self) {
        if self.state.turn > 1 {
            self.push(Task::Draw(self.state.turn_player, 1, By::Rules));
        }
    }

    /// 6-2-5.
    pub(crate) fn charge(&mut self, answer: Option<Choice>) {
        let seat = self.state.turn_player;
        match answer {
            None => {
                // 1-3-3
                let mut options = self.no_options();
                let hand = self.state.cards(seat, Area::Hand);
                let may = |card: &CardId| !self.forbidden(*card, &Action::BecomeEnergy);
                options.extend(hand.iter().copied().filter(may).map(Choice::Card));
                options.push(Choice::Pass);
                self.ask(Decision { seat, question: Question::Charge, source: None, options }, Task::Charge);
            }
            Some(Choice::Card(card)) => {
                let place = self.place(card, Area::Energy);
                self.propose_move(card, place, Cause::Charge);
            }
            Some(_) => {}
        }
    }

    /// 6-3-1-1.
    pub(crate) fn begin_main(&mut self) {
        self.expire_by_player(|lasts| lasts.until == Until::Charge);
        if self.skips_main() {
            return;
        }
        self.state.phase = Phase::Main;
        self.note(Event::Phase(Phase::Main));
        let seat = self.state.turn_player;
        self.expire(|lasts| lasts.until == Until::YourNextMainStart && lasts.master == seat);
        self.happen(Happening::MainStart(seat));
        self.then([Task::Checkpoint, Task::Main]);
        self.run_delayed(Now::MainStart);
    }

    /// 6-3-1-2: one action after the other, until the player has enough (4-6).
    pub(crate) fn main_phase(&mut self, answer: Option<Choice>) {
        let seat = self.state.turn_player;
        match answer {
            None if self.leaps() => {}
            None => {
                let mut options = self.no_options();
                let energy = self.energy_of(seat);
                self.plays(seat, &energy, &mut options);
                self.activations(seat, true, &|| &energy, &mut options);
                self.attacks(seat, &mut options);
                self.growths(seat, &mut options);
                options.push(Choice::Pass);
                self.ask(Decision { seat, question: Question::Main, source: None, options }, Task::Main);
            }
            Some(choice) => {
                let task = match choice {
                    Choice::Play(card) => Task::Announce(seat, card),
                    Choice::Attack(attacker, guard) => Task::DeclareAttack(attacker, guard),
                    Choice::Grow(card) => Task::Grow(seat, card),
                    Choice::Activate(card, line) => {
                        self.then([Task::Checkpoint, Task::Main]);
                        self.declare(seat, card, line);
                        return;
                    }
                    _ => {
                        self.push(Task::EndMain);
                        return;
                    }
                };
                self.then([task, Task::Checkpoint, Task::Main]);
            }
        }
    }

    /// 6-3-1-3.
    pub(crate) fn end_main(&mut self) {
        if self.leaps() {
            return;
        }
        self.happen(Happening::MainEnd(self.state.turn_player));
        self.then([Task::Checkpoint, Task::ExpireMain]);
    }

    /// 6-4-1-1: skills for the end of the turn trigger, each once in a turn.
    pub(crate) fn begin_end(&mut self) {
        if self.skips_end() {
            return;
        }
        if self.state.phase != Phase::End {
            self.state.phase = Phase::End;
            self.note(Event::Phase(Phase::End));
        }
        let seat = self.state.turn_player;
        let mut waiting = self.watchers(Happening::TurnEnd(seat));
        waiting.retain(|waiting| {
            let key = waiting.auto.used();
            let new = !self.state.this_turn.ended.contains(&key);
            if new {
                self.state.this_turn.ended.push(key);
            }
            new
        });
        self.wait(waiting, None);
        self.then([Task::Checkpoint, Task::FinishEnd]);
        self.run_delayed(Now::TurnEnd);
    }

    /// 6-4-1-2 … 6-4-1-4; 4.00, 7-4-4 … 7-4-7.
    pub(crate) fn finish_end(&mut self) {
        if self.edition.has(Point::EffectsEndOnce) && self.has_more_to_end() {
            self.push(Task::BeginEnd);
            return;
        }
        self.expire_turn();
        let more = !self.edition.has(Point::EffectsEndOnce) && self.has_more_to_end();
        self.push(if more { Task::BeginEnd } else { Task::BeginTurn });
    }

    /// 6-4-1-4; 4.00, 7-4-4: what has not triggered yet does so in another End Phase.
    fn has_more_to_end(&self) -> bool {
        let waits = self.watchers(Happening::TurnEnd(self.state.turn_player));
        waits.iter().any(|waiting| !self.state.this_turn.ended.contains(&waiting.auto.used()))
            || self.state.under_way.delayed.iter().any(|delayed| self.is_due(delayed, Now::TurnEnd))
    }

    /// 6-3-1-3-1-2 … 6-3-1-3-1-4.
    pub(crate) fn expire_main(&mut self) {
        self.expire_by_player(|lasts| lasts.until == Until::Main);
        self.push(Task::BeginEnd);
    }

    /// Things put off until a moment happen now, oldest first; or they wait for the checkpoint (4.00, 4-2-2-4).
    pub(crate) fn run_delayed(&mut self, now: Now) {
        if !self.state.under_way.delayed.iter().any(|delayed| self.is_due(delayed, now)) {
            return;
        }
        let (now, later): (Vec<_>, Vec<_>) = std::mem::take(&mut self.state.under_way.delayed)
            .into_iter()
            .partition(|delayed| self.is_due(delayed, now));
        self.state.under_way.delayed = later;
        if self.edition.has(Point::PutOffComesLast) {
            self.state.under_way.due.extend(now);
            return;
        }
        for delayed in now.into_iter().rev() {
            self.resume(delayed.frame, delayed.block);
        }
    }

    /// 4.00, 4-2-2-4, 4-2-2-5: one of the things that wait in a checkpoint happens.
    pub(crate) fn put_off(&mut self, at: usize) {
        if at < self.state.under_way.due.len() {
            let delayed = self.state.under_way.due.remove(at);
            self.resume(delayed.frame, delayed.block);
        }
    }
}
