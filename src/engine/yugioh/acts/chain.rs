//! Chains: who may add to them, and how they are resolved (chapters 20 to 22).

use crate::ability::yugioh::cards::Icon;
use crate::ability::yugioh::deed::Lies;
use crate::engine::path::Path;
use crate::engine::yugioh::Game;
use crate::engine::yugioh::roster::{Kind, PLAIN, stays};
use crate::engine::yugioh::state::{
    Area, Choice, End, Event, Link, Negated, Part, Pending, Question, Run, Stage, Task, Why,
};
use crate::engine::{CardId, Seat};

impl Game {
    /// Somebody can activate something: begin a Chain, or add to it. Two passes in a row resolve it, or go on (20-4, 22-5).
    pub(super) fn window(&mut self, seat: Seat, passes: u8) {
        if !self.is_settled() {
            self.push(Task::Window(seat, passes));
            return self.settle();
        }
        let active = self.state.table().active;
        let empty = self.state.table().chain.is_empty();
        // 18-10: before damage is calculated what has triggered waits.
        if empty && !self.state.pending.is_empty() && self.state.table().part != Some(Part::Damage) {
            return self.push(Task::Place);
        }
        if passes >= 2 {
            if !empty {
                self.begin_anew();
                self.push(Task::Window(active, 0));
                self.push(Task::Resolve);
            }
            return;
        }
        let mut options = self.activations(seat, false);
        if options.is_empty() {
            return self.push(Task::Window(seat.other(), passes + 1));
        }
        options.push(Choice::Pass);
        self.ask(Task::Window(seat, passes), seat, Question::Answer, options);
    }

    pub(super) fn window_answered(&mut self, seat: Seat, passes: u8, choice: Choice) {
        match choice {
            Choice::Activate(card, line) => self.activate(seat, card, line),
            _ => self.push(Task::Window(seat.other(), passes + 1)),
        }
    }

    /// Begins an activation; then the other player can answer (20-3, 22-6).
    pub(super) fn activate(&mut self, seat: Seat, card: CardId, line: u8) {
        self.push(Task::Window(seat.other(), 0));
        let at = self.line_at(card, line);
        let that = self.occasion_of(seat, card, self.book().effect(at));
        self.begin_link(seat, card, at, that);
    }

    fn begin_link(
        &mut self,
        seat: Seat,
        card: CardId,
        at: crate::engine::yugioh::roster::LineAt,
        that: Option<crate::engine::yugioh::state::Ref>,
    ) {
        let book = self.book();
        let effect = book.effect(at);
        let with_card = effect.how == crate::ability::yugioh::How::Card;
        if with_card {
            self.lay_open(seat, card);
        }
        let link = Link {
            seat,
            source: self.now(card),
            at,
            card: with_card,
            speed: self.speed(card, effect),
            targets: Vec::new(),
            that,
            paid: Vec::new(),
            negated: Negated::No,
        };
        self.push(Task::Declare(Box::new(link), Stage::Price(0)));
    }

    /// A spell or trap that is activated lies face-up in its zone (2-5, 11-3).
    fn lay_open(&mut self, seat: Seat, card: CardId) {
        if self.object(card).area.is_field() {
            return self.happen(Event::Lies(card, Lies::Attack));
        }
        let field = self.kind(card) == Kind::Spell(Icon::Field);
        if field && let Some(before) = self.state.table().area(seat, Area::Field).first().copied() {
            // 2-9
            self.send(before, seat, Area::Graveyard, End::Top, Why::Left);
        }
        self.put(card, seat, if field { Area::Field } else { Area::Spells }, Lies::Attack, Why::Activated);
    }

    /// A Pendulum Monster is activated as a spell (5-1).
    pub(super) fn activate_scale(&mut self, seat: Seat, card: CardId) {
        self.push(Task::Window(seat.other(), 0));
        self.put(card, seat, Area::Pendulum, Lies::Attack, Why::Activated);
        let source = self.now(card);
        let at = crate::engine::yugioh::roster::LineAt { sheet: self.object(card).sheet, pendulum: true, line: PLAIN };
        let link = Link {
            seat,
            source,
            at,
            card: true,
            speed: 1,
            targets: Vec::new(),
            that: None,
            paid: Vec::new(),
            negated: Negated::No,
        };
        self.happen(Event::Linked(link));
    }

    /// The next of what has triggered: the turn player's first; each player says in which order (24-14 to 24-17).
    pub(super) fn place(&mut self) {
        self.forget_missed();
        let (optional, group) = self.next_group();
        let Some(first) = group.first() else {
            let table = self.state.table();
            let seat = table.chain.last().map_or(table.active, |link| link.seat.other());
            self.state.pending.clear();
            return self.push(Task::Window(seat, 0));
        };
        let seat = first.seat;
        let mut options: Vec<Choice> = Vec::new();
        for one in &group {
            let choice = Choice::First(one.card.card, one.at.line);
            if !options.contains(&choice) {
                options.push(choice);
            }
        }
        if optional {
            options.push(Choice::Pass);
        }
        if let [only] = options.as_slice() {
            return self.place_answered(seat, *only);
        }
        self.ask(Task::Place, seat, Question::Order, options);
    }

    /// What can be placed next, and whether its player can leave all of it.
    fn next_group(&self) -> (bool, Vec<Pending>) {
        let book = self.book();
        let may = |one: &Pending| book.effect(one.at).may;
        let of = |seat: Seat, is: Option<bool>| -> Vec<Pending> {
            let pending = self.state.pending.iter().copied();
            pending.filter(|one| one.seat == seat && is.is_none_or(|is| may(one) == is)).collect()
        };
        let [active, other] = self.seats();
        let order: &[(Seat, Option<bool>)] = if self.state.readings.mandatory_first {
            &[(active, Some(false)), (other, Some(false)), (active, Some(true)), (other, Some(true))]
        } else {
            &[(active, None), (other, None)]
        };
        let group = order.iter().map(|(seat, is)| of(*seat, *is)).find(|group| !group.is_empty()).unwrap_or_default();
        (group.iter().all(may), group)
    }

    /// What cannot be activated any more is forgotten: its moment is over, its card is gone, or there is nothing for it.
    fn forget_missed(&mut self) {
        let book = self.book();
        let last = self.state.happened.last().map(|(moment, _)| *moment);
        let pending = std::mem::take(&mut self.state.pending);
        let stays = |one: &Pending| {
            let effect = book.effect(one.at);
            let missed = effect.when
                && effect.may
                && self.state.readings.missed_timing
                && last.is_some_and(|last| last != one.moment);
            let there = self.state.table().is_same(one.card);
            !missed && there && self.could(one.seat, one.card.card, one.at)
        };
        self.state.pending = pending.into_iter().filter(stays).collect();
    }

    pub(super) fn place_answered(&mut self, seat: Seat, choice: Choice) {
        self.push(Task::Place);
        let Choice::First(card, line) = choice else {
            let book = self.book();
            self.state.pending.retain(|one| one.seat != seat || !book.effect(one.at).may);
            return;
        };
        let is = |one: &Pending| (one.card.card, one.at.line) == (card, line);
        let Some(at) = self.state.pending.iter().position(is) else { return };
        let Pending { seat, card, at, that, .. } = self.state.pending.remove(at);
        self.begin_link(seat, card.card, at, that);
    }

    /// The last link first (20-6).
    pub(super) fn resolve(&mut self) {
        let Some(link) = self.state.table().chain.last().cloned() else { return };
        self.happen(Event::Taken);
        if !self.state.table().chain.is_empty() {
            self.push(Task::Resolve);
        }
        self.next_moment();
        self.push(Task::Settle);
        self.push(Task::Done(link.clone()));
        let table = self.state.table();
        let stays = stays(self.kind(link.source.card));
        // What is to stay on the field does nothing if it is gone (readings); what was activated elsewhere is still there.
        let gone = stays && self.sheet(link.source.card).kind != Kind::Monster && !table.is_same(link.source);
        let down = self.roster.effect(link.at).stays
            && !(table.is_on_field(link.source) && self.object(link.source.card).is_up());
        if link.negated != Negated::No || gone || down {
            return;
        }
        if link.card && link.at.line == PLAIN {
            return self.equip_first(&link);
        }
        let run = Run {
            seat: link.seat,
            source: link.source,
            at: link.at,
            later: None,
            targets: link.targets,
            that: link.that,
            paid: link.paid,
            those: Vec::new(),
            done: false,
        };
        self.push(Task::Deed(Box::new(run), Path::FIRST, false));
    }

    /// 11-8
    fn equip_first(&mut self, link: &Link) {
        let on = link.targets.iter().flatten().next().copied();
        if let Some(on) = on.filter(|on| self.state.table().is_on_field(*on) && self.object(on.card).is_up()) {
            self.happen(Event::Equipped(link.source.card, on.card));
        }
    }

    /// 11-4, 12-4: a card that was activated and does not stay goes to the Graveyard.
    pub(super) fn link_done(&mut self, link: &Link) {
        let card = link.source.card;
        if !link.card || !self.state.table().is_on_field(link.source) {
            return;
        }
        let equipped = self.object(card).on.is_some();
        let stays = match self.kind(card) {
            Kind::Spell(Icon::Continuous | Icon::Field) | Kind::Trap(Icon::Continuous) => true,
            _ => equipped,
        };
        if !stays || link.negated == Negated::Activation {
            self.send(card, link.seat, Area::Graveyard, End::Top, Why::Done);
        }
    }
}
