//! The library's plain call says of a list what the program says of it: `legality::check(reading, catalog, rules)`, and nothing
//! that a caller could forget.

use std::path::{Path, PathBuf};

use deckscouter::app::playing::{self, NotPlayed};
use deckscouter::app::{Catalogs, Illegal, Judge, JudgedBy};
use deckscouter::catalog::Catalog;
use deckscouter::deck;
use deckscouter::engine::dbscg::{Game, Rng};
use deckscouter::legality;
use deckscouter::ruleset::{DEFAULT, Ruleset};
use deckscouter::sim::duel;
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

/// Why the library does not play a list, by the name that its caller has for it; nothing where it does, and a game begins then.
fn unplayable(name: &str, reading: &deck::Reading, edition: Option<&str>) -> Vec<String> {
    let forced = edition.map(|id| Ruleset::embedded(id).expect("embedded"));
    let judge = Judge::new(Catalogs::embedded(), JudgedBy { forced, ..JudgedBy::default() }, [reading]);
    match playing::playable(&judge, &[reading, reading], Illegal::Refused) {
        Ok(playable) => {
            let [a, b] = playable.lists.as_slice() else { panic!("two lists") };
            let setup = duel::setup([a, b], playable.by.edition, duel::TURN_LIMIT, false);
            assert!(Game::new(&setup, Rng::new(1, 0)).is_ok(), "{name}");
            Vec::new()
        }
        Err(NotPlayed::Rules(unplayed)) => vec![unplayed.to_string()],
        Err(NotPlayed::Lists(why)) => why.iter().map(|(_, why)| why.message(name).to_string()).collect(),
    }
}

#[test]
fn the_program_plays_what_the_library_plays_and_refuses_the_rest_for_the_same_reasons() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("decks");
    let files =
        std::fs::read_dir(&folder).expect("decks").flatten().map(|entry| entry.path()).filter(|path| path.is_file());
    let home = tempfile::tempdir().expect("a folder");
    let (mut played, mut refused) = (0, 0);
    for path in files {
        let text = std::fs::read_to_string(&path).expect("text");
        let reading = deck::read(&text).readings.remove(0);
        let name = path.to_string_lossy();
        for edition in [None, Some("dbscg-1.078"), Some("dbscg-4.00")] {
            let mut command = program::scouter(home.path());
            command.args(["match", "--games", "2", "--player", "dummy", "--turn-limit", "2", "--seed", "1"]);
            command.args(edition.into_iter().flat_map(|id| ["--rules", id])).args([&path, &path]);
            let (_, err, status) = program::said(&command.output().expect("it runs"));
            let why = unplayable(&name, &reading, edition);
            assert_eq!(status, if why.is_empty() { 0 } else { 2 }, "{err}");
            // A list of a file that can hold several is called by its number, too.
            let numbered = |why: &str| why.replace(&*name, &format!("{name}#1"));
            assert!(why.iter().all(|why| err.contains(why) || err.contains(&numbered(why))), "{why:#?} {err}");
            *if why.is_empty() { &mut played } else { &mut refused } += 1;
        }
    }
    assert!(played > 10 && refused > 20, "{played} played, {refused} refused");
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
