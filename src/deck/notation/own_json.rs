//! Our own JSON: `{"scouter": 1, "name": …, "leader": [{"count": 1, "number": "BT1-001", "name": "Champa"}], …}`.
//!
//! Unlike [`super::map`] it carries names and any number of leaders.

use serde_json::{Map, Value, json};

use super::imitate::filled;
use super::json::edit::set;
use super::json::{self, Node};
use super::{MAX_BYTES, Notation, Signs, WriteError, broken, full, repeated, short};
use crate::card::Section;
use crate::deck::change::{Change, Copies, Editing, Ways};
use crate::deck::{CardRef, Deck, Line, Places, Reading, UNREADABLE_LINE};
use crate::diagnostic::{Diagnostic, Edit, Severity, Span};
use crate::language::{Message, say};
use crate::shown;

pub(super) static NOTATION: Notation = Notation {
    id: "json",
    about: "our own JSON, with numbers and names",
    recognise,
    read,
    write,
    edit,
    most: MAX_BYTES,
    by_lines: false,
    many: json::many,
    holds_many: false,
    holds_name: true,
    holds_rules: true,
    signs: Signs::Kept,
    game: None,
};

/// The version of the form, under the key that tells it from other JSON.
const KEY: &str = "scouter";
const VERSION: i64 = 1;

fn recognise(text: &str) -> bool {
    json::first_object(text).is_some_and(|members| members.iter().any(|member| member.key == KEY))
}

fn read(text: &str) -> Vec<Reading> {
    json::read(text, deck)
}

fn deck(text: &str, node: Node<'_>) -> Reading {
    let Some(members) = node.object() else { return broken(say!("json-no-object"), node.span(text)) };
    if let Some(broken) = json::doubled(text, node) {
        return broken;
    }
    let version = node.get(KEY);
    if version.and_then(Node::integer) != Some(VERSION) {
        let place = version.unwrap_or(node).span(text);
        return broken(say!("own-json-version", known = VERSION), place);
    }
    let mut reading = Reading::default();
    for member in members {
        let place = member.value.span(text);
        match member.key.as_ref() {
            // What a sample says of itself: `"expect": "illegal copy-limit"`. For people and tests; nothing is read from it.
            KEY => {}
            "expect" if member.value.string().is_some() => {}
            "name" => reading.deck.name = short(member.value.string(), place, &mut reading.problems),
            "rules" => reading.deck.rules = short(member.value.said(), place, &mut reading.problems),
            key => {
                if let Some((section, items)) = Section::from_id(key).zip(member.value.array()) {
                    for item in items {
                        card(text, section, item, &mut reading);
                    }
                } else {
                    let message = say!("own-json-no-list", key = repeated(key));
                    let problem = Diagnostic::new(UNREADABLE_LINE, Severity::Error, message);
                    reading.problems.push(problem.at(member.value.span(text)));
                }
            }
        }
    }
    reading
}

fn card(text: &str, section: Section, node: Node<'_>, reading: &mut Reading) {
    if full(reading, node.span(text)) {
        return;
    }
    let unreadable = |message: Message| Diagnostic::new(UNREADABLE_LINE, Severity::Error, message).at(node.span(text));
    let number = node.get("number");
    let numbered = number.and_then(Node::string).map(|number| CardRef::numbered(&number).map_err(|_| number));
    let name = node.get("name").and_then(Node::string);
    let card = match numbered {
        None if name.is_none() => Err(unreadable(say!("own-json-no-card"))),
        None => Ok(CardRef { name, ..CardRef::default() }),
        Some(Ok(card)) => Ok(CardRef { name, ..card }),
        Some(Err(number)) => CardRef::nearly(&number, name)
            .ok_or_else(|| unreadable(say!("no-card-number-form", number = repeated(&number)))),
    };
    let card = match card {
        Ok(card) => card,
        Err(problem) => return reading.problems.push(problem),
    };
    let count = match node.get("count") {
        Some(count) => count.count(text),
        None => Err(unreadable(say!("card-needs-count", key = "count"))),
    };
    let known = ["count", "number", "name"];
    if let Some(odd) = node.object().into_iter().flatten().find(|member| !known.contains(&member.key.as_ref())) {
        reading.problems.push(unreadable(say!("own-json-odd-key", key = repeated(&odd.key))));
        return;
    }
    match count {
        Ok(count) => {
            let places = Places {
                line: node.span(text).unwrap_or_default(),
                count: node.get("count").and_then(|count| count.span(text)),
                number: number.and_then(|number| number.text_span(text)),
                ..Places::default()
            };
            reading.deck.lines.push(Line::of(count, card, section, places));
        }
        Err(problem) => reading.problems.push(problem),
    }
}

fn write(deck: &Deck) -> Result<String, WriteError> {
    let mut object = Map::new();
    object.insert(KEY.into(), json!(VERSION));
    object.extend(deck.name.clone().map(|name| ("name".to_owned(), Value::from(name))));
    object.extend(deck.rules.clone().map(|rules| ("rules".to_owned(), Value::from(rules))));
    for section in Section::ALL {
        let cards: Vec<Value> = deck.section(section).map(value).collect();
        if !cards.is_empty() || section == Section::Leader || section == Section::Main {
            object.insert(section.id().into(), Value::Array(cards));
        }
    }
    // Plain strings and numbers always serialise.
    Ok(shown::json_pretty(&Value::Object(object)) + "\n")
}

fn value(line: &Line) -> Value {
    let mut card = Map::new();
    card.insert("count".into(), json!(line.count));
    // What is nearly a number stands where the number would.
    let number = line.card.print.as_ref().map(ToString::to_string).or_else(|| line.card.spelling.clone());
    card.extend(number.map(|number| ("number".to_owned(), json!(number))));
    card.extend(line.card.name.as_ref().map(|name| ("name".to_owned(), json!(name))));
    Value::Object(card)
}

fn edit(editing: &Editing<'_>, change: &Change) -> Ways {
    json::document(editing.text, editing.at).and_then(|node| way(editing, node, change)).into_iter().collect()
}

fn way(editing: &Editing<'_>, node: Node<'_>, change: &Change) -> Option<Vec<Edit>> {
    let text = editing.text;
    let place = |line: &usize| editing.deck.lines[*line].places.line();
    let edit = match change {
        Change::Count { line, count } => editing.count(*line, *count)?,
        Change::Remove { line } => json::edit::removal(text, node, place(line))?,
        Change::Insert(copies) => insertion(editing, node, copies)?,
        Change::Card { line, to } => Edit { span: place(line), text: alike(text, place(line), to)? },
        Change::Rename(name) => set(text, node, &["name"], name, Some(KEY))?,
        Change::Sort(rank) => return Some(editing.sorted(rank, |line| line.places.line())),
    };
    Some(vec![edit])
}

fn insertion(editing: &Editing<'_>, node: Node<'_>, copies: &Copies) -> Option<Edit> {
    let text = editing.text;
    let card = editing.models(copies.section).find_map(|model| alike(text, model.places.line(), copies));
    let card = card.unwrap_or_else(|| value(&copies.line()).to_string());
    json::edit::insertion(text, node, copies.section.id(), &[card])
}

/// A card as another is written, its keys in the same order.
fn alike(text: &str, entry: Span, copies: &Copies) -> Option<String> {
    let base = Node::parse(entry.text(text)).ok()?;
    let part = |key: &str| base.get(key)?.span(entry.text(text)).map(|span| span.shifted(entry.start));
    let number = copies.card.print.as_ref().map(|print| Value::from(print.to_string()).to_string());
    let name = copies.card.name.as_deref().map(shown::json);
    let known = part("number").is_some() || copies.named_alone;
    let mut parts = vec![(part("count")?, copies.count.to_string())];
    parts.extend(part("number").zip(number));
    parts.extend(part("name").zip(name));
    known.then(|| filled(text, entry, &parts))?
}

#[cfg(test)]
mod tests {
    use crate::deck::edit::testing::{added, counted, leader, removed, renamed, sorted};

    const COMPACT: &str =
        r#"{"scouter":1,"leader":[],"main":[{"count":4,"number":"BT1-008"},{"count":1,"number":"BT1-007"}]}"#;
    const PRETTY: &str = r#"{
  "scouter": 1,
  "leader": [],
  "main": [
    { "number": "BT1-005", "name": "Fish", "count": 4 }
  ]
}
"#;

    #[test]
    fn cards_come_in_the_layout_of_the_others() {
        let edited = COMPACT.replace("}]}", "},{\"count\":2,\"number\":\"BT1-006\"}]}");
        assert_eq!(added(COMPACT, "main"), Ok(edited));
        let new = r#"{ "number": "BT1-006", "name": "Scheming Champa", "count": 2 }"#;
        let edited = PRETTY.replace("4 }\n", &format!("4 }},\n    {new}\n"));
        assert_eq!(added(PRETTY, "main"), Ok(edited));
        let edited = PRETTY.replace("  ]\n}", &format!("  ],\n  \"side\": [\n    {new}\n  ]\n}}"));
        assert_eq!(added(PRETTY, "side"), Ok(edited));
        let new = r#"{ "number": "BT1-002", "name": "Hit", "count": 1 }"#;
        let edited = PRETTY.replace("\"leader\": []", &format!("\"leader\": [\n    {new}\n  ]"));
        assert_eq!(leader(PRETTY), Ok(edited));
    }

    #[test]
    fn cards_go_change_and_are_sorted() {
        let gone = COMPACT.replace(r#"{"count":4,"number":"BT1-008"},"#, "");
        assert_eq!(removed(COMPACT, 0), Ok(gone));
        assert_eq!(counted(COMPACT, 1, 3), Ok(COMPACT.replace("\"count\":1", "\"count\":3")));
        assert_eq!(
            removed(PRETTY, 0),
            Ok(PRETTY.replace("\n    { \"number\": \"BT1-005\", \"name\": \"Fish\", \"count\": 4 }\n  ", ""))
        );
        let sorted_text =
            r#"{"scouter":1,"leader":[],"main":[{"count":1,"number":"BT1-007"},{"count":4,"number":"BT1-008"}]}"#;
        assert_eq!(sorted(COMPACT).as_deref(), Ok(sorted_text));
    }

    #[test]
    fn the_name_stands_behind_the_version() {
        let edited = PRETTY.replace("1,\n", "1,\n  \"name\": \"a \\\"b\\\"\",\n");
        assert_eq!(renamed(PRETTY, "a \"b\""), Ok(edited));
    }
}
