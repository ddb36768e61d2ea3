//! `scouter edit` in a terminal that was recorded: what somebody at it would press, see, and have in the file then. On Unix.

use std::fs;
use std::io::{Read as _, Write};
use std::path::PathBuf;
use std::process::Command;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use tempfile::TempDir;

use crate::program::home_of;

const LIST: &str = "# mine\nLeader: BT1-001 Champa\n\nMain Deck\n4x BT1-006 Scheming Champa   # beside\n3 BT1-007\n";

/// So long something may take to be seen: builds for tests are slow, and so are machines that do much else.
const PATIENCE: Duration = Duration::from_mins(2);

/// A terminal with somebody at it.
struct Desk {
    home: TempDir,
    master: Box<dyn MasterPty + Send>,
    keys: Box<dyn Write + Send>,
    program: Program,
    screen: Arc<Mutex<vt100::Parser>>,
}

/// The program, which no test leaves behind, however it ends.
struct Program(Box<dyn Child + Send + Sync>);

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// `scouter` with these words, in a terminal of 80 columns and 24 rows.
fn started(home: &TempDir, words: &[&str], variables: &[(&str, &str)]) -> (Box<dyn MasterPty + Send>, Program) {
    let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
    let pair = native_pty_system().openpty(size).expect("a terminal");
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_scouter"));
    command.cwd(home.path());
    command.args(words);
    command.env_remove("NO_COLOR");
    command.env("TERM", "xterm-256color");
    let of_home = home_of(home.path());
    for (name, value) in of_home.iter().map(|(name, value)| (*name, value.as_str())).chain(variables.iter().copied()) {
        command.env(name, value);
    }
    let child = pair.slave.spawn_command(command).expect("it runs");
    drop(pair.slave);
    (pair.master, Program(child))
}

impl Desk {
    /// Takes back by the program what was done last.
    fn undo(&self) {
        let undo = Command::new(env!("CARGO_BIN_EXE_scouter"))
            .envs(home_of(self.home.path()))
            .current_dir(self.home.path())
            .args(["undo", "deck.txt"])
            .output();
        assert!(undo.expect("it runs").status.success());
    }

    /// Runs `scouter edit` with these words in a folder with a list, in a terminal of 80 columns and 24 rows.
    fn with(words: &[&str], variables: &[(&str, &str)]) -> Self {
        let home = tempfile::tempdir().expect("a folder");
        fs::write(home.path().join("deck.txt"), LIST).expect("a list");
        Self::at(home, words, variables)
    }

    /// The same in a folder that is there.
    fn at(home: TempDir, words: &[&str], variables: &[(&str, &str)]) -> Self {
        Self::running(home, &[&["edit"], words].concat(), variables)
    }

    /// Runs `scouter` with these words.
    fn running(home: TempDir, words: &[&str], variables: &[(&str, &str)]) -> Self {
        let (master, program) = started(&home, words, variables);
        let screen = Arc::new(Mutex::new(vt100::Parser::new(24, 80, 0)));
        let mut shown = master.try_clone_reader().expect("what it shows");
        let seen = Arc::clone(&screen);
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(n @ 1..) = shown.read(&mut bytes) {
                seen.lock().unwrap_or_else(PoisonError::into_inner).process(&bytes[..n]);
            }
        });
        let keys = master.take_writer().expect("keys");
        Self { home, master, keys, program, screen }
    }

    /// Sends the program a signal.
    fn send(&self, signal: &str) {
        let id = self.program.0.process_id().expect("it runs").to_string();
        assert!(Command::new("kill").args([signal, &id]).status().expect("it runs").success());
    }

    fn file(&self) -> PathBuf {
        self.home.path().join("deck.txt")
    }

    fn text(&self) -> String {
        fs::read_to_string(self.file()).expect("the list")
    }

    fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).and_then(|()| self.keys.flush()).expect("somebody reads keys");
    }

    fn look<T>(&self, of: impl FnOnce(&vt100::Screen) -> T) -> T {
        of(self.screen.lock().unwrap_or_else(PoisonError::into_inner).screen())
    }

    /// Waits until something is seen.
    #[track_caller]
    fn sees(&self, words: &str) {
        let begin = Instant::now();
        while !self.look(|screen| screen.contents().contains(words)) {
            assert!(begin.elapsed() < PATIENCE, "`{words}` is not seen:\n{}", self.look(vt100::Screen::contents));
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Waits for the end of the program: its status, once the terminal is as it was before.
    #[track_caller]
    fn left(&mut self) -> u32 {
        let status = self.program.0.wait().expect("it ends").exit_code();
        let begin = Instant::now();
        let is_as_before =
            |screen: &vt100::Screen| !screen.alternate_screen() && !screen.bracketed_paste() && !screen.hide_cursor();
        while !self.look(is_as_before) {
            assert!(begin.elapsed() < PATIENCE, "the terminal is not given back");
            std::thread::sleep(Duration::from_millis(10));
        }
        status
    }
}

#[test]
fn a_list_is_searched_added_to_taken_back_and_saved() {
    let mut desk = Desk::with(&["deck.txt"], &[]);
    desk.sees("Main Deck 7");
    assert!(desk.look(|screen| screen.alternate_screen() && screen.bracketed_paste()));
    desk.press("/BT1-008");
    desk.sees("Found: 1 card");
    desk.press("\r++");
    desk.sees("Main Deck 9");
    desk.sees("deck.txt [not saved]");
    desk.press("u");
    desk.sees("taken back: +1 BT1-008");
    assert_eq!(desk.text(), LIST, "nothing is written but by saving");
    desk.press("s");
    desk.sees("deck.txt is saved");
    let saved = desk.text();
    let line = saved.lines().find(|line| line.contains("BT1-008")).expect("the card");
    assert_eq!(line, "1x BT1-008 Bewitching God Vados", "written as the others are");
    assert_eq!(saved.replace(&format!("{line}\n"), ""), LIST, "all else as it was");
    desk.press("q");
    assert_eq!(desk.left(), 0);
    desk.sees("incomplete under dbscg-1.10");
    desk.undo();
    assert_eq!(desk.text(), LIST, "`undo` takes back what was saved");
}

#[test]
fn a_file_that_others_have_changed_is_not_written_over_unseen() {
    let mut desk = Desk::with(&["deck.txt"], &[]);
    desk.sees("Main Deck 7");
    let theirs = format!("{LIST}1 BT1-009\n");
    fs::write(desk.file(), &theirs).expect("a list");
    desk.press("j-s");
    desk.sees("others have changed deck.txt");
    assert_eq!(desk.text(), theirs);
    desk.press("R");
    desk.sees("Main Deck 8");
    desk.press("us");
    desk.sees("deck.txt is saved");
    assert_eq!(desk.text(), LIST.replace("4x", "3x"));
    desk.press("q");
    assert_eq!(desk.left(), 0);
}

#[test]
fn a_list_that_is_not_there_is_begun_and_made_by_saving() {
    let mut desk = Desk::with(&["fresh"], &[]);
    desk.sees("fresh.txt is new");
    let fresh = desk.home.path().join("fresh.txt");
    desk.press("leader champa set:BT1");
    desk.sees("Found: 1 card");
    assert!(!fresh.exists());
    desk.press("\r+s");
    desk.sees("fresh.txt is saved");
    assert_eq!(fs::read_to_string(fresh).expect("a list"), "Name: fresh\n\nLeader\n1 BT1-001 Champa\n");
    desk.press("q");
    assert_eq!(desk.left(), 0);
}

#[test]
fn whoever_leaves_is_asked_and_whoever_is_ended_leaves_no_trace() {
    let mut desk = Desk::with(&["deck.txt"], &[]);
    desk.sees("Main Deck 7");
    desk.press("+q");
    desk.sees("deck.txt is not saved.");
    desk.press("d");
    assert_eq!((desk.left(), desk.text().as_str()), (0, LIST));

    let mut desk = Desk::with(&["deck.txt"], &[]);
    desk.sees("Main Deck 7");
    desk.send("-TERM");
    assert_eq!((desk.left(), desk.text().as_str()), (130, LIST));
}

#[test]
fn what_was_not_saved_when_the_program_was_ended_is_kept_beside_the_list() {
    let mut desk = Desk::with(&["deck.txt"], &[]);
    for (key, draft) in [("+", "deck.txt.draft"), ("j-", "deck.txt.draft-2"), ("+", "deck.txt.draft")] {
        desk.sees("Main Deck 7");
        desk.press(key);
        desk.sees("[not saved]");
        desk.send("-TERM");
        assert_eq!((desk.left(), desk.text().as_str()), (130, LIST));
        desk.sees(&format!("deck.txt is not saved: what was changed is in {draft}"));
        let kept = fs::read_to_string(desk.home.path().join(draft)).expect("a draft");
        assert!(kept != LIST && kept.lines().count() == LIST.lines().count(), "{kept}");
        desk = Desk::at(desk.home, &["deck.txt"], &[]);
    }
}

#[test]
fn whoever_loses_the_terminal_leaves_no_program_behind() {
    let mut desk = Desk::with(&["deck.txt"], &[]);
    desk.sees("Main Deck 7");
    desk.press("+");
    desk.sees("[not saved]");
    let Desk { home, master, keys, mut program, .. } = desk;
    // The thread that looks has another end of the terminal: the system tells the program all the same.
    drop((master, keys));
    let id = program.0.process_id().expect("it runs").to_string();
    assert!(Command::new("kill").args(["-HUP", &id]).status().expect("it runs").success());
    assert!(!program.0.wait().expect("it ends").success());
    assert_eq!(fs::read_to_string(home.path().join("deck.txt")).expect("the list"), LIST);
    assert!(home.path().join("deck.txt.draft").exists());
}

#[test]
fn every_signal_that_ends_programs_gives_the_terminal_back_and_keeps_what_was_not_saved() {
    for signal in ["-INT", "-QUIT", "-TERM", "-HUP"] {
        let mut desk = Desk::with(&["deck.txt"], &[]);
        desk.sees("Main Deck 7");
        desk.press("+");
        desk.sees("[not saved]");
        desk.send(signal);
        assert_eq!((desk.left(), desk.text().as_str()), (130, LIST), "{signal}");
        desk.sees("what was changed is in deck.txt.draft");
        assert!(desk.home.path().join("deck.txt.draft").exists(), "{signal}");
    }
}

#[test]
fn a_terminal_that_is_closed_ends_the_program_and_what_was_not_saved_is_kept() {
    let home = tempfile::tempdir().expect("a folder");
    fs::write(home.path().join("deck.txt"), LIST).expect("a list");
    let (master, mut program) = started(&home, &["edit", "deck.txt"], &[]);
    let mut keys = master.take_writer().expect("keys");
    let mut shown = master.try_clone_reader().expect("what it shows");
    let mut screen = vt100::Parser::new(24, 80, 0);
    // Nobody else holds the terminal: once this is dropped, it is gone.
    let mut until = |words: &str| {
        let mut bytes = [0; 4096];
        while !screen.screen().contents().contains(words) {
            let n = shown.read(&mut bytes).expect("it runs");
            screen.process(&bytes[..n]);
        }
    };
    until("Main Deck 7");
    keys.write_all(b"+").expect("somebody reads keys");
    until("[not saved]");
    let begin = Instant::now();
    drop((shown, keys, master));
    while program.0.try_wait().expect("it can be asked").is_none() {
        assert!(begin.elapsed() < PATIENCE, "it runs on");
        std::thread::sleep(Duration::from_millis(10));
    }
    assert_eq!(fs::read_to_string(home.path().join("deck.txt")).expect("the list"), LIST);
    let kept = fs::read_to_string(home.path().join("deck.txt.draft")).expect("a draft");
    assert!(kept != LIST && kept.lines().count() == LIST.lines().count(), "{kept}");
}

#[test]
fn a_key_that_never_comes_whole_keeps_nobody_from_ending_the_program() {
    let mut desk = Desk::with(&["deck.txt"], &[]);
    desk.sees("Main Deck 7");
    desk.press("+");
    desk.sees("[not saved]");
    desk.press("\u{1b}[200~what is pasted has no end");
    desk.send("-TERM");
    assert_eq!((desk.left(), desk.text().as_str()), (130, LIST));
    desk.sees("what was changed is in deck.txt.draft");
    assert!(desk.home.path().join("deck.txt.draft").exists());
}

#[test]
fn a_list_that_is_gone_is_written_anew_by_saving() {
    let mut desk = Desk::with(&["deck.txt"], &[]);
    desk.sees("Main Deck 7");
    desk.press("j-");
    desk.sees("[not saved]");
    fs::remove_file(desk.file()).expect("the list");
    desk.press("R");
    desk.sees("deck.txt is no longer there: s writes it anew");
    desk.press("s");
    desk.sees("deck.txt was gone, and is written anew");
    assert_eq!(desk.text(), LIST.replace("4x", "3x"));
    desk.press("q");
    assert_eq!(desk.left(), 0);
    desk.undo();
    assert_eq!(desk.text(), LIST, "`undo` takes back what was changed");
}

/// The drafts in the user's data directory.
fn drafts_apart(desk: &Desk) -> Vec<PathBuf> {
    let entries = fs::read_dir(desk.home.path().join("data/drafts")).into_iter().flatten();
    entries.map(|entry| entry.expect("a file").path()).collect()
}

#[test]
fn a_list_whose_folder_is_gone_is_kept_in_the_data_directory_and_told_of_when_it_is_opened() {
    let home = tempfile::tempdir().expect("a folder");
    let decks = home.path().join("decks");
    fs::create_dir(&decks).expect("a folder");
    fs::write(decks.join("deck.txt"), LIST).expect("a list");
    let mut desk = Desk::at(home, &["decks/deck.txt"], &[]);
    desk.sees("Main Deck 7");
    desk.press("j-");
    desk.sees("[not saved]");
    fs::remove_dir_all(&decks).expect("the folder");
    desk.press("R");
    desk.sees("s keeps the list");
    // Saved twice, by a key and on leaving, it is kept once.
    desk.press("s");
    desk.sees("what was changed is in");
    desk.press("qs");
    assert_eq!(desk.left(), 2);
    desk.sees("decks/deck.txt is not saved");
    let kept = drafts_apart(&desk);
    assert_eq!(kept.len(), 1, "{kept:?}");
    assert_eq!(fs::read_to_string(&kept[0]).expect("a draft"), LIST.replace("4x", "3x"));

    fs::create_dir(&decks).expect("a folder");
    fs::write(decks.join("deck.txt"), LIST).expect("a list");
    let mut desk = Desk::at(desk.home, &["decks/deck.txt"], &[]);
    desk.sees("holds");
    desk.press("j+");
    desk.sees("[not saved]");
    fs::remove_dir_all(&decks).expect("the folder");
    desk.send("-TERM");
    assert_eq!(desk.left(), 130);
    assert_eq!(drafts_apart(&desk).len(), 2);
}

#[test]
fn a_list_in_whose_place_is_a_folder_is_kept_beside_it() {
    let mut desk = Desk::with(&["deck.txt"], &[]);
    desk.sees("Main Deck 7");
    desk.press("j-");
    desk.sees("[not saved]");
    fs::remove_file(desk.file()).expect("the list");
    fs::create_dir(desk.file()).expect("a folder");
    desk.press("s");
    desk.sees("what was changed is in deck.txt.draft");
    let kept = fs::read_to_string(desk.home.path().join("deck.txt.draft")).expect("a draft");
    assert_eq!(kept, LIST.replace("4x", "3x"));
    desk.press("qd");
    assert_eq!(desk.left(), 2);
}

#[test]
fn a_list_that_is_read_only_is_kept_beside_it() {
    use std::os::unix::fs::PermissionsExt as _;

    let mut desk = Desk::with(&["deck.txt"], &[]);
    desk.sees("Main Deck 7");
    desk.press("j-");
    desk.sees("[not saved]");
    fs::set_permissions(desk.file(), fs::Permissions::from_mode(0o400)).expect("a list");
    desk.press("s");
    desk.sees("what was changed is in deck.txt.draft");
    assert_eq!(desk.text(), LIST);
    let kept = fs::read_to_string(desk.home.path().join("deck.txt.draft")).expect("a draft");
    assert_eq!(kept, LIST.replace("4x", "3x"));
    desk.press("qd");
    assert_eq!(desk.left(), 2);
    desk.sees("read-only");
}

#[test]
fn whoever_opens_a_list_is_told_of_a_draft_that_holds_something_else() {
    let home = tempfile::tempdir().expect("a folder");
    fs::write(home.path().join("deck.txt"), LIST).expect("a list");
    fs::write(home.path().join("deck.txt.draft"), LIST.replace("4x", "3x")).expect("a draft");
    let mut desk = Desk::at(home, &["deck.txt"], &[]);
    desk.sees("deck.txt.draft holds what was not saved before");
    desk.sees("scouter diff deck.txt");
    desk.press("q");
    assert_eq!(desk.left(), 0);
    fs::write(desk.home.path().join("deck.txt.draft"), LIST).expect("a draft");
    let mut desk = Desk::at(desk.home, &["deck.txt"], &[]);
    desk.sees("Main Deck 7");
    assert!(!desk.look(|screen| screen.contents().contains("not saved before")));
    desk.press("q");
    assert_eq!(desk.left(), 0);
}

/// Whether a cell of a terminal has a color.
fn has_color(screen: &vt100::Screen) -> bool {
    let cells = (0..24).flat_map(|row| (0..80).map(move |column| (row, column)));
    let mut cells = cells.filter_map(|(row, column)| screen.cell(row, column));
    cells.any(|cell| cell.fgcolor() != vt100::Color::Default || cell.bgcolor() != vt100::Color::Default)
}

#[test]
fn a_game_at_a_terminal_is_in_the_colors_of_its_cards_unless_nobody_wants_them() {
    let list = concat!(env!("CARGO_MANIFEST_DIR"), "/decks/red-champa.txt");
    for (variables, colored) in [(&[][..], true), (&[("NO_COLOR", "1")], false)] {
        let home = tempfile::tempdir().expect("a folder");
        let mut table = Desk::running(home, &["play", list, "--seed", "7"], variables);
        table.sees("Done");
        table.sees("> ");
        assert_eq!(table.look(has_color), colored, "{variables:?}");
        table.press("quit\r");
        assert_eq!(table.left(), 0);
    }
}

#[test]
fn a_terminal_without_color_gets_none_and_one_that_is_made_small_says_so() {
    for (words, variables) in [(&["deck.txt"][..], &[("NO_COLOR", "1")][..]), (&["deck.txt", "--color", "never"], &[])]
    {
        let mut desk = Desk::with(words, variables);
        desk.sees("Main Deck 7");
        assert!(!desk.look(has_color), "{words:?} {variables:?}");
        let size = |cols, rows| PtySize { rows, cols, pixel_width: 0, pixel_height: 0 };
        desk.master.resize(size(50, 12)).expect("a smaller window");
        desk.sees("60 columns and 18 rows");
        desk.master.resize(size(80, 24)).expect("a larger window");
        desk.sees("Main Deck 7");
        desk.press("q");
        assert_eq!(desk.left(), 0);
    }
}
