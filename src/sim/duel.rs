//! Whole games: two lists, two players, one seed.
//!
//! Game `i` of a run has its own streams of chance, derived from the run's seed and `i` alone, one for the cards and one
//! for each player. In a run of pairs the games `2k` and `2k + 1` share streams, with the lists in each other's seat.

use std::ops::ControlFlow;
use std::sync::Arc;

use crate::ability::Skills;
use crate::card::Card;
use crate::engine::dbscg::ids::BySeat;
use crate::engine::dbscg::{Choice, Deck, Edition, Game, Outcome, Ready, Rng, Roster, Seat, Setup, setup::SetupError};
use crate::player::Player;

use super::spread::{self, Jobs};

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
    /// The engine plays all of the card: every skill line is known, and there is no text beside them.
    pub fn is_modelled(&self) -> bool {
        !self.card.kind.is_of_z_deck() && self.front.is_modelled() && self.back.is_modelled()
    }
}

/// A list to play with.
#[derive(Clone, Debug)]
pub struct List<'a> {
    /// The leader.
    pub leader: Printed<'a>,
    /// The main deck, copies one by one.
    pub cards: Vec<Printed<'a>>,
}

/// A game between two lists that is ready to begin.
pub fn setup(lists: [&List<'_>; 2], edition: Edition, turn_limit: u16, log: bool) -> Setup {
    let mut roster = Roster::default();
    let mut add = |printed: &Printed<'_>| roster.add(printed.card, printed.front, printed.back);
    let decks = lists.map(|list| Deck { leader: add(&list.leader), cards: list.cards.iter().map(&mut add).collect() });
    Setup { roster: Arc::new(roster), decks: BySeat(decks), edition, turn_limit, first: None, log }
}

/// What came of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Result {
    /// How it ended.
    pub outcome: Outcome,
    /// The turn in which it ended.
    pub turns: u16,
    /// Questions that the players answered.
    pub decisions: u64,
    /// Who went first.
    pub first: Seat,
}

/// Plays a game from where it is to its end; `answered` sees every answer before it is given.
pub fn finish(game: &mut Game, [a, b]: [&mut dyn Player; 2], mut answered: impl FnMut(&Game, usize, Choice)) -> Result {
    let mut decisions = 0;
    loop {
        game.step();
        let Some(decision) = game.decision() else { break };
        let seat = decision.seat;
        let player = match seat {
            Seat::A => &mut *a,
            Seat::B => &mut *b,
        };
        let at = player.choose(&game.view(seat)).min(decision.options.len() - 1);
        let choice = decision.options[at];
        answered(game, at, choice);
        // It is one of the options.
        let taken = game.answer(choice);
        debug_assert_eq!(taken, Ok(()));
        decisions += 1;
    }
    Result {
        outcome: game.state.outcome.unwrap_or(Outcome::Draw),
        turns: game.state.turn,
        decisions,
        first: game.state.first_player,
    }
}

/// The stream of chance of a seat's player in game `index` of a run.
pub fn player_stream(seed: u64, index: u64, seat: Seat) -> Rng {
    Rng::stream(seed, index, 1 + seat as u64)
}

/// What is counted over many games between a list `a` and a list `b`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games played.
    pub games: u64,
    /// Games that the first list won.
    pub a_wins: u64,
    /// Games that the second list won.
    pub b_wins: u64,
    /// Games that nobody won.
    pub draws: u64,
    /// Games that the turn limit ended.
    pub turn_limit: u64,
    /// Games won by who went first.
    pub first_wins: u64,
    /// Questions answered.
    pub decisions: u64,
    /// Turns played.
    pub turns: u64,
}

impl Tally {
    fn count(&mut self, result: &Result, swapped: bool) {
        self.games += 1;
        self.decisions += result.decisions;
        self.turns += u64::from(result.turns);
        match result.outcome {
            Outcome::Draw => self.draws += 1,
            Outcome::TurnLimit => self.turn_limit += 1,
            Outcome::Won(seat) => {
                self.first_wins += u64::from(seat == result.first);
                let a = (seat == Seat::A) != swapped;
                self.a_wins += u64::from(a);
                self.b_wins += u64::from(!a);
            }
        }
    }

    fn add(&mut self, other: &Self) {
        let Self { games, a_wins, b_wins, draws, turn_limit, first_wins, decisions, turns } = other;
        self.games += games;
        self.a_wins += a_wins;
        self.b_wins += b_wins;
        self.draws += draws;
        self.turn_limit += turn_limit;
        self.first_wins += first_wins;
        self.decisions += decisions;
        self.turns += turns;
    }
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

/// Whether the lists have changed seats in a game of a run.
pub const fn is_swapped(index: u64) -> bool {
    index % 2 == 1
}

/// Plays one game of a run with its events on record.
///
/// # Errors
/// Every reason why the lists cannot be played with.
pub fn replay(
    lists: [&List<'_>; 2],
    run: Run,
    index: u64,
    player: impl Fn(u64, Seat, usize) -> Box<dyn Player>,
) -> std::result::Result<(Game, Result), Vec<SetupError>> {
    let setups = seatings(lists, run)?.map(|ready| ready.logged());
    Ok(play(&setups, run.seed, index, &player))
}

/// The lists in their seats, and in each other's.
fn seatings([a, b]: [&List<'_>; 2], run: Run) -> std::result::Result<[Ready; 2], Vec<SetupError>> {
    let ready = |lists| setup(lists, run.edition, run.turn_limit, false).ready();
    Ok([ready([a, b])?, ready([b, a])?])
}

/// Both games of a pair have the same streams of chance.
fn play(
    setups: &[Ready; 2],
    seed: u64,
    index: u64,
    player: &impl Fn(u64, Seat, usize) -> Box<dyn Player>,
) -> (Game, Result) {
    let (pair, swapped) = (index / 2, is_swapped(index));
    let mut game = Game::begin(&setups[usize::from(swapped)], Rng::new(seed, pair));
    let list = |seat| usize::from((seat == Seat::B) != swapped);
    let [mut a, mut b] = Seat::BOTH.map(|seat| player(pair, seat, list(seat)));
    let result = finish(&mut game, [a.as_mut(), b.as_mut()], |_, _, _| ());
    (game, result)
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
    mut each: impl FnMut(u64) -> ControlFlow<()>,
) -> std::result::Result<Tally, Vec<SetupError>> {
    let setups = seatings(lists, run)?;
    let batch = |games: std::ops::Range<u64>| {
        let mut tally = Tally::default();
        for index in games {
            tally.count(&play(&setups, run.seed, index, &player).1, is_swapped(index));
        }
        tally
    };
    let mut total = Tally::default();
    spread::over(0..run.games, run.jobs, batch, |tally| {
        total.add(&tally);
        each(tally.games)
    });
    Ok(total)
}
