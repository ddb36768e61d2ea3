//! What skills give to cards for a time: power, costs, keywords, whole skills.

use std::borrow::Cow;
use std::sync::Arc;

use crate::ability::{Body, Cards, Change, Quantity, Selector, Skill, Until};
use crate::engine::dbscg::acts::Game;
use crate::engine::dbscg::edition::Point;
use crate::engine::dbscg::facts::value::asking::Asking;
use crate::engine::dbscg::happening::Happening;
use crate::engine::dbscg::ids::{CardId, ObjectRef, SkillId};
use crate::engine::dbscg::keywords::Keywords;
use crate::engine::dbscg::roster::aspects::Aspects;
use crate::engine::dbscg::roster::line::is_of;
use crate::engine::dbscg::state::effect::{Continuous, On, What};
use crate::engine::dbscg::state::event::{Cause, Event};
use crate::engine::dbscg::state::frame::Frame;

impl Game {
    /// An attack is one of those that are left to a card.
    pub(crate) fn spend_attack(&mut self, attacker: CardId) {
        self.spend(attacker, |change| if let Change::AttacksLeft(left) = change { Some(left) } else { None });
    }

    /// An activation of a skill with such keywords is one of those that are left to a card.
    pub(crate) fn spend_activation(&mut self, card: CardId, used: Keywords) {
        self.spend(card, |change| match change {
            Change::ActivationsLeft(of, left) if of.iter().any(|keyword| used.has(*keyword)) => Some(left),
            _ => None,
        });
    }

    /// A switch to Active Mode is one of those that are left to a card.
    pub(crate) fn spend_switch(&mut self, card: CardId) {
        if self.changed(Aspects::PLACE) {
            self.spend(card, |change| if let Change::SwitchesLeft(left) = change { Some(left) } else { None });
        }
    }

    /// The cards among some to which an effect leaves fewer switches to Active Mode than there are of them, and how many.
    pub(crate) fn scarce(&self, cards: &[CardId]) -> Vec<(Vec<CardId>, u8)> {
        let scarce = |effect: &Continuous| {
            let What::Change(Change::SwitchesLeft(left)) = effect.what else { return None };
            let group: Vec<CardId> = cards.iter().copied().filter(|card| self.lies_on(effect, *card)).collect();
            (group.len() > usize::from(left)).then_some((group, left))
        };
        self.state.effects.iter().filter_map(scarce).collect()
    }

    /// Whether a card is one of those that an effect is on.
    fn lies_on(&self, effect: &Continuous, card: CardId) -> bool {
        match &effect.on {
            On::One(one) => *one == self.state.now(card),
            On::All(selector) => {
                let frame = Frame::of(effect.source, effect.master);
                !effect.spared.contains(&self.state.now(card))
                    && self.selects(selector, &frame, card, Asking::default())
            }
        }
    }

    /// One less is left of what effects on a card allow so many times.
    fn spend(&mut self, card: CardId, left: impl Fn(&mut Change) -> Option<&mut u8>) {
        if self.state.effects.is_empty() {
            return;
        }
        let mut effects = std::mem::take(&mut self.state.effects);
        for effect in effects.iter_mut() {
            let on = self.lies_on(effect, card);
            if let What::Change(change) = &mut effect.what
                && on
                && let Some(left) = left(change)
            {
                *left = left.saturating_sub(1);
            }
        }
        self.state.effects = effects;
    }

    /// A skill has given cards power, or taken it.
    fn power_given(&mut self, cards: &[CardId], what: &What) {
        let What::Change(Change::Power(Quantity::Number(n))) = what else { return };
        let by = self.by(Cause::Skill);
        for card in cards.iter().filter(|_| *n != 0) {
            self.happen(Happening::Power(*card, *n > 0, by));
        }
    }

    pub(crate) fn give(&mut self, on: On, what: What, until: Until, frame: &Frame) {
        self.give_perhaps_once(on, what, until, frame, false);
    }

    /// As [`Game::give`]; what is given once goes with its first use.
    fn give_perhaps_once(&mut self, on: On, what: What, until: Until, frame: &Frame, once: bool) {
        // 4.00, 23-5-2-1
        if matches!(on, On::One(object) if self.state.find(object).is_some_and(|found| found.front.is_some())) {
            return;
        }
        let gone = self.edition.has(Point::NegatedGiftsAreGone);
        if gone
            && let On::One(object) = &on
            && let Some(gift) = self.gift(&what)
            && self.is_off(object.card, &gift)
        {
            // 4.00, 9-1-5
            return;
        }
        let (made, master, source) = (self.state.turn, frame.master, frame.source);
        let about = self.about_what(&what);
        self.state.present = self.state.present.with_effect(about, self.given_by(&what));
        let id = self.number();
        let negates = about.meets(Aspects::NEGATION);
        let gives_to_all = gone && matches!(on, On::All(_)) && self.gift(&what).is_some();
        let (on, spared) = self.spared(on, frame);
        let effect = Continuous { id, on, spared, what, about, until, made, master, source, once };
        if let Some((to, what)) = self.told(&effect) {
            self.note(Event::Given { to, what, until, master });
        }
        self.state.effects.push(effect);
        if gone && (negates || gives_to_all) {
            self.forget_negated_gifts();
        }
    }

    /// The skill that an effect gives: a keyword is one, too; what is only kept for the player is none.
    fn gift(&self, what: &What) -> Option<Cow<'_, Skill>> {
        match what {
            What::Skill(skill) => Some(self.roster.skill(*skill)).filter(|skill| !skill.is_rule()).map(Cow::Borrowed),
            What::Change(Change::Gain(tag)) => Some(Cow::Owned(Skill { tags: vec![tag.clone()], body: Body::Tags })),
            What::Change(_) | What::NegatedSkill(_) => None,
        }
    }

    /// 4.00, 9-1-2-2, 9-1-5: skills that were given to cards in play, and are negated, are theirs no more.
    fn forget_negated_gifts(&mut self) {
        let cards: Vec<CardId> = self.in_play().collect();
        let mut over = Vec::new();
        for (at, effect) in self.state.effects.iter().enumerate() {
            let Some(gift) = self.gift(&effect.what) else { continue };
            let is_off = |card: &CardId| self.is_off(*card, &gift);
            let lost = cards.iter().copied().filter(|card| self.lies_on(effect, *card) && is_off(card));
            over.extend(lost.map(|card| (at, self.state.now(card))));
        }
        for (at, object) in over.into_iter().rev() {
            match self.state.effects[at].on {
                On::All(_) => self.state.effects[at].spared.push(object),
                On::One(_) => {
                    let effect = self.state.effects.remove(at);
                    self.note_end(&effect);
                }
            }
        }
    }

    /// Whom an effect is on, and the cards that it leaves out by name, which are those of now.
    fn spared(&self, on: On, frame: &Frame) -> (On, Vec<ObjectRef>) {
        let On::All(selector) = &on else { return (on, Vec::new()) };
        let Some(but) = &selector.but else { return (on, Vec::new()) };
        let spared = self.cards(but, frame).into_iter().map(|card| self.state.now(card)).collect();
        (On::All(Arc::new(Selector { but: None, ..Selector::clone(selector) })), spared)
    }

    /// The log says that an effect is over.
    pub(crate) fn note_end(&mut self, effect: &Continuous) {
        if let Some((to, what)) = self.told(effect) {
            self.note(Event::Ended(to, what));
        }
    }

    /// A card has its skills negated as long as it is what it is now, or shorter.
    pub(crate) fn negate_skills(&mut self, card: CardId, until: Until) {
        let frame = self.frame();
        self.give(On::One(self.state.now(card)), What::Change(Change::Negate), until, &frame);
    }

    /// Cards get something.
    pub(crate) fn give_to(&mut self, cards: &Cards, what: &What, until: Until, frame: &Frame) {
        let cards = self.affected(cards, frame).0;
        for card in &cards {
            self.give(On::One(self.state.now(*card)), what.clone(), until, frame);
        }
        self.power_given(&cards, what);
    }

    /// All that fit get something, those to come included (8-8-1-5).
    pub(crate) fn give_all(&mut self, selector: &Selector, what: &What, until: Until, frame: &Frame) {
        let filter = self.settled(&selector.filter, frame, Asking::default());
        let cards = self.select(selector, frame);
        self.give(On::All(Arc::new(Selector { filter, ..selector.clone() })), what.clone(), until, frame);
        for card in &cards {
            // How many fit in a secret area is nobody's to know.
            if self.state.object(*card).area.is_open() {
                self.note(Event::Reached(*card));
            }
        }
        self.power_given(&cards, what);
    }

    /// The next that fits gets something.
    pub(crate) fn give_next(&mut self, selector: &Selector, what: What, until: Until, frame: &Frame) {
        let filter = self.settled(&selector.filter, frame, Asking::default());
        let on = On::All(Arc::new(Selector { filter, ..selector.clone() }));
        self.give_perhaps_once(on, what, until, frame, true);
    }

    /// Cards have what is printed on another.
    pub(crate) fn copy_skills(&mut self, cards: &Cards, from: &Cards, until: Until, frame: &Frame) {
        // 4.00, 9-1-6
        let all = !self.edition.has(Point::NegatedGiftsAreGone);
        let there = |card: CardId| self.side(card).ids.iter().map(move |id| (card, *id));
        let printed = self.cards(from, frame).into_iter().flat_map(there);
        // Under a card none is at work, and all can be had (23-2-2).
        let covered = |card: CardId| self.state.object(card).host.is_some();
        let there = |card, id| all || covered(card) || !self.is_off(card, self.roster.skill(id));
        let printed = printed.filter(|(card, id)| there(*card, *id));
        let printed: Vec<SkillId> = printed.map(|(_, id)| id).collect();
        for card in self.affected(cards, frame).0 {
            for skill in &printed {
                self.give(On::One(self.state.now(card)), What::Skill(*skill), until, frame);
            }
        }
    }

    /// The energy for a card has been counted, for one of its skills or for its energy cost: a lower cost for the next
    /// card has been of use.
    pub(crate) fn spend_next(&mut self, card: CardId, skill: Option<SkillId>, takes_cost: bool) {
        if !self.state.effects.iter().any(|effect| effect.once) {
            return;
        }
        let roster = Arc::clone(&self.roster);
        let skill = skill.map(|skill| roster.skill(skill));
        let meant = |effect: &Continuous| match &effect.what {
            What::Change(Change::SkillDiscount(keywords, _)) => skill.is_some_and(|skill| is_of(keywords, skill)),
            What::Change(Change::Discount(discount)) => {
                takes_cost && skill.is_some_and(|skill| is_of(&discount.of, skill))
            }
            _ => takes_cost && effect.about.meets(Aspects::COST),
        };
        let mut effects = std::mem::take(&mut self.state.effects);
        let of_use = |effect: &mut Continuous| match &effect.on {
            On::All(selector) if effect.once && meant(effect) => {
                let frame = Frame::of(effect.source, effect.master);
                self.selects(selector, &frame, card, Asking::default())
            }
            _ => false,
        };
        let spent: Vec<Continuous> = effects.extract_if(.., of_use).collect();
        self.state.effects = effects;
        for effect in &spent {
            self.note_end(effect);
        }
    }
}
