//! Editing a deck file: a copy is a line. Comments stay where they are.

use super::{HEADERS, Part, parts};
use crate::card::Section;
use crate::deck::Line;
use crate::deck::change::{Change, Copies, Editing, Ways};
use crate::deck::notation::lines;
use crate::diagnostic::{Edit, Span};

pub(super) fn ways(editing: &Editing<'_>, change: &Change) -> Ways {
    way(editing, change).into_iter().collect()
}

fn way(editing: &Editing<'_>, change: &Change) -> Option<Vec<Edit>> {
    let text = editing.text;
    let copies = |line: &usize| copies(text, &editing.deck.lines[*line]);
    let removal = |place: &Span| lines::removal(text, place.start);
    Some(match change {
        Change::Count { line, count } => {
            let (copies, count) = (copies(line), usize::try_from(*count).ok()?);
            let last = *copies.last()?;
            match count.checked_sub(copies.len()) {
                Some(more) => vec![lines::behind(text, last.start, &vec![last.text(text); more])],
                None => copies[count..].iter().map(removal).collect(),
            }
        }
        Change::Remove { line } => copies(line).iter().map(removal).collect(),
        Change::Insert(new) => vec![insertion(editing, new)?],
        Change::Card { line, to } => {
            let text = code(to)?;
            copies(line).into_iter().map(|span| Edit { span, text: text.clone() }).collect()
        }
        // A file has no place for it.
        Change::Rename(_) => return None,
        Change::Sort(rank) => {
            let line = |section: Section, code: u32| {
                let is_it = |line: &Line| line.section == Some(section) && code_of(line) == Some(code);
                editing.deck.lines.iter().position(is_it)
            };
            let ranked =
                codes(text).filter_map(|(section, place, code)| Some((place, *rank.get(line(section, code)?)?)));
            editing.in_order(&ranked.collect::<Vec<_>>())
        }
    })
}

/// The passcodes of a text with their sections and places.
fn codes(text: &str) -> impl Iterator<Item = (Section, Span, u32)> {
    parts(text).filter_map(|(section, place, part)| match part {
        Part::Code(code) => Some((section, place, code)),
        Part::Header | Part::Wrong(_) => None,
    })
}

fn code_of(line: &Line) -> Option<u32> {
    line.card.print.as_ref()?.number.passcode()
}

/// Where the copies of a line stand.
fn copies(text: &str, line: &Line) -> Vec<Span> {
    let is_it = |section, code| Some(section) == line.section && Some(code) == code_of(line);
    codes(text).filter(|(section, _, code)| is_it(*section, *code)).map(|(_, place, _)| place).collect()
}

/// A passcode as it is written.
fn code(copies: &Copies) -> Option<String> {
    copies.card.print.as_ref()?.number.passcode().map(|code| code.to_string())
}

/// Copies behind their neighbour, below their header, or below a new one where it belongs.
fn insertion(editing: &Editing<'_>, new: &Copies) -> Option<Edit> {
    let text = editing.text;
    let code = code(new)?;
    let added = vec![code.as_str(); usize::try_from(new.count).ok()?];
    if let Some(last) = editing.neighbour(new).and_then(|line| copies(text, line).pop()) {
        return Some(lines::behind(text, last.start, &added));
    }
    let headers: Vec<(Section, Span)> =
        parts(text).filter(|(_, _, part)| matches!(part, Part::Header)).map(|(section, at, _)| (section, at)).collect();
    if let Some((_, own)) = headers.iter().rfind(|(section, _)| *section == new.section) {
        return Some(lines::behind(text, own.start, &added));
    }
    let (_, title) = HEADERS.iter().find(|(section, _)| *section == new.section)?;
    let with_header = [&[*title], added.as_slice()].concat();
    // What comes before any header is the Main Deck, so the new header comes before one that is there, or last.
    let next = match new.section {
        Section::Main => headers.first(),
        Section::Extra => headers.iter().find(|(section, _)| *section == Section::Side),
        _ => None,
    };
    Some(match next {
        Some((_, next)) => lines::before(text, next.start, &with_header),
        None => lines::behind(text, text.len(), &with_header),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deck::edit::Refusal;
    use crate::deck::edit::testing::{changed, counted, removed, renamed, sorted};
    use crate::deck::notation::ydk::card;

    fn added(text: &str, section: Section) -> Result<String, Refusal> {
        let kind = crate::card::Kind::Monster;
        changed(
            text,
            &Change::Insert(Copies {
                count: 2,
                card: card(7),
                kind,
                section,
                at_home: true,
                named_alone: false,
                as_written: None,
            }),
        )
    }

    const FILE: &str =
        "#created by Ann\r\n#main\r\n83326048\r\n55063751\r\n#mine\r\n83326048\r\n#extra\r\n!side\r\n0581014";

    #[test]
    fn copies_come_behind_the_last_and_go_from_it() {
        assert_eq!(counted(FILE, 0, 3), Ok(FILE.replace("#mine\r\n83326048", "#mine\r\n83326048\r\n83326048")));
        assert_eq!(counted(FILE, 0, 1), Ok(FILE.replace("#mine\r\n83326048\r\n", "#mine\r\n")));
        assert_eq!(counted(FILE, 2, 2), Ok(format!("{FILE}\r\n0581014")));
        assert_eq!(removed(FILE, 0), Ok(FILE.replace("83326048\r\n", "")));
        assert!(matches!(renamed(FILE, "Fish"), Err(Refusal::NoName { .. })));
    }

    #[test]
    fn new_cards_come_last_in_their_section_or_below_a_header_of_theirs() {
        assert_eq!(added(FILE, Section::Main), Ok(FILE.replace("55063751\r\n", "55063751\r\n7\r\n7\r\n")));
        assert_eq!(added(FILE, Section::Extra), Ok(FILE.replace("#extra", "#extra\r\n7\r\n7")));
        assert_eq!(added(FILE, Section::Side), Ok(format!("{FILE}\r\n7\r\n7")));
        let plain = "83326048\n";
        assert_eq!(added(plain, Section::Extra).as_deref(), Ok("83326048\n#extra\n7\n7\n"));
        assert_eq!(added("!side\n83326048\n", Section::Main).as_deref(), Ok("#main\n7\n7\n!side\n83326048\n"));
        assert_eq!(added("!side\n83326048\n", Section::Extra).as_deref(), Ok("#extra\n7\n7\n!side\n83326048\n"));
        assert!(matches!(added(FILE, Section::Z), Err(Refusal::Write(_))));
    }

    #[test]
    fn copies_are_sorted_between_comments() {
        let text = "#main\n9999999\n5555555\n9999999\n#mine\n2222222\n1111111\n";
        let edited = "#main\n5555555\n9999999\n9999999\n#mine\n1111111\n2222222\n";
        assert_eq!(sorted(text).as_deref(), Ok(edited));
    }
}
