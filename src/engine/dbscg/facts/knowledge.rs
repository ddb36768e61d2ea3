//! What a player knows of cards that lie hidden: by place, as far as they have seen them come to lie there; by number, as
//! far as they know the list.

use crate::ability::{Area, Selector};
use crate::engine::dbscg::facts::view::View;
use crate::engine::dbscg::ids::{CardId, DefId, Seat};
use crate::engine::dbscg::roster::Def;
use crate::engine::dbscg::state::frame::Frame;

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

    /// The viewer's own list, card by card, in the order of the roster: what stands on it is known, wherever the cards are by
    /// now.
    pub fn list(&self) -> Vec<DefId> {
        let mut defs: Vec<DefId> = self.own().map(|(def, _)| def).collect();
        defs.sort_unstable();
        defs
    }

    /// The cards of the viewer's own list that fit a description of a skill of the source, each once, in the order of the
    /// roster.
    pub fn on_list(&self, source: CardId, from: &Selector) -> Vec<&'g Def> {
        self.fitting(source, from, self.own())
    }

    /// The same of those that are not seen: what a search can find. Some may be life.
    pub fn searchable(&self, source: CardId, from: &Selector) -> Vec<&'g Def> {
        let hidden = |card: &(DefId, CardId)| {
            let object = self.game().state.object(card.1);
            Some(object.seat) == self.seat() && [Area::Deck, Area::Life].contains(&object.area)
        };
        self.fitting(source, from, self.own().filter(hidden))
    }

    /// The viewer's cards, and what they are.
    fn own(&self) -> impl Iterator<Item = (DefId, CardId)> + use<'g> {
        let (seat, objects) = (self.seat(), self.game().state.objects.iter());
        let cards =
            (0..).map(CardId).zip(objects).filter(move |(_, object)| Some(object.owner) == seat && !object.token);
        cards.map(|(card, object)| (object.printed(), card))
    }

    fn fitting(&self, source: CardId, from: &Selector, cards: impl Iterator<Item = (DefId, CardId)>) -> Vec<&'g Def> {
        let game = self.game();
        let Some(seat) = self.seat().filter(|_| self.sees(source)) else { return Vec::new() };
        let frame = Frame::of(game.state.now(source), seat);
        let mut met = vec![false; game.roster.ids().count()];
        let mut firsts: Vec<(DefId, CardId)> =
            cards.filter(|(def, _)| !std::mem::replace(&mut met[usize::from(def.0)], true)).collect();
        firsts.retain(|(_, card)| game.fits(&from.filter, &game.seen(*card, Some(source)), &frame));
        firsts.sort_unstable();
        firsts.into_iter().map(|(def, _)| game.roster.def(def)).collect()
    }

    fn sorted(&self, owner: Seat, areas: &[Area]) -> Vec<DefId> {
        let state = &self.game().state;
        let cards = areas.iter().flat_map(|area| state.cards(owner, *area));
        let mut defs: Vec<DefId> = cards.map(|card| state.object(*card).def).collect();
        defs.sort_unstable();
        defs
    }
}
