//! The course of a turn. Chapter 3.

use crate::ability::exo::Until;
use crate::engine::exo::Game;
use crate::engine::exo::state::{
    Area, CardId, Choice, Draft, End, Event, Into, Phase, Question, Step, Task, What, Why, Window,
};
use crate::engine::{Outcome, Seat};

/// Cards of the first hand (1-9).
pub(in crate::engine::exo) const HAND: usize = 4;

impl Game {
    pub(super) fn set_up(&mut self, first: Option<Seat>) {
        // 1-6
        for seat in Seat::BOTH {
            self.shuffle(seat);
        }
        // 1-7
        let first = first.unwrap_or_else(|| if self.state.rng.below(2) == 0 { Seat::A } else { Seat::B });
        self.happen(&Event::First(first));
        for seat in Seat::BOTH {
            for _ in 0..HAND {
                self.draw(seat);
            }
        }
        self.push(Task::Turn);
    }

    pub(super) fn next_turn(&mut self) {
        let table = self.state.table();
        if table.turn >= self.state.turn_limit {
            self.happen(&Event::Over(Outcome::TurnLimit));
            return;
        }
        let seat = if table.turn == 0 { table.first } else { table.active.other() };
        self.happen(&Event::Turn(seat));
        // 1-10
        let first = if self.state.table().turn == 1 { Phase::Main } else { Phase::Draw };
        self.start(first);
    }

    pub(super) fn start(&mut self, phase: Phase) {
        self.happen(&Event::Phase(phase));
        if phase == Phase::Battle {
            self.happen(&Event::Step(Step::Before));
        }
        self.push(Task::Do(phase));
        self.open(Window::Start, self.state.table().active);
    }

    pub(super) fn do_phase(&mut self, phase: Phase) {
        let active = self.state.table().active;
        match phase {
            Phase::Draw => {
                self.push(Task::Open(Window::Change(Phase::Recovery), active.other()));
                self.push(Task::Settle);
                self.draw(active);
            }
            Phase::Recovery => {
                self.push(Task::Open(Window::Change(Phase::Main), active.other()));
                self.push(Task::Settle);
                self.recover();
            }
            Phase::Main => self.ask_main(),
            Phase::Battle => {
                self.happen(&Event::Step(Step::Attacks));
                self.ask_attacks();
            }
            Phase::End => {
                self.end(Until::TurnEnds);
                self.next_turn();
            }
        }
    }

    fn recover(&mut self) {
        for seat in [self.state.table().active, self.state.table().active.other()] {
            // 3-2-1
            for card in self.state.table().area(seat, Area::Field).to_vec() {
                if !self.object(card).up {
                    self.happen(&Event::Turned(card, true));
                }
            }
            // 3-2-2
            for card in self.state.table().area(seat, Area::Occult).to_vec() {
                self.send(card, seat, Area::Hand, End::Top, Why::Back);
            }
        }
    }

    pub(super) fn ask_main(&mut self) {
        let active = self.state.table().active;
        let mut options = self.main_actions(active);
        // 1-10
        if self.state.table().turn > 1 {
            options.push(Choice::Battle);
        }
        options.push(Choice::Pass);
        self.ask(Task::Main, active, Question::Main, options);
    }

    pub(super) fn main_answered(&mut self, choice: Choice) {
        let active = self.state.table().active;
        match choice {
            Choice::Battle => self.push(Task::Open(Window::Change(Phase::Battle), active.other())),
            Choice::Pass => self.push(Task::Open(Window::Change(Phase::End), active.other())),
            _ => {
                self.push(Task::Main);
                self.record(&Event::Opened);
                self.push(Task::Closed(Window::Once));
                self.act(active, choice);
            }
        }
    }

    /// Begins to play a card or to use an effect; then the other player has the priority (4-2).
    pub(super) fn act(&mut self, seat: Seat, choice: Choice) {
        self.push(Task::Build(seat.other(), 0));
        let draft = match choice {
            Choice::Play(card, way) => self.put_in_ether(seat, card, way),
            Choice::Use(card, line) => {
                let found = self.effects(card).find(|(at, _)| at.line == line).map(|(at, _)| at);
                let Some(at) = found else { return };
                self.draft_of(seat, card, at)
            }
            _ => return,
        };
        self.push(Task::Declare(draft));
    }

    /// 3-3-2
    fn put_in_ether(&mut self, seat: Seat, card: CardId, way: u8) -> Draft {
        self.send(card, seat, Area::Ether, End::Top, Why::Played);
        Draft { way, ..Draft::new(seat, What::Play(self.now(card)), Into::Chain) }
    }
}
