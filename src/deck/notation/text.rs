//! Plain text: a card per line, headers or none; and the form a deck site exports.

use std::fmt::Write as _;

use super::{Notation, WriteError, full, line, one};
use crate::card::Section;
use crate::deck::{Deck, Line, Reading, header};
use crate::diagnostic::Span;

/// `4 BT1-005 Name` below headers.
pub(super) static NOTATION: Notation = Notation {
    id: "text",
    about: "plain text, `4 BT1-005 Name`, read in all the shapes people paste",
    recognise: |_| true,
    read,
    write,
    many: one,
    holds_many: false,
};

/// `4 Name [BT1-005]` below `_____Main Deck_____`.
pub(super) static SITE: Notation = Notation {
    id: "site",
    about: "text export of a deck site, `4 Name [BT1-005]` below `_____Main Deck_____`",
    recognise: |text| text.lines().any(|line| line.starts_with("_____") && line.trim_end().ends_with("_____")),
    read,
    write: write_site,
    many: one,
    holds_many: false,
};

/// Lines that tell about the deck, not about a card.
const ABOUT: [&str; 20] = [
    "player",
    "author",
    "by",
    "date",
    "event",
    "format",
    "notes",
    "note",
    "game",
    "source",
    "url",
    "created",
    "total",
    "description",
    "expect",
    "giocatore",
    "autore",
    "data",
    "joueur",
    "auteur",
];

fn read(text: &str) -> Vec<Reading> {
    let mut reading = Reading::default();
    let mut section = None;
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let start = at;
        at += line.len();
        let written = line.trim_end_matches(['\n', '\r']);
        if !self_explaining(written, &mut reading.deck, &mut section) {
            let removal = Span::new(start, at);
            if full(&mut reading, Some(Span::new(start, start + written.len()))) {
                break;
            }
            card(written, start, removal, section, &mut reading);
        }
    }
    vec![reading]
}

/// Takes blank lines, comments, headers and lines about the deck; says whether the line was one.
fn self_explaining(written: &str, deck: &mut Deck, section: &mut Option<Section>) -> bool {
    let line = written.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
    let comment = line.starts_with('#') || line.starts_with("//") || line.starts_with(';');
    if line.is_empty() || line.chars().all(|c| matches!(c, '-' | '=' | '_' | '*' | '~')) {
        return true;
    }
    if let Some(found) = header::section(line) {
        *section = Some(found);
        return true;
    }
    if comment {
        return true;
    }
    let Some((key, value)) = line.split_once(':') else { return false };
    let (key, value) = (key.trim().to_lowercase(), value.trim());
    match key.as_str() {
        "name" | "deck name" | "nome" | "nom" => deck.name = Some(value.to_owned()),
        "rules" => deck.rules = Some(value.to_owned()),
        key => return ABOUT.contains(&key),
    }
    true
}

/// Reads a card line, perhaps behind its section: `Leader: BT1-001 Champa`.
fn card(written: &str, start: usize, removal: Span, section: Option<Section>, reading: &mut Reading) {
    let prefix = written.split_once(':').and_then(|(head, _)| {
        let section = header::section(head.trim())?;
        Some((section, head.len() + 1))
    });
    let (section, skip) = prefix.map_or((section, 0), |(section, skip)| (Some(section), skip));
    let (body, marked) = leader_mark(&written[skip..]);
    let section = if marked { Some(Section::Leader) } else { section };
    match line::read(body, section) {
        Ok(mut line) => {
            let places = &mut line.places;
            places.line = places.line.shifted(start + skip);
            places.count = places.count.map(|span| span.shifted(start + skip));
            places.number = places.number.map(|span| span.shifted(start + skip));
            places.removal = Some(removal);
            reading.deck.lines.push(line);
        }
        Err(mut problem) => {
            problem.span = problem.span.map(|span| span.shifted(start + skip));
            reading.problems.push(problem);
        }
    }
}

/// A line that says that it is the leader: `1 BT1-001 Champa (Leader)`.
fn leader_mark(body: &str) -> (&str, bool) {
    let trimmed = body.trim_end();
    let marks = ["(Leader)", "(leader)", "(LEADER)", "[Leader]", "[leader]", "[LEADER]", "*Leader*"];
    marks.iter().find_map(|mark| trimmed.strip_suffix(mark)).map_or((body, false), |rest| (rest, true))
}

/// The sections of a deck that hold lines, with their lines.
fn sections(deck: &Deck) -> impl Iterator<Item = (Section, Vec<&Line>)> {
    Section::ALL.into_iter().filter_map(|section| {
        let lines: Vec<&Line> = deck.section(section).collect();
        (!lines.is_empty()).then_some((section, lines))
    })
}

/// A card as `BT1-005 Name`, whichever parts it has; a name that would read as something else is quoted by its number.
pub(super) fn number_first(line: &Line) -> String {
    let number = line.card.print.as_ref().map(ToString::to_string);
    [number, line.card.name.clone()].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

fn write(deck: &Deck) -> Result<String, WriteError> {
    let mut out = String::new();
    if let Some(name) = &deck.name {
        let _ = writeln!(out, "Name: {name}\n");
    }
    if let Some(rules) = &deck.rules {
        let _ = writeln!(out, "Rules: {rules}\n");
    }
    let parts: Vec<String> = sections(deck)
        .map(|(section, lines)| {
            let cards = lines.iter().map(|line| format!("{} {}\n", line.count, number_first(line)));
            format!("{}\n{}", section.title(), cards.collect::<String>())
        })
        .collect();
    out.push_str(&parts.join("\n"));
    Ok(out)
}

fn write_site(deck: &Deck) -> Result<String, WriteError> {
    let parts: Vec<String> = sections(deck)
        .map(|(section, lines)| {
            let card = |line: &&Line| {
                let count = if section == Section::Leader { String::new() } else { format!("{} ", line.count) };
                let number = line.card.print.as_ref().map(|print| format!("[{print}]"));
                let parts = [line.card.name.clone(), number];
                format!("{count}{}\n", parts.into_iter().flatten().collect::<Vec<_>>().join(" "))
            };
            let title = section.title().replace("Z-Deck", "Z Deck");
            format!("_____{title}_____\n{}", lines.iter().map(card).collect::<String>())
        })
        .collect();
    Ok(parts.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deck::MAX_LINES;

    fn deck(text: &str) -> Deck {
        let mut readings = read(text);
        assert_eq!(readings[0].problems, [], "{text}");
        readings.remove(0).deck
    }

    #[test]
    fn headers_comments_and_lines_about_the_deck_are_no_cards() {
        let deck = deck("Name: Fish\n# mine\nPlayer: Ann\n\n// Leader\nBT1-001\n-----\nBattle Cards (4):\n4 BT1-005\n");
        assert_eq!(deck.name.as_deref(), Some("Fish"));
        let sections: Vec<_> = deck.lines.iter().map(|line| line.section).collect();
        assert_eq!(sections, [Some(Section::Leader), Some(Section::Main)]);
    }

    #[test]
    fn a_leader_may_be_marked_on_its_line() {
        for text in ["Leader: BT1-001 Champa", "1 BT1-001 Champa (Leader)"] {
            assert_eq!(deck(text).lines[0].section, Some(Section::Leader), "{text}");
        }
    }

    #[test]
    fn windows_line_ends_are_no_part_of_a_line() {
        let text = "4 BT1-005 Fish\r\n2 BT1-006\r\n";
        let deck = deck(text);
        assert_eq!(deck.lines[0].card.name.as_deref(), Some("Fish"));
        assert_eq!(deck.lines[1].places.removal.map(|span| span.text(text)), Some("2 BT1-006\r\n"));
    }

    #[test]
    fn an_endless_list_is_cut_off_with_a_word() {
        let reading = read(&"4 BT1-005\n".repeat(5_000)).remove(0);
        assert_eq!(reading.problems.len(), 1);
        assert!(reading.deck.lines.len() <= MAX_LINES + 1);
    }
}
