//! What a skill has cards do without their price: be played, activate skills, be used in a combo; tokens, and control.

use crate::ability::{Action, Area, Cards, Ground, Keyword, Mode, Token, Until, Who};
use crate::card::Kind;
use crate::engine::dbscg::acts::Game;
use crate::engine::dbscg::edition::Point;
use crate::engine::dbscg::happening::Happening;
use crate::engine::dbscg::ids::{CardId, Seat};
use crate::engine::dbscg::roster::line::{does, has_tag};
use crate::engine::dbscg::state::decision::{Choice, Decision, Question};
use crate::engine::dbscg::state::event::{Cause, Event};
use crate::engine::dbscg::state::frame::Frame;
use crate::engine::dbscg::state::proposed::{Manner, Payment, Place, Proposed};
use crate::engine::dbscg::state::task::{Activation, Task};

impl Game {
    /// A skill activates one skill each of cards that has one of the keywords, or any where none is named, without its
    /// price, if it can be activated (4.00, 12-2-4). It is one of those that a player activates: in a Main Phase, in a
    /// battle, or in both.
    pub(crate) fn activate_skill(&mut self, cards: &Cards, keywords: &[Keyword], frame: &Frame) {
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

    /// Which of several skills of a card a skill activates.
    pub(crate) fn activate_one(&mut self, card: CardId, lines: Vec<u8>, answer: Option<Choice>) {
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
        let Some(skill) = self.skill(card, line) else { return };
        if does(skill.skill).is_none() {
            return;
        }
        let (source, master) = (self.state.now(card), frame.master);
        // 8-5-2-5-1
        let spent = matches!(self.state.object(card).area, Area::Hand | Area::Deck);
        let spends_card = spent && !has_tag(&skill, Keyword::Field);
        let effect = self.roster.interned().effect(skill.id.id);
        let activation = Activation { spends_card, ..Activation::new(source, master, skill.id, effect, line) };
        let goes = self.goes_when_paid(&activation);
        if self.state.under_way.countering.is_some() {
            // 9-11-1-1-2: the play that a [Counter] answers goes on once that has resolved.
            let under_way = &mut self.state.under_way;
            let (outer, open) = (under_way.playing.take(), under_way.open);
            self.push(Task::EndAnswers(Box::new(outer), open));
        }
        self.pay_on(activation, Frame::of(source, master), Task::Activated);
        if goes {
            // 4.00, 12-2-4-3
            self.push(Task::SpendPaid);
        }
    }

    /// Cards are used in a combo without their cost, their skills negated for a time or not.
    pub(crate) fn combo_by_skill(&mut self, cards: &Cards, negated: Option<Until>, frame: &Frame) {
        let cards = self.affected(cards, frame).0;
        if cards.is_empty() {
            self.done(false);
        }
        for card in cards {
            // 3-7-3-1, 1-3-3
            let can = self.combo_cost(card).is_some() && !self.forbidden(card, &Action::Combo);
            let by = self.by(Cause::Skill);
            let combos = can && self.finish_combo(frame.master, card, negated, by);
            self.done(combos);
        }
    }

    /// Cards are played without their cost; what may not be played is not (1-3-3).
    pub(crate) fn play_by_skill(&mut self, cards: &Cards, mode: Mode, manner: Manner, frame: &Frame) {
        self.play_on(cards, mode, Ground::Yours, manner, frame);
    }

    /// As [`Game::play_by_skill`], in somebody's area: the master of a card is whose area it is in (4.00, 0-3-4-1).
    pub(crate) fn play_on(&mut self, cards: &Cards, mode: Mode, ground: Ground, manner: Manner, frame: &Frame) {
        let cards = self.cards(cards, frame);
        let (mut all, mut come) = (!cards.is_empty(), Vec::new());
        for card in cards {
            let kind = self.roster.def(self.state.object(card).def).kind();
            let area = if kind == Kind::Unison { Area::Unison } else { Area::Battle };
            let can = self.can_play_by_skill(card, frame);
            if !can {
                self.fails_to_come(card, frame);
            }
            if !can || self.play_fails(card, frame) {
                all = false;
                continue;
            }
            let seat = match ground {
                Ground::Yours => frame.master,
                Ground::Theirs => frame.master.other(),
                Ground::Owners => self.state.object(card).owner,
            };
            let place = Place { seat, area, mode, bottom: false, face_up: false };
            all &= self.put_in_play(card, place, Payment::default(), manner);
            come.push(card);
        }
        self.see_each_other(&come);
        self.done(all);
    }

    /// Cards that have been played at once: each sees those come that were put there before it (3-1-6; 4.00, 0-2-9).
    fn see_each_other(&mut self, come: &[CardId]) {
        let by = self.by(Cause::Play);
        for (at, card) in come.iter().enumerate() {
            let (object, later) = (*self.state.object(*card), &come[at + 1..]);
            if later.is_empty() || !object.area.skills_work() {
                continue;
            }
            for happening in [Happening::Entered { card: *card, to: object.area, by }, Happening::Played(*card, by)] {
                let mut seeing = self.watchers(happening);
                let is_there = |watcher: CardId| self.state.object(watcher).area.skills_work();
                seeing.retain(|found| later.contains(&found.watcher) && is_there(found.watcher));
                self.wait(seeing, None);
            }
        }
    }

    /// 11-7-2: cards chosen elsewhere for a keyword skill come to the Battle Area first, in silence.
    pub(crate) fn gather(&mut self, cards: &Cards, frame: &Frame) {
        for card in self.cards(cards, frame) {
            let place = Place { seat: frame.master, ..self.place(card, Area::Battle) };
            self.move_card(card, place, Cause::Gather);
        }
    }

    /// A card is played on top of others (10-5-4, 10-13-4-4, 10-13-5-4).
    pub(crate) fn play_onto(&mut self, cards: &Cards, base: &Cards, mode: Option<Mode>, manner: Manner, frame: &Frame) {
        let card = self.cards(cards, frame).first().copied();
        let bases = self.cards(base, frame);
        let (Some(card), Some((base, others))) = (card, bases.split_first()) else {
            if let Some(card) = card {
                self.fails_to_come(card, frame);
            }
            self.done(false);
            return;
        };
        let evolves = matches!(manner, Manner::Evolved);
        // 10-42-3
        let can = !bases.iter().any(|base| self.is_closed(*base, evolves)) && self.may_play_in(card, frame);
        if !can {
            self.fails_to_come(card, frame);
        }
        if !can || self.play_fails(card, frame) {
            self.done(false);
            return;
        }
        let mode = self.altered_mode(card).or(mode);
        // 8-9-1: what has to happen instead of its play does.
        let to = Place { seat: self.state.object(*base).seat, ..self.place(card, self.state.object(*base).area) };
        let (paid, by) = (Payment::default(), self.by(Cause::Play));
        let played = Proposed::Play { card, to, paid, manner, by };
        if self.has_to_be_replaced(played) {
            self.propose(played);
            self.done(false);
            return;
        }
        self.place_on_top(card, *base);
        if let Some(mode) = mode {
            // It is played in this mode, not switched to it.
            self.state.object_mut(card).mode = mode;
        }
        self.settle_mode(card);
        for other in others {
            self.gather_under(*other, card);
        }
        self.played(card, manner);
    }

    /// 4.00, 5-5-4, 22-5-7, 22-13-5-4-2: a card in hand that its own skill was to play, and that cannot be, goes to the Drop
    /// Area; so does what \[Union-Absorb\] has chosen (22-13-6-3-2).
    fn fails_to_come(&mut self, card: CardId, frame: &Frame) {
        let area = self.state.object(card).area;
        let is_itself = self.state.now(card) == frame.source && area == Area::Hand;
        let is_absorbed = || {
            let absorbs = |skill| has_tag(self.roster.skill(skill), Keyword::UnionAbsorb);
            !area.skills_work() && frame.skill.is_some_and(absorbs)
        };
        if self.edition.has(Point::FailedPlaysGo) && (is_itself || is_absorbed()) {
            let place = self.place(card, Area::Drop);
            self.propose_move(card, place, Cause::Rule);
        }
    }

    /// Whether a \[Counter\] has negated the plays of this resolution; the card goes where that says.
    fn play_fails(&mut self, card: CardId, frame: &Frame) -> bool {
        let so_far = frame.so_far();
        // 10-22-3
        if (so_far.instead.is_none() && so_far.altered.asked.is_empty()) || self.has_keyword(card, Keyword::Deflect) {
            return false;
        }
        let asked = self.asked_of(card);
        let Some(to) = so_far.instead.clone().or(asked) else { return false };
        self.turned_away(card, &to);
        true
    }

    /// 10-18: a token is made and played.
    pub(crate) fn make_token(&mut self, token: &Token, frame: &Frame) {
        if !self.can_make(token, frame) {
            return;
        }
        let seat = if token.whose == Who::Opponent { frame.master.other() } else { frame.master };
        let Some(def) = self.roster.token(token) else { return };
        let card = self.add(def, seat, Area::Removed);
        self.state.object_mut(card).token = true;
        if !self.may_play_by_skill(card, seat, frame.source.card) {
            self.unmake(seat);
            return;
        }
        if let Some((price, toll)) = self.play_price(card, seat) {
            if !self.payable(&price, &toll) {
                self.unmake(seat);
                return;
            }
            // It is paid as the token comes.
            self.begin_paying(price, toll);
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

    /// 10-18-5: what may not be played is not made.
    fn unmake(&mut self, seat: Seat) {
        self.state.areas[seat][Area::Removed].pop();
        self.state.objects.pop();
        self.done(false);
    }

    /// 11-5: the card goes to the same area of the skill's master, and has left its player's (8-6-5-1-2); position and
    /// effects stay.
    pub(crate) fn take_control(&mut self, card: CardId, seat: Seat) {
        if !self.can_take(card, seat) {
            return;
        }
        if self.is_ultimate(card) || self.is_z(card) {
            // 4.00, 22-14-3, 16-1-4, 18-1-4: it would leave its player's area.
            let place = self.place(card, Area::Removed);
            self.propose_move(card, place, Cause::Skill);
            self.done(false);
            return;
        }
        if let Some(frame) = self.state.frames.last_mut() {
            frame.so_far_mut().taken.push(card);
        }
        let object = *self.state.object(card);
        let by = self.by(Cause::Skill);
        let leaves = Happening::Moved { card, from: object.area, to: object.area, ko: false, by };
        let leaving = self.leaving(leaves, card, object.area);
        self.one_field(card, seat);
        self.state.areas[object.seat][object.area].retain(|other| *other != card);
        // 11-3-5
        for moved in self.state.under(card).into_iter().chain([card]) {
            self.state.object_mut(moved).seat = seat;
        }
        if object.area != Area::Unison {
            // 4-12-4; 4.00, 5-13-3
            self.state.object_mut(card).markers = 0;
        }
        self.state.areas[seat][object.area].push(card);
        if !self.edition.has(Point::MasterKeepsOne) {
            self.one_unison_next(card);
        }
        let (from_seat, area) = (object.seat, object.area);
        self.note(Event::Moved { card, from_seat, from: area, to_seat: seat, to: area, cause: Cause::Skill });
        self.moved(Some(leaves), leaving, None, card);
        self.keep_one_next(card);
    }

    /// 4.00, 21-11-3, 22-39-4: their master keeps one of these cards, and the others go to the Drop Area.
    pub(crate) fn keep_one(&mut self, seat: Seat, cards: Vec<CardId>, answer: Option<Choice>) {
        // Of several that have come one after the other some may have gone by now.
        let is_there = |card: &CardId| {
            let object = self.state.object(*card);
            object.seat == seat && object.area.skills_work() && object.host.is_none()
        };
        let cards: Vec<CardId> = cards.into_iter().filter(is_there).collect();
        if cards.len() < 2 {
            return;
        }
        let Some(Choice::Card(kept)) = answer else {
            let options = cards.iter().copied().map(Choice::Card).collect();
            let decision = Decision { seat, question: Question::Choose, source: None, options };
            self.ask(decision, Task::KeepOne(seat, cards));
            return;
        };
        self.drop_together(cards.into_iter().filter(|card| *card != kept));
    }
}
