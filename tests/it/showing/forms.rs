//! Arbitrary text as the name of a deck, of its file, of a card, of an edition: through every report of the library that
//! speaks of a list, and every notation that writes it.

use deckscouter::card::{Print, Section};
use deckscouter::catalog::{Catalog, import};
use deckscouter::deck::notation::Signs;
use deckscouter::deck::{self, CardRef, Deck, Line, NOTATIONS, Places};
use deckscouter::diagnostic::LineIndex;
use deckscouter::language::Lang;
use deckscouter::report::sheet::{Filled, Paper, Sheet};
use deckscouter::report::{self, Checked};
use deckscouter::ruleset::Ruleset;
use deckscouter::{legality, shown};
use proptest::prelude::*;

use super::{HOSTILE, wrong_with};
use crate::properties::cases;

/// Text in which signs that act stand often.
fn text() -> impl Strategy<Value = String> {
    let hostile: Vec<char> = HOSTILE.chars().collect();
    let sign = prop_oneof![4 => prop::sample::select(hostile), 2 => any::<char>(), 3 => prop::char::range('a', 'e')];
    prop::collection::vec(sign, 1..24).prop_map(String::from_iter)
}

/// A catalog with a card of some name, trait and rarity.
fn catalog(name: &str) -> Catalog {
    let row = serde_json::json!({
        "number": "ZZ1-001", "type": "battle", "name": name, "colors": ["Red"], "energy": 1, "power": 5000,
        "traits": [name], "characters": [name], "rarity": name,
    });
    let imported = import::read(&row.to_string()).expect("the keyword table fits");
    Catalog::with_user_tables(vec![imported.cards])
}

/// A list with a name, a card that is known and one that is not.
fn list(name: &str, card: &str) -> Deck {
    let line = |section, number: Option<&str>, name: Option<&str>, count| Line {
        count,
        card: CardRef {
            print: number.map(|number| number.parse::<Print>().expect("a number")),
            name: name.map(str::to_owned),
            spelling: None,
        },
        section: Some(section),
        places: Places::default().into(),
        bare: false,
        counted: true,
        plain: false,
    };
    let lines = vec![
        line(Section::Leader, Some("BT1-001"), None, 1),
        line(Section::Main, Some("ZZ1-001"), Some(card), 3),
        line(Section::Main, Some("ZZ9-999"), Some(card), 5),
    ];
    Deck { name: Some(name.to_owned()), rules: Some(name.to_owned()), lines, ..Deck::default() }
}

/// Everything that is said of a list, form by form.
fn said(checked: &Checked<'_>) -> Vec<(&'static str, String)> {
    let sheet = Sheet::new(checked, Filled { player: Some(checked.source), ..Filled::default() }, None, Paper::A4);
    let on_paper = sheet.pages.iter().flat_map(|page| &page.elements).flat_map(|element| &element.boxes);
    let on_paper = on_paper.filter_map(|placed| match &placed.drawn {
        report::sheet::Drawn::Text(text) => Some(text.text.as_str()),
        _ => None,
    });
    vec![
        ("human", report::human::findings(checked)),
        ("github", report::github::annotations(checked)),
        ("json", report::json::head("x") + &report::json::deck(checked, true) + report::json::TAIL),
        ("sarif", report::sarif::log(&report::sarif::results(checked), &[report::sarif::deck(checked)], checked.lang)),
        ("show", report::deck::show(checked)),
        ("sheet", on_paper.collect::<Vec<_>>().join(" ")),
    ]
}

proptest! {
    #![proptest_config(cases(96))]

    #[test]
    fn no_sign_of_a_list_acts_in_any_report(name in text(), card in text(), source in text()) {
        let written = NOTATIONS.iter().find(|notation| notation.id == "json").expect("ours");
        let text = (written.write)(&list(&name, &card)).expect("JSON holds every name");
        let readings = deck::read(&text).readings;
        let catalog = catalog(&card);
        let mut rules = Ruleset::embedded("dbscg-1.10").expect("embedded");
        rules.id.clone_from(&name);
        let outcome = legality::check(&readings[0], &catalog, &rules);
        let lines = LineIndex::new(&text);
        for lang in Lang::ALL {
            let checked = Checked { source: &source, path: &source, text: &text, lines: &lines, outcome: &outcome, lang };
            for (form, said) in said(&checked) {
                prop_assert!(wrong_with(&said).is_none(), "{form}: {:?}\n{said}", wrong_with(&said));
                if form == "github" {
                    // The verdict stands behind the findings.
                    prop_assert_eq!(said.lines().count(), outcome.findings.len() + 1);
                }
            }
        }
    }

    #[test]
    fn no_sign_of_a_name_acts_in_a_list_that_is_written(name in text(), card in text()) {
        let deck = list(&name, &card);
        let acts = |deck: &Deck| {
            let cards = deck.lines.iter().filter_map(|line| line.card.name.as_ref());
            deck.name.iter().chain(&deck.rules).chain(cards).any(|name| name.contains(shown::acts))
        };
        for notation in NOTATIONS {
            let Ok(text) = (notation.write)(&deck) else { continue };
            let sign = text.chars().find(|c| shown::acts(*c) && *c != '\n');
            prop_assert!(sign.is_none(), "{}: {sign:?}\n{text}", notation.id);
            let back = &deck::notation::read_as(notation, &text).readings[0].deck;
            if notation.signs == Signs::Kept && notation.holds_name {
                // Blanks at the ends of a name, and several within it, are no part of it.
                let words = |name: &Option<String>| {
                    name.iter().flat_map(|name| name.split_whitespace()).map(str::to_owned).collect::<Vec<_>>()
                };
                prop_assert_eq!(words(&back.name), words(&deck.name), "{}\n{}", notation.id, text);
            } else {
                prop_assert!(!acts(back), "{}\n{text}", notation.id);
                prop_assert!(!acts(&deck) || !notation.loses(&deck).is_empty(), "{}", notation.id);
            }
        }
    }

    #[test]
    fn a_value_is_one_line_in_every_form(text in text()) {
        let line = shown::line(&text).into_owned();
        prop_assert!(!line.contains(shown::acts), "{line:?}");
        prop_assert!(!shown::markdown(&text).contains(shown::acts));
        let csv = shown::csv(&text).into_owned();
        prop_assert!(!csv.contains(shown::acts) && !csv.starts_with(['=', '+', '-', '@']), "{csv:?}");
        prop_assert_eq!(shown::csv_words(&csv), line);
        let json = shown::json(&text);
        prop_assert!(!json.contains(shown::acts), "{json:?}");
        prop_assert_eq!(serde_json::from_str::<String>(&json).expect("JSON"), text);
    }
}
