//! What the files that we edit were before, so that an edit can be undone.
//!
//! Each file has a folder in the user's data directory: its versions, the last [`VERSIONS`] of them, and an index that says
//! which of them the file is. Going back moves that place and deletes nothing; an edit drops what lay ahead. Where the file
//! is going is written before it goes there: whatever ends the program between the two, the file itself tells then how far
//! it has come. Nobody but the user may look into the folders.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::{Failure, contents, home, of_file, warn_of, write};
use crate::language::{Message, say};
use crate::ruleset::fingerprint::fnv;

/// So many versions of a file are kept.
const VERSIONS: usize = 100;
/// Larger files are edited without a history.
const MAX_BYTES: usize = 1024 * 1024;
/// What is said to have made a version that we have not.
pub(super) const OTHERS: &str = "a change by other means";

/// Replaces a file that is locked, if it still is what was read, and keeps what it was. Where that cannot be kept, a
/// warning says so.
pub(super) fn replace(path: &str, before: &str, after: &str, by: &Made) -> Result<(), Failure> {
    let (replaced, warnings) = replaced(path, before, after, by);
    for warning in &warnings {
        warn_of(warning);
    }
    replaced
}

/// The same; what there is to warn of is not said yet.
pub(super) fn replaced(path: &str, before: &str, after: &str, by: &Made) -> (Result<(), Failure>, Vec<Message>) {
    let mut warnings = Vec::new();
    let mut cannot = |why: Message| warnings.push(say!("history-none", list = path, why = why));
    let mut history = setting_out(path, before, after, by).map_err(&mut cannot).ok();
    let replaced = write::instead(path, before, after);
    let end = |history: &mut History| if replaced.is_ok() { history.arrive() } else { history.stay() };
    if let Some(Err(why)) = history.as_mut().map(end) {
        cannot(why);
    }
    (replaced, warnings)
}

/// Makes a file anew that is gone since it was read, and keeps what it was. What there is to warn of is not said yet.
pub(super) fn anew(path: &str, before: &str, after: &str, by: &Made) -> (Result<(), Failure>, Vec<Message>) {
    let made = write::anew(path, after);
    let kept = match &made {
        // Where it is, is known only now.
        Ok(()) => up_to_now(path, before).and_then(|mut history| history.push(after, by)),
        Err(_) => Ok(()),
    };
    (made, kept.err().map(|why| say!("history-none", list = path, why = why)).into_iter().collect())
}

/// Writes a text to what a path names. Text that is there already is kept: a list that is written over by mistake comes back by
/// `scouter undo`, as from any edit.
pub(super) fn over(path: &str, text: &str, by: &Made) -> Result<(), Failure> {
    if !write::is_file(path) {
        return write::text(path, text);
    }
    let _lock = write::lock(path)?;
    let cannot = |why: Message| warn_of(&say!("history-none", list = path, why = why));
    // What is no text, or stays as it is, has nothing to come back to.
    let before = contents::text(path).ok().filter(|before| before != text);
    let mut history = before.and_then(|before| {
        // What is too large for a version takes the place of one all the same.
        let kept = if text.len() > MAX_BYTES { up_to_now(path, &before) } else { setting_out(path, &before, text, by) };
        kept.map_err(cannot).ok()
    });
    let written = write::text(path, text);
    let end = |history: &mut History| if written.is_ok() { history.arrive() } else { history.stay() };
    if let Some(Err(why)) = history.as_mut().map(end) {
        cannot(why);
    }
    written
}

/// The history of a file, with what the file is now as its last version.
fn up_to_now(path: &str, now: &str) -> Result<History, Message> {
    if now.len() > MAX_BYTES {
        return Err(say!("history-too-large", most = MAX_BYTES / 1024 / 1024));
    }
    let mut history = History::open(path, now)?;
    if history.current().as_deref() != Some(now) {
        history.push(now, &Made::plainly(OTHERS))?;
    }
    Ok(history)
}

/// As [`up_to_now`], about to go to the next.
fn setting_out(path: &str, before: &str, after: &str, by: &Made) -> Result<History, Message> {
    if after.len() > MAX_BYTES {
        return Err(say!("history-too-large", most = MAX_BYTES / 1024 / 1024));
    }
    let mut history = up_to_now(path, before)?;
    history.set_out(after, by)?;
    Ok(history)
}

/// The versions of a file.
#[derive(Debug)]
pub(super) struct History {
    folder: PathBuf,
    index: Index,
}

#[derive(Debug, Default, Serialize, Deserialize)]
struct Index {
    /// The file, by its canonical path.
    file: String,
    /// Which of the versions it is.
    at: usize,
    /// The version that it is about to be: one of those below, or a new one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    going: Option<Version>,
    versions: Vec<Version>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Version {
    /// What its file is called.
    id: u64,
    /// What has made it.
    #[serde(flatten)]
    made: Made,
}

/// What has made a version.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Made {
    /// In words.
    pub(super) by: String,
    /// The edition or ruleset that it was judged by, where somebody named one: `undo` judges by it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) rules: Option<String>,
}

impl Made {
    /// By what these words say, and judged as the list itself says.
    pub(super) fn plainly(by: &str) -> Self {
        Self { by: by.to_owned(), rules: None }
    }
}

/// Where undoing or redoing leads.
pub(super) struct Step {
    /// The text that the file had or will have.
    pub(super) text: String,
    /// What is undone or done again.
    pub(super) made: Made,
    /// Where the history is then.
    at: usize,
}

impl Step {
    /// Back over what others have done to a version.
    pub(super) fn over_others(text: String) -> Self {
        Self { text, made: Made::plainly(OTHERS), at: 0 }
    }
}

impl History {
    /// The history of a file, which has this text now; one without versions where nothing has been kept yet.
    pub(super) fn open(path: &str, now: &str) -> Result<Self, Message> {
        let file = dunce::canonicalize(path).map_err(|error| of_file(path, &error))?;
        let folder = home::data_directory()?.join("history").join(folder_name(&file));
        let file = file.to_string_lossy().into_owned();
        let index = folder.join("index.json");
        if !index.exists() {
            return Ok(Self { folder, index: Index { file, ..Index::default() } });
        }
        let text = contents::text(&index.to_string_lossy()).map_err(|failure| failure.what())?;
        let broken = || say!("history-broken", file = index.display().to_string());
        let index: Index = serde_json::from_str(&text).map_err(|_| broken())?;
        if index.file != file || index.at >= index.versions.len().max(1) {
            return Err(broken());
        }
        let mut history = Self { folder, index };
        history.settle(now);
        Ok(history)
    }

    /// Where an edit was broken off, the text says whether it came to pass.
    fn settle(&mut self, now: &str) {
        let Some(going) = self.index.going.take() else { return };
        if self.text_of(&going).as_deref() == Some(now) && self.current().as_deref() != Some(now) {
            self.take(going);
        }
    }

    /// Whether nothing has been kept yet.
    pub(super) fn is_new(&self) -> bool {
        self.index.versions.is_empty()
    }

    /// The text that the file has, as far as we know.
    pub(super) fn current(&self) -> Option<String> {
        self.text(self.index.at)
    }

    fn text(&self, at: usize) -> Option<String> {
        self.text_of(self.index.versions.get(at)?)
    }

    fn text_of(&self, version: &Version) -> Option<String> {
        contents::text(&self.place(version.id).to_string_lossy()).ok()
    }

    /// The step before this one.
    pub(super) fn back(&self) -> Option<Step> {
        let at = self.index.at.checked_sub(1)?;
        Some(Step { text: self.text(at)?, made: self.index.versions[self.index.at].made.clone(), at })
    }

    /// The step that was undone last.
    pub(super) fn forth(&self) -> Option<Step> {
        let at = self.index.at + 1;
        Some(Step { text: self.text(at)?, made: self.index.versions.get(at)?.made.clone(), at })
    }

    /// The file, which has a text now, becomes what a step leads to.
    pub(super) fn go(&mut self, path: &str, now: &str, step: &Step) -> Result<(), Failure> {
        let failed = |why: Message| Failure::told(&say!("refused-not-changed", list = path, why = why));
        self.index.going = self.index.versions.get(step.at).cloned();
        self.save().map_err(failed)?;
        match write::instead(path, now, &step.text) {
            Ok(()) => {
                // Where this cannot be written, the file tells the next who looks.
                let behind = |why: Message| warn_of(&say!("history-behind", list = path, why = why));
                self.arrive().unwrap_or_else(behind);
                Ok(())
            }
            Err(failure) => {
                self.stay().map_err(failed)?;
                Err(failure)
            }
        }
    }

    /// Keeps a version behind the one that the file was. What lay ahead is dropped, and the oldest when there are too many.
    pub(super) fn push(&mut self, text: &str, by: &Made) -> Result<(), Message> {
        let version = self.store(text, by)?;
        self.take(version);
        self.save_and_sweep()
    }

    /// Keeps a version that the file is about to be.
    fn set_out(&mut self, text: &str, by: &Made) -> Result<(), Message> {
        self.index.going = Some(self.store(text, by)?);
        self.save()
    }

    /// The file is what it was about to be.
    fn arrive(&mut self) -> Result<(), Message> {
        if let Some(going) = self.index.going.take() {
            self.take(going);
        }
        self.save_and_sweep()
    }

    /// The file is what it was.
    fn stay(&mut self) -> Result<(), Message> {
        self.index.going = None;
        self.save_and_sweep()
    }

    /// Writes a version that no index names yet.
    fn store(&self, text: &str, by: &Made) -> Result<Version, Message> {
        // The folder of all histories is no less private than each of them.
        for folder in self.folder.parent().into_iter().chain([self.folder.as_path()]) {
            write::private_folder(folder).map_err(|error| of_file(folder.display(), &error))?;
        }
        let id = self.index.versions.iter().map(|version| version.id).max().unwrap_or(0) + 1;
        private(&self.place(id), text)?;
        Ok(Version { id, made: by.clone() })
    }

    /// The file is this version: one of those that are known, or one behind the one that it was.
    fn take(&mut self, version: Version) {
        let Index { at, versions, .. } = &mut self.index;
        if let Some(there) = versions.iter().position(|known| *known == version) {
            *at = there;
            return;
        }
        versions.truncate(*at + 1);
        versions.push(version);
        versions.drain(..versions.len().saturating_sub(VERSIONS));
        *at = versions.len() - 1;
    }

    fn place(&self, id: u64) -> PathBuf {
        self.folder.join(format!("{id:06}"))
    }

    fn save(&self) -> Result<(), Message> {
        // Strings and numbers always serialise.
        let text = serde_json::to_string_pretty(&self.index).unwrap_or_default() + "\n";
        private(&self.folder.join("index.json"), &text)
    }

    /// Saves the index, and takes away the versions that it does not name.
    fn save_and_sweep(&self) -> Result<(), Message> {
        self.save()?;
        write::clear_all(&self.folder);
        for entry in self.folder.read_dir().into_iter().flatten().flatten() {
            let id = entry.file_name().to_str().and_then(|name| name.parse::<u64>().ok());
            if id.is_some_and(|id| self.index.versions.iter().all(|version| version.id != id)) {
                // A version that no index names is in nobody's way.
                let _ = std::fs::remove_file(entry.path());
            }
        }
        Ok(())
    }
}

/// Writes a file that nobody but the user may read.
fn private(place: &Path, text: &str) -> Result<(), Message> {
    write::private(place, text).map_err(|error| of_file(place.display(), &error))
}

/// A name that people recognise and no other file has.
pub(super) fn folder_name(file: &Path) -> String {
    let hash = fnv(file.as_os_str().as_encoded_bytes());
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let plain = |c: char| if c.is_ascii_alphanumeric() || ".-_".contains(c) { c } else { '_' };
    let name: String = name.chars().take(40).map(plain).collect();
    format!("{name}-{hash:016x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A history of a file that nobody else has, in a folder that cleans up after itself.
    fn history(versions: &[&str]) -> (tempfile::TempDir, History) {
        let folder = tempfile::tempdir().expect("a folder");
        let mut history = History { folder: folder.path().join("history"), index: Index::default() };
        for text in versions {
            history.push(text, &Made::plainly(text)).expect("a version");
        }
        (folder, history)
    }

    /// Goes where a step leads, with a file.
    fn step(history: &mut History, step: &Step) {
        let file = history.folder.with_file_name("deck.txt");
        let now = history.current().expect("a version");
        std::fs::write(&file, &now).expect("a file");
        history.go(&file.to_string_lossy(), &now, step).expect("a step");
        assert_eq!(std::fs::read_to_string(&file).expect("a file"), step.text);
    }

    #[test]
    fn one_step_back_and_one_forth_is_where_one_was() {
        let (_folder, mut history) = history(&["a", "b", "c"]);
        let back = history.back().expect("a step");
        assert_eq!((back.text.as_str(), back.made.by.as_str()), ("b", "c"));
        step(&mut history, &back);
        let forth = history.forth().expect("a step");
        assert_eq!((forth.text.as_str(), forth.made.by.as_str()), ("c", "c"));
        step(&mut history, &forth);
        assert!(history.forth().is_none());
        assert_eq!(history.current().as_deref(), Some("c"));
    }

    #[test]
    fn an_edit_after_an_undo_drops_what_lay_ahead() {
        let (_folder, mut history) = history(&["a", "b", "c"]);
        for _ in 0..2 {
            let back = history.back().expect("a step");
            step(&mut history, &back);
        }
        assert!(history.back().is_none());
        history.push("d", &Made::plainly("d")).expect("a version");
        assert!(history.forth().is_none());
        assert_eq!(history.back().map(|step| step.text).as_deref(), Some("a"));
        let files = std::fs::read_dir(&history.folder).expect("a folder").count();
        assert_eq!(files, 3, "two versions and the index");
    }

    #[test]
    fn an_edit_that_was_broken_off_came_to_pass_if_the_file_says_so() {
        let now = |history: &History| (history.index.at, history.index.versions.len(), history.index.going.is_some());
        for (text, then) in [("a", (0, 1, false)), ("b", (1, 2, false)), ("other", (0, 1, false))] {
            let (_folder, mut history) = history(&["a"]);
            history.set_out("b", &Made::plainly("edit")).expect("a version");
            assert_eq!(now(&history), (0, 1, true));
            history.settle(text);
            assert_eq!(now(&history), then, "{text}");
        }
        // An undo that was broken off drops nothing either way.
        for (text, at) in [("b", 1), ("a", 0)] {
            let (_folder, mut history) = history(&["a", "b", "c"]);
            let back = history.back().expect("a step");
            step(&mut history, &back);
            history.index.going = Some(history.index.versions[0].clone());
            history.settle(text);
            assert_eq!(now(&history), (at, 3, false));
        }
    }

    #[test]
    fn an_edit_that_fails_leaves_the_history_as_it_was() {
        let (_folder, mut history) = history(&["a", "b"]);
        let back = history.back().expect("a step");
        step(&mut history, &back);
        history.set_out("c", &Made::plainly("edit")).expect("a version");
        history.stay().expect("an index");
        assert_eq!(history.forth().map(|step| step.text).as_deref(), Some("b"));
        assert_eq!(std::fs::read_dir(&history.folder).expect("a folder").count(), 3, "two versions and the index");
    }

    #[test]
    fn the_oldest_versions_go() {
        let texts: Vec<String> = (0..VERSIONS + 7).map(|n| n.to_string()).collect();
        let (_folder, history) = history(&texts.iter().map(String::as_str).collect::<Vec<_>>());
        assert_eq!(history.index.at, VERSIONS - 1);
        assert_eq!(history.text(0).as_deref(), Some("7"));
        assert_eq!(std::fs::read_dir(&history.folder).expect("a folder").count(), VERSIONS + 1);
    }

    #[test]
    fn a_folder_is_named_after_its_file() {
        let name = folder_name(Path::new("/decks/my deck.txt"));
        assert!(name.starts_with("my_deck.txt-"), "{name}");
        assert_ne!(name, folder_name(Path::new("/other/my deck.txt")));
    }

    #[test]
    fn what_made_a_version_is_read_with_rules_and_without() {
        let read = |text: &str| serde_json::from_str::<Version>(text).map(|version| (version.id, version.made));
        let old = read(r#"{"id":1,"by":"set 4 BT1-006"}"#).expect("a version");
        assert_eq!(old, (1, Made::plainly("set 4 BT1-006")));
        let made = Made { by: "sort --rules x".to_owned(), rules: Some("dbscg-4.00".to_owned()) };
        let text = serde_json::to_string(&Version { id: 2, made: made.clone() }).expect("JSON");
        assert_eq!(read(&text).expect("a version"), (2, made));
    }
}
