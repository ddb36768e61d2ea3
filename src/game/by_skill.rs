//! What a skill has cards do without their price: be played, activate skills, be used in a combo; tokens, and control.

use std::sync::Arc;

use crate::ability::{Action, Area, Cards, Keyword, Mode, Skill, Token, Until, Who};
use crate::card::Kind;

use super::Game;
use super::agenda::{Activation, Task};
use super::decision::{Choice, Decision, Question};
use super::event::{Cause, Event};
use super::ids::{CardId, Seat};
use super::keyword::{Timing, timing};
use super::proposed::{Manner, Payment, Place};
use super::roster::{does, is_used_from_hand};
use super::state::Frame;
use super::triggers::has_tag;
use super::watch::is_of;

impl Game {
    /// A skill activates one skill each of cards that has one of the keywords, or any where none is named, without its
    /// price, if it can be activated (4.00, 12-2-4). It is one of those that a player activates: in a Main Phase, in a
    /// battle, or in both.
    pub(super) fn activate_skill(&mut self, cards: &Cards, keywords: &[Keyword], frame: &Frame) {
        let cards = self.cards(cards, frame).into_iter().rev();
        let found: Vec<(CardId, Vec<u8>)> = cards.map(|card| (card, self.activatable(card, keywords, frame))).collect();
        for (card, lines) in found {
            match lines[..] {
                [] => {}
                [line] => self.activate_by_skill(card, line, frame),
                _ => self.push(Task::ActivateOne(card, lines)),
            }
        }
    }

    /// The skill lines of a card that a skill can activate.
    pub(super) fn activatable(&self, card: CardId, keywords: &[Keyword], frame: &Frame) -> Vec<u8> {
        let own = Frame::of(self.state.now(card), frame.master);
        if self.forbidden(card, &Action::Activate) {
            return Vec::new();
        }
        let (kind, area) = (self.roster.def(self.state.object(card).def).card.kind, self.state.object(card).area);
        let fits = |line: u8, skill: &Arc<Skill>| {
            is_of(keywords, skill)
                && matches!(timing(skill), Timing::Main | Timing::Battle | Timing::MainBattle)
                && !self.is_off(card, skill)
                && !self.forbids_keyword(card, skill)
                && does(skill).is_some_and(|does| {
                    let used_here = kind != Kind::Extra
                        || is_used_from_hand(kind, self.side(card).keywords, skill, does)
                        || self.works(card, does, area);
                    used_here && does.condition.as_ref().is_none_or(|when| self.holds(when, &own))
                })
                && !self.used_up(own.source, own.master, line, skill)
        };
        self.skills(card).filter(|(line, skill)| fits(*line, skill)).map(|(line, _)| line).collect()
    }

    /// Which of several skills of a card a skill activates.
    pub(super) fn activate_one(&mut self, card: CardId, lines: Vec<u8>, answer: Option<Choice>) {
        let frame = self.frame();
        if let Some(Choice::Activate(_, line)) = answer {
            self.activate_by_skill(card, line, &frame);
            return;
        }
        let options = lines.iter().map(|line| Choice::Activate(card, *line)).collect();
        let source = Some(frame.source.card);
        let decision = Decision { seat: frame.master, question: Question::Skill, source, options };
        self.ask(decision, Task::ActivateOne(card, lines));
    }

    fn activate_by_skill(&mut self, card: CardId, line: u8, frame: &Frame) {
        let Some(skill) = self.skill(card, line).cloned() else { return };
        let Some(does) = does(&skill).cloned() else { return };
        let (source, master) = (self.state.now(card), frame.master);
        // 8-5-2-5-1
        let spent = matches!(self.state.object(card).area, Area::Hand | Area::Deck);
        let spends_card = spent && !has_tag(&skill, Keyword::Field);
        let activation = Activation { spends_card, ..Activation::new(source, master, does, skill, line) };
        self.push(Task::Activated(Box::new(activation), Box::new(Frame::of(source, master))));
    }

    /// Cards are used in a combo without their cost, their skills negated for a time or not.
    pub(super) fn combo_by_skill(&mut self, cards: &Cards, negated: Option<Until>, frame: &Frame) {
        for card in self.affected(cards, frame).0 {
            // 3-7-3-1, 1-3-3
            if self.combo_cost(card).is_some() && !self.forbidden(card, &Action::Combo) {
                let combos = self.finish_combo(frame.master, card, negated);
                self.done(combos);
            }
        }
    }

    /// Cards are played without their cost; what may not be played is not (1-3-3).
    pub(super) fn play_by_skill(&mut self, cards: &Cards, mode: Mode, manner: Manner, frame: &Frame) {
        let cards = self.cards(cards, frame);
        let mut all = !cards.is_empty();
        for card in cards {
            let kind = self.roster.def(self.state.object(card).def).card.kind;
            let area = if kind == Kind::Unison { Area::Unison } else { Area::Battle };
            if !self.can_play_by_skill(card, frame) || self.play_fails(card, frame) {
                all = false;
                continue;
            }
            let place = Place { seat: frame.master, area, mode, bottom: false, face_up: false };
            all &= self.put_in_play(card, place, Payment::default(), manner);
        }
        self.done(all);
    }

    /// Whether a skill can play a card: Extra Cards are activated, not played (2-11-1-2).
    pub(super) fn can_play_by_skill(&self, card: CardId, frame: &Frame) -> bool {
        let kind = self.roster.def(self.state.object(card).def).card.kind;
        matches!(kind, Kind::Battle | Kind::Unison) && self.may_play_by_skill(card, frame.master, frame.source.card)
    }

    /// 11-7-2: cards chosen elsewhere for a keyword skill come to the Battle Area first, in silence.
    pub(super) fn gather(&mut self, cards: &Cards, frame: &Frame) {
        for card in self.cards(cards, frame) {
            let place = Place { seat: frame.master, ..self.place(card, Area::Battle) };
            self.move_card(card, place, Cause::Gather);
        }
    }

    /// A card is played on top of others (10-5-4, 10-13-4-4, 10-13-5-4).
    pub(super) fn play_onto(&mut self, cards: &Cards, base: &Cards, mode: Option<Mode>, manner: Manner, frame: &Frame) {
        let card = self.cards(cards, frame).first().copied();
        let bases = self.cards(base, frame);
        let (Some(card), Some((base, others))) = (card, bases.split_first()) else {
            self.done(false);
            return;
        };
        let evolves = matches!(manner, Manner::Evolved);
        // 10-42-3
        if bases.iter().any(|base| self.is_closed(*base, evolves))
            || !self.may_play_by_skill(card, frame.master, frame.source.card)
            || self.play_fails(card, frame)
        {
            self.done(false);
            return;
        }
        self.place_on_top(card, *base);
        if let Some(mode) = mode {
            // It is played in this mode, not switched to it.
            self.state.object_mut(card).mode = mode;
        }
        for other in others {
            self.gather_under(*other, card);
        }
        self.played(card, manner);
    }

    /// Whether nothing can be put on top of a card, or evolve from it (1-3-3).
    pub(super) fn is_closed(&self, base: CardId, evolves: bool) -> bool {
        self.forbidden(base, &Action::BeCovered) || (evolves && self.forbidden(base, &Action::BeEvolved))
    }

    /// Whether a \[Counter\] has negated the plays of this resolution; the card goes where that says.
    pub(super) fn play_fails(&mut self, card: CardId, frame: &Frame) -> bool {
        let Some(to) = &frame.instead else { return false };
        // 10-22-3
        if self.keywords(card).has(Keyword::Deflect) {
            return false;
        }
        self.turned_away(card, to);
        true
    }

    /// 10-18: a token is made and played.
    pub(super) fn make_token(&mut self, token: &Token, frame: &Frame) {
        if !self.can_make(token, frame) {
            return;
        }
        let seat = if token.whose == Who::Opponent { frame.master.other() } else { frame.master };
        let Some(def) = self.roster.token(token) else { return };
        let card = self.add(def, seat, Area::Removed);
        self.state.object_mut(card).token = true;
        if !self.may_play_by_skill(card, seat, frame.source.card) {
            // 10-18-5: what may not be played is not made.
            self.state.areas[seat][Area::Removed].pop();
            self.state.objects.pop();
            self.done(false);
            return;
        }
        // 10-18-3
        let place = Place { seat, area: Area::Battle, mode: token.mode, bottom: false, face_up: false };
        self.put_in_play(card, place, Payment::default(), Manner::Plain);
        if let Some(name) = &token.named {
            let made = self.state.now(card);
            if let Some(frame) = self.state.frames.last_mut() {
                let before = frame.named(name).to_vec();
                frame.name(name, before.into_iter().chain([made]).collect());
            }
        }
    }

    /// Whether a token can be made: a \[Counter\] has not negated the plays of this resolution.
    pub(super) fn can_make(&self, token: &Token, frame: &Frame) -> bool {
        frame.instead.is_none() && self.roster.token(token).is_some()
    }

    /// Whether a player can take control of a card: only areas in play can hold another player's cards (4-2-4).
    pub(super) fn can_take(&self, card: CardId, seat: Seat) -> bool {
        let object = self.state.object(card);
        let shared = matches!(object.area, Area::Battle | Area::Combo | Area::Unison);
        let theirs = object.seat != seat && shared && object.host.is_none();
        // 10-12-1: it would leave its Battle Area.
        theirs && !self.safe_from(card, seat) && !self.stays(card, seat)
    }

    /// 11-5: the card goes to the same area of the skill's master; position and effects stay.
    pub(super) fn take_control(&mut self, card: CardId, seat: Seat) {
        if !self.can_take(card, seat) {
            return;
        }
        let object = *self.state.object(card);
        self.one_field(card, seat);
        self.state.areas[object.seat][object.area].retain(|other| *other != card);
        // 11-3-5
        for moved in self.state.under(card).into_iter().chain([card]) {
            self.state.object_mut(moved).seat = seat;
        }
        self.state.areas[seat][object.area].push(card);
        self.one_unison_next(card);
        let (from_seat, area) = (object.seat, object.area);
        self.note(Event::Moved { card, from_seat, from: area, to_seat: seat, to: area, cause: Cause::Skill });
    }
}
