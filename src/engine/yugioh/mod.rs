//! Yu-Gi-Oh!, by its rulebook 9.0. The rules are cited by their numbers in `data/rules/yugioh-9.0.tsv`; what the book leaves
//! open is in `data/rules/readings.md`.
//!
//! * [`roster`]: the cards as they are printed.
//! * [`state`]: everything that is true, as plain data, and the one writer of it.
//! * `facts`: questions about it. `acts`: what is done.
//! * [`setup`]: two decks, or any arrangement of cards, become a game.
//! * `imagine`: games that a seat cannot tell from this one.

mod acts;
mod facts;
mod imagine;
pub mod roster;
pub mod setup;
pub mod state;

use std::sync::Arc;

use crate::ability::yugioh::Effect;

pub use facts::{Broken, Seen, Sight, View};
pub use roster::{Kind, Roster, Sheet};
pub use setup::{Board, Deck, Ready, Setup, SetupError};
pub use state::{Area, Asked, Choice, Event, Phase, Question, Readings, State};

use super::sheets::played_on_sheets;
use super::{CardId, Outcome, Playable, Refused, Seat, Step};
use roster::LineAt;
use state::{For, Task};

/// A game under way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    roster: Arc<Roster>,
    state: State,
}

impl Game {
    /// What is printed on its cards.
    pub fn roster(&self) -> &Roster {
        &self.roster
    }

    /// Everything that is true of it.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The card that a question is about: the one that is activated, whose effect is resolved, or that comes to the field.
    pub fn asking(&self) -> Option<CardId> {
        self.state.asked()?;
        let mut tasks = self.state.tasks.iter().rev();
        // Cards are chosen for what is to be gone on with below.
        match tasks.find(|task| !matches!(task, Task::Choose(_)))? {
            Task::Declare(link, _) => Some(link.source.card),
            Task::Deed(run, ..) => Some(run.source.card),
            Task::Come(_, cards, ..) => cards.first().copied(),
            Task::Way(_, card, ..) | Task::Upkeep(card, _) => Some(*card),
            Task::Gather(_, purpose, _) => match purpose {
                For::Normal(card, _)
                | For::Synchro(card)
                | For::Xyz(card)
                | For::Fusion(card)
                | For::Ritual(card, _) => Some(*card),
                For::Pendulum => None,
            },
            _ => None,
        }
    }

    /// What the card says that is being activated or resolved.
    pub fn says(&self) -> Option<&Effect> {
        let mut tasks = self.state.tasks.iter().rev();
        match tasks.find(|task| !matches!(task, Task::Choose(_)))? {
            Task::Declare(link, _) => Some(self.roster.effect(link.at)),
            Task::Deed(run, ..) if run.later.is_none() => Some(self.roster.effect(run.at)),
            _ => None,
        }
    }

    /// Where a line of a card stands, as it lies now.
    pub fn line_at(&self, card: CardId, line: u8) -> LineAt {
        let object = self.state.table().card(card);
        LineAt { sheet: object.sheet, pendulum: object.area == Area::Pendulum, line }
    }

    /// A player gives up.
    pub fn concede(&mut self, seat: Seat) {
        if self.state.table().outcome.is_none() {
            self.state.asked = None;
            self.state.record(&Event::Over(Outcome::Won(seat.other())));
        }
    }
}

impl Playable for Game {
    played_on_sheets!();

    fn go_on_from(&mut self, saved: State) {
        self.state = saved;
    }
}
