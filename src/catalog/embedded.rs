//! The card table inside the program: searched in place, parsed a row at a time.
//!
//! `data/cards.tsv` is sorted by card number, `data/card-names.tsv` by folded name. Both are written by
//! `scouter cards build` and never edited by hand.

use std::sync::LazyLock;

use super::sorted::Sorted;
use super::{Entry, table};
use crate::card::CardNumber;

const CARDS: &str = include_str!("../../data/cards.tsv");
const NAMES: &str = include_str!("../../data/card-names.tsv");

/// The rows of the card table.
pub(super) fn rows() -> Sorted<'static> {
    Sorted::below_header(CARDS)
}

/// The card of a number in its one spelling; its skills are read when somebody asks for them.
pub fn get(number: &str) -> Option<Entry> {
    let mut sides = rows().rows(number);
    // A test parses every row of the embedded table.
    table::unread_entry(sides.next()?, sides.next()).ok()
}

/// The numbers of the cards that have a name, given folded.
pub fn numbers_named(folded: &str) -> impl Iterator<Item = CardNumber> {
    let row = Sorted::below_header(NAMES).rows(folded).next();
    row.and_then(|row| row.split_once('\t'))
        .map_or("", |(_, numbers)| numbers)
        .split(' ')
        .filter_map(|number| number.parse().ok())
}

/// Every folded name with its numbers, parted by spaces.
pub fn names() -> impl Iterator<Item = (&'static str, &'static str)> {
    Sorted::below_header(NAMES).lines().filter_map(|line| line.split_once('\t'))
}

/// Every card number, in order.
pub fn numbers() -> impl Iterator<Item = CardNumber> {
    number_texts().iter().filter_map(|number| number.parse().ok())
}

/// Every card number as text, in order; they are gathered when somebody first asks.
pub(super) fn number_texts() -> &'static [&'static str] {
    static NUMBERS: LazyLock<Vec<&str>> = LazyLock::new(|| rows().numbers().collect());
    &NUMBERS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_embedded_row_is_read() {
        let mut sides = 0;
        for number in numbers() {
            let entry = rows().get(number.as_str()).and_then(Result::ok);
            let entry = entry.unwrap_or_else(|| panic!("{number} is not read"));
            assert_eq!(entry.card.number, number);
            assert_eq!(get(number.as_str()).as_ref(), Some(&entry));
            sides += entry.card.faces().count();
        }
        assert_eq!(sides, rows().lines().count());
    }

    #[test]
    fn the_tables_are_sorted() {
        for text in [rows(), Sorted::below_header(NAMES)] {
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
}
