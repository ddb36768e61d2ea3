//! What a word of a line may be: a number of copies, or the number of a card.

use crate::card::Print;
use crate::deck::{MAX_COUNT, hung};

/// What a word says about copies.
pub(super) enum Count {
    Copies(u32),
    /// A number that cannot be a number of copies.
    Bad,
}

/// Digits alone (`4`, `-1`, `99999999999`, `2.5`).
pub(super) fn bare_count(word: &str) -> Option<Count> {
    let signed = word.strip_prefix(['-', '+']).unwrap_or(word);
    let number = !signed.is_empty() && signed.starts_with(|c: char| c.is_ascii_digit());
    let numeric = number && signed.bytes().all(|b| b.is_ascii_digit() || b == b'.' || b == b',');
    // Eight digits are a passcode: nobody has so many copies.
    (numeric && Print::among_words(word).is_none()).then(|| match word.parse::<u32>() {
        Ok(copies @ 1..=MAX_COUNT) if !word.starts_with('+') => Count::Copies(copies),
        _ => Count::Bad,
    })
}

/// Digits with an x (`4x`, `x4`).
pub(super) fn marked_count(word: &str) -> Option<Count> {
    let digits = word.strip_suffix(['x', 'X']).or_else(|| word.strip_prefix(['x', 'X']))?;
    bare_count(digits)
}

/// A word without the brackets, commas and marks around it: `[BT1-006],`, `**BT1-006**`, `#BT1-006`.
pub(super) fn bare<'w>(word: &'w str) -> &'w str {
    // The plain form of a backtick is an apostrophe.
    let inner = word.trim_matches(|c| "[](){}<>,;:\"#'`~".contains(c));
    // `_BT1-006_`, `**BT1-006**`; at the end alone, such a sign belongs to a print or to a number.
    let within = |inner: &'w str, sign| inner.strip_prefix(sign).and_then(|rest| rest.strip_suffix(sign));
    ['_', '*', '*'].into_iter().fold(inner, |inner, sign| within(inner, sign).unwrap_or(inner))
}

/// The card number that a word is, whatever marks stand around it, and whatever people hang on it.
pub(super) fn print(word: &str) -> Option<Print> {
    let word = bare(word);
    Print::among_words(word).or_else(|| hung::number(word))
}

/// The number in square brackets. What no word of a name looks like may be the code of any game: `[1-084]`.
pub(super) fn in_brackets(word: &str) -> Option<Print> {
    word.strip_prefix('[')?.strip_suffix(']')?.parse().ok()
}

/// Whether a number is letters with a single digit: a name may hold that.
pub(super) fn is_slight(print: &Print) -> bool {
    let number = &print.number;
    let digits = number.as_str().rsplit('-').next().map_or(0, str::len);
    !number.set().ends_with(|c: char| c.is_ascii_digit()) && number.index() < 10 && digits < 3
}

/// Whether a word asks how many copies there are: `?`, `x?`, `??`.
pub(super) fn asks_count(word: &str) -> bool {
    let marks = word.trim_matches(['x', 'X']);
    !marks.is_empty() && marks.chars().all(|c| c == '?')
}

/// Whether a word is a number of copies that there can be.
pub(super) fn is_copies(word: &str) -> bool {
    matches!(count_word(word), Some(Count::Copies(_)))
}

/// What stands behind a number of cards: `4枚`, `4 pz`.
pub(super) const COUNTERS: [&str; 6] = ["枚", "張", "张", "장", "pcs", "pz"];

/// A word without what is counted behind its number.
pub(super) fn without_counter(word: &str) -> &str {
    COUNTERS.iter().find_map(|counter| word.strip_suffix(*counter)).unwrap_or(word)
}

/// A count in the shapes it has at the ends of a line: `4`, `4x`, `x4`, `(4)`, `[4]`, `4:`, `*4`, `**4x**`, `4枚`.
pub(super) fn count_word(word: &str) -> Option<Count> {
    let inner = word.trim_matches(|c| matches!(c, '*' | '•' | '"' | '(' | ')' | '[' | ']' | ':' | ',' | '>' | '·'));
    let number = without_counter(inner);
    bare_count(number).or_else(|| marked_count(number))
}
