//! What commands are given: standard input for more than one thing, files without a deck, paths that hold in another folder,
//! names that a shell would take apart.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

use crate::program::{said, scouter};

/// A file of the checkout.
fn ours(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// A folder with a legal list and an illegal one, which is its user's home, too.
fn home() -> TempDir {
    let home = tempfile::tempdir().expect("a folder");
    let red = fs::read_to_string(ours("decks/red-champa.txt")).expect("a list");
    write(&home, "red.txt", &red);
    write(&home, "my deck.txt", "Leader: 1 BT1-001\n4 BT1-006\n");
    home
}

fn write(home: &TempDir, path: &str, text: impl AsRef<[u8]>) {
    let path = home.path().join(path);
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    fs::write(path, text).expect("a file");
}

fn command(home: &TempDir, args: &[&str]) -> Command {
    let mut command = scouter(home.path());
    command.args(args).current_dir(home.path());
    command
}

fn run(home: &TempDir, args: &[&str]) -> (String, String, i32) {
    said(&command(home, args).output().expect("it runs"))
}

/// A run that is given some bytes on standard input.
fn piped(home: &TempDir, args: &[&str], input: &[u8]) -> (String, String, i32) {
    let mut command = command(home, args);
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it runs");
    // Who refuses what it is asked for reads nothing.
    let _ = child.stdin.take().expect("a pipe").write_all(input);
    let output: Output = child.wait_with_output().expect("it ends");
    said(&output)
}

#[track_caller]
fn done(home: &TempDir, args: &[&str]) -> String {
    let (out, err, code) = run(home, args);
    assert_eq!(code, 0, "{args:?}: {err}");
    out
}

#[test]
fn a_table_means_the_same_from_a_file_and_from_standard_input() {
    let home = home();
    fs::copy(ours("decks/force-of-will/forge.txt"), home.path().join("forge.txt")).expect("a list");
    let cards = fs::read(ours("decks/force-of-will/cards.csv")).expect("a table");
    write(&home, "cards.csv", &cards);
    let asked: [&[&str]; 2] = [
        &["cards", "coverage", "--format", "json", "--cards"],
        &["goldfish", "forge.txt", "--games", "10", "--seed", "7", "--no-time", "--cards"],
    ];
    for args in asked {
        let file = run(&home, &[args, &["cards.csv"]].concat());
        assert_eq!(file.2, 0, "{args:?}: {}", file.1);
        assert_eq!(piped(&home, &[args, &["-"]].concat(), &cards), file, "{args:?}");
    }
    let fish = fs::read_to_string(ours("tests/cli/coverage.in/cards.jsonl")).expect("a table");
    // The others have skills that are not read.
    let leader = fish.lines().next().expect("a leader");
    let (_, err, code) = piped(&home, &["new", "--leader", "ZZ1-001", "--cards", "-"], leader.as_bytes());
    assert_eq!(code, 0, "{err}");
    assert!(home.path().join("old-fisherman.txt").exists());
}

#[test]
fn standard_input_is_not_a_list_and_a_table_at_once() {
    let home = home();
    for (args, both) in [
        (&["check", "-", "--cards", "-"][..], "both DECK and --cards"),
        (&["add", "-", "-"], "both CARD and DECK"),
        (&["check", "-", "--list", "-"], "both DECK and --list"),
    ] {
        let (out, err, code) = piped(&home, args, b"4 BT1-006\n");
        assert_eq!((out.as_str(), code), ("", 2), "{args:?}: {err}");
        assert!(err.contains(&format!("standard input is read once, and {both} are `-`")), "{args:?}: {err}");
    }
}

#[test]
fn a_file_without_a_deck_is_refused_wherever_lists_are_taken() {
    let home = home();
    write(&home, "e.json", "[]");
    write(&home, "e.field", "1 red.txt\n1 e.json\n");
    let asked: [&[&str]; 18] = [
        &["arena", "greedy", "greedy", "e.json", "--games", "2"],
        &["arena", "greedy", "greedy", "red.txt", "e.json", "--games", "2"],
        &["arena", "fit", "e.json", "--games", "2"],
        &["arena", "hygiene", "e.json", "--games", "2"],
        &["match", "red.txt", "e.json", "--games", "2"],
        &["match", "red.txt", "--field", "e.json", "--games", "2"],
        &["match", "red.txt", "--field", "e.field", "--games", "2"],
        &["goldfish", "e.json"],
        &["play", "e.json"],
        &["hand", "e.json"],
        &["odds", "e.json", "--want", "1+ red"],
        &["mulligan", "e.json", "--want", "1+ red"],
        &["suggest", "e.json"],
        &["show", "e.json"],
        &["diff", "red.txt", "e.json"],
        &["check", "e.json"],
        &["stats", "e.json"],
        &["merge", "e.json"],
    ];
    for args in asked {
        let (out, err, code) = run(&home, args);
        assert_eq!(code, 2, "{args:?}: {out}{err}");
        assert!(err.contains("e.json") && !err.contains("Exo"), "{args:?}: {err}");
    }
    for args in &asked[..4] {
        assert!(run(&home, args).1.contains("e.json holds no deck"), "{args:?}");
    }
}

#[test]
fn an_edit_is_taken_back_whatever_the_deck_is_called() {
    let home = home();
    let before = fs::read_to_string(home.path().join("my deck.txt")).expect("a list");
    done(&home, &["rename", "my deck.txt", "Fish --rules nonsense"]);
    let told = done(&home, &["undo", "my deck.txt"]);
    assert!(told.contains("undone: rename Fish --rules nonsense"), "{told}");
    assert_eq!(fs::read_to_string(home.path().join("my deck.txt")).expect("a list"), before);
}

#[test]
fn an_edit_is_taken_back_from_any_folder_and_without_the_ruleset_that_it_was_judged_by() {
    let home = home();
    let rules = fs::read(ours("data/rulesets/dbscg-4.00.yaml")).expect("a ruleset");
    write(&home, "mine.yaml", &rules);
    fs::create_dir(home.path().join("far")).expect("a folder");
    let list = home.path().join("my deck.txt");
    let before = fs::read_to_string(&list).expect("a list");
    let path = list.to_string_lossy().into_owned();
    for is_gone in [false, true] {
        done(&home, &["set", "my deck.txt", "3", "BT1-006", "--rules", "mine.yaml"]);
        if is_gone {
            fs::remove_file(home.path().join("mine.yaml")).expect("removed");
        }
        let mut undo = command(&home, &["undo", &path]);
        let (out, err, code) = said(&undo.current_dir(home.path().join("far")).output().expect("it runs"));
        assert_eq!(code, 0, "{err}");
        assert_eq!(fs::read_to_string(&list).expect("a list"), before);
        assert_eq!(out.contains("under dbscg-4.00"), !is_gone, "{out}{err}");
        assert_eq!(err.contains("warning") && err.contains("mine.yaml"), is_gone, "{err}");
    }
}

#[test]
fn a_ruleset_of_ones_own_is_set_for_every_folder_whichever_way_its_name_ends() {
    let home = home();
    let rules = fs::read(ours("data/rulesets/dbscg-4.00.yaml")).expect("a ruleset");
    fs::create_dir(home.path().join("far")).expect("a folder");
    for name in ["mine.yaml", "mine.yml"] {
        write(&home, name, &rules);
        done(&home, &["config", "set", "rules", name]);
        let mut check = command(&home, &["check", "../red.txt"]);
        let (out, err, _) = said(&check.current_dir(home.path().join("far")).output().expect("it runs"));
        assert!(out.contains("under dbscg-4.00"), "{out}{err}");
    }
}

#[test]
fn a_list_of_a_field_is_found_beside_it_by_its_place_in_a_file_too() {
    let home = home();
    fs::create_dir(home.path().join("week")).expect("a folder");
    fs::copy(ours("tests/cli/field.in/lists/two.jsonl"), home.path().join("week/two.jsonl")).expect("lists");
    write(&home, "week/end.field", "1 two.jsonl#2\n");
    let field = ["--field", "week/end.field", "--games", "2", "--seed", "7", "--no-time", "--allow-illegal"];
    let told = done(&home, &[&["match", "red.txt"][..], &field].concat());
    assert!(told.contains("two.jsonl#2"), "{told}");
}

#[test]
fn a_share_that_cannot_be_added_up_is_refused_with_what_can() {
    let home = home();
    write(&home, "end.field", "1e308 red.txt\n1e308 red.txt\n");
    let (out, err, code) = run(&home, &["match", "red.txt", "--field", "end.field", "--games", "2"]);
    assert_eq!((out.as_str(), code), ("", 2), "{err}");
    assert!(err.contains("end.field:1:") && err.contains("from 0.001 to 1000000000"), "{err}");
}

#[test]
fn what_is_advised_can_be_typed_and_judges_by_the_same_rules() {
    let home = home();
    let rules = fs::read(ours("data/rulesets/dbscg-1.10.yaml")).expect("a ruleset");
    write(&home, "mine.yaml", &rules);
    let red = fs::read_to_string(ours("decks/red-champa.txt")).expect("a list");
    write(&home, "my deck.txt", red.replace("4 BT1-007", "5 BT1-007"));
    let asked: [&[&str]; 4] = [
        &["odds", "my deck.txt", "--want", "1+ red"],
        &["mulligan", "my deck.txt", "--want", "1+ red"],
        &["goldfish", "my deck.txt", "--games", "2"],
        &["match", "my deck.txt", "my deck.txt", "--games", "2"],
    ];
    for args in asked {
        let (_, err, code) = run(&home, &[args, &["--rules", "mine.yaml"]].concat());
        assert_eq!(code, 2, "{args:?}: {err}");
        assert!(err.contains("help: scouter check 'my deck.txt' --rules mine.yaml\n"), "{args:?}: {err}");
    }
    let (_, err, _) = run(&home, &["cards", "show", "super saiyan"]);
    assert!(err.contains("scouter cards find 'super saiyan'"), "{err}");
}

#[test]
fn only_files_that_end_like_lists_are_counted_as_lists() {
    let home = home();
    fs::create_dir(home.path().join("lists")).expect("a folder");
    fs::copy(ours("decks/red-champa.txt"), home.path().join("lists/red.txt")).expect("a list");
    let count = || done(&home, &["cards", "coverage", "--decks", "lists", "--format", "json"]);
    let alone = count();
    write(&home, "lists/README.md", "4 BT1-006\n4 BT1-007\n");
    assert_eq!(count(), alone);
}

#[test]
fn of_tables_that_are_imported_together_all_are_kept_or_none() {
    let home = home();
    let fish = fs::read_to_string(ours("tests/cli/coverage.in/cards.jsonl")).expect("a table");
    write(&home, "a.jsonl", &fish);
    write(&home, "b.jsonl", fish.replace("ZZ", "YY"));
    // Where the second would be kept, a folder stands.
    fs::create_dir_all(home.path().join("data/cards/b.tsv")).expect("a folder");
    let (out, err, code) = run(&home, &["cards", "import", "a.jsonl", "b.jsonl"]);
    assert_eq!(code, 2, "{out}{err}");
    assert!(!home.path().join("data/cards/a.tsv").exists(), "{out}{err}");
}

#[test]
fn edits_of_check_are_told_in_the_language_of_the_user() {
    let home = home();
    for (lang, words) in [("en", "1 edit applied"), ("it", "1 modifica applicata"), ("fr", "1 modification faite")] {
        write(&home, "small.txt", "Leader: BT1-001\n4 bt1-006\n");
        let (out, err, _) = run(&home, &["check", "small.txt", "--fix", "--lang", lang]);
        assert!(err.contains(words), "{out}{err}");
    }
}
