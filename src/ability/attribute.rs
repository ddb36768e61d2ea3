//! What a card can be beside what is printed on it.

use serde::{Deserialize, Serialize};

use super::Keyword;
use crate::card::{ColorSet, Kind};

/// Something a card can have beside what is printed on it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Attribute {
    /// A further card name (2-1-3).
    Name(String),
    /// A further character name (2-5-5).
    Character(String),
    /// A further special trait (2-6-6).
    Trait(String),
    /// Further colors.
    Colors(ColorSet),
    /// A further card type.
    Kind(Kind),
    /// A keyword skill.
    Keyword(Keyword),
}
