//! Prices (8-4): whether one can be paid, and paying it, part by part.

use crate::ability::{Area, Fate, Icons, Keyword, Markers, Mode, Price, Selector};
use crate::card::ColorSet;

use super::Game;
use super::activate::markers;
use super::agenda::{Activation, Task};
use super::decision::{Choice, Decision, Question};
use super::event::Cause;
use super::ids::{CardId, Seat};
use super::moves::Place;
use super::state::Frame;
use super::triggers::By;

impl Game {
    /// Energy in Active Mode.
    pub(super) fn energy(&self, seat: Seat) -> impl Iterator<Item = CardId> {
        let energy = self.state.cards(seat, Area::Energy).iter().copied();
        energy.filter(|card| self.state.object(*card).mode == Mode::Active)
    }

    /// Whether energy can be rested as icons ask (8-4-2-3, 8-4-2-4).
    pub(super) fn can_pay(&self, seat: Seat, icons: &Icons) -> bool {
        let needed = usize::from(icons.any) + icons.of.len();
        if self.energy(seat).take(needed).count() < needed {
            return false;
        }
        if icons.of.is_empty() {
            return true;
        }
        let colors: Vec<ColorSet> = self.energy(seat).map(|card| self.colors(card)).collect();
        covers(&icons.of, &colors, &mut vec![false; colors.len()])
    }

    /// Whether the cards picked so far, and others if need be, can pay for all icons.
    fn fits(&self, seat: Seat, icons: &Icons, picked: &[CardId]) -> bool {
        let energy: Vec<CardId> = self.energy(seat).collect();
        let needed = usize::from(icons.any) + icons.of.len();
        if energy.len() < needed || picked.len() > needed {
            return false;
        }
        // Of the picked cards at most `any` may be spent on icons of any color.
        let colors: Vec<(ColorSet, bool)> =
            energy.iter().map(|card| (self.colors(*card), picked.contains(card))).collect();
        assign(&icons.of, &colors, &mut vec![false; colors.len()], usize::from(icons.any))
    }

    /// Rests energy, one choice at a time; cards that are alike are one choice.
    pub(super) fn pay(&mut self, seat: Seat, icons: Icons, mut picked: Vec<CardId>, answer: Option<Choice>) {
        if let Some(Choice::Card(card)) = answer {
            picked.push(card);
        }
        let needed = usize::from(icons.any) + icons.of.len();
        if picked.len() >= needed {
            for card in picked {
                self.switch(card, Mode::Rest, By::Rules);
            }
            return;
        }
        let mut kinds = Vec::new();
        let mut options = Vec::new();
        for card in self.energy(seat) {
            let kind = (self.state.object(card).def, self.colors(card));
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
        let mut taken: Vec<CardId> = Vec::new();
        if activation.spends_card {
            // The card itself is not there to pay with.
            taken.push(card);
        }
        // 8-4-2-5-1-3
        if let Some(Markers::By(by)) = markers(&activation.skill)
            && i32::from(self.state.object(card).markers) + i32::from(by) < 0
        {
            return false;
        }
        let mut mill = 0;
        let mut first: Option<Vec<CardId>> = None;
        for price in &activation.does.cost {
            let ok = match price {
                Price::Energy(more) => {
                    icons.any += more.any;
                    icons.of.extend(&more.of);
                    true
                }
                Price::Cards { count, from, fate, power_of, .. } => {
                    let mut cards = self.price_candidates(from, *fate, frame, card);
                    cards.retain(|card| !taken.contains(card));
                    if let (Some(_), Some(first)) = (power_of, &first) {
                        // 10-13-3-1: one of each, with equal power.
                        let pair = |a: &CardId| cards.iter().any(|b| a != b && self.power(*a) == self.power(*b));
                        if !first.iter().any(pair) {
                            return false;
                        }
                    } else {
                        taken.extend(cards.iter().take(usize::from(*count)));
                    }
                    let enough = cards.len() >= usize::from(*count);
                    first.get_or_insert(cards);
                    enough
                }
                Price::Colors { colors, from, fate } => {
                    let cards = self.price_candidates(from, *fate, frame, card);
                    let all = cards.iter().fold(ColorSet::default(), |all, card| all.union(self.colors(*card)));
                    colors.iter().all(|color| all.contains(color))
                }
                // 8-6-7: what is not there any more cannot pay with itself.
                Price::This(_) if self.state.find(frame.source).is_none() => false,
                Price::This(fate) => match fate {
                    Fate::Rest => self.state.object(card).mode == Mode::Active,
                    Fate::Active => self.state.object(card).mode == Mode::Rest,
                    _ => true,
                },
                Price::Mill(n) => {
                    mill += usize::from(*n);
                    self.state.cards(seat, Area::Deck).len() >= mill
                }
                Price::AllOf(..) | Price::Draw(_) => true,
                Price::Condition(condition) => self.holds(condition, frame),
            };
            if !ok {
                return false;
            }
        }
        self.can_pay(seat, &icons)
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
        cards
    }

    /// Pays a price from one part on; energy first, then the rest in printed order (8-4-2-1).
    pub(super) fn price(&mut self, activation: Box<Activation>, frame: Box<Frame>, at: usize) {
        if at == 0 {
            // 8-5-2-1: who activates a skill of a card in hand shows the card.
            if self.state.object(activation.source.card).area == Area::Hand {
                self.reveal(activation.source.card);
            }
            let mut icons = self.energy_price(&activation).unwrap_or_default();
            for price in &activation.does.cost {
                if let Price::Energy(more) = price {
                    icons.any += more.any;
                    icons.of.extend(&more.of);
                }
            }
            if icons.any > 0 || !icons.of.is_empty() {
                let seat = activation.master;
                self.then([Task::Pay(seat, icons, Vec::new()), Task::Price(activation, frame, 1)]);
                return;
            }
            self.price(activation, frame, 1);
            return;
        }
        let Some(price) = activation.does.cost.get(at - 1).cloned() else {
            self.finish_price(activation, frame);
            return;
        };
        let card = activation.source.card;
        let seat = activation.master;
        if matches!(price, Price::Cards { .. } | Price::Colors { .. }) {
            self.push(Task::PriceCards(activation, frame, at, Vec::new()));
            return;
        }
        self.push(Task::Price(activation, frame, at + 1));
        match price {
            // Energy has been paid before.
            Price::Energy(_) | Price::Condition(_) | Price::Cards { .. } | Price::Colors { .. } => {}
            Price::This(fate) => self.meet(card, fate, card),
            Price::Mill(n) => {
                for top in self.state.cards(seat, Area::Deck).iter().take(usize::from(n)).copied().collect::<Vec<_>>() {
                    let place = self.place(top, Area::Drop);
                    self.propose_move(top, place, Cause::Cost);
                }
            }
            Price::AllOf(from, to) => {
                for moved in self.state.cards(seat, from).to_vec() {
                    let place = self.place(moved, to);
                    self.propose_move(moved, place, Cause::Cost);
                }
            }
            Price::Draw(n) => self.push(Task::Draw(seat, u16::from(n))),
        }
    }

    fn finish_price(&mut self, activation: Box<Activation>, frame: Box<Frame>) {
        match markers(&activation.skill) {
            Some(Markers::By(by)) => self.paid(activation, frame, i32::from(by)),
            Some(Markers::MinusX) => self.push(Task::MarkersX(activation, frame)),
            None => self.paid(activation, frame, 0),
        }
    }

    /// 2-12-3: the X of a marker cost is the player's choice, as far as there are markers (8-4-2-5-1-3).
    pub(super) fn markers_x(&mut self, activation: Box<Activation>, mut frame: Box<Frame>, answer: Option<Choice>) {
        let card = activation.source.card;
        let Some(Choice::Number(x)) = answer else {
            let options = (0..=u16::from(self.state.object(card).markers)).map(Choice::Number).collect();
            let decision = Decision { seat: activation.master, question: Question::X, source: Some(card), options };
            self.ask(decision, Task::MarkersX(activation, frame));
            return;
        };
        frame.x = Some(i32::from(x));
        self.paid(activation, frame, -i32::from(x));
    }

    /// All is paid but the markers, which come and go as the skill is activated (8-4-2-5-1-1 … 8-4-2-5-1-3).
    fn paid(&mut self, activation: Box<Activation>, frame: Box<Frame>, markers: i32) {
        if activation.replaces {
            self.resolve(&activation, *frame);
            return;
        }
        let card = activation.source.card;
        // The frame follows the card if that goes with its last marker.
        self.push(Task::Activated(activation, frame));
        self.change_markers(card, markers, By::Rules);
    }

    /// Cards for one part of a price, chosen one by one.
    pub(super) fn price_cards(
        &mut self,
        activation: Box<Activation>,
        frame: Box<Frame>,
        at: usize,
        mut picked: Vec<CardId>,
        answer: Option<Choice>,
    ) {
        if let Some(Choice::Card(card)) = answer {
            picked.push(card);
        }
        let source = activation.source.card;
        let seat = activation.master;
        let Some(price) = activation.does.cost.get(at - 1).cloned() else { return };
        let (fate, mut candidates, done) = match &price {
            Price::Cards { count, from, fate, power_of, .. } => {
                let mut cards = self.price_candidates(from, *fate, &frame, source);
                if let Some(other) = power_of.as_ref().and_then(|other| frame.named(other).first().copied()) {
                    cards.retain(|card| self.power(*card) == self.power(other.card));
                } else if let Some(Price::Cards { from: next, power_of: Some(_), fate, .. }) =
                    activation.does.cost.get(at)
                {
                    // 10-13-3-1: only cards that have a partner of equal power.
                    let partners = self.price_candidates(next, *fate, &frame, source);
                    cards.retain(|a| partners.iter().any(|b| a != b && self.power(*a) == self.power(*b)));
                }
                (*fate, cards, picked.len() >= usize::from(*count))
            }
            Price::Colors { colors, from, fate } => {
                let have = picked.iter().fold(ColorSet::default(), |all, card| all.union(self.colors(*card)));
                let missing: Vec<_> = colors.iter().filter(|color| !have.contains(*color)).collect();
                let mut cards = self.price_candidates(from, *fate, &frame, source);
                cards.retain(|card| missing.iter().any(|color| self.colors(*card).contains(*color)));
                (*fate, cards, missing.is_empty())
            }
            _ => return,
        };
        if done {
            self.push(Task::PricePaid(activation, frame, at, picked.clone()));
            if fate.area() == Some(Area::Deck) {
                self.order_after(&picked);
            }
            for card in picked {
                if is_described(&price) {
                    self.reveal_between_secrets(card, fate.area());
                }
                self.meet(card, fate, source);
            }
            return;
        }
        candidates.retain(|card| !picked.contains(card));
        if candidates.is_empty() {
            // It was payable when it was declared, and nothing has happened since: this is not reached.
            self.push(Task::Price(activation, frame, at + 1));
            return;
        }
        let options = candidates.into_iter().map(Choice::Card).collect();
        let decision = Decision { seat, question: Question::Price, source: Some(source), options };
        self.ask(decision, Task::PriceCards(activation, frame, at, picked));
    }

    /// The cards of a part of a price get their name, as what they are now.
    pub(super) fn price_paid(
        &mut self,
        activation: Box<Activation>,
        mut frame: Box<Frame>,
        at: usize,
        paid: Vec<CardId>,
    ) {
        if let Some(price @ Price::Cards { name: Some(name), .. }) = activation.does.cost.get(at - 1) {
            let paid: Vec<_> = paid.into_iter().map(|card| self.state.now(card)).collect();
            if is_described(price) {
                frame.described.extend(&paid);
            }
            frame.name(name, paid);
        }
        self.push(Task::Price(activation, frame, at + 1));
    }

    /// A card given as a price meets its fate.
    fn meet(&mut self, card: CardId, fate: Fate, source: CardId) {
        match fate {
            Fate::Reveal => {
                if !self.state.object(card).area.is_open() {
                    self.reveal(card);
                }
            }
            Fate::Rest => {
                self.switch(card, Mode::Rest, By::Rules);
            }
            Fate::Active => {
                self.switch(card, Mode::Active, By::Rules);
            }
            Fate::UnderThis => self.place_under(card, source),
            Fate::To(area) => {
                let place = self.place(card, area);
                self.propose_move(card, place, Cause::Cost);
            }
            Fate::DeckBottom => {
                let place = Place { bottom: true, ..self.place(card, Area::Deck) };
                self.propose_move(card, place, Cause::Cost);
            }
            Fate::Ko => {
                let place = self.place(card, Area::Drop);
                self.propose_move(card, place, Cause::SkillKo);
            }
        }
    }

    /// Whether a card is safe from being removed by a skill of `by`'s (\[Indestructible\], 10-12-1).
    pub(super) fn safe_from(&self, card: CardId, by: Seat) -> bool {
        let object = self.state.object(card);
        object.area == Area::Battle && object.seat != by && self.keywords(card).has(Keyword::Indestructible)
    }
}

/// Whether a price says which cards pay it.
fn is_described(price: &Price) -> bool {
    match price {
        Price::Cards { from, .. } => !from.filter.is_any(),
        _ => true,
    }
}

/// Whether every icon finds an energy of its own.
fn covers(icons: &[ColorSet], energy: &[ColorSet], used: &mut Vec<bool>) -> bool {
    let Some((icon, rest)) = icons.split_first() else { return true };
    for at in 0..energy.len() {
        if !used[at] && energy[at].intersects(*icon) {
            used[at] = true;
            if covers(rest, energy, used) {
                return true;
            }
            used[at] = false;
        }
    }
    false
}

/// Whether every icon finds an energy of its own so that at most `any` of the cards that must be used are left over.
fn assign(icons: &[ColorSet], energy: &[(ColorSet, bool)], used: &mut Vec<bool>, any: usize) -> bool {
    let Some((icon, rest)) = icons.split_first() else {
        let left = energy.iter().zip(&*used).filter(|((_, must), used)| *must && !**used).count();
        return left <= any;
    };
    // Cards that must be used come first: the search then finds an answer at once where there is one.
    for pass in [true, false] {
        for at in 0..energy.len() {
            if energy[at].1 == pass && !used[at] && energy[at].0.intersects(*icon) {
                used[at] = true;
                if assign(rest, energy, used, any) {
                    return true;
                }
                used[at] = false;
            }
        }
    }
    false
}
