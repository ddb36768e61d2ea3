//! What an event meets: skills that wait for it, and skills that put something in its place.

pub(crate) mod insteads;
pub(crate) mod replacements;
pub(crate) mod skills;
pub(crate) mod waits;
