//! Two DBSCG lists against each other.

use std::ops::ControlFlow;
use std::sync::Arc;

use crate::ability::Skills;
use crate::card::Card;
use crate::engine::dbscg::{Choice, Deck, Edition, Game, Ready, Roster, Setup, setup::SetupError};
use crate::engine::{BySeat, Rng, Seat};
use crate::player::Player;
use crate::ruleset::fingerprint::fnv;
use crate::sim::spread::Jobs;

use super::{Pairs, Result, Tally};

/// Turns, both players' counted, after which a game ends undecided unless the caller says otherwise. Decks end real
/// games long before: by then each player has drawn a hundred cards.
pub const TURN_LIMIT: u16 = 200;

/// A card with what its skills mean, front and back.
#[derive(Clone, Copy, Debug)]
pub struct Printed<'a> {
    /// What is printed.
    pub card: &'a Card,
    /// The skills of the front.
    pub front: &'a Skills,
    /// The skills of the back.
    pub back: &'a Skills,
}

impl Printed<'_> {
    /// The engine plays all of the card: every skill line is known, there is no text beside them, and what a Z-Card costs is known.
    pub fn is_modelled(&self) -> bool {
        self.front.is_modelled() && self.back.is_modelled() && !self.card.lacks_z_energy()
    }
}

/// A list to play with.
#[derive(Clone, Debug)]
pub struct List<'a> {
    /// The leader.
    pub leader: Printed<'a>,
    /// The main deck, copies one by one.
    pub cards: Vec<Printed<'a>>,
    /// The Z-Deck of manual 4.00, card by card.
    pub z: Vec<Printed<'a>>,
}

/// A game between two lists that is ready to begin.
pub fn setup(lists: [&List<'_>; 2], edition: Edition, turn_limit: u16, log: bool) -> Setup {
    let mut roster = Roster::by(edition);
    let mut add = |printed: &Printed<'_>| roster.add(printed.card, printed.front, printed.back);
    let decks = lists.map(|list| Deck {
        leader: add(&list.leader),
        cards: list.cards.iter().map(&mut add).collect(),
        z: list.z.iter().map(&mut add).collect(),
    });
    Setup { roster: Arc::new(roster), decks: BySeat(decks), edition, turn_limit, first: None, log }
}

/// How to play many games.
#[derive(Clone, Copy, Debug)]
pub struct Run {
    /// How many games.
    pub games: u64,
    /// The seed of the run.
    pub seed: u64,
    /// By which manual.
    pub edition: Edition,
    /// Threads; the result is the same for any number of them.
    pub jobs: Jobs,
    /// Turns after which a game ends undecided.
    pub turn_limit: u16,
}

/// Plays one game of a run with its events on record; `answered` sees every answer before it is given.
///
/// # Errors
/// Every reason why the lists cannot be played with.
pub fn watch(
    lists: [&List<'_>; 2],
    run: Run,
    index: u64,
    player: impl Fn(u64, Seat, usize) -> Box<dyn Player>,
    answered: impl FnMut(&Game, usize, Choice),
) -> std::result::Result<(Game, Result), Vec<SetupError>> {
    let setups = seatings(lists, run)?.map(|ready| ready.logged());
    Ok(Pairs { seed: run.seed, begin: beginning(&setups), player }.watch(index, answered))
}

/// Plays many games between two lists, every other with the seats swapped. `player` makes the player of a list, 0 or 1, for
/// the seat that it has in a game; `each` is told how many games more are done, and can break the run off.
///
/// # Errors
/// Every reason why the lists cannot be played with.
pub fn run(
    lists: [&List<'_>; 2],
    run: Run,
    player: impl Fn(u64, Seat, usize) -> Box<dyn Player> + Sync,
    each: impl FnMut(u64) -> ControlFlow<()>,
) -> std::result::Result<Tally, Vec<SetupError>> {
    let setups = seatings(lists, run)?;
    let pairs = Pairs { seed: run.seed, begin: beginning(&setups), player };
    Ok(pairs.play_all(run.games, run.jobs, each))
}

/// A number that changes with the cards of lists, in whatever order they stand in each.
pub fn fingerprint(lists: &[&List<'_>]) -> String {
    let mut text = String::new();
    for list in lists {
        let mut numbers: Vec<&str> = list.cards.iter().map(|printed| printed.card.number.as_str()).collect();
        numbers.sort_unstable();
        let z = list.z.iter().map(|printed| printed.card.number.as_str());
        for number in std::iter::once(list.leader.card.number.as_str()).chain(numbers).chain(z) {
            text.push_str(number);
            text.push('\0');
        }
    }
    format!("{:016x}", fnv(text.as_bytes()))
}

/// The lists in their seats, and in each other's.
///
/// # Errors
/// Every reason why they cannot be played with.
pub fn seatings([a, b]: [&List<'_>; 2], run: Run) -> std::result::Result<[Ready; 2], Vec<SetupError>> {
    let ready = |lists| setup(lists, run.edition, run.turn_limit, false).ready();
    Ok([ready([a, b])?, ready([b, a])?])
}

/// Begins a game of two lists, with the seats swapped or not.
pub(in crate::sim) fn beginning(setups: &[Ready; 2]) -> impl Fn(bool, Rng) -> Game + Sync {
    |swapped, rng| Game::begin(&setups[usize::from(swapped)], rng)
}
