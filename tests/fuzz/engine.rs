//! Any bytes, read as a board and the answers of both players, wrong ones among them: nothing panics, every invariant
//! holds after each piece of work, what is not offered is refused and changes nothing, a game that a player cannot tell from
//! it is sound and asks the same, the game ends, and played again it is the same. [`play`] takes any game.

#![no_main]

use std::sync::{Arc, LazyLock};

use deckscouter::engine::dbscg::{CardId, Choice, Edition, Game, Roster};
use deckscouter::engine::{Offers, Playable, Refused, Rng, Step};
use deckscouter::player::{Dummy, Player};
use deckscouter::sim::replay;
use libfuzzer_sys::fuzz_target;

#[path = "../it/generator.rs"]
mod generator;

/// The cards by each manual.
static STOCKS: LazyLock<[(Arc<Roster>, Edition); 2]> =
    LazyLock::new(|| ["dbscg-1.10", "dbscg-4.00"].map(generator::stock));

/// Answers after which a game is taken for endless.
const PATIENCE: usize = 5_000;

/// The bytes that are left.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> Option<usize> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(usize::from(*first))
    }

    /// A number below another; 0 where there are no more bytes. Nothing on a board is counted beyond 255.
    fn below(&mut self, most: usize) -> usize {
        self.next().unwrap_or(0) % most
    }
}

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
        let before = replay::state_hash(game);
        assert_eq!(game.answer(choice), Err(Refused::NotAnOption));
        assert_eq!(replay::state_hash(game), before);
    }
}

/// Plays any game with the bytes that are left. `sound` sees it at every decision, and every possible game; `wrong` may try
/// what is not offered. Gives the places of all answers.
fn play<G: Playable>(
    game: &mut G,
    bytes: &mut Bytes<'_>,
    mut sound: impl FnMut(&mut G),
    mut wrong: impl FnMut(&mut G, usize, &mut Bytes<'_>),
) -> Vec<u16> {
    let mut choices = Vec::new();
    loop {
        sound(game);
        let Step::Decide(seat) = game.step() else { return choices };
        let options = game.options().len();
        let at = match bytes.next() {
            // Some bytes are wrong answers.
            Some(n @ 240..) => {
                assert_eq!(game.answer(options + n), Err(Refused::NotAnOption));
                wrong(game, n, bytes);
                let mut world = game.possible(seat, &mut Rng::new(2, n as u64));
                assert_eq!(world.known_to(seat).offers(), options);
                sound(&mut world);
                continue;
            }
            Some(n) => n % options,
            // Without bytes both players pass to the end.
            None => Player::<G>::choose(&mut Dummy, &game.known_to(seat)),
        };
        choices.push(u16::try_from(at).expect("few options"));
        assert!(choices.len() < PATIENCE, "no end");
        game.answer(at).expect("it is offered");
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
    assert_eq!(replay::state_hash(&again), replay::state_hash(&game));
});
