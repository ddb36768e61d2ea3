//! Scenarios of Force of Will: the same frame, with the areas and actions of that game.

mod build;
mod format;
mod run;

pub(super) use build::{Built, build};
pub(super) use format::Document;
pub(super) use run::run;
