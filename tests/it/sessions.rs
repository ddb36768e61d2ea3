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

/// The session that imports cards: every command that runs beside it would know them.
const IMPORTS: &str = "tests/cli/current.md";

#[test]
fn the_sessions_of_the_readme_and_of_tests_cli_run_as_written() {
    let (cases, _home) = cases();
    // In the README, cargo builds and runs the program; here it is the program.
    cases.case("README.md").case("tests/cli/*.md").skip(IMPORTS);
    cases.run();
}

#[test]
fn the_session_that_imports_cards_runs_as_written() {
    let (cases, _home) = cases();
    cases.case(IMPORTS);
    cases.run();
}
