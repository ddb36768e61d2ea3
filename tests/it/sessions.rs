//! Sessions at a shell prompt, written in Markdown, run as they stand.

#[test]
fn the_sessions_of_the_readme_and_of_tests_cli_run_as_written() {
    let cases = trycmd::TestCases::new();
    cases.register_bin("scouter", trycmd::cargo::cargo_bin!("scouter"));
    // In the README, cargo builds and runs the program; here it is the program.
    cases.case("README.md").case("tests/cli/*.md");
}
