//! Our own JSON: `{"scouter": 1, "name": …, "leader": [{"count": 1, "number": "BT1-001", "name": "Champa"}], …}`.
//!
//! Unlike [`super::map`] it carries names and any number of leaders.

use serde_json::{Map, Value, json};

use super::json::{self, Node};
use super::{Notation, WriteError, broken, full};
use crate::card::Section;
use crate::deck::{CardRef, Deck, Line, Places, Reading, UNREADABLE_LINE};
use crate::diagnostic::{Diagnostic, Severity};

pub(super) static NOTATION: Notation = Notation {
    id: "json",
    about: "our own JSON, with numbers and names",
    recognise,
    read,
    write,
    many: json::many,
    holds_many: false,
    holds_name: true,
    holds_rules: true,
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
    let Some(members) = node.object() else { return broken("a deck in JSON is an object", node.span(text)) };
    let version = node.get(KEY);
    if version.and_then(Node::integer) != Some(VERSION) {
        let place = version.unwrap_or(node).span(text);
        return broken(format!("this list is in a version that is not known; known is {VERSION}"), place);
    }
    let mut reading = Reading::default();
    for member in members {
        match member.key.as_ref() {
            // What a sample says of itself: `"expect": "illegal copy-limit"`. For people and tests; nothing is read from it.
            KEY => {}
            "expect" if member.value.string().is_some() => {}
            "name" => reading.deck.name = member.value.string(),
            "rules" => reading.deck.rules = member.value.string(),
            key => {
                if let Some((section, items)) = Section::from_id(key).zip(member.value.array()) {
                    for item in items {
                        card(text, section, item, &mut reading);
                    }
                } else {
                    let message = format!("`{key}` is no list of cards");
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
    let unreadable =
        |message: &str| Diagnostic::new(UNREADABLE_LINE, Severity::Error, message.to_owned()).at(node.span(text));
    let number = node.get("number");
    let numbered = number.and_then(Node::string).map(|number| CardRef::numbered(&number).map_err(|_| number));
    let name = node.get("name").and_then(Node::string);
    let problem = match (&numbered, &name) {
        (None, None) => Some(unreadable("a card needs a `number` or a `name`")),
        (Some(Err(number)), _) => Some(unreadable(&format!("`{number}` is no card number"))),
        _ => None,
    };
    if let Some(problem) = problem {
        reading.problems.push(problem);
        return;
    }
    let count = match node.get("count") {
        Some(count) => count.count(text),
        None => Err(unreadable("a card needs a `count`")),
    };
    let known = ["count", "number", "name"];
    if let Some(odd) = node.object().into_iter().flatten().find(|member| !known.contains(&member.key.as_ref())) {
        reading.problems.push(unreadable(&format!("a card has no `{}`; it has `count`, `number` and `name`", odd.key)));
        return;
    }
    let inside =
        |node: Node<'_>| node.span(text).map(|span| crate::diagnostic::Span::new(span.start + 1, span.end - 1));
    match count {
        Ok(count) => {
            let places = Places {
                line: node.span(text).unwrap_or_default(),
                count: node.get("count").and_then(|count| count.span(text)),
                number: number.and_then(inside),
                removal: None,
            };
            let card = CardRef { name, ..numbered.and_then(Result::ok).unwrap_or_default() };
            reading.deck.lines.push(Line { count, card, section: Some(section), places, bare: false, counted: true });
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
    Ok(serde_json::to_string_pretty(&Value::Object(object)).unwrap_or_default() + "\n")
}

fn value(line: &Line) -> Value {
    let mut card = Map::new();
    card.insert("count".into(), json!(line.count));
    card.extend(line.card.print.as_ref().map(|print| ("number".to_owned(), json!(print.to_string()))));
    card.extend(line.card.name.as_ref().map(|name| ("name".to_owned(), json!(name))));
    Value::Object(card)
}
