//! Questions about the table, which change nothing.

mod check;
mod offer;
mod price;
mod sight;
mod suffer;
mod value;

pub use check::Broken;
pub(super) use price::Part;
pub use sight::{Seen, Sight, View};
pub(super) use value::{ACTIVE, Speaker};
