//! Positions that a player has to solve: what is true after their answers counts, and not by which answers.

use super::format::{Solve, Until};
use super::run::Run;
use crate::engine::dbscg::state::decision::Question;
use crate::engine::{Playable, Seat};
use crate::language::{Message, say};
use crate::player::Player;

/// Answers after which a position is given up.
const PATIENCE: u32 = 20_000;

/// Makes a player for a seat, by what it is called; `None` where nobody is called so.
pub type Players<'a> = &'a dyn Fn(&str, Seat) -> Option<Box<dyn Player>>;

/// Who answers for the opponent.
const OPPONENT: &str = "greedy";

impl Run<'_> {
    /// Lets players answer till it is time to look.
    pub(super) fn solve(&mut self, solve: &Solve, players: Players<'_>) -> Result<(), Message> {
        let player = |name: &str, seat| players(name, seat).ok_or_else(|| say!("case-no-player", player = name));
        let mut own = player(&solve.by, Seat::A)?;
        let mut other = player(OPPONENT, Seat::B)?;
        // The turn may be about to begin.
        self.next()?;
        let last = self.game.state.turn + u16::from(solve.until == Until::TheirTurn);
        for _ in 0..PATIENCE {
            let Some(decision) = self.next()? else { return Ok(()) };
            let is_main = decision.seat == Seat::A && decision.question == Question::Main;
            if self.game.state.turn > last || (solve.until == Until::Main && is_main) {
                return Ok(());
            }
            let player = if decision.seat == Seat::A { &mut own } else { &mut other };
            let at = player.choose(&self.game.known_to(decision.seat)).min(decision.options.len() - 1);
            // It is one of the options.
            let taken = Playable::answer(&mut self.game, at);
            debug_assert_eq!(taken, Ok(()));
        }
        Err(say!("case-endless"))
    }
}
