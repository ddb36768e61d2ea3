//! Dated lists of banned and limited cards (`data/lists/*.tsv`), and what they say on a day.
//!
//! A [`DatedList`] may speak of a card several times, for one period after the other; the [`LimitList`] of a day has each card
//! once. Without a day, a list is taken as on the day of its newest entry. The day *of* a list is that of its last change: on
//! 1 August 2026 the list of 3 July 2026 holds.

pub mod conf;
mod parse;

use std::collections::BTreeMap;
use std::sync::OnceLock;

use jiff::civil::Date;

use crate::card::CardNumber;
use crate::language::{Message, say};

pub use parse::{BAD_ENTRY, Parsed, parse};

/// The lists inside the program.
pub const EMBEDDED_LISTS: [(&str, &str); 2] = [
    ("dbscg", include_str!("../../../data/lists/dbscg.tsv")),
    ("yugioh", include_str!("../../../data/lists/yugioh.tsv")),
];

/// Why there is no list.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
#[non_exhaustive]
pub enum ListError {
    /// No list has this name.
    Unknown(String),
    /// A list inside the program is damaged; a test reads them all.
    Broken(String),
}

impl ListError {
    /// Why, in a sentence.
    pub fn message(&self) -> Message {
        match self {
            Self::Unknown(name) => say!("asked-no-limits", name = name),
            Self::Broken(name) => say!("asked-broken-limits", name = name),
        }
    }
}

/// An entry: how many copies of a card are allowed, and when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limited {
    /// Most copies; 0 is banned.
    pub limit: u32,
    /// In force from this day on, for certain; `None` where it always was.
    pub since: Option<Date>,
    /// Where the source names an event instead of a day: the event, and the earliest day it can have been.
    pub event: Option<(Date, String)>,
    /// The last day on which it is in force; `None` where no end is known.
    pub until: Option<Date>,
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
    /// How it stands on a day; without a day, in force.
    pub fn standing(&self, day: Option<Date>) -> Standing {
        let Some(day) = day else { return Standing::InForce };
        if self.until.is_some_and(|until| day > until) {
            return Standing::Free;
        }
        if self.since.is_none_or(|since| day >= since) {
            return Standing::InForce;
        }
        match &self.event {
            Some((earliest, _)) if day >= *earliest => Standing::Perhaps,
            _ => Standing::Free,
        }
    }

    /// Since when, and until when.
    pub fn in_force_since(&self) -> Message {
        let since = self.since.map(|day| match &self.event {
            Some((earliest, event)) => {
                let earliest = earliest.to_string();
                say!("in-force-since-event", event = event, earliest = earliest, day = day.to_string())
            }
            None => say!("in-force-since", day = day.to_string()),
        });
        match (since, self.until) {
            (Some(since), None) => since,
            (Some(since), Some(day)) => say!("in-force-between", since = since, day = day.to_string()),
            (None, Some(day)) => say!("in-force-until", day = day.to_string()),
            (None, None) => say!("in-force-always"),
        }
    }

    /// Whether there is a day on which both may be in force.
    fn meets(&self, other: &Self) -> bool {
        let begin = |entry: &Self| entry.event.as_ref().map(|(earliest, _)| *earliest).or(entry.since);
        let ends_before =
            |one: &Self, other: &Self| one.until.is_some_and(|until| begin(other).is_some_and(|begin| until < begin));
        !ends_before(self, other) && !ends_before(other, self)
    }
}

/// A list of banned and limited cards through the days.
#[derive(Clone, Debug, Default)]
pub struct DatedList {
    /// What it is a list of, where it says so.
    pub title: Option<String>,
    /// Where it comes from, where it says so.
    pub source: Option<String>,
    entries: BTreeMap<CardNumber, Vec<Limited>>,
    /// Gathered when somebody first asks; by then every entry is there.
    days: OnceLock<Days>,
}

/// The days on which a list changes.
#[derive(Clone, Debug, Default)]
struct Days {
    /// On which entries come into force: the first and the last.
    since: Option<(Date, Date)>,
    /// On which entries come into force or are lifted, in order.
    changes: Vec<Date>,
}

impl Days {
    fn of(list: &DatedList) -> Self {
        let since = || list.iter().filter_map(|(_, entry)| entry.since);
        let lifted = |entry: &Limited| entry.until.and_then(|until| until.tomorrow().ok());
        let mut changes: Vec<Date> = since().chain(list.iter().filter_map(|(_, entry)| lifted(entry))).collect();
        changes.sort_unstable();
        Self { since: since().min().zip(since().max()), changes }
    }
}

impl DatedList {
    /// A list inside the program.
    ///
    /// # Errors
    /// When there is none of this name.
    pub fn embedded(name: &str) -> Result<&'static Self, ListError> {
        static READ: [OnceLock<Option<DatedList>>; EMBEDDED_LISTS.len()] =
            [const { OnceLock::new() }; EMBEDDED_LISTS.len()];
        let mut known = EMBEDDED_LISTS.iter().zip(&READ).filter(|((known, _), _)| *known == name);
        let ((_, text), read) = known.next().ok_or_else(|| ListError::Unknown(name.to_owned()))?;
        let read = read.get_or_init(|| {
            let Parsed { list, faults, .. } = parse(text);
            faults.is_empty().then_some(list)
        });
        read.as_ref().ok_or_else(|| ListError::Broken(name.to_owned()))
    }

    /// Every entry, by card number.
    pub fn iter(&self) -> impl Iterator<Item = (&CardNumber, &Limited)> {
        self.entries.iter().flat_map(|(number, entries)| entries.iter().map(move |entry| (number, entry)))
    }

    /// The days on which entries come into force: the first and the last.
    pub fn days(&self) -> Option<(Date, Date)> {
        self.all_days().since
    }

    fn all_days(&self) -> &Days {
        self.days.get_or_init(|| Days::of(self))
    }

    /// The day of the newest entry; `None` where no entry has a day.
    pub fn newest(&self) -> Option<Date> {
        self.days().map(|(_, newest)| newest)
    }

    /// What holds, or perhaps holds, on a day; without one, on the day of the newest entry.
    pub fn on(&self, day: Option<Date>) -> LimitList<'_> {
        LimitList { list: self, day: day.or_else(|| self.newest()) }
    }
}

/// What a list says on a day: each card once.
#[derive(Clone, Copy, Debug)]
pub struct LimitList<'a> {
    list: &'a DatedList,
    /// `None` where no entry has a day.
    day: Option<Date>,
}

impl<'a> LimitList<'a> {
    fn of_day(self, entries: &'a [Limited]) -> Option<&'a Limited> {
        entries.iter().find(|entry| self.standing(entry) != Standing::Free)
    }

    /// The entry of a card.
    pub fn get(self, number: &CardNumber) -> Option<&'a Limited> {
        self.of_day(self.list.entries.get(number)?)
    }

    /// Every entry, by card number.
    pub fn iter(self) -> impl Iterator<Item = (&'a CardNumber, &'a Limited)> {
        self.list.entries.iter().filter_map(move |(number, entries)| Some((number, self.of_day(entries)?)))
    }

    /// How an entry of the list stands on the day.
    pub fn standing(self, entry: &Limited) -> Standing {
        entry.standing(self.day)
    }

    /// The day of the list: of the last change up to the day that it is taken on; `None` where nothing had changed by then.
    pub fn day(self) -> Option<Date> {
        let changes = &self.list.all_days().changes;
        let so_far = self.day.map_or(changes.len(), |day| changes.partition_point(|change| *change <= day));
        changes[..so_far].last().copied()
    }

    /// The day of the newest entry that the list has for any day.
    pub fn newest(self) -> Option<Date> {
        self.list.newest()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Option<Date> {
        Some(text.parse().expect("a day"))
    }

    fn number(text: &str) -> CardNumber {
        text.parse().expect("a number")
    }

    #[test]
    fn every_embedded_list_is_read_and_says_where_it_comes_from() {
        for (name, _) in EMBEDDED_LISTS {
            let list = DatedList::embedded(name).unwrap_or_else(|error| panic!("{error}"));
            assert!(list.title.is_some() && list.source.is_some(), "{name}");
        }
    }

    #[test]
    fn an_entry_is_in_force_from_its_day_on() {
        let list = DatedList::embedded("dbscg").expect("embedded");
        let on = |text| list.on(day(text)).get(&number("BT1-052")).map(|entry| entry.standing(day(text)));
        assert_eq!([on("2020-02-06"), on("2020-02-07")], [None, Some(Standing::InForce)]);
        assert!(list.on(None).get(&number("BT1-052")).is_some());
    }

    #[test]
    fn an_event_without_a_day_is_not_guessed() {
        let text = "number\tlimit\tsince\tas-early-as\tevent\nBT1-001\t0\t2022-10-28\t2021-11-01\tBT16 pre-release\n";
        let list = parse(text).list;
        let (_, entry) = list.iter().next().expect("an entry");
        assert_eq!(
            ["2021-10-31", "2022-01-01", "2022-10-28"].map(|text| entry.standing(day(text))),
            [Standing::Free, Standing::Perhaps, Standing::InForce]
        );
    }

    #[test]
    fn a_period_ends_with_its_last_day_and_another_may_follow() {
        let text = "BT1-005,1,2026-01-01,2026-03-31\nBT1-005,0,2026-04-01\nBT1-006,0,,2026-02-28\nBT1-007,0\n";
        let parsed = parse(text);
        assert_eq!(parsed.faults, []);
        let limits = |text: Option<&str>| {
            let list = parsed.list.on(text.and_then(day));
            ["BT1-005", "BT1-006", "BT1-007"].map(|card| list.get(&number(card)).map(|entry| entry.limit))
        };
        assert_eq!(limits(Some("2025-12-31")), [None, Some(0), Some(0)]);
        assert_eq!(limits(Some("2026-02-28")), [Some(1), Some(0), Some(0)]);
        assert_eq!(limits(Some("2026-03-31")), [Some(1), None, Some(0)]);
        assert_eq!(limits(Some("2026-04-01")), [Some(0), None, Some(0)]);
        // Without a day: as of 1 April, when the newest entry came.
        assert_eq!(limits(None), [Some(0), None, Some(0)]);
    }

    #[test]
    fn the_day_of_a_list_is_that_of_its_last_change_up_to_the_day_asked_for() {
        let list = parse("BT1-005,1,2026-01-01,2026-03-31\nBT1-006,0,2026-02-01\n").list;
        let of = |text: Option<&str>| list.on(text.and_then(day)).day();
        assert_eq!(of(Some("2025-12-31")), None);
        assert_eq!(of(Some("2026-01-31")), day("2026-01-01"));
        assert_eq!(of(Some("2026-03-31")), day("2026-02-01"));
        // Lifting an entry is a change, too.
        assert_eq!(of(Some("2026-08-01")), day("2026-04-01"));
        assert_eq!(of(None), day("2026-02-01"));
    }

    #[test]
    fn without_any_day_in_it_a_list_holds_always() {
        let list = parse("BT1-005 0\n").list;
        assert_eq!(list.on(None).day(), None);
        assert_eq!(list.on(None).iter().count(), 1);
        assert_eq!(list.on(day("1999-01-01")).iter().count(), 1);
    }
}
