//! Worlds.
use crate::engine::dbscg::acts::Game;
use crate::engine::{Rng, Seat};
impl Game {
    pub(crate) fn dealt_anew(&self, _: Seat, rng: &mut Rng) -> Self {
        let mut game = self.clone();
        game.rng = rng.fork();
        game
    }
}
