//! What happens if something was done or not, options, numbers, and the same again.

use crate::ability::Declared;
use crate::engine::dbscg::acts::Game;
use crate::engine::dbscg::facts::possible::Doable;
use crate::engine::dbscg::ids::{BlockId, CardId, Seat};
use crate::engine::dbscg::state::decision::{Choice, Decision, MOST_DECLARED, Question};
use crate::engine::dbscg::state::frame::{Frame, Left};
use crate::engine::dbscg::state::task::Task;

impl Game {
    /// An act begins: what follows asks whether all of it has been done (1-3-2). Says whether what it is a part of has been
    /// done in full so far.
    fn begin_act(&mut self) -> bool {
        self.state.frames.last_mut().is_none_or(|frame| {
            frame.acts += 1;
            std::mem::replace(&mut frame.done, true)
        })
    }

    /// An act is over; says whether it has been done in full. What it is a part of has not been without it.
    fn end_act(&mut self, before: bool) -> bool {
        self.state.frames.last_mut().is_some_and(|frame| {
            frame.acts -= 1;
            let done = frame.done;
            frame.done = before && done;
            done
        })
    }

    /// Something is done, and then something else if all of it was.
    pub(crate) fn do_act(&mut self, act: BlockId, then: BlockId) {
        let before = self.begin_act();
        self.next([Left::Run(act, 0), Left::IfDone(then, before)]);
    }

    /// "If you do": the act was done in full.
    pub(crate) fn if_done(&mut self, then: BlockId, before: bool) {
        if self.end_act(before) {
            self.next([Left::Run(then, 0)]);
        }
    }

    /// An optional act. One that cannot be done in full, or in which nothing can be done, is not offered.
    pub(crate) fn may(&mut self, act: BlockId, then: BlockId, answer: Option<Choice>) {
        match answer {
            None => {
                let frame = self.frame();
                if self.doable(self.roster.interned().instructions(act), &frame) == Doable::Whole {
                    self.ask_whether(&frame, Task::Asked(Left::May(act, then)));
                }
            }
            Some(Choice::Yes) => self.do_act(act, then),
            Some(_) => {}
        }
    }

    fn ask_whether(&mut self, frame: &Frame, then: Task) {
        let (source, options) = (Some(frame.source.card), vec![Choice::Yes, Choice::Pass]);
        self.ask(Decision { seat: frame.master, question: Question::May, source, options }, then);
    }

    /// Unless the other player does something, something happens.
    pub(crate) fn unless(&mut self, other: Seat, master: Seat, act: BlockId, otherwise: BlockId) {
        self.next([Left::Master(other), Left::Offer(act, otherwise, master)]);
    }

    /// The other player says whether they do it.
    pub(crate) fn offer(&mut self, act: BlockId, otherwise: BlockId, master: Seat, answer: Option<Choice>) {
        let frame = self.frame();
        match answer {
            None if self.doable(self.roster.interned().instructions(act), &frame) == Doable::Whole => {
                self.ask_whether(&frame, Task::Asked(Left::Offer(act, otherwise, master)));
            }
            Some(Choice::Yes) => {
                let before = self.begin_act();
                self.next([Left::Run(act, 0), Left::Master(master), Left::Otherwise(otherwise, before)]);
            }
            None | Some(_) => self.next([Left::Master(master), Left::Run(otherwise, 0)]),
        }
    }

    /// What happens where an offer was taken, and not all of it has been done.
    pub(crate) fn otherwise(&mut self, block: BlockId, before: bool) {
        if !self.end_act(before) {
            self.next([Left::Run(block, 0)]);
        }
    }

    /// A card is to be played for which something is paid besides; unless it is, the card is not played (1-3-3).
    pub(crate) fn toll(&mut self, card: CardId, answer: Option<Choice>) {
        let frame = self.frame();
        let Some(answer) = answer else {
            self.ask_whether(&frame, Task::Asked(Left::Toll(card)));
            return;
        };
        let price = self.play_price(card, frame.master).filter(|_| answer == Choice::Yes);
        let played = self.state.now(card);
        if let Some(frame) = self.state.frames.last_mut() {
            frame.so_far_mut().tolls.push((played, price.is_some()));
        }
        if let Some((price, frame)) = price {
            self.begin_paying(price, frame);
        }
    }

    /// 10-27: options are chosen in the order in which they are done.
    pub(crate) fn options(
        &mut self,
        left: u8,
        (block, at): (BlockId, usize),
        mut chosen: Vec<u8>,
        answer: Option<Choice>,
    ) {
        let options = self.roster.interned().instruction(block, at).map_or(&[][..], |options| &options.within.blocks);
        let options = options.to_vec();
        if let Some(Choice::Option(option)) = answer {
            chosen.push(option);
        }
        let all = u8::try_from(options.len()).unwrap_or(u8::MAX);
        if chosen.len() >= usize::from(left.min(all)) {
            for option in chosen.into_iter().rev() {
                self.next([Left::Run(options[usize::from(option)], 0)]);
            }
            return;
        }
        let frame = self.frame();
        let free = (0..all).filter(|option| !chosen.contains(option)).map(Choice::Option).collect();
        let source = Some(frame.source.card);
        let decision = Decision { seat: frame.master, question: Question::Option, source, options: free };
        self.ask(decision, Task::Options(left, block, at, chosen));
    }

    /// Something is declared: an original energy cost, which is the X of what follows, or a character name.
    pub(crate) fn declares(&mut self, what: Declared, answer: Option<Choice>) {
        let frame = self.frame();
        let (seat, source) = (frame.master, Some(frame.source.card));
        match (what, answer) {
            (Declared::OriginalCost, Some(Choice::Number(n))) => {
                if let Some(frame) = self.state.frames.last_mut() {
                    frame.x = Some(i32::from(n));
                }
            }
            (Declared::Character, Some(Choice::Option(at))) => {
                let character = self.declarable(seat).into_iter().nth(usize::from(at));
                if let Some(frame) = self.state.frames.last_mut() {
                    frame.so_far_mut().character = character;
                }
            }
            (Declared::OriginalCost, _) => {
                let options = (0..=MOST_DECLARED).map(Choice::Number).collect();
                self.ask(Decision { seat, question: Question::Cost, source, options }, Task::Declare(what));
            }
            (Declared::Character, _) => {
                let options: Vec<Choice> = (0..).map(Choice::Option).take(self.declarable(seat).len()).collect();
                // Where no character is known, there is none to declare.
                if !options.is_empty() {
                    let decision = Decision { seat, question: Question::Character, source, options };
                    self.ask(decision, Task::Declare(what));
                }
            }
        }
    }

    /// A number is named; it is the X of what follows (1-3-5).
    pub(crate) fn name_number(&mut self, least: u16, most: u16, answer: Option<Choice>) {
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

    pub(crate) fn repeat(&mut self, left: u16, block: BlockId) {
        if let Some(rest) = left.checked_sub(1) {
            self.next([Left::Run(block, 0), Left::Repeat(rest, block)]);
        }
    }
}
