//! The players that have a name.

use std::fmt;

use strum::{EnumCount, IntoStaticStr, VariantArray};

use crate::engine::dbscg::Seat;
use crate::player::{Dummy, Greedy, Player, Random};
use crate::sim::duel;

/// A player that can be asked for by its name.
///
/// ```
/// use deckscouter::app::Policy;
/// assert_eq!(Policy::from_id("greedy"), Some(Policy::Greedy));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumCount, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Policy {
    /// Any answer, by chance.
    Random,
    /// Nothing that can be left.
    Dummy,
    /// What looks best at the moment.
    Greedy,
}

impl Policy {
    /// Every player.
    pub const ALL: [Self; Self::COUNT] = *Self::VARIANTS.first_chunk().expect("as many as are counted");

    /// Its name: `greedy`.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The player of a name, in any case.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|policy| policy.id().eq_ignore_ascii_case(id))
    }

    /// The player of a seat in a game of a run.
    pub fn player(self, seed: u64, index: u64, seat: Seat) -> Box<dyn Player> {
        match self {
            Self::Random => Box::new(Random(duel::player_stream(seed, index, seat))),
            Self::Dummy => Box::new(Dummy),
            Self::Greedy => Box::new(Greedy::default()),
        }
    }
}

impl fmt::Display for Policy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
