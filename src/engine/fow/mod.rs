//! Force of Will, by its quick sheet. The rules are cited by their numbers in `data/rules/force-of-will-6.4.tsv`; what the sheet
//! leaves open is in `data/rules/readings.md`.
//!
//! * [`roster`]: the cards as they are printed.
//! * [`state`]: everything that is true, as plain data, and the one writer of it.
//! * `facts`: questions about it. `acts`: what is done.
//! * [`setup`]: two decks, or any arrangement of cards, become a game.
//! * `imagine`: games that a seat cannot tell from this one. `lying`: cards that lie in an area, by what they are.

mod acts;
mod facts;
mod imagine;
mod lying;
pub mod roster;
pub mod setup;
pub mod state;

use std::sync::Arc;

use crate::ability::fow::{Ability, Will};

pub use facts::{Broken, Seen, Sight, View};
pub use roster::{AddedTo, Face, Kind, Roster, Sheet};
pub use setup::{Board, Deck, Ready, Setup, SetupError};
pub use state::{Area, Asked, Choice, Event, Phase, Question, State};

use super::sheets::played_on_sheets;
use super::{BySeat, CardId, Outcome, Playable, Refused, Seat, Step};
use lying::Lying;
use state::Task;

/// A game under way.
#[derive(Clone, Debug)]
pub struct Game {
    roster: Arc<Roster>,
    state: State,
    /// Nothing has happened since the rules had nothing to see to.
    settled: bool,
    /// Who was found to have nothing to add to the chase, while nothing has happened since that could give them something.
    quiet: BySeat<bool>,
    lying: Lying,
}

impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        self.roster == other.roster && self.state == other.state
    }
}

impl Eq for Game {}

impl Game {
    /// A game as it stands, of which nothing else is known.
    fn of(roster: Arc<Roster>, state: State) -> Self {
        let mut game = Self { roster, state, settled: false, quiet: BySeat::default(), lying: Lying::default() };
        game.look_over();
        game
    }

    /// What is printed on its cards.
    pub fn roster(&self) -> &Roster {
        &self.roster
    }

    /// Everything that is true of it.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The card that a question is about: the one that is played, or whose ability is played or resolved.
    pub fn asking(&self) -> Option<CardId> {
        self.state.asked()?;
        let mut tasks = self.state.tasks.iter().rev();
        // Cards are chosen for what is to be gone on with below.
        let task = tasks.find(|task| !matches!(task, Task::Choose(_)))?;
        match task {
            Task::Declare(draft) => Some(draft.link.what.card().card),
            Task::Deed(run, ..) => Some(run.source.card),
            _ => None,
        }
    }

    /// What the card says that is being played or resolved.
    pub fn says(&self) -> Option<&Ability> {
        let mut tasks = self.state.tasks.iter().rev();
        match tasks.find(|task| !matches!(task, Task::Choose(_)))? {
            Task::Declare(draft) => self.speaking(draft.link.what).next().map(|(_, ability)| ability),
            Task::Deed(run, ..) => Some(self.roster.ability(run.line)),
            _ => None,
        }
    }

    /// The kinds of will of which one is to be chosen.
    pub fn kinds(&self) -> Option<&[Vec<Will>]> {
        match self.state.tasks.last() {
            Some(Task::Produce(_, kinds)) => Some(kinds),
            _ => None,
        }
    }

    /// Whether a card is a resonator or a J-ruler on the field.
    pub fn fights(&self, card: CardId) -> bool {
        self.is_fighter(card)
    }

    /// A player gives up.
    pub fn concede(&mut self, seat: Seat) {
        if self.state.table().outcome.is_none() {
            self.state.asked = None;
            self.record(&Event::Over(Outcome::Won(seat.other())));
        }
    }
}

impl Playable for Game {
    played_on_sheets!();

    fn go_on_from(&mut self, saved: State) {
        *self = Self::of(Arc::clone(&self.roster), saved);
    }
}
