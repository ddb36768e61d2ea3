//! Unison Cards beside one another: how many there can be, and whose markers \[Empower\] takes over.

use crate::ability::{Area, Argument, Change, Keyword, Tag};
use crate::card::Color;
use crate::engine::dbscg::facts::Position;
use crate::engine::dbscg::facts::value::asking::Asking;
use crate::engine::dbscg::happening::By;
use crate::engine::dbscg::ids::{CardId, Seat};
use crate::engine::dbscg::roster::aspects::Aspects;
use crate::engine::dbscg::roster::line::has_tag;
use crate::engine::dbscg::state::event::Cause;
use crate::engine::dbscg::state::proposed::Proposed;

impl Position {
    /// Whether markers can lie on a card: on a Unison Card, or whatever else in play a skill puts them on (4-12-1; 4.00,
    /// 1-11-1), but on none in Hidden Mode (4.00, 23-5-2-1).
    pub(crate) fn bears_markers(&self, card: CardId) -> bool {
        let object = self.state.object(card);
        object.area.skills_work() && object.host.is_none() && object.front.is_none()
    }

    /// The most markers that a Unison Card with \[Empower\] can take over as it is played (4.00, 22-45-3): none of those that stay.
    pub(crate) fn carries(&self, card: CardId, seat: Seat) -> u8 {
        let others = self.other_unisons(seat, card);
        let most = others.into_iter().map(|other| self.carries_from(card, seat, other)).max().unwrap_or(0);
        if most > 0 && self.unisons_to_go(seat, card) == 0 { 0 } else { most }
    }

    /// How many Unison Cards will be too many beside one that comes (3-11-4; 4.00, 3-11-5-1).
    pub(crate) fn unisons_to_go(&self, seat: Seat, card: CardId) -> usize {
        if !self.changed(Aspects::PLACE) {
            return self.other_unisons(seat, card).len();
        }
        let mut then = self.clone();
        then.state.lay_in_unison(card, seat);
        then.state.present = then.state.present.with(self.side(card));
        then.unisons_too_many(seat, card)
    }

    /// The most markers that it can take over from one that is placed in the player's Drop Area for it.
    pub(crate) fn carries_from(&self, card: CardId, seat: Seat, other: CardId) -> u8 {
        let most = |tag: &Tag| {
            let Argument::ColorNumbers(parts) = &tag.argument else { return 0 };
            let fits = |color: Option<Color>| color.is_none_or(|color| self.colors(other).contains(color));
            let most = parts.iter().filter(|(color, _)| fits(*color)).map(|(_, n)| *n).max().unwrap_or(0);
            most.min(self.state.object(other).markers)
        };
        let empower = self.side(card).skills.iter().filter(|skill| has_tag(skill, Keyword::Empower));
        let tags = empower.filter(|skill| !self.is_off(card, skill)).flat_map(|skill| &skill.tags);
        let most = tags.map(most).max().unwrap_or(0);
        if most > 0 && self.goes_to_drop_of(other, seat) { most } else { 0 }
    }

    /// Whether a card that has to make room comes to lie in this player's Drop Area: not one that leaves the game, that something
    /// else has to happen to, or that is the other player's.
    fn goes_to_drop_of(&self, card: CardId, seat: Seat) -> bool {
        let to = self.place(card, Area::Drop);
        let proposed = Proposed::Move { card, to, cause: Cause::Rule, by: By::Rules };
        self.destination(card, to, Cause::Rule) == Some((seat, Area::Drop)) && !self.has_to_be_replaced(proposed)
    }

    /// How many Unison Cards beside one that has come are too many (3-11-4; 4.00, 3-11-5-1).
    pub(crate) fn unisons_too_many(&self, seat: Seat, card: CardId) -> usize {
        self.state.cards(seat, Area::Unison).len().saturating_sub(self.unison_limit(card))
    }

    /// How many cards there can be in a Unison Area as a card comes into it (3-11-4; 4.00, 3-11-5-1).
    pub(crate) fn unison_limit(&self, card: CardId) -> usize {
        let mut limit = 1;
        if self.changed(Aspects::PLACE) {
            self.changes(card, Asking::default(), Aspects::PLACE, &mut |change, _, _| {
                if let Change::BesideUnisons(most) = change {
                    limit = limit.max(usize::from(*most));
                }
            });
        }
        limit
    }

    pub(crate) fn other_unisons(&self, seat: Seat, card: CardId) -> Vec<CardId> {
        self.state.cards(seat, Area::Unison).iter().copied().filter(|other| *other != card).collect()
    }
}
