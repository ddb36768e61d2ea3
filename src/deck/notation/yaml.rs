//! Our own YAML: sections with one card line each, `- 4 BT1-005 Name`, or a mapping `BT1-005: 4`.

mod edit;

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};

use serde::de::{MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_yaml::{Location, Spanned};

use super::{
    MAX_BYTES, Notation, Signs, WriteError, comment, full, legible, line, lines, one, short, text, whole_lines,
};
use crate::card::{CardNumber, Section};
use crate::deck::{BAD_COUNT, BROKEN_LIST, CardRef, Deck, Line, MAX_COUNT, Places, Reading, UNREADABLE_LINE};
use crate::diagnostic::{Diagnostic, Severity, Span};
use crate::language::say;
use crate::shown;

pub(super) static NOTATION: Notation = Notation {
    id: "yaml",
    about: "our own YAML: sections of card lines, comments allowed",
    recognise,
    read,
    write,
    edit: edit::ways,
    most: MAX_BYTES,
    by_lines: true,
    many: one,
    holds_many: false,
    holds_name: true,
    holds_rules: true,
    signs: Signs::Kept,
    game: None,
};

/// A list in YAML: some line begins with the id of a section and a colon (`main:`), and the first of them goes on as
/// YAML does.
fn recognise(text: &str) -> bool {
    // `{main: [...]}`; what is JSON has been tried before.
    if text.trim_start().starts_with('{') {
        return true;
    }
    let mut lines =
        text.lines().filter(|line| !line.trim_start().starts_with('#') && !line.trim().is_empty()).peekable();
    while let Some(line) = lines.next() {
        let Some((key, rest)) = line.split_once(':') else { continue };
        if Section::from_id(key).is_none() {
            continue;
        }
        let rest = rest.split(" #").next().unwrap_or_default().trim();
        if rest.starts_with(['[', '{', '&', '*', '"', '\'']) {
            return true;
        }
        if rest.is_empty() {
            return lines.peek().is_some_and(|next| next.starts_with([' ', '-']));
        }
    }
    false
}

/// A document. Keys that are not known are an error: a typo in `main` must not drop a deck.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    #[serde(default)]
    name: Option<Spanned<String>>,
    #[serde(default)]
    rules: Option<Spanned<String>>,
    /// For people; nothing is read from it.
    #[serde(default)]
    notes: Option<String>,
    #[serde(default)]
    leader: Option<Spanned<Cards>>,
    #[serde(default)]
    main: Option<Spanned<Cards>>,
    #[serde(default)]
    side: Option<Spanned<Cards>>,
    #[serde(default)]
    z: Option<Spanned<Cards>>,
    #[serde(default)]
    extra: Option<Spanned<Cards>>,
    #[serde(default)]
    stones: Option<Spanned<Cards>>,
    #[serde(default)]
    evolution: Option<Spanned<Cards>>,
}

/// The cards of a section: one line, a list of lines, or numbers with their counts.
#[derive(Debug, Default)]
struct Cards(Vec<Entry>);

/// A card as it is written.
#[derive(Debug)]
enum Entry {
    /// A line; a single one has the location of its section.
    Line(String, Option<Location>),
    /// A card with its count behind it.
    Counted { card: Spanned<String>, count: Spanned<String> },
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Collect;
        impl<'de> Visitor<'de> for Collect {
            type Value = Cards;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a card line, a list of them, or card numbers with counts")
            }
            fn visit_str<E>(self, line: &str) -> Result<Cards, E> {
                Ok(Cards(vec![Entry::Line(line.to_owned(), None)]))
            }
            fn visit_unit<E>(self) -> Result<Cards, E> {
                Ok(Cards::default())
            }
            fn visit_none<E>(self) -> Result<Cards, E> {
                Ok(Cards::default())
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Cards, A::Error> {
                let mut cards = Vec::new();
                while let Some(line) = seq.next_element::<Spanned<String>>()? {
                    cards.push(Entry::Line(line.value, Some(line.referenced)));
                }
                Ok(Cards(cards))
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Cards, A::Error> {
                let mut cards = Vec::new();
                while let Some((card, count)) = map.next_entry()? {
                    cards.push(Entry::Counted { card, count });
                }
                Ok(Cards(cards))
            }
        }
        deserializer.deserialize_any(Collect)
    }
}

fn read(text: &str) -> Vec<Reading> {
    vec![document(text)]
}

fn document(text: &str) -> Reading {
    let document: Document = match serde_yaml::from_str(text) {
        Ok(document) => document,
        Err(error) => {
            let message = error.without_snippet().to_string();
            // The place is shown in the text, and what the library advises its own users helps nobody here.
            let message = message.rsplit_once(" at line ").map_or(message.as_str(), |(message, _)| message);
            let message = [", set DuplicateKeyPolicy", "; use ", ", use ", ": use "]
                .into_iter()
                .fold(message, |message, advice| message.split_once(advice).map_or(message, |(message, _)| message));
            let problem = Diagnostic::new(BROKEN_LIST, Severity::Error, say!("yaml-broken", reason = message));
            let place = error.location().and_then(|at| span(text, &at, None));
            return Reading::broken(problem.at(place).help(say!("mend-yaml")));
        }
    };
    let behind = text.lines().filter(|line| !line.trim_start().starts_with('#') && line.contains(" # ")).count();
    let remarks = lines::comments(text).count() + behind + usize::from(document.notes.is_some());
    let mut reading = Reading { remarks, ..Reading::default() };
    let [name, rules] = [document.name, document.rules].map(|said| {
        let place = said.as_ref().and_then(|said| span(text, &said.referenced, None));
        short(said.map(|said| said.value), place, &mut reading.problems)
    });
    (reading.deck.name, reading.deck.rules) = (name, rules);
    let sections = [
        (Section::Leader, document.leader),
        (Section::Main, document.main),
        (Section::Z, document.z),
        (Section::Extra, document.extra),
        (Section::Stones, document.stones),
        (Section::Evolution, document.evolution),
        (Section::Side, document.side),
    ];
    for (section, cards) in sections {
        let Some(cards) = cards else { continue };
        let first = reading.deck.lines.len();
        let mapped = matches!(cards.value.0.first(), Some(Entry::Counted { .. }));
        for entry in cards.value.0 {
            let (written, location) = match &entry {
                Entry::Line(written, location) => (written, location.unwrap_or(cards.referenced)),
                Entry::Counted { card, .. } => (&card.value, card.referenced),
            };
            let place = span(text, &location, Some(written)).unwrap_or_default();
            if full(&mut reading, Some(place)) {
                return reading;
            }
            match &entry {
                Entry::Line(..) => card(text, written, place, section, &mut reading),
                Entry::Counted { count, .. } => {
                    let behind = span(text, &count.referenced, Some(&count.value)).unwrap_or(place);
                    counted(text, (written, place), (&count.value, behind), section, &mut reading);
                }
            }
        }
        if mapped {
            keep_keys_apart(&mut reading.deck.lines[first..]);
        }
    }
    reading
}

fn card(text: &str, written: &str, place: Span, section: Section, reading: &mut Reading) {
    let whole = place;
    let place = unquoted(text, place, written);
    // Only where the text says just what was read do the places within it hold.
    let literal = place.text(text) == written;
    let whole = if literal && place != whole { Span::new(place.start - 1, place.end + 1) } else { place };
    let behind = text[place.end..].lines().next().unwrap_or_default().trim_start();
    let is_cut = literal
        && whole == place
        && behind.strip_prefix('#').is_some_and(|behind| behind.starts_with(|c: char| c.is_ascii_digit()));
    match line::read(written, Some(section)) {
        // To YAML, what stands behind the sign is a comment; to others, `Jinzo #7` is a name.
        Ok(line) if is_cut && !(line.counted && line.card.print.is_some()) => {
            let problem = Diagnostic::new(UNREADABLE_LINE, Severity::Error, say!("yaml-cut-name", sign = behind));
            reading.problems.push(problem.at(place).help(say!("quote-yaml-line")));
        }
        Ok(mut line) => {
            line.places = if literal {
                let removal = whole_lines(text, whole, "-").filter(|_| !comment::may_be_behind(written));
                Places { removal, ..Places::from(line.places).shifted(place.start) }.into()
            } else {
                let another = line.places.another().map(|_| place);
                Places { line: place, another, ..Places::default() }.into()
            };
            reading.deck.lines.push(line);
        }
        Err(mut problem) => {
            problem.span = problem.span.filter(|_| literal).map(|span| span.shifted(place.start)).or(Some(place));
            reading.problems.push(problem);
        }
    }
}

/// A place without the quotes around it, where what stands between them is just what was read.
fn unquoted(text: &str, place: Span, written: &str) -> Span {
    let inner = place.shifted(1);
    let quoted = |sign: char| {
        text[place.start..].starts_with(sign) && text.get(inner.end..).is_some_and(|end| end.starts_with(sign))
    };
    let fits = text.get(inner.start..inner.end) == Some(written) && (quoted('"') || quoted('\''));
    if fits { inner } else { place }
}

/// A card with its count behind it, `BT1-005: 4`, each with its place.
fn counted(text: &str, card: (&str, Span), count: (&str, Span), section: Section, reading: &mut Reading) {
    let ((card, key), (count, value)) = (card, count);
    let (number, copies) = (unquoted(text, key, card), unquoted(text, value, count));
    // With the quotes around them.
    let whole = key.to(if copies == value { copies } else { Span::new(value.start, copies.end + 1) });
    match line::read(&format!("{count} {card}"), Some(section)) {
        Ok(line) if line.places.count().is_some_and(|place| place.end <= count.len()) => {
            let literal = number.text(text) == card && copies.text(text) == count;
            let in_card = |place: Span| Span::new(place.start - count.len() - 1, place.end - count.len() - 1);
            let places = Places {
                line: whole,
                count: line.places.count().filter(|_| literal).map(|place| place.shifted(copies.start)),
                number: line.places.number().filter(|_| literal).map(|place| in_card(place).shifted(number.start)),
                name: line.places.name().filter(|_| literal).map(|place| in_card(place).shifted(number.start)),
                another: line.places.another().map(|_| whole),
                removal: whole_lines(text, whole, "").filter(|_| literal),
                ..Places::default()
            };
            reading.deck.lines.push(Line { places: places.into(), plain: false, ..line });
        }
        Ok(_) => {
            let problem = Diagnostic::new(BAD_COUNT, Severity::Error, say!("no-number-of-copies", count = count));
            let help = say!("write-whole-number", most = MAX_COUNT);
            reading.problems.push(problem.at(copies).help(help));
        }
        Err(problem) => reading.problems.push(problem.at(whole)),
    }
}

/// Two prints of a card, or two spellings, are two keys. An edit must not make them one, which YAML forbids.
fn keep_keys_apart(lines: &mut [Line]) {
    let number = |line: &Line| line.card.print.as_ref().map(|print| print.number.clone());
    let mut seen: BTreeMap<Option<CardNumber>, usize> = BTreeMap::new();
    for line in lines.iter() {
        *seen.entry(number(line)).or_default() += 1;
    }
    for line in lines {
        let own = line.places.number().filter(|_| seen.get(&number(line)) == Some(&1));
        line.places = Places { number: own, ..line.places.into() }.into();
    }
}

/// The bytes from a location on, as many as `written` has; else one character.
fn span(text: &str, location: &Location, written: Option<&str>) -> Option<Span> {
    let start = location.span().byte_offset().and_then(|at| usize::try_from(at).ok());
    let start = start.or_else(|| byte_of(text, location))?.min(text.len());
    let mut end = (start + written.map_or(1, str::len)).min(text.len());
    while !text.is_char_boundary(end) {
        end += 1;
    }
    text.is_char_boundary(start).then_some(Span::new(start, end))
}

/// The byte of a line and column: faults of the grammar come without it.
fn byte_of(text: &str, location: &Location) -> Option<usize> {
    let line = usize::try_from(location.line()).ok()?.checked_sub(1)?;
    let column = usize::try_from(location.column()).ok()?.saturating_sub(1);
    let line_start: usize = text.split_inclusive('\n').take(line).map(str::len).sum();
    let rest = text.get(line_start..)?;
    Some(line_start + rest.char_indices().nth(column).map_or(rest.len(), |(at, _)| at))
}

/// A text as a scalar of YAML on one line, however long, in quotes where it needs them. A sign that acts is escaped.
fn scalar(text: &str) -> String {
    if !text.contains(shown::acts) {
        let options = serde_yaml::ser_options! { prefer_block_scalars: false };
        // A string always serialises.
        let written = serde_yaml::to_string_with_options(&text, options).unwrap_or_default();
        return written.trim_end_matches('\n').to_owned();
    }
    let mut out = String::from('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            // Writing to a string cannot fail.
            c if shown::acts(c) => drop(write!(out, "\\U{:08X}", u32::from(c))),
            c => out.push(c),
        }
    }
    out + "\""
}

fn write(deck: &Deck) -> Result<String, WriteError> {
    let mut out = String::new();
    for (key, value) in [("name", &deck.name), ("rules", &deck.rules)] {
        out.extend(value.as_ref().map(|value| format!("{key}: {}\n", scalar(value))));
    }
    for section in Section::ALL {
        let read = |written: &str| line::read(written, Some(section)).ok();
        let card = |line: &Line| {
            let ways = |card: &CardRef| vec![format!("{} {}", line.count, text::number_first(card))];
            legible(line, NOTATION.id, ways, read)
        };
        let cards = deck.section(section).map(card).collect::<Result<Vec<String>, _>>()?;
        if !cards.is_empty() {
            out.extend([section.id(), ":\n"]);
            out.extend(cards.iter().map(|card| format!("- {}\n", scalar(card))));
        }
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deck::MAX_LINES;

    #[test]
    fn lists_mappings_and_single_lines_are_cards() {
        let text = "name: Fish\nleader: BT1-001 Champa\nmain:\n  - 4 BT1-005 Fish, fried\nside:\n  BT1-006: 2\n";
        assert!(recognise(text));
        let reading = document(text);
        assert_eq!(reading.problems, []);
        let lines: Vec<_> = reading.deck.lines.iter().map(|line| (line.section, line.count)).collect();
        assert_eq!(lines, [(Some(Section::Leader), 1), (Some(Section::Main), 4), (Some(Section::Side), 2)]);
        let places = Places::from(reading.deck.lines[1].places);
        assert_eq!(places.number.map(|span| span.text(text)), Some("BT1-005"));
        assert_eq!(places.removal.map(|span| span.text(text)), Some("  - 4 BT1-005 Fish, fried\n"));
    }

    #[test]
    fn the_places_of_a_mapping_are_those_of_key_and_value() {
        let text = "main:\n  bt1-005: 4 # good\n  BT1-006 Name: 2x\nside: {BT1-007: 3,\n  BT1-008: 1}\n";
        let reading = document(text);
        assert_eq!(reading.problems, []);
        let says = |place: fn(&Places) -> Option<Span>| -> Vec<Option<&str>> {
            let lines = reading.deck.lines.iter();
            lines.map(|line| place(&line.places.into()).map(|span| span.text(text))).collect()
        };
        let whole = ["bt1-005: 4", "BT1-006 Name: 2x", "BT1-007: 3", "BT1-008: 1"].map(Some);
        assert_eq!(says(|places| Some(places.line)), whole);
        assert_eq!(says(|places| places.count), ["4", "2", "3", "1"].map(Some));
        assert_eq!(says(|places| places.number), ["bt1-005", "BT1-006", "BT1-007", "BT1-008"].map(Some));
        let removal = [None, Some("  BT1-006 Name: 2x\n"), None, None];
        assert_eq!(says(|places| places.removal), removal);
    }

    #[test]
    fn no_edit_makes_two_keys_one() {
        let text = "main:\n  BT1-006: 2\n  BT1-006_PR: 1\n  bt1-007_PR: 1\n";
        let numbers =
            document(text).deck.lines.into_iter().map(|line| line.places.number().map(|span| span.text(text)));
        assert_eq!(numbers.collect::<Vec<_>>(), [None, None, Some("bt1-007_PR")]);
    }

    #[test]
    fn a_name_that_yaml_would_cut_is_refused() {
        let reading = document("main:\n- 3 Luster Dragon #2\n- '2 Jinzo #7'\n- 4 BT1-006 #1\n- \"2 Jinzo\" #7\n");
        let names: Vec<_> = reading.deck.lines.iter().map(|line| line.card.name.as_deref()).collect();
        assert_eq!((names.as_slice(), reading.problems.len()), (&[Some("Jinzo #7"), None, Some("Jinzo")][..], 1));
    }

    #[test]
    fn a_value_that_is_no_count_is_not_taken_for_a_name() {
        let text = "main:\n  BT1-005: none\n  BT1-006: 0\n  BT1-008: 2.5\n";
        let reading = document(text);
        assert_eq!(reading.deck.lines, []);
        let places: Vec<_> = reading.problems.iter().map(|problem| (problem.code, problem.span)).collect();
        assert_eq!(places.len(), 3, "{places:?}");
        assert!(places.iter().all(|(code, span)| *code == BAD_COUNT && span.is_some()), "{places:?}");
    }

    #[test]
    fn broken_yaml_and_unknown_keys_are_one_problem_with_a_place() {
        for text in ["main:\n  - 4 BT1-005\nmian:\n  - 4 BT1-006\n", "main:\n  - [\n", "main:\n  - 4\n- x: : :\n"] {
            let reading = document(text);
            assert!(reading.broken, "{text}");
            assert!(reading.problems[0].span.is_some(), "{text}");
        }
    }

    #[test]
    fn places_are_those_of_the_bytes() {
        // A carriage return ends a line too, and characters are longer than one byte.
        let text = "# ×\rname: é\rmain:\r- 4 BT1-005 Fisch\r- 2 BT1-006 Fugu ×\r";
        let reading = document(text);
        let places: Vec<&str> = reading.deck.lines.iter().map(|line| line.places.line().text(text)).collect();
        assert_eq!(places, ["4 BT1-005 Fisch", "2 BT1-006 Fugu ×"]);
        assert_eq!(reading.deck.lines[0].places.removal().map(|span| span.text(text)), Some("- 4 BT1-005 Fisch\r"));
    }

    #[test]
    fn long_names_stay_on_their_line() {
        let name = "Fish ".repeat(40).trim_end().to_owned();
        let mut deck = document("main:\n- 4 BT1-005\n").deck;
        deck.lines[0].card.name = Some(name.clone());
        assert_eq!(write(&deck), Ok(format!("main:\n- 4 BT1-005 {name}\n")));
    }

    #[test]
    fn a_bomb_of_aliases_is_refused() {
        let mut bomb = String::from("main: &a [x, x, x, x, x, x, x, x, x]\n");
        for (this, next) in ('a'..'k').zip('b'..'l') {
            bomb.extend([format!("{next}{next}: &{next} ["), vec![format!("*{this}"); 9].join(", "), "]\n".to_owned()]);
        }
        let reading = document(&bomb);
        assert!(reading.broken || reading.problems.len() <= MAX_LINES + 1);
    }

    #[test]
    fn plain_text_with_headers_is_no_yaml() {
        assert!(!recognise("Leader: BT1-001\nmain:\n4 BT1-005\n"));
        assert!(!recognise("leader: BT1-001\n\nmain:\n4 BT1-005\n"));
    }
}
