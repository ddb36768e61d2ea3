//! The card table inside the program: searched in place, parsed a row at a time.
//!
//! `data/cards.tsv` is sorted by card number, `data/card-names.tsv` by folded name. Both are written by
//! `scouter cards build` and never edited by hand.

use std::sync::LazyLock;

use super::{Entry, table};
use crate::card::CardNumber;

const CARDS: &str = include_str!("../../data/cards.tsv");
const NAMES: &str = include_str!("../../data/card-names.tsv");

/// The rows below the header.
fn body(text: &'static str) -> &'static str {
    text.split_once('\n').map_or("", |(_, body)| body)
}

/// The offset of the first line whose first column is not less than `key`.
fn lower_bound(text: &str, key: &str) -> usize {
    let (mut low, mut high) = (0, text.len());
    while low < high {
        let mut middle = low + (high - low) / 2;
        while !text.is_char_boundary(middle) {
            middle -= 1;
        }
        let start = text[low..middle].rfind('\n').map_or(low, |at| low + at + 1);
        let line_end = text[start..].find('\n').map_or(text.len(), |at| start + at);
        let line = &text[start..line_end];
        let first = line.split('\t').next().unwrap_or_default();
        if first < key {
            low = (line_end + 1).min(high);
        } else {
            high = start;
        }
    }
    low
}

/// The lines from `key` on that have it in their first column.
fn rows(text: &'static str, key: &str) -> impl Iterator<Item = &'static str> {
    text[lower_bound(text, key)..].lines().take_while({
        let key = key.to_owned();
        move |line| line.split('\t').next() == Some(key.as_str())
    })
}

/// The rows of every card, in order of the numbers: that of its front and, for a leader, that of its back.
pub(super) fn cards() -> impl Iterator<Item = (&'static str, Option<&'static str>)> {
    let mut lines = body(CARDS).lines().peekable();
    let number = |line: &'static str| line.split('\t').next();
    std::iter::from_fn(move || {
        let front = lines.next()?;
        Some((front, lines.next_if(|next| number(next) == number(front))))
    })
}

/// The card of a number in its one spelling.
pub fn get(number: &str) -> Option<Entry> {
    let mut sides = rows(body(CARDS), number);
    let front = sides.next()?;
    // A test parses every row of the embedded table.
    table::entry(front, sides.next()).ok()
}

/// The numbers of the cards that have a name, given folded.
pub fn numbers_named(folded: &str) -> impl Iterator<Item = CardNumber> {
    let row = rows(body(NAMES), folded).next();
    row.and_then(|row| row.split_once('\t'))
        .map_or("", |(_, numbers)| numbers)
        .split(' ')
        .filter_map(|number| number.parse().ok())
}

/// Every folded name with its numbers, parted by spaces.
pub fn names() -> impl Iterator<Item = (&'static str, &'static str)> {
    body(NAMES).lines().filter_map(|line| line.split_once('\t'))
}

/// Every card number, in order.
pub fn numbers() -> impl Iterator<Item = CardNumber> {
    number_texts().iter().filter_map(|number| number.parse().ok())
}

/// Every card number as text, in order; they are gathered when somebody first asks.
pub(super) fn number_texts() -> &'static [&'static str] {
    static NUMBERS: LazyLock<Vec<&str>> = LazyLock::new(|| {
        let mut numbers: Vec<&str> = body(CARDS).lines().filter_map(|line| line.split('\t').next()).collect();
        numbers.dedup();
        numbers
    });
    &NUMBERS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_embedded_row_is_read() {
        let mut sides = 0;
        for number in numbers() {
            let entry = get(number.as_str()).unwrap_or_else(|| panic!("{number} is not read"));
            assert_eq!(entry.card.number, number);
            sides += entry.card.faces().count();
        }
        assert_eq!(sides, body(CARDS).lines().count());
    }

    #[test]
    fn the_tables_are_sorted() {
        for text in [body(CARDS), body(NAMES)] {
            let keys: Vec<&str> = text.lines().filter_map(|line| line.split('\t').next()).collect();
            assert!(keys.is_sorted());
        }
    }

    #[test]
    fn every_name_leads_to_its_card() {
        let count = names().flat_map(|(_, numbers)| numbers.split(' ')).count();
        let sides: usize = numbers().filter_map(|n| get(n.as_str())).map(|entry| entry.card.faces().count()).sum();
        assert!(count <= sides && count > sides / 2);
        for (name, numbers) in names().step_by(7) {
            for number in numbers.split(' ') {
                let entry = get(number).unwrap_or_else(|| panic!("{number} is named but absent"));
                assert!(entry.card.faces().any(|face| crate::card::fold(&face.name) == name), "{number} {name}");
            }
        }
    }

    #[test]
    fn numbers_before_between_and_after_the_table_are_absent() {
        for number in ["AA1-001", "BT1-0055", "BT1-999", "ZZ9-999", ""] {
            assert!(get(number).is_none(), "{number}");
        }
    }

    #[test]
    fn the_bounds_of_small_texts_are_right() {
        for (text, key, at) in
            [("", "a", 0), ("b\n", "a", 0), ("b\n", "c", 2), ("a\tx\na\ty\nb\n", "a", 0), ("a\nb", "b", 2)]
        {
            assert_eq!(lower_bound(text, key), at, "{text:?} {key}");
        }
    }
}
