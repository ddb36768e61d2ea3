//! Seats, cards in play, and structures with one value for each seat or area.

use serde::{Deserialize, Serialize};

use crate::ability::Area;

pub use crate::engine::seat::{BySeat, Seat};

/// A physical card, or a token, for the whole game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CardId(pub u16);

/// A card as the object it is at a moment: once it changes area it is another (3-1-4, 3-1-5), and a reference to the
/// old one finds nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ObjectRef {
    /// The card.
    pub card: CardId,
    /// Which object of it.
    pub incarnation: u16,
}

/// One value for each area.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ByArea<T>([T; Area::ALL.len()]);

impl<T> std::ops::Index<Area> for ByArea<T> {
    type Output = T;
    #[inline]
    fn index(&self, area: Area) -> &T {
        &self.0[area as usize]
    }
}

impl<T> std::ops::IndexMut<Area> for ByArea<T> {
    #[inline]
    fn index_mut(&mut self, area: Area) -> &mut T {
        &mut self.0[area as usize]
    }
}

/// Which card of the roster.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct DefId(pub u16);

/// A skill of the roster: printed, or one that cards can be given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct SkillId(pub u16);

impl SkillId {
    /// A skill that does nothing, of what is paid for without one.
    pub const NONE: Self = Self(0);
}

/// Instructions of the roster.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct BlockId(pub u16);

impl BlockId {
    /// No instructions.
    pub const NOTHING: Self = Self(0);
}

/// A skill that a card has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SkillRef {
    /// Which.
    pub id: SkillId,
    /// The number of the effect that has given it, or that waits; 0 where it is printed, or given permanently.
    pub by: u32,
}

impl SkillRef {
    /// A skill that is printed on a card, or given permanently.
    #[inline]
    pub const fn printed(id: SkillId) -> Self {
        Self { id, by: 0 }
    }
}
