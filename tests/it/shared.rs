//! The real lists and the card data beside the checkout. A user's machine has none of it: then each test says so and
//! passes.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use deckscouter::ability::KeywordNames;
use deckscouter::card::{Game, Kind, Section};
use deckscouter::catalog::import::Imported;
use deckscouter::catalog::{Catalog, corrections, overrides, table, z_energy};
use deckscouter::deck::notation::by_id;
use deckscouter::deck::{self, Deck, NOTATIONS, Notation, Reading};
use deckscouter::diagnostic::Severity;
use deckscouter::legality::{self, Outcome, Verdict};
use deckscouter::ruleset::Ruleset;
use serde_json::Value;

use crate::cases::skipped;
use crate::{corpus, program};

/// A folder or file of the shared data, if it is there.
pub(super) fn shared(path: &str) -> Option<PathBuf> {
    let full = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared").join(path);
    if !full.exists() {
        skipped(&format!("../shared/{path}"));
    }
    full.exists().then_some(full)
}

fn files(folder: &str) -> Vec<(String, String)> {
    let Some(folder) = shared(folder) else { return Vec::new() };
    let mut files: Vec<_> = std::fs::read_dir(folder).expect("a folder").flatten().map(|entry| entry.path()).collect();
    files.sort();
    let name = |path: &PathBuf| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    files
        .iter()
        .filter(|path| path.is_file())
        .map(|path| (name(path), std::fs::read_to_string(path).expect("text")))
        .collect()
}

fn names(outcome: &Outcome<'_>) -> Vec<&'static str> {
    outcome.findings.iter().map(|finding| finding.check.name).collect()
}

#[test]
fn the_embedded_table_is_what_the_card_data_gives() {
    let Some(Imported { cards, problems, .. }) = corpus::imported() else { return };
    assert_eq!(*problems, []);
    let mut cards = cards.clone();
    let data = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("data");
    let here = |file: &str| std::fs::read_to_string(data.join(file)).expect("a table");
    assert_eq!(corrections::apply(&mut cards, &here("corrections.tsv")), []);
    assert_eq!(z_energy::apply(&mut cards, &here("z-energy.tsv")), []);
    let names = KeywordNames::embedded().expect("the keyword table fits");
    for path in std::fs::read_dir(data.join("overrides")).expect("a folder").flatten().map(|entry| entry.path()) {
        if path.extension().is_some_and(|end| end == "yaml") {
            let set = path.file_stem().expect("a name").to_string_lossy().into_owned();
            let text = std::fs::read_to_string(&path).expect("text");
            let problems = overrides::merge(&mut cards, &set, &text, names).into_iter();
            // What is stale or read otherwise is for `scouter cards build` to tell.
            let errors: Vec<_> = problems.filter(|problem| problem.severity == Severity::Error).collect();
            assert_eq!(errors, [], "{set}.yaml");
        }
    }
    assert!(table::write(&cards) == here("cards.tsv"), "run `scouter cards build --from FILE`");
    assert!(table::write_names(&cards) == here("card-names.tsv"), "run `scouter cards build --from FILE`");
}

/// What `data/rules/readings.md` says under "Card types".
#[test]
fn every_card_type_is_that_of_the_source_of_z_energy_but_for_one_that_its_text_decides() {
    let Some(path) = shared("cards/dbscg-z-energy.tsv") else { return };
    let catalog = Catalog::embedded();
    let text = std::fs::read_to_string(path).expect("text");
    let differs = |row: &str| {
        let mut cells = row.split('\t');
        let number = cells.next().expect("a number");
        let entry = catalog.get(&number.parse().expect("a card number")).expect("a card");
        let kind = Kind::from_id(cells.next().expect("a type")).expect("a card type");
        (entry.card.kind != kind).then(|| number.to_owned())
    };
    assert_eq!(text.lines().skip(1).filter_map(differs).collect::<Vec<_>>(), ["P-474"]);
    let known: BTreeSet<&str> = text.lines().filter_map(|row| row.split('\t').next()).collect();
    let z_cards = catalog.numbers().into_iter().filter_map(|number| catalog.get(&number));
    let z_cards = z_cards.filter(|entry| entry.card.kind.is_z()).map(|entry| entry.card.number.as_str());
    assert_eq!(z_cards.filter(|number| !known.contains(number)).collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn every_z_energy_cost_is_that_of_its_source() {
    let Some(path) = shared("cards/dbscg-z-energy.tsv") else { return };
    let catalog = Catalog::embedded();
    for row in std::fs::read_to_string(path).expect("text").lines().skip(1) {
        let cells: Vec<&str> = row.split('\t').collect();
        let entry = catalog.get(&cells[0].parse().expect("a card number")).expect("a card");
        let known = entry.card.z_energy.map(|cost| cost.to_string()).unwrap_or_default();
        assert_eq!(known, cells[2], "{}", cells[0]);
    }
}

#[test]
fn cards_that_players_bring_in_the_z_deck_are_z_cards() {
    let (catalog, rules) = (Catalog::embedded(), Ruleset::embedded("dbscg-4.00").expect("embedded"));
    for (name, text) in files("decks/dbscg/deckplanet") {
        for reading in &deck::read(&text).readings {
            assert!(reading.deck.lines.iter().any(|line| line.section == Some(Section::Z)), "{name} has a Z-Deck");
            let outcome = legality::check(reading, &catalog, &rules);
            assert!(!names(&outcome).contains(&"wrong-kind"), "{name}: {:?}", names(&outcome));
        }
    }
}

#[test]
fn every_print_is_a_print_of_its_card() {
    let Some(path) = shared("cards/dbscg-prints.csv") else { return };
    let catalog = Catalog::embedded();
    for line in std::fs::read_to_string(path).expect("text").lines().skip(1) {
        let mut cells = line.split(',');
        let (print, base) = (cells.next().unwrap_or_default(), cells.next().unwrap_or_default());
        let print: deckscouter::card::Print = print.parse().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(print.number.as_str(), base);
        assert!(catalog.get(&print.number).is_some(), "{print}");
    }
}

#[test]
fn every_public_list_is_read_without_an_unknown_card() {
    let Some(path) = shared("decks/dbscg/public-2021.jsonl") else { return };
    let text = std::fs::read_to_string(path).expect("text");
    let decks = deck::read(&text);
    assert_eq!(decks.readings.len(), 1404);
    let catalog = Catalog::embedded();
    let ruleset = Ruleset::embedded("dbscg-1.10").expect("embedded");
    let mut verdicts = [0; 3];
    for (at, reading) in decks.readings.iter().enumerate() {
        assert_eq!(reading.problems, [], "list {}", at + 1);
        let outcome = legality::check(reading, &catalog, &ruleset);
        assert!(outcome.context.resolution.missed.is_empty(), "list {}: {:?}", at + 1, names(&outcome));
        verdicts[outcome.verdict as usize] += 1;
    }
    assert_eq!(verdicts[Verdict::Legal as usize], 1366);
    assert_eq!(verdicts[Verdict::Incomplete as usize], 1);
}

/// Cards of each section, prints told apart.
fn copies(deck: &Deck) -> BTreeMap<(Option<Section>, String), u32> {
    let mut copies = BTreeMap::new();
    for line in &deck.lines {
        let print = line.card.print.as_ref().map(ToString::to_string).unwrap_or_default();
        *copies.entry((line.section, print)).or_insert(0) += line.count;
    }
    copies
}

/// What the index says of a list is the list itself, on one line.
#[test]
fn the_real_lists_of_yugioh_say_the_same_in_a_file_and_on_one_line() {
    let Some(folder) = shared("decks/yugioh") else { return };
    let index = std::fs::read_to_string(folder.join("INDEX.tsv")).expect("text");
    let [ydk, ydke] = ["ydk", "ydke"].map(|id| by_id(id).expect("a notation"));
    let mut lists = 0;
    for row in index.lines().skip(1) {
        let (file, line) =
            row.split_once('\t').zip(row.rsplit('\t').next()).map_or(("", ""), |((file, _), line)| (file, line));
        let text = std::fs::read_to_string(folder.join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
        let decks = [(&*text, ydk), (line, ydke)].map(|(text, notation)| {
            let mut decks = deck::read(text);
            assert_eq!((decks.notation.id, decks.readings.len()), (notation.id, 1), "{file}");
            assert_eq!(decks.readings[0].problems, [], "{file}");
            decks.readings.remove(0).deck
        });
        assert_eq!(copies(&decks[0]), copies(&decks[1]), "{file}");
        // Where the copies of every card lie together, the line is written as it was.
        let again = (ydke.write)(&decks[1]).expect("passcodes");
        assert_eq!(copies(&deck::read(&again).readings[0].deck), copies(&decks[1]), "{file}");
        lists += usize::from(again.trim_end() == line);
        let written = (ydk.write)(&decks[0]).expect("passcodes");
        assert_eq!((ydk.write)(&deck::read(&written).readings[0].deck), Ok(written), "{file}");
    }
    assert_eq!(lists, 115, "of 118 lists, three hold copies of a card apart");
}

/// Each list from one notation into another, so that together they go from every one into every other. `SOAK=1` takes each
/// list through every notation.
#[test]
fn the_public_lists_go_from_every_notation_into_every_other() {
    let Some(path) = shared("decks/dbscg/public-2021.jsonl") else { return };
    let catalog = Catalog::embedded();
    let decks = deck::read(&std::fs::read_to_string(path).expect("text"));
    let notations: Vec<&Notation> =
        NOTATIONS.into_iter().filter(|notation| notation.game.is_none_or(|game| game == Game::Dbscg)).collect();
    let count = notations.len();
    for (at, reading) in decks.readings.iter().enumerate() {
        let deck = legality::resolve::resolve(&reading.deck, &catalog).canonical(&reading.deck);
        let all = std::env::var_os("SOAK").is_some();
        for first in if all { 0..count } else { at % count..at % count + 1 } {
            let way = [notations[first], notations[(first + at / count) % count]];
            let last = way.iter().fold(deck.clone(), |deck, notation| {
                let text = (notation.write)(&deck).expect("a deck of numbers");
                let mut read = deck::read(&text);
                assert_eq!(read.notation.id, notation.id, "list {}", at + 1);
                assert_eq!(read.readings[0].problems, [], "list {} as {}", at + 1, notation.id);
                read.readings.remove(0).deck
            });
            let ids = way.map(|notation| notation.id);
            assert_eq!(copies(&last), copies(&deck), "list {} through {ids:?}", at + 1);
        }
    }
}

#[test]
fn share_codes_of_the_public_lists_are_short_and_differ_as_the_lists_do() {
    let Some(path) = shared("decks/dbscg/public-2021.jsonl") else { return };
    let decks = deck::read(&std::fs::read_to_string(path).expect("text"));
    let share = by_id("share").expect("a notation");
    let code = |reading: &Reading| (share.write)(&reading.deck).expect("a deck of numbers");
    let codes: Vec<String> = decks.readings.iter().map(code).collect();
    let mut lengths: Vec<usize> = codes.iter().map(|code| code.trim_end().len()).collect();
    lengths.sort_unstable();
    assert!(lengths[lengths.len() / 2] <= 130, "the median is {}", lengths[lengths.len() / 2]);
    assert!(lengths[lengths.len() * 97 / 100] < 200, "most are {}", lengths[lengths.len() * 97 / 100]);
    assert!(lengths.last() <= Some(&300), "the longest is {:?}", lengths.last());
    let lists: BTreeSet<_> = decks.readings.iter().map(|reading| (&reading.deck.name, copies(&reading.deck))).collect();
    assert_eq!(codes.iter().collect::<BTreeSet<_>>().len(), lists.len());
    // All of them in one text, as `scouter convert lists.jsonl --to share` writes it.
    let again = deck::read(&codes.concat());
    let same = |(read, meant): (&Reading, &Reading)| copies(&read.deck) == copies(&meant.deck);
    assert!(again.readings.len() == codes.len() && again.readings.iter().zip(&decks.readings).all(same));
}

#[test]
fn a_survey_of_the_public_lists_counts_each_of_them_once_for_any_number_of_threads() {
    let Some(path) = shared("decks/dbscg/public-2021.jsonl") else { return };
    let data = tempfile::tempdir().expect("a folder");
    let survey = |jobs: &str| {
        let program = program::scouter(data.path())
            .args(["stats", "--format", "json", "--jobs", jobs])
            .arg(&path)
            .output()
            .expect("runs");
        assert!(program.status.success());
        String::from_utf8(program.stdout).expect("text")
    };
    let text = survey("1");
    for jobs in ["2", "5"] {
        assert!(survey(jobs) == text, "{jobs} threads");
    }
    let value: Value = serde_json::from_str(&text).expect("JSON");
    let number = |value: &Value| value.as_u64().expect("a number");
    let sum =
        |values: &Value, of: &dyn Fn(&Value) -> u64| values.as_array().expect("a list").iter().map(of).sum::<u64>();
    let lists = |values: &Value| sum(values, &|row| number(&row["lists"]));
    let by = |row: &Value, key: &str| row[key].as_object().expect("a map").values().map(number).sum::<u64>();
    assert_eq!(number(&value["lists"]), 1404);
    assert_eq!(by(&value, "verdicts"), 1404);
    assert_eq!(by(&value, "rulesets"), 1404);
    assert_eq!(lists(&value["leaders"]), 1404);
    assert_eq!(lists(&value["colors"]), 1404, "every list has a leader");
    let shares: f64 = value["leaders"].as_array().expect("a list").iter().filter_map(|row| row["share"].as_f64()).sum();
    assert!((shares - 1.0).abs() < 0.01, "shares are rounded: {shares}");
    for row in value["cards"].as_array().expect("a list") {
        assert_eq!(by(row, "by_copies"), number(&row["lists"]), "{row}");
    }
    for row in value["caps"].as_array().expect("a list") {
        assert_eq!(by(row, "by_cards"), 1404, "{row}");
    }
    // Every copy is counted where it lies and where it is used.
    let copies = sum(&value["cards"], &|row| number(&row["copies"]));
    let beside_the_leader = |row: &Value| row["section"] != "leader";
    let placed = |row: &Value| -> u64 {
        let sizes = row["by_cards"].as_object().expect("a map").iter();
        sizes.map(|(cards, lists)| cards.parse::<u64>().expect("a number") * number(lists)).sum()
    };
    assert_eq!(copies, sum(&value["sizes"], &|row| if beside_the_leader(row) { placed(row) } else { 0 }));
}

#[test]
fn every_list_of_the_sites_is_read_without_an_unknown_card() {
    let catalog = Catalog::embedded();
    let ruleset = Ruleset::embedded("dbscg-4.00").expect("embedded");
    let mut lists = files("decks/dbscg/deckplanet");
    lists.extend(files("decks/dbscg/number-first-text"));
    lists.extend(files("decks/dbscg").into_iter().filter(|(name, _)| name.contains("arena")));
    for (name, text) in lists {
        for reading in &deck::read(&text).readings {
            assert_eq!(reading.problems, [], "{name}");
            let outcome = legality::check(reading, &catalog, &ruleset);
            assert!(outcome.context.resolution.missed.is_empty(), "{name}: {:?}", names(&outcome));
            let leaders = outcome.context.size(Section::Leader);
            assert_eq!(leaders, 1, "{name} has one leader");
        }
    }
}

#[test]
fn lists_of_fusion_world_are_refused_once() {
    let catalog = Catalog::embedded();
    let ruleset = Ruleset::embedded("dbscg-1.10").expect("embedded");
    for (name, text) in files("decks/dbscg-fusion-world") {
        let decks = deck::read(&text);
        let outcome = legality::check(&decks.readings[0], &catalog, &ruleset);
        assert_eq!(names(&outcome), ["other-game"], "{name}");
    }
}
