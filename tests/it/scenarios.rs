//! The scenarios in `tests/scenarios` come out as the rules say.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use deckscouter::catalog::Catalog;
use deckscouter::language::{Lang, Message};
use deckscouter::ruleset::manual::{self, Manual};
use deckscouter::sim::scenario;

use crate::program::{said, scouter};

fn files(folder: &Path, out: &mut Vec<PathBuf>) {
    let mut entries: Vec<_> = std::fs::read_dir(folder).expect("a folder").flatten().map(|e| e.path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            files(&path, out);
        } else if path.extension().is_some_and(|end| end == "yaml") {
            out.push(path);
        }
    }
}

/// Whether a manual has a rule; by an older one, `4.00 23-5` is that of a card which came after it.
fn exists(rule: &str, manual: &Manual) -> bool {
    match rule.strip_prefix("4.00 ") {
        Some(later) => manual::V4_00.paraphrase(later).is_some(),
        None => manual.paraphrase(rule).is_some(),
    }
}

/// What a scenario cites and what happens in it, or what is wrong with it, in words.
fn check_scenario(text: &str, catalog: &Catalog) -> Result<(Vec<String>, Vec<Message>), String> {
    let all =
        |problems: Vec<scenario::Problem>| problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n");
    let scenarios = scenario::read_each(text).map_err(all)?;
    let real = |number: &str| {
        let entry = catalog.get(&number.parse().ok()?)?;
        Some((entry.card.clone(), entry.front.clone().into(), entry.back.clone().into()))
    };
    let mut all_happened = Vec::new();
    for scenario in &scenarios {
        let prepared = scenario.prepare(&real).map_err(all)?;
        if let Some(unplayed) = prepared.unplayed().first() {
            return Err(unplayed.message().to_string());
        }
        let scenario::Outcome { failures, log: happened } = prepared.run();
        let log = failures
            .first()
            .map(|failure| failure.log.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n    "))
            .unwrap_or_default();
        if !failures.is_empty() {
            let words: Vec<String> = failures.into_iter().map(|failure| failure.message.to_string()).collect();
            let by = scenario.edition().unwrap_or_default();
            return Err(format!("{by} {}\n    {log}", words.join("\n")));
        }
        all_happened.extend(happened);
    }
    Ok((scenarios.first().map(|scenario| scenario.rules().to_vec()).unwrap_or_default(), all_happened))
}

#[test]
fn every_scenario_comes_out_as_the_rules_say_and_cites_them() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let catalog = Catalog::embedded();
    let mut scenarios = Vec::new();
    files(&root.join("tests/scenarios"), &mut scenarios);
    let (mut wrong, mut seen) = (Vec::new(), BTreeSet::new());
    for path in &scenarios {
        let name = path.strip_prefix(root).expect("below the root").display();
        let text = std::fs::read_to_string(path).expect("a scenario");
        let said = |key| text.lines().find_map(|line| line.strip_prefix(key));
        // A game with an engine of its own has one book.
        let of_game = |game: &str| manual::BOOKS.into_iter().find(|book| book.edition.starts_with(game));
        let by = said("edition: ").and_then(manual::of).or_else(|| said("game: ").and_then(of_game));
        match check_scenario(&text, &catalog) {
            Err(message) => wrong.push(format!("{name}: {message}")),
            Ok((cited, _)) if cited.is_empty() => wrong.push(format!("{name}: cites no rule")),
            Ok((cited, log)) => {
                wrong.extend(log.iter().filter_map(|line| left_in_english(line, &mut seen)));
                let unknown = cited.iter().filter(|rule| !exists(rule, by.unwrap_or(&manual::V1_10)));
                wrong.extend(unknown.map(|rule| format!("{name}: there is no rule {rule}")));
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {} scenarios:\n{}", wrong.len(), scenarios.len(), wrong.join("\n\n"));
    assert!(seen.len() > 30, "of the lines of logs there are these: {seen:?}");
}

/// A line of a log that Italian or French says as English does, if nobody has seen its like.
fn left_in_english(line: &Message, seen: &mut BTreeSet<&'static str>) -> Option<String> {
    let Message::Said { id, .. } = line else { return Some(format!("{line} is no message of ours")) };
    // The phases and steps of Yu-Gi-Oh! have English names in the Italian book, too.
    if ["ygo-phase", "ygo-damage-step"].contains(id) {
        return None;
    }
    let english = line.to_string();
    let is_left = seen.insert(id) && [Lang::It, Lang::Fr].iter().any(|lang| line.text(*lang) == english);
    is_left.then(|| format!("{english} is English in every language"))
}

/// Every yaml block of the manual of the format that is a whole scenario.
#[test]
fn the_examples_of_the_manual_of_scenarios_pass() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios/README.md");
    let text = std::fs::read_to_string(path).expect("the manual");
    let blocks = text.split("```yaml\n").skip(1).filter_map(|rest| rest.split("```").next());
    let blocks = blocks.filter(|block| block.starts_with("name:"));
    let (puzzles, whole): (Vec<&str>, Vec<&str>) = blocks.partition(|block| block.contains("\nsolve:"));
    assert!(!whole.is_empty() && !puzzles.is_empty(), "the manual has no example");
    for puzzle in puzzles {
        assert_eq!(crate::puzzles::by_its_player(puzzle), Vec::<String>::new(), "{puzzle}");
    }
    let catalog = Catalog::embedded();
    for block in whole {
        if let Err(message) = check_scenario(block, &catalog) {
            panic!("{message}\nin\n{block}");
        }
    }
}

/// Numbers at the limits of what can be written: the engine holds them there.
#[test]
fn numbers_too_large_for_any_card_break_nothing() {
    let text = "
name: Two cards of the highest power
cards:
  high: {power: 2147483647, combo: {cost: 255, power: 2147483647}, energy: 255, specified: RRRR}
  higher: {power: 2147483647, skills: [{tags: '[Permanent]', permanent: [{says: {Change: {power: 2147483647}}}]}]}
  low: {power: -2147483648, skills: [{tags: '[Permanent]', permanent: [{says: {Change: {power: -2147483648}}}]}]}
  draw: {kind: extra, skills: [{tags: '[Activate : Battle]', do: [{draw: 2147483647}]}]}
  hurt: {kind: extra, skills: [{tags: '[Activate : Battle]', do: [{damage: [opponent, -2147483648]}]}]}
  dear: {kind: extra, skills: [{tags: '[Activate : Main]', cost: [{energy: {any: 255}}, {energy: {any: 255}}]}]}
you: {battle: [high, high, higher, low], hand: [draw, hurt, dear], deck: 3}
do:
  - expect: {power: {higher: 2147483647}, illegal: [{you: {activate: dear}}]}
  - you: [{attack: {with: high, at: opponent.leader}}, {activate: hurt}, {combo: higher}]
  - expect: {opponent: {life: 8}}
  - you: {activate: draw}
expect: {winner: opponent, you: {deck: 0, drop: [low, hurt, draw]}}
";
    if let Err(message) = check_scenario(text, &Catalog::embedded()) {
        panic!("{message}");
    }
}

#[test]
fn a_scenario_that_is_nested_without_end_is_refused() {
    for (open, close) in [("[", "]"), ("{a: ", "}"), ("- ", "")] {
        for times in [1000, 100_000] {
            let (open, close) = (open.repeat(times), close.repeat(times));
            assert!(scenario::read(&open).is_err());
            assert!(scenario::read(&format!("name: a\nyou: {open}1{close}\n")).is_err());
        }
    }
}

/// A folder may hold links to itself, and pipes that nobody writes to.
#[cfg(unix)]
#[test]
fn a_folder_of_scenarios_is_played_once_and_waits_for_nothing() {
    let home = tempfile::tempdir().expect("a folder");
    let inside = |path: &str| home.path().join("folder").join(path);
    std::fs::create_dir_all(inside("below")).expect("a folder");
    let scenario = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cli/scenario.in/good.yaml");
    for path in ["a.yaml", "below/b.yml"] {
        std::fs::copy(scenario, inside(path)).expect("a file");
    }
    for (target, link) in [(".", "circle"), ("..", "below/up"), ("a.yaml", "same.yaml")] {
        std::os::unix::fs::symlink(target, inside(link)).expect("a link");
    }
    let made = std::process::Command::new("mkfifo").arg(inside("pipe.yaml")).status().expect("runs");
    assert!(made.success());
    let run = scouter(home.path()).current_dir(home.path()).args(["scenario", "folder"]).output().expect("runs");
    assert_eq!(said(&run), ("3 passed, 0 failed\n".to_owned(), String::new(), 0));
}
