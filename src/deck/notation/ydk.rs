//! The deck file of Yu-Gi-Oh! simulators (`.ydk`): a passcode for each copy below `#main`, `#extra` and `!side`.
//!
//! What stands before any header is the Main Deck. Every other line that begins with `#` is a comment, `#created by …` among
//! them: it says whose a deck is, not what it is called. Passcodes are written without their leading zeros.

mod edit;

use std::fmt::Write as _;

use super::copies::{Copies, merged};
use super::lines;
use super::passcode::{card, is_passcode};
use super::{MAX_BYTES, Notation, Signs, WriteError, one, only_sections, repeated};
use crate::card::{Game, Print, Section};
use crate::deck::{Deck, Line, Places, Reading, UNREADABLE_LINE};
use crate::diagnostic::{Diagnostic, Severity, Span};
use crate::language::say;

pub(super) static NOTATION: Notation = Notation {
    id: "ydk",
    about: "a deck file of Yu-Gi-Oh! simulators, a passcode per line",
    recognise,
    read,
    write,
    edit: edit::ways,
    most: MAX_BYTES,
    by_lines: true,
    many: one,
    holds_many: false,
    holds_name: false,
    holds_rules: false,
    signs: Signs::Kept,
    game: Some(Game::Yugioh),
};

/// The sections of the game with their headers, in the order in which they are written.
pub(super) const HEADERS: [(Section, &str); 3] =
    [(Section::Main, "#main"), (Section::Extra, "#extra"), (Section::Side, "!side")];

/// Fewer digits alone on every line may be anything.
const FEWEST_DIGITS: usize = 5;

/// Passcodes below a header, and perhaps some slips among them; or nothing but passcodes.
fn recognise(text: &str) -> bool {
    let (mut headed, mut codes, mut short, mut others) = (false, 0, 0, 0);
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        match line {
            _ if header(line).is_some() => headed = true,
            _ if line.starts_with('#') => {}
            _ if !without_remark(line).bytes().all(|b| b.is_ascii_digit()) => others += 1,
            _ if without_remark(line).len() < FEWEST_DIGITS => short += 1,
            _ => codes += 1,
        }
    }
    if headed { codes + short >= others } else { codes > 0 && short + others == 0 }
}

/// The section that a header begins, whichever of its two signs it has.
fn header(line: &str) -> Option<Section> {
    let word = line.strip_prefix(['#', '!'])?;
    HEADERS.iter().find(|(_, header)| header[1..].eq_ignore_ascii_case(word)).map(|(section, _)| *section)
}

/// What a line is.
enum Part<'t> {
    Header,
    Code(u32),
    Wrong(&'t str),
}

/// Every line that says something, with its place and the section that it belongs to.
fn parts(text: &str) -> impl Iterator<Item = (Section, Span, Part<'_>)> {
    let mut section = Section::Main;
    lines::all(text).filter_map(move |(_, line)| {
        let line = line.trim();
        let place = Span::of(text, line)?;
        if let Some(begun) = header(line) {
            section = begun;
            return Some((section, place, Part::Header));
        }
        let part = || passcode(without_remark(line)).map_or(Part::Wrong(line), Part::Code);
        // `#main 83326048` is no comment: a card would be lost with it.
        let headed = || line.split_whitespace().next().and_then(header).is_some();
        (!line.is_empty() && (!line.starts_with('#') || headed())).then(|| (section, place, part()))
    })
}

/// A line without what is remarked behind its passcode: `89631139 # Blue-Eyes White Dragon`.
fn without_remark(line: &str) -> &str {
    line.split_once('#').map_or(line, |(code, _)| code.trim_end())
}

/// A passcode with or without its leading zeros.
fn passcode(digits: &str) -> Option<u32> {
    let is_number = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    digits.parse().ok().filter(|code| is_number && is_passcode(*code))
}

/// The problem of something that stands for a passcode and is none.
pub(super) fn no_passcode(written: &str, place: Option<Span>) -> Diagnostic {
    let message = say!("no-passcode", word = repeated(written));
    let problem = Diagnostic::new(UNREADABLE_LINE, Severity::Error, message);
    problem.at(place).help(say!("passcode-looks-like"))
}

fn read(text: &str) -> Vec<Reading> {
    let mut copies = Copies::default();
    copies.reading.deck.game = NOTATION.game;
    for (section, place, part) in parts(text) {
        match part {
            Part::Header => {}
            Part::Code(code) => {
                let removal = Some(lines::whole(text, place.start));
                copies.push(
                    section,
                    card(code),
                    Places { line: place, number: Some(place), removal, ..Places::default() },
                );
            }
            Part::Wrong(written) => {
                if super::full(&mut copies.reading, Some(place)) {
                    break;
                }
                copies.reading.problems.push(no_passcode(written, Some(place)));
            }
        }
    }
    vec![copies.done()]
}

fn write(deck: &Deck) -> Result<String, WriteError> {
    let mut out = String::new();
    for ((_, header), codes) in HEADERS.iter().zip(passcodes(deck, NOTATION.id)?) {
        out.extend([header, "\n"]);
        for code in codes {
            // Writing to a string cannot fail.
            let _ = writeln!(out, "{code}");
        }
    }
    Ok(out)
}

/// The passcodes of the Main Deck, the Extra Deck and the Side Deck, copy by copy.
pub(super) fn passcodes(deck: &Deck, notation: &'static str) -> Result<[Vec<u32>; 3], WriteError> {
    for line in &deck.lines {
        passcode_of(line, notation)?;
    }
    only_sections(deck, notation, &HEADERS.map(|(section, _)| section))?;
    let mut sections = <[Vec<u32>; 3]>::default();
    for ((section, _), codes) in HEADERS.iter().zip(&mut sections) {
        for (print, count) in merged(deck, *section, notation)? {
            let code = print.number.passcode().unwrap_or_default();
            codes.extend((0..count).map(|_| code));
        }
    }
    Ok(sections)
}

/// The passcode of a line.
fn passcode_of(line: &Line, notation: &'static str) -> Result<u32, WriteError> {
    let whole = |print: &&Print| print.suffix.is_none();
    let code = line.card.print.as_ref().filter(whole).and_then(|print| print.number.passcode());
    // Only what reads back as the same number.
    let code = code.filter(|code| is_passcode(*code) && card(*code).print == line.card.print);
    code.ok_or_else(|| WriteError::Passcode { notation, card: super::text::number_first(&line.card) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn says(reading: &Reading) -> Vec<(Section, u32, String)> {
        assert_eq!(reading.deck.game, Some(Game::Yugioh));
        let number = |line: &Line| line.card.print.as_ref().map(ToString::to_string).unwrap_or_default();
        reading.deck.lines.iter().filter_map(|line| Some((line.section?, line.count, number(line)))).collect()
    }

    #[test]
    fn copies_of_a_code_in_a_section_are_one_line_where_the_first_stands() {
        let text = "#created by Ann\r\n55063751\r\n#MAIN\r\n\r\n 83326048 \r\n0055063751\r\n#best\r\n#extra\r\n55063751\r\n!Side\r\n581014";
        let reading = read(text).remove(0);
        assert_eq!(reading.problems, []);
        let expected = [
            (Section::Main, 2, "55063751"),
            (Section::Main, 1, "83326048"),
            (Section::Extra, 1, "55063751"),
            (Section::Side, 1, "00581014"),
        ];
        assert_eq!(says(&reading), expected.map(|(section, count, number)| (section, count, number.to_owned())));
        let places: Vec<&str> = reading.deck.lines.iter().map(|line| line.places.line().text(text)).collect();
        assert_eq!(places, ["55063751", "83326048", "55063751", "581014"]);
        assert_eq!(reading.deck.lines[0].places.number(), None, "another copy stands elsewhere");
        assert_eq!(reading.deck.lines[1].places.removal().map(|span| span.text(text)), Some(" 83326048 \r\n"));
    }

    #[test]
    fn what_is_no_passcode_is_shown_where_it_stands() {
        let text = "#main\n83326048\n0\n1234567890\n83326048x2\n!other\n-5\nDark Magician\n";
        let reading = read(text).remove(0);
        let places: Vec<_> =
            reading.problems.iter().filter_map(|problem| problem.span).map(|at| at.text(text)).collect();
        assert_eq!(places, ["0", "1234567890", "83326048x2", "!other", "-5", "Dark Magician"]);
        assert_eq!(says(&reading).len(), 1);
    }

    #[test]
    fn more_copies_than_a_line_may_hold_are_told_once() {
        let text = "83326048\n".repeat(3_000) + "581014\n";
        let reading = read(&text).remove(0);
        assert_eq!((reading.deck.lines.len(), reading.problems.len()), (1, 1));
    }

    #[test]
    fn a_list_with_headers_of_ours_is_no_ydk() {
        for text in ["#main\n4 BT1-005\n#side\n1 BT1-006\n", "4\n", "# main\n12\n", "", "#created by Ann\n"] {
            assert!(!recognise(text), "{text}");
        }
        for text in [
            "#main\n#extra\n!side\n",
            "83326048\n55063751\n",
            "83326048 # Fish\n55063751 #Bird\n",
            "!side\n581014\noops\n",
            "#main\n23\n",
        ] {
            assert!(recognise(text), "{text}");
        }
    }

    #[test]
    fn what_is_written_is_written_so_again() {
        let text = "#main\n83326048\n55063751\n83326048\n#extra\n100000005\n!side\n581014\n";
        let written = write(&read(text)[0].deck).expect("passcodes");
        assert_eq!(written, "#main\n83326048\n83326048\n55063751\n#extra\n100000005\n!side\n581014\n");
        assert_eq!(write(&read(&written)[0].deck), Ok(written));
    }

    #[test]
    fn cards_without_a_passcode_and_foreign_sections_are_refused() {
        let deck = |text: &str| crate::deck::read(text).readings.remove(0).deck;
        let error = |text: &str| write(&deck(text)).map_err(|error| error.to_string());
        let needs = |card: &str| Err(format!("ydk holds Yu-Gi-Oh! passcodes, and `{card}` has none"));
        assert_eq!(error("Leader: BT1-001 Champa\n"), needs("BT1-001 Champa"));
        assert_eq!(error("Main Deck\n4 Dark Magician\n"), needs("Dark Magician"));
        assert_eq!(error("Main Deck\n4 00000000\n"), needs("00000000"));
        assert_eq!(error("Main Deck\n4 000000005\n"), needs("000000005"));
        assert_eq!(error("Main Deck\n4 83326048_PR\n"), needs("83326048_PR"));
        assert_eq!(error("Leader: 83326048\n"), Err("ydk has no place for the Leader".to_owned()));
    }
}
