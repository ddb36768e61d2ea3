//! Yu-Gi-Oh!.

use super::{Apart, Begins, alike};
use crate::app::apart::NoDeck;
use crate::app::saved;
use crate::app::yugioh as app;
use crate::card::Game as OfGame;
use crate::engine::yugioh::{Deck, Game, Readings, Ready, Setup, Sheet, setup};
use crate::engine::{BySeat, Rng, Seat};
use crate::language::Message;
use crate::legality::Outcome;
use crate::sim::edition::YUGIOH;
use crate::sim::goldfish::{Noted, yugioh as alone};
use crate::sim::modelled::Modelled;
use crate::sim::refused;
use crate::sim::replay::{Numbers, Replay, ReplayError};
use crate::sim::yugioh::cards::{self, Sheets};

impl Apart for Game {
    const GAME: OfGame = OfGame::Yugioh;
    const RULES: &'static str = YUGIOH;
    const NOTED: Noted = Noted::Yugioh;

    alike!();

    fn of_database(bytes: &[u8]) -> Option<Sheets> {
        app::sheets_of_database(bytes)
    }

    fn numbers(name: &str, deck: &Deck) -> Option<Numbers> {
        Numbers::of_yugioh(name, deck)
    }

    fn ready(decks: BySeat<Deck>, Begins { turn_limit, first, logged }: Begins) -> Result<Ready, Vec<Message>> {
        let setup = Setup { decks, readings: Readings::default(), turn_limit, first, logged };
        setup.ready().map_err(|errors| errors.iter().map(refused::yugioh).collect())
    }

    fn set_up_after(ready: &Ready, lost: Option<Seat>, rng: Rng) -> Self {
        Self::begin_after(ready, lost, rng)
    }

    fn dummy(_: &Deck) -> Deck {
        alone::dummy()
    }

    fn leader(_: &Deck) -> Option<(&str, &str)> {
        None
    }

    fn saved(replay: &Replay, sheets: &Sheets) -> Result<[Deck; 2], Vec<ReplayError>> {
        saved::decks_of_yugioh(replay, sheets)
    }
}
