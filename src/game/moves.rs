//! The one place that changes where cards are, what position they are in, and what lies on them.

use std::sync::Arc;

use crate::ability::{Action, Area, Keyword, Mode, Moment, Skill};

use super::Game;
use super::agenda::Task;
use super::event::{Cause, Event};
use super::ids::{BySeat, CardId, ObjectRef, Seat};
use super::proposed::{By, Happening, Place, Proposed};
use super::remembered::looks_back;
use super::state::{Continuous, Moved, Object, On};
use super::triggers::Waiting;

/// Skills that wait for a card to leave its area, found before it does.
#[derive(Default)]
pub(super) struct Leaving {
    /// The card is looked at in the area that it leaves (8-6-5-1).
    looks_back: bool,
    waiting: Vec<Waiting>,
    /// Its own lines that are negated there.
    off: Vec<u8>,
}

impl Game {
    /// Records an event.
    pub(super) fn note(&mut self, event: Event) {
        if let Some(log) = &mut self.state.log {
            log.push(event);
        }
    }

    /// An area of a card's owner, or for areas in play of whoever is named (3-1-7, 3-1-7-1, 4-2-4).
    pub(super) fn place(&self, card: CardId, area: Area) -> Place {
        Place { seat: self.state.object(card).owner, area, mode: Mode::Active, bottom: false, face_up: false }
    }

    /// Whose doing a move of some cause is: that of the skill that is being resolved, if it is a skill's.
    pub(super) fn by(&self, cause: Cause) -> By {
        let skill = self.state.frames.last().map(|frame| By::Skill(frame.of, frame.source.card, frame.keywords()));
        match cause {
            Cause::BattleKo => By::Battle,
            Cause::Damage => skill.unwrap_or(By::Battle),
            Cause::Play | Cause::Skill | Cause::SkillKo => skill.unwrap_or(By::Rules),
            Cause::Rule | Cause::Draw | Cause::Charge | Cause::Combo | Cause::Cost | Cause::Gather => By::Rules,
        }
    }

    /// Where a card comes to lie that goes to a place; `None` if it stays: a leader never moves (3-5-3).
    pub(super) fn destination(&self, card: CardId, to: Place) -> Option<(Seat, Area)> {
        let before = self.state.object(card);
        let below = before.host.is_some();
        let stays = before.area == to.area && before.seat == to.seat && !to.bottom;
        if !below && (before.area == Area::Leader || stays) {
            return None;
        }
        // 3-1-7-1, 4-2-4: other areas are always the owner's.
        let shared = matches!(to.area, Area::Battle | Area::Combo | Area::Unison | Area::Leader);
        let seat = if shared { to.seat } else { before.owner };
        // 10-18-7: a token that leaves play vanishes.
        let vanishes = before.token && !matches!(to.area, Area::Battle | Area::Combo);
        Some((seat, if vanishes { Area::Removed } else { to.area }))
    }

    /// Moves a card, whatever would happen instead. Says whether it moved.
    pub(super) fn move_card(&mut self, card: CardId, to: Place, cause: Cause) -> bool {
        self.move_by(card, to, cause, self.by(cause))
    }

    /// Moves a card by somebody's doing.
    pub(super) fn move_by(&mut self, card: CardId, to: Place, cause: Cause, by: By) -> bool {
        let Some((seat, area)) = self.destination(card, to) else { return false };
        if area == Area::Battle {
            self.one_field(card, seat);
        }
        let before = *self.state.object(card);
        // 11-3-4-1: cards under others move in silence; 11-7-2: so do those gathered for a keyword skill.
        let silent = before.host.is_some() || cause == Cause::Gather;
        let leaves = (!silent).then_some(Happening::Moved { card, from: before.area, to: area, ko: cause.is_ko(), by });
        let leaving = leaves.map(|leaves| self.leaving(leaves, card, area)).unwrap_or_default();
        let under = self.state.under(card);
        self.take_out(card);
        // 3-1-4, 3-1-5: between Battle and Combo Area it stays the same object.
        let same = matches!((before.area, area), (Area::Battle, Area::Combo) | (Area::Combo, Area::Battle))
            && before.host.is_none();
        // 11-3-5: from player to player the whole pile moves.
        let together = same || (before.area == area && before.host.is_none());
        let turn = self.state.turn;
        let object = self.state.object_mut(card);
        *object = Object {
            area,
            from: before.area,
            seat,
            host: None,
            depth: 0,
            covers: together && object.covers,
            evolved: same && object.evolved,
            face_up: area == Area::Life && to.face_up,
            came_face_up: before.face_up,
            incarnation: if same { object.incarnation } else { object.incarnation.wrapping_add(1) },
            // A token that was to rest elsewhere is gone (10-18-7).
            mode: if area.has_modes() { to.mode } else { Mode::Active },
            back: false,
            // 4-12-4
            markers: if area == Area::Unison && seat != before.seat { object.markers } else { 0 },
            x: 0,
            since: turn,
            ..*object
        };
        let cards = &mut self.state.areas[seat][area];
        // The first card of a deck is its top; elsewhere the last card is.
        let at = if area == Area::Deck && !to.bottom { 0 } else { cards.len() };
        cards.insert(at, card);
        self.appears(card);
        self.settle_mode(card);
        if together {
            for below in under {
                let below = self.state.object_mut(below);
                (below.area, below.seat) = (area, seat);
            }
        } else {
            self.drop_under(&under);
        }
        self.one_unison_next(card);
        self.note(Event::Moved { card, from_seat: before.seat, from: before.area, to_seat: seat, to: area, cause });
        if self.state.object(card).face_up {
            self.note(Event::LifeTurned(card, true));
        }
        if let Some(frame) = self.state.frames.last_mut() {
            frame.moved.push(Moved { card, from: before.area, to: area, cause });
        }
        let entered = (cause != Cause::Gather).then_some(Happening::Entered { card, to: area, by });
        self.moved(leaves, leaving, entered, card);
        if let Some(host) = before.host.filter(|_| cause != Cause::Gather) {
            self.happen(Happening::FromUnder { card, host, to: area, by });
        }
        self.follow(card);
        true
    }

    /// The skills that wait for a card to leave, before it does. Where it is looked at as it arrives, those are its own
    /// alone.
    pub(super) fn leaving(&self, leaves: Happening, card: CardId, to: Area) -> Leaving {
        let from = self.state.object(card).area;
        let looks_back = looks_back(from, to);
        let mut waiting = self.watchers(leaves);
        waiting.retain(|waiting| looks_back || waiting.watcher == card);
        if looks_back && !waiting.is_empty() {
            let remembered = self.remember(card);
            for waiting in &mut waiting {
                waiting.auto.remembered = Some(Arc::clone(&remembered));
            }
        }
        // 8-6-5-2: skills that are negated where the card leaves do not trigger by its leaving.
        let negated = |(_, skill): &(u8, &Arc<Skill>)| self.is_off(card, skill);
        let off = if from.skills_work() {
            self.skills(card).filter(negated).map(|(line, _)| line).collect()
        } else {
            Vec::new()
        };
        Leaving { looks_back, waiting, off }
    }

    /// Makes skills pending that have been waiting for a move, once it has happened.
    pub(super) fn moved(
        &mut self,
        leaves: Option<Happening>,
        leaving: Leaving,
        enters: Option<Happening>,
        card: CardId,
    ) {
        let Leaving { looks_back, waiting, off } = leaving;
        let own: Vec<u8> =
            waiting.iter().filter(|waiting| waiting.watcher == card).map(|found| found.auto.line).collect();
        self.wait(waiting, Some(card));
        if let Some(leaves) = leaves {
            // 8-6-5-1-1, 8-6-5-1-3: the others see it where it is now, and so do skills that work only there.
            let mut seen = self.watchers(leaves);
            seen.retain(|found| if found.watcher == card { !own.contains(&found.auto.line) } else { !looks_back });
            seen.retain(|found| found.watcher != card || !off.contains(&found.auto.line));
            self.wait(seen, None);
        }
        let Some(enters) = enters else { return };
        let mut seen = self.watchers(enters);
        seen.retain(|found| found.watcher != card || !off.contains(&found.auto.line));
        self.wait(seen, None);
    }

    /// 1-3-8: the effect that puts an entering card into Rest Mode wins over what puts it there in Active Mode; 8-8-1-5:
    /// an effect on the cards of an area holds for it as soon as it is there.
    pub(super) fn settle_mode(&mut self, card: CardId) {
        let area = self.state.object(card).area;
        let exhausted = |game: &Self| {
            game.roster.keywords.has(Keyword::EnergyExhaust) && game.keywords(card).has(Keyword::EnergyExhaust)
        };
        let rests = match area {
            // 10-34-1
            Area::Energy => exhausted(self),
            _ => area.skills_work() && self.enters_resting(card),
        };
        if rests {
            self.state.object_mut(card).mode = Mode::Rest;
        }
    }

    /// Takes a card off the list it is on.
    pub(super) fn take_out(&mut self, card: CardId) {
        let object = *self.state.object(card);
        if object.host.is_none() {
            self.state.areas[object.seat][object.area].retain(|other| *other != card);
        }
    }

    /// References of the resolution that moves a card, or of the price that does, follow it (8-10-1).
    pub(super) fn follow(&mut self, card: CardId) {
        let now = self.state.now(card);
        let paid = self.state.agenda.iter_mut().rev().find_map(|task| match task {
            Task::Price(_, frame, _) | Task::PricePaid(_, frame, ..) | Task::Activated(_, frame) => Some(&mut **frame),
            _ => None,
        });
        for frame in self.state.frames.last_mut().into_iter().chain(paid) {
            frame.remembered.take_if(|remembered| remembered.card == card);
            frame.references().filter(|object| object.card == card).for_each(|object| *object = now);
        }
    }

    /// 7-4-1-6: what has been put off until the end of the battle follows the cards of the combos, which are in the Drop Area by
    /// then.
    pub(super) fn follow_combo(&mut self, before: ObjectRef) {
        let now = self.state.now(before.card);
        for delayed in self.state.delayed.iter_mut().filter(|delayed| delayed.moment == Moment::BattleEnd) {
            delayed.frame.references().filter(|object| **object == before).for_each(|object| *object = now);
        }
    }

    /// Whether a card can be switched to a mode: it is in the other (1-3-2-1), and nothing forbids it (1-3-3).
    fn can_be_switched(&self, card: CardId, mode: Mode) -> bool {
        let object = self.state.object(card);
        let other = object.area.has_modes() && object.mode != mode && object.host.is_none();
        other && !(mode == Mode::Active && self.forbidden(card, &Action::SwitchToActive))
    }

    /// Whether a skill of a card can switch another to a mode.
    pub(super) fn can_switch(&self, card: CardId, mode: Mode, by: CardId) -> bool {
        self.can_be_switched(card, mode) && !(mode == Mode::Rest && self.stands(card, by))
    }

    /// Whether a life card can be turned face up, or face down again.
    pub(super) fn can_turn(&self, card: CardId, face_up: bool) -> bool {
        let object = self.state.object(card);
        object.area == Area::Life && object.face_up != face_up
    }

    /// Switches a card to a mode; nothing happens if it is in that mode (1-3-2-1).
    pub(super) fn switch(&mut self, card: CardId, mode: Mode, by: By) -> bool {
        let can = match by {
            By::Skill(_, by, _) => self.can_switch(card, mode, by),
            By::Rules | By::Battle => self.can_be_switched(card, mode),
        };
        if !can {
            return false;
        }
        self.state.object_mut(card).mode = mode;
        self.note(Event::Switched(card, mode));
        if let (By::Skill(..), Some(frame)) = (by, self.state.frames.last_mut()) {
            frame.switched.push((card, mode));
        }
        if self.state.object(card).area.skills_work() {
            let waiting = self.watchers(Happening::Switched(card, mode, by));
            self.wait(waiting, None);
        }
        true
    }

    /// Turns a life card face up, or face down again.
    pub(super) fn turn_life(&mut self, card: CardId, face_up: bool) -> bool {
        if !self.can_turn(card, face_up) {
            return false;
        }
        self.state.object_mut(card).face_up = face_up;
        self.note(Event::LifeTurned(card, face_up));
        if face_up {
            self.happen(Happening::TurnedUp(card, self.by(Cause::Skill)));
        }
        true
    }

    /// Switches cards to a mode at once; says whether all of them have been.
    pub(super) fn switch_together(&mut self, cards: &[CardId], mode: Mode, by: By) -> bool {
        let (mut all, mut energy) = (true, BySeat::<bool>::default());
        for card in cards {
            let switched = self.switch(*card, mode, by);
            let object = self.state.object(*card);
            energy[object.seat] |= switched && object.area == Area::Energy;
            all &= switched;
        }
        for seat in Seat::BOTH.into_iter().filter(|seat| energy[*seat]) {
            self.happen(Happening::SwitchedEnergy(seat, mode, by));
        }
        all
    }

    /// Turns a leader over; its position and the effects on its power stay (10-2-5, 10-28-5), others do not.
    pub(super) fn flip(&mut self, card: CardId) {
        let def = self.state.object(card).def;
        if self.roster.def(def).card.back.is_none() {
            return;
        }
        let object = self.state.object_mut(card);
        object.back = !object.back;
        let (seat, awakened) = (object.seat, object.back);
        let now = self.state.now(card);
        let left =
            |effect: &mut Continuous| matches!(effect.on, On::One(one) if one == now) && !effect.is_about_power();
        let left: Vec<Continuous> = self.state.effects.extract_if(.., left).collect();
        self.appears(card);
        self.note(Event::Flipped(card));
        for effect in &left {
            self.note_end(effect);
        }
        // 10-28-4: a card that is turned back to its front has not awakened.
        if awakened {
            self.happen(Happening::Awakened(seat));
        }
    }

    /// Adds or removes markers (4-12). A Unison Card without markers goes to the Drop Area (9-6-1-2); one that keeps
    /// some has its power reset (9-6-1-1).
    pub(super) fn change_markers(&mut self, card: CardId, n: i32, by: By) -> bool {
        // 4-12-4: markers lie on cards in Unison Areas only.
        let object = self.state.object(card);
        if object.area != Area::Unison || object.host.is_some() {
            return false;
        }
        let before = object.markers;
        let after = u8::try_from(i32::from(before).saturating_add(n).clamp(0, 255)).unwrap_or(0);
        if after == before {
            return false;
        }
        self.state.object_mut(card).markers = after;
        self.note(Event::Markers(card, i16::from(after) - i16::from(before)));
        if after < before {
            let waiting = self.watchers(Happening::LostMarker(card, by));
            self.wait(waiting, None);
            if after == 0 {
                // 9-7-2-1: what has taken the last marker has put the card there.
                let place = self.place(card, Area::Drop);
                self.propose(Proposed::Move { card, to: place, cause: Cause::Rule, by });
            } else {
                // 9-6-1-1
                let object = self.state.now(card);
                let power = self.state.log.is_some().then(|| self.power(card));
                for effect in &mut self.state.effects {
                    if effect.is_about_power() {
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

    /// Shuffles a deck (3-2-4), or life.
    pub(super) fn shuffle(&mut self, seat: Seat, area: Area) {
        let mut cards = std::mem::take(&mut self.state.areas[seat][area]);
        self.rng.shuffle(&mut cards);
        self.state.areas[seat][area] = cards;
        self.note(Event::Shuffled(seat, area));
    }
}
