//! Cards that come into the game, and what those in play have.

use crate::ability::{Area, Mode};
use crate::engine::dbscg::acts::Game;
use crate::engine::dbscg::ids::{BySeat, CardId, DefId, Seat};
use crate::engine::dbscg::roster::aspects::Present;
use crate::engine::dbscg::state::object::Object;

impl Game {
    /// The number of what comes next of the things that are numbered.
    pub(crate) fn number(&mut self) -> u32 {
        self.state.numbered += 1;
        self.state.numbered
    }

    /// A card has come into play, or shows another side.
    pub(crate) fn appears(&mut self, card: CardId) {
        if self.state.object(card).area.skills_work() {
            self.state.present = self.state.present.with(self.side(card));
        }
    }

    /// A card has come to lie under another.
    pub(crate) fn goes_below(&mut self, card: CardId) {
        self.state.present.under |= self.has_skills_below(card);
    }

    /// Counts anew what the cards in play and continuous effects have.
    pub(crate) fn take_stock(&mut self) {
        let mut cards = self.in_play().fold(Present::default(), |all, card| all.with(self.side(card)));
        cards.under = self.roster.under && self.below().any(|card| self.has_skills_below(card));
        self.state.present = self
            .state
            .effects
            .iter()
            .fold(cards, |all, effect| all.with_effect(effect.about, self.given_by(&effect.what)));
    }

    pub(crate) fn add(&mut self, def: DefId, seat: Seat, area: Area) -> CardId {
        self.add_all(&[def], seat, area)
    }

    /// Adds cards to an area; says which the first of them is.
    pub(crate) fn add_all(&mut self, defs: &[DefId], seat: Seat, area: Area) -> CardId {
        // A game has two decks of some 60 cards, and tokens.
        let first = u16::try_from(self.state.objects.len()).unwrap_or(u16::MAX);
        let ids = (first..=u16::MAX).map(CardId).take(defs.len());
        let since = self.state.turn;
        self.state.objects.extend(defs.iter().map(|def| Object {
            def: *def,
            front: None,
            owner: seat,
            incarnation: 0,
            first: 0,
            area,
            from: area,
            seat,
            mode: Mode::Active,
            back: false,
            markers: 0,
            x: 0,
            host: None,
            depth: 0,
            covers: false,
            evolved: false,
            face_up: false,
            came_face_up: false,
            known: BySeat::default(),
            token: false,
            since,
        }));
        self.state.areas[seat][area].extend(ids.clone());
        ids.for_each(|card| self.appears(card));
        CardId(first)
    }
}
