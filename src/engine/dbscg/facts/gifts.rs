//! What a resolution gives, with its numbers counted, and what the log tells of it.

use crate::ability::{Change, Quantity};
use crate::engine::dbscg::facts::Position;
use crate::engine::dbscg::ids::SkillId;
use crate::engine::dbscg::roster::aspects::Aspects;
use crate::engine::dbscg::state::effect::{Continuous, On, What};
use crate::engine::dbscg::state::frame::Frame;
use crate::engine::dbscg::state::given::{Given, Whom};

impl Position {
    /// A change with its numbers counted now: what a resolution gives does not move with the board.
    fn fixed(&self, change: &Change, frame: &Frame) -> Change {
        let n = |quantity| Quantity::Number(self.quantity(quantity, frame));
        match change {
            Change::Power(by) => Change::Power(n(by)),
            Change::SetPower(to) => Change::SetPower(n(to)),
            Change::ComboPower(by) => Change::ComboPower(n(by)),
            Change::Cost(by) => Change::Cost(n(by)),
            Change::CostIn(color, by) => Change::CostIn(*color, n(by)),
            Change::SpecifiedCost(color, by) => Change::SpecifiedCost(*color, n(by)),
            Change::ComboCost(by) => Change::ComboCost(n(by)),
            Change::ZEnergyCost(by) => Change::ZEnergyCost(n(by)),
            other => other.clone(),
        }
    }

    /// What an instruction gives, with its numbers counted now.
    pub(crate) fn what(&self, change: &Change, skill: Option<SkillId>, frame: &Frame) -> What {
        What::of(change, skill).unwrap_or_else(|| What::Change(self.fixed(change, frame)))
    }

    /// What that is about.
    pub(crate) fn about_what(&self, what: &What) -> Aspects {
        match what {
            What::Change(change) => Aspects::of(change),
            What::Skill(skill) => Aspects::of_gained(self.roster.skill(*skill)),
            What::NegatedSkill(_) => Aspects::NEGATION,
        }
    }

    /// What the permanent skills change that it gives.
    pub(crate) fn given_by(&self, what: &What) -> Aspects {
        match what {
            What::Skill(skill) => Aspects::of_skill(self.roster.skill(*skill)),
            What::Change(_) | What::NegatedSkill(_) => Aspects::default(),
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
        let given = match &effect.what {
            What::Change(change) => Given::of(&self.fixed(change, &Frame::of(effect.source, effect.master))),
            What::Skill(skill) => Given::of_skill(self.roster.skill(*skill)),
            What::NegatedSkill(_) => Given::NegatedSkill,
        };
        Some((to, given))
    }
}
