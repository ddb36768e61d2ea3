//! Card numbers (2-16) and prints; the codes that other games print on their cards.
//!
//! DBSCG numbers a card by set and place: `BT1-005`. Force of Will does so too, with more freedom (`1-084`, `CMF-005J`), and Yu-Gi-Oh!
//! prints a passcode of eight digits. Among the words of a line only the first and the last are known for numbers.

use std::fmt;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::plain;

/// A card number in its one spelling: `BT1-005`, `P-001`, `SD14-01`; in other games `CMF-005`, `07391448`.
///
/// Numbers sort as text, which is the order of the card table.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
pub struct CardNumber(Box<str>);

impl CardNumber {
    /// The number as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The set: everything before the dash (`BT1`, `P`).
    pub fn set(&self) -> &str {
        self.0.split_once('-').map_or(&self.0, |(set, _)| set)
    }

    /// What stands after the dash, as a number.
    pub fn index(&self) -> u32 {
        self.0.split_once('-').and_then(|(_, index)| index.parse().ok()).unwrap_or(0)
    }

    /// The number of a Yu-Gi-Oh! card: its passcode with all of its zeros.
    ///
    /// ```
    /// use deckscouter::card::CardNumber;
    /// let number = CardNumber::from_passcode(7_391_448);
    /// assert_eq!((number.as_str(), number.passcode()), ("07391448", Some(7_391_448)));
    /// ```
    pub fn from_passcode(code: u32) -> Self {
        Self(format!("{code:0PASSCODE$}").into())
    }

    /// A number for a card that is printed nowhere, by letters that no set has and its place among such cards: `CASE-001`. It has
    /// the form of DBSCG's numbers; `None` where four letters or four digits are not enough.
    pub fn unprinted(letters: &str, index: usize) -> Option<Self> {
        let number = format!("{letters}-{index:03}");
        is_of_set(&number).then(|| Self(number.into()))
    }

    /// What it is as a passcode; `None` where it is the number of another game.
    pub fn passcode(&self) -> Option<u32> {
        self.0.parse().ok()
    }

    /// Whether it has the form of this game's numbers: letters, digits of the set, a dash, digits.
    pub fn is_of_set(&self) -> bool {
        is_of_set(&self.0)
    }

    /// The set's letters and its number: `("BT", 1)`, `("P", 0)`.
    pub fn series(&self) -> (&str, u32) {
        let set = self.set();
        let letters = set.trim_end_matches(|c: char| c.is_ascii_digit());
        (letters, set[letters.len()..].parse().unwrap_or(0))
    }
}

impl fmt::Display for CardNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl AsRef<str> for CardNumber {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

impl From<CardNumber> for String {
    fn from(number: CardNumber) -> Self {
        number.0.into_string()
    }
}

impl TryFrom<String> for CardNumber {
    type Error = NumberError;
    fn try_from(text: String) -> Result<Self, NumberError> {
        text.parse()
    }
}

impl FromStr for CardNumber {
    type Err = NumberError;
    fn from_str(text: &str) -> Result<Self, NumberError> {
        let print: Print = text.parse()?;
        match print.suffix {
            None => Ok(print.number),
            Some(_) => Err(NumberError(text.to_owned())),
        }
    }
}

/// The text is no card number.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a card number; one looks like BT1-005, P-001 or SD14-01")]
pub struct NumberError(String);

/// Digits of a passcode; the few that are longer belong to no printed card.
const PASSCODE: usize = 8;

/// `BT1-005`, `P-001`.
fn is_of_set(number: &str) -> bool {
    let so_many = |bytes: &[u8], of: fn(&u8) -> bool| bytes.iter().take_while(|byte| of(byte)).count();
    let letters = so_many(number.as_bytes(), u8::is_ascii_uppercase);
    let set = &number.as_bytes()[letters..];
    let digits = so_many(set, u8::is_ascii_digit);
    let Some((b'-', index)) = set[digits..].split_first() else { return false };
    (1..=4).contains(&letters)
        && digits <= 3
        && (1..=4).contains(&index.len())
        && so_many(index, u8::is_ascii_digit) == index.len()
}

/// `07391448`
fn is_passcode(number: &str) -> bool {
    (PASSCODE..=PASSCODE + 1).contains(&number.len()) && number.bytes().all(|b| b.is_ascii_digit())
}

/// `1-084`, `CMF-005J`, `AOA-012*`, `AO4-BB1`: a set of letters and digits, a number, and what tells sides and printings
/// apart. Three digits are no word's; with fewer, only a set of letters and digits both is none.
fn is_code(number: &str) -> bool {
    let Some((set, index)) = number.split_once('-') else { return false };
    let letters = index.bytes().take_while(u8::is_ascii_uppercase).count();
    let digits = index.bytes().skip(letters).take_while(u8::is_ascii_digit).count();
    let mark = &index[letters + digits..];
    let mixed = set.bytes().any(|b| b.is_ascii_digit()) && set.bytes().any(|b| b.is_ascii_uppercase());
    (1..=10).contains(&set.len())
        && set.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit())
        && letters <= 2
        && (if mixed { 1..=4 } else { 3..=4 }).contains(&digits)
        && mark.len() <= 3
        && mark.bytes().all(|b| b.is_ascii_uppercase() || b == b'*')
}

impl NumberError {
    /// The text, or its beginning.
    pub fn text(&self) -> &str {
        &self.0
    }
}

/// A print of a card: its number and, where it is not the first print, a suffix. `BT1-005_PR` is the same card as
/// `BT1-005`.
///
/// Reading forgives case, full-width letters and odd dashes.
///
/// ```
/// use deckscouter::card::Print;
/// let print: Print = "ｂｔ１‐００５_pr".parse().unwrap();
/// assert_eq!(print.number.as_str(), "BT1-005");
/// assert_eq!(print.suffix.as_deref(), Some("PR"));
/// assert!("Son Goku".parse::<Print>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Print {
    /// The card.
    pub number: CardNumber,
    /// Upper-case suffix without its underscore: `PR`, `SPR`, `JP05_L2`.
    pub suffix: Option<Box<str>>,
}

impl Print {
    /// Longest text taken for a number, in bytes; longer ones are names or noise.
    const MAX_LEN: usize = 32;

    /// Reads a number that is already in its one spelling (upper case, ASCII) and of one of some forms.
    fn parse_plain(text: &str, is_number: impl Fn(&str) -> bool) -> Option<Self> {
        let (number, suffix) = match text.split_once('_') {
            Some((number, suffix)) => (number, Some(suffix)),
            None => (text, None),
        };
        let suffix_fits =
            |s: &str| !s.is_empty() && s.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit() || b == b'_');
        let fits = is_number(number) && suffix.is_none_or(suffix_fits);
        fits.then(|| Self { number: CardNumber(number.into()), suffix: suffix.map(Into::into) })
    }

    fn read(text: &str, is_number: impl Fn(&str) -> bool) -> Option<Self> {
        // Most are in their one spelling already, in the card table all.
        if text.len() <= Self::MAX_LEN
            && let Some(print) = Self::parse_plain(text, &is_number)
        {
            return Some(print);
        }
        if text.len() > Self::MAX_LEN * 3 {
            return None;
        }
        let spelled: String = text.trim().chars().filter_map(plain).map(|c| c.to_ascii_uppercase()).collect();
        if spelled.len() > Self::MAX_LEN { None } else { Self::parse_plain(&spelled, is_number) }
    }

    /// Whether a text is just how it is written.
    pub fn is_written(&self, text: &str) -> bool {
        text.strip_prefix(self.number.as_str()).is_some_and(|rest| match &self.suffix {
            Some(suffix) => rest.strip_prefix('_') == Some(&**suffix),
            None => rest.is_empty(),
        })
    }

    /// Reads a word that may be a number and may be another thing: only the forms are taken that no word has.
    pub fn among_words(word: &str) -> Option<Self> {
        Self::read(word, |number| is_of_set(number) || is_passcode(number))
    }
}

impl FromStr for Print {
    type Err = NumberError;
    fn from_str(text: &str) -> Result<Self, NumberError> {
        let any = |number: &str| is_of_set(number) || is_passcode(number) || is_code(number);
        Self::read(text, any).ok_or_else(|| NumberError(text.chars().take(40).collect()))
    }
}

impl fmt::Display for Print {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.suffix {
            Some(suffix) => write!(f, "{}_{suffix}", self.number),
            None => fmt::Display::fmt(&self.number, f),
        }
    }
}

/// How many numbers are hidden in a word that is none itself: `BT1-012,4` has one, `4xBT1-0064xBT1-007` two.
///
/// A set with a number or an index of three digits tells them from words: `Android-20`, `M-2`.
pub fn numbers_within(word: &str) -> usize {
    let is_digit = |c: &char| c.is_ascii_digit();
    let of_set = |(at, _)| {
        let (before, behind) = (&word[..at], &word[at + 1..]);
        let index = behind.chars().take_while(is_digit).count();
        let set = before.chars().rev().take_while(is_digit).count();
        let letters = before.chars().rev().skip(set).take_while(char::is_ascii_alphabetic).count();
        index > 0 && set <= 3 && (1..=4).contains(&letters) && (set > 0 || index > 2)
    };
    let sets = word.match_indices('-').filter(|place| of_set(*place)).count();
    let runs = word.split(|c: char| !c.is_ascii_digit());
    sets + runs.filter(|run| is_passcode(run)).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_printed_nowhere_has_a_number_like_any_other() {
        let number = |letters, index| CardNumber::unprinted(letters, index).map(String::from);
        assert_eq!(number("CASE", 7).as_deref(), Some("CASE-007"));
        assert_eq!([number("TOKEN", 1), number("CASE", 10_000)], [None, None]);
    }

    #[test]
    fn numbers_are_found_within_words() {
        for (word, found) in [
            ("BT1-012,4", 1),
            ("[BT1-012]4", 1),
            ("4xBT1-0064xBT1-007", 2),
            ("P-012;P-13", 1),
            ("83326048,2", 1),
            ("Android-20", 0),
            ("M-2", 0),
            ("-012", 0),
            ("BT1-", 0),
            ("-Disintegration-", 0),
        ] {
            assert_eq!(numbers_within(word), found, "{word}");
        }
    }

    #[test]
    fn numbers_of_every_series_are_read() {
        for text in ["BT1-005", "P-001", "SD14-01", "EX01-07", "TB3-067", "XD1-10", "EB1-68", "DB2-177"] {
            assert_eq!(text.parse::<CardNumber>().map(|n| n.to_string()), Ok(text.to_owned()));
        }
    }

    #[test]
    fn a_print_is_written_in_one_way() {
        for text in ["BT1-005", "BT1-005_PR", "P-001_JP05_L2"] {
            let print: Print = text.parse().expect("a print");
            let others = ["BT1-005", "BT1-005_PR", "P-001_JP05_L2", "bt1-005", "BT1-005_", "BT1-0055", ""];
            assert!(others.iter().all(|other| print.is_written(other) == (print.to_string() == **other)), "{text}");
        }
    }

    #[test]
    fn a_print_suffix_may_have_parts() {
        let print: Print = "P-001_JP05_L2".parse().expect("a print");
        assert_eq!((print.number.as_str(), print.suffix.as_deref()), ("P-001", Some("JP05_L2")));
    }

    #[test]
    fn names_and_noise_are_not_numbers() {
        for text in [
            "",
            "-",
            "Kamehameha",
            "BT1",
            "BT1-",
            "-005",
            "BT1-005_",
            "BT1-ABC",
            "SS4-Goku",
            "1-2",
            "1234567",
            "ABCDE-01",
        ] {
            assert!(text.parse::<Print>().is_err(), "{text}");
        }
    }

    #[test]
    fn numbers_of_other_games_are_read_where_a_number_is_expected() {
        for text in ["1-084", "CMF-005J", "VS01-007", "SDAO1-006", "07391448", "100000005"] {
            assert_eq!(text.parse::<CardNumber>().map(|n| n.to_string()), Ok(text.to_owned()));
        }
        let among = |word: &str| Print::among_words(word).is_some();
        assert_eq!(
            ["BT1-005", "07391448", "1-084", "SAIBAIMAN-100", "1234567"].map(among),
            [true, true, false, false, false]
        );
        assert_eq!("BT1-005".parse::<CardNumber>().expect("a number").passcode(), None);
    }

    #[test]
    fn a_number_knows_its_set_and_place() {
        let number: CardNumber = "SD14-01".parse().expect("a number");
        assert_eq!((number.set(), number.series(), number.index()), ("SD14", ("SD", 14), 1));
        let promo: CardNumber = "P-210".parse().expect("a number");
        assert_eq!((promo.series(), promo.index()), (("P", 0), 210));
    }
}
