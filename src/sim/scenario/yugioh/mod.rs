//! Scenarios of Yu-Gi-Oh!.

mod build;
mod format;
mod run;

pub(super) use build::{Built, build};
pub(super) use format::Document;
pub(super) use run::run;
