//! A scenario under way.

use crate::engine::dbscg::{Choice, Decision, Game};
use crate::language::{Message, say};

use super::names::Names;
use super::words::{Words, outcome, refused};

/// The game, with what the scenario calls its cards.
pub(super) struct Run<'a> {
    pub(super) game: Game,
    pub(super) names: &'a Names,
}

impl Run<'_> {
    /// What it is told with.
    pub(super) fn words(&self) -> Words<'_> {
        Words { game: &self.game, names: self.names }
    }

    /// The next decision, or `None` where the game is over.
    pub(super) fn next(&mut self) -> Result<Option<Decision>, Message> {
        self.game.step();
        let next = self.game.decision().cloned();
        let broken = self.game.check();
        if broken.is_empty() { Ok(next) } else { Err(say!("case-engine-broken", why = broken.join("; "))) }
    }

    /// Gives an answer to what is asked.
    pub(super) fn answer(&mut self, choice: Choice) -> Result<(), Message> {
        self.game.answer(choice).map_err(refused)
    }

    /// How the game has ended, or that it goes on.
    pub(super) fn over(&self) -> Message {
        self.game.state.outcome.map_or_else(|| say!("case-goes-on"), outcome)
    }
}
