//! The one place that changes where cards are, what position they are in, and what lies on them.

use crate::ability::{Area, Keyword, Mode};

use super::Game;
use super::event::{Cause, Event};
use super::ids::{CardId, Seat};
use super::state::Object;
use super::triggers::Happening;

/// Where a card goes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub(super) seat: Seat,
    pub(super) area: Area,
    pub(super) mode: Mode,
    pub(super) bottom: bool,
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
        Place { seat: self.state.object(card).owner, area, mode: Mode::Active, bottom: false }
    }

    /// Moves a card. Says whether it moved: a leader never does (3-5-3).
    pub(super) fn move_card(&mut self, card: CardId, to: Place, cause: Cause) -> bool {
        let before = *self.state.object(card);
        if before.area == Area::Leader && before.host.is_none() {
            return false;
        }
        if before.area == to.area && before.seat == to.seat && before.host.is_none() && !to.bottom {
            return false;
        }
        // 3-1-7-1, 4-2-4: other areas are always the owner's.
        let shared = matches!(to.area, Area::Battle | Area::Combo | Area::Unison | Area::Leader);
        let seat = if shared { to.seat } else { before.owner };
        // 10-18-7: a token that leaves play vanishes.
        let area = if before.token && !matches!(to.area, Area::Battle | Area::Combo) { Area::Removed } else { to.area };
        // 8-6-5-1-2, 8-6-5-2: what watches cards leave play looks at them before they do.
        // 11-7-2: cards gathered for a keyword skill make nothing pending.
        let silent = cause == Cause::Gather;
        let waiting = if before.host.is_none() && !silent {
            self.watchers(Happening::Moved { card, from: before.area, to: area, ko: cause.is_ko() })
        } else {
            // 11-3-4-1: cards under others move in silence.
            Vec::new()
        };
        let under = self.state.under(card);
        self.take_out(card);
        // 3-1-4, 3-1-5: between Battle and Combo Area it stays the same object.
        let same = matches!((before.area, area), (Area::Battle, Area::Combo) | (Area::Combo, Area::Battle))
            && before.host.is_none();
        // 11-3-5: from player to player the whole pile moves.
        let together = same || (before.area == area && before.host.is_none());
        // 10-34-1
        let exhausted = area == Area::Energy && self.side(card).keywords.has(Keyword::EnergyExhaust);
        let turn = self.state.turn;
        let object = self.state.object_mut(card);
        *object = Object {
            area,
            seat,
            host: None,
            depth: 0,
            covers: together && object.covers,
            evolved: same && object.evolved,
            incarnation: if same { object.incarnation } else { object.incarnation.wrapping_add(1) },
            mode: if exhausted { Mode::Rest } else { to.mode },
            back: false,
            // 4-12-4
            markers: if area == Area::Unison && seat != before.seat { object.markers } else { 0 },
            since: turn,
            ..*object
        };
        let cards = &mut self.state.areas[seat][area];
        // The first card of a deck is its top; elsewhere the last card is.
        let at = if area == Area::Deck && !to.bottom { 0 } else { cards.len() };
        cards.insert(at, card);
        if together {
            for below in under {
                let below = self.state.object_mut(below);
                (below.area, below.seat) = (area, seat);
            }
        } else {
            self.drop_under(&under);
        }
        self.note(Event::Moved { card, from_seat: before.seat, from: before.area, to_seat: seat, to: area, cause });
        self.wait(waiting, Some(card));
        let entered = Happening::Entered { card, to: area };
        let waiting = if silent { Vec::new() } else { self.watchers(entered) };
        self.wait(waiting, Some(card));
        self.follow(card);
        true
    }

    /// Takes a card off the list it is on.
    pub(super) fn take_out(&mut self, card: CardId) {
        let object = *self.state.object(card);
        if object.host.is_none() {
            self.state.areas[object.seat][object.area].retain(|other| *other != card);
        }
    }

    /// References of the resolution that moves a card follow it (8-10-1).
    pub(super) fn follow(&mut self, card: CardId) {
        let now = self.state.now(card);
        if let Some(frame) = self.state.frames.last_mut() {
            let names = frame.names.iter_mut().flat_map(|(_, cards)| cards.iter_mut());
            names
                .chain([&mut frame.source])
                .chain(&mut frame.it)
                .filter(|object| object.card == card)
                .for_each(|object| object.incarnation = now.incarnation);
        }
    }

    /// Switches a card to a mode; nothing happens if it is in that mode (1-3-2-1).
    pub(super) fn switch(&mut self, card: CardId, mode: Mode) -> bool {
        let object = self.state.object(card);
        if !object.area.has_modes() || object.mode == mode || object.host.is_some() {
            return false;
        }
        if mode == Mode::Active && self.forbidden(card, &crate::ability::Action::SwitchToActive) {
            return false;
        }
        self.state.object_mut(card).mode = mode;
        self.note(Event::Switched(card, mode));
        if self.state.object(card).area.skills_work() {
            let waiting = self.watchers(Happening::Switched(card, mode));
            self.wait(waiting, None);
        }
        true
    }

    /// Turns a leader over; position and effects stay (10-2-5, 10-28-5).
    pub(super) fn flip(&mut self, card: CardId) {
        let def = self.state.object(card).def;
        if self.roster.def(def).card.back.is_none() {
            return;
        }
        let object = self.state.object_mut(card);
        object.back = !object.back;
        let (seat, awakened) = (object.seat, object.back);
        self.note(Event::Flipped(card));
        // 10-28-4: a card that is turned back to its front has not awakened.
        if awakened {
            self.happen(Happening::Awakened(seat));
        }
    }

    /// Adds or removes markers (4-12). A Unison Card without markers goes to the Drop Area (9-6-1-2); one that keeps
    /// some has its power reset (9-6-1-1).
    pub(super) fn change_markers(&mut self, card: CardId, by: i32) -> bool {
        let before = self.state.object(card).markers;
        let after = u8::try_from((i32::from(before) + by).clamp(0, 255)).unwrap_or(0);
        if after == before {
            return false;
        }
        self.state.object_mut(card).markers = after;
        self.note(Event::Markers(card, i16::from(after) - i16::from(before)));
        if after < before {
            let waiting = self.watchers(Happening::LostMarker(card));
            self.wait(waiting, None);
            if after == 0 {
                let place = self.place(card, Area::Drop);
                self.move_card(card, place, Cause::Rule);
            } else {
                let object = self.state.now(card);
                self.state.effects.retain(|effect| {
                    let on_it = matches!(effect.on, super::state::On::One(one) if one == object);
                    !(on_it && matches!(effect.change, crate::ability::Change::Power(_)))
                });
            }
        }
        true
    }

    /// Shuffles a deck (3-2-4).
    pub(super) fn shuffle(&mut self, seat: Seat) {
        let mut deck = std::mem::take(&mut self.state.areas[seat][Area::Deck]);
        self.rng.shuffle(&mut deck);
        self.state.areas[seat][Area::Deck] = deck;
        self.note(Event::Shuffled(seat));
    }
}
