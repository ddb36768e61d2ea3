//! Turns, phases and steps that are skipped (4.00, 7-1-2-1, 20-13): nothing happens in them, and what would end in them ends.

use enumset::EnumSet;

use crate::ability::{Change, Phase, Skip, Step, Until};
use crate::engine::dbscg::acts::Game;
use crate::engine::dbscg::facts::value::asking::Asking;
use crate::engine::dbscg::facts::wait::waits::Now;
use crate::engine::dbscg::ids::Seat;
use crate::engine::dbscg::roster::aspects::Aspects;
use crate::engine::dbscg::state::event::Event;
use crate::engine::dbscg::state::task::Task;

/// What is skipped of a turn.
pub(crate) struct Skips {
    /// All of it.
    pub(crate) turn: bool,
    /// These phases.
    pub(crate) phases: EnumSet<Phase>,
}

impl Game {
    /// A player skips something from now on.
    pub(crate) fn skip(&mut self, seat: Seat, what: Skip) {
        match what {
            Skip::Phase(_) | Skip::Turn => self.state.under_way.skips[seat].push(what),
            Skip::UntilMain => self.state.under_way.leap = Some(seat),
        }
    }

    /// What is skipped of the turn that begins; by no other from now on.
    pub(crate) fn take_skips(&mut self) -> Skips {
        let seat = self.state.turn_player;
        let mut skips = Skips { turn: false, phases: EnumSet::empty() };
        if let Some(leaper) = self.state.under_way.leap {
            skips.turn = leaper != seat;
            if leaper == seat {
                self.state.under_way.leap = None;
                skips.phases |= Phase::Charge;
            }
        }
        if skips.turn || self.state.under_way.skips[seat].is_empty() {
            return skips;
        }
        for skip in std::mem::take(&mut self.state.under_way.skips[seat]) {
            match skip {
                Skip::Phase(phase) => skips.phases |= phase,
                Skip::Turn => skips.turn = true,
                Skip::UntilMain => {}
            }
        }
        skips
    }

    /// 20-13-1: the turn that would begin is over.
    pub(crate) fn skip_turn(&mut self) {
        self.note(Event::TurnSkipped(self.state.turn));
        self.end_charge();
        self.expire_by_player(|lasts| lasts.until == Until::Charge);
        self.end_main_start();
        self.skip_rest();
    }

    /// The turn begins with its Main Phase.
    pub(crate) fn skip_charge(&mut self) {
        self.note(Event::PhaseSkipped(Phase::Charge));
        self.end_charge();
        self.push(Task::BeginMain);
    }

    /// Whether the Main Phase that would begin is skipped; then that has been done.
    pub(crate) fn skips_main(&mut self) -> bool {
        if self.leaps() {
            return true;
        }
        let skipped = self.state.this_turn.skips.contains(Phase::Main);
        if skipped {
            self.note(Event::PhaseSkipped(Phase::Main));
            self.end_main_start();
            self.push(Task::ExpireMain);
        }
        skipped
    }

    /// The same of the End Phase.
    pub(crate) fn skips_end(&mut self) -> bool {
        let skipped = self.state.this_turn.skips.contains(Phase::End) || self.state.under_way.leap.is_some();
        if skipped && self.state.phase != Phase::End {
            self.note(Event::PhaseSkipped(Phase::End));
            self.skip_rest();
            return true;
        }
        false
    }

    /// Whether a player leaps to their next Main Phase; then what is left of this turn is over.
    pub(crate) fn leaps(&mut self) -> bool {
        let leaps = self.state.under_way.leap.is_some();
        if leaps {
            self.note(Event::PhaseSkipped(Phase::End));
            self.skip_rest();
        }
        leaps
    }

    /// Whether a step of the battle under way is skipped: the attack card says so.
    pub(crate) fn skips_step(&mut self, step: Step) -> bool {
        let Some(battle) = self.fighting().filter(|_| self.changed(Aspects::ATTACKS)) else { return false };
        let mut skipped = false;
        self.changes(battle.attacker.card, Asking::default(), Aspects::ATTACKS, &mut |change, frame, _| {
            if let Change::SkipsStep(which, guards) = change {
                let guard = self.seen(battle.guard.card, Some(frame.source.card));
                skipped |= *which == step && self.fits(guards, &guard, frame);
            }
        });
        if skipped {
            self.note(Event::StepSkipped(step));
        }
        skipped
    }

    /// 20-13-2, 20-13-5: the start of a turn does not come, and what would end with it ends.
    fn end_charge(&mut self) {
        let seat = self.state.turn_player;
        self.forget_delayed(Now::TurnStart);
        self.expire(|lasts| lasts.until == Until::YourNextTurnStart && lasts.master == seat);
    }

    /// The same of the start of a Main Phase.
    fn end_main_start(&mut self) {
        let seat = self.state.turn_player;
        self.forget_delayed(Now::MainStart);
        self.expire(|lasts| lasts.until == Until::YourNextMainStart && lasts.master == seat);
    }

    /// The same of all that is left of a turn; the next one follows.
    fn skip_rest(&mut self) {
        self.expire_by_player(|lasts| lasts.until == Until::Main);
        self.forget_delayed(Now::TurnEnd);
        self.expire_turn();
        self.push(Task::BeginTurn);
    }

    /// What waits for a moment that does not come does not happen.
    fn forget_delayed(&mut self, now: Now) {
        if self.state.under_way.delayed.is_empty() {
            return;
        }
        let mut delayed = std::mem::take(&mut self.state.under_way.delayed);
        delayed.retain(|delayed| !self.is_due(delayed, now));
        self.state.under_way.delayed = delayed;
    }
}
