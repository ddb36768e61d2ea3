//! The one place that moves cards from area to area.

use crate::ability::{Area, Keyword, Mode, Moment};
use crate::card::Kind;
use crate::engine::dbscg::acts::Game;
use crate::engine::dbscg::edition::Point;
use crate::engine::dbscg::facts::wait::waits::{Leaving, Waiting};
use crate::engine::dbscg::happening::{By, Cue, Happening};
use crate::engine::dbscg::ids::{ByArea, BySeat, CardId, ObjectRef, Seat};
use crate::engine::dbscg::state::effect::PendingAuto;
use crate::engine::dbscg::state::event::{Cause, Event};
use crate::engine::dbscg::state::frame::Moved;
use crate::engine::dbscg::state::object::Object;
use crate::engine::dbscg::state::proposed::Place;
use crate::engine::dbscg::state::task::Task;

impl Game {
    /// Moves a card, whatever would happen instead. Says whether it moved.
    pub(crate) fn move_card(&mut self, card: CardId, to: Place, cause: Cause) -> bool {
        self.move_by(card, to, cause, self.by(cause))
    }

    /// Moves a card by somebody's doing. By a skill that says where to, one that the rules take out of the game instead has not
    /// moved so, and is no card that has (10-18-7; 4.00, 9-10-1-1, 22-14-3-1).
    pub(crate) fn move_by(&mut self, card: CardId, to: Place, cause: Cause, by: By) -> bool {
        self.move_beside(card, to, cause, by, &[])
    }

    /// As [`Game::move_by`], for one of cards that move at once: none of them is there before another.
    pub(crate) fn move_beside(&mut self, card: CardId, to: Place, cause: Cause, by: By, beside: &[CardId]) -> bool {
        let Some((seat, area)) = self.goes_to(card, to, cause, by) else { return false };
        if area == Area::Battle {
            self.one_field(card, seat);
            self.one_z_extra(card, seat, beside);
        }
        if self.state.object(card).area == Area::Leader && self.state.object(card).host.is_none() {
            // 4.00, 15-1-5: the Leader Card below leads again.
            self.uncover(card);
        }
        let before = *self.state.object(card);
        // 11-3-4-1: cards under others move in silence; 11-7-2: so do those gathered for a keyword skill.
        let silent = before.host.is_some() || matches!(cause, Cause::Gather | Cause::DrawOn);
        let heard = self.hears(Cue::Moved) || self.hears(Cue::Entered);
        let silent = silent || !heard;
        // 4.00, 5-12-3: something has happened instead of a KO, which it is to the card's own skills alone.
        let was_ko = cause.is_ko() && to.area != Area::Drop;
        let happens = |ko| Happening::Moved { card, from: before.area, to: area, ko, by };
        let leaves = (!silent).then(|| happens(cause.is_ko() && !was_ko));
        let mut leaving = leaves.map(|leaves| self.leaving(leaves, card, area)).unwrap_or_default();
        if was_ko && !silent {
            let own = self.leaving(happens(true), card, area).waiting;
            let is_new = |found: &Waiting| found.watcher == card && !leaving.has(found);
            let own: Vec<Waiting> = own.into_iter().filter(is_new).collect();
            leaving.waiting.extend(own);
        }
        if heard && before.front.is_some() {
            // 4.00, 9-6-9-3
            let lines = self.roster.def(before.printed()).sides[0].skills.len();
            leaving.off = (0..=u8::MAX).take(lines).collect();
        }
        let under = if before.covers { self.state.under(card) } else { Vec::new() };
        let known = self.track(card, seat, area, to.face_up);
        // 3-1-4, 3-1-5: between Battle and Combo Area it stays the same object.
        let combos = matches!((before.area, area), (Area::Battle, Area::Combo) | (Area::Combo, Area::Battle));
        // 4.00, 3-1-4-1
        let in_play = self.edition.has(Point::EffectsStayInPlay)
            && matches!((before.area, area), (Area::Battle | Area::Unison, Area::Battle | Area::Unison | Area::Combo));
        let same = (combos || in_play) && before.host.is_none();
        // 11-3-5: from player to player the whole pile moves.
        let together = (combos || before.area == area) && before.host.is_none();
        let turn = self.state.turn;
        let object = self.state.object_mut(card);
        let next = object.incarnation.wrapping_add(1);
        let (incarnation, first) = if same { (object.incarnation, object.first) } else { (next, next) };
        *object = Object {
            def: before.printed(),
            front: None,
            area,
            from: before.area,
            seat,
            host: None,
            depth: 0,
            covers: together && object.covers,
            evolved: same && object.evolved,
            face_up: area.can_lie_open() && to.face_up,
            came_face_up: before.face_up,
            known,
            incarnation,
            first,
            // A token that was to rest elsewhere is gone (10-18-7).
            mode: if area.has_modes() { to.mode } else { Mode::Active },
            back: false,
            // 4-12-4
            markers: if area == Area::Unison && seat != before.seat { object.markers } else { 0 },
            x: 0,
            since: turn,
            ..*object
        };
        let areas: &mut BySeat<ByArea<_>> = &mut self.state.areas;
        if before.host.is_none() {
            take_off(&mut areas[before.seat][before.area], card);
        }
        let cards = &mut areas[seat][area];
        // The first card of a deck is its top; elsewhere the last card is.
        let at = if area == Area::Deck && !to.bottom { 0 } else { cards.len() };
        cards.insert(at, card);
        if area.skills_work() {
            self.appears(card);
        }
        if area.has_modes() || area.skills_work() {
            self.settle_mode(card);
        }
        if cause == Cause::Skill
            && let Some(until) = self.state.frames.last().and_then(|frame| frame.so_far().negates)
        {
            self.negate_skills(card, until);
        }
        if together {
            for below in under {
                let below = self.state.object_mut(below);
                (below.area, below.seat) = (area, seat);
            }
        } else {
            self.drop_under(&under);
        }
        if area == Area::Unison {
            self.one_unison_next(card);
        }
        if area == Area::Battle && self.roster.keywords.has(Keyword::Unique) {
            self.keep_one_next(card);
        }
        self.note(Event::Moved { card, from_seat: before.seat, from: before.area, to_seat: seat, to: area, cause });
        if to.face_up && self.state.object(card).face_up {
            self.note(Event::LifeTurned(card, true));
        }
        if !self.state.frames.is_empty()
            && let Some(frame) = self.state.frames.last_mut()
        {
            frame.so_far_mut().moved.push(Moved { card, from: before.area, to: area, cause });
        }
        if heard {
            let entered =
                (!matches!(cause, Cause::Gather | Cause::DrawOn)).then_some(Happening::Entered { card, to: area, by });
            self.moved(leaves, leaving, entered, card);
        }
        if let Some(host) = before.host.filter(|_| cause != Cause::Gather) {
            self.happen(Happening::FromUnder { card, host, to: area, by });
        }
        let as_said = cause != Cause::Skill || area == to.area;
        if as_said && (!self.state.frames.is_empty() || !self.state.under_way.paying.is_empty()) {
            self.follow(card);
        }
        as_said
    }

    /// Makes skills pending that have been waiting for a move, once it has happened.
    pub(crate) fn moved(
        &mut self,
        leaves: Option<Happening>,
        leaving: Leaving,
        enters: Option<Happening>,
        card: CardId,
    ) {
        let Leaving { looks_back, mut waiting, off } = leaving;
        let in_battle = matches!(leaves, Some(Happening::Moved { ko: true, by: By::Battle, .. }));
        let mut own = Vec::<u8>::new();
        if !waiting.is_empty() {
            own.extend(waiting.iter().filter(|waiting| waiting.watcher == card).map(|found| found.auto.line));
            if in_battle && self.edition.has(Point::CheckpointAfterKo) {
                self.pend_later(&mut waiting, card);
            }
            self.wait(waiting, Some(card));
        }
        if let Some(leaves) = leaves {
            self.count(leaves);
            if self.is_awaited(leaves) {
                // 8-6-5-1-1, 8-6-5-1-3: the others see it where it is now, and so do skills that work only there.
                let mut seen = self.watchers_there(leaves);
                seen.retain(|found| {
                    let is_off = || own.contains(&found.auto.line) || off.contains(&found.auto.line);
                    if found.watcher == card { !is_off() } else { !looks_back }
                });
                if in_battle && self.edition.has(Point::CheckpointAfterKo) {
                    self.pend_later(&mut seen, card);
                }
                self.wait(seen, None);
            }
        }
        let Some(enters) = enters else { return };
        self.count(enters);
        if self.is_awaited(enters) {
            let mut seen = self.watchers_there(enters);
            seen.retain(|found| found.watcher != card || !off.contains(&found.auto.line));
            self.wait(seen, None);
        }
    }

    /// 4.00, 8-4-6-2-2, 8-4-6-2-3: of the skills that wait for a KO in battle, those that ask who has done it become pending after
    /// a checkpoint.
    fn pend_later(&mut self, waiting: &mut Vec<Waiting>, moved: CardId) {
        let now = self.state.now(moved);
        let doers = waiting.extract_if(.., |found| self.asks_for_doer(&found.auto)).map(|found| found.auto);
        let about =
            |auto: PendingAuto| PendingAuto { it: auto.it.map(|it| if it.card == moved { now } else { it }), ..auto };
        let doers: Vec<PendingAuto> = doers.map(about).collect();
        if !doers.is_empty() {
            self.then([Task::Checkpoint, Task::Pend(doers)]);
        }
    }

    /// 1-3-8: the effect that puts an entering card into Rest Mode wins over what puts it there in Active Mode; 8-8-1-5:
    /// an effect on the cards of an area holds for it as soon as it is there.
    pub(crate) fn settle_mode(&mut self, card: CardId) {
        let area = self.state.object(card).area;
        let exhausted = |game: &Self| {
            game.roster.keywords.has(Keyword::EnergyExhaust) && game.has_keyword(card, Keyword::EnergyExhaust)
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
    pub(crate) fn take_out(&mut self, card: CardId) {
        let object = *self.state.object(card);
        if object.host.is_none() {
            take_off(&mut self.state.areas[object.seat][object.area], card);
        }
    }

    /// References of the resolution that moves a card, or of the price that does, follow it (8-10-1).
    pub(crate) fn follow(&mut self, card: CardId) {
        if self.state.frames.is_empty() && self.state.under_way.paying.is_empty() {
            return;
        }
        let now = self.state.now(card);
        let state = &mut self.state;
        let paid = state.under_way.paying.last_mut().map(|paying| &mut paying.frame);
        for frame in state.frames.last_mut().into_iter().chain(paid) {
            if frame.remembered(card).is_some() {
                frame.so_far_mut().remembered = None;
            }
            frame.references().filter(|object| object.card == card).for_each(|object| *object = now);
        }
    }

    /// 7-4-1-6: what has been put off until the end of the battle follows the cards of the combos, which are in the Drop Area by
    /// then.
    pub(crate) fn follow_combo(&mut self, before: ObjectRef) {
        let now = self.state.now(before.card);
        for delayed in self.state.under_way.delayed.iter_mut().filter(|delayed| delayed.moment == Moment::BattleEnd) {
            delayed.frame.references().filter(|object| **object == before).for_each(|object| *object = now);
        }
    }

    /// 11-3-4: cards under a card that leaves play go to their owners' Drop Areas, in silence.
    pub(crate) fn drop_under(&mut self, under: &[CardId]) {
        for card in under {
            let before = *self.state.object(*card);
            let owner = before.owner;
            // 10-18-7; 4.00, 23-2-2-4, 14-1-5
            let vanishes = before.token || self.is_ultimate(*card) || self.is_z(*card);
            let area = if vanishes { Area::Removed } else { Area::Drop };
            let turn = self.state.turn;
            let object = self.state.object_mut(*card);
            object.host = None;
            object.depth = 0;
            (object.area, object.seat) = (area, owner);
            object.incarnation = object.incarnation.wrapping_add(1);
            (object.first, object.since) = (object.incarnation, turn);
            self.state.areas[owner][area].push(*card);
            let (from_seat, from) = (before.seat, before.area);
            self.note(Event::Moved { card: *card, from_seat, from, to_seat: owner, to: area, cause: Cause::Rule });
        }
    }

    /// 3-6-6, 10-3-3: before a \[Field\] comes into a Battle Area, the one there goes, its skills negated or not.
    pub(crate) fn one_field(&mut self, card: CardId, seat: Seat) {
        let is_field = |card: CardId| {
            self.roster.def(self.state.object(card).def).card.kind == Kind::Extra
                && self.side(card).keywords.has(Keyword::Field)
        };
        if !is_field(card) {
            return;
        }
        let here = self.state.cards(seat, Area::Battle).iter().copied();
        for other in here.filter(|other| *other != card && is_field(*other)).collect::<Vec<_>>() {
            let place = self.place(other, Area::Drop);
            self.move_card(other, place, Cause::Rule);
        }
    }

    /// 4.00, 17-2-1-3, 17-2-2-5: before a Z-Extra comes into a Battle Area, those there leave the game, but for cards that move with
    /// it.
    fn one_z_extra(&mut self, card: CardId, seat: Seat, beside: &[CardId]) {
        let comes = self.roster.def(self.state.object(card).printed()).card.kind == Kind::ZExtra;
        if !self.roster.z_cards || !comes {
            return;
        }
        let here = self.state.cards(seat, Area::Battle).iter().copied();
        let goes = |other: &CardId| *other != card && self.is_z_extra(*other) && !beside.contains(other);
        for other in here.filter(goes).collect::<Vec<_>>() {
            let place = self.place(other, Area::Removed);
            self.move_card(other, place, Cause::Rule);
        }
    }

    /// 4.00, 21-11-2: of Z-Extra Cards that have come at once each player keeps one.
    pub(crate) fn one_z_extra_next(&mut self, come: &[CardId]) {
        if !self.roster.z_cards {
            return;
        }
        let turn_player = self.state.turn_player;
        // 1-3-4: the turn player chooses first.
        for seat in [turn_player.other(), turn_player] {
            let here = self.state.cards(seat, Area::Battle);
            let first = here.iter().copied().find(|card| come.contains(card) && self.is_z_extra(*card));
            if let Some(card) = first {
                self.keep_one_next(card);
            }
        }
    }

    /// Whether a card is a Z-Extra Card; one in Hidden Mode is none (4.00, 23-5-2).
    fn is_z_extra(&self, card: CardId) -> bool {
        self.roster.def(self.state.object(card).def).card.kind == Kind::ZExtra
    }

    /// A card that lay in a Battle Area, under another or in Hidden Mode, has come to light there: one \[Field\] is there (3-6-6), and
    /// one card of a name where one is \[Unique\], and one Z-Extra Card (4.00, 21-11-2, 22-39-4).
    pub(crate) fn shows_up(&mut self, card: CardId) {
        let Object { seat, area, .. } = *self.state.object(card);
        if area == Area::Battle {
            self.one_field(card, seat);
            if self.roster.keywords.has(Keyword::Unique) || self.roster.z_cards {
                self.keep_one_next(card);
            }
        }
    }

    /// 4.00, 21-11-2: whether there are more cards where one has come under control than may be.
    pub(crate) fn keep_one_next(&mut self, card: CardId) {
        if !self.edition.has(Point::MasterKeepsOne) {
            return;
        }
        let (seat, area) = (self.state.object(card).seat, self.state.object(card).area);
        let cards = match area {
            Area::Unison => self.state.cards(seat, area).to_vec(),
            _ if self.is_z_extra(card) => {
                let here = self.state.cards(seat, area).iter().copied();
                here.filter(|other| self.is_z_extra(*other)).collect()
            }
            _ => self.rivals(card),
        };
        if cards.len() > 1 {
            self.push(Task::KeepOne(seat, cards));
        }
    }

    /// 3-11-5: a card that has come into a Unison Area is the only one there.
    pub(crate) fn one_unison_next(&mut self, card: CardId) {
        let object = *self.state.object(card);
        if object.area == Area::Unison && self.state.cards(object.seat, Area::Unison).len() > 1 {
            self.push(Task::OneUnison(object.seat, card));
        }
    }
}

/// Takes a card off a list; it is there once.
fn take_off(cards: &mut Vec<CardId>, card: CardId) {
    if let Some(at) = cards.iter().position(|other| *other == card) {
        cards.remove(at);
    }
}
