//! Infinite loops (11-1): noticing them, and going through them.

use crate::engine::dbscg::acts::Game;
use crate::engine::dbscg::ids::Seat;
use crate::engine::dbscg::state::decision::{Choice, Decision, MOST_NAMED, Question};
use crate::engine::dbscg::state::loops::{Answered, Replay, Spot};
use crate::engine::dbscg::state::task::{Found, Task};

/// What has been done so often in a turn may be part of a loop. No card attacks as often.
const OFTEN: u16 = 4;

/// What has been done so often in a turn is a loop wherever the cards are: one that makes tokens, for example.
const WHEREVER: u16 = 100;

impl Game {
    /// A player answers; if that goes on with a loop, it is that loop.
    pub(crate) fn notice(&mut self, decision: &Decision, choice: Choice, then: &Task) -> Option<Found> {
        let (seat, question) = (decision.seat, decision.question);
        let Some(act) = self.act(decision, choice) else {
            if !self.state.this_turn.loops.trace.is_empty() {
                self.state.this_turn.loops.trace.push(Answered { seat, question, choice, act: None });
            }
            return None;
        };
        let times = self.state.this_turn.loops.count(act);
        if times <= OFTEN {
            if !self.state.this_turn.loops.trace.is_empty() {
                let place = Some((act, Some(self.position())));
                self.state.this_turn.loops.trace.push(Answered { seat, question, choice, act: place });
            }
            return None;
        }
        let position = Some(self.position()).filter(|_| times <= WHEREVER);
        let trace = &mut self.state.this_turn.loops.trace;
        let again = |(other, there): Spot| other == act && (position.is_none() || there == position);
        let before = trace.iter().rposition(|step| step.act.is_some_and(again));
        let Some(before) = before else {
            trace.push(Answered { seat, question, choice, act: Some((act, position)) });
            return None;
        };
        let mut cycle = trace.split_off(before);
        trace.clear();
        if position.is_none() {
            cycle.iter_mut().filter_map(|step| step.act.as_mut()).for_each(|(_, there)| *there = None);
        }
        Some(Found { cycle, named: Vec::new(), source: decision.source, choice, then: then.clone() })
    }

    /// The players who could have stopped a loop name how often it is gone through, at least once (1-3-5).
    pub(crate) fn repeats(&mut self, mut found: Box<Found>, answer: Option<Choice>) {
        if let Some(Choice::Number(n)) = answer {
            found.named.push(n);
        }
        let first = self.state.turn_player;
        let seats = [first, first.other()].into_iter();
        let stoppers: Vec<Seat> = seats.filter(|seat| found.cycle.iter().any(|step| step.stops(*seat))).collect();
        if let Some(seat) = stoppers.get(found.named.len()).copied() {
            let options = (1..=MOST_NAMED).map(Choice::Number).collect();
            let decision = Decision { seat, question: Question::Repeats, source: found.source, options };
            self.ask(decision, Task::Repeats(found));
            return;
        }
        let Found { cycle, named, choice, then, .. } = *found;
        // 11-1-2-2: the lower number counts; the turn player's if they are equal.
        let Some((times, seat)) = named.into_iter().zip(stoppers).min_by_key(|(times, _)| *times) else { return };
        let stop = cycle.iter().position(|step| step.stops(seat)).unwrap_or(0);
        let loops = &mut self.state.this_turn.loops;
        loops.barred.extend(cycle.iter().filter_map(|step| step.act));
        // The answer that waits is the first of them.
        let left = usize::from(times) * cycle.len() + stop - 1;
        loops.replay = Some(Replay { at: 1 % cycle.len(), cycle, left });
        self.settle(then, choice);
    }
}
