//! The deck file of a Force of Will simulator (`.fdk`): `{"ruler": "CMF-005", "main": ["CMF-058", …], "stones": […]}`.
//!
//! A code stands once for each copy. Unlike [`super::map`], sections are arrays. Keys that hold no cards (`source`) are left
//! alone.

mod edit;

use serde_json::{Map, Value, json};

use super::copies::{Copies, merged};
use super::json::{self, Node};
use super::{MAX_BYTES, Notation, Signs, WriteError, broken, only_game, only_sections, short};
use crate::card::{Game, Section};
use crate::deck::{CardRef, Deck, Places, Reading, UNREADABLE_LINE, section_of};
use crate::diagnostic::{Diagnostic, Severity, Span};
use crate::language::{Message, say};
use crate::shown;

pub(super) static NOTATION: Notation = Notation {
    id: "fdk",
    about: "JSON of a Force of Will simulator, a code for each copy",
    recognise,
    read,
    write,
    edit: edit::ways,
    most: MAX_BYTES,
    by_lines: false,
    many: json::many,
    holds_many: false,
    holds_name: true,
    holds_rules: false,
    signs: Signs::Kept,
    game: Some(Game::ForceOfWill),
};

/// The key of the leader, which alone is no array.
const RULER: &str = "ruler";
const SECTIONS: [Section; 3] = [Section::Main, Section::Stones, Section::Side];

/// The section that a key means, whatever a site calls it.
fn section(key: &str) -> Option<Section> {
    section_of(key).filter(|section| *section == Section::Leader || SECTIONS.contains(section))
}

/// A ruler, or a main deck that is an array of texts. One with a `leader` is another kind of list with a slip in it.
fn recognise(text: &str) -> bool {
    let Some(members) = json::first_object(text) else { return false };
    let has = |key: &str| members.iter().any(|member| member.key == key);
    let is_codes = |node: Node<'_>| node.array().is_some_and(|items| !items.is_empty() && items.iter().all(is_text));
    let codes = || members.iter().any(|member| member.key == Section::Main.id() && is_codes(member.value));
    has(RULER) || (!has(Section::Leader.id()) && codes())
}

fn is_text(node: &Node<'_>) -> bool {
    node.string().is_some()
}

fn read(text: &str) -> Vec<Reading> {
    json::read(text, deck)
}

fn deck(text: &str, node: Node<'_>) -> Reading {
    let Some(members) = node.object() else { return broken(say!("json-no-object"), node.span(text)) };
    if let Some(broken) = json::doubled(text, node) {
        return broken;
    }
    let mut copies = Copies::default();
    copies.reading.deck.game = NOTATION.game;
    for member in members {
        let unreadable = |message: Message, place: Option<Span>| {
            let place = place.or_else(|| member.value.span(text));
            Diagnostic::new(UNREADABLE_LINE, Severity::Error, message).at(place)
        };
        match (section(&member.key), member.value.array()) {
            _ if member.key == "name" => {
                let place = member.value.span(text);
                copies.reading.deck.name = short(member.value.string(), place, &mut copies.reading.problems);
            }
            (Some(section), Some(items)) => items.into_iter().for_each(|item| code(text, section, item, &mut copies)),
            (Some(Section::Leader), None) if member.value.is_null() => {}
            (Some(Section::Leader), None) => code(text, Section::Leader, member.value, &mut copies),
            (Some(_), None) => {
                copies.reading.problems.push(unreadable(say!("fdk-no-cards", key = member.key.as_ref()), None));
            }
            // Cards under a name nobody knows must not be lost.
            (None, _) if member.value.holds_several() => {
                let message = say!("no-section-of-deck", word = member.key.as_ref());
                copies.reading.problems.push(unreadable(message, member.key_span(text)));
            }
            (None, _) => {}
        }
    }
    copies.done()
}

fn code(text: &str, section: Section, node: Node<'_>, copies: &mut Copies) {
    if let Some(card) = card(node) {
        let number = node.text_span(text);
        let line = number.or_else(|| node.span(text)).unwrap_or_default();
        copies.push(section, card, Places { line, number, ..Places::default() });
    } else if !super::full(&mut copies.reading, node.span(text)) {
        let problem = Diagnostic::new(UNREADABLE_LINE, Severity::Error, say!("fdk-no-code"));
        copies.reading.problems.push(problem.at(node.span(text)));
    }
}

/// The card that a text means; one that is no code is taken for a name.
fn card(node: Node<'_>) -> Option<CardRef> {
    let written = node.string().filter(|written| !written.trim().is_empty())?;
    Some(CardRef::numbered(&written).unwrap_or_else(|_| CardRef::named(written)))
}

fn write(deck: &Deck) -> Result<String, WriteError> {
    only_game(deck, &NOTATION)?;
    let known = [&SECTIONS[..], &[Section::Leader]].concat();
    only_sections(deck, NOTATION.id, &known)?;
    let rulers = merged(deck, Section::Leader, NOTATION.id)?;
    let leaders = rulers.iter().map(|(_, count)| count).sum();
    if leaders > 1 {
        return Err(WriteError::Leaders { notation: NOTATION.id, leaders });
    }
    let mut object = Map::new();
    object.extend(deck.name.clone().map(|name| ("name".to_owned(), Value::from(name))));
    object.insert(RULER.into(), json!(rulers.first().map(|(print, _)| print.to_string())));
    for section in SECTIONS {
        let mut codes = Vec::new();
        for (print, count) in merged(deck, section, NOTATION.id)? {
            codes.extend((0..count).map(|_| print.to_string()));
        }
        object.insert(section.id().into(), json!(codes));
    }
    // Plain strings always serialise.
    Ok(shown::json_pretty(&Value::Object(object)) + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deck::Line;

    const FILE: &str = r#"{"name": "Fish", "source": "a site", "ruler": "CMF-005", "main": ["1-084", "cmf-058", "1-084"],
        "stones": ["CMF-099"], "side": ["1-084"]}"#;

    fn says(reading: &Reading) -> Vec<(Section, u32, String)> {
        assert_eq!(reading.deck.game, Some(Game::ForceOfWill));
        let card = |line: &Line| super::super::text::number_first(&line.card);
        reading.deck.lines.iter().filter_map(|line| Some((line.section?, line.count, card(line)))).collect()
    }

    #[test]
    fn codes_of_a_section_are_counted_and_stand_where_the_first_does() {
        assert!(recognise(FILE));
        let reading = read(FILE).remove(0);
        assert_eq!((reading.problems.as_slice(), reading.deck.name.as_deref()), (&[][..], Some("Fish")));
        let expected = [
            (Section::Leader, 1, "CMF-005"),
            (Section::Main, 2, "[1-084]"),
            (Section::Main, 1, "CMF-058"),
            (Section::Stones, 1, "CMF-099"),
            (Section::Side, 1, "[1-084]"),
        ];
        assert_eq!(says(&reading), expected.map(|(section, count, card)| (section, count, card.to_owned())));
        let number = |at: usize| reading.deck.lines[at].places.number().map(|span| span.text(FILE));
        assert_eq!((number(1), number(2)), (None, Some("cmf-058")));
    }

    #[test]
    fn arrays_of_texts_are_codes_and_objects_are_not() {
        for text in [r#"{"main": ["CMF-058"]}"#, r#"[{"ruler": null, "main": []}]"#, r#"{"ruler": 3}"#] {
            assert!(recognise(text), "{text}");
        }
        for text in [r#"{"main": {"CMF-058": 4}}"#, r#"{"main": []}"#, r#"{"leader": "BT1-001", "main": ["BT1-005"]}"#]
        {
            assert!(!recognise(text), "{text}");
        }
    }

    #[test]
    fn what_would_be_lost_is_told_in_its_place() {
        let text = r#"{"ruler": ["CMF-005"], "main": ["Thunder", 3, " "], "side": "CMF-058", "mian": ["CMF-058"], "tags": []}"#;
        let reading = read(text).remove(0);
        let places: Vec<_> =
            reading.problems.iter().filter_map(|problem| problem.span).map(|at| at.text(text)).collect();
        assert_eq!(places, ["3", "\" \"", "\"CMF-058\"", "mian"]);
        let expected = [(Section::Leader, 1, "CMF-005"), (Section::Main, 1, "Thunder")];
        assert_eq!(says(&reading), expected.map(|(section, count, card)| (section, count, card.to_owned())));
    }

    #[test]
    fn what_is_written_is_written_so_again_and_other_games_are_refused() {
        let mut deck = read(FILE).remove(0).deck;
        let written = write(&deck).expect("codes");
        assert!(
            written.contains("\"ruler\": \"CMF-005\",\n  \"main\": [\n    \"1-084\",\n    \"1-084\",\n    \"CMF-058\"")
        );
        assert_eq!(write(&read(&written)[0].deck), Ok(written));
        deck.lines[0].count = 2;
        assert!(matches!(write(&deck), Err(WriteError::Leaders { leaders: 2, .. })));
        deck.lines[0].section = Some(Section::Extra);
        assert!(matches!(write(&deck), Err(WriteError::Section { section: Section::Extra, .. })));
        deck.game = Some(Game::Dbscg);
        let refused = write(&deck).map_err(|error| error.to_string());
        let said = "fdk is for Force of Will alone, and the list is of another game: Dragon Ball Super Card Game";
        assert_eq!(refused, Err(said.to_owned()));
    }
}
