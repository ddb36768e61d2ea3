//! Players measured against each other: the controls that a measure has to pass, and that players that think do not see what
//! they may not know.

use std::ops::ControlFlow;

use deckscouter::app::Policy;
use deckscouter::engine::dbscg::{Game, Ready, Rng, Seat};
use deckscouter::engine::{Offers, Playable};
use deckscouter::player::{Greedy, Player};
use deckscouter::sim::arena::hygiene;
use deckscouter::sim::arena::{self, Measure, Scores};
use deckscouter::sim::duel::{self, List};
use deckscouter::sim::edition;
use deckscouter::sim::spread::Jobs;
use deckscouter::sim::stats::Estimate;

use crate::engine;

fn ready(lists: &[List<'_>], matchups: &[[usize; 2]], log: bool) -> Vec<Ready> {
    let setup = |[a, b]: &[usize; 2]| duel::setup([&lists[*a], &lists[*b]], edition::usual(), 60, log);
    matchups.iter().map(|matchup| setup(matchup).ready().expect("decks of 50 cards")).collect()
}

fn measured(players: [&str; 2], lists: &[List<'_>], pairs: u64, jobs: usize) -> Scores {
    let players = players.map(|name| name.parse::<Policy>().expect("a player"));
    let matchups = arena::matchups(lists.len());
    let ready = ready(lists, &matchups, false);
    let measure = Measure { pairs, seed: 11, jobs: Jobs::from(jobs) };
    let begin = |matchup: usize, rng| Game::begin(&ready[matchup], rng);
    let player = |index, seat, side: usize| players[side].player(11, index, seat);
    arena::run(measure, ready.len(), begin, player, |_| ControlFlow::Continue(()))
}

#[test]
fn a_player_against_itself_wins_exactly_half() {
    engine::with_lists(2, |lists| {
        // A game of `look` takes a minute without optimization.
        let looks = if engine::is_soak() { 4 } else { 0 };
        for (name, pairs) in [("greedy", 20), ("random", 20), ("look", looks), ("search:4", 1)] {
            if pairs == 0 {
                continue;
            }
            let scores = measured([name, name], lists, pairs, 2);
            assert!(scores.pairs.iter().all(|points| *points == 2), "{name}: {:?}", scores.pairs);
            let share = scores.share(11).expect("games");
            assert_eq!(share, Estimate { value: 0.5, low: 0.5, high: 0.5 }, "{name}");
        }
    });
}

#[test]
fn the_scores_are_the_same_for_any_number_of_threads() {
    engine::with_lists(2, |lists| {
        for names in [["greedy", "random"], ["search:4", "greedy"]] {
            let pairs = if names[0] == "greedy" { 35 } else { 2 };
            let one = measured(names, lists, pairs, 1);
            assert_eq!(one.games(), 2 * pairs);
            for jobs in [2, 7] {
                let scores = measured(names, lists, pairs, jobs);
                assert_eq!(scores, one, "{names:?}, {jobs} threads");
                assert_eq!(scores.share(11), one.share(11));
            }
        }
    });
}

#[test]
fn a_player_that_passes_loses_all() {
    engine::with_lists(3, |lists| {
        let scores = measured(["dummy", "greedy"], lists, 24, 2);
        assert!(scores.pairs.iter().all(|points| *points == 0), "{:?}", scores.pairs);
        assert!(scores.matchups.iter().all(|matchup| matchup.wins == 0 && matchup.games > 0));
    });
}

#[test]
fn players_that_think_answer_alike_whatever_lies_hidden() {
    engine::with_lists(4, |lists| {
        let mut asked = 0;
        let ready = ready(lists, &[[0, 1], [2, 3]], false);
        for (index, ready) in (0..).zip(&ready) {
            let mut game = Game::begin(ready, Rng::new(5, index));
            let [mut a, mut b] = Seat::BOTH.map(|_| Greedy::default());
            let mut worlds = Rng::stream(5, index, 77);
            duel::finish(&mut game, [&mut a, &mut b], |game, _, _| {
                asked += 1;
                // Some of the questions are enough.
                if asked % 37 != 0 {
                    return;
                }
                let seat = game.decision().expect("a question").seat;
                let other = game.possible(seat, &mut worlds);
                for name in ["greedy", "look", "search:8"] {
                    let answer = |game: &Game| {
                        let mut player = name.parse::<Policy>().expect("a player").player::<Game>(3, index, seat);
                        player.choose(&game.known_to(seat))
                    };
                    assert_eq!(answer(game), answer(&other), "{name}, question {asked}");
                }
            });
        }
        assert!(asked > 100, "{asked} questions");
    });
}

#[test]
fn what_is_dealt_from_a_view_is_what_is_dealt_from_the_game() {
    engine::with_lists(2, |lists| {
        let ready = ready(lists, &[[0, 1]], false);
        let mut game = Game::begin(&ready[0], Rng::new(5, 0));
        let [mut a, mut b] = Seat::BOTH.map(|_| Greedy::default());
        duel::finish(&mut game, [&mut a, &mut b], |game, _, _| {
            for seat in Seat::BOTH {
                let [mut one, mut two] = [Rng::stream(5, 0, 9), Rng::stream(5, 0, 9)];
                assert_eq!(game.possible(seat, &mut one).save(), game.known_to(seat).possible(&mut two).save());
            }
        });
    });
}

#[test]
fn greedy_makes_no_plain_mistakes() {
    engine::with_lists(12, |lists| {
        let matchups = arena::matchups(lists.len());
        let ready = ready(lists, &matchups, true);
        let pairs = if engine::is_soak() { 5_000 } else { matchups.len() as u64 };
        let measure = Measure { pairs, seed: 3, jobs: Jobs::from(2) };
        let begin = |matchup: usize, rng| Game::begin(&ready[matchup], rng);
        let greedy = |_, _| -> Box<dyn Player> { Box::new(Greedy::default()) };
        let counted = hygiene::run(measure, &matchups, begin, greedy, |_| ControlFlow::Continue(()));
        assert_eq!(counted.games, 2 * pairs);
        let given = [counted.lives_given, counted.counters, counted.blocks, counted.combos];
        assert_eq!(given, [0; 4], "lives given, and counters, blocks and combos for nothing");
        assert!(counted.lost_attacks * 50 < counted.games, "{} lost for certain", counted.lost_attacks);
    });
}

#[test]
fn mistakes_are_counted() {
    engine::with_lists(12, |lists| {
        let matchups = arena::matchups(lists.len());
        let ready = ready(lists, &matchups, true);
        let measure = Measure { pairs: 40, seed: 3, jobs: Jobs::from(2) };
        let begin = |matchup: usize, rng| Game::begin(&ready[matchup], rng);
        let random = |index, seat| Policy::Random.player(3, index, seat);
        let counted = hygiene::run(measure, &matchups, begin, random, |_| ControlFlow::Continue(()));
        assert!(counted.combos > 0 && counted.lost_attacks > 0, "{counted:?}");
        let lines = (0..lists.len()).map(|deck| counted.lines(deck, &lists[deck]).len()).sum::<usize>();
        assert!(lines > 0 && counted.used.values().sum::<u64>() > 0);
    });
}

/// What reference players answer is held by a hash of their choices: whoever changes one changes the reference, on purpose.
#[test]
fn reference_players_answer_as_they_did() {
    use std::fmt::Write as _;
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/players.tsv");
    let mut now = String::new();
    let texts =
        [include_str!("../../decks/red-champa.txt").to_owned(), include_str!("../../decks/alien-rush.txt").to_owned()];
    engine::with_lists_of(&texts, 2, deckscouter::ruleset::DEFAULT, |lists, _| {
        let ready = ready(lists, &[[0, 1]], false);
        for (name, turns) in [("random", 60), ("greedy", 60), ("look", 4), ("search:8", 6)] {
            let mut game = Game::begin(&ready[0], Rng::new(9, 0));
            let policy = name.parse::<Policy>().expect("a player");
            let mut players = Seat::BOTH.map(|seat| policy.player::<Game>(9, 0, seat));
            // FNV-1a over the places of all answers.
            let mut hash = 0xcbf2_9ce4_8422_2325_u64;
            let mut answers = 0;
            while let deckscouter::engine::Step::Decide(seat) = Playable::step(&mut game) {
                if game.turn() > turns {
                    break;
                }
                let known = game.known_to(seat);
                let at = players[seat as usize].choose(&known).min(known.offers() - 1);
                hash = (hash ^ at as u64).wrapping_mul(0x0100_0000_01b3);
                answers += 1;
                Playable::answer(&mut game, at).expect("an option");
            }
            writeln!(now, "{name}\t{answers}\t{hash:016x}").expect("a string");
        }
    });
    if std::env::var_os("UPDATE_PLAYERS").is_some() {
        std::fs::write(&path, &now).expect("written");
    }
    let known = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(now, known, "a reference player answers otherwise; UPDATE_PLAYERS=1 writes what they answer now");
}
