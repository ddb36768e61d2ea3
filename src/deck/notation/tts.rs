//! A saved object of Tabletop Simulator: piles of cards, one id per copy.
//!
//! `ObjectStates[]` are piles (with `ContainedObjects[]` and `DeckIDs[]`) or single cards. Names stand in `Nickname`,
//! numbers in `Nickname` or `Description`. We hold no pictures, so what we write has none: the piles and names are
//! right, the faces are blank until someone adds their sheet to `CustomDeck`.

mod edit;

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::json::{self, Node};
use super::{Notation, Signs, WriteError, broken, full, legible, line, one, short};
use crate::card::Section;
use crate::deck::{BAD_COUNT, CardRef, Deck, Line, MAX_COUNT, Places, Reading, UNREADABLE_LINE, header};
use crate::diagnostic::{Diagnostic, Severity, Span};
use crate::language::say;
use crate::shown;

pub(super) static NOTATION: Notation = Notation {
    id: "tts",
    about: "a saved object of Tabletop Simulator (piles and names; no pictures)",
    recognise: |text| {
        json::first_object(text).is_some_and(|members| members.iter().any(|member| member.key == "ObjectStates"))
    },
    read,
    write,
    edit: edit::ways,
    // Saved objects hold colors, places and scripts for each card.
    most: json::LONGEST,
    by_lines: false,
    many: one,
    holds_many: false,
    holds_name: true,
    holds_rules: false,
    signs: Signs::Kept,
    game: None,
};

fn read(text: &str) -> Vec<Reading> {
    let node = match Node::parse(text) {
        Ok(node) => node,
        Err((message, span)) => return vec![json::no_json(message, span)],
    };
    if let Some(broken) = json::doubled(text, node) {
        return vec![broken];
    }
    let Some(states) = node.get("ObjectStates").and_then(Node::array) else {
        return vec![broken(say!("tts-no-list"), node.span(text).map(|span| Span::new(span.start, span.start + 1)))];
    };
    let mut reading = Reading::default();
    let name = node.get("SaveName");
    let called = name.and_then(Node::string).filter(|name| !name.is_empty());
    reading.deck.name = short(called, name.and_then(|name| name.span(text)), &mut reading.problems);
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

/// What tells the objects of a card from those of others: id, name and description.
type Key = (Option<i64>, Option<String>, Option<String>);

fn key(card: &Node<'_>) -> Key {
    (card.get("CardID").and_then(Node::integer), word(*card, "Nickname"), word(*card, "Description"))
}

/// What is shown of an object: a long one by its name alone.
fn shown(node: Node<'_>) -> Node<'_> {
    ["Nickname", "Description"].iter().find_map(|key| node.get(key)).unwrap_or(node)
}

/// The cards of a pile. The ids say how many copies there are; the contained objects, what each id is.
fn pile(text: &str, state: Node<'_>, cards: &[Node<'_>], section: Option<Section>, reading: &mut Reading) {
    let ids = state.get("DeckIDs").and_then(Node::array).unwrap_or_default();
    let mut by_id: BTreeMap<i64, usize> = BTreeMap::new();
    for id in ids.into_iter().filter_map(Node::integer) {
        *by_id.entry(id).or_default() += 1;
    }
    let keys: Vec<_> = cards.iter().map(key).collect();
    let mut objects: BTreeMap<_, usize> = BTreeMap::new();
    for key in &keys {
        *objects.entry(key).or_default() += 1;
    }
    // Of each id, how many different cards have it, and how many objects.
    let mut held: BTreeMap<i64, (usize, usize)> = BTreeMap::new();
    for (key, n) in &objects {
        if let Some(id) = key.0 {
            let (kinds, all) = held.entry(id).or_default();
            (*kinds, *all) = (*kinds + 1, *all + n);
        }
    }
    // Ids beyond the objects are copies of the one card that has the id.
    let one_card = |id: &i64| held.get(id).is_some_and(|(kinds, _)| *kinds == 1);
    for (card, key) in cards.iter().zip(&keys) {
        // All objects of a card are counted where the first of them stands.
        let Some(n) = objects.remove(key) else { continue };
        let ids = key.0.filter(one_card).and_then(|id| by_id.get(&id)).copied();
        single(text, *card, n.max(ids.unwrap_or(0)), section, reading);
    }
    let place = state.get("DeckIDs").and_then(|ids| ids.span(text));
    for (id, n) in by_id {
        let missing = n.saturating_sub(held.get(&id).map_or(0, |(_, all)| *all));
        if missing == 0 || one_card(&id) {
            continue;
        }
        if full(reading, place) {
            return;
        }
        let message = say!("tts-unknown-ids", missing = missing, id = id.to_string());
        reading.problems.push(Diagnostic::new(UNREADABLE_LINE, Severity::Error, message).at(place));
    }
}

/// One card, so many times.
fn single(text: &str, node: Node<'_>, copies: usize, section: Option<Section>, reading: &mut Reading) {
    if full(reading, node.span(text)) {
        return;
    }
    let said = |key| word(node, key).unwrap_or_default();
    let card = line::card_beside(&said("Nickname"), &said("Description"));
    let place = shown(node).span(text);
    let Some(card) = card else {
        let message = say!("tts-no-name");
        reading.problems.push(Diagnostic::new(UNREADABLE_LINE, Severity::Error, message).at(place));
        return;
    };
    let Some(count) = u32::try_from(copies).ok().filter(|count| (1..=MAX_COUNT).contains(count)) else {
        let message = say!("pile-count", count = copies);
        reading.problems.push(Diagnostic::new(BAD_COUNT, Severity::Error, message).at(place));
        return;
    };
    let places = Places { line: place.unwrap_or_default(), ..Places::default() };
    reading.deck.lines.push(Line::of(count, card, section, places));
}

fn write(deck: &Deck) -> Result<String, WriteError> {
    let mut states = Vec::new();
    // Card ids are hundreds: the sheet's number, then the place on it.
    let mut sheet = 0_u32;
    for section in Section::ALL {
        let lines: Vec<&Line> = deck.section(section).collect();
        states.extend(pile_of(section, &lines, &mut sheet)?);
    }
    let save = json!({"SaveName": deck.name.clone().unwrap_or_default(), "ObjectStates": states});
    // Plain strings and numbers always serialise.
    Ok(shown::json_pretty(&save) + "\n")
}

/// Places of a sheet: the hundreds of a card id are the sheet's number.
pub(super) const PLACES: u64 = 100;

/// The pile of some lines, each card with a sheet of its own behind those that were used before; `None` without lines.
fn pile_of(section: Section, lines: &[&Line], sheet: &mut u32) -> Result<Option<Value>, WriteError> {
    let (mut cards, mut ids, mut sheets) = (Vec::new(), Vec::new(), Map::new());
    for line in lines {
        *sheet += 1;
        sheets.insert(sheet.to_string(), blank_face());
        let description = line.card.print.as_ref().map(ToString::to_string).unwrap_or_default();
        let ways = |card: &CardRef| vec![card.name.clone().unwrap_or_default()];
        let read = |nickname: &str| Some(Line { card: line::card_beside(nickname, &description)?, ..(*line).clone() });
        let nickname = legible(line, NOTATION.id, ways, read)?;
        for _ in 0..line.count {
            cards.push(object("Card", &nickname, &description, *sheet * 100));
            ids.push(*sheet * 100);
        }
    }
    if cards.is_empty() {
        return Ok(None);
    }
    let mut pile = object("DeckCustom", section.title(), "", 0);
    if let Some(pile) = pile.as_object_mut() {
        pile.remove("CardID");
        pile.insert("DeckIDs".into(), json!(ids));
        pile.insert("CustomDeck".into(), Value::Object(sheets));
        pile.insert("ContainedObjects".into(), Value::Array(cards));
    }
    Ok(Some(pile))
}

/// A face that nobody has drawn yet.
fn blank_face() -> Value {
    json!({"FaceURL": "", "BackURL": "", "NumWidth": 1, "NumHeight": 1, "BackIsHidden": true})
}

fn object(kind: &str, nickname: &str, description: &str, id: u32) -> Value {
    json!({
        "Name": kind,
        "Nickname": nickname,
        "Description": description,
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
    fn cards_that_share_an_id_are_not_counted_twice() {
        let text = r#"{"ObjectStates": [{"DeckIDs": [100, 100, 100], "ContainedObjects": [
            {"CardID": 100, "Nickname": "Fish"}, {"CardID": 100, "Nickname": "Bird"}]}]}"#;
        let reading = read(text).remove(0);
        assert_eq!(reading.deck.lines.iter().map(|line| line.count).collect::<Vec<_>>(), [1, 1]);
        assert_eq!(reading.problems.len(), 1);
    }

    #[test]
    fn nothing_nameless_is_dropped_silently() {
        let text = r#"{"ObjectStates": [{"DeckIDs": [1, 2], "ContainedObjects": [{"CardID": 1}]}]}"#;
        assert_eq!(read(text)[0].problems.len(), 2);
    }
}
