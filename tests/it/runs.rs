//! Long runs: threads that cannot be had, Ctrl-C, games that a run does not have, and lists that are watched.

use std::io::{BufRead as _, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use crate::program::{said, scouter};

const RED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/decks/red-champa.txt");
const RUSH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/decks/alien-rush.txt");

/// What plays, counts or searches on several threads; the same bytes each time.
const SPREAD: [&[&str]; 7] = [
    &["goldfish", RED, "--games", "40", "--seed", "7", "--no-time", "--jobs", "3"],
    &["match", RED, RUSH, "--games", "30", "--seed", "7", "--no-time", "--jobs", "3"],
    &["goldfish", RED, "--games", "30", "--seed", "7", "--no-time", "--impact", "--jobs", "3"],
    &["match", RED, RUSH, "--games", "20", "--seed", "7", "--no-time", "--impact", "--jobs", "3"],
    &["mulligan", RED, "--by-play", "--rules", "dbscg-4.00", "--games", "64", "--seed", "7", "--jobs", "3"],
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

/// A check that is done again, with what it says line by line. It is ended whatever becomes of the test.
struct Watching {
    child: Child,
    lines: Receiver<String>,
}

impl Watching {
    fn begin(home: &Path, folder: &Path, argument: &str) -> Self {
        let mut check = command(home, &["check", "--watch", argument]);
        let mut child = check.current_dir(folder).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("runs");
        let (say, lines) = mpsc::channel();
        let out = child.stdout.take().expect("piped");
        let err = child.stderr.take().expect("piped");
        for stream in [Box::new(out) as Box<dyn Read + Send>, Box::new(err)] {
            let say = say.clone();
            std::thread::spawn(move || {
                BufReader::new(stream)
                    .lines()
                    .map_while(Result::ok)
                    .for_each(|line| say.send(line).unwrap_or_default());
            });
        }
        Self { child, lines }
    }

    /// Waits until it has said some words, and that it waits.
    fn until(&self, words: &str) {
        let mut said = String::new();
        while !(said.contains(words) && said.contains("until Ctrl-C")) {
            let line = self.lines.recv_timeout(Duration::from_mins(1));
            said += &(line.unwrap_or_else(|_| panic!("`{words}` is not said, but: {said}")) + "\n");
        }
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        // It may have ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_list_is_checked_again_whenever_it_changes() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = tempfile::tempdir().expect("a folder");
    let legal = std::fs::read_to_string(RED).expect("a list");
    let list = folder.path().join("deck.txt");
    std::fs::write(&list, &legal).expect("a file");
    for argument in ["deck.txt", "."] {
        let watching = Watching::begin(home.path(), folder.path(), argument);
        watching.until("deck.txt: legal");
        // Written in place.
        std::fs::write(&list, legal.replace("4 BT1-007", "5 BT1-007")).expect("a file");
        watching.until("DS0301");
        // Another file under the same name, as editors do it.
        let beside = folder.path().join("deck.txt.tmp");
        std::fs::write(&beside, &legal).expect("a file");
        std::fs::rename(&beside, &list).expect("renamed");
        watching.until("deck.txt: legal");
        // A file that is not there is no end.
        std::fs::remove_file(&list).expect("removed");
        watching.until("error");
        std::fs::write(&list, &legal).expect("a file");
        watching.until("deck.txt: legal");
    }
}

#[test]
fn a_change_is_seen_while_other_files_of_the_folder_are_written_all_the_time() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = tempfile::tempdir().expect("a folder");
    let legal = std::fs::read_to_string(RED).expect("a list");
    let list = folder.path().join("deck.txt");
    std::fs::write(&list, &legal).expect("a file");
    let watching = Watching::begin(home.path(), folder.path(), "deck.txt");
    watching.until("deck.txt: legal");
    std::thread::scope(|scope| {
        let (done, is_done) = mpsc::channel::<()>();
        let log = folder.path().join("other.log");
        scope.spawn(move || {
            while let Err(mpsc::RecvTimeoutError::Timeout) = is_done.recv_timeout(Duration::from_millis(10)) {
                std::fs::write(&log, "more").expect("a file");
            }
        });
        std::fs::write(&list, legal.replace("4 BT1-007", "5 BT1-007")).expect("a file");
        watching.until("DS0301");
        drop(done);
    });
}

#[cfg(unix)]
#[test]
fn a_check_that_is_done_again_ends_at_ctrl_c() {
    let home = tempfile::tempdir().expect("a folder");
    let mut watching = Watching::begin(home.path(), Path::new("."), RED);
    watching.until("legal");
    let stopped = Command::new("kill").args(["-INT", &watching.child.id().to_string()]).status().expect("kill");
    assert!(stopped.success());
    assert_eq!(watching.child.wait().expect("it ends").code(), Some(130));
}

#[test]
fn standard_input_cannot_be_watched() {
    let home = tempfile::tempdir().expect("a folder");
    let (out, err, code) = run(command(home.path(), &["check", "--watch", "-"]));
    assert_eq!((out.as_str(), code), ("", 2));
    assert!(err.contains("standard input cannot be watched"), "{err}");
}
