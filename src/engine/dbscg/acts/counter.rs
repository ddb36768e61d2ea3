//! Counter timings (4-7): \[Counter\] skills answer a play, an attack or a \[Counter\], and resolve last in, first out.

use std::sync::Arc;

use crate::ability::{Area, Cards, Condition, Destination, Effect, Filter, Keyword, Mode};
use crate::engine::dbscg::acts::Game;
use crate::engine::dbscg::edition::Point;
use crate::engine::dbscg::facts::value::asking::Asking;
use crate::engine::dbscg::ids::{BlockId, CardId, ObjectRef, Seat};
use crate::engine::dbscg::roster::interned::Instruction;
use crate::engine::dbscg::roster::timing::Timing;
use crate::engine::dbscg::state::decision::{Choice, Decision, Question};
use crate::engine::dbscg::state::effect::On;
use crate::engine::dbscg::state::event::{Cause, Event};
use crate::engine::dbscg::state::frame::{Altered, Asked, Frame};
use crate::engine::dbscg::state::task::{Occasion, Task};

impl Game {
    /// The player may answer; then the other player may answer that (4-7-3-2 … 4-7-3-4).
    pub(crate) fn counter(&mut self, seat: Seat, occasion: Occasion, answer: Option<Choice>) {
        match answer {
            None => {
                // 4-7-3-1; 4.00, 4-3-3-1
                let settles = occasion != Occasion::Counter || self.edition.has(Point::CountersSettle);
                if settles && !self.settles(Task::Counter(seat, occasion)) {
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
                if self.state.under_way.countering.is_none() {
                    self.state.under_way.countering = Some((seat, occasion));
                    self.push(Task::EndCounter);
                }
                // Once the price is paid, the other player may answer (4-7-3-3).
                self.push(Task::Counter(seat.other(), Occasion::Counter));
                let about = self.about(seat, card, line, occasion);
                self.push(Task::CounterAbout(seat, card, line, about));
            }
            Some(_) => {
                if occasion == Occasion::Counter {
                    self.push(Task::ResolveCounters);
                }
            }
        }
    }

    /// A \[Counter\] is activated; where a skill has played several cards, its player says which of them it answers.
    pub(crate) fn counter_about(
        &mut self,
        seat: Seat,
        card: CardId,
        line: u8,
        about: Vec<Option<ObjectRef>>,
        answer: Option<Choice>,
    ) {
        if about.len() > 1 && answer.is_none() {
            let options = about.iter().flatten().map(|it| Choice::Card(it.card)).collect();
            let decision = Decision { seat, question: Question::Choose, source: Some(card), options };
            self.ask(decision, Task::CounterAbout(seat, card, line, about));
            return;
        }
        let chosen = |it: &ObjectRef| answer.is_none_or(|answer| answer == Choice::Card(it.card));
        let it = about.into_iter().flatten().find(chosen);
        let Some(skill) = self.skill(card, line) else { return };
        let area = self.state.object(card).area;
        let Some(activation) = self.activation(seat, card, line, skill, area, it) else { return };
        let counters_play = self.roster.timing(skill.id.id) == Timing::Counter(Keyword::CounterPlay);
        let mut frame = Frame { it, counters_play, ..Frame::of(activation.source, seat) };
        if counters_play && self.answered_counter().is_some() {
            frame.so_far_mut().answers_counter = true;
        }
        self.push(Task::Discount(Box::new(activation), Box::new(frame), 0));
    }

    /// 4-7-3-5: last in, first out.
    pub(crate) fn resolve_counters(&mut self) {
        // 4.00, 4-3-2-4, 9-7-3-5-1: what has resolved has a counter timing of its own.
        if self.edition.has(Point::CountersSettle) && !self.settles(Task::ResolveCounters) {
            return;
        }
        let under_way = &mut self.state.under_way;
        if under_way.counters.len() <= under_way.open {
            return;
        }
        let Some(answer) = under_way.counters.pop() else { return };
        self.push(Task::ResolveCounters);
        if answer.negated {
            // 10-10-5, 10-10-4: it does nothing, and its card is used up all the same.
            let card = answer.activation.source.card;
            if self.state.find(answer.activation.source).is_some() {
                let place = self.place(card, Area::Drop);
                self.propose_move(card, place, Cause::Rule);
            }
            self.leave_game(card);
            return;
        }
        // 4-7-2-5: nothing answers what it does.
        self.resolve(&answer.activation, answer.frame);
    }

    /// 4-7-3-6.
    pub(crate) fn end_counter(&mut self) {
        self.state.under_way.countering = None;
    }

    /// The card that is being played comes in a mode, or is switched to it now if it has come.
    pub(crate) fn played_in(&mut self, filter: &Filter, mode: Mode, frame: &Frame) {
        if self.is_deflected(frame) {
            return;
        }
        if let Some(card) = self.entered(frame) {
            if self.is_meant(card.card, filter, frame) {
                self.switch(card.card, mode, self.by(Cause::Skill));
            }
            return;
        }
        let filter = self.settled(filter, frame, Asking::default());
        if let Some((_, altered)) = self.answered_play(frame) {
            altered.mode = Some((filter, mode));
        }
    }

    /// Something is done to the card that is being played: as it is played, or now if it has been.
    pub(crate) fn played_with(&mut self, (block, at): (BlockId, usize), frame: Frame) {
        if self.is_deflected(&frame) {
            return;
        }
        if let Some(card) = self.entered(&frame) {
            let Some((filter, what, until)) = self.play_gives(block, at) else { return };
            if self.is_meant(card.card, &filter, &frame) {
                self.give(On::One(card), what, until, &frame);
            }
        } else if let Some((_, altered)) = self.answered_play(&frame) {
            altered.changes.push((block, at, frame));
        }
    }

    /// 10-10-3-2: whether this is asked of the card that a skill is still to play: it has been answered before it has chosen it.
    pub(crate) fn is_put_off_to_the_play(&self, condition: &Condition, frame: &Frame) -> bool {
        let playing = self.state.under_way.playing.as_ref();
        frame.counters_play
            && frame.it.is_none()
            && (frame.so_far().answers_counter || playing.is_some_and(|playing| playing.cards.is_empty()))
            && asks_of_it(condition)
    }

    /// What is under such a condition waits for the card.
    pub(crate) fn ask_as_it_is_played(&mut self, (block, at): (BlockId, usize), frame: &Frame) {
        if let Some((_, altered)) = self.answered_play(frame) {
            let frame = Frame { so_far: None, ..*frame };
            altered.asked.push(Asked { block, at, frame, done: false });
        }
    }

    /// A card is about to be played by a skill: what was put off to that is asked of it, and carried out behind the play. Where it
    /// negates that, the card goes there instead.
    pub(crate) fn asked_of(&mut self, card: CardId) -> Option<Destination> {
        let mut asked = self.state.frames.last()?.so_far().altered.asked.clone();
        let roster = Arc::clone(&self.roster);
        let interned = roster.interned();
        let mut to = None;
        for Asked { block, at, frame, done } in &mut asked {
            let Some(Instruction { effect: Effect::If(condition, ..), within }) = interned.instruction(*block, *at)
            else {
                continue;
            };
            let frame = Frame { it: Some(self.state.now(card)), ..frame.clone() };
            let block = within.blocks[usize::from(!self.holds(condition, &frame))];
            if interned.instructions(block).is_empty() {
                continue;
            }
            let negates = |effect: &Effect| if let Effect::NegatePlay(to) = effect { Some(to.clone()) } else { None };
            to = to.or_else(|| interned.instructions(block).iter().find_map(negates));
            // Where several cards are played, the rest is done once.
            if !std::mem::replace(done, true) {
                self.push(Task::Begin(Box::new(frame), block));
            }
        }
        if let Some(frame) = self.state.frames.last_mut().filter(|_| !asked.is_empty()) {
            frame.so_far_mut().altered.asked = asked;
        }
        to
    }

    /// Where the cards of the play go that is answered if it is negated, and what is done to them: the play under way, or that of
    /// the \[Counter\] before (4.00, 22-10-3-1).
    fn answered_play(&mut self, frame: &Frame) -> Option<(&mut Option<Destination>, &mut Altered)> {
        let under_way = &mut *self.state.under_way;
        if frame.so_far().answers_counter {
            let so_far = under_way.counters.last_mut()?.frame.so_far_mut();
            return Some((&mut so_far.instead, &mut so_far.altered));
        }
        under_way.playing.as_mut().map(|playing| (&mut playing.instead, &mut playing.altered))
    }

    /// The activation that is answered comes to nothing, if it is of a skill with one of these keywords.
    pub(crate) fn negate_activation(&mut self, frame: &Frame, of: &[Keyword]) {
        if let Some(at) = self.negatable(frame, of) {
            let answer = &mut self.state.under_way.counters[at];
            answer.negated = true;
            let card = answer.activation.source.card;
            self.note(Event::Negated(card));
        }
    }

    /// A Unison Card that is being played is to enter with more markers, or fewer (4.00, 13-2-1-3-1).
    pub(crate) fn change_markers_to_come(&mut self, n: i32) {
        if let Some(playing) = &mut self.state.under_way.playing {
            let markers = i32::from(playing.markers).saturating_add(n).max(0);
            playing.markers = u16::try_from(markers).unwrap_or(u16::MAX);
        }
    }

    /// 10-22-1: the play of a card with \[Deflect\] goes on as it would.
    fn is_deflected(&self, frame: &Frame) -> bool {
        frame.it.is_some_and(|it| self.deflects(it.card, frame))
    }

    /// The card that is played goes elsewhere instead.
    pub(crate) fn negate_play(&mut self, to: &Destination, frame: &Frame) {
        let deflected = self.is_deflected(frame);
        if !deflected && let Some((instead, _)) = self.answered_play(frame) {
            *instead = Some(to.clone());
        }
    }
}

/// Whether a condition is about the card that a skill is about.
fn asks_of_it(condition: &Condition) -> bool {
    match condition {
        Condition::Are(Cards::It, _) => true,
        Condition::All(parts) => parts.iter().any(asks_of_it),
        Condition::Not(part) => asks_of_it(part),
        _ => false,
    }
}
