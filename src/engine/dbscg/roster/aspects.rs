//! Small sets that tell at once where there is nothing to look for: which events the skills of a card wait for, what its
//! permanent skills change, when its skills can be activated. They say "perhaps"; what they do not hold is surely not so.

use enumset::{EnumSet, EnumSetType, enum_set};
use serde::{Deserialize, Serialize};

use crate::ability::{Action, Attribute, Body, Change, Quantity, Says, Skill, Statement, Subject, Trigger};
use crate::engine::dbscg::happening::Cue;
use crate::engine::dbscg::roster::SideDef;
use crate::engine::dbscg::roster::usable::Usable;
use crate::engine::dbscg::triggers;

/// Kinds of events that are waited for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Cues {
    events: EnumSet<Cue>,
    /// Situations, which are no events (8-6-6).
    situations: bool,
}

impl Cues {
    /// Situation triggers, which wait for no event (8-6-6).
    pub(crate) const SITUATION: Self = Self { events: EnumSet::empty(), situations: true };
    /// Every kind.
    pub(crate) const ALL: Self = Self { events: EnumSet::all(), situations: true };

    /// Some kinds of events.
    pub(crate) const fn events_of(events: EnumSet<Cue>) -> Self {
        Self { events, situations: false }
    }

    /// The kinds of events that a trigger can be met by.
    pub(crate) fn of_trigger(trigger: &Trigger) -> Self {
        match trigger {
            Trigger::Either(parts) => parts.iter().fold(Self::default(), |all, part| all.with(Self::of_trigger(part))),
            Trigger::By(_, event) | Trigger::From(_, event) | Trigger::While(_, event) => Self::of_trigger(event),
            Trigger::Situation(_) => Self::SITUATION,
            one => Self::events_of(triggers::kinds(one)),
        }
    }

    /// The kinds of events that a skill waits for.
    pub(crate) fn of_skill(skill: &Skill) -> Self {
        match &skill.body {
            Body::Does(does) => does.when.as_ref().map_or(Self::default(), Self::of_trigger),
            _ => Self::default(),
        }
    }

    /// The same of a skill that works in play, and does not wait for what happens to its own card alone.
    pub(crate) fn of_others_in_play(skill: &Skill) -> Self {
        match &skill.body {
            Body::Does(does) if !does.from.is_empty() && !does.from.iter().any(|area| area.skills_work()) => {
                Self::default()
            }
            _ => Self::of_others(skill),
        }
    }

    /// The same of a skill that does not wait for what happens to its own card alone.
    pub(crate) fn of_others(skill: &Skill) -> Self {
        match &skill.body {
            Body::Does(does) if does.when.as_ref().is_some_and(Trigger::is_of_own) => Self::default(),
            _ => Self::of_skill(skill),
        }
    }

    /// Whether there are situations among them.
    #[inline]
    pub(crate) const fn has_situations(self) -> bool {
        self.situations
    }

    /// The kinds of events.
    pub(crate) fn events(self) -> impl Iterator<Item = Cue> {
        self.events.iter()
    }

    /// Both sets.
    #[must_use]
    #[inline]
    pub(crate) fn with(self, other: Self) -> Self {
        Self { events: self.events | other.events, situations: self.situations || other.situations }
    }

    /// Whether the sets share a kind.
    #[inline]
    pub(crate) fn meets(self, other: Self) -> bool {
        !self.events.is_disjoint(other.events) || (self.situations && other.situations)
    }
}

/// Kinds of events that skills put something in the place of (8-9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Insteads {
    /// What would happen to the card that has the skill.
    pub(crate) to_own: Cues,
    /// What would happen to any.
    pub(crate) to_any: Cues,
}

impl Insteads {
    /// Those of a skill.
    pub(crate) fn of(skill: &Skill) -> Self {
        skill.statements().iter().fold(Self::default(), |all, statement| match &statement.says {
            Says::Instead(instead) if instead.would.is_of_own() => {
                Self { to_own: all.to_own.with(Cues::of_trigger(&instead.would)), ..all }
            }
            Says::Instead(instead) => Self { to_any: all.to_any.with(Cues::of_trigger(&instead.would)), ..all },
            _ => all,
        })
    }

    /// Both.
    #[must_use]
    pub(crate) fn with(self, other: Self) -> Self {
        Self { to_own: self.to_own.with(other.to_own), to_any: self.to_any.with(other.to_any) }
    }

    /// Whether one of the events is among them, which would happen to the card that has the skill, or to another.
    #[inline]
    pub(crate) fn meets(self, events: Cues, to_own: bool) -> bool {
        self.to_any.meets(events) || (to_own && self.to_own.meets(events))
    }
}

impl From<Cue> for Cues {
    fn from(cue: Cue) -> Self {
        Self { events: cue.into(), situations: false }
    }
}

/// Something that can be changed about a card.
#[derive(Debug, Hash, EnumSetType, Serialize, Deserialize)]
pub enum Aspect {
    /// Its power.
    Power,
    /// Its combo power.
    ComboPower,
    /// Its energy cost.
    Cost,
    /// Its combo cost.
    ComboCost,
    /// Its Z-Energy cost.
    ZEnergyCost,
    /// Its keyword skills.
    Keywords,
    /// Its names, characters, traits, colors and types.
    Attributes,
    /// Whether it can be played.
    Played,
    /// What happens in the place of something else.
    Instead,
    /// Which of its skills are negated.
    Negation,
    /// What its skills cost.
    SkillCost,
    /// Whole skills that a card gains.
    Skills,
    /// Skills that do nothing to a card (4-13).
    Unaffected,
    /// What attacks cost, and how many are left.
    Attacks,
    /// Which skills can be activated, and for nothing.
    Activation,
    /// Whether it can attack, be attacked, and have its attack negated.
    Battle,
    /// Whether it can be used in a combo.
    Combo,
    /// Whether its skills can be used at all, and when it awakens.
    Use,
    /// Whether it can be turned, covered, and switched.
    Place,
    /// Whether it can be moved.
    Moved,
    /// Whether it can be KO'd.
    Ko,
    /// Power, perhaps to nothing.
    Lowered,
    /// What may be paid instead of its energy cost.
    Discount,
    /// Where else its skills can be activated.
    UsedFrom,
    /// Whether its skills ask a leader for its colors.
    Leader,
    /// For which prices it can be given beside others.
    Prices,
}

/// What can be changed about a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Aspects(EnumSet<Aspect>);

impl Aspects {
    pub(crate) const POWER: Self = Self(enum_set!(Aspect::Power));
    pub(crate) const COMBO_POWER: Self = Self(enum_set!(Aspect::ComboPower));
    pub(crate) const COST: Self = Self(enum_set!(Aspect::Cost));
    pub(crate) const COMBO_COST: Self = Self(enum_set!(Aspect::ComboCost));
    pub(crate) const Z_ENERGY_COST: Self = Self(enum_set!(Aspect::ZEnergyCost));
    pub(crate) const KEYWORDS: Self = Self(enum_set!(Aspect::Keywords));
    pub(crate) const ATTRIBUTES: Self = Self(enum_set!(Aspect::Attributes));
    pub(crate) const PLAYED: Self = Self(enum_set!(Aspect::Played));
    pub(crate) const INSTEAD: Self = Self(enum_set!(Aspect::Instead));
    pub(crate) const NEGATION: Self = Self(enum_set!(Aspect::Negation));
    pub(crate) const SKILL_COST: Self = Self(enum_set!(Aspect::SkillCost));
    pub(crate) const SKILLS: Self = Self(enum_set!(Aspect::Skills));
    pub(crate) const UNAFFECTED: Self = Self(enum_set!(Aspect::Unaffected));
    pub(crate) const ATTACKS: Self = Self(enum_set!(Aspect::Attacks));
    pub(crate) const ACTIVATION: Self = Self(enum_set!(Aspect::Activation));
    pub(crate) const BATTLE: Self = Self(enum_set!(Aspect::Battle));
    pub(crate) const COMBO: Self = Self(enum_set!(Aspect::Combo));
    pub(crate) const USE: Self = Self(enum_set!(Aspect::Use));
    pub(crate) const PLACE: Self = Self(enum_set!(Aspect::Place));
    pub(crate) const MOVED: Self = Self(enum_set!(Aspect::Moved));
    pub(crate) const KO: Self = Self(enum_set!(Aspect::Ko));
    pub(crate) const LOWERED: Self = Self(enum_set!(Aspect::Lowered));
    pub(crate) const DISCOUNT: Self = Self(enum_set!(Aspect::Discount));
    pub(crate) const USED_FROM: Self = Self(enum_set!(Aspect::UsedFrom));
    pub(crate) const PRICES: Self = Self(enum_set!(Aspect::Prices));
    pub(crate) const LEADER: Self = Self(enum_set!(Aspect::Leader));

    /// What a change is about.
    pub(crate) fn of(change: &Change) -> Self {
        match change {
            Change::Power(by) if !by.may_be_negative() => Self::POWER,
            Change::SetPower(Quantity::Number(1..)) => Self::POWER,
            Change::Power(_) | Change::SetPower(_) => Self::POWER.with(Self::LOWERED),
            Change::ComboPower(_) => Self::COMBO_POWER,
            Change::Cost(_)
            | Change::CostIn(..)
            | Change::SpecifiedCost(..)
            | Change::NoSpecifiedCost
            | Change::PaidWith(_)
            | Change::FreePlay => Self::COST,
            Change::ComboCost(_) => Self::COMBO_COST,
            Change::ZEnergyCost(_) => Self::Z_ENERGY_COST,
            Change::SkillCost(_) | Change::SkillCostOf(..) | Change::SkillDiscount(..) | Change::SkillPaidWith(_) => {
                Self::SKILL_COST
            }
            Change::Gain(_) => Self::KEYWORDS,
            Change::NegateKeyword(_) | Change::NegateKeywords => Self::KEYWORDS.with(Self::NEGATION),
            Change::Negate | Change::NegateOthers | Change::NegateSkill(_) => Self::NEGATION,
            Change::Is(Attribute::Keyword(_)) => Self::KEYWORDS.with(Self::ATTRIBUTES),
            Change::Is(_) => Self::ATTRIBUTES,
            Change::AttackPrice(..) | Change::AttacksLeft(_) | Change::SkipsStep(..) => Self::ATTACKS,
            Change::PlayPrice(_) => Self::PLAYED,
            Change::AnyLeaderColor => Self::LEADER,
            Change::PaysFor(_) => Self::PRICES,
            Change::Discount(_) => Self::DISCOUNT,
            Change::UsedFrom(_) => Self::USED_FROM,
            Change::FreeSkill(_) | Change::ActivationsLeft(..) => Self::ACTIVATION,
            Change::Forbid(action) => Self::of_action(action),
            Change::AttackActive | Change::AttackActiveA(_) | Change::PicksLife => Self::BATTLE,
            Change::ComboResting => Self::COMBO,
            Change::MayAwaken | Change::MayAwakenAtAnyLife => Self::USE,
            Change::EntersResting | Change::SwitchesLeft(_) | Change::BesideUnisons(_) => Self::PLACE,
            Change::GainSkill(skill) => Self::of_gained(skill),
            Change::Unaffected(..) => Self::UNAFFECTED,
        }
    }

    /// What a skill is about that is given: it brings the keywords at its head, and may itself change other things.
    pub(crate) fn of_gained(skill: &Skill) -> Self {
        Self::SKILLS.with(Self::KEYWORDS).with(Self::of_skill(skill))
    }

    /// What it is that an action is forbidden.
    #[inline]
    pub(crate) const fn of_action(action: &Action) -> Self {
        match action {
            Action::Play | Action::PlayBySkill(_) | Action::PlayBySkillBut(_) | Action::PlayForCost => Self::PLAYED,
            Action::Attack
            | Action::AttackA(_)
            | Action::BeAttacked
            | Action::BeAttackedBy(_)
            | Action::NegateAttack => Self::BATTLE,
            Action::Combo => Self::COMBO,
            Action::ActivateKeyword(_) => Self::ACTIVATION,
            Action::Block
            | Action::Activate
            | Action::CounterAttack
            | Action::NegateSkills
            | Action::NegateSkillsBy(_)
            | Action::NegateThis => Self::USE,
            Action::SwitchToActive
            | Action::RestBySkill(_)
            | Action::BecomeEnergy
            | Action::BeEvolved
            | Action::BeCovered
            | Action::TakeUnder(_)
            | Action::FlipTo(_)
            | Action::TurnUp(_) => Self::PLACE,
            Action::BattleKo | Action::BattleKoBy(_) | Action::SkillKo | Action::SkillKoBy(_) => Self::KO,
            Action::Leave | Action::MovedBy(..) => Self::MOVED,
        }
    }

    /// What a permanent skill changes about other cards than its own.
    pub(crate) fn of_others(skill: &Skill) -> Self {
        let other = |statement: &&Statement| statement.about != Subject::This;
        skill.statements().iter().filter(other).fold(Self::default(), |all, statement| match &statement.says {
            Says::Change(change) => all.with(Self::of(change)),
            Says::Has(_) => all.with(Self::ATTRIBUTES),
            _ => all,
        })
    }

    /// What the permanent skills change that a permanent skill gives.
    pub(crate) fn given_by(skill: &Skill) -> Self {
        skill.statements().iter().fold(Self::default(), |all, statement| match &statement.says {
            Says::Change(change) => all.with(Self::of_given(change)),
            _ => all,
        })
    }

    /// What a permanent skill changes that this change gives to a card.
    pub(crate) fn of_given(change: &Change) -> Self {
        match change {
            Change::GainSkill(skill) => Self::of_skill(skill),
            _ => Self::default(),
        }
    }

    /// What a permanent skill changes.
    pub(crate) fn of_skill(skill: &Skill) -> Self {
        skill.statements().iter().fold(Self::default(), |all, statement| match &statement.says {
            Says::Change(change) => all.with(Self::of(change)),
            Says::Instead(_) => all.with(Self::INSTEAD),
            // What a card says of itself is read off the card.
            Says::Has(_) if statement.about != Subject::This => all.with(Self::ATTRIBUTES),
            _ => all,
        })
    }

    /// Both sets.
    #[must_use]
    #[inline]
    pub(crate) fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether the sets share something.
    #[inline]
    pub(crate) fn meets(self, other: Self) -> bool {
        !self.0.is_disjoint(other.0)
    }
}

/// What the cards in play and continuous effects have, or have had a moment ago: it is added to when a card comes into play
/// or is turned over and when an effect is made, and counted anew when a turn begins and when effects end. Cards under
/// others are not among them, but for what is said of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Present {
    /// What their permanent skills change.
    pub(crate) changes: Aspects,
    /// What they change about other cards than the one that has them.
    pub(crate) others: Aspects,
    /// What the permanent skills change that their permanent skills give.
    pub(crate) gives: Aspects,
    /// The events that their skills wait for, whichever card they happen to.
    pub(crate) cues: Cues,
    /// What continuous effects of resolutions change.
    pub(crate) effects: Aspects,
    /// What the permanent skills change that such effects give.
    pub(crate) effects_give: Aspects,
    /// There are cards under others that have skills there (11-3-2-2).
    pub(crate) under: bool,
}

impl Present {
    /// With one card more.
    #[must_use]
    #[inline]
    pub(crate) fn with(self, side: &SideDef) -> Self {
        Self {
            changes: self.changes.with(side.changes),
            others: self.others.with(side.others),
            gives: self.gives.with(side.gives),
            cues: self.cues.with(side.cues_of_others),
            ..self
        }
    }

    /// With one effect more.
    #[must_use]
    pub(crate) fn with_effect(self, about: Aspects, gives: Aspects) -> Self {
        Self { effects: self.effects.with(about), effects_give: self.effects_give.with(gives), ..self }
    }

    /// Whether there may be something on a card, of which this side is up, that changes some aspects of it.
    #[inline]
    pub(crate) fn may_change(&self, side: &SideDef, wanted: Aspects) -> bool {
        self.effects.meets(wanted) || self.skills_may_change(side, wanted)
    }

    /// The same of permanent skills, printed or given, without what effects change by themselves.
    #[inline]
    pub(crate) fn skills_may_change(&self, side: &SideDef, wanted: Aspects) -> bool {
        let Self { others, gives, effects_give, under, .. } = *self;
        under || side.changes.with(others).with(gives).with(effects_give).meets(wanted)
    }

    /// Whether what a card has is among it.
    #[inline]
    pub(crate) fn holds(self, side: &SideDef) -> bool {
        self.with(side) == self
    }
}

/// When skills can be activated by a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Timings {
    /// In the free timing of a Main Phase.
    pub main: bool,
    /// In the free timing of a battle.
    pub battle: bool,
    /// In a counter timing.
    pub counter: bool,
}

impl Timings {
    /// At any time.
    pub(crate) const ALL: Self = Self { main: true, battle: true, counter: true };

    /// When some skills can be used.
    pub(crate) const fn of(usable: &Usable) -> Self {
        let Usable { main, battle, counter } = usable;
        Self { main: !main.is_empty(), battle: !battle.is_empty(), counter: !counter.is_empty() }
    }

    /// Both.
    #[must_use]
    #[inline]
    pub(crate) const fn with(self, other: Self) -> Self {
        Self {
            main: self.main || other.main,
            battle: self.battle || other.battle,
            counter: self.counter || other.counter,
        }
    }
}
