//! Chance: seeds, shuffles, opening hands, whole games and saved ones.

pub mod duel;
pub mod opening;
pub mod replay;

pub use crate::game::Rng;
