//! What became of the cards of two lists that played against each other.

use super::{Impact, of_game};
use crate::engine::dbscg::Game;
use crate::engine::{Outcome, Seat};

/// The points of a game for a seat: two for a win, one where nobody wins.
pub(in crate::sim) fn points(outcome: Outcome, seat: Seat) -> u32 {
    match outcome {
        Outcome::Won(winner) => 2 * u32::from(winner == seat),
        Outcome::Draw | Outcome::TurnLimit => 1,
    }
}

/// Counts a game that is over for the deck of a seat.
pub(in crate::sim) fn count(impact: &mut Impact, game: &Game, outcome: Outcome, seat: Seat) {
    impact.count(&of_game(game, seat), outcome == Outcome::Won(seat), points(outcome, seat));
}
