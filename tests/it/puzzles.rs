//! Puzzles in `tests/puzzles`: positions that players solve or do not. Which player fails which is written down in
//! `tests/puzzles/failed.tsv`, and whoever solves one more, or one less, changes that file: `UPDATE_PUZZLES=1`. `SOAK=1` asks the
//! players that think, too.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use deckscouter::app::Policy;
use deckscouter::engine::Seat;
use deckscouter::sim::scenario;

use crate::engine;

/// How many puzzles there are of each kind.
const KINDS: [(&str, usize); 5] = [("charge", 8), ("harm", 10), ("lethal", 20), ("sequence", 10), ("survive", 12)];

/// Players whose failures are written down, and whether they take long.
const PLAYERS: [(&str, bool); 4] = [("random", false), ("greedy", false), ("look", true), ("search:64", true)];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/puzzles")
}

/// The puzzles by kind and name, each with its text.
fn puzzles() -> Vec<(String, String)> {
    let mut all = Vec::new();
    for (kind, count) in KINDS {
        let files = std::fs::read_dir(folder().join(kind)).expect("a folder").flatten().map(|file| file.path());
        let mut files: Vec<PathBuf> = files.collect();
        files.sort();
        assert_eq!(files.len(), count, "{kind}");
        for file in files {
            let name = file.file_stem().expect("a name").to_string_lossy().into_owned();
            all.push((format!("{kind}/{name}"), std::fs::read_to_string(&file).expect("a file")));
        }
    }
    all
}

/// Whether a player solves a puzzle.
fn is_solved(puzzle: &str, text: &str, player: &str) -> bool {
    let scenario = scenario::read(text).unwrap_or_else(|wrong| panic!("{puzzle}: {wrong:?}"));
    let prepared = scenario.prepare(&|_| None).unwrap_or_else(|wrong| panic!("{puzzle}: {wrong:?}"));
    assert_eq!(prepared.solver(), Some("greedy"), "{puzzle}");
    let players = |name: &str, seat: Seat| {
        let name = if seat == Seat::A { player } else { name };
        name.parse::<Policy>().ok().map(|player| player.player(0, 0, seat))
    };
    prepared.run_with(&players).failures.is_empty()
}

#[test]
fn players_fail_the_puzzles_that_are_written_down_and_no_others() {
    let path = folder().join("failed.tsv");
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    let puzzles = puzzles();
    let asked = PLAYERS.iter().filter(|(_, long)| !long || engine::is_soak()).map(|(player, _)| *player);
    let asked: Vec<&str> = asked.collect();
    let known: BTreeSet<&str> = written.lines().collect();
    let mut failed: BTreeSet<String> = known
        .iter()
        .filter(|line| !asked.iter().any(|player| line.starts_with(&format!("{player}\t"))))
        .map(|line| (*line).to_owned())
        .collect();
    for player in &asked {
        for (puzzle, text) in &puzzles {
            if !is_solved(puzzle, text, player) {
                failed.insert(format!("{player}\t{puzzle}"));
            }
        }
    }
    let now: String = failed.iter().fold(String::new(), |mut out, line| {
        // Writing to a string cannot fail.
        let _ = writeln!(out, "{line}");
        out
    });
    if std::env::var_os("UPDATE_PUZZLES").is_some() {
        std::fs::write(&path, &now).expect("written");
        return;
    }
    let known: BTreeSet<String> = known.into_iter().map(str::to_owned).collect();
    let solved: Vec<&String> = known.difference(&failed).collect();
    let new: Vec<&String> = failed.difference(&known).collect();
    assert!(solved.is_empty() && new.is_empty(), "solved, and said to fail: {solved:?}\nfailed: {new:?}");
}

#[test]
fn every_puzzle_is_solved_by_some_player_and_by_chance_few_are() {
    let text = std::fs::read_to_string(folder().join("failed.tsv")).expect("a file");
    let failed = |player: &str, puzzle: &str| text.lines().any(|line| line == format!("{player}\t{puzzle}"));
    let puzzles = puzzles();
    for (puzzle, _) in &puzzles {
        assert!(PLAYERS.iter().any(|(player, _)| !failed(player, puzzle)), "nobody solves {puzzle}");
    }
    let by_chance = puzzles.iter().filter(|(puzzle, _)| !failed("random", puzzle)).count();
    assert!(by_chance * 2 < puzzles.len(), "random answers solve {by_chance} of {}", puzzles.len());
}
