//! Questions about a game: they change nothing, and know nothing of what is done.
//!
//! In reading order: `piles` (what lies under a card), `value` (what is on a card, what it is, what words mean: one question that comes back to itself,
//! see `value::asking`), `places`, `may` (what is forbidden, what a skill can do something to), `wait` (which
//! skills an event meets, and what happens instead of it), `price` (what is payable, with which cards), `offer`
//! (what a player can do), `unisons` (how many there can be side by side), `possible` (what all of an instruction's verbs can do), `gifts`, `repeats`, `declared`, [`view`],
//! [`insight`], [`bill`] and `knowledge` (what a seat may know), `pointed` (what cannot change in secret), `check` (the slow, obvious
//! checker).

pub mod bill;
pub(crate) mod check;
pub(crate) mod declared;
pub(crate) mod gifts;
pub mod insight;
pub mod knowledge;
pub(crate) mod may;
pub(crate) mod offer;
pub(crate) mod piles;
pub(crate) mod places;
pub(crate) mod pointed;
pub(crate) mod possible;
pub(crate) mod price;
pub(crate) mod repeats;
pub(crate) mod unisons;
pub(crate) mod value;
pub mod view;
pub(crate) mod wait;

use std::sync::Arc;

use super::edition::Edition;
use super::roster::Roster;
use super::state::State;
use super::state::decision::Decision;

/// A game at a moment, with all that has to be known to ask about it.
#[derive(Clone, Debug)]
pub struct Position {
    pub(super) roster: Arc<Roster>,
    /// By which manual.
    pub(super) edition: Edition,
    /// Everything that is true at the moment.
    pub(crate) state: State,
}

impl Position {
    /// The cards of the game.
    pub fn roster(&self) -> &Roster {
        &self.roster
    }

    /// The decision that is waited for.
    #[inline]
    pub fn decision(&self) -> Option<&Decision> {
        self.state.waits().map(|(decision, _)| decision)
    }

    /// Everything that is true at the moment.
    pub const fn state(&self) -> &State {
        &self.state
    }
}
