//! Chance: seeds, shuffles and opening hands.

pub mod opening;

pub use crate::game::Rng;
