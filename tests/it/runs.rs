//! Long runs: threads that cannot be had, Ctrl-C, and games that a run does not have.

use std::path::Path;
use std::process::{Command, Output};

use crate::program::{said, scouter};

const RED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/decks/red-champa.txt");
const RUSH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/decks/alien-rush.txt");

/// What plays, counts or searches on several threads; the same bytes each time.
const SPREAD: [&[&str]; 4] = [
    &["goldfish", RED, "--games", "300", "--seed", "7", "--no-time", "--jobs", "3"],
    &["match", RED, RUSH, "--games", "300", "--seed", "7", "--no-time", "--jobs", "3"],
    &["stats", RED, RUSH, "--jobs", "2"],
    &["cards", "find", "red leader set:BT1"],
];

fn command(home: &Path, args: &[&str]) -> Command {
    let mut command = scouter(home);
    command.args(args);
    command
}

fn run(mut command: Command) -> (String, String, i32) {
    let output: Output = command.output().expect("runs");
    said(&output)
}

/// A thread whose stack is larger than all memory is refused by every system.
#[cfg(target_pointer_width = "64")]
#[test]
fn where_no_thread_can_be_had_the_work_is_done_without() {
    let home = tempfile::tempdir().expect("a folder");
    for args in SPREAD {
        let (out, err, code) = run(command(home.path(), args));
        assert_eq!((err.as_str(), code), ("", 0), "{args:?}");
        let mut alone = command(home.path(), args);
        alone.env("RUST_MIN_STACK", (1_u64 << 60).to_string());
        let (alone, told, code) = run(alone);
        assert_eq!((alone, code), (out, 0), "{args:?}: {told}");
        let expected = args.contains(&"--jobs").then_some("no more than 1 thread can be had");
        assert!(expected.map_or(told.is_empty(), |words| told.contains(words)), "{args:?}: {told}");
    }
}

#[test]
fn a_game_that_is_not_of_the_run_is_not_shown() {
    let home = tempfile::tempdir().expect("a folder");
    for args in [&["goldfish", RED][..], &["match", RED, RUSH]] {
        let log =
            |index: &str| run(command(home.path(), &[args, &["--games", "5", "--seed", "1", "--log", index]].concat()));
        let (out, err, code) = log("5");
        assert_eq!((out.as_str(), code), ("", 2));
        assert!(err.contains("the run has no game 5") && err.contains("--games 6"), "{err}");
        assert_eq!(log("4").2, 0);
    }
}

/// Ctrl-C, once the program is ready for it.
#[cfg(target_os = "linux")]
#[test]
fn ctrl_c_ends_a_run_with_its_report_and_says_so_to_the_shell() {
    use std::process::Stdio;
    use std::time::Duration;

    /// Whether a process has said what is to be done at SIGINT, the second of all signals.
    fn is_ready(process: u32) -> bool {
        let status = std::fs::read_to_string(format!("/proc/{process}/status")).expect("a process");
        let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:")).expect("signals");
        u64::from_str_radix(caught.trim(), 16).expect("a mask") & 0b10 != 0
    }

    let home = tempfile::tempdir().expect("a folder");
    for args in [&["goldfish", RED][..], &["match", RED, RUSH]] {
        let mut long = command(home.path(), &[args, &["--games", "100000000", "--seed", "1"]].concat());
        let long = long.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("runs");
        while !is_ready(long.id()) {
            std::thread::sleep(Duration::from_millis(5));
        }
        let interrupted = Command::new("kill").args(["-INT", &long.id().to_string()]).status().expect("runs");
        assert!(interrupted.success());
        let (out, err, code) = said(&long.wait_with_output().expect("it ends"));
        assert_eq!(code, 130, "{out}{err}");
        assert!(out.contains("Broken off"), "{out}{err}");
    }
}
