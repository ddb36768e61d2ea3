//! `scouter cards`: finding and looking at cards, counting what is known of them, and making the card table.

mod build;
mod coverage;
mod find;
mod show;

use std::io::Write;

use clap::Subcommand;

use super::{Failure, Status};
use crate::language::Lang;

/// Find and look at cards, count what is known of them, or make the card table.
#[derive(Debug, Subcommand)]
pub(super) enum Cards {
    Find(find::Find),
    Show(show::Show),
    Coverage(coverage::Coverage),
    Build(build::Build),
}

pub(super) fn run(command: &Cards, lang: Lang, out: &mut dyn Write) -> Result<Status, Failure> {
    match command {
        Cards::Find(command) => find::run(command, lang, out),
        Cards::Show(command) => show::run(command, lang, out),
        Cards::Coverage(command) => coverage::run(command, out),
        Cards::Build(command) => build::run(command, out),
    }
}
