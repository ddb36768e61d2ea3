//! The beginning of a Duel and the course of a turn (chapters 13, 14 and 17).

use crate::ability::yugioh::Holds;
use crate::ability::yugioh::deed::{Act, Until};
use crate::engine::path::Path;
use crate::engine::yugioh::Game;
use crate::engine::yugioh::facts::ZONES;
use crate::engine::yugioh::roster::LineAt;
use crate::engine::yugioh::state::{Area, Choice, Delayed, End, Event, Opening, Part, Phase, Question, Run, Task, Why};
use crate::engine::{BySeat, CardId, Outcome, Seat};

/// Cards of the first hand (13-12).
pub(in crate::engine::yugioh) const HAND: usize = 5;

/// Cards that a hand may have at the end of the own turn (17-5).
const LIMIT: usize = 6;

impl Game {
    pub(super) fn set_up(&mut self, opening: Opening) {
        // 13-8
        for seat in Seat::BOTH {
            self.shuffle(seat);
        }
        self.push(Task::Hands);
        // 13-10, 13-11
        match opening {
            Opening::Fixed(first) => self.happen(Event::First(first)),
            // 13-14
            Opening::By(chooser) => self.push(Task::WhoFirst(chooser)),
            Opening::Drawn => {
                let chooser = if self.state.rng.below(2) == 0 { Seat::A } else { Seat::B };
                self.push(Task::WhoFirst(chooser));
            }
        }
    }

    pub(super) fn ask_first(&mut self, seat: Seat) {
        self.ask(Task::WhoFirst(seat), seat, Question::First, vec![Choice::Yes, Choice::No]);
    }

    pub(super) fn first_answered(&mut self, seat: Seat, choice: Choice) {
        self.happen(Event::First(if choice == Choice::No { seat.other() } else { seat }));
    }

    pub(super) fn hands(&mut self) {
        for seat in Seat::BOTH {
            for _ in 0..HAND {
                self.draw(seat);
            }
        }
        self.begin_anew();
        self.push(Task::Turn);
    }

    pub(super) fn next_turn(&mut self) {
        let table = self.state.table();
        if table.turn >= self.state.turn_limit {
            self.happen(Event::Over(Outcome::TurnLimit));
            return;
        }
        let seat = if table.turn == 0 { table.first } else { table.active.other() };
        self.happen(Event::Turn(seat));
        self.push(Task::Start(Phase::Draw));
    }

    pub(super) fn start(&mut self, phase: Phase) {
        self.begin_anew();
        self.happen(Event::Phase(phase));
        self.push(Task::Do(phase));
    }

    pub(super) fn do_phase(&mut self, phase: Phase) {
        let table = self.state.table();
        let (active, turn) = (table.active, table.turn);
        match phase {
            Phase::Draw => {
                self.then(Phase::Standby);
                // 14-2, 14-3
                if turn > 1 && !self.is_kept(active, Act::Draw) {
                    self.draw(active);
                }
                self.trigger_phase();
            }
            Phase::Standby => {
                self.then(Phase::Main1);
                self.trigger_phase();
                let mut due = Vec::new();
                self.each_static(|by, holds| {
                    if let (Holds::Upkeep(cost), true) = (holds, by.seat == active) {
                        due.push(Task::Upkeep(by.card, *cost));
                    }
                });
                for task in due {
                    self.push(task);
                }
            }
            Phase::Main1 | Phase::Main2 => self.push(Task::Main),
            Phase::Battle => self.push(Task::Step(Part::Start)),
            Phase::End => {
                self.push(Task::Turn);
                self.push(Task::TurnEnds);
                self.push(Task::Limit);
                self.push(Task::Window(active, 0));
                self.push(Task::Later);
                self.trigger_phase();
            }
        }
    }

    /// Both can act before a phase is over; then the next one begins (14-5, 14-8).
    fn then(&mut self, next: Phase) {
        self.push(Task::Start(next));
        let active = self.state.table().active;
        self.push(Task::Window(active, 0));
    }

    /// What the rules of a card ask to be paid in the Standby Phase (14-7).
    pub(super) fn upkeep(&mut self, card: CardId, cost: u32) {
        let object = self.object(card);
        let holder = object.holder;
        if !object.area.is_field() {
            return;
        }
        if i64::from(self.state.table().lp[holder]) <= i64::from(cost) {
            return self.upkeep_answered(card, cost, Choice::No);
        }
        self.ask(Task::Upkeep(card, cost), holder, Question::May, vec![Choice::Yes, Choice::No]);
    }

    pub(super) fn upkeep_answered(&mut self, card: CardId, cost: u32, choice: Choice) {
        let holder = self.object(card).holder;
        if choice == Choice::Yes {
            self.lose_lp(holder, cost);
        } else {
            self.send(card, holder, Area::Graveyard, End::Top, Why::Destroyed);
        }
    }

    /// What was to be done in this End Phase is done (17-3).
    pub(super) fn later(&mut self) {
        let Some(Delayed { seat, source, those, does }) = self.state.table().delayed.last().cloned() else { return };
        self.happen(Event::Begun);
        self.push(Task::Later);
        self.next_moment();
        let at = LineAt { sheet: 0, pendulum: false, line: 0 };
        let run = Run {
            seat,
            source,
            at,
            later: Some(does),
            targets: vec![those.clone()],
            that: None,
            paid: Vec::new(),
            those,
            done: false,
        };
        self.push(Task::Deed(Box::new(run), Path::FIRST, false));
    }

    /// 17-5 to 17-7
    pub(super) fn limit(&mut self) {
        let active = self.state.table().active;
        let hand = self.hand(active);
        if hand.len() > LIMIT {
            let over = hand.len() - LIMIT;
            self.push(Task::Discard(active));
            self.have_chosen((active, Question::Limit), hand, over, false);
        }
    }

    pub(super) fn discard_picked(&mut self, seat: Seat) {
        for card in self.take_picked() {
            self.send(card, seat, Area::Graveyard, End::Top, Why::Limit);
        }
        // What triggers by it does so before the turn is over.
        let active = self.state.table().active;
        self.push(Task::Window(active, 0));
    }

    pub(super) fn turn_ends(&mut self) {
        // What goes back to who lent it, and finds no room there, goes to the Graveyard (readings).
        let mut room = BySeat(Seat::BOTH.map(|seat| ZONES - self.state.table().area(seat, Area::Monsters).len()));
        let lent = |card: CardId| self.object(card).lent.map(|seat| (card, seat));
        let lent: Vec<(CardId, Seat)> = self.state.table().ids().filter_map(lent).collect();
        for (card, seat) in lent {
            if room[seat] == 0 {
                self.send(card, seat.other(), Area::Graveyard, End::Top, Why::Left);
            } else {
                room[seat] -= 1;
            }
        }
        self.happen(Event::Ends(Until::TurnEnds));
    }
}
