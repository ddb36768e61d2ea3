//! A deck against a field: many lists, each of which is met as often as its share says.

use std::ops::{ControlFlow, Range};

use super::duel::{self, List, Pairs, Result, Tally, is_swapped};
use super::impact::{self, Impact};
use super::spread;
use super::stats::{Estimate, Sample};
use crate::engine::dbscg::setup::SetupError;
use crate::engine::{Outcome, Seat};
use crate::player::Player;

/// Half of the points of a pair of games: what an even deck has.
const EVEN: u32 = 2;

/// Games that were won of some.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Won {
    /// Games played.
    pub games: u64,
    /// Games won.
    pub won: u64,
}

/// What is counted of a deck against a list of the field.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Met {
    /// The games; the deck is the first side.
    pub tally: Tally,
    /// By how many points each pair of games is above an even one.
    points: Sample,
    /// The games in which the deck went first, and those in which it went second.
    pub seated: [Won; 2],
    /// The games that it won, by its own turn.
    pub won_in: Vec<u64>,
    /// What became of the cards of the deck, where that is counted.
    pub impact: Option<Impact>,
}

impl Met {
    /// The share of its games that the deck wins, half of those that nobody wins counted, with the interval of its pairs.
    pub fn share(&self) -> Option<Estimate> {
        let most = f64::from(EVEN);
        let share = |points: f64| (0.5 + points / most / 2.0).clamp(0.0, 1.0);
        self.points.mean(EVEN).map(|Estimate { value, low, high }| Estimate {
            value: share(value),
            low: share(low),
            high: share(high),
        })
    }

    /// Adds what was counted elsewhere.
    pub fn add(&mut self, other: &Self) {
        self.tally.add(&other.tally);
        self.points.add(other.points);
        for (mine, theirs) in self.seated.iter_mut().zip(&other.seated) {
            mine.games += theirs.games;
            mine.won += theirs.won;
        }
        if self.won_in.len() < other.won_in.len() {
            self.won_in.resize(other.won_in.len(), 0);
        }
        self.won_in.iter_mut().zip(&other.won_in).for_each(|(mine, theirs)| *mine += theirs);
        match (&mut self.impact, &other.impact) {
            (Some(mine), Some(theirs)) => mine.add(theirs),
            (mine @ None, theirs) => mine.clone_from(theirs),
            (Some(_), None) => {}
        }
    }

    /// Counts a game; gives its points.
    fn count(&mut self, result: &Result, swapped: bool) -> i32 {
        let own = if swapped { Seat::B } else { Seat::A };
        self.tally.count(result, swapped);
        let first = result.first == own;
        let seated = &mut self.seated[usize::from(!first)];
        seated.games += 1;
        match result.outcome {
            Outcome::Won(seat) if seat == own => {
                seated.won += 1;
                // Turns of both are counted, from that of who goes first.
                let turn = usize::from(if first { result.turns.div_ceil(2) } else { result.turns / 2 });
                if self.won_in.len() <= turn {
                    self.won_in.resize(turn + 1, 0);
                }
                self.won_in[turn] += 1;
                2
            }
            Outcome::Won(_) => 0,
            Outcome::Draw | Outcome::TurnLimit => 1,
        }
    }
}

/// Plays the pairs of a run between a deck and the list at a place of the field, which shares its chances with no other; a game
/// without its pair is not played. With `impact`, it is counted too what becomes of the cards of the deck. `each` is told how many
/// games more are done, and can break the run off.
///
/// # Errors
/// Every reason why the lists cannot be played with.
pub fn meet(
    deck: &List<'_>,
    (place, list): (u64, &List<'_>),
    run: duel::Run,
    impact: bool,
    player: impl Fn(u64, Seat, usize) -> Box<dyn Player> + Sync,
    mut each: impl FnMut(u64) -> ControlFlow<()>,
) -> std::result::Result<Met, Vec<SetupError>> {
    let setups = duel::seatings([deck, list], run)?;
    let setups = if impact { setups.map(|ready| ready.logged()) } else { setups };
    let nothing = || Met { impact: impact.then(|| Impact::of(deck)), ..Met::default() };
    let games = Pairs { seed: run.seed, begin: duel::beginning(&setups), player: &player };
    let batch = |pairs: Range<u64>| {
        let mut met = nothing();
        for pair in pairs {
            let mut points = 0;
            for index in [2 * pair, 2 * pair + 1] {
                let (game, result) = games.play(index);
                points += met.count(&result, is_swapped(index));
                if let Some(impact) = &mut met.impact {
                    let own = if is_swapped(index) { Seat::B } else { Seat::A };
                    impact::count(impact, &game, result.outcome, own);
                }
            }
            met.points.take(points - 2);
        }
        met
    };
    let mut total = nothing();
    spread::over(duel::pairs_at(place, run.games), run.jobs, batch, |met| {
        total.add(&met);
        each(met.tally.games)
    });
    Ok(total)
}

/// What holds of the whole field, from what holds of each of its lists by their shares; `None` where one with a share was not met.
pub fn expected(field: impl IntoIterator<Item = (f64, Option<Estimate>)>) -> Option<Estimate> {
    let (mut all, mut value, mut squares) = (0.0, 0.0, 0.0);
    for (share, of) in field.into_iter().filter(|(share, _)| *share > 0.0) {
        let of = of?;
        all += share;
        value += share * of.value;
        squares += (share * of.half()).powi(2);
    }
    // The lists are met independently of one another.
    let (value, half) = (value / all, squares.sqrt() / all);
    (all > 0.0).then_some(Estimate { value, low: (value - half).max(0.0), high: (value + half).min(1.0) })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn met(points: i32, pairs: u32) -> Met {
        let mut met = Met::default();
        (0..pairs).for_each(|_| met.points.take(points));
        met
    }

    #[test]
    fn a_field_is_won_by_the_shares_of_its_lists() {
        let (good, bad) = (met(2, 400), met(-2, 400));
        let value =
            |shares: [f64; 2]| expected(shares.into_iter().zip([good.share(), bad.share()])).expect("met").value;
        assert!((value([1.0, 1.0]) - 0.5).abs() < 1e-9);
        assert!((value([3.0, 1.0]) - 0.75).abs() < 1e-9);
        assert!((value([0.0, 5.0]) - 0.0).abs() < 1e-9);
        assert!(expected([(1.0, good.share()), (1.0, met(0, 0).share())]).is_none());
    }

    #[test]
    fn few_games_make_a_wide_interval() {
        let share = met(2, 1).share().expect("met");
        assert!(share.value > 0.99 && share.low < 0.5, "{share:?}");
    }

    #[test]
    fn a_win_is_counted_in_the_own_turn_of_its_seat() {
        let mut met = Met::default();
        let result = |turns, first, won| Result { outcome: Outcome::Won(won), turns, decisions: 1, first };
        assert_eq!(met.count(&result(5, Seat::A, Seat::A), false), 2);
        assert_eq!(met.count(&result(6, Seat::A, Seat::B), true), 2);
        assert_eq!(met.count(&result(6, Seat::A, Seat::A), true), 0);
        assert_eq!(met.won_in, [0, 0, 0, 2]);
        assert_eq!(met.seated, [Won { games: 1, won: 1 }, Won { games: 2, won: 1 }]);
    }
}
