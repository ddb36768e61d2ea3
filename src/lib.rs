//! placeholder
pub mod ability;
pub mod card;
pub mod catalog;
pub mod cli;
pub mod deck;
pub mod diagnostic;
pub mod legality;
pub mod report;
pub mod ruleset;
pub mod sim;
pub mod skill;
