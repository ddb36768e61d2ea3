//! What is paid: will, and where it comes from (chapter 10); and everything else.

use std::cell::OnceCell;

use enumset::EnumSet;
use strum::VariantArray;

use crate::ability::fow::{Bill, Cards, Deed, Each, Holds, Line, Price, Verb, When, Will, Word};
use crate::engine::deeds::deed_at;
use crate::engine::fow::Game;
use crate::engine::fow::roster::Has;
use crate::engine::fow::state::{Area, By, Choice, Object, Way, What};
use crate::engine::path::Path;
use crate::engine::pile::counted;
use crate::engine::sharing::each_has_its_own;
use crate::engine::{CardId, Seat};

use super::Speaker;

/// Other sources of will than stones that a player has at most, as a rule.
const FEW: usize = 4;

/// What a card costs that is put into the standby area (4-5).
const SETTING: Bill = Bill { of: [0; 6], any: 2 };

/// What an ability asks for that is played from the hand.
static ITSELF: Price = Price::Move(Verb::Discard, Cards::This);

/// A part of a price that a card pays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::engine::fow) struct Part {
    /// What is done with the card.
    pub(in crate::engine::fow) verb: Verb,
    /// Which cards can pay it.
    pub(in crate::engine::fow) from: Vec<CardId>,
}

/// What is paid beside will.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::engine::fow) struct Prices<'g> {
    /// Will may stand among it.
    written: &'g [Price],
    /// The card itself is discarded for it.
    itself: bool,
}

impl<'g> Prices<'g> {
    pub(in crate::engine::fow) fn iter(self) -> impl Iterator<Item = &'g Price> + Clone {
        let itself = self.itself.then_some(&ITSELF);
        self.written.iter().filter(|price| !matches!(price, Price::Will(_))).chain(itself)
    }
}

/// Will that a player has or can get, each as what it can be, and the card that it is to come from.
pub(in crate::engine::fow) struct Funds(Vec<(Option<CardId>, EnumSet<Will>)>);

impl Funds {
    /// All of it but what comes from some cards.
    fn but<const N: usize>(&self, cards: [Option<CardId>; N]) -> impl Iterator<Item = EnumSet<Will>> + Clone + '_ {
        self.0
            .iter()
            .filter(move |(from, _)| from.is_none() || cards.iter().all(|card| card != from))
            .map(|(_, will)| *will)
    }
}

impl Game {
    /// What a link costs in will, and what else is paid for it.
    pub(in crate::engine::fow) fn price_of(&self, what: What) -> (Bill, Prices<'_>) {
        let (mut bill, mut itself) = (Bill::default(), false);
        let written = match what {
            What::Set(_) => return (SETTING, Prices::default()),
            What::Ability(_, line) => {
                let ability = self.roster.ability(line);
                itself = matches!(ability.when, When::Inheritance);
                // An Awakening was paid for with its card.
                (!matches!(ability.when, When::Awakening)).then_some(ability.price.as_slice())
            }
            What::Toll(_, line, path) => self.toll(line, path),
            What::Judgment(ruler) => self.judgment(ruler.card),
            What::Play(played, Way { by, .. }) => match by {
                By::Nothing => None,
                By::Incarnation => self.incarnation(played.card),
                By::Cost => return (self.cost(played.card), Prices::default()),
                By::Awakening => {
                    bill = self.cost(played.card);
                    let mut abilities = self.abilities(played.card);
                    let awakening = abilities.find(|(_, it)| matches!(it.when, When::Awakening));
                    awakening.map(|(_, ability)| ability.price.as_slice())
                }
            },
        };
        let written = written.unwrap_or_default();
        for price in written {
            if let Price::Will(will) = price {
                bill = bill.and(will);
            }
        }
        if let What::Judgment(ruler) = what {
            bill = self.others_less(self.object(ruler.card).holder, None, bill);
        }
        (bill, Prices { written, itself })
    }

    /// What a deed asks for while it is done.
    fn toll(&self, line: crate::engine::fow::roster::LineAt, path: Path) -> Option<&[Price]> {
        match deed_at(&self.roster.ability(line).does, path)? {
            Deed::Pay(prices) | Deed::Unless(_, prices, _) => Some(prices),
            _ => None,
        }
    }

    /// What judgment asks for (7-3).
    pub(in crate::engine::fow) fn judgment(&self, ruler: CardId) -> Option<&[Price]> {
        let object = self.object(ruler);
        let lines = &self.roster.sheet(object.sheet).front.lines;
        lines.iter().find_map(|line| if let Line::Judgment(prices) = line { Some(prices.as_slice()) } else { None })
    }

    /// What an Incarnation asks for.
    pub(in crate::engine::fow) fn incarnation(&self, card: CardId) -> Option<&[Price]> {
        let object = self.object(card);
        let lines = &self.roster.face(object.sheet, object.back).lines;
        lines.iter().find_map(|line| if let Line::Incarnation(prices) = line { Some(prices.as_slice()) } else { None })
    }

    /// The cost of a card that is played, with what changes it.
    fn cost(&self, card: CardId) -> Bill {
        let object = self.object(card);
        let by = Speaker { seat: object.holder, card };
        let bill = self.roster.sheet(object.sheet).cost;
        let bill = if self.may_have(card, Has::Cost) { self.own_cost(by, bill) } else { bill };
        self.others_less(by.seat, Some(card), bill)
    }

    /// A cost with what its card itself makes of it.
    fn own_cost(&self, by: Speaker, mut bill: Bill) -> Bill {
        for holds in self.statics(by.card) {
            if !holds.only_if.as_ref().is_none_or(|test| self.holds(by, test, &[])) {
                continue;
            }
            let times = |each: Option<&Each>| each.map_or(1, |each| self.tally(by, each));
            let so_often =
                |number: u8, times: u32| u8::try_from(u32::from(number).saturating_mul(times)).unwrap_or(u8::MAX);
            match &holds.what {
                Holds::CostsLess(less, each) => {
                    let times = times(each.as_ref());
                    bill.any = bill.any.saturating_sub(so_often(less.any, times));
                    for (own, less) in bill.of.iter_mut().zip(less.of) {
                        *own = own.saturating_sub(so_often(less, times));
                    }
                }
                Holds::CostsMore(more) => {
                    let more = more.times.saturating_mul(times(more.each.as_ref()));
                    bill.any = bill.any.saturating_add(u8::try_from(more).unwrap_or(u8::MAX));
                }
                _ => {}
            }
        }
        bill
    }

    /// A cost with what other cards make of it; that of judgment where it is of no card.
    fn others_less(&self, seat: Seat, card: Option<CardId>, mut bill: Bill) -> Bill {
        if !self.roster.may_have(Has::OthersLess) {
            return bill;
        }
        let table = self.state.table();
        let areas = [Area::Field, Area::Ruler, Area::Stones].into_iter();
        let areas = areas.filter(|area| self.lies(seat, *area, Has::OthersLess));
        for giver in areas.flat_map(|area| table.area(seat, area)) {
            let by = Speaker { seat, card: *giver };
            for holds in self.statics(*giver) {
                let Holds::OthersLess(filter, less) = &holds.what else { continue };
                let of = match (filter, card) {
                    (Some(filter), Some(card)) => self.is_all(by, filter, card),
                    (None, None) => true,
                    _ => false,
                };
                if of && holds.only_if.as_ref().is_none_or(|test| self.holds(by, test, &[])) {
                    bill.any = bill.any.saturating_sub(less.any);
                    for (own, less) in bill.of.iter_mut().zip(less.of) {
                        *own = own.saturating_sub(less);
                    }
                }
            }
        }
        bill
    }

    /// The card that pays with itself, and so makes no will for it.
    pub(in crate::engine::fow) fn is_spent(what: What, prices: Prices) -> Option<CardId> {
        let rests = |price: &Price| matches!(price, Price::Rest | Price::Move(_, Cards::This | Cards::Fallen));
        match what {
            What::Ability(card, _) if prices.iter().any(rests) => Some(card.card),
            What::Judgment(card) => Some(card.card),
            What::Play(..) | What::Set(_) | What::Toll(..) | What::Ability(..) => None,
        }
    }

    /// Whether a link can be paid for.
    pub(in crate::engine::fow) fn can_pay(&self, seat: Seat, what: What) -> bool {
        self.can_pay_of(&OnceCell::new(), seat, what)
    }

    /// The same, of the will that a player has or can get, which is reckoned once for many links.
    pub(super) fn can_pay_of(&self, funds: &OnceCell<Funds>, seat: Seat, what: What) -> bool {
        if let What::Ability(of, line) = what
            && self.roster.ability(line).price.iter().any(|price| matches!(price, Price::Rest))
            && !self.can_rest_for_itself(of.card)
        {
            return false;
        }
        let (bill, prices) = self.price_of(what);
        let spent = Self::is_spent(what, prices);
        let total = bill.total();
        let has_will = total == 0 || {
            let funds = funds.get_or_init(|| self.funds(seat));
            funds.0.len() >= total as usize
                && match spent {
                    None => missing(bill, &funds.0.iter().map(|(_, will)| *will)) == 0,
                    spent => missing(bill, &funds.but([spent])) == 0,
                }
        };
        has_will
            && (prices.iter().next().is_none()
                || self
                    .parts(seat, what, prices.iter())
                    .is_some_and(|parts| each_has_its_own(parts.len(), |part| &parts[part].from)))
    }

    /// What is paid with cards, part by part; `None` where something else is missing.
    pub(in crate::engine::fow) fn parts<'p>(
        &self,
        seat: Seat,
        what: What,
        prices: impl Iterator<Item = &'p Price> + Clone,
    ) -> Option<Vec<Part>> {
        let of = what.card();
        let by = Speaker { seat, card: of.card };
        let object = self.object(of.card);
        let mut parts = Vec::new();
        // A card that pays otherwise with itself does not pay again.
        let pays = |price: &Price| {
            matches!(price, Price::Rest | Price::Counters(..) | Price::Move(_, Cards::This | Cards::Fallen))
        };
        let is_spent = prices.clone().any(pays) || !matches!(what, What::Ability(..));
        for price in prices {
            match price {
                Price::Will(_) => {}
                Price::Rest => {
                    if !self.can_rest_for_itself(of.card) {
                        return None;
                    }
                }
                Price::Counters(count, kind) => {
                    if counted(&object.counters, kind) < *count {
                        return None;
                    }
                }
                Price::Life(life) => {
                    // Nobody pays with the last life point.
                    if self.state.table().life[seat] <= i32::try_from(*life).unwrap_or(i32::MAX) {
                        return None;
                    }
                }
                Price::RulerCounters(count, kind) => {
                    let ruler = self.object(self.state.table().rulers[seat]);
                    if counted(&ruler.counters, kind) < *count {
                        return None;
                    }
                }
                Price::Move(verb, Cards::Fallen) => {
                    let lies = object.area == Area::Graveyard && self.suffers(of.card, *verb);
                    parts.push(Part { verb: *verb, from: if lies { vec![of.card] } else { Vec::new() } });
                }
                Price::Move(verb, Cards::This) => {
                    let from = if self.suffers(of.card, *verb) { vec![of.card] } else { Vec::new() };
                    parts.push(Part { verb: *verb, from });
                }
                Price::Move(verb, Cards::Chosen(pick)) => {
                    let mut from = self.all(by, pick);
                    from.retain(|card| {
                        (!is_spent || *card != of.card)
                            && self.object(*card).holder == seat
                            && self.suffers(*card, *verb)
                    });
                    parts.extend((0..pick.count).map(|_| Part { verb: *verb, from: from.clone() }));
                }
                // A price speaks of no targets; nobody reads such words.
                Price::Move(..) => return None,
            }
        }
        Some(parts)
    }

    /// The cards from which a player may get will.
    fn sources(&self, seat: Seat) -> impl Iterator<Item = CardId> {
        let table = self.state.table();
        let areas = const { &[Area::Stones, Area::Field, Area::Ruler] }.iter();
        let areas = areas.filter(move |area| self.lies(seat, **area, Has::Will));
        let cards = areas.flat_map(move |area| table.area(seat, *area).iter().copied());
        let makes = |card: &CardId| self.may_have(*card, Has::Will) && !self.has(*card, Word::NoActivate);
        cards.filter(makes)
    }

    /// In which ways a card can produce will: the line, the choice within it, what comes of it.
    fn ways_of<'g>(&'g self, card: CardId, mut see: impl FnMut(u8, u8, &'g [Will])) {
        for (at, ability) in self.abilities(card).filter(|(_, ability)| ability.is_will()) {
            let payable = ability.price.iter().all(|price| match price {
                Price::Rest => self.can_rest_for_itself(card),
                Price::Counters(count, kind) => counted(&self.object(card).counters, kind) >= *count,
                Price::Move(verb, _) => self.suffers(card, *verb),
                Price::Will(_) | Price::RulerCounters(..) | Price::Life(_) => false,
            });
            if let ([Deed::Produce(choices)], true) = (ability.does.as_slice(), payable) {
                // A line has far fewer than 256 choices.
                (0..=u8::MAX).zip(choices).for_each(|(choice, will)| see(at.line, choice, will));
            }
        }
    }

    /// What a card makes one will of, if it makes will by resting alone, and only as it is printed; nothing where it
    /// cannot rest.
    #[inline]
    fn rests_for(&self, card: CardId) -> Option<EnumSet<Will>> {
        let object = self.object(card);
        let plain = object.gained.is_empty() && !object.bare && !self.roster.keeps_granting && !self.roster.silences;
        let will = self.roster.rests_for(object.sheet, object.back);
        (plain && !will.is_empty())
            .then(|| if !object.rested && self.can_rest_for_itself(card) { will } else { EnumSet::empty() })
    }

    /// All will that a player has or can get.
    fn funds(&self, seat: Seat) -> Funds {
        let stones = self.state.table().area(seat, Area::Stones).len();
        let mut units = Vec::with_capacity(stones + FEW);
        units.extend(self.pooled(seat).into_iter().map(|will| (None, will)));
        self.sources(seat).for_each(|card| {
            if let Some(will) = self.rests_for(card) {
                if !will.is_empty() {
                    units.push((Some(card), will));
                }
                return;
            }
            // One will of several kinds, or the most of it.
            let (mut any, mut single, mut most) = (EnumSet::empty(), true, &[][..]);
            self.ways_of(card, |_, _, will| {
                single &= will.len() == 1;
                any.extend(will.iter().copied());
                if will.len() >= most.len() {
                    most = will;
                }
            });
            if !single {
                units.extend(most.iter().map(|will| (Some(card), EnumSet::only(*will))));
            } else if !any.is_empty() {
                units.push((Some(card), any));
            }
        });
        Funds(units)
    }

    /// The will that was produced and not spent.
    fn pooled(&self, seat: Seat) -> Vec<EnumSet<Will>> {
        let mut out = Vec::new();
        for (will, has) in Will::VARIANTS.iter().zip(self.state.table().pool[seat]) {
            for _ in 0..has {
                out.push(EnumSet::only(*will));
            }
        }
        out
    }

    /// Whether the will that was produced pays a bill.
    pub(in crate::engine::fow) fn is_paid_by_pool(&self, seat: Seat, bill: Bill) -> bool {
        let pool: u32 = self.state.table().pool[seat].iter().map(|will| u32::from(*will)).sum();
        bill.total() <= pool && missing(bill, &self.pooled(seat).into_iter()) == 0
    }

    /// What can be used for the next will of a bill, so that the rest can be paid, too; cards that are alike stand for each
    /// other.
    pub(in crate::engine::fow) fn next_will(&self, seat: Seat, bill: Bill, spent: Option<CardId>) -> Vec<Choice> {
        let funds = self.funds(seat);
        let pool = self.pooled(seat);
        let lacking = missing(bill, &pool.iter().copied());
        let mut seen = Vec::new();
        let mut options = Vec::new();
        for card in self.sources(seat).filter(|card| Some(*card) != spent) {
            let object = self.object(card);
            let plain = is_plain(object);
            match self.rests_for(card) {
                Some(will) if will.is_empty() => continue,
                // Of those that make will by resting alone one is enough.
                Some(_) if options.iter().any(|choice| self.is_of_twin(*choice, card)) => continue,
                _ => {}
            }
            self.ways_of(card, |line, choice, will| {
                let alike = (object.sheet, line, choice);
                if plain && seen.contains(&alike) {
                    return;
                }
                let made = will.iter().map(|will| EnumSet::only(*will));
                let rest = funds.but([spent, Some(card)]);
                if missing(bill, &pool.iter().copied().chain(made.clone())) < lacking
                    && missing(bill, &rest.chain(made)) == 0
                {
                    options.push(Choice::Will(card, line, choice));
                    if plain {
                        seen.push(alike);
                    }
                }
            });
        }
        options
    }

    /// Whether a choice is will of a card from which nothing tells another one.
    fn is_of_twin(&self, choice: Choice, card: CardId) -> bool {
        let Choice::Will(other, ..) = choice else { return false };
        let [one, other] = [card, other].map(|card| self.object(card));
        (one.sheet, one.back) == (other.sheet, other.back) && is_plain(one) && is_plain(other)
    }

    /// What of the pool is spent on a bill: its kinds, and then what there is most of.
    pub(in crate::engine::fow) fn spending(&self, seat: Seat, bill: Bill) -> [u8; 6] {
        let mut left = self.state.table().pool[seat];
        let mut spent = bill.of;
        for (left, of) in left.iter_mut().zip(bill.of) {
            *left = left.saturating_sub(of);
        }
        for _ in 0..bill.any {
            let most = (0..left.len()).max_by_key(|at| (left[*at], left.len() - at)).unwrap_or(0);
            left[most] = left[most].saturating_sub(1);
            spent[most] += 1;
        }
        spent
    }
}

/// Whether nothing tells a card, as a source of will, from others of its kind.
fn is_plain(object: &Object) -> bool {
    object.counters.is_empty() && object.gained.is_empty() && object.area != Area::Field
}

/// How much of a bill such will does not pay, each of which can be one of some kinds: for some kinds together there are too
/// few that can be any of them, or there are too few in all (Hall's theorem).
fn missing(bill: Bill, units: &(impl Iterator<Item = EnumSet<Will>> + Clone)) -> u32 {
    let lacks = |needed: u32, has: usize| needed.saturating_sub(u32::try_from(has).unwrap_or(u32::MAX));
    let mut most = lacks(bill.total(), units.clone().count());
    let all = (0..bill.of.len()).fold(0, |all, at| all | u8::from(bill.of[at] > 0) << at);
    let mut some = all;
    while some > 0 {
        let kinds = EnumSet::<Will>::from_u8(some);
        let need: u32 = (0..bill.of.len()).map(|at| u32::from(bill.of[at]) * u32::from(some >> at & 1)).sum();
        most = most.max(lacks(need, units.clone().filter(|unit| !unit.is_disjoint(kinds)).count()));
        some = (some - 1) & all;
    }
    most
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn will_of_several_kinds_pays_for_one_of_them() {
        let bill = Bill { of: [1, 1, 0, 0, 0, 0], any: 1 };
        let light_or_fire = Will::Light | Will::Fire;
        let water = EnumSet::only(Will::Water);
        assert_eq!(missing(bill, &[light_or_fire, light_or_fire, water].into_iter()), 0);
        assert_eq!(missing(bill, &[light_or_fire, water, water].into_iter()), 1);
        assert_eq!(missing(bill, &[light_or_fire, light_or_fire].into_iter()), 1);
        assert_eq!(missing(bill, &[].into_iter()), 3);
    }
}
