//! The seats of a scenario: whoever writes it sits in the first and is `you`.

use super::format::Who;
use crate::engine::dbscg::Seat;

/// The seat of a player.
pub(super) const fn seat(who: Who) -> Seat {
    match who {
        Who::You => Seat::A,
        Who::Opponent => Seat::B,
    }
}

/// The seat of a player by the word that references write.
pub(super) fn named(who: &str) -> Option<Seat> {
    match who {
        "you" => Some(Seat::A),
        "opponent" => Some(Seat::B),
        _ => None,
    }
}

/// The word that messages know a player by.
pub(super) const fn player(seat: Seat) -> &'static str {
    match seat {
        Seat::A => "you",
        Seat::B => "opponent",
    }
}
