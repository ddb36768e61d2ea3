//! Cards go under other cards, on top of them, and come out again (11-3).

use crate::ability::{Area, Family, Mode};
use crate::engine::dbscg::acts::Game;
use crate::engine::dbscg::happening::{By, Cue, Happening};
use crate::engine::dbscg::ids::CardId;
use crate::engine::dbscg::state::event::{Cause, Event};
use crate::engine::dbscg::state::object::Object;

impl Game {
    /// Puts a card under another, at the very bottom (11-3-1, 11-3-3). Says whether it went there.
    pub(crate) fn place_under(&mut self, card: CardId, host: CardId, by: By) -> bool {
        if !self.can_go_under(card, host, by.source()) {
            return false;
        }
        let above = *self.state.object(host);
        let before = *self.state.object(card);
        let moves_out = matches!(before.area, Area::Battle | Area::Unison)
            && (before.area, before.seat) != (above.area, above.seat);
        let leaves_area = before.area.skills_work() && before.area != above.area;
        if (before.token && leaves_area) || moves_out && (self.is_ultimate(card) || self.is_z(card)) {
            // 10-18-7; 4.00, 22-14-3, 14-1-4: under a card it is where that is (23-2-2-2).
            let place = self.place(card, Area::Removed);
            return self.move_by(card, place, Cause::Rule, by);
        }
        let from = before.area;
        let left = self.leaves_to_go_under(card, host).map(|from| Happening::Left { card, from, by });
        let leaving = left.map(|left| self.leaving(left, card, above.area)).unwrap_or_default();
        let mut under = self.state.under(card);
        let combos = matches!((before.area, above.area), (Area::Battle, Area::Combo) | (Area::Combo, Area::Battle));
        if before.area != above.area && !combos {
            // 11-3-4
            self.drop_under(&std::mem::take(&mut under));
        }
        let bottom = self.state.under(host).last().map_or(0, |last| self.state.object(*last).depth + 1);
        let (comes, turn) = ((before.area, before.seat) != (above.area, above.seat), self.state.turn);
        self.take_out(card);
        for (depth, below) in (bottom..).zip([card].into_iter().chain(under)) {
            let object = self.state.object_mut(below);
            // 4.00, 23-5-5
            (object.def, object.front) = (object.printed(), None);
            object.host = Some(host);
            object.depth = depth;
            (object.covers, object.evolved) = (false, false);
            object.area = above.area;
            object.seat = above.seat;
            // 4-8-1: a card under another has no position of its own.
            object.mode = Mode::Active;
            object.markers = 0;
            object.face_up = false;
            object.incarnation = object.incarnation.wrapping_add(1);
            if comes {
                (object.first, object.since) = (object.incarnation, turn);
            }
        }
        self.state.object_mut(host).covers = true;
        self.state.object_mut(card).from = from;
        self.goes_below(card);
        self.note(Event::PlacedUnder(card, host));
        self.moved(left, leaving, None, card);
        self.follow(card);
        self.happen(Happening::GoesUnder { card, host, by });
        true
    }

    /// Puts a card on top of another, which it takes the place of: position and effects on power carry over (9-4-2).
    pub(crate) fn place_on_top(&mut self, card: CardId, base: CardId) {
        let below = *self.state.object(base);
        // It may have been one of those.
        let under: Vec<CardId> = self.state.under(base).into_iter().filter(|other| *other != card).collect();
        let old = self.state.now(base);
        let mut own = self.state.under(card);
        if self.state.object(card).area != below.area {
            // 11-3-4
            self.drop_under(&std::mem::take(&mut own));
        }
        // 3-1-4: it leaves its area for that of the other.
        let by = self.by(Cause::Play);
        let Object { area: from, seat, host, .. } = *self.state.object(card);
        let comes = (from, seat) != (below.area, below.seat);
        let moves = from != below.area && host.is_none();
        let heard = moves && (self.hears(Cue::Moved) || self.hears(Cue::Entered));
        let leaves = heard.then_some(Happening::Moved { card, from, to: below.area, ko: false, by });
        let leaving = leaves.map(|leaves| self.leaving(leaves, card, below.area)).unwrap_or_default();
        self.take_out(card);
        let at = self.state.areas[below.seat][below.area].iter().position(|other| *other == base);
        let turn = self.state.turn;
        let object = self.state.object_mut(card);
        object.from = object.area;
        object.area = below.area;
        object.seat = below.seat;
        object.mode = below.mode;
        object.markers = 0;
        object.face_up = false;
        object.incarnation = object.incarnation.wrapping_add(1);
        if comes {
            (object.first, object.since) = (object.incarnation, turn);
        }
        (object.host, object.depth) = (None, 0);
        (object.covers, object.evolved) = (true, false);
        if let Some(at) = at {
            self.state.areas[below.seat][below.area][at] = card;
        }
        self.appears(card);
        self.succeed(old, self.state.now(card));
        if !comes {
            self.keep_used(card);
        }
        // 11-3-3
        for (depth, below) in (0..).zip(own.into_iter().chain([base]).chain(under)) {
            let object = self.state.object_mut(below);
            // 4.00, 23-5-5
            (object.def, object.front) = (object.printed(), None);
            object.host = Some(card);
            object.depth = depth;
            (object.covers, object.evolved) = (false, false);
            // 4-8-1: a card under another has no position of its own.
            (object.mode, object.markers) = (Mode::Active, 0);
            object.incarnation = object.incarnation.wrapping_add(1);
        }
        self.goes_below(base);
        self.note(Event::PlacedUnder(base, card));
        if heard {
            self.moved(leaves, leaving, Some(Happening::Entered { card, to: below.area, by }), card);
        }
        self.follow(card);
        if below.area == Area::Leader {
            // 4.00, 22-46-6-3
            self.happen(Happening::PlacedAsLeader(card));
        }
        // What [Union] chooses goes under the card (10-13-4-4); evolving puts a card on top (10-5-4).
        if let By::Skill(.., keywords) = by
            && Family::Union.keywords().iter().any(|keyword| keywords.has(*keyword))
        {
            self.happen(Happening::GoesUnder { card: base, host: card, by });
        }
    }

    /// Puts a further card under one that has been played on top of several (10-13-4-4): its power changes carry over
    /// too (10-13-4-4-1).
    pub(crate) fn gather_under(&mut self, card: CardId, host: CardId) {
        self.carry_power(self.state.now(card), self.state.now(host));
        self.place_under(card, host, self.by(Cause::Play));
    }
}
