//! Players whose thoughts are written down.

use std::cell::RefCell;
use std::rc::Rc;

use crate::engine::{Playable, Seat, Weighed};
use crate::player::Player;

/// What a player has weighed for the last question.
#[derive(Clone, Debug, Default)]
pub struct Thoughts(Rc<RefCell<Vec<Weighed>>>);

/// A player whose thoughts are written down.
struct Heard<G: Playable> {
    player: Box<dyn Player<G>>,
    thoughts: Thoughts,
}

impl<G: Playable> Player<G> for Heard<G> {
    fn choose(&mut self, known: &G::Known<'_>) -> usize {
        let at = self.player.choose(known);
        *self.thoughts.0.borrow_mut() = self.player.weighed();
        at
    }
}

impl Thoughts {
    /// What was weighed since it was last asked.
    pub fn take(&self) -> Vec<Weighed> {
        std::mem::take(&mut *self.0.borrow_mut())
    }

    /// A player who writes them down.
    pub fn of<G: Playable + 'static>(&self, mut player: Box<dyn Player<G>>) -> Box<dyn Player<G>> {
        player.explain();
        Box::new(Heard { player, thoughts: self.clone() })
    }

    /// What makes players, each of whom writes them down.
    pub fn of_each<G: Playable + 'static, P: Fn(u64, Seat, usize) -> Box<dyn Player<G>>>(
        &self,
        player: P,
    ) -> impl Fn(u64, Seat, usize) -> Box<dyn Player<G>> + use<G, P> {
        let thoughts = self.clone();
        move |index, seat, side| thoughts.of(player(index, seat, side))
    }
}
