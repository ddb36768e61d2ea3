//! Which rules of manual 1.10 the tests show, and whether the paraphrases still fit the manual.
//!
//! A test shows a rule by naming its number: a scenario in its `rules`, a Rust test in a comment or its text, a fixture
//! of `tests/legality` in the rule it expects.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use deckscouter::ruleset::fingerprint;
use deckscouter::ruleset::manual::{self, Class, Manual};

use crate::cases::skipped;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn files(folder: &Path, out: &mut Vec<PathBuf>) {
    let mut entries: Vec<_> =
        std::fs::read_dir(folder).expect("a folder").flatten().map(|entry| entry.path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            files(&path, out);
        } else {
            out.push(path);
        }
    }
}

/// The part of a file that is test, and of a manual: all of it, or what stands behind `#[cfg(test)]`.
///
/// A plain number is one of the usual manual, or of the edition that a scenario names alone; `4.00 8-5-2` and `4.00, 8-5-2` are
/// of the later one.
fn tested(path: &Path, text: &str, manual: &Manual) -> String {
    let name = path.to_string_lossy();
    for (other, names) in
        [(&manual::EXO, OF_EXO), (&manual::FORCE_OF_WILL, OF_FORCE_OF_WILL), (&manual::YUGIOH, OF_YUGIOH)]
    {
        if manual.edition == other.edition {
            return tested_apart(&name, text, names);
        }
        let written = format!("game: {}", names.game);
        if is_of(&name, names) || name.contains("/scenarios/") && text.starts_with(&written) {
            return String::new();
        }
    }
    let usual = manual.edition == manual::V1_10.edition;
    let own = |text: &str| if usual { without_later(text) } else { later(text) };
    if name.contains("/scenarios/") && name.ends_with(".yaml") {
        let edition = text.lines().find_map(|line| line.strip_prefix("edition: "));
        return match edition {
            None => own(text),
            Some(list) if list.starts_with('[') => own(text),
            Some(one) if one == manual.edition => text.to_owned(),
            Some(_) => String::new(),
        };
    }
    if name.contains("/legality/") && name.ends_with(".txt") {
        let cases = text.split("\n=== ");
        return if usual { text.to_owned() } else { cases.filter(|case| is_under(case, manual.edition)).collect() };
    }
    if name.ends_with("/tests.rs") {
        return own(text);
    }
    if name.contains("/src/") && name.ends_with(".rs") {
        return text.split_once("#[cfg(test)]").map_or_else(String::new, |(_, tests)| own(tests));
    }
    let this = name.ends_with("/it/rules.rs");
    if name.contains("/it/") && name.ends_with(".rs") && !this { own(text) } else { String::new() }
}

/// What the files of a game that has an engine of its own are called by: its folders of code, and its word in scenarios.
#[derive(Clone, Copy)]
struct Apart {
    code: &'static str,
    game: &'static str,
}

const OF_EXO: Apart = Apart { code: "exo", game: "exo" };

const OF_FORCE_OF_WILL: Apart = Apart { code: "fow", game: "force-of-will" };

const OF_YUGIOH: Apart = Apart { code: "yugioh", game: "yugioh" };

/// Whether a file is of such a game.
fn is_of(name: &str, Apart { code, game }: Apart) -> bool {
    let parts = [
        format!("/engine/{code}/"),
        format!("/ability/{code}/"),
        format!("/scenarios/{game}/"),
        format!("/it/{code}.rs"),
    ];
    parts.iter().any(|part| name.contains(part))
}

/// The part of a file that shows rules of such a game.
fn tested_apart(name: &str, text: &str, Apart { code, game }: Apart) -> String {
    let is_yaml = Path::new(name).extension().is_some_and(|end| end == "yaml");
    let scenario = name.contains(&format!("/scenarios/{game}/")) && is_yaml;
    if scenario || name.ends_with(&format!("/it/{code}.rs")) { text.to_owned() } else { String::new() }
}

/// What a text says, with the rules of manual 4.00 and the numbers behind that apart: `4.00, 8-5-2, 8-5-3`.
fn parted(text: &str) -> (String, String) {
    let (mut usual, mut later) = (String::new(), String::new());
    for (at, part) in text.split("4.00").enumerate() {
        let numbers = |c: char| c.is_ascii_digit() || "-, ".contains(c);
        let end = if at == 0 { 0 } else { part.find(|c| !numbers(c)).unwrap_or(part.len()) };
        later.extend([" ", &part[..end]]);
        usual.extend([" ", &part[end..]]);
    }
    (usual, later)
}

fn without_later(text: &str) -> String {
    parted(text).0
}

fn later(text: &str) -> String {
    parted(text).1
}

/// Whether a case of a fixture is judged by an edition.
fn is_under(case: &str, edition: &str) -> bool {
    case.lines().next().is_some_and(|head| head.ends_with(&format!("| {edition}")))
}

#[test]
fn the_tables_of_citations_are_what_the_tests_cite() {
    let tables = [
        "citations.tsv",
        "citations-4.00.tsv",
        "citations-exo.tsv",
        "citations-force-of-will-6.4.tsv",
        "citations-yugioh-9.0.tsv",
    ];
    for (manual, table) in manual::BOOKS.into_iter().zip(tables) {
        citations(manual, table);
    }
}

fn citations(manual: &Manual, table: &str) {
    let file = root().join("data/rules").join(table);
    let mut paths = Vec::new();
    files(&root().join("src"), &mut paths);
    files(&root().join("tests"), &mut paths);
    let mut places: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    let order: Vec<&str> = manual.rules().map(|rule| rule.number).collect();
    for path in paths.iter().filter(|path| !path.to_string_lossy().contains("/fuzz/")) {
        let Ok(text) = std::fs::read_to_string(path) else { continue };
        let place = path.strip_prefix(root()).expect("below the root").to_string_lossy().replace('\\', "/");
        for rule in manual.cited(&tested(path, &text, manual)) {
            let known = order.iter().find(|known| **known == rule).expect("cited rules are known");
            places.entry(known).or_default().insert(place.clone());
        }
    }
    let mut table = "rule\tshown by\n".to_owned();
    for rule in &order {
        if let Some(places) = places.get(rule) {
            let places: Vec<&str> = places.iter().map(String::as_str).collect();
            table.extend([*rule, "\t", &places.join(" "), "\n"]);
        }
    }
    if std::env::var_os("UPDATE_CITATIONS").is_some() {
        std::fs::write(&file, &table).expect("written");
        return;
    }
    let committed = std::fs::read_to_string(&file).expect("a table");
    assert!(table == committed, "run `UPDATE_CITATIONS=1 cargo test --test it rules`");
}

#[test]
fn every_rule_of_manual_1_10_is_shown_by_a_test_or_cannot_be() {
    every_rule_is_shown(&manual::V1_10);
}

#[test]
fn every_statement_of_the_book_of_exo_is_shown_by_a_test_or_cannot_be() {
    every_rule_is_shown(&manual::EXO);
}

#[test]
fn every_statement_of_the_sheet_of_force_of_will_is_shown_by_a_test_or_cannot_be() {
    every_rule_is_shown(&manual::FORCE_OF_WILL);
}

#[test]
fn every_statement_of_the_book_of_yugioh_is_shown_by_a_test_or_cannot_be() {
    every_rule_is_shown(&manual::YUGIOH);
}

fn every_rule_is_shown(manual: &Manual) {
    let testable = manual.rules().filter(|rule| rule.class != Class::None);
    let open = testable.filter(|rule| manual.shown_by(rule.number).is_empty());
    let open: Vec<String> = open.map(|rule| format!("{} {}", rule.number, rule.text)).collect();
    assert!(open.is_empty(), "{} rules are shown by no test:\n{}", open.len(), open.join("\n"));
}

/// The text of a manual, and where its fingerprints stand.
fn manuals() -> Option<Vec<(&'static Manual, String, &'static str)>> {
    let manuals = [
        (&manual::V1_10, "dbscg-1.10-it.txt", "data/rules/fingerprints.tsv"),
        (&manual::V4_00, "dbscg-4.00-en.txt", "data/rules/fingerprints-4.00.tsv"),
    ];
    let read = manuals.map(|(manual, file, table)| {
        let text = std::fs::read_to_string(root().join("../shared/rulebooks").join(file));
        text.map(|text| (manual, text, table))
    });
    let read: Result<Vec<_>, _> = read.into_iter().collect();
    if read.is_err() {
        skipped("../shared/rulebooks");
    }
    read.ok()
}

#[test]
fn every_rule_is_paraphrased_and_says_what_it_said() {
    for (manual, text, table) in manuals().into_iter().flatten() {
        if std::env::var_os("UPDATE_FINGERPRINTS").is_some() {
            std::fs::write(root().join(table), fingerprint::table(manual, &text)).expect("written");
            continue;
        }
        let changes = fingerprint::compare(manual, &text);
        let edition = manual.edition;
        let help = "amend its table in data/rules and run `UPDATE_FINGERPRINTS=1 cargo test --test it rules`";
        assert!(changes.is_empty(), "{edition}: {changes:?}: {help}");
    }
}

#[test]
fn rules_that_are_changed_new_or_gone_are_named() {
    let changes =
        fingerprint::compare(&manual::V1_10, "1-1. Another text.\n1-1-1. Another text.\n1-1-2. A further rule.\n");
    assert_eq!((changes.changed.join(" "), changes.new.join(" ")), ("1-1 1-1-1".to_owned(), "1-1-2".to_owned()));
    assert_eq!(changes.gone.len(), 707);
}

#[test]
fn another_edition_is_noticed_rule_by_rule() {
    let Some(read) = manuals() else { return };
    let [(usual, text, _), (today, other, _)] = read.as_slice() else { panic!("two manuals") };
    // In the other language every rule says something else.
    for (manual, text) in [(usual, other), (today, text)] {
        let changes = fingerprint::compare(manual, text);
        assert_eq!(changes.changed.len() + changes.gone.len(), manual.rules().count(), "{}", manual.edition);
    }
    let next =
        text.replace("\n11-7-2.", "\n11-7-1-1. A rule more.\n\n11-7-2.").replace("\n1-1-1. Questo", "\n1-1-1. Un");
    let changes = fingerprint::compare(usual, &next);
    let named = [&changes.changed, &changes.new, &changes.gone].map(|rules| rules.join(" "));
    assert_eq!(named, ["1-1-1", "11-7-1-1", ""].map(str::to_owned));
    let without = text.replace("\n9-7-1.", "\nRegola:");
    let changes = fingerprint::compare(usual, &without);
    // What it said is now the end of the rule before.
    assert_eq!((changes.changed.join(" "), changes.gone.join(" ")), ("9-7".to_owned(), "9-7-1".to_owned()));
}
