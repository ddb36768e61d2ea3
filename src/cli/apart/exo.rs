//! Creatures of Exo.

use super::{Apart, Begins, alike};
use crate::app::apart::NoDeck;
use crate::app::exo as app;
use crate::app::saved;
use crate::card::Game as OfGame;
use crate::engine::BySeat;
use crate::engine::exo::{Deck, Game, Ready, Setup, Sheet, setup};
use crate::language::Message;
use crate::legality::Outcome;
use crate::sim::edition::EXO;
use crate::sim::exo::cards::{self, Sheets};
use crate::sim::goldfish::{Noted, exo as alone};
use crate::sim::modelled::Modelled;
use crate::sim::refused;
use crate::sim::replay::{Numbers, Replay, ReplayError};

impl Apart for Game {
    const GAME: OfGame = OfGame::Exo;
    const RULES: &'static str = EXO;
    const NOTED: Noted = Noted::Exo;

    alike!();

    fn numbers(name: &str, deck: &Deck) -> Option<Numbers> {
        Numbers::of_exo(name, deck)
    }

    fn ready(decks: BySeat<Deck>, Begins { turn_limit, first, logged }: Begins) -> Result<Ready, Vec<Message>> {
        let setup = Setup { decks, turn_limit, first, logged };
        setup.ready().map_err(|errors| errors.iter().map(refused::exo).collect())
    }

    fn dummy(deck: &Deck) -> Deck {
        alone::dummy(deck)
    }

    fn leader(deck: &Deck) -> Option<(&str, &str)> {
        Some((&deck.leader.number, &deck.leader.front.name))
    }

    fn saved(replay: &Replay, sheets: &Sheets) -> Result<[Deck; 2], Vec<ReplayError>> {
        saved::decks(replay, sheets)
    }
}
