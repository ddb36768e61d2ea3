//! Resolving: the instructions of a skill, one after the other (1-3-7, 8-5-3).

use std::sync::Arc;

use crate::ability::{Area, Cards, Destination, Effect, Mode, Until, Who};
use crate::engine::dbscg::Outcome;
use crate::engine::dbscg::acts::Game;
use crate::engine::dbscg::edition::Point;
use crate::engine::dbscg::facts::possible::Doable;
use crate::engine::dbscg::ids::{BlockId, CardId, Seat};
use crate::engine::dbscg::roster::aspects::Aspects;
use crate::engine::dbscg::roster::interned::Instruction;
use crate::engine::dbscg::roster::line::times;
use crate::engine::dbscg::state::decision::MOST_NAMED;
use crate::engine::dbscg::state::effect::{Delayed, On, What};
use crate::engine::dbscg::state::event::Cause;
use crate::engine::dbscg::state::frame::{Frame, Left};
use crate::engine::dbscg::state::proposed::{Manner, Place, Proposed};
use crate::engine::dbscg::state::task::{Due, Task};

impl Game {
    /// Instructions from one on.
    pub(crate) fn run_block(&mut self, block: BlockId, at: usize) {
        let roster = Arc::clone(&self.roster);
        let Some(instruction) = roster.interned().instruction(block, at) else { return };
        if self.changed(Aspects::PLAYED)
            && let Some(card) = self.next_toll(instruction.effect, &self.frame())
        {
            self.next([Left::Toll(card), Left::Run(block, at)]);
            return;
        }
        if at + 1 < roster.interned().instructions(block).len() {
            self.next([Left::Run(block, at + 1)]);
        }
        self.perform(instruction, (block, at));
    }

    /// Carries out one instruction, by its place. What of the resolution is shared with a copy of it is copied when it is
    /// added to: the copy is let go before that, where it can be.
    fn perform(&mut self, Instruction { effect, within }: Instruction<'_>, (block, at): (BlockId, usize)) {
        let frame = self.frame();
        let seat = frame.master;
        let inner = &within.blocks;
        if frame.acts > 0 && self.doable(std::slice::from_ref(effect), &frame) == Doable::InPart {
            self.done(false);
        }
        match effect {
            Effect::Choose(choose) => self.begin_choice(choose, (block, at), frame),
            Effect::Name(name, cards) => {
                let objects = self.cards(cards, &frame).into_iter().map(|card| self.state.now(card)).collect();
                if let Some(frame) = self.state.frames.last_mut() {
                    frame.name(name, objects);
                }
            }
            Effect::Draw(n) => self.push_draw(seat, self.quantity(n, &frame)),
            Effect::PlayerDraws(who, n) => {
                let n = self.quantity(n, &frame);
                for seat in self.players(*who, seat).into_iter().rev() {
                    self.push_draw(seat, n);
                }
            }
            Effect::DrawUpTo(n) => {
                let n = times(self.quantity(n, &frame));
                self.push(Task::DrawUpTo(seat, n));
            }
            Effect::LookAtTop(n, name) => {
                let n = usize::try_from(self.quantity(n, &frame)).unwrap_or(0);
                let top = self.state.cards(seat, Area::Deck).iter().take(n).copied().collect();
                self.look_at(seat, top, name);
            }
            Effect::Look(cards, name) => {
                let cards = self.cards(cards, &frame);
                self.look_at(seat, cards, name);
            }
            Effect::Reveal(cards) => {
                for card in self.cards(cards, &frame) {
                    self.reveal(card);
                }
            }
            Effect::Shuffle(who) => {
                for seat in self.players(*who, seat) {
                    self.shuffle(seat, Area::Deck);
                }
            }
            Effect::EnergyMarkers(n) => {
                let n = self.quantity(n, &frame);
                self.place_energy_markers(seat, u8::try_from(n.max(0)).unwrap_or(u8::MAX));
            }
            Effect::Skip(what) => self.skip(seat, *what),
            Effect::ShuffleSearched(who, area) => {
                for seat in self.players(*who, seat) {
                    if frame.so_far().searched.contains(&(seat, *area)) {
                        self.shuffle(seat, *area);
                    }
                }
            }
            Effect::ShuffleLife(who) => {
                for seat in self.players(*who, seat) {
                    self.shuffle(seat, Area::Life);
                }
            }
            Effect::Move(cards, to) => self.move_all(cards, to, false, frame),
            Effect::MoveNegated(cards, to, until) => {
                self.negates_moved(Some(*until));
                self.move_all(cards, to, false, frame);
            }
            Effect::MoveTop(cards, to) => self.move_all(cards, to, true, frame),
            Effect::Gather(cards) => self.gather(cards, &frame),
            Effect::Ko(cards) => {
                let (mut cards, all) = self.affected(cards, &frame);
                let meant = cards.len();
                cards.retain(|card| self.can_ko(*card, &frame));
                let kos = cards.into_iter().map(|card| (card, self.place(card, Area::Drop))).collect();
                let kos = self.moves_of(kos, Cause::SkillKo);
                let all = self.propose_together(kos) == meant && all;
                self.done(all);
            }
            Effect::Play(cards, mode) => self.play_by_skill(cards, *mode, Manner::Plain, &frame),
            Effect::PlayNegated(cards, mode, until) => {
                self.play_by_skill(cards, *mode, Manner::Negated(*until), &frame);
            }
            Effect::PlayWith { cards, onto, mode, ground, change } => {
                let manner = if change.is_some() { Manner::With(block, at) } else { Manner::Plain };
                match onto {
                    Some(base) => self.play_onto(cards, base, *mode, manner, &frame),
                    None => self.play_on(cards, mode.unwrap_or(Mode::Active), *ground, manner, &frame),
                }
            }
            Effect::PlayOnto(cards, base, mode) => self.play_onto(cards, base, *mode, Manner::Plain, &frame),
            Effect::Evolve(cards, base, mode) => self.play_onto(cards, base, *mode, Manner::Evolved, &frame),
            Effect::PlayEvolved(cards, mode) => self.play_by_skill(cards, *mode, Manner::Evolved, &frame),
            Effect::PlayedIn(filter, mode) => self.played_in(filter, *mode, &frame),
            Effect::PlayedWith(..) => self.played_with((block, at), frame),
            Effect::Combo(cards) => self.combo_by_skill(cards, None, &frame),
            Effect::ComboNegated(cards, until) => self.combo_by_skill(cards, Some(*until), &frame),
            Effect::Switch(cards, mode) => {
                let (cards, mut all) = self.affected(cards, &frame);
                let by = self.by(Cause::Skill);
                all &= self.switch_together(&cards, *mode, by);
                self.done(all);
            }
            Effect::Give(cards, change, until) => {
                let what = self.what(change, within.skill, &frame);
                self.give_to(cards, &what, *until, &frame);
            }
            Effect::CopySkills(cards, from, until) => self.copy_skills(cards, from, *until, &frame),
            Effect::NegateThisSkill(until) => {
                if let Some(skill) = frame.skill {
                    self.give(On::One(frame.source), What::NegatedSkill(skill), *until, &frame);
                }
            }
            Effect::NegateOneKeyword(cards, _) | Effect::GainOneKeyword(_, cards, _) => {
                let keywords = self.keyword_skills_of(cards, &frame);
                if keywords.is_empty() {
                    self.done(false);
                } else {
                    self.push(Task::PickKeyword(keywords, block, at));
                }
            }
            Effect::Activate(cards) => self.activate_skill(cards, &[], &frame),
            Effect::ActivateSkill(cards, keywords) => self.activate_skill(cards, keywords, &frame),
            Effect::GiveAll(selector, change, until) => {
                let what = self.what(change, within.skill, &frame);
                self.give_all(selector, &what, *until, &frame);
            }
            Effect::GiveNext(selector, change, until) => {
                let what = self.what(change, within.skill, &frame);
                self.give_next(selector, what, *until, &frame);
            }
            Effect::WhenNext(_, until, _) | Effect::Whenever(_, until, _) => {
                let once = matches!(effect, Effect::WhenNext(..));
                if let Some(skill) = within.skill {
                    self.watch(skill, *until, once, frame);
                }
            }
            Effect::Pay(icons) => {
                if self.can_pay(seat, icons, &[]) {
                    self.push(Due::task(seat, icons.clone(), Vec::new(), None));
                } else {
                    self.done(false);
                }
            }
            Effect::Damage(who, n) => {
                let n = u8::try_from(self.quantity(n, &frame).max(0)).unwrap_or(u8::MAX);
                // 4-10-2-2: without damage nothing happens.
                let players = if n == 0 { Vec::new() } else { self.players(*who, seat) };
                for seat in players.into_iter().rev() {
                    let by = self.by(Cause::Damage);
                    self.propose(Proposed::Damage { seat, damage: n, critical: false, source: None, by });
                }
            }
            Effect::Discard(who, n) => {
                let n = times(self.quantity(n, &frame));
                let players = self.players(*who, seat);
                self.push(Task::Discard(players, n, Vec::new()));
            }
            Effect::Markers(cards, n) => {
                let n = self.quantity(n, &frame);
                let (cards, mut all) = self.affected(cards, &frame);
                for card in cards {
                    let by = self.by(Cause::Skill);
                    let comes = !self.bears_markers(card) && self.markers_to_come(card).is_some();
                    if comes {
                        self.change_markers_to_come(n);
                        continue;
                    }
                    all &= if n < 0 {
                        self.propose(Proposed::Unmark { card, markers: n.saturating_neg(), by })
                    } else {
                        self.change_markers(card, n, by)
                    };
                }
                self.done(all);
            }
            Effect::Flip(cards) => {
                for card in self.affected(cards, &frame).0 {
                    let flipped = self.flip(card);
                    self.done(flipped);
                }
            }
            Effect::FlipTo(cards, side) => {
                for card in self.affected(cards, &frame).0 {
                    let flipped = self.state.object(card).back != side.is_back() && self.flip(card);
                    self.done(flipped);
                }
            }
            Effect::TurnUp(cards) => self.turn_all(cards, true, &frame),
            Effect::TurnDown(cards) => self.turn_all(cards, false, &frame),
            Effect::Turn(cards, facing) => {
                let (cards, mut all) = self.affected(cards, &frame);
                let by = self.by(Cause::Skill);
                for card in cards {
                    all &= self.turn_over(card, *facing, by);
                }
                self.done(all);
            }
            Effect::Token(token) => self.make_token(token, &frame),
            Effect::TakeControl(cards) => {
                for card in self.affected(cards, &frame).0 {
                    self.take_control(card, seat);
                }
            }
            Effect::NegateAttack => self.negate_attack(),
            Effect::NegateActivation => self.negate_activation(&frame, &[]),
            Effect::NegateActivationOf(keywords) => self.negate_activation(&frame, keywords),
            Effect::NegateBlocker => self.negate_blocker(),
            Effect::NegatePlay(to) => self.negate_play(to, &frame),
            Effect::Redirect(cards) => self.redirect(cards, &frame),
            Effect::If(condition, ..) if self.is_put_off_to_the_play(condition, &frame) => {
                self.ask_as_it_is_played((block, at), &frame);
            }
            Effect::If(condition, ..) => {
                let block = if self.holds(condition, &frame) { inner[0] } else { inner[1] };
                drop(frame);
                self.next([Left::Run(block, 0)]);
            }
            Effect::May(..) => {
                drop(frame);
                self.next([Left::May(inner[0], inner[1])]);
            }
            Effect::Done(..) => {
                drop(frame);
                self.do_act(inner[0], inner[1]);
            }
            Effect::Unless(who, ..) => {
                let other = self.players(*who, seat).first().copied().unwrap_or(seat);
                self.unless(other, seat, inner[0], inner[1]);
            }
            Effect::Options(n, _) => self.push(Task::Options(*n, block, at, Vec::new())),
            Effect::EachPlayer(_) => {
                self.next([Left::Master(seat)]);
                for player in self.players(Who::Both, seat).into_iter().rev() {
                    self.next([Left::Master(player), Left::Run(inner[0], 0)]);
                }
            }
            Effect::As(who, _) => {
                let player = self.players(*who, frame.of).first().copied().unwrap_or(seat);
                self.next([Left::Master(player), Left::Run(inner[0], 0), Left::Master(seat)]);
            }
            Effect::Declare(what) => self.push(Task::Declare(*what)),
            Effect::NameNumber(most) => {
                // 1-3-5; 4.00, 0-2-10; 1-3-5-1: with a maximum and no minimum, 0 can be named.
                let (least, most) = match most {
                    Some(most) => (0, times(self.quantity(most, &frame))),
                    None => (u16::from(!self.edition.has(Point::NumbersBeginAtZero)), MOST_NAMED),
                };
                self.push(Task::NameNumber(least, most.min(MOST_NAMED)));
            }
            Effect::Repeat(n, _) => {
                let n = times(self.quantity(n, &frame));
                self.next([Left::Repeat(n, inner[0])]);
            }
            Effect::Later(moment, _) => {
                let (moment, made, block) = (*moment, self.state.turn, inner[0]);
                self.state.under_way.delayed.push(Delayed { moment, made, block, frame });
            }
            Effect::Win(who) => self.decide(*who, seat, true),
            Effect::Lose(who) => self.decide(*who, seat, false),
        }
    }

    fn push_draw(&mut self, seat: Seat, n: i32) {
        let n = times(n);
        if n > 0 {
            self.push(Task::Draw(seat, n, self.by(Cause::Skill)));
        }
    }

    /// 1-2-6: the game ends in the middle of the resolution.
    fn decide(&mut self, who: Who, seat: Seat, wins: bool) {
        match self.players(who, seat).as_slice() {
            [one] => self.end(Outcome::Won(if wins { *one } else { one.other() })),
            _ => self.end(Outcome::Draw),
        }
    }

    /// Whether a shuffle is what the innermost resolution does next.
    fn shuffles_next(&self) -> bool {
        let next = self.state.frames.last().and_then(|frame| frame.so_far().left.last());
        let Some(Left::Run(block, at)) = next else { return false };
        matches!(self.roster.interned().instructions(*block).get(*at), Some(Effect::Shuffle(_)))
    }

    /// Life cards are turned face up, or face down.
    fn turn_all(&mut self, cards: &Cards, face_up: bool, frame: &Frame) {
        let (cards, mut all) = self.affected(cards, frame);
        let by = self.by(Cause::Skill);
        for card in cards {
            all &= self.turn_life(card, face_up, by);
        }
        self.done(all);
    }

    /// Cards go somewhere, with what lies under them or without (11-3-4, 11-3-6).
    fn move_all(&mut self, words: &Cards, to: &Destination, top_only: bool, resolved: Frame) {
        let frame = &resolved;
        let (cards, mut all) = self.affected(words, frame);
        if to.area() == Some(Area::Deck) && *to != Destination::Shuffled {
            self.order_after(&cards, self.shuffles_next());
        }
        let mut moves = Vec::new();
        for card in cards {
            if self.is_fixed(card, frame) || self.is_held(card, to, frame) {
                all = false;
                continue;
            }
            if self.is_described(words, card, frame) {
                self.reveal_between_secrets(card, to.area());
            }
            if top_only && let Some(next) = self.uncover(card) {
                self.shows_up(next);
            }
            if let Destination::Under(host) = to {
                all &= self
                    .cards(host, frame)
                    .first()
                    .is_some_and(|host| self.propose_under(card, *host, self.by(Cause::Skill)));
                continue;
            }
            if let Destination::Onto(host) = to {
                let host = self.cards(host, frame).first().copied().filter(|host| self.can_go_onto(card, *host));
                all &= host.is_some();
                if let Some(host) = host {
                    self.place_on_top(card, host);
                }
                continue;
            }
            moves.push((card, self.place_at(card, to, frame.master)));
        }
        let meant = moves.len();
        let is_charged = matches!(to, Destination::EnergyActive | Destination::EnergyHidden);
        let charged: Vec<CardId> = moves.iter().filter(|_| is_charged).map(|(card, _)| *card).collect();
        let mut shuffled: Vec<Seat> = moves.iter().map(|(_, place)| place.seat).collect();
        shuffled.sort_unstable();
        shuffled.dedup();
        shuffled.retain(|_| *to == Destination::Shuffled);
        let hides = *to == Destination::EnergyHidden;
        drop(resolved);
        let moves = self.moves_of(moves, Cause::Skill);
        let negates = self.state.frames.last().is_some_and(|frame| frame.so_far().negates.is_some());
        let more = negates || is_charged || !shuffled.is_empty();
        let waits = more && self.may_wait(&moves);
        if waits {
            self.push(Task::Arrived(charged.clone(), hides, shuffled.clone()));
        }
        all &= self.propose_together(moves) == meant;
        if !waits {
            self.arrived(&charged, hides, &shuffled);
        }
        self.done(all);
    }

    /// From now on, what the skill that is being resolved moves has its skills negated as it comes.
    fn negates_moved(&mut self, until: Option<Until>) {
        if let Some(frame) = self.state.frames.last_mut() {
            frame.so_far_mut().negates = until;
        }
    }

    /// What is done with cards that an instruction has moved: they come into energy in a mode or hidden, which is no switch; decks
    /// that they went to are shuffled.
    pub(crate) fn arrived(&mut self, charged: &[CardId], hides: bool, shuffled: &[Seat]) {
        for card in charged {
            if self.state.object(*card).area != Area::Energy {
                continue;
            }
            if hides {
                self.hide(*card);
            } else {
                self.state.object_mut(*card).mode = Mode::Active;
            }
        }
        for seat in shuffled {
            self.shuffle(*seat, Area::Deck);
        }
        if self.state.frames.last().is_some_and(|frame| frame.so_far().negates.is_some()) {
            self.negates_moved(None);
        }
    }

    /// The moves of some cards by the skill that is being resolved.
    fn moves_of(&self, moves: Vec<(CardId, Place)>, cause: Cause) -> Vec<Proposed> {
        let instead_of_ko = self.state.frames.last().and_then(|frame| Some((frame.it?, frame.so_far().ko?)));
        let proposed = |(card, to)| {
            // 4.00, 5-12-3
            let ko = instead_of_ko.filter(|(it, _)| *it == self.state.now(card)).map(|(_, ko)| ko);
            let cause = ko.unwrap_or(cause);
            Proposed::Move { card, to, cause, by: self.by(cause) }
        };
        moves.into_iter().map(proposed).collect()
    }
}
