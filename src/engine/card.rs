//! How a game whose cards are all told apart calls one of them.

use serde::{Deserialize, Serialize};

/// A card of a game. It keeps this number wherever it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CardId(pub u16);
