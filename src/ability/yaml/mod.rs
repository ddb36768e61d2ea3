//! YAML, read by one reader into whatever says with `serde` what it takes: scenarios, skills written by hand, the tables of
//! `data`.
//!
//! Every fault is told with its line, in the words of whoever writes and not in those of the program.

mod fault;
mod problem;
mod reader;
mod tree;

pub(crate) use fault::Fault;
pub use problem::Problem;
pub(crate) use problem::told;
pub(crate) use reader::{Listed, Placed, read};
pub(crate) use tree::Texts;
