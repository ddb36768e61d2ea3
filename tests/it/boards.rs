//! Games from random boards: cards with every keyword in every area, begun at every moment. They keep every invariant
//! after each piece of work, end, play again alike, hide what is hidden, and refuse what is not offered. `SOAK=1` plays
//! a hundred times as many:
//!
//! ```sh
//! SOAK=1 cargo test --release --test it boards
//! ```

use std::sync::Arc;

use deckscouter::ability::Area;
use deckscouter::card::Kind;
use deckscouter::catalog::Catalog;
use deckscouter::engine::dbscg::edition::Point;
use deckscouter::engine::dbscg::{Board, BoardError, CardId, Choice, Edition, Game, Outcome, Refused, Rng, Seat};
use deckscouter::engine::dbscg::{Roster, ids::DefId};
use deckscouter::player::{Player, Random};
use deckscouter::report::told::Told;
use deckscouter::ruleset::{DEFAULT, Ruleset};
use deckscouter::sim::duel::{self, Printed};
use deckscouter::sim::edition;
use deckscouter::sim::replay::{self, log_text};

use crate::generator;
use crate::secrets;

const SEED: u64 = 20_190_719;

/// Answers after which a game is taken for endless.
const PATIENCE: usize = 20_000;

/// So many boards, of which the next game is to be played.
fn boards(count: u64, roster: &Arc<Roster>, edition: Edition, mut play: impl FnMut(u64, &Board)) {
    let count = if crate::engine::is_soak() { count * 100 } else { count / 3 };
    let mut valid = 0;
    for index in 0..count {
        let mut rng = Rng::stream(SEED, index, 7);
        let board = generator::board(roster, edition, |most| rng.below(u32::try_from(most).expect("few")) as usize);
        let problems = board.problems();
        match Game::from_board(&board, Rng::new(SEED, index)) {
            Ok(_) => assert_eq!(problems, [], "board {index}"),
            // The same reasons, and some: a board is not refused for nothing.
            Err(reasons) => assert!(reasons == problems && !problems.is_empty(), "board {index}"),
        }
        if problems.is_empty() {
            valid += 1;
            play(index, &board);
        }
    }
    assert!(valid > count / 2, "{valid} of {count} boards are such as a game can have");
}

fn begin(board: &Board, index: u64) -> Game {
    Game::from_board(board, Rng::new(SEED, index)).expect("a board without problems")
}

/// What is wrong with a game, and how it came to be so.
fn assert_sound(game: &Game, index: u64) {
    let wrong = game.check();
    if !wrong.is_empty() {
        let log: Vec<String> = Told::to_all(game).log(0).map(|line| line.to_string()).collect();
        let log = log.join("\n");
        panic!("board {index}, turn {}: {wrong:#?}\nafter\n{log}", game.state().turn);
    }
}

/// Plays to the end, looking at the game after every piece of work; `answered` sees it at every decision.
fn play(game: &mut Game, index: u64, mut answered: impl FnMut(&Game, usize)) {
    let mut players = Seat::BOTH.map(|seat| Random(duel::player_stream(SEED, index, seat)));
    for _ in 0..PATIENCE {
        while game.advance() {
            assert_sound(game, index);
        }
        let Some(decision) = game.decision() else { return };
        let seat = decision.seat;
        let at = Player::<Game>::choose(&mut players[seat as usize], &game.view(seat));
        let choice = decision.options[at];
        answered(game, at);
        game.answer(choice).expect("it is offered");
        assert_sound(game, index);
    }
    panic!("board {index}: no end after {PATIENCE} answers");
}

/// The manual of today.
const TODAY: &str = "dbscg-4.00";

#[test]
fn games_from_any_board_keep_every_invariant_end_and_play_again_alike() {
    keep_every_invariant(150, DEFAULT);
}

#[test]
fn games_from_any_board_by_manual_4_00_do_so_too() {
    keep_every_invariant(100, TODAY);
}

fn keep_every_invariant(count: u64, ruleset: &str) {
    let (stock, edition) = generator::stock(ruleset);
    let mut ends = [0; 3];
    let mut begins = [0; 5];
    boards(count, &stock, edition, |index, board| {
        let mut game = begin(board, index);
        let mut choices = Vec::new();
        let fork_at = Rng::stream(SEED, index, 9).below(60) as usize;
        let mut fork = None;
        play(&mut game, index, |game, at| {
            if choices.len() == fork_at {
                fork = Some(game.clone());
            }
            choices.push(u16::try_from(at).expect("few options"));
        });
        let outcome = game.state().outcome.expect("every game ends");
        ends[match outcome {
            Outcome::Won(_) => 0,
            Outcome::Draw => 1,
            Outcome::TurnLimit => 2,
        }] += 1;
        // No card of the stock makes a loop that nobody can stop.
        let lost = |seat| [Area::Life, Area::Deck].iter().any(|area| game.state().cards(seat, *area).is_empty());
        assert!(outcome != Outcome::Draw || (lost(Seat::A) && lost(Seat::B)), "board {index}");
        begins[board.begin as usize] += 1;
        assert!(outcome != Outcome::TurnLimit || game.state().turn == board.turn_limit, "board {index}");

        let mut again = begin(board, index);
        replay::follow(&mut again, &choices).expect("the same offers");
        assert!(again.state() == game.state(), "board {index}");
        assert!(log_text(&again) == log_text(&game), "board {index}");
        if let Some(mut fork) = fork {
            replay::follow(&mut fork, &choices[fork_at..]).expect("the same offers");
            assert!(fork.state() == game.state(), "the copy of board {index}");
            assert!(log_text(&fork) == log_text(&game), "the copy of board {index}");
        }
    });
    eprintln!("won, drawn, at the turn limit: {ends:?}; begun at each moment: {begins:?}");
    assert!(ends[0] > 0 && ends[2] > 0 && begins.iter().all(|n| *n > 0), "{ends:?} {begins:?}");
}

#[test]
fn games_from_boards_of_real_cards_are_sound() {
    real_cards(100, DEFAULT);
}

#[test]
fn games_from_boards_of_real_cards_by_manual_4_00_are_sound_too() {
    real_cards(40, TODAY);
}

fn real_cards(count: u64, ruleset: &str) {
    let edition = edition::of(&Ruleset::embedded(ruleset).expect("embedded")).expect("it is played");
    let catalog = Catalog::embedded();
    let numbers = catalog.numbers();
    let entries = numbers.iter().map(|number| catalog.get(number).expect("a card"));
    let (leaders, others): (Vec<Printed<'_>>, Vec<Printed<'_>>) = entries
        .map(Printed::from)
        .filter(|printed| edition.has(Point::ZCards) || !printed.card.kind.is_z())
        .partition(|printed| printed.card.kind == Kind::Leader);
    let (z_cards, others): (Vec<_>, Vec<_>) = others.into_iter().partition(|printed| printed.card.kind.is_z());
    // A leader is played with what is known of it; of the others those are taken that have skills, all of them known.
    let skilled = |card: &Printed<'_>| card.is_modelled() && !card.front.lines.is_empty();
    let [others, z_cards]: [Vec<Printed<'_>>; 2] =
        [others, z_cards].map(|cards| cards.into_iter().filter(skilled).collect());
    eprintln!("{} leaders, {} other cards with skills, {} Z-Cards", leaders.len(), others.len(), z_cards.len());
    let mut played = 0;
    for index in 0..if crate::engine::is_soak() { 200 * count } else { count / 3 } {
        let mut rng = Rng::stream(SEED, index, 11);
        let mut below = |most: usize| rng.below(u32::try_from(most).expect("few")) as usize;
        let mut roster = Roster::by(edition);
        for from in [&leaders, &others, &z_cards] {
            for _ in 0..if from.is_empty() { 0 } else { 24 } {
                let printed = from[below(from.len())];
                roster.add(printed.card, printed.front, printed.back);
            }
        }
        let board = generator::board(&Arc::new(roster), edition, below);
        let Ok(mut game) = Game::from_board(&board, Rng::new(SEED, index)) else { continue };
        play(&mut game, index, |_, _| ());
        played += 1;
    }
    assert!(played > count / 4, "{played}");
}

/// A Battle Card without skills.
fn blank(roster: &Roster) -> DefId {
    let plain = |id: &DefId| {
        let def = roster.def(*id);
        def.card.kind == Kind::Battle && def.sides[0].skills.is_empty()
    };
    roster.ids().find(plain).expect("every scenario has a blank card")
}

#[test]
fn games_from_any_board_by_manual_1_078_are_sound_too() {
    let (stock, edition) = generator::stock("dbscg-1.078");
    let (mut played, mut replaced) = (0, 0);
    for index in 0..60 {
        let mut rng = Rng::stream(SEED, index, 8);
        let mut board = generator::board(&stock, edition, |most| rng.below(u32::try_from(most).expect("few")) as usize);
        // A board with a card that the edition does not know is refused.
        while let Some(odd) = board.problems().iter().find_map(|problem| match problem {
            BoardError::Unknown(at, _) => Some(*at),
            _ => None,
        }) {
            board.cards[odd].def = blank(&stock);
            board.cards[odd].markers = 0;
            replaced += 1;
        }
        let Ok(mut game) = Game::from_board(&board, Rng::new(SEED, index)) else { continue };
        play(&mut game, index, |game, _| {
            let none = Seat::BOTH.iter().all(|&seat| game.state().cards(seat, Area::Unison).is_empty());
            assert!(none, "there is no Unison Area in 1.078");
        });
        played += 1;
    }
    assert!(played > 10 && replaced > 100, "{played} played, {replaced} cards replaced");
}

#[test]
fn what_is_hidden_on_a_board_changes_nothing_that_a_player_sees() {
    let compared = [DEFAULT, TODAY].map(hidden);
    assert!(compared.iter().all(|views| *views > 500), "{compared:?}");
}

/// How many views were compared.
fn hidden(ruleset: &str) -> usize {
    let (stock, edition) = generator::stock(ruleset);
    let mut compared = 0;
    boards(60, &stock, edition, |index, board| {
        // What is asked must not depend on what a player happens to hold.
        let board = Board { ask_all: true, ..board.clone() };
        let mut game = begin(&board, index);
        let mut answers = 0;
        play(&mut game, index, |game, _| {
            answers += 1;
            if answers % 4 == 0 {
                compared += secrets::assert_hidden(game, index);
            }
        });
    });
    compared
}

/// Answers of every form, about cards that are there and cards that are not.
fn any_choice(rng: &mut Rng, cards: usize) -> Choice {
    let mut below = |most: usize| rng.below(u32::try_from(most).expect("few"));
    let mut card = || CardId(u16::try_from(below(cards + 2)).expect("few"));
    let (one, other) = (card(), card());
    let n = u8::try_from(below(4)).expect("few");
    match below(12) {
        0 => Choice::Pass,
        11 => Choice::Marker,
        1 => Choice::Done,
        2 => Choice::Yes,
        3 => Choice::Card(one),
        4 => Choice::Play(one),
        5 => Choice::Combo(one),
        6 => Choice::Attack(one, other),
        7 => Choice::Activate(one, n),
        8 => Choice::Grow(one),
        9 => Choice::Number(u16::from(n) * 20_000),
        _ => Choice::Option(n * 80),
    }
}

#[test]
fn an_answer_that_is_not_offered_is_refused_and_changes_nothing() {
    let mut refused = 0;
    let (stock, edition) = generator::stock(DEFAULT);
    boards(45, &stock, edition, |index, board| {
        let mut game = begin(board, index);
        let mut rng = Rng::stream(SEED, index, 10);
        play(&mut game, index, |game, _| {
            if rng.below(8) > 0 {
                return;
            }
            let mut copy = game.clone();
            let before = format!("{copy:?}");
            for _ in 0..12 {
                let choice = any_choice(&mut rng, game.state().objects.len());
                if !game.decision().expect("asked").options.contains(&choice) {
                    assert_eq!(copy.answer(choice), Err(Refused::NotAnOption), "board {index}");
                    refused += 1;
                }
            }
            assert!(format!("{copy:?}") == before, "board {index}: a refused answer changed the game");
        });
        let over = format!("{game:?}");
        for _ in 0..5 {
            let choice = any_choice(&mut rng, game.state().objects.len());
            assert_eq!(game.answer(choice), Err(Refused::NothingToDecide));
        }
        game.concede(Seat::A);
        assert!(format!("{game:?}") == over, "board {index}: the end is the end");
    });
    assert!(refused > 1000, "{refused}");
}
