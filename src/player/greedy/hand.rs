//! Cards in hand: which to keep, to charge, to rest energy for.

use crate::ability::{Area, Keyword};
use crate::card::{ByColor, Color, EnergyCost};
use crate::engine::dbscg::{CardId, Choice};

use super::Desk;
use super::worth::Worth;

/// How much of its worth a card has that can be paid for so many turns from now, in hundredths.
const LATER: [i32; 6] = [100, 80, 55, 30, 15, 10];
/// A hand that can be kept has no card that costs more.
const EARLY: u8 = 3;
/// A hand that cannot be exchanged in part is kept with so many cards for the first turns.
const KEPT: usize = 2;
/// So much energy is charged without asking what for.
const ALWAYS: usize = 4;
/// More energy is of use only to a card in hand that costs more.
const ENOUGH: usize = 8;

/// How much a card in hand wants energy of a color.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Want {
    points: i32,
    by: Option<CardId>,
}

impl<'g> Desk<'_, 'g> {
    /// 5-2-1-6-1: a playable curve is kept. What can be played in the first turns stays, and one card for the turn
    /// after; the others go back.
    pub(super) fn mulligan(&mut self) -> usize {
        let mut later = 0;
        for at in 0..self.view.offers() {
            let Some(Choice::Card(card)) = super::open(self.view, at) else { continue };
            let worth = self.worths.of(self.view, card);
            if worth.energy <= EARLY {
                continue;
            }
            later += 1;
            if worth.energy > EARLY + 1 || later > 1 {
                return at;
            }
        }
        self.pass()
    }

    /// 4.00, 6-2-1-9: the whole hand goes back if too little of it can be played in the first turns.
    pub(super) fn redraw(&mut self) -> usize {
        let early = self.hand().iter().filter(|card| self.worths.of(self.view, **card).energy <= EARLY).count();
        if early < KEPT { self.place_of(Choice::Yes).unwrap_or(0) } else { self.pass() }
    }

    /// 6-2-5: the card that is missed least becomes energy, if more energy is of use.
    pub(super) fn charge(&mut self) -> usize {
        let (hand, energy) = (self.hand(), self.view.count(self.seat, Area::Energy));
        let mut dearest = 0;
        let mut total = 0;
        for card in hand {
            let cost = usize::from(self.worths.of(self.view, *card).energy);
            dearest = dearest.max(cost);
            total += cost;
        }
        let of_use = energy < ALWAYS || dearest > energy || (energy < ENOUGH && total > energy && hand.len() > 2);
        // The last card is played rather than charged.
        if !of_use || (hand.len() == 1 && energy >= 2 && dearest <= energy && dearest > 0) {
            return self.pass();
        }
        let best = self.best(|desk, choice| match choice {
            Choice::Card(card) => Some(desk.opens(card) - desk.kept(card) - desk.delays(card)),
            _ => None,
        });
        best.map_or_else(|| self.pass(), |(_, at)| at)
    }

    /// What is lost in this turn by a charge that comes in Rest Mode (10-34-1): another card in hand that one energy more
    /// would pay for.
    fn delays(&mut self, card: CardId) -> i32 {
        let next = self.view.energy(self.seat).count() + 1;
        let others = self.hand().iter().copied().filter(|other| *other != card);
        let waits = others.map(|other| self.worths.of(self.view, other));
        let now = waits.filter(|worth| usize::from(worth.energy) == next).map(|worth| worth.play).max();
        let lost = now.map_or(0, |play| play / 2);
        let rests = || self.view.keywords(card).is_some_and(|keywords| keywords.has(Keyword::EnergyExhaust));
        if lost > 0 && rests() { lost } else { 0 }
    }

    /// What a card in hand is worth to keep: played when it can be paid for, used in a combo, or as an answer. A second
    /// copy is worth less.
    pub(super) fn kept(&mut self, card: CardId) -> i32 {
        let worth = self.worths.of(self.view, card);
        let again = self.view.copies_in_hand(self.seat, card) > 1;
        let value = self.playable(&worth).max(worth.in_combo()).max(worth.counter);
        if again { value * 85 / 100 } else { value }
    }

    /// What a card is worth for being played, by how far that is off.
    fn playable(&mut self, worth: &Worth) -> i32 {
        let next = self.view.count(self.seat, Area::Energy) + 1;
        let turns = usize::from(worth.energy).saturating_sub(next);
        let share = LATER[turns.min(LATER.len() - 1)];
        let missing = worth.cost.map_or(0, |cost| self.missing(cost));
        // A color that is not there yet may come.
        (0..missing).fold(worth.play * share / 100, |value, _| value * 7 / 10)
    }

    /// How many icons of a specified cost find no energy of their color, resting or not.
    fn missing(&mut self, cost: EnergyCost) -> u8 {
        let there = self.energy_colors();
        let missing = |color: Color, wanted: u8| wanted.saturating_sub(there[color]);
        cost.specified.iter().map(|(color, wanted)| missing(color, *wanted)).fold(0, u8::saturating_add)
    }

    /// How much energy has each color, resting or not.
    fn energy_colors(&mut self) -> ByColor<u8> {
        if let Some(known) = self.energy_colors {
            return known;
        }
        let mut sum = ByColor::<u8>::default();
        for card in self.view.cards(self.seat, Area::Energy).unwrap_or_default() {
            for color in self.worths.of(self.view, *card).colors.iter() {
                sum[color] = sum[color].saturating_add(1);
            }
        }
        self.energy_colors = Some(sum);
        sum
    }

    /// What a card is worth as energy for the colors that the other cards in hand ask for and have not got.
    fn opens(&mut self, card: CardId) -> i32 {
        let (colors, wanted) = (self.worths.of(self.view, card).colors, self.colors_wanted());
        let by_others = |color: Color| {
            let [most, next] = wanted[color];
            if most.by == Some(card) { next.points } else { most.points }
        };
        colors.iter().map(by_others).sum()
    }

    /// How much the cards in hand want each color that there is not enough energy of: the two that want it most.
    fn colors_wanted(&mut self) -> ByColor<[Want; 2]> {
        if let Some(known) = self.colors_wanted {
            return known;
        }
        let (there, mut all) = (self.energy_colors(), ByColor::<[Want; 2]>::default());
        for card in self.hand() {
            let worth = self.worths.of(self.view, *card);
            // The more so the sooner it can be played.
            let points = 90 - 8 * i32::from(worth.energy);
            for (color, icons) in worth.cost.iter().flat_map(|cost| cost.specified.iter()) {
                let [most, next] = &mut all[color];
                if *icons > there[color] && points > next.points {
                    *next = Want { points, by: Some(*card) };
                    if next.points > most.points {
                        std::mem::swap(most, next);
                    }
                }
            }
        }
        self.colors_wanted = Some(all);
        all
    }

    /// Which energy to rest: that whose colors the rest of the hand asks for least (8-4-2-3).
    pub(super) fn pay(&mut self) -> usize {
        let mut asked = ByColor::<i32>::default();
        for card in self.hand() {
            if let Some(cost) = self.worths.of(self.view, *card).cost {
                cost.specified.iter().for_each(|(color, wanted)| asked[color] += i32::from(*wanted));
            }
        }
        let best = self.best(|desk, choice| {
            let Choice::Card(card) = choice else { return None };
            let worth = desk.worths.of(desk.view, card);
            // Energy of many colors can pay for much; a card that is no energy has better to do.
            let asked_for: i32 = worth.colors.iter().map(|color| asked[color] * 4 + 1).sum();
            let is_energy = desk.view.place(card).is_none_or(|(_, area)| area == Area::Energy);
            Some(-asked_for - if is_energy { 0 } else { 50 + worth.body })
        });
        best.map_or(0, |(_, at)| at)
    }

    /// The cards in the hand of who is asked.
    pub(super) fn hand(&self) -> &'g [CardId] {
        self.view.cards(self.seat, Area::Hand).unwrap_or_default()
    }
}
