//! What resolutions leave behind: continuous effects, things put off, skills that wait for their checkpoint.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::ability::{Change, Moment, Name, Selector, Until};
use crate::engine::dbscg::ids::{BlockId, ObjectRef, Seat, SkillId, SkillRef};
use crate::engine::dbscg::roster::aspects::Aspects;
use crate::engine::dbscg::state::frame::Frame;
use crate::engine::dbscg::state::remembered::Remembered;

/// A continuous effect that a resolution has made (8-2-2-2).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Continuous {
    /// Its number, from 1: things that wait have them from the same row.
    pub id: u32,
    /// Whom it is on.
    pub on: On,
    /// Objects that it is not on any more: they have been reset (9-6-1-1).
    pub spared: Vec<ObjectRef>,
    /// What it does.
    pub what: What,
    /// What that is about.
    pub about: Aspects,
    /// How long.
    pub until: Until,
    /// The turn in which it was made.
    pub made: u16,
    /// Its master.
    pub master: Seat,
    /// The card whose skill made it.
    pub source: ObjectRef,
    /// It ends with the first card that it has been of use for.
    pub once: bool,
}

impl Continuous {
    /// Whether it changes power, and so stays with a card that is turned over or covered (9-4-2, 10-2-5).
    pub(crate) const fn is_about_power(&self) -> bool {
        matches!(self.what, What::Change(Change::Power(_) | Change::SetPower(_)))
    }
}

/// What a continuous effect does.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum What {
    /// It changes something about a card; its numbers are counted.
    Change(Change),
    /// It gives a skill.
    Skill(SkillId),
    /// It negates the skills that say what this one does.
    NegatedSkill(SkillId),
}

impl What {
    /// What a change does to skills by their numbers, where it gives or negates one.
    pub(crate) fn of(change: &Change, skill: Option<SkillId>) -> Option<Self> {
        let negates = matches!(change, Change::NegateSkill(_));
        skill.map(|skill| if negates { Self::NegatedSkill(skill) } else { Self::Skill(skill) })
    }
}

/// Something that a player waits for, without a card that has such a skill.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Watch {
    /// Its number, from 1.
    pub id: u32,
    /// For what, and what happens then: an \[Auto\] skill.
    pub skill: SkillId,
    /// With which names.
    pub frame: Frame,
    /// How long.
    pub until: Until,
    /// The turn in which it was made.
    pub made: u16,
    /// It happens once.
    pub once: bool,
}

/// Whom a continuous effect is on.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum On {
    /// One object.
    One(ObjectRef),
    /// All that fit, from the chair of its master.
    All(Arc<Selector>),
}

/// An \[Auto\] skill that waits for a checkpoint (8-6-2).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PendingAuto {
    /// The card that has it, as it was when it triggered.
    pub source: ObjectRef,
    /// Who decides.
    pub master: Seat,
    /// The skill.
    pub skill: SkillRef,
    /// Its place among the card's skills, for limits by turn.
    pub line: u8,
    /// The card that the event was about.
    pub it: Option<ObjectRef>,
    /// What that card was where it has left (8-6-5-1).
    pub remembered: Option<Arc<Remembered>>,
    /// What has been named where no card has the skill.
    pub names: Vec<(Name, Vec<ObjectRef>)>,
}

impl PendingAuto {
    /// Which skill of which card it is.
    pub(crate) const fn used(&self) -> Used {
        Used { source: self.source, master: self.master, line: self.line, skill: self.skill }
    }
}

/// Something put off (8-2-2-1 in the future).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Delayed {
    /// When.
    pub moment: Moment,
    /// The turn in which it was put off.
    pub made: u16,
    /// What.
    pub block: BlockId,
    /// With which names.
    pub frame: Frame,
}

/// A skill of a card that has been used, or has triggered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Used {
    /// The card.
    pub source: ObjectRef,
    /// Whose skill it is.
    pub master: Seat,
    /// The line.
    pub line: u8,
    /// The skill: on the other side of a leader the line is another.
    pub skill: SkillRef,
}

impl Used {
    /// Whether it is the same skill of the same card, whoever its master is by now.
    pub(crate) fn is(&self, other: &Self) -> bool {
        (self.source, self.line, self.skill) == (other.source, other.line, other.skill)
    }
}
