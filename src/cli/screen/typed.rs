//! The line in which a search is typed: a text and a place in it, between two signs.

use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

use crate::shown;

/// More signs than this are no search.
const MOST: usize = 1000;

/// A line that is typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Input {
    text: String,
    /// The byte before which the next sign comes.
    at: usize,
}

impl Input {
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// Signs come, ends of lines as blanks; what does not fit in is left out.
    pub(super) fn insert(&mut self, signs: &str) {
        let room = MOST.saturating_sub(self.text.chars().count());
        let signs: String = signs.chars().map(|c| if c.is_control() { ' ' } else { c }).take(room).collect();
        self.text.insert_str(self.at, &signs);
        self.at += signs.len();
    }

    /// The sign before the place goes.
    pub(super) fn backspace(&mut self) {
        let end = self.at;
        self.left();
        self.text.replace_range(self.at..end, "");
    }

    /// The sign behind the place goes.
    pub(super) fn delete(&mut self) {
        if let Some(c) = self.text[self.at..].chars().next() {
            self.text.replace_range(self.at..self.at + c.len_utf8(), "");
        }
    }

    /// The word before the place goes.
    pub(super) fn delete_word(&mut self) {
        let before = self.text[..self.at].trim_end();
        let start = before
            .rfind(char::is_whitespace)
            .map_or(0, |at| at + before[at..].chars().next().map_or(0, char::len_utf8));
        self.text.replace_range(start..self.at, "");
        self.at = start;
    }

    /// All that stands before the place goes.
    pub(super) fn clear_before(&mut self) {
        self.text.replace_range(..self.at, "");
        self.at = 0;
    }

    pub(super) fn left(&mut self) {
        self.at -= self.text[..self.at].chars().next_back().map_or(0, char::len_utf8);
    }

    pub(super) fn right(&mut self) {
        self.at += self.text[self.at..].chars().next().map_or(0, char::len_utf8);
    }

    pub(super) fn home(&mut self) {
        self.at = 0;
    }

    pub(super) fn end(&mut self) {
        self.at = self.text.len();
    }

    /// What is seen of it in so many columns, and the column of the place. No sign of it acts.
    pub(super) fn window(&self, width: usize) -> (String, usize) {
        let before = shown::line(&self.text[..self.at]);
        let room = width.saturating_sub(1);
        // From the first sign on from which on the place fits in.
        let mut skipped = 0;
        let mut begin = 0;
        for (at, c) in before.char_indices() {
            if before.width() - skipped <= room {
                break;
            }
            skipped += c.width().unwrap_or(0);
            begin = at + c.len_utf8();
        }
        let seen = before[begin..].to_owned();
        let column = seen.width().min(room);
        (seen + &shown::line(&self.text[self.at..]), column)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_come_and_go_at_the_place() {
        let mut input = Input::default();
        input.insert("red göku");
        input.backspace();
        input.left();
        input.left();
        input.backspace();
        input.insert("o\n");
        assert_eq!(input.text(), "red go ku".replace("ku", "k").replace("go k", "o ök"), "{input:?}");
        input.home();
        input.delete();
        input.end();
        input.delete_word();
        assert_eq!(input.text(), "ed o ");
        input.clear_before();
        assert_eq!(input, Input::default());
    }

    #[test]
    fn the_place_is_seen_however_long_the_text_and_wide_its_signs() {
        let mut input = Input::default();
        input.insert(&"龍".repeat(40));
        let (seen, column) = input.window(11);
        assert_eq!((seen.as_str(), column), ("龍龍龍龍龍", 10));
        input.home();
        assert_eq!(input.window(11).1, 0);
        input.insert("\u{202e}");
        assert!(input.window(40).0.starts_with("<U+202E>"));
    }
}
