//! What a seat may know.

use crate::ability::exo::{Effect, Verb};
use crate::engine::exo::Game;
use crate::engine::exo::state::{
    Area, Attack, CardId, Chain, Choice, Draft, Into, Phase, Question, Step, Table, Unit, What,
};
use crate::engine::{Outcome, Seat};

/// A game as one of its players sees it.
#[derive(Clone, Copy, Debug)]
pub struct View<'g> {
    game: &'g Game,
    seat: Seat,
}

/// A card as somebody sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    /// Its number in the game, where it lies in the open or can be told apart.
    pub card: CardId,
    /// What is printed on it, if that is known.
    pub sheet: Option<u16>,
    /// Face up.
    pub up: bool,
    /// Its force, if it is known.
    pub force: Option<i32>,
    /// Its counters.
    pub counters: Vec<(String, u8)>,
}

/// All that a seat sees, to be compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sight {
    /// The cards of each area of each player that are told apart.
    pub cards: Vec<(Seat, Area, Vec<Seen>)>,
    /// The lives.
    pub lives: [u8; 2],
    /// Turn, phase and step.
    pub when: (u16, Seat, Phase, Step),
    /// The chains.
    pub chains: Vec<Chain>,
    /// The attack under way.
    pub attack: Option<Attack>,
    /// What this seat is asked.
    pub asked: Option<(Question, Vec<Choice>)>,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

impl<'g> View<'g> {
    /// What a seat sees of a game.
    pub(in crate::engine::exo) const fn new(game: &'g Game, seat: Seat) -> Self {
        Self { game, seat }
    }

    /// The game that is seen.
    pub(in crate::engine::exo) const fn game(&self) -> &'g Game {
        self.game
    }

    /// Whose view it is.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// What can be answered, where this seat is asked.
    pub fn options(&self) -> &'g [Choice] {
        match self.game.state.asked() {
            Some(asked) if asked.seat == self.seat => &asked.options,
            _ => &[],
        }
    }

    /// What this seat is asked.
    pub fn question(&self) -> Option<Question> {
        self.game.state.asked().filter(|asked| asked.seat == self.seat).map(|asked| asked.question)
    }

    /// What lies there. What is printed on cards that this seat does not know has to be left alone: ask
    /// [`knows`](Self::knows) first.
    pub(crate) fn table(&self) -> &'g Table {
        self.game.state.table()
    }

    /// Whether this seat knows what a card is.
    pub fn knows(&self, card: CardId) -> bool {
        let object = self.game.object(card);
        object.known[self.seat]
    }

    /// The force of a card, if this seat knows what it is.
    pub fn force(&self, card: CardId) -> Option<i32> {
        self.knows(card).then(|| self.game.force(card))
    }

    /// The effects of a card by their lines, if this seat knows what it is.
    pub fn effects(&self, card: CardId) -> impl Iterator<Item = (u8, &'g Effect)> + use<'g> {
        let game: &'g Game = self.game;
        let known = if self.knows(card) { Some(game.effects(card)) } else { None };
        known.into_iter().flatten().map(|(at, effect)| (at.line, effect))
    }

    /// What leaves the own field for a card that is played in a way: for each part of the price that takes something from there,
    /// the cards that can be it.
    pub fn leaves_for(&self, card: CardId, way: u8) -> Vec<Vec<CardId>> {
        let table = self.table();
        let draft = Draft { way, ..Draft::new(self.seat, What::Play(table.now(card)), Into::Chain) };
        let own = |card: &CardId| table.card(*card).area == Area::Field && table.card(*card).holder == self.seat;
        let leaves = |unit: &Unit| {
            let stays = matches!(unit.verb, None | Some(Verb::Cover | Verb::Uncover));
            !stays && !unit.from.is_empty() && unit.from.iter().all(own)
        };
        let units = self.game.units(&draft).unwrap_or_default();
        units.iter().filter(|unit| leaves(unit)).map(|unit| unit.from.to_vec()).collect()
    }

    /// A card, as far as this seat knows it.
    pub fn seen(&self, card: CardId) -> Seen {
        let object = self.game.object(card);
        let known = self.knows(card);
        Seen {
            card,
            sheet: known.then_some(object.sheet),
            up: object.up,
            force: self.force(card),
            counters: object.counters.clone(),
        }
    }

    /// All of it.
    pub fn sight(&self) -> Sight {
        let table = self.table();
        let mut cards = Vec::new();
        for seat in Seat::BOTH {
            for area in Area::ALL {
                cards.push((seat, area, table.area(seat, area).iter().map(|card| self.seen(*card)).collect()));
            }
        }
        Sight {
            cards,
            lives: table.lives.0,
            when: (table.turn, table.active, table.phase, table.step),
            chains: table.chains.clone(),
            attack: table.attack,
            asked: self.question().map(|question| (question, self.options().to_vec())),
            outcome: table.outcome,
        }
    }
}
