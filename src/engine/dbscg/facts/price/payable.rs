//! Whether a price can be paid (8-4), and with what.

use crate::ability::{Area, Bounds, Change, Fate, Icons, Markers, Mode, Price, Selector, Skill};
use crate::card::{Color, ColorSet, EnergyCost, Kind, Total};
use crate::engine::dbscg::edition::Point;
use crate::engine::dbscg::facts::Position;
use crate::engine::dbscg::facts::price::purse::{Slots, uses_card};
use crate::engine::dbscg::facts::value::asking::Asking;
use crate::engine::dbscg::ids::{BlockId, CardId, Seat, SkillId, SkillRef};
use crate::engine::dbscg::roster::aspects::Aspects;
use crate::engine::dbscg::roster::line::{NO_LINE, is_of};
use crate::engine::dbscg::roster::timing::Timing;
use crate::engine::dbscg::state::frame::Frame;
use crate::engine::dbscg::state::task::Activation;

impl Position {
    /// Whether an activation takes the energy cost of its card.
    pub(crate) fn takes_energy_cost(&self, activation: &Activation) -> bool {
        if !activation.as_from_hand || activation.replaces || activation.free {
            return false;
        }
        let kind = self.roster.def(self.state.object(activation.source.card).def).card.kind;
        // 10-10-1
        kind == Kind::Extra || matches!(self.roster.timing(activation.skill.id), Timing::Counter(_))
    }

    /// Whether the card of an activation goes to the Drop Area as its energy cost is paid: an Extra Card in hand (4.00,
    /// 12-2-2-2), unless its skill may put it elsewhere.
    pub(crate) fn goes_when_paid(&self, activation: &Activation) -> bool {
        let object = self.state.object(activation.source.card);
        self.edition.has(Point::ExtrasGoWhenPaid)
            && activation.spends_card
            && object.area == Area::Hand
            && self.roster.def(object.def).card.kind == Kind::Extra
            && !self.roster.interned().may_play_itself(activation.effect)
    }

    /// Whether the energy cost of its card is paid for an activation, not spared and not paid in another way.
    pub(crate) fn pays_energy_cost(&self, activation: &Activation) -> bool {
        let spared = || self.is_spared(activation.source.card, self.says(activation));
        self.takes_energy_cost(activation) && !activation.invoked && !spared()
    }

    /// The energy cost that comes before the skill cost: an Extra Card used from hand, a \[Counter\] (8-5-2-2-1, 10-10-1).
    pub(crate) fn energy_price(&self, activation: &Activation) -> Option<Icons> {
        let card = activation.source.card;
        if !self.takes_energy_cost(activation) || activation.free || self.is_spared(card, self.says(activation)) {
            return None;
        }
        if activation.invoked {
            return Some(Icons { just: vec![red_blue()], ..Icons::default() });
        }
        let mut less = self.given_discount(activation);
        less.add(&activation.less);
        self.cost(card).map(|cost| icons(cost, 0, less)).filter(|icons| !icons.is_empty())
    }

    /// By how much the energy cost of an activation is lower for nothing.
    fn given_discount(&self, activation: &Activation) -> Icons {
        let mut less = Icons::NONE;
        self.changes(activation.source.card, Asking::default(), Aspects::DISCOUNT, &mut |change, _, _| {
            if let Change::Discount(discount) = change
                && discount.is_gift()
                && is_of(&discount.of, self.says(activation))
            {
                less.add(&discount.less);
            }
        });
        less
    }

    /// Whether a skill is activated without the energy cost of its card.
    fn is_spared(&self, card: CardId, skill: &Skill) -> bool {
        self.changed(Aspects::ACTIVATION)
            && self.has_change(
                card,
                Aspects::ACTIVATION,
                &|change| matches!(change, Change::FreeSkill(keywords) if is_of(keywords, skill)),
            )
    }

    /// What an attack costs, as a skill that does nothing but be paid for; none where it costs nothing.
    pub(crate) fn attack_price(&self, attacker: CardId, guard: CardId) -> Option<(Activation, Frame)> {
        if !self.changed(Aspects::ATTACKS) {
            return None;
        }
        let mut cost: Vec<Price> = Vec::new();
        self.changes(attacker, Asking::default(), Aspects::ATTACKS, &mut |change, frame, _| {
            if let Change::AttackPrice(guards, price) = change
                && self.fits(guards, &self.seen(guard, Some(frame.source.card)), frame)
            {
                cost.extend(price.iter().cloned());
            }
        });
        self.only_paid(attacker, cost)
    }

    /// What a player pays to play a card besides its cost, as a skill that does nothing but be paid for; none where nothing
    /// is asked, or where it is not one of their own.
    pub(crate) fn play_price(&self, card: CardId, seat: Seat) -> Option<(Activation, Frame)> {
        self.only_paid(card, self.asked_to_play(card, seat))
    }

    /// The same where the card is played for its cost: one in the Z-Deck asks for Z-Energy, too (4.00, 16-2-1-1, 17-2-1-1,
    /// 18-2-1-1).
    pub(crate) fn full_price(&self, card: CardId, seat: Seat) -> Option<(Activation, Frame)> {
        if !self.changed(Aspects::PLAYED) && self.state.object(card).area != Area::ZDeck {
            return None;
        }
        let z_energy = self.z_energy_price(card);
        self.only_paid(card, z_energy.into_iter().chain(self.asked_to_play(card, seat)).collect())
    }

    fn asked_to_play(&self, card: CardId, seat: Seat) -> Vec<Price> {
        let mut cost: Vec<Price> = Vec::new();
        if self.changed(Aspects::PLAYED) && self.state.object(card).seat == seat {
            self.changes(card, Asking::default(), Aspects::PLAYED, &mut |change, _, _| {
                if let Change::PlayPrice(price) = change {
                    cost.extend(price.iter().cloned());
                }
            });
        }
        cost
    }

    /// The Z-Energy cost of a card (4.00, 1-4), changed where effects say so; where it is known. An X is 0 (1-4-1-1-2).
    pub(crate) fn z_energy_cost(&self, card: CardId) -> Option<u8> {
        let mut cost = i32::from(self.printed_z_energy(card)?.value());
        self.changes(card, Asking::default(), Aspects::Z_ENERGY_COST, &mut |change, frame, asking| {
            if let Change::ZEnergyCost(by) = change {
                cost = cost.saturating_add(self.quantity_at(by, frame, asking));
            }
        });
        // 1-3-6
        Some(u8::try_from(cost.max(0)).unwrap_or(u8::MAX))
    }

    fn printed_z_energy(&self, card: CardId) -> Option<Total> {
        self.roster.def(self.state.object(card).def).card.z_energy
    }

    /// The Z-Energy cost of a card in the Z-Deck as a part of a price (4.00, 5-4-1); none where there is nothing to pay (5-4-2).
    pub(crate) fn z_energy_price(&self, card: CardId) -> Option<Price> {
        if self.state.object(card).area != Area::ZDeck {
            return None;
        }
        let from = Selector { areas: vec![Area::ZEnergy], ..Selector::default() };
        if self.printed_z_energy(card) == Some(Total::X) {
            // 1-4-1-1-1
            let count = Bounds { min: self.z_energy_cost(card), max: None };
            return Some(Price::Between { count, from, fate: Fate::To(Area::Drop), name: None, power: None });
        }
        let count = self.z_energy_cost(card).filter(|cost| *cost > 0)?;
        Some(Price::Cards { count, from, fate: Fate::To(Area::Drop), name: None, power_of: None })
    }

    /// A skill of a card that does nothing but be paid for, if there is anything to pay.
    fn only_paid(&self, card: CardId, cost: Vec<Price>) -> Option<(Activation, Frame)> {
        if cost.is_empty() {
            return None;
        }
        let frame = self.frame_of(card);
        let nothing = SkillRef::printed(SkillId::NONE);
        let price = Activation::new(frame.source, frame.master, nothing, BlockId::NOTHING, NO_LINE);
        Some((Activation { replaces: true, cost: Some(cost), ..price }, frame))
    }

    /// Whether energy can be rested as icons ask (8-4-2-3, 8-4-2-4).
    pub(crate) fn can_pay(&self, seat: Seat, icons: &Icons, lent: &[CardId]) -> bool {
        let needed = icons.count();
        self.funds(seat) + lent.len() >= needed
            && (needed == usize::from(icons.any) || self.energy_with(seat, lent).pays(icons))
    }

    /// Whether all parts of a price can be paid (8-4-2-2). An Extra Card lies in the Drop Area when its skill cost is paid (4.00,
    /// 12-2-2-3).
    pub(crate) fn payable(&self, activation: &Activation, frame: &Frame) -> bool {
        self.payable_after(activation, frame, self.energy_price(activation).unwrap_or_default())
    }

    /// The same of what is paid after so much energy.
    pub(crate) fn payable_after(&self, activation: &Activation, frame: &Frame, energy: Icons) -> bool {
        let only_energy = || {
            self.price_of(activation).iter().all(|price| matches!(price, Price::Energy(_)))
                && self.lent(activation.source.card, true).is_empty()
        };
        let goes = self.goes_when_paid(activation) && !only_energy();
        let draws = self.draws_first(activation);
        if !goes && draws == 0 {
            return self.payable_here(activation, frame, energy);
        }
        let card = activation.source.card;
        let mut then = self.clone();
        // 8-4-2-1: what is drawn first can be given then, whatever it is.
        then.state.draw_unseen(activation.master, draws);
        if !goes {
            return then.payable_here(activation, frame, energy);
        }
        then.state.lay_in_drop(card);
        let frame = Frame { source: then.state.now(card), ..frame.clone() };
        then.payable_here(activation, &frame, energy)
    }

    /// How many cards a price draws before it asks for any cards of the hand.
    fn draws_first(&self, activation: &Activation) -> u8 {
        let mut draws = 0_u8;
        for part in self.price_of(activation) {
            match part {
                Price::Draw(n) => draws = draws.saturating_add(*n),
                Price::Cards { from, .. } if from.areas == [Area::Hand] && from.filter.is_any() => return draws,
                _ => {}
            }
        }
        0
    }

    /// Whether they can be paid with the card where it is, and before them this energy.
    fn payable_here(&self, activation: &Activation, frame: &Frame, energy: Icons) -> bool {
        let card = activation.source.card;
        let seat = activation.master;
        if let Some(markers) = self.roster.interned().head(activation.skill.id).markers {
            // 4.00, 13-4-3
            if self.edition.has(Point::MarkersPayInTheirArea) && self.state.object(card).area != Area::Unison {
                return false;
            }
            // 8-4-2-5-1-3
            if let Markers::By(by) = markers
                && i32::from(self.state.object(card).markers) + i32::from(by) < 0
            {
                return false;
            }
        }
        let mut icons = energy;
        let price = self.price_of(activation);
        if price.is_empty() && icons.count() == 0 {
            return true;
        }
        let rested = icons.count() + price.iter().map(Price::energy).sum::<usize>();
        // Whatever else is asked for, there has to be so much energy.
        let lent = if rested > 0 { [self.lent(card, false), self.lent(card, true)] } else { [Vec::new(), Vec::new()] };
        let lends = !(lent[0].is_empty() && lent[1].is_empty());
        if rested > 0 && self.funds(seat) + lent[0].len() + lent[1].len() < rested {
            return false;
        }
        let mut mill = 0;
        // Cards and energy are looked for below, for all parts together.
        for part in price {
            let ok = match part {
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
                Price::This(fate) if fate.area().is_some() && self.is_kept(card, card, fate.area()) => false,
                Price::This(fate) if !self.lands(card, *fate, seat, card) => false,
                Price::MarkersX(from) => !self.select(from, frame).is_empty(),
                Price::Mill(n) => {
                    mill += usize::from(*n);
                    self.state.cards(seat, Area::Deck).len() >= mill
                }
                Price::Condition(condition) => self.holds(condition, frame),
                // 10-15-1: how many cards [Over Realm] takes is its own condition, and there may be none.
                Price::AllOf(from, fate) => {
                    let given = self.given_whole(from, frame, card);
                    (from.areas == [Area::Drop] || !given.is_empty())
                        && given.iter().all(|given| self.can_be_given(*given, from, *fate, frame, card))
                }
                Price::This(_)
                | Price::EnergyX
                | Price::Draw(_)
                | Price::Act(_)
                | Price::Shown(..)
                | Price::Under(..) => true,
                Price::Energy(_) | Price::Cards { .. } | Price::Colors { .. } => continue,
            };
            if !ok {
                return false;
            }
        }
        let mut asking = price.iter().filter(|price| asks_cards(price));
        let asked = (asking.next(), asking.next());
        let adds = self.side(card).adds_areas;
        let apart = !lends && price.iter().filter_map(asked_from).all(|from| is_apart_from_energy(from, adds));
        if let (Some(Price::Cards { count, from, fate, power_of: None, .. }), None) = asked
            && apart
            && !price.iter().any(|price| matches!(price, Price::Under(..)) || gives_itself(price))
        {
            if !self.has_candidates(usize::from(*count), from, *fate, frame, card) {
                return false;
            }
        } else if asked.0.is_some() || lends {
            let itself = price.iter().any(gives_itself);
            if asked.0.is_some_and(|first| !itself && self.asks_too_many(first, frame)) {
                return false;
            }
            let mut slots = Slots::default();
            if !apart {
                self.add_energy(&mut slots, seat, &icons, &lent[0], 0);
            }
            self.add_slots(&mut slots, activation, frame, 0, !apart);
            let fills = self.fills(&mut slots, &[]);
            if !fills || !apart {
                return fills;
            }
        }
        if rested == 0 {
            return true;
        }
        for part in price {
            if let Price::Energy(more) = part {
                icons.add(more);
            }
        }
        self.can_pay(seat, &icons, &[])
    }

    /// Whether a part of a price, the first that asks for cards, asks for more than lie where it takes them.
    fn asks_too_many(&self, first: &Price, frame: &Frame) -> bool {
        let Price::Cards { count, from, .. } = first else { return false };
        // A card in play may stand in.
        let elsewhere = from.among.is_some() || from.under.is_some() || self.changed(Aspects::PRICES);
        !elsewhere && self.lying(from, frame) < usize::from(*count)
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
        let Some(Price::Between { count, from, fate, power, .. }) = self.price_of(activation).get(at - 1) else {
            return None;
        };
        let mut cards = self.price_candidates(from, *fate, frame, activation.source.card);
        cards.retain(|card| !picked.contains(card));
        // What is left has to pay the parts that follow.
        let mut later = Slots::default();
        self.add_slots(&mut later, activation, frame, at, true);
        later.leave(|card| !picked.contains(&card));
        cards.retain(|card| {
            let mut slots = later.clone();
            slots.leave(|other| other != *card);
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

    /// The cards that can be given next for a part of a price, and whether those picked are enough.
    pub(crate) fn next_of_price(
        &self,
        activation: &Activation,
        frame: &Frame,
        at: usize,
        picked: &[CardId],
    ) -> (Vec<CardId>, bool) {
        let source = activation.source.card;
        if let Some(Price::SumOfCosts { total, from, fate }) = self.price_of(activation).get(at - 1) {
            let cards = self.price_candidates(from, *fate, frame, source);
            return self.summands(cards, picked, total.map_or_else(|| self.printed_cost(source), usize::from));
        }
        if let Some(next) = self.next_of_free(activation, frame, at, picked) {
            return next;
        }
        let mut slots = Slots::default();
        self.add_slots(&mut slots, activation, frame, at - 1, true);
        let mut picked = picked.to_vec();
        let mut candidates = slots.of_first_part();
        candidates.retain(|card| {
            if picked.contains(card) {
                return false;
            }
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

    /// The energy that playing a card takes, for an X (2-11-1).
    pub(crate) fn play_icons(&self, card: CardId, x: u16) -> Option<Icons> {
        if self.is_free(card) {
            return Some(Icons::default());
        }
        self.cost(card).map(|cost| icons(cost, x, Icons::NONE))
    }

    /// Whether a card can be played without its energy cost. Nobody pays what they need not.
    pub(crate) fn is_free(&self, card: CardId) -> bool {
        self.has_change(card, Aspects::COST, &|change| matches!(change, Change::FreePlay))
    }
}

/// The energy that a cost takes, for an X, so much less (2-11-1; 4.00, 20-21-2).
fn icons(cost: EnergyCost, x: u16, mut less: Icons) -> Icons {
    let of: Vec<ColorSet> = cost.icons().map(|color| ColorSet::default().with(color)).collect();
    let specified = of.len();
    let any = match cost.total {
        Total::Fixed(total) => usize::from(total).saturating_sub(specified),
        // 2-11-1-3-1-2: the X cost comes on top of the specified cost.
        Total::X => usize::from(x),
    };
    let mut icons = Icons { any: u8::try_from(any).unwrap_or(u8::MAX), of, just: Vec::new() };
    icons.lower(&mut less);
    icons
}

/// The colors that \[Invoker\] asks of card and energy.
pub(crate) fn red_blue() -> ColorSet {
    [Color::Red, Color::Blue].into_iter().collect()
}

/// Whether a part of a price is the card itself, which no other part can take then.
fn gives_itself(price: &Price) -> bool {
    matches!(price, Price::This(fate) if uses_card(*fate))
}

/// Whether a part of a price asks for cards beside energy, which others of its parts could take from it.
pub(crate) const fn asks_cards(price: &Price) -> bool {
    asked_from(price).is_some()
}

/// The cards that such a part asks for.
const fn asked_from(price: &Price) -> Option<&Selector> {
    match price {
        Price::Cards { from, .. } | Price::Colors { from, .. } | Price::Between { from, .. } => Some(from),
        _ => None,
    }
}

/// Whether no energy is among these cards, where their card perhaps `adds` areas of its own: paying with both, neither gets
/// into the other's way.
fn is_apart_from_energy(from: &Selector, adds: bool) -> bool {
    let elsewhere = from.among.is_some() || from.under.is_some() || (from.family.is_some() && adds);
    !elsewhere && !from.places().contains(&Area::Energy)
}

/// The least power that a price asks for.
fn least_power(power: Bounds) -> i32 {
    power.min.map_or(i32::MIN, |least| i32::from(least) * 1000)
}

/// Whether a price says which cards pay it.
pub(crate) fn is_described(price: &Price) -> bool {
    match price {
        Price::Cards { from, .. } | Price::Between { from, .. } => !from.filter.is_outward(),
        _ => true,
    }
}
