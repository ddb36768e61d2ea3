//! Paying a price, part by part (8-4).

use crate::ability::{Area, Fate, Icons, Markers, Mode, Price};
use crate::card::ColorSet;
use crate::engine::dbscg::acts::Game;
use crate::engine::dbscg::edition::Point;
use crate::engine::dbscg::facts::price::energy::Energy;
use crate::engine::dbscg::facts::price::payable::{asks_cards, is_described};
use crate::engine::dbscg::facts::price::purse::{Slots, energy_run, marker};
use crate::engine::dbscg::happening::By;
use crate::engine::dbscg::ids::{CardId, Seat, SkillId};
use crate::engine::dbscg::roster::line::markers;
use crate::engine::dbscg::state::decision::{Choice, Decision, Question};
use crate::engine::dbscg::state::event::{Cause, Event};
use crate::engine::dbscg::state::frame::Frame;
use crate::engine::dbscg::state::proposed::{Place, Proposed};
use crate::engine::dbscg::state::task::{Activation, Due, Paying, Task};

/// More energy markers than this are of no use to anybody: nothing costs so much.
const MOST_MARKERS: u8 = 100;

impl Game {
    /// Paying the price of a skill is that skill's doing (4.00, 1-6-1: its cost is a part of it).
    fn doing(&self, activation: &Activation) -> By {
        By::Skill(activation.master, activation.source.card, self.roster.interned().head(activation.skill.id).keywords)
    }

    /// 4.00, 5-14: energy markers are placed.
    pub(crate) fn place_energy_markers(&mut self, seat: Seat, n: u8) {
        let placed = n.min(MOST_MARKERS.saturating_sub(self.state.energy_markers[seat]));
        if placed > 0 {
            self.state.energy_markers[seat] += placed;
            self.note(Event::EnergyMarkers(seat, i8::try_from(placed).unwrap_or(i8::MAX)));
        }
    }

    /// 4.00, 1-14-2: those that pay leave the game.
    fn spend_energy_markers(&mut self, seat: Seat, n: u8) {
        if n > 0 {
            self.state.energy_markers[seat] -= n;
            self.note(Event::EnergyMarkers(seat, -i8::try_from(n).unwrap_or(i8::MAX)));
        }
    }

    /// What is still to be paid of the same price after energy, from a part on, where that may ask for energy.
    fn later(&self, next: Option<usize>) -> Option<(&Paying, usize)> {
        let asks = |price: &Price| asks_cards(price) || matches!(price, Price::Energy(_));
        let later = self.state.under_way.paying.last().zip(next);
        later.filter(|(paying, next)| self.price_of(&paying.activation)[*next..].iter().any(asks))
    }

    /// Whether a player owes all the energy and all the markers that there are: nothing is to be chosen.
    fn owes_all(&self, due: &Due) -> bool {
        let Due { seat, icons, lent, next, .. } = due;
        !self.state.asks_all
            && self.funds(*seat) + lent.len() == icons.count()
            && self.later(*next).is_none()
            && self.can_pay(*seat, icons, lent)
    }

    /// Rests energy, one choice at a time; cards that are alike are one choice.
    pub(crate) fn pay(&mut self, mut due: Box<Due>, answer: Option<Choice>) {
        let all = answer.is_none() && self.owes_all(&due);
        let Due { seat, icons, lent: lenders, picked, markers, next } = &mut *due;
        let seat = *seat;
        match answer {
            Some(Choice::Card(card)) => picked.push(card),
            Some(Choice::Marker) => *markers += 1,
            None if all => {
                picked.extend(self.energy(seat).chain(lenders.iter().copied()));
                *markers = self.state.energy_markers[seat];
            }
            _ => {}
        }
        if picked.len() + usize::from(*markers) >= icons.count() {
            for card in &*picked {
                self.switch(*card, Mode::Rest, By::Rules);
            }
            self.spend_energy_markers(seat, *markers);
            return;
        }
        let mut options = self.no_options();
        // 8-4-2-2: what is still to be paid of the same price has to be left enough.
        let mut slots = self.later(*next).map(|(paying, next)| {
            let mut slots = Slots::default();
            self.add_energy(&mut slots, seat, icons, lenders, 0);
            self.add_slots(&mut slots, &paying.activation, &paying.frame, next, true);
            slots
        });
        // Where nothing asks for a color, any energy will do.
        let plain = icons.count() == usize::from(icons.any);
        let enough = slots.is_some() || plain || self.energy_with(seat, lenders).pays(icons);
        let given = |card: CardId| picked.iter().copied().chain((0..*markers).map(marker)).chain([card]).collect();
        // What is given already, where its colors are asked for.
        let spent = || {
            let stand_for = self.marker_colors(seat);
            picked.iter().map(|card| self.colors(*card)).chain((0..*markers).map(|_| stand_for)).collect::<Energy>()
        };
        let spent = if slots.is_some() || plain { None } else { Some(spent()) };
        let fits = |slots: &mut Option<Slots<'_>>, card: CardId, colors: ColorSet| match slots {
            Some(slots) => {
                let given: Vec<CardId> = given(card);
                self.fills(slots, &given)
            }
            None => spent.is_none_or(|spent| spent.with(colors).is_wanted(icons)),
        };
        let def = |card: CardId| self.state.object(card).def;
        let are_printed = self.are_attributes_printed();
        for card in self.energy(seat).chain(lenders.iter().copied()).filter(|_| enough) {
            let are_alike =
                |other: CardId| def(other) == def(card) && (are_printed || self.colors(other) == self.colors(card));
            let alike = |option: &Choice| matches!(option, Choice::Card(other) if are_alike(*other));
            if !picked.contains(&card) && !options.iter().any(alike) && fits(&mut slots, card, self.colors(card)) {
                options.push(Choice::Card(card));
            }
        }
        if enough && self.state.energy_markers[seat] > *markers {
            // 4.00, 1-14-2
            if fits(&mut slots, marker(*markers), self.marker_colors(seat)) {
                options.push(Choice::Marker);
            }
        }
        self.ask(Decision { seat, question: Question::Pay, source: None, options }, Task::Pay(due));
    }

    /// Pays a price from one part on, in printed order (8-4-2-1), the energy cost of the card before it.
    pub(crate) fn price(&mut self, at: usize) {
        let Some(Paying { activation, frame }) = self.state.under_way.paying.pop() else { return };
        let from = at.saturating_sub(1);
        let (mut icons, mut next) = energy_run(self.price_of(&activation), from);
        let card = activation.source.card;
        let mut lent = if icons.count() > 0 { self.lent(card, true) } else { Vec::new() };
        if at == 0 {
            // 8-5-2-1: who activates a skill of a card in hand shows the card.
            if self.state.object(activation.source.card).area == Area::Hand {
                self.reveal(activation.source.card);
            }
            let energy_cost = self.energy_price(&activation).unwrap_or_default();
            let takes_cost = self.takes_energy_cost(&activation);
            let for_cost = if energy_cost.count() > 0 { self.lent(card, false) } else { Vec::new() };
            if for_cost == lent || icons.count() == 0 {
                icons.add(&energy_cost);
                lent = for_cost;
            } else if energy_cost.count() > 0 {
                // What may stand in for energy in one of the two may not in the other: the energy cost is paid for itself.
                (icons, lent, next) = (energy_cost, for_cost, from);
            }
            self.spend_next(card, Some(activation.skill.id), takes_cost);
        }
        let goes = at == 0 && self.goes_when_paid(&activation);
        if icons.count() > 0 || goes {
            let seat = activation.master;
            self.pay_on(activation, frame, Task::Price(next + 1));
            if goes {
                self.push(Task::SpendPaid);
            }
            self.push_due(seat, icons, lent, Some(next));
            return;
        }
        let at = next + 1;
        let Some(price) = self.price_of(&activation).get(next).cloned() else {
            self.finish_price(activation, frame);
            return;
        };
        let seat = activation.master;
        if matches!(
            price,
            Price::Cards { .. } | Price::Colors { .. } | Price::SumOfCosts { .. } | Price::Between { .. }
        ) {
            self.pay_on(activation, frame, Task::PriceCards(at, Vec::new()));
            return;
        }
        if let Price::MarkersX(_) | Price::EnergyX = price {
            self.pay_on(activation, frame, Task::PriceX(at));
            return;
        }
        let by = self.doing(&activation);
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
            self.pay_on(activation, frame, Task::PricePaid(at, tops.clone()));
            for top in tops {
                self.meet(top, Fate::To(Area::Drop), card, by);
            }
            return;
        }
        let whole = match &price {
            Price::AllOf(from, _) => self.given_whole(from, &frame, card),
            _ => Vec::new(),
        };
        let acting = matches!(price, Price::Act(_)).then(|| frame.clone());
        self.pay_on(activation, frame, Task::Price(at + 1));
        match price {
            Price::Energy(_)
            | Price::Condition(_)
            | Price::Cards { .. }
            | Price::Colors { .. }
            | Price::MarkersX(_)
            | Price::EnergyX
            | Price::Mill(_)
            | Price::SumOfCosts { .. }
            | Price::Between { .. } => {}
            Price::Shown(_, fate) => {
                for shown in shown {
                    self.meet(shown.card, fate, card, by);
                }
            }
            Price::This(fate) => self.meet(card, fate, card, by),
            Price::AllOf(_, fate) => {
                for given in whole {
                    self.meet(given, fate, card, by);
                }
            }
            Price::Under(..) => {
                for (below, host) in below.into_iter().zip(host.into_iter().cycle()) {
                    self.propose_under(below, host, by);
                }
            }
            Price::Draw(n) => self.push(Task::Draw(seat, u16::from(n), by)),
            Price::Act(block) => {
                if let Some(acting) = acting {
                    self.resume(acting, self.roster.interned().find(&block));
                }
            }
        }
    }

    fn finish_price(&mut self, activation: Activation, frame: Frame) {
        match markers(self.says(&activation)) {
            Some(Markers::By(by)) => self.paid(activation, frame, i32::from(by)),
            Some(Markers::MinusX) => self.pay_on(activation, frame, Task::MarkersX),
            None => self.paid(activation, frame, 0),
        }
    }

    /// 2-12-3: the X of a marker cost is the player's choice, as far as there are markers (8-4-2-5-1-3).
    pub(crate) fn markers_x(&mut self, answer: Option<Choice>) {
        let Some(Choice::Number(x)) = answer else {
            let Some(Paying { activation, .. }) = self.state.under_way.paying.last() else { return };
            self.ask_markers(activation.master, activation.source.card, Task::MarkersX);
            return;
        };
        let Some(Paying { activation, mut frame }) = self.state.under_way.paying.pop() else { return };
        frame.x = Some(i32::from(x));
        self.paid(activation, frame, -i32::from(x));
    }

    /// A player names a number of markers, as far as there are any on a card.
    fn ask_markers(&mut self, seat: Seat, card: CardId, then: Task) {
        let options = (0..=u16::from(self.state.object(card).markers)).map(Choice::Number).collect();
        self.ask(Decision { seat, question: Question::X, source: Some(card), options }, then);
    }

    /// So many markers as the player likes are removed for a part of a price; there is one Unison Card (3-11-5).
    pub(crate) fn price_x(&mut self, at: usize, answer: Option<Choice>) {
        let Some(Paying { activation, mut frame }) = self.state.under_way.paying.pop() else { return };
        let from = match self.price_of(&activation).get(at - 1) {
            Some(Price::EnergyX) => {
                self.energy_x(at, activation, frame, answer);
                return;
            }
            Some(Price::MarkersX(from)) => self.select(from, &frame).first().copied(),
            _ => None,
        };
        let Some(card) = from else {
            self.pay_on(activation, frame, Task::Price(at + 1));
            return;
        };
        let Some(Choice::Number(x)) = answer else {
            let seat = activation.master;
            self.state.under_way.paying.push(Paying { activation, frame });
            self.ask_markers(seat, card, Task::PriceX(at));
            return;
        };
        frame.x = Some(i32::from(x));
        if x > 0 {
            frame.name(&Price::UNMARKED.into(), vec![self.state.now(card)]);
        }
        let by = self.doing(&activation);
        self.pay_on(activation, frame, Task::Price(at + 1));
        self.propose(Proposed::Unmark { card, markers: i32::from(x), by });
    }

    /// As much energy of any color as the player likes is rested for a part of a price.
    fn energy_x(&mut self, at: usize, activation: Activation, mut frame: Frame, answer: Option<Choice>) {
        let seat = activation.master;
        let Some(Choice::Number(x)) = answer else {
            let lent = self.lent(activation.source.card, true).len();
            let most = u16::try_from(self.funds(seat) + lent).unwrap_or(u16::MAX);
            let options = (0..=most).map(Choice::Number).collect();
            let source = Some(activation.source.card);
            self.state.under_way.paying.push(Paying { activation, frame });
            self.ask(Decision { seat, question: Question::X, source, options }, Task::PriceX(at));
            return;
        };
        frame.x = Some(i32::from(x));
        let icons = Icons { any: u8::try_from(x).unwrap_or(u8::MAX), ..Icons::default() };
        let lent = self.lent(activation.source.card, true);
        self.pay_on(activation, frame, Task::Price(at + 1));
        self.push_due(seat, icons, lent, Some(at));
    }

    /// All is paid but the markers, which come and go as the skill is activated (8-4-2-5-1-1 … 8-4-2-5-1-3).
    fn paid(&mut self, activation: Activation, frame: Frame, markers: i32) {
        if activation.replaces {
            self.resolve(&activation, frame);
            return;
        }
        let card = activation.source.card;
        let source = frame.source;
        // The frame follows the card if that goes with its last marker, but by 4.00, 20-1-7.
        self.pay_on(activation, frame, Task::Activated);
        if markers < 0 {
            self.propose(Proposed::Unmark { card, markers: -markers, by: By::Rules });
            if self.edition.has(Point::ThisCardStaysThere)
                && let Some(paying) = self.state.under_way.paying.last_mut()
            {
                paying.frame.source = source;
            }
        } else {
            self.change_markers(card, markers, By::Rules);
        }
    }

    /// Cards for one part of a price, chosen one by one.
    pub(crate) fn price_cards(&mut self, at: usize, mut picked: Vec<CardId>, answer: Option<Choice>) {
        let Some(Paying { activation, frame }) = self.state.under_way.paying.pop() else { return };
        if let Some(Choice::Card(card)) = answer {
            picked.push(card);
        }
        let source = activation.source.card;
        let seat = activation.master;
        let (fate, done) = match self.price_of(&activation).get(at - 1) {
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
            let described = self.price_of(&activation).get(at - 1).is_some_and(is_described);
            let by = self.doing(&activation);
            self.pay_on(activation, frame, Task::PricePaid(at, picked.clone()));
            if fate.area() == Some(Area::Deck) {
                self.order_after(&picked, false);
            }
            if described {
                for card in &picked {
                    self.reveal_between_secrets(*card, fate.area());
                }
            }
            // Cards that are given for one part of a price go at once (3-1-6).
            let moves: Option<Vec<Proposed>> = picked.iter().map(|card| self.fated(*card, fate, by)).collect();
            match moves {
                Some(moves) => {
                    self.propose_together(moves);
                }
                None => picked.into_iter().for_each(|card| self.meet(card, fate, source, by)),
            }
            return;
        }
        let (candidates, may_stop) = self.next_of_price(&activation, &frame, at, &picked);
        if candidates.is_empty() {
            // What was payable when it was declared has gone while it was paid for; there is nothing to give.
            self.pay_on(activation, frame, Task::Price(at + 1));
            return;
        }
        let mut options: Vec<Choice> = candidates.into_iter().map(Choice::Card).collect();
        if may_stop {
            options.push(Choice::Done);
        }
        let decision = Decision { seat, question: Question::Price, source: Some(source), options };
        self.state.under_way.paying.push(Paying { activation, frame });
        self.ask(decision, Task::PriceCards(at, picked));
    }

    /// The cards of a part of a price get their name, as what they are now.
    pub(crate) fn price_paid(&mut self, at: usize, paid: Vec<CardId>) {
        let Some(Paying { activation, mut frame }) = self.state.under_way.paying.pop() else { return };
        if self.is_unpaid(&activation, at, &paid) {
            self.undo(&activation);
            return;
        }
        let paid: Vec<_> = paid.into_iter().map(|card| self.state.now(card)).collect();
        match self.price_of(&activation).get(at - 1) {
            Some(Price::Mill(_)) => frame.name(&Price::MILLED.into(), paid),
            Some(
                price @ (Price::Cards { name: Some(name), .. }
                | Price::Colors { name: Some(name), .. }
                | Price::Between { name: Some(name), .. }),
            ) => {
                if is_described(price) {
                    frame.so_far_mut().described.extend(&paid);
                }
                frame.name(name, paid);
            }
            _ => {}
        }
        self.pay_on(activation, frame, Task::Price(at + 1));
    }

    /// Whether cards given for a part of a price are not where that puts them: something has happened instead (4.00, 5-4-4, 5-8-4).
    fn is_unpaid(&self, activation: &Activation, at: usize, given: &[CardId]) -> bool {
        let area = match self.price_of(activation).get(at - 1) {
            Some(
                Price::Cards { fate, .. }
                | Price::Colors { fate, .. }
                | Price::SumOfCosts { fate, .. }
                | Price::Between { fate, .. },
            ) => fate.area(),
            _ => None,
        };
        let elsewhere = |area| given.iter().any(|card| self.state.object(*card).area != area);
        self.edition.has(Point::UnpaidIsUndone) && area.is_some_and(elsewhere)
    }

    /// What has not been paid for is not done: a skill is not activated, a play, an attack or a combo fails.
    fn undo(&mut self, activation: &Activation) {
        if activation.skill.id != SkillId::NONE {
            return;
        }
        let card = self.state.now(activation.source.card);
        let mut frame = self.state.frames.last_mut();
        let tolls = frame.iter_mut().flat_map(|frame| frame.so_far_mut().tolls.iter_mut());
        match tolls.into_iter().find(|(played, _)| *played == card) {
            Some((_, paid)) => *paid = false,
            None => self.state.under_way.unpaid = true,
        }
    }

    /// A card given as a price meets its fate.
    fn meet(&mut self, card: CardId, fate: Fate, source: CardId, by: By) {
        match fate {
            Fate::Combo(negated) => {
                if let By::Skill(seat, ..) = by {
                    self.propose(Proposed::Combo { card, seat, negated, by });
                }
            }
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
                // Under a Z-Leader that is still in the Z-Deck: under the Leader that it goes on top of (4.00, 22-46-6).
                let object = self.state.object(source);
                let leader = self.state.leader(object.seat).filter(|_| object.area == Area::ZDeck);
                self.propose_under(card, leader.unwrap_or(source), by);
            }
            Fate::Unmark(n) => {
                self.propose(Proposed::Unmark { card, markers: i32::from(n), by });
            }
            Fate::FaceUp | Fate::FaceDown => {
                self.turn_life(card, fate == Fate::FaceUp, by);
            }
            Fate::Turn(facing) => {
                self.turn_over(card, facing, by);
            }
            Fate::To(_) | Fate::ToFaceUp(_) | Fate::DeckBottom | Fate::Ko => {
                if let Some(moved) = self.fated(card, fate, by) {
                    self.propose(moved);
                }
            }
        }
    }

    /// The move that a card given as a price makes, if it goes to another area.
    fn fated(&self, card: CardId, fate: Fate, by: By) -> Option<Proposed> {
        let to = match fate {
            Fate::To(area) => self.place(card, area),
            Fate::ToFaceUp(area) => Place { face_up: true, ..self.place(card, area) },
            Fate::DeckBottom => Place { bottom: true, ..self.place(card, Area::Deck) },
            Fate::Ko => {
                let cause = Cause::SkillKo;
                return Some(Proposed::Move { card, to: self.place(card, Area::Drop), cause, by: self.by(cause) });
            }
            _ => return None,
        };
        Some(Proposed::Move { card, to, cause: Cause::Cost, by })
    }
}
