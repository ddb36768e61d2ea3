//! Something happens: it is made true, written down, and what waits for it triggers.

use std::sync::Arc;

use crate::ability::yugioh::cards::Place;
use crate::ability::yugioh::deed::Word;
use crate::ability::yugioh::{Effect, How, Occasion};
use crate::engine::yugioh::Game;
use crate::engine::yugioh::facts::Speaker;
use crate::engine::yugioh::roster::{LineAt, Roster};
use crate::engine::yugioh::state::{Aim, Area, Asked, Choice, Event, Happening, Pending, Question, Ref, Task};
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

    /// What happens from here on happens later than what has.
    pub(super) fn next_moment(&mut self) {
        self.state.moment = self.state.moment.wrapping_add(1);
    }

    /// Nothing that has happened is answered any more.
    pub(super) fn begin_anew(&mut self) {
        self.state.happened.clear();
        self.next_moment();
    }

    /// Makes an event true, with all that follows at once.
    #[expect(clippy::needless_pass_by_value, reason = "what happens is said once, and kept nowhere else")]
    pub(super) fn happen(&mut self, event: Event) {
        let before = match event {
            Event::Moved { card, .. } => Some((self.object(card).holder, self.object(card).is_up())),
            _ => None,
        };
        self.state.record(&event);
        match event {
            Event::Moved { card, from, to, why, by, .. } => {
                let (holder, up) = before.unwrap_or((by, true));
                let card = self.now(card);
                self.note(Happening::Moved { card, from, to, holder, up, why, by });
            }
            Event::Summoned(card, how, seat) => self.note(Happening::Summoned(card, how, seat)),
            Event::Attack(card, aim) => self.note(Happening::Attack(card, aim)),
            Event::Aimed(aim) => {
                if let Some(battle) = self.state.table().battle {
                    self.note(Happening::Attack(battle.by, aim));
                }
            }
            Event::Hurt(seat, _, card) => self.note(Happening::Hurt(seat, card)),
            _ => {}
        }
    }

    /// Keeps what has happened, and what triggers by it.
    pub(super) fn note(&mut self, happening: Happening) {
        let moment = self.state.moment;
        self.state.happened.push((moment, happening));
        let mut triggered = Vec::new();
        for (seat, card) in self.waiting(&happening) {
            let by = Speaker { seat, card };
            for (at, effect) in self.effects(card) {
                // 4-11
                let flip = (effect.how == How::Flip).then_some(&Occasion::TurnedUp);
                let on = flip.or(effect.on.as_ref()).filter(|on| !matches!(on, Occasion::Phase(..)));
                let Some(on) = on else { continue };
                if !matches!(effect.how, How::Trigger | How::Flip) || !self.is_there(card, effect, on) {
                    continue;
                }
                if let Some(that) = self.meets(by, on, &happening) {
                    // What happens to several cards at once is one occasion.
                    let of_others = matches!(on, Occasion::Falls(..) | Occasion::Comes(..));
                    let same = |one: &Pending| (one.card.card, one.at, one.moment) == (card, at, moment);
                    if of_others && self.state.pending.iter().any(same) {
                        continue;
                    }
                    triggered.push(Pending { seat, card: self.now(card), at, that: Some(that), moment });
                }
            }
        }
        self.state.pending.extend(triggered);
    }

    /// The cards that may wait for something: those on the field, in the Graveyards, and the one that it is about.
    fn waiting(&self, happening: &Happening) -> Vec<(Seat, CardId)> {
        let table = self.state.table();
        let (Happening::Summoned(about, ..)
        | Happening::Moved { card: about, .. }
        | Happening::Up(about)
        | Happening::Attack(about, _)
        | Happening::Beaten(about, _)
        | Happening::Hurt(_, about)) = happening;
        let about = about.card;
        let mut cards = Vec::new();
        // What waits for nothing is left out from the first: that is nearly everything.
        let waits = |card: CardId| {
            let object = self.object(card);
            self.roster.side(object.sheet, object.area == Area::Pendulum).waits
        };
        for seat in [table.active, table.active.other()] {
            cards.extend(table.field(seat).filter(|card| waits(*card)).map(|card| (seat, card)));
            if self.roster.waits_in_hand {
                let hand = table.area(seat, Area::Hand).iter().copied();
                cards.extend(hand.filter(|card| waits(*card)).map(|card| (seat, card)));
            }
            if self.roster.waits {
                let graveyard = table.area(seat, Area::Graveyard).iter().copied();
                cards.extend(graveyard.filter(|card| waits(*card)).map(|card| (seat, card)));
            }
        }
        if waits(about) && !cards.iter().any(|(_, other)| *other == about) {
            cards.push((self.object(about).holder, about));
        }
        cards
    }

    /// Whether a card is where what it waits for counts.
    fn is_there(&self, card: CardId, effect: &Effect, on: &Occasion) -> bool {
        let object = self.object(card);
        if let Some(place) = effect.from {
            return place == Place::Graveyard && object.area == Area::Graveyard
                || place == Place::Hand && object.area == Area::Hand
                || place == Place::Field && object.area.is_field() && object.is_up();
        }
        match on {
            Occasion::Destroyed(_)
            | Occasion::Lost(_)
            | Occasion::Possessed(_)
            | Occasion::SentByEffect(_)
            | Occasion::SentByYou
            | Occasion::Used(_)
            | Occasion::ThrownByThem
            | Occasion::Sent(_)
            | Occasion::Banished
            | Occasion::Discarded
            | Occasion::Thrown
            | Occasion::Leaves => true,
            _ => object.area.is_field() && object.is_up() && !self.has(card, Word::Negated),
        }
    }

    /// What waits for a phase triggers.
    pub(super) fn trigger_phase(&mut self) {
        let table = self.state.table();
        let moment = self.state.moment;
        let mut triggered = Vec::new();
        for seat in [table.active, table.active.other()] {
            let graves = if self.roster.waits { table.area(seat, Area::Graveyard) } else { &[] };
            let waits = |card: &CardId| {
                let object = self.object(*card);
                self.roster.side(object.sheet, object.area == Area::Pendulum).waits_for_phase
            };
            for card in table.field(seat).chain(graves.iter().copied()).filter(waits) {
                let lines: Vec<LineAt> = self
                    .effects(card)
                    .filter(|(_, effect)| {
                        let phase = matches!(&effect.on, Some(Occasion::Phase(phase, who)) if self.is_phase(seat, *phase, *who));
                        phase && effect.how == How::Trigger && self.is_placed(card, effect)
                    })
                    .map(|(at, _)| at)
                    .collect();
                let card = self.now(card);
                triggered.extend(lines.into_iter().map(|at| Pending { seat, card, at, that: None, moment }));
            }
        }
        self.state.pending.extend(triggered);
    }

    /// The players, the turn player first (24-13).
    pub(super) fn seats(&self) -> [Seat; 2] {
        let active = self.state.table().active;
        [active, active.other()]
    }

    /// A card as it is now.
    pub(super) fn now(&self, card: CardId) -> Ref {
        self.state.table().now(card)
    }

    /// What is attacked, as it is now.
    pub(super) fn aim_at(&self, card: CardId) -> Aim {
        Aim::Card(self.now(card))
    }
}
