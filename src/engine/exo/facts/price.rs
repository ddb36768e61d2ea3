//! What is paid, and with which cards.

use std::rc::Rc;

use crate::ability::exo::{Cards, Is, Passive, Pick, Place, Price, Type, Verb, Whose};
use crate::engine::Seat;
use crate::engine::exo::roster::Sum;
use crate::engine::exo::state::{Area, CardId, Draft, Unit, What};
use crate::engine::exo::{Game, Kind};
use crate::engine::pile::counted;

use super::Speaker;
use crate::engine::sharing::each_has_its_own;

/// More parts than most prices have.
const FEW: usize = 4;

impl Game {
    /// The price of a draft, part by part: what each can be paid with. `None` where something else than cards is missing.
    pub(in crate::engine::exo) fn units(&self, draft: &Draft) -> Option<Vec<Unit>> {
        self.units_left(draft, 0)
    }

    /// The parts that are left of it once so many have been paid.
    pub(in crate::engine::exo) fn units_left(&self, draft: &Draft, paid: usize) -> Option<Vec<Unit>> {
        if draft.free {
            return Some(Vec::new());
        }
        let seat = draft.link.seat;
        match draft.link.what {
            What::Play(played) => self.units_of_card(seat, played.card, draft.way, paid),
            What::Effect(source, line) => {
                let prices = &self.roster.effect(line).price;
                let mut units = Vec::new();
                // Most effects cost nothing.
                let paid_for = prices.is_empty() || self.add_prices(seat, source.card, prices, &mut units);
                paid_for.then(|| all_but(paid, units))
            }
        }
    }

    /// The price of a card that is played in a way.
    fn units_of_card(&self, seat: Seat, card: CardId, way: u8, paid: usize) -> Option<Vec<Unit>> {
        let mut units = Vec::with_capacity(FEW);
        if let Some(nth) = way.checked_sub(1) {
            let mut ways = self.ways(card);
            let prices = ways.nth(usize::from(nth))?;
            if !self.add_prices(seat, card, prices, &mut units) {
                return None;
            }
            return self.with_free_place(seat, card, units).map(|units| all_but(paid, units));
        }
        let sheet = self.roster.sheet(self.object(card).sheet);
        // The place of a Vice Leader is made free by any part; else what could pay the parts that are paid is not looked for.
        let (mut skipped, paid) = if self.is_vice(card) { (0, paid) } else { (paid, 0) };
        let mut unpaid = |count: u8| {
            let skips = usize::from(count).min(skipped);
            skipped -= skips;
            usize::from(count) - skips
        };
        for pick in &sheet.sacrifice {
            let count = unpaid(pick.count);
            if count > 0 {
                add_alike(count, Some(Verb::Sacrifice), self.sacrifices(seat, card, pick).collect(), &mut units);
            }
        }
        let mut change = self.cost_change(card);
        // The parts that ask for less come first, and are spared last.
        let mut parts: Vec<(u8, &[Is])> =
            sheet.cost.iter().map(|(count, filter)| (*count, filter.as_slice())).collect();
        for (count, _) in parts.iter_mut().rev() {
            let spared = u8::try_from((-change).clamp(0, i32::from(*count))).unwrap_or(0);
            *count -= spared;
            change += i32::from(spared);
        }
        if change > 0 {
            parts.push((u8::try_from(change).unwrap_or(u8::MAX), &[]));
        }
        parts.sort_by_key(|(_, filter)| filter.is_empty());
        for (count, filter) in parts {
            let count = unpaid(count);
            if count == 0 {
                continue;
            }
            let from: Vec<CardId> = self
                .payers(seat, card)
                .filter(|payer| filter.is_empty() || self.is_so(Speaker { seat, card }, filter, *payer))
                .collect();
            add_alike(count, None, from, &mut units);
        }
        self.with_free_place(seat, card, units).map(|units| all_but(paid, units))
    }

    /// A Vice Leader is played while its place is free, or is made so by what is paid (6-2-5, 6-4-2).
    #[inline]
    fn with_free_place(&self, seat: Seat, card: CardId, mut units: Vec<Unit>) -> Option<Vec<Unit>> {
        if !self.is_vice(card) {
            return Some(units);
        }
        let Some(vice) = self.vice(seat) else { return Some(units) };
        let leaves = |verb| matches!(verb, Some(Verb::Sacrifice | Verb::Destroy | Verb::Banish | Verb::Bury));
        let unit = units.iter_mut().find(|unit| leaves(unit.verb) && unit.from.contains(&vice))?;
        unit.from = Rc::new(vec![vice]);
        Some(units)
    }

    /// Whether a card can be paid for in a way.
    pub(in crate::engine::exo) fn can_pay(&self, seat: Seat, card: CardId, way: u8) -> bool {
        if way == 0 {
            let at = self.object(card).sheet;
            let sheet = self.roster.sheet(at);
            let Sum { cost, any, sacrificed } = self.roster.sum(at);
            let cost = usize::try_from(cost + self.cost_change(card)).unwrap_or(0);
            let hand = self.hand_but(seat, card);
            // 6-1-8: the Leader lies there always, and pays for nothing.
            let field = self.state.table().area(seat, Area::Field).len().saturating_sub(1);
            let lacks = |pick: &Pick| {
                let count = usize::from(pick.count);
                self.sacrifices(seat, card, pick).take(count).count() < count
            };
            if sacrificed > field || cost + sacrificed > hand + field || sheet.sacrifice.iter().any(lacks) {
                return false;
            }
            let free = sheet.kind != Kind::ViceLeader || self.vice(seat).is_none();
            if any && free && sheet.sacrifice.len() <= 1 {
                // Most often the hand is enough: then sacrifices take nothing from what pays the cost.
                if cost <= hand {
                    return true;
                }
                // Else it is enough to count: what pays, and what does not but can be sacrificed.
                let pays = self.payers(seat, card).count();
                let others = sheet.sacrifice.iter().flat_map(|pick| self.sacrifices(seat, card, pick));
                let others = others.filter(|other| !self.suffers(*other, Verb::Cover)).count();
                return cost <= pays && cost + sacrificed <= pays + others;
            }
        }
        self.units_of_card(seat, card, way, 0).is_some_and(|units| Self::is_payable(&units))
    }

    /// How many cards there are in a hand beside one.
    fn hand_but(&self, seat: Seat, card: CardId) -> usize {
        let hand = self.state.table().area(seat, Area::Hand).len();
        hand - usize::from(self.object(card).area == Area::Hand)
    }

    /// Whether the part of a price of this number is a sacrifice, where it can be told without looking at what pays it.
    pub(in crate::engine::exo) fn is_sacrifice(&self, draft: &Draft, at: u8) -> Option<bool> {
        let What::Play(played) = draft.link.what else { return None };
        let sheet = self.roster.sheet(self.object(played.card).sheet);
        let plain = !draft.free && draft.way == 0 && sheet.kind != Kind::ViceLeader;
        let sacrificed: usize = sheet.sacrifice.iter().map(|pick| usize::from(pick.count)).sum();
        plain.then_some(usize::from(at) < sacrificed)
    }

    /// The other ways in which a card can be played.
    pub(in crate::engine::exo) fn ways(&self, card: CardId) -> impl Iterator<Item = &[Price]> {
        self.passives(card).filter_map(|passive| match passive {
            Passive::Instead(prices) => Some(prices.as_slice()),
            Passive::Word(_) | Passive::OnlyIf(_) | Passive::Attacks(_) | Passive::Gives(..) => None,
        })
    }

    /// The cards that can pay a cost of another: those of the hand, and those that are up on the own field and can be
    /// covered (3-3-7).
    fn payers(&self, seat: Seat, card: CardId) -> impl Iterator<Item = CardId> {
        let table = self.state.table();
        let hand = table.area(seat, Area::Hand).iter().copied();
        let field = table.area(seat, Area::Field).iter().copied().filter(|card| self.suffers(*card, Verb::Cover));
        hand.chain(field).filter(move |payer| *payer != card)
    }

    /// The cards that can be sacrificed for one that is played (6-3-2).
    fn sacrifices(&self, seat: Seat, card: CardId, pick: &Pick) -> impl Iterator<Item = CardId> {
        let by = Speaker { seat, card };
        let vice = self.roster.sheet(self.object(card).sheet).kind == Kind::ViceLeader;
        // 6-4-2: a Vice Leader stands for a Creature.
        let stands = move |is: &Is, other| vice && *is == Is::Type(Type::Creature) && self.is_vice(other);
        let is_so = move |is: &Is, other| self.is(by, is, other, true) || stands(is, other);
        // What is sacrificed lies on the own field.
        let own = matches!(pick.place, Place::Play | Place::Anywhere) && pick.whose != Whose::Opponent;
        let field = if own { self.state.table().area(seat, Area::Field) } else { &[] };
        let table = self.state.table();
        let lies = move |other| self.object(other).up && !table.is_leader(other);
        field.iter().copied().filter(move |other| {
            lies(*other)
                && pick.filter.iter().all(|is| is_so(is, *other))
                && self.can_be_moved(by, Verb::Sacrifice, *other)
        })
    }

    /// The cards that can pay for another so.
    fn movable(&self, seat: Seat, card: CardId, verb: Verb, pick: &Pick) -> impl Iterator<Item = CardId> {
        let by = Speaker { seat, card };
        self.each(by, pick).filter(move |other| self.can_be_moved(by, verb, *other))
    }

    /// Whether a card can be moved so as a price.
    fn can_be_moved(&self, by: Speaker, verb: Verb, other: CardId) -> bool {
        let object = self.object(other);
        // 6-3-2: what is sacrificed lies up on the own field; what is played cannot pay for itself.
        let own = object.area == Area::Field && object.holder == by.seat && object.up;
        other != by.card && (verb != Verb::Sacrifice || own) && self.suffers(other, verb)
    }

    fn add_moves(&self, seat: Seat, card: CardId, verb: Verb, pick: &Pick, units: &mut Vec<Unit>) {
        let from: Vec<CardId> = self.movable(seat, card, verb, pick).collect();
        add_alike(usize::from(pick.count), Some(verb), from, units);
    }

    /// Adds prices as parts; false where something else than cards is missing.
    fn add_prices(&self, seat: Seat, card: CardId, prices: &[Price], units: &mut Vec<Unit>) -> bool {
        let object = self.object(card);
        for price in prices {
            match price {
                Price::Move(verb, Cards::This) => {
                    let from = if self.suffers(card, *verb) { vec![card] } else { Vec::new() };
                    add_alike(1, Some(*verb), from, units);
                }
                Price::Move(verb, Cards::Chosen(pick) | Cards::All(pick)) => {
                    self.add_moves(seat, card, *verb, pick, units);
                }
                // A price speaks of no targets; the notation has no such words.
                Price::Move(_, Cards::Target(_) | Cards::Those) => return false,
                Price::Cost(count) => {
                    let from: Vec<CardId> = self.payers(seat, card).collect();
                    add_alike(usize::from(*count), None, from, units);
                }
                Price::Counters(count, kind) => {
                    if counted(&object.counters, kind) < *count {
                        return false;
                    }
                }
                Price::Lives(lives) => {
                    // Nobody pays with the last life.
                    if self.state.table().lives[seat] <= *lives {
                        return false;
                    }
                }
            }
        }
        true
    }

    /// Whether each part can be paid with a card of its own.
    pub(in crate::engine::exo) fn is_payable(units: &[Unit]) -> bool {
        each_has_its_own(units.len(), |unit| &units[unit].from)
    }
}

/// Adds as many parts that the same cards can pay.
fn add_alike(count: usize, verb: Option<Verb>, from: Vec<CardId>, units: &mut Vec<Unit>) {
    if count == 0 {
        return;
    }
    let from = Rc::new(from);
    units.extend((0..count).map(|_| Unit { verb, from: Rc::clone(&from) }));
}

/// The parts of a price but the first ones.
fn all_but(first: usize, mut units: Vec<Unit>) -> Vec<Unit> {
    if first > 0 {
        units.drain(..first.min(units.len()));
    }
    units
}
