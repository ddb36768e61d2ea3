//! How long something lasts: `for the turn`, `until the end of your opponent's next turn`.

use super::phrase::phrase;
use crate::ability::{Moment, Until, Who};

phrase! {
    /// A duration, after what lasts.
    pub(super) fn until() -> Until {
        (Until::Turn) => [("for the turn" | "for the duration of the turn" | "during this turn" | "this turn" | "for this turn")];
        (Until::Battle) => [("for the battle" | "for the duration of the battle" | "during this battle" | "for this battle" | "during the battle")];
        (Until::OpponentsTurn) => ["until the end of your opponent's turn"];
        (Until::OpponentsNextTurn) => [("until the end of your opponent's next turn" | "until the end of their next turn")];
        (Until::YourTurn) => ["until the end of your turn"];
        (Until::YourNextTurn) => ["until the end of your next turn"];
        (Until::YourNextTurnStart) => [("until the start of your next turn" | "until the beginning of your next turn")];
        (Until::YourNextMainStart) => [("until the start of your next main phase" | "until the beginning of your next main phase")];
        (Until::Game) => [("for the game" | "for the duration of the game")];
    }

    /// When something that is put off happens.
    pub(super) fn moment() -> Moment {
        (Moment::TurnEnd) => [("at the end of the turn" | "at the end of this turn")];
        (Moment::EndOfTurn(Who::You)) => ["at the end of your turn"];
        (Moment::EndOfTurn(Who::Opponent)) => ["at the end of your opponent's turn"];
        (Moment::EndOfNextTurn(Who::You)) => ["at the end of your next turn"];
        (Moment::EndOfNextTurn(Who::Opponent)) => ["at the end of your opponent's next turn"];
        (Moment::NextTurnStart(Who::You)) => [("at the start of your next turn" | "at the beginning of your next turn")];
        (Moment::NextTurnStart(Who::Opponent)) => [("at the start of your opponent's next turn" | "at the beginning of your opponent's next turn")];
        (Moment::NextMainStart(Who::You)) => [("at the start of your next main phase" | "at the beginning of your next main phase")];
        (Moment::NextMainStart(Who::Opponent)) => [("at the start of your opponent's next main phase" | "at the beginning of your opponent's next main phase")];
        (Moment::BattleEnd) => [("at the end of the battle" | "at the end of this battle" | "at the end of that battle")];
    }
}
