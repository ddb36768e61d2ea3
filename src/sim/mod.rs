//! Chance and play: seeds, shuffles, opening hands, exact odds, whole games and saved ones, scenarios.

pub mod arena;
pub mod duel;
pub mod edition;
pub mod exo;
pub mod field;
pub mod fow;
pub mod given;
pub mod goldfish;
pub mod heard;
pub mod impact;
pub mod meeting;
pub mod modelled;
pub mod odds;
pub mod once;
pub mod opening;
pub mod refused;
pub mod replay;
pub mod resources;
pub mod returns;
pub mod sample;
pub mod scenario;
pub mod series;
pub mod spread;
pub mod stats;
pub(crate) mod told;
pub mod what_if;
pub mod yugioh;

pub use crate::engine::Rng;
