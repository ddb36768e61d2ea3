//! What may be done: prohibitions (1-3-3), and what a skill can do something to.

pub(crate) mod prohibitions;
pub(crate) mod reach;
pub(crate) mod targets;
