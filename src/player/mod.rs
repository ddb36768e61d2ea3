//! Who answers the engine. A player sees a game through [what its seat may know](Playable::known_to) only, and answers with
//! the place of a choice among those offered: what it may not know it cannot even name.
//!
//! [`Dummy`], [`Random`] and [`Scripted`] play any [`Playable`]; [`Greedy`] knows the cards of DBSCG, and [`exo`], [`fow`] and
//! [`yugioh`] have one of their own for each other game. [`search`] has the players that think, in any game that brings a guide and says what a position is worth;
//! [`standing`] says so of DBSCG.

mod dummy;
mod eager;
pub mod exo;
pub mod fow;
mod greedy;
mod random;
mod scripted;
pub mod search;
pub mod standing;
pub mod yugioh;

pub use dummy::Dummy;
pub use greedy::Greedy;
pub use random::Random;
pub use scripted::Scripted;
pub use search::{Look, Search};

use crate::engine::{Playable, dbscg};

pub use crate::engine::{Value, Weighed};

/// Somebody who decides in a game; in DBSCG unless another is named.
pub trait Player<G: Playable = dbscg::Game> {
    /// The place of the answer among the [offers](crate::engine::Offers::offers), of which there is one or more.
    fn choose(&mut self, known: &G::Known<'_>) -> usize;

    /// From now on what is weighed is remembered until the next question. Players that weigh nothing have nothing to remember.
    fn explain(&mut self) {}

    /// What was weighed for the last question, best first, by who has been asked to [explain](Self::explain).
    fn weighed(&self) -> Vec<Weighed> {
        Vec::new()
    }
}

/// What was weighed, best first; of what is worth the same, in its order.
fn best_first(mut weighed: Vec<Weighed>) -> Vec<Weighed> {
    weighed.sort_by(|one, other| other.value.number().total_cmp(&one.value.number()));
    weighed
}
