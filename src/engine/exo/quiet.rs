//! Who has nothing to begin a chain with. Most windows are closed without anything having happened since the last one: who
//! had nothing then has nothing now, and is not looked at again.

use super::Game;
use super::state::{Event, Phase, Step};
use crate::engine::{BySeat, Seat};

/// What of the time counts for what a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Time {
    own_main: bool,
    battle: bool,
}

/// At which time each player was found to have nothing, while nothing has happened since that could give them something.
pub(super) type Quiet = BySeat<Option<Time>>;

impl Game {
    /// Whether a player is known to have nothing to begin a chain with.
    pub(super) fn is_quiet(&self, seat: Seat) -> bool {
        self.quiet[seat].is_some() && self.quiet[seat] == self.time(seat)
    }

    /// A player was found to have nothing to answer.
    pub(super) fn note_quiet(&mut self, seat: Seat) {
        self.quiet[seat] = self.time(seat);
    }

    /// The time, as far as it counts; nothing while there are links, which count, too.
    fn time(&self, seat: Seat) -> Option<Time> {
        let table = self.state.table();
        let begins = table.chain().is_none_or(|chain| chain.links.is_empty());
        begins.then(|| Time {
            own_main: table.active == seat && table.phase == Phase::Main,
            battle: table.phase == Phase::Battle && table.step != Step::Attacks,
        })
    }

    /// Makes an event true, and keeps it where that is wanted.
    pub(super) fn record(&mut self, event: &Event) {
        // All others may change what cards can do.
        if !matches!(event, Event::Opened | Event::Closed | Event::Phase(_) | Event::Step(_)) {
            self.quiet = Quiet::default();
        }
        self.state.record(event);
    }
}
