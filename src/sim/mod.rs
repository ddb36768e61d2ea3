//! Chance and play: seeds, shuffles, opening hands, exact odds, whole games and saved ones, scenarios.

pub mod duel;
pub mod edition;
pub mod modelled;
pub mod odds;
pub mod opening;
pub mod replay;
pub mod scenario;

pub use crate::game::Rng;
