//! Force of Will.

use super::{Apart, Begins, alike};
use crate::app::apart::NoDeck;
use crate::app::fow as app;
use crate::app::saved;
use crate::card::Game as OfGame;
use crate::engine::BySeat;
use crate::engine::fow::{Deck, Game, Ready, Setup, Sheet, setup};
use crate::language::Message;
use crate::legality::Outcome;
use crate::sim::edition::FORCE_OF_WILL;
use crate::sim::fow::cards::{self, Sheets};
use crate::sim::goldfish::{Noted, fow as alone};
use crate::sim::modelled::Modelled;
use crate::sim::refused;
use crate::sim::replay::{Numbers, Replay, ReplayError};

impl Apart for Game {
    const GAME: OfGame = OfGame::ForceOfWill;
    const RULES: &'static str = FORCE_OF_WILL;
    const NOTED: Noted = Noted::ForceOfWill;

    alike!();

    fn numbers(name: &str, deck: &Deck) -> Option<Numbers> {
        Numbers::of_force_of_will(name, deck)
    }

    fn ready(decks: BySeat<Deck>, Begins { turn_limit, first, logged }: Begins) -> Result<Ready, Vec<Message>> {
        let setup = Setup { decks, turn_limit, first, logged };
        setup.ready().map_err(|errors| errors.iter().map(refused::force_of_will).collect())
    }

    fn dummy(_: &Deck) -> Deck {
        alone::dummy()
    }

    fn leader(deck: &Deck) -> Option<(&str, &str)> {
        Some((&deck.ruler.number, &deck.ruler.front.name))
    }

    fn saved(replay: &Replay, sheets: &Sheets) -> Result<[Deck; 2], Vec<ReplayError>> {
        saved::decks_of_force_of_will(replay, sheets)
    }
}
