//! Chance: seeds, shuffles and opening hands.

pub mod opening;
mod rng;

pub use rng::Rng;
