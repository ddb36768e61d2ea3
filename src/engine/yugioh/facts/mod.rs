//! Questions about the table, which change nothing.

mod check;
mod gather;
mod happened;
mod may;
mod offer;
mod pay;
mod sight;
mod summon;
mod value;

pub use check::Broken;
pub(super) use may::ZONES;
pub use sight::{Seen, Sight, View};
pub(super) use value::Speaker;
