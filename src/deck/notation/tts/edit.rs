//! Editing a saved object: a copy is an object in its pile and an id in the pile's list.
//!
//! A new card gets an id and a blank face of its own: the picture of another would be a lie.

use serde_json::{Value, json};

use super::super::json::edit::{Items, member, resized, set};
use super::super::json::{self, Node};
use super::{blank_face, object, pile_of, word};
use crate::card::Section;
use crate::deck::change::{Change, Copies, Editing, Ways};
use crate::deck::header;
use crate::diagnostic::{Edit, Span};
use crate::shown;

pub(super) fn ways(editing: &Editing<'_>, change: &Change) -> Ways {
    json::document(editing.text, 0).and_then(|node| way(editing, node, change)).into_iter().collect()
}

fn way(editing: &Editing<'_>, node: Node<'_>, change: &Change) -> Option<Vec<Edit>> {
    let text = editing.text;
    let place = |line: &usize| editing.deck.lines[*line].places.line();
    match change {
        Change::Count { line, count } => Group::of(text, node, place(line))?.resized(text, *count),
        Change::Remove { line } => removal(text, node, place(line)),
        Change::Insert(copies) => insertion(editing, node, copies),
        Change::Rename(name) => Some(vec![set(text, node, &["SaveName"], name, None)?]),
        // Another card has another picture, so one goes and another comes. And the order of a pile says nothing.
        Change::Card { .. } | Change::Sort(_) => None,
    }
}

/// The copies of a card in a pile.
struct Group {
    /// Everything in the pile.
    objects: Items,
    /// Which of the objects are this card.
    own: Vec<usize>,
    /// The ids of the pile.
    ids: Option<Items>,
    /// Which of the ids are this card's.
    own_ids: Vec<usize>,
}

impl Group {
    /// The group whose first object is shown at a place.
    fn of(text: &str, node: Node<'_>, place: Span) -> Option<Self> {
        node.get("ObjectStates")?.array()?.into_iter().find_map(|state| Self::in_pile(text, state, place))
    }

    fn in_pile(text: &str, state: Node<'_>, place: Span) -> Option<Self> {
        let contained = state.get("ContainedObjects")?;
        let cards = contained.array()?;
        let first = cards.iter().find(|card| super::shown(**card).span(text) == Some(place))?;
        let key = super::key(first);
        let own = cards.iter().enumerate().filter(|(_, card)| super::key(card) == key).map(|(at, _)| at).collect();
        let listed = state.get("DeckIDs");
        let all = listed.and_then(Node::array).unwrap_or_default();
        let own_ids = all.iter().enumerate().filter(|(_, id)| id.integer().is_some() && id.integer() == key.0);
        Some(Self {
            own,
            own_ids: own_ids.map(|(at, _)| at).collect(),
            objects: Items::of_array(text, contained)?,
            ids: listed.and_then(|ids| Items::of_array(text, ids)),
        })
    }

    fn resized(&self, text: &str, count: u32) -> Option<Vec<Edit>> {
        let count = usize::try_from(count).ok()?;
        let mut edits = resized(text, &self.objects, &self.own, count)?;
        if let Some(ids) = &self.ids {
            edits.extend(resized(text, ids, &self.own_ids, count)?);
        }
        Some(edits)
    }
}

/// Takes a card away, and its pile with it when nothing else is left there.
fn removal(text: &str, node: Node<'_>, place: Span) -> Option<Vec<Edit>> {
    let states = node.get("ObjectStates")?;
    let all = Items::of_array(text, states)?;
    for (at, state) in states.array()?.into_iter().enumerate() {
        if state.get("ContainedObjects").and_then(Node::array).is_none()
            && super::shown(state).span(text) == Some(place)
        {
            return Some(vec![all.removal(at)]);
        }
        if let Some(group) = Group::in_pile(text, state, place) {
            let alone = group.own.len() == group.objects.places.len();
            let ids = group.ids.map(|ids| ids.removals(&group.own_ids)).unwrap_or_default();
            return Some(if alone {
                vec![all.removal(at)]
            } else {
                [group.objects.removals(&group.own), ids].concat()
            });
        }
    }
    None
}

/// Puts a card into the pile of its section, or makes one.
fn insertion(editing: &Editing<'_>, node: Node<'_>, copies: &Copies) -> Option<Vec<Edit>> {
    let text = editing.text;
    let states = node.get("ObjectStates")?;
    let mut piles = states.array()?.into_iter().filter(|state| state.get("ContainedObjects").is_some());
    if let Some(pile) = piles.find(|pile| section_of(editing, *pile) == Some(copies.section)) {
        return into_pile(text, node, pile, copies);
    }
    let pile = pile_of(copies.section, &[&copies.line()], &mut (sheets(node) - 1)).ok()??;
    let all = Items::of_array(text, states)?;
    Some(vec![all.last(text, &[laid_out(text, &all, &pile)], None)])
}

/// The section of a pile: what it is called, or where its cards lie.
fn section_of(editing: &Editing<'_>, pile: Node<'_>) -> Option<Section> {
    let said = word(pile, "Nickname").and_then(|name| header::section(&name));
    said.or_else(|| {
        let place = pile.span(editing.text)?;
        let within =
            |line: &crate::deck::Line| place.start < line.places.line().start && line.places.line().end < place.end;
        let mut lines = editing.deck.lines.iter().zip(editing.meant);
        lines.find(|(line, _)| within(line)).map(|(_, meant)| meant.section)
    })
}

fn into_pile(text: &str, node: Node<'_>, pile: Node<'_>, copies: &Copies) -> Option<Vec<Edit>> {
    let sheet = sheets(node);
    let count = usize::try_from(copies.count).ok()?;
    let print = copies.card.print.as_ref()?.to_string();
    let card = object("Card", copies.card.name.as_deref().unwrap_or_default(), &print, sheet * 100);
    let cards = Items::of_array(text, pile.get("ContainedObjects")?)?;
    let mut edits = vec![cards.last(text, &vec![laid_out(text, &cards, &card); count], None)];
    if let Some(ids) = pile.get("DeckIDs").and_then(|ids| Items::of_array(text, ids)) {
        edits.push(ids.last(text, &vec![(sheet * 100).to_string(); count], None));
    }
    if let Some(faces) = pile.get("CustomDeck").and_then(|faces| Items::of_object(text, faces)) {
        let face = laid_out(text, &faces, &blank_face());
        edits.push(faces.last(text, &[member(text, &sheet.to_string(), &face)], None));
    }
    Some(edits)
}

/// A number that no sheet of faces has yet, from 1 on.
fn sheets(node: Node<'_>) -> u32 {
    let states = node.get("ObjectStates").and_then(Node::array).unwrap_or_default();
    let contained = states.iter().filter_map(|state| state.get("ContainedObjects")?.array()).flatten();
    let ids = states.iter().copied().chain(contained).filter_map(|card| card.get("CardID")?.integer());
    let listed = states.iter().filter_map(|state| state.get("DeckIDs")?.array()).flatten().filter_map(Node::integer);
    let keys = states.iter().filter_map(|state| state.get("CustomDeck")?.object()).flatten();
    let keys = keys.filter_map(|member| member.key.parse::<i64>().ok());
    let most = ids.chain(listed).map(|id| id / 100).chain(keys).max().unwrap_or(0);
    u32::try_from(most).unwrap_or(0).clamp(0, u32::MAX / 100 - 1) + 1
}

/// A value in the layout of the items it comes to: on one line, or broken and indented like them.
fn laid_out(text: &str, items: &Items, value: &Value) -> String {
    let (lead, _) = items.margins(text);
    let Some((_, indent)) = lead.rsplit_once('\n') else { return json!(value).to_string() };
    // Plain strings and numbers always serialise.
    let pretty = shown::json_pretty(value);
    pretty.replace('\n', &format!("\n{indent}"))
}

#[cfg(test)]
mod tests {
    use crate::deck::edit::Refusal;
    use crate::deck::edit::testing::{added, counted, leader, removed, renamed, sorted};
    use crate::deck::{self, Line};

    const SAVE: &str = r#"{"SaveName":"Mine","ObjectStates":[{"Name":"DeckCustom","Nickname":"Main Deck","DeckIDs":[100,100,200],"CustomDeck":{"1":{},"2":{}},"ContainedObjects":[{"CardID":100,"Nickname":"Fish [BT1-005]","GUID":"a"},{"CardID":100,"Nickname":"Fish [BT1-005]","GUID":"b"},{"CardID":200,"Nickname":"Bird","Description":"BT1-007"}]},{"Name":"Card","Nickname":"Champa","Description":"BT1-001"}]}"#;

    fn says(text: &str) -> Vec<(u32, String)> {
        let reading = deck::read(text).readings.remove(0);
        assert_eq!(reading.problems, [], "{text}");
        let number = |line: &Line| line.card.print.as_ref().map(ToString::to_string).unwrap_or_default();
        reading.deck.lines.iter().map(|line| (line.count, number(line))).collect()
    }

    #[test]
    fn copies_are_objects_and_ids() {
        let edited = counted(SAVE, 0, 3).expect("an edit");
        assert!(edited.contains("[100,100,100,200]") && edited.matches("\"GUID\":\"b\"").count() == 2, "{edited}");
        let edited = counted(SAVE, 0, 1).expect("an edit");
        assert!(edited.contains("[100,200]") && !edited.contains("\"GUID\":\"b\""), "{edited}");
        assert_eq!(counted(&counted(SAVE, 1, 4).expect("an edit"), 1, 1).as_deref(), Ok(SAVE));
    }

    #[test]
    fn a_new_card_has_an_id_and_a_face_of_its_own() {
        let edited = added(SAVE, "main").expect("an edit");
        assert!(edited.contains("[100,100,200,300,300]") && edited.contains("\"3\":{\"FaceURL\":\"\""), "{edited}");
        let expected = [(2, "BT1-005"), (1, "BT1-007"), (2, "BT1-006"), (1, "BT1-001")];
        assert_eq!(says(&edited), expected.map(|(n, number)| (n, number.to_owned())));
    }

    #[test]
    fn piles_come_and_go_with_their_cards() {
        let edited = added(SAVE, "side").expect("an edit");
        assert!(edited.contains("\"Side Deck\"") && edited.contains("[300,300]"), "{edited}");
        assert_eq!(says(&edited).len(), 4);
        let without = removed(&removed(SAVE, 0).expect("an edit"), 0).expect("an edit");
        assert_eq!(
            without,
            r#"{"SaveName":"Mine","ObjectStates":[{"Name":"Card","Nickname":"Champa","Description":"BT1-001"}]}"#
        );
    }

    #[test]
    fn another_leader_is_another_object() {
        let edited = leader(SAVE).expect("an edit");
        assert!(says(&edited).contains(&(1, "BT1-002".to_owned())) && !edited.contains("BT1-001"), "{edited}");
    }

    #[test]
    fn what_is_written_indented_is_edited_indented() {
        let text = serde_json::to_string_pretty(&serde_json::from_str::<serde_json::Value>(SAVE).expect("JSON"));
        let text = text.expect("JSON");
        for edited in [added(&text, "main"), added(&text, "side"), counted(&text, 1, 2), renamed(&text, "Fish")] {
            let edited = edited.expect("an edit");
            let value: serde_json::Value = serde_json::from_str(&edited).expect("JSON");
            let pretty = serde_json::to_string_pretty(&value).expect("JSON");
            assert_eq!(edited, pretty);
        }
    }

    #[test]
    fn the_order_of_a_pile_is_left_alone() {
        assert_eq!(sorted(SAVE), Err(Refusal::NoOrder { notation: "tts" }));
    }
}
