//! Counting the ways to draw cards that meet a goal, class by class.
//!
//! The table of some classes says, for each state of the counter and each number of cards, in how many ways so many
//! cards of these classes lead from the state to one that meets the goal. It is built from the last class to the first:
//! `T(state, n) = Σₓ C(pool, x) · T'(state after x cards, n - x)`.

use super::{Chance, Odds};

/// Pascal's triangle, as wide as it is needed.
#[derive(Debug)]
pub(super) struct Binomials {
    width: usize,
    values: Vec<u128>,
}

impl Binomials {
    /// All `C(n, k)` for `n` up to `most` and `k` up to `width`; `None` where one is too large.
    pub(super) fn new(most: u32, width: u32) -> Option<Self> {
        /// Decks beyond this are none, and their numbers would not fit.
        const LARGEST: u32 = 1_000;
        if most > LARGEST {
            return None;
        }
        let width = width as usize + 1;
        let mut values = vec![0_u128; (most as usize + 1) * width];
        for row in 0..=most as usize {
            values[row * width] = 1;
            for k in 1..width.min(row + 1) {
                let above = (row - 1) * width + k;
                values[row * width + k] = values[above - 1].checked_add(values[above])?;
            }
        }
        Some(Self { width, values })
    }

    /// `C(n, k)`, which is 0 for `k` above `n`.
    pub(super) fn choose(&self, n: u32, k: u32) -> u128 {
        self.row(n).get(k as usize).copied().unwrap_or(0)
    }

    /// `C(n, 0)`, `C(n, 1)`, …
    pub(super) fn row(&self, n: u32) -> &[u128] {
        let start = n as usize * self.width;
        &self.values[start..start + self.width]
    }
}

/// What can be drawn when some cards can not.
#[derive(Clone, Copy)]
pub(super) struct Drawn<'a> {
    pub(super) odds: &'a Odds,
    /// Cards of each class that are not in the pool.
    pub(super) gone: &'a [u32],
    /// The table of all classes that the goal counts.
    pub(super) table: &'a [u128],
}

impl<'a> Drawn<'a> {
    /// The chance to meet the goal with `kept` and `n` cards of the pool.
    pub(super) fn chance(self, kept: &[u32], n: u32) -> Chance {
        let Odds { classes, binomials, .. } = self.odds;
        let pool: u32 = classes.iter().zip(self.gone).map(|(class, gone)| class.cards - gone).sum();
        let others = classes.iter().zip(self.gone).filter(|(class, _)| class.filters & self.odds.goal.filters() == 0);
        let others = others.map(|(class, gone)| class.cards - gone).sum();
        let ways = self.row(kept).iter().zip((0..=n).rev()).map(|(ways, rest)| ways * binomials.choose(others, rest));
        Chance { ways: ways.sum(), of: binomials.choose(pool, n) }
    }

    /// The ways by number of counted cards drawn, with `kept` in hand.
    fn row(self, kept: &[u32]) -> &'a [u128] {
        let Odds { classes, counter, .. } = self.odds;
        let state = classes.iter().zip(kept).fold(0, |state, (class, n)| counter.after(state, class.filters, *n));
        let width = self.odds.width();
        &self.table[state * width..(state + 1) * width]
    }
}

impl Odds {
    /// Cards that can be drawn, and none.
    pub(super) fn width(&self) -> usize {
        self.binomials.width
    }

    /// The table without any class: nothing is drawn.
    pub(super) fn no_classes(&self) -> Vec<u128> {
        let mut table = vec![0; self.counter.states() * self.width()];
        for state in 0..self.counter.states() {
            table[state * self.width()] = u128::from(self.counter.meets(state));
        }
        table
    }

    /// The table with one class more, `gone` cards of which cannot be drawn; `None` where the goal does not count it.
    pub(super) fn with_class(&self, table: &[u128], class: usize, gone: u32) -> Option<Vec<u128>> {
        let (class, width) = (self.classes[class], self.width());
        if class.filters & self.goal.filters() == 0 {
            return None;
        }
        let pool = class.cards - gone;
        let choose = self.binomials.row(pool);
        let most = (pool as usize).min(width - 1);
        let next: Vec<usize> =
            (0..self.counter.states()).map(|state| self.counter.after(state, class.filters, 1)).collect();
        let mut out = vec![0; table.len()];
        for (state, sums) in out.chunks_exact_mut(width).enumerate() {
            let mut after = state;
            for (x, ways) in choose.iter().enumerate().take(most + 1) {
                let from = &table[after * width..(after + 1) * width];
                for (sum, rest) in sums[x..].iter_mut().zip(from) {
                    *sum += ways * rest;
                }
                after = next[after];
            }
        }
        Some(out)
    }

    /// The table of all classes, some cards of which cannot be drawn.
    pub(super) fn table(&self, gone: &[u32]) -> Vec<u128> {
        (0..self.classes.len())
            .rev()
            .fold(self.no_classes(), |table, class| self.with_class(&table, class, gone[class]).unwrap_or(table))
    }

    /// Steps that one table takes, for the largest class.
    pub(super) fn steps(&self) -> u64 {
        let largest = self.classes.iter().map(|class| class.cards).max().unwrap_or(0).min(self.plan.hand + 10);
        (self.counter.states() * self.width()) as u64 * u64::from(largest + 1)
    }
}
