//! So much for each of something.

use super::super::cards::for_each;
use super::super::phrase::{At, Page, Phrase, Ways};
use crate::ability::{Change, Count, Quantity};

/// `+5000 power for each card in your hand`.
#[derive(Clone)]
pub(in super::super) struct Each<P>(pub(in super::super) P, pub(in super::super) &'static str);

/// A number so many times.
pub(in super::super) fn times(each: Quantity, n: i32) -> Quantity {
    Quantity::Counted(Box::new(Count::Times(each, n)))
}

/// What is counted, and how much it is each time.
pub(in super::super) fn as_times(value: &Quantity) -> Option<(&Quantity, i32)> {
    let Quantity::Counted(count) = value else { return None };
    match count.as_ref() {
        Count::Times(each, n) => Some((each, *n)),
        _ => None,
    }
}

impl<P: Phrase<Value = i32>> Phrase for Each<P> {
    type Value = Quantity;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Quantity> {
        let mut ways = Ways::new();
        for (n, at) in self.0.read(page, at) {
            let Some(at) = page.lit(at, self.1) else { continue };
            ways.extend(for_each().read(page, at).into_iter().map(|(each, at)| (times(each, n), at)));
        }
        ways
    }
    fn says(&self, value: &Quantity, page: &Page<'_>, at: At) -> Vec<At> {
        let Some((each, n)) = as_times(value) else { return Vec::new() };
        let words = self.0.says(&n, page, at).into_iter().filter_map(|at| page.lit(at, self.1));
        words.flat_map(|at| for_each().says(each, page, at)).collect()
    }
}

/// A change that is meant so many times, and the change.
pub(super) fn multiplied(change: &Change, each: Quantity) -> Option<Change> {
    match change {
        Change::Power(Quantity::Number(n)) => Some(Change::Power(times(each, *n))),
        Change::ComboPower(Quantity::Number(n)) => Some(Change::ComboPower(times(each, *n))),
        _ => None,
    }
}

/// As [`multiplied`], undone.
pub(super) fn divided(change: &Change) -> Option<(Change, &Quantity)> {
    match change {
        Change::Power(by) => as_times(by).map(|(each, n)| (Change::Power(n.into()), each)),
        Change::ComboPower(by) => as_times(by).map(|(each, n)| (Change::ComboPower(n.into()), each)),
        _ => None,
    }
}
