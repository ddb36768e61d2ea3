//! What a card is at the moment before it moves (8-6-5-1).

use std::sync::Arc;

use crate::ability::{Area, Described};
use crate::engine::dbscg::facts::Position;
use crate::engine::dbscg::ids::CardId;
use crate::engine::dbscg::state::remembered::Remembered;

impl Position {
    /// What a card is now.
    pub(crate) fn remember(&self, card: CardId) -> Arc<Remembered> {
        let seen = self.seen(card, None);
        let mut attributes = Vec::new();
        seen.attributes(&mut |attribute| attributes.push(attribute.clone()));
        Arc::new(Remembered {
            card,
            power: seen.power(),
            cost: seen.energy_cost(),
            specified: seen.specified_cost(),
            markers: self.state.object(card).markers,
            in_unison_area: self.state.object(card).area == Area::Unison,
            mode: seen.mode(),
            colors: seen.colors(),
            keywords: self.keywords(card),
            skill_less: seen.is_skill_less(),
            attributes,
        })
    }
}
