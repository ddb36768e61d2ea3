//! What a permanent skill is about, as far as effects can change that (8-1-4-2).

use serde::{Deserialize, Serialize};

use crate::ability::Area;
use crate::engine::dbscg::ids::ObjectRef;

/// A card that a statement of a permanent skill is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Reach {
    /// The card that has the skill.
    pub source: ObjectRef,
    /// The side of it that has the skill: on the other side of a leader the line is another.
    pub back: bool,
    /// The skill line.
    pub line: u8,
    /// The statement of that line.
    pub statement: u8,
    /// The card that it is about.
    pub card: ObjectRef,
    /// Where that is.
    pub area: Area,
}
