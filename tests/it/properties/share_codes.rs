//! Slips in share codes, and what does not count in them.

use deckscouter::deck::notation::{by_id, read_as};
use proptest::prelude::*;
use proptest::sample::{Index, select};

use super::{cases, plain_decks};

/// Bytes of `scouter:`.
const PREFIX_LENGTH: usize = 8;

/// Signs that people mistake for one another, and some that no code has.
const SIGNS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_:;.,/+=!?é";

/// A code with one slip in it: a sign that is another, missing, added, or swapped with the next.
fn slips(code: &str) -> Vec<String> {
    let signs: Vec<char> = code.chars().collect();
    let with = |at: usize, taken: usize, put: &[char]| -> String {
        signs[..at].iter().chain(put).chain(&signs[at + taken..]).collect()
    };
    let mut out = Vec::new();
    for at in 0..=signs.len() {
        // Behind a code, such a sign ends what it stands in.
        let is_slip = |sign: &char| at < signs.len() || !"_;.,!?".contains(*sign);
        out.extend(SIGNS.chars().filter(is_slip).map(|sign| with(at, 0, &[sign])));
        if at < signs.len() {
            out.extend(SIGNS.chars().map(|sign| with(at, 1, &[sign])));
            out.push(with(at, 1, &[]));
        }
        if at + 1 < signs.len() {
            out.push(with(at, 2, &[signs[at + 1], signs[at]]));
        }
    }
    out.retain(|slip| !slip.eq_ignore_ascii_case(code));
    out
}

proptest! {
    #![proptest_config(cases(12))]

    #[test]
    fn a_share_code_with_one_slip_is_refused(deck in plain_decks()) {
        let share = by_id("share").expect("a notation");
        let code = (share.write)(&deck).expect("a deck of numbers");
        for slip in slips(code.trim_end()) {
            let readings = read_as(share, &slip).readings;
            prop_assert!(readings.iter().any(|reading| reading.broken && reading.problems.len() == 1), "{}", slip);
            prop_assert!(readings[0].problems.iter().all(|problem| problem.span.is_some()), "{}", slip);
        }
    }

    #[test]
    fn a_share_code_says_the_same_in_either_case_and_wrapped_anywhere(
        deck in plain_decks(),
        breaks in proptest::collection::vec((any::<Index>(), select(vec![" ", "\n", "\r\n\t", "\u{200b}", " # mine\n"])), 0..8),
    ) {
        let share = by_id("share").expect("a notation");
        let code = (share.write)(&deck).expect("a deck of numbers");
        let mut text = code.clone();
        // Behind the prefix, and from the end, so that no gap comes to stand within another.
        let behind = |at: Index| PREFIX_LENGTH + at.index(code.len() - PREFIX_LENGTH);
        let mut breaks: Vec<(usize, &str)> = breaks.into_iter().map(|(at, gap)| (behind(at), gap)).collect();
        breaks.sort_unstable();
        for (at, gap) in breaks.into_iter().rev() {
            text.insert_str(at, gap);
        }
        for text in [text.to_lowercase(), text.to_uppercase()] {
            let readings = read_as(share, &text).readings;
            prop_assert_eq!(readings.len(), 1, "{}", &text);
            prop_assert_eq!(&readings[0].problems, &[], "{}", &text);
            prop_assert_eq!((share.write)(&readings[0].deck), Ok(code.clone()));
        }
    }
}
