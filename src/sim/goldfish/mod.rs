//! A deck that plays alone, many times: what it does by which turn. Any game can be played so of which somebody takes
//! [`Notes`], and what is [counted](tally) knows of no game by name: which number is which says the [ledger](tally::Ledger).
//!
//! * [`dbscg`], [`exo`], [`fow`], [`yugioh`]: what is noted of each game, and how two of its lists begin.
//! * [`dummy`]: made-up opponents of DBSCG.
//! * [`watch`]: notes that are taken from the record of events, of whichever game keeps one.
//! * `sheets`: cards and what is written on them as one number.
//!
//! Game `i` of a run has its own streams of chance, derived from the seed and `i` alone, so that it can be played again by
//! itself and the result is the same for any number of threads and for any split of the run into parts. Own turns are
//! counted, from 1, whoever goes first.

pub mod dbscg;
pub mod dummy;
pub mod exo;
pub mod fow;
mod sheets;
pub mod tally;
pub mod watch;
pub mod yugioh;

use std::ops::{ControlFlow, Range};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::duel;
use super::impact::Impact;
use super::spread::{self, Jobs};
use crate::engine::{Outcome, Playable, Rng, Seat, dbscg as engine};
use crate::player::Player;
use tally::{End, Ledger, Row, Tally};

/// The seat of the deck that is looked at.
pub const OWN: Seat = Seat::A;

/// How to play.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The seed of the run.
    pub seed: u64,
    /// Own turns.
    pub turns: u16,
    /// Whether the deck goes first.
    pub first: bool,
}

impl Plan {
    /// Who goes first.
    pub const fn first(self) -> Seat {
        if self.first { OWN } else { OWN.other() }
    }

    /// Turns of both players: the other's come between, and the last own one is the last of all; as many as a game can have at most.
    pub const fn turn_limit(self) -> u16 {
        let both = self.turns.saturating_mul(2);
        if self.first { both.saturating_sub(1) } else { both }
    }
}

/// The games that decks play alone and of which notes are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Noted {
    /// Dragon Ball Super Card Game.
    Dbscg,
    /// Creatures of Exo.
    Exo,
    /// Force of Will.
    ForceOfWill,
    /// Yu-Gi-Oh!.
    Yugioh,
}

impl Noted {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Dbscg, Self::Exo, Self::ForceOfWill, Self::Yugioh];

    /// What is noted.
    pub const fn ledger(self) -> &'static Ledger {
        match self {
            Self::Dbscg => &dbscg::LEDGER,
            Self::Exo => &exo::LEDGER,
            Self::ForceOfWill => &fow::LEDGER,
            Self::Yugioh => &yugioh::LEDGER,
        }
    }
}

/// A game that a deck can play alone.
pub trait Alone: Playable {
    /// A set-up in which nothing is wrong.
    type Ready: Sync;
    /// What is noted down while it is played.
    type Notes: Notes<Self>;

    /// A game about to begin, with its events on record or not.
    fn set_up(ready: &Self::Ready, rng: Rng, on_record: bool) -> Self;
}

/// What is noted down while a game is played, turn by turn of the [own seat](OWN).
pub trait Notes<G: Playable> {
    /// Nothing yet, for so many own turns.
    fn new(turns: u16) -> Self;

    /// Looks at the game before a question, and at its end.
    fn look(&mut self, game: &G);

    /// Takes down an answer before it is given.
    fn answered(&mut self, game: &G, choice: G::Choice);

    /// What has come of it.
    fn row(self, result: &duel::Result, index: u64) -> Row;
}

/// How a game went for who plays alone.
impl From<Outcome> for End {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Won(OWN) => Self::Won,
            Outcome::Won(_) => Self::Lost,
            Outcome::TurnLimit => Self::Limit,
            Outcome::Draw => Self::Draw,
        }
    }
}

/// A run that is ready to begin.
#[derive(Clone, Debug)]
pub struct Run<G: Alone = engine::Game> {
    seed: u64,
    turns: u16,
    ready: G::Ready,
    /// The cards whose impact is counted, none of it yet.
    impact: Option<Impact>,
}

/// Games that have been played in one go.
#[derive(Clone, Debug)]
pub struct Batch {
    /// What they add up to.
    pub tally: Tally,
    /// Each of them, if that was asked for.
    pub rows: Vec<Row>,
}

impl<G: Alone> Run<G> {
    /// Games of so many own turns that begin from a set-up.
    pub const fn of(seed: u64, turns: u16, ready: G::Ready) -> Self {
        Self { seed, turns, ready, impact: None }
    }

    /// Plays one game; `players` sit at the deck and against it.
    pub fn play(&self, index: u64, players: [&mut dyn Player<G>; 2]) -> Row {
        self.finish(index, self.impact.is_some(), players, |_, _| ()).1
    }

    /// Plays one game with its events on record.
    pub fn replay(&self, index: u64, players: [&mut dyn Player<G>; 2]) -> (G, Row) {
        self.watch(index, players, |_, _| ())
    }

    /// The same; `answered` sees every answer before it is given.
    pub fn watch(&self, index: u64, players: [&mut dyn Player<G>; 2], answered: impl FnMut(&G, usize)) -> (G, Row) {
        self.finish(index, true, players, answered)
    }

    fn finish(
        &self,
        index: u64,
        on_record: bool,
        players: [&mut dyn Player<G>; 2],
        mut answered: impl FnMut(&G, usize),
    ) -> (G, Row) {
        let mut game = G::set_up(&self.ready, Rng::new(self.seed, index), on_record);
        let mut notes = G::Notes::new(self.turns);
        let result = duel::finish(&mut game, players, |game, at, choice| {
            answered(game, at);
            notes.look(game);
            notes.answered(game, choice);
        });
        notes.look(&game);
        let row = notes.row(&result, index);
        (game, row)
    }

    /// Plays the games of a range on several threads. `each` is given the batches, in their order where `rows` are asked
    /// for, and can break the run off; the tally is of all games that were given to it.
    pub fn play_all(
        &self,
        games: Range<u64>,
        jobs: Jobs,
        rows: bool,
        players: impl Fn(u64) -> [Box<dyn Player<G>>; 2] + Sync,
        mut each: impl FnMut(&Batch) -> ControlFlow<()>,
    ) -> Tally {
        let mut total = self.nothing();
        spread::over(
            games,
            jobs,
            |games| self.batch(games, rows, &players),
            |batch| {
                total.add(&batch.tally);
                each(&batch)
            },
        );
        total
    }

    /// The counts of no game.
    pub fn nothing(&self) -> Tally {
        Tally { impact: self.impact.clone(), ..Tally::default() }
    }

    fn batch(
        &self,
        games: &mut dyn Iterator<Item = u64>,
        rows: bool,
        players: impl Fn(u64) -> [Box<dyn Player<G>>; 2],
    ) -> Batch {
        let mut batch = Batch { tally: self.nothing(), rows: Vec::new() };
        for index in games {
            let [mut own, mut other] = players(index);
            let row = self.play(index, [own.as_mut(), other.as_mut()]);
            batch.tally.count(&row, self.turns);
            if rows {
                batch.rows.push(row);
            }
        }
        batch
    }
}

#[cfg(test)]
mod tests;
