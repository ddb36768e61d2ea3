//! Whether what an activation costs can be paid, and its targets be there as well.

use crate::ability::yugioh::Line;
use crate::ability::yugioh::cards::{Cards, Count, Icon, Pick};
use crate::ability::yugioh::deed::{Deed, Price, Verb, Word};
use crate::engine::CardId;
use crate::engine::pile::counted;
use crate::engine::sharing::each_has_its_own;
use crate::engine::yugioh::Game;
use crate::engine::yugioh::roster::{Kind, LineAt, PLAIN};
use crate::engine::yugioh::state::{Area, Link, Stage, Task};

use super::Speaker;

impl Game {
    /// The targets of an activation, pick by pick, each with whether it is to come to the field: of an Equip Spell, what it is
    /// equipped to (11-8).
    pub(in crate::engine::yugioh) fn picks(
        &self,
        card: CardId,
        at: LineAt,
        with_card: bool,
    ) -> impl Iterator<Item = (&Pick, bool)> + Clone {
        let effect = self.roster.effect(at);
        let equip = (with_card && at.line == PLAIN && self.kind(card) == Kind::Spell(Icon::Equip)).then(|| {
            let only = self.sheet(card).lines.iter().find_map(|line| match line {
                Line::EquipTo(pick) => Some(pick),
                _ => None,
            });
            (only.unwrap_or(&self.roster.any_monster), false)
        });
        let comes = |at: usize| {
            let target = |deed: &Deed| match deed {
                Deed::Summon(Cards::Target(it), _) => usize::from(*it) == at,
                Deed::Summon(Cards::Targets, _) => true,
                _ => false,
            };
            effect.does.iter().any(target)
        };
        let targets = effect.targets.iter().enumerate().map(move |(at, pick)| (pick, comes(at)));
        equip.into_iter().chain(targets)
    }

    /// The cards that can pay a part of a price; the card itself pays only where it is named.
    pub(in crate::engine::yugioh) fn payers(&self, by: Speaker, verb: Verb, pick: &Pick) -> Vec<CardId> {
        let mut cards = self.all(by, pick);
        let activated = self.object(by.card).area == Area::Hand;
        cards.retain(|card| self.can_pay_with(verb, *card) && !(activated && *card == by.card));
        cards
    }

    fn can_pay_with(&self, verb: Verb, card: CardId) -> bool {
        verb != Verb::Tribute || !self.has(card, Word::NoTribute)
    }

    /// Whether each part of a price can be paid, with enough left to be targeted.
    pub(in crate::engine::yugioh) fn can_pay<'p>(
        &self,
        by: Speaker,
        price: &[Price],
        picks: impl Iterator<Item = (&'p Pick, bool)> + Clone,
    ) -> bool {
        let table = self.state.table();
        let lp = table.lp[by.seat];
        let plain = price.iter().all(|price| match price {
            // Nobody pays the last Life Points (readings).
            Price::Lp(cost) => i64::from(lp) > i64::from(*cost),
            Price::HalfLp => lp > 1,
            Price::Detach(count) => table.materials(by.card).len() >= usize::from(*count),
            Price::Counters(count, kind) => counted(&self.object(by.card).counters, kind) >= *count,
            Price::Move(verb, Cards::This) => self.can_pay_with(*verb, by.card),
            Price::Move(verb, Cards::Bearer) => {
                self.object(by.card).on.is_some_and(|card| self.can_pay_with(*verb, card))
            }
            Price::NoAttack => self.object(by.card).attacks == 0,
            Price::Move(..) => true,
        });
        plain && self.is_there_enough(by, price, picks)
    }

    fn is_there_enough<'p>(
        &self,
        by: Speaker,
        price: &[Price],
        picks: impl Iterator<Item = (&'p Pick, bool)> + Clone,
    ) -> bool {
        if price.is_empty() {
            // As a rule there is one target, or none: nothing is to be shared.
            let mut others = picks.clone();
            match (others.next(), others.next()) {
                (None, _) => return true,
                (Some(pick), None) => {
                    let least = pick.0.least();
                    return self.targets_of(by, pick).filter(|card| *card != by.card).take(least).count() >= least;
                }
                _ => {}
            }
        }
        is_enough(&self.parts(by, price, picks))
    }

    /// The cards that can be each of those that are paid or targeted.
    fn parts<'p>(
        &self,
        by: Speaker,
        price: &[Price],
        picks: impl Iterator<Item = (&'p Pick, bool)>,
    ) -> Vec<Vec<CardId>> {
        let mut parts = Vec::new();
        let mut add = |count: usize, cards: Vec<CardId>| {
            for _ in 0..count {
                parts.push(cards.clone());
            }
        };
        let mut gone = None;
        for price in price {
            match price {
                Price::Move(verb, Cards::Of(pick)) => add(least(pick), self.payers(by, *verb, pick)),
                Price::Move(_, Cards::This) => gone = Some(by.card),
                _ => {}
            }
        }
        for pick in picks {
            let cards = self.targets_of(by, pick).filter(|card| Some(*card) != gone && *card != by.card);
            add(pick.0.least(), cards.collect());
        }
        parts
    }

    /// Of cards that can be chosen for a price, those that leave enough for the rest of it and for the targets.
    pub(in crate::engine::yugioh) fn sparing(&self, from: &[CardId], left: usize, picked: &[CardId]) -> Vec<CardId> {
        let Some(Task::Declare(link, stage)) = self.state.tasks.last() else { return from.to_vec() };
        let Link { seat, source, .. } = **link;
        let by = Speaker { seat, card: source.card };
        let effect = self.roster.effect(link.at);
        let picks = self.picks(link.source.card, link.at, link.card);
        let (price, chosen) = match stage {
            Stage::Paid(at) => (effect.price.get(usize::from(*at) + 1..).unwrap_or_default(), 0),
            Stage::Targeted(at) => (&[][..], usize::from(*at) + 1),
            Stage::Price(_) | Stage::Target(_) => return from.to_vec(),
        };
        let mut rest = self.parts(by, price, picks.skip(chosen));
        if rest.is_empty() {
            return from.to_vec();
        }
        rest.extend((1..left).map(|_| from.to_vec()));
        let spares = |card: &CardId| {
            let parts = rest
                .iter()
                .map(|part| part.iter().copied().filter(|other| other != card && !picked.contains(other)).collect());
            is_enough(&parts.collect::<Vec<_>>())
        };
        from.iter().copied().filter(spares).collect()
    }
}

/// How many cards a part of a price takes at least.
fn least(pick: &Pick) -> usize {
    match pick.count {
        Count::Exactly(count) => usize::from(count),
        Count::UpTo(_) | Count::All => 1,
    }
}

/// Whether each part has a card of its own.
fn is_enough(parts: &[Vec<CardId>]) -> bool {
    parts.iter().all(|part| !part.is_empty()) && each_has_its_own(parts.len(), |part| &parts[part])
}
