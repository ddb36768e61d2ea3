//! How long something lasts: `for the turn`, `until the end of your opponent's next turn`.

use super::phrase::phrase;
use crate::ability::Until;

phrase! {
    /// A duration, after what lasts.
    pub(super) fn until() -> Until {
        (Until::Turn) => [("for the turn" | "for the duration of the turn" | "during this turn" | "this turn" | "for this turn")];
        (Until::Battle) => [("for the battle" | "for the duration of the battle" | "during this battle" | "for this battle" | "during the battle")];
        (Until::OpponentsTurn) => ["until the end of your opponent's turn"];
        (Until::OpponentsNextTurn) => ["until the end of your opponent's next turn"];
        (Until::YourNextTurn) => ["until the end of your next turn"];
        (Until::Game) => [("for the game" | "for the duration of the game")];
    }
}
