//! The library's plain call says of a list what the program says of it: `legality::check(reading, catalog, rules)`, and nothing
//! that a caller could forget.

use std::path::{Path, PathBuf};

use deckscouter::catalog::Catalog;
use deckscouter::deck;
use deckscouter::legality;
use deckscouter::ruleset::{DEFAULT, Ruleset};
use serde_json::Value;

use crate::program;
use crate::shared::shared;

/// A verdict with the codes of what was found.
type Said = (String, Vec<String>);

/// What the library says of each list of a text under an edition, or under that which the list names.
fn library(text: &str, edition: Option<&str>) -> Vec<Said> {
    let catalog = Catalog::embedded();
    let said = |reading: &deck::Reading| {
        let named = reading.deck.rules.as_deref().and_then(Ruleset::find);
        let rules = Ruleset::embedded(edition.or(named).unwrap_or(DEFAULT)).expect("embedded");
        let outcome = legality::check(reading, &catalog, &rules);
        (outcome.verdict.to_string(), outcome.findings.iter().map(|finding| finding.check.code.to_owned()).collect())
    };
    deck::read(text).readings.iter().map(said).collect()
}

/// What the program says of each list of a file.
fn program(path: &Path, edition: Option<&str>) -> Vec<Said> {
    let home = tempfile::tempdir().expect("a folder");
    let mut command = program::scouter(home.path());
    command.args(["check", "--format", "json"]).args(edition.into_iter().flat_map(|id| ["--rules", id])).arg(path);
    let (out, err, _) = program::said(&command.output().expect("it runs"));
    let report: Value = serde_json::from_str(&out).unwrap_or_else(|error| panic!("{error}: {err}"));
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let said = |deck: &Value| {
        let findings = deck["findings"].as_array().into_iter().flatten();
        (text(&deck["verdict"]), findings.map(|finding| text(&finding["code"])).collect())
    };
    report["decks"].as_array().into_iter().flatten().map(said).collect()
}

#[test]
fn of_every_list_in_decks_the_library_says_what_the_program_says() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("decks");
    let files =
        std::fs::read_dir(folder).expect("decks").flatten().map(|entry| entry.path()).filter(|path| path.is_file());
    for path in files {
        let text = std::fs::read_to_string(&path).expect("text");
        for edition in [None, Some("dbscg-4.00")] {
            assert_eq!(library(&text, edition), program(&path, edition), "{}", path.display());
        }
    }
}

#[test]
fn of_two_hundred_public_lists_the_library_says_what_the_program_says() {
    let Some(path) = shared("decks/dbscg/public-2021.jsonl") else { return };
    let text = std::fs::read_to_string(path).expect("text");
    let text: String = text.lines().take(200).flat_map(|line| [line, "\n"]).collect();
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("lists.jsonl");
    std::fs::write(&path, &text).expect("it can be written");
    for edition in [None, Some("dbscg-4.00")] {
        let said = library(&text, edition);
        assert_eq!(said.len(), 200);
        assert_eq!(said, program(&path, edition));
    }
}
