//! Sheets of cards, and what is written on them, as one number.

use std::fmt::Debug;
use std::sync::Arc;

use crate::ruleset::fingerprint::fnv;

/// A number that changes with the cards of piles and what is written on them, in whatever order they lie in each.
pub(super) fn fingerprint<'p, S: Debug + 'p>(piles: impl IntoIterator<Item = &'p [Arc<S>]>) -> String {
    let mut text = String::new();
    for pile in piles {
        let mut sheets: Vec<String> = pile.iter().map(|sheet| format!("{sheet:?}")).collect();
        sheets.sort_unstable();
        text.push_str(&sheets.concat());
        text.push('\0');
    }
    format!("{:016x}", fnv(text.as_bytes()))
}
