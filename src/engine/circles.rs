//! Turns that no rule of a game brings to an end: what costs nothing can be used for ever, and two cards can set each other off.

use super::Outcome;

/// A turn with so many links of chains goes round in circles.
const MOST: u16 = 1_000;

/// How a game ends after so many links in a turn, where it does: that it goes round in circles makes it a draw (readings).
pub(super) const fn end(links: u16) -> Option<Outcome> {
    if links < MOST { None } else { Some(Outcome::Draw) }
}
