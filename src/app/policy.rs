//! The players that have a name.

use std::fmt;
use std::str::FromStr;

use crate::engine::Seat;
use crate::player::search::Searched;
use crate::player::{Dummy, Look, Player, Random, Search};
use crate::sim::duel;
use crate::sim::scenario::{self, Puzzle};

/// A player that can be asked for by its name.
///
/// ```
/// use deckscouter::app::Policy;
/// assert_eq!("greedy".parse(), Ok(Policy::Greedy));
/// assert_eq!("search:64".parse(), Ok(Policy::Search(64)));
/// assert!("search".parse::<Policy>().is_err());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Policy {
    /// Any answer, by chance.
    Random,
    /// Nothing that can be left.
    Dummy,
    /// What looks best at the moment.
    #[default]
    Greedy,
    /// Every answer once, played on by the greedy player.
    Look,
    /// So many playouts a decision.
    Search(u32),
}

/// There is no such player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no player `{name}`; there are {}, search:N (N playouts a decision, up to {MOST_PLAYOUTS})", Policy::NAMES.join(", "))]
pub struct NoSuchPlayer {
    name: String,
}

/// More playouts a decision than this would take for ever.
pub const MOST_PLAYOUTS: u32 = 1_000_000;

impl Policy {
    /// The names of those that have no number.
    pub const NAMES: [&'static str; 4] = ["random", "dummy", "greedy", "look"];

    /// The player of a seat in a game of a run.
    pub fn player<G: Searched + 'static>(self, seed: u64, index: u64, seat: Seat) -> Box<dyn Player<G>> {
        let stream = duel::player_stream(seed, index, seat);
        match self {
            Self::Random => Box::new(Random(stream)),
            Self::Dummy => Box::new(Dummy),
            Self::Greedy => Box::new(G::Guide::default()),
            Self::Look => Box::new(Look::<G>::new(seat, Look::<G>::WORLDS, stream)),
            Self::Search(playouts) => Box::new(Search::<G>::new(seat, playouts, stream)),
        }
    }

    /// What it makes of a puzzle, against another.
    pub fn solves(self, puzzle: &Puzzle<'_>, against: Self) -> scenario::Outcome {
        let mut you = self.player(puzzle.seed(), 0, Seat::A);
        puzzle.solved(you.as_mut(), against.player(puzzle.seed(), 0, Seat::B))
    }
}

impl FromStr for Policy {
    type Err = NoSuchPlayer;

    /// The player of a name, in any case.
    fn from_str(text: &str) -> Result<Self, NoSuchPlayer> {
        let name = text.trim().to_ascii_lowercase();
        let playouts = name.strip_prefix("search:").and_then(|n| n.parse().ok());
        match (name.as_str(), playouts) {
            ("random", _) => Ok(Self::Random),
            ("dummy", _) => Ok(Self::Dummy),
            ("greedy", _) => Ok(Self::Greedy),
            ("look", _) => Ok(Self::Look),
            (_, Some(playouts @ 1..=MOST_PLAYOUTS)) => Ok(Self::Search(playouts)),
            _ => Err(NoSuchPlayer { name: text.trim().escape_debug().to_string() }),
        }
    }
}

impl fmt::Display for Policy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Dummy => f.write_str("dummy"),
            Self::Greedy => f.write_str("greedy"),
            Self::Look => f.write_str("look"),
            Self::Search(playouts) => write!(f, "search:{playouts}"),
        }
    }
}
