//! Which of the words of a line say how many copies there are.

use super::words::{Word, written_end};
use crate::card::numbers_within;
use crate::deck::notation::word::{
    COUNTERS, Count, asks_count, bare_count, count_word, in_brackets, is_copies, is_slight, marked_count, print,
    without_counter,
};
use crate::diagnostic::Span;
use crate::language::{Message, say};

/// Strokes, dots, stars or boxes that count copies: `||||`, `☑☑☑☐`.
pub(super) fn is_tally(word: &str) -> bool {
    // What picks the picture of a sign is none.
    let signs = || word.chars().filter(|sign| *sign != '\u{fe0f}');
    let is_sign = |sign: char| {
        "|*+".contains(sign) || !(sign.is_ascii() || sign.is_alphanumeric() || "–—―…«»“”‘’─═".contains(sign))
    };
    let is_box = |sign: char| "☑☐☒✓✔✗✘✅❌⬜⬛□■".contains(sign);
    let alike = signs().next().is_some_and(|first| signs().all(|sign| sign == first));
    signs().count() > 1 && signs().all(is_sign) && (alike || signs().all(is_box))
}

/// Takes the place in a numbered list (`1. 4x BT1-006`) away. Without a count behind it nobody knows what it is.
pub(super) fn take_numbering(words: &mut Vec<Word>) -> Option<Message> {
    let first = words.first()?.plain.as_str();
    let digits = first.strip_suffix('.').or_else(|| first.strip_suffix(')').filter(|rest| !rest.starts_with('(')))?;
    if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    match words.get(1) {
        Some(second) if count_word(&second.plain).is_some() => {
            words.remove(0);
            None
        }
        _ => Some(say!("count-or-place", word = first)),
    }
}

/// Takes the words that are counts off both ends.
pub(super) fn take_counts(text: &str, words: &mut Vec<Word>) -> Vec<(Count, Span)> {
    let mut counts = Vec::new();
    let mut first = None;
    let is_counter = |word: &Word| COUNTERS.contains(&word.plain.as_str());
    let asked = |word: &Word| asks_count(&word.plain).then_some(Count::Bad);
    if let Some(count) = count_word(&words[0].plain).or_else(|| asked(&words[0]).filter(|_| words.len() > 1)) {
        let word = words.remove(0);
        counts.push((count, word.span));
        first = Some(word);
        // `4 x BT1-062`
        let is_sign =
            |words: &[Word]| words[0].plain == "x" || words[0].plain == "X" && print(&words[1].plain).is_some();
        if words.len() > 1 && is_sign(words) {
            words.remove(0);
            first = None;
        }
        // `4 pz Fish`
        if words.len() > 1 && is_counter(&words[0]) {
            words.remove(0);
            first = None;
        }
        // `4 copies of Fish`
        let is = |at: usize, known: &[&str]| words.get(at).is_some_and(|word| known.contains(&word.plain.as_str()));
        if words.len() > 2 && is(0, &COPIES) && is(1, &OF) {
            words.drain(..2);
            first = None;
        }
    } else if let Some(at) = glued(&words[0].plain) {
        // `4BT1-062`, `4xBT1-062`
        let first = &mut words[0];
        let (count, rest) = first.plain.split_at(at);
        if let Some(count) = bare_count(count) {
            let rest = rest.trim_start_matches(['x', 'X']).to_owned();
            let digits = Span::new(first.span.start, written_end(text, first.span, at));
            first.span.start = written_end(text, first.span, first.plain.len() - rest.len());
            first.plain = rest;
            counts.push((count, digits));
        }
    }
    // `BT1-062 4 pz`
    if let [_, .., count, counter] = words.as_slice()
        && is_counter(counter)
        && bare_count(&count.plain).is_some()
    {
        words.truncate(words.len() - 1);
    }
    let [.., before, last] = words.as_slice() else { return counts };
    // `Fish x 4`; in `Crashbug X x3` the X belongs to the name.
    let apart = before.plain.eq_ignore_ascii_case("x") && words.len() > 2 && bare_count(&last.plain).is_some();
    // `10x Kamehameha BT4-096 1`
    let begins = first.is_some() && words.len() > 2 && begins_name(words) && is_copies(&last.plain);
    // At the end a bare number may belong to the name (`Android 16`), and so may `4x`; brackets or an x before it tell.
    let told = |word: &Word| {
        let plain = word.plain.as_str();
        let marked = plain.starts_with(['x', 'X', '×']) && marked_count(without_counter(plain)).is_some();
        let bracketed = plain.starts_with(['(', '[']) && plain.ends_with([')', ']']);
        marked
            || bracketed
            || apart
            || print(&before.plain)
                .is_some_and(|print| words.len() == 2 || (counts.is_empty() || begins) && !is_slight(&print))
            || (before.plain.ends_with(':') && counts.is_empty() && bare_count(plain).is_some())
    };
    if told(last)
        && let Some(count) = count_word(&last.plain).or_else(|| asked(last).filter(|_| counts.is_empty()))
    {
        // `10x Kamehameha (BT4-096) x4`: where a name follows a number, that may begin it.
        if let Some(first) = first.filter(|_| words.len() > 1 && begins_name(words)) {
            words.insert(0, first);
            counts.clear();
        }
        let last = words.len() - 1;
        counts.push((count, words[last].span));
        words.truncate(last - usize::from(apart));
    }
    counts
}

/// Words for copies, and what stands between them and a card.
const COPIES: [&str; 7] = ["copies", "copy", "copie", "copia", "exemplaires", "exemplaire", "Exemplare"];
const OF: [&str; 5] = ["of", "di", "de", "von", "d'"];

/// Whether words begin with one of a name.
fn begins_name(words: &[Word]) -> bool {
    let first = words[0].plain.as_str();
    print(first).is_none() && in_brackets(first).is_none() && numbers_within(first) == 0 && count_word(first).is_none()
}

/// Where the digits end in `4BT1-062`, `4xBT1-062` and `4x[BT1-062],`.
pub(super) fn glued(word: &str) -> Option<usize> {
    let at = word.find(|c: char| !c.is_ascii_digit()).filter(|at| *at > 0)?;
    let rest = word[at..].trim_start_matches(['x', 'X']);
    (word.is_ascii() && print(rest).is_some()).then_some(at)
}

/// The digits alone within a count: an edit must not touch the x beside them.
pub(super) fn digits(text: &str, span: Span) -> Span {
    let count = span.text(text);
    let start = count.find(|c: char| c.is_numeric()).unwrap_or(0);
    // Up to the last of them: characters that nobody sees may stand between.
    let end = count.char_indices().rfind(|(_, c)| c.is_numeric()).map_or(count.len(), |(at, c)| at + c.len_utf8());
    Span::new(span.start + start, span.start + end)
}

/// Where, in what is left for a name, a digit stands that letters follow: the count of another card, perhaps.
pub(super) fn another_count(words: &[Word]) -> Option<Span> {
    let last = words.iter().rposition(|word| word.plain.contains(char::is_alphabetic))?;
    let counts = |(at, word): &(usize, &Word)| {
        let behind = word.plain.find(|c: char| c.is_ascii_digit()).map(|digit| &word.plain[digit..]);
        behind.is_some_and(|behind| *at < last || behind.contains(char::is_alphabetic))
    };
    words[..=last].iter().enumerate().find(counts).map(|(_, word)| word.span)
}
