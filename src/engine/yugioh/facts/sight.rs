//! What a seat may know.

use crate::ability::yugioh::cards::{Is, Noun, Pick, Place};
use crate::ability::yugioh::deed::Lies;
use crate::ability::yugioh::{Effect, Holds, How};
use crate::engine::yugioh::Game;
use crate::engine::yugioh::roster::Kind;
use crate::engine::yugioh::state::{Area, Battle, Choice, Link, Part, Phase, Question, Table};
use crate::engine::{CardId, Outcome, Seat, whose};

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
    /// How it lies.
    pub lies: Lies,
    /// ATK and DEF, if they are known.
    pub stats: Option<[i32; 2]>,
    /// Its counters.
    pub counters: Vec<(String, u8)>,
}

/// All that a seat sees, to be compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sight {
    /// The cards of each area of each player that are told apart.
    pub cards: Vec<(Seat, Area, Vec<Seen>)>,
    /// The Life Points.
    pub lp: [i32; 2],
    /// Turn, phase and step.
    pub when: (u16, Seat, Phase, Option<Part>),
    /// The Chain.
    pub chain: Vec<Link>,
    /// The battle under way.
    pub battle: Option<Battle>,
    /// What this seat is asked.
    pub asked: Option<(Question, Vec<Choice>)>,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

impl<'g> View<'g> {
    /// What a seat sees of a game.
    pub(in crate::engine::yugioh) const fn new(game: &'g Game, seat: Seat) -> Self {
        Self { game, seat }
    }

    /// The game that is seen.
    pub(in crate::engine::yugioh) const fn game(&self) -> &'g Game {
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

    /// Whose rules a card follows, if this seat knows what it is.
    pub fn kind(&self, card: CardId) -> Option<Kind> {
        self.knows(card).then(|| self.game.kind(card))
    }

    /// The Level or Rank of a card, if this seat knows what it is.
    pub fn level(&self, card: CardId) -> Option<u8> {
        if self.knows(card) { self.game.level(card).or_else(|| self.game.rank(card)) } else { None }
    }

    /// The card that this seat is asked about.
    pub fn asking(&self) -> Option<CardId> {
        self.question()?;
        self.game.asking()
    }

    /// Whether a card is a monster on the field.
    pub fn is_monster(&self, card: CardId) -> bool {
        self.game.is_monster(card)
    }

    /// The effect of a card by its line, if this seat knows what it is.
    pub fn effect(&self, card: CardId, line: u8) -> Option<&'g Effect> {
        self.knows(card).then(|| self.game.roster.effect(self.game.line_at(card, line)))
    }

    /// The effects of a card, if this seat knows what it is.
    pub fn effects(&self, card: CardId) -> impl Iterator<Item = &'g Effect> + use<'g> {
        let game = self.game;
        let of_it = self.knows(card).then(|| game.effects(card).map(|(_, effect)| effect));
        of_it.into_iter().flatten()
    }

    /// What holds by a card as it is printed, if this seat knows what it is.
    pub fn holds(&self, card: CardId) -> impl Iterator<Item = &'g Holds> + use<'g> {
        let game = self.game;
        let of_it = self.knows(card).then(|| game.sheet(card).statics(false).map(|holds| &holds.what));
        of_it.into_iter().flatten()
    }

    /// What the activation of a card by one of its lines aims at: its targets, or what an Equip Spell is equipped to. Nothing
    /// where this seat does not know what it is.
    pub fn aims(&self, card: CardId, line: u8) -> Vec<&'g Pick> {
        let (game, at) = (self.game, self.game.line_at(card, line));
        if !self.knows(card) {
            return Vec::new();
        }
        game.picks(card, at, game.roster.effect(at).how == How::Card).map(|(pick, _)| pick).collect()
    }

    /// Whether a card may be one that another speaks of; one that this seat does not know may be any that lies so.
    pub fn may_fit(&self, by: CardId, pick: &Pick, card: CardId) -> bool {
        let by = Speaker { seat: self.seat, card: by };
        if self.knows(card) {
            return self.game.fits(by, pick, card);
        }
        let is_monster = self.is_monster(card);
        let can_be = |is: &Is| match is {
            Is::A(Noun::Monster) => is_monster,
            Is::A(Noun::Spell | Noun::Trap | Noun::SpellTrap) => !is_monster,
            Is::A(Noun::Token) | Is::FaceUp | Is::Attack | Is::Special | Is::Attacking => false,
            _ => true,
        };
        let is_theirs = whose::is_of(pick.whose, self.seat, self.game.object(card).holder);
        is_theirs && pick.places.contains(Place::Field) && pick.filter.iter().all(can_be)
    }

    /// What the card says that is being activated or resolved, where this seat is asked for it.
    pub fn says(&self) -> Option<&'g Effect> {
        self.question()?;
        self.game.says()
    }

    /// A card, as far as this seat knows it.
    pub fn seen(&self, card: CardId) -> Seen {
        let object = self.game.object(card);
        Seen {
            card,
            sheet: self.knows(card).then_some(object.sheet),
            lies: object.lies,
            stats: self.stats(card),
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
            lp: table.lp.0,
            when: (table.turn, table.active, table.phase, table.part),
            chain: table.chain.clone(),
            battle: table.battle,
            asked: self.question().map(|question| (question, self.options().to_vec())),
            outcome: table.outcome,
        }
    }
}
