//! What a share code says of a deck, in version 1. A *number* is LEB128, a *text* a number of bytes and that much UTF-8:
//!
//! ```text
//! text      the deck's name, empty for none
//! text      the edition it was made for, empty for none
//! sections that hold cards, in the order of lists, each:
//!   number    lines × 8 + section: 0 leader, 1 main, 2 side, 3 Z, 4 extra, 5 magic stones, 6 evolution
//!   lines in the order of the card table, a print in one of them, each:
//!     number    index × 16 + 8 if more follows + 2 × (copies − 1) + 1 if the set is that of the line before
//!               (then the index is how much it has grown)
//!     set       unless it is that of the line before:
//!       number    series × 16 + digits of the set's number × 4 + digits of the index − 1
//!                 (series: 0 BT, 1 P, 2 EX, 3 DB, 4 TB, 5 SD, 6 EB, 7 XD, 8 spelled out;
//!                 9 × 16 alone: the number is spelled out as a whole, and the next line has a set of its own;
//!                 10 × 16 alone: the set of all passcodes, whose index is the passcode)
//!       text      the letters, or the whole number, if they are spelled out
//!       number    the set's number, if it has digits
//!     more      if it follows:
//!       number    copies × 8 + suffix of the print: 0 none, 1 spelled out, 2 PR, 3 SPR, 4 PR02, 5 W, 6 SLR, 7 PR03
//!       text      the suffix, if it is spelled out
//! ```
//!
//! So equal decks have equal codes. Names of cards are not in it: a number means one card. Nothing above may change: codes
//! are written down for years. What is to be said otherwise is said in another version.

use integer_encoding::VarInt;

use super::super::copies::merged;
use super::{NOTATION, WriteError, full, short};
use crate::card::{CardNumber, Print, Section};
use crate::deck::{CardRef, Deck, Line, MAX_COUNT, Places, Reading};
use crate::diagnostic::Span;

/// The usual letters of sets. What is spelled out has the number behind them.
const SERIES: [&str; 8] = ["BT", "P", "EX", "DB", "TB", "SD", "EB", "XD"];
/// Letters that are spelled out.
const SPELLED_LETTERS: usize = SERIES.len();
/// A number that is spelled out as a whole.
const SPELLED_NUMBER: usize = 9;
/// Passcodes.
const PASSCODES: usize = 10;
/// The usual suffixes, from [`FIRST_SUFFIX`] on.
const SUFFIXES: [&str; 6] = ["PR", "SPR", "PR02", "W", "SLR", "PR03"];
const NO_SUFFIX: u64 = 0;
const SPELLED_SUFFIX: u64 = 1;
const FIRST_SUFFIX: u64 = 2;
/// Copies that a line holds without more behind it.
const FEW: u32 = 4;

const fn section_code(section: Section) -> u64 {
    match section {
        Section::Leader => 0,
        Section::Main => 1,
        Section::Side => 2,
        Section::Z => 3,
        Section::Extra => 4,
        Section::Stones => 5,
        Section::Evolution => 6,
    }
}

/// Reads a deck; `None` where the bytes are none.
pub(super) fn read(bytes: &[u8], place: Span) -> Option<Reading> {
    let mut rest = Rest(bytes);
    let mut reading = Reading::default();
    let [name, rules] = [rest.text()?, rest.text()?].map(|text| Some(text).filter(|text| !text.is_empty()));
    reading.deck.name = short(name, Some(place), &mut reading.problems);
    reading.deck.rules = short(rules, Some(place), &mut reading.problems);
    while !rest.0.is_empty() {
        let head = rest.number()?;
        let section = Section::ALL.into_iter().find(|section| section_code(*section) == head % 8)?;
        let mut before = None;
        for _ in 0..head / 8 {
            if full(&mut reading, Some(place)) {
                return Some(reading);
            }
            let (print, count) = rest.line(&mut before)?;
            let card = CardRef { print: Some(print), ..CardRef::default() };
            let places = Places { line: place, ..Places::default() };
            reading.deck.lines.push(Line::of(count, card, section, places));
        }
    }
    Some(reading)
}

/// What is left to read.
struct Rest<'a>(&'a [u8]);

/// What the numbers of some cards share.
#[derive(PartialEq, Eq)]
enum Set {
    /// `BT1`, and the digits of the index.
    Cards { name: String, width: usize },
    /// Nothing but that they are passcodes.
    Passcodes,
    /// Nothing: there is just this one.
    One(CardNumber),
}

impl Set {
    /// That of a number.
    fn of(number: &CardNumber) -> Self {
        if number.is_of_set() {
            let name = number.set().to_owned();
            return Self::Cards { width: number.as_str().len() - name.len() - "-".len(), name };
        }
        // Those of nine digits that begin with a zero are no passcodes as cards have them.
        match number.passcode() {
            Some(code) if CardNumber::from_passcode(code) == *number => Self::Passcodes,
            _ => Self::One(number.clone()),
        }
    }

    /// The number of an index; `None` where it is none.
    fn number(&self, index: u64) -> Option<CardNumber> {
        match self {
            Self::Cards { name, width } => format!("{name}-{index:0width$}").parse().ok(),
            Self::Passcodes => u32::try_from(index).ok().map(CardNumber::from_passcode),
            Self::One(number) => (index == 0).then(|| number.clone()),
        }
    }

    /// The index of a number.
    fn index(&self, number: &CardNumber) -> u64 {
        match self {
            Self::Cards { .. } => number.index().into(),
            Self::Passcodes => number.passcode().unwrap_or_default().into(),
            Self::One(_) => 0,
        }
    }
}

impl Rest<'_> {
    fn number(&mut self) -> Option<u64> {
        let (number, length) = u64::decode_var(self.0)?;
        self.0 = &self.0[length..];
        Some(number)
    }

    fn text(&mut self) -> Option<String> {
        let length = usize::try_from(self.number()?).ok()?;
        let (text, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(std::str::from_utf8(text).ok()?.to_owned())
    }

    /// A line. `before` is the set and the index of the one before it, and becomes this one's.
    fn line(&mut self, before: &mut Option<(Set, u64)>) -> Option<(Print, u32)> {
        let head = self.number()?;
        let (set, from) = if head & 1 == 0 { (self.set()?, 0) } else { before.take()? };
        let index = from.checked_add(head / 16)?;
        let (count, suffix) = if head & 8 == 0 { (head / 2 % 4 + 1, String::new()) } else { self.more()? };
        let count = u32::try_from(count).ok().filter(|count| (1..=MAX_COUNT).contains(count))?;
        let print = format!("{}{suffix}", set.number(index)?).parse().ok()?;
        *before = Some((set, index)).filter(|(set, _)| !matches!(set, Set::One(_)));
        Some((print, count))
    }

    fn set(&mut self) -> Option<Set> {
        let head = self.number()?;
        let series = usize::try_from(head / 16).ok()?;
        let [digits, width] = [head / 4 % 4, head % 4 + 1].map(|digits| usize::try_from(digits).unwrap_or_default());
        let letters = match series {
            SPELLED_NUMBER | PASSCODES if head % 16 != 0 => return None,
            SPELLED_NUMBER => return self.text()?.parse().ok().map(Set::One),
            PASSCODES => return Some(Set::Passcodes),
            SPELLED_LETTERS => self.text()?,
            known => (*SERIES.get(known)?).to_owned(),
        };
        let number = if digits == 0 { String::new() } else { format!("{:0digits$}", self.number()?) };
        Some(Set::Cards { name: letters + &number, width })
    }

    /// Copies and suffix of a line that has no room for them.
    fn more(&mut self) -> Option<(u64, String)> {
        let head = self.number()?;
        let suffix = match head % 8 {
            NO_SUFFIX => String::new(),
            SPELLED_SUFFIX => format!("_{}", self.text()?),
            known => format!("_{}", SUFFIXES.get(usize::try_from(known - FIRST_SUFFIX).ok()?)?),
        };
        Some((head / 8, suffix))
    }
}

/// Writes a deck.
pub(super) fn write(deck: &Deck, out: &mut Vec<u8>) -> Result<(), WriteError> {
    for about in [&deck.name, &deck.rules] {
        push_text(out, about.as_deref().unwrap_or_default());
    }
    for section in Section::ALL {
        let mut prints = merged(deck, section, NOTATION.id)?;
        prints.sort_unstable();
        if !prints.is_empty() {
            push_number(out, prints.len() as u64 * 8 + section_code(section));
        }
        let mut before = None;
        for (print, count) in prints {
            push_line(out, before, print, count);
            before = Some(&print.number);
        }
    }
    Ok(())
}

fn push_line(out: &mut Vec<u8>, before: Option<&CardNumber>, print: &Print, count: u32) {
    let set = Set::of(&print.number);
    let index = set.index(&print.number);
    // Numbers of one set whose indices have one width sort by the index; passcodes of nine digits sort among others.
    let from = before.filter(|before| Set::of(before) == set).map(|before| set.index(before));
    let from = from.filter(|from| *from <= index && !matches!(set, Set::One(_)));
    let grown = index - from.unwrap_or(0);
    let few = print.suffix.is_none() && count <= FEW;
    let copies = if few { u64::from(count) - 1 } else { 0 };
    push_number(out, grown * 16 + u64::from(!few) * 8 + copies * 2 + u64::from(from.is_some()));
    if from.is_none() {
        push_set(out, &set, &print.number);
    }
    if !few {
        push_more(out, u64::from(count), print.suffix.as_deref());
    }
}

fn push_set(out: &mut Vec<u8>, set: &Set, number: &CardNumber) {
    let width = match set {
        Set::Cards { width, .. } => *width,
        Set::Passcodes => return push_number(out, PASSCODES as u64 * 16),
        Set::One(number) => {
            push_number(out, SPELLED_NUMBER as u64 * 16);
            return push_text(out, number.as_str());
        }
    };
    let (letters, set) = number.series();
    let digits = number.set().len() - letters.len();
    let series = SERIES.iter().position(|series| *series == letters);
    push_number(out, (series.unwrap_or(SPELLED_LETTERS) * 16 + digits * 4 + width - 1) as u64);
    if series.is_none() {
        push_text(out, letters);
    }
    if digits > 0 {
        push_number(out, set.into());
    }
}

fn push_more(out: &mut Vec<u8>, count: u64, suffix: Option<&str>) {
    let Some(suffix) = suffix else { return push_number(out, count * 8 + NO_SUFFIX) };
    if let Some(known) = (FIRST_SUFFIX..).zip(SUFFIXES).find(|(_, known)| *known == suffix) {
        push_number(out, count * 8 + known.0);
    } else {
        push_number(out, count * 8 + SPELLED_SUFFIX);
        push_text(out, suffix);
    }
}

fn push_number(out: &mut Vec<u8>, number: u64) {
    out.extend(number.encode_var_vec());
}

fn push_text(out: &mut Vec<u8>, text: &str) {
    push_number(out, text.len() as u64);
    out.extend(text.as_bytes());
}
