//! Every list in `decks/` states what it shows, and is checked to show just that.
//!
//! `# expect: illegal copy-limit` in text, YAML, CSV and share codes, `<!-- expect: … -->` in XML, `"expect": "illegal
//! copy-limit"` in JSON: the verdict, then the names of the errors. An edition in front of them is the one the list is for;
//! without it, the default.

use std::collections::BTreeSet;
use std::path::PathBuf;

use deckscouter::card::Game;
use deckscouter::catalog::Catalog;
use deckscouter::deck::{self, NOTATIONS};
use deckscouter::diagnostic::Severity;
use deckscouter::legality::{self, check_named};
use deckscouter::ruleset::{DEFAULT, EMBEDDED, Ruleset};

/// File names with their texts.
fn samples() -> Vec<(String, String)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("decks");
    let mut paths: Vec<_> = std::fs::read_dir(folder)
        .expect("decks")
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.is_file())
        .collect();
    paths.sort();
    let name = |path: &PathBuf| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    paths.iter().map(|path| (name(path), std::fs::read_to_string(path).expect("text"))).collect()
}

/// What a list says of itself: edition, verdict, errors.
#[derive(Debug, PartialEq)]
struct Expected {
    edition: String,
    verdict: String,
    errors: BTreeSet<String>,
}

fn expected(name: &str, text: &str) -> Expected {
    let words = if text.starts_with(['{', '[']) {
        let value: serde_json::Value = serde_json::from_str(text).unwrap_or_else(|error| panic!("{name}: {error}"));
        value.get(0).unwrap_or(&value)["expect"].as_str().map(str::to_owned)
    } else {
        let line = text.lines().find_map(|line| line.strip_prefix("# expect: ").or(line.strip_prefix("<!-- expect: ")));
        line.map(|line| line.trim_end_matches("-->").to_owned())
    };
    let words = words.unwrap_or_else(|| panic!("decks/{name} does not state what it shows"));
    let mut words = words.split_whitespace().peekable();
    let edition = words.next_if(|word| EMBEDDED.iter().any(|(id, _)| id == word)).unwrap_or(DEFAULT).to_owned();
    let verdict = words.next().unwrap_or_else(|| panic!("decks/{name} states no verdict")).to_owned();
    let errors: BTreeSet<String> = words.map(str::to_owned).collect();
    for error in &errors {
        assert!(check_named(error).is_some(), "decks/{name}: there is no check `{error}`");
    }
    Expected { edition, verdict, errors }
}

#[test]
fn every_sample_is_what_it_says_it_is() {
    let catalog = Catalog::embedded();
    for (name, text) in samples() {
        let expected = expected(&name, &text);
        let decks = deck::read(&text);
        assert_eq!(decks.readings.len(), 1, "decks/{name} is one list");
        let reading = &decks.readings[0];
        // `scouter check decks/*` says the same without being told the edition.
        let rules = reading.deck.rules.as_deref().unwrap_or(DEFAULT);
        assert_eq!(rules, expected.edition, "decks/{name}: the edition of the list");
        let ruleset = Ruleset::embedded(rules).unwrap_or_else(|error| panic!("{name}: {error}"));
        let outcome = legality::check(reading, &catalog, &ruleset);
        let errors = outcome.findings.iter().filter(|finding| finding.diagnostic.severity == Severity::Error);
        let found = Expected {
            edition: rules.to_owned(),
            verdict: outcome.verdict.to_string(),
            errors: errors.map(|finding| finding.check.name.to_owned()).collect(),
        };
        assert_eq!(found, expected, "decks/{name}");
        let warnings = outcome.findings.iter().filter(|finding| finding.diagnostic.severity == Severity::Warning);
        assert_eq!(warnings.count(), 0, "decks/{name} is a clean example");
    }
}

/// 5-1-1, 5-2-1-1: what a player brings is a leader and a deck, and before the game both obey every rule of 5-1.
#[test]
fn a_leader_and_a_deck_that_break_one_rule_may_not_be_played_with() {
    let catalog = Catalog::embedded();
    let (_, text) = samples().into_iter().find(|(name, _)| name == "red-champa.txt").expect("a legal list");
    let verdict = |text: &str| {
        let ruleset = Ruleset::embedded(DEFAULT).expect("embedded");
        legality::check(&deck::read(text).readings[0], &catalog, &ruleset).verdict.to_string()
    };
    assert_eq!(verdict(&text), "legal");
    for (broken, from, to) in [
        ("no leader", "1 BT1-001 Champa\n", ""),
        ("two leaders", "1 BT1-001 Champa\n", "1 BT1-001 Champa\n1 BT1-003 Hit\n"),
        ("a deck that is too small", "4 BT1-007 Manipulating God Champa\n", ""),
        ("a deck that is too large", "Main Deck\n", "Main Deck\n4 BT1-017\n4 BT1-018\n4 BT1-020\n"),
        ("five copies of a number", "4 BT1-007", "5 BT1-007"),
        ("a leader in the deck", "Main Deck\n", "Main Deck\n1 BT1-003 Hit\n"),
    ] {
        let other = text.replacen(from, to, 1);
        assert_ne!(other, text);
        assert_ne!(verdict(&other), "legal", "{broken}");
    }
}

#[test]
fn every_notation_has_a_sample() {
    let used: BTreeSet<&str> = samples().iter().map(|(_, text)| deck::read(text).notation.id).collect();
    // Those of other games have theirs in `decks/other-games`.
    for notation in NOTATIONS.into_iter().filter(|notation| notation.game.is_none_or(|game| game == Game::Dbscg)) {
        assert!(used.contains(notation.id), "no list in decks/ is in the notation {}", notation.id);
    }
}
