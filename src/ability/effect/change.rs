//! What continuous effects do to cards: what they change, what they forbid.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{Discount, UsedFrom};
use crate::ability::{
    Area, Attribute, Filter, Icons, Keyword, Price, Quantity, Selector, Side, Skill, Step, Tag, Watched, Who,
};
use crate::card::Color;

/// A continuous change to cards.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    /// More power, or less.
    Power(Quantity),
    /// This power, whatever it was before; what adds to it afterwards does.
    SetPower(Quantity),
    /// More combo power, or less.
    ComboPower(Quantity),
    /// A higher energy cost, or a lower one.
    Cost(Quantity),
    /// A higher combo cost, or a lower one.
    ComboCost(Quantity),
    /// A higher Z-Energy cost, or a lower one (4.00, 1-4-1).
    ZEnergyCost(Quantity),
    /// A part more of the price of every skill that activates (8-4-2-1-1).
    SkillCost(Box<Price>),
    /// A part more of the price of every skill of a kind that activates (8-4-2-1-1).
    SkillCostOf(SkillKind, Box<Price>),
    /// Less energy in the price of its skills with one of these keywords, or of all where none is named; energy of a color
    /// comes off energy of that color alone.
    SkillDiscount(#[serde(default)] Vec<Keyword>, Icons),
    /// More or less of its energy cost in this color, in its specified and its total cost (4.00, 20-21).
    CostIn(Color, Quantity),
    /// More or less of its specified cost in this color alone.
    SpecifiedCost(Color, Quantity),
    /// A keyword skill more.
    Gain(#[serde(deserialize_with = "crate::ability::written::tag")] Tag),
    /// A whole skill more.
    GainSkill(#[serde(deserialize_with = "crate::ability::written::skill")] Arc<Skill>),
    /// A color, trait, character or name more.
    Is(Attribute),
    /// All skills negated (8-3).
    Negate,
    /// The skills with a keyword negated.
    NegateKeyword(Keyword),
    /// All keyword skills negated.
    NegateKeywords,
    /// All skills negated but keyword skills.
    NegateOthers,
    /// Something forbidden.
    Forbid(Action),
    /// Without specified cost.
    NoSpecifiedCost,
    /// May attack Battle Cards in Active Mode.
    AttackActive,
    /// May attack cards in Active Mode that fit.
    AttackActiveA(Filter),
    /// To attack a card that fits, its player pays a price.
    AttackPrice(Filter, Vec<Price>),
    /// In a battle in which it attacks a card that fits, that step is skipped (4.00, 20-13).
    SkipsStep(Step, Filter),
    /// These cards may be rested as if they were energy to pay its energy cost (4.00, 20-19).
    PaidWith(Selector),
    /// These cards may be rested as if they were energy to pay the price of its skills (4.00, 20-19).
    SkillPaidWith(Selector),
    /// It comes into a Unison Area beside other cards, so that there are up to so many (4.00, 3-11-5-1).
    BesideUnisons(u8),
    /// To play it, its player pays a price besides, for its cost and by a skill.
    PlayPrice(Vec<Price>),
    /// May be given where the price of a skill with one of these keywords asks for cards that it is like, wherever those lie.
    PaysFor(Vec<Keyword>),
    /// What its skills ask of their player's leader they do not ask of its colors.
    AnyLeaderColor,
    /// So many attacks are left to the cards that the effect is on, together.
    AttacksLeft(u8),
    /// So many activations of skills with one of these keywords are left to the cards that the effect is on, together.
    ActivationsLeft(Vec<Keyword>, u8),
    /// So many switches to Active Mode are left to the cards that the effect is on, together.
    SwitchesLeft(u8),
    /// Whoever deals damage with it picks the life cards that are lost.
    PicksLife,
    /// May be used in a combo in Rest Mode.
    ComboResting,
    /// May activate \[Awaken\] whatever its condition says.
    MayAwaken,
    /// May activate \[Awaken\] with any number of life.
    MayAwakenAtAnyLife,
    /// Its energy cost need not be paid to play it.
    FreePlay,
    /// Its energy cost need not be paid to activate its skills with one of these keywords, or any where none is named.
    FreeSkill(#[serde(default)] Vec<Keyword>),
    /// The energy cost of its skills may be lower for another price (8-4-2-1-1).
    Discount(Discount),
    /// Its skills can be activated in other areas too.
    UsedFrom(UsedFrom),
    /// One skill negated (8-3).
    NegateSkill(Arc<Skill>),
    /// Enters the Battle or Unison Area in Rest Mode.
    EntersResting,
    /// Unaffected by the skills of that player's cards that fit: not chosen by them, not changed by them (4-13). Its
    /// own skills do affect it.
    Unaffected(Who, Filter),
}

impl Change {
    /// Whether it takes power, or may.
    pub fn takes_power(&self) -> bool {
        matches!(self, Self::Power(n) | Self::ComboPower(n) if n.may_be_negative())
    }
}

/// Which skills of a card are meant.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SkillKind {
    /// Those with one of these keywords.
    With(Vec<Keyword>),
    /// Those with one of these keywords that are no keyword skills.
    Plain(Vec<Keyword>),
}

/// An action that a continuous effect can forbid (1-3-3).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// To attack with these cards.
    Attack,
    /// To attack cards that fit with these cards.
    AttackA(Filter),
    /// To attack these cards.
    BeAttacked,
    /// To attack these cards with cards that fit.
    BeAttackedBy(Filter),
    /// To block with these cards.
    Block,
    /// To combo with these cards.
    Combo,
    /// To play these cards.
    Play,
    /// To play these cards by skills of cards that fit.
    PlayBySkill(Watched),
    /// To play these cards by skills that have none of these keywords.
    PlayBySkillBut(Vec<Keyword>),
    /// To play these cards otherwise than by skills.
    PlayForCost,
    /// To activate skills of these cards.
    Activate,
    /// To activate skills of these cards that have one of these keywords, those that activate by themselves included.
    ActivateKeyword(Vec<Keyword>),
    /// To answer an attack with a \[Counter\] of these cards.
    CounterAttack,
    /// To switch these cards to Active Mode.
    SwitchToActive,
    /// To switch these cards to Rest Mode by skills of cards that fit.
    RestBySkill(Watched),
    /// To place these cards in an Energy Area.
    BecomeEnergy,
    /// To evolve these cards into others (10-5-4).
    BeEvolved,
    /// To place cards on top of these cards.
    BeCovered,
    /// To place cards under these cards by skills of cards that fit.
    TakeUnder(Watched),
    /// To turn these cards to a side.
    FlipTo(Side),
    /// To turn these life cards face up by skills of cards that fit.
    TurnUp(Watched),
    /// To KO these cards by battle.
    BattleKo,
    /// To KO these cards by battle with cards that fit.
    BattleKoBy(Filter),
    /// To KO these cards by a skill.
    SkillKo,
    /// To KO these cards by the skills of that player.
    SkillKoBy(Who),
    /// To negate skills of these cards.
    NegateSkills,
    /// To negate skills of these cards by the skills of that player.
    NegateSkillsBy(Who),
    /// To negate the skill that says so.
    NegateThis,
    /// To negate attacks of these cards.
    NegateAttack,
    /// To move these cards out of their area by the opponent's skills.
    Leave,
    /// To move these cards out of their area, to that one if one is named, by skills of cards that fit.
    MovedBy(Watched, #[serde(default)] Option<Area>),
}
