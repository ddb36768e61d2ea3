//! Things that are chosen one after the other, as data: a game stops and goes on between any two of them.

use std::ops::ControlFlow;

use serde::{Deserialize, Serialize};

use super::Seat;

/// Some of certain things are being chosen.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Picking<Q, T> {
    /// Who chooses.
    pub seat: Seat,
    /// What for.
    pub question: Q,
    /// Among these.
    pub from: Vec<T>,
    /// How many more.
    pub left: u8,
    /// Fewer do.
    pub up_to: bool,
    /// What was chosen.
    pub picked: Vec<T>,
}

impl<Q, T: Copy + PartialEq> Picking<Q, T> {
    /// Nothing is chosen yet: by whom, for what, among which, how many, or fewer.
    pub fn new((seat, question): (Seat, Q), from: Vec<T>, left: usize, up_to: bool) -> Self {
        // Nobody chooses more than 255 things.
        let left = u8::try_from(left).unwrap_or(u8::MAX);
        Self { seat, question, from, left, up_to, picked: Vec::new() }
    }

    /// What is chosen, where there is nothing to ask.
    pub fn settled(mut self) -> ControlFlow<Vec<T>, Self> {
        // Where all have to be taken there is nothing to ask.
        if self.left > 0 && !self.up_to && self.from.len() <= usize::from(self.left) {
            self.picked.append(&mut self.from);
        }
        if self.left == 0 || self.from.is_empty() {
            ControlFlow::Break(self.picked)
        } else {
            ControlFlow::Continue(self)
        }
    }

    /// One is taken, or no more; what is chosen, if that was the last.
    pub fn take(mut self, taken: Option<T>) -> ControlFlow<Vec<T>, Self> {
        let Some(taken) = taken else { return ControlFlow::Break(self.picked) };
        self.picked.push(taken);
        if self.left == 1 {
            return ControlFlow::Break(self.picked);
        }
        self.left -= 1;
        self.from.retain(|other| *other != taken);
        ControlFlow::Continue(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picking(left: usize, up_to: bool) -> Picking<(), char> {
        Picking::new((Seat::A, ()), vec!['a', 'b', 'c'], left, up_to)
    }

    #[test]
    fn nothing_is_asked_where_all_have_to_be_taken_or_none_can_be() {
        assert_eq!(picking(3, false).settled(), ControlFlow::Break(vec!['a', 'b', 'c']));
        assert_eq!(picking(4, false).settled(), ControlFlow::Break(vec!['a', 'b', 'c']));
        assert_eq!(picking(0, false).settled(), ControlFlow::Break(vec![]));
        for (left, up_to) in [(2, false), (3, true), (1000, true)] {
            assert_eq!(picking(left, up_to).settled(), ControlFlow::Continue(picking(left, up_to)));
        }
        let none = Picking::<(), char>::new((Seat::A, ()), Vec::new(), 2, true);
        assert_eq!(none.settled(), ControlFlow::Break(vec![]));
    }

    #[test]
    fn one_after_the_other_is_taken_until_there_are_enough_or_no_more_are_wanted() {
        let ControlFlow::Continue(one) = picking(2, true).take(Some('b')) else { panic!("another can be taken") };
        assert_eq!((one.left, one.from.as_slice(), one.picked.as_slice()), (1, &['a', 'c'][..], &['b'][..]));
        assert_eq!(one.clone().take(None), ControlFlow::Break(vec!['b']));
        assert_eq!(one.take(Some('a')), ControlFlow::Break(vec!['b', 'a']));
    }
}
