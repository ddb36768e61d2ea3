//! Whole games of any kind: two sides, two players, one seed. The sides of a DBSCG game are two [lists](List).
//!
//! Game `i` of a run has its own streams of chance, derived from the run's seed and `i` alone, one for the cards and one
//! for each player. In a run of pairs the games `2k` and `2k + 1` share streams, with the sides in each other's seat.

mod lists;
pub(in crate::sim) mod met;

use std::ops::{ControlFlow, Range};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::engine::{Outcome, Playable, Rng, Seat, Step};
use crate::player::Player;

use super::spread::{self, Jobs};

pub(in crate::sim) use lists::beginning;
pub use lists::{List, Printed, Run, TURN_LIMIT, fingerprint, run, seatings, setup, watch};
pub use met::{Met, Won};

/// What came of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Result {
    /// How it ended.
    pub outcome: Outcome,
    /// The turn in which it ended.
    pub turns: u16,
    /// Questions that the players answered.
    pub decisions: u64,
    /// Who went first.
    pub first: Seat,
}

/// Plays a game from where it is to its end; `answered` sees every answer before it is given.
pub fn finish<G: Playable>(
    game: &mut G,
    [a, b]: [&mut dyn Player<G>; 2],
    mut answered: impl FnMut(&G, usize, G::Choice),
) -> Result {
    let mut decisions = 0;
    let outcome = loop {
        let seat = match game.step() {
            Step::Decide(seat) => seat,
            Step::Over(outcome) => break outcome,
        };
        let player = match seat {
            Seat::A => &mut *a,
            Seat::B => &mut *b,
        };
        let at = player.choose(&game.known_to(seat)).min(game.options().len() - 1);
        answered(game, at, game.options()[at]);
        game.answer_within(at);
        decisions += 1;
    };
    Result { outcome, turns: game.turn(), decisions, first: game.first() }
}

/// The stream of chance of a seat's player in game `index` of a run.
pub fn player_stream(seed: u64, index: u64, seat: Seat) -> Rng {
    Rng::stream(seed, index, 1 + seat as u64)
}

/// What is counted over many games between a side `a` and a side `b`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Duels")]
pub struct Tally {
    /// Games played.
    pub games: u64,
    /// Games that the first side won.
    pub a_wins: u64,
    /// Games that the second side won.
    pub b_wins: u64,
    /// Games that nobody won.
    pub draws: u64,
    /// Games that the turn limit ended.
    pub turn_limit: u64,
    /// Games won by who went first.
    pub first_wins: u64,
    /// Questions answered.
    pub decisions: u64,
    /// Turns played.
    pub turns: u64,
}

impl Tally {
    /// Counts a game.
    pub(in crate::sim) fn count(&mut self, result: &Result, swapped: bool) {
        self.games += 1;
        self.decisions += result.decisions;
        self.turns += u64::from(result.turns);
        match result.outcome {
            Outcome::Draw => self.draws += 1,
            Outcome::TurnLimit => self.turn_limit += 1,
            Outcome::Won(seat) => {
                self.first_wins += u64::from(seat == result.first);
                let a = (seat == Seat::A) != swapped;
                self.a_wins += u64::from(a);
                self.b_wins += u64::from(!a);
            }
        }
    }

    /// Adds what another part of the run has counted.
    pub fn add(&mut self, other: &Self) {
        let Self { games, a_wins, b_wins, draws, turn_limit, first_wins, decisions, turns } = other;
        self.games += games;
        self.a_wins += a_wins;
        self.b_wins += b_wins;
        self.draws += draws;
        self.turn_limit += turn_limit;
        self.first_wins += first_wins;
        self.decisions += decisions;
        self.turns += turns;
    }

    /// Whether each of so many games at most has ended once.
    pub fn adds_up(&self, games: u64) -> bool {
        let ends = [self.a_wins, self.b_wins, self.draws, self.turn_limit].map(u128::from).iter().sum::<u128>();
        let won = u128::from(self.a_wins) + u128::from(self.b_wins);
        let turns = u128::from(self.games) * u128::from(u16::MAX);
        self.games <= games
            && ends == u128::from(self.games)
            && u128::from(self.first_wins) <= won
            && u128::from(self.turns) <= turns
            && u128::from(self.decisions) <= turns << 16
    }
}

/// Whether the sides have changed seats in a game of a run.
pub const fn is_swapped(index: u64) -> bool {
    index % 2 == 1
}

/// The games of part `part` of `parts`, counted from 1, of those that begin at `from`: pairs stay together, and all parts together
/// play each game once.
pub fn part_of(from: u64, games: u64, (part, parts): (u64, u64)) -> Range<u64> {
    let pairs = shard(games.div_ceil(2), part, parts);
    let game = |pair: u64| from.saturating_add(pair.saturating_mul(2).min(games));
    game(pairs.start)..game(pairs.end)
}

/// The games of part `part` of `parts`, counted from 1: all parts together play each game once.
pub fn shard(games: u64, part: u64, parts: u64) -> Range<u64> {
    let bound = |part: u64| u64::try_from(u128::from(games) * u128::from(part) / u128::from(parts)).unwrap_or(games);
    bound(part - 1)..bound(part)
}

/// Games between two sides, every other with the seats swapped.
#[derive(Clone, Copy, Debug)]
pub struct Pairs<B, P> {
    /// The seed of the run.
    pub seed: u64,
    /// Begins a game, with the seats swapped or not.
    pub begin: B,
    /// Makes the player of a side, 0 or 1, for the seat that it has in a game of a pair.
    pub player: P,
}

impl<B, P> Pairs<B, P> {
    /// Plays one of the games. Both of a pair have the same streams of chance.
    pub fn play<G: Playable>(&self, index: u64) -> (G, Result)
    where
        B: Fn(bool, Rng) -> G,
        P: Fn(u64, Seat, usize) -> Box<dyn Player<G>>,
    {
        self.watch(index, |_, _, _| ())
    }

    /// The same; `answered` sees every answer before it is given.
    pub fn watch<G: Playable>(&self, index: u64, answered: impl FnMut(&G, usize, G::Choice)) -> (G, Result)
    where
        B: Fn(bool, Rng) -> G,
        P: Fn(u64, Seat, usize) -> Box<dyn Player<G>>,
    {
        let (pair, swapped) = (index / 2, is_swapped(index));
        let mut game = (self.begin)(swapped, Rng::new(self.seed, pair));
        let side = |seat| usize::from((seat == Seat::B) != swapped);
        let [mut a, mut b] = Seat::BOTH.map(|seat| (self.player)(pair, seat, side(seat)));
        let result = finish(&mut game, [a.as_mut(), b.as_mut()], answered);
        (game, result)
    }

    /// Plays many of them; the result is the same for any number of threads. `each` is told how many more are done, and can
    /// break the run off.
    pub fn play_all<G: Playable>(&self, games: u64, jobs: Jobs, mut each: impl FnMut(u64) -> ControlFlow<()>) -> Tally
    where
        B: Fn(bool, Rng) -> G + Sync,
        P: Fn(u64, Seat, usize) -> Box<dyn Player<G>> + Sync,
    {
        let batch = |games: &mut dyn Iterator<Item = u64>| {
            let mut tally = Tally::default();
            for index in games {
                tally.count(&self.play(index).1, is_swapped(index));
            }
            tally
        };
        let mut total = Tally::default();
        spread::over(0..games, jobs, batch, |tally| {
            total.add(&tally);
            each(tally.games)
        });
        total
    }

    /// Plays some of the games, from one that begins a pair, and counts all that is told of two sides; `look` sees each game that
    /// is over, with its result and whether the seats are swapped. `each` is given what was counted of some more, in their order,
    /// and can break it off.
    pub fn meet<G: Playable>(
        &self,
        games: Range<u64>,
        jobs: Jobs,
        nothing: &Met,
        look: impl Fn(&mut Met, &G, &Result, bool) + Sync,
        mut each: impl FnMut(&Met) -> ControlFlow<()>,
    ) where
        B: Fn(bool, Rng) -> G + Sync,
        P: Fn(u64, Seat, usize) -> Box<dyn Player<G>> + Sync,
    {
        let batch = |games: &mut dyn Iterator<Item = u64>| {
            let mut met = nothing.clone();
            let mut begun = None;
            for index in games {
                let (game, result) = self.play(index);
                let points = met.count(&result, is_swapped(index));
                look(&mut met, &game, &result, is_swapped(index));
                match begun.take() {
                    Some(first) => met.pair(first, points),
                    None => begun = Some(points),
                }
            }
            met
        };
        spread::over(games, jobs, batch, |met| each(&met));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_hold_each_game_once_and_whole_pairs() {
        for games in [0, 1, 2, 7, 100, 1001] {
            for parts in [1, 2, 3, 10] {
                let mut next = 40;
                for part in 1..=parts {
                    let range = part_of(40, games, (part, parts));
                    assert_eq!(range.start, next);
                    assert!(range.start.is_multiple_of(2) || range.is_empty());
                    next = range.end;
                }
                assert_eq!(next, 40 + games);
            }
        }
    }

    #[test]
    fn parts_of_a_run_share_nothing_and_leave_nothing_out() {
        for (games, parts) in [(10, 3), (7, 7), (5, 8), (0, 2), (u64::MAX, 4)] {
            let mut next = 0;
            for part in 1..=parts {
                let range = shard(games, part, parts);
                assert_eq!(range.start, next);
                next = range.end;
            }
            assert_eq!(next, games);
        }
    }
}
