//! Counter timings (4-7): \[Counter\] skills answer a play, an attack or a \[Counter\], and resolve last in, first out.

use crate::ability::{Action, Area, Keyword};

use super::Game;
use super::agenda::{Activation, Answer, Occasion, Task};
use super::decision::{Choice, Decision, Question};
use super::ids::{CardId, Seat};
use super::keyword::{Timing, timing};
use super::triggers::Happening;

/// Whether a kind of \[Counter\] answers an occasion (10-10-3).
fn answers(keyword: Keyword, occasion: Occasion) -> bool {
    match occasion {
        Occasion::Play => keyword == Keyword::CounterPlay,
        Occasion::Attack { battle_card } => {
            keyword == Keyword::CounterAttack || (battle_card && keyword == Keyword::CounterBattleCardAttack)
        }
        Occasion::Counter => keyword == Keyword::CounterCounter,
        Occasion::Other => false,
    }
}

impl Game {
    /// The player may answer; then the other player may answer that (4-7-3-2 … 4-7-3-4).
    pub(super) fn counter(&mut self, seat: Seat, occasion: Occasion, answer: Option<Choice>) {
        match answer {
            None => {
                if self.state.in_counter && occasion != Occasion::Counter {
                    // 4-7-2-5
                    return;
                }
                if !self.settles(Task::Counter(seat, occasion)) {
                    return;
                }
                let options = self.counters(seat, occasion);
                if options.is_empty() {
                    if occasion == Occasion::Counter {
                        self.push(Task::ResolveCounters);
                    }
                    return;
                }
                let options = options.into_iter().map(|(card, line)| Choice::Activate(card, line));
                let options: Vec<Choice> = options.chain([Choice::Pass]).collect();
                let decision = Decision { seat, question: Question::Counter, source: None, options };
                self.ask(decision, Task::Counter(seat, occasion));
            }
            Some(Choice::Activate(card, line)) => {
                let first = !self.state.in_counter;
                self.state.in_counter = true;
                if first {
                    self.push(Task::EndCounter);
                }
                // Once the price is paid, the other player may answer (4-7-3-3).
                self.push(Task::Counter(seat.other(), Occasion::Counter));
                self.declare_counter(seat, card, line, occasion);
            }
            Some(_) => {
                if occasion == Occasion::Counter {
                    self.push(Task::ResolveCounters);
                }
            }
        }
    }

    /// \[Counter\] skills in hand that answer an occasion.
    fn counters(&self, seat: Seat, occasion: Occasion) -> Vec<(CardId, u8)> {
        let mut out = Vec::new();
        // 10-22-1: a card with [Deflect] is not affected by [Counter : Play].
        let deflected = occasion == Occasion::Play
            && self
                .state
                .playing
                .as_ref()
                .and_then(|playing| playing.card)
                .is_some_and(|card| self.keywords(card.card).has(Keyword::Deflect));
        if deflected {
            return out;
        }
        let attack = matches!(occasion, Occasion::Attack { .. });
        for card in self.state.cards(seat, Area::Hand) {
            if !self.side(*card).timings.counter && !self.has_given(*card) {
                continue;
            }
            for (line, skill) in self.skills(*card) {
                let Timing::Counter(keyword) = timing(skill) else { continue };
                if answers(keyword, occasion)
                    && !self.forbidden(*card, &Action::Activate)
                    && !(attack && self.forbidden(*card, &Action::CounterAttack))
                    && self.activation(seat, *card, line, skill, Area::Hand).is_some()
                {
                    out.push((*card, line));
                }
            }
        }
        out
    }

    fn declare_counter(&mut self, seat: Seat, card: CardId, line: u8, occasion: Occasion) {
        let Some(skill) = self.skill(card, line) else { return };
        let Some(activation) = self.activation(seat, card, line, skill, Area::Hand) else { return };
        let mut frame = super::state::Frame::of(activation.source, seat);
        frame.it = self.answered(occasion);
        self.push(Task::Discount(Box::new(activation), Box::new(frame)));
    }

    /// The card that a \[Counter\] is about: the \[Counter\] before it, the card being played, or the attack card.
    fn answered(&self, occasion: Occasion) -> Option<super::ids::ObjectRef> {
        match occasion {
            Occasion::Counter => self.state.counters.last().map(|last| last.activation.source),
            Occasion::Play => self.state.playing.as_ref().and_then(|playing| playing.card),
            Occasion::Attack { .. } => self.state.battle.map(|battle| battle.attacker),
            Occasion::Other => None,
        }
    }

    /// A \[Counter\] is paid for: it waits for its resolution.
    pub(super) fn stack_counter(&mut self, activation: Activation, frame: super::state::Frame) {
        let seat = activation.master;
        self.note(super::event::Event::Activated(activation.source.card, activation.line));
        self.happen(Happening::UsesCounter(seat));
        self.state.counters.push(Answer { activation, frame, negated: false });
    }

    /// 4-7-3-5: last in, first out.
    pub(super) fn resolve_counters(&mut self) {
        let Some(answer) = self.state.counters.pop() else { return };
        self.push(Task::ResolveCounters);
        if answer.negated {
            // 10-10-5, 10-10-4: it does nothing, and its card is used up all the same.
            let card = answer.activation.source.card;
            if self.state.find(answer.activation.source).is_some() {
                let place = self.place(card, Area::Drop);
                self.move_card(card, place, super::event::Cause::Rule);
            }
            return;
        }
        self.resolve(&answer.activation, answer.frame);
    }

    /// 4-7-3-6.
    pub(super) fn end_counter(&mut self) {
        self.state.in_counter = false;
    }
}
