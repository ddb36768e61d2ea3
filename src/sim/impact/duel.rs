//! Two lists against each other, with what became of their cards.

use std::ops::{ControlFlow, Range};

use super::{Impact, of_game};
use crate::engine::dbscg::Game;
use crate::engine::dbscg::setup::SetupError;
use crate::engine::{Outcome, Seat};
use crate::player::Player;
use crate::sim::duel::{self, List, Pairs, Run, Tally, is_swapped};
use crate::sim::spread;

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

/// Plays the games that [`duel::run`] plays, and counts what became of the cards of both lists.
///
/// # Errors
/// Every reason why the lists cannot be played with.
pub fn duel(
    lists: [&List<'_>; 2],
    run: Run,
    player: impl Fn(u64, Seat, usize) -> Box<dyn Player> + Sync,
    mut each: impl FnMut(u64) -> ControlFlow<()>,
) -> Result<(Tally, [Impact; 2]), Vec<SetupError>> {
    let setups = duel::seatings(lists, run)?.map(|ready| ready.logged());
    let games = Pairs { seed: run.seed, begin: duel::beginning(&setups), player };
    let nothing = || (Tally::default(), lists.map(Impact::of));
    let batch = |indices: Range<u64>| {
        let (mut tally, mut impacts) = nothing();
        for index in indices {
            let (game, result) = games.play(index);
            tally.count(&result, is_swapped(index));
            for (impact, seat) in impacts.iter_mut().zip(Seat::BOTH) {
                let seat = if is_swapped(index) { seat.other() } else { seat };
                count(impact, &game, result.outcome, seat);
            }
        }
        (tally, impacts)
    };
    let (mut tally, mut impacts) = nothing();
    spread::over(0..run.games, run.jobs, batch, |(played, counted)| {
        tally.add(&played);
        impacts.iter_mut().zip(&counted).for_each(|(impact, of)| impact.add(of));
        each(played.games)
    });
    Ok((tally, impacts))
}
