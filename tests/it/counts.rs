//! How many ways there are to answer: small positions of `tests/boards`, and the number of different sequences of so
//! many answers that begin there, as chess programs count moves. A change that offers a choice too many or too few,
//! anywhere within reach, changes a number.
//!
//! `tests/boards/counts.tsv` holds the numbers, one depth after the other. Some positions say in their `note` why the
//! first of them are right; the others are what the engine has been seen to offer. A game that is over has no further
//! answers, and a question with a single answer is not asked.

use std::collections::BTreeMap;
use std::path::Path;

use deckscouter::engine::dbscg::{Board, Game, Rng};
use deckscouter::sim::scenario;

/// Sequences of so many answers.
fn sequences(game: &mut Game, answers: usize) -> u64 {
    game.step();
    let Some(decision) = game.decision() else { return 0 };
    if answers == 1 {
        return decision.options.len() as u64;
    }
    let options = decision.options.clone();
    let next = options.into_iter().map(|choice| {
        let mut next = game.clone();
        next.answer(choice).expect("it is offered");
        sequences(&mut next, answers - 1)
    });
    next.sum()
}

#[test]
fn the_number_of_ways_to_answer_is_what_it_was() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/boards");
    let mut files: Vec<_> = std::fs::read_dir(&folder).expect("a folder").flatten().map(|entry| entry.path()).collect();
    files.sort();
    let table = std::fs::read_to_string(folder.join("counts.tsv")).expect("a table");
    let counts: BTreeMap<&str, Vec<u64>> = table
        .lines()
        .skip(1)
        .filter_map(|line| line.split_once('\t'))
        .map(|(board, counts)| (board, counts.split('\t').map(|count| count.parse().expect("a number")).collect()))
        .collect();
    let mut found = BTreeMap::new();
    for file in files.iter().filter(|file| file.extension().is_some_and(|end| end == "yaml")) {
        let name = file.file_stem().expect("a name").to_string_lossy().into_owned();
        // The stock is no position: random boards are made of its cards.
        let Some(known) = counts.get(name.as_str()) else {
            assert_eq!(name, "stock", "counts.tsv does not have it");
            continue;
        };
        let text = std::fs::read_to_string(file).expect("a board");
        let board = scenario::read(&text).expect("a scenario").board(&|_| None).expect("a possible board");
        let game = Game::from_board(&Board { ask_all: false, log: false, ..board }, Rng::new(0, 0)).expect("a game");
        let depths = 1..=known.len();
        found.insert(name, depths.map(|depth| sequences(&mut game.clone(), depth)).collect::<Vec<_>>());
    }
    let found: BTreeMap<&str, Vec<u64>> = found.iter().map(|(name, counts)| (name.as_str(), counts.clone())).collect();
    assert_eq!(found, counts);
}
