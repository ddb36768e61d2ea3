//! The beginning of a game and the course of a turn. Chapters 1, 2 and 4.

use crate::ability::fow::{Gain, Stretch, Until, When, Who, Word};
use crate::engine::fow::Game;
use crate::engine::fow::facts::ACTIVE;
use crate::engine::fow::roster::Has;
use crate::engine::fow::state::{Area, Choice, Draft, End, Event, Phase, Pointed, Question, Task, What, Why};
use crate::engine::{CardId, Outcome, Seat};

/// Cards of the first hand (1-4).
pub(in crate::engine::fow) const HAND: usize = 5;

/// Cards that a hand may have at the end of the own turn (2-8).
const LIMIT: usize = 7;

impl Game {
    pub(super) fn set_up(&mut self, first: Option<Seat>) {
        // 1-2
        for seat in Seat::BOTH {
            self.shuffle(seat);
            self.shuffle_stones(seat);
        }
        self.push(Task::Hands);
        // 1-3
        if let Some(first) = first {
            self.happen(&Event::First(first));
        } else {
            let chooser = if self.state.rng.below(2) == 0 { Seat::A } else { Seat::B };
            self.push(Task::WhoFirst(chooser));
        }
    }

    pub(super) fn ask_first(&mut self, seat: Seat) {
        self.ask(Task::WhoFirst(seat), seat, Question::First, vec![Choice::Yes, Choice::No]);
    }

    pub(super) fn first_answered(&mut self, seat: Seat, choice: Choice) {
        self.happen(&Event::First(if choice == Choice::No { seat.other() } else { seat }));
    }

    pub(super) fn hands(&mut self) {
        // 1-4
        for seat in Seat::BOTH {
            for _ in 0..HAND {
                self.draw(seat);
            }
        }
        self.push(Task::Turn);
        // 1-5, 1-7
        let first = self.state.table().first;
        self.push(Task::Mulligan(first.other()));
        self.push(Task::Mulligan(first));
    }

    pub(super) fn mulligan(&mut self, seat: Seat) {
        let hand = self.pointed(seat, Area::Hand);
        self.push(Task::Mulliganed(seat));
        let most = hand.len();
        self.have_chosen((seat, Question::Mulligan), hand, most, true);
    }

    /// 1-5, 1-8: each goes under those before it.
    pub(super) fn mulliganed(&mut self, seat: Seat) {
        let cards = self.take_picked();
        for card in &cards {
            self.send(*card, seat, Area::Deck, End::Bottom, Why::Mulligan);
        }
        for _ in &cards {
            self.draw(seat);
        }
    }

    /// The cards of an area, to be chosen from.
    pub(super) fn pointed(&self, seat: Seat, area: Area) -> Vec<Pointed> {
        self.state.table().area(seat, area).iter().copied().map(Pointed::Card).collect()
    }

    pub(super) fn next_turn(&mut self) {
        let table = self.state.table();
        if table.turn >= self.state.turn_limit {
            self.happen(&Event::Over(Outcome::TurnLimit));
            return;
        }
        // 1-10, 2-10
        let seat = if table.turn == 0 { table.first } else { table.active.other() };
        self.happen(&Event::Turn(seat));
        self.push(Task::Start(Phase::Draw));
    }

    pub(super) fn start(&mut self, phase: Phase) {
        self.happen(&Event::Phase(phase));
        self.push(Task::Do(phase));
        let active = self.state.table().active;
        if phase == Phase::End {
            self.doom();
        }
        self.bound(|when| match when {
            // A turn begins with its first phase, and ends with its last.
            When::Begins(stretch, who) => {
                (is_of(*stretch, phase) || *stretch == Stretch::Turn && phase == Phase::Draw).then_some(*who)
            }
            When::Ends(Stretch::Turn, who) if phase == Phase::End => Some(*who),
            _ => None,
        });
        // What waits for the beginning comes first.
        if !self.state.pending.is_empty() {
            self.push(Task::Chase(active, 0, false));
        }
    }

    /// What lasts as long as the turn, or is done as it ends.
    fn doom(&mut self) {
        let cards: Vec<CardId> = self.state.table().ids().filter(|card| !self.object(*card).doom.is_empty()).collect();
        for card in cards {
            let seat = self.object(card).holder;
            for verb in self.object(card).doom.clone() {
                if self.suffers(card, verb) {
                    self.do_to(verb, card, seat);
                }
            }
        }
    }

    /// What waits for a bound of a turn, or of a part of it, and for whose.
    fn bound(&mut self, is: impl Fn(&When) -> Option<Who>) {
        if !self.roster.may_have(Has::Watch) {
            return;
        }
        let active = self.state.table().active;
        for seat in [active, active.other()] {
            let whose = |who: &Who| match who {
                Who::You => seat == active,
                Who::Opponent => seat != active,
                Who::Each | Who::Target(_) | Who::Holder => true,
            };
            for area in ACTIVE {
                if !self.lies(seat, area, Has::Watch) {
                    continue;
                }
                for card in self.state.table().area(seat, area).to_vec() {
                    if self.may_have(card, Has::Watch) {
                        self.wait(seat, card, card, &|when: &When| is(when).is_some_and(|who| whose(&who)));
                    }
                }
            }
        }
    }

    pub(super) fn do_phase(&mut self, phase: Phase) {
        let table = self.state.table();
        let (active, turn) = (table.active, table.turn);
        match phase {
            Phase::Draw => {
                self.window(Phase::Recovery);
                // 2-2, 2-3
                if turn > 1 {
                    if self.state.table().area(active, Area::Deck).is_empty() {
                        self.happen(&Event::Decked(active));
                    }
                    self.draw(active);
                }
            }
            Phase::Recovery => {
                self.window(Phase::Main);
                // 2-5: of each player the first turn.
                if turn > 2 {
                    self.recover(active);
                }
                self.bound(|when| match when {
                    When::Ends(Stretch::Recovery, who) => Some(*who),
                    _ => None,
                });
            }
            Phase::Main => self.push(Task::Main),
            Phase::End => {
                self.push(Task::Turn);
                self.push(Task::Limit);
                self.push(Task::Chase(active, 0, true));
            }
        }
    }

    /// Both may act before a phase is over.
    fn window(&mut self, next: Phase) {
        self.push(Task::Start(next));
        let active = self.state.table().active;
        self.push(Task::Chase(active, 0, true));
    }

    /// 2-4, 2-11
    fn recover(&mut self, seat: Seat) {
        for area in [Area::Ruler, Area::Field, Area::Stones] {
            for card in self.state.table().area(seat, area).to_vec() {
                let stays = || self.has(card, Word::NoRecovery) || self.has(card, Word::NoNextRecovery);
                if self.object(card).rested && !stays() {
                    self.happen(&Event::Rested(card, false));
                }
                // The next one is over.
                let over = |gain: &Gain| matches!(gain, Gain::Words(words) if words == &[Word::NoNextRecovery]);
                while let Some(at) = self.object(card).gained.iter().position(|gained| over(&gained.gain)) {
                    self.happen(&Event::UsedUp(card, u8::try_from(at).unwrap_or(u8::MAX)));
                }
            }
        }
    }

    pub(super) fn ask_main(&mut self) {
        if !self.is_settled() {
            self.push(Task::Main);
            return self.settle();
        }
        let active = self.state.table().active;
        if !self.state.pending.is_empty() {
            self.push(Task::Main);
            self.push(Task::Chase(active, 0, false));
            return;
        }
        let mut options = self.main_actions(active);
        // What has to attack does so before the turn ends.
        let must = |card: &CardId| self.has(*card, Word::MustAttack);
        let attacks = |choice: &Choice| matches!(choice, Choice::Attack(by, _) | Choice::Direct(by) if must(by));
        if !options.iter().any(attacks) {
            options.push(Choice::Pass);
        }
        self.ask(Task::Main, active, Question::Main, options);
    }

    pub(super) fn main_answered(&mut self, choice: Choice) {
        let active = self.state.table().active;
        match choice {
            Choice::Pass => {
                self.push(Task::Start(Phase::End));
                self.push(Task::Chase(active.other(), 0, true));
            }
            Choice::Call => {
                self.push(Task::Main);
                self.call(active);
            }
            Choice::Attack(by, at) => self.attack(by, Some(at)),
            Choice::Direct(by) => self.attack(by, None),
            Choice::Set(card) => {
                self.push(Task::Main);
                let what = What::Set(self.now(card));
                self.push(Task::Declare(Draft::new(active, what)));
            }
            _ => {
                self.push(Task::Main);
                self.act(active, choice, false);
            }
        }
    }

    /// Begins to play a card or an ability; then the other player has the priority.
    pub(super) fn act(&mut self, seat: Seat, choice: Choice, anew: bool) {
        let what = match choice {
            Choice::Play(card, way) => What::Play(self.now(card), way),
            Choice::Judgment => What::Judgment(self.now(self.state.table().rulers[seat])),
            Choice::Use(card, line) => {
                let found = self.abilities(card).find(|(at, _)| at.line == line).map(|(at, _)| at);
                let Some(at) = found else { return };
                What::Ability(self.now(card), at)
            }
            _ => return,
        };
        self.push(Task::Chase(seat.other(), 0, anew));
        self.push(Task::Declare(Draft::new(seat, what)));
    }

    /// 4-1
    fn call(&mut self, seat: Seat) {
        let ruler = self.state.table().rulers[seat];
        self.happen(&Event::Rested(ruler, true));
        self.happen(&Event::Called);
        self.stone(seat, false, Why::Called);
    }

    /// The top card of the stone deck comes into the stone area (4-1-1).
    pub(super) fn stone(&mut self, seat: Seat, rested: bool, why: Why) {
        if let Some(card) = self.state.table().area(seat, Area::StoneDeck).last().copied() {
            self.send(card, seat, Area::Stones, End::Top, why);
            if rested {
                self.happen(&Event::Rested(card, true));
            }
        }
    }

    /// 2-7, 2-8, 2-9
    pub(super) fn limit(&mut self) {
        let active = self.state.table().active;
        self.happen(&Event::TurnEnds);
        for seat in Seat::BOTH {
            if self.state.table().pool[seat].iter().any(|will| *will > 0) {
                self.happen(&Event::Emptied(seat));
            }
        }
        let hand = self.pointed(active, Area::Hand);
        if hand.len() > LIMIT {
            let over = hand.len() - LIMIT;
            self.push(Task::Discard(active));
            self.have_chosen((active, Question::Limit), hand, over, false);
        }
    }

    pub(super) fn discard_picked(&mut self, seat: Seat) {
        for card in self.take_picked() {
            self.send(card, seat, Area::Graveyard, End::Top, Why::Discarded);
        }
    }

    /// Gives a card to a player, for as long as it says.
    pub(super) fn control(&mut self, card: CardId, seat: Seat, until: Until) {
        if self.object(card).holder != seat {
            self.happen(&Event::Controlled(card, seat, until));
        }
    }
}

/// Whether a part of a turn is a phase.
const fn is_of(stretch: Stretch, phase: Phase) -> bool {
    matches!(
        (stretch, phase),
        (Stretch::Draw, Phase::Draw)
            | (Stretch::Recovery, Phase::Recovery)
            | (Stretch::Main, Phase::Main)
            | (Stretch::End, Phase::End)
    )
}
