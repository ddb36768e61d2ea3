//! Worlds that a seat cannot tell from the real one.

use super::state::{Area, Choice, Event, Picking, Pointed, Task};
use super::{Game, View};
use crate::engine::{CardId, Offers, Rng, Seat};

/// Where cards of the main deck lie that somebody may not know.
const MAIN: [Area; 3] = [Area::Deck, Area::Hand, Area::Standby];

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
        let fixed = self.spoken_of();
        for owner in Seat::BOTH {
            for areas in [&MAIN[..], &[Area::StoneDeck]] {
                let table = self.state.table();
                let unknown = |card: &CardId| {
                    let object = table.card(*card);
                    object.owner == owner
                        && !object.known[seat]
                        && areas.contains(&object.area)
                        && !fixed.contains(card)
                };
                let hidden: Vec<CardId> = table.ids().filter(unknown).collect();
                let mut sheets: Vec<u16> = hidden.iter().map(|card| self.object(*card).sheet).collect();
                rng.shuffle(&mut sheets);
                world.state.apply(&Event::Imagined(hidden.into_iter().zip(sheets).collect()));
            }
        }
        world.state.rng = rng.fork();
        Self::of(world.roster, world.state)
    }

    /// Cards that a question, or what is under way, speaks of: those stay as they are, or the question might not wait at all.
    fn spoken_of(&self) -> Vec<CardId> {
        let mut out = Vec::new();
        let options = self.state.asked().map_or(&[][..], |asked| &asked.options);
        out.extend(options.iter().filter_map(|choice| match choice {
            Choice::Card(card)
            | Choice::Play(card, _)
            | Choice::Use(card, _)
            | Choice::Set(card)
            | Choice::First(card, _) => Some(*card),
            _ => None,
        }));
        for task in &self.state.tasks {
            match task {
                Task::Declare(draft) => {
                    out.push(draft.link.what.card().card);
                }
                Task::Dug(_, _, cards) | Task::Laid(_, _, _, cards) => out.extend(cards.iter().copied()),
                Task::Choose(Picking { from, picked, .. }) => {
                    out.extend(from.iter().chain(picked).filter_map(|pointed| match pointed {
                        Pointed::Card(card) => Some(*card),
                        Pointed::Player(_) => None,
                    }));
                }
                _ => {}
            }
        }
        out
    }
}
