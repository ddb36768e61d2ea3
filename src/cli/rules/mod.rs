//! `scouter rules`: the manual's rules, and which of them a test shows.

mod audit;
mod show;

use std::io::Write;

use clap::Subcommand;

use super::{Failure, Status};

/// Look at the rules of manual 1.10, and at which of them tests show.
#[derive(Debug, Subcommand)]
pub(super) enum Rules {
    Show(show::Show),
    Audit(audit::Audit),
}

pub(super) fn run(command: &Rules, out: &mut dyn Write) -> Result<Status, Failure> {
    match command {
        Rules::Show(command) => show::run(command, out),
        Rules::Audit(command) => audit::run(command, out),
    }
}
