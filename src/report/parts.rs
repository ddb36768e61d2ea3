//! Parts of a run, which machines can play apart: which there are, which are missing, and whether they belong together.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::language::{Argument, Message, say};

/// A run has no more parts than that.
pub const MOST_PARTS: u64 = 1_000_000;

/// More games than any machine plays; with fewer, no count of what happened in them can become too large.
pub const MOST_GAMES: u64 = 1 << 40;

/// So many gaps between parts are told.
const MOST_GAPS: usize = 20;

/// The parts of a run that are here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Parts {
    /// The parts of the run that are here, from 1.
    parts: Vec<u64>,
    /// How many parts the run has.
    of_parts: u64,
}

/// Why parts cannot be joined.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.message())]
#[non_exhaustive]
pub enum Unjoined {
    /// It is no JSON, or nothing that a run writes.
    NoPart,
    /// It is a part, but for a field that is not there or holds something else.
    OtherVersion(serde_json::Error),
    /// It is of another command, a run of this.
    OtherKind(&'static str),
    /// It is of another run, which differs in these.
    OtherRun(Vec<&'static str>),
    /// It is another part of the run.
    OtherPart(Parts),
    /// It has been counted already.
    Twice(u64),
    /// It says something that no run can have come to.
    Impossible(&'static str),
}

impl Unjoined {
    /// Tells a part of another version from what is no part at all.
    pub(super) fn unread(is_part: bool, error: serde_json::Error) -> Self {
        if is_part { Self::OtherVersion(error) } else { Self::NoPart }
    }

    /// Why, in a sentence.
    pub fn message(&self) -> Message {
        match self {
            Self::NoPart => say!("parts-no-part"),
            Self::OtherVersion(error) => say!("parts-other-version", why = error.to_string()),
            Self::OtherKind(kind) => say!("parts-other-kind", kind = *kind),
            Self::OtherRun(differs) => {
                let what = differs.iter().map(|what| say!("parts-differs", what = *what));
                say!("parts-other-run", what = Argument::list(what, ", "))
            }
            Self::OtherPart(parts) => say!("parts-other-part", part = parts.to_string()),
            Self::Twice(part) => say!("parts-twice", part = *part),
            Self::Impossible(why) => say!("parts-impossible", why = *why, most = MOST_PARTS),
        }
    }
}

impl Parts {
    /// One part of a run.
    pub fn one(part: u64, of: u64) -> Self {
        Self { parts: vec![part], of_parts: of }
    }

    /// The parts that are here, in order, and how many there are.
    pub fn here(&self) -> (&[u64], u64) {
        (&self.parts, self.of_parts)
    }

    /// The same as they were read, in order.
    ///
    /// # Errors
    /// Where a run cannot have such parts.
    pub fn read(mut self) -> Result<Self, Unjoined> {
        self.parts.sort_unstable();
        if !(1..=MOST_PARTS).contains(&self.of_parts)
            || self.parts.iter().any(|part| !(1..=self.of_parts).contains(part))
        {
            return Err(Unjoined::Impossible("parts"));
        }
        if self.parts.is_empty() || self.parts.windows(2).any(|pair| pair[0] == pair[1]) {
            return Err(Unjoined::Impossible("once"));
        }
        Ok(self)
    }

    /// Whether other parts can come to these.
    ///
    /// # Errors
    /// Where one is there already.
    pub fn take(&self, other: &Self) -> Result<(), Unjoined> {
        match other.parts.iter().find(|part| self.parts.binary_search(part).is_ok()) {
            Some(part) => Err(Unjoined::Twice(*part)),
            None => Ok(()),
        }
    }

    /// Adds parts that [can come to these](Self::take).
    pub fn add(&mut self, other: &Self) {
        self.parts.extend(&other.parts);
        self.parts.sort_unstable();
    }

    /// How many parts of the run are not here.
    pub fn missing(&self) -> u64 {
        self.of_parts - self.parts.len() as u64
    }

    /// The parts that are not here, from which to which: `2-7, 9`.
    pub fn missing_parts(&self) -> Argument {
        let ends = self.parts.iter().copied().chain([self.of_parts + 1]);
        let begins = std::iter::once(0).chain(self.parts.iter().copied());
        let mut gaps = begins.zip(ends).map(|(before, after)| (before + 1, after - 1)).filter(|(from, to)| from <= to);
        let told = gaps
            .by_ref()
            .take(MOST_GAPS)
            .map(|(from, to)| Argument::from(if from == to { from.to_string() } else { format!("{from}-{to}") }));
        let told: Vec<Argument> = told.collect();
        let more = gaps.map(|(from, to)| to - from + 1).sum::<u64>();
        Argument::list(told.into_iter().chain((more > 0).then(|| Argument::from(say!("n-more", more = more)))), ", ")
    }

    /// Once every part is here, it is as if there had been one.
    #[must_use]
    pub fn whole(self) -> Self {
        if self.missing() == 0 { Self::one(1, 1) } else { self }
    }

    /// Why the run is not all that was asked for, where it is not; it may have been broken off.
    pub fn warnings(&self, broken_off: bool) -> Vec<Message> {
        let broken = broken_off.then(|| say!("broken-off"));
        let missing = (self.missing() > 0).then(|| say!("parts-part", what = self.told_missing()));
        broken.into_iter().chain(missing).collect()
    }

    /// Which parts are not here, in words: `parts 2-7, 9 of 10 are missing`.
    pub fn told_missing(&self) -> Message {
        say!("parts-missing", count = self.missing(), which = self.missing_parts(), of = self.of_parts)
    }
}

impl fmt::Display for Parts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts: Vec<String> = self.parts.iter().map(u64::to_string).collect();
        write!(f, "{}/{}", parts.join(","), self.of_parts)
    }
}

/// What differs between two runs; nothing where they are the same.
///
/// # Errors
/// Where something differs.
pub fn same<const N: usize>(differs: [(&'static str, bool); N]) -> Result<(), Unjoined> {
    let differs: Vec<&'static str> =
        differs.into_iter().filter(|(_, differs)| *differs).map(|(what, _)| what).collect();
    if differs.is_empty() { Ok(()) } else { Err(Unjoined::OtherRun(differs)) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Lang;

    #[test]
    fn of_parts_that_are_missing_it_is_told_from_which_to_which() {
        let of = |parts: &[u64], of_parts: u64| Parts { parts: parts.to_vec(), of_parts };
        let told = |parts: &[u64], all: u64| of(parts, all).missing_parts().text(Lang::En);
        assert_eq!(told(&[1, 8, 10, 11], 4000), "2-7, 9, 12-4000");
        assert_eq!((told(&[2], 3), told(&[1, 2, 3], 3)), ("1, 3".to_owned(), String::new()));
        let every_other: Vec<u64> = (1..=100).map(|n| n * 2).collect();
        assert!(told(&every_other, 200).ends_with("37, 39, 80 more"));
        assert_eq!(of(&[7], MOST_PARTS).missing(), MOST_PARTS - 1);
    }
}
