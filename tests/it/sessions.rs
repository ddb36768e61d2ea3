//! Sessions at a shell prompt, written in Markdown, run as they stand.

#[test]
fn the_sessions_of_the_readme_and_of_tests_cli_run_as_written() {
    let cases = trycmd::TestCases::new();
    // The language is that of the session, not that of whoever runs the tests.
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        cases.env(variable, "C");
    }
    // What sessions edit leaves its history in a folder of its own, and nothing of the user shows.
    let history = tempfile::tempdir().expect("a folder");
    cases.env("SCOUTER_DATA_DIR", history.path().to_string_lossy());
    cases.register_bin("scouter", trycmd::cargo::cargo_bin!("scouter"));
    // In the README, cargo builds and runs the program; here it is the program.
    cases.case("README.md").case("tests/cli/*.md");
}
