//! Resolutions begin and end.

use crate::engine::dbscg::acts::Game;
use crate::engine::dbscg::edition::Point;
use crate::engine::dbscg::ids::BlockId;
use crate::engine::dbscg::state::frame::{Frame, Left, Playing};
use crate::engine::dbscg::state::task::{Occasion, Speech, Task};

impl Game {
    /// Begins a resolution.
    pub(crate) fn resume(&mut self, mut frame: Frame, block: BlockId) {
        frame.so_far_mut().left = vec![Left::Run(block, 0)];
        self.state.frames.push(frame);
        self.push(Task::GoOn);
    }

    /// What the innermost resolution does next; nothing where it is done.
    pub(crate) fn next_left(&mut self) -> Option<Left> {
        let left = self.state.frames.last_mut()?.so_far_mut().left.pop()?;
        self.push(Task::GoOn);
        Some(left)
    }

    /// The innermost resolution does this next, in this order.
    pub(crate) fn next<const N: usize>(&mut self, left: [Left; N]) {
        if let Some(frame) = self.state.frames.last_mut() {
            frame.so_far_mut().left.extend(left.into_iter().rev());
        }
    }

    /// The innermost resolution is done; what it has played can be answered (10-10-3-2).
    pub(crate) fn end_frame(&mut self) {
        let Some(frame) = self.state.frames.pop() else { return };
        self.put_back(&frame);
        let playing = Playing { cards: frame.so_far().played.clone(), ..Playing::default() };
        // What a [Counter] plays is not answered (4-7-2-5); the play that it answers is still to come.
        if self.state.under_way.countering.is_none() {
            self.state.under_way.playing = Some(playing);
        } else if self.edition.has(Point::CounterPlaysAreAnswered) && !playing.cards.is_empty() {
            // 4.00, 9-7-3-5-1
            let under_way = &mut self.state.under_way;
            let waiting = under_way.counters.len();
            let open = std::mem::replace(&mut under_way.open, waiting);
            let outer = under_way.playing.replace(playing);
            let speech = Speech { plays: true, attacks: false, battle_card: false };
            let answers = Task::Counter(frame.of.other(), Occasion::Skill(speech));
            self.then([answers, Task::EndAnswers(Box::new(outer), open)]);
        }
    }

    /// 4.00, 9-7-3-5-1: what answers the play that a \[Counter\] has made has resolved; the play before it goes on.
    pub(crate) fn end_answers(&mut self, outer: Option<Playing>, open: usize) {
        self.state.under_way.playing = outer;
        self.state.under_way.open = open;
    }

    /// Whether what the skill says was done in full: "if you do" asks for it.
    pub(crate) fn done(&mut self, done: bool) {
        if let Some(frame) = self.state.frames.last_mut() {
            frame.done &= done;
        }
    }
}
