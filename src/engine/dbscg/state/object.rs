//! A card in the game.

use serde::{Deserialize, Serialize};

use crate::ability::{Area, Mode};
use crate::engine::dbscg::ids::{BySeat, CardId, DefId, Seat};

/// A card in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "facts about a card that have nothing to do with each other")]
pub struct Object {
    /// What it is.
    pub def: DefId,
    /// What its front is while it is in Hidden Mode, and so a card without a face (4.00, 23-5-2).
    pub front: Option<DefId>,
    /// Whose it is (4-2).
    pub owner: Seat,
    /// Which object it is: counted up when the card changes area, goes under another, or comes to the top of a pile.
    pub incarnation: u16,
    /// Which object it was first since it has come to its area.
    #[serde(default)]
    pub first: u16,
    /// Where it is; for a card under another, where that one is.
    pub area: Area,
    /// The area that it came from.
    pub from: Area,
    /// In whose area it is: its master (4-3-2).
    pub seat: Seat,
    /// Its position.
    pub mode: Mode,
    /// Its back is up.
    pub back: bool,
    /// Markers on it (4-12).
    pub markers: u8,
    /// The X that was paid to play it (2-12).
    pub x: u16,
    /// The card above it (11-3).
    pub host: Option<CardId>,
    /// How deep it lies under that card; of two cards the deeper has more (11-3-3).
    pub depth: u16,
    /// Cards have been put under this object.
    pub covers: bool,
    /// It was played by an \[Evolve\] skill or as if by one (10-5-7).
    pub evolved: bool,
    /// It lies in life so that both players see it.
    pub face_up: bool,
    /// It lay face up in the life that it came from.
    pub came_face_up: bool,
    /// Which players know what it is, though it lies hidden from them: they have seen it come to lie here.
    pub known: BySeat<bool>,
    /// It is a token (10-18).
    pub token: bool,
    /// The turn in which it came to its area.
    pub since: u16,
}

impl Object {
    /// What it is, whichever way it faces.
    pub fn printed(&self) -> DefId {
        self.front.unwrap_or(self.def)
    }

    /// It is in Hidden Mode: nothing of it shows (4.00, 23-5-2).
    pub(crate) fn hide(&mut self, blank: DefId) {
        (self.def, self.front) = (blank, Some(self.def));
    }
}
