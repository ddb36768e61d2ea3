//! Matches of several games: whoever has won most of them wins the match. After each game but the last, cards may be exchanged with
//! the side deck.
//!
//! Most manuals speak of games alone, and each game of a match begins as its manual says any game begins: 1.10 draws who goes
//! first (5-2-1-5), 4.00 lets a player who was drawn choose (6-2-1-4). What a game begins with is told who lost the one before:
//! in Yu-Gi-Oh! that player chooses.

use std::ops::{ControlFlow, Range};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::duel::{Pairs, Tally, is_swapped};
use super::spread::{self, Jobs};
use super::stats::{Estimate, Sample};
use crate::engine::{Outcome, Playable, Rng, Seat};
use crate::player::Player;

/// Points of a pair of matches at most, above an even one: two matches that are won.
const MOST_POINTS: u32 = 2;

/// A match has no more games than that.
pub const MOST_GAMES: u16 = 9;

/// How the game before ended for a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Before {
    /// It was won.
    Won,
    /// It was lost.
    Lost,
    /// Nobody won it.
    Drawn,
}

/// The game of a match that comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Next {
    /// The form of each side.
    pub forms: [usize; 2],
    /// The sides have each other's seats.
    pub swapped: bool,
    /// The side that lost the game before, 0 or 1; of none before the first, and after a game that nobody won.
    pub lost: Option<usize>,
}

impl Next {
    /// The seat of who lost the game before.
    pub fn lost_in(&self) -> Option<Seat> {
        self.lost.map(|side| if (side == 1) == self.swapped { Seat::A } else { Seat::B })
    }
}

/// What is counted of the matches between a side `a` and a side `b`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Series {
    /// Matches played.
    pub matches: u64,
    /// Matches that the first side won.
    pub a_wins: u64,
    /// Matches that the second side won.
    pub b_wins: u64,
    /// By how many points each pair of matches is above an even one.
    points: Sample,
    /// The games by their place in the match.
    pub games: Vec<Tally>,
    /// Matches by the games that the first side has won, and within these by those of the second.
    pub scores: Vec<Vec<u64>>,
    /// Games in which each side played with cards of its side deck.
    pub sided: [u64; 2],
}

impl Series {
    /// Matches that nobody won.
    pub fn draws(&self) -> u64 {
        self.matches.saturating_sub(self.a_wins.saturating_add(self.b_wins))
    }

    /// The share of its matches that the first side wins, half of those that nobody wins counted, with the interval of its pairs.
    pub fn share(&self) -> Option<Estimate> {
        let share = |points: f64| (0.5 + points / f64::from(MOST_POINTS) / 2.0).clamp(0.0, 1.0);
        let Estimate { value, low, high } = self.points.mean(MOST_POINTS)?;
        Some(Estimate { value: share(value), low: share(low), high: share(high) })
    }

    /// Questions answered in all games.
    pub fn decisions(&self) -> u64 {
        self.games.iter().map(|game| game.decisions).sum()
    }

    /// All games of all matches.
    pub fn all_games(&self) -> u64 {
        self.games.iter().map(|game| game.games).sum()
    }

    /// Adds what was counted elsewhere.
    pub fn add(&mut self, other: &Self) {
        let Self { matches, a_wins, b_wins, points, games, scores, sided } = other;
        self.matches += matches;
        self.a_wins += a_wins;
        self.b_wins += b_wins;
        self.points.add(*points);
        self.games.resize(self.games.len().max(games.len()), Tally::default());
        self.games.iter_mut().zip(games).for_each(|(mine, theirs)| mine.add(theirs));
        for (won, of) in scores.iter().enumerate() {
            for (lost, matches) in of.iter().enumerate() {
                *self.score(won, lost) += matches;
            }
        }
        self.sided.iter_mut().zip(sided).for_each(|(mine, theirs)| *mine += theirs);
    }

    /// Whether so many matches at most, of so many games at most, can have come to this.
    pub fn adds_up(&self, matches: u64, most: u16) -> bool {
        let Self { points, games, scores, sided, .. } = self;
        let most = usize::from(most);
        let fits = |of: &Vec<u64>| of.len() <= most + 1;
        let of_scores = scores.iter().flatten().map(|n| u128::from(*n)).sum::<u128>();
        let played = games.iter().map(|game| u128::from(game.games)).sum::<u128>();
        self.matches <= matches
            && u128::from(self.a_wins) + u128::from(self.b_wins) <= u128::from(self.matches)
            && points.adds_up(MOST_POINTS)
            && points.count <= self.matches / 2
            && games.len() <= most
            && games.iter().all(|game| game.adds_up(self.matches))
            && scores.len() <= most + 1
            && scores.iter().all(fits)
            && of_scores == u128::from(self.matches)
            && sided.iter().all(|sided| u128::from(*sided) <= played)
    }

    fn score(&mut self, won: usize, lost: usize) -> &mut u64 {
        self.scores.resize(self.scores.len().max(won + 1), Vec::new());
        let of = &mut self.scores[won];
        of.resize(of.len().max(lost + 1), 0);
        &mut of[lost]
    }

    /// Counts a match by the games that each side has won; gives the points of the first.
    fn count(&mut self, [a, b]: [u16; 2]) -> i32 {
        self.matches += 1;
        self.a_wins += u64::from(a > b);
        self.b_wins += u64::from(b > a);
        *self.score(usize::from(a), usize::from(b)) += 1;
        1 + i32::from(a > b) - i32::from(b > a)
    }
}

/// How matches are played: of so many games at most, between sides that change their form after each game.
#[derive(Clone, Copy, Debug)]
pub struct BestOf<B, F, P> {
    /// The seed of the run.
    pub seed: u64,
    /// Games of a match at most.
    pub most: u16,
    /// Begins a game.
    pub begin: B,
    /// The form of a side after a game; before the first it is 0.
    pub form: F,
    /// Makes the player of a side, 0 or 1, for the seat that it has in a game.
    pub player: P,
}

impl<B, F, P> BestOf<B, F, P> {
    /// Plays some matches, from one that begins a pair. Both of a pair have the same streams of chance, with the sides in each
    /// other's seat. `each` is given what was counted of some more, in their order, and can break it off.
    pub fn play<G: Playable>(&self, matches: Range<u64>, jobs: Jobs, mut each: impl FnMut(&Series) -> ControlFlow<()>)
    where
        B: Fn(&Next, Rng) -> G + Sync,
        F: Fn(usize, Before) -> usize + Sync,
        P: Fn(u64, Seat, usize) -> Box<dyn Player<G>> + Sync,
    {
        let batch = |matches: &mut dyn Iterator<Item = u64>| {
            let mut series = Series::default();
            let mut begun = None;
            for index in matches {
                let points = self.one(index, &mut series);
                match begun.take() {
                    Some(first) => series.points.take(first + points - 2),
                    None => begun = Some(points),
                }
            }
            series
        };
        spread::over(matches, jobs, batch, |series| each(&series));
    }

    /// Plays a match; gives the points of the first side.
    fn one<G: Playable>(&self, index: u64, series: &mut Series) -> i32
    where
        B: Fn(&Next, Rng) -> G,
        F: Fn(usize, Before) -> usize,
        P: Fn(u64, Seat, usize) -> Box<dyn Player<G>>,
    {
        let swapped = is_swapped(index);
        let enough = self.most / 2 + 1;
        let (mut won, mut forms, mut lost) = ([0, 0], [0, 0], None);
        for at in 0..self.most {
            // The games of a pair of matches have chances of their own.
            let game = (index / 2).saturating_mul(u64::from(self.most)).saturating_add(u64::from(at));
            let begin = |swapped: bool, rng: Rng| (self.begin)(&Next { forms, swapped, lost }, rng);
            let games = Pairs { seed: self.seed, begin, player: &self.player };
            let result = games.play(game.saturating_mul(2) + u64::from(swapped)).1;
            let place = usize::from(at);
            series.games.resize(series.games.len().max(place + 1), Tally::default());
            series.games[place].count(&result, swapped);
            series.sided.iter_mut().zip(forms).for_each(|(sided, form)| *sided += u64::from(form > 0));
            let before = match result.outcome {
                Outcome::Won(seat) => {
                    let side = usize::from((seat == Seat::B) != swapped);
                    won[side] += 1;
                    if won[side] == enough {
                        break;
                    }
                    lost = Some(1 - side);
                    if side == 0 { [Before::Won, Before::Lost] } else { [Before::Lost, Before::Won] }
                }
                Outcome::Draw | Outcome::TurnLimit => {
                    lost = None;
                    [Before::Drawn; 2]
                }
            };
            forms = [0, 1].map(|side| (self.form)(side, before[side]));
        }
        series.count(won)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_lost_sits_where_the_seats_of_the_next_game_put_that_side() {
        let next = |swapped, lost| Next { forms: [0, 0], swapped, lost }.lost_in();
        assert_eq!([next(false, Some(0)), next(false, Some(1))], [Some(Seat::A), Some(Seat::B)]);
        assert_eq!([next(true, Some(0)), next(true, Some(1))], [Some(Seat::B), Some(Seat::A)]);
        assert_eq!(next(true, None), None);
    }

    #[test]
    fn matches_are_counted_by_their_scores_and_parts_are_the_whole() {
        let of = |scores: &[[u16; 2]]| {
            let mut series = Series::default();
            let points: Vec<i32> = scores.iter().map(|score| series.count(*score)).collect();
            points.chunks_exact(2).for_each(|pair| series.points.take(pair[0] + pair[1] - 2));
            series
        };
        let scores = [[2, 0], [2, 1], [0, 2], [1, 1], [1, 2], [2, 1]];
        let whole = of(&scores);
        assert_eq!((whole.matches, whole.a_wins, whole.b_wins, whole.draws()), (6, 3, 2, 1));
        assert_eq!(whole.scores, [vec![0, 0, 1], vec![0, 1, 1], vec![1, 2]]);
        assert!(whole.share().is_some_and(|share| (share.value - 3.5 / 6.0).abs() < 1e-12));
        let mut joined = of(&scores[4..]);
        joined.add(&of(&scores[..4]));
        assert_eq!(joined.scores, whole.scores);
        assert_eq!((joined.points, joined.a_wins), (whole.points, whole.a_wins));
        assert!(whole.adds_up(6, 3) && !whole.adds_up(5, 3) && !whole.adds_up(6, 1));
        let wrong = Series { a_wins: 5, ..whole.clone() };
        assert!(!wrong.adds_up(6, 3));
    }
}
