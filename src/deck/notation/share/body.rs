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
//!                 (series: 0 BT, 1 P, 2 EX, 3 DB, 4 TB, 5 SD, 6 EB, 7 XD, 8 spelled out)
//!       text      the letters, if they are spelled out
//!       number    the set's number, if it has digits
//!     more      if it follows:
//!       number    copies × 8 + suffix of the print: 0 none, 1 spelled out, 2 PR, 3 SPR, 4 PR02, 5 W, 6 SLR, 7 PR03
//!       text      the suffix, if it is spelled out
//! ```
//!
//! So equal decks have equal codes. Names of cards are not in it: a number means one card. Nothing above may change: codes
//! are written down for years. What is to be said otherwise is said in another version.

use std::collections::BTreeMap;

use integer_encoding::VarInt;

use super::{NOTATION, WriteError, full, print_of};
use crate::card::{CardNumber, Print, Section};
use crate::deck::{CardRef, Deck, Line, MAX_COUNT, Places, Reading};
use crate::diagnostic::Span;

/// The usual letters of sets. What is spelled out has the number behind them.
const SERIES: [&str; 8] = ["BT", "P", "EX", "DB", "TB", "SD", "EB", "XD"];
/// The usual suffixes, from [`FIRST_SUFFIX`] on.
const SUFFIXES: [&str; 6] = ["PR", "SPR", "PR02", "W", "SLR", "PR03"];
const NO_SUFFIX: usize = 0;
const SPELLED_SUFFIX: usize = 1;
const FIRST_SUFFIX: usize = 2;
/// Copies that a line holds without more behind it.
const FEW: u32 = 4;

const fn section_code(section: Section) -> usize {
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
    reading.deck.name = Some(rest.text()?).filter(|name| !name.is_empty());
    reading.deck.rules = Some(rest.text()?).filter(|rules| !rules.is_empty());
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
            reading.deck.lines.push(Line { count, card, section: Some(section), places, bare: false, counted: true });
        }
    }
    Some(reading)
}

/// What is left to read.
struct Rest<'a>(&'a [u8]);

/// What the numbers of a set's cards share.
struct Set {
    /// `BT1`
    name: String,
    /// Digits of the index.
    width: usize,
}

impl Rest<'_> {
    fn number(&mut self) -> Option<usize> {
        let (number, length) = u64::decode_var(self.0)?;
        self.0 = &self.0[length..];
        usize::try_from(number).ok()
    }

    fn text(&mut self) -> Option<String> {
        let length = self.number()?;
        let (text, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(std::str::from_utf8(text).ok()?.to_owned())
    }

    /// A line. `before` is the set and the index of the one before it, and becomes this one's.
    fn line(&mut self, before: &mut Option<(Set, usize)>) -> Option<(Print, u32)> {
        let head = self.number()?;
        let (set, from) = if head & 1 == 0 { (self.set()?, 0) } else { before.take()? };
        let index = from.checked_add(head / 16)?;
        let (count, suffix) = if head & 8 == 0 { (head / 2 % 4 + 1, String::new()) } else { self.more()? };
        let count = u32::try_from(count).ok().filter(|count| (1..=MAX_COUNT).contains(count))?;
        let print = format!("{}-{index:0width$}{suffix}", set.name, width = set.width).parse().ok()?;
        *before = Some((set, index));
        Some((print, count))
    }

    fn set(&mut self) -> Option<Set> {
        let head = self.number()?;
        let (series, digits, width) = (head / 16, head / 4 % 4, head % 4 + 1);
        let letters = match SERIES.get(series) {
            Some(letters) => (*letters).to_owned(),
            None => Some(self.text()?).filter(|_| series == SERIES.len())?,
        };
        let number = if digits == 0 { String::new() } else { format!("{:0digits$}", self.number()?) };
        Some(Set { name: letters + &number, width })
    }

    /// Copies and suffix of a line that has no room for them.
    fn more(&mut self) -> Option<(usize, String)> {
        let head = self.number()?;
        let suffix = match head % 8 {
            NO_SUFFIX => String::new(),
            SPELLED_SUFFIX => format!("_{}", self.text()?),
            known => format!("_{}", SUFFIXES.get(known - FIRST_SUFFIX)?),
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
        let prints = prints(deck, section)?;
        if !prints.is_empty() {
            push_number(out, prints.len() * 8 + section_code(section));
        }
        let mut before = None;
        for (print, count) in prints {
            push_line(out, before, print, count);
            before = Some(&print.number);
        }
    }
    Ok(())
}

/// The copies of each print in a section.
fn prints(deck: &Deck, section: Section) -> Result<BTreeMap<&Print, u32>, WriteError> {
    let mut prints: BTreeMap<&Print, u64> = BTreeMap::new();
    for line in deck.section(section) {
        *prints.entry(print_of(line, NOTATION.id)?).or_default() += u64::from(line.count);
    }
    let counted = |(print, copies): (_, u64)| match u32::try_from(copies) {
        Ok(count) if count <= MAX_COUNT => Ok((print, count)),
        _ => Err(WriteError::Copies { notation: NOTATION.id, number: Print::to_string(print), copies }),
    };
    prints.into_iter().map(counted).collect()
}

fn push_line(out: &mut Vec<u8>, before: Option<&CardNumber>, print: &Print, count: u32) {
    let number = &print.number;
    // Numbers of one set whose indices have one width sort by the index, so it never falls.
    let same = before.filter(|before| before.set() == number.set() && width(before) == width(number));
    let grown = (number.index() - same.map_or(0, CardNumber::index)) as usize;
    let few = print.suffix.is_none() && count <= FEW;
    let copies = if few { count as usize - 1 } else { 0 };
    push_number(out, grown * 16 + usize::from(!few) * 8 + copies * 2 + usize::from(same.is_some()));
    if same.is_none() {
        push_set(out, number);
    }
    if !few {
        push_more(out, count as usize, print.suffix.as_deref());
    }
}

/// Digits of the index.
fn width(number: &CardNumber) -> usize {
    number.as_str().len() - number.set().len() - "-".len()
}

fn push_set(out: &mut Vec<u8>, number: &CardNumber) {
    let (letters, set) = number.series();
    let digits = number.set().len() - letters.len();
    let series = SERIES.iter().position(|series| *series == letters);
    push_number(out, series.unwrap_or(SERIES.len()) * 16 + digits * 4 + width(number) - 1);
    if series.is_none() {
        push_text(out, letters);
    }
    if digits > 0 {
        push_number(out, set as usize);
    }
}

fn push_more(out: &mut Vec<u8>, count: usize, suffix: Option<&str>) {
    let Some(suffix) = suffix else { return push_number(out, count * 8 + NO_SUFFIX) };
    if let Some(known) = SUFFIXES.iter().position(|known| *known == suffix) {
        push_number(out, count * 8 + FIRST_SUFFIX + known);
    } else {
        push_number(out, count * 8 + SPELLED_SUFFIX);
        push_text(out, suffix);
    }
}

fn push_number(out: &mut Vec<u8>, number: usize) {
    out.extend(number.encode_var_vec());
}

fn push_text(out: &mut Vec<u8>, text: &str) {
    push_number(out, text.len());
    out.extend(text.as_bytes());
}
