//! What happens if something was done or not, options, numbers, and the same again.

use std::sync::Arc;

use crate::ability::{Block, Cards, Effect};

use super::Game;
use super::agenda::Task;
use super::decision::{Choice, Decision, Question};
use super::ids::Seat;

/// Names of skills never begin with a blank.
const OFFERED: &str = " offered";

impl Game {
    /// "If you do": the act was done in full.
    pub(super) fn if_done(&mut self, then: Block) {
        if self.frame().done {
            self.push(Task::Run(then, 0));
        }
        if let Some(frame) = self.state.frames.last_mut() {
            frame.done = true;
        }
    }

    /// Unless the other player does something, something happens.
    pub(super) fn unless(&mut self, other: Seat, master: Seat, act: &Block, otherwise: &Block) {
        // The other player's act is marked as done in a name of the frame, which nobody else can use.
        if let Some(frame) = self.state.frames.last_mut() {
            frame.names.retain(|(name, _)| &**name != OFFERED);
        }
        let done: Block = [Effect::Name(OFFERED.into(), Cards::This)].into();
        self.then([
            Task::MasterBack(other),
            Task::May(Arc::clone(act), done),
            Task::MasterBack(master),
            Task::Otherwise(Arc::clone(otherwise)),
        ]);
    }

    /// What happens when the offer of an [`Effect::Unless`] is not taken.
    pub(super) fn otherwise(&mut self, block: Block) {
        let taken =
            self.state.frames.last().is_some_and(|frame| frame.names.iter().any(|(name, _)| &**name == OFFERED));
        if !taken {
            self.push(Task::Run(block, 0));
        }
    }

    /// 10-27: options are chosen in the order in which they are done.
    pub(super) fn options(&mut self, left: u8, options: Arc<[Block]>, mut chosen: Vec<u8>, answer: Option<Choice>) {
        if let Some(Choice::Option(option)) = answer {
            chosen.push(option);
        }
        let all = u8::try_from(options.len()).unwrap_or(u8::MAX);
        if chosen.len() >= usize::from(left.min(all)) {
            for option in chosen.into_iter().rev() {
                self.push(Task::Run(Arc::clone(&options[usize::from(option)]), 0));
            }
            return;
        }
        let frame = self.frame();
        let free = (0..all).filter(|option| !chosen.contains(option)).map(Choice::Option).collect();
        let source = Some(frame.source.card);
        let decision = Decision { seat: frame.master, question: Question::Option, source, options: free };
        self.ask(decision, Task::Options(left, options, chosen));
    }

    /// A number is named; it is the X of what follows (1-3-5).
    pub(super) fn name_number(&mut self, least: u16, most: u16, answer: Option<Choice>) {
        if let Some(Choice::Number(n)) = answer {
            if let Some(frame) = self.state.frames.last_mut() {
                frame.x = Some(i32::from(n));
            }
            return;
        }
        let frame = self.frame();
        let options = (least..=most).map(Choice::Number).collect();
        let source = Some(frame.source.card);
        let decision = Decision { seat: frame.master, question: Question::X, source, options };
        self.ask(decision, Task::NameNumber(least, most));
    }

    pub(super) fn repeat(&mut self, left: u16, block: Block) {
        if let Some(rest) = left.checked_sub(1) {
            self.then([Task::Run(Arc::clone(&block), 0), Task::Repeat(rest, block)]);
        }
    }
}
