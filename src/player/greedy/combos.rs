//! Combos: which cards there are for them, and the cheapest of those that bring so much power.

use crate::ability::{Area, Body, Cards, Change, Effect, Price, Quantity, Trigger, Watched};
use crate::engine::dbscg::{CardId, Choice};

use super::Desk;
use super::gain::Reckoning;

/// At most so many cards are given for one battle, unless the game hangs on it.
pub(super) const MOST: usize = 3;

/// What the skills of a card bring beside power is taken for no more than this: the card is gone.
const MOST_BONUS: i32 = 60;

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

/// What the power is that an instruction adds to the battle of a combo.
fn added(effect: &Effect) -> i32 {
    match effect {
        Effect::Give(Cards::This, Change::ComboPower(Quantity::Number(n)) | Change::Power(Quantity::Number(n)), _) => {
            *n
        }
        _ => 0,
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
            let Some(combo) = self.view.combo(card) else { continue };
            let (more, bonus) = self.by_combo(card);
            let (cost, power) = (i32::from(combo.cost), combo.power.saturating_add(more));
            if power > 0 && cost <= energy {
                let worth = (self.given_up(card) + 20 * cost - bonus).max(1);
                open.push(Help { worth, power, cost, card, at });
            }
        }
        open.sort_by_key(|help| (i64::from(help.worth) * 10_000 / i64::from(help.power), -help.power));
        Helps { energy, cards: open }
    }

    /// What the skills of a card do as it is used in a combo: the power that they add, and what else they bring.
    fn by_combo(&mut self, card: CardId) -> (i32, i32) {
        let Some(side) = self.view.side(card) else { return (0, 0) };
        let (mut power, mut bonus) = (0, 0);
        for skill in &side.skills {
            let Body::Does(does) = &skill.body else { continue };
            let is = |when: &Trigger| matches!(when, Trigger::Comboed(Watched::This));
            if !does.when.as_ref().is_some_and(|when| when.any(&is)) {
                continue;
            }
            let given = |part: &Price| match part {
                Price::Condition(condition) => self.view.holds(card, condition),
                _ => false,
            };
            let holds = does.condition.as_ref().is_none_or(|condition| self.view.holds(card, condition));
            if !holds || !does.cost.iter().all(given) {
                continue;
            }
            power += does.effect.iter().map(added).fold(0, i32::saturating_add);
            bonus += Reckoning::plain(&does.effect, 0).with_power(0).total().clamp(0, MOST_BONUS);
        }
        (power, bonus)
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
