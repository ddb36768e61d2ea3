//! What a card is at the moment, and what words mean: which effects are on it depends on what their words mean, and that on
//! what cards are. The files of this room call each other in a circle, and no others of the floor do.

pub(crate) mod asking;
pub(crate) mod changes;
pub(crate) mod declared;
pub(crate) mod history;
pub(crate) mod remember;
pub(crate) mod seen;
pub(crate) mod values;
pub(crate) mod words;
