//! Dated lists of banned and limited cards (`data/lists/*.tsv`).

use std::collections::BTreeMap;

use jiff::civil::Date;

use crate::card::CardNumber;
use crate::language::{Message, say};

const EMBEDDED: [(&str, &str); 1] = [("dbscg", include_str!("../../data/lists/dbscg.tsv"))];

/// Why there is no list.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ListError {
    /// No list has this name.
    #[error("there is no list `{0}`")]
    Unknown(String),
    /// A line is not an entry.
    #[error("line {line} of the list is no entry: {what}")]
    Broken {
        /// Line, from 1.
        line: usize,
        /// What is wrong.
        what: String,
    },
}

/// An entry: a card and how many copies of it are allowed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limited {
    /// Most copies; 0 is banned.
    pub limit: u32,
    /// In force from this day on, for certain.
    pub since: Date,
    /// Where the source names an event instead of a day: the event, and the earliest day it can have been.
    pub event: Option<(Date, String)>,
}

/// How an entry stands on a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Not in force.
    Free,
    /// In force or not: its source names an event whose day is not known.
    Perhaps,
    /// In force.
    InForce,
}

impl Limited {
    /// How it stands on a day; without a day, as the list stands at its newest.
    pub fn standing(&self, day: Option<Date>) -> Standing {
        let Some(day) = day else { return Standing::InForce };
        if day >= self.since {
            return Standing::InForce;
        }
        match &self.event {
            Some((earliest, _)) if day >= *earliest => Standing::Perhaps,
            _ => Standing::Free,
        }
    }
}

impl Limited {
    /// Since when.
    pub fn in_force_since(&self) -> Message {
        let day = self.since.to_string();
        match &self.event {
            Some((earliest, event)) => {
                say!("in-force-since-event", event = event, earliest = earliest.to_string(), day = day)
            }
            None => say!("in-force-since", day = day),
        }
    }
}

/// A list of banned and limited cards.
#[derive(Clone, Debug, Default)]
pub struct LimitList {
    entries: BTreeMap<CardNumber, Limited>,
}

impl LimitList {
    /// A list inside the program.
    ///
    /// # Errors
    /// When there is none of this name.
    pub fn embedded(name: &str) -> Result<Self, ListError> {
        let (_, text) =
            EMBEDDED.iter().find(|(known, _)| *known == name).ok_or_else(|| ListError::Unknown(name.to_owned()))?;
        Self::parse(text)
    }

    /// Reads a list: `number limit since as-early-as event`, parted by tabs; `#` begins a comment.
    ///
    /// # Errors
    /// The first line that is no entry.
    pub fn parse(text: &str) -> Result<Self, ListError> {
        let mut entries = BTreeMap::new();
        for (at, line) in text.lines().enumerate() {
            if line.is_empty() || line.starts_with('#') || line.starts_with("number\t") {
                continue;
            }
            let broken = |what: &str| ListError::Broken { line: at + 1, what: what.to_owned() };
            let cells: Vec<&str> = line.split('\t').collect();
            let [number, limit, since, earliest, event] = cells.as_slice() else {
                return Err(broken("it has not five columns"));
            };
            let number: CardNumber = number.parse().map_err(|_| broken("the first column is no card number"))?;
            let day = |text: &str| text.parse::<Date>().map_err(|_| broken("a day is written 2020-02-07"));
            let event = if event.is_empty() { None } else { Some((day(earliest)?, (*event).to_owned())) };
            let limit = limit.parse().map_err(|_| broken("the limit is no number"))?;
            entries.insert(number, Limited { limit, since: day(since)?, event });
        }
        Ok(Self { entries })
    }

    /// The entry of a card.
    pub fn get(&self, number: &CardNumber) -> Option<&Limited> {
        self.entries.get(number)
    }

    /// Every entry, by card number.
    pub fn iter(&self) -> impl Iterator<Item = (&CardNumber, &Limited)> {
        self.entries.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_is_in_force_from_its_day_on() {
        let list = LimitList::embedded("dbscg").expect("embedded");
        let entry = list.get(&"BT1-052".parse().expect("a number")).expect("an entry");
        let on = |day: &str| entry.standing(Some(day.parse().expect("a day")));
        assert_eq!([on("2020-02-06"), on("2020-02-07")], [Standing::Free, Standing::InForce]);
        assert_eq!(entry.standing(None), Standing::InForce);
    }

    #[test]
    fn an_event_without_a_day_is_not_guessed() {
        let text = "BT1-001\t0\t2022-10-28\t2021-11-01\tBT16 pre-release\n";
        let list = LimitList::parse(text).expect("a list");
        let (_, entry) = list.iter().next().expect("an entry");
        let on = |day: &str| entry.standing(Some(day.parse().expect("a day")));
        assert_eq!(
            [on("2021-10-31"), on("2022-01-01"), on("2022-10-28")],
            [Standing::Free, Standing::Perhaps, Standing::InForce]
        );
    }

    #[test]
    fn broken_lines_are_named() {
        for text in
            ["BT1-001\t0\n", "x\t0\t2020-01-01\t\t\n", "BT1-001\t0\t2020-02-30\t\t\n", "BT1-001\tx\t2020-01-01\t\t\n"]
        {
            assert!(matches!(LimitList::parse(text), Err(ListError::Broken { line: 1, .. })), "{text}");
        }
    }
}
