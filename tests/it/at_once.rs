//! Several at one list: whoever is told that an edit is done finds it in the list, or in its history where another program
//! has saved over it; and whoever is killed leaves the list as it was before or after.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::engine::is_soak;
use crate::program;

const LIST: &str = "Leader: 1 BT1-001\n4 BT1-006\n";
/// Cards that the list does not have.
const CARDS: [&str; 8] = ["BT1-008", "BT1-010", "BT1-012", "BT1-013", "BT1-014", "BT1-016", "BT1-017", "BT1-020"];

/// A folder with a list, and one for its history.
struct Home(TempDir);

impl Home {
    fn new() -> Self {
        let home = Self(tempfile::tempdir().expect("a folder"));
        fs::create_dir(home.lists()).expect("a folder");
        home.save(LIST);
        home
    }

    fn lists(&self) -> PathBuf {
        self.0.path().join("lists")
    }

    fn deck(&self) -> PathBuf {
        self.lists().join("deck.txt")
    }

    fn text(&self) -> String {
        fs::read_to_string(self.deck()).expect("a list")
    }

    /// Saves as editors do: a new file, renamed; again where Windows says that somebody has the old one open.
    fn save(&self, text: &str) {
        let new = self.lists().join("deck.txt~");
        fs::write(&new, text).expect("a file");
        let mut renamed = fs::rename(&new, self.deck());
        for _ in 0..500 {
            if !cfg!(windows) || renamed.is_ok() {
                break;
            }
            std::thread::sleep(Duration::from_millis(10));
            renamed = fs::rename(&new, self.deck());
        }
        renamed.expect("a list");
    }

    fn scouter(&self, args: &[&str]) -> Command {
        let mut command = program::scouter(self.0.path());
        command.args(args).current_dir(self.lists()).stdout(Stdio::null()).stderr(Stdio::null());
        command
    }

    fn add(&self, card: &str) -> Child {
        self.scouter(&["add", "deck.txt", card]).spawn().expect("the program runs")
    }

    /// How long an edit takes here, so that others may come at any moment of it.
    fn duration(&self) -> Duration {
        let begin = Instant::now();
        assert!(self.add(CARDS[0]).wait().expect("it ends").success());
        begin.elapsed()
    }

    /// The versions in the history, which has to hold each that it names and nothing else, and the one that the list is.
    fn versions(&self) -> (Vec<String>, Option<String>) {
        let Ok(mut folders) = fs::read_dir(self.0.path().join("data/history")) else { return (Vec::new(), None) };
        let Some(folder) = folders.next() else { return (Vec::new(), None) };
        assert!(folders.next().is_none(), "a list has one history");
        let folder = folder.expect("a folder").path();
        let Ok(index) = fs::read_to_string(folder.join("index.json")) else { return (Vec::new(), None) };
        let index: serde_json::Value = serde_json::from_str(&index).expect("JSON");
        let read = |version: &serde_json::Value| {
            let id = version["id"].as_u64().expect("a number");
            fs::read_to_string(folder.join(format!("{id:06}"))).expect("each version that is named is there")
        };
        let texts: Vec<String> = index["versions"].as_array().expect("versions").iter().map(read).collect();
        let at = usize::try_from(index["at"].as_u64().expect("a number")).expect("few");
        let current = texts.get(at).cloned();
        (texts, current)
    }

    /// The last edit can be taken back, and done again, and nothing is left over anywhere.
    fn assert_sound(&self, round: u64) {
        let (_, current) = self.versions();
        let text = self.text();
        assert_eq!(current.as_ref(), Some(&text), "round {round}: the history knows what the list is");
        for step in [&["undo", "deck.txt"][..], &["undo", "--redo", "deck.txt"]] {
            assert!(self.scouter(step).status().expect("it runs").success(), "round {round}: {step:?}");
        }
        assert_eq!(self.text(), text, "round {round}");
        self.assert_tidy(round);
    }

    fn assert_tidy(&self, round: u64) {
        let names = |folder: &Path| -> Vec<String> {
            let entries = fs::read_dir(folder).expect("a folder");
            entries.map(|entry| entry.expect("a file").file_name().to_string_lossy().into_owned()).collect()
        };
        assert_eq!(names(&self.lists()), ["deck.txt"], "round {round}");
        for folder in fs::read_dir(self.0.path().join("data/history")).into_iter().flatten().flatten() {
            let left = names(&folder.path()).into_iter().find(|name| name.starts_with('.'));
            assert_eq!(left, None, "round {round}");
        }
    }
}

/// Some moment of an edit, the same in every run of the tests.
fn moment(round: u64, duration: Duration) -> Duration {
    let part = round.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 44;
    duration.mul_f64(f64::from(u32::try_from(part).expect("20 bits")) / f64::from(1 << 20))
}

/// Lets so many add a card each at once, round by round; all of them have to succeed, and every card has to be there.
fn many_writers(writers: usize, rounds: u64) {
    let home = Home::new();
    let mut reported = 0;
    for round in 0..rounds {
        home.save(LIST);
        let children: Vec<Child> = CARDS[..writers].iter().map(|card| home.add(card)).collect();
        for child in children {
            assert!(child.wait_with_output().expect("it ends").status.success(), "round {round}");
            reported += 1;
        }
        let text = home.text();
        let found: BTreeSet<&str> = text.lines().collect();
        let expected: BTreeSet<String> = CARDS[..writers].iter().map(|card| format!("1 {card}")).collect();
        assert!(expected.iter().all(|line| found.contains(line.as_str())), "round {round}: {text}");
        assert_eq!(found.len(), 2 + writers, "round {round}: {text}");
        if round % 50 == 0 {
            home.assert_sound(round);
        }
    }
    home.assert_sound(rounds);
    eprintln!("{writers} at once, {rounds} rounds: {reported} edits reported, {reported} found, none lost");
}

#[test]
fn two_edits_at_once_are_both_made() {
    many_writers(2, if is_soak() { 1000 } else { 8 });
}

#[test]
fn eight_edits_at_once_are_all_made() {
    many_writers(8, if is_soak() { 1000 } else { 3 });
}

#[test]
fn what_an_editor_saves_at_the_same_time_stays_and_no_edit_that_was_reported_is_gone() {
    let home = Home::new();
    let duration = home.duration();
    let (mut reported, mut in_list, mut in_history) = (0, 0, 0);
    let rounds = if is_soak() { 1000 } else { 12 };
    for round in 0..rounds {
        home.save(&format!("{LIST}# round {round}\n"));
        let mut child = home.add(CARDS[0]);
        std::thread::sleep(moment(round, duration));
        let theirs = format!("# an editor in round {round}\n");
        home.save(&(home.text() + &theirs));
        let is_reported = child.wait().expect("it ends").success();
        let text = home.text();
        assert!(text.contains(&theirs), "round {round}: what the editor has saved is gone: {text}");
        if is_reported {
            let ours = |text: &String| text.contains(&format!("# round {round}\n")) && text.contains(CARDS[0]);
            reported += 1;
            if ours(&text) {
                in_list += 1;
            } else {
                // The editor had read the list before, and has saved over it since.
                assert!(home.versions().0.iter().any(ours), "round {round}: the edit is gone: {text}");
                in_history += 1;
            }
        }
        home.assert_tidy(round);
    }
    eprintln!(
        "{rounds} rounds with an editor: {reported} edits reported, {in_list} in the list, {in_history} in the history \
         that the editor has saved over, {} refused, none lost",
        rounds - reported
    );
}

#[test]
fn a_killed_edit_leaves_the_list_as_before_or_after_and_its_history_whole() {
    let home = Home::new();
    let duration = home.duration();
    let mut made = 0;
    let rounds = if is_soak() { 1000 } else { 20 };
    for round in 0..rounds {
        home.save(LIST);
        let mut child = home.add(CARDS[0]);
        std::thread::sleep(moment(round, duration));
        // It may be done already.
        let _ = child.kill();
        child.wait().expect("it ends");
        let after = format!("{LIST}1 {}\n", CARDS[0]);
        let text = home.text();
        assert!(text == LIST || text == after, "round {round}: {text}");
        home.versions();
        if text == after {
            made += 1;
            // Whenever it was killed, what it has made can be taken back.
            assert!(home.scouter(&["undo", "deck.txt"]).status().expect("it runs").success(), "round {round}");
            assert_eq!(home.text(), LIST, "round {round}");
        } else {
            assert!(home.add(CARDS[1]).wait().expect("it ends").success(), "round {round}");
        }
        assert_eq!(home.versions().1, Some(home.text()), "round {round}");
        home.assert_tidy(round);
    }
    eprintln!("{rounds} edits killed: {made} came to pass, the others did not, none by half");
}

#[test]
fn settings_that_are_changed_at_once_are_all_changed() {
    for round in 0..if is_soak() { 1000 } else { 5 } {
        let home = Home::new();
        let set = [["lang", "it"], ["color", "never"], ["rules", "dbscg-4.00"], ["card-url", "https://a.b/{number}"]];
        let children = set.map(|[key, value]| home.scouter(&["config", "set", key, value]).spawn().expect("it runs"));
        for mut child in children {
            assert!(child.wait().expect("it ends").success(), "round {round}");
        }
        let text = fs::read_to_string(home.0.path().join("config.toml")).expect("settings");
        assert!(set.iter().all(|[key, value]| text.contains(&format!("{key} = \"{value}\""))), "round {round}: {text}");
    }
}

#[test]
fn tables_that_are_imported_at_once_are_all_kept_one_over_the_other() {
    const NAMES: [&str; 4] = ["bream", "cod", "eel", "pike"];
    for round in 0..if is_soak() { 250 } else { 3 } {
        let home = Home::new();
        for name in NAMES {
            let table =
                format!("number,type,name,colors,energy,specified,power\nZZ1-001,Battle,{name},Red,2,R,10000\n");
            fs::write(home.lists().join(format!("{name}.csv")), table).expect("a table");
        }
        let import = |name| home.scouter(&["cards", "import", &format!("{name}.csv")]).spawn().expect("it runs");
        for mut child in NAMES.map(import) {
            assert!(child.wait().expect("it ends").success(), "round {round}");
        }
        let orders = fs::read_dir(home.0.path().join("data/cards")).expect("a folder").map(|entry| {
            let text = fs::read_to_string(entry.expect("a file").path()).expect("a table");
            text.lines().find(|line| line.contains("order")).map(str::to_owned)
        });
        let orders: BTreeSet<Option<String>> = orders.collect();
        assert_eq!(orders.len(), NAMES.len(), "round {round}: {orders:?}");
    }
}

#[cfg(unix)]
#[test]
fn whoever_waits_in_vain_is_told_and_changes_nothing() {
    let home = Home::new();
    let folder = fs::File::open(home.lists()).expect("a folder");
    folder.lock().expect("a lock");
    let output = home.scouter(&["add", "deck.txt", CARDS[0]]).stderr(Stdio::piped()).output().expect("it runs");
    assert_eq!(
        (output.status.code(), String::from_utf8_lossy(&output.stderr).as_ref()),
        (
            Some(2),
            "error: another scouter is editing deck.txt; nothing is changed\n  \
             help: wait until it is done, and try again\n"
        )
    );
    // Looking is free.
    assert!(home.scouter(&["add", "deck.txt", CARDS[0], "--dry-run"]).status().expect("it runs").success());
    drop(folder);
    assert_eq!(home.text(), LIST);
    assert!(home.add(CARDS[0]).wait().expect("it ends").success());
}
