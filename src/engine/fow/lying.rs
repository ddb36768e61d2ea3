//! What the cards of each area have written on them, or may have been given. Where no card has a thing nobody looks for it
//! among them.

use enumset::EnumSet;
use strum::EnumCount;

use super::Game;
use super::roster::Has;
use super::state::{Area, Event};
use crate::engine::{BySeat, CardId, Seat};

/// What lies in each area, together. Of decks, and of what is out of the game, nobody asks.
pub(super) type Lying = BySeat<[EnumSet<Has>; Area::COUNT]>;

/// The areas that somebody asks of.
const ASKED: [Area; 6] = [Area::Ruler, Area::Field, Area::Stones, Area::Standby, Area::Hand, Area::Graveyard];

impl Game {
    /// Whether a card of an area may have something of these kinds.
    #[inline]
    pub(super) fn lies(&self, seat: Seat, area: Area, what: impl Into<EnumSet<Has>>) -> bool {
        !self.lying[seat][area as usize].is_disjoint(what.into())
    }

    /// What a card may have.
    #[inline]
    pub(super) fn what_has(&self, card: CardId) -> EnumSet<Has> {
        let object = self.object(card);
        let written = self.roster.has(object.sheet, object.back);
        match (self.roster.grants(), object.gained.is_empty()) {
            (true, gained_none) if self.roster.keeps_granting || !gained_none => EnumSet::all(),
            // Words that it may have gained.
            (false, false) => written | Has::Anytime | Has::Remnant,
            _ => written,
        }
    }

    /// What the cards of an area may have, together.
    fn what_lies(&self, seat: Seat, area: Area) -> EnumSet<Has> {
        let cards = self.state.table().area(seat, area).iter();
        cards.fold(EnumSet::empty(), |has, card| has | self.what_has(*card))
    }

    fn look_at(&mut self, area: Area) {
        if !ASKED.contains(&area) {
            return;
        }
        for seat in Seat::BOTH {
            self.lying[seat][area as usize] = self.what_lies(seat, area);
        }
    }

    /// Looks at all that lies there.
    pub(super) fn look_over(&mut self) {
        for area in ASKED {
            self.look_at(area);
        }
    }

    /// Whether nothing lies anywhere that is not known of: the slow way.
    pub(super) fn knows_what_lies(&self) -> bool {
        let known = |seat: Seat, area: Area| self.what_lies(seat, area).is_subset(self.lying[seat][area as usize]);
        ASKED.into_iter().all(|area| Seat::BOTH.into_iter().all(|seat| known(seat, area)))
    }

    /// Makes an event true, and looks at what it has changed.
    pub(super) fn record(&mut self, event: &Event) {
        self.settled = false;
        // Which phase it is counts for what is done in the main phase alone.
        if !matches!(event, Event::Phase(_)) {
            self.quiet = BySeat::default();
        }
        let had = match event {
            Event::Moved { card, .. } => self.what_has(*card),
            _ => EnumSet::empty(),
        };
        self.state.record(event);
        match event {
            Event::Moved { card, from, to, seat, .. } => {
                if !had.is_empty() {
                    self.look_at(*from);
                }
                if ASKED.contains(to) {
                    let has = self.what_has(*card);
                    self.lying[*seat][*to as usize] |= has;
                }
            }
            Event::Flipped(card, _)
            | Event::Bared(card)
            | Event::Gained(card, ..)
            | Event::UsedUp(card, _)
            | Event::Controlled(card, ..) => self.look_at(self.object(*card).area),
            Event::Made(..) => self.look_at(Area::Field),
            // What was lent goes back; what was gained is gone, but nobody is the worse for looking for it.
            Event::TurnEnds => {
                self.look_at(Area::Field);
                self.look_at(Area::Stones);
            }
            Event::Imagined(_) => self.look_over(),
            _ => {}
        }
    }
}
