//! Small sets that tell at once where there is nothing to look for: which events the skills of a card wait for, what its
//! permanent skills change, when its skills can be activated. They say "perhaps"; what they do not hold is surely not so.

use crate::ability::{Action, Attribute, Body, Change, Quantity, Says, Skill, Statement, Subject, Trigger, Watched};

use super::keyword::{Timing, timing};
use super::proposed::Happening;
use super::roster::SideDef;

/// Kinds of events.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cues(u32);

impl Cues {
    /// Situation triggers, which wait for no event (8-6-6).
    pub(super) const SITUATION: Self = Self(1 << 23);
    /// Every kind.
    pub(super) const ALL: Self = Self(u32::MAX);

    /// The kind of an event.
    pub(super) const fn of(happening: Happening) -> Self {
        use Happening as H;
        Self(
            1 << match happening {
                H::Played(..) => 0,
                H::PlacedAsLeader(_) => 1,
                H::Attack { .. } => 2,
                H::Guards(_) => 3,
                H::Comboed(_) => 4,
                H::Moved { .. } | H::Left { .. } => 5,
                H::Entered { .. } => 6,
                H::Switched(..) => 7,
                H::DealtDamage(_) => 8,
                H::Damaged(..) => 9,
                H::LostMarker(..) => 10,
                H::Awakened(_) => 11,
                H::UsesExtra(..) => 12,
                H::UsesCounter(_) => 13,
                H::UsesBlocker(_) => 14,
                H::TurnStart(_) => 15,
                H::MainStart(_) => 16,
                H::MainEnd(_) => 17,
                H::TurnEnd(_) => 18,
                H::OffenseStart => 19,
                H::DefenseStart => 20,
                H::DamageStart => 21,
                H::BattleEnd => 22,
                H::DealsDamage(_) => 24,
                H::RunsOut(_) => 25,
                H::UsesKeyword(..) => 26,
                H::SwitchedEnergy(..) => 27,
                H::Power(..) => 28,
                H::TurnedUp(..) => 29,
                H::FromUnder { .. } => 30,
                H::GoesUnder { .. } => 31,
            },
        )
    }

    /// The kinds of events that a trigger can be met by.
    fn of_trigger(trigger: &Trigger) -> Self {
        use Trigger as T;
        let bits = match trigger {
            T::Either(parts) => {
                return parts.iter().fold(Self::default(), |all, part| all.with(Self::of_trigger(part)));
            }
            T::By(_, event) | T::From(_, event) | T::While(_, event) => return Self::of_trigger(event),
            T::Situation(_) => return Self::SITUATION,
            T::Played(_) => 1,
            T::RunsOut(_) => 1 << 25,
            T::PlacedAsLeader => 1 << 1,
            T::Attacks(_) | T::AttacksA(..) => 1 << 2,
            T::Attacked(_) | T::Guards(_) => 1 << 2 | 1 << 3,
            T::Comboed(_) => 1 << 4,
            T::Kod(_) | T::Moved(..) | T::Leaves(..) | T::BattleEndComboed => 1 << 5,
            T::Enters(..) => 1 << 6,
            T::Switched(..) => 1 << 7,
            T::DealtDamage(_) => 1 << 8,
            T::DealsDamage(_) => 1 << 24,
            T::Damaged(_) => 1 << 9,
            T::LosesMarker(_) => 1 << 10,
            T::Awakens(_) => 1 << 11,
            T::UsesExtra(..) | T::UsesThis => 1 << 12,
            T::UsesCounter(_) => 1 << 13,
            T::UsesBlocker(_) => 1 << 14,
            T::UsesKeyword(..) => 1 << 26,
            T::SwitchesEnergy(..) => 1 << 27,
            T::PowerRises(_) | T::PowerFalls(_) => 1 << 28,
            T::TurnedUp(_) => 1 << 29,
            T::FromUnder(..) => 1 << 30,
            T::GoesUnder(..) => 1 << 31,
            T::TurnStart(_) => 1 << 15,
            T::MainStart(_) => 1 << 16,
            T::MainEnd(_) => 1 << 17,
            T::TurnEnd(_) => 1 << 18,
            T::OffenseStart => 1 << 19,
            T::DefenseStart => 1 << 20,
            T::DamageStart => 1 << 21,
            T::BattleEndAttacking | T::BattleEndAfterAttack(_) | T::BattleEndGuarding => 1 << 22,
        };
        Self(bits)
    }

    /// The kinds of events that a skill waits for.
    pub(super) fn of_skill(skill: &Skill) -> Self {
        match &skill.body {
            Body::Does(does) => does.when.as_ref().map_or(Self::default(), Self::of_trigger),
            _ => Self::default(),
        }
    }

    /// The same of a skill that works in play.
    pub(super) fn in_play(skill: &Skill) -> Self {
        match &skill.body {
            Body::Does(does) if !does.from.is_empty() && !does.from.iter().any(|area| area.skills_work()) => {
                Self::default()
            }
            _ => Self::of_skill(skill),
        }
    }

    /// The same of a skill that does not wait for what happens to its own card alone.
    pub(super) fn of_others(skill: &Skill) -> Self {
        match &skill.body {
            Body::Does(does) if does.when.as_ref().is_some_and(is_of_own) => Self::default(),
            _ => Self::of_skill(skill),
        }
    }

    /// Both sets.
    #[must_use]
    pub(super) const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether the sets share a kind.
    pub(super) const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

/// Whether nothing but what happens to the card that has the skill meets a trigger.
fn is_of_own(trigger: &Trigger) -> bool {
    use Trigger as T;
    match trigger {
        T::By(_, event) | T::From(_, event) | T::While(_, event) => is_of_own(event),
        T::Either(parts) => parts.iter().all(is_of_own),
        T::Played(watched)
        | T::Comboed(watched)
        | T::Kod(watched)
        | T::Moved(watched, ..)
        | T::Leaves(watched, _)
        | T::Enters(watched, _) => *watched == Watched::This,
        _ => false,
    }
}

/// What can be changed about a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Aspects(u32);

impl Aspects {
    pub(super) const POWER: Self = Self(1);
    pub(super) const COMBO_POWER: Self = Self(1 << 1);
    pub(super) const COST: Self = Self(1 << 2);
    pub(super) const COMBO_COST: Self = Self(1 << 3);
    pub(super) const KEYWORDS: Self = Self(1 << 4);
    pub(super) const ATTRIBUTES: Self = Self(1 << 5);
    /// Whether it can be played.
    pub(super) const PLAYED: Self = Self(1 << 6);
    /// What happens in the place of something else.
    pub(super) const INSTEAD: Self = Self(1 << 7);
    pub(super) const NEGATION: Self = Self(1 << 8);
    pub(super) const SKILL_COST: Self = Self(1 << 9);
    /// Whole skills that a card gains.
    pub(super) const SKILLS: Self = Self(1 << 10);
    /// Skills that do nothing to a card (4-13).
    pub(super) const UNAFFECTED: Self = Self(1 << 11);
    /// What attacks cost, and how many are left.
    pub(super) const ATTACKS: Self = Self(1 << 12);
    /// Which skills can be activated, and for nothing.
    pub(super) const ACTIVATION: Self = Self(1 << 13);
    /// Whether it can attack, be attacked, and have its attack negated.
    pub(super) const BATTLE: Self = Self(1 << 14);
    /// Whether it can be used in a combo.
    pub(super) const COMBO: Self = Self(1 << 15);
    /// Whether its skills can be used at all, and when it awakens.
    pub(super) const USE: Self = Self(1 << 16);
    /// Whether it can be turned, covered, moved and KO'd.
    pub(super) const PLACE: Self = Self(1 << 17);
    /// Power, perhaps to less than it was.
    pub(super) const LOWERED: Self = Self(1 << 18);

    /// What a change is about.
    pub(super) fn of(change: &Change) -> Self {
        match change {
            Change::Power(Quantity::Number(0..)) => Self::POWER,
            Change::Power(_) | Change::SetPower(_) => Self::POWER.with(Self::LOWERED),
            Change::ComboPower(_) => Self::COMBO_POWER,
            Change::Cost(_)
            | Change::CostIn(..)
            | Change::SpecifiedCost(..)
            | Change::NoSpecifiedCost
            | Change::FreePlay => Self::COST,
            Change::ComboCost(_) => Self::COMBO_COST,
            Change::SkillCost(_) | Change::SkillDiscount(..) => Self::SKILL_COST,
            Change::Gain(_) => Self::KEYWORDS,
            Change::NegateKeyword(_) | Change::NegateKeywords => Self::KEYWORDS.with(Self::NEGATION),
            Change::Negate | Change::NegateOthers | Change::NegateSkill(_) => Self::NEGATION,
            Change::Is(Attribute::Keyword(_)) => Self::KEYWORDS.with(Self::ATTRIBUTES),
            Change::Is(_) => Self::ATTRIBUTES,
            Change::AttackPrice(..) | Change::AttacksLeft(_) => Self::ATTACKS,
            Change::FreeSkill(_) => Self::ACTIVATION,
            Change::Forbid(action) => Self::of_action(action),
            Change::AttackActive | Change::AttackActiveA(_) => Self::BATTLE,
            Change::ComboResting => Self::COMBO,
            Change::MayAwaken | Change::MayAwakenAtAnyLife => Self::USE,
            Change::EntersResting => Self::PLACE,
            // A skill brings the keywords at its head, and may itself change other things.
            Change::GainSkill(skill) => Self::SKILLS.with(Self::KEYWORDS).with(Self::of_skill(skill)),
            Change::Unaffected(..) => Self::UNAFFECTED,
        }
    }

    /// What it is that an action is forbidden.
    pub(super) const fn of_action(action: &Action) -> Self {
        match action {
            Action::Play | Action::PlayBySkill(_) | Action::PlayForCost => Self::PLAYED,
            Action::Attack
            | Action::AttackA(_)
            | Action::BeAttacked
            | Action::BeAttackedBy(_)
            | Action::NegateAttack => Self::BATTLE,
            Action::Combo => Self::COMBO,
            Action::ActivateKeyword(_) => Self::ACTIVATION,
            Action::Block | Action::Activate | Action::CounterAttack | Action::NegateSkills => Self::USE,
            Action::SwitchToActive
            | Action::RestBySkill(_)
            | Action::BecomeEnergy
            | Action::BeEvolved
            | Action::BeCovered
            | Action::BattleKo
            | Action::SkillKo
            | Action::SkillKoBy(_)
            | Action::Leave
            | Action::MovedBy(..) => Self::PLACE,
        }
    }

    /// What a permanent skill changes about other cards than its own.
    pub(super) fn of_others(skill: &Skill) -> Self {
        let other = |statement: &&Statement| statement.about != Subject::This;
        skill.statements().iter().filter(other).fold(Self::default(), |all, statement| match &statement.says {
            Says::Change(change) => all.with(Self::of(change)),
            Says::Has(_) => all.with(Self::ATTRIBUTES),
            _ => all,
        })
    }

    /// What the permanent skills change that a permanent skill gives.
    pub(super) fn given_by(skill: &Skill) -> Self {
        skill.statements().iter().fold(Self::default(), |all, statement| match &statement.says {
            Says::Change(change) => all.with(Self::of_given(change)),
            _ => all,
        })
    }

    /// What a permanent skill changes that this change gives to a card.
    pub(super) fn of_given(change: &Change) -> Self {
        match change {
            Change::GainSkill(skill) => Self::of_skill(skill),
            _ => Self::default(),
        }
    }

    /// What a permanent skill changes.
    pub(super) fn of_skill(skill: &Skill) -> Self {
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
    pub(super) const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether the sets share something.
    pub(super) const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

/// What the cards in play and continuous effects have, or have had a moment ago: it is added to when a card comes into play
/// or is turned over and when an effect is made, and counted anew when a turn begins and when effects end. Cards under
/// others are not among them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Present {
    /// What their permanent skills change.
    pub(super) changes: Aspects,
    /// What they change about other cards than the one that has them.
    pub(super) others: Aspects,
    /// What the permanent skills change that their permanent skills give.
    pub(super) gives: Aspects,
    /// The events that their skills wait for.
    pub(super) cues: Cues,
    /// What continuous effects of resolutions change.
    pub(super) effects: Aspects,
    /// What the permanent skills change that such effects give.
    pub(super) effects_give: Aspects,
}

impl Present {
    /// With one card more.
    #[must_use]
    pub(super) const fn with(self, side: &SideDef) -> Self {
        Self {
            changes: self.changes.with(side.changes),
            others: self.others.with(side.others),
            gives: self.gives.with(side.gives),
            cues: self.cues.with(side.cues_in_play),
            ..self
        }
    }

    /// With one effect more.
    #[must_use]
    pub(super) fn with_effect(self, change: &Change) -> Self {
        Self {
            effects: self.effects.with(Aspects::of(change)),
            effects_give: self.effects_give.with(Aspects::of_given(change)),
            ..self
        }
    }

    /// Whether what a card has is among it.
    pub(super) fn holds(self, side: &SideDef) -> bool {
        self.with(side) == self
    }
}

/// When skills can be activated by a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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
    pub(super) const ALL: Self = Self { main: true, battle: true, counter: true };

    /// The timings of skills.
    pub(super) fn of<'s>(skills: impl IntoIterator<Item = &'s Skill>) -> Self {
        let mut all = Self::default();
        for skill in skills {
            let timing = timing(skill);
            all.main |= matches!(timing, Timing::Main | Timing::MainBattle);
            all.battle |= matches!(timing, Timing::Battle | Timing::MainBattle);
            all.counter |= matches!(timing, Timing::Counter(_));
        }
        all
    }

    /// Both.
    #[must_use]
    pub(super) const fn with(self, other: Self) -> Self {
        Self {
            main: self.main || other.main,
            battle: self.battle || other.battle,
            counter: self.counter || other.counter,
        }
    }
}
