//! Answers that are taken at first sight, by points that nothing is weighed against: the frame of the greedy players that read
//! few cards.

/// What nothing else is worth as little as.
pub(super) const NEVER: i32 = i32::MIN;

/// A number of a card as it is weighed: more than any card has is worth no more, and sums of a few stay numbers.
pub(super) fn weighable(number: i32) -> i32 {
    number.clamp(-1_000_000, 1_000_000)
}

/// So often the same is done in a turn: a card is played in a way, or a line of it is used.
const AGAIN: usize = 3;
/// So much is done in a turn, of all together.
const TOGETHER: usize = 24;

/// What a player has done in a turn, so that nothing is done for ever: what costs nothing can be done again and again.
#[derive(Clone, Debug)]
pub(super) struct Repeats<C> {
    turn: u16,
    done: Vec<C>,
}

impl<C> Default for Repeats<C> {
    fn default() -> Self {
        Self { turn: 0, done: Vec::new() }
    }
}

impl<C: Copy + PartialEq> Repeats<C> {
    /// It is this turn: what was done in others does not count.
    pub(super) fn turn_to(&mut self, turn: u16) {
        if self.turn != turn {
            self.turn = turn;
            self.done.clear();
        }
    }

    /// This is done in a turn, if it is of what counts.
    pub(super) fn note(&mut self, turn: u16, done: Option<C>) {
        self.turn_to(turn);
        self.done.extend(done);
    }

    /// Whether this has been done often enough in the turn.
    pub(super) fn is_enough(&self, choice: C) -> bool {
        self.done.len() >= TOGETHER || self.done.iter().filter(|done| **done == choice).count() >= AGAIN
    }

    /// Goes on from what another one has counted.
    pub(super) fn copy(&mut self, other: &Self) {
        self.turn = other.turn;
        self.done.clone_from(&other.done);
    }
}

/// The place of the answer that is worth most; the first of several, and the first of all where each is worth as little as can be.
pub(super) fn first_best<C: Copy>(options: &[C], worth: impl Fn(C) -> i32) -> usize {
    let mut best = (NEVER, 0);
    for (at, choice) in options.iter().enumerate() {
        let worth = worth(*choice);
        if worth > best.0 {
            best = (worth, at);
        }
    }
    best.1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_no_card_has_is_weighed_as_what_a_very_strong_one_has() {
        assert_eq!([i32::MIN, -500, 3000, i32::MAX].map(weighable), [-1_000_000, -500, 3000, 1_000_000]);
    }

    #[test]
    fn the_first_of_the_best_is_taken() {
        assert_eq!(first_best(&[1, 3, 2, 3], |points| points), 1);
        assert_eq!(first_best(&[1, 2], |_| NEVER), 0);
    }

    #[test]
    fn the_same_is_done_three_times_a_turn_and_all_together_twenty_four_times() {
        let mut repeats = Repeats::default();
        (0..AGAIN).for_each(|_| repeats.note(1, Some(7)));
        assert_eq!([7, 8].map(|choice| repeats.is_enough(choice)), [true, false]);
        repeats.turn_to(2);
        assert!(!repeats.is_enough(7));
        (0..24).for_each(|choice| repeats.note(2, Some(choice)));
        assert!(repeats.is_enough(99));
    }
}
