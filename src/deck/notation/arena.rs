//! The JSON of TCG Arena: `[{"title": …, "deckList": {"Main_Deck": [{"count": 4, "id": "BT1-005_PR"}], …}}]`.

use serde_json::{Value, json};

use super::json::{self, Node};
use super::{Notation, WriteError, broken, full, number_of, only_sections};
use crate::card::Section;
use crate::deck::{CardRef, Deck, Line, Places, Reading, UNREADABLE_LINE};
use crate::diagnostic::{Diagnostic, Severity, Span};

pub(super) static NOTATION: Notation = Notation {
    id: "arena",
    about: "the JSON of TCG Arena, with prints as ids",
    recognise,
    read,
    write,
    many: json::many,
    holds_many: false,
    holds_name: true,
    holds_rules: false,
};

const CATEGORIES: [(&str, Section); 4] =
    [("Main_Deck", Section::Main), ("Leader", Section::Leader), ("Z_Deck", Section::Z), ("Sideboard", Section::Side)];

fn recognise(text: &str) -> bool {
    json::first_object(text).is_some_and(|members| members.iter().any(|member| member.key == "deckList"))
}

fn read(text: &str) -> Vec<Reading> {
    json::read(text, deck)
}

fn deck(text: &str, node: Node<'_>) -> Reading {
    let Some(list) = node.get("deckList").and_then(Node::object) else {
        return broken(
            "this deck has no object `deckList`",
            node.span(text).map(|span| Span::new(span.start, span.start + 1)),
        );
    };
    let mut reading = Reading::default();
    reading.deck.name = node.get("title").and_then(Node::string);
    for member in list {
        let section = CATEGORIES.iter().find(|(name, _)| *name == member.key).map(|(_, section)| *section);
        match (section, member.value.array()) {
            _ if member.key == "categoriesOrder" => {}
            (Some(section), Some(items)) => {
                for item in items {
                    card(text, section, item, &mut reading);
                }
            }
            _ => {
                let message = format!("`{}` is no category of cards", member.key);
                let problem = Diagnostic::new(UNREADABLE_LINE, Severity::Error, message);
                reading.problems.push(problem.at(member.value.span(text)));
            }
        }
    }
    reading
}

fn card(text: &str, section: Section, node: Node<'_>, reading: &mut Reading) {
    if full(reading, node.span(text)) {
        return;
    }
    let id = node.get("id");
    let Some(card) = id.and_then(Node::string).and_then(|id| CardRef::numbered(&id).ok()) else {
        let problem = Diagnostic::new(UNREADABLE_LINE, Severity::Error, "a card needs its number as `id`");
        reading.problems.push(problem.at(node.span(text)));
        return;
    };
    let count = if let Some(count) = node.get("count") {
        count.count(text)
    } else {
        let problem = Diagnostic::new(UNREADABLE_LINE, Severity::Error, "a card needs a `count`");
        Err(problem.at(node.span(text)))
    };
    match count {
        Ok(count) => {
            let places = Places {
                line: node.span(text).unwrap_or_default(),
                count: node.get("count").and_then(|count| count.span(text)),
                number: id.and_then(|id| id.span(text)).map(|span| Span::new(span.start + 1, span.end - 1)),
                removal: None,
            };
            reading.deck.lines.push(Line { count, card, section: Some(section), places, bare: false, counted: true });
        }
        Err(problem) => reading.problems.push(problem),
    }
}

fn write(deck: &Deck) -> Result<String, WriteError> {
    let known: Vec<Section> = CATEGORIES.iter().map(|(_, section)| *section).collect();
    only_sections(deck, NOTATION.id, &known)?;
    let mut list = serde_json::Map::new();
    list.insert("categoriesOrder".into(), json!(["Main_Deck", "Leader", "Z_Deck"]));
    for (category, section) in CATEGORIES {
        let mut cards = Vec::new();
        for line in deck.section(section) {
            cards.push(json!({"count": line.count, "id": number_of(line, NOTATION.id)?}));
        }
        list.insert(category.into(), Value::Array(cards));
    }
    let count: u32 = deck.lines.iter().map(|line| line.count).sum();
    let mut object = serde_json::Map::new();
    object.extend(deck.name.clone().map(|name| ("title".to_owned(), Value::from(name))));
    object.insert("game".into(), json!("Dragon Ball Super Card Game Masters"));
    object.insert("cardCount".into(), json!(count));
    object.insert("deckList".into(), Value::Object(list));
    Ok(format!("{}\n", Value::Array(vec![Value::Object(object)])))
}
