//! Games of Yu-Gi-Oh!: the cards that they are played with, and what happened in them, in words.

pub mod cards;
pub mod told;
