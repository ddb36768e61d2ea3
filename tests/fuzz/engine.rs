//! Any bytes, read as a board and the answers of both players, wrong ones among them: nothing panics, every invariant
//! holds after each piece of work, what is not offered is refused and changes nothing, the game ends, and played again it
//! is the same.

#![no_main]

use std::sync::{Arc, LazyLock};

use deckscouter::engine::dbscg::{CardId, Choice, Game, Refused, Rng, Roster};
use deckscouter::player::{Dummy, Player};
use deckscouter::sim::{edition, replay};
use libfuzzer_sys::fuzz_target;

#[path = "../it/generator.rs"]
mod generator;

static STOCK: LazyLock<Arc<Roster>> = LazyLock::new(generator::stock);

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

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = Bytes(bytes);
    let board = generator::board(&STOCK, edition::usual(), |most| bytes.below(most));
    let begin = || Game::from_board(&board, Rng::new(1, 0));
    let Ok(mut game) = begin() else {
        assert!(!board.problems().is_empty());
        return;
    };
    assert_sound(&game);
    let mut choices = Vec::new();
    loop {
        while game.advance() {
            assert_sound(&game);
        }
        let Some(decision) = game.decision() else { break };
        let options = decision.options.len();
        let at = match bytes.next() {
            // Some bytes are wrong answers.
            Some(n @ 240..) => {
                let choice = wrong(n, &mut bytes);
                if !decision.options.contains(&choice) {
                    let before = replay::state_hash(&game);
                    assert_eq!(game.answer(choice), Err(Refused::NotAnOption));
                    assert_eq!(replay::state_hash(&game), before);
                }
                continue;
            }
            Some(n) => n % options,
            // Without bytes both players pass to the end.
            None => Dummy.choose(&game.view(decision.seat)),
        };
        let choice = decision.options[at];
        choices.push(u16::try_from(at).expect("few options"));
        assert!(choices.len() < PATIENCE, "no end");
        game.answer(choice).expect("it is offered");
        assert_sound(&game);
    }
    let mut again = begin().expect("it has begun before");
    replay::follow(&mut again, &choices).expect("the same offers");
    assert_eq!(replay::state_hash(&again), replay::state_hash(&game));
});
