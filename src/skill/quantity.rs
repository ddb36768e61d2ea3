//! Numbers: bounds, and what is counted.

use super::phrase::{At, Page, Phrase, Ways, phrase};
use super::word::{Number, Small, Thousands};
use crate::ability::{Bounds, Quantity};

phrase! {
    /// `3 or less`, `2 or more`, `5`, `between 3 and 5`.
    pub(super) fn bounds() -> Bounds {
        (Bounds { min: None, max: Some(n) }) => [{n: Small} ("or less" | "or lower")];
        (Bounds { min: Some(n), max: None }) => [{n: Small} ("or more" | "or higher" | "or greater")] | ["at least" {n: Small}];
        (range) => [{range: just()}];
        (Bounds { min: Some(low), max: Some(high) }) => [("between" | "from") {low: Small} ("and" | "to") {high: Small} {? low < high}]
            | [{low: Small} "or" {high: Small} {? low.clone() + 1 == high.clone()}];
    }

    /// `15000 power or less`, `20000 or more power`, `15000 power`.
    pub(super) fn power_bounds() -> Bounds {
        (Bounds { min: None, max: Some(n) }) => [("power of" | "a power of" | "") {n: Thousands} ("power or less" | "or less power" | "or less")];
        (Bounds { min: Some(n), max: None }) => [("power of" | "a power of" | "") {n: Thousands} ("power or more" | "or more power" | "or more")];
        (range) => [{range: Just(Thousands)} "power"];
    }

    /// A number, written or counted.
    pub(super) fn quantity() -> Quantity {
        (Quantity::Number(n)) => [{n: Number}];
        (Quantity::Number(1)) => [("a" | "an")];
    }
}

/// A single number: `5`.
pub(super) fn just() -> impl Phrase<Value = Bounds> + Clone {
    Just(Small)
}

/// A single number as bounds.
#[derive(Clone)]
struct Just<P>(P);

impl<P: Phrase<Value = u8>> Phrase for Just<P> {
    type Value = Bounds;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Bounds> {
        let ways = self.0.read(page, at).into_iter();
        ways.map(|(n, at)| (Bounds { min: Some(n), max: Some(n) }, at)).collect()
    }
    fn says(&self, value: &Bounds, page: &Page<'_>, at: At) -> Vec<At> {
        match value {
            Bounds { min: Some(min), max: Some(max) } if min == max => self.0.says(min, page, at),
            _ => Vec::new(),
        }
    }
}
