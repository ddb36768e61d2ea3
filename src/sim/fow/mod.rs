//! Games of Force of Will: the cards that they are played with, and what happened in them, in words.

pub mod cards;
pub mod told;
