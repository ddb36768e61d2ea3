//! What of a line is the name of its card, when its count and its number are taken away.

use super::words::Word;
use crate::card::nearly_numbers;

/// The words of the name, when count and number are gone: without what parts it from them, and what a shop puts behind it.
pub(super) fn named(mut words: Vec<Word>) -> Vec<Word> {
    let only_parts = |word: &Word| word.plain.chars().all(|c| c == '-' || parts(c));
    // A rarity and a price: `(SPR)`, `$0.25`, `€1.00 each`.
    let is_price = |word: &Word| word.plain.starts_with(['$', '€', '£']) || word.plain.ends_with(['$', '€', '£']);
    let of_a_shop = |word: &Word| {
        let rarity = word.plain.strip_prefix('(').and_then(|word| word.strip_suffix(')'));
        let rarity = rarity.is_some_and(|code| code.len() <= 4 && code.bytes().all(|b| b.is_ascii_uppercase()));
        rarity || is_price(word)
    };
    let start = words.iter().take_while(|word| only_parts(word)).count();
    words.drain(..start);
    loop {
        match words.as_slice() {
            [.., last] if only_parts(last) || of_a_shop(last) => words.truncate(words.len() - 1),
            [.., price, each] if is_price(price) && ["each", "ea", "ea."].contains(&each.plain.as_str()) => {
                words.truncate(words.len() - 2);
            }
            _ => return words,
        }
    }
}

/// The name that its words make.
pub(super) fn name(text: &str, words: &[Word]) -> Option<String> {
    let written: Vec<&str> = words.iter().map(|word| word.span.text(text)).collect();
    let name = written.join(" ");
    let name = name.trim_matches(|c: char| parts(c) || c.is_whitespace());
    // One site hangs the suffix of the print on the name: `Kamehameha_PR`. Digits alone may be a count: `Kamehameha_3`.
    let suffix = |suffix: &str| {
        suffix.bytes().any(|b| b.is_ascii_uppercase())
            && suffix.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit())
    };
    let is_name = |name: &str| name.contains(char::is_alphabetic);
    // `BT1_062` is a number with a slip in it.
    let slips = name.rsplit(' ').next().is_some_and(|last| nearly_numbers(last).any(|part| part == last));
    let hung = name.rsplit_once('_').filter(|(name, end)| is_name(name) && suffix(end) && !slips);
    let name = hung.map_or(name, |(name, _)| name);
    (!name.is_empty()).then(|| name.to_owned())
}

/// What parts the parts of a line. A dash that hangs on a word is part of it: `Phantom Shift -Disintegration-`.
fn parts(c: char) -> bool {
    matches!(c, ':' | ',' | ';' | '|')
}
