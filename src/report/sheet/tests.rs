//! What must hold for every sheet, whatever the deck.

use super::layout::MARGIN;
use super::*;
use crate::card::Section;
use crate::catalog::Catalog;
use crate::deck;
use crate::diagnostic::LineIndex;
use crate::language::Lang;
use crate::legality;
use crate::report::qr;
use crate::ruleset::Ruleset;

/// The sheet of a list, and the cards of the list: copies, number and name by section.
fn sheet(list: &str, filled: Filled<'_>, paper: Paper) -> (Sheet, Vec<(String, String, String)>) {
    with_code(list, filled, paper, "SCOUTER:AEAA")
}

/// The same with a code.
fn with_code(list: &str, filled: Filled<'_>, paper: Paper, code: &str) -> (Sheet, Vec<(String, String, String)>) {
    let (catalog, rules) = (Catalog::embedded(), Ruleset::embedded("dbscg-1.10").expect("embedded"));
    let decks = deck::read(list);
    let outcome = legality::check(&decks.readings[0], &catalog, &rules);
    let lines = LineIndex::new(list);
    let checked =
        Checked { source: "list.txt", path: "list.txt", text: list, lines: &lines, outcome: &outcome, lang: Lang::En };
    let sheet = Sheet::new(&checked, filled, qr::modules(code).ok(), paper);
    let lines = Section::ALL.into_iter().flat_map(|section| outcome.context.lines_in(&[section]).collect::<Vec<_>>());
    let said = lines.map(|line| {
        let card = &line.entry.card;
        let name = card.name().split_whitespace().collect::<Vec<_>>().join(" ");
        (line.line.count.to_string(), card.number.to_string(), name)
    });
    let said = said.collect();
    (sheet, said)
}

/// A leader and so many different cards of the first sets, each in so many copies.
fn list(cards: u32, copies: u32) -> String {
    let lines: Vec<String> = (0..cards).map(|n| format!("{copies} BT{}-{:03}", 1 + n / 80, 6 + n % 80)).collect();
    format!("Name: {cards} cards\nLeader: BT1-001 Champa\n{}\n", lines.join("\n"))
}

fn texts(sheet: &Sheet) -> impl Iterator<Item = &Text> {
    sheet.pages.iter().flat_map(|page| &page.elements).flat_map(|element| &element.boxes).filter_map(text)
}

fn text(placed: &Placed) -> Option<&Text> {
    match &placed.drawn {
        Drawn::Text(text) => Some(text),
        Drawn::Line | Drawn::Frame | Drawn::Code(_) => None,
    }
}

/// Nothing stands outside of the margins, and nothing on anything else.
fn is_tidy(sheet: &Sheet) {
    let (width, height) = sheet.paper.size();
    for page in &sheet.pages {
        let boxes: Vec<&Placed> = page.elements.iter().flat_map(|element| &element.boxes).collect();
        for (at, one) in boxes.iter().enumerate() {
            let Area { left, top, .. } = one.area;
            let is_inside = left >= MARGIN - 0.01 && top >= MARGIN - 0.01;
            let is_inside = is_inside && one.area.right() <= width - MARGIN + 0.01;
            assert!(is_inside && one.area.bottom() <= height - MARGIN + 0.01, "{one:?} is out of bounds");
            for other in &boxes[at + 1..] {
                let apart = |end: f32, start: f32| end <= start + 0.01;
                let (a, b) = (one.area, other.area);
                let beside = apart(a.right(), b.left) || apart(b.right(), a.left);
                let below = apart(a.bottom(), b.top) || apart(b.bottom(), a.top);
                assert!(beside || below, "{one:?} stands on {other:?}");
            }
        }
    }
}

/// Each card of the list is there once, with its count and its whole name.
fn has_every_card(sheet: &Sheet, cards: &[(String, String, String)]) {
    let entries = sheet.pages.iter().flat_map(|page| &page.elements).filter(|element| element.role == Role::Entry);
    let mut entries: Vec<(String, String, String)> = entries
        .filter(|element| element.boxes.iter().any(|placed| placed.drawn == Drawn::Frame))
        .map(|element| {
            let texts: Vec<&str> = element.boxes.iter().filter_map(text).map(|text| text.text.as_str()).collect();
            (texts[0].to_owned(), texts[1].to_owned(), texts[2..].join(" "))
        })
        .collect();
    let mut cards = cards.to_vec();
    entries.sort();
    cards.sort();
    let first = entries.iter().zip(&cards).find(|(entry, card)| entry != card);
    assert!(first.is_none() && entries.len() == cards.len(), "{} of {}: {first:?}", entries.len(), cards.len());
}

#[test]
fn sheets_of_every_length_are_tidy_and_have_every_card() {
    for (cards, copies) in [(0, 1), (1, 4), (13, 4), (25, 2), (50, 1), (60, 1), (100, 1), (300, 4)] {
        for paper in [Paper::A4, Paper::Letter] {
            let (sheet, said) = sheet(&list(cards, copies), Filled::default(), paper);
            is_tidy(&sheet);
            has_every_card(&sheet, &said);
        }
    }
}

#[test]
fn a_deck_of_fifty_different_cards_fits_on_one_page() {
    for paper in [Paper::A4, Paper::Letter] {
        assert_eq!(sheet(&list(50, 1), Filled::default(), paper).0.pages.len(), 1);
    }
}

#[test]
fn several_pages_are_numbered_and_one_is_not() {
    let says = |cards, what: &str| {
        texts(&sheet(&list(cards, 1), Filled::default(), Paper::A4).0).any(|text| text.text == what)
    };
    assert!(!says(50, "Page 1 of 1"));
    let (long, _) = sheet(&list(300, 1), Filled::default(), Paper::A4);
    for number in 1..=long.pages.len() {
        assert!(texts(&long).any(|text| text.text == format!("Page {number} of {}", long.pages.len())));
    }
    assert!(says(300, "BT1-001 – 300 cards"));
}

#[test]
fn a_title_never_stands_alone_and_comes_again_in_each_column() {
    let side: Vec<String> = (6..30).map(|n| format!("1 BT2-{n:03}")).collect();
    for cards in 30..80 {
        let (sheet, _) =
            sheet(&format!("{}Side Deck\n{}\n", list(cards, 1), side.join("\n")), Filled::default(), Paper::A4);
        for page in &sheet.pages {
            for pair in page.elements.windows(2) {
                let goes_down = pair[1].boxes[0].area.top > pair[0].boxes[0].area.top;
                match (pair[0].role, pair[1].role) {
                    (Role::Heading, next) => assert!(next == Role::Entry && goes_down, "{cards} cards: {pair:?}"),
                    (Role::Entry, Role::Entry) => assert!(goes_down, "{cards} cards: {pair:?}"),
                    _ => {}
                }
            }
        }
        for page in &sheet.pages[1..] {
            assert!(matches!(page.elements[0].role, Role::Heading | Role::Aside), "{cards} cards: {page:?}");
        }
    }
}

#[test]
fn the_longest_texts_are_broken_and_still_stand_apart() {
    let wide = "W".repeat(MAX_FIELD);
    let filled = Filled { player: Some(&wide), id: Some(&wide), event: Some(&wide) };
    let list = format!("Name: {}\n{}", "W ".repeat(500), list(60, 1));
    let (sheet, said) = sheet(&list, filled, Paper::Letter);
    is_tidy(&sheet);
    has_every_card(&sheet, &said);
}

#[test]
fn two_lines_and_two_prints_of_a_card_are_one_entry() {
    let (sheet, _) = sheet("BT1-001\n2 BT1-006\n1 BT1-006_PR\n3 BT10-030\n1 BT2-006\n", Filled::default(), Paper::A4);
    let one = |count: &str, number: &str, name: &str| (count.to_owned(), number.to_owned(), name.to_owned());
    let catalog = Catalog::embedded();
    let name = |number: &str| catalog.get(&number.parse().expect("a number")).expect("a card").card.name().to_owned();
    let cards = [("1", "BT1-001"), ("3", "BT1-006"), ("1", "BT2-006"), ("3", "BT10-030")];
    let cards = cards.map(|(count, number)| one(count, number, &name(number)));
    has_every_card(&sheet, &cards);
    let order: Vec<&str> = texts(&sheet).map(|text| text.text.as_str()).filter(|text| text.starts_with("BT")).collect();
    assert_eq!(order, ["BT1-001", "BT1-006", "BT2-006", "BT10-030"]);
}

#[test]
fn a_list_that_is_not_legal_says_what_is_wrong_and_where() {
    let (sheet, _) = sheet("Leader: BT1-001 Champa\n5 BT1-006\n", Filled::default(), Paper::A4);
    let said = texts(&sheet).map(|text| text.text.as_str()).collect::<Vec<_>>().join(" ");
    assert!(said.contains("Illegal under dbscg-1.10, no ban list: 2 errors"), "{said}");
    assert!(said.contains("line 2: ") && said.contains("(DS0301)"), "{said}");
    assert!(said.contains("Leader 1, Main Deck 5, Side Deck 0; 6 cards"), "{said}");
}

#[test]
fn what_cannot_be_shown_is_told() {
    let filled = Filled { player: Some("孫悟空 \u{1b}[31m"), ..Filled::default() };
    let (sheet, _) = sheet(&list(1, 1), filled, Paper::A4);
    assert!(sheet.unknown.iter().eq(['孫', '悟', '空'].iter()), "{:?}", sheet.unknown);
    // What acts is told on the sheet itself.
    assert!(texts(&sheet).any(|text| text.text == "□□□ <U+001B>[31m"));
}

#[test]
fn the_modules_of_a_long_code_are_still_large_enough_to_read() {
    let side = |code: &str| {
        let (sheet, _) = with_code(&list(60, 1), Filled::default(), Paper::Letter, code);
        is_tidy(&sheet);
        let boxes = sheet.pages.iter().flat_map(|page| &page.elements).flat_map(|element| &element.boxes);
        let mut sides = boxes.filter_map(|placed| match &placed.drawn {
            Drawn::Code(modules) => Some(placed.area.width / points(modules.side() + 2 * qr::QUIET)),
            Drawn::Text(_) | Drawn::Line | Drawn::Frame => None,
        });
        sides.next().expect("a code")
    };
    // 0.4 mm.
    let least = 0.4 / 25.4 * 72.0;
    for text in ["SCOUTER:AEAA".to_owned(), "A".repeat(300), "A".repeat(3000)] {
        assert!(side(&text) >= least, "{} characters", text.len());
    }
}

#[test]
fn the_same_sheet_is_the_same_bytes() {
    let bytes = || sheet(&list(60, 1), Filled { player: Some("Ana"), ..Filled::default() }, Paper::A4).0.pdf();
    assert_eq!(bytes(), bytes());
}
