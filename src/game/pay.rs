//! Prices (8-4): whether one can be paid, and paying it, part by part.

use std::sync::Arc;

use crate::ability::{Action, Area, Bounds, Family, Fate, Icons, Keyword, Markers, Mode, Price, Selector};
use crate::card::ColorSet;

use super::Game;
use super::activate::markers;
use super::agenda::{Activation, Task};
use super::decision::{Choice, Decision, Question};
use super::event::Cause;
use super::ids::{CardId, Seat};
use super::proposed::{By, Place, Proposed};
use super::purse::{energy_run, part_candidates};
use super::roster::Keywords;
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
        if needed == usize::from(icons.any) {
            return true;
        }
        let colors: Vec<ColorSet> = self.energy(seat).map(|card| self.colors(card)).collect();
        covers(icons, 0, &colors, &mut vec![false; colors.len()])
    }

    /// Rests energy, one choice at a time; cards that are alike are one choice.
    pub(super) fn pay(&mut self, seat: Seat, icons: Icons, mut picked: Vec<CardId>, answer: Option<Choice>) {
        if let Some(Choice::Card(card)) = answer {
            picked.push(card);
        }
        if picked.len() >= icons.count() {
            for card in picked {
                self.switch(card, Mode::Rest, By::Rules);
            }
            return;
        }
        // 8-4-2-2: what is still to be paid of the same price has to be left enough.
        let paying = match self.state.agenda.last() {
            Some(Task::Price(activation, frame, next)) => Some((activation, frame, next.saturating_sub(1))),
            _ => None,
        };
        let later = paying.map(|(activation, frame, next)| self.slots(activation, frame, next)).unwrap_or_default();
        // Where nothing asks for a color or comes later, any energy will do.
        let plain = later.is_empty() && icons.count() == usize::from(icons.any);
        let mut slots = if plain { Vec::new() } else { self.energy_slots(seat, &icons, 0) };
        slots.extend(later);
        let mut kinds = Vec::new();
        let mut options = Vec::new();
        let mut with = picked.clone();
        for card in self.energy(seat) {
            let kind = (self.state.object(card).def, self.colors(card));
            if picked.contains(&card) || kinds.contains(&kind) {
                continue;
            }
            with.push(card);
            if plain || self.fills(&mut slots, &with) {
                kinds.push(kind);
                options.push(Choice::Card(card));
            }
            with.pop();
        }
        self.ask(Decision { seat, question: Question::Pay, source: None, options }, Task::Pay(seat, icons, picked));
    }

    /// Whether all parts of a price can be paid (8-4-2-2).
    pub(super) fn payable(&self, activation: &Activation, frame: &Frame) -> bool {
        let card = activation.source.card;
        let seat = activation.master;
        // 8-4-2-5-1-3
        if let Some(Markers::By(by)) = markers(&activation.skill)
            && i32::from(self.state.object(card).markers) + i32::from(by) < 0
        {
            return false;
        }
        let mut icons = self.energy_price(activation).unwrap_or_default();
        let energy = |price: &Price| if let Price::Energy(icons) = price { icons.count() } else { 0 };
        let rested = icons.count() + activation.does.cost.iter().map(energy).sum::<usize>();
        // Whatever else is asked for, there has to be so much energy.
        if self.energy(seat).take(rested).count() < rested {
            return false;
        }
        let mut mill = 0;
        // Cards and energy are looked for below, for all parts together.
        for price in &activation.does.cost {
            let ok = match price {
                Price::SumOfCosts { total, from, fate } => {
                    let cards = self.price_candidates(from, *fate, frame, card);
                    self.adds_up(&cards, total.map_or_else(|| self.printed_cost(card), usize::from))
                }
                Price::Between { from, fate, power, .. } => {
                    let cards = self.price_candidates(from, *fate, frame, card);
                    power.is_none_or(|power| self.most_power(&cards) >= least_power(power))
                }
                // 8-6-7: what is not there any more cannot pay with itself.
                Price::This(_) if self.state.find(frame.source).is_none() => false,
                // 1-3-3
                Price::This(Fate::Ko) => !self.survives(card, seat),
                Price::This(Fate::Rest) => self.is_in(card, Mode::Active),
                Price::This(Fate::Active) => self.is_in(card, Mode::Rest),
                Price::This(Fate::Unmark(n)) => self.state.object(card).markers >= *n,
                Price::MarkersX(from) => !self.select(from, frame).is_empty(),
                Price::Mill(n) => {
                    mill += usize::from(*n);
                    self.state.cards(seat, Area::Deck).len() >= mill
                }
                Price::Condition(condition) => self.holds(condition, frame),
                // 10-15-1: how many cards [Over Realm] takes is its own condition, and there may be none.
                Price::AllOf(from, _) => *from == Area::Drop || !self.given_whole(seat, *from, card).is_empty(),
                Price::This(_) | Price::Draw(_) | Price::Act(_) | Price::Shown(..) | Price::Under(..) => true,
                Price::Energy(_) | Price::Cards { .. } | Price::Colors { .. } => continue,
            };
            if !ok {
                return false;
            }
        }
        let asks_cards =
            |price: &Price| matches!(price, Price::Cards { .. } | Price::Colors { .. } | Price::Between { .. });
        if activation.does.cost.iter().any(asks_cards) {
            let mut slots = self.energy_slots(seat, &icons, 0);
            slots.extend(self.slots(activation, frame, 0));
            return self.fills(&mut slots, &[]);
        }
        for price in &activation.does.cost {
            if let Price::Energy(more) = price {
                icons.add(more);
            }
        }
        self.can_pay(seat, &icons)
    }

    /// All cards of an area, to be given; not the card in hand that is being activated.
    fn given_whole(&self, seat: Seat, area: Area, source: CardId) -> Vec<CardId> {
        let cards = self.state.cards(seat, area).iter().copied();
        cards.filter(|card| *card != source || area != Area::Hand).collect()
    }

    /// Whether a card is in a mode: where there are none it is in neither.
    fn is_in(&self, card: CardId, mode: Mode) -> bool {
        let object = self.state.object(card);
        object.area.has_modes() && object.mode == mode
    }

    /// The colors that a card given as a price brings.
    pub(super) fn price_colors(&self, card: CardId, original: bool) -> ColorSet {
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

    /// The most power that some of the cards have together.
    fn most_power(&self, cards: &[CardId]) -> i32 {
        cards.iter().map(|card| self.power(*card).max(0)).sum()
    }

    /// The cards that can be given next for a part that leaves the number free, and whether those picked are enough.
    fn next_of_free(
        &self,
        activation: &Activation,
        frame: &Frame,
        at: usize,
        picked: &[CardId],
    ) -> Option<(Vec<CardId>, bool)> {
        let Some(Price::Between { count, from, fate, power, .. }) = activation.does.cost.get(at - 1) else {
            return None;
        };
        let mut cards = self.price_candidates(from, *fate, frame, activation.source.card);
        cards.retain(|card| !picked.contains(card));
        // What is left has to pay the parts that follow.
        let later = self.slots(activation, frame, at);
        cards.retain(|card| {
            let mut slots = later.clone();
            for slot in &mut slots {
                slot.candidates.retain(|other| other != card && !picked.contains(other));
            }
            self.fills(&mut slots, &[])
        });
        let have: i32 = picked.iter().map(|card| self.power(*card)).sum();
        if let Some(most) = power.and_then(|power| power.max) {
            cards.retain(|card| have + self.power(*card) <= i32::from(most) * 1000);
        }
        if count.max.is_some_and(|most| picked.len() >= usize::from(most)) {
            cards.clear();
        }
        let least = usize::from(count.min.unwrap_or(0));
        Some((cards, picked.len() >= least && power.is_none_or(|power| have >= least_power(power))))
    }

    /// The cards that could be given for a part of a price.
    pub(super) fn price_candidates(&self, from: &Selector, fate: Fate, frame: &Frame, source: CardId) -> Vec<CardId> {
        let mut cards = self.select(from, frame);
        // A card in hand that is being activated is not there to pay with.
        cards.retain(|card| *card != source || self.state.object(source).area != Area::Hand);
        cards.retain(|card| match fate {
            Fate::Rest => self.state.object(*card).mode == Mode::Active,
            Fate::Active => self.state.object(*card).mode == Mode::Rest,
            Fate::Ko => self.can_be_kod(*card) && !self.survives(*card, frame.master),
            // 3-5-3
            Fate::To(_) | Fate::DeckBottom | Fate::UnderThis => {
                let object = self.state.object(*card);
                object.area != Area::Leader || object.host.is_some()
            }
            Fate::Unmark(n) => self.state.object(*card).markers >= n,
            Fate::FaceUp => self.state.object(*card).area == Area::Life && !self.state.object(*card).face_up,
            Fate::FaceDown => self.state.object(*card).face_up,
            Fate::Reveal => true,
        });
        // 1-3-3: what cannot be evolved is no base.
        if from.family == Some(Family::Evolve) {
            cards.retain(|card| {
                !self.forbidden(*card, &Action::BeEvolved) && !self.forbidden(*card, &Action::BeCovered)
            });
        }
        // 1-3-3: what the price of a skill does that skill does.
        let to = if fate == Fate::Ko { None } else { fate.area() };
        cards.retain(|card| fate.area().is_none() || !self.is_kept(*card, source, to));
        // What a skill of theirs may not choose or remove does not pay for it either (10-12-1, 10-16-1).
        cards.retain(|card| {
            let theirs = self.state.object(*card).seat != frame.master;
            let stays = self.safe_from(*card, frame.master) || self.stays(*card, frame.master);
            !theirs || self.choosable(*card, frame, false) && (matches!(fate, Fate::Rest | Fate::Active) || !stays)
        });
        cards
    }

    /// Pays a price from one part on, in printed order (8-4-2-1), the energy cost of the card before it.
    pub(super) fn price(&mut self, activation: Box<Activation>, frame: Box<Frame>, at: usize) {
        let from = at.saturating_sub(1);
        let (mut icons, next) = energy_run(&activation.does.cost, from);
        if at == 0 {
            // 8-5-2-1: who activates a skill of a card in hand shows the card.
            if self.state.object(activation.source.card).area == Area::Hand {
                self.reveal(activation.source.card);
            }
            icons.add(&self.energy_price(&activation).unwrap_or_default());
            let takes_cost = self.takes_energy_cost(&activation);
            self.spend_next(activation.source.card, Some(&activation.skill), takes_cost);
        }
        if icons.count() > 0 {
            let seat = activation.master;
            self.then([Task::Pay(seat, icons, Vec::new()), Task::Price(activation, frame, next + 1)]);
            return;
        }
        let at = next + 1;
        let Some(price) = activation.does.cost.get(next).cloned() else {
            self.finish_price(activation, frame);
            return;
        };
        let card = activation.source.card;
        let seat = activation.master;
        if matches!(
            price,
            Price::Cards { .. } | Price::Colors { .. } | Price::SumOfCosts { .. } | Price::Between { .. }
        ) {
            self.push(Task::PriceCards(activation, frame, at, Vec::new()));
            return;
        }
        if let Price::MarkersX(_) = price {
            self.push(Task::PriceX(activation, frame, at));
            return;
        }
        let by = doing(&activation);
        let shown = match &price {
            Price::Shown(name, _) => frame.named(name).to_vec(),
            _ => Vec::new(),
        };
        let (below, host) = match &price {
            Price::Under(below, host) => (self.cards(below, &frame), self.cards(host, &frame)),
            _ => (Vec::new(), Vec::new()),
        };
        if let Price::Mill(n) = price {
            let tops: Vec<CardId> = self.state.cards(seat, Area::Deck).iter().take(usize::from(n)).copied().collect();
            self.push(Task::PricePaid(activation, frame, at, tops.clone()));
            for top in tops {
                self.meet(top, Fate::To(Area::Drop), card, by);
            }
            return;
        }
        let acting = matches!(price, Price::Act(_)).then(|| Frame::clone(&frame));
        self.push(Task::Price(activation, frame, at + 1));
        match price {
            Price::Energy(_)
            | Price::Condition(_)
            | Price::Cards { .. }
            | Price::Colors { .. }
            | Price::MarkersX(_)
            | Price::Mill(_)
            | Price::SumOfCosts { .. }
            | Price::Between { .. } => {}
            Price::Shown(_, fate) => {
                for shown in shown {
                    self.meet(shown.card, fate, card, by);
                }
            }
            Price::This(fate) => self.meet(card, fate, card, by),
            Price::AllOf(from, to) => {
                let given = self.given_whole(seat, from, card);
                for moved in given {
                    let to = self.place(moved, to);
                    self.propose(Proposed::Move { card: moved, to, cause: Cause::Cost, by });
                }
            }
            Price::Under(..) => {
                for (below, host) in below.into_iter().zip(host.into_iter().cycle()) {
                    self.propose_under(below, host, by);
                }
            }
            Price::Draw(n) => self.push(Task::Draw(seat, u16::from(n), by)),
            Price::Act(block) => acting.into_iter().for_each(|acting| self.resume(acting, Arc::clone(&block))),
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
            self.ask_markers(activation.master, card, Task::MarkersX(activation, frame));
            return;
        };
        frame.x = Some(i32::from(x));
        self.paid(activation, frame, -i32::from(x));
    }

    /// A player names a number of markers, as far as there are any on a card.
    fn ask_markers(&mut self, seat: Seat, card: CardId, then: Task) {
        let options = (0..=u16::from(self.state.object(card).markers)).map(Choice::Number).collect();
        self.ask(Decision { seat, question: Question::X, source: Some(card), options }, then);
    }

    /// So many markers as the player likes are removed for a part of a price; there is one Unison Card (3-11-5).
    pub(super) fn price_x(
        &mut self,
        activation: Box<Activation>,
        mut frame: Box<Frame>,
        at: usize,
        answer: Option<Choice>,
    ) {
        let Some(Price::MarkersX(from)) = activation.does.cost.get(at - 1) else { return };
        let Some(card) = self.select(from, &frame).first().copied() else {
            self.push(Task::Price(activation, frame, at + 1));
            return;
        };
        let Some(Choice::Number(x)) = answer else {
            self.ask_markers(activation.master, card, Task::PriceX(activation, frame, at));
            return;
        };
        frame.x = Some(i32::from(x));
        let by = doing(&activation);
        self.push(Task::Price(activation, frame, at + 1));
        self.propose(Proposed::Unmark { card, markers: i32::from(x), by });
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
        if markers < 0 {
            self.propose(Proposed::Unmark { card, markers: -markers, by: By::Rules });
        } else {
            self.change_markers(card, markers, By::Rules);
        }
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
        let (fate, done) = match activation.does.cost.get(at - 1) {
            Some(Price::Cards { count, fate, .. }) => (*fate, picked.len() >= usize::from(*count)),
            Some(Price::Colors { colors, original, fate, .. }) => {
                let brings = |card: &CardId| self.price_colors(*card, *original);
                let have = picked.iter().map(brings).fold(ColorSet::default(), ColorSet::union);
                (*fate, colors.iter().all(|color| have.contains(color)))
            }
            Some(Price::SumOfCosts { fate, .. } | Price::Between { fate, .. }) => {
                let more = self.next_of_price(&activation, &frame, at, &picked).0;
                (*fate, answer == Some(Choice::Done) || more.is_empty())
            }
            _ => return,
        };
        if done {
            let described = activation.does.cost.get(at - 1).is_some_and(is_described);
            let by = doing(&activation);
            self.push(Task::PricePaid(activation, frame, at, picked.clone()));
            if fate.area() == Some(Area::Deck) {
                self.order_after(&picked);
            }
            for card in picked {
                if described {
                    self.reveal_between_secrets(card, fate.area());
                }
                self.meet(card, fate, source, by);
            }
            return;
        }
        let (candidates, may_stop) = self.next_of_price(&activation, &frame, at, &picked);
        if candidates.is_empty() {
            // What was payable when it was declared has gone while it was paid for; there is nothing to give.
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

    /// The cards that can be given next for a part of a price, and whether those picked are enough.
    fn next_of_price(
        &self,
        activation: &Activation,
        frame: &Frame,
        at: usize,
        picked: &[CardId],
    ) -> (Vec<CardId>, bool) {
        let source = activation.source.card;
        if let Some(Price::SumOfCosts { total, from, fate }) = activation.does.cost.get(at - 1) {
            let cards = self.price_candidates(from, *fate, frame, source);
            return self.summands(cards, picked, total.map_or_else(|| self.printed_cost(source), usize::from));
        }
        if let Some(next) = self.next_of_free(activation, frame, at, picked) {
            return next;
        }
        let mut slots = self.slots(activation, frame, at - 1);
        let mut picked = picked.to_vec();
        let mut candidates = part_candidates(&slots);
        candidates.retain(|card| {
            picked.push(*card);
            let fills = self.fills(&mut slots, &picked);
            picked.pop();
            fills
        });
        (candidates, false)
    }

    /// The cards that can be given next towards a sum of energy costs, and whether it has been reached (10-41-1).
    fn summands(&self, mut cards: Vec<CardId>, picked: &[CardId], total: usize) -> (Vec<CardId>, bool) {
        let cost = |card: &CardId| self.cost_value(*card).map(usize::from);
        let missing = total.saturating_sub(picked.iter().filter_map(cost).sum());
        cards.retain(|card| !picked.contains(card));
        let all = cards.clone();
        cards.retain(|card| {
            let others: Vec<CardId> = all.iter().copied().filter(|other| other != card).collect();
            cost(card).and_then(|cost| missing.checked_sub(cost)).is_some_and(|left| self.adds_up(&others, left))
        });
        (cards, missing == 0)
    }

    /// The cards of a part of a price get their name, as what they are now.
    pub(super) fn price_paid(
        &mut self,
        activation: Box<Activation>,
        mut frame: Box<Frame>,
        at: usize,
        paid: Vec<CardId>,
    ) {
        let price = activation.does.cost.get(at - 1);
        if let Some(Price::Mill(_)) = price {
            frame.name(&Price::MILLED.into(), paid.into_iter().map(|card| self.state.now(card)).collect());
        } else if let Some(
            price @ (Price::Cards { name: Some(name), .. }
            | Price::Colors { name: Some(name), .. }
            | Price::Between { name: Some(name), .. }),
        ) = price
        {
            let paid: Vec<_> = paid.into_iter().map(|card| self.state.now(card)).collect();
            if is_described(price) {
                frame.described.extend(&paid);
            }
            frame.name(name, paid);
        }
        self.push(Task::Price(activation, frame, at + 1));
    }

    /// A card given as a price meets its fate.
    fn meet(&mut self, card: CardId, fate: Fate, source: CardId, by: By) {
        match fate {
            Fate::Reveal => {
                if !self.lies_open(card) {
                    self.reveal(card);
                }
            }
            Fate::Rest => {
                self.switch(card, Mode::Rest, by);
            }
            Fate::Active => {
                self.switch(card, Mode::Active, by);
            }
            Fate::UnderThis => {
                self.propose_under(card, source, by);
            }
            Fate::Unmark(n) => {
                self.propose(Proposed::Unmark { card, markers: i32::from(n), by });
            }
            Fate::FaceUp | Fate::FaceDown => {
                self.turn_life(card, fate == Fate::FaceUp);
            }
            Fate::To(area) => {
                let place = self.place(card, area);
                self.propose(Proposed::Move { card, to: place, cause: Cause::Cost, by });
            }
            Fate::DeckBottom => {
                let place = Place { bottom: true, ..self.place(card, Area::Deck) };
                self.propose(Proposed::Move { card, to: place, cause: Cause::Cost, by });
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

/// The least power that a price asks for.
fn least_power(power: Bounds) -> i32 {
    power.min.map_or(i32::MIN, |least| i32::from(least) * 1000)
}

/// Whether a price says which cards pay it.
fn is_described(price: &Price) -> bool {
    match price {
        Price::Cards { from, .. } | Price::Between { from, .. } => !from.filter.is_any(),
        _ => true,
    }
}

/// Whether every icon from one on finds an energy of its own, those of any color apart.
fn covers(icons: &Icons, at: usize, energy: &[ColorSet], used: &mut Vec<bool>) -> bool {
    let just = icons.just.get(at);
    let Some(icon) = just.or_else(|| icons.of.get(at - icons.just.len())) else { return true };
    for other in 0..energy.len() {
        let fits = if just.is_some() { energy[other] == *icon } else { energy[other].intersects(*icon) };
        if !used[other] && fits {
            used[other] = true;
            if covers(icons, at + 1, energy, used) {
                return true;
            }
            used[other] = false;
        }
    }
    false
}

/// Paying the price of a skill is that skill's doing (4.00, 1-6-1: its cost is a part of it).
fn doing(activation: &Activation) -> By {
    By::Skill(activation.master, activation.source.card, Keywords::of(&activation.skill))
}
