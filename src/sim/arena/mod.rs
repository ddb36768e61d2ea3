//! Two players against each other, measured as well as so many games allow.
//!
//! Games come in pairs: the same decks in the same seats, the same chances, and the players in each other's place. What
//! decks and chance decide cancels out within a pair, so the pair is what is counted, and drawn again for the interval. A
//! player against itself wins exactly half of every pair.
//!
//! * [`hygiene`]: plain mistakes of a player, counted.
//! * [`fit`]: what a position is worth, learnt from games.

pub mod fit;
pub mod hygiene;

use std::ops::{ControlFlow, Range};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::duel::{Pairs, Result};
use super::spread::{self, Jobs};
use super::stats::{self, Estimate};
use crate::engine::{Outcome, Playable, Rng, Seat};
use crate::player::Player;

/// Points of a game that is won; one that nobody wins has half of them.
const WON: u8 = 2;
/// Pairs of a run are drawn again so often for the interval.
pub const RESAMPLES: usize = 2_000;
/// The stream of chance of those draws, apart from those of the players.
const RESAMPLING: u64 = 0xA7E4A;

/// So many pairs are no longer few.
const FEW: usize = 30;

/// The share that the first player has to keep in every matchup to be promoted.
const NOWHERE_BELOW: f64 = 0.45;

/// Whether the first player has shown to be the better one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Promotion {
    /// The interval lies above one half, and nowhere does the player fall far behind.
    Earned,
    /// The interval holds one half, or lies below it; or some matchup has not been played yet.
    NotShown,
    /// The interval lies above one half, but with two of the lists the player wins less than 45 %.
    FallsBehind,
}

/// The matchups of some lists: each against each, and each against itself.
pub fn matchups(lists: usize) -> Vec<[usize; 2]> {
    (0..lists).flat_map(|a| (a..lists).map(move |b| [a, b])).collect()
}

/// What a run counts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Scores {
    /// The points of the first player in each pair, out of four, in order.
    pub pairs: Vec<u8>,
    /// Games that the first player won, by the place of the matchup, and those that nobody won.
    pub matchups: Vec<Matchup>,
    /// Questions answered.
    pub decisions: u64,
    /// Turns played.
    pub turns: u64,
}

/// What is counted of a matchup.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Matchup {
    /// Games played.
    pub games: u64,
    /// Games that the first player won.
    pub wins: u64,
    /// Games that nobody won.
    pub draws: u64,
    /// Points of the first player with the first list, and with the second.
    pub with: [u64; 2],
}

impl Matchup {
    /// The share of its games that the first player won; a draw counts half.
    pub fn share(&self) -> Option<Estimate> {
        stats::proportion(stats::float(self.wins) + stats::float(self.draws) / 2.0, self.games)
    }
}

impl Scores {
    /// Games played.
    pub fn games(&self) -> u64 {
        2 * self.pairs.len() as u64
    }

    /// The share of the points that the first player has, with an interval of 95 % by drawing whole pairs again. A few pairs tell
    /// too little of how far others are from them: unless all of them are even, [Wilson's](Self::wilson) is within it.
    pub fn share(&self, seed: u64) -> Option<Estimate> {
        let n = u32::try_from(self.pairs.len()).ok().filter(|n| *n > 0)?;
        let whole = |points: u64| stats::float(points) / stats::float(2 * u64::from(WON) * u64::from(n));
        let value = whole(self.pairs.iter().copied().map(u64::from).sum());
        let mut rng = Rng::stream(seed, 0, RESAMPLING);
        let mut drawn: Vec<u64> =
            (0..RESAMPLES).map(|_| (0..n).map(|_| u64::from(self.pairs[rng.below(n) as usize])).sum()).collect();
        drawn.sort_unstable();
        // Of 2000 the 51st and the 1950th: 2.5 % lie beyond each.
        let tail = RESAMPLES / 40;
        let drawn = Estimate { value, low: whole(drawn[tail]), high: whole(drawn[RESAMPLES - 1 - tail]) };
        let is_even = self.pairs.iter().all(|points| *points == WON);
        let apart = self.wilson().filter(|_| self.pairs.len() < FEW && !is_even);
        Some(apart.map_or(drawn, |of| Estimate { value, low: of.low.min(drawn.low), high: of.high.max(drawn.high) }))
    }

    /// Whether the first player is to be preferred from now on.
    pub fn promotion(&self, seed: u64) -> Option<Promotion> {
        let share = self.share(seed)?;
        let falls = self.matchups.iter().filter_map(Matchup::share).any(|of| of.value < NOWHERE_BELOW);
        Some(if share.low <= 0.5 || self.matchups.iter().any(|of| of.games == 0) {
            Promotion::NotShown
        } else if falls {
            Promotion::FallsBehind
        } else {
            Promotion::Earned
        })
    }

    /// The same with Wilson's interval, as if no two games had anything in common.
    pub fn wilson(&self) -> Option<Estimate> {
        let points: u64 = self.pairs.iter().copied().map(u64::from).sum();
        stats::proportion(stats::float(points) / stats::float(u64::from(WON)), self.games())
    }
}

/// How to measure.
#[derive(Clone, Copy, Debug)]
pub struct Measure {
    /// How many pairs of games, over all matchups by turns.
    pub pairs: u64,
    /// The seed of the run.
    pub seed: u64,
    /// Threads; the result is the same for any number of them.
    pub jobs: Jobs,
}

/// Plays the pairs of a run between the players 0 and 1; `begin` begins a game of a matchup, of which there are so many.
/// `each` is told how many games more are done, and can break the run off.
pub fn run<G: Playable>(
    measure: Measure,
    matchups: usize,
    begin: impl Fn(usize, Rng) -> G + Sync,
    player: impl Fn(u64, Seat, usize) -> Box<dyn Player<G>> + Sync,
    mut each: impl FnMut(u64) -> ControlFlow<()>,
) -> Scores {
    let mut scores = Scores::of(matchups);
    part(measure, 0..measure.pairs, matchups, begin, player, |more| {
        scores.add(more);
        each(more.games())
    });
    scores
}

/// Plays some of the pairs. `each` is given what was counted of some more, in their order, and can break it off.
pub fn part<G: Playable>(
    measure: Measure,
    pairs: Range<u64>,
    matchups: usize,
    begin: impl Fn(usize, Rng) -> G + Sync,
    player: impl Fn(u64, Seat, usize) -> Box<dyn Player<G>> + Sync,
    mut each: impl FnMut(&Scores) -> ControlFlow<()>,
) {
    let count = matchups.max(1) as u64;
    let batch = |pairs: &mut dyn Iterator<Item = u64>| {
        let play = |pair: u64| {
            let matchup = usize::try_from(pair % count).unwrap_or(0);
            let games = Pairs { seed: measure.seed, begin: |_, rng| begin(matchup, rng), player: &player };
            (matchup, [2 * pair, 2 * pair + 1].map(|index| games.play(index).1))
        };
        pairs.map(play).collect::<Vec<_>>()
    };
    spread::over(pairs, measure.jobs, batch, |played| {
        let mut scores = Scores::of(matchups);
        for (matchup, games) in &played {
            scores.count(*matchup, games);
        }
        each(&scores)
    });
}

impl Scores {
    /// Nothing yet, of so many matchups.
    pub fn of(matchups: usize) -> Self {
        Self { matchups: vec![Matchup::default(); matchups], ..Self::default() }
    }

    /// Adds what was counted of the pairs that follow.
    pub fn add(&mut self, next: &Self) {
        let Self { pairs, matchups, decisions, turns } = next;
        self.pairs.extend(pairs);
        for (mine, theirs) in self.matchups.iter_mut().zip(matchups) {
            mine.games += theirs.games;
            mine.wins += theirs.wins;
            mine.draws += theirs.draws;
            mine.with.iter_mut().zip(theirs.with).for_each(|(mine, theirs)| *mine += theirs);
        }
        self.decisions += decisions;
        self.turns += turns;
    }

    /// Whether so many pairs of so many matchups can have come to this.
    pub fn adds_up(&self, pairs: u64, matchups: usize) -> bool {
        let points: u128 = self.pairs.iter().copied().map(u128::from).sum();
        let sum = |of: fn(&Matchup) -> u64| self.matchups.iter().map(|matchup| u128::from(of(matchup))).sum::<u128>();
        let sound = |of: &Matchup| {
            let won = u128::from(WON) * u128::from(of.wins) + u128::from(of.draws);
            u128::from(of.wins) + u128::from(of.draws) <= u128::from(of.games)
                && of.with.iter().map(|points| u128::from(*points)).sum::<u128>() == won
        };
        self.pairs.len() as u64 <= pairs
            && self.pairs.iter().all(|points| *points <= 2 * WON)
            && self.matchups.len() == matchups
            && self.matchups.iter().all(sound)
            && sum(|of| of.games) == u128::from(self.games())
            && u128::from(WON) * sum(|of| of.wins) + sum(|of| of.draws) == points
            && u128::from(self.turns) <= u128::from(self.games()) << 16
            && u128::from(self.decisions) <= u128::from(self.games()) << 32
    }

    /// The share of the points that each player has with each of some lists, by the places of the lists in the matchups;
    /// `None` of a list that has not been played.
    pub fn by_list(&self, matchups: &[[usize; 2]], lists: usize) -> Vec<Option<[f64; 2]>> {
        let mut counted = vec![[(0_u64, 0_u64); 2]; lists];
        for ([x, y], of) in matchups.iter().zip(&self.matchups) {
            // In one game of a pair the first player has the first list, in the other the second.
            let most = u64::from(WON) * (of.games / 2);
            for (list, player, points) in [
                (*x, 0, of.with[0]),
                (*y, 1, most.saturating_sub(of.with[0])),
                (*y, 0, of.with[1]),
                (*x, 1, most.saturating_sub(of.with[1])),
            ] {
                let (sum, of_points) = &mut counted[list][player];
                *sum += points;
                *of_points += most;
            }
        }
        let share = |(points, most): (u64, u64)| stats::float(points) / stats::float(most);
        let is_played = |of: &[(u64, u64); 2]| of.iter().all(|(_, most)| *most > 0);
        counted.into_iter().map(|of| Some(of).filter(is_played).map(|of| of.map(share))).collect()
    }
    fn count(&mut self, matchup: usize, games: &[Result; 2]) {
        let mut points = 0;
        for (seat, result) in Seat::BOTH.into_iter().zip(games) {
            // The first player sits in seat A first, and then in seat B.
            let won = result.outcome == Outcome::Won(seat);
            let drawn = !matches!(result.outcome, Outcome::Won(_));
            points += if won { WON } else { u8::from(drawn) };
            let of = &mut self.matchups[matchup];
            of.games += 1;
            of.wins += u64::from(won);
            of.draws += u64::from(drawn);
            of.with[seat as usize] += u64::from(if won { WON } else { u8::from(drawn) });
            self.decisions += result.decisions;
            self.turns += u64::from(result.turns);
        }
        self.pairs.push(points);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_that_are_all_even_have_no_spread() {
        let even = Scores { pairs: vec![2; 40], ..Scores::default() };
        assert_eq!(even.share(7), Some(Estimate { value: 0.5, low: 0.5, high: 0.5 }));
        assert!(even.wilson().is_some_and(|wilson| wilson.low < 0.45 && wilson.high > 0.55));
        assert_eq!(Scores::default().share(7), None);
    }

    #[test]
    fn the_interval_of_pairs_holds_the_share_and_is_drawn_alike_by_the_same_seed() {
        let scores = Scores { pairs: [0, 4, 4, 2, 4, 3, 2, 2, 4, 0].repeat(8), ..Scores::default() };
        let share = scores.share(3).expect("some");
        assert!(share.low < share.value && share.value < share.high && share.high < 1.0);
        assert_eq!(scores.share(3), Some(share));
    }

    #[test]
    fn a_few_pairs_that_are_all_alike_show_nothing() {
        let won = |pairs| Scores { pairs: vec![4; pairs], ..Scores::default() };
        assert_eq!(won(1).promotion(7), Some(Promotion::NotShown));
        assert!(won(5).share(7).is_some_and(|share| share.low > 0.5 && share.low < 0.8));
        assert!(won(30).share(7).is_some_and(|share| share.low.to_bits() == 1.0_f64.to_bits()));
    }

    #[test]
    fn a_player_is_promoted_who_is_better_for_sure_and_nowhere_far_behind() {
        let of = |pairs: [u8; 4], wins: u64| Scores {
            pairs: pairs.repeat(20),
            matchups: vec![Matchup { games: 160, wins, ..Matchup::default() }],
            ..Scores::default()
        };
        assert_eq!(of([4, 3, 4, 2], 120).promotion(7), Some(Promotion::Earned));
        assert_eq!(of([4, 3, 4, 2], 70).promotion(7), Some(Promotion::FallsBehind));
        assert_eq!(of([2, 2, 3, 1], 80).promotion(7), Some(Promotion::NotShown));
        assert_eq!(of([0, 1, 0, 2], 20).promotion(7), Some(Promotion::NotShown));
        assert_eq!(Scores::of(1).promotion(7), None);
    }

    #[test]
    fn of_each_list_it_is_told_what_each_player_does_with_it() {
        use crate::sim::duel::Result;
        let won = |winner| Result { outcome: Outcome::Won(winner), turns: 5, decisions: 9, first: Seat::A };
        let mut scores = Scores::of(3);
        // The first player wins with list 0 and with list 1; then with neither.
        scores.count(1, &[won(Seat::A), won(Seat::B)]);
        scores.count(1, &[won(Seat::A), won(Seat::A)]);
        let shares = scores.by_list(&matchups(2), 2);
        assert_eq!(shares, [Some([1.0, 0.5]), Some([0.5, 0.0])]);
        assert!(scores.adds_up(2, 3) && !scores.adds_up(1, 3) && !scores.adds_up(2, 2));
        let mut joined = Scores::of(3);
        joined.add(&scores);
        assert_eq!(joined, scores);
        joined.pairs[0] = 5;
        assert!(!joined.adds_up(2, 3));
    }

    #[test]
    fn each_list_meets_each_other_and_itself() {
        assert_eq!(matchups(3), [[0, 0], [0, 1], [0, 2], [1, 1], [1, 2], [2, 2]]);
    }
}
