//! Where the comment behind a card begins.
//!
//! Two strokes also part the names of a card with two sides, `Champa // God of Destruction Champa`: behind words, only the
//! cards can tell ([`resolve`](crate::legality::resolve)).

use super::word;
use crate::card::plain;

/// A line without its comment: `#` at the start of a word begins one, and `//` behind a card that is told whole. With a digit
/// behind it, a `#` is part of a name: `Jinzo #7`; with a card number, a sign before that.
pub(super) fn without(text: &str) -> &str {
    let at = [hash(text), strokes(text)].into_iter().flatten().min();
    at.map_or(text, |at| &text[..at])
}

/// Whether something stands behind the card of a line that may be somebody's remark.
pub(super) fn may_be_behind(text: &str) -> bool {
    without(text).len() < text.len() || at_words(text, "//").any(|at| at > 0)
}

fn hash(text: &str) -> Option<usize> {
    let begins = |at: &usize| {
        let behind = &text[at + 1..];
        let number = || behind.split_whitespace().next().is_some_and(|word| word::print(word).is_some());
        !behind.starts_with(|c: char| c.is_ascii_digit()) && !number()
    };
    at_words(text, "#").find(begins)
}

/// Two strokes right behind the number of a card, or behind its number of copies where that ends what is said of it.
fn strokes(text: &str) -> Option<usize> {
    let plainly = |text: &str| text.chars().filter_map(plain).collect::<String>();
    let is_number = |word: &str| word::print(word).is_some_and(|print| !word::is_slight(&print));
    at_words(text, "//").find(|at| {
        let (before, behind) = (plainly(&text[..*at]), plainly(&text[*at..]));
        let mut words = before.split_whitespace().rev();
        let (Some(last), before_it) = (words.next(), words.next()) else { return false };
        // `x4` ends no name, `4` may.
        let is_marked = || before_it.is_some() && last.contains(['x', 'X', '(', '[']);
        let is_count = word::is_copies(last) && (is_marked() || before_it.is_some_and(is_number));
        (is_number(last) || is_count) && !behind.split_whitespace().any(|word| word::print(word).is_some())
    })
}

/// Where a sign stands at the start of a word.
fn at_words<'t>(text: &'t str, sign: &'t str) -> impl Iterator<Item = usize> + 't {
    let places = text.match_indices(sign).map(|(at, _)| at);
    places.filter(|at| text[..*at].chars().next_back().is_none_or(|before| plain(before) == Some(' ')))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strokes_behind_a_number_or_its_copies_begin_a_comment_and_those_between_names_do_not() {
        for (text, card) in [
            ("4 BT1-053 // why not", "4 BT1-053 "),
            ("4 Senzu Bean [BT1-053] // why not", "4 Senzu Bean [BT1-053] "),
            ("BT1-053 x4 // why not", "BT1-053 x4 "),
            ("BT1-053 4 // why not", "BT1-053 4 "),
            ("4 BT1-053 # why // not", "4 BT1-053 "),
        ] {
            assert_eq!(without(text), card, "{text}");
        }
        for text in [
            "1 BT1-001 Champa // God of Destruction Champa",
            "4 // 5",
            "4x // Champa",
            "4 Planet M-2 // Fish",
            "4 BT1-053 // 4 BT1-054",
            "https://decks.example/BT1-053",
        ] {
            assert_eq!(without(text), text, "{text}");
        }
    }
}
