//! Cards in what is no card line: behind the sign of a comment, or in a line about the deck.

use super::counts::glued;
use super::words::{Word, words};
use crate::card::{numbers_within, plain};
use crate::deck::UNREADABLE_LINE;
use crate::deck::notation::word::{count_word, is_copies, is_slight, print};
use crate::diagnostic::{Diagnostic, Severity};
use crate::language::say;

/// Whether a text that is no card line holds the number of a card beside a number of copies.
pub(in crate::deck::notation) fn holds_counted_number(text: &str) -> bool {
    let mut words = words(text);
    // An address is full of dashes and digits.
    words.retain(|word| !word.plain.contains("://"));
    let numbered = |word: &Word| print(&word.plain).is_some() || numbers_within(&word.plain) > 0;
    // `x4;` has its count within, and in `x14xBT1-062` two counts hang on the number.
    let hung = |part: &str| print(part).is_none() && numbers_within(part) > 0;
    let parts =
        |word: &Word| word.plain.split([';', ',', '(', ')', '|', '/']).any(|part| is_copies(part) || hung(part));
    let counts = |word: &Word| count_word(&word.plain).is_some() || parts(word);
    words.iter().any(numbered) && (words.iter().any(counts) || words.iter().any(|word| glued(&word.plain).is_some()))
}

/// Whether a line has the sign of a comment right before a card: `#BT1-006`, `;4 BT1-006`. It may be a comment, or not.
pub(in crate::deck::notation) fn is_marked_card(line: &str) -> bool {
    let behind = line.trim_start().trim_start_matches(['#', ';']);
    if behind.len() == line.trim_start().len() || !behind.starts_with(|c: char| c.is_alphanumeric()) {
        return false;
    }
    let parts = behind.split(|c: char| c.is_whitespace() || ";,|".contains(c)).filter(|part| !part.is_empty());
    let mut words = parts.map(|word| word.chars().filter_map(plain).collect::<String>());
    let Some(first) = words.next() else { return false };
    // A letter and a digit may be a word of prose: `#T-5`.
    let numbered = |word: &String| print(word).is_some_and(|print| !is_slight(&print));
    numbered(&first) || glued(&first).is_some() || (is_copies(&first) && words.any(|word| numbered(&word)))
}

/// That a line is a comment or a card, and nobody knows which.
pub(in crate::deck::notation) fn marked_card(line: &str) -> Diagnostic {
    let sign = line.trim_start().chars().take(1).collect::<String>();
    let message = say!("comment-or-card", sign = &sign);
    Diagnostic::new(UNREADABLE_LINE, Severity::Error, message).help(say!("blank-behind-sign", sign = sign))
}
