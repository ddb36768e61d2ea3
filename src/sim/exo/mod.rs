//! Games of Creatures of Exo: what happened in them, in words.

pub mod told;
