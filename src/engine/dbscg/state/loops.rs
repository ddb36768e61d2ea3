//! What a turn has shown of loops (11-1).

use serde::{Deserialize, Serialize};

use crate::engine::dbscg::ids::{DefId, Seat};
use crate::engine::dbscg::state::decision::{Choice, Question};

/// Going on where one could have passed: cards are called by what they are, for another copy may go on as well.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct GoingOn {
    pub(crate) seat: Seat,
    pub(crate) question: Question,
    pub(crate) source: Option<DefId>,
    pub(crate) choice: Choice,
}

/// An act and the position that it happens in, or `None` for any.
pub(crate) type Spot = (GoingOn, Option<u64>);

/// An answer that has been given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Answered {
    pub(crate) seat: Seat,
    pub(crate) question: Question,
    pub(crate) choice: Choice,
    /// The player could have passed.
    pub(crate) act: Option<Spot>,
}

/// The loop actions that are left to go through.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Replay {
    pub(crate) cycle: Vec<Answered>,
    pub(crate) at: usize,
    pub(crate) left: usize,
}

/// What a turn has shown of loops.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Loops {
    pub(crate) acts: Vec<(GoingOn, u16)>,
    pub(crate) trace: Vec<Answered>,
    pub(crate) replay: Option<Replay>,
    pub(crate) barred: Vec<Spot>,
}

impl Loops {
    /// Counts an act; says how often it has happened this turn.
    pub(crate) fn count(&mut self, act: GoingOn) -> u16 {
        if let Some((_, times)) = self.acts.iter_mut().find(|(other, _)| *other == act) {
            *times += 1;
            return *times;
        }
        self.acts.push((act, 1));
        1
    }
}

impl Answered {
    /// A player could have passed instead.
    pub(crate) fn stops(&self, seat: Seat) -> bool {
        self.act.is_some() && self.seat == seat
    }
}
