//! What the fuzzers of all games share: the bytes that are left, and a game that is played with them.

use deckscouter::engine::{Offers, Playable, Refused, Rng, Step};
use deckscouter::player::{Dummy, Player};

/// Answers after which a game is taken for endless.
const PATIENCE: usize = 5_000;

/// The bytes that are left.
pub struct Bytes<'a>(pub &'a [u8]);

impl Bytes<'_> {
    /// The next one.
    pub fn next(&mut self) -> Option<usize> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(usize::from(*first))
    }

    /// A number below another; 0 where there are no more bytes. Nothing on a board is counted beyond 255.
    pub fn below(&mut self, most: usize) -> usize {
        self.next().unwrap_or(0) % most
    }
}

/// Plays any game with the bytes that are left. `sound` sees it at every decision, and every possible game; `wrong` may try
/// what is not offered. Gives the places of all answers.
pub fn play<G: Playable>(
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
