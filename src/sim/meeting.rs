//! Two DBSCG lists that meet, with all that is told of it: who wins, when, and what becomes of the cards.

use std::ops::{ControlFlow, Range};

use super::duel::{self, List, Met, Pairs, Run};
use super::impact::{self, Impact};
use crate::engine::Seat;
use crate::engine::dbscg::Game;
use crate::engine::dbscg::setup::SetupError;
use crate::player::Player;

/// Of which lists it is counted what becomes of their cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Looked {
    /// Of none.
    None,
    /// Of the first.
    First,
    /// Of both.
    Both,
}

impl Looked {
    /// Nothing yet, of two lists.
    pub fn nothing(self, lists: [&List<'_>; 2]) -> Met {
        let mut met = Met::default();
        met.impacts = self.of(lists).into_iter().map(Impact::of).collect();
        met
    }

    /// Those of two lists.
    fn of<'a, 'l>(self, lists: [&'a List<'l>; 2]) -> Vec<&'a List<'l>> {
        let count = match self {
            Self::None => 0,
            Self::First => 1,
            Self::Both => 2,
        };
        lists.into_iter().take(count).collect()
    }
}

/// Plays some games of a run between two lists, from one that begins a pair; of `looked` lists it is counted too what becomes of
/// their cards. `each` is given what was counted of some more, in their order, and can break it off.
///
/// # Errors
/// Every reason why the lists cannot be played with.
pub fn meet(
    lists: [&List<'_>; 2],
    (run, games): (Run, Range<u64>),
    looked: Looked,
    player: impl Fn(u64, Seat, usize) -> Box<dyn Player> + Sync,
    each: impl FnMut(&Met) -> ControlFlow<()>,
) -> Result<(), Vec<SetupError>> {
    let setups = duel::seatings(lists, run)?;
    let setups = if looked == Looked::None { setups } else { setups.map(|ready| ready.logged()) };
    let nothing = looked.nothing(lists);
    let look = |met: &mut Met, game: &Game, result: &duel::Result, swapped: bool| {
        for (impact, seat) in met.impacts.iter_mut().zip(Seat::BOTH) {
            let seat = if swapped { seat.other() } else { seat };
            impact::count(impact, game, result.outcome, seat);
        }
    };
    Pairs { seed: run.seed, begin: duel::beginning(&setups), player }.meet(games, run.jobs, &nothing, look, each);
    Ok(())
}
