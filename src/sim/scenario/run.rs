//! A scenario under way.

use crate::engine::Playable;
use crate::engine::dbscg::{Choice, Decision, Game, Seat};
use crate::language::{Message, say};
use crate::player::Player;

use super::names::Names;
use super::words::{Words, outcome, refused};

/// The game, with what the scenario calls its cards.
pub(super) struct Run<'a> {
    pub(super) game: Game,
    pub(super) names: &'a Names,
    /// Who answers for the opponent, where that is not the script.
    pub(super) rival: Option<Rival<'a>>,
}

/// A player in the opponent's seat.
pub(super) struct Rival<'a> {
    pub(super) player: Box<dyn Player + 'a>,
    /// The last turn in which they answer.
    pub(super) last: u16,
}

impl Run<'_> {
    /// What it is told with.
    pub(super) fn words(&self) -> Words<'_> {
        Words { game: &self.game, names: self.names }
    }

    /// The next decision, or `None` where the game is over. Those of the opponent that a player answers are none.
    pub(super) fn next(&mut self) -> Result<Option<Decision>, Message> {
        loop {
            self.game.step();
            let next = self.game.decision().cloned();
            let broken = self.game.check();
            if !broken.is_empty() {
                return Err(say!("case-engine-broken", why = broken.join("; ")));
            }
            match (&mut self.rival, next) {
                (Some(rival), Some(decision)) if decision.seat == Seat::B && self.game.state.turn <= rival.last => {
                    let choice = chosen(rival.player.as_mut(), &self.game, &decision);
                    self.answer(choice)?;
                }
                (_, next) => return Ok(next),
            }
        }
    }

    /// Gives an answer to what is asked.
    pub(super) fn answer(&mut self, choice: Choice) -> Result<(), Message> {
        self.game.answer(choice).map_err(refused)
    }

    /// How the game has ended, or that it goes on.
    pub(super) fn over(&self) -> Message {
        self.game.state.outcome.map_or_else(|| say!("case-goes-on"), outcome)
    }
}

/// What a player answers.
pub(super) fn chosen(player: &mut dyn Player, game: &Game, decision: &Decision) -> Choice {
    let at = player.choose(&game.known_to(decision.seat));
    decision.options[at.min(decision.options.len() - 1)]
}
