//! How long something lasts: `for the turn`, `until the end of your opponent's next turn`.

use super::phrase::{Spoken, THEY, phrase};
use crate::ability::{Moment, Until, Who};

phrase! {
    /// A duration, before or after what lasts.
    pub(super) fn until() -> Until {
        (Until::Turn) => [
            ("for the turn" | "for the duration of the turn" | "for the duration of turn" | "for the duration of this turn" | "for this turn" | "for the remainder of the turn"
             | "during this turn" | "during that turn" | "during the turn" | "this turn" | "until the end of the turn")
        ];
        (Until::Battle) => [
            ("for the battle" | "for the duration of the battle" | "for the duration of this battle" | "for this battle" | "for that battle"
             | "during this battle" | "during the battle" | "until the end of the battle")
        ] | [
            // What lasts for a battle ends with the turn, too, where there is none (6-4-1-2).
            "until the end of a battle or the end of the turn, whichever comes first"
        ];
        (Until::OpponentsTurn) => [("until the end of your opponent's turn" | "until the end of the opponent's turn" | "until the end of their turn") {-> they}];
        (Until::OpponentsNextTurn) =>
            [("until the end of your opponent's next turn" | "until the end of the opponent's next turn" | "until the end of their next turn") {-> they}];
        (Until::YourTurn) => ["until the end of your turn"];
        (Until::YourNextTurn) => ["until the end of your next turn"];
        (Until::YourNextTurnStart) => [("until the start of your next turn" | "until the beginning of your next turn")];
        (Until::YourNextMainStart) => [("until the start of your next main phase" | "until the beginning of your next main phase")];
        (Until::Game) => [("for the game" | "for the duration of the game" | "for the rest of the game")];
    }

    /// When something that is put off happens.
    pub(super) fn moment() -> Moment {
        (Moment::TurnEnd) => [("at the end of the turn" | "at the end of this turn" | "at the end of that turn" | "at end of turn")];
        (Moment::DamageEnd) => [("at the end of the damage step for that battle" | "at the end of your damage step for that battle")];
        (Moment::BattleEnd) => [("at the end of the battle" | "at the end of this battle" | "at the end of that battle" | "after the battle")];
        (Moment::EndOfTurn(Who::You)) => ["at the end of your turn"];
        (Moment::EndOfTurn(Who::Opponent)) => ["at the end of your opponent's turn" {-> they}];
        (Moment::EndOfNextTurn(Who::You)) => ["at the end of your next turn"];
        (Moment::EndOfNextTurn(Who::Opponent)) => [("at the end of your opponent's next turn" | "at the end of the opponent's next turn") {-> they}]
            | ["at the end of" {! THEY} "their next turn"];
        // 6-2-1: the turn and its Charge Phase begin at once.
        (Moment::NextTurnStart(Who::You)) => [
            ("at the start of your next turn" | "at the start your next turn" | "at the beginning of your next turn" | "at the start of your next charge phase"
             | "at the beginning of your next charge phase")
        ];
        (Moment::NextTurnStart(Who::Opponent)) => [
            ("at the start of your opponent's next turn" | "at the beginning of your opponent's next turn"
             | "at the start of your opponent's next charge phase" | "at the beginning of your opponent's next charge phase") {-> they}
        ] | [("at the start of" | "at the beginning of") {! THEY} "their next turn"];
        (Moment::NextMainStart(Who::You)) => [("at the start of your next main phase" | "at the beginning of your next main phase" | "at the start of your next turn's main phase")];
        (Moment::NextMainStart(Who::Opponent)) =>
            [("at the start of your opponent's next main phase" | "at the beginning of your opponent's next main phase") {-> they}]
            | [("at the start of" | "at the beginning of") {! THEY} "their next main phase"];
    }
}

/// The opponent has been spoken of.
fn they(spoken: &mut Spoken) {
    spoken.they = true;
}
