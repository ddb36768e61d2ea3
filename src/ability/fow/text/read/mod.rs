//! Text as abilities: each line whole, or not at all. The grammar is of the [normal](super::normal) wording.

mod conditions;
mod costs;
mod effects;
mod filters;
mod gains;
mod heads;
mod holds;
mod letters;

use strum::VariantArray;

use super::normal::normal;
use super::words::{KEYS, PREDICATES};
use super::{Of, Read, Tongue};
use crate::ability::fow::{Bill, Line, Pick, Price, When, Word};

/// Reads the text of a card, a line each.
///
/// ```
/// use deckscouter::ability::fow::text::{self, Of, Tongue};
/// let read = text::read(["[Flying]", "When this card enters your field, draw a card.", "Wibble."], Of::Other);
/// assert_eq!(text::print(&read.lines, Tongue::En), ["[Flying]", "[Enter]: Draw a card."]);
/// assert_eq!(read.unread, ["Wibble."]);
/// ```
pub fn read<'t>(texts: impl IntoIterator<Item = &'t str>, of: Of) -> Read {
    let mut out = Read::default();
    // What a chant does is one, over all its lines.
    let mut does: Vec<(String, String)> = Vec::new();
    for text in texts {
        let plain = normal(text);
        if plain.is_empty() {
            continue;
        }
        if of == Of::Chant && !plain.starts_with('[') {
            does.push((text.to_owned(), plain));
            continue;
        }
        match whole(&plain, Reader::line).filter(|line| says(std::slice::from_ref(line), &plain)) {
            Some(line) => out.lines.push(line),
            None => out.unread.push(text.to_owned()),
        }
    }
    if !does.is_empty() {
        let plain = does.iter().map(|(_, plain)| plain.as_str()).collect::<Vec<_>>().join(" ");
        match whole(&plain, Reader::chant).filter(|lines| says(lines, &plain)) {
            Some(lines) => out.lines.extend(lines),
            None => out.unread.extend(does.into_iter().map(|(text, _)| text)),
        }
    }
    out
}

/// Whether lines are printed as the text that they were read from: what is not has not been understood.
fn says(lines: &[Line], plain: &str) -> bool {
    super::chant_or_line(lines, Tongue::En).eq_ignore_ascii_case(plain)
}

/// Reads a cost of icons: `{W}{W}{2}`; nothing of it is a cost of nothing.
pub fn cost(text: &str) -> Option<Bill> {
    if text.trim().is_empty() {
        return Some(Bill::default());
    }
    whole(text, Reader::bill)
}

/// What a whole text is read as, to its end.
fn whole<'t, T>(text: &'t str, read: impl FnOnce(&mut Reader<'t>) -> Option<T>) -> Option<T> {
    let mut reader = Reader { text, at: 0, targets: Vec::new() };
    let found = read(&mut reader)?;
    reader.rest().trim().is_empty().then_some(found)
}

/// Where reading stands.
struct Reader<'t> {
    text: &'t str,
    at: usize,
    targets: Vec<Pick>,
}

impl Reader<'_> {
    pub(super) fn line(&mut self) -> Option<Line> {
        if let Some(words) = self.attempt(Self::keys) {
            return Some(Line::Words(words));
        }
        if self.eat("[J-Activate]") {
            return self.prices().map(Line::Judgment);
        }
        if self.eat("[Incarnation]") {
            let prices = self.prices()?;
            self.eat(".");
            return Some(Line::Incarnation(prices));
        }
        if self.eat("[Awakening]") {
            let price = self.prices()?;
            self.must(":")?;
            return self.ability(When::Awakening, price);
        }
        if self.eat("[Activate]") {
            let price = self.prices()?;
            self.must(":")?;
            return self.ability(When::Activate, price);
        }
        if self.eat("[Enter]:") {
            return self.ability(When::Enters, Vec::new());
        }
        if self.eat("[Trigger]") {
            let waits = self.waits()?;
            self.must(":")?;
            return self.ability(When::Standby(waits), Vec::new());
        }
        if let Some(when) = self.attempt(Self::event) {
            return self.ability(when, Vec::new());
        }
        self.holds()
    }
}

/// Every word has its place in the list.
const _: () = assert!(Word::VARIANTS.len() == KEYS.len() + PREDICATES.len());
