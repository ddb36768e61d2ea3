//! What has happened in this turn, as conditions ask.

use crate::ability::Trigger;
use crate::engine::dbscg::facts::Position;
use crate::engine::dbscg::state::Happened;
use crate::engine::dbscg::state::frame::Frame;

impl Position {
    /// How often an event has happened in this turn, from the chair of who carries a skill out.
    pub(crate) fn has_happened(&self, event: &Trigger, frame: &Frame) -> i32 {
        let Some(number) = self.roster.history.number(event) else { return 0 };
        let meant = |happened: &&Happened| {
            happened.event == number && happened.card.map_or(happened.seat == frame.master, |card| card == frame.source)
        };
        i32::try_from(self.state.this_turn.happened.iter().filter(meant).count()).unwrap_or(i32::MAX)
    }
}
