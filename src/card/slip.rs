//! How card numbers are mistyped, and how near what was typed is to a number.
//!
//! The dash becomes another sign or is left out, zeros are left out or doubled, a letter stands for the digit that it looks
//! like, a sign is wrong. A number that is nearly another is never taken for it: this is for proposals.

use super::{Print, plain};

/// How a text differs from a number, the nearest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Slip {
    /// In what stands between its signs, and in letters that look like digits: `BT1_062`, `(BT1) 062`, `BT1-O62`.
    Dash,
    /// In zeros, too: `BT1-62`, `EX1-1`, `BT01-0062`.
    Zeros,
    /// In both, so that nobody sees where the set ends: `BT162`.
    Run,
    /// By one sign more, less, other or moved by one place: `BT1-0662`.
    OneSign,
}

/// How a text differs from a number; `None` where they are further apart.
///
/// ```
/// use deckscouter::card::{Slip, slip};
/// assert_eq!(slip("BT1 062", "BT1-062"), Some(Slip::Dash));
/// assert_eq!(slip("bt1-62", "BT1-062"), Some(Slip::Zeros));
/// assert_eq!(slip("BT1-052", "BT1-062"), Some(Slip::OneSign));
/// assert_eq!(slip("BT2-052", "BT1-062"), None);
/// ```
pub fn slip(written: &str, number: &str) -> Option<Slip> {
    // Nearly every number differs in its first signs, and all but one way to mistype it change nothing but zeros and dashes.
    if !significant(written).eq(significant(number)) {
        return one_sign_apart(written, number).then_some(Slip::OneSign);
    }
    let signs = |text| runs(text).filter(|sign| *sign != GAP);
    let gaps = |text| runs(text).filter(|sign| *sign == GAP).count();
    let same_signs = || all_signs(written).eq(all_signs(number));
    // A dash in another place is no dash that was left out: `BT1-0062` is not nearly `BT10-062`.
    let undashed = || gaps(written) < gaps(number);
    if runs(written).eq(runs(number)) {
        Some(if same_signs() { Slip::Dash } else { Slip::Zeros })
    } else if same_signs() && undashed() {
        Some(Slip::Dash)
    } else if signs(written).eq(signs(number)) && undashed() {
        Some(Slip::Run)
    } else {
        one_sign_apart(written, number).then_some(Slip::OneSign)
    }
}

/// The parts of a text that look like a number with a slip in it, each of up to three words. One that is a number is none of
/// them.
///
/// ```
/// use deckscouter::card::nearly_numbers;
/// assert_eq!(nearly_numbers("(BT1) 062 Champa").collect::<Vec<_>>(), ["(BT1) 062"]);
/// assert_eq!(nearly_numbers("Super 17, Android 18").count(), 0);
/// ```
pub fn nearly_numbers(text: &str) -> impl Iterator<Item = &str> {
    const MOST_WORDS: usize = 3;
    let words: Vec<&str> = text.split_whitespace().collect();
    let place = |word: &str| word.as_ptr() as usize - text.as_ptr() as usize;
    let places: Vec<(usize, usize)> = words.iter().map(|word| (place(word), place(word) + word.len())).collect();
    let windows = (0..places.len()).flat_map(move |first| {
        let last = (first + MOST_WORDS).min(places.len());
        places[first..last].iter().map(|(_, end)| (places[first].0, *end)).collect::<Vec<_>>()
    });
    windows.map(|(start, end)| text[start..end].trim_end_matches([',', ';', ':', '.'])).filter(|part| is_nearly(part))
}

/// Whether a text looks like a number with a slip in it: up to four letters, then digits and what looks like them, and
/// nothing else but what people put between.
fn is_nearly(text: &str) -> bool {
    const MOST: usize = 24;
    if text.len() > MOST || Print::among_words(text).is_some() {
        return false;
    }
    let text = without_suffix(text);
    let parts = |c: &char| " -_.()[]/".contains(*c);
    let signs: Vec<char> = text.chars().filter_map(plain).map(|c| c.to_ascii_uppercase()).collect();
    let letters = signs.iter().skip_while(|c| parts(c)).take_while(|c| c.is_ascii_alphabetic()).count();
    let behind = || signs.iter().skip_while(|c| parts(c)).skip(letters).filter(|c| !parts(c));
    let digits = behind().count();
    let real = behind().filter(|c| c.is_ascii_digit()).count();
    (1..=4).contains(&letters)
        && (2..=8).contains(&digits)
        && real * 2 >= digits
        && behind().all(|c| likeness(*c).is_ascii_digit())
}

/// The digit that a letter looks like.
const fn likeness(letter: char) -> char {
    match letter {
        'O' | 'Q' => '0',
        'I' | 'L' => '1',
        'Z' => '2',
        'S' => '5',
        'B' => '8',
        other => other,
    }
}

/// A text without the suffix of a print, `_PR`.
fn without_suffix(text: &str) -> &str {
    let is_suffix = |rest: &str| rest.starts_with(|c: char| c.is_ascii_alphabetic());
    text.match_indices('_').find(|(at, _)| is_suffix(&text[at + 1..])).map_or(text, |(at, _)| &text[..at])
}

/// The signs of a text in one form, with what stands between them.
fn spelled(text: &str) -> impl Iterator<Item = char> {
    without_suffix(text).chars().filter_map(plain).map(|c| likeness(c.to_ascii_uppercase()))
}

/// Letters and digits alone.
fn all_signs(text: &str) -> impl Iterator<Item = char> {
    spelled(text).filter(char::is_ascii_alphanumeric)
}

/// Letters and digits without zeros: a text that is a number but for dashes and zeros has those of the number.
fn significant(text: &str) -> impl Iterator<Item = char> {
    all_signs(text).filter(|sign| *sign != '0')
}

/// The signs that a text has in common with each number that it is but for dashes, zeros and letters that look like digits.
pub(crate) fn slip_key(text: &str) -> String {
    significant(text).collect()
}

/// Before each run of digits in [`runs`].
const GAP: char = '#';

/// Letters, and runs of digits without the zeros that they begin with, each behind a [`GAP`].
fn runs(text: &str) -> impl Iterator<Item = char> {
    let (mut in_run, mut significant) = (false, false);
    spelled(text).flat_map(move |sign| {
        let is_digit = sign.is_ascii_digit();
        let begins = is_digit && !in_run;
        significant = is_digit && ((significant && in_run) || sign != '0');
        in_run = is_digit;
        let shown = sign.is_ascii_alphabetic() || significant;
        [begins.then_some(GAP), shown.then_some(sign)].into_iter().flatten()
    })
}

/// Whether one sign more, less, other or moved by one place makes one text of the other.
fn one_sign_apart(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let same = a.iter().zip(b).take_while(|(a, b)| a.eq_ignore_ascii_case(b)).count();
    let (a, b) = (&a[same..], &b[same..]);
    let same = a.iter().rev().zip(b.iter().rev()).take_while(|(a, b)| a.eq_ignore_ascii_case(b)).count();
    match (&a[..a.len() - same], &b[..b.len() - same]) {
        ([a, b], [c, d]) => (a, b) == (d, c),
        (a, b) => a.len() <= 1 && b.len() <= 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_way_to_mistype_a_number_is_known() {
        for (written, number, expected) in [
            ("BT1062", "BT1-062", Slip::Dash),
            ("BT 1-062", "BT1-062", Slip::Dash),
            ("(BT1) 062", "BT1-062", Slip::Dash),
            ("[BT1_062]", "BT1-062", Slip::Dash),
            ("BT1-O74", "BT1-074", Slip::Dash),
            ("BT1-l74", "BT1-174", Slip::Dash),
            ("BTI-062", "BT1-062", Slip::Dash),
            ("BT1_062_PR", "BT1-062", Slip::Dash),
            ("bt1-62", "BT1-062", Slip::Zeros),
            ("P-75", "P-075", Slip::Zeros),
            ("SD1-1", "SD1-01", Slip::Zeros),
            ("EX1-1", "EX01-01", Slip::Zeros),
            ("TB1-8", "TB1-008", Slip::Zeros),
            ("BT01-0062", "BT1-062", Slip::Zeros),
            ("P75", "P-075", Slip::Zeros),
            ("BT1 62", "BT1-062", Slip::Zeros),
            ("BT162", "BT1-062", Slip::Run),
            ("BT162", "BT16-002", Slip::Run),
            ("BT1-0662", "BT1-062", Slip::OneSign),
            ("TB1-062", "BT1-062", Slip::OneSign),
        ] {
            assert_eq!(slip(written, number), Some(expected), "{written} {number}");
        }
        for (written, number) in [
            ("BT1-50", "BT1-005"),
            ("BT77-001", "BT7-071"),
            ("BT1-005", "BT10-005"),
            ("BT1-15", "BT1-105"),
            ("BT2-006", "BT1-005"),
            ("", "P-1"),
        ] {
            assert!(slip(written, number).is_none_or(|slip| slip == Slip::OneSign), "{written} {number}");
        }
    }

    #[test]
    fn what_is_a_number_but_for_dashes_and_zeros_has_its_key() {
        for written in ["BT1062", "(BT1) 062", "BT1-O62", "BTI-062", "BT1_062_PR", "BT01-0062", "BT162", "bt1-62"] {
            assert_eq!(slip_key(written), slip_key("BT1-062"), "{written}");
        }
    }

    #[test]
    fn one_sign_may_be_more_less_other_or_moved() {
        for (a, b) in [("BT1-005", "BT1-05"), ("BT1-05", "BT1-005"), ("BT1-005", "BT1-006"), ("BT1-005", "TB1-005")] {
            assert!(one_sign_apart(a, b), "{a} {b}");
        }
        for (a, b) in [("BT1-005", "BT2-006"), ("BT1-005", "BT1-5"), ("BT1-012", "BT1-210"), ("", "BT")] {
            assert!(!one_sign_apart(a, b), "{a} {b}");
        }
    }

    #[test]
    fn numbers_with_a_slip_are_seen_among_words_and_names_are_not() {
        for (text, part) in [
            ("BT1062 Champa", "BT1062"),
            ("Champa BT1-O74, foil", "BT1-O74"),
            ("Champa (BT1) 062", "(BT1) 062"),
            ("Champa BT 1-062", "BT 1-062"),
            ("Champa BT1_062", "BT1_062"),
        ] {
            assert!(nearly_numbers(text).any(|found| found == part), "{text}");
        }
        for text in ["Android 16", "SS4 Son Goku", "Planet M-2", "BT1-062 Champa", "", "Broly: Br", "1-084", "４"] {
            assert_eq!(nearly_numbers(text).next(), None, "{text}");
        }
    }
}
