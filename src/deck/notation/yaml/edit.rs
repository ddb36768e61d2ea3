//! Editing YAML: a card comes below the last of its section, as an entry of the same kind.

use super::super::text::number_first;
use super::scalar;
use crate::card::Section;
use crate::deck::change::{Change, Copies, Editing, Ways};
use crate::deck::notation::imitate::like;
use crate::deck::notation::lines;
use crate::deck::{CardRef, Line};
use crate::diagnostic::{Edit, Span};

pub(super) fn ways(editing: &Editing<'_>, change: &Change) -> Ways {
    let text = editing.text;
    let line = |at: &usize| &editing.deck.lines[*at];
    match change {
        Change::Count { line: at, count } => {
            let start = line(at).places.line().start;
            let before = Edit { span: Span::new(start, start), text: format!("{count} ") };
            vec![vec![editing.count(*at, *count).unwrap_or(before)]]
        }
        Change::Remove { line: at } => removals(text, line(at)),
        Change::Insert(copies) => insertions(editing, copies),
        Change::Card { line: at, to } => {
            let span = written(text, line(at));
            let kind = Kind::of(text, line(at));
            bodies(text, to, std::iter::once(line(at)), kind)
                .into_iter()
                .map(|text| vec![Edit { span, text }])
                .collect()
        }
        Change::Rename(name) => renamings(text, name),
        Change::Sort(rank) => vec![editing.sorted(rank, |line| slot(text, line))],
    }
}

/// How the cards of a section are written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// `- 4 BT1-005 Name`
    Item,
    /// `BT1-005: 4`
    Mapped,
    /// `[4 BT1-005, 2 BT1-006]`, or `{BT1-005: 4}`
    Flow { mapped: bool },
    /// `leader: BT1-001`
    Alone,
}

impl Kind {
    fn of(text: &str, line: &Line) -> Self {
        let entry = written(text, line);
        let before = text[lines::whole(text, entry.start).start..entry.start].trim();
        // A count behind the number: keys and values.
        let mapped = line
            .places
            .count()
            .zip(line.places.number())
            .is_some_and(|(count, number)| number.end < count.start && entry.text(text).contains(": "));
        match before {
            _ if text[entry.end..].trim_start().starts_with([',', ']', '}']) => Self::Flow { mapped },
            "-" => Self::Item,
            "" if mapped => Self::Mapped,
            _ if before.ends_with(':') => Self::Alone,
            _ => Self::Flow { mapped },
        }
    }

    const fn is_mapped(self) -> bool {
        matches!(self, Self::Mapped | Self::Flow { mapped: true })
    }
}

/// An entry with the quotes around it.
fn written(text: &str, line: &Line) -> Span {
    let place = line.places.line();
    let quote = |sign: char| text[..place.start].ends_with(sign) && text[place.end..].starts_with(sign);
    if quote('"') || quote('\'') { Span::new(place.start - 1, place.end + 1) } else { place }
}

/// What moves with an entry: a remark behind it too, where it has the line for itself.
fn slot(text: &str, line: &Line) -> Span {
    let entry = written(text, line);
    match Kind::of(text, line) {
        Kind::Item | Kind::Mapped => Span::new(entry.start, lines::body(text, entry.start).end.max(entry.end)),
        Kind::Flow { .. } | Kind::Alone => entry,
    }
}

fn removals(text: &str, line: &Line) -> Ways {
    let entry = written(text, line);
    let gone = |span| vec![Edit { span, text: String::new() }];
    let Kind::Flow { .. } = Kind::of(text, line) else {
        let own = lines::removal(text, entry.start);
        // A key that nothing stands below goes too, where the list would else look like plain text.
        let above = lines::all(&text[..own.span.start]).next_back().filter(|(_, line)| is_section(line));
        let with_key = above.map(|(key, _)| vec![lines::removal(text, key.start), own.clone()]);
        return std::iter::once(vec![own]).chain(with_key).collect();
    };
    // With the comma before it, the one behind it, or none.
    let before = text[..entry.start].trim_end();
    let behind = text[entry.end..].trim_start();
    let with_before = before.strip_suffix(',').map(|rest| gone(Span::new(rest.len(), entry.end)));
    let with_behind =
        behind.strip_prefix(',').map(|rest| gone(Span::new(entry.start, text.len() - rest.trim_start().len())));
    with_before.into_iter().chain(with_behind).chain([gone(entry)]).collect()
}

/// The ways to write a card: like one of the lines, or as we would; in quotes where a plain text would be taken apart.
fn bodies<'l>(text: &str, copies: &Copies, models: impl Iterator<Item = &'l Line>, kind: Kind) -> Vec<String> {
    let alike = models
        .filter(|model| Kind::of(text, model).is_mapped() == kind.is_mapped())
        .find_map(|model| like(text, model, copies));
    let number_alone = CardRef { name: None, ..copies.card.clone() };
    let own = [&copies.card, &number_alone].map(|card| {
        let card = number_first(card);
        if kind.is_mapped() { format!("{card}: {}", copies.count) } else { format!("{} {card}", copies.count) }
    });
    let [named, number] = own;
    let plain = alike.into_iter().chain([named]);
    let quoted = |body: &String| (!kind.is_mapped()).then(|| scalar(body));
    let both = plain.flat_map(|body| {
        [quoted(&body).filter(|quoted| *quoted != body), Some(body)].into_iter().flatten().rev().collect::<Vec<_>>()
    });
    both.chain([number]).collect()
}

fn insertions(editing: &Editing<'_>, copies: &Copies) -> Ways {
    let text = editing.text;
    match editing.neighbour(copies) {
        Some(last) => {
            let (kind, entry) = (Kind::of(text, last), written(text, last));
            let bodies = bodies(text, copies, editing.models(copies.section), kind);
            let lead = text[lines::whole(text, entry.start).start..entry.start].to_owned();
            let edit = |body: String| match kind {
                Kind::Item | Kind::Mapped => lines::behind(text, entry.start, &[&format!("{lead}{body}")]),
                Kind::Flow { .. } => Edit { span: Span::new(entry.end, entry.end), text: format!(", {body}") },
                // The one becomes the first of two.
                Kind::Alone => {
                    let both = format!("[{}, {body}]", entry.text(text));
                    Edit { span: entry, text: both }
                }
            };
            bodies.into_iter().map(|body| vec![edit(body)]).collect()
        }
        None => new_section(editing, copies),
    }
}

/// A card below the key of its section, which comes first for a leader, else last.
fn new_section(editing: &Editing<'_>, copies: &Copies) -> Ways {
    let text = editing.text;
    let model = editing.deck.lines.iter().find(|line| matches!(Kind::of(text, line), Kind::Item | Kind::Mapped));
    let kind = model.map_or(Kind::Item, |model| Kind::of(text, model));
    let lead = model.map_or("- ", |model| {
        let start = written(text, model).start;
        &text[lines::whole(text, start).start..start]
    });
    let key = format!("{}:", copies.section.id());
    let empty = lines::all(text).find(|(_, line)| line.starts_with(&key));
    let first = lines::all(text).find(|(_, line)| is_section(line)).map(|(place, _)| place.start);
    let edit = |body: String| {
        let body = format!("{lead}{body}");
        match (empty, first) {
            (Some((place, line)), _) => {
                let end = lines::end(text);
                let remark = line.find(" #").map_or("", |at| &line[at..]);
                Edit { span: place, text: format!("{key}{remark}{end}{body}") }
            }
            (None, Some(first)) if copies.section == Section::Leader => lines::before(text, first, &[&key, &body]),
            (None, _) => lines::behind(text, text.len(), &[&key, &body]),
        }
    };
    bodies(text, copies, editing.models(copies.section), kind).into_iter().map(|body| vec![edit(body)]).collect()
}

fn is_section(line: &str) -> bool {
    line.split_once(':').is_some_and(|(key, _)| Section::from_id(key).is_some())
}

/// The name behind its key, or with its key at the top.
fn renamings(text: &str, name: &str) -> Ways {
    let own = lines::all(text).find(|(_, line)| line.starts_with("name:"));
    let new = format!("name: {}", scalar(name));
    let edit = if let Some((place, line)) = own {
        let remark = line.find(" #").map_or("", |at| &line[at..]);
        Edit { span: place, text: format!("{new}{remark}") }
    } else if let Some((dashes, _)) = lines::all(text).find(|(_, line)| *line == "---") {
        lines::behind(text, dashes.start, &[&new])
    } else {
        lines::before(text, 0, &[&new])
    };
    vec![vec![edit]]
}

#[cfg(test)]
mod tests {
    use crate::deck::edit::testing::{added, counted, leader, removed, renamed, sorted};

    const LIST: &str = "# mine\nname: Two # best\nleader: BT1-001 Champa\nmain:\n  - 4x BT1-008 Fish # good\n  - '1x BT1-007 Fish: Hot'\n";

    #[test]
    fn cards_come_as_entries_of_the_same_kind() {
        assert_eq!(added(LIST, "main"), Ok(format!("{LIST}  - 2x BT1-006 Scheming Champa\n")));
        assert_eq!(added(LIST, "side"), Ok(format!("{LIST}side:\n  - 2x BT1-006 Scheming Champa\n")));
        for (text, edited) in [
            ("main:\n  BT1-005: 4\n", "main:\n  BT1-005: 4\n  BT1-006: 2\n"),
            ("main: [4 BT1-005]\n", "main: [4 BT1-005, 2 BT1-006]\n"),
            ("main: {BT1-005: 4,\n  BT1-007: 1}\n", "main: {BT1-005: 4,\n  BT1-007: 1, BT1-006: 2}\n"),
            ("leader:\n- 1 BT1-001", "leader:\n- 1 BT1-001\nmain:\n- 2 BT1-006"),
            ("leader:\n- 1 BT1-001\nmain: [] # none\n", "leader:\n- 1 BT1-001\nmain: # none\n- 2 BT1-006\n"),
            ("main: 4 BT1-005\nleader: []\n", "main: [4 BT1-005, 2 BT1-006]\nleader: []\n"),
        ] {
            assert_eq!(added(text, "main").as_deref(), Ok(edited), "{text}");
        }
    }

    #[test]
    fn the_leader_stands_first() {
        assert_eq!(
            leader(LIST),
            Ok(LIST.replace("BT1-001 Champa", "1 BT1-002 Hit").replace("1 BT1-002 Hit", "BT1-002 Hit"))
        );
        assert_eq!(
            leader("# a\nmain:\n- 4 BT1-006\n").as_deref(),
            Ok("# a\nleader:\n- 1 BT1-002\nmain:\n- 4 BT1-006\n")
        );
    }

    #[test]
    fn entries_go_change_and_are_sorted() {
        assert_eq!(removed(LIST, 1), Ok(LIST.replace("  - 4x BT1-008 Fish # good\n", "")));
        assert_eq!(removed(LIST, 2), Ok(LIST.replace("  - '1x BT1-007 Fish: Hot'\n", "")));
        assert_eq!(counted(LIST, 2, 3), Ok(LIST.replace("1x", "3x")));
        assert_eq!(removed("main: [4 BT1-005, 1 BT1-006]\n", 0).as_deref(), Ok("main: [1 BT1-006]\n"));
        assert_eq!(removed("main: [4 BT1-005, 1 BT1-006]\n", 1).as_deref(), Ok("main: [4 BT1-005]\n"));
        assert_eq!(
            removed("main:\n- 4 BT1-005\nside:\n- 1 BT1-006\n", 1).as_deref(),
            Ok("main:\n- 4 BT1-005\nside:\n")
        );
        let quoted = "main:\n  BT1-005: 4\n  \"BT1-007\": '3'\n";
        assert_eq!(removed(quoted, 1).as_deref(), Ok("main:\n  BT1-005: 4\n"));
        assert_eq!(counted(quoted, 1, 2), Ok(quoted.replace('3', "2")));
        let text = "leader:\n- 1 BT1-001\nmain:\n- 1 BT1-006\n";
        assert_eq!(removed(text, 0).as_deref(), Ok("main:\n- 1 BT1-006\n"));
        let (one, two) = ("4x BT1-008 Fish # good", "'1x BT1-007 Fish: Hot'");
        assert_eq!(sorted(LIST), Ok(LIST.replace(one, "!").replace(two, one).replace('!', two)));
    }

    #[test]
    fn one_entry_that_two_sections_share_is_not_changed() {
        let text = "main:\n- &fish 2 BT1-006\nside:\n- *fish\n";
        assert!(counted(text, 0, 3).is_err() && removed(text, 0).is_err());
        assert!(counted(text, 1, 3).is_err());
    }

    #[test]
    fn the_name_is_quoted_where_it_must_be() {
        assert_eq!(renamed(LIST, "a: b"), Ok(LIST.replace("Two", "\"a: b\"")));
        assert_eq!(renamed("---\nmain:\n- 4 BT1-006\n", "Two").as_deref(), Ok("---\nname: Two\nmain:\n- 4 BT1-006\n"));
    }
}
