//! What lies under a card (11-3).

use crate::ability::Area;
use crate::card::Kind;
use crate::engine::dbscg::facts::Position;
use crate::engine::dbscg::ids::CardId;

impl Position {
    /// The cards that lie under a card; the Leader Card that a Z-Leader lies on is none of them.
    pub(crate) fn lying_under(&self, host: CardId) -> impl Iterator<Item = CardId> {
        self.state.under(host).into_iter().filter(|card| !self.is_part_of_leader(*card))
    }

    /// Whether a card is the Leader Card that a Z-Leader lies on: they are one card (4.00, 22-46-6).
    pub(crate) fn is_part_of_leader(&self, card: CardId) -> bool {
        let object = self.state.object(card);
        let below = object.area == Area::Leader && object.host.is_some();
        below && self.roster.def(object.printed()).card.kind == Kind::Leader
    }
}
