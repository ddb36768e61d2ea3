//! The completion scripts in `completions/` are those the program prints.

use std::path::Path;

use crate::program::scouter;

const FILES: [(&str, &str); 5] = [
    ("bash", "scouter.bash"),
    ("elvish", "scouter.elv"),
    ("fish", "scouter.fish"),
    ("powershell", "_scouter.ps1"),
    ("zsh", "_scouter"),
];

#[test]
fn the_committed_completions_are_those_the_program_prints() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("completions");
    for (shell, file) in FILES {
        let printed = scouter(&folder).args(["completions", shell]).output().expect("runs");
        let committed = std::fs::read(folder.join(file)).unwrap_or_default();
        assert!(printed.stdout == committed, "run `scouter completions {shell} > completions/{file}`");
    }
}
