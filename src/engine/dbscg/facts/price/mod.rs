//! What is payable, and with which cards (8-4).

pub(crate) mod candidates;
pub(crate) mod energy;
pub(crate) mod payable;
pub(crate) mod purse;
