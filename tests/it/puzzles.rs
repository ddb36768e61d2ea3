//! The puzzles in `tests/puzzles`: each has a way that solves it, and who solves which is written down.
//!
//! ```console
//! SOAK=1 cargo test --release --test it puzzles
//! SOAK=1 UPDATE_PUZZLES=1 cargo test --release --test it puzzles
//! ```
//!
//! asks the players that think, too. `unsolved.tsv` has what each of them does not solve; what is solved unexpectedly fails
//! the test as well, so that the list says what is so.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use deckscouter::app::Policy;
use deckscouter::engine::Seat;
use deckscouter::sim::scenario::{self, Outcome, Puzzle};

/// The kinds of puzzles, a folder each, and how many there are at least.
const KINDS: [(&str, usize); 5] = [("lethal", 20), ("survive", 12), ("harm", 10), ("sequence", 10), ("charge", 8)];

/// Who solves puzzles, and whether they are quick enough to be asked always.
const PLAYERS: [(&str, bool); 4] = [("greedy", true), ("look", true), ("search:64", false), ("search:400", false)];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/puzzles")
}

/// The puzzles of a kind, by `kind/name`, with their texts, in the order of their names.
fn puzzles(kind: &str) -> Vec<(String, String)> {
    let files = std::fs::read_dir(folder().join(kind)).expect("a folder for each kind");
    let mut found: Vec<(String, String)> = files
        .map(|file| {
            let path = file.expect("a file").path();
            let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
            (format!("{kind}/{name}"), std::fs::read_to_string(&path).expect("a text"))
        })
        .collect();
    found.sort();
    found
}

/// What comes of a puzzle that is played like this, in words; nothing where that solves it.
fn comes_out(text: &str, play: impl FnOnce(&Puzzle<'_>) -> Outcome) -> Vec<String> {
    let scenario = scenario::read(text).unwrap_or_else(|problems| panic!("{problems:?}\n{text}"));
    let ready = scenario.prepare(&|_| None).unwrap_or_else(|problems| panic!("{problems:?}\n{text}"));
    let puzzle = ready.puzzle().unwrap_or_else(|| panic!("no puzzle:\n{text}"));
    play(&puzzle).failures.iter().map(|failure| failure.message.to_string()).collect()
}

/// What is left to wish when the player solves it who is named in it.
pub(crate) fn by_its_player(text: &str) -> Vec<String> {
    comes_out(text, |puzzle| named(puzzle.by()).solves(puzzle, named(puzzle.against())))
}

/// A player by its name.
fn named(name: &str) -> Policy {
    name.parse().unwrap_or_else(|nobody| panic!("{nobody}"))
}

#[test]
fn every_puzzle_has_a_way_that_solves_it() {
    let mut wrong = Vec::new();
    for (kind, least) in KINDS {
        let puzzles = puzzles(kind);
        assert!(puzzles.len() >= least, "{kind}: {} puzzles", puzzles.len());
        for (name, text) in puzzles {
            let way = |puzzle: &Puzzle<'_>| puzzle.shown(named(puzzle.against()).player(puzzle.seed(), 0, Seat::B));
            wrong.extend(comes_out(&text, way).into_iter().map(|why| format!("{name}: {why}")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn who_does_nothing_wins_no_game() {
    let solved = |kind: &str| {
        let nothing = |puzzle: &Puzzle<'_>| Policy::Dummy.solves(puzzle, named(puzzle.against()));
        let puzzles = puzzles(kind).into_iter();
        puzzles.filter(|(_, text)| comes_out(text, nothing).is_empty()).map(|(name, _)| name).collect::<Vec<_>>()
    };
    for kind in ["lethal", "sequence"] {
        assert_eq!(solved(kind), Vec::<String>::new());
    }
}

#[test]
fn what_each_player_leaves_unsolved_is_written_down() {
    let path = folder().join("unsolved.tsv");
    let written = std::fs::read_to_string(&path).expect("the list");
    let all = std::env::var_os("SOAK").is_some();
    let asked: Vec<&str> = PLAYERS.into_iter().filter(|(_, quick)| all || *quick).map(|(name, _)| name).collect();
    let mut found = BTreeSet::new();
    for player in &asked {
        for (name, text) in KINDS.into_iter().flat_map(|(kind, _)| puzzles(kind)) {
            let solves = |puzzle: &Puzzle<'_>| named(player).solves(puzzle, named(puzzle.against()));
            if !comes_out(&text, solves).is_empty() {
                found.insert(((*player).to_owned(), name));
            }
        }
    }
    let rows = written.lines().skip(1).filter_map(|row| row.split_once('\t'));
    let (of_asked, others): (Vec<_>, Vec<_>) = rows.partition(|(player, _)| asked.contains(player));
    let pinned: BTreeSet<(String, String)> =
        of_asked.into_iter().map(|(player, name)| (player.to_owned(), name.to_owned())).collect();
    if std::env::var_os("UPDATE_PUZZLES").is_some() {
        let mut text = "player\tpuzzle\n".to_owned();
        let others = others.into_iter().map(|(player, name)| (player.to_owned(), name.to_owned()));
        for (player, name) in found.into_iter().chain(others).collect::<BTreeSet<_>>() {
            writeln!(text, "{player}\t{name}").expect("a text grows");
        }
        return std::fs::write(&path, text).expect("the list is written");
    }
    let list = |rows: BTreeSet<&(String, String)>| rows.into_iter().map(|row| format!("{row:?}")).collect::<Vec<_>>();
    let (failed, solved) = (list(found.difference(&pinned).collect()), list(pinned.difference(&found).collect()));
    assert!(failed.is_empty() && solved.is_empty(), "not solved any more: {failed:#?}\nsolved now: {solved:#?}");
}
