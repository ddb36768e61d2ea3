//! What is written where: devices and pipes stay what they are, links lead on, files keep owner, permissions and names.

use std::fs::{self, File};
use std::io::{Read as _, Write as _};
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, symlink};
use std::path::Path;
use std::process::{Command, Output, Stdio};

use deckscouter::ruleset::fingerprint::fnv;
use tempfile::TempDir;

use crate::program;

const LIST: &str = "Leader: 1 BT1-001\n4 BT1-006\n";

/// A folder with a list, which is its user's home, too.
fn home() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    fs::create_dir(folder.path().join("lists")).expect("a folder");
    fs::write(folder.path().join("lists/deck.txt"), LIST).expect("a list");
    let red = concat!(env!("CARGO_MANIFEST_DIR"), "/decks/red-champa.txt");
    fs::copy(red, folder.path().join("red.txt")).expect("a list");
    folder
}

/// The program, to be run among the lists.
fn scouter(home: &TempDir, args: &[&str]) -> Command {
    let mut command = program::scouter(home.path());
    command.args(args).current_dir(home.path().join("lists"));
    command
}

fn run(home: &TempDir, args: &[&str]) -> Output {
    scouter(home, args).output().expect("the program runs")
}

#[track_caller]
fn done(home: &TempDir, args: &[&str]) -> Output {
    let output = run(home, args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    output
}

/// What is said of something that is not done.
#[track_caller]
fn refused(home: &TempDir, args: &[&str]) -> String {
    let output = run(home, args);
    assert_eq!(output.status.code(), Some(2), "{args:?}: {}", String::from_utf8_lossy(&output.stdout));
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn mode(path: &Path) -> u32 {
    fs::symlink_metadata(path).expect("it is there").mode() & 0o7777
}

fn set_mode(path: &Path, mode: u32) {
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("permissions");
}

/// What is in a folder, hidden or not.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut names: Vec<_> =
        entries.map(|entry| entry.expect("a file").file_name().into_string().expect("text")).collect();
    names.sort();
    names
}

/// Every edit there is, of a list of this name.
fn edits(deck: &str) -> Vec<Vec<&str>> {
    let edits: [&[&str]; 9] = [
        &["add", "DECK", "BT1-008"],
        &["remove", "DECK", "BT1-006", "1"],
        &["set", "DECK", "BT1-006", "3"],
        &["leader", "DECK", "BT2-001"],
        &["rename", "DECK", "Fish"],
        &["add", "DECK", "BT1-005"],
        &["sort", "DECK"],
        &["undo", "DECK"],
        &["fix", "--apply", "DECK"],
    ];
    edits.map(|edit| edit.iter().map(|word| if *word == "DECK" { deck } else { *word }).collect()).to_vec()
}

/// Every command that writes what it is told to, with the name of its output and how that begins.
const OUTPUTS: [(&[&str], &str, &[u8]); 6] = [
    (&["convert", "../red.txt", "--to", "yaml", "-o"], "deck.yaml", b"name:"),
    (&["sheet", "../red.txt", "-o"], "deck.pdf", b"%PDF"),
    (&["goldfish", "../red.txt", "--games", "4", "--seed", "1", "--rows"], "rows.csv", b"game,"),
    (&["goldfish", "../red.txt", "--games", "4", "--seed", "1", "--plot"], "plot.svg", b"<?xml"),
    (&["goldfish", "../red.txt", "--games", "4", "--seed", "1", "--report"], "page.html", b"<!DOCTYPE html>"),
    (&["match", "../red.txt", "../red.txt", "--games", "2", "--seed", "1", "--plot"], "table.svg", b"<?xml"),
];

/// Makes a FIFO, and reads it to its end beside.
fn fifo(path: &Path) -> std::thread::JoinHandle<Vec<u8>> {
    assert!(Command::new("mkfifo").arg(path).status().expect("mkfifo runs").success());
    let path = path.to_owned();
    std::thread::spawn(move || {
        let mut read = Vec::new();
        File::open(path).expect("a FIFO").read_to_end(&mut read).expect("bytes");
        read
    })
}

#[test]
fn a_pipe_gets_what_is_written_and_stays_one() {
    let home = home();
    for (args, name, begins) in OUTPUTS {
        let path = home.path().join("lists").join(name);
        let reader = fifo(&path);
        done(&home, &[args, &[name]].concat());
        let read = reader.join().expect("bytes");
        assert!(read.starts_with(begins), "{args:?}: {:?}", String::from_utf8_lossy(&read[..read.len().min(40)]));
        assert_eq!(fs::symlink_metadata(&path).expect("it is there").mode() & 0o170_000, 0o010_000, "{name}");
        fs::remove_file(path).expect("a FIFO");
    }
}

#[test]
fn a_game_is_saved_to_a_pipe() {
    let home = home();
    let reader = fifo(&home.path().join("lists/game.json"));
    let mut command = scouter(&home, &["play", "../red.txt", "../red.txt", "--seed", "1"]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::null()).spawn().expect("the program runs");
    child.stdin.take().expect("a pipe").write_all(b"save game.json\nquit\n").expect("commands");
    assert!(child.wait().expect("it ends").success());
    assert!(reader.join().expect("bytes").starts_with(b"{"));
    assert_eq!(names(&home.path().join("lists")), ["deck.txt", "game.json"]);
}

#[test]
fn a_full_device_is_told_and_stays_one() {
    let home = home();
    symlink("/dev/full", home.path().join("lists/full.svg")).expect("a link");
    let told = refused(&home, &["goldfish", "../red.txt", "--games", "2", "--plot", "full.svg"]);
    assert!(told.contains("full.svg: No space left on device\n"), "{told}");
    symlink("/dev/full", home.path().join("lists/full")).expect("a link");
    let told = refused(&home, &["convert", "../red.txt", "--to", "yaml", "-o", "full"]);
    assert!(told.contains("full: No space left on device\n"), "{told}");
    assert_eq!(fs::metadata("/dev/full").expect("it is there").mode() & 0o170_000, 0o020_000);
    assert_eq!(names(&home.path().join("lists")), ["deck.txt", "full", "full.svg"]);
}

#[test]
fn standard_output_by_its_name_is_standard_output() {
    let home = home();
    let sheet = ["sheet", "../red.txt", "-o", "/dev/stdout"];
    assert!(done(&home, &sheet).stdout.starts_with(b"%PDF"));
    // A file behind it goes on, and is not replaced: what stood there and what follows stays.
    let path = home.path().join("all");
    let mut all = File::create(&path).expect("a file");
    all.write_all(b"before\n").expect("a line");
    let to = Stdio::from(all.try_clone().expect("a handle"));
    let convert = ["convert", "../red.txt", "--to", "share", "-o", "/proc/self/fd/1"];
    assert!(scouter(&home, &convert).stdout(to).status().expect("the program runs").success());
    all.write_all(b"after\n").expect("a line");
    let text = fs::read_to_string(path).expect("a file");
    assert!(text.starts_with("before\nscouter:") && text.ends_with("\nafter\n"), "{text}");
    assert!(fs::symlink_metadata("/dev/stdout").expect("it is there").is_symlink());
}

#[test]
fn a_link_stays_one_and_what_it_leads_to_is_written_there_or_not() {
    let home = home();
    let lists = home.path().join("lists");
    fs::write(lists.join("plain"), "").expect("a file");
    fs::create_dir(lists.join("below")).expect("a folder");
    symlink("below/other", lists.join("first")).expect("a link");
    symlink("last", lists.join("below/other")).expect("a link");
    for turn in ["made", "replaced"] {
        done(&home, &["convert", "../red.txt", "--to", "yaml", "-o", "first"]);
        assert!(fs::read_to_string(lists.join("below/last")).expect("a file").starts_with("name:"), "{turn}");
        assert_eq!(mode(&lists.join("below/last")), mode(&lists.join("plain")), "{turn}");
        assert!(["first", "below/other"].iter().all(|link| lists.join(link).is_symlink()), "{turn}");
        fs::write(lists.join("below/last"), "").expect("a file");
    }
    symlink("round", lists.join("circle")).expect("a link");
    symlink("circle", lists.join("round")).expect("a link");
    let told = refused(&home, &["sheet", "../red.txt", "-o", "circle"]);
    assert!(told.contains("circle is not changed: its links lead in a circle\n"), "{told}");
    let told = refused(&home, &["sheet", "../red.txt", "-o", "below"]);
    assert!(told.contains("below is not changed: it is a folder\n"), "{told}");
    // Lists are edited where they are.
    symlink("deck.txt", lists.join("link.txt")).expect("a link");
    done(&home, &["add", "link.txt", "BT1-008"]);
    assert!(lists.join("link.txt").is_symlink());
    assert_eq!(fs::read_to_string(lists.join("deck.txt")).expect("a list"), format!("{LIST}1 BT1-008\n"));
    done(&home, &["undo", "deck.txt"]);
    assert_eq!(fs::read_to_string(lists.join("link.txt")).expect("a list"), LIST);
}

#[test]
fn new_files_are_for_whom_the_user_lets_read_and_old_ones_for_whom_they_were() {
    let home = home();
    let lists = home.path().join("lists");
    fs::write(lists.join("plain"), "").expect("a file");
    for (args, name, _) in OUTPUTS {
        done(&home, &[args, &[name]].concat());
        assert_eq!(mode(&lists.join(name)), mode(&lists.join("plain")), "{name}");
    }
    done(&home, &["new", "champa", "--leader", "BT1-001"]);
    assert_eq!(mode(&lists.join("champa.txt")), mode(&lists.join("plain")));
    for bits in [0o600, 0o640, 0o664, 0o755] {
        set_mode(&lists.join("deck.txt"), bits);
        // None but the superuser can give files away.
        let given = std::os::unix::fs::chown(lists.join("deck.txt"), Some(1234), Some(5678)).is_ok();
        let owner = |meta: fs::Metadata| (meta.uid(), meta.gid());
        let before = owner(fs::metadata(lists.join("deck.txt")).expect("a list"));
        for edit in edits("deck.txt") {
            run(&home, &edit);
            assert_eq!(mode(&lists.join("deck.txt")), bits, "{edit:?}");
            assert_eq!(owner(fs::metadata(lists.join("deck.txt")).expect("a list")), before, "{edit:?} {given}");
        }
        set_mode(&lists.join("deck.yaml"), bits);
        done(&home, &["convert", "../red.txt", "--to", "yaml", "-o", "deck.yaml"]);
        assert_eq!(mode(&lists.join("deck.yaml")), bits);
    }
}

#[test]
fn a_read_only_file_is_not_written_by_anybody() {
    let home = home();
    let deck = home.path().join("lists/deck.txt");
    done(&home, &["add", "deck.txt", "BT1-010"]);
    let text = fs::read_to_string(&deck).expect("a list");
    for bits in [0o400, 0o444] {
        set_mode(&deck, bits);
        for edit in edits("deck.txt") {
            if ["sort", "fix"].contains(&edit[0]) {
                continue;
            }
            let told = refused(&home, &edit);
            assert!(told.contains("deck.txt is not changed: it is read-only\n"), "{edit:?}: {told}");
            assert!(told.contains("help: `chmod u+w deck.txt` lets it be written\n"), "{edit:?}: {told}");
            assert_eq!(fs::read_to_string(&deck).expect("a list"), text, "{edit:?}");
        }
        assert!(refused(&home, &["sheet", "../red.txt", "-o", "deck.txt"]).contains("it is read-only"));
    }
    set_mode(&deck, 0o600);
    done(&home, &["undo", "deck.txt"]);
    assert_eq!(fs::read_to_string(&deck).expect("a list"), LIST);
}

#[test]
fn a_file_of_two_names_keeps_both() {
    let home = home();
    let [deck, other] = ["lists/deck.txt", "other.txt"].map(|name| home.path().join(name));
    fs::hard_link(&deck, &other).expect("a second name");
    for edit in edits("deck.txt").into_iter().filter(|edit| edit[0] == "add" || edit[0] == "set") {
        let told = refused(&home, &edit);
        assert!(told.contains("it is one file under 2 names") && told.contains("cp deck.txt deck.txt.new"), "{told}");
    }
    assert!(refused(&home, &["sheet", "../red.txt", "-o", "deck.txt"]).contains("it is one file under 2 names"));
    assert_eq!(fs::metadata(&deck).expect("a list").ino(), fs::metadata(&other).expect("a list").ino());
    assert_eq!(fs::read_to_string(&other).expect("a list"), LIST);
}

#[test]
fn what_killed_edits_have_left_is_taken_away_and_nothing_else() {
    let home = home();
    let lists = home.path().join("lists");
    let ours = |list: &str, who: &str| format!(".scouter-{:016x}-{who}", fnv(list.as_bytes()));
    let left = ours("deck.txt", "7-0");
    let others = [ours("other.txt", "7-0"), ".deck.txt.swp".to_owned(), ".deck.txt.A1b2C3".to_owned()];
    for name in others.iter().chain([&left]) {
        fs::write(lists.join(name), "half a li").expect("a file");
    }
    set_mode(&lists.join(&left), 0o400);
    let held = ours("deck.txt", "8-0");
    let file = File::create(lists.join(&held)).expect("a file");
    file.lock().expect("a lock");
    done(&home, &["add", "deck.txt", "BT1-008"]);
    let mut expected: Vec<String> = others.into_iter().chain([held, "deck.txt".to_owned()]).collect();
    expected.sort();
    assert_eq!(names(&lists), expected);
}

#[test]
fn what_does_not_fit_leaves_the_list_as_it_was_and_nothing_beside_it() {
    let home = home();
    // No file may grow, and whoever tries is told instead of killed.
    let full = |args: &[&str]| {
        let program = scouter(&home, &[]);
        let mut shell = Command::new("sh");
        shell.args(["-c", "trap '' XFSZ; ulimit -f 0; exec \"$@\"", "sh"]).arg(program.get_program()).args(args);
        shell.envs(program::home_of(home.path())).current_dir(home.path().join("lists"));
        shell.output().expect("the program runs")
    };
    done(&home, &["add", "deck.txt", "BT1-010"]);
    let text = fs::read_to_string(home.path().join("lists/deck.txt")).expect("a list");
    let [add, undo] = [&["add", "deck.txt", "BT1-008"][..], &["undo", "deck.txt"]].map(full);
    for output in
        [add, undo, full(&["sheet", "../red.txt", "-o", "deck.pdf"]), full(&["new", "champa", "--leader", "BT1-001"])]
    {
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{told}");
        assert!(told.contains("File too large"), "{told}");
    }
    assert_eq!(fs::read_to_string(home.path().join("lists/deck.txt")).expect("a list"), text);
    assert_eq!(names(&home.path().join("lists")), ["deck.txt"]);
    done(&home, &["undo", "deck.txt"]);
    assert_eq!(fs::read_to_string(home.path().join("lists/deck.txt")).expect("a list"), LIST);
}

/// Everything below a folder.
fn below(folder: &Path) -> Vec<std::path::PathBuf> {
    let entries: Vec<_> = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path()).collect();
    let deeper = entries.iter().filter(|path| path.is_dir()).flat_map(|path| below(path)).collect::<Vec<_>>();
    entries.into_iter().chain(deeper).collect()
}

#[test]
fn the_history_of_a_list_is_nobodys_to_read() {
    let home = home();
    let history = home.path().join("data/history");
    done(&home, &["add", "deck.txt", "BT1-008"]);
    // One that others could read is closed by the next edit.
    for path in below(&history).iter().chain([&history]) {
        set_mode(path, if path.is_dir() { 0o755 } else { 0o644 });
    }
    done(&home, &["add", "deck.txt", "BT1-010"]);
    assert_eq!(mode(&history), 0o700);
    let files = below(&history);
    assert_eq!(files.len(), 1 + 3 + 1, "a folder, three versions and an index");
    for path in files.iter().filter(|path| path.is_dir()) {
        assert_eq!(mode(path), 0o700, "{}", path.display());
    }
    done(&home, &["undo", "deck.txt"]);
    done(&home, &["add", "deck.txt", "BT1-012"]);
    for path in below(&history).iter().filter(|path| path.ends_with("000003") || path.ends_with("index.json")) {
        assert_eq!(mode(path), 0o600, "{}", path.display());
    }
}

#[test]
fn quiet_edits_say_nothing() {
    let home = home();
    for edit in edits("deck.txt") {
        let output = run(&home, &[&edit[..], &["-q"]].concat());
        assert!(output.status.code().is_some_and(|code| code < 2), "{edit:?}");
        assert_eq!((output.stdout, output.stderr), (Vec::new(), Vec::new()), "{edit:?}");
    }
    let made = run(&home, &["new", "champa", "--leader", "BT1-001", "-q"]);
    assert_eq!((made.status.code(), made.stdout, made.stderr), (Some(0), Vec::new(), Vec::new()));
    fs::write(home.path().join("lists/deck.txt"), "2 BT1-006\n2 BT1-006\n").expect("a list");
    assert_eq!(run(&home, &["check", "--fix", "-q", "deck.txt"]).stderr, b"");
    // What is asked for is told all the same.
    assert!(!done(&home, &["add", "deck.txt", "BT1-008", "-q", "--format", "json"]).stdout.is_empty());
    assert!(!done(&home, &["add", "deck.txt", "BT1-008", "-q", "--dry-run"]).stdout.is_empty());
}

#[test]
fn a_list_from_a_pipe_is_not_one_that_can_be_changed() {
    let home = home();
    let mut command = scouter(&home, &["add", "/dev/stdin", "BT1-008"]);
    let mut child = command.stdin(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program runs");
    child.stdin.take().expect("a pipe").write_all(LIST.as_bytes()).expect("a list");
    let output = child.wait_with_output().expect("it ends");
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{told}");
    assert!(told.contains("/dev/stdin is not changed: it is no file but a device, a pipe or the like\n"), "{told}");
    // Nor does anybody wait for one that says nothing.
    assert!(Command::new("mkfifo").arg(home.path().join("lists/silent")).status().expect("mkfifo runs").success());
    for edit in edits("silent") {
        if edit[0] != "fix" {
            assert!(refused(&home, &edit).contains("silent is not changed: it is no file"), "{edit:?}");
        }
    }
}

#[test]
fn a_list_that_a_conversion_writes_over_comes_back() {
    let home = home();
    let list = home.path().join("lists/deck.txt");
    done(&home, &["convert", "deck.txt", "--to", "csv", "-o", "deck.txt"]);
    assert!(fs::read_to_string(&list).expect("a list").contains("BT1-006,"), "it is a table now");
    done(&home, &["undo", "deck.txt"]);
    assert_eq!(fs::read_to_string(&list).expect("a list"), LIST);
    done(&home, &["undo", "--redo", "deck.txt"]);
    assert!(fs::read_to_string(&list).expect("a list").contains("BT1-006,"), "and comes again");
}
