//! A saved game, gone through answer by answer.

use std::fmt::Write as _;
use std::io::Write as _;
use std::process::Stdio;

use tempfile::TempDir;

use crate::program::{said, scouter};

const RUSH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/decks/alien-rush.txt");

/// A game that was saved from a run, and the folder that it lies in.
fn saved() -> TempDir {
    let home = tempfile::tempdir().expect("a folder");
    let run = ["match", RUSH, RUSH, "--player", "random", "--games", "2", "--seed", "7", "--no-time"];
    let saving = ["--log", "1", "--save", "game.json"];
    let run = scouter(home.path()).current_dir(home.path()).args(run).args(saving).output().expect("it runs");
    assert_eq!(said(&run).2, 0, "{run:?}");
    home
}

/// What somebody who goes through it with these lines is told; `\u{fffd}` stands for a byte that is no text.
fn stepped(home: &TempDir, more: &[&str], lines: &[&str]) -> String {
    let mut command = scouter(home.path());
    command.current_dir(home.path()).args(["replay", "game.json", "--step"]).args(more);
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it runs");
    let mut typed = String::new();
    for line in lines {
        writeln!(typed, "{line}").expect("a text grows");
    }
    let typed: Vec<u8> = typed.chars().map(|c| u8::try_from(u32::from(c)).unwrap_or(0xff)).collect();
    child.stdin.take().expect("a pipe").write_all(&typed).expect("it is read");
    let (out, err, code) = said(&child.wait_with_output().expect("it ends"));
    assert_eq!((err.as_str(), code), ("", 0), "{lines:?}");
    out
}

/// The places that it was told of, `[3 of 40, turn 2]`: how many answers have been given, and in which turn.
fn places(told: &str) -> Vec<(usize, usize)> {
    let place = |line: &str| {
        let (given, rest) = line.strip_prefix('[')?.split_once(" of ")?;
        let (_, turn) = rest.split_once(']')?.0.split_once("turn ")?;
        Some((given.parse().ok()?, turn.parse().ok()?))
    };
    told.lines().filter_map(place).collect()
}

#[test]
fn enter_goes_on_back_goes_back_and_a_turn_is_found() {
    let home = saved();
    let told = stepped(&home, &[], &["", "", "back", "turn 3", "end", "back", "quit", ""]);
    let places = places(&told);
    let [first, second, third, again, turn, end, before] = places[..] else { panic!("{places:?}: {told}") };
    assert_eq!((first.0, second.0, third.0, again), (0, 1, 2, second), "{told}");
    assert_eq!(turn.1, 3, "{told}");
    assert!(end.0 > turn.0 && before.0 + 1 == end.0, "{told}");
}

#[test]
fn hands_are_shown_where_that_is_asked_for_and_other_words_are_told_what_can_be_typed() {
    let home = saved();
    let [hidden, open] = [&[][..], &["--open"]].map(|more| stepped(&home, more, &["board", "fly"]));
    let cards = |told: &str| told.lines().filter(|line| line.trim_start().starts_with("BT")).count();
    assert!(cards(&open) > cards(&hidden), "{hidden}\n{open}");
    for told in [hidden, open] {
        assert!(told.contains("> fly\n") && told.trim_end().lines().last().is_some_and(|line| line.contains("turn N")));
    }
}

#[test]
fn no_line_is_wider_than_the_terminal() {
    let told = stepped(&saved(), &["--open"], &["turn 5", "board", "fly", "", "", "end"]);
    // The names of files stand as they are.
    let lines = told.lines().filter(|line| !line.contains(RUSH));
    let widest = lines.map(|line| line.chars().count()).max();
    assert!(widest.is_some_and(|widest| widest > 60 && widest <= 80), "{told}");
}

#[test]
fn a_line_that_is_no_text_is_none_of_the_words_that_can_be_typed() {
    let home = saved();
    let told = stepped(&home, &[], &["\u{fffd}", ""]);
    assert_eq!(places(&told).len(), 2, "{told}");
    assert!(told.contains("turn N"), "{told}");
}
