//! Creatures of Exo, by its one rulebook. The rules are cited by their numbers in `data/rules/exo.tsv`; what the book leaves
//! open is in `data/rules/readings.md`.
//!
//! * [`roster`]: the cards as they are printed.
//! * [`state`]: everything that is true, as plain data, and the one writer of it.
//! * `facts`: questions about it. `acts`: what is done.
//! * [`setup`]: two decks, or any arrangement of cards, become a game.
//! * `imagine`: games that a seat cannot tell from this one. `quiet`: offers under which nothing happens.

mod acts;
mod facts;
mod imagine;
mod quiet;
pub mod roster;
pub mod setup;
pub mod state;

use std::sync::Arc;

pub use facts::{Broken, Seen, Sight, View};
pub use roster::{Face, Kind, Roster, Sheet};
pub use setup::{Board, Deck, Ready, Setup, SetupError};
pub use state::{Area, Asked, CardId, Choice, Event, Phase, Question, State};

use super::sheets::played_on_sheets;
use super::{Outcome, Playable, Refused, Seat, Step};
use quiet::Quiet;
use state::{Task, What};

/// A game under way.
#[derive(Clone, Debug)]
pub struct Game {
    roster: Arc<Roster>,
    state: State,
    quiet: Quiet,
}

impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        self.roster == other.roster && self.state == other.state
    }
}

impl Eq for Game {}

impl Game {
    /// What is printed on its cards.
    pub fn roster(&self) -> &Roster {
        &self.roster
    }

    /// Everything that is true of it.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The card that a question is about: the one that is played, or whose effect is used or resolved.
    pub fn asking(&self) -> Option<CardId> {
        self.state.asked()?;
        let mut tasks = self.state.tasks.iter().rev();
        // Cards are chosen for what is to be gone on with below.
        let task = tasks.find(|task| !matches!(task, Task::Choose(_)))?;
        match task {
            Task::Declare(draft) | Task::Offer(draft) => Some(match draft.link.what {
                What::Play(card) | What::Effect(card, _) => card.card,
            }),
            Task::Deed(run, ..) => Some(run.source.card),
            _ => None,
        }
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
        self.state = saved;
        self.quiet = Quiet::default();
    }
}
