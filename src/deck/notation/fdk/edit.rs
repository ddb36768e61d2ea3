//! Editing a list of codes: a copy is an item of its array. The rest of the file stays as it is.

use std::borrow::Cow;

use serde_json::Value;

use super::super::json::edit::{Items, insertion, resized, set};
use super::super::json::{self, Member, Node};
use super::{RULER, SECTIONS, card};
use crate::card::Section;
use crate::deck::change::{Change, Editing, Ways};
use crate::deck::{CardRef, Line};
use crate::diagnostic::{Edit, Span};

pub(super) fn ways(editing: &Editing<'_>, change: &Change) -> Ways {
    json::document(editing.text, editing.at).and_then(|node| way(editing, node, change)).into_iter().collect()
}

fn way(editing: &Editing<'_>, node: Node<'_>, change: &Change) -> Option<Vec<Edit>> {
    let text = editing.text;
    let held = |line: &usize| Held::of(text, node, &editing.deck.lines[*line]);
    let quoted = |card: &CardRef| Some(Value::from(card.print.as_ref()?.to_string()).to_string());
    Some(match change {
        Change::Count { line, count } => match held(line)? {
            Held::Alone(_) => return None,
            Held::Among(items, own) => resized(text, &items, &own, usize::try_from(*count).ok()?)?,
        },
        Change::Remove { line } => match held(line)? {
            Held::Alone(span) => vec![Edit { span, text: "null".into() }],
            Held::Among(items, own) => items.removals(&own),
        },
        Change::Card { line, to } => {
            let text = quoted(&to.card)?;
            let places = match held(line)? {
                Held::Alone(span) => vec![span],
                Held::Among(items, own) => own.into_iter().map(|at| items.places[at]).collect(),
            };
            places.into_iter().map(|span| Edit { span, text: text.clone() }).collect()
        }
        Change::Insert(copies) => {
            let items = vec![quoted(&copies.card)?; usize::try_from(copies.count).ok()?];
            let rulers = node.get(RULER).and_then(Node::array);
            vec![match copies.section {
                Section::Leader if rulers.is_none() => {
                    set(text, node, &[RULER], &copies.card.print.as_ref()?.to_string(), Some("name"))?
                }
                Section::Leader => insertion(text, node, RULER, &items)?,
                section if SECTIONS.contains(&section) => insertion(text, node, key(node, section), &items)?,
                _ => return None,
            }]
        }
        Change::Rename(name) => vec![set(text, node, &["name"], name, None)?],
        Change::Sort(rank) => editing.in_order(&ranked(editing, node, rank)?),
    })
}

/// What a list calls a section.
fn key(node: Node<'_>, section: Section) -> &str {
    let members = node.object().unwrap_or_default();
    // A key that is not written as it reads is no place for more.
    match members.into_iter().rfind(|member| super::section(&member.key) == Some(section)) {
        Some(Member { key: Cow::Borrowed(key), .. }) => key,
        _ => section.id(),
    }
}

/// Where the copies of a line stand.
enum Held {
    /// By themselves: a ruler.
    Alone(Span),
    /// In an array, which of its items they are.
    Among(Items, Vec<usize>),
}

impl Held {
    /// `None` where the copies stand in several arrays.
    fn of(text: &str, node: Node<'_>, line: &Line) -> Option<Self> {
        let is_it = |node: &Node<'_>| {
            card(*node).is_some_and(|card| (&card.print, &card.name) == (&line.card.print, &line.card.name))
        };
        let members = node.object()?.into_iter().filter(|member| super::section(&member.key) == line.section);
        let mut held = members.filter_map(|member| match member.value.array() {
            None => Some(Self::Alone(member.value.span(text).filter(|_| is_it(&member.value))?)),
            Some(codes) => {
                let own: Vec<usize> =
                    codes.iter().enumerate().filter(|(_, code)| is_it(code)).map(|(at, _)| at).collect();
                (!own.is_empty()).then_some(Self::Among(Items::of_array(text, member.value)?, own))
            }
        });
        held.next().filter(|_| held.next().is_none())
    }
}

/// Every code with the rank of its line.
fn ranked(editing: &Editing<'_>, node: Node<'_>, rank: &[usize]) -> Option<Vec<(Span, usize)>> {
    let mut ranked = Vec::new();
    for (line, rank) in editing.deck.lines.iter().zip(rank) {
        if let Held::Among(items, own) = Held::of(editing.text, node, line)? {
            ranked.extend(own.into_iter().map(|at| (items.places[at], *rank)));
        }
    }
    ranked.sort_unstable_by_key(|(span, _)| *span);
    Some(ranked)
}

#[cfg(test)]
mod tests {
    use crate::deck::edit::testing::{added, counted, leader, removed, renamed, sorted};

    const FILE: &str = r#"{
  "name": "Fish",
  "ruler": "BT1-001",
  "main": [
    "BT1-008", "BT1-008",
    "BT1-007",
    "BT1-008"
  ],
  "stones": [],
  "source": "a site"
}
"#;

    #[test]
    fn copies_are_items_and_the_rest_stays() {
        assert_eq!(
            added(FILE, "main"),
            Ok(FILE.replace("\"BT1-008\"\n  ]", "\"BT1-008\",\n    \"BT1-006\",\n    \"BT1-006\"\n  ]"))
        );
        assert_eq!(counted(FILE, 1, 2), Ok(FILE.replace(",\n    \"BT1-008\"\n  ]", "\n  ]")));
        assert_eq!(removed(FILE, 2), Ok(FILE.replace("    \"BT1-007\",\n", "")));
        assert_eq!(removed(FILE, 0), Ok(FILE.replace("\"BT1-001\"", "null")));
        assert_eq!(renamed(FILE, "Bird"), Ok(FILE.replace("Fish", "Bird")));
        let edited =
            FILE.replace("\"BT1-008\", \"BT1-008\",\n    \"BT1-007\"", "\"BT1-007\", \"BT1-008\",\n    \"BT1-008\"");
        assert_eq!(sorted(FILE), Ok(edited));
    }

    #[test]
    fn sections_that_are_missing_are_made() {
        let compact = r#"{"ruler":null,"main":["BT1-008"]}"#;
        let made = r#"{"ruler":null,"main":["BT1-008"],"side":["BT1-006","BT1-006"]}"#;
        assert_eq!(added(compact, "side").as_deref(), Ok(made));
        assert_eq!(leader(compact).as_deref(), Ok(r#"{"ruler":"BT1-002","main":["BT1-008"]}"#));
        assert_eq!(leader(FILE), Ok(FILE.replace("BT1-001", "BT1-002")));
        let refused = added(compact, "z").map_err(|refusal| refusal.to_string());
        assert_eq!(refused, Err("fdk has no place for the Z-Deck".to_owned()));
    }
}
