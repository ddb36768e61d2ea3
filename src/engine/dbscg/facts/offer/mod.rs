//! What a player can do: play, activate, attack, combo, counter, choose.

pub(crate) mod activations;
pub(crate) mod attacks;
pub(crate) mod choices;
pub(crate) mod counters;
pub(crate) mod plays;
