//! Creatures of Exo: lists of the samples play whole games that keep every invariant, are saved, imagined and replayed; what
//! is written on its cards reads back; and its decks are checked.

use std::path::PathBuf;

use deckscouter::ability::exo::text::{self, Tongue};
use deckscouter::engine::exo::{Deck, Game, Setup};
use deckscouter::engine::{BySeat, Outcome, Playable, Rng, Seat, Step};
use deckscouter::legality::{self, Verdict};
use deckscouter::player::exo::Greedy;
use deckscouter::player::{Dummy, Look, Player, Random, Search};
use deckscouter::ruleset::Ruleset;
use deckscouter::sim::exo::cards::{self, Sheets};
use deckscouter::sim::{duel, replay};
use deckscouter::{app, deck};

use crate::kept::kept;
use crate::other_games::catalog;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("decks/exo")
}

fn sheets() -> Sheets {
    cards::read(&text_of("cards.csv")).expect("a table")
}

fn text_of(name: &str) -> String {
    std::fs::read_to_string(folder().join(name)).expect("a file")
}

fn deck_of(name: &str) -> Deck {
    let cards = catalog(&[folder().join("cards.csv")]);
    let rules = Ruleset::embedded("exo").expect("embedded");
    let decks = deck::read(&text_of(name));
    app::exo::deck(&legality::check(&decks.readings[0], &cards, &rules), &sheets()).expect("a deck")
}

fn setup(turn_limit: u16, logged: bool) -> Setup {
    Setup { decks: BySeat(["marsh.txt", "dunes.txt"].map(deck_of)), turn_limit, first: None, logged }
}

/// The verdict on a list.
fn verdict(list: &str) -> Verdict {
    let cards = catalog(&[folder().join("cards.csv")]);
    let rules = Ruleset::embedded("exo").expect("embedded");
    legality::check(&deck::read(list).readings[0], &cards, &rules).verdict
}

#[test]
fn random_games_end_and_keep_every_invariant() {
    let ready = setup(200, false).ready().expect("decks");
    let games = if std::env::var_os("SOAK").is_some() { 5_000 } else { 300 };
    let mut won = [0, 0];
    for index in 0..games {
        let mut game = Game::begin(&ready, Rng::new(7, index));
        let mut rng = Rng::stream(7, index, 1);
        let outcome = loop {
            match game.step() {
                Step::Over(outcome) => break outcome,
                Step::Decide(_) => {
                    assert_eq!(game.check(), [], "game {index}");
                    let at = rng.below(u32::try_from(game.options().len()).expect("few")) as usize;
                    game.answer(at).expect("an option");
                }
            }
        };
        if let Outcome::Won(seat) = outcome {
            won[seat as usize] += 1;
        }
    }
    assert!(won.iter().all(|won| *won > 0), "{won:?}");
}

#[test]
fn a_game_is_replayed_event_by_event_saved_and_imagined() {
    let ready = setup(60, true).ready().expect("decks");
    for index in 0..20 {
        let begin = || Game::begin(&ready, Rng::new(3, index));
        let mut game = begin();
        let mut rng = Rng::stream(3, index, 9);
        let players = [Seat::A, Seat::B].map(|seat| Random(duel::player_stream(3, index, seat)));
        let [mut a, mut b] = players;
        let mut choices = Vec::new();
        duel::finish(&mut game, [&mut a, &mut b], |game, at, _| {
            choices.push(u16::try_from(at).expect("few"));
            if choices.len().is_multiple_of(16) {
                assert_eq!(kept(game, &begin()), *game);
                for seat in Seat::BOTH {
                    let world = game.possible(seat, &mut rng);
                    assert_eq!(world.known_to(seat).sight(), game.known_to(seat).sight());
                    assert_eq!(world.check(), []);
                }
            }
        });
        let mut again = begin();
        assert_eq!(replay::follow(&mut again, &choices), Ok(()));
        assert_eq!(again, game);
        assert_eq!(again.state().log(), game.state().log());
    }
}

#[test]
fn who_passes_loses_to_an_empty_deck_at_last() {
    // 3-1-2
    let mut game = Game::new(&setup(1000, false), Rng::new(1, 1)).expect("decks");
    let end = duel::finish(&mut game, [&mut Dummy, &mut Dummy], |_, _, _| ());
    assert!(matches!(end.outcome, Outcome::Won(_)), "{end:?}");
}

#[test]
fn greedy_wins_most_games_against_chance_and_who_thinks_plays_to_the_end() {
    let ready = setup(200, false).ready().expect("decks");
    let mut won = 0;
    for index in 0..60 {
        let seat = if index % 2 == 0 { Seat::A } else { Seat::B };
        let mut random = Random(duel::player_stream(5, index, seat));
        let mut greedy = Greedy;
        let players: [&mut dyn Player<Game>; 2] =
            if seat == Seat::A { [&mut greedy, &mut random] } else { [&mut random, &mut greedy] };
        let end = duel::finish(&mut Game::begin(&ready, Rng::new(5, index / 2)), players, |_, _, _| ());
        won += u32::from(end.outcome == Outcome::Won(seat));
    }
    assert!(won > 40, "{won} of 60");
    let mut look = Look::<Game>::new(Seat::A, 1, Rng::new(5, 1));
    let mut search = Search::<Game>::new(Seat::B, 4, Rng::new(5, 2));
    let end = duel::finish(&mut Game::begin(&ready, Rng::new(5, 3)), [&mut look, &mut search], |_, _, _| ());
    assert_ne!(end.outcome, Outcome::TurnLimit);
}

#[test]
fn what_is_written_on_every_card_reads_back_in_both_languages() {
    for sheet in sheets().values() {
        for face in [Some(&sheet.front), sheet.back.as_ref()].into_iter().flatten() {
            for tongue in [Tongue::En, Tongue::It] {
                let printed = text::print(&face.lines, tongue);
                assert_eq!(text::read(&printed).as_ref(), Ok(&face.lines), "{}: {printed}", face.name);
            }
        }
    }
}

#[test]
fn decks_are_as_large_as_the_book_says() {
    let marsh = text_of("marsh.txt");
    assert_eq!(verdict(&marsh), Verdict::Legal);
    // 1-2
    assert_eq!(verdict(&marsh.replace("2 Hidden Spring", "1 Hidden Spring")), Verdict::Incomplete);
    assert_eq!(verdict(&marsh.replace("2 Hidden Spring", "2 Hidden Spring\n1 Sandstorm")), Verdict::Illegal);
    // 1-3
    let two = marsh.replace("1 Keeper of the Marsh", "1 Keeper of the Marsh\n1 Keeper of the Dunes");
    assert_eq!(verdict(&two), Verdict::Illegal);
    // 1-4
    assert_eq!(verdict(&marsh.replace("1 Tide Drake", "2 Tide Drake\n2 Lord of the Dunes")), Verdict::Illegal);
    assert_eq!(verdict(&marsh.replace("1 Tide Drake", "2 Tide Drake\n1 Lord of the Dunes")), Verdict::Legal);
    // 1-5, 12-1: the side deck counts among the copies.
    assert_eq!(verdict(&marsh.replace("2 Ember Lion", "2 Ember Lion\n1 Marsh Lantern")), Verdict::Illegal);
    // 12-1
    assert_eq!(verdict(&marsh.replace("2 Ember Lion", "2 Ember Lion\n2 Sandstorm\n2 Mirage")), Verdict::Illegal);
    // 6-6-2, 6-7-2
    assert_eq!(verdict(&marsh.replace("2 Dusk Moth", "2 Spark")), Verdict::Illegal);
    assert_eq!(verdict(&marsh.replace("2 Dusk Moth", "2 Sunken Bell")), Verdict::Illegal);
}

#[test]
fn the_side_deck_is_exchanged_card_by_card_and_stays_out_of_games() {
    // 12-2: from the main deck, the Evolution deck and the Leader.
    let rules = Ruleset::embedded("exo").expect("embedded");
    let siding = rules.siding.as_ref().expect("it says how");
    assert_eq!(siding.with.len(), 3);
    // 12-3
    let game = Game::new(&setup(10, false), Rng::new(1, 1)).expect("decks");
    let names: Vec<&str> = game.state().table().ids().map(|card| game.name(card)).collect();
    assert!(names.contains(&"Tide Drake") && !names.contains(&"Sandstorm"), "{names:?}");
}

#[test]
fn decks_that_no_game_begins_with_are_refused_with_every_reason() {
    let mut setup = setup(10, false);
    setup.decks.0[0].main.truncate(3);
    setup.decks.0[1].leader = setup.decks.0[1].main[0].clone();
    assert_eq!(setup.problems().len(), 2);
    assert!(Game::new(&setup, Rng::new(1, 1)).is_err());
}
