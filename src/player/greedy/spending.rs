//! What the energy there is goes to: the cards and skills that together are worth most, and what of it is kept for an answer
//! in the opponent's turn.

use std::cmp::Reverse;

use crate::engine::dbscg::{CardId, Choice};

use super::Desk;

/// Then what is played and activated.
pub(super) const BUILDING: i32 = 10_000;

/// More energy than this is reckoned as so much.
const MOST: usize = 15;
/// So many things that can be done are weighed against each other.
const MOST_ITEMS: usize = 64;
/// An answer in hand is used in so many of a hundred turns of the opponent.
const USED: i32 = 55;

/// One thing that energy can be spent on.
struct Item {
    /// What it brings, apart from the energy.
    gain: i32,
    energy: usize,
    /// The place of its answer; none for what is only kept.
    at: Option<usize>,
    /// Of a card one thing is done.
    card: CardId,
    is_skill: bool,
}

impl Desk<'_, '_> {
    /// The best of what is to be played and activated now, if anything is.
    pub(super) fn spending(&mut self) -> Option<(i32, usize)> {
        let free = self.view.energy(self.seat).count().min(MOST);
        let mut items = self.items(free);
        if items.is_empty() {
            return None;
        }
        items.extend(self.answer_kept(free));
        let taken = chosen(&items, free);
        // Skills come first: they bring cards, and may change what is best. Then the dearest.
        let order = |item: &&Item| (item.is_skill, item.energy, item.gain, Reverse(item.at));
        let best = taken.into_iter().filter(|item| item.at.is_some()).max_by_key(order)?;
        let (gain, energy, at) = (best.gain, best.energy, best.at?);
        let energy = i32::try_from(energy).unwrap_or(0);
        Some((BUILDING + gain.min(2_000) + 25 * energy, at))
    }

    fn items(&mut self, free: usize) -> Vec<Item> {
        let mut items = Vec::new();
        for at in 0..self.view.offers() {
            let (gain, energy, card, is_skill) = match super::open(self.view, at) {
                Some(Choice::Play(card)) => {
                    let Some(gain) = self.play(card) else { continue };
                    let unison = self.worths.of(self.view, card).cost.is_none();
                    // An X is as much as there is.
                    let cost =
                        if unison { 1 } else { self.view.cost(card).map_or(0, |cost| usize::from(cost.value())) };
                    (gain, cost, card, false)
                }
                Some(Choice::Activate(card, line)) => {
                    let Some((gain, energy)) = self.activation(card, line) else { continue };
                    (gain, energy, card, true)
                }
                _ => continue,
            };
            // It is offered: where it seems too dear, there is another way to pay.
            items.push(Item { gain, energy: energy.min(free), at: Some(at), card, is_skill });
        }
        items
    }

    /// The answer in hand that energy is best kept for.
    fn answer_kept(&mut self, free: usize) -> Option<Item> {
        let hand = self.hand();
        let answers = hand.iter().copied().filter_map(|card| {
            let gain = self.worths.of(self.view, card).counter * USED / 100;
            let energy = || self.view.cost(card).map_or(0, |cost| usize::from(cost.value()));
            // What does not cost energy needs none to be kept.
            let energy = (gain > 0).then(energy).filter(|energy| (1..=free).contains(energy))?;
            Some(Item { gain, energy, at: None, card, is_skill: false })
        });
        answers.max_by_key(|item| (item.gain, Reverse(item.energy)))
    }
}

/// The items that together are worth most for so much energy; of a card one alone.
fn chosen(items: &[Item], free: usize) -> Vec<&Item> {
    let items = &items[..items.len().min(MOST_ITEMS)];
    // For each energy spent, the worth and the items of the best set so far.
    let mut best: Vec<(i32, u64)> = vec![(0, 0); free + 1];
    for (first, item) in items.iter().enumerate() {
        // All that can be done with a card is gone through at once, so that each of it is set beside what there was without it.
        if items[..first].iter().any(|before| before.card == item.card) {
            continue;
        }
        for energy in (0..=free).rev() {
            let of_card =
                (first..).zip(&items[first..]).filter(|(_, other)| other.card == item.card && other.energy <= energy);
            let with = of_card.map(|(index, other)| {
                let (gain, set) = best[energy - other.energy];
                (gain + other.gain, set | 1 << index)
            });
            if let Some(with) =
                with.max_by_key(|(gain, set)| (*gain, Reverse(*set))).filter(|with| with.0 > best[energy].0)
            {
                best[energy] = with;
            }
        }
    }
    let set = best.last().map_or(0, |(_, set)| *set);
    items.iter().enumerate().filter(|(index, _)| set & (1 << index) != 0).map(|(_, item)| item).collect()
}
