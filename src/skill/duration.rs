//! How long something lasts: `for the turn`, `until the end of your opponent's next turn`.

use super::phrase::phrase;
use crate::ability::{Moment, Until};

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

    /// When something that is put off happens.
    pub(super) fn moment() -> Moment {
        (Moment::TurnEnd) => [("at the end of the turn" | "at the end of this turn")];
        (Moment::BattleEnd) => [("at the end of the battle" | "at the end of this battle" | "at the end of that battle")];
    }
}
