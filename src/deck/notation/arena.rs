//! The JSON of TCG Arena: `[{"title": …, "deckList": {"Main_Deck": [{"count": 4, "id": "BT1-005_PR"}], …}}]`.

use serde_json::{Value, json};

use super::imitate::filled;
use super::json::edit::set;
use super::json::{self, Node};
use super::{MAX_BYTES, Notation, Signs, WriteError, broken, full, number_of, only_game, only_sections, short};
use crate::card::{Game, Section};
use crate::deck::change::{Change, Copies, Editing, Ways};
use crate::deck::{CardRef, Deck, Line, Places, Reading, UNREADABLE_LINE};
use crate::diagnostic::{Diagnostic, Edit, Severity, Span};
use crate::language::say;
use crate::shown;

pub(super) static NOTATION: Notation = Notation {
    id: "arena",
    about: "the JSON of TCG Arena, with prints as ids",
    recognise,
    read,
    write,
    edit,
    most: MAX_BYTES,
    by_lines: false,
    many: json::many,
    holds_many: false,
    holds_name: true,
    holds_rules: false,
    signs: Signs::Kept,
    game: Some(Game::Dbscg),
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
    if let Some(broken) = json::doubled(text, node) {
        return broken;
    }
    let Some(list) = node.get("deckList").and_then(Node::object) else {
        return broken(say!("arena-no-list"), node.span(text).map(|span| Span::new(span.start, span.start + 1)));
    };
    let mut reading = Reading::default();
    let title = node.get("title");
    let place = title.and_then(|title| title.span(text));
    reading.deck.name = short(title.and_then(Node::string), place, &mut reading.problems);
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
                let message = say!("arena-no-category", key = member.key.as_ref());
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
    let card =
        id.and_then(Node::string).and_then(|id| CardRef::numbered(&id).ok().or_else(|| CardRef::nearly(&id, None)));
    let Some(card) = card else {
        let problem = Diagnostic::new(UNREADABLE_LINE, Severity::Error, say!("arena-no-number"));
        reading.problems.push(problem.at(node.span(text)));
        return;
    };
    let count = if let Some(count) = node.get("count") {
        count.count(text)
    } else {
        let problem = Diagnostic::new(UNREADABLE_LINE, Severity::Error, say!("card-needs-count", key = "count"));
        Err(problem.at(node.span(text)))
    };
    match count {
        Ok(count) => {
            let places = Places {
                line: node.span(text).unwrap_or_default(),
                count: node.get("count").and_then(|count| count.span(text)),
                number: id.and_then(|id| id.text_span(text)),
                ..Places::default()
            };
            reading.deck.lines.push(Line::of(count, card, section, places));
        }
        Err(problem) => reading.problems.push(problem),
    }
}

fn write(deck: &Deck) -> Result<String, WriteError> {
    let known: Vec<Section> = CATEGORIES.iter().map(|(_, section)| *section).collect();
    only_game(deck, &NOTATION)?;
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
    Ok(shown::json(&[object]) + "\n")
}

fn edit(editing: &Editing<'_>, change: &Change) -> Ways {
    json::document(editing.text, editing.at).and_then(|node| way(editing, node, change)).into_iter().collect()
}

fn way(editing: &Editing<'_>, node: Node<'_>, change: &Change) -> Option<Vec<Edit>> {
    let (text, lines) = (editing.text, &editing.deck.lines);
    let list = node.get("deckList")?;
    let (edit, copies) = match change {
        Change::Count { line, count } => {
            (editing.count(*line, *count)?, i64::from(*count) - i64::from(lines[*line].count))
        }
        Change::Remove { line } => {
            let edit = json::edit::removal(text, list, lines[*line].places.line())?;
            (edit, -i64::from(lines[*line].count))
        }
        Change::Insert(copies) => (insertion(editing, list, copies)?, i64::from(copies.count)),
        Change::Card { line, to } => {
            let span = lines[*line].places.line();
            (Edit { span, text: alike(text, span, to)? }, i64::from(to.count) - i64::from(lines[*line].count))
        }
        Change::Rename(name) => (set(text, node, &["title"], name, None)?, 0),
        Change::Sort(rank) => return Some(editing.sorted(rank, |line| line.places.line())),
    };
    Some(std::iter::once(edit).chain(card_count(editing, node, copies)).collect())
}

/// The sum of the cards, which stands in the list too; one that was wrong is left alone.
fn card_count(editing: &Editing<'_>, node: Node<'_>, more: i64) -> Option<Edit> {
    let written = node.get("cardCount")?;
    let sum: i64 = editing.deck.lines.iter().map(|line| i64::from(line.count)).sum();
    let span = written.span(editing.text).filter(|_| written.integer() == Some(sum) && more != 0)?;
    Some(Edit { span, text: (sum + more).to_string() })
}

fn insertion(editing: &Editing<'_>, list: Node<'_>, copies: &Copies) -> Option<Edit> {
    let (category, _) = CATEGORIES.iter().find(|(_, section)| *section == copies.section)?;
    let text = editing.text;
    let card = editing.models(copies.section).find_map(|model| alike(text, model.places.line(), copies));
    let print = copies.card.print.as_ref()?.to_string();
    let card = card.unwrap_or_else(|| json!({"count": copies.count, "id": print}).to_string());
    json::edit::insertion(text, list, category, &[card])
}

/// A card as another is written; what else stands beside that one is about it alone, and such an entry is no model.
fn alike(text: &str, entry: Span, copies: &Copies) -> Option<String> {
    let base = Node::parse(entry.text(text)).ok()?;
    let part = |key: &str| base.get(key)?.span(entry.text(text)).map(|span| span.shifted(entry.start));
    let id = Value::from(copies.card.print.as_ref()?.to_string()).to_string();
    let parts = [(part("count")?, copies.count.to_string()), (part("id")?, id)];
    (base.object()?.len() == parts.len()).then(|| filled(text, entry, &parts))?
}

#[cfg(test)]
mod tests {
    use crate::deck::edit::testing::{added, counted, leader, removed, renamed, sorted};

    const LIST: &str = r#"[{"title":"Two","cardCount":7,"deckList":{"Main_Deck":[{"count":4,"id":"BT1-008"},{"count":2,"id":"BT1-007"}],"Leader":[{"count":1,"id":"BT1-001"}],"Z_Deck":[]}}]"#;

    fn with(changes: &[(&str, &str)]) -> Result<String, crate::deck::edit::Refusal> {
        Ok(changes.iter().fold(LIST.to_owned(), |text, (from, to)| text.replace(from, to)))
    }

    #[test]
    fn every_change_keeps_the_sum_of_the_cards() {
        let new = r#"{"count":2,"id":"BT1-006"}"#;
        let sum = "\"cardCount\":7";
        assert_eq!(
            added(LIST, "main"),
            with(&[(r#""BT1-007"}"#, &format!(r#""BT1-007"}},{new}"#)), (sum, "\"cardCount\":9")])
        );
        assert_eq!(
            added(LIST, "z"),
            with(&[("\"Z_Deck\":[]", &format!("\"Z_Deck\":[{new}]")), (sum, "\"cardCount\":9")])
        );
        let side = format!("\"Z_Deck\":[],\"Sideboard\":[{new}]");
        assert_eq!(added(LIST, "side"), with(&[("\"Z_Deck\":[]", &side), (sum, "\"cardCount\":9")]));
        assert_eq!(counted(LIST, 0, 1), with(&[("\"count\":4", "\"count\":1"), (sum, "\"cardCount\":4")]));
        assert_eq!(removed(LIST, 0), with(&[(r#"{"count":4,"id":"BT1-008"},"#, ""), (sum, "\"cardCount\":3")]));
        assert_eq!(leader(LIST), with(&[("BT1-001", "BT1-002")]));
        assert_eq!(renamed(LIST, "Fish"), with(&[("Two", "Fish")]));
    }

    #[test]
    fn cards_are_sorted_and_an_unknown_section_is_refused() {
        let sorted_list = with(&[(
            r#"{"count":4,"id":"BT1-008"},{"count":2,"id":"BT1-007"}"#,
            r#"{"count":2,"id":"BT1-007"},{"count":4,"id":"BT1-008"}"#,
        )]);
        assert_eq!(sorted(LIST), sorted_list);
        let refused = added(LIST, "stones").map_err(|refusal| refusal.to_string());
        assert_eq!(refused, Err("arena has no place for the Magic Stone Deck".to_owned()));
    }
}
