//! Which cards can pay a price: every part needs cards of its own, and a choice for one part must leave the others
//! enough (8-4-2-2).

use crate::ability::{Area, Cards, Fate, Icons, Name, Price, Selector};
use crate::card::ColorSet;
use crate::engine::dbscg::facts::Position;
use crate::engine::dbscg::ids::{CardId, Seat};
use crate::engine::dbscg::state::frame::Frame;
use crate::engine::dbscg::state::task::Activation;

/// What a price does with a card.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    /// It is rested, and can still be taken by a later part.
    Rest,
    /// It is taken, or shown.
    Take,
    /// It comes to that area, and can be taken there by a later part.
    Place(Area),
}

/// One card that a price asks for.
#[derive(Clone)]
struct Slot<'p> {
    part: usize,
    how: Use,
    /// Which cards could be given: slots that ask for the same share them.
    pool: usize,
    /// Cards that could be given once an earlier part has placed them where this one takes them.
    placed: Option<usize>,
    /// Cards of one part that have to show colors together: one card can fill several of these slots.
    shared: bool,
    name: Option<&'p Name>,
    /// It has the same power as the card of the slot with this name.
    power_of: Option<&'p Name>,
    given: Option<CardId>,
    /// So many cards of the pool have been tried for it, the one given among them; none where that was picked.
    tried: usize,
}

impl Slot<'_> {
    const fn new(part: usize, how: Use, pool: usize) -> Self {
        Self { part, how, pool, placed: None, shared: false, name: None, power_of: None, given: None, tried: 0 }
    }

    /// Whether the slots ask for the same: what fills one can as well fill the other.
    const fn is_like(&self, other: &Self) -> bool {
        self.part == other.part && self.pool == other.pool
    }
}

/// All cards that a price asks for, and which could be given.
#[derive(Clone, Default)]
pub(crate) struct Slots<'p> {
    /// Each card once.
    pools: Vec<Vec<CardId>>,
    slots: Vec<Slot<'p>>,
}

impl<'p> Slots<'p> {
    /// The cards that could fill a slot of the first part, each once.
    pub(crate) fn of_first_part(&self) -> Vec<CardId> {
        let mut out = Vec::new();
        for slot in self.slots.iter().take_while(|slot| slot.part == self.slots[0].part) {
            for card in &self.pools[slot.pool] {
                if !out.contains(card) {
                    out.push(*card);
                }
            }
        }
        out
    }

    /// Leaves the cards that fit.
    pub(crate) fn leave(&mut self, fits: impl Fn(CardId) -> bool) {
        self.pools.iter_mut().for_each(|pool| pool.retain(|card| fits(*card)));
    }

    fn pool(&mut self, cards: Vec<CardId>) -> usize {
        self.pools.push(cards);
        self.pools.len() - 1
    }

    /// The slot before, if it asks for the same.
    fn twin(&self, at: usize) -> Option<&Slot<'p>> {
        self.slots[..at].last().filter(|before| before.is_like(&self.slots[at]))
    }

    /// Whether there are cards for all open slots whichever each of them takes: with the scarcest filled first, there are
    /// always more than have been taken.
    fn are_plenty(&self) -> bool {
        let size = |slot: &Slot| self.pools[slot.pool].len();
        let open = || self.slots.iter().filter(|slot| slot.given.is_none());
        let given = self.slots.len() - open().count();
        let are_plenty = |slot: &Slot| {
            let scarcer = open().filter(|other| size(other) <= size(slot)).count();
            scarcer + given <= size(slot)
        };
        self.slots.iter().all(|slot| slot.power_of.is_none()) && open().all(are_plenty)
    }
}

impl Position {
    /// Adds the slots of energy.
    pub(crate) fn add_energy(&self, slots: &mut Slots<'_>, seat: Seat, icons: &Icons, lent: &[CardId], part: usize) {
        let markers = self.state.energy_markers[seat];
        let stand_for = self.marker_colors(seat);
        let mut add = |n: usize, fits: &dyn Fn(ColorSet) -> bool| {
            let mut cards = Vec::with_capacity(self.state.cards(seat, Area::Energy).len());
            cards.extend(self.energy(seat).chain(lent.iter().copied()).filter(|card| fits(self.colors(*card))));
            if fits(stand_for) {
                cards.extend((0..markers).map(marker));
            }
            let pool = slots.pool(cards);
            slots.slots.extend((0..n).map(|_| Slot::new(part, Use::Rest, pool)));
        };
        for alike in icons.just.chunk_by(PartialEq::eq) {
            add(alike.len(), &|colors| colors == alike[0]);
        }
        for alike in icons.of.chunk_by(PartialEq::eq) {
            add(alike.len(), &|colors| colors.intersects(alike[0]));
        }
        if icons.any > 0 {
            add(usize::from(icons.any), &|_| true);
        }
    }

    /// Adds the slots of a price from one part on, those of energy among them or not.
    pub(crate) fn add_slots<'p>(
        &'p self,
        slots: &mut Slots<'p>,
        activation: &'p Activation,
        frame: &Frame,
        from: usize,
        with_energy: bool,
    ) {
        let source = activation.source.card;
        let lent = if with_energy { self.lent(source, true) } else { Vec::new() };
        // Part 0 is what is paid before the price of the skill.
        for (part, price) in (1..).zip(self.price_of(activation)).skip(from) {
            match price {
                Price::Energy(icons) if with_energy => self.add_energy(slots, activation.master, icons, &lent, part),
                Price::Cards { count, from, fate, name, power_of } => {
                    let mut cards = self.price_candidates(from, *fate, frame, source);
                    // A card does not go under itself (11-3-1).
                    let above = |price: &Price| matches!(price, Price::Under(Cards::This, Cards::Named(host)) if Some(host) == name.as_ref());
                    if self.price_of(activation).iter().any(above) {
                        cards.retain(|card| *card != source);
                    }
                    let paid = power_of.as_ref().and_then(|other| frame.named(other).first());
                    if let Some(other) = paid {
                        cards.retain(|card| self.power(*card) == self.power(other.card));
                    }
                    let (name, power_of) = (name.as_ref(), power_of.as_ref());
                    let placed = self.placed_before(slots, from, frame).map(|cards| slots.pool(cards));
                    let slot = Slot { placed, name, power_of, ..Slot::new(part, used(*fate), slots.pool(cards)) };
                    slots.slots.extend(std::iter::repeat_n(slot, usize::from(*count)));
                }
                Price::Between { count, from, fate, .. } => {
                    let pool = slots.pool(self.price_candidates(from, *fate, frame, source));
                    let slot = Slot::new(part, used(*fate), pool);
                    slots.slots.extend(std::iter::repeat_n(slot, usize::from(count.min.unwrap_or(0))));
                }
                Price::Colors { colors, original, from, fate, .. } => {
                    let cards = self.price_candidates(from, *fate, frame, source);
                    for color in colors.iter() {
                        let shows = |card: &CardId| self.price_colors(*card, *original).contains(color);
                        let pool = slots.pool(cards.iter().copied().filter(shows).collect());
                        slots.slots.push(Slot { shared: true, ..Slot::new(part, used(*fate), pool) });
                    }
                }
                Price::This(fate) if uses_card(*fate) => {
                    let pool = slots.pool(vec![source]);
                    slots.slots.push(Slot::new(part, used(*fate), pool));
                }
                Price::Energy(_)
                | Price::This(_)
                | Price::Mill(_)
                | Price::AllOf(..)
                | Price::Condition(_)
                | Price::Draw(_)
                | Price::Act(_)
                | Price::Shown(..)
                | Price::MarkersX(_)
                | Price::EnergyX
                | Price::Under(..)
                | Price::SumOfCosts { .. } => {}
            }
        }
    }

    /// Cards that parts before have placed where a part takes cards like them, once they are paid (8-4-2-1).
    fn placed_before(&self, slots: &Slots<'_>, from: &Selector, frame: &Frame) -> Option<Vec<CardId>> {
        let mut cards = Vec::new();
        for slot in &slots.slots {
            if let Use::Place(area) = slot.how
                && from.areas.contains(&area)
            {
                cards.extend(slots.pools[slot.pool].iter().copied());
            }
        }
        cards.sort_unstable();
        cards.dedup();
        let fits = |card: &CardId| {
            let seen = self.seen(*card, Some(frame.source.card));
            !from.areas.contains(&self.state.object(*card).area) && self.fits(&from.filter, &seen, frame)
        };
        cards.retain(fits);
        (!cards.is_empty()).then_some(cards)
    }

    /// Whether all slots can be filled, so that each of the cards picked fills one of the first part.
    pub(crate) fn fills(&self, slots: &mut Slots<'_>, picked: &[CardId]) -> bool {
        if let Some((pick, others)) = picked.split_first() {
            let part = slots.slots.first().map(|slot| slot.part);
            let opens = |slots: &Slots, at: usize| {
                let slot = &slots.slots[at];
                // Of open slots that ask for the same, the first.
                let first = slots.twin(at).is_none_or(|twin| twin.given.is_some());
                Some(slot.part) == part && slot.given.is_none() && first && self.goes(slots, at, *pick)
            };
            let all = 0..slots.slots.len();
            // No more cards than are needed for the colors.
            if slots.slots.first().is_some_and(|slot| slot.shared) {
                let open: Vec<usize> = all.filter(|at| opens(slots, *at)).collect();
                return !open.is_empty() && self.fills_with(slots, &open, *pick, others);
            }
            return all.into_iter().any(|at| opens(slots, at) && self.fills_with(slots, &[at], *pick, others));
        }
        if slots.are_plenty() {
            return true;
        }
        // The slot with the fewest candidates first: what cannot be filled is found at once.
        let open = (0..slots.slots.len()).filter(|at| slots.slots[*at].given.is_none());
        let Some(at) = open.min_by_key(|at| slots.pools[slots.slots[*at].pool].len()) else { return true };
        let pool = slots.slots[at].pool;
        // Slots that ask for the same are filled in the order of their cards: in another it would be the same again.
        let first = slots.twin(at).map_or(0, |twin| twin.tried);
        let found = (first..slots.pools[pool].len()).any(|candidate| {
            let card = slots.pools[pool][candidate];
            slots.slots[at].tried = candidate + 1;
            self.goes(slots, at, card) && self.fills_with(slots, &[at], card, &[])
        });
        slots.slots[at].tried = 0;
        found || self.fills_from_before(slots, at)
    }

    /// Whether a slot can be filled with what an earlier part places, and the others be filled then.
    fn fills_from_before(&self, slots: &mut Slots<'_>, at: usize) -> bool {
        let Some(placed) = slots.slots[at].placed else { return false };
        (0..slots.pools[placed].len()).any(|candidate| {
            let card = slots.pools[placed][candidate];
            let taken = slots.slots.iter().enumerate().filter(|(_, slot)| slot.given == Some(card));
            match taken.map(|(earlier, _)| earlier).collect::<Vec<_>>()[..] {
                // It is given already, and comes to lie there.
                [earlier] => {
                    places_for(&slots.slots[earlier], &slots.slots[at]) && self.fills_with(slots, &[at], card, &[])
                }
                [] => (0..slots.slots.len()).any(|earlier| {
                    let open = slots.slots[earlier].given.is_none() && earlier != at;
                    open && places_for(&slots.slots[earlier], &slots.slots[at])
                        && self.goes(slots, earlier, card)
                        && self.fills_with(slots, &[earlier, at], card, &[])
                }),
                _ => false,
            }
        })
    }

    fn fills_with(&self, slots: &mut Slots<'_>, filled: &[usize], card: CardId, picked: &[CardId]) -> bool {
        for at in filled {
            slots.slots[*at].given = Some(card);
        }
        let fills = self.fills(slots, picked);
        for at in filled {
            slots.slots[*at].given = None;
        }
        fills
    }

    /// Whether a card can fill a slot beside what fills the others.
    fn goes(&self, slots: &Slots<'_>, at: usize, card: CardId) -> bool {
        let slot = &slots.slots[at];
        slots.pools[slot.pool].contains(&card)
            && slots.slots.iter().enumerate().filter(|(other, _)| *other != at).all(|(_, other)| {
                let Some(given) = other.given else { return true };
                let linked = |a: &Slot, b: &Slot| a.power_of.is_some() && a.power_of == b.name;
                // 10-13-3-1
                let even = !(linked(slot, other) || linked(other, slot)) || self.power(given) == self.power(card);
                even && (given != card || both(slot, other))
            })
    }
}

/// An energy marker among the cards that pay (4.00, 1-14-2): a number that no card of a game has.
pub(crate) const fn marker(at: u8) -> CardId {
    CardId(u16::MAX - at as u16)
}

/// Whether one card can fill both slots.
fn both(one: &Slot<'_>, other: &Slot<'_>) -> bool {
    if one.part == other.part {
        return one.shared;
    }
    let (first, second) = if one.part < other.part { (one, other) } else { (other, one) };
    // 8-4-2-1: in the order printed, what has been rested can still be taken, not the other way round.
    first.how == Use::Rest && second.how != Use::Rest
}

/// Whether one slot places a card where the other, which comes later, takes such cards.
fn places_for(one: &Slot<'_>, other: &Slot<'_>) -> bool {
    one.part < other.part && matches!(one.how, Use::Place(_))
}

/// Whether a card that meets a fate cannot be given again as it was.
pub(crate) fn uses_card(fate: Fate) -> bool {
    fate == Fate::Rest || fate.area().is_some()
}

const fn used(fate: Fate) -> Use {
    match fate {
        Fate::Rest => Use::Rest,
        Fate::To(area) => Use::Place(area),
        _ => Use::Take,
    }
}

/// The energy that a price asks for at one point: parts of it that follow each other are paid together. Second, the part
/// that comes after.
pub(crate) fn energy_run(costs: &[Price], from: usize) -> (Icons, usize) {
    let mut icons = Icons::default();
    let mut at = from;
    while let Some(Price::Energy(more)) = costs.get(at) {
        icons.add(more);
        at += 1;
    }
    (icons, at)
}
