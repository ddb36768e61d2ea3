//! Whose cards are meant where somebody speaks of them.

use super::Seat;
use crate::ability::Whose;

/// Whether what is of a player is meant by who sits here.
#[inline]
pub(super) fn is_of(whose: Whose, by: Seat, seat: Seat) -> bool {
    match whose {
        Whose::Any => true,
        Whose::You => seat == by,
        Whose::Opponent => seat != by,
    }
}

/// Who is meant by who sits here, the own seat first.
#[inline]
pub(super) const fn seats(whose: Whose, by: Seat) -> &'static [Seat] {
    match (whose, by) {
        (Whose::Any, Seat::A) => &[Seat::A, Seat::B],
        (Whose::Any, Seat::B) => &[Seat::B, Seat::A],
        (Whose::You, Seat::A) | (Whose::Opponent, Seat::B) => &[Seat::A],
        (Whose::You, Seat::B) | (Whose::Opponent, Seat::A) => &[Seat::B],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_meant_is_who_it_is_of() {
        for whose in [Whose::Any, Whose::You, Whose::Opponent] {
            for by in Seat::BOTH {
                let of = [by, by.other()].into_iter().filter(|seat| is_of(whose, by, *seat));
                assert_eq!(of.collect::<Vec<_>>(), seats(whose, by));
            }
        }
    }
}
