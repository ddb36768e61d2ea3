//! What the files that we edit were before, so that an edit can be undone.
//!
//! Each file has a folder in the user's data directory: its versions, the last [`VERSIONS`] of them, and an index that says
//! which of them the file is. Going back moves that place and deletes nothing; an edit drops what lay ahead.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::{Failure, home, input, warn};
use crate::ruleset::fingerprint::fnv;

/// So many versions of a file are kept.
const VERSIONS: usize = 100;
/// Larger files are edited without a history.
const MAX_BYTES: usize = 1024 * 1024;
/// What is said to have made a version that we have not.
pub(super) const OTHERS: &str = "a change by other means";

/// Replaces a file, if it still is what was read, and keeps what it was. Where that cannot be kept, a warning says so.
pub(super) fn replace(path: &str, before: &str, after: &str, by: &str) -> Result<(), Failure> {
    still_is(path, before)?;
    let mut history = match kept(path, before, after) {
        Ok(history) => Some(history),
        Err(why) => {
            warn(&format!("{path}: this edit cannot be undone: {why}"));
            None
        }
    };
    input::replace(path, after)?;
    if let Some(Err(why)) = history.as_mut().map(|history| history.push(after, by)) {
        warn(&format!("{path}: this edit cannot be undone: {why}"));
    }
    Ok(())
}

/// Refuses to go on where a file is not what was read.
pub(super) fn still_is(path: &str, text: &str) -> Result<(), Failure> {
    if input::text(path)? == text {
        return Ok(());
    }
    Err(Failure::say(format!("{path} has changed while it was edited; nothing is written")).help("try again"))
}

/// The history of a file, with what the file is now as its last version.
fn kept(path: &str, before: &str, after: &str) -> Result<History, String> {
    if before.len().max(after.len()) > MAX_BYTES {
        return Err(format!("files larger than {} MiB have no history", MAX_BYTES / 1024 / 1024));
    }
    let mut history = History::open(path)?;
    if history.current().as_deref() != Some(before) {
        history.push(before, OTHERS)?;
    }
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
    versions: Vec<Version>,
}

#[derive(Debug, Serialize, Deserialize)]
struct Version {
    /// What its file is called.
    id: u64,
    /// What has made it.
    by: String,
}

/// Where undoing or redoing leads.
pub(super) struct Step {
    /// The text that the file had or will have.
    pub(super) text: String,
    /// What is undone or done again.
    pub(super) by: String,
    /// Where the history is then.
    at: usize,
}

impl Step {
    /// Back over what others have done to a version.
    pub(super) fn over_others(text: String) -> Self {
        Self { text, by: OTHERS.to_owned(), at: 0 }
    }
}

impl History {
    /// The history of a file; one without versions where nothing has been kept yet.
    pub(super) fn open(path: &str) -> Result<Self, String> {
        let file = std::fs::canonicalize(path).map_err(|error| format!("{path}: {error}"))?;
        let folder = home::data_directory()?.join("history").join(folder_name(&file));
        let file = file.to_string_lossy().into_owned();
        let index = folder.join("index.json");
        if !index.exists() {
            return Ok(Self { folder, index: Index { file, ..Index::default() } });
        }
        let text = input::text(&index.to_string_lossy()).map_err(|failure| failure.what())?;
        let broken = || format!("{} is broken; remove it to begin anew", index.display());
        let index: Index = serde_json::from_str(&text).map_err(|_| broken())?;
        if index.file != file || index.at >= index.versions.len().max(1) {
            return Err(broken());
        }
        Ok(Self { folder, index })
    }

    /// The text that the file has, as far as we know.
    pub(super) fn current(&self) -> Option<String> {
        self.text(self.index.at)
    }

    fn text(&self, at: usize) -> Option<String> {
        input::text(&self.place(self.index.versions.get(at)?.id).to_string_lossy()).ok()
    }

    /// The step before this one.
    pub(super) fn back(&self) -> Option<Step> {
        let at = self.index.at.checked_sub(1)?;
        Some(Step { text: self.text(at)?, by: self.index.versions[self.index.at].by.clone(), at })
    }

    /// The step that was undone last.
    pub(super) fn forth(&self) -> Option<Step> {
        let at = self.index.at + 1;
        Some(Step { text: self.text(at)?, by: self.index.versions.get(at)?.by.clone(), at })
    }

    /// The file is now what a step has led to.
    pub(super) fn go(&mut self, step: &Step) -> Result<(), String> {
        self.index.at = step.at;
        self.save()
    }

    /// Keeps a version behind the one that the file was. What lay ahead is dropped, and the oldest when there are too many.
    pub(super) fn push(&mut self, text: &str, by: &str) -> Result<(), String> {
        std::fs::create_dir_all(&self.folder).map_err(|error| format!("{}: {error}", self.folder.display()))?;
        let versions = &mut self.index.versions;
        let id = versions.iter().map(|version| version.id).max().unwrap_or(0) + 1;
        let ahead = (self.index.at + 1).min(versions.len());
        let mut dropped = versions.split_off(ahead);
        versions.push(Version { id, by: by.to_owned() });
        dropped.extend(versions.drain(..versions.len().saturating_sub(VERSIONS)));
        self.index.at = versions.len() - 1;
        let place = self.place(id);
        input::replace(&place.to_string_lossy(), text).map_err(|failure| failure.what())?;
        self.save()?;
        for version in dropped {
            // A version that no index names is in nobody's way.
            let _ = std::fs::remove_file(self.place(version.id));
        }
        Ok(())
    }

    fn place(&self, id: u64) -> PathBuf {
        self.folder.join(format!("{id:06}"))
    }

    fn save(&self) -> Result<(), String> {
        // Strings and numbers always serialise.
        let text = serde_json::to_string_pretty(&self.index).unwrap_or_default() + "\n";
        input::replace(&self.folder.join("index.json").to_string_lossy(), &text).map_err(|failure| failure.what())
    }
}

/// A name that people recognise and no other file has.
fn folder_name(file: &Path) -> String {
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
            history.push(text, text).expect("a version");
        }
        (folder, history)
    }

    #[test]
    fn one_step_back_and_one_forth_is_where_one_was() {
        let (_folder, mut history) = history(&["a", "b", "c"]);
        let back = history.back().expect("a step");
        assert_eq!((back.text.as_str(), back.by.as_str()), ("b", "c"));
        history.go(&back).expect("a step");
        let forth = history.forth().expect("a step");
        assert_eq!((forth.text.as_str(), forth.by.as_str()), ("c", "c"));
        history.go(&forth).expect("a step");
        assert!(history.forth().is_none());
        assert_eq!(history.current().as_deref(), Some("c"));
    }

    #[test]
    fn an_edit_after_an_undo_drops_what_lay_ahead() {
        let (_folder, mut history) = history(&["a", "b", "c"]);
        for _ in 0..2 {
            let back = history.back().expect("a step");
            history.go(&back).expect("a step");
        }
        assert!(history.back().is_none());
        history.push("d", "d").expect("a version");
        assert!(history.forth().is_none());
        assert_eq!(history.back().map(|step| step.text).as_deref(), Some("a"));
        let files = std::fs::read_dir(&history.folder).expect("a folder").count();
        assert_eq!(files, 3, "two versions and the index");
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
}
