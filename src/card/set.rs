//! Sets of cards by their names, and ranges of them: `BT1`, `BT1..BT10`.

use std::fmt;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Serialize, Serializer};

use super::CardNumber;

/// A set, such as `BT1`; the promos are `P`.
///
/// Sets sort as people count: BT2 comes before BT10.
///
/// ```
/// use deckscouter::card::Set;
/// let [two, ten] = ["bt2", "BT10"].map(|text| text.parse::<Set>().unwrap());
/// assert!(two < ten);
/// assert_eq!(two.to_string(), "BT2");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, JsonSchema)]
#[schemars(into = "String")]
pub struct Set {
    letters: Box<str>,
    number: u32,
    /// The name as cards print it: `EX03` keeps its zero.
    name: Box<str>,
}

impl Set {
    fn new(name: &str) -> Self {
        let letters = name.trim_end_matches(|c: char| c.is_ascii_digit());
        Self { letters: letters.into(), number: name[letters.len()..].parse().unwrap_or(0), name: name.into() }
    }
}

impl From<&CardNumber> for Set {
    fn from(number: &CardNumber) -> Self {
        Self::new(number.set())
    }
}

impl FromStr for Set {
    type Err = SetError;
    fn from_str(text: &str) -> Result<Self, SetError> {
        // A set is what stands before the dash of a card number.
        let number: CardNumber = format!("{}-001", text.trim()).parse().map_err(|_| SetError(text.to_owned()))?;
        Ok(Self::from(&number))
    }
}

impl fmt::Display for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.name)
    }
}

impl Serialize for Set {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.name)
    }
}

/// One set, or those from one to another, both included: `BT1`, `BT1..BT10`; `BT8..` has no end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetRange {
    first: Set,
    /// `None` is open.
    last: Option<Set>,
}

impl SetRange {
    /// Whether a set is meant.
    pub fn contains(&self, set: &Set) -> bool {
        let ended = self.last.as_ref().is_some_and(|last| set.number > last.number);
        set.letters == self.first.letters && set.number >= self.first.number && !ended
    }
}

impl fmt::Display for SetRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.last {
            None => write!(f, "{}..", self.first),
            Some(last) if *last == self.first => self.first.fmt(f),
            Some(last) => write!(f, "{}..{last}", self.first),
        }
    }
}

impl FromStr for SetRange {
    type Err = SetError;
    fn from_str(text: &str) -> Result<Self, SetError> {
        let (first, last) = match text.split_once("..") {
            None => (text, text),
            Some(ends) => ends,
        };
        let first: Set = first.parse()?;
        if last.trim().is_empty() {
            return Ok(Self { first, last: None });
        }
        let last: Set = last.parse()?;
        let in_order = last.letters == first.letters && first.number <= last.number;
        if in_order { Ok(Self { first, last: Some(last) }) } else { Err(SetError(text.to_owned())) }
    }
}

/// The text names no set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` names no sets; they are written BT1, BT1..BT10 or BT8..")]
pub struct SetError(String);

#[cfg(test)]
mod tests {
    use super::*;

    fn set(text: &str) -> Set {
        text.parse().unwrap_or_else(|error| panic!("{error}"))
    }

    #[test]
    fn sets_sort_as_people_count() {
        let mut sets = ["P", "BT10", "EX03", "BT2", "EX10", "DB1"].map(set);
        sets.sort();
        assert_eq!(sets.map(|set| set.to_string()), ["BT2", "BT10", "DB1", "EX03", "EX10", "P"]);
    }

    #[test]
    fn a_range_holds_the_sets_of_its_letters_between_its_ends() {
        for (range, inside, outside) in [
            ("BT2", "BT2", "BT20"),
            ("bt1..bt10", "BT10", "BT11"),
            ("BT1..BT10", "BT2", "EX05"),
            ("EX08..", "EX25", "EX07"),
            ("P", "P", "BT1"),
        ] {
            let read: SetRange = range.parse().unwrap_or_else(|error| panic!("{error}"));
            assert!(read.contains(&set(inside)), "{range} {inside}");
            assert!(!read.contains(&set(outside)), "{range} {outside}");
            assert_eq!(read.to_string(), range.to_uppercase());
        }
    }

    #[test]
    fn what_names_no_sets_is_refused() {
        for text in ["", "BT1..EX2", "BT3..BT1", "..BT2", "BT1-001", "Goku's"] {
            assert!(text.parse::<SetRange>().is_err(), "{text}");
        }
    }
}
