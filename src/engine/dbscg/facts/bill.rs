//! What an answer would take, and whether there is still something to answer: all of it stands on the table, or in the
//! viewer's own hand.

use std::borrow::Cow;

use crate::ability::{Area, Condition, Keyword, Price, Selector, Skill, Who};
use crate::card::Kind;
use crate::engine::dbscg::facts::Position;
use crate::engine::dbscg::facts::view::View;
use crate::engine::dbscg::ids::{CardId, Seat};
use crate::engine::dbscg::roster::line::{does, has_tag};
use crate::engine::dbscg::roster::timing::Timing;
use crate::engine::dbscg::state::battle::Battle;
use crate::engine::dbscg::state::frame::Frame;
use crate::engine::dbscg::state::task::{Activation, Task, Then};

/// What using a skill takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bill<'g> {
    /// How much energy its card costs (8-5-2-2-1), beside what is among the parts.
    pub energy: u8,
    /// The parts of its price, in the order in which they are paid.
    pub parts: Cow<'g, [Price]>,
}

impl Position {
    /// How much energy the card of an activation costs.
    fn energy_taken(&self, activation: &Activation) -> u8 {
        let energy = self.energy_price(activation).map_or(0, |icons| icons.count());
        u8::try_from(energy).unwrap_or(u8::MAX)
    }
}

impl<'g> View<'g> {
    /// The battle under way, unless its attack is negated or one of its cards has gone: what is given to it then is lost
    /// (7-1-4).
    pub fn live_battle(&self) -> Option<Battle> {
        self.game().fighting()
    }

    /// The \[Counter\] skills that wait for their resolution and have not been negated, and whose they are (4-7-3-5).
    pub fn answers(&self) -> impl Iterator<Item = (Seat, &'g Skill)> + use<'g> {
        let game = self.game();
        let waiting = game.state.under_way.counters.iter().filter(|answer| !answer.negated);
        waiting.map(|answer| (answer.activation.master, game.says(&answer.activation)))
    }

    /// What activating a skill line of a card would take now, if the viewer sees the card: where its energy cost cannot be
    /// paid, the price that can be paid instead (8-4-2-1-1).
    pub fn bill(&self, card: CardId, line: u8) -> Option<Bill<'g>> {
        let (game, seat) = (self.game(), self.seat()?);
        let held = self.sees(card).then(|| game.skill(card, line))??;
        let does = does(held.skill)?;
        let area = game.state.object(card).area;
        let cost = game.priced(card, &held, does);
        let effect = game.roster.interned().effect(held.id.id);
        let source = game.state.now(card);
        let new = Activation::new(source, seat, held.id, effect, line);
        let from_hand = area == Area::Hand;
        let activation = Activation { cost, spends_card: from_hand, as_from_hand: from_hand, ..new };
        let parts = |cost: Option<Vec<Price>>| cost.map_or(Cow::Borrowed(&does.cost[..]), Cow::Owned);
        if !game.takes_energy_cost(&activation) {
            return Some(Bill { energy: 0, parts: parts(activation.cost) });
        }
        let frame = Frame { skill: Some(held.id.id), ..Frame::of(source, seat) };
        let cheaper = if !game.offers_discount(card) || game.payable(&activation, &frame) {
            None
        } else {
            game.discounted(&activation, &frame, 0).map(|(_, lower)| lower)
        };
        let activation = cheaper.unwrap_or(activation);
        Some(Bill { energy: game.energy_taken(&activation), parts: parts(activation.cost) })
    }

    /// What effects ask for an attack of one card at another; mostly nothing.
    pub fn toll(&self, attacker: CardId, guard: CardId) -> Vec<Price> {
        self.game().attack_price(attacker, guard).and_then(|(activation, _)| activation.cost).unwrap_or_default()
    }

    /// Where the viewer is asked whether another price is paid for a lower energy cost: what is to be paid if not, and if so.
    pub fn bills(&self) -> Option<[Bill<'g>; 2]> {
        let (decision, Then(task)) = self.game().state.waits()?;
        let Task::Discount(activation, frame, left) = task else { return None };
        if Some(decision.seat) != self.seat() {
            return None;
        }
        let (_, lower) = self.game().discounted(activation, frame, *left)?;
        // Where the energy cost cannot be paid either, the next other price is.
        let next = if self.game().payable(activation, frame) {
            None
        } else {
            self.game().discounted(activation, frame, left.saturating_add(1))
        };
        let otherwise = next.as_ref().map_or(&**activation, |(_, next)| next);
        Some([otherwise, &lower].map(|activation| {
            let parts = Cow::Owned(self.game().price_of(activation).to_vec());
            Bill { energy: self.game().energy_taken(activation), parts }
        }))
    }

    /// Whether a condition of a card's skill holds at the moment, if the viewer sees the card.
    pub fn holds(&self, card: CardId, condition: &Condition) -> bool {
        self.sees(card) && self.game().holds(condition, &self.game().frame_of(card))
    }

    /// Whether the card of a line is used up when it is activated: a \[Counter\], or an Extra Card from hand that does not stay as
    /// a \[Field\] (10-3-1).
    pub fn is_spent(&self, card: CardId, line: u8) -> bool {
        let game = self.game();
        let Some(held) = self.sees(card).then(|| game.skill(card, line)).flatten() else { return false };
        let object = game.state.object(card);
        let extra = game.roster.def(object.def).card.kind == Kind::Extra && !has_tag(held.skill, Keyword::Field);
        object.area == Area::Hand && (extra || matches!(game.roster.timing(held.id.id), Timing::Counter(_)))
    }

    /// The cards that a skill of a card speaks of, used by the viewer now. `None` where it looks into areas that the viewer
    /// does not see, or speaks of cards that have yet to be named.
    pub fn meant(&self, source: CardId, from: &Selector) -> Option<Vec<CardId>> {
        let seat = self.seat()?;
        let theirs = from.whose != Who::You;
        let seen = |area: &Area| area.is_open() || (area.is_own() && !theirs);
        let elsewhere = from.among.is_some() || from.under.is_some() || from.family.is_some();
        if elsewhere || !from.places().iter().all(seen) || !self.sees(source) {
            return None;
        }
        Some(self.game().select(from, &Frame::of(self.game().state.now(source), seat)))
    }
}
