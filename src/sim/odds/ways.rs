//! Counting the ways to draw cards that meet a goal, class by class.
//!
//! The table of some classes says, for each state of the counter and each number of cards, in how many ways so many
//! cards of these classes lead from the state to one that meets the goal. It is built from the last class to the first:
//! `T(state, n) = Σₓ C(pool, x) · T'(state after x cards, n - x)`. Where counts stop at different turns, `n` and `x` are so many
//! cards of each [span](super::spans), and the pool is less by those of the spans before.

use super::spans::{add, filled};
use super::{Chance, Odds};

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
    /// The chance to meet the goal by a turn with `kept` and cards of the pool.
    pub(super) fn chance(self, kept: &[u32], turn: usize) -> Chance {
        let Odds { classes, binomials, spans, .. } = self.odds;
        let mut n = spans.seen(turn).to_vec();
        // What is kept has been seen from the beginning.
        n[0] -= kept.iter().sum::<u32>();
        let pool: u32 = classes.iter().zip(self.gone).map(|(class, gone)| class.cards - gone).sum();
        let others = classes.iter().zip(self.gone).filter(|(class, _)| class.filters & self.odds.goal.filters() == 0);
        let others = others.map(|(class, gone)| class.cards - gone).sum();
        let (mut of, mut left) = (1, pool);
        for n in &n {
            of *= binomials.choose(left, *n);
            left -= n;
        }
        Chance { ways: filled(self.row(kept), &spans.widths, &n, others, binomials), of }
    }

    /// The ways by number of counted cards drawn, with `kept` in hand.
    fn row(self, kept: &[u32]) -> &'a [u128] {
        let Odds { classes, counter, .. } = self.odds;
        let state = classes.iter().zip(kept).fold(0, |state, (class, n)| counter.after(state, class.filters, *n));
        let width = self.odds.width();
        &self.table[state * width..(state + 1) * width]
    }
}

/// Where drawing from a class goes on: the state, the cards that are left, and in how many ways it came to this.
#[derive(Clone, Copy)]
struct Begin {
    state: usize,
    pool: u32,
    ways: u128,
}

impl Odds {
    /// Numbers of cards that can be drawn, span by span.
    pub(super) fn width(&self) -> usize {
        self.spans.widths.iter().product()
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
        let next = |counted: &u32| -> Vec<usize> {
            (0..self.counter.states()).map(|state| self.counter.after(state, class.filters & counted, 1)).collect()
        };
        let next: Vec<Vec<usize>> = self.spans.counted.iter().map(next).collect();
        let mut out = vec![0; table.len()];
        let mut x = vec![0; next.len()];
        for (state, sums) in out.chunks_exact_mut(width).enumerate() {
            let begin = Begin { state, pool: class.cards - gone, ways: 1 };
            self.each_span(table, &next, begin, 0, &mut x, sums);
        }
        Some(out)
    }

    /// Adds the ways to draw any number of cards of a class in the spans from `span` on.
    fn each_span(
        &self,
        table: &[u128],
        next: &[Vec<usize>],
        begin: Begin,
        span: usize,
        x: &mut [usize],
        sums: &mut [u128],
    ) {
        let (widths, width) = (&self.spans.widths, self.width());
        let Begin { mut state, pool, ways } = begin;
        let Some(next_in_span) = next.get(span) else {
            add(sums, &table[state * width..(state + 1) * width], widths, x, ways);
            return;
        };
        for (n, choose) in (0..=pool).zip(self.binomials.row(pool)).take(widths[span]) {
            x[span] = n as usize;
            let begin = Begin { state, pool: pool - n, ways: ways * choose };
            self.each_span(table, next, begin, span + 1, x, sums);
            state = next_in_span[state];
        }
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
        let drawn: u64 = self.spans.widths.iter().map(|width| (*width as u64).min(u64::from(largest + 1))).product();
        (self.counter.states() * self.width()) as u64 * drawn
    }
}
