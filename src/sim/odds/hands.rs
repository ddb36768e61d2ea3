//! Every opening hand, what can stay of it, and what is best.
//!
//! A hand is a number of cards of each class. There are `C(classes + hand - 1, hand)` of them at most: a few hundred for
//! the wants that people have, however many cards there are. What a kept part is worth depends on that part alone where
//! the rest is shuffled back, so it is counted once for all hands.

use std::cmp::Ordering;

use super::binomials::Binomials;
use super::ways::Drawn;
use super::{Chance, MOST_WORK, Mulligan, Odds, OddsError};
use crate::ruleset::Procedure;

/// Kept parts, by turn, whose chances are held in memory at once.
const MOST_KEPT: usize = 4_000_000;

/// A hand, and what a mulligan keeps of it for a turn.
#[derive(Clone, Copy, Debug)]
pub struct Play<'a> {
    /// Cards of each class, in the order of [`Odds::classes`].
    pub hand: &'a [u32],
    /// In how many ways the hand can be drawn.
    pub weight: u128,
    /// The own turn.
    pub turn: usize,
    /// What stays, by class.
    pub kept: &'a [u32],
    /// The chance by that turn.
    pub chance: Chance,
}

impl Odds {
    /// Calls back with each hand and each turn from 0, and what the mulligan keeps.
    ///
    /// # Errors
    /// When single cards cannot go back, or counting would take too long.
    pub fn plays(&self, mulligan: &Mulligan, visit: &mut dyn FnMut(Play<'_>)) -> Result<(), OddsError> {
        let whole = self.plan.procedure == Procedure::WholeHandReshuffled;
        if whole && matches!(mulligan, Mulligan::Keep(_)) {
            return Err(OddsError::WholeHandOnly);
        }
        let ranks = Ranks::new(self.classes.len(), self.plan.hand as usize)
            .filter(|ranks| {
                let kept = ranks.count.saturating_mul(self.plan.drawn.len());
                kept <= MOST_KEPT && (ranks.count as u64).saturating_mul(self.steps()) < MOST_WORK
            })
            .ok_or(OddsError::TooManyClasses(self.classes.len()))?;
        if self.plan.procedure == Procedure::AnyNumberToBottom {
            self.hands_to_bottom(mulligan, visit);
        } else {
            self.hands_reshuffled(mulligan, &ranks, visit);
        }
        Ok(())
    }

    /// What is kept goes with what the deck then is, so each kept part is counted once.
    fn hands_reshuffled(&self, mulligan: &Mulligan, ranks: &Ranks, visit: &mut dyn FnMut(Play<'_>)) {
        let turns = self.plan.drawn.len();
        let mut chances = vec![Worth::NONE; ranks.count * turns];
        let mut note = |kept: &[u32], drawn: Drawn<'_>| {
            let at = ranks.rank(kept) * turns;
            Self::by_turns(kept, drawn, &mut chances[at..at + turns]);
        };
        let most = self.most_kept(mulligan);
        if self.is_whole(mulligan) {
            // Only nothing and whole hands are kept.
            self.each_gone(&vec![0; self.classes.len()], 0, &mut note);
            self.each_gone(&most, self.plan.hand, &mut note);
        } else {
            self.each_gone(&most, 0, &mut note);
        }
        let mut options = Vec::new();
        self.each_hand(&mut |hand, weight| {
            self.options(mulligan, hand, &mut options);
            let at = |kept: &[u32]| ranks.rank(kept) * turns;
            let worth: Vec<(&[u32], usize)> = options.chunks_exact(hand.len()).map(|kept| (kept, at(kept))).collect();
            for turn in 0..turns {
                let of = |(kept, at): &(_, usize)| (*kept, chances[at + turn]);
                visit(best(hand, weight, turn, worth.iter().map(of)));
            }
        });
    }

    /// What goes to the bottom is not drawn again, so each hand leaves a deck of its own.
    fn hands_to_bottom(&self, mulligan: &Mulligan, visit: &mut dyn FnMut(Play<'_>)) {
        let turns = self.plan.drawn.len();
        let mut options = Vec::new();
        let all: Vec<u32> = self.classes.iter().map(|class| class.cards).collect();
        self.each_gone(&all, self.plan.hand, &mut |hand, drawn| {
            self.options(mulligan, hand, &mut options);
            let mut chances = Vec::new();
            for kept in options.chunks_exact(hand.len()) {
                let mut by_turn = vec![Worth::NONE; turns];
                Self::by_turns(kept, drawn, &mut by_turn);
                chances.push((kept, by_turn));
            }
            for turn in 0..turns {
                let worth = chances.iter().map(|(kept, by_turn)| (*kept, by_turn[turn]));
                visit(best(hand, self.weight(hand), turn, worth));
            }
        });
    }

    /// The chance by each turn with `kept`.
    fn by_turns(kept: &[u32], drawn: Drawn<'_>, out: &mut [Worth]) {
        for (worth, turn) in out.iter_mut().zip(0..) {
            *worth = Worth::of(drawn.chance(kept, turn));
        }
    }

    /// Whether the hand stays or goes as a whole.
    fn is_whole(&self, mulligan: &Mulligan) -> bool {
        matches!(mulligan, Mulligan::None | Mulligan::All | Mulligan::KeepIf(_))
            || matches!(self.plan.procedure, Procedure::WholeHandReshuffled | Procedure::None)
    }

    /// The most cards of each class that can stay.
    fn most_kept(&self, mulligan: &Mulligan) -> Vec<u32> {
        let stays = |filters: u32| match mulligan {
            Mulligan::Keep(filter) => filters >> filter & 1 == 1,
            _ => true,
        };
        self.classes.iter().map(|class| if stays(class.filters) { class.cards } else { 0 }).collect()
    }

    /// All that can stay of a hand, one after the other, what is larger first.
    fn options(&self, mulligan: &Mulligan, hand: &[u32], out: &mut Vec<u32>) {
        out.clear();
        match mulligan {
            _ if self.plan.procedure == Procedure::None => out.extend(hand),
            Mulligan::None => out.extend(hand),
            Mulligan::All => out.extend(hand.iter().map(|_| 0)),
            Mulligan::KeepIf(goal) => {
                let stays = goal.holds_for(&self.classes, hand);
                out.extend(hand.iter().map(|n| if stays { *n } else { 0 }));
            }
            Mulligan::Keep(filter) => {
                let stays = |class: &super::Class| class.filters >> filter & 1 == 1;
                out.extend(self.classes.iter().zip(hand).map(|(class, n)| if stays(class) { *n } else { 0 }));
            }
            Mulligan::Optimal if self.is_whole(mulligan) => {
                out.extend(hand);
                out.extend(hand.iter().map(|_| 0));
            }
            Mulligan::Optimal => parts(hand, out),
        }
    }

    /// Calls back with every hand and in how many ways it is drawn.
    fn each_hand(&self, visit: &mut dyn FnMut(&[u32], u128)) {
        fn go(
            odds: &Odds,
            hand: &mut [u32],
            class: usize,
            room: u32,
            weight: u128,
            visit: &mut dyn FnMut(&[u32], u128),
        ) {
            let Some(of) = odds.classes.get(class) else {
                if room == 0 {
                    visit(hand, weight);
                }
                return;
            };
            for n in 0..=of.cards.min(room) {
                hand[class] = n;
                go(odds, hand, class + 1, room - n, weight * odds.binomials.choose(of.cards, n), visit);
            }
            hand[class] = 0;
        }
        go(self, &mut vec![0; self.classes.len()], 0, self.plan.hand, 1, visit);
    }

    /// In how many ways a hand is drawn.
    pub fn weight(&self, hand: &[u32]) -> u128 {
        self.classes.iter().zip(hand).map(|(class, n)| self.binomials.choose(class.cards, *n)).product()
    }

    /// Calls back with all numbers of cards, from `least` to a hand in all and up to `most` of each class, and what can
    /// be drawn when they are gone. Tables of the later classes are shared.
    fn each_gone(&self, most: &[u32], least: u32, visit: &mut dyn FnMut(&[u32], Drawn<'_>)) {
        let mut gone = vec![0; self.classes.len()];
        self.gone_from(most, least, &mut gone, &self.no_classes(), visit);
    }

    fn gone_from(
        &self,
        most: &[u32],
        least: u32,
        gone: &mut Vec<u32>,
        table: &[u128],
        visit: &mut dyn FnMut(&[u32], Drawn<'_>),
    ) {
        // `most` gets shorter from its end: its last class is next.
        let Some((class, earlier)) = most.split_last().map(|(_, earlier)| (earlier.len(), earlier)) else {
            if gone.iter().sum::<u32>() >= least {
                visit(gone, Drawn { odds: self, gone, table });
            }
            return;
        };
        let has: u32 = gone.iter().sum();
        let possible: u32 = earlier.iter().sum();
        let fewest = least.saturating_sub(has + possible);
        for n in fewest..=most[class].min(self.plan.hand - has) {
            gone[class] = n;
            let with = self.with_class(table, class, n);
            self.gone_from(earlier, least, gone, with.as_deref().unwrap_or(table), visit);
        }
        gone[class] = 0;
    }
}

/// The best of some kept parts; of equal ones the first.
fn best<'a>(hand: &'a [u32], weight: u128, turn: usize, options: impl Iterator<Item = (&'a [u32], Worth)>) -> Play<'a> {
    let nothing = (hand, Worth::NONE);
    let better = |best: (&'a [u32], Worth), other: (&'a [u32], Worth)| {
        if other.1.is_better(&best.1) { other } else { best }
    };
    let (kept, worth) = options.reduce(better).unwrap_or(nothing);
    Play { hand, weight, turn, kept, chance: worth.chance }
}

/// A chance, and what it is about: most comparisons need no more.
#[derive(Clone, Copy)]
struct Worth {
    about: f64,
    chance: Chance,
}

impl Worth {
    const NONE: Self = Self { about: 0.0, chance: Chance { ways: 0, of: 1 } };

    fn of(chance: Chance) -> Self {
        Self { about: chance.value(), chance }
    }

    fn is_better(&self, other: &Self) -> bool {
        /// Far more than values are rounded by.
        const NEAR: f64 = 1e-12;
        if (self.about - other.about).abs() > NEAR {
            return self.about > other.about;
        }
        self.chance.cmp(&other.chance) == Ordering::Greater
    }
}

/// Every part of a hand, larger ones first.
fn parts(hand: &[u32], out: &mut Vec<u32>) {
    let all: usize = hand.iter().map(|n| *n as usize + 1).product();
    let size: u32 = hand.iter().sum();
    for stays in (0..=size).rev() {
        for index in 0..all {
            let start = out.len();
            hand.iter().fold(index, |rest, n| {
                // A part has at most as many cards as the hand.
                out.push(u32::try_from(rest % (*n as usize + 1)).unwrap_or(0));
                rest / (*n as usize + 1)
            });
            if out[start..].iter().sum::<u32>() != stays {
                out.truncate(start);
            }
        }
    }
}

/// Numbers for all kept parts: for up to `hand` cards of so many classes.
struct Ranks {
    hand: usize,
    count: usize,
    /// `C(n, k)` as far as ranks need it.
    binomials: Binomials,
}

impl Ranks {
    fn new(classes: usize, hand: usize) -> Option<Self> {
        let all = u32::try_from(classes + hand + 1).ok()?;
        let binomials = Binomials::new(all, all.min(u32::try_from(hand + 1).ok()?))?;
        let mut ranks = Self { hand, count: 0, binomials };
        ranks.count = ranks.within(classes, hand)?;
        Some(ranks)
    }

    /// How many ways there are to have up to `room` cards of so many classes: `C(classes + room, room)`.
    fn within(&self, classes: usize, room: usize) -> Option<usize> {
        let [n, k] = [classes + room, room].map(|n| u32::try_from(n).ok());
        usize::try_from(self.binomials.choose(n?, k?)).ok()
    }

    /// The number of a part: how many come before it, where fewer cards of an earlier class come first.
    fn rank(&self, kept: &[u32]) -> usize {
        let (mut rank, mut room) = (0, self.hand);
        for (at, n) in kept.iter().enumerate() {
            for _ in 0..*n {
                rank += self.within(kept.len() - at - 1, room).unwrap_or(0);
                room -= 1;
            }
        }
        rank
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_has_a_number_of_its_own() {
        for (classes, hand) in [(1_usize, 6), (2, 6), (3, 5), (5, 3)] {
            let ranks = Ranks::new(classes, hand).expect("a few");
            let mut seen = vec![false; ranks.count];
            let all = vec![u32::try_from(hand).expect("small"); classes];
            let mut out = Vec::new();
            parts(&all, &mut out);
            for part in out.chunks_exact(classes).filter(|part| part.iter().sum::<u32>() as usize <= hand) {
                let rank = ranks.rank(part);
                assert!(!std::mem::replace(&mut seen[rank], true), "{part:?}");
            }
            assert!(seen.into_iter().all(|seen| seen));
        }
    }

    #[test]
    fn larger_parts_come_first() {
        let mut out = Vec::new();
        parts(&[2, 1], &mut out);
        let parts: Vec<&[u32]> = out.chunks_exact(2).collect();
        assert_eq!(parts, [[2, 1], [2, 0], [1, 1], [1, 0], [0, 1], [0, 0]]);
    }
}
