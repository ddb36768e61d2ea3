//! Work to do: what is asked, what comes next, what has been done, how it ends.

use crate::ability::Icons;
use crate::engine::dbscg::Outcome;
use crate::engine::dbscg::acts::Game;
use crate::engine::dbscg::ids::{CardId, Seat};
use crate::engine::dbscg::state::decision::{Choice, Decision};
use crate::engine::dbscg::state::event::Event;
use crate::engine::dbscg::state::frame::Frame;
use crate::engine::dbscg::state::task::{Activation, Due, Paying, Task, Then};

impl Game {
    /// The answer of the loop that is gone through. Where it cannot be given the loop is over.
    fn replayed(&mut self, decision: &Decision) -> Option<Choice> {
        // What clones share is copied as soon as it is taken from.
        self.state.this_turn.loops.replay.as_ref()?;
        let mut replay = self.state.this_turn.loops.replay.take().filter(|replay| replay.left > 0)?;
        let step = replay.cycle[replay.at];
        if (step.seat, step.question) != (decision.seat, decision.question) {
            return None;
        }
        let kind = self.kind(step.choice);
        let same = decision.options.iter().find(|option| **option == step.choice);
        let alike = || decision.options.iter().find(|option| self.kind(**option) == kind);
        let choice = *same.or_else(alike)?;
        replay.at = (replay.at + 1) % replay.cycle.len();
        replay.left -= 1;
        // It has an end.
        self.state.idle = 0;
        self.state.this_turn.loops.replay = Some(replay);
        Some(choice)
    }

    pub(crate) fn end(&mut self, outcome: Outcome) {
        if self.state.outcome.is_none() {
            self.state.outcome = Some(outcome);
            self.state.waiting = None;
            self.state.agenda.clear();
            self.note(Event::Over(outcome));
        }
    }

    /// Asks a player. With a single option there is nothing to ask, and the answer is that one; unless the board wants
    /// every question asked.
    pub(crate) fn ask(&mut self, mut decision: Decision, then: Task) {
        if decision.options.is_empty() {
            return;
        }
        let asks_all = self.state.asks_all;
        let alone = |decision: &Decision| decision.options.len() == 1 && !asks_all;
        let answer = if alone(&decision) { None } else { self.replayed(&decision) };
        if answer.is_none() {
            self.bar(&mut decision);
        }
        let alone = decision.options.first().copied().filter(|_| alone(&decision));
        if let Some(answer) = answer.or(alone) {
            self.take_back(decision.options);
            self.settle(then, answer);
            return;
        }
        self.state.waiting = Some((decision, Then(then)).into());
        self.learn_offered();
    }

    /// An empty list of options, in the memory of a question that has been answered where there is some.
    pub(crate) fn no_options(&mut self) -> Vec<Choice> {
        std::mem::take(&mut self.spare)
    }

    /// The memory of options that nobody needs any more.
    pub(crate) fn take_back(&mut self, mut options: Vec<Choice>) {
        options.clear();
        self.spare = options;
    }

    /// Work that has waited for an answer has it: it is done before anything else.
    pub(crate) fn settle(&mut self, then: Task, answer: Choice) {
        self.settled = Some((then, answer));
    }

    #[inline]
    pub(crate) fn push(&mut self, task: Task) {
        self.state.agenda.push(task);
    }

    /// Energy is rested next; where none is asked for, that has been done.
    pub(crate) fn push_due(&mut self, seat: Seat, icons: Icons, lent: Vec<CardId>, next: Option<usize>) {
        if icons.count() == 0 {
            self.state.idle += 1;
        } else {
            self.push(Due::task(seat, icons, lent, next));
        }
    }

    /// The price of a skill is paid next.
    pub(crate) fn begin_paying(&mut self, activation: Activation, frame: Frame) {
        let paid = self.pays_energy_cost(&activation);
        self.pay_on(activation, Frame { paid, ..frame }, Task::Price(0));
    }

    /// A price is paid further: this comes next.
    pub(crate) fn pay_on(&mut self, activation: Activation, frame: Frame, next: Task) {
        self.state.under_way.paying.push(Paying { activation, frame });
        self.push(next);
    }

    /// Puts tasks on the agenda so that they happen in this order.
    pub(crate) fn then<const N: usize>(&mut self, tasks: [Task; N]) {
        self.state.agenda.extend(tasks.into_iter().rev());
    }

    /// Records an event.
    #[inline]
    pub(crate) fn note(&mut self, event: Event) {
        if let Some(log) = &mut self.state.log {
            log.push(event);
        }
    }
}
