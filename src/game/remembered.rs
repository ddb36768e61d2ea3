//! What a card was in the area that it has left: a skill that triggers by the move is told that (8-6-5-1).

use std::sync::Arc;

use crate::ability::{Area, Attribute, Cards, Described, Mode};
use crate::card::ColorSet;

use super::Game;
use super::asking::Asking;
use super::ids::CardId;
use super::roster::Keywords;
use super::seen::Seen;
use super::state::Frame;

/// The information of a card at the moment before it moved. What is printed on it stays with the card.
#[derive(Clone, Debug)]
pub struct Remembered {
    /// Which card.
    pub card: CardId,
    pub(super) power: Option<i32>,
    pub(super) cost: Option<u8>,
    pub(super) specified: Option<u8>,
    pub(super) markers: u8,
    pub(super) in_unison_area: bool,
    pub(super) mode: Option<Mode>,
    pub(super) colors: ColorSet,
    pub(super) keywords: Keywords,
    pub(super) skill_less: bool,
    /// What it had beside what is printed on it.
    pub(super) attributes: Vec<Attribute>,
}

/// Whether a card that moves is looked at in the area that it leaves: a Battle or Unison Area (8-6-5-1-2), or an open
/// area for a secret one (8-6-5-1-1). Otherwise it is looked at where it has come to (8-6-5-1-1, 8-6-5-1-3).
pub(super) const fn looks_back(from: Area, to: Area) -> bool {
    matches!(from, Area::Battle | Area::Unison) || (from.is_open() && !to.is_open())
}

impl Game {
    /// What a card is now.
    pub(super) fn remember(&self, card: CardId) -> Arc<Remembered> {
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

    /// The cards that a question is about; what is remembered of a card can be asked wherever it has gone since.
    pub(super) fn asked(&self, cards: &Cards, frame: &Frame, asking: Asking<'_>) -> Vec<CardId> {
        let meant = match cards {
            Cards::It => frame.it,
            Cards::This => Some(frame.source),
            _ => None,
        };
        match meant.and_then(|object| frame.remembered(object.card)) {
            Some(remembered) => vec![remembered.card],
            None => self.cards_at(cards, frame, asking),
        }
    }

    /// A card as a skill sees it that may remember it.
    pub(super) fn recalled<'s>(&'s self, card: CardId, frame: &'s Frame, asking: Asking<'s>) -> Seen<'s> {
        Seen { game: self, card, asker: Some(frame.source.card), asking, remembered: frame.remembered(card) }
    }
}

impl Frame {
    /// What is remembered of a card.
    pub(super) fn remembered(&self, card: CardId) -> Option<&Remembered> {
        self.remembered.as_deref().filter(|remembered| remembered.card == card)
    }
}
