//! Something happens: it is made true, written down, and what waits for it triggers.

use std::sync::Arc;

use crate::ability::exo::{Form, Gain, Key, Until};
use crate::engine::exo::Game;
use crate::engine::exo::facts::Speaker;
use crate::engine::exo::roster::{Has, LineAt, Roster};
use crate::engine::exo::state::{
    Area, Asked, CardId, Choice, End, Event, Link, Object, Pending, Phase, Question, Ref, Task, Why,
};
use crate::engine::{Seat, ready};

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
    pub(super) fn happen(&mut self, event: &Event) {
        let before = match event {
            Event::Moved { card, .. } => self.object(*card).transformed,
            _ => false,
        };
        self.record(event);
        self.trigger(event, before);
        self.follow(event);
    }

    fn wait(&mut self, seat: Seat, card: CardId, is: &impl Fn(&Key) -> bool) {
        if !self.may_have(card, Has::Trigger) {
            return;
        }
        let lines = self.effects(card).filter(|(_, effect)| is(&effect.key));
        let waiting: Vec<LineAt> = lines.map(|(line, _)| line).collect();
        let now = self.state.table().now(card);
        self.state.pending.extend(waiting.into_iter().map(|line| Pending { seat, card: now, line }));
    }

    /// What triggers by an event.
    fn trigger(&mut self, event: &Event, was_transformed: bool) {
        match *event {
            Event::Moved { card, from, to, seat, why, .. } => {
                let battle = self.state.table().phase == Phase::Battle;
                // 10-24
                let left_field = from == Area::Field && !was_transformed;
                self.wait(seat, card, &|key: &Key| match key {
                    Key::Activation => from == Area::Ether && to == Area::Field,
                    Key::Immediate => to == Area::Ether,
                    Key::Exile => to == Area::Banished,
                    Key::Echo => to == Area::Discard,
                    Key::Death => left_field && to == Area::Discard,
                    Key::Honor => left_field && to == Area::Discard && battle,
                    Key::Sacrifice => left_field && to == Area::Discard && why == Why::Sacrificed,
                    Key::Shadow => from == Area::Occult && to == Area::Discard,
                    Key::Discard => from == Area::Hand && to == Area::Discard,
                    Key::Burial => from == Area::Deck && to == Area::Discard,
                    _ => false,
                });
            }
            Event::Phase(Phase::End) => {
                let active = self.state.table().active;
                for card in self.state.table().area(active, Area::Field).to_vec() {
                    if self.object(card).up {
                        self.wait(active, card, &|key: &Key| *key == Key::Cycle);
                    }
                }
            }
            Event::Attack(by, at) => {
                let seats = [by, at].map(|card| self.object(card.card).holder);
                self.wait(seats[0], by.card, &|key: &Key| *key == Key::Ambush);
                for (seat, card, against) in [(seats[0], by.card, at.card), (seats[1], at.card, by.card)] {
                    if !self.object(card).up {
                        continue;
                    }
                    let speaker = Speaker { seat, card };
                    let hated: Vec<LineAt> = self
                        .effects(card)
                        .filter(|(_, effect)| {
                            matches!(&effect.key, Key::Hate(filter) if self.is_so(speaker, filter, against))
                        })
                        .map(|(line, _)| line)
                        .collect();
                    let now = self.state.table().now(card);
                    self.state.pending.extend(hated.into_iter().map(|line| Pending { seat, card: now, line }));
                }
            }
            _ => {}
        }
    }

    /// What the rules make of an event at once.
    fn follow(&mut self, event: &Event) {
        match event {
            Event::Moved { to: Area::Field, seat, .. } | Event::Controlled(_, seat) => self.look_at_vices(*seat),
            Event::Gained(card, Gain::ViceLeader, _) | Event::Formed(card, Form { vice: true, .. }) => {
                let seat = self.object(*card).holder;
                self.look_at_vices(seat);
            }
            Event::Lives(seat, lives) => {
                let object = self.object(self.state.table().leaders[*seat]);
                let emergency = self.roster.sheet(object.sheet).emergency;
                // 6-1-7
                if !object.back && *lives > 0 && emergency.is_some_and(|at| *lives <= at) {
                    self.push(Task::Emergency(*seat));
                }
            }
            _ => {}
        }
    }

    /// 6-2-6, 9-11
    fn look_at_vices(&mut self, seat: Seat) {
        let table = self.state.table();
        if let Some(attack) = table.attack
            && attack.at.card == table.leaders[seat]
            && let Some(vice) = self.vice(seat).filter(|vice| self.object(*vice).up)
        {
            let now = self.state.table().now(vice);
            self.happen(&Event::Redirected(now));
        }
        if !self.crowd(seat).is_empty() {
            self.push(Task::Crowded(seat));
        }
    }

    /// Sends a card to an area, or where it goes instead. On a field or into the Ether it goes by whom it is sent, else to its
    /// owner.
    pub(super) fn send(&mut self, card: CardId, by: Seat, to: Area, end: End, why: Why) {
        let Object { owner, area: from, up: was_up, sheet, .. } = *self.object(card);
        let kind = self.roster.sheet(sheet);
        let to = match to {
            // 6-6-1
            Area::Hand | Area::Deck | Area::Occult | Area::Evolutions | Area::Discard | Area::Banished
                if kind.token =>
            {
                Area::Gone
            }
            // 6-7-5
            Area::Discard | Area::Banished if kind.relic => Area::Gone,
            // 6-3-3
            Area::Hand | Area::Deck | Area::Occult if kind.evolution => Area::Evolutions,
            to => to,
        };
        // 9-8; the Occult goes back unseen (3-2-2).
        let turns = !was_up && (from == Area::Field || from == Area::Occult && why != Why::Back);
        if turns {
            self.happen(&Event::Turned(card, true));
        }
        let seat = if matches!(to, Area::Field | Area::Ether) { by } else { owner };
        let up = !matches!(to, Area::Hand | Area::Deck | Area::Occult | Area::Evolutions);
        let shown = was_up || turns || up;
        self.happen(&Event::Moved { card, from, to, seat, up, end, why, shown });
    }

    /// Draws a card, or loses a life (3-1-2, 9-17).
    pub(super) fn draw(&mut self, seat: Seat) {
        match self.state.table().area(seat, Area::Deck).last() {
            Some(card) => self.send(*card, seat, Area::Hand, End::Top, Why::Drawn),
            None => self.lose_lives(seat, 1),
        }
    }

    /// Sends the top card of a deck to the discard pile, or loses a life (9-17).
    pub(super) fn mill(&mut self, seat: Seat) {
        match self.state.table().area(seat, Area::Deck).last() {
            Some(card) => self.send(*card, seat, Area::Discard, End::Top, Why::Effect),
            None => self.lose_lives(seat, 1),
        }
    }

    /// Takes lives from a Leader.
    pub(super) fn lose_lives(&mut self, seat: Seat, lives: u8) {
        let left = self.state.table().lives[seat].saturating_sub(lives);
        self.happen(&Event::Lives(seat, left));
    }

    pub(super) fn shuffle(&mut self, seat: Seat) {
        let mut order = self.state.table().area(seat, Area::Deck).to_vec();
        self.state.rng.shuffle(&mut order);
        self.happen(&Event::Shuffled(seat, order));
    }

    /// Makes a card; `None` where a game has enough of them.
    pub(super) fn make(&mut self, sheet: u16, seat: Seat, area: Area, form: Option<Form>) -> Option<CardId> {
        let at = self.state.table().cards.len();
        if at >= ready::MOST {
            return None;
        }
        self.happen(&Event::Made { sheet, seat, area, form });
        u16::try_from(at).ok().map(CardId)
    }

    /// Something joins the chain, or the one that waits.
    pub(super) fn link(&mut self, link: Link, waits: bool) {
        self.happen(&if waits { Event::Waits(link) } else { Event::Linked(link) });
    }

    /// Covers a card that can be covered.
    pub(super) fn cover(&mut self, card: CardId) {
        if self.suffers(card, crate::ability::exo::Verb::Cover) {
            self.happen(&Event::Turned(card, false));
        }
    }

    /// Ends what lasts so long.
    pub(super) fn end(&mut self, until: Until) {
        if self.state.table().cards.iter().any(|object| object.gained.iter().any(|gained| gained.until == until)) {
            self.happen(&Event::Ended(until));
        }
    }

    /// A card as it is now.
    pub(super) fn now(&self, card: CardId) -> Ref {
        self.state.table().now(card)
    }
}
