//! Text as abilities: each line whole, or not at all. The grammar is of the [normal](super::normal) wording; where it takes
//! another one, it notes in which wording it is printed.

mod conditions;
mod costs;
mod effects;
mod filters;
mod gains;
mod heads;
mod holds;
mod letters;
mod meant;
mod moves;
mod players;
mod rolls;
mod triggers;

use strum::VariantArray;

use super::normal::{normal, tidied};
use super::words::{KEYS, PREDICATES};
use super::{Of, Read, Tongue};
use crate::ability::deeds::fits;
use crate::ability::fow::{Amount, Bill, Cards, Deed, Line, Pick, When, Word};

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
        // These words stand before what a chant does.
        let begins = ["[Torrent]", "[Force]"].iter().any(|word| plain.starts_with(word));
        if of == Of::Chant && (begins || !plain.starts_with('[')) {
            does.push((text.to_owned(), plain));
            continue;
        }
        match whole(&plain, |reader| reader.line(of)).filter(|(line, said)| says(std::slice::from_ref(line), said)) {
            // Of several that can be paid for, which was paid for is not kept.
            Some((line, _)) if is_awakening(&line) && out.lines.iter().any(is_awakening) => {
                out.unread.push(text.to_owned());
            }
            Some((line, _)) => out.lines.push(line),
            None => out.unread.push(text.to_owned()),
        }
    }
    if !does.is_empty() {
        let plain = does.iter().map(|(_, plain)| plain.as_str()).collect::<Vec<_>>().join(" ");
        match whole(&plain, Reader::chant).filter(|(lines, said)| says(lines, said)) {
            Some((lines, _)) => out.lines.extend(lines),
            None => out.unread.extend(does.into_iter().map(|(text, _)| text)),
        }
    }
    out
}

fn is_awakening(line: &Line) -> bool {
    matches!(line, Line::Ability(ability) if ability.when == When::Awakening)
}

/// Whether lines are printed as the text that they were read from: what is not has not been understood. What says to do too much
/// can be played by nobody.
fn says(lines: &[Line], plain: &str) -> bool {
    let too_much = |line: &Line| matches!(line, Line::Ability(ability) if !fits(&ability.does));
    !lines.iter().any(too_much) && super::chant_or_line(lines, Tongue::En).eq_ignore_ascii_case(plain)
}

/// Reads a cost of icons: `{W}{W}{2}`; nothing of it is a cost of nothing.
pub fn cost(text: &str) -> Option<Bill> {
    if text.trim().is_empty() || text.trim() == "0" {
        return Some(Bill::default());
    }
    whole(text, Reader::bill).map(|(bill, _)| bill)
}

/// What a whole text is read as, to its end, and how that is printed.
fn whole<'t, T>(text: &'t str, read: impl FnOnce(&mut Reader<'t>) -> Option<T>) -> Option<(T, String)> {
    let mut reader = Reader { text, at: 0, targets: Vec::new(), notes: Vec::new(), heard: Heard::default() };
    let found = read(&mut reader)?;
    if !reader.rest().trim().is_empty() {
        return None;
    }
    Some((found, reader.said()))
}

/// Where reading stands.
struct Reader<'t> {
    text: &'t str,
    at: usize,
    targets: Vec<Pick>,
    /// Parts of the text that are printed in another wording, each with that.
    notes: Vec<(usize, usize, String)>,
    /// What has been read of so far, as far as the rest hangs on it.
    heard: Heard,
}

/// What the meaning of words hangs on.
#[derive(Clone, Copy, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own about what was read")]
struct Heard {
    /// Something has been spoken of that `it` can mean.
    spoken: bool,
    /// `It` is the card that says so.
    own: bool,
    /// Something was asked for.
    tested: bool,
    /// A die was rolled.
    rolled: bool,
    /// The sentence ends without a full stop.
    stops: bool,
    /// The same damage is dealt to something else, too.
    again: Option<u32>,
    /// How many sentences hang on something around what is read.
    nested: u8,
    /// The card lies where lives break.
    breaks: bool,
    /// What is read is written on a chant.
    chant: bool,
}

impl Reader<'_> {
    /// The text in the wording in which it is printed.
    fn said(&self) -> String {
        let mut notes = self.notes.clone();
        notes.sort_by_key(|(from, to, _)| (*from, *to));
        let (mut out, mut at) = (String::new(), 0);
        for (from, to, says) in notes {
            out.push_str(self.text.get(at..from).unwrap_or_default());
            out.push_str(&says);
            at = at.max(to);
        }
        out.push_str(&self.text[at..]);
        tidied(&out)
    }

    /// A line of a card, of what it can be.
    fn line(&mut self, of: Of) -> Option<Line> {
        self.heard.chant = of == Of::Chant;
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
        if let Some(line) = self.attempt(Self::played) {
            return Some(line);
        }
        if let Some(line) = self.attempt(Self::triggered) {
            return Some(line);
        }
        if self.eat("[Seal") {
            return (of != Of::Chant).then_some(()).and_then(|()| self.sealed());
        }
        // What a chant does has no word before it.
        if of == Of::Chant { self.ability(When::Chant, Vec::new()) } else { self.holds() }
    }

    /// What is done, up to the end of a sentence or of a part of it.
    fn deed(&mut self) -> Option<Deed> {
        if let Some(times) = self.heard.again.take() {
            return self.damage_to(Amount::of(times));
        }
        let deed = self
            .attempt(Self::bound_deed)
            .or_else(|| self.attempt(Self::deed_of_player))
            .or_else(|| self.attempt(Self::damage))
            .or_else(|| self.attempt(Self::moved))
            .or_else(|| self.attempt(Self::put))
            .or_else(|| self.attempt(Self::other_deed))
            .or_else(|| self.attempt(Self::prevented))
            .or_else(|| self.attempt(Self::gained))?;
        // What was spoken of last is another card from here on, unless it is the same.
        self.heard.own &= matches!(deed.cards(), None | Some(Cards::This | Cards::Those));
        self.heard.spoken |= deed.cards().is_some() || matches!(deed, Deed::Reveal | Deed::Token(..) | Deed::Fight(..));
        Some(deed)
    }
}

/// Every word has its place in the list.
const _: () = assert!(Word::VARIANTS.len() == KEYS.len() + PREDICATES.len());
