//! What a resolution gives, with its numbers counted, and what the log tells of it.

use crate::ability::{Change, Quantity};
use crate::engine::dbscg::facts::Position;
use crate::engine::dbscg::state::effect::{Continuous, On};
use crate::engine::dbscg::state::frame::Frame;
use crate::engine::dbscg::state::given::{Given, Whom};

impl Position {
    /// A change with its numbers counted now: what a resolution gives does not move with the board.
    pub(crate) fn fixed(&self, change: &Change, frame: &Frame) -> Change {
        let n = |quantity| Quantity::Number(self.quantity(quantity, frame));
        match change {
            Change::Power(by) => Change::Power(n(by)),
            Change::SetPower(to) => Change::SetPower(n(to)),
            Change::ComboPower(by) => Change::ComboPower(n(by)),
            Change::Cost(by) => Change::Cost(n(by)),
            Change::CostIn(color, by) => Change::CostIn(*color, n(by)),
            Change::SpecifiedCost(color, by) => Change::SpecifiedCost(*color, n(by)),
            Change::ComboCost(by) => Change::ComboCost(n(by)),
            other => other.clone(),
        }
    }

    /// What the log tells of an effect; nothing where there is no log, or no longer the card that it is on.
    pub(crate) fn told(&self, effect: &Continuous) -> Option<(Whom, Given)> {
        self.state.log.as_ref()?;
        let to = match effect.on {
            On::One(one) => {
                let object = self.state.find(one)?;
                Whom::Card(one.card, object.seat, object.area)
            }
            On::All(_) if effect.once => Whom::Next(effect.source.card),
            On::All(_) => Whom::Each(effect.source.card),
        };
        let change = self.fixed(&effect.change, &Frame::of(effect.source, effect.master));
        Some((to, Given::of(&change)))
    }
}
