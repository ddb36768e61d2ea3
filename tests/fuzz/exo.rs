//! Any bytes, read as two decks of Creatures of Exo and the answers of both players, wrong ones among them: nothing panics,
//! every invariant holds at each question, what is not offered is refused, a game that a player cannot tell from it is sound and
//! asks the same, the game ends, and played again it is the same.

#![no_main]

use std::sync::{Arc, LazyLock};

use deckscouter::engine::exo::{Deck, Game, Kind, Setup, Sheet};
use deckscouter::engine::{BySeat, Playable as _, Rng};
use deckscouter::sim::exo::cards;
use deckscouter::sim::replay;
use games::{Bytes, play};
use libfuzzer_sys::fuzz_target;

mod games;

/// The cards of the samples.
static SHEETS: LazyLock<Vec<Arc<Sheet>>> = LazyLock::new(|| {
    let table = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../decks/exo/cards.csv"));
    cards::read(table).expect("a table").values().map(|sheet| Arc::clone(sheet)).collect()
});

/// A deck that the bytes make: any Leader, a few cards of the main deck, some Evolutions.
fn deck(bytes: &mut Bytes<'_>) -> Deck {
    let any = |bytes: &mut Bytes<'_>, is: fn(&Sheet) -> bool| {
        let fit: Vec<&Arc<Sheet>> = SHEETS.iter().filter(|sheet| is(sheet)).collect();
        Arc::clone(fit[bytes.below(fit.len())])
    };
    let leader = any(bytes, |sheet| sheet.kind == Kind::Leader);
    let main = |sheet: &Sheet| sheet.kind != Kind::Leader && !sheet.evolution && !sheet.relic && !sheet.token;
    let cards = 4 + bytes.below(30);
    let main = (0..cards).map(|_| any(bytes, main)).collect();
    let evolutions = (0..bytes.below(6)).map(|_| any(bytes, |sheet| sheet.evolution)).collect();
    let relics = SHEETS.iter().filter(|sheet| sheet.relic).cloned().collect();
    Deck { leader, main, evolutions, relics }
}

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = Bytes(bytes);
    let decks = BySeat([deck(&mut bytes), deck(&mut bytes)]);
    let ready = Setup { decks, turn_limit: 60, first: None, logged: true }.ready().expect("decks of sound cards");
    let begin = || Game::begin(&ready, Rng::new(1, 0));
    let mut game = begin();
    let choices = play(&mut game, &mut bytes, |game| assert_eq!(game.check(), []), |_, _, _| ());
    let mut again = begin();
    replay::follow(&mut again, &choices).expect("the same offers");
    assert_eq!(again, game);
    assert!(game.outcome().is_some());
});
