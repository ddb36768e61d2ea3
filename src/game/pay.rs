//! Prices (8-4): whether one can be paid, and paying it, part by part.

use crate::ability::{Area, Fate, Icons, Keyword, Markers, Mode, Name, Price, Selector};
use crate::card::ColorSet;

use super::Game;
use super::activate::{is_energy, markers};
use super::agenda::{Activation, Task};
use super::decision::{Choice, Decision, Question};
use super::event::Cause;
use super::fit::{assign, covers, distinct, needs};
use super::ids::{CardId, Seat};
use super::moves::Place;
use super::state::Frame;

impl Game {
    /// Energy in Active Mode.
    pub(super) fn energy(&self, seat: Seat) -> impl Iterator<Item = CardId> {
        let energy = self.state.cards(seat, Area::Energy).iter().copied();
        energy.filter(|card| self.state.object(*card).mode == Mode::Active)
    }

    /// Whether energy can be rested as icons ask (8-4-2-3, 8-4-2-4).
    pub(super) fn can_pay(&self, seat: Seat, icons: &Icons) -> bool {
        let needed = icons.count();
        if self.energy(seat).take(needed).count() < needed {
            return false;
        }
        let needs = needs(icons);
        if needs.is_empty() {
            return true;
        }
        let colors: Vec<ColorSet> = self.energy(seat).map(|card| self.colors(card)).collect();
        covers(&needs, &colors, &mut vec![false; colors.len()])
    }

    /// Whether the cards picked so far, and others if need be, can pay for all icons.
    fn fits(&self, seat: Seat, icons: &Icons, picked: &[CardId]) -> bool {
        let energy: Vec<CardId> = self.energy(seat).collect();
        let needed = icons.count();
        if energy.len() < needed || picked.len() > needed {
            return false;
        }
        // Of the picked cards at most `any` may be spent on icons of any color.
        let colors: Vec<(ColorSet, bool)> =
            energy.iter().map(|card| (self.colors(*card), picked.contains(card))).collect();
        assign(&needs(icons), &colors, &mut vec![false; colors.len()], usize::from(icons.any))
    }

    /// Rests energy, one choice at a time; cards that are alike are one choice.
    pub(super) fn pay(&mut self, seat: Seat, icons: Icons, mut picked: Vec<CardId>, answer: Option<Choice>) {
        if let Some(Choice::Card(card)) = answer {
            picked.push(card);
        }
        if picked.len() >= icons.count() {
            for card in picked {
                self.switch(card, Mode::Rest);
            }
            return;
        }
        let mut kinds = Vec::new();
        let mut options = Vec::new();
        for card in self.energy(seat) {
            let kind = self.state.object(card).def;
            if picked.contains(&card) || kinds.contains(&kind) {
                continue;
            }
            let mut with = picked.clone();
            with.push(card);
            if self.fits(seat, &icons, &with) {
                kinds.push(kind);
                options.push(Choice::Card(card));
            }
        }
        self.ask(Decision { seat, question: Question::Pay, source: None, options }, Task::Pay(seat, icons, picked));
    }

    /// Whether all parts of a price can be paid (8-4-2-2). Parts that take cards from the same place are counted
    /// together.
    pub(super) fn payable(&self, activation: &Activation, frame: &Frame) -> bool {
        let card = activation.source.card;
        let seat = activation.master;
        let mut icons = self.energy_price(activation).unwrap_or_default();
        // 8-4-2-5-1-3
        if let Some(Markers::By(by)) = markers(&activation.skill)
            && i32::from(self.state.object(card).markers) + i32::from(by) < 0
        {
            return false;
        }
        let mut mill = 0;
        let mut parts: Vec<(usize, Vec<CardId>)> = Vec::new();
        for price in &activation.does.cost {
            let ok = match price {
                Price::Energy(more) => {
                    icons.add(more);
                    true
                }
                Price::Cards { count, from, fate, power_of, .. } => {
                    let cards = self.price_candidates(from, *fate, frame, card);
                    // 10-13-3-1: one of each, with equal power.
                    let pair = |a: &CardId| cards.iter().any(|b| a != b && self.power(*a) == self.power(*b));
                    let pairs = power_of.is_none()
                        || parts.last().is_some_and(|(_, first): &(usize, Vec<CardId>)| first.iter().any(pair));
                    parts.push((usize::from(*count), cards));
                    pairs
                }
                Price::Colors { colors, original, from, fate } => {
                    let cards = self.price_candidates(from, *fate, frame, card);
                    let all = cards.iter().map(|card| self.price_colors(*card, *original));
                    let all = all.fold(ColorSet::default(), ColorSet::union);
                    colors.iter().all(|color| all.contains(color))
                }
                Price::SumOfCosts { from, fate } => {
                    let cards = self.price_candidates(from, *fate, frame, card);
                    self.adds_up(&cards, self.printed_cost(card))
                }
                // A card that is no longer what it was has nothing to pay with.
                Price::This(fate) => self.state.find(activation.source).is_some_and(|source| match fate {
                    Fate::Rest => source.area.has_modes() && source.mode == Mode::Active,
                    Fate::Active => source.area.has_modes() && source.mode == Mode::Rest,
                    _ => true,
                }),
                Price::Mill(n) => {
                    mill += usize::from(*n);
                    self.state.cards(seat, Area::Deck).len() >= mill
                }
                Price::AllOf(..) | Price::Draw(_) | Price::Shown(..) => true,
                Price::Condition(condition) => self.holds(condition, frame),
            };
            if !ok {
                return false;
            }
        }
        distinct(&parts) && self.can_pay(seat, &icons)
    }

    /// The colors that a card given as a price brings.
    fn price_colors(&self, card: CardId, original: bool) -> ColorSet {
        if original { self.roster.colors(self.state.object(card).def) } else { self.colors(card) }
    }

    /// The energy cost printed on a card.
    fn printed_cost(&self, card: CardId) -> usize {
        self.roster.def(self.state.object(card).def).card.energy.map_or(0, |cost| usize::from(cost.value()))
    }

    /// Whether some of the cards have energy costs that add up to a total (10-41-1).
    fn adds_up(&self, cards: &[CardId], total: usize) -> bool {
        let mut reached = vec![false; total + 1];
        reached[0] = true;
        for cost in cards.iter().filter_map(|card| self.cost_value(*card)).map(usize::from) {
            for sum in (cost..=total).rev() {
                reached[sum] |= reached[sum - cost];
            }
        }
        reached[total]
    }

    fn price_candidates(&self, from: &Selector, fate: Fate, frame: &Frame, source: CardId) -> Vec<CardId> {
        let mut cards = self.select(from, frame);
        // A card in hand that is being activated is not there to pay with.
        cards.retain(|card| *card != source || self.state.object(source).area != Area::Hand);
        cards.retain(|card| match fate {
            Fate::Rest => self.state.object(*card).mode == Mode::Active,
            Fate::Active => self.state.object(*card).mode == Mode::Rest,
            Fate::Ko => !self.forbidden(*card, &crate::ability::Action::SkillKo),
            _ => true,
        });
        // What a skill of theirs may not choose or remove does not pay for it either (10-12-1, 10-16-1).
        cards.retain(|card| {
            let theirs = self.state.object(*card).seat != frame.master;
            let stays = self.safe_from(*card, frame.master) || self.stays(*card, frame.master);
            !theirs || self.choosable(*card, frame, false) && (matches!(fate, Fate::Rest | Fate::Active) || !stays)
        });
        cards
    }

    /// Whether the parts of a price from one on can be paid with cards other than those that are taken; `left` of the
    /// first of these parts.
    fn rest_is_payable(
        &self,
        activation: &Activation,
        frame: &Frame,
        at: usize,
        left: usize,
        taken: &[CardId],
    ) -> bool {
        let parts = (at..).zip(&activation.does.cost[at - 1..]).filter_map(|(part, price)| match price {
            Price::Cards { count, from, fate, .. } => {
                let mut cards = self.price_candidates(from, *fate, frame, activation.source.card);
                cards.retain(|card| !taken.contains(card));
                Some((if part == at { left } else { usize::from(*count) }, cards))
            }
            _ => None,
        });
        distinct(&parts.collect::<Vec<_>>())
    }

    /// Pays a price from one part on; energy first, then the rest in printed order (8-4-2-1).
    pub(super) fn price(&mut self, activation: Box<Activation>, frame: Box<Frame>, at: usize) {
        if at == 0 {
            let due = self.energy_price(&activation);
            // 10-30-3: [Burst] comes first among the skill costs; an Extra Card's own cost comes before them (8-5-2-2-1).
            let burst = match activation.does.cost.first() {
                Some(Price::Mill(n)) if due.is_none() => Some(*n),
                _ => None,
            };
            if let Some(n) = burst {
                self.mill(activation.master, n);
            }
            let mut icons = due.unwrap_or_default();
            for price in &activation.does.cost {
                if let Price::Energy(more) = price {
                    icons.add(more);
                }
            }
            let next = if burst.is_some() { 2 } else { 1 };
            if icons.count() > 0 {
                let seat = activation.master;
                self.then([Task::Pay(seat, icons, Vec::new()), Task::Price(activation, frame, next)]);
                return;
            }
            self.price(activation, frame, next);
            return;
        }
        let Some(price) = activation.does.cost.get(at - 1).cloned() else {
            self.finish_price(activation, frame);
            return;
        };
        let card = activation.source.card;
        let seat = activation.master;
        match price {
            Price::Condition(_) => {}
            price if is_energy(&price) => {}
            Price::Cards { .. } | Price::Colors { .. } | Price::SumOfCosts { .. } => {
                self.push(Task::PriceCards(activation, frame, at, Vec::new()));
                return;
            }
            Price::Shown(name, fate) => {
                let shown: Vec<CardId> = frame.named(&name).iter().map(|object| object.card).collect();
                for shown in shown {
                    self.meet(shown, fate, card);
                }
            }
            Price::This(fate) => {
                self.meet(card, fate, card);
            }
            Price::Mill(n) => self.mill(seat, n),
            Price::AllOf(from, to) => {
                for moved in self.state.cards(seat, from).to_vec() {
                    let place = self.place(moved, to);
                    self.move_card(moved, place, Cause::Cost);
                }
            }
            Price::Draw(n) => {
                self.then([Task::Draw(seat, u16::from(n)), Task::Price(activation, frame, at + 1)]);
                return;
            }
            Price::Energy(_) => {}
        }
        self.push(Task::Price(activation, frame, at + 1));
    }

    /// The top cards of a deck go to the Drop Area as a price.
    fn mill(&mut self, seat: Seat, n: u8) {
        for _ in 0..n {
            if let Some(top) = self.state.cards(seat, Area::Deck).first().copied() {
                let place = self.place(top, Area::Drop);
                self.move_card(top, place, Cause::Cost);
            }
        }
    }

    fn finish_price(&mut self, activation: Box<Activation>, frame: Box<Frame>) {
        match markers(&activation.skill) {
            Some(Markers::By(by)) => self.markers_paid(activation, frame, i32::from(by)),
            Some(Markers::MinusX) => self.push(Task::MarkersX(activation, frame)),
            None => self.paid(activation, frame),
        }
    }

    /// 2-12-3, 8-4-2-5-1-3: the player says how many markers X is.
    pub(super) fn markers_x(&mut self, activation: Box<Activation>, mut frame: Box<Frame>, answer: Option<Choice>) {
        if let Some(Choice::Number(x)) = answer {
            frame.x = i32::from(x);
            self.markers_paid(activation, frame, -i32::from(x));
            return;
        }
        let card = activation.source.card;
        let options = (0..=u16::from(self.state.object(card).markers)).map(Choice::Number).collect();
        let decision = Decision { seat: activation.master, question: Question::X, source: Some(card), options };
        self.ask(decision, Task::MarkersX(activation, frame));
    }

    fn markers_paid(&mut self, activation: Box<Activation>, frame: Box<Frame>, by: i32) {
        self.change_markers(activation.source.card, by);
        self.paid(activation, frame);
    }

    /// 8-5-2-3: the whole price has been paid.
    fn paid(&mut self, activation: Box<Activation>, mut frame: Box<Frame>) {
        let card = activation.source.card;
        // The card may have become another object while it paid for itself.
        if self.state.find(frame.source).is_none() {
            frame.source = self.state.now(card);
        }
        self.push(Task::Activated(activation, frame));
    }

    /// What can be given next for one part of a price that takes cards.
    fn price_part(&self, activation: &Activation, frame: &Frame, at: usize, picked: &[CardId]) -> Option<Part> {
        let source = activation.source.card;
        let candidates = |from: &Selector, fate: Fate| {
            let mut cards = self.price_candidates(from, fate, frame, source);
            cards.retain(|card| !picked.contains(card));
            cards
        };
        let part = match activation.does.cost.get(at - 1)? {
            Price::Cards { count, from, fate, name, power_of } => {
                let mut cards = candidates(from, *fate);
                if let Some(other) = power_of.as_ref().and_then(|other| frame.named(other).first().copied()) {
                    cards.retain(|card| self.power(*card) == self.power(other.card));
                } else if let Some(Price::Cards { from: next, power_of: Some(_), fate, .. }) =
                    activation.does.cost.get(at)
                {
                    // 10-13-3-1: only cards that have a partner of equal power.
                    let partners = self.price_candidates(next, *fate, frame, source);
                    cards.retain(|a| partners.iter().any(|b| a != b && self.power(*a) == self.power(*b)));
                }
                // A card is chosen for one part only, and leaves enough for those that come.
                let mut taken = shown(&activation.does.cost[..at - 1], frame);
                cards.retain(|card| !taken.contains(card));
                taken.extend(picked);
                let left = usize::from(*count).saturating_sub(picked.len() + 1);
                cards.retain(|card| {
                    let taken: Vec<CardId> = taken.iter().copied().chain([*card]).collect();
                    self.rest_is_payable(activation, frame, at, left, &taken)
                });
                let done = picked.len() >= usize::from(*count);
                Part { fate: *fate, name: name.clone(), candidates: cards, done, may_stop: false }
            }
            Price::Colors { colors, original, from, fate } => {
                let brings = |card: &CardId| self.price_colors(*card, *original);
                let have = picked.iter().map(brings).fold(ColorSet::default(), ColorSet::union);
                let missing: Vec<_> = colors.iter().filter(|color| !have.contains(*color)).collect();
                let mut cards = candidates(from, *fate);
                cards.retain(|card| missing.iter().any(|color| brings(card).contains(*color)));
                Part { fate: *fate, name: None, candidates: cards, done: missing.is_empty(), may_stop: false }
            }
            Price::SumOfCosts { from, fate } => {
                let cost = |card: &CardId| self.cost_value(*card).map(usize::from);
                let paid: usize = picked.iter().filter_map(cost).sum();
                let missing = self.printed_cost(source).saturating_sub(paid);
                let mut cards = candidates(from, *fate);
                let all = cards.clone();
                cards.retain(|card| {
                    let others: Vec<CardId> = all.iter().copied().filter(|other| other != card).collect();
                    let left = cost(card).and_then(|cost| missing.checked_sub(cost));
                    left.is_some_and(|left| self.adds_up(&others, left))
                });
                Part { fate: *fate, name: None, candidates: cards, done: false, may_stop: missing == 0 }
            }
            _ => return None,
        };
        Some(part)
    }

    /// Cards for one part of a price, chosen one by one.
    pub(super) fn price_cards(
        &mut self,
        activation: Box<Activation>,
        mut frame: Box<Frame>,
        at: usize,
        mut picked: Vec<CardId>,
        answer: Option<Choice>,
    ) {
        if let Some(Choice::Card(card)) = answer {
            picked.push(card);
        }
        let source = activation.source.card;
        let seat = activation.master;
        let Some(part) = self.price_part(&activation, &frame, at, &picked) else { return };
        let Part { fate, name, candidates, done, may_stop } = part;
        let done = done || (may_stop && (answer == Some(Choice::Done) || candidates.is_empty()));
        if done {
            let mut objects = Vec::new();
            for card in picked {
                self.meet(card, fate, source);
                objects.push(self.state.now(card));
            }
            if let Some(name) = name {
                frame.name(&name, objects);
            }
            self.push(Task::Price(activation, frame, at + 1));
            return;
        }
        if candidates.is_empty() {
            // It was payable when it was declared, and nothing has happened since: this is not reached.
            self.push(Task::Price(activation, frame, at + 1));
            return;
        }
        let mut options: Vec<Choice> = candidates.into_iter().map(Choice::Card).collect();
        if may_stop {
            options.push(Choice::Done);
        }
        let decision = Decision { seat, question: Question::Price, source: Some(source), options };
        self.ask(decision, Task::PriceCards(activation, frame, at, picked));
    }

    /// A card given as a price meets its fate.
    fn meet(&mut self, card: CardId, fate: Fate, source: CardId) {
        match fate {
            Fate::Reveal => {}
            Fate::Rest => {
                self.switch(card, Mode::Rest);
            }
            Fate::Active => {
                self.switch(card, Mode::Active);
            }
            Fate::UnderThis => {
                self.place_under(card, source);
            }
            Fate::To(area) => {
                let place = self.place(card, area);
                self.move_card(card, place, Cause::Cost);
            }
            Fate::DeckBottom => {
                let place = Place { bottom: true, ..self.place(card, Area::Deck) };
                self.move_card(card, place, Cause::Cost);
            }
            Fate::Ko => {
                let place = self.place(card, Area::Drop);
                self.move_card(card, place, Cause::SkillKo);
            }
        }
    }

    /// Whether a card is safe from being removed by a skill of `by`'s (\[Indestructible\], 10-12-1).
    pub(super) fn safe_from(&self, card: CardId, by: Seat) -> bool {
        let object = self.state.object(card);
        object.area == Area::Battle && object.seat != by && self.keywords(card).has(Keyword::Indestructible)
    }
}

/// The next card for a part of a price.
struct Part {
    fate: Fate,
    name: Option<Name>,
    candidates: Vec<CardId>,
    /// Nothing more is to be given.
    done: bool,
    /// Enough has been given, and more may be.
    may_stop: bool,
}

/// Cards that have been shown for parts of a price, and are where they were.
fn shown(parts: &[Price], frame: &Frame) -> Vec<CardId> {
    let names = parts.iter().filter_map(|part| match part {
        Price::Cards { fate: Fate::Reveal, name: Some(name), .. } => Some(name),
        _ => None,
    });
    names.flat_map(|name| frame.named(name)).map(|object| object.card).collect()
}
