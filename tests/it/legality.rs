//! What each check finds and what it leaves alone: `tests/legality/<check>.txt`, cases as data.
//!
//! A file opens with a word about the check. A case is a line `=== title | edition`, perhaps with `| date` or `| today date` behind it,
//! the list as a user would write it, a line `---`, and the findings of that check alone: `line:column message`, what
//! is underlined, then the rule, the cards, other places, notes and the remedy. `(none)`: the check stays silent. A line
//! `repeat 7: 4 BT1-006` stands for seven lines. Behind a line `handed in` stands the list as it was before siding. `UPDATE_FIXTURES=1 cargo test` writes what the program says; review it
//! against the rules before you commit it.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::PathBuf;

use deckscouter::card::CardNumber;
use deckscouter::catalog::Catalog;
use deckscouter::deck;
use deckscouter::diagnostic::{Edit, LineIndex, Safety, Span};
use deckscouter::legality::{self, CHECKS, Check, Finding, Terms};
use deckscouter::ruleset::{Date, Ruleset};

/// More cards than this are counted, not listed.
const SHOWN: usize = 6;
const SILENT: &str = "(none)";

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/legality")
}

/// A list, what to check it against, and what the check is to say.
struct Case {
    head: String,
    list: String,
    expected: String,
}

/// The opening words of a file, and its cases.
fn cases(file: &str, text: &str) -> (String, Vec<Case>) {
    let mut opening = String::new();
    let mut cases: Vec<Case> = Vec::new();
    let mut answers = false;
    for line in text.lines() {
        if let Some(head) = line.strip_prefix("=== ") {
            cases.push(Case { head: head.to_owned(), list: String::new(), expected: String::new() });
            answers = false;
            continue;
        }
        let into = match cases.last_mut() {
            None => &mut opening,
            Some(_) if line == "---" => {
                answers = true;
                continue;
            }
            Some(case) if answers => &mut case.expected,
            Some(case) => &mut case.list,
        };
        into.extend([line, "\n"]);
    }
    for case in &mut cases {
        assert!(case.head.contains(" | "), "{file}: `{}` names no edition", case.head);
        case.expected.truncate(case.expected.trim_end().len());
    }
    (opening, cases)
}

/// The text of a list, with the repeated lines written out.
fn list(case: &Case) -> String {
    let mut text = String::new();
    for line in case.list.lines() {
        let repeated = line.strip_prefix("repeat ").and_then(|rest| rest.split_once(": "));
        let repeated = repeated.and_then(|(times, line)| Some((times.parse().ok()?, line)));
        let (times, line) = repeated.unwrap_or((1, line));
        text.push_str(&format!("{line}\n").repeat(times));
    }
    text
}

/// The edition of a case.
fn edition(case: &Case) -> Ruleset {
    let id = case.head.split(" | ").nth(1).unwrap_or_default().trim();
    Ruleset::embedded(id).unwrap_or_else(|error| panic!("{}: {error}", case.head))
}

/// What a case is judged by.
fn terms<'a>(case: &Case, ruleset: &'a Ruleset) -> Terms<'a> {
    let day = |text: &str| text.parse::<Date>().unwrap_or_else(|error| panic!("{}: {error}", case.head));
    let terms = Terms::from(ruleset);
    match case.head.split(" | ").nth(2).map(str::trim) {
        None => terms,
        Some(when) => match when.strip_prefix("today ") {
            Some(today) => terms.today(Some(day(today))),
            None => terms.on(Some(day(when))),
        },
    }
}

/// What a check says of a case.
fn said(check: &Check, case: &Case, catalog: &Catalog) -> String {
    let ruleset = edition(case);
    let terms = terms(case, &ruleset);
    let text = list(case);
    let (text, handed_in) =
        text.split_once("handed in\n").map_or((text.as_str(), None), |(now, before)| (now, Some(before)));
    let decks = deck::read(text);
    let original = handed_in.map(|list| deck::read(list).readings.remove(0));
    let mut out = String::new();
    for (at, reading) in decks.readings.iter().enumerate() {
        let outcome = match &original {
            None => legality::check(reading, catalog, terms),
            Some(original) => legality::check_sided(reading, original, catalog, terms),
        };
        let found: String = outcome
            .findings
            .iter()
            .filter(|finding| finding.check.code == check.code)
            .map(|finding| render(finding, text))
            .collect();
        // Writing to a string cannot fail.
        let _ = match (decks.readings.len(), found.is_empty()) {
            (1, _) => write!(out, "{found}"),
            (_, true) => writeln!(out, "list {}: {SILENT}", at + 1),
            (_, false) => write!(out, "list {}:\n{found}", at + 1),
        };
    }
    if out.is_empty() { SILENT.to_owned() } else { out.trim_end().to_owned() }
}

/// A finding in a few lines.
fn render(finding: &Finding, text: &str) -> String {
    let lines = LineIndex::new(text);
    let place = |span: Span| {
        let place = lines.place(text, span);
        format!("{}:{}", place.line, place.column)
    };
    let quoted = |span: Span| format!("`{}`", span.text(text).replace('\n', "⏎"));
    let diagnostic = &finding.diagnostic;
    let mut out = match diagnostic.span {
        Some(span) => format!("{} {}\n    at {}\n", place(span), diagnostic.message, quoted(span)),
        None => format!("whole list: {}\n", diagnostic.message),
    };
    let mut more = |what: &str, words: String| out.extend(["    ", what, " ", &words, "\n"]);
    if let Some(rule) = &finding.rule {
        more("rule", rule.clone());
    }
    if !finding.cards.is_empty() {
        more("cards", cards(&finding.cards));
    }
    if let Some((count, limit)) = finding.count.zip(finding.limit) {
        more("count", format!("{count}, limit {limit}"));
    }
    for (span, words) in &diagnostic.related {
        more("also", format!("{} {words}", place(*span)));
    }
    for note in &diagnostic.notes {
        more("note", note.to_string());
    }
    if let Some(fix) = &diagnostic.fix {
        let safety = match (fix.edits.is_empty(), fix.safety) {
            (true, _) => "help",
            (false, Safety::Safe) => "safe fix",
            (false, Safety::Unsafe) => "fix",
        };
        more(safety, fix.help.to_string());
        for Edit { span, text } in &fix.edits {
            let becomes = if text.is_empty() { "nothing".to_owned() } else { format!("`{text}`") };
            more("  ", format!("{} {} becomes {becomes}", place(*span), quoted(*span)));
        }
    }
    out
}

fn cards(numbers: &[CardNumber]) -> String {
    let shown: Vec<String> = numbers.iter().take(SHOWN).map(ToString::to_string).collect();
    match numbers.len().checked_sub(SHOWN).filter(|more| *more > 0) {
        Some(more) => format!("{} and {more} more", shown.join(" ")),
        None => shown.join(" "),
    }
}

/// Looks at every finding of every list in the fixtures.
pub(crate) fn every_fixture(catalog: &Catalog, mut look: impl FnMut(&Finding)) {
    for check in CHECKS {
        let text = std::fs::read_to_string(folder().join(format!("{}.txt", check.name))).unwrap_or_default();
        for case in cases(check.name, &text).1 {
            let ruleset = edition(&case);
            for reading in &deck::read(&list(&case)).readings {
                legality::check(reading, catalog, terms(&case, &ruleset)).findings.iter().for_each(&mut look);
            }
        }
    }
}

#[test]
fn every_check_says_what_its_fixtures_expect() {
    let catalog = Catalog::embedded();
    let update = std::env::var_os("UPDATE_FIXTURES").is_some();
    let mut wrong = String::new();
    for check in CHECKS {
        let path = folder().join(format!("{}.txt", check.name));
        let text = std::fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("the check {} needs {}: {error}", check.name, path.display()));
        let (opening, cases) = cases(check.name, &text);
        let mut written = opening;
        for case in &cases {
            let said = said(check, case, &catalog);
            if said != case.expected && !update {
                let Case { head, expected, .. } = case;
                let _ = writeln!(wrong, "{}: {head}\nexpected\n{expected}\nbut it says\n{said}\n", check.name);
            }
            let _ = writeln!(written, "=== {}\n{}---\n{said}\n", case.head, case.list);
        }
        if update {
            std::fs::write(&path, written.trim_end().to_owned() + "\n").expect("the fixtures can be written");
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn every_check_is_seen_to_fire_and_to_stay_silent() {
    for check in CHECKS {
        let text = std::fs::read_to_string(folder().join(format!("{}.txt", check.name))).unwrap_or_default();
        let (_, cases) = cases(check.name, &text);
        let silent = cases.iter().filter(|case| case.expected == SILENT).count();
        assert!(silent > 0, "no case of {} shows a near miss", check.name);
        assert!(silent < cases.len(), "no case of {} shows what it finds", check.name);
        let titles: BTreeSet<&str> = cases.iter().filter_map(|case| case.head.split(" | ").next()).collect();
        assert_eq!(titles.len(), cases.len(), "two cases of {} have one title", check.name);
    }
}

#[test]
fn every_fixture_belongs_to_a_check() {
    for entry in std::fs::read_dir(folder()).expect("the fixtures").flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let known = name.strip_suffix(".txt").and_then(legality::check_named).is_some();
        assert!(known, "tests/legality/{name} belongs to no check");
    }
}

/// The special traits and colors that the last line of a list has while the deck is built (2-4, 2-6-6).
fn facts(text: &str) -> String {
    let catalog = Catalog::embedded();
    let reading = deck::read(text).readings.remove(0);
    let resolution = legality::resolve::resolve(&reading.deck, &catalog);
    let facts = resolution.lines.last().expect("a card line").facts();
    let colors: Vec<String> = facts.colors.iter().map(|color| color.to_string()).collect();
    format!("{} / {}", facts.traits.join(", "), colors.join(", "))
}

#[test]
fn what_a_card_gains_through_its_leader_it_has_with_that_leader_only() {
    // BT31-111 gains a trait if the leader is ＜Aeos＞.
    assert_eq!(facts("BT31-086 Aeos\nBT31-111"), "God / black");
    assert_eq!(facts("BT31-116 Cell\nBT31-111"), " / black");
    assert_eq!(facts("BT31-111"), " / black");
    // P-586 gains a color if the leader is a black ＜Broly＞.
    assert_eq!(facts("BT1-057 Broly\nP-586"), "Saiyan / black");
    // BT2-001 gives colors to ＜Son Goku＞ and ＜Vegeta＞ cards, to these alone.
    assert_eq!(facts("BT2-001 Vegito\nBT2-077 Vegeta"), "Saiyan / red, blue, green");
    assert_eq!(facts("BT2-001 Vegito\nBT10-081 Guldo"), facts("BT10-081 Guldo"));
}
