//! What is counted of two sides that meet, in whole numbers: parts can be added in any order.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Result, Tally};
use crate::engine::{Outcome, Seat};
use crate::sim::impact::Impact;
use crate::sim::stats::{self, Estimate, Sample};

/// Half of the points of a pair of games: what an even side has.
const EVEN: i32 = 2;

/// Turns of a game are counted in sixteen bits, and so are those of a player.
const MOST_TURNS: usize = 1 << 15;

/// Games that were won of some.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Won {
    /// Games played.
    pub games: u64,
    /// Games won.
    pub won: u64,
    /// Games that nobody won.
    #[serde(default)]
    pub drawn: u64,
}

impl Won {
    /// The share of the games that was won, half of those that nobody won counted.
    pub fn share(self) -> Option<Estimate> {
        stats::proportion(stats::float(self.won) + stats::float(self.drawn) / 2.0, self.games)
    }
}

/// What is counted of the first side of a pairing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Met {
    /// The games.
    pub tally: Tally,
    /// By how many points each pair of games is above an even one.
    points: Sample,
    /// The games in which it went first, and those in which it went second.
    pub seated: [Won; 2],
    /// The games that it won, by its own turn.
    pub won_in: Vec<u64>,
    /// The games that it lost, by the own turn of the other side.
    pub lost_in: Vec<u64>,
    /// What became of the cards of the sides, of as many as that is counted of.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub impacts: Vec<Impact>,
}

impl Met {
    /// The share of its games that the side wins, half of those that nobody wins counted, with the interval of its pairs.
    pub fn share(&self) -> Option<Estimate> {
        let most = f64::from(EVEN);
        let share = |points: f64| (0.5 + points / most / 2.0).clamp(0.0, 1.0);
        self.points.mean(EVEN.unsigned_abs()).map(|Estimate { value, low, high }| Estimate {
            value: share(value),
            low: share(low),
            high: share(high),
        })
    }

    /// Adds what was counted elsewhere.
    pub fn add(&mut self, other: &Self) {
        let Self { tally, points, seated, won_in, lost_in, impacts } = other;
        self.tally.add(tally);
        self.points.add(*points);
        for (mine, theirs) in self.seated.iter_mut().zip(seated) {
            mine.games += theirs.games;
            mine.won += theirs.won;
            mine.drawn += theirs.drawn;
        }
        for (mine, theirs) in [(&mut self.won_in, won_in), (&mut self.lost_in, lost_in)] {
            mine.resize(mine.len().max(theirs.len()), 0);
            mine.iter_mut().zip(theirs).for_each(|(mine, theirs)| *mine += theirs);
        }
        if self.impacts.is_empty() {
            self.impacts.clone_from(impacts);
        } else {
            self.impacts.iter_mut().zip(impacts).for_each(|(mine, theirs)| mine.add(theirs));
        }
    }

    /// Whether so many games at most can have come to this, with what became of the cards of so many sides.
    pub fn adds_up(&self, games: u64, sides: usize) -> bool {
        let Self { tally, points, seated, won_in, lost_in, impacts } = self;
        let sum = |of: &[u64]| of.iter().map(|n| u128::from(*n)).sum::<u128>();
        let wins = [tally.a_wins, tally.b_wins];
        tally.adds_up(games)
            && points.adds_up(EVEN.unsigned_abs())
            && points.count <= tally.games / 2
            && seated.iter().map(|of| u128::from(of.games)).sum::<u128>() == u128::from(tally.games)
            && seated.iter().map(|of| u128::from(of.won)).sum::<u128>() == u128::from(tally.a_wins)
            && seated.iter().all(|of| u128::from(of.won) + u128::from(of.drawn) <= u128::from(of.games))
            && [sum(won_in), sum(lost_in)] == wins.map(u128::from)
            && won_in.len().max(lost_in.len()) <= MOST_TURNS
            && impacts.len() == sides
            && impacts.iter().zip(wins).all(|(impact, won)| impact.adds_up(tally.games, won, EVEN.unsigned_abs()))
    }

    /// Counts a pair of games by the points of both.
    pub(super) fn pair(&mut self, first: i32, second: i32) {
        self.points.take(first + second - EVEN);
    }

    /// Counts a game; gives its points.
    pub(super) fn count(&mut self, result: &Result, swapped: bool) -> i32 {
        let own = if swapped { Seat::B } else { Seat::A };
        self.tally.count(result, swapped);
        let seated = &mut self.seated[usize::from(result.first != own)];
        seated.games += 1;
        let Outcome::Won(winner) = result.outcome else {
            seated.drawn += 1;
            return 1;
        };
        // Turns of both are counted, from that of who goes first.
        let turn = usize::from(if result.first == winner { result.turns.div_ceil(2) } else { result.turns / 2 });
        let turns = if winner == own { &mut self.won_in } else { &mut self.lost_in };
        turns.resize(turns.len().max(turn + 1), 0);
        turns[turn] += 1;
        seated.won += u64::from(winner == own);
        if winner == own { EVEN } else { 0 }
    }
}

#[cfg(test)]
pub(in crate::sim) mod tests {
    use super::*;

    /// So many pairs that are above an even one by some points.
    pub(in crate::sim) fn met(points: i32, pairs: u32) -> Met {
        let mut met = Met::default();
        (0..pairs).for_each(|_| met.pair(points, EVEN));
        met
    }

    #[test]
    fn few_games_make_a_wide_interval() {
        let share = met(2, 1).share().expect("met");
        assert!(share.value > 0.99 && share.low < 0.5, "{share:?}");
    }

    #[test]
    fn a_game_is_counted_in_the_own_turn_of_who_wins_it() {
        let mut met = Met::default();
        let result = |turns, first, won| Result { outcome: Outcome::Won(won), turns, decisions: 1, first };
        assert_eq!(met.count(&result(5, Seat::A, Seat::A), false), 2);
        assert_eq!(met.count(&result(6, Seat::A, Seat::B), true), 2);
        assert_eq!(met.count(&result(7, Seat::A, Seat::A), true), 0);
        assert_eq!((met.won_in.as_slice(), met.lost_in.as_slice()), (&[0, 0, 0, 2][..], &[0, 0, 0, 0, 1][..]));
        assert_eq!(met.seated, [Won { games: 1, won: 1, drawn: 0 }, Won { games: 2, won: 1, drawn: 0 }]);
        assert!(met.adds_up(3, 0) && !met.adds_up(2, 0) && !met.adds_up(3, 1));
    }

    #[test]
    fn what_no_games_come_to_does_not_add_up() {
        let mut sound = Met::default();
        let result = Result { outcome: Outcome::Draw, turns: 5, decisions: 1, first: Seat::A };
        let points: Vec<i32> = (0..4).map(|game| sound.count(&result, game % 2 == 1)).collect();
        assert_eq!(points, [1; 4]);
        sound.pair(1, 1);
        let changed = |change: &dyn Fn(&mut Met)| {
            let mut met = sound.clone();
            change(&mut met);
            met.adds_up(4, 0)
        };
        assert!(changed(&|_| ()));
        assert!(!changed(&|met| met.tally.draws = 3) && !changed(&|met| met.seated[0].won = 1));
        assert!(!changed(&|met| met.won_in = vec![1]) && !changed(&|met| (0..3).for_each(|_| met.pair(1, 1))));
        assert!(!changed(&|met| met.tally.decisions = u64::MAX) && !changed(&|met| met.seated[1].games = 9));
    }
}
