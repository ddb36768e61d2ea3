//! Who answers the engine. A player sees the game through a [`View`] only, and answers with the place of a choice among
//! those offered: what it may not know it cannot even name.

mod dummy;
mod greedy;
mod random;
mod scripted;

pub use dummy::Dummy;
pub use greedy::Greedy;
pub use random::Random;
pub use scripted::Scripted;

use crate::engine::dbscg::View;

/// Somebody who decides.
pub trait Player {
    /// The place of the answer among the [offers](View::offers) of the view, of which there are two or more.
    fn choose(&mut self, view: &View<'_>) -> usize;
}
