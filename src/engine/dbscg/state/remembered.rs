//! What a card was in the area that it has left: a skill that triggers by the move is told that (8-6-5-1).

use serde::{Deserialize, Serialize};

use crate::ability::{Area, Attribute, Mode};
use crate::card::ColorSet;
use crate::engine::dbscg::ids::CardId;
use crate::engine::dbscg::keywords::Keywords;

/// The information of a card at the moment before it moved. What is printed on it stays with the card.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Remembered {
    /// Which card.
    pub card: CardId,
    pub(crate) power: Option<i32>,
    pub(crate) cost: Option<u8>,
    pub(crate) specified: Option<u8>,
    pub(crate) markers: u8,
    pub(crate) in_unison_area: bool,
    pub(crate) mode: Option<Mode>,
    pub(crate) colors: ColorSet,
    pub(crate) keywords: Keywords,
    pub(crate) skill_less: bool,
    /// What it had beside what is printed on it.
    pub(crate) attributes: Vec<Attribute>,
}

/// Whether a card that moves is looked at in the area that it leaves: a Battle or Unison Area (8-6-5-1-2), or an open
/// area for a secret one (8-6-5-1-1). Otherwise it is looked at where it has come to (8-6-5-1-1, 8-6-5-1-3).
pub(crate) const fn looks_back(from: Area, to: Area) -> bool {
    matches!(from, Area::Battle | Area::Unison) || (from.is_open() && !to.is_open())
}
