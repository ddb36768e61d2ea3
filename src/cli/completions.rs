//! `scouter completions`.

use std::io::Write;

use clap::Args;
use clap_complete::Shell;

use super::{Failure, Status};

/// Print the completion script of a shell.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  scouter completions bash > ~/.local/share/bash-completion/completions/scouter")]
pub(super) struct Completions {
    /// The shell.
    shell: Shell,
}

pub(super) fn run(command: &Completions, program: &mut clap::Command, out: &mut dyn Write) -> Result<Status, Failure> {
    let mut script = Vec::new();
    clap_complete::generate(command.shell, program, "scouter", &mut script);
    out.write_all(&script)?;
    Ok(Status::Fine)
}
