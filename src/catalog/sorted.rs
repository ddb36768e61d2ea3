//! A card table as text, sorted by card number: a card is found by binary search, and only its rows are parsed.
//!
//! The text is that of [`table::write`] without its header; nothing here checks that it is sorted.

use memchr::{memchr, memchr_iter, memrchr};

use super::Entry;
use super::table::{self, RowError};

/// The rows of a table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sorted<'t>(&'t str);

impl<'t> Sorted<'t> {
    /// The rows below the header of a table.
    pub(super) fn below_header(table: &'t str) -> Self {
        Self(table.split_once('\n').map_or("", |(_, body)| body))
    }

    /// The offset of the first line whose first column is not less than `key`.
    fn lower_bound(self, key: &str) -> usize {
        let text = self.0.as_bytes();
        let (mut low, mut high) = (0, text.len());
        while low < high {
            let middle = low + (high - low) / 2;
            let start = memrchr(b'\n', &text[low..middle]).map_or(low, |at| low + at + 1);
            let line_end = memchr(b'\n', &text[start..]).map_or(text.len(), |at| start + at);
            // A line begins and ends between characters.
            let line = &self.0[start..line_end];
            if first_column(line) < key {
                low = (line_end + 1).min(high);
            } else {
                high = start;
            }
        }
        low
    }

    /// The lines that have `key` in their first column.
    pub(super) fn rows(self, key: &str) -> impl Iterator<Item = &'t str> {
        self.0[self.lower_bound(key)..].lines().take_while(move |line| first_column(line) == key)
    }

    /// Whether there is a line that has `key` in its first column.
    pub(super) fn has(self, key: &str) -> bool {
        self.rows(key).next().is_some()
    }

    /// The card of a number in its one spelling.
    pub(super) fn get(self, number: &str) -> Option<Result<Entry, RowError>> {
        let mut sides = self.rows(number);
        let front = sides.next()?;
        Some(table::entry(front, sides.next()))
    }

    /// The rows of every card, in order of the numbers: that of its front and, for a leader, that of its back.
    pub(super) fn cards(self) -> impl Iterator<Item = (&'t str, Option<&'t str>)> {
        let mut lines = self.lines().peekable();
        std::iter::from_fn(move || {
            let front = lines.next()?;
            Some((front, lines.next_if(|next| first_column(next) == first_column(front))))
        })
    }

    /// The table in so many parts or fewer, about equally long; the rows of a card stay together.
    pub(super) fn parts(self, parts: usize) -> Vec<Self> {
        let mut out = Vec::with_capacity(parts);
        let mut rest = self;
        for left in (2..=parts).rev() {
            let before = &rest.0.as_bytes()[..rest.0.len() / left];
            let line = before.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
            let (one, other) = rest.0.split_at(rest.lower_bound(first_column(&rest.0[line..])));
            out.extend((!one.is_empty()).then_some(Self(one)));
            rest = Self(other);
        }
        out.push(rest);
        out
    }

    /// Every card number as text, in order.
    pub(super) fn numbers(self) -> impl Iterator<Item = &'t str> {
        self.cards().map(|(front, _)| first_column(front))
    }

    /// Every line.
    pub(super) fn lines(self) -> impl Iterator<Item = &'t str> {
        let text = self.0;
        let mut from = 0;
        // The last line may lack its end.
        let ends = memchr_iter(b'\n', text.as_bytes())
            .chain((!text.is_empty() && !text.ends_with('\n')).then_some(text.len()));
        ends.map(move |end| &text[std::mem::replace(&mut from, end + 1)..end])
    }
}

fn first_column(line: &str) -> &str {
    memchr(b'\t', line.as_bytes()).map_or(line, |end| &line[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_are_the_whole_and_part_no_card() {
        for text in ["", "a\n", "a\tx\na\ty\n", "a\nb\tx\nb\ty\nc\n", "a\tlong and longer\nb\n", "a\nb\nc\nd\ne\nf\n"] {
            let whole: Vec<_> = Sorted(text).cards().collect();
            for n in 1..5 {
                let parts = Sorted(text).parts(n);
                assert!(parts.len() <= n, "{text:?} in {n}");
                assert_eq!(parts.into_iter().flat_map(Sorted::cards).collect::<Vec<_>>(), whole, "{text:?} in {n}");
            }
        }
    }

    #[test]
    fn the_bounds_of_small_texts_are_right() {
        for (text, key, at) in
            [("", "a", 0), ("b\n", "a", 0), ("b\n", "c", 2), ("a\tx\na\ty\nb\n", "a", 0), ("a\nb", "b", 2)]
        {
            assert_eq!(Sorted(text).lower_bound(key), at, "{text:?} {key}");
        }
    }

    #[test]
    fn rows_of_one_key_stand_together() {
        let sorted = Sorted::below_header("number\na\t1\nb\t2\nb\t3\nc\t4\n");
        assert_eq!(sorted.rows("b").collect::<Vec<_>>(), ["b\t2", "b\t3"]);
        assert_eq!(sorted.numbers().collect::<Vec<_>>(), ["a", "b", "c"]);
        assert_eq!([sorted.has("a"), sorted.has("bb")], [true, false]);
    }
}
