//! What skills give to cards for a time: power, costs, keywords, whole skills.

use std::sync::Arc;

use crate::ability::{Cards, Change, Quantity, Selector, Skill, Until};

use super::Game;
use super::asking::Asking;
use super::event::{Cause, Event};
use super::given::{Given, Whom};
use super::ids::CardId;
use super::keyword::written_out;
use super::proposed::Happening;
use super::state::{Continuous, Frame, On};

impl Game {
    /// A skill has given cards power, or taken it.
    pub(super) fn power_given(&mut self, cards: &[CardId], change: &Change) {
        let Change::Power(Quantity::Number(n)) = change else { return };
        let by = self.by(Cause::Skill);
        for card in cards.iter().filter(|_| *n != 0) {
            self.happen(Happening::Power(*card, *n > 0, by));
        }
    }

    /// A change with its numbers counted now: what a resolution gives does not move with the board.
    pub(super) fn fixed(&self, change: &Change, frame: &Frame) -> Change {
        let n = |quantity| Quantity::Number(self.quantity(quantity, frame));
        match change {
            Change::Power(by) => Change::Power(n(by)),
            Change::SetPower(to) => Change::SetPower(n(to)),
            Change::ComboPower(by) => Change::ComboPower(n(by)),
            Change::Cost(by) => Change::Cost(n(by)),
            Change::CostIn(color, by) => Change::CostIn(*color, n(by)),
            Change::SpecifiedCost(color, by) => Change::SpecifiedCost(*color, n(by)),
            Change::ComboCost(by) => Change::ComboCost(n(by)),
            other => other.clone(),
        }
    }

    pub(super) fn give(&mut self, on: On, change: Change, until: Until, frame: &Frame) {
        self.give_written(on, written_out(change), until, frame, false);
    }

    /// As [`Game::give`], a skill being written out already; what is given once goes with its first use.
    fn give_written(&mut self, on: On, change: Change, until: Until, frame: &Frame, once: bool) {
        let (made, master, source) = (self.state.turn, frame.master, frame.source);
        self.state.present = self.state.present.with_effect(&change);
        let effect = Continuous { on, spared: Vec::new(), change, until, made, master, source, once };
        if let Some((to, what)) = self.told(&effect) {
            self.note(Event::Given { to, what, until, master });
        }
        self.state.effects.push(effect);
    }

    /// What the log tells of an effect; nothing where there is no log, or no longer the card that it is on.
    fn told(&self, effect: &Continuous) -> Option<(Whom, Given)> {
        self.state.log.as_ref()?;
        let to = match effect.on {
            On::One(one) => {
                let object = self.state.find(one)?;
                Whom::Card(one.card, object.seat, object.area)
            }
            On::All(_) if effect.once => Whom::Next(effect.source.card),
            On::All(_) => Whom::Each(effect.source.card),
        };
        let change = self.fixed(&effect.change, &Frame::of(effect.source, effect.master));
        Some((to, Given::of(&change)))
    }

    /// The log says that an effect is over.
    pub(super) fn note_end(&mut self, effect: &Continuous) {
        if let Some((to, what)) = self.told(effect) {
            self.note(Event::Ended(to, what));
        }
    }

    /// A card has its skills negated as long as it is what it is now, or shorter.
    pub(super) fn negate_skills(&mut self, card: CardId, until: Until) {
        let frame = self.frame();
        self.give(On::One(self.state.now(card)), Change::Negate, until, &frame);
    }

    /// Cards get something.
    pub(super) fn give_to(&mut self, cards: &Cards, change: &Change, until: Until, frame: &Frame) {
        let change = self.fixed(change, frame);
        let cards = self.affected(cards, frame).0;
        for card in &cards {
            self.give(On::One(self.state.now(*card)), change.clone(), until, frame);
        }
        self.power_given(&cards, &change);
    }

    /// All that fit get something, those to come included (8-8-1-5).
    pub(super) fn give_all(&mut self, selector: &Selector, change: &Change, until: Until, frame: &Frame) {
        let change = self.fixed(change, frame);
        let filter = self.settled(&selector.filter, frame, Asking::default());
        let cards = self.select(selector, frame);
        self.give(On::All(Arc::new(Selector { filter, ..selector.clone() })), change.clone(), until, frame);
        for card in &cards {
            // How many fit in a secret area is nobody's to know.
            if self.state.object(*card).area.is_open() {
                self.note(Event::Reached(*card));
            }
        }
        self.power_given(&cards, &change);
    }

    /// The next that fits gets something.
    pub(super) fn give_next(&mut self, selector: &Selector, change: &Change, until: Until, frame: &Frame) {
        let change = self.fixed(change, frame);
        let filter = self.settled(&selector.filter, frame, Asking::default());
        let on = On::All(Arc::new(Selector { filter, ..selector.clone() }));
        self.give_written(on, written_out(change), until, frame, true);
    }

    /// Cards have what is printed on another.
    pub(super) fn copy_skills(&mut self, cards: &Cards, from: &Cards, until: Until, frame: &Frame) {
        let printed = self.cards(from, frame).into_iter().flat_map(|card| self.side(card).skills.clone());
        let printed: Vec<Arc<Skill>> = printed.collect();
        for card in self.affected(cards, frame).0 {
            for skill in &printed {
                let gains = Change::GainSkill(Arc::clone(skill));
                self.give_written(On::One(self.state.now(card)), gains, until, frame, false);
            }
        }
    }
}
