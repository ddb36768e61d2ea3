//! No card line of a text is lost without a word: its copies are in the deck, or a finding stands at its place.

use std::collections::BTreeMap;

use deckscouter::card::CardNumber;
use deckscouter::deck::{self, Line};
use deckscouter::diagnostic::{LineIndex, Severity, Span};
use deckscouter::legality;
use proptest::prelude::*;
use proptest::sample::select;

use super::readers::first_ruleset;
use super::{CATALOG, cases};

/// Cards by number and name; some share words, and one holds digits.
const CARDS: [(&str, &str); 6] = [
    ("BT1-006", "Scheming Champa"),
    ("BT1-010", "Divine Aide Vados"),
    ("BT1-014", "Saiyan Cabba"),
    ("BT1-012", "Hit"),
    ("BT26-019", "Android 17 & Hell Fighter 17"),
    ("BT1-062", "Son Gohan, Family of Justice"),
];

/// What stands between two cards: a line end, or what glues them to one line.
const BETWEEN: [&str; 22] = [
    "\n",
    "\r\n",
    "\r",
    "\u{b}",
    "\u{c}",
    "\u{85}",
    "\u{2028}",
    "\u{2029}",
    "\n\n",
    "\n \u{200b}\n",
    ",",
    ", ",
    ";",
    "; ",
    "\t",
    " ",
    "",
    " | ",
    " / ",
    " + ",
    " & ",
    " and ",
];

/// What stands before a card on its line.
const BEFORE: [&str; 18] = [
    "",
    "",
    "",
    "",
    "",
    "",
    "- ",
    "• ",
    "| ",
    "\u{feff}",
    "\u{200b}",
    "Total: ",
    "Name: ",
    "Author: ",
    "Deck: ",
    "Main Deck: ",
    "Rules: ",
    "== ",
];

/// What stands behind it.
const BEHIND: [&str; 8] = ["", "", "", "", " ==", " |", "  # mine", " (SR) $0.25"];

/// A card line as people write it.
fn written(shape: usize, count: u32, number: &str, name: &str) -> String {
    match shape {
        0 => format!("{count} {number} {name}"),
        1 => format!("{count}x {number} {name}"),
        2 => format!("{count}x {number}"),
        3 => format!("{number} x{count}"),
        4 => format!("{number} {name} x{count}"),
        5 => format!("{count} {name} [{number}]"),
        6 => format!("{count}x{number}"),
        7 => format!("{count} [{number}] {name}"),
        8 => format!("{count}\t{number}\t{name}"),
        9 => format!("{number} {name} ({count})"),
        10 => format!("{count}\u{200b} {number}"),
        11 => format!("{count}× {}", number.replace('-', "‐")),
        _ => format!("{count} {number}"),
    }
}

/// A text with some card lines, and the card and place of each.
#[derive(Debug)]
struct Pasted {
    text: String,
    cards: Vec<(&'static str, u32, Span)>,
}

fn pasted() -> impl Strategy<Value = Pasted> {
    let card = (
        select(CARDS.to_vec()),
        1..=4_u32,
        0..13_usize,
        select(BEFORE.to_vec()),
        select(BEHIND.to_vec()),
        select(BETWEEN.to_vec()),
    );
    let head = select(vec![
        "",
        "",
        "Leader\nBT1-001 Champa\n",
        "Main Deck\r",
        "# mine\u{2028}",
        "\u{feff}",
        "_____Main Deck_____\n",
    ]);
    (head, proptest::collection::vec(card, 1..8)).prop_map(|(head, lines)| {
        let (mut text, mut cards) = (head.to_owned(), Vec::new());
        let mut comment = false;
        for ((number, name), count, shape, before, behind, between) in lines {
            let start = text.len();
            text += &(before.to_owned() + &written(shape, count, number, name) + behind);
            // What is glued behind a remark is a part of it.
            if !comment {
                cards.push((number, count, Span::new(start, text.len())));
            }
            text += between;
            comment = (comment || behind.contains('#')) && !between.contains(deckscouter::diagnostic::lines::ends_line);
        }
        Pasted { text, cards }
    })
}

/// The copies of each card that a text holds in the eyes of its author, but for those on lines that something is told of.
fn expected(pasted: &Pasted, told: &[Span]) -> BTreeMap<CardNumber, u32> {
    let index = LineIndex::new(&pasted.text);
    let lines = |span: Span| (index.line(span.start), index.line(span.end));
    let is_told = |span: Span| {
        let (first, last) = lines(span);
        told.iter().map(|told| lines(*told)).any(|(from, to)| from <= last && first <= to)
    };
    let mut copies = BTreeMap::new();
    for (number, count, _) in pasted.cards.iter().filter(|(_, _, span)| !is_told(*span)) {
        *copies.entry(number.parse().expect("a number")).or_insert(0) += count;
    }
    copies
}

fn check(pasted: &Pasted) -> Result<(), TestCaseError> {
    let text = pasted.text.as_str();
    let readings = deck::read(text).readings;
    prop_assert_eq!(readings.len(), 1, "{:?}", text);
    let outcome = legality::check(&readings[0], &CATALOG, first_ruleset());
    // Errors about lines and cards; those about the deck say nothing of a line that is lost.
    let errors = outcome
        .findings
        .iter()
        .filter(|finding| finding.diagnostic.severity == Severity::Error && finding.check.code < "DS0200");
    let told: Vec<Span> = errors.filter_map(|finding| finding.diagnostic.span).collect();
    let index = LineIndex::new(text);
    let line_of = |span: Span| index.line(span.start);
    let is_told = |line: &Line| told.iter().any(|span| line_of(*span) == line_of(line.places.line()));
    let mut copies: BTreeMap<CardNumber, u32> = BTreeMap::new();
    for line in outcome.context.resolution.lines.iter().filter(|line| !is_told(line.line)) {
        if line.entry.card.number.as_str() != "BT1-001" {
            *copies.entry(line.entry.card.number.clone()).or_insert(0) += line.line.count;
        }
    }
    prop_assert_eq!(copies, expected(pasted, &told), "{:?}", text);
    Ok(())
}

proptest! {
    #![proptest_config(cases(3_000))]

    #[test]
    fn each_card_line_is_in_the_deck_or_told(pasted in pasted()) {
        check(&pasted)?;
    }
}

#[test]
fn lists_that_lost_a_line_without_a_word_tell_of_it() {
    for text in [
        "4 BT1-012,4 BT1-014",
        "4 Hit [BT1-012]4 Saiyan Cabba [BT1-014]",
        "4x BT1-0064x BT1-007",
        "4 BT1-012; 4 BT1-014",
        "4 BT1-012\t4 BT1-014",
        "BT1-012 x4 BT1-014 x4",
        "4 BT1-012 4 BT1-012",
        "4 Hit 4 Saiyan Cabba",
        "4 Hit;4x Saiyan Cabba",
        "4 BT1-012 Hit 4 Saiyan Cabba",
        "4 BT1-012 Hit,4Saiyan Cabba",
        "Total: 4 BT1-012 Hit",
        "Total: BT1-012",
        "Total: 1xBT1-006,",
        "Name: 4x[BT1-012];",
        "Total: BT1-012 x11xBT1-012",
        "Name: 4 BT1-012 Hit",
        "Author: 4 BT1-012, 4 BT1-014",
        "Leader: 1-084",
    ] {
        let reading = deck::read(text).readings.remove(0);
        let outcome = legality::check(&reading, &CATALOG, first_ruleset());
        let told = outcome.findings.iter().filter(|finding| finding.diagnostic.severity == Severity::Error);
        assert!(
            told.filter(|finding| finding.diagnostic.span.is_some()).any(|finding| finding.check.code < "DS0200"),
            "{text}"
        );
    }
}
