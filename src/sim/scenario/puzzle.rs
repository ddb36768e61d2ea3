//! Puzzles: scenarios in which a player sits where the script would go on, and does not know what has to become true.

use super::Outcome;
use super::format::{Document, Solve};
use super::names::Names;
use super::run::{Rival, Run, chosen};
use super::script::{PATIENCE, Wrong, told};
use crate::engine::dbscg::Board;
use crate::language::{Message, say};
use crate::player::{Dummy, Player};

/// A puzzle, ready to be solved. `you` sit in the first seat.
#[derive(Clone, Copy, Debug)]
pub struct Puzzle<'s> {
    pub(super) document: &'s Document,
    pub(super) solve: &'s Solve,
    pub(super) board: &'s Board,
    pub(super) names: &'s Names,
}

impl Puzzle<'_> {
    /// The name of the player who has to solve it, as it is written.
    pub fn by(&self) -> &str {
        &self.solve.by
    }

    /// The name of the player who sits opposite, as it is written.
    pub fn against(&self) -> &str {
        &self.solve.against
    }

    /// The seed of all chance in it.
    pub fn seed(&self) -> u64 {
        self.document.seed
    }

    /// What a player makes of it, against another; failures where that does not solve it.
    pub fn solved(&self, you: &mut dyn Player, opponent: Box<dyn Player>) -> Outcome {
        told(self.document, self.board, self.names, |run| self.play(run, opponent, |run, last| run.turns(you, last)))
    }

    /// The way that is written down as one that solves it, against a player; after it nothing is done that can be left.
    pub fn shown(&self, opponent: Box<dyn Player>) -> Outcome {
        told(self.document, self.board, self.names, |run| {
            self.play(run, opponent, |run, last| {
                run.steps(&self.solve.way)?;
                run.turns(&mut Dummy, last)
            })
        })
    }

    /// The script, what `you` make of the turns from there to the `last`, and the look at the end.
    fn play<'r>(
        &self,
        run: &mut Run<'r>,
        opponent: Box<dyn Player + 'r>,
        you: impl FnOnce(&mut Run<'r>, u16) -> Result<(), Wrong>,
    ) -> Wrong {
        if let Err(wrong) = run.steps(&self.document.script) {
            return wrong;
        }
        // A turn that is about to begin is the first that is played.
        if let Err(wrong) = run.next() {
            return (None, vec![wrong]);
        }
        let last = run.game.state.turn.saturating_add(self.solve.turns.get() - 1);
        run.rival = Some(Rival { player: opponent, last });
        if let Err(wrong) = you(run, last) {
            return wrong;
        }
        match &self.document.expect {
            Some(expect) => (Some(expect.line), run.expect(&expect.value)),
            None => (None, Vec::new()),
        }
    }
}

impl Run<'_> {
    /// A player answers for `you` until a turn is over, or the game.
    fn turns(&mut self, you: &mut dyn Player, last: u16) -> Result<(), Wrong> {
        let wrong = |wrong: Message| (None, vec![wrong]);
        for _ in 0..PATIENCE {
            let Some(decision) = self.next().map_err(wrong)? else { return Ok(()) };
            if self.game.state.turn > last {
                return Ok(());
            }
            let choice = chosen(you, &self.game, &decision);
            self.answer(choice).map_err(wrong)?;
        }
        Err(wrong(say!("case-endless")))
    }
}
