//! What a player knows of cards that lie hidden: by place, as far as they have seen them come to lie there; by number, as
//! far as they know the list.

use crate::ability::Area;
use crate::engine::dbscg::facts::view::View;
use crate::engine::dbscg::ids::{DefId, Seat};

impl<'g> View<'g> {
    /// What the viewer knows of each card of an area, in order: those that lie there for them to see, and those that they
    /// have seen come to lie there, put on top of a deck or returned to a hand, revealed, looked at or put in order.
    pub fn known(&self, seat: Seat, area: Area) -> impl Iterator<Item = Option<DefId>> + use<'g> {
        let (state, viewer) = (&self.game().state, self.seat());
        let open = area.is_open() || (area.is_own() && viewer == Some(seat));
        let objects = state.cards(seat, area).iter().map(|card| state.object(*card));
        objects.map(move |object| {
            let known = open || object.face_up || viewer.is_some_and(|viewer| object.known[viewer]);
            known.then_some(object.printed())
        })
    }

    /// The cards of the viewer's own list that they do not see, in deck and life, in the order of the roster: nothing but
    /// the list and what is seen is needed to tell.
    pub fn unseen(&self) -> Vec<DefId> {
        self.seat().map_or_else(Vec::new, |seat| self.sorted(seat, &[Area::Deck, Area::Life]))
    }

    /// The cards of a deck in the order of the roster, if the viewer has looked through it and no card has come to it or
    /// left it unseen since (3-2-2: they do not learn where they lie).
    pub fn looked_through(&self, owner: Seat) -> Option<Vec<DefId>> {
        let seat = self.seat()?;
        self.game().state.looked_through[seat][owner].then(|| self.sorted(owner, &[Area::Deck]))
    }

    fn sorted(&self, owner: Seat, areas: &[Area]) -> Vec<DefId> {
        let state = &self.game().state;
        let cards = areas.iter().flat_map(|area| state.cards(owner, *area));
        let mut defs: Vec<DefId> = cards.map(|card| state.object(*card).def).collect();
        defs.sort_unstable();
        defs
    }
}
