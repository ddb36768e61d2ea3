//! What a player can declare.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::ability::Area;
use crate::engine::dbscg::facts::Position;
use crate::engine::dbscg::ids::{CardId, Seat};

impl Position {
    /// The characters that a player knows, by name: those of their own cards, and of others that lie open. Whoever knows of
    /// more can still name no card that the game has not shown.
    pub(crate) fn declarable(&self, seat: Seat) -> Vec<Arc<str>> {
        let known = |card: &CardId| self.state.object(*card).owner == seat || self.lies_open(*card);
        let everywhere = Seat::BOTH.into_iter().flat_map(|seat| Area::ALL.into_iter().map(move |area| (seat, area)));
        let cards = everywhere.flat_map(|(seat, area)| self.state.cards(seat, area).iter().copied()).filter(known);
        let sides = cards.flat_map(|card| &self.roster.def(self.state.object(card).def).sides);
        let names: BTreeSet<&str> = sides.flat_map(|side| &side.face.characters).map(String::as_str).collect();
        names.into_iter().take(MOST).map(Arc::from).collect()
    }
}

/// A list of answers has a number for each; two decks do not have as many characters.
const MOST: usize = 250;
