//! placeholder
pub mod ability;
pub mod card;
pub mod catalog;
pub mod deck;
pub mod diagnostic;
pub mod ruleset;
pub mod skill;
