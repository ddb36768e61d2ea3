//! Chance and play: seeds, shuffles, opening hands, scenarios.

pub mod opening;
pub mod scenario;

pub use crate::game::Rng;
