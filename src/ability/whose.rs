//! Whose cards are meant, as the cards of several games say it.

use serde::{Deserialize, Serialize};

/// Whose cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Whose {
    /// Anybody's.
    #[default]
    Any,
    /// The own ones.
    You,
    /// The opponent's.
    Opponent,
}
