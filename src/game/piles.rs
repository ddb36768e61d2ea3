//! Cards under other cards (11-3). A pile counts as one card, the top one; the others know which card lies above them,
//! and how deep they lie.

use crate::ability::{Area, Family, Mode};

use super::Game;
use super::event::{Cause, Event};
use super::ids::{CardId, ObjectRef};
use super::proposed::{By, Happening, Proposed};
use super::state::On;

impl Game {
    /// 11-3-4: cards under a card that leaves play go to their owners' Drop Areas, in silence.
    pub(super) fn drop_under(&mut self, under: &[CardId]) {
        for card in under {
            let before = *self.state.object(*card);
            let owner = before.owner;
            // 10-18-7
            let area = if before.token { Area::Removed } else { Area::Drop };
            let object = self.state.object_mut(*card);
            object.host = None;
            object.depth = 0;
            (object.area, object.seat) = (area, owner);
            object.incarnation = object.incarnation.wrapping_add(1);
            self.state.areas[owner][area].push(*card);
            let (from_seat, from) = (before.seat, before.area);
            self.note(Event::Moved { card: *card, from_seat, from, to_seat: owner, to: area, cause: Cause::Rule });
        }
    }

    /// Whether a card can go under another (11-3-1).
    pub(super) fn can_go_under(&self, card: CardId, host: CardId) -> bool {
        let (card_is, above) = (self.state.object(card), self.state.object(host));
        let has_piles = matches!(above.area, Area::Battle | Area::Combo | Area::Leader | Area::Unison);
        // 3-5-3
        let is_leader = card_is.area == Area::Leader && card_is.host.is_none();
        card != host && !is_leader && has_piles
    }

    /// A card is about to go under another.
    pub(super) fn propose_under(&mut self, card: CardId, host: CardId, by: By) -> bool {
        self.can_go_under(card, host) && self.propose(Proposed::Under { card, host, by })
    }

    /// The area that a card leaves as it goes under another: what lies under a card is where that is (11-3-2).
    pub(super) fn leaves_to_go_under(&self, card: CardId, host: CardId) -> Option<Area> {
        let (before, above) = (self.state.object(card), self.state.object(host));
        let elsewhere = (before.area, before.seat) != (above.area, above.seat);
        (before.host.is_none() && elsewhere).then_some(before.area)
    }

    /// Puts a card under another, at the very bottom (11-3-1, 11-3-3). Says whether it went there.
    pub(super) fn place_under(&mut self, card: CardId, host: CardId, by: By) -> bool {
        if !self.can_go_under(card, host) {
            return false;
        }
        let above = *self.state.object(host);
        let from = self.state.object(card).area;
        let left = self.leaves_to_go_under(card, host).map(|from| Happening::Left { card, from, by });
        let leaving = left.map(|left| self.leaving(left, card, above.area)).unwrap_or_default();
        let under = self.state.under(card);
        let bottom = self.state.under(host).last().map_or(0, |last| self.state.object(*last).depth + 1);
        self.take_out(card);
        for (depth, below) in (bottom..).zip([card].into_iter().chain(under)) {
            let object = self.state.object_mut(below);
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
        }
        self.state.object_mut(host).covers = true;
        self.state.object_mut(card).from = from;
        self.note(Event::PlacedUnder(card, host));
        self.moved(left, leaving, None, card);
        self.follow(card);
        self.happen(Happening::GoesUnder { card, host, by });
        true
    }

    /// Puts a card on top of another, which it takes the place of: position and effects on power carry over (9-4-2).
    pub(super) fn place_on_top(&mut self, card: CardId, base: CardId) {
        let below = *self.state.object(base);
        let under = self.state.under(base);
        let old = self.state.now(base);
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
        object.since = turn;
        (object.host, object.depth) = (None, 0);
        (object.covers, object.evolved) = (true, false);
        if let Some(at) = at {
            self.state.areas[below.seat][below.area][at] = card;
        }
        self.appears(card);
        self.succeed(old, self.state.now(card));
        for (depth, below) in (0..).zip([base].into_iter().chain(under)) {
            let object = self.state.object_mut(below);
            object.host = Some(card);
            object.depth = depth;
            (object.covers, object.evolved) = (false, false);
            // 4-8-1: a card under another has no position of its own.
            object.mode = Mode::Active;
            object.incarnation = object.incarnation.wrapping_add(1);
        }
        self.note(Event::PlacedUnder(base, card));
        self.follow(card);
        // What [Union] chooses goes under the card (10-13-4-4); evolving puts a card on top (10-5-4).
        let by = self.by(Cause::Play);
        if let By::Skill(.., keywords) = by
            && Family::Union.keywords().iter().any(|keyword| keywords.has(*keyword))
        {
            self.happen(Happening::GoesUnder { card: base, host: card, by });
        }
    }

    /// 11-3-6: the top card is about to move alone. The next one takes its place, with its position and the effects on
    /// its power.
    pub(super) fn uncover(&mut self, card: CardId) {
        let under = self.state.under(card);
        let Some((next, rest)) = under.split_first() else { return };
        let top = *self.state.object(card);
        let old = self.state.now(card);
        let turn = self.state.turn;
        let object = self.state.object_mut(*next);
        (object.host, object.depth) = (None, 0);
        object.covers = !rest.is_empty();
        (object.mode, object.markers) = (top.mode, top.markers);
        object.incarnation = object.incarnation.wrapping_add(1);
        object.since = turn;
        for below in rest {
            self.state.object_mut(*below).host = Some(*next);
        }
        self.state.object_mut(card).covers = false;
        for other in &mut self.state.areas[top.seat][top.area] {
            if *other == card {
                *other = *next;
            }
        }
        self.appears(*next);
        self.succeed(old, self.state.now(*next));
    }

    /// Puts a further card under one that has been played on top of several (10-13-4-4): its power changes carry over
    /// too (10-13-4-4-1).
    pub(super) fn gather_under(&mut self, card: CardId, host: CardId) {
        self.carry_power(self.state.now(card), self.state.now(host));
        self.place_under(card, host, self.by(Cause::Play));
    }

    /// One object takes the place of another at the top of a pile.
    fn succeed(&mut self, old: ObjectRef, new: ObjectRef) {
        self.carry_power(old, new);
        // 7-1-4: what is played on top of an attack or guard card takes over its role.
        if let Some(battle) = &mut self.state.battle {
            for role in [&mut battle.attacker, &mut battle.guard, &mut battle.first_guard] {
                if *role == old {
                    *role = new;
                }
            }
        }
    }

    /// Effects on the power of one object are on another from now on (9-4-2).
    fn carry_power(&mut self, old: ObjectRef, new: ObjectRef) {
        for effect in &mut self.state.effects {
            let about_power = effect.is_about_power();
            match &mut effect.on {
                On::One(one) if about_power && *one == old => *one = new,
                _ => {}
            }
        }
    }
}
