//! Any bytes, read as a board and the answers of both players, wrong ones among them: nothing panics, every invariant
//! holds after each piece of work, what is not offered is refused and changes nothing, a game that a player cannot tell from
//! it is sound and asks the same, the game ends, and played again it is the same. [`play`](games::play) takes any game.

#![no_main]

use std::sync::{Arc, LazyLock};

use deckscouter::engine::dbscg::{CardId, Choice, Edition, Game, Roster};
use deckscouter::engine::{Playable as _, Refused, Rng};
use deckscouter::sim::replay;
use games::{Bytes, play};
use libfuzzer_sys::fuzz_target;

mod games;
#[path = "../it/generator.rs"]
mod generator;

/// The cards by each manual.
static STOCKS: LazyLock<[(Arc<Roster>, Edition); 2]> =
    LazyLock::new(|| ["dbscg-1.10", "dbscg-4.00"].map(generator::stock));

fn wrong(n: usize, bytes: &mut Bytes<'_>) -> Choice {
    let mut card = || CardId(u16::try_from(bytes.below(200)).expect("below 200"));
    match n % 8 {
        0 => Choice::Card(card()),
        1 => Choice::Play(card()),
        2 => Choice::Combo(card()),
        3 => Choice::Attack(card(), card()),
        4 => Choice::Activate(card(), 200),
        5 => Choice::Grow(card()),
        6 => Choice::Number(60_000),
        _ => Choice::Option(200),
    }
}

fn assert_sound(game: &Game) {
    let wrong = game.check();
    assert!(wrong.is_empty(), "{wrong:?}");
}

/// A choice that is not offered is refused and changes nothing.
fn assert_refused(game: &mut Game, n: usize, bytes: &mut Bytes<'_>) {
    let choice = wrong(n, bytes);
    if !game.options().contains(&choice) {
        let before = game.state().clone();
        assert_eq!(game.answer(choice), Err(Refused::NotAnOption));
        assert!(*game.state() == before);
    }
}

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = Bytes(bytes);
    let (stock, edition) = &STOCKS[bytes.below(STOCKS.len())];
    let board = generator::board(stock, *edition, |most| bytes.below(most));
    let begin = || Game::from_board(&board, Rng::new(1, 0));
    let Ok(mut game) = begin() else {
        assert!(!board.problems().is_empty());
        return;
    };
    let sound = |game: &mut Game| {
        assert_sound(game);
        while game.advance() {
            assert_sound(game);
        }
    };
    let choices = play(&mut game, &mut bytes, sound, assert_refused);
    let mut again = begin().expect("it has begun before");
    replay::follow(&mut again, &choices).expect("the same offers");
    assert!(again.state() == game.state());
});
