//! How a game whose cards are all told apart calls one of them.

use serde::{Deserialize, Serialize};

use super::Seat;

/// A card of a game. It keeps this number wherever it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CardId(pub u16);

/// A card as it was when somebody spoke of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ref {
    /// The card.
    pub card: CardId,
    /// It is another card once it has moved.
    pub life: u16,
}

/// What is aimed at: a card or a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Aim {
    /// A card.
    Card(Ref),
    /// A player.
    Player(Seat),
}
