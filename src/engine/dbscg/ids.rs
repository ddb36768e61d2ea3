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
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByArea<T>([T; Area::ALL.len()]);

impl<T> std::ops::Index<Area> for ByArea<T> {
    type Output = T;
    fn index(&self, area: Area) -> &T {
        &self.0[area as usize]
    }
}

impl<T> std::ops::IndexMut<Area> for ByArea<T> {
    fn index_mut(&mut self, area: Area) -> &mut T {
        &mut self.0[area as usize]
    }
}

/// Which card of the roster.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DefId(pub u16);
