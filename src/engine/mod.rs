//! What every game here is to players and simulations ([`Playable`]), what all of them share (seats, chance, how a game
//! ends), what several do (`circles`, `deeds`, [`path`], [`picking`], [`pile`], [`ready`], [`sharing`], `sheets`), and the rules of each, a folder a game; none knows another.
//!
//! Who plays, replays, measures or searches asks for a [`Playable`] and for no game by name: another game is served as it is.
//!
//! ```
//! use deckscouter::app::{Catalogs, Illegal, Judge, JudgedBy, playing};
//! use deckscouter::engine::{Outcome, Playable, Rng, Seat, Step, dbscg};
//! use deckscouter::{deck, player::Random, sim::duel};
//!
//! /// How often a seat wins if it takes one of its answers, as far as it can know: worlds that it cannot tell from the
//! /// real one, each played on by chance.
//! fn wins<G: Playable>(game: &G, seat: Seat, at: usize, worlds: u32, rng: &mut Rng) -> u32 {
//!     (0..worlds).map(|_| {
//!         let mut world = game.possible(seat, rng);
//!         world.answer(at).expect("it is offered");
//!         let [mut a, mut b] = [rng.fork(), rng.fork()].map(Random);
//!         let end = duel::finish(&mut world, [&mut a, &mut b], |_, _, _| ());
//!         u32::from(end.outcome == Outcome::Won(seat))
//!     }).sum()
//! }
//!
//! let list = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/decks/red-champa.txt"));
//! let [a, b] = [list, list].map(|text| deck::read(text).readings.remove(0));
//! let judge = Judge::new(Catalogs::embedded(), JudgedBy::default(), [&a, &b]);
//! let playable = playing::playable(&judge, &[&a, &b], Illegal::Refused).expect("both can be played");
//! let setup = duel::setup([&playable.lists[0], &playable.lists[1]], playable.by.edition, duel::TURN_LIMIT, false);
//! let mut game = dbscg::Game::new(&setup, Rng::new(7, 0)).expect("they can");
//! let Step::Decide(seat) = game.step() else { panic!("a game begins with a question") };
//! assert!(wins(&game, seat, 0, 3, &mut Rng::new(7, 1)) <= 3);
//! ```

mod card;
pub mod chance;
mod circles;
pub mod dbscg;
mod deeds;
pub mod exo;
pub mod fow;
pub mod path;
pub mod picking;
pub mod pile;
pub mod ready;
pub mod seat;
pub mod sharing;
mod sheets;
pub mod weighed;
mod whose;
pub mod yugioh;

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

pub use card::{Aim, CardId, Ref};
pub use chance::Rng;
pub use seat::{BySeat, Seat};
pub use weighed::{Value, Weighed};

/// A game of two players under way. A copy goes on like its original: the same answers lead to the same end. What leads to
/// it again is how it began, and the places of all answers since.
pub trait Playable: Clone {
    /// An answer; players name it by its place among the [options](Self::options).
    type Choice: Copy + Debug + PartialEq;
    /// What a seat may know.
    type Known<'g>: Offers<Game = Self>
    where
        Self: 'g;
    /// All that is true of a game, as it is written down.
    type Saved: PartialEq + Serialize + DeserializeOwned;

    /// Runs until a decision or the end.
    fn step(&mut self) -> Step;

    /// What may be answered to the question that waits; empty where none does. It can name what not every player may
    /// know: players are shown [what they may know](Self::known_to).
    fn options(&self) -> &[Self::Choice];

    /// Takes a decision, by its place among the options; [`step`](Self::step) goes on from there.
    ///
    /// # Errors
    /// When there is no such option; nothing has changed then.
    fn answer(&mut self, at: usize) -> Result<(), Refused>;

    /// As [`answer`](Self::answer), of a player who may name a place where no option is: the last one is taken then. Says which
    /// was taken. Something has to wait for an answer.
    fn answer_within(&mut self, at: usize) -> usize {
        let at = at.min(self.options().len().saturating_sub(1));
        let taken = self.answer(at);
        debug_assert_eq!(taken, Ok(()));
        at
    }

    /// How it ended.
    fn outcome(&self) -> Option<Outcome>;

    /// Which turn it is, both players' counted, from 1; 0 before the first.
    fn turn(&self) -> u16;

    /// Who goes first.
    fn first(&self) -> Seat;

    /// What a seat may know.
    fn known_to(&self, seat: Seat) -> Self::Known<'_>;

    /// The game as it stands, to be written down; between [`step`](Self::step) and [`answer`](Self::answer).
    fn save(&self) -> Self::Saved;

    /// Goes on from what has been written down of a game that began in the same way.
    fn go_on_from(&mut self, saved: Self::Saved);

    /// A game that this seat cannot tell from the real one: what it does not know is drawn anew by `rng`, and so is all
    /// chance to come. What the seat knows is the same, and so is the question that waits.
    #[must_use]
    fn possible(&self, seat: Seat, rng: &mut Rng) -> Self {
        self.known_to(seat).possible(rng)
    }
}

/// What every player asks of what a seat may know.
pub trait Offers {
    /// The game that it is of.
    type Game: Playable;

    /// A game of which as much is known, and in which the same question waits: the rest is drawn by `rng`, and so is all
    /// chance to come. To who watches without a seat both players' cards are unknown.
    #[must_use]
    fn possible(&self, rng: &mut Rng) -> Self::Game;

    /// How many answers are open to this seat; 0 where somebody else is asked, or nobody.
    fn offers(&self) -> usize;

    /// The place of the answer that does nothing, where there is one.
    fn pass(&self) -> Option<usize>;
}

/// A question that waits in a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Asked<Q, C> {
    /// Who is asked.
    pub seat: Seat,
    /// What about.
    pub question: Q,
    /// What can be answered.
    pub options: Vec<C>,
}

impl<Q, C: Copy> Asked<Q, C> {
    /// Takes the answer at a place to what waits: who gives it, and what it is. Nothing waits then.
    fn taken(waits: &mut Option<Self>, at: usize) -> Result<(Seat, C), Refused> {
        let asked = waits.as_ref().ok_or(Refused::NothingToDecide)?;
        let answer = (asked.seat, *asked.options.get(at).ok_or(Refused::NotAnOption)?);
        *waits = None;
        Ok(answer)
    }
}

/// What a game wants next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A player has to decide.
    Decide(Seat),
    /// The game is over.
    Over(Outcome),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// A player has won.
    Won(Seat),
    /// Both lost at once, or the game can only go round in circles.
    Draw,
    /// The turn limit of the caller was reached; no rule ends the game here.
    TurnLimit,
}

/// Why an answer was refused. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// It is not among the options.
    #[error("this is not among the legal choices")]
    NotAnOption,
    /// Nothing is to be decided.
    #[error("nothing is to be decided")]
    NothingToDecide,
}
