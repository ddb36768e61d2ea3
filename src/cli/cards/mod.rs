//! `scouter cards`: looking at cards, and making the card table.

mod build;
mod show;

use std::io::Write;

use clap::Subcommand;

use super::{Failure, Status};

/// Look at cards, or make the card table.
#[derive(Debug, Subcommand)]
pub(super) enum Cards {
    Show(show::Show),
    Build(build::Build),
}

pub(super) fn run(command: &Cards, out: &mut dyn Write) -> Result<Status, Failure> {
    match command {
        Cards::Show(command) => show::run(command, out),
        Cards::Build(command) => build::run(command, out),
    }
}
