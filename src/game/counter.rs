//! Counter timings (4-7): \[Counter\] skills answer a play, an attack or a \[Counter\], and resolve last in, first out.

use crate::ability::{Action, Area, Change, Destination, Filter, Keyword, Mode, Until};
use crate::card::Kind;

use super::Game;
use super::agenda::{Activation, Answer, Occasion, Task};
use super::asking::Asking;
use super::decision::{Choice, Decision, Question};
use super::event::{Cause, Event};
use super::ids::{CardId, ObjectRef, Seat};
use super::keyword::{Timing, timing};
use super::proposed::Happening;
use super::roster::Keywords;
use super::state::{Frame, On};

/// Whether a kind of \[Counter\] answers an occasion (10-10-3).
fn answers(keyword: Keyword, occasion: Occasion) -> bool {
    match (keyword, occasion) {
        (Keyword::CounterPlay, Occasion::Play) | (Keyword::CounterAttack, Occasion::Attack { .. }) => true,
        (Keyword::CounterBattleCardAttack, Occasion::Attack { battle_card }) => battle_card,
        (Keyword::CounterPlay, Occasion::Skill(speech)) => speech.plays,
        (Keyword::CounterAttack, Occasion::Skill(speech)) => speech.attacks,
        (Keyword::CounterBattleCardAttack, Occasion::Skill(speech)) => speech.battle_card,
        (keyword, Occasion::Counter) => keyword == Keyword::CounterCounter,
        _ => false,
    }
}

impl Game {
    /// The player may answer; then the other player may answer that (4-7-3-2 … 4-7-3-4).
    pub(super) fn counter(&mut self, seat: Seat, occasion: Occasion, answer: Option<Choice>) {
        match answer {
            None => {
                // 4-7-3-1
                if occasion != Occasion::Counter && !self.settles(Task::Counter(seat, occasion)) {
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
                if self.state.countering.is_none() {
                    self.state.countering = Some((seat, occasion));
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

    /// Pending \[Counter\] skills in hand.
    fn counters(&self, seat: Seat, occasion: Occasion) -> Vec<(CardId, u8)> {
        let mut out = Vec::new();
        for card in self.state.cards(seat, Area::Hand) {
            let perhaps = self.side(*card).timings[Area::Hand].counter
                || (self.roster.given.timings.counter && self.has_given(*card));
            if !perhaps {
                continue;
            }
            let lines = self.skills(*card).map(|(line, _)| line);
            out.extend(
                lines.filter(|line| !self.about(seat, *card, *line, occasion).is_empty()).map(|line| (*card, line)),
            );
        }
        out
    }

    /// What a \[Counter\] can be about, if it is pending and can be activated; nothing where it cannot. Without a card
    /// where what it answers is no card.
    fn about(&self, seat: Seat, card: CardId, line: u8, occasion: Occasion) -> Vec<Option<ObjectRef>> {
        let Some(skill) = self.skill(card, line) else { return Vec::new() };
        let Timing::Counter(keyword) = timing(skill) else { return Vec::new() };
        if !self.is_pending(seat, keyword, occasion) {
            return Vec::new();
        }
        let attack = matches!(keyword, Keyword::CounterAttack | Keyword::CounterBattleCardAttack);
        if attack && self.forbidden(card, &Action::CounterAttack) {
            return Vec::new();
        }
        let mut about = self.answered(keyword);
        about.retain(|it| self.activation(seat, card, line, skill, Area::Hand, *it).is_some());
        about
    }

    /// Whether a kind of \[Counter\] is pending: by the latest occasion, or by the one that the counter timing began with,
    /// for who could answer it then (10-10-3-6).
    fn is_pending(&self, seat: Seat, keyword: Keyword, latest: Occasion) -> bool {
        let first = self.state.countering.filter(|(first, _)| *first == seat).map(|(_, occasion)| occasion);
        [Some(latest), first].into_iter().flatten().any(|occasion| answers(keyword, occasion))
    }

    /// The cards that a pending \[Counter\] can be about: the \[Counter\] before it, the cards being played or played, the
    /// attack card.
    fn answered(&self, keyword: Keyword) -> Vec<Option<ObjectRef>> {
        match keyword {
            Keyword::CounterCounter => vec![self.state.counters.last().map(|last| last.activation.source)],
            Keyword::CounterPlay => {
                let cards = self.state.playing.iter().flat_map(|playing| playing.cards.iter().copied());
                let cards: Vec<_> = cards.filter(|card| self.state.find(*card).is_some()).map(Some).collect();
                // The skill has yet to choose, or what it has played is gone.
                if cards.is_empty() { vec![None] } else { cards }
            }
            _ => vec![self.state.battle.map(|battle| battle.attacker)],
        }
    }

    /// A \[Counter\] is activated; where a skill has played several cards, its player says which of them it answers.
    pub(super) fn counter_about(
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
        let Some(activation) = self.activation(seat, card, line, skill, Area::Hand, it) else { return };
        let counters_play = timing(skill) == Timing::Counter(Keyword::CounterPlay);
        let frame = Frame { it, counters_play, ..Frame::of(activation.source, seat) };
        self.push(Task::Discount(Box::new(activation), Box::new(frame)));
    }

    /// A \[Counter\] is paid for: it waits for its resolution.
    pub(super) fn stack_counter(&mut self, activation: Activation, frame: Frame) {
        let seat = activation.master;
        self.note(Event::Activated(self.skill_of(activation.source.card, activation.line)));
        self.use_up(activation.used());
        self.happen(Happening::UsesKeyword(activation.source.card, Keywords::of(&activation.skill)));
        self.happen(Happening::UsesCounter(seat));
        self.note_extra(&activation);
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
                self.propose_move(card, place, Cause::Rule);
            }
            return;
        }
        // 4-7-2-5: nothing answers what it does.
        self.resolve(&answer.activation, answer.frame);
    }

    /// 4-7-3-6.
    pub(super) fn end_counter(&mut self) {
        self.state.countering = None;
    }

    /// The card that a \[Counter : Play\] answers, if it has entered play already (10-10-3-2).
    fn entered(&self, frame: &Frame) -> Option<ObjectRef> {
        frame.it.filter(|card| self.state.find(*card).is_some_and(|object| object.area.skills_work()))
    }

    /// Whether a card fits a description and is affected by the skill that gives it (4-13-1).
    fn is_meant(&self, card: CardId, filter: &Filter, frame: &Frame) -> bool {
        self.fits(filter, &self.seen(card, Some(frame.source.card)), frame)
            && !self.unaffected(card, frame.source.card, frame.of, Asking::default())
    }

    /// The card that is being played comes in a mode, or is switched to it now if it has come.
    pub(super) fn played_in(&mut self, filter: &Filter, mode: Mode, frame: &Frame) {
        if let Some(card) = self.entered(frame) {
            if self.is_meant(card.card, filter, frame) {
                self.switch(card.card, mode, self.by(Cause::Skill));
            }
            return;
        }
        let filter = self.settled(filter, frame, Asking::default());
        if let Some(playing) = &mut self.state.playing {
            playing.altered.mode = Some((filter, mode));
        }
    }

    /// Something is done to the card that is being played: as it is played, or now if it has been.
    pub(super) fn played_with(&mut self, filter: &Filter, change: &Change, until: Until, frame: Frame) {
        if let Some(card) = self.entered(&frame) {
            if self.is_meant(card.card, filter, &frame) {
                self.give(On::One(card), change.clone(), until, &frame);
            }
        } else if let Some(playing) = &mut self.state.playing {
            playing.altered.changes.push((filter.clone(), change.clone(), until, frame));
        }
    }

    /// The activation that is answered comes to nothing.
    pub(super) fn negate_activation(&mut self, frame: &Frame) {
        if let Some(at) = self.negatable(frame) {
            let answer = &mut self.state.counters[at];
            answer.negated = true;
            let card = answer.activation.source.card;
            self.note(Event::Negated(card));
        }
    }

    /// The place of the activation that is answered, if it is still to be resolved and can be negated (1-3-2-1, 1-3-3).
    pub(super) fn negatable(&self, frame: &Frame) -> Option<usize> {
        let about = frame.it.filter(|it| !self.is_steadfast(it.card, Asking::default()))?;
        let answers = |answer: &Answer| answer.activation.source == about && !answer.negated;
        self.state.counters.iter().rposition(answers)
    }

    /// The markers on a Unison Card, or those that it is to enter with; `None` where a card has none.
    pub(super) fn markers_to_come(&self, card: CardId) -> Option<i32> {
        let object = self.state.object(card);
        if object.area == Area::Unison && object.host.is_none() {
            return Some(i32::from(object.markers));
        }
        let is_unison = self.roster.def(object.def).card.kind == Kind::Unison;
        let playing = self.state.playing.as_ref().filter(|playing| playing.cards.contains(&self.state.now(card)));
        playing.filter(|_| is_unison).map(|playing| i32::from(playing.markers))
    }

    /// A Unison Card that is being played is to enter with more markers, or fewer (4.00, 13-2-1-3-1).
    pub(super) fn change_markers_to_come(&mut self, n: i32) {
        if let Some(playing) = &mut self.state.playing {
            let markers = i32::from(playing.markers).saturating_add(n).max(0);
            playing.markers = u16::try_from(markers).unwrap_or(u16::MAX);
        }
    }

    /// Whether there is a play that a \[Counter\] can do something to: to come, or made (10-10-3-2).
    pub(super) fn has_play(&self, frame: &Frame) -> bool {
        self.state.playing.is_some() || self.entered(frame).is_some()
    }

    /// The card that is played goes elsewhere instead.
    pub(super) fn negate_play(&mut self, to: &Destination, frame: &Frame) {
        // 10-22-1: the play of a card with [Deflect] goes on.
        let deflected = frame.it.is_some_and(|it| self.deflects(it.card, frame));
        if let Some(playing) = self.state.playing.as_mut().filter(|_| !deflected) {
            playing.instead = Some(to.clone());
        }
    }
}
