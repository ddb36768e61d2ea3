//! Sessions at a shell prompt, written in Markdown, run as they stand.

use tempfile::TempDir;
use trycmd::TestCases;

use crate::program::home_of;

/// What sessions edit and import is kept in a folder of its own, and nothing of the user shows.
fn cases() -> (TestCases, TempDir) {
    let home = tempfile::tempdir().expect("a folder");
    let cases = TestCases::new();
    for (name, value) in home_of(home.path()) {
        cases.env(name, value);
    }
    cases.register_bin("scouter", trycmd::cargo::cargo_bin!("scouter"));
    (cases, home)
}

/// Sessions that import cards and change settings: every command that runs beside them would know.
const ALONE: [&str; 2] = ["tests/cli/current.md", "tests/cli/home.md"];

#[test]
fn the_sessions_of_the_readme_and_of_tests_cli_run_as_written() {
    let (cases, _home) = cases();
    // In the README, cargo builds and runs the program; here it is the program.
    cases.case("README.md").case("tests/cli/*.md");
    for session in ALONE {
        cases.skip(session);
    }
    cases.run();
}

#[test]
fn sessions_that_import_cards_and_change_settings_run_as_written() {
    for session in ALONE {
        let (cases, _home) = cases();
        cases.case(session);
        cases.run();
    }
}
