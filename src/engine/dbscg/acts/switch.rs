//! Turning cards: position, face, side; shuffling and showing them.

use std::sync::Arc;

use crate::ability::{Area, Facing, Mode};
use crate::engine::dbscg::acts::Game;
use crate::engine::dbscg::edition::Point;
use crate::engine::dbscg::happening::{By, Happening};
use crate::engine::dbscg::ids::{BySeat, CardId, Seat};
use crate::engine::dbscg::state::effect::{Continuous, On, What};
use crate::engine::dbscg::state::event::Event;

impl Game {
    /// Shows a card of a secret area to both players; they see it until the next checkpoint.
    pub(crate) fn reveal(&mut self, card: CardId) {
        self.learn_both(card);
        if !self.state.under_way.revealed.contains(&card) {
            self.state.under_way.revealed.push(card);
            self.note(Event::Revealed(card));
        }
    }

    /// 11-2-1: a card of which something is said shows that it is so before it goes from one secret area to another.
    pub(crate) fn reveal_between_secrets(&mut self, card: CardId, to: Option<Area>) {
        let from = self.state.object(card).area;
        if !self.lies_open(card) && to.is_some_and(|to| !to.is_open() && to != from) {
            self.reveal(card);
        }
    }

    /// Switches a card to a mode; nothing happens if it is in that mode (1-3-2-1).
    pub(crate) fn switch(&mut self, card: CardId, mode: Mode, by: By) -> bool {
        let can = match by {
            By::Skill(_, by, _) => self.can_switch(card, mode, by),
            By::Rules | By::Battle => self.can_be_switched(card, mode),
        };
        if !can {
            return false;
        }
        self.state.object_mut(card).mode = mode;
        self.note(Event::Switched(card, mode));
        if mode == Mode::Active {
            self.spend_switch(card);
        }
        if let (By::Skill(..), Some(frame)) = (by, self.state.frames.last_mut()) {
            frame.so_far_mut().switched.push((card, mode));
        }
        if self.state.object(card).area.skills_work() {
            self.happen(Happening::Switched(card, mode, by));
        }
        true
    }

    /// Turns a life card face up, or face down again.
    pub(crate) fn turn_life(&mut self, card: CardId, face_up: bool, by: By) -> bool {
        if !self.can_turn(card, face_up, by.source()) {
            return false;
        }
        self.state.object_mut(card).face_up = face_up;
        self.note(Event::LifeTurned(card, face_up));
        if face_up {
            self.learn_both(card);
            self.happen(Happening::TurnedUp(card, by));
        }
        true
    }

    /// Switches a card to Revealed Mode or to Hidden Mode. Its position stays; effects on it do not, and it is in no battle
    /// any more (4.00, 21-16-2, 23-5-4).
    pub(crate) fn turn_over(&mut self, card: CardId, facing: Facing, by: By) -> bool {
        let Some(blank) = self.roster.blank().filter(|_| self.can_turn_over(card, facing)) else { return false };
        let hides = facing == Facing::Hidden;
        if hides {
            // 4.00, 23-5-2-4: what waits for this sees its front.
            self.happen(Happening::Turned(card, facing, by));
        }
        let now = self.state.now(card);
        let object = self.state.object_mut(card);
        if hides {
            object.hide(blank);
        } else {
            (object.def, object.front) = (object.printed(), None);
        }
        (object.markers, object.x, object.evolved) = (0, 0, false);
        if let Some(battle) = &mut self.state.battle {
            battle.forget(now);
        }
        let on_it = |effect: &mut Continuous| matches!(effect.on, On::One(one) if one == now);
        let left: Vec<Continuous> = self.state.effects.extract_if(.., on_it).collect();
        self.take_stock();
        self.note(Event::Turned(card, facing));
        for effect in &left {
            self.note_end(effect);
        }
        if !hides {
            self.happen(Happening::Turned(card, facing, by));
            self.shows_up(card);
        }
        true
    }

    /// A card has come in Hidden Mode: nothing is switched.
    pub(crate) fn hide(&mut self, card: CardId) {
        let Some(blank) = self.roster.blank().filter(|_| self.can_turn_over(card, Facing::Hidden)) else { return };
        self.state.object_mut(card).hide(blank);
        self.take_stock();
        self.note(Event::Turned(card, Facing::Hidden));
    }

    /// Switches cards to a mode at once; says whether all of them have been.
    pub(crate) fn switch_together(&mut self, cards: &[CardId], mode: Mode, by: By) -> bool {
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

    /// Turns a leader over, if it can be (1-3-3); its position and the effects on its power stay (10-2-5, 10-28-5), and what it
    /// keeps for its player; others do not.
    pub(crate) fn flip(&mut self, card: CardId) -> bool {
        if !self.can_be_flipped(card) {
            return false;
        }
        let object = self.state.object_mut(card);
        object.back = !object.back;
        let (seat, awakened) = (object.seat, object.back);
        let now = self.state.now(card);
        let roster = Arc::clone(&self.roster);
        let is_rule = |what: &What| matches!(what, What::Skill(skill) if roster.skill(*skill).is_rule());
        let left = |effect: &mut Continuous| {
            matches!(effect.on, On::One(one) if one == now) && !effect.is_about_power() && !is_rule(&effect.what)
        };
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
        true
    }

    /// Shuffles a deck (3-2-4), or life.
    pub(crate) fn shuffle(&mut self, seat: Seat, area: Area) {
        self.lose_track(seat, area);
        let state = &mut self.state;
        state.chance.shuffle(&mut state.areas[seat][area]);
        if self.edition.has(Point::ShownUntilResolved) && !self.state.under_way.revealed.is_empty() {
            // 4.00, 20-11-2-2
            let cards = self.state.cards(seat, area).to_vec();
            self.state.under_way.revealed.retain(|card| !cards.contains(card));
        }
        self.note(Event::Shuffled(seat, area));
    }
}
