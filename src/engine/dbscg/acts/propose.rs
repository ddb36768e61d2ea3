//! What is about to happen is proposed; what takes its place, or it itself, is carried out (8-9).

use crate::ability::{Area, Change, Destination, Keyword, Mode, Until};
use crate::engine::dbscg::Outcome;
use crate::engine::dbscg::acts::Game;
use crate::engine::dbscg::edition::Point;
use crate::engine::dbscg::facts::Position;
use crate::engine::dbscg::facts::wait::insteads::Replacement;
use crate::engine::dbscg::facts::wait::replacements::amount;
use crate::engine::dbscg::happening::{By, Happening};
use crate::engine::dbscg::ids::{CardId, ObjectRef, Seat};
use crate::engine::dbscg::roster::aspects::Aspects;
use crate::engine::dbscg::state::decision::{Choice, Decision, Question};
use crate::engine::dbscg::state::effect::On;
use crate::engine::dbscg::state::event::{Cause, Event};
use crate::engine::dbscg::state::frame::Frame;
use crate::engine::dbscg::state::proposed::{Applied, Manner, Payment, Place, Proposed, Would};
use crate::engine::dbscg::state::task::{Harm, Task};

impl Game {
    /// 3-7-3.
    fn enter_combo(&mut self, card: CardId, seat: Seat, negated: Option<Until>, by: By) -> bool {
        let moved = self.move_by(card, Position::combo_place(seat), Cause::Combo, By::Rules);
        if moved {
            if let Some(until) = negated {
                self.negate_skills(card, until);
            }
            self.note(Event::Comboed(card));
            self.happen(Happening::Comboed(card, by));
        }
        moved
    }

    /// Adds or removes markers (4-12). A Unison Card without markers goes to the Drop Area (9-6-1-2); one that keeps
    /// some has its power reset (9-6-1-1).
    pub(crate) fn change_markers(&mut self, card: CardId, n: i32, by: By) -> bool {
        if !self.bears_markers(card) {
            return false;
        }
        let object = self.state.object(card);
        let (before, is_unison) = (object.markers, object.area == Area::Unison);
        let after = u8::try_from(i32::from(before).saturating_add(n).clamp(0, 255)).unwrap_or(0);
        if after == before {
            return false;
        }
        self.state.object_mut(card).markers = after;
        self.note(Event::Markers(card, i16::from(after) - i16::from(before)));
        if after < before {
            self.happen(Happening::LostMarker(card, by));
            if !is_unison {
                return true;
            }
            if after == 0 {
                // 9-7-2-1: what has taken the last marker has put the card there.
                let place = self.place(card, Area::Drop);
                self.propose(Proposed::Move { card, to: place, cause: Cause::Rule, by });
            } else {
                // 9-6-1-1; 4.00, 21-7-2
                let object = self.state.now(card);
                let power = self.state.log.is_some().then(|| self.power(card));
                let all = self.edition.has(Point::MarkersTakeAllAlong);
                if all {
                    self.state.effects.retain(|effect| effect.on != On::One(object));
                }
                for effect in self.state.effects.iter_mut() {
                    if all || effect.is_about_power() {
                        effect.spared.push(object);
                    }
                }
                if power.is_some_and(|power| power != self.power(card)) {
                    self.note(Event::PowerReset(card));
                }
            }
        }
        true
    }

    /// A card is about to go under another.
    pub(crate) fn propose_under(&mut self, card: CardId, host: CardId, by: By) -> bool {
        self.can_go_under(card, host, by.source()) && self.propose(Proposed::Under { card, host, by })
    }

    /// A card is about to be played.
    pub(crate) fn put_in_play(&mut self, card: CardId, to: Place, paid: Payment, manner: Manner) -> bool {
        let by = self.by(Cause::Play);
        let to = Place { mode: self.altered_mode(card).unwrap_or(to.mode), ..to };
        let proposed = Proposed::Play { card, to, paid, manner, by };
        if to.area == Area::Unison && self.carries(card, to.seat) > 0 {
            self.push(Task::Empower(Box::new(Would { proposed, applied: Vec::new() })));
            return true;
        }
        self.propose(proposed)
    }

    /// The mode in which a \[Counter\] has a card come that is being played.
    pub(crate) fn altered_mode(&self, card: CardId) -> Option<Mode> {
        let altered = self.altered().mode.as_ref();
        altered.filter(|(filter, _)| filter.matches(&self.seen(card, None))).map(|(_, mode)| *mode)
    }

    /// The player says how many markers are taken over; then the card is played.
    pub(crate) fn empower(&mut self, mut would: Box<Would>, answer: Option<Choice>) {
        let Proposed::Play { card, to, paid, .. } = &mut would.proposed else { return };
        if let Some(Choice::Number(n)) = answer {
            paid.carried = n;
            self.propose(would.proposed);
            return;
        }
        let (seat, card) = (to.seat, *card);
        let options = (0..=u16::from(self.carries(card, seat))).map(Choice::Number).collect();
        self.ask(Decision { seat, question: Question::X, source: Some(card), options }, Task::Empower(would));
    }

    /// A card is played: it enters. A Unison Card gets one marker for each energy rested, and the one before it goes
    /// (6-3-1-2-2-3, 3-11-5); without markers it stays, as none is removed from it (9-6-1-2).
    fn enter_play(&mut self, card: CardId, to: Place, paid: Payment, manner: Manner, by: By) -> bool {
        if !self.move_by(card, to, Cause::Play, by) {
            return false;
        }
        if self.state.object(card).area == Area::Unison {
            self.state.object_mut(card).x = paid.x;
            // 4.00, 22-45-3: of those that stay none is taken.
            let carried = if self.unisons_too_many(to.seat, card) == 0 { 0 } else { paid.carried };
            self.change_markers(card, i32::from(paid.markers) + i32::from(carried), By::Rules);
            if self.unison_limit(card) > 1 {
                self.push(Task::MakeRoom(to.seat, card, carried));
            } else {
                self.make_room((to.seat, card), carried, None);
            }
        }
        self.played(card, manner);
        true
    }

    /// 4.00, 13-2-1-3, 13-2-2-5, 18-2-1-3, 18-2-2-5: the Unison Cards that are too many go, and then the one that is played
    /// enters.
    fn make_room_first(&mut self, card: CardId, to: Place, paid: Payment, manner: Manner, by: By) -> bool {
        // What is played from under a card would go with it (23-2-5).
        let lies_under = self.state.object(card).host.is_some();
        if lies_under || self.unisons_to_go(to.seat, card) == 0 {
            return self.enter_play(card, to, paid, manner, by);
        }
        let carried = paid.carried;
        let paid = Payment { markers: paid.markers.saturating_add(carried), carried: 0, ..paid };
        let proposed = Proposed::Play { card, to, paid, manner, by };
        self.push(Task::Enter(self.state.now(card), Box::new(Would { proposed, applied: Vec::new() })));
        self.make_room((to.seat, card), carried, None);
        true
    }

    /// A Unison Card for which there is room by now enters, unless what has happened meanwhile has taken it away.
    pub(crate) fn enter_room(&mut self, object: ObjectRef, proposed: Proposed) {
        if let Proposed::Play { card, to, paid, manner, by } = proposed
            && self.state.find(object).is_some()
        {
            self.enter_play(card, to, paid, manner, by);
        }
    }

    /// 3-11-5: the Unison Cards that were there go, or as many of them as are too many, which the player picks (4.00, 3-11-5-1,
    /// 13-2-1-3-2, 13-2-2-5-2, 18-2-1-3-2, 18-2-2-5-2); where markers have been taken over, one that has so many (22-45-3).
    pub(crate) fn make_room(&mut self, (seat, card): (Seat, CardId), carried: u16, answer: Option<Choice>) {
        let others = self.other_unisons(seat, card);
        let has_come = self.state.object(card).area == Area::Unison;
        let too_many = if has_come { self.unisons_too_many(seat, card) } else { self.unisons_to_go(seat, card) };
        let going = match answer {
            Some(Choice::Card(other)) => vec![other],
            _ if too_many == others.len() => others,
            _ if too_many == 0 => return,
            _ => {
                let gives = |other: &CardId| u16::from(self.carries_from(card, seat, *other)) >= carried;
                let options = others.into_iter().filter(gives).map(Choice::Card).collect();
                let decision = Decision { seat, question: Question::Choose, source: Some(card), options };
                self.ask(decision, Task::MakeRoom(seat, card, carried));
                return;
            }
        };
        for other in going {
            let place = self.place(other, Area::Drop);
            self.propose_move(other, place, Cause::Rule);
        }
    }

    /// 3-11-5: whatever has happened instead, no more Unison Cards are left than may be.
    pub(crate) fn one_unison(&mut self, seat: Seat, card: CardId) {
        let too_many = self.unisons_too_many(seat, card);
        for other in self.other_unisons(seat, card).into_iter().take(too_many) {
            let place = self.place(other, Area::Drop);
            self.move_card(other, place, Cause::Rule);
        }
    }

    /// 6-3-1-2-1-4, 6-3-1-2-2-4, 8-6-5-3: what waits for a card being played triggers; a skill that has played it
    /// remembers it (10-10-3-2).
    pub(crate) fn played(&mut self, card: CardId, manner: Manner) {
        // What is special about it holds before anything looks at it.
        self.arrive(card);
        match manner {
            Manner::Plain => {}
            Manner::Negated(until) => self.negate_skills(card, until),
            Manner::With(block, at) => {
                if let Some((_, what, until)) = self.play_gives(block, at) {
                    let frame = self.frame();
                    self.give(On::One(self.state.now(card)), what, until, &frame);
                }
            }
            // 10-5-7
            Manner::Evolved => self.state.object_mut(card).evolved = true,
        }
        self.note(Event::Played(card));
        let object = self.state.now(card);
        if let Some(frame) = self.state.frames.last_mut() {
            frame.so_far_mut().played.push(object);
        }
        let by = self.by(Cause::Play);
        self.happen(Happening::Played(card, by));
    }

    /// A card has entered play: what has been done to its play is done to it.
    fn arrive(&mut self, card: CardId) {
        for (block, at, frame) in self.altered().changes.clone() {
            let Some((filter, what, until)) = self.play_gives(block, at) else { continue };
            if self.fits(&filter, &self.seen(card, Some(frame.source.card)), &frame) {
                self.give(On::One(self.state.now(card)), what, until, &frame);
            }
        }
    }

    /// An event is about to happen: it does, or something else may. Says whether it did, as far as that is known.
    pub(crate) fn propose(&mut self, proposed: Proposed) -> bool {
        if matches!(proposed, Proposed::Unmark { markers: ..=0, .. }) {
            // 1-3-2-2
            return false;
        }
        // 8-9-2-3: what a replacement effect does is still the same event to it.
        if !self.may_be_replaced(proposed) {
            return self.carry_out(proposed);
        }
        let applied = self.applied(proposed);
        if self.replacements(proposed, &applied).is_empty() {
            return self.carry_out(proposed);
        }
        self.push(Task::Would(Box::new(Would { proposed, applied })));
        true
    }

    /// The move of a card is about to happen.
    pub(crate) fn propose_move(&mut self, card: CardId, to: Place, cause: Cause) -> bool {
        let by = self.by(cause);
        self.propose(Proposed::Move { card, to, cause, by })
    }

    /// 8-9-2: the player whom an event affects chooses what happens instead.
    pub(crate) fn would(&mut self, would: Box<Would>, answer: Option<Choice>) {
        let proposed = would.proposed;
        match answer {
            Some(Choice::Replace(holder, line)) => self.replace(*would, (holder, line)),
            Some(_) => {
                self.carry_out(proposed);
            }
            None => match self.choice_instead(proposed, &would.applied) {
                Some(decision) => self.ask(decision, Task::Would(would)),
                None => {
                    self.carry_out(proposed);
                }
            },
        }
    }

    /// Who is asked what happens instead of an event, if anything may (8-9-2).
    pub(crate) fn choice_instead(&self, proposed: Proposed, applied: &[Applied]) -> Option<Decision> {
        let open = self.replacements(proposed, applied);
        let first = open.first()?;
        let optional = open.iter().all(|open| open.instead.may);
        let master = |open: &Replacement| self.state.object(open.holder).seat;
        // Who has the only skill that may do something else is asked, whomever the event affects.
        let alone = optional && open.iter().all(|open| master(open) == master(first));
        let seat = if alone { master(first) } else { self.who_chooses(proposed) };
        let replacing = open.iter().map(|open| Choice::Replace(open.holder, open.line));
        let options = replacing.chain(optional.then_some(Choice::Pass)).collect();
        // Whoever decides learns no more by it than lies open to them.
        let source = proposed.about().filter(|card| self.view(seat).sees(*card));
        Some(Decision { seat, question: Question::Instead, source, options })
    }

    /// The replacement effects that have been applied to an event: to what is being resolved, or to the same rule processing
    /// before (8-9-2-3).
    pub(crate) fn applied(&self, proposed: Proposed) -> Vec<Applied> {
        let mut applied = self.state.frames.last().map_or_else(Vec::new, |frame| frame.so_far().applied.clone());
        let outlived = &self.state.under_way.outlived;
        if let Proposed::Move { card, cause: Cause::Rule, .. } = proposed
            && !outlived.is_empty()
        {
            let now = self.state.now(card);
            applied.extend(outlived.iter().filter(|(object, _)| *object == now).map(|(_, by)| *by));
        }
        applied
    }

    /// 8-9-1: the event does not happen; what the skill says does.
    pub(crate) fn replace(&mut self, would: Would, by: Applied) {
        let Would { proposed, mut applied } = would;
        let found = self.replacements(proposed, &applied);
        let Some(found) = found.into_iter().find(|found| (found.holder, found.line) == by) else { return };
        let holder = found.holder;
        let frame = Frame {
            it: proposed.about().map(|card| self.state.now(card)),
            x: Some(amount(proposed)),
            ..Frame::of(self.state.now(holder), self.state.object(holder).seat)
        };
        let activation = found.activation(&frame);
        // 8-9-1-1
        if let Some(frame) = self.state.frames.last_mut() {
            frame.done = false;
        }
        applied.push(by);
        if let Proposed::Move { card, cause: Cause::Rule, .. } = proposed {
            let now = self.state.now(card);
            self.state.under_way.outlived.push((now, by));
        }
        let mut frame = frame;
        frame.so_far_mut().applied = applied;
        if let Proposed::Move { cause, .. } = proposed
            && self.edition.has(Point::ReplacedKoCounts)
        {
            frame.so_far_mut().ko = Some(cause).filter(|cause| cause.is_ko());
        }
        self.note(Event::Replaced(self.skill_of(holder, activation.line)));
        self.use_up(activation.used());
        self.begin_paying(activation, frame);
    }

    /// The event happens.
    pub(crate) fn carry_out(&mut self, proposed: Proposed) -> bool {
        match proposed {
            Proposed::Move { card, to, cause, by } => self.move_by(card, to, cause, by),
            Proposed::Under { card, host, by } => self.place_under(card, host, by),
            Proposed::Combo { card, seat, negated, by } => self.enter_combo(card, seat, negated, by),
            Proposed::Play { card, to, paid, manner, by }
                if to.area == Area::Unison && self.edition.has(Point::RoomIsMadeFirst) =>
            {
                self.make_room_first(card, to, paid, manner, by)
            }
            Proposed::Play { card, to, paid, manner, by } => self.enter_play(card, to, paid, manner, by),
            Proposed::Unmark { card, markers, by } => self.change_markers(card, -markers, by),
            Proposed::Damage { seat, damage, critical, source, by } => {
                if let Some(attacker) = source {
                    // 10-20-1: damage that something else takes the place of wins nothing (8-9-1-1).
                    if self.has_keyword(attacker, Keyword::VictoryStrike) {
                        self.end(Outcome::Won(seat.other()));
                        return true;
                    }
                    let life = self.state.cards(seat, Area::Life).len();
                    self.push(Task::DamageDealt(attacker, seat, life));
                }
                let picks =
                    |attacker| self.has_change(attacker, Aspects::BATTLE, &|change| *change == Change::PicksLife);
                let picker = source.filter(|attacker| picks(*attacker)).map_or(seat, |_| seat.other());
                let harm = Harm { seat, picker, left: damage, critical, by };
                if source.is_none() && self.edition.has(Point::DamageWaits) {
                    self.state.under_way.harm.push_back(harm);
                } else {
                    self.push(Task::Damage(harm));
                }
                true
            }
            Proposed::RunOut(seat) => {
                self.end(Outcome::Won(seat.other()));
                true
            }
        }
    }

    /// A card whose play has been negated goes where the \[Counter\] says.
    pub(crate) fn turned_away(&mut self, card: CardId, to: &Destination) {
        let mut place = self.place_at(card, to, self.state.object(card).owner);
        // 4.00, 22-14-4; 16-1-5, 17-1-5, 18-1-5
        if place.area == Area::Drop && self.is_ultimate(card) || self.is_z(card) {
            place.area = Area::Removed;
        }
        self.propose_move(card, place, Cause::Skill);
    }
}
