//! The program as nobody has set it up: no settings, no data of a user, no locale.

use std::path::Path;
use std::process::{Command, Output};

/// A run of it, with a folder for what would be the user's.
pub(crate) fn scouter(home: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_scouter"));
    command.envs(home_of(home)).env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE");
    command
}

/// The variables that make a folder the user's, and a day today.
pub(crate) fn home_of(home: &Path) -> [(&'static str, String); 5] {
    let inside = |name: &str| home.join(name).to_string_lossy().into_owned();
    [
        ("SCOUTER_DATA_DIR", inside("data")),
        ("SCOUTER_CONFIG", inside("config.toml")),
        ("SCOUTER_TODAY", "2026-08-01".to_owned()),
        ("LC_ALL", "C".to_owned()),
        ("COLUMNS", "80".to_owned()),
    ]
}

/// What a run says on standard output and on standard error, and how it ends.
pub(crate) fn said(output: &Output) -> (String, String, i32) {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (text(&output.stdout), text(&output.stderr), output.status.code().unwrap_or(-1))
}
