//! A state is plain data: it can be written down at any decision, read back, compared, and gone on from.

use std::hash::{BuildHasher, RandomState};

use deckscouter::engine::dbscg::{Choice, Game};
use deckscouter::engine::{Playable, Step};

use crate::engine::{begin, with_lists};
use deckscouter::sim::{duel, edition};

/// The game as it is after it has been written down and read back by another of its kind.
pub(crate) fn kept<G: Playable>(game: &G, other: &G) -> G {
    let written = serde_json::to_string(&game.save()).expect("a game can be written down");
    let saved: G::Saved = serde_json::from_str(&written).expect("and read back");
    assert!(saved == game.save());
    let mut kept = other.clone();
    kept.go_on_from(saved);
    kept
}

/// Plays to the end; of the options the one that the turn and the number of the decision point at.
fn finish(game: &mut Game) -> Vec<Choice> {
    let mut choices = Vec::new();
    while let Step::Decide(_) = game.step() {
        let options = game.options();
        let choice = options[choices.len() * 7 % options.len()];
        game.answer(choice).expect("an option");
        choices.push(choice);
    }
    choices
}

#[test]
fn a_game_goes_on_from_what_was_written_down_at_any_decision() {
    with_lists(4, |lists| {
        for (index, list) in (0..).zip(lists) {
            let setup = duel::setup([list, &lists[0]], edition::usual(), 12, true);
            let begun = begin(&setup, index);
            let mut game = begun.clone();
            for at in 0.. {
                let Step::Decide(_) = game.step() else { break };
                let choice = game.options()[at * 7 % game.options().len()];
                if at % 40 == 13 {
                    let mut kept = kept(&game, &begun);
                    let hasher = RandomState::new();
                    assert_eq!(hasher.hash_one(kept.state()), hasher.hash_one(game.state()));
                    let mut going_on = game.clone();
                    assert_eq!(finish(&mut kept), finish(&mut going_on));
                    assert_eq!(kept.state(), going_on.state(), "decision {at} of game {index}");
                }
                game.answer(choice).expect("an option");
            }
        }
    });
}

#[test]
fn answers_make_states_differ() {
    with_lists(1, |lists| {
        let setup = duel::setup([&lists[0], &lists[0]], edition::usual(), 12, false);
        let mut game = begin(&setup, 3);
        game.step();
        let before = game.state().clone();
        let choice = game.decision().expect("the mulligan").options[0];
        game.answer(choice).expect("an option");
        game.step();
        assert_ne!(&before, game.state());
        game.set_state(before.clone());
        assert_eq!(&before, game.state());
    });
}
