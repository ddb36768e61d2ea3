//! Chance and play: seeds, shuffles, opening hands, exact odds, whole games and saved ones, scenarios.
//!
//! * Draws: `draws` of a turn, `odds` exactly, `sample` by the million; `opening` hands, `resources` by the book, `returns` of a mulligan by play.
//! * Games: `duel` of any two players; `goldfish`, `meeting` of two lists, `series` of games, `field` of lists, `arena` of players;
//!   `impact` and `what_if` count over many of them, `spread` over threads, `stats` how sure it is.
//! * Games that are told or kept: `given`, `heard`, `told`, `replay`.
//! * `scenario`: games as tests. `edition`, `modelled`, `refused`: what is played by what, how much of it, and why not.
//! * `exo`, `fow`, `yugioh`: what these games have of their own; `table`: what their tables of cards have in common.

pub mod arena;
pub mod draws;
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
pub mod table;
pub(crate) mod told;
pub mod what_if;
pub mod yugioh;

pub use crate::engine::Rng;
