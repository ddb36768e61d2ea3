//! What the log tells of continuous effects that resolutions make (8-2-2-2): to whom, what, and until when.
//!
//! Small plain data, not the effect itself: a number stands as it was counted, and of a description of cards the log
//! only says whose skill it is part of.

use serde::{Deserialize, Serialize};

use crate::ability::{Action, Area, Argument, Attribute, Change, Keyword, Quantity, Skill, Step, Tag};
use crate::card::{Color, ColorSet};
use crate::engine::dbscg::ids::{CardId, Seat};

/// Who is given something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Whom {
    /// A card, in whose area it lay, and in which.
    Card(CardId, Seat, Area),
    /// Each card that a skill of this card describes, those to come included (8-8-1-5).
    Each(CardId),
    /// The next card that a skill of this card describes.
    Next(CardId),
}

/// What is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Given {
    /// More power, or less.
    Power(i32),
    /// This power.
    SetPower(i32),
    /// More combo power, or less.
    ComboPower(i32),
    /// A higher energy cost, or a lower one.
    Cost(i32),
    /// More energy cost in a color, or less.
    CostIn(Color, i32),
    /// More specified cost in a color, or less.
    SpecifiedCost(Color, i32),
    /// A higher combo cost, or a lower one.
    ComboCost(i32),
    /// A higher Z-Energy cost, or a lower one.
    ZEnergyCost(i32),
    /// No specified cost.
    NoSpecifiedCost,
    /// A higher price of its skills.
    SkillCost,
    /// A lower price of its skills.
    SkillDiscount,
    /// A keyword skill, and its number where it has one.
    Keyword(Keyword, Option<u8>),
    /// Another skill, by the first tag at its head.
    Skill(Option<Keyword>),
    /// A name.
    Name,
    /// A character name.
    Character,
    /// A special trait.
    Trait,
    /// Colors.
    Colors(ColorSet),
    /// A card type.
    Kind,
    /// All skills negated.
    Negated,
    /// The skills with a keyword negated.
    NegatedKeyword(Keyword),
    /// All keyword skills negated.
    NegatedKeywords,
    /// All skills negated but keyword skills.
    NegatedOthers,
    /// One skill negated.
    NegatedSkill,
    /// Something forbidden.
    Forbidden(Forbidden),
    /// Attacks on cards in Active Mode.
    AttackActive,
    /// A price for attacks.
    AttackPrice,
    /// A price for being played.
    PlayPrice,
    /// A step that is skipped where it attacks.
    SkipsStep(Step),
    /// Cards that may be rested for its energy cost.
    PaidWith,
    /// Cards that may be rested for the price of its skills.
    SkillPaidWith,
    /// A place beside other Unison Cards.
    BesideUnisons(u8),
    /// Skills that ask for no color of the leader.
    AnyLeaderColor,
    /// Being given for prices that ask for other cards.
    PaysFor,
    /// Only so many attacks.
    AttacksLeft(u8),
    /// Only so many activations of some skills.
    ActivationsLeft(u8),
    /// Only so many switches to Active Mode.
    SwitchesLeft(u8),
    /// The choice of the life cards that are lost.
    PicksLife,
    /// Combos in Rest Mode.
    ComboResting,
    /// \[Awaken\] whatever it asks for.
    MayAwaken,
    /// Being played without its energy cost.
    FreePlay,
    /// Skills without their energy cost.
    FreeSkill,
    /// Skills for another price than their energy cost.
    OtherPrice,
    /// Skills that are activated in other areas.
    UsedElsewhere,
    /// Entering in Rest Mode.
    EntersResting,
    /// Being unaffected by skills.
    Unaffected,
}

/// What is forbidden, whatever cards it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Forbidden {
    /// To attack.
    Attack,
    /// To attack some cards.
    AttackSome,
    /// To be attacked.
    BeAttacked,
    /// To be attacked by some cards.
    BeAttackedBySome,
    /// To block.
    Block,
    /// To combo.
    Combo,
    /// To be played.
    BePlayed,
    /// To be played by skills.
    BePlayedBySkills,
    /// To be played otherwise than by skills.
    BePlayedForCost,
    /// To activate skills.
    Activate,
    /// To activate some skills.
    ActivateSome,
    /// To answer an attack.
    CounterAttack,
    /// To be switched to Active Mode.
    BecomeActive,
    /// To be switched to Rest Mode by skills.
    BeRested,
    /// To become energy.
    BecomeEnergy,
    /// To be evolved.
    BeEvolved,
    /// To have cards placed on top.
    BeCovered,
    /// To have cards placed beneath.
    TakeUnder,
    /// To be turned face up.
    BeTurnedUp,
    /// To be turned over.
    BeFlipped,
    /// To be KO'd in battle.
    BeKodInBattle,
    /// To be KO'd by skills.
    BeKodBySkills,
    /// To have skills negated.
    BeNegated,
    /// To have attacks negated.
    HaveAttackNegated,
    /// To leave by skills.
    Leave,
}

impl Given {
    /// A skill that is given, as the log tells it.
    pub(crate) fn of_skill(skill: &Skill) -> Self {
        match skill.tags.as_slice() {
            // What a keyword skill is short for.
            [tag] if !is_head(tag.keyword) => Self::tag(tag),
            tags => Self::Skill(tags.first().map(|tag| tag.keyword)),
        }
    }

    /// What the log tells of a change whose numbers have been counted.
    pub(crate) fn of(change: &Change) -> Self {
        let number = |quantity: &Quantity| if let Quantity::Number(n) = quantity { *n } else { 0 };
        match change {
            Change::Power(by) => Self::Power(number(by)),
            Change::SetPower(to) => Self::SetPower(number(to)),
            Change::ComboPower(by) => Self::ComboPower(number(by)),
            Change::Cost(by) => Self::Cost(number(by)),
            Change::CostIn(color, by) => Self::CostIn(*color, number(by)),
            Change::SpecifiedCost(color, by) => Self::SpecifiedCost(*color, number(by)),
            Change::ComboCost(by) => Self::ComboCost(number(by)),
            Change::ZEnergyCost(by) => Self::ZEnergyCost(number(by)),
            Change::NoSpecifiedCost => Self::NoSpecifiedCost,
            Change::SkillCost(_) | Change::SkillCostOf(..) => Self::SkillCost,
            Change::SkillDiscount(..) => Self::SkillDiscount,
            Change::Gain(tag) => Self::tag(tag),
            Change::GainSkill(skill) => Self::of_skill(skill),
            Change::Is(Attribute::Name(_)) => Self::Name,
            Change::Is(Attribute::Character(_)) => Self::Character,
            Change::Is(Attribute::Trait(_)) => Self::Trait,
            Change::Is(Attribute::Colors(colors)) => Self::Colors(*colors),
            Change::Is(Attribute::Kind(_)) => Self::Kind,
            Change::Is(Attribute::Keyword(keyword)) => Self::Keyword(*keyword, None),
            Change::Negate => Self::Negated,
            Change::NegateKeyword(keyword) => Self::NegatedKeyword(*keyword),
            Change::NegateKeywords => Self::NegatedKeywords,
            Change::NegateOthers => Self::NegatedOthers,
            Change::NegateSkill(_) => Self::NegatedSkill,
            Change::Forbid(action) => Self::Forbidden(Forbidden::of(action)),
            Change::AttackActive | Change::AttackActiveA(_) => Self::AttackActive,
            Change::AttackPrice(..) => Self::AttackPrice,
            Change::PlayPrice(_) => Self::PlayPrice,
            Change::SkipsStep(step, _) => Self::SkipsStep(*step),
            Change::PaidWith(_) => Self::PaidWith,
            Change::SkillPaidWith(_) => Self::SkillPaidWith,
            Change::BesideUnisons(most) => Self::BesideUnisons(*most),
            Change::AnyLeaderColor => Self::AnyLeaderColor,
            Change::PaysFor(_) => Self::PaysFor,
            Change::AttacksLeft(left) => Self::AttacksLeft(*left),
            Change::ActivationsLeft(_, left) => Self::ActivationsLeft(*left),
            Change::PicksLife => Self::PicksLife,
            Change::SwitchesLeft(left) => Self::SwitchesLeft(*left),
            Change::ComboResting => Self::ComboResting,
            Change::MayAwaken | Change::MayAwakenAtAnyLife => Self::MayAwaken,
            Change::FreePlay => Self::FreePlay,
            Change::FreeSkill(_) => Self::FreeSkill,
            Change::Discount(_) => Self::OtherPrice,
            Change::UsedFrom(_) => Self::UsedElsewhere,
            Change::EntersResting => Self::EntersResting,
            Change::Unaffected(..) => Self::Unaffected,
        }
    }

    const fn tag(tag: &Tag) -> Self {
        let number = if let Argument::Number(n) = tag.argument { Some(n) } else { None };
        Self::Keyword(tag.keyword, number)
    }
}

impl Forbidden {
    const fn of(action: &Action) -> Self {
        match action {
            Action::Attack => Self::Attack,
            Action::AttackA(_) => Self::AttackSome,
            Action::BeAttacked => Self::BeAttacked,
            Action::BeAttackedBy(_) => Self::BeAttackedBySome,
            Action::Block => Self::Block,
            Action::Combo => Self::Combo,
            Action::Play => Self::BePlayed,
            Action::PlayBySkill(_) | Action::PlayBySkillBut(_) => Self::BePlayedBySkills,
            Action::PlayForCost => Self::BePlayedForCost,
            Action::Activate => Self::Activate,
            Action::ActivateKeyword(_) => Self::ActivateSome,
            Action::CounterAttack => Self::CounterAttack,
            Action::SwitchToActive => Self::BecomeActive,
            Action::RestBySkill(_) => Self::BeRested,
            Action::BecomeEnergy => Self::BecomeEnergy,
            Action::BeEvolved => Self::BeEvolved,
            Action::BeCovered => Self::BeCovered,
            Action::TakeUnder(_) => Self::TakeUnder,
            Action::TurnUp(_) => Self::BeTurnedUp,
            Action::FlipTo(_) => Self::BeFlipped,
            Action::BattleKo | Action::BattleKoBy(_) => Self::BeKodInBattle,
            Action::SkillKo | Action::SkillKoBy(_) => Self::BeKodBySkills,
            Action::NegateSkills | Action::NegateSkillsBy(_) | Action::NegateThis => Self::BeNegated,
            Action::NegateAttack => Self::HaveAttackNegated,
            Action::Leave | Action::MovedBy(..) => Self::Leave,
        }
    }
}

/// Whether a tag says when a skill is used, and not which keyword skill it is.
const fn is_head(keyword: Keyword) -> bool {
    use Keyword as K;
    matches!(keyword, K::Permanent | K::Auto | K::ActivateMain | K::ActivateBattle | K::ActivateMainBattle)
}
