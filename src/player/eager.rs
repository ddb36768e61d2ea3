//! Answers that are taken at first sight, by points that nothing is weighed against: the frame of the greedy players that read
//! few cards.

/// What nothing else is worth as little as.
pub(super) const NEVER: i32 = i32::MIN;

/// A number of a card as it is weighed: more than any card has is worth no more, and sums of a few stay numbers.
pub(super) fn weighable(number: i32) -> i32 {
    number.clamp(-1_000_000, 1_000_000)
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
}
