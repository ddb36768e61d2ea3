//! A saved game: the lists, the seed and the choices, from which everything else follows; and how it ended, to compare.

use serde::{Deserialize, Serialize};

use super::duel::{self, List};
use crate::card::CardNumber;
use crate::game::{Game, Outcome, Rng, Seat, setup::SetupError};
use crate::ruleset::fingerprint::fnv;

/// The version of the format that this program writes and reads.
pub const VERSION: u32 = 1;

/// A list by card numbers, in the order in which the deck was shuffled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// What the list is called.
    #[serde(default)]
    pub name: String,
    /// The leader.
    pub leader: CardNumber,
    /// Each card with how many copies follow one another.
    pub cards: Vec<(CardNumber, u16)>,
}

impl Numbers {
    /// The numbers of a list.
    pub fn of(name: &str, list: &List<'_>) -> Self {
        let mut cards: Vec<(CardNumber, u16)> = Vec::new();
        for printed in &list.cards {
            match cards.last_mut() {
                Some((number, count)) if *number == printed.card.number => *count += 1,
                _ => cards.push((printed.card.number.clone(), 1)),
            }
        }
        Self { name: name.into(), leader: list.leader.card.number.clone(), cards }
    }
}

/// A saved game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Replay {
    /// The version of this format.
    pub version: u32,
    /// The list of each seat.
    pub decks: [Numbers; 2],
    /// The seed of the game.
    pub seed: u64,
    /// Which game of its run it is, from 0.
    #[serde(default)]
    pub index: u64,
    /// Turns after which it ends undecided.
    pub turn_limit: u16,
    /// Who played; for people to read.
    #[serde(default)]
    pub players: [String; 2],
    /// The place of each choice among those offered, in order.
    pub choices: Vec<u16>,
    /// Who conceded after the last choice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub conceded: Option<Seat>,
    /// How it ended; `null` for a game under way.
    pub outcome: Option<Outcome>,
    /// The hash of the log at the end, as 16 hexadecimal digits.
    pub log: String,
}

/// Why a saved game is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// Another version wrote it.
    #[error("it has version {0} of the format; this program reads version {VERSION}")]
    Version(u32),
    /// A card is not known.
    #[error("the card {0} is not known")]
    UnknownCard(CardNumber),
    /// A card is listed too often for any deck.
    #[error("the list of seat {0} has {1} cards; no deck has so many")]
    TooManyCards(Seat, u64),
    /// The decks cannot be played with.
    #[error(transparent)]
    Setup(SetupError),
    /// A choice that is not offered.
    #[error("choice {at} is {choice}, and only {offered} are offered")]
    NoSuchChoice {
        /// Which choice, from 1.
        at: usize,
        /// What it says.
        choice: u16,
        /// How many there are.
        offered: usize,
    },
    /// There are choices after the end.
    #[error("the game is over after {used} choices; {left} more follow")]
    ChoicesLeft {
        /// Choices made.
        used: usize,
        /// Choices left.
        left: usize,
    },
    /// It ends in another way.
    #[error("it ends with `{found}`, not with `{saved}`")]
    Outcome {
        /// How it ends.
        found: String,
        /// How the file says that it ends.
        saved: String,
    },
    /// The log is another.
    #[error("the log's hash is {found}, not {saved}")]
    Log {
        /// The hash.
        found: String,
        /// The hash that the file gives.
        saved: String,
    },
}

impl ReplayError {
    /// The file can be played, and ends otherwise than it says.
    pub const fn is_difference(&self) -> bool {
        matches!(self, Self::Outcome { .. } | Self::Log { .. })
    }
}

/// Decks of more cards are no decks (5-1-3 allows 60).
const MOST_CARDS: u64 = 1000;

impl Replay {
    /// Why the file cannot be played, as far as it can be told without cards; empty if it may be.
    pub fn problems(&self) -> Vec<ReplayError> {
        let mut problems = Vec::new();
        if self.version != VERSION {
            problems.push(ReplayError::Version(self.version));
        }
        for (seat, deck) in Seat::BOTH.into_iter().zip(&self.decks) {
            let cards: u64 = deck.cards.iter().map(|(_, count)| u64::from(*count)).sum();
            if cards > MOST_CARDS {
                problems.push(ReplayError::TooManyCards(seat, cards));
            }
        }
        problems
    }

    /// The numbers of all cards.
    pub fn numbers(&self) -> impl Iterator<Item = &CardNumber> {
        self.decks.iter().flat_map(|deck| deck.cards.iter().map(|(number, _)| number).chain([&deck.leader]))
    }

    /// Plays the game again with the lists of its [numbers](Self::numbers), and compares the end.
    ///
    /// # Errors
    /// Every reason why it cannot be played, or ends otherwise. The game as far as it went comes along, if it began.
    pub fn play(&self, lists: [&List<'_>; 2]) -> Result<Game, (Option<Box<Game>>, Vec<ReplayError>)> {
        let setup = duel::setup(lists, self.turn_limit, true);
        let mut game = Game::new(&setup, Rng::new(self.seed, self.index))
            .map_err(|errors| (None, errors.into_iter().map(ReplayError::Setup).collect()))?;
        if let Err(error) = follow(&mut game, &self.choices) {
            return Err((Some(Box::new(game)), vec![error]));
        }
        if let Some(seat) = self.conceded {
            game.concede(seat);
        }
        let mut errors = Vec::new();
        if game.state.outcome != self.outcome {
            let words = |outcome: Option<Outcome>| outcome.map_or("no end yet".to_owned(), |end| end.to_string());
            errors.push(ReplayError::Outcome { found: words(game.state.outcome), saved: words(self.outcome) });
        }
        let found = log_hash(&game);
        if found != self.log {
            errors.push(ReplayError::Log { found, saved: self.log.clone() });
        }
        if errors.is_empty() { Ok(game) } else { Err((Some(Box::new(game)), errors)) }
    }
}

/// Makes choices by their places, and runs to the decision after them.
///
/// # Errors
/// When a choice is not offered, or the game is over before the last of them.
pub fn follow(game: &mut Game, choices: &[u16]) -> Result<(), ReplayError> {
    game.step();
    for (at, choice) in choices.iter().enumerate() {
        let Some(decision) = game.decision() else {
            return Err(ReplayError::ChoicesLeft { used: at, left: choices.len() - at });
        };
        let Some(taken) = decision.options.get(usize::from(*choice)).copied() else {
            let offered = decision.options.len();
            return Err(ReplayError::NoSuchChoice { at: at + 1, choice: *choice, offered });
        };
        // It is one of the options.
        let answered = game.answer(taken);
        debug_assert_eq!(answered, Ok(()));
        game.step();
    }
    Ok(())
}

/// The log, one event in JSON on each line.
pub fn log_text(game: &Game) -> String {
    let mut out = String::new();
    for event in game.state.log.iter().flatten() {
        // Events are plain data, which JSON can hold.
        out.push_str(&serde_json::to_string(event).unwrap_or_default());
        out.push('\n');
    }
    out
}

/// The hash of the log (FNV-1a, 64 bits).
pub fn log_hash(game: &Game) -> String {
    format!("{:016x}", fnv(log_text(game).as_bytes()))
}

/// The hash of everything that is true of a game, for comparing games within one version of the program.
pub fn state_hash(game: &Game) -> u64 {
    fnv(format!("{:?}", game.state).as_bytes())
}
