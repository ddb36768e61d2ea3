//! Which cards can pay a price: every part needs cards of its own, and a choice for one part must leave the others
//! enough (8-4-2-2).

use crate::ability::{Cards, Fate, Icons, Name, Price};
use crate::card::ColorSet;
use crate::engine::dbscg::facts::Position;
use crate::engine::dbscg::ids::{CardId, Seat};
use crate::engine::dbscg::state::frame::Frame;
use crate::engine::dbscg::state::task::Activation;

/// What a price does with a card.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Use {
    /// It is rested, and can still be taken by a later part.
    Rest,
    /// It is taken, or shown.
    Take,
}

/// One card that a price asks for.
#[derive(Clone)]
pub(crate) struct Slot {
    part: usize,
    how: Use,
    pub(crate) candidates: Vec<CardId>,
    /// Cards of one part that have to show colors together: one card can fill several of these slots.
    shared: bool,
    name: Option<Name>,
    /// It has the same power as the card of the slot with this name.
    power_of: Option<Name>,
    given: Option<CardId>,
}

impl Slot {
    const fn new(part: usize, how: Use, candidates: Vec<CardId>) -> Self {
        Self { part, how, candidates, shared: false, name: None, power_of: None, given: None }
    }
}

impl Position {
    /// The slots of energy.
    pub(crate) fn energy_slots(&self, seat: Seat, icons: &Icons, part: usize) -> Vec<Slot> {
        let energy: Vec<CardId> = self.energy(seat).collect();
        let of =
            |colors: &ColorSet| energy.iter().copied().filter(|card| self.colors(*card).intersects(*colors)).collect();
        let just = |colors: &ColorSet| energy.iter().copied().filter(|card| self.colors(*card) == *colors).collect();
        let just = icons.just.iter().map(|colors| Slot::new(part, Use::Rest, just(colors)));
        let colored = just.chain(icons.of.iter().map(|colors| Slot::new(part, Use::Rest, of(colors))));
        let any = (0..icons.any).map(|_| Slot::new(part, Use::Rest, energy.clone()));
        colored.chain(any).collect()
    }

    /// The slots of a price from one part on.
    pub(crate) fn slots(&self, activation: &Activation, frame: &Frame, from: usize) -> Vec<Slot> {
        let source = activation.source.card;
        let mut slots = Vec::new();
        // Part 0 is what is paid before the price of the skill.
        for (part, price) in (1..).zip(self.price_of(activation)).skip(from) {
            match price {
                Price::Energy(icons) => slots.extend(self.energy_slots(activation.master, icons, part)),
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
                    slots.extend((0..*count).map(|_| Slot {
                        name: name.clone(),
                        power_of: power_of.clone(),
                        ..Slot::new(part, used(*fate), cards.clone())
                    }));
                }
                Price::Between { count, from, fate, .. } => {
                    let cards = self.price_candidates(from, *fate, frame, source);
                    let slot = |_| Slot::new(part, used(*fate), cards.clone());
                    slots.extend((0..count.min.unwrap_or(0)).map(slot));
                }
                Price::Colors { colors, original, from, fate, .. } => {
                    let cards = self.price_candidates(from, *fate, frame, source);
                    slots.extend(colors.iter().map(|color| {
                        let fitting =
                            cards.iter().copied().filter(|card| self.price_colors(*card, *original).contains(color));
                        Slot { shared: true, ..Slot::new(part, used(*fate), fitting.collect()) }
                    }));
                }
                Price::This(_)
                | Price::Mill(_)
                | Price::AllOf(..)
                | Price::Condition(_)
                | Price::Draw(_)
                | Price::Act(_)
                | Price::Shown(..)
                | Price::MarkersX(_)
                | Price::Under(..)
                | Price::SumOfCosts { .. } => {}
            }
        }
        slots
    }

    /// Whether all slots can be filled, so that each of the cards picked fills one of the first part.
    pub(crate) fn fills(&self, slots: &mut [Slot], picked: &[CardId]) -> bool {
        if let Some((pick, others)) = picked.split_first() {
            let part = slots.first().map(|slot| slot.part);
            let mut open = Vec::new();
            for at in 0..slots.len() {
                let slot = &slots[at];
                if Some(slot.part) == part && slot.given.is_none() && self.goes(slots, at, *pick) {
                    open.push(at);
                }
            }
            // No more cards than are needed for the colors.
            if slots.first().is_some_and(|slot| slot.shared) {
                return !open.is_empty() && self.fills_with(slots, &open, *pick, others);
            }
            return open.into_iter().any(|at| self.fills_with(slots, &[at], *pick, others));
        }
        // The slot with the fewest candidates first: what cannot be filled is found at once.
        let open = (0..slots.len()).filter(|at| slots[*at].given.is_none());
        let Some(at) = open.min_by_key(|at| slots[*at].candidates.len()) else { return true };
        let candidates = slots[at].candidates.clone();
        candidates.into_iter().any(|card| self.goes(slots, at, card) && self.fills_with(slots, &[at], card, &[]))
    }

    fn fills_with(&self, slots: &mut [Slot], filled: &[usize], card: CardId, picked: &[CardId]) -> bool {
        for at in filled {
            slots[*at].given = Some(card);
        }
        let fills = self.fills(slots, picked);
        for at in filled {
            slots[*at].given = None;
        }
        fills
    }

    /// Whether a card can fill a slot beside what fills the others.
    fn goes(&self, slots: &[Slot], at: usize, card: CardId) -> bool {
        let slot = &slots[at];
        slot.candidates.contains(&card)
            && slots.iter().enumerate().filter(|(other, _)| *other != at).all(|(_, other)| {
                let Some(given) = other.given else { return true };
                let linked = |a: &Slot, b: &Slot| a.power_of.is_some() && a.power_of == b.name;
                // 10-13-3-1
                let even = !(linked(slot, other) || linked(other, slot)) || self.power(given) == self.power(card);
                even && (given != card || both(slot, other))
            })
    }
}

/// The cards that could fill a slot of the first part, each once.
pub(crate) fn part_candidates(slots: &[Slot]) -> Vec<CardId> {
    let mut out = Vec::new();
    for slot in slots.iter().take_while(|slot| slot.part == slots[0].part) {
        for card in &slot.candidates {
            if !out.contains(card) {
                out.push(*card);
            }
        }
    }
    out
}

/// Whether one card can fill both slots.
pub(crate) fn both(one: &Slot, other: &Slot) -> bool {
    if one.part == other.part {
        return one.shared;
    }
    let (first, second) = if one.part < other.part { (one, other) } else { (other, one) };
    // 8-4-2-1: in the order printed, what has been rested can still be taken, not the other way round.
    first.how == Use::Rest && second.how == Use::Take
}

pub(crate) const fn used(fate: Fate) -> Use {
    if matches!(fate, Fate::Rest) { Use::Rest } else { Use::Take }
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
