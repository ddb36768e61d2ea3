//! A saved object of Tabletop Simulator: piles of cards, one id per copy.
//!
//! `ObjectStates[]` are piles (with `ContainedObjects[]` and `DeckIDs[]`) or single cards. Names stand in `Nickname`,
//! numbers in `Nickname` or `Description`. We hold no pictures, so what we write has none: the piles and names are
//! right, the faces are blank until someone adds their sheet to `CustomDeck`.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::json::{self, Node};
use super::{Notation, WriteError, broken, full, one};
use crate::card::{Print, Section};
use crate::deck::{CardRef, Deck, Line, MAX_COUNT, Places, Reading, UNREADABLE_LINE, header};
use crate::diagnostic::{Diagnostic, Severity, Span};

pub(super) static NOTATION: Notation = Notation {
    id: "tts",
    about: "a saved object of Tabletop Simulator (piles and names; no pictures)",
    recognise: |text| {
        json::first_object(text).is_some_and(|members| members.iter().any(|member| member.key == "ObjectStates"))
    },
    read,
    write,
    many: one,
    holds_many: false,
};

fn read(text: &str) -> Vec<Reading> {
    let node = match Node::parse(text) {
        Ok(node) => node,
        Err((message, span)) => return vec![broken(message, span)],
    };
    let Some(states) = node.get("ObjectStates").and_then(Node::array) else {
        return vec![broken(
            "`ObjectStates` is no list",
            node.span(text).map(|span| Span::new(span.start, span.start + 1)),
        )];
    };
    let mut reading = Reading::default();
    reading.deck.name = node.get("SaveName").and_then(Node::string).filter(|name| !name.is_empty());
    for state in states {
        let section = word(state, "Nickname").and_then(|name| header::section(&name));
        match state.get("ContainedObjects").and_then(Node::array) {
            Some(cards) => pile(text, state, &cards, section, &mut reading),
            None => single(text, state, 1, None, &mut reading),
        }
    }
    vec![reading]
}

fn word(node: Node<'_>, key: &str) -> Option<String> {
    node.get(key).and_then(Node::string).map(|word| word.trim().to_owned()).filter(|word| !word.is_empty())
}

/// The cards of a pile. The ids say how many copies there are; the contained objects, what each id is.
fn pile(text: &str, state: Node<'_>, cards: &[Node<'_>], section: Option<Section>, reading: &mut Reading) {
    let ids: Option<Vec<i64>> =
        state.get("DeckIDs").and_then(Node::array).map(|ids| ids.into_iter().filter_map(Node::integer).collect());
    let id = |card: &Node<'_>| card.get("CardID").and_then(Node::integer);
    let mut seen: Vec<(Option<i64>, Option<String>, Option<String>)> = Vec::new();
    for (at, card) in cards.iter().enumerate() {
        let key = (id(card), word(*card, "Nickname"), word(*card, "Description"));
        if seen.contains(&key) {
            continue;
        }
        let same = cards[at..].iter().filter(|other| id(other) == key.0 && word(**other, "Nickname") == key.1).count();
        let by_id = ids.as_ref().map(|ids| ids.iter().filter(|id| Some(**id) == key.0).count());
        let copies = by_id.filter(|by_id| *by_id > same).unwrap_or(same);
        single(text, *card, u32::try_from(copies).unwrap_or(u32::MAX).min(MAX_COUNT), section, reading);
        seen.push(key);
    }
    let ids: BTreeSet<i64> = ids.into_iter().flatten().collect();
    for missing in ids.into_iter().filter(|wanted| !cards.iter().any(|card| id(card) == Some(*wanted))) {
        let message = format!("the pile holds a card with the id {missing}, and nothing says which card that is");
        let problem = Diagnostic::new(UNREADABLE_LINE, Severity::Error, message);
        let place = state.get("DeckIDs").and_then(|ids| ids.span(text));
        if full(reading, place) {
            return;
        }
        reading.problems.push(problem.at(place));
    }
}

/// One card, so many times.
fn single(text: &str, node: Node<'_>, count: u32, section: Option<Section>, reading: &mut Reading) {
    if full(reading, node.span(text)) {
        return;
    }
    let (nickname, description) = (word(node, "Nickname"), word(node, "Description"));
    let number = [&description, &nickname].into_iter().flatten().find_map(|text| number_in(text));
    let name = nickname.map(|name| without_number(&name)).filter(|name| !name.is_empty());
    // A long object is shown by its name alone.
    let place = ["Nickname", "Description"].iter().find_map(|key| node.get(key)).unwrap_or(node).span(text);
    if number.is_none() && name.is_none() {
        let message = "this object has no name, so nothing says which card it is";
        reading.problems.push(Diagnostic::new(UNREADABLE_LINE, Severity::Error, message).at(place));
        return;
    }
    let places = Places { line: place.unwrap_or_default(), ..Places::default() };
    let card = CardRef { print: number, name, spelling: None };
    reading.deck.lines.push(Line { count, card, section, places, bare: false });
}

/// The first word of a text that is a card number.
fn number_in(text: &str) -> Option<Print> {
    text.split_whitespace().find_map(|word| word.trim_matches(['[', ']', '(', ')', ',']).parse().ok())
}

fn without_number(text: &str) -> String {
    let words = text.split_whitespace().filter(|word| number_in(word).is_none());
    words.collect::<Vec<_>>().join(" ")
}

fn write(deck: &Deck) -> Result<String, WriteError> {
    let mut states = Vec::new();
    // Card ids are hundreds: the sheet's number, then the place on it.
    let mut sheet = 0_u32;
    for section in Section::ALL {
        let (mut cards, mut ids, mut sheets) = (Vec::new(), Vec::new(), Map::new());
        for line in deck.section(section) {
            sheet += 1;
            let blank = json!({"FaceURL": "", "BackURL": "", "NumWidth": 1, "NumHeight": 1, "BackIsHidden": true});
            sheets.insert(sheet.to_string(), blank);
            for _ in 0..line.count {
                cards.push(object("Card", line.card.name.as_deref(), line.card.print.as_ref(), sheet * 100));
                ids.push(sheet * 100);
            }
        }
        if cards.is_empty() {
            continue;
        }
        let mut pile = object("DeckCustom", Some(section.title()), None, 0);
        if let Some(pile) = pile.as_object_mut() {
            pile.remove("CardID");
            pile.insert("DeckIDs".into(), json!(ids));
            pile.insert("CustomDeck".into(), Value::Object(sheets));
            pile.insert("ContainedObjects".into(), Value::Array(cards));
        }
        states.push(pile);
    }
    let save = json!({"SaveName": deck.name.clone().unwrap_or_default(), "ObjectStates": states});
    // Plain strings and numbers always serialise.
    Ok(serde_json::to_string_pretty(&save).unwrap_or_default() + "\n")
}

fn object(kind: &str, name: Option<&str>, print: Option<&Print>, id: u32) -> Value {
    json!({
        "Name": kind,
        "Nickname": name.unwrap_or_default(),
        "Description": print.map(ToString::to_string).unwrap_or_default(),
        "CardID": id,
        "Transform": {"posX": 0, "posY": 1, "posZ": 0, "rotX": 0, "rotY": 180, "rotZ": 180,
                      "scaleX": 1, "scaleY": 1, "scaleZ": 1},
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ids_of_a_pile_count_the_copies() {
        let text = r#"{"ObjectStates": [{"Name": "DeckCustom", "Nickname": "Main Deck", "DeckIDs": [100, 100, 200],
            "ContainedObjects": [{"CardID": 100, "Nickname": "Fish [BT1-005]"},
                                 {"CardID": 200, "Nickname": "Bird", "Description": "BT1-006"}]},
            {"Name": "Card", "Nickname": "Champa", "Description": "BT1-001"}]}"#;
        let reading = read(text).remove(0);
        assert_eq!(reading.problems, []);
        let lines: Vec<_> = reading.deck.lines.iter().map(|line| (line.count, line.card.name.as_deref())).collect();
        assert_eq!(lines, [(2, Some("Fish")), (1, Some("Bird")), (1, Some("Champa"))]);
    }

    #[test]
    fn nothing_nameless_is_dropped_silently() {
        let text = r#"{"ObjectStates": [{"DeckIDs": [1, 2], "ContainedObjects": [{"CardID": 1}]}]}"#;
        assert_eq!(read(text)[0].problems.len(), 2);
    }
}
