//! What a seat may know.

use enumset::EnumSet;

use crate::ability::fow::{Ability, Pick, Word};
use crate::engine::fow::Game;
use crate::engine::fow::state::{Area, Battle, Choice, Link, Phase, Pointed, Question, Table, What};
use crate::engine::{CardId, Outcome, Seat};

use super::Speaker;

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
    /// It is rested.
    pub rested: bool,
    /// ATK and DEF, if they are known.
    pub stats: Option<[i32; 2]>,
    /// The damage that it was dealt.
    pub damage: u32,
    /// Its counters.
    pub counters: Vec<(String, u8)>,
}

/// All that a seat sees, to be compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sight {
    /// The cards of each area of each player that are told apart.
    pub cards: Vec<(Seat, Area, Vec<Seen>)>,
    /// The life points.
    pub life: [i32; 2],
    /// The will that is there to be spent.
    pub pool: [[u8; 6]; 2],
    /// Turn and phase.
    pub when: (u16, Seat, Phase),
    /// The chase.
    pub chase: Vec<Link>,
    /// The battle under way.
    pub battle: Option<Battle>,
    /// What this seat is asked.
    pub asked: Option<(Question, Vec<Choice>)>,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

impl<'g> View<'g> {
    /// What a seat sees of a game.
    pub(in crate::engine::fow) const fn new(game: &'g Game, seat: Seat) -> Self {
        Self { game, seat }
    }

    /// The game that is seen.
    pub(in crate::engine::fow) const fn game(&self) -> &'g Game {
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
        self.game.object(card).known[self.seat]
    }

    /// ATK and DEF of a card, if this seat knows what it is.
    pub fn stats(&self, card: CardId) -> Option<[i32; 2]> {
        self.knows(card).then(|| self.game.stats(card))
    }

    /// What a card costs in all, if this seat knows what it is.
    pub fn cost(&self, card: CardId) -> Option<u32> {
        let object = self.game.object(card);
        self.knows(card).then(|| self.game.roster.sheet(object.sheet).cost.total())
    }

    /// Whether a card is a resonator or a J-ruler on the field.
    pub fn fights(&self, card: CardId) -> bool {
        self.game.fights(card)
    }

    /// The words of a card, if this seat knows what it is.
    pub fn words(&self, card: CardId) -> Option<EnumSet<Word>> {
        self.knows(card).then(|| self.game.words(card))
    }

    /// What is said as a card of this seat is played, or as an ability of it is.
    pub fn said_by(&self, choice: Choice) -> Vec<&'g Ability> {
        let game: &'g Game = self.game;
        let what = match choice {
            Choice::Play(card, way) => What::Play(game.state.table().now(card), way),
            Choice::Use(card, line) => match game.abilities(card).find(|(at, _)| at.line == line) {
                Some((at, _)) => What::Ability(game.state.table().now(card), at),
                None => return Vec::new(),
            },
            _ => return Vec::new(),
        };
        game.speaking(what).map(|(_, ability)| ability).collect()
    }

    /// What can be a target of a card of this seat.
    pub(crate) fn targets(&self, card: CardId, pick: &Pick) -> Vec<Pointed> {
        self.game.targets_of(Speaker { seat: self.seat, card }, pick)
    }

    /// What the card says that is being played or resolved, where this seat is asked for it.
    pub fn says(&self) -> Option<&'g Ability> {
        self.question()?;
        self.game.says()
    }

    /// A card, as far as this seat knows it.
    pub fn seen(&self, card: CardId) -> Seen {
        let object = self.game.object(card);
        Seen {
            card,
            sheet: self.knows(card).then_some(object.sheet),
            rested: object.rested,
            stats: self.stats(card),
            damage: object.damage,
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
            life: table.life.0,
            pool: table.pool.0,
            when: (table.turn, table.active, table.phase),
            chase: table.chase.clone(),
            battle: table.battle,
            asked: self.question().map(|question| (question, self.options().to_vec())),
            outcome: table.outcome,
        }
    }
}
