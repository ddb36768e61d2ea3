//! What continuous changes are worth to the card that they are on, in points.

use crate::ability::{Action, Change, Quantity};

use super::scale::{number, of_keyword};

/// What a change is worth to a card's player; more power so many points for 1000.
pub(super) fn of_change(change: &Change, power: i32) -> i32 {
    match change {
        Change::Power(n) => {
            let n = number_of_power(n);
            // Power that is taken may KO (9-5).
            if n < 0 { n * (8 + power) } else { n * power }
        }
        Change::ComboPower(n) => number_of_power(n) * 3,
        Change::Cost(n) | Change::ComboCost(n) | Change::ZEnergyCost(n) => -30 * number(n),
        Change::Gain(tag) => of_keyword(tag.keyword) / 2 + 5,
        Change::Forbid(action) => forbidden(action),
        Change::Negate | Change::NegateOthers => -SILENCED,
        Change::SetPower(_)
        | Change::AttacksLeft(_)
        | Change::ActivationsLeft(..)
        | Change::SwitchesLeft(_)
        | Change::EntersResting => -40,
        Change::SkipsStep(..) | Change::PaidWith(_) | Change::SkillPaidWith(_) | Change::BesideUnisons(_) => 20,
        Change::NegateKeyword(_)
        | Change::NegateKeywords
        | Change::NegateSkill(_)
        | Change::SkillCost(_)
        | Change::SkillCostOf(..)
        | Change::PlayPrice(_)
        | Change::AttackPrice(..) => -30,
        Change::MayAwaken | Change::MayAwakenAtAnyLife => 80,
        Change::SkillDiscount(..)
        | Change::FreePlay
        | Change::FreeSkill(_)
        | Change::Discount(_)
        | Change::UsedFrom(_) => 60,
        Change::GainSkill(_) | Change::Unaffected(..) => 40,
        Change::AttackActive | Change::AttackActiveA(_) => 30,
        Change::CostIn(..)
        | Change::SpecifiedCost(..)
        | Change::Is(_)
        | Change::NoSpecifiedCost
        | Change::AnyLeaderColor
        | Change::PaysFor(_)
        | Change::PicksLife
        | Change::ComboResting => 10,
    }
}

/// Thousands of power.
fn number_of_power(n: &Quantity) -> i32 {
    match n {
        Quantity::Number(n) => (*n / 1000).clamp(-30, 30),
        Quantity::Counted(_) => 5,
    }
}

/// What it is taken to be worth wherever a card loses its skills.
pub(super) const SILENCED: i32 = 60;

/// What it is worth to a card that this is forbidden.
pub(super) const fn forbidden(action: &Action) -> i32 {
    match action {
        Action::Attack
        | Action::AttackA(_)
        | Action::Block
        | Action::Combo
        | Action::Play
        | Action::Activate
        | Action::SwitchToActive => -45,
        // A part of what can be done.
        Action::PlayBySkill(_)
        | Action::PlayBySkillBut(_)
        | Action::PlayForCost
        | Action::ActivateKeyword(_)
        | Action::CounterAttack
        | Action::FlipTo(_) => -20,
        // Seldom to be done at all; the charge of the turn has been made.
        Action::BecomeEnergy | Action::BeEvolved | Action::BeCovered | Action::TakeUnder(_) | Action::TurnUp(_) => -5,
        Action::BeAttacked
        | Action::BeAttackedBy(_)
        | Action::RestBySkill(_)
        | Action::BattleKo
        | Action::BattleKoBy(_)
        | Action::SkillKo
        | Action::SkillKoBy(_)
        | Action::NegateSkills
        | Action::NegateSkillsBy(_)
        | Action::NegateThis
        | Action::NegateAttack
        | Action::Leave
        | Action::MovedBy(..) => 40,
    }
}
