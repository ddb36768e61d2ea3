//! Sessions at a shell prompt, written in Markdown, run as they stand.

use crate::program::home_of;

#[test]
fn the_sessions_of_the_readme_and_of_tests_cli_run_as_written() {
    let cases = trycmd::TestCases::new();
    // What sessions edit leaves its history in a folder of its own, and nothing of the user shows.
    let home = tempfile::tempdir().expect("a folder");
    for (name, value) in home_of(home.path()) {
        cases.env(name, value);
    }
    cases.register_bin("scouter", trycmd::cargo::cargo_bin!("scouter"));
    // In the README, cargo builds and runs the program; here it is the program.
    cases.case("README.md").case("tests/cli/*.md");
}
