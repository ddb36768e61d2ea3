//! Losing for want of life or a deck (1-2-3, 9-2).

use crate::ability::{Area, Phase};
use crate::engine::dbscg::Outcome;
use crate::engine::dbscg::acts::Game;
use crate::engine::dbscg::ids::Seat;
use crate::engine::dbscg::roster::aspects::Aspects;
use crate::engine::dbscg::state::proposed::{Proposed, Would};
use crate::engine::dbscg::state::task::Task;

impl Game {
    /// Whether something may happen instead of a player's losing for want of a deck; it is next then.
    fn saves(&mut self, seat: Seat) -> bool {
        let proposed = Proposed::RunOut(seat);
        let replaced = self.roster.changes.meets(Aspects::INSTEAD)
            && !self.state.cards(seat, Area::Life).is_empty()
            && !self.replacements(proposed, &[]).is_empty();
        if replaced {
            self.state.saved[seat] = true;
            self.then([Task::Would(Box::new(Would { proposed, applied: Vec::new() })), Task::Saved(seat)]);
        }
        replaced
    }

    /// 8-9-2-3: a loss is replaced once; without a deck after that the player loses all the same.
    pub(crate) fn saved(&mut self, seat: Seat) {
        self.state.saved[seat] = false;
        if self.state.cards(seat, Area::Deck).is_empty() {
            self.end(Outcome::Won(seat.other()));
        }
    }

    /// Whether a player has no life or no deck, or a card may say that a player loses.
    #[inline]
    pub(crate) fn is_out(&self) -> bool {
        let areas = &self.state.areas;
        let has_none = |seat: Seat| areas[seat][Area::Life].is_empty() || areas[seat][Area::Deck].is_empty();
        self.roster.losses > 0 || has_none(Seat::A) || has_none(Seat::B)
    }

    /// 1-2-3, 9-2: players without life or deck lose at once; both together, and it is a draw.
    pub(crate) fn losers(&mut self) {
        if self.state.phase == Phase::SetUp || self.state.outcome.is_some() || !self.is_out() {
            return;
        }
        let empty = |seat: Seat, area| self.state.cards(seat, area).is_empty();
        let lost = |seat: Seat| {
            empty(seat, Area::Life) || (empty(seat, Area::Deck) && !self.state.saved[seat]) || self.says_lost(seat)
        };
        let mut lost = Seat::BOTH.map(lost);
        for (seat, lost) in Seat::BOTH.into_iter().zip(&mut lost) {
            *lost = *lost && !self.saves(seat);
        }
        match lost {
            [false, false] => {}
            [true, true] => self.end(Outcome::Draw),
            [true, false] => self.end(Outcome::Won(Seat::B)),
            [false, true] => self.end(Outcome::Won(Seat::A)),
        }
    }
}
