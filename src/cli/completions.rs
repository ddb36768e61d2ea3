//! `scouter completions`.

use clap::{Args, ValueEnum};
use clap_complete::env::{Bash, Elvish, EnvCompleter, Fish, Powershell, Zsh};

use super::out::Out;
use super::{Failure, Status};

/// The variable by which a shell asks; its value is the name of the shell.
pub(super) const VARIABLE: &str = "SCOUTER_COMPLETE";

/// Print the completion script of a shell, which asks scouter what may come next.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  scouter completions bash > ~/.local/share/bash-completion/completions/scouter")]
pub(super) struct Completions {
    /// The shell: bash, elvish, fish, powershell or zsh.
    #[arg(hide_possible_values = true)]
    shell: Shell,
}

/// A shell that can ask.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Shell {
    Bash,
    Elvish,
    Fish,
    Powershell,
    Zsh,
}

pub(super) fn run(command: &Completions, out: &mut Out) -> Result<Status, Failure> {
    let shell: &dyn EnvCompleter = match command.shell {
        Shell::Bash => &Bash,
        Shell::Elvish => &Elvish,
        Shell::Fish => &Fish,
        Shell::Powershell => &Powershell,
        Shell::Zsh => &Zsh,
    };
    let mut script = Vec::new();
    let written = shell.write_registration(VARIABLE, "scouter", "scouter", "scouter", &mut script);
    written.map_err(|error| Failure::say(error.to_string()))?;
    out.write_all(&script)?;
    Ok(Status::Fine)
}
