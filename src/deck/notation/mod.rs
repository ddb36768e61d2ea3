//! The notations lists come in: one file each, reader and writer together.
//!
//! [`NOTATIONS`] is the register, in the order in which a text is tried. Plain text comes last and takes everything.

mod arena;
mod cockatrice;
mod copies;
mod csv;
mod fdk;
mod json;
mod line;
mod map;
mod o8d;
mod own_json;
mod share;
mod text;
mod tts;
mod xml;
mod yaml;
mod ydk;
mod ydke;

use super::edit::{Change, Editing, Ways};
use super::{BROKEN_LIST, CardRef, Deck, Decks, Line, MAX_COUNT, MAX_LINES, Reading, TOO_LONG};
use crate::card::{Game, Print, Section};
use crate::diagnostic::{Diagnostic, Severity, Span};
use crate::language::{Message, say};
use crate::shown;

/// A way to write lists.
#[derive(Debug)]
pub struct Notation {
    /// What `--to` takes.
    pub id: &'static str,
    /// One line about it.
    pub about: &'static str,
    /// Whether a text looks like it.
    pub recognise: fn(&str) -> bool,
    /// Reads every deck of a text.
    pub read: fn(&str) -> Vec<Reading>,
    /// Writes a deck whose lines all have a section.
    ///
    /// What is written reads back as the same cards, or nothing is written. A name that would read as something else
    /// (`Fish x2`) is left out where a number stands beside it; blanks within a name become one.
    pub write: fn(&Deck) -> Result<String, WriteError>,
    /// The ways to write a change into a text, best first: each is tried, and must read back as it was meant
    /// ([`super::edit::apply`]).
    pub edit: fn(&Editing<'_>, &Change) -> Ways,
    /// Whether a text in it holds a list of decks rather than one.
    pub many: fn(&str) -> bool,
    /// Whether several decks can be written one behind the other.
    pub holds_many: bool,
    /// Whether it holds the name of a deck.
    pub holds_name: bool,
    /// Whether it holds the edition a deck was made for.
    pub holds_rules: bool,
    /// What becomes of signs of names that act.
    pub signs: Signs,
    /// The game whose lists alone are written so; `None` is any.
    pub game: Option<Game>,
}

impl Notation {
    /// What of a deck besides its cards is lost when it is written, in words.
    pub fn loses(&self, deck: &Deck) -> Vec<String> {
        let name = deck.name.as_ref().filter(|_| !self.holds_name).map(|name| format!("the deck's name, `{name}`"));
        let rules = deck.rules.as_ref().filter(|_| !self.holds_rules).map(|rules| format!("its edition, {rules}"));
        let about =
            [deck.name.as_deref().filter(|_| self.holds_name), deck.rules.as_deref().filter(|_| self.holds_rules)];
        let cards = deck.lines.iter().map(|line| line.card.name.as_deref());
        let signs = self.signs == Signs::Shown
            && about.into_iter().chain(cards).flatten().any(|name| name.contains(shown::acts));
        let signs = signs.then(|| "signs of names that nobody can read; their numbers stand for them".to_owned());
        name.into_iter().chain(rules).chain(signs).collect()
    }
}

/// What becomes of signs of names that act ([`shown::acts`]) when a list is written; as they are, no list holds them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signs {
    /// They are escaped, and read back.
    Kept,
    /// They are shown, and read back as what is shown.
    Shown,
}

/// All notations, in the order in which a text is tried.
pub static NOTATIONS: [&Notation; 14] = [
    &tts::NOTATION,
    &arena::NOTATION,
    &own_json::NOTATION,
    &fdk::NOTATION,
    &map::NOTATION,
    &share::NOTATION,
    &ydke::NOTATION,
    &cockatrice::NOTATION,
    &o8d::NOTATION,
    &ydk::NOTATION,
    &yaml::NOTATION,
    &csv::NOTATION,
    &text::SITE,
    &text::NOTATION,
];

/// Why a deck cannot be written in a notation.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WriteError {
    /// The notation holds card numbers only.
    #[error("{notation} needs a card number for every line, and `{name}` has none")]
    NumberMissing {
        /// The notation.
        notation: &'static str,
        /// The card as the list names it.
        name: String,
    },
    /// The notation holds passcodes only.
    #[error("{notation} holds Yu-Gi-Oh! passcodes, and `{card}` has none")]
    Passcode {
        /// The notation.
        notation: &'static str,
        /// The card as the list names it.
        card: String,
    },
    /// The notation is that of another game.
    #[error("{notation} is for {of} alone, and the list is of another game: {game}")]
    Game {
        /// The notation.
        notation: &'static str,
        /// Its game.
        of: Game,
        /// That of the list.
        game: Game,
    },
    /// The notation has no place for a section.
    #[error("{notation} has no place for the {section}")]
    Section {
        /// The notation.
        notation: &'static str,
        /// The section.
        section: Section,
    },
    /// The notation holds a single leader.
    #[error("{notation} holds one leader, and the list has {leaders}")]
    Leaders {
        /// The notation.
        notation: &'static str,
        /// Copies of leaders in the list.
        leaders: u32,
    },
    /// The notation merges the lines of a card, and all of them together are more than a line may hold.
    #[error("{notation} holds a card once, and the list has {copies} copies of {number}; at most {MAX_COUNT} are read")]
    Copies {
        /// The notation.
        notation: &'static str,
        /// The print.
        number: String,
        /// How many there are.
        copies: u64,
    },
    /// A card has no number, and its name would read as something else.
    #[error("{notation} cannot hold a card by the name `{name}` alone: it would read as something else")]
    Name {
        /// The notation.
        notation: &'static str,
        /// The card's name.
        name: String,
    },
    /// The name of the deck, or its edition, would not read back as what it is.
    #[error("{notation} cannot hold the deck name `{name}`: it would not read back as that")]
    DeckName {
        /// The notation.
        notation: &'static str,
        /// The deck's name.
        name: String,
    },
}

/// Reads one card line as plain text has them, whatever else it may be taken for in a list.
///
/// # Errors
/// When it is no card line: what is wrong with it.
pub fn card_line(text: &str) -> Result<Line, Diagnostic> {
    line::read(text, None)
}

/// Whether a text begins with a list that stands on one line, whole or not, rather than with the name of a file: a share
/// code or a ydke list.
pub fn begins_code(text: &str) -> bool {
    share::begins_code(text) || ydke::begins_list(text)
}

/// The notation of an id.
pub fn by_id(id: &str) -> Option<&'static Notation> {
    NOTATIONS.into_iter().find(|notation| notation.id == id)
}

/// The first notation that a text looks like.
pub fn recognise(text: &str) -> &'static Notation {
    let text = text.trim_start_matches('\u{feff}');
    NOTATIONS.into_iter().find(|notation| (notation.recognise)(text)).unwrap_or(&text::NOTATION)
}

/// Reads a text in a given notation. Places count from the start of `text`, byte-order mark included.
pub fn read_as(notation: &'static Notation, text: &str) -> Decks {
    let body = text.trim_start_matches('\u{feff}');
    let mut readings = (notation.read)(body);
    let mark = text.len() - body.len();
    if mark > 0 {
        for reading in &mut readings {
            shift(reading, mark);
        }
    }
    Decks { notation, readings, many: (notation.many)(body) }
}

/// Moves every place of a reading `by` bytes further on.
fn shift(reading: &mut Reading, by: usize) {
    let shift = |span: &mut Span| *span = span.shifted(by);
    for line in &mut reading.deck.lines {
        let places = &mut line.places;
        shift(&mut places.line);
        [&mut places.count, &mut places.number, &mut places.removal].into_iter().flatten().for_each(shift);
    }
    for problem in &mut reading.problems {
        problem.span.iter_mut().chain(problem.related.iter_mut().map(|(span, _)| span)).for_each(shift);
        problem.fix.iter_mut().flat_map(|fix| &mut fix.edits).for_each(|edit| shift(&mut edit.span));
    }
}

/// Never several decks.
fn one(_: &str) -> bool {
    false
}

/// The problem of a list that breaks the form of its notation.
fn broken(message: Message, span: impl Into<Option<Span>>) -> Reading {
    Reading::broken(Diagnostic::new(BROKEN_LIST, Severity::Error, message).at(span))
}

/// Whether a list has as many lines as are read; says so once, at the first line that is left out.
fn full(reading: &mut Reading, place: Option<Span>) -> bool {
    let so_far = reading.deck.lines.len() + reading.problems.len();
    if so_far == MAX_LINES {
        let message = say!("too-many-lines", most = MAX_LINES);
        reading.problems.push(Diagnostic::new(TOO_LONG, Severity::Error, message).at(place));
    }
    so_far >= MAX_LINES
}

/// A text on one line, its words parted by single blanks; `None` where nothing is left.
fn words(text: &str) -> Option<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    (!words.is_empty()).then(|| words.join(" "))
}

/// A deck as it is written where names cannot keep signs that act: they are shown.
fn with_shown_names(deck: &Deck) -> Deck {
    // A line end within a name is a blank where lines are all there is.
    let shown = |name: &mut String| {
        if let Some(words) = words(name).filter(|_| name.contains(shown::acts)) {
            *name = shown::line(&words).into_owned();
        }
    };
    let mut deck = deck.clone();
    deck.name.iter_mut().chain(&mut deck.rules).for_each(shown);
    deck.lines.iter_mut().filter_map(|line| line.card.name.as_mut()).for_each(shown);
    deck
}

/// The lines that an entry takes, up to its line end, if nothing but `before` stands beside it. A remark there is
/// somebody's: a line with one is not taken away.
fn whole_lines(text: &str, place: Span, before: &str) -> Option<Span> {
    // To YAML and XML, a carriage return ends a line too.
    let ends = ['\n', '\r'];
    let blank = |c: char| c.is_whitespace() && !ends.contains(&c);
    // No further than the entry's neighbours: a list may be one line of a megabyte.
    let head = text[..place.start].trim_end_matches(blank).strip_suffix(before)?.trim_end_matches(blank);
    let tail = text[place.end..].trim_start_matches(blank);
    let alone = (head.is_empty() || head.ends_with(ends)) && (tail.is_empty() || tail.starts_with(ends));
    let line_end = if tail.starts_with("\r\n") { 2 } else { usize::from(!tail.is_empty()) };
    alone.then(|| Span::new(head.len(), text.len() - tail.len() + line_end))
}

/// A card line as `ways` write it, the first that reads back as the same line. Its name is left out where no way with it
/// does.
fn legible(
    line: &Line,
    notation: &'static str,
    ways: impl Fn(&CardRef) -> Vec<String>,
    read: impl Fn(&str) -> Option<Line>,
) -> Result<String, WriteError> {
    let print = || line.card.print.clone();
    let named = CardRef { print: print(), name: line.card.name.as_deref().and_then(words), spelling: None };
    let number_alone = CardRef { print: print(), ..CardRef::default() };
    let same = |card: &CardRef, back: &Line| {
        (back.count, back.section, &back.card.print, &back.card.name)
            == (line.count, line.section, &card.print, &card.name)
    };
    for card in [named, number_alone] {
        let fits = |way: &String| read(way).is_some_and(|back| same(&card, &back));
        if let Some(way) = ways(&card).into_iter().find(fits) {
            return Ok(way);
        }
    }
    Err(WriteError::Name { notation, name: line.card.name.clone().unwrap_or_default() })
}

/// The number of a line, for notations that hold nothing else.
fn number_of(line: &Line, notation: &'static str) -> Result<String, WriteError> {
    print_of(line, notation).map(ToString::to_string)
}

/// The print of a line, for notations that hold nothing else.
fn print_of<'d>(line: &'d Line, notation: &'static str) -> Result<&'d Print, WriteError> {
    let missing = || WriteError::NumberMissing { notation, name: line.card.name.clone().unwrap_or_default() };
    line.card.print.as_ref().ok_or_else(missing)
}

/// Refuses the lists of other games.
fn only_game(deck: &Deck, notation: &Notation) -> Result<(), WriteError> {
    match (notation.game, deck.game) {
        (Some(of), Some(game)) if of != game => Err(WriteError::Game { notation: notation.id, of, game }),
        _ => Ok(()),
    }
}

/// Refuses sections that a notation has no place for.
fn only_sections(deck: &Deck, notation: &'static str, known: &[Section]) -> Result<(), WriteError> {
    let foreign = deck.lines.iter().filter_map(|line| line.section).find(|section| !known.contains(section));
    foreign.map_or(Ok(()), |section| Err(WriteError::Section { notation, section }))
}
