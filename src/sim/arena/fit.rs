//! What a position is worth, learnt from games: at the beginning of each turn the numbers of the table are written down, and
//! at the end who has won. A logistic regression on that makes the weights of [`crate::player::standing`].
//!
//! Everything is added up in the order of the games: the same games make the same weights.

use std::ops::ControlFlow;

use crate::engine::dbscg::Game;
use crate::engine::{Outcome, Playable, Rng, Seat};
use crate::player::Player;
use crate::player::standing::{self, COUNTED, Numbers};
use crate::sim::duel;
use crate::sim::spread;

use super::Measure;

/// How strongly weights are drawn to nothing, against so many positions.
const RIDGE: f64 = 20.0;
/// Newton's steps; there is nothing left to gain long before.
const STEPS: usize = 25;

/// A position from the chair of a seat, and whether that seat won.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Row {
    /// The numbers of the table.
    pub numbers: Numbers,
    /// 1 if the seat won, 0 if not.
    pub won: f64,
}

/// Plays games and writes down how they stood; `begin` begins game so-and-so of a matchup.
pub fn rows(
    measure: Measure,
    matchups: usize,
    begin: impl Fn(usize, Rng) -> Game + Sync,
    player: impl Fn(u64, Seat) -> Box<dyn Player> + Sync,
    mut each: impl FnMut(u64) -> ControlFlow<()>,
) -> Vec<Row> {
    let count = matchups.max(1) as u64;
    let batch = |games: &mut dyn Iterator<Item = u64>| {
        let (mut over, mut rows) = (0, Vec::new());
        for index in games {
            over += 1;
            let matchup = usize::try_from(index % count).unwrap_or(0);
            let mut game = begin(matchup, Rng::new(measure.seed, index));
            let [mut a, mut b] = Seat::BOTH.map(|seat| player(index, seat));
            let (mut turn, mut seen) = (0, Vec::new());
            let end = duel::finish(&mut game, [a.as_mut(), b.as_mut()], |game, _, _| {
                if game.turn() > turn {
                    turn = game.turn();
                    // Which seat looks at it is left to chance: the turn player of every other turn.
                    let seat = if turn % 4 < 2 { Seat::A } else { Seat::B };
                    seen.push((seat, standing::numbers(game, seat)));
                }
            });
            if let Outcome::Won(winner) = end.outcome {
                let won = |seat| f64::from(u8::from(seat == winner));
                rows.extend(seen.into_iter().map(|(seat, numbers)| Row { numbers, won: won(seat) }));
            }
        }
        (over, rows)
    };
    let mut all = Vec::new();
    spread::over(0..2 * measure.pairs, measure.jobs, batch, |(games, rows)| {
        all.extend(rows);
        each(games)
    });
    all
}

/// The weights by which the rows are likeliest, by Newton's method.
pub fn fit(rows: &[Row]) -> Numbers {
    const N: usize = COUNTED.len();
    let mut weights = [0.0; N];
    for _ in 0..STEPS {
        let (mut slope, mut bend) = ([0.0; N], [[0.0; N]; N]);
        for (at, weight) in weights.iter().enumerate() {
            slope[at] = -RIDGE * weight;
            bend[at][at] = RIDGE;
        }
        for row in rows {
            let chance = standing::chance(&row.numbers, &weights);
            let (off, steep) = (row.won - chance, chance * (1.0 - chance));
            for ((slope, bend), number) in slope.iter_mut().zip(&mut bend).zip(&row.numbers) {
                *slope += off * number;
                bend.iter_mut().zip(&row.numbers).for_each(|(cell, other)| *cell += steep * number * other);
            }
        }
        let step = solved(bend, slope);
        weights.iter_mut().zip(step).for_each(|(weight, step)| *weight += step);
        if step.iter().all(|step| step.abs() < 1e-9) {
            break;
        }
    }
    weights
}

/// How well weights foretell: the mean of the square of what they are off by, and the share of rows on the right side.
pub fn errors(rows: &[Row], weights: &Numbers) -> (f64, f64) {
    let (mut squares, mut right) = (0.0, 0.0);
    for row in rows {
        let chance = standing::chance(&row.numbers, weights);
        squares += (row.won - chance) * (row.won - chance);
        right += f64::from(u8::from((chance > 0.5) == (row.won > 0.5)));
    }
    let n = crate::sim::stats::float(rows.len().max(1) as u64);
    (squares / n, right / n)
}

/// Solves linear equations whose matrix is symmetric and positive, by elimination.
fn solved<const N: usize>(mut matrix: [[f64; N]; N], mut right: [f64; N]) -> [f64; N] {
    for at in 0..N {
        let (done, rest) = matrix.split_at_mut(at + 1);
        let row = &done[at];
        let known = right[at];
        for (below, value) in rest.iter_mut().zip(&mut right[at + 1..]) {
            let factor = below[at] / row[at];
            below.iter_mut().zip(row).for_each(|(cell, above)| *cell -= factor * above);
            *value -= factor * known;
        }
    }
    for at in (0..N).rev() {
        let known: f64 = (at + 1..N).map(|other| matrix[at][other] * right[other]).sum();
        right[at] = (right[at] - known) / matrix[at][at];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_decides_the_games_gets_the_weight() {
        let mut rng = Rng::new(5, 0);
        let row = |rng: &mut Rng| {
            let mut numbers = [0.0; COUNTED.len()];
            numbers[0] = f64::from(rng.below(9)) - 4.0;
            numbers[5] = f64::from(rng.below(9)) - 4.0;
            let won = f64::from(rng.below(1000)) / 1000.0 < 1.0 / (1.0 + f64::exp(-0.8 * numbers[0]));
            Row { numbers, won: f64::from(u8::from(won)) }
        };
        let rows: Vec<Row> = (0..4000).map(|_| row(&mut rng)).collect();
        let weights = fit(&rows);
        assert!((weights[0] - 0.8).abs() < 0.1 && weights[5].abs() < 0.05, "{weights:?}");
        let (fitted, idle) = (errors(&rows, &weights), errors(&rows, &[0.0; COUNTED.len()]));
        assert!(fitted.0 < idle.0 && fitted.1 > 0.7);
    }

    #[test]
    fn equations_are_solved() {
        let [x, y] = solved([[2.0, 1.0], [1.0, 3.0]], [5.0, 10.0]);
        assert!((x - 1.0).abs() < 1e-12 && (y - 3.0).abs() < 1e-12);
    }
}
