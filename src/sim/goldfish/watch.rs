//! Notes that are taken from the record of events: own turns, and what is counted in each of them. What an event means to
//! them says each game.

use super::tally::{FIRSTS, Row, Turn, amount, number};
use super::{Notes, OWN};
use crate::engine::Seat;
use crate::sim::duel::Result as Played;
use crate::sim::replay::Recorded;

/// A game whose notes are taken from the record of what happens in it.
pub trait Watched: Recorded {
    /// Whether something may come to be playable later in a main phase; else only its beginning is looked at.
    const PLAYS_LATER: bool;

    /// Cards of the own deck, and of the own hand.
    fn cards(&self) -> [usize; 2];

    /// What the opponent has left to lose.
    fn life(&self) -> i32;

    /// Whether it is asked what to do in an own main phase.
    fn asks_main(&self) -> bool;

    /// Whether something is played by this answer to that.
    fn plays(choice: Self::Choice) -> bool;

    /// Notes down what an event is.
    fn happened(&self, event: &Self::Event, watch: &mut Watch);

    /// Notes down what is true at the end of an own turn: of the deck so many cards have been seen, and the opponent has lost
    /// so much by then.
    fn turn_ends(&self, turn: &mut Turn, seen: u32, damage: u32);
}

/// The notes of a game.
#[derive(Debug)]
pub struct Watch {
    turns: Vec<Turn>,
    /// Events that have been looked at.
    read: usize,
    /// It is an own turn.
    own: bool,
    /// Its main phase needs no more looking at.
    opened: bool,
    /// Cards of the own deck at the beginning.
    deck: Option<usize>,
    /// What the opponent had to lose at the beginning, and has.
    life: Option<[i32; 2]>,
    firsts: [Option<u16>; FIRSTS],
}

impl<G: Watched> Notes<G> for Watch {
    fn new(turns: u16) -> Self {
        let turns = Vec::with_capacity(usize::from(turns));
        Self { turns, read: 0, own: false, opened: false, deck: None, life: None, firsts: [None; FIRSTS] }
    }

    fn look(&mut self, game: &G) {
        // What has been drawn so far is the hand.
        self.deck.get_or_insert_with(|| game.cards().iter().sum());
        self.life.get_or_insert_with(|| [game.life(); 2]);
        let events = game.events();
        for event in events.get(self.read..).unwrap_or_default() {
            game.happened(event, self);
        }
        self.read = events.len();
        if !self.opened && game.asks_main() {
            let plays = game.options().iter().any(|choice| G::plays(*choice));
            self.opened = plays || !G::PLAYS_LATER;
            self.stuck(!plays);
        }
        if self.own && game.outcome().is_some() {
            self.close(game);
        }
    }

    fn answered(&mut self, _: &G, _: G::Choice) {}

    fn row(self, result: &Played, index: u64) -> Row {
        let end = result.outcome.into();
        Row { index, turns: self.turns, end, firsts: self.firsts, decisions: result.decisions, cards: None }
    }
}

impl Watch {
    /// Whether it is an own turn.
    pub const fn is_own(&self) -> bool {
        self.own
    }

    /// The turn of a player begins.
    pub fn turn<G: Watched>(&mut self, game: &G, seat: Seat) {
        if self.own {
            self.close(game);
        }
        self.own = seat == OWN;
        if self.own {
            self.opened = false;
            self.turns.push(Turn::default());
            self.stuck(G::PLAYS_LATER);
        }
    }

    /// So much more of what is measured at a place, if it is an own turn.
    pub fn count(&mut self, at: usize, more: u32) {
        if let Some(turn) = self.turns.last_mut().filter(|_| self.own) {
            turn.measured[at] += more;
        }
    }

    /// What happens for the first time, by its place, has happened.
    pub fn first(&mut self, at: usize) {
        let turn = u16::try_from(self.turns.len()).unwrap_or(u16::MAX);
        self.firsts[at].get_or_insert(turn);
    }

    /// A player has so much left to lose.
    pub fn left(&mut self, seat: Seat, left: i32) {
        if let Some([_, life]) = self.life.as_mut().filter(|_| seat != OWN) {
            *life = left;
        }
    }

    fn stuck(&mut self, is_stuck: bool) {
        if let Some(turn) = self.turns.last_mut() {
            turn.states[0] = is_stuck;
        }
    }

    fn close<G: Watched>(&mut self, game: &G) {
        let Some(turn) = self.turns.last_mut() else { return };
        let [begun, left] = self.life.unwrap_or_default();
        let [deck, _] = game.cards();
        let seen = self.deck.unwrap_or_default().saturating_sub(deck);
        game.turn_ends(turn, number(seen), amount(begun.saturating_sub(left)));
    }
}
