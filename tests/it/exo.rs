//! Creatures of Exo: lists of the samples play whole games that keep every invariant, are saved, imagined and replayed; what
//! is written on its cards reads back; and its decks are checked.

use std::ops::ControlFlow;
use std::path::PathBuf;

use deckscouter::ability::exo::text::{self, Tongue};
use deckscouter::engine::exo::state::{Area, Event, Why};
use deckscouter::engine::exo::{Deck, Game, Setup};
use deckscouter::engine::{BySeat, Outcome, Playable, Rng, Seat, Step};
use deckscouter::language::Lang;
use deckscouter::legality::{self, Verdict};
use deckscouter::player::exo::Greedy;
use deckscouter::player::{Dummy, Look, Player, Random, Search};
use deckscouter::ruleset::Ruleset;
use deckscouter::sim::duel::{self, shard};
use deckscouter::sim::exo::cards::{self, Sheets};
use deckscouter::sim::exo::told::Told;
use deckscouter::sim::goldfish::exo::{Measure, dummy, fingerprint};
use deckscouter::sim::goldfish::tally::{Moments, Tally};
use deckscouter::sim::goldfish::{OWN, Plan, Run};
use deckscouter::sim::refused;
use deckscouter::sim::replay;
use deckscouter::sim::replay::{Numbers, Replay, ReplayError};
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
    let games = if std::env::var_os("SOAK").is_some() { 5_000 } else { 120 };
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

/// A run of the marsh alone.
fn alone(first: bool) -> Run<Game> {
    let deck = deck_of("marsh.txt");
    Run::<Game>::of_decks(deck.clone(), dummy(&deck), Plan { seed: 7, turns: 5, first })
        .expect("both can be played with")
}

#[test]
fn a_deck_alone_is_counted_alike_on_any_number_of_threads_and_in_any_parts() {
    let run = alone(true);
    let players = |index| -> [Box<dyn Player<Game>>; 2] {
        [Box::new(Random(duel::player_stream(7, index, OWN))), Box::new(Dummy)]
    };
    let tally = |games, jobs: usize| run.play_all(games, jobs.into(), false, players, |_| ControlFlow::Continue(()));
    let whole = tally(0..200, 1);
    assert_eq!(whole, tally(0..200, 3));
    let mut parts = Tally::default();
    for part in [2, 3, 1] {
        parts.add(&tally(shard(200, part, 3), 2));
    }
    assert_eq!(parts, whole);
    assert!(whole.adds_up(5) && whole.turns.iter().any(|of| of.won > 0), "{whole:?}");
    // A dummy does nothing: the deck loses no life, and is never in Emergency.
    assert!(whole.turns.iter().all(|of| of.lost == 0 && of.firsts[0] == 0));
    assert_eq!(whole.turns[1].measured[Measure::Attacks as usize], Moments::default(), "1-10");
}

#[test]
fn what_is_counted_alone_is_what_has_happened() {
    for (index, first) in (0..40).zip([true, false].into_iter().cycle()) {
        let mut own = Random(duel::player_stream(7, index, OWN));
        let (game, row) = alone(first).replay(index, [&mut own, &mut Dummy]);
        let (table, log) = (game.state().table(), game.state().log());
        let turns: Vec<&[Event]> = log
            .chunk_by(|_, next| !matches!(next, Event::Turn(_)))
            .filter(|events| events[0] == Event::Turn(OWN))
            .collect();
        assert_eq!(row.turns.len(), turns.len());
        for (turn, events) in row.turns.iter().zip(&turns) {
            let count = |is: fn(&Event) -> bool| u32::try_from(events.iter().filter(|event| is(event)).count());
            let measured = |measure: Measure| Ok(turn.measured[measure as usize]);
            assert_eq!(measured(Measure::Attacks), count(|event| matches!(event, Event::Attack(..))));
            let paid = |event: &Event| matches!(event, Event::Moved { to: Area::Occult, why: Why::Cost, .. });
            assert_eq!(measured(Measure::Paid), count(paid));
            let played = |event: &Event| matches!(event, Event::Moved { to: Area::Ether, why: Why::Played, .. });
            assert_eq!(measured(Measure::Played), count(played));
        }
        // At the end of the last own turn the game is over.
        let last = row.turns.last().expect("a turn");
        let field = table.area(OWN, Area::Field).iter().filter(|card| !table.is_leader(**card)).count();
        let of = |measure: Measure| last.measured[measure as usize] as usize;
        assert_eq!((of(Measure::Field), last.states[1]), (field, field == 0), "game {index}");
        assert_eq!(of(Measure::Damage), usize::from(6 - table.lives[OWN.other()]));
        assert_eq!(of(Measure::Hand), table.area(OWN, Area::Hand).len() + table.area(OWN, Area::Occult).len());
        // 1-2, 1-9: of 30 cards, those of the hand among them.
        assert_eq!(of(Measure::Seen), 30 - table.area(OWN, Area::Deck).len());
    }
}

#[test]
fn other_cards_and_other_lines_have_another_fingerprint() {
    let deck = deck_of("marsh.txt");
    let mut turned = deck.clone();
    turned.main.reverse();
    assert_eq!(fingerprint(&[&deck, &dummy(&deck)]), fingerprint(&[&turned, &dummy(&deck)]));
    let sheet = std::sync::Arc::make_mut(&mut turned.main[0]);
    sheet.front.lines.clear();
    sheet.front.force += 50;
    assert_ne!(fingerprint(&[&deck, &dummy(&deck)]), fingerprint(&[&turned, &dummy(&deck)]));
}

/// What somebody is told, in English.
fn said(lines: impl IntoIterator<Item = deckscouter::language::Message>) -> Vec<String> {
    lines.into_iter().map(|line| line.text(Lang::En)).collect()
}

#[test]
fn a_player_is_told_nothing_that_depends_on_cards_that_it_does_not_know() {
    let ready = setup(60, true).ready().expect("decks");
    let (mut worlds, mut unnamed) = (0, 0);
    for index in 0..10 {
        let mut game = Game::begin(&ready, Rng::new(9, index));
        let mut rng = Rng::stream(9, index, 9);
        let [mut a, mut b] = Seat::BOTH.map(|seat| Random(duel::player_stream(9, index, seat)));
        duel::finish(&mut game, [&mut a, &mut b], |game, _, _| {
            for seat in Seat::BOTH {
                let world = game.possible(seat, &mut rng);
                let [told, other] = [game, &world].map(|game| Told::to(game, seat));
                let board = |told: Told<'_>| said(told.board().into_iter().map(|(_, line)| line));
                assert_eq!(board(told), board(other));
                assert_eq!(said(told.question()), said(other.question()));
                assert_eq!(said(told.offers()), said(other.offers()));
                worlds += u32::from(world != *game);
            }
        });
        // What the other one draws is told without its name, and nothing else is left out.
        for seat in Seat::BOTH {
            let (all, mine) = (said(Told::to_all(&game).log(0)), said(Told::to(&game, seat).log(0)));
            assert_eq!(all.len(), mine.len());
            let other = seat.other().to_string();
            for (all, mine) in all.iter().zip(&mine).filter(|(all, mine)| all != mine) {
                assert!(mine.contains("a card") && !all.contains("a card"), "{all}: {mine}");
                unnamed += 1;
            }
            let draws = |lines: &[String], what: &str| {
                lines.iter().filter(|line| line.starts_with(&format!("{other} draws{what}"))).count()
            };
            assert_eq!(draws(&mine, " a card"), draws(&all, ""));
        }
    }
    assert!(worlds > 100 && unnamed > 100, "{worlds}, {unnamed}");
}

#[test]
fn a_saved_game_ends_alike_and_another_is_refused() {
    let decks = ["marsh.txt", "dunes.txt"].map(deck_of);
    let mut game = Game::new(&setup(60, true), Rng::new(4, 0)).expect("decks");
    let mut choices = Vec::new();
    let [mut a, mut b] = Seat::BOTH.map(|seat| Random(duel::player_stream(4, 0, seat)));
    duel::finish(&mut game, [&mut a, &mut b], |_, at, _| choices.push(u16::try_from(at).expect("few")));
    let numbers = |at: usize| Numbers::of_exo(["a", "b"][at], &decks[at]).expect("every card has a number");
    let saved = Replay {
        version: replay::VERSION,
        rules: "exo".to_owned(),
        decks: [numbers(0), numbers(1)],
        seed: 4,
        index: 0,
        turn_limit: 60,
        first: None,
        players: Default::default(),
        choices,
        conceded: None,
        outcome: game.outcome(),
        log: replay::log_hash(&game),
    };
    let text = serde_json::to_string(&saved).expect("plain data");
    let read = Replay::read(&text).expect("what was written");
    assert_eq!(read, saved);
    let again = |saved: &Replay| -> Result<Game, Vec<ReplayError>> {
        let decks = app::saved::decks(saved, &sheets())?;
        let setup = Setup { decks: BySeat(decks), turn_limit: saved.turn_limit, first: None, logged: true };
        let game = Game::new(&setup, Rng::new(saved.seed, saved.index))
            .map_err(|errors| errors.iter().map(refused::exo).map(ReplayError::Decks).collect::<Vec<_>>())?;
        saved.again(game).map_err(|(_, errors)| errors)
    };
    assert_eq!(again(&read), Ok(game));
    let errors = |change: &dyn Fn(&mut Replay)| {
        let mut other = saved.clone();
        change(&mut other);
        again(&other).expect_err("it is another game")
    };
    assert!(matches!(errors(&|saved| saved.choices[3] = 999)[..], [ReplayError::NoSuchChoice { at: 4, .. }]));
    assert!(matches!(errors(&|saved| saved.log.clear())[..], [ReplayError::Log { .. }]));
    assert!(matches!(errors(&|saved| saved.conceded = Some(Seat::B))[..], [ReplayError::ConcededLate(Seat::B)]));
    let stranger = errors(&|saved| saved.decks[0].evolutions[0].0 = "EXO1-999".parse().expect("a number"));
    assert!(matches!(&stranger[..], [ReplayError::UnknownCard(number)] if number.as_str() == "EXO1-999"));
    assert!(matches!(errors(&|saved| saved.decks[1].cards.truncate(1))[..], [ReplayError::Decks(_)]));
}
