//! Players that think: they try answers in games that they cannot tell from the real one, and let a guide play on there.
//!
//! They see what their seat may know, and nothing else: each [possible game](crate::engine::Offers::possible) is dealt from
//! that. What a game brings to be searched is [`Searched`]: who plays on, what an answer means, and what a position is worth.
//!
//! * `look`: every answer in the same few possible games, played on to the end of the next turn.
//! * `playouts`: so many playouts a decision, spent on what looks best so far. `tree` and its nodes (`node`) remember what has
//!   been tried; `win` looks for wins that are there this turn.
//! * `mind`: what both have in common.

mod look;
mod mind;
mod node;
mod playouts;
mod tree;
mod win;
mod worlds;

pub use look::Look;
pub use playouts::Search;

use std::fmt::Debug;

use crate::engine::{Playable, Seat};
use crate::player::Player;

/// A game that can be searched.
pub trait Searched: Playable {
    /// Who plays on where nobody searches.
    type Guide: Guide<Self>;

    /// What an answer means: copies of a card that are alike mean the same. Between questions it may mean anything.
    fn meaning(known: &Self::Known<'_>, at: usize) -> u64;

    /// Whether a question is worth thinking about; the guide answers the others.
    fn is_weighty(known: &Self::Known<'_>) -> bool;

    /// Whether it is the turn of the seat that is asked. Who searches plays on to the end of the next turn then, and else to the
    /// end of this one. Where a game does not tell them apart, always the former.
    fn is_own_turn(_known: &Self::Known<'_>) -> bool {
        true
    }

    /// Whether the seat that is asked may be able to win before its turn is over: a cheap look that rather says yes. Where it
    /// always says no, nobody looks for such wins.
    fn may_win_now(_known: &Self::Known<'_>) -> bool {
        false
    }

    /// How likely a seat is to win from here, from 0 to 1.
    fn chance(&self, seat: Seat) -> f64;
}

/// A quick player who advises one that thinks.
pub trait Guide<G: Playable>: Player<G> + Clone + Debug + Default {
    /// What it would answer; it remembers nothing of it.
    fn advise(&mut self, known: &G::Known<'_>) -> usize;

    /// Remembers that this has been answered.
    fn note(&mut self, known: &G::Known<'_>, at: usize);

    /// Whether this has been answered so often in the turn that it is not thought about again: nothing is done for ever.
    fn has_enough(&self, _known: &G::Known<'_>, _at: usize) -> bool {
        false
    }

    /// Goes on from what another one remembers of its game.
    fn remember(&mut self, other: &Self);
}
