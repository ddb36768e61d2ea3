//! Something happens: it is made true, written down, and what waits for it triggers.

use std::sync::Arc;

use crate::ability::fow::{Holds, Pick, When, Word};
use crate::engine::fow::Game;
use crate::engine::fow::facts::Speaker;
use crate::engine::fow::roster::{LineAt, Roster};
use crate::engine::fow::state::{
    Area, Asked, Choice, End, Event, Link, Object, Pending, Question, Ref, Task, What, Why,
};
use crate::engine::{CardId, Seat};

impl Game {
    /// What is printed on the cards, apart from the game that changes.
    pub(super) fn book(&self) -> Arc<Roster> {
        Arc::clone(&self.roster)
    }

    pub(super) fn push(&mut self, task: Task) {
        self.state.tasks.push(task);
    }

    /// Asks something; the task is asked again with the answer.
    pub(super) fn ask(&mut self, task: Task, seat: Seat, question: Question, options: Vec<Choice>) {
        self.state.tasks.push(task);
        self.state.asked = Some(Asked { seat, question, options });
    }

    /// Makes an event true, with all that follows at once.
    #[expect(clippy::needless_pass_by_value, reason = "what happens is said once, and kept nowhere else")]
    pub(super) fn happen(&mut self, event: Event) {
        let left = match event {
            Event::Moved { card, from: Area::Field, .. } => self.left_field(card),
            _ => Vec::new(),
        };
        self.state.record(&event);
        self.trigger(&event, left);
        // 12-2
        if let Event::Moved { card, to: Area::Field | Area::Stones, .. } = event
            && self.statics(card).any(|holds| holds.what == Holds::EntersRested)
        {
            self.happen(Event::Rested(card, true));
        }
    }

    /// What an ability of a card waits for: it stands in no chase yet.
    pub(super) fn wait(&mut self, seat: Seat, card: CardId, is: &impl Fn(&When) -> bool) {
        let lines: Vec<LineAt> =
            self.abilities(card).filter(|(_, ability)| is(&ability.when)).map(|(line, _)| line).collect();
        if lines.is_empty() {
            return;
        }
        let now = self.now(card);
        self.state.pending.extend(lines.into_iter().map(|line| Pending { seat, card: now, line }));
    }

    /// What waits for a card leaving the field, as it lies there still: its own abilities, and those of others.
    fn left_field(&self, card: CardId) -> Vec<(Seat, CardId, LineAt)> {
        let Object { holder, .. } = *self.object(card);
        let own = self.abilities(card).filter(|(_, ability)| ability.when == When::Dies);
        let mut out: Vec<_> = own.map(|(line, _)| (holder, card, line)).collect();
        self.each_waiting(
            |by, when| matches!(when, When::Falls(pick) if by.card != card && self.fits(by, pick, card)),
            &mut out,
        );
        out
    }

    /// Every ability of a card in play that waits for something.
    fn each_waiting(&self, is: impl Fn(Speaker, &When) -> bool, out: &mut Vec<(Seat, CardId, LineAt)>) {
        let table = self.state.table();
        for seat in Seat::BOTH {
            for area in [Area::Field, Area::Ruler, Area::Stones] {
                for card in table.area(seat, area).iter().copied() {
                    let by = Speaker { seat, card };
                    let lines = self.abilities(card).filter(|(_, ability)| is(by, &ability.when));
                    out.extend(lines.map(|(line, _)| (seat, card, line)));
                }
            }
        }
    }

    fn add_pending(&mut self, waiting: Vec<(Seat, CardId, LineAt)>) {
        for (seat, card, line) in waiting {
            let card = self.now(card);
            self.state.pending.push(Pending { seat, card, line });
        }
    }

    /// What triggers by an event.
    fn trigger(&mut self, event: &Event, left: Vec<(Seat, CardId, LineAt)>) {
        match event {
            Event::Moved { card, to: Area::Graveyard, .. } => {
                let _ = card;
                self.add_pending(left);
            }
            Event::Moved { card, to: to @ (Area::Field | Area::Stones), seat, .. } => {
                if *to == Area::Field {
                    self.wait(*seat, *card, &|when: &When| *when == When::Enters);
                }
                let mut out = Vec::new();
                let comes = |by: Speaker, when: &When| matches!(when, When::Comes(pick) if by.card != *card && self.fits(by, pick, *card));
                self.each_waiting(comes, &mut out);
                self.add_pending(out);
            }
            Event::Attack(by, _) => {
                let seat = self.object(by.card).holder;
                self.wait(seat, by.card, &|when: &When| matches!(when, When::Attacks | When::Fights));
            }
            Event::Blocked(by) => {
                let seat = self.object(by.card).holder;
                self.wait(seat, by.card, &|when: &When| matches!(when, When::Blocks | When::Fights));
            }
            Event::Linked(Link { seat, what: What::Play(played, _), .. }) => {
                let (seat, card) = (*seat, played.card);
                let mut out = Vec::new();
                let plays = |by: Speaker, when: &When| match when {
                    When::Plays(filter) if by.seat == seat && self.is_played_card(card) => {
                        let pick = Pick { place: crate::ability::fow::Place::Chase, ..Pick::of(1, filter.clone()) };
                        self.fits(by, &pick, card)
                    }
                    _ => false,
                };
                self.each_waiting(plays, &mut out);
                self.add_pending(out);
            }
            _ => {}
        }
    }

    /// Sends a card to an area, or where it goes instead. To a field it goes by whom it is sent, else to its owner.
    pub(super) fn send(&mut self, card: CardId, by: Seat, to: Area, end: End, why: Why) {
        let Object { owner, area: from, sheet, .. } = *self.object(card);
        let token = self.roster.sheet(sheet).token;
        let to = if token && to != Area::Field { Area::Gone } else { to };
        let seat = if to == Area::Field { by } else { owner };
        let seen = !matches!(from, Area::Hand | Area::Deck | Area::StoneDeck | Area::Standby);
        // What was found in a deck and shown is known wherever it goes.
        let was_shown = from == Area::Deck && self.object(card).known == crate::engine::BySeat([true; 2]);
        let shown = (seen || was_shown) && to != Area::Deck
            || !matches!(to, Area::Hand | Area::Deck | Area::StoneDeck | Area::Standby);
        self.happen(Event::Moved { card, from, to, seat, end, why, shown });
    }

    /// Draws a card, if there is one (8-3, 8-4).
    pub(super) fn draw(&mut self, seat: Seat) {
        if let Some(card) = self.state.table().area(seat, Area::Deck).last() {
            self.send(*card, seat, Area::Hand, End::Top, Why::Drawn);
        }
    }

    pub(super) fn shuffle(&mut self, seat: Seat) {
        let mut order = self.state.table().area(seat, Area::Deck).to_vec();
        self.state.rng.shuffle(&mut order);
        self.happen(Event::Shuffled(seat, order));
    }

    /// Takes life from a player.
    pub(super) fn lose_life(&mut self, seat: Seat, life: u32) {
        let life = i32::try_from(life).unwrap_or(i32::MAX);
        if life > 0 {
            let left = self.state.table().life[seat].saturating_sub(life);
            self.happen(Event::Life(seat, left));
        }
    }

    /// Gives life to a player.
    pub(super) fn gain_life(&mut self, seat: Seat, life: u32) {
        let life = i32::try_from(life).unwrap_or(i32::MAX);
        if life > 0 {
            let now = self.state.table().life[seat].saturating_add(life);
            self.happen(Event::Life(seat, now));
        }
    }

    /// A card deals damage to another.
    pub(super) fn deal(&mut self, by: Ref, at: CardId, damage: u32) {
        if damage > 0 && !self.state.table().no_damage {
            self.happen(Event::Damaged(at, damage));
            self.drain(by, damage);
        }
    }

    /// A card deals damage to a player, who loses as much life (6-17).
    pub(super) fn hit(&mut self, by: Ref, at: Seat, damage: u32) {
        if damage == 0 || self.state.table().no_damage {
            return;
        }
        self.lose_life(at, damage);
        self.drain(by, damage);
        let holder = self.object(by.card).holder;
        if self.state.table().is_on_field(by) && holder != at {
            self.wait(holder, by.card, &|when: &When| *when == When::Hits);
        }
    }

    fn drain(&mut self, by: Ref, damage: u32) {
        if self.state.table().is_on_field(by) && self.has(by.card, Word::Drain) {
            let seat = self.object(by.card).holder;
            self.gain_life(seat, damage);
        }
    }

    /// A card as it is now.
    pub(super) fn now(&self, card: CardId) -> Ref {
        self.state.table().now(card)
    }
}
