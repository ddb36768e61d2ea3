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

impl Desk {
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
        let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("a terminal");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_scouter"));
        command.cwd(home.path());
        command.args(words);
        command.env_remove("NO_COLOR");
        command.env("TERM", "xterm-256color");
        let of_home = home_of(home.path());
        for (name, value) in
            of_home.iter().map(|(name, value)| (*name, value.as_str())).chain(variables.iter().copied())
        {
            command.env(name, value);
        }
        let child = pair.slave.spawn_command(command).expect("it runs");
        drop(pair.slave);
        let screen = Arc::new(Mutex::new(vt100::Parser::new(24, 80, 0)));
        let mut shown = pair.master.try_clone_reader().expect("what it shows");
        let seen = Arc::clone(&screen);
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(n @ 1..) = shown.read(&mut bytes) {
                seen.lock().unwrap_or_else(PoisonError::into_inner).process(&bytes[..n]);
            }
        });
        let keys = pair.master.take_writer().expect("keys");
        Self { home, master: pair.master, keys, program: Program(child), screen }
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
    let undo = Command::new(env!("CARGO_BIN_EXE_scouter"))
        .envs(home_of(desk.home.path()))
        .current_dir(desk.home.path())
        .args(["undo", "deck.txt"])
        .output();
    assert!(undo.expect("it runs").status.success());
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
    let id = desk.program.0.process_id().expect("it runs").to_string();
    assert!(Command::new("kill").args(["-TERM", &id]).status().expect("it runs").success());
    assert_eq!((desk.left(), desk.text().as_str()), (130, LIST));
}

#[test]
fn what_was_not_saved_when_the_program_was_ended_is_kept_beside_the_list() {
    let mut desk = Desk::with(&["deck.txt"], &[]);
    for draft in ["deck.txt.draft", "deck.txt.draft-2"] {
        desk.sees("Main Deck 7");
        desk.press("+");
        desk.sees("[not saved]");
        let id = desk.program.0.process_id().expect("it runs").to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().expect("it runs").success());
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
