//! Worlds that a seat cannot tell from the real one.

use super::quiet::Quiet;
use super::state::{Area, CardId, Choice, Event};
use super::{Game, View};
use crate::engine::{Offers, Rng, Seat};

impl Offers for View<'_> {
    type Game = Game;

    fn possible(&self, rng: &mut Rng) -> Game {
        self.game().imagined(self.seat(), rng)
    }

    fn offers(&self) -> usize {
        self.options().len()
    }

    fn pass(&self) -> Option<usize> {
        self.options().iter().position(|choice| matches!(choice, Choice::Pass | Choice::Done | Choice::No))
    }
}

impl Game {
    /// A game in which everything that a seat does not know is dealt anew.
    pub(super) fn imagined(&self, seat: Seat, rng: &mut Rng) -> Self {
        let mut world = self.clone();
        // What happens in a world that somebody imagines nobody reads.
        world.state.log = None;
        for owner in Seat::BOTH {
            let mut hidden = self.hidden(seat, owner);
            // What another player is asked about cards that this seat does not know stays as it is: else the question
            // might not wait at all.
            let asked: Vec<CardId> = self.state.asked().map_or_else(Vec::new, |asked| {
                let of_cards = |choice: &Choice| match choice {
                    Choice::Card(card) | Choice::Play(card, _) | Choice::Use(card, _) | Choice::First(card, _) => {
                        Some(*card)
                    }
                    Choice::Attack(..) | Choice::Pass | Choice::Battle | Choice::Done | Choice::Yes | Choice::No => {
                        None
                    }
                };
                asked.options.iter().filter_map(of_cards).collect()
            });
            hidden.retain(|card| !asked.contains(card));
            let mut sheets: Vec<u16> = hidden.iter().map(|card| self.object(*card).sheet).collect();
            rng.shuffle(&mut sheets);
            let dealt = hidden.into_iter().zip(sheets).collect();
            world.state.apply(&Event::Imagined(dealt));
        }
        world.quiet = Quiet::default();
        world.state.rng = rng.fork();
        world
    }

    /// The cards of a player that a seat cannot tell from each other.
    fn hidden(&self, seat: Seat, owner: Seat) -> Vec<CardId> {
        let table = self.state.table();
        let unknown = |card: &CardId| {
            let object = table.card(*card);
            let is_of_deck = !self.roster.sheet(object.sheet).evolution;
            object.owner == owner
                && !object.known[seat]
                && is_of_deck
                && matches!(object.area, Area::Deck | Area::Hand | Area::Occult | Area::Field | Area::Banished)
        };
        table.ids().filter(unknown).collect()
    }
}
