//! The notations lists come in: one file each, reader and writer together.
//!
//! [`NOTATIONS`] is the register, in the order in which a text is tried. Plain text comes last and takes everything.

mod arena;
mod cockatrice;
mod comment;
mod copies;
mod csv;
mod faces;
mod fdk;
mod imitate;
mod json;
mod line;
mod lines;
mod map;
mod o8d;
mod own_json;
mod passcode;
mod pasted;
mod share;
mod text;
mod tts;
mod word;
mod xml;
mod yaml;
mod ydk;
mod ydke;

pub use faces::{is_guid, of_game, pictured};
use std::borrow::Cow;

use super::change::{Change, Editing, Ways};
use super::{
    BROKEN_LIST, CardRef, Deck, Decks, Line, MAX_COUNT, MAX_LINES, Places, Reading, TOO_LONG, UNREADABLE_LINE,
};
use crate::card::{Game, LONGEST_NAME, Print, Section, is_long_name};
use crate::diagnostic::{self, Diagnostic, Severity, Span};
use crate::language::{Argument, Message, say};
use crate::shown;

/// A way to write lists.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact about a notation, and all of them occur together")]
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
    /// Bytes that a deck has at most: a longer text is no list, and is not looked into.
    pub most: usize,
    /// Whether it goes by lines: then every sign that Unicode names for it ends one. In JSON and XML such a sign is a blank,
    /// or part of a text.
    pub by_lines: bool,
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
    /// Writes a deck whose lines all have a section, if it can be read again.
    ///
    /// # Errors
    /// When the notation does not hold such a deck.
    pub fn written(&self, deck: &Deck) -> Result<String, WriteError> {
        let text = (self.write)(deck)?;
        if text.len() > self.most {
            return Err(WriteError::TooLong { notation: self.id, most: self.most / 1024 });
        }
        Ok(text)
    }

    /// Lines that a text of one deck has at most.
    const fn most_lines(&self) -> usize {
        self.most / SHORT_LINE
    }

    /// A text as it is read, every place in it where it is in the text.
    pub(super) fn plain<'t>(&self, text: &'t str) -> Cow<'t, str> {
        if self.by_lines { diagnostic::lines::with_line_feeds(text) } else { Cow::Borrowed(text) }
    }

    /// What of a deck besides its cards is lost when it is written, in words.
    pub fn loses(&self, deck: &Deck) -> Vec<Message> {
        let name = deck.name.as_ref().filter(|_| !self.holds_name).map(|name| say!("lost-name", name = name));
        let rules =
            deck.rules.as_ref().filter(|_| !self.holds_rules).map(|rules| say!("lost-edition", edition = rules));
        let about =
            [deck.name.as_deref().filter(|_| self.holds_name), deck.rules.as_deref().filter(|_| self.holds_rules)];
        let cards = deck.lines.iter().map(|line| line.card.name.as_deref());
        let signs = self.signs == Signs::Shown
            && about.into_iter().chain(cards).flatten().any(|name| name.contains(shown::acts));
        let signs = signs.then(|| say!("lost-signs"));
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
#[error("{}", self.message())]
#[non_exhaustive]
pub enum WriteError {
    /// The notation holds card numbers only.
    NumberMissing {
        /// The notation.
        notation: &'static str,
        /// The card as the list names it.
        name: String,
    },
    /// The notation holds passcodes only.
    Passcode {
        /// The notation.
        notation: &'static str,
        /// The card as the list names it.
        card: String,
    },
    /// The notation is that of another game.
    Game {
        /// The notation.
        notation: &'static str,
        /// Its game.
        of: Game,
        /// That of the list.
        game: Game,
    },
    /// The notation has no place for a section.
    Section {
        /// The notation.
        notation: &'static str,
        /// The section.
        section: Section,
    },
    /// The notation holds a single leader.
    Leaders {
        /// The notation.
        notation: &'static str,
        /// Copies of leaders in the list.
        leaders: u32,
    },
    /// The notation merges the lines of a card, and all of them together are more than a line may hold.
    Copies {
        /// The notation.
        notation: &'static str,
        /// The print.
        number: String,
        /// How many there are.
        copies: u64,
    },
    /// The text would be longer than what is read.
    TooLong {
        /// The notation.
        notation: &'static str,
        /// The limit.
        most: usize,
    },
    /// A card has no number, and its name would read as something else.
    Name {
        /// The notation.
        notation: &'static str,
        /// The card's name.
        name: String,
    },
    /// The name of the deck, or its edition, would not read back as what it is.
    DeckName {
        /// The notation.
        notation: &'static str,
        /// The deck's name.
        name: String,
    },
}

impl WriteError {
    /// Why, in a sentence.
    pub fn message(&self) -> Message {
        match self {
            Self::NumberMissing { notation, name } => say!("write-no-number", notation = *notation, name = name),
            Self::Passcode { notation, card } => say!("write-no-passcode", notation = *notation, card = card),
            Self::Game { notation, of, game } => {
                say!("write-other-game", notation = *notation, of = of.to_string(), game = game.to_string())
            }
            Self::Section { notation, section } => {
                say!("write-no-section", notation = *notation, section = section.id())
            }
            Self::Leaders { notation, leaders } => say!("write-leaders", notation = *notation, leaders = *leaders),
            Self::Copies { notation, number, copies } => {
                say!("write-copies", notation = *notation, number = number, copies = *copies, most = MAX_COUNT)
            }
            Self::TooLong { notation, most } => say!("write-too-long", notation = *notation, most = *most),
            Self::Name { notation, name } => say!("write-name-alone", notation = *notation, name = name),
            Self::DeckName { notation, name } => say!("write-deck-name", notation = *notation, name = name),
        }
    }
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
    let plain = text::NOTATION.plain(text);
    let looks_like = |notation: &&Notation| (notation.recognise)(if notation.by_lines { &plain } else { text });
    NOTATIONS.into_iter().find(looks_like).unwrap_or(&text::NOTATION)
}

/// Reads a text in a given notation. Places count from the start of `text`, byte-order mark included.
pub fn read_as(notation: &'static Notation, text: &str) -> Decks {
    let body = text.trim_start_matches('\u{feff}');
    let mark = text.len() - body.len();
    let body = notation.plain(body);
    let many = (notation.many)(&body);
    if let Some(too_large) = too_large(notation, &body, many) {
        return Decks { notation, readings: vec![too_large], many: false };
    }
    let mut readings = (notation.read)(&body);
    for reading in &mut readings {
        refuse_long_names(reading);
        // A text may hold a hundred thousand decks: what was only room to grow is given back.
        reading.deck.lines.shrink_to_fit();
    }
    if mark > 0 {
        for reading in &mut readings {
            shift(reading, mark);
        }
    }
    Decks { notation, readings, many }
}

/// Bytes of a deck in most notations: 2,000 lines as long as they may be.
const MAX_BYTES: usize = 1024 * 1024;
/// Bytes of a share code or a ydke list.
const MAX_CODE: usize = MAX_BYTES / 4;
/// Decks in one text.
const MAX_DECKS: usize = 100_000;
/// Lines of a text that holds many decks.
const MAX_LINES_OF_MANY: usize = 20 * MAX_DECKS;
/// A text of one deck may have lines of so many bytes from its first to its last; with shorter ones it is not full.
const SHORT_LINE: usize = 52;

/// The reading of a text that is too large for a list: nothing in it is looked at.
fn too_large(notation: &Notation, text: &str, many: bool) -> Option<Reading> {
    let most_lines = if many { MAX_LINES_OF_MANY } else { notation.most_lines() };
    if !many && text.len() > notation.most {
        return Some(too_long(text, text, notation.most));
    }
    let (line, _) = text.match_indices('\n').nth(most_lines)?;
    Some(broken(say!("too-many-text-lines", most = most_lines), Span::new(line, line)))
}

/// The reading of a deck with more bytes than are read; told where it begins.
fn too_long(text: &str, list: &str, most: usize) -> Reading {
    let begin = &list[..list.chars().next().map_or(0, char::len_utf8)];
    broken(say!("list-too-long", most = most / 1024), Span::of(text, begin))
}

/// The reading that stands for all the decks of a text that are not looked at.
fn too_many_decks(place: Option<Span>) -> Reading {
    broken(say!("too-many-decks", most = MAX_DECKS), place)
}

/// Codes of one text that may be broken; with more of them it is a text of another kind.
const MAX_BROKEN: usize = 10;

/// The readings of codes, up to so many broken ones that nobody reads on.
fn while_readable(codes: impl Iterator<Item = Reading>) -> Vec<Reading> {
    let mut broken_so_far = 0;
    let mut readings = Vec::new();
    for reading in codes {
        broken_so_far += usize::from(reading.broken);
        if broken_so_far > MAX_BROKEN {
            let place = reading.problems.first().and_then(|problem| problem.span);
            readings.push(broken(say!("too-many-broken", most = MAX_BROKEN), place));
            break;
        }
        readings.push(reading);
    }
    readings
}

/// The name of a deck, or its edition, unless it is longer than names are.
fn short(name: Option<String>, place: Option<Span>, problems: &mut Vec<Diagnostic>) -> Option<String> {
    let fits = |name: &String| !is_written_long(name);
    if !name.as_ref().is_none_or(fits) {
        problems.push(name_too_long(place));
    }
    name.filter(fits)
}

/// Whether a name is too long as it is written again, where signs that act take the room of their numbers.
fn is_written_long(name: &str) -> bool {
    is_long_name(&shown::line(name))
}

fn name_too_long(place: Option<Span>) -> Diagnostic {
    Diagnostic::new(UNREADABLE_LINE, Severity::Error, say!("name-too-long", most = LONGEST_NAME)).at(place)
}

/// Tells of the lines whose names are longer than names are; they mean no card.
fn refuse_long_names(reading: &mut Reading) {
    let Reading { deck, problems, .. } = reading;
    deck.lines.retain(|line| {
        let fits = line.card.name.as_ref().is_none_or(|name| !is_written_long(name));
        if !fits {
            problems.push(name_too_long(Some(line.places.line())));
        }
        fits
    });
}

/// Moves every place of a reading `by` bytes further on.
fn shift(reading: &mut Reading, by: usize) {
    let shift = |span: &mut Span| *span = span.shifted(by);
    for line in &mut reading.deck.lines {
        line.places = Places::from(line.places).shifted(by).into();
    }
    reading.commented.iter_mut().for_each(|(place, _)| shift(place));
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

/// That a word is no section of a deck.
fn no_section(word: &str) -> Diagnostic {
    let sections = Argument::list(Section::ALL.into_iter().map(|section| format!("`{}`", section.id())), ", ");
    let message = say!("no-section-of-deck", word = word);
    Diagnostic::new(UNREADABLE_LINE, Severity::Error, message).help(say!("one-of-sections", sections = sections))
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

/// So much of a word as is repeated in a message.
fn repeated(word: &str) -> String {
    const MOST: usize = 40;
    word.chars().take(MOST).collect()
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
    Err(WriteError::Name { notation, name: said(&line.card) })
}

/// What a card without a number goes by: its name, or what stands in the place of its number.
fn said(card: &CardRef) -> String {
    card.name.clone().or_else(|| card.spelling.clone()).unwrap_or_default()
}

/// The number of a line, for notations that hold nothing else.
fn number_of(line: &Line, notation: &'static str) -> Result<String, WriteError> {
    print_of(line, notation).map(ToString::to_string)
}

/// The print of a line, for notations that hold nothing else.
fn print_of<'d>(line: &'d Line, notation: &'static str) -> Result<&'d Print, WriteError> {
    let missing = || WriteError::NumberMissing { notation, name: said(&line.card) };
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deck;

    #[track_caller]
    fn told(text: &str) -> Vec<(String, Option<usize>)> {
        let readings = deck::read(text).readings;
        let problems = readings.iter().flat_map(|reading| &reading.problems);
        problems.map(|problem| (problem.message.to_string(), problem.span.map(|span| span.start))).collect()
    }

    #[test]
    fn a_name_is_as_long_as_it_is_written_again() {
        let of = |signs: usize| {
            let name = "\\u0001".repeat(signs);
            told(&format!(
                "{{\"scouter\": 1, \"name\": \"{name}\", \"main\": [{{\"count\": 4, \"number\": \"BT1-006\"}}]}}"
            ))
        };
        let longest = LONGEST_NAME / "<U+0001>".len();
        assert_eq!(of(longest), []);
        assert!(of(longest + 1).iter().any(|(told, _)| told.contains("500")), "{:?}", of(longest + 1));
    }

    #[test]
    fn what_is_larger_than_any_list_is_told_and_not_looked_into() {
        let too_long = |most: usize| format!("this list is not read: it is longer than {most} KiB, and no deck is");
        for (text, message, at) in [
            ("4 BT1-006 # x\n".to_owned() + &"x".repeat(MAX_BYTES), too_long(1024), 0),
            ("ydke://".to_owned() + &"!".repeat(MAX_CODE), too_long(256), 0),
            ("scouter:".to_owned() + &"A".repeat(MAX_CODE), too_long(256), 0),
            (format!("{{\"main\": {{\"x\": \"{}\"}}}}", "x".repeat(MAX_BYTES)), too_long(1024), 0),
            (format!("{{\"scouter\": 1, \"name\": \"{}\"}}", "x".repeat(json::LONGEST)), too_long(1024), 0),
            (format!("<deck>{}</deck>", "x".repeat(MAX_BYTES)), too_long(1024), 0),
            (
                "\n".repeat(30_000),
                "this list is not read: it has more than 20164 lines, and no deck has".to_owned(),
                20_164,
            ),
        ] {
            assert_eq!(told(&text), [(message, Some(at))]);
        }
        let two = format!("{{\"main\": {{}}}}\n{{\"main\": {{\"x\": \"{}\"}}}}\n", "x".repeat(MAX_BYTES));
        assert_eq!(told(&two), [(too_long(1024), Some(13))]);
    }

    #[test]
    fn no_text_holds_decks_without_end() {
        let message = "this text holds more than 100000 decks; the rest is not read";
        for text in ["ydke://!!!\n", "{\"main\":{}}\n"] {
            let readings = deck::read(&text.repeat(MAX_DECKS + 9)).readings;
            assert_eq!(readings.len(), MAX_DECKS + 1, "{text}");
            assert_eq!(readings[MAX_DECKS].problems[0].message.to_string(), message, "{text}");
        }
        let readings = deck::read(&format!("[{{}}{}]", ",{}".repeat(MAX_DECKS + 9))).readings;
        assert_eq!(readings.len(), MAX_DECKS + 1);
    }

    #[test]
    fn a_text_of_broken_codes_is_left_after_some() {
        let message = "this text holds more than 10 codes that are broken; the rest is not read";
        for text in ["scouter:", "scouter:\n", "ydke://\n"] {
            let readings = deck::read(&text.repeat(9 * MAX_BROKEN)).readings;
            assert_eq!(readings.len(), MAX_BROKEN + 1, "{text}");
            assert_eq!(readings[MAX_BROKEN].problems[0].message.to_string(), message, "{text}");
            let fits = deck::read(&text.repeat(MAX_BROKEN)).readings;
            assert_eq!(fits.len(), MAX_BROKEN, "{text}");
        }
    }

    #[test]
    fn names_have_a_length_in_every_notation() {
        let (long, fits) = ("é".repeat(LONGEST_NAME + 1), "é".repeat(LONGEST_NAME));
        let texts = |name: &str| {
            [
                format!("Name: {name}\n4 BT1-006\n"),
                format!("{{\"scouter\": 1, \"name\": \"{name}\", \"main\": []}}"),
                format!("{{\"scouter\": 1, \"main\": [{{\"count\": 1, \"name\": \"{name}\"}}]}}"),
                format!("{{\"name\": \"{name}\", \"main\": {{\"BT1-006\": 4}}}}"),
                format!("{{\"main\": {{\"{name}\": 4}}}}"),
                format!("{{\"title\": \"{name}\", \"deckList\": {{}}}}"),
                format!("{{\"SaveName\": \"{name}\", \"ObjectStates\": []}}"),
                format!("{{\"name\": \"{name}\", \"ruler\": \"CMF-005\"}}"),
                format!("name: {name}\nmain:\n- 4 BT1-006\n"),
                format!("count,name\n4,{name}\n"),
                format!("<deck><section name=\"Main\"><card qty=\"4\">{name}</card></section></deck>"),
                format!("<cockatrice_deck><deckname>{name}</deckname></cockatrice_deck>"),
            ]
        };
        for text in texts(&long) {
            let told = told(&text);
            let message = "this name is longer than 500 characters, and no name is";
            assert!(matches!(told.as_slice(), [(said, Some(_))] if said == message), "{text}: {told:?}");
        }
        for text in texts(&fits) {
            assert_eq!(told(&text), [], "{text}");
        }
    }

    #[test]
    fn a_key_that_stands_twice_is_told_where_it_does() {
        for (text, key) in [
            (r#"{"scouter": 1, "main": [{"count": 4, "number": "BT1-006", "count": 3}]}"#, "count"),
            (r#"{"scouter": 1, "main": [], "main": []}"#, "main"),
            (r#"{"deckList": {"Main_Deck": [{"count": 4, "id": "BT1-006", "id": "BT1-007"}]}}"#, "id"),
            (r#"{"deckList": {}, "deckList": {}}"#, "deckList"),
            (r#"{"ObjectStates": [{"Nickname": "Hit", "Nickname": "Whis"}]}"#, "Nickname"),
            (r#"{"ruler": "CMF-005", "main": [], "main": []}"#, "main"),
            (r#"{"main": {"BT1-006": 4}, "main": {"BT1-007": 4}}"#, "main"),
        ] {
            let message = format!("`{key}` stands twice in one object; nobody knows which is meant");
            let second = text.rfind(&format!("\"{key}\"")).map(|at| at + 1);
            assert_eq!(told(text), [(message, second)], "{text}");
        }
        assert_eq!(told("main:\n- 4 BT1-006\nmain:\n- 4 BT1-007\n").len(), 1);
    }

    #[test]
    fn what_is_nearly_a_number_is_a_card_that_is_not_known() {
        for text in [
            r#"{"scouter": 1, "main": [{"count": 4, "number": "BT1062"}]}"#,
            r#"{"deckList": {"Main_Deck": [{"count": 4, "id": "BT1_062"}]}}"#,
            "count,number\n4,BT1 062\n",
            "<deck><section name=\"Main\"><card qty=\"4\" id=\"BT1 O62\">Fish</card></section></deck>",
        ] {
            let reading = deck::read(text).readings.remove(0);
            assert_eq!(reading.problems, [], "{text}");
            let card = &reading.deck.lines[0].card;
            assert!(card.print.is_none() && card.spelling.is_some(), "{text}");
            assert!(reading.deck.lines[0].places.number().is_some(), "{text}");
            // A notation that cannot hold it says so.
            let mut deck = reading.deck;
            deck.lines[0].section = Some(Section::Main);
            for notation in NOTATIONS {
                let Ok(written) = (notation.write)(&deck) else { continue };
                let back = read_as(notation, &written).readings.remove(0);
                let says = |deck: &Deck| deck.lines.iter().map(|line| said(&line.card)).collect::<Vec<_>>();
                let read = (back.problems.as_slice(), says(&back.deck));
                assert_eq!(read, (&[][..], says(&deck)), "{}: {written}", notation.id);
            }
        }
    }

    #[test]
    fn every_line_end_of_unicode_ends_a_line_in_the_notations_of_lines() {
        for end in ["\n", "\r\n", "\r", "\u{b}", "\u{c}", "\u{85}", "\u{2028}", "\u{2029}"] {
            for lines in [
                ["# mine", "4 BT1-006", "2 BT1-007"],
                ["#main", "83326048", "55063751"],
                ["count,number", "4,BT1-006", "2,BT1-007"],
                ["main: # mine", "- 4 BT1-006", "- 2 BT1-007"],
                ["_____Main Deck_____", "4 [BT1-006]", "2 [BT1-007]"],
            ] {
                let text = lines.map(|line| line.to_owned() + end).concat();
                let reading = deck::read(&text).readings.remove(0);
                assert_eq!((reading.deck.lines.len(), reading.problems.as_slice()), (2, &[][..]), "{text:?}");
                let place = reading.deck.lines[1].places.line().text(&text);
                assert_eq!(place, lines[2].trim_start_matches("- "), "{text:?}");
            }
        }
    }
}
