//! `{"leader": "BT1-001", "main": {"BT1-005": 4}, "side": {}}`: one such object, an array of them, or one per line.
//!
//! The shape in which public collections of lists come. Keys are card numbers, perhaps prints.

use serde_json::{Map, Value, json};

use super::copies::merged;
use super::json::edit::{Items, member, set};
use super::json::{self, Member, Node};
use super::{MAX_BYTES, Notation, Signs, WriteError, full, no_section, number_of, short};
use crate::card::{Print, Section};
use crate::deck::change::{Change, Copies, Editing, Ways};
use crate::deck::{BROKEN_LIST, CardRef, Deck, Line, MAX_LINES, Places, Reading, UNREADABLE_LINE, section_of};
use crate::diagnostic::{Diagnostic, Edit, Severity, Span};
use crate::language::{Message, say};
use crate::shown;

pub(super) static NOTATION: Notation = Notation {
    id: "map",
    about: "JSON or JSON lines, `{\"leader\": \"BT1-001\", \"main\": {\"BT1-005\": 4}}`",
    recognise,
    read,
    write,
    edit,
    most: MAX_BYTES,
    by_lines: false,
    many: json::many,
    holds_many: true,
    holds_name: true,
    holds_rules: true,
    signs: Signs::Kept,
    game: None,
};

/// The sections beside the leader; the first two are there even if they are empty.
const SECTIONS: [Section; 6] =
    [Section::Main, Section::Side, Section::Z, Section::Extra, Section::Stones, Section::Evolution];

fn recognise(text: &str) -> bool {
    // Any JSON that no other notation claims ends here, so that its faults are named. `[Leader]` and `[BT1-005] x4` are
    // no arrays.
    let text = text.trim_start();
    let items = text.strip_prefix('[').map(str::trim_start);
    // `{main: [...]}` is YAML: a key without quotes.
    let bare_key = |members: &str| {
        let rest = members.trim_start().trim_start_matches(char::is_alphabetic);
        rest.len() < members.trim_start().len() && rest.starts_with(':')
    };
    let object = text.strip_prefix('{').is_some_and(|members| !bare_key(members));
    object || items.is_some_and(|items| items.is_empty() || items.starts_with(['{', '[', ']', '"']))
}

fn read(text: &str) -> Vec<Reading> {
    json::read(text, deck)
}

/// What is no deck, with the shape of one.
fn no_deck(message: Message, place: Option<Span>) -> Reading {
    let help = say!("json-deck-so", example = r#"{"leader": "BT1-001", "main": {"BT1-006": 4}}"#);
    Reading::broken(Diagnostic::new(BROKEN_LIST, Severity::Error, message).at(place).help(help))
}

fn deck(text: &str, node: Node<'_>) -> Reading {
    let Some(members) = node.object() else {
        return no_deck(say!("json-no-object"), node.span(text));
    };
    // A number may stand twice in a section, and is two lines; a section or a name may not.
    if let Some(broken) = json::doubled_at_top(text, &members) {
        return broken;
    }
    if !members.iter().any(|member| Section::from_id(&member.key.to_lowercase()).is_some()) {
        return no_deck(say!("json-no-deck"), node.span(text).map(|span| Span::new(span.start, span.start + 1)));
    }
    let mut reading = Reading::default();
    for member in &members {
        let place = member.value.span(text);
        match member.key.to_lowercase().as_str() {
            "name" | "title" => reading.deck.name = short(member.value.string(), place, &mut reading.problems),
            "rules" => reading.deck.rules = short(member.value.said(), place, &mut reading.problems),
            key => match section_of(key) {
                Some(section) => cards(text, section, member.value, &mut reading),
                // Dates and links may stand in a list; cards under a name nobody knows must not be lost.
                None if member.value.holds_several() || may_be_card(key, member.value) => {
                    let place = member.key_span(text).or_else(|| member.value.span(text));
                    reading.problems.push(no_section(&member.key).at(place));
                }
                None => {}
            },
        }
    }
    reading
}

/// Whether what stands under a key that nobody knows is the number of a card, and not of the one in a picture.
fn may_be_card(key: &str, value: Node<'_>) -> bool {
    const PICTURES: [&str; 6] = ["cover", "image", "art", "thumbnail", "icon", "id"];
    !PICTURES.contains(&key) && value.string().is_some_and(|said| Print::among_words(&said).is_some())
}

fn cards(text: &str, section: Section, node: Node<'_>, reading: &mut Reading) {
    if node.is_null() {
        return;
    }
    if let Some(number) = node.string() {
        let place = node.text_span(text);
        push(
            &number,
            1,
            section,
            Places { line: place.unwrap_or_default(), number: place, ..Places::default() },
            reading,
        );
        return;
    }
    let Some(members) = node.object() else {
        let problem = Diagnostic::new(UNREADABLE_LINE, Severity::Error, say!("json-no-cards", key = section.id()));
        let help = say!("json-cards-so", example = r#"{"BT1-006": 4}"#);
        reading.problems.push(problem.at(node.span(text)).help(help));
        return;
    };
    reading.deck.lines.reserve_exact(members.len().min(MAX_LINES));
    let mut before = None;
    for (at, member) in members.iter().enumerate() {
        if full(reading, member.value.span(text)) {
            return;
        }
        let places = places(text, member, before, members.get(at + 1));
        before = member.value.span(text).map(|span| span.end);
        match member.value.count(text) {
            Ok(count) => push(&member.key, count, section, places, reading),
            Err(problem) => reading.problems.push(problem),
        }
    }
}

fn places(text: &str, member: &Member<'_>, before: Option<usize>, next: Option<&Member<'_>>) -> Places {
    let (number, value) = (member.key_span(text), member.value.span(text));
    let line = match (number, value) {
        (Some(key), Some(value)) => Span::new(key.start.saturating_sub(1), value.end),
        (_, value) => value.unwrap_or_default(),
    };
    // Without the comma before it, or, for the first member, the comma after it.
    let removal = match (before, next.and_then(|next| next.key_span(text))) {
        (Some(before), _) => Some(Span::new(before, line.end)),
        (None, Some(next)) => Some(Span::new(line.start, next.start.saturating_sub(1))),
        (None, None) => Some(line),
    };
    Places { line, count: value, number, removal: removal.filter(|_| number.is_some()), ..Places::default() }
}

fn push(key: &str, count: u32, section: Section, places: Places, reading: &mut Reading) {
    let card = CardRef::numbered(key).unwrap_or_else(|_| CardRef::named(key));
    reading.deck.lines.push(Line::of(count, card, section, places));
}

fn write(deck: &Deck) -> Result<String, WriteError> {
    let leaders: u32 = deck.section(Section::Leader).map(|line| line.count).sum();
    if leaders > 1 {
        return Err(WriteError::Leaders { notation: NOTATION.id, leaders });
    }
    let mut object = Map::new();
    object.extend(deck.name.clone().map(|name| ("name".to_owned(), Value::from(name))));
    object.extend(deck.rules.clone().map(|rules| ("rules".to_owned(), Value::from(rules))));
    let leader = deck.section(Section::Leader).next().map(|line| number_of(line, NOTATION.id)).transpose()?;
    object.insert("leader".into(), json!(leader));
    for (at, section) in SECTIONS.into_iter().enumerate() {
        let cards = merged(deck, section, NOTATION.id)?;
        if at < 2 || !cards.is_empty() {
            let cards = cards.into_iter().map(|(print, count)| (print.to_string(), json!(count))).collect();
            object.insert(section.id().into(), Value::Object(cards));
        }
    }
    Ok(shown::json(&object) + "\n")
}

fn edit(editing: &Editing<'_>, change: &Change) -> Ways {
    json::document(editing.text, editing.at).and_then(|node| way(editing, node, change)).into_iter().collect()
}

fn way(editing: &Editing<'_>, node: Node<'_>, change: &Change) -> Option<Vec<Edit>> {
    let text = editing.text;
    let line = |line: &usize| &editing.deck.lines[*line];
    let edit = match change {
        Change::Count { line, count } => editing.count(*line, *count)?,
        Change::Remove { line: at } => removal(text, node, line(at).places.line())?,
        Change::Insert(copies) => insertion(text, node, copies)?,
        Change::Card { line: at, to } => {
            Edit { span: line(at).places.number()?, text: to.card.print.as_ref()?.to_string() }
        }
        Change::Rename(name) => set(text, node, &["name", "title"], name, None)?,
        Change::Sort(rank) => return Some(editing.sorted(rank, |line| line.places.line())),
    };
    Some(vec![edit])
}

/// Takes a number away with its count; a leader's becomes `null`.
fn removal(text: &str, node: Node<'_>, entry: Span) -> Option<Edit> {
    node.object()?.into_iter().find_map(|member| {
        let Some(items) = Items::of_object(text, member.value) else {
            let span = member.value.span(text)?;
            return (member.value.text_span(text) == Some(entry)).then(|| Edit { span, text: "null".into() });
        };
        let at = items.places.iter().position(|place| *place == entry)?;
        Some(items.removal(at))
    })
}

fn insertion(text: &str, node: Node<'_>, copies: &Copies) -> Option<Edit> {
    let print = copies.card.print.as_ref()?.to_string();
    let card = member(text, &print, &copies.count.to_string());
    let members = node.object()?;
    let objects = || members.iter().filter_map(|member| Items::of_object(text, member.value));
    let model = objects().find(|items| !items.places.is_empty());
    let own = members.iter().rfind(|member| section_of(&member.key) == Some(copies.section));
    let alone = || Value::from(print.as_str()).to_string();
    match own {
        Some(own) if own.value.is_null() && copies.section == Section::Leader => {
            Some(Edit { span: own.value.span(text)?, text: alone() })
        }
        Some(own) => Some(Items::of_object(text, own.value)?.last(text, &[card], model.as_ref())),
        None if copies.section == Section::Leader => set(text, node, &["leader"], &print, Some("name")),
        None => {
            let cards = format!("{{{}}}", Items::filled(text, &[card], model.as_ref()));
            Some(Items::of_object(text, node)?.last(text, &[member(text, copies.section.id(), &cards)], None))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deck::edit::testing::{added, changed, changed_in, counted, leader, removed, renamed, sorted};

    const LIST: &str = r#"{"leader": "BT1-001", "main": {"BT1-008": 4, "BT1-007": 2}}"#;

    #[test]
    fn numbers_come_behind_the_last_and_go_with_their_comma() {
        let list = |main: &str| Ok(format!("{{\"leader\": \"BT1-001\", \"main\": {{{main}}}}}"));
        assert_eq!(added(LIST, "main"), list(r#""BT1-008": 4, "BT1-007": 2, "BT1-006": 2"#));
        assert_eq!(removed(LIST, 1), list(r#""BT1-007": 2"#));
        assert_eq!(counted(LIST, 2, 3), list(r#""BT1-008": 4, "BT1-007": 3"#));
        assert_eq!(sorted(LIST), list(r#""BT1-007": 2, "BT1-008": 4"#));
        let pretty = "{\n  \"main\": {\n    \"BT1-008\": 4\n  },\n  \"sideboard\": {}\n}\n";
        let edited = pretty.replace("{}", "{\n    \"BT1-006\": 2\n  }");
        assert_eq!(added(pretty, "side"), Ok(edited));
        assert_eq!(removed(pretty, 0), Ok(pretty.replace("{\n    \"BT1-008\": 4\n  }", "{}")));
    }

    #[test]
    fn the_leader_is_a_text_or_null() {
        assert_eq!(leader(LIST), Ok(LIST.replace("BT1-001", "BT1-002")));
        let without = LIST.replace("\"BT1-001\"", "null");
        assert_eq!(removed(LIST, 0), Ok(without.clone()));
        assert_eq!(leader(&without), Ok(LIST.replace("BT1-001", "BT1-002")));
        let missing = r#"{"main": {"BT1-008": 4}}"#;
        assert_eq!(leader(missing).as_deref(), Ok(r#"{"leader": "BT1-002", "main": {"BT1-008": 4}}"#));
        assert!(counted(LIST, 0, 2).is_err());
    }

    #[test]
    fn one_list_of_many_changes_and_the_others_stay() {
        let text = format!("{LIST}\n{{oops}}\n{LIST}\n");
        let edited = format!("{LIST}\n{{oops}}\n{}\n", LIST.replace('4', "1"));
        assert_eq!(changed_in(&text, 2, &Change::Count { line: 1, count: 1 }), Ok(edited));
        assert_eq!(
            changed(&LIST.replace('4', "oops"), &Change::Remove { line: 0 }),
            Err(crate::deck::edit::Refusal::Broken)
        );
        assert_eq!(
            renamed(LIST, "Fish").as_deref(),
            Ok(LIST.replace("{\"leader", "{\"name\": \"Fish\", \"leader").as_str())
        );
    }

    #[test]
    fn each_line_of_a_file_of_lists_is_a_deck() {
        let text = "{\"leader\": \"BT1-001\", \"main\": {\"BT1-005\": 4}}\n{oops}\n{\"leader\": null, \"main\": {}}\n";
        let readings = read(text);
        assert_eq!(readings.iter().map(|reading| reading.broken).collect::<Vec<_>>(), [false, true, false]);
        assert_eq!(readings[0].deck.lines.len(), 2);
    }

    #[test]
    fn brackets_around_headers_and_numbers_are_no_arrays() {
        for text in ["[Leader]\nBT1-001\n", "[BT1-005] x4\n", "[4] BT1-005\n"] {
            assert!(!recognise(text), "{text}");
        }
        for text in ["[]", "[ {}", "[\n  \"BT1-005\"", "{", "[", "{oops}"] {
            assert!(recognise(text), "{text}");
        }
    }

    #[test]
    fn cards_under_a_name_that_nobody_knows_are_not_lost() {
        let text = r#"{"main": {"BT1-005": 4}, "sideboard": {"BT1-006": 1}, "mian": {"BT1-007": 1}, "user": "Ann"}"#;
        let reading = read(text).remove(0);
        assert_eq!(reading.deck.section(Section::Side).count(), 1);
        assert_eq!(reading.problems.len(), 1);
        assert_eq!(reading.problems[0].span.map(|span| span.text(text)), Some("mian"));
    }

    #[test]
    fn the_edition_may_be_a_number_and_keys_may_be_capitals() {
        for rules in [r#""rules": 4.00"#, r#""Rules": "4.00""#, r#""RULES": 4.00"#] {
            let reading = read(&format!(r#"{{{rules}, "Main": {{"BT1-005": 4}}}}"#)).remove(0);
            assert_eq!((reading.deck.rules.as_deref(), reading.deck.lines.len()), (Some("4.00"), 1), "{rules}");
        }
        assert_eq!(read(r#"{"side": {"BT1-005": 4}}"#)[0].deck.section(Section::Side).count(), 1);
    }

    #[test]
    fn every_section_is_held() {
        let text = r#"{"leader":"CMF-005","main":{"1-084":4},"side":{},"extra":{"07391448":1},"stones":{"CMF-099":4},"evolution":{"EXO-001":1}}"#;
        let reading = read(text).remove(0);
        assert_eq!(reading.problems, []);
        assert_eq!(write(&reading.deck), Ok(format!("{text}\n")));
    }

    #[test]
    fn a_number_that_stands_twice_is_two_lines() {
        let reading = read(r#"{"main": {"BT1-005": 4, "BT1-005": 1}}"#).remove(0);
        assert_eq!(reading.deck.lines.iter().map(|line| line.count).collect::<Vec<_>>(), [4, 1]);
    }

    #[test]
    fn removing_an_entry_takes_its_comma() {
        let text = r#"{"main": {"BT1-005": 4, "BT1-006": 1}}"#;
        let reading = read(text).remove(0);
        let removals: Vec<&str> =
            reading.deck.lines.iter().filter_map(|line| line.places.removal()).map(|span| span.text(text)).collect();
        assert_eq!(removals, [r#""BT1-005": 4, "#, r#", "BT1-006": 1"#]);
    }

    #[test]
    fn impossible_counts_are_reported_where_they_stand() {
        let text =
            r#"{"main": {"BT1-005": -1, "BT1-006": 99999999999, "BT1-007": 2.5, "BT1-008": [], "BT1-009": "3"}}"#;
        let reading = read(text).remove(0);
        let places: Vec<&str> =
            reading.problems.iter().filter_map(|problem| problem.span).map(|span| span.text(text)).collect();
        assert_eq!(places, ["-1", "99999999999", "2.5", "[]"]);
        assert_eq!(reading.deck.lines.len(), 1);
    }
}
