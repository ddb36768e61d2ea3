//! What may be done or left: optional skills and acts, options, numbers, replacements.

use crate::ability::{Area, Effect, Says, Who};
use crate::engine::dbscg::facts::bill::Bill;
use crate::engine::dbscg::{Aim, CardId, Choice, Question};

use super::Desk;
use super::gain::Reckoning;
use super::price::price;
use super::scale::{LOST, life};

/// With so few cards in the deck nothing more is drawn than has to be (9-2).
const FEW: usize = 4;

impl Desk<'_, '_> {
    /// Yes to what brings more than it costs; what costs nothing and does no harm is done too.
    pub(super) fn may(&mut self) -> usize {
        let yes = self.place_of(Choice::Yes);
        let takes = match (self.view.blocks(), self.view.aim()) {
            (Some(blocker), _) => self.block(blocker),
            (None, Some(Aim::Use(effect, prices))) if self.is_deadly(prices, effect) => false,
            (None, Some(Aim::Act(act, then))) if self.is_deadly(&[], act) || self.is_deadly(&[], then) => false,
            (None, Some(Aim::Use(effect, prices))) => {
                let (source, this) = self.asking();
                let gain = self.reckoned(source, effect, this);
                let place = (this, self.place_of_asking());
                let cost = match source {
                    Some(source) => self.cost(source, prices, place),
                    None => price(prices, place, life(self.view, self.seat)),
                };
                gain > cost || (gain == 0 && cost <= 0)
            }
            (None, Some(Aim::Act(act, then))) => {
                let (source, this) = self.asking();
                let rest: i32 = self.reckoned(source, act, this);
                rest.saturating_add(self.reckoned(source, then, this)) >= 0
            }
            (None, _) => match self.view.bills() {
                Some([now, lower]) => self.is_cheaper(&lower, &now),
                // A card that chance picks.
                None => self.view.asked().is_some_and(|(_, question)| question == Question::May),
            },
        };
        yes.filter(|_| takes).unwrap_or_else(|| self.pass())
    }

    /// 8-4-2-1-1: whether another price for a lower energy cost weighs less than that.
    fn is_cheaper(&self, lower: &Bill<'_>, now: &Bill<'_>) -> bool {
        let life = life(self.view, self.seat);
        let weight = |bill: &Bill<'_>| 30 * i32::from(bill.energy) + price(&bill.parts, (0, Area::Battle), life);
        !self.is_deadly(&lower.parts, &[]) && weight(lower) < weight(now)
    }

    /// The card whose skill asks, and its body.
    fn asking(&mut self) -> (Option<CardId>, i32) {
        let source = self.view.asking();
        let this = source.map_or(0, |card| self.worths.of(self.view, card).body);
        (source, this)
    }

    fn place_of_asking(&self) -> Area {
        self.view.asking().and_then(|card| self.view.place(card)).map_or(Area::Battle, |(_, area)| area)
    }

    fn reckoned(&mut self, source: Option<CardId>, block: &[Effect], this: i32) -> i32 {
        let about = self.view.about().and_then(|card| {
            let (seat, area) = self.view.place(card)?;
            let who = if seat == self.seat { Who::You } else { Who::Opponent };
            Some((who, area, self.worths.of(self.view, card).body))
        });
        match source.filter(|card| self.view.sees(*card)) {
            Some(card) => Reckoning::on(self.view, card, block, this).about(about).total(),
            None => Reckoning::plain(block, this).total(),
        }
    }

    /// 10-27: the option that brings most.
    pub(super) fn option(&mut self) -> usize {
        let Some(Aim::Options(options)) = self.view.aim() else { return 0 };
        let (source, this) = self.asking();
        let best = self.best(|desk, choice| {
            let Choice::Option(option) = choice else { return None };
            options.get(usize::from(option)).map(|block| {
                let harm = if desk.is_deadly(&[], block) { 2 * LOST } else { 0 };
                desk.reckoned(source, block, this) - harm
            })
        });
        best.map_or(0, |(_, at)| at)
    }

    /// The skill line that brings most.
    pub(super) fn skill(&mut self) -> usize {
        let best = self.best(|desk, choice| {
            let Choice::Activate(card, line) = choice else { return None };
            let skill = desk.view.line(card, line)?;
            let bill = desk.view.bill(card, line);
            let harm = if desk.kills_us(bill.as_ref(), skill) { 2 * LOST } else { 0 };
            Some(desk.skill_gain(card, line, skill, (bill.as_ref(), None))? - harm)
        });
        best.map_or(0, |(_, at)| at)
    }

    /// The highest number: an X is what a card gets out of what it costs; but none that could take the last cards of the deck.
    pub(super) fn number(&mut self) -> usize {
        let spare = self.view.count(self.seat, Area::Deck).saturating_sub(FEW);
        let best = self.best(|_, choice| match choice {
            Choice::Number(n) if usize::from(n) > spare => Some(-i32::from(n)),
            Choice::Number(n) => Some(i32::from(n)),
            _ => None,
        });
        best.map_or(0, |(_, at)| at)
    }

    /// The cost of what the opponent can pay for in the turn to come.
    pub(super) fn declared_cost(&mut self) -> usize {
        let next = self.view.count(self.seat.other(), Area::Energy) + 1;
        self.place_of(Choice::Number(u16::try_from(next).unwrap_or(u16::MAX))).unwrap_or(0)
    }

    /// The character of the opponent's Leader Card: their deck is likely to have more of it.
    pub(super) fn declared_character(&mut self) -> usize {
        let Some(leader) = self.view.leader(self.seat.other()) else { return 0 };
        (0..self.view.offers()).find(|at| self.view.is_declared(*at, leader)).unwrap_or(0)
    }

    /// A card more, as long as there are some.
    pub(super) fn draw_more(&mut self) -> usize {
        let wanted = self.view.count(self.seat, Area::Deck) > FEW;
        self.place_of(Choice::Yes).filter(|_| wanted).unwrap_or_else(|| self.pass())
    }

    /// 11-1-2-1: a loop that has come back to where it began is not gone through again.
    pub(super) fn repeats(&mut self) -> usize {
        let best = self.best(|_, choice| match choice {
            Choice::Number(n) => Some(-i32::from(n)),
            _ => None,
        });
        best.map_or(0, |(_, at)| at)
    }

    /// 8-9: what happens instead, if that costs less than what it prevents.
    pub(super) fn instead(&mut self) -> usize {
        let prevented = self.prevented();
        let best = self.best(|desk, choice| match choice {
            Choice::Replace(card, line) => Some(desk.replaced(card, line)? + prevented),
            Choice::Pass => Some(0),
            _ => None,
        });
        best.map_or(0, |(_, at)| at)
    }

    /// What is lost if nothing happens instead: the card that the event is about, or what an attack would do.
    fn prevented(&mut self) -> i32 {
        let about = self.view.asking().filter(|card| self.view.place(*card).is_some_and(|(seat, _)| seat == self.seat));
        if let Some(card) = about {
            return self.worths.of(self.view, card).body.max(60);
        }
        match self.view.battle() {
            Some(battle)
                if self.view.turn_player() != self.seat
                    && self.view.live_battle().is_some()
                    && self.is_leader(battle.guard.card) =>
            {
                self.loss(battle.attacker.card, battle.guard.card).max(60)
            }
            _ if life(self.view, self.seat) <= 1 => LOST,
            _ => 60,
        }
    }

    /// What a replacement effect brings, less what it costs.
    fn replaced(&mut self, card: CardId, line: u8) -> Option<i32> {
        let skill = self.view.line(card, line)?;
        let this = self.worths.of(self.view, card).body;
        let instead = skill.statements().iter().find_map(|statement| match &statement.says {
            Says::Instead(instead) => Some(instead),
            _ => None,
        });
        let Some(instead) = instead else { return Some(0) };
        if self.is_deadly(&instead.cost, &instead.effect) {
            return None;
        }
        let here = self.view.place(card).map_or(Area::Battle, |(_, area)| area);
        let cost = price(&instead.cost, (this, here), life(self.view, self.seat));
        Some(self.reckoned(Some(card), &instead.effect, this) - cost)
    }
}
