//! Combos: which cards there are for them, and the cheapest of those that bring so much power.

use crate::ability::Area;
use crate::engine::dbscg::{CardId, Choice};

use super::Desk;

/// At most so many cards are given for one battle, unless the game hangs on it.
pub(super) const MOST: usize = 3;

/// A card that can be used in a combo.
struct Help {
    /// What is given up with it.
    worth: i32,
    power: i32,
    /// The energy that it takes.
    cost: i32,
    card: CardId,
    /// Its place among the cards that were asked about.
    at: usize,
}

/// The cards that can be used in a combo and the energy for them: what brings most for its worth comes first.
pub(super) struct Helps {
    energy: i32,
    cards: Vec<Help>,
}

impl Helps {
    /// The cheapest that bring so much power, up to so many cards: what they are worth otherwise, and the first of them.
    pub(super) fn cheapest(&self, short: i32, most: usize) -> Option<(i32, CardId)> {
        // One card, if one is enough.
        let one = self.cards.iter().filter(|help| help.power >= short).min_by_key(|help| (help.worth, help.at));
        let one = one.map(|help| (help.worth, help.card));
        let (mut worth, mut power, mut left, mut first) = (0, 0, self.energy, None);
        let mut used = 0;
        for help in &self.cards {
            if power >= short || used == most {
                break;
            }
            if help.cost <= left {
                (worth, power) = (worth + help.worth, power.saturating_add(help.power));
                (left, used) = (left - help.cost, used + 1);
                first = first.or(Some(help.card));
            }
        }
        let several = first.filter(|_| power >= short).map(|first| (worth, first));
        match (one, several) {
            (Some(one), Some(several)) => Some(if several.0 < one.0 { several } else { one }),
            (one, several) => one.or(several),
        }
    }
}

impl Desk<'_, '_> {
    /// The cards that can be used in a combo now.
    pub(super) fn combos(&self) -> Vec<CardId> {
        let combo = |at| match super::open(self.view, at) {
            Some(Choice::Combo(card)) => Some(card),
            _ => None,
        };
        (0..self.view.offers()).filter_map(combo).collect()
    }

    /// What some cards would be in combos.
    pub(super) fn helps(&mut self, cards: &[CardId]) -> Helps {
        let energy = i32::try_from(self.view.energy(self.seat).count()).unwrap_or(0);
        let mut open = Vec::with_capacity(cards.len());
        for (at, card) in cards.iter().copied().enumerate() {
            if let Some(combo) = self.view.combo(card).filter(|combo| combo.power > 0) {
                let cost = i32::from(combo.cost);
                if cost <= energy {
                    open.push(Help { worth: self.given_up(card) + 20 * cost, power: combo.power, cost, card, at });
                }
            }
        }
        open.sort_by_key(|help| (i64::from(help.worth) * 10_000 / i64::from(help.power), -help.power));
        Helps { energy, cards: open }
    }

    /// The cheapest combos from hand that bring so much power.
    pub(super) fn cheapest_in_hand(&mut self, short: i32) -> Option<(i32, CardId)> {
        let helps = self.helps_in_hand.take().unwrap_or_else(|| self.helps(self.hand()));
        let cheapest = helps.cheapest(short, MOST);
        self.helps_in_hand = Some(helps);
        cheapest
    }

    /// What is given up with a card that is used in a combo.
    fn given_up(&mut self, card: CardId) -> i32 {
        match self.view.place(card) {
            Some((_, Area::Hand)) => self.kept(card),
            _ => self.worths.of(self.view, card).body,
        }
    }
}
