//! The folder of lists that the user has named (`scouter config set decks FOLDER`): its lists go by their short names.
//!
//! A file that an argument names as it stands always comes first.

use std::path::Path;

use super::{Failure, settings};
use crate::language::say;

/// More candidates than this are counted, not listed.
const SHOWN: usize = 10;

/// The path of the list that an argument is the short name of: the name of a file in the folder, or all of it but the
/// ending. `None` where there is no such list, no such folder, or the argument is a path.
///
/// # Errors
/// Where several lists have that name.
pub(super) fn find(argument: &str) -> Result<Option<String>, Failure> {
    let Some(folder) = &settings::get().decks else { return Ok(None) };
    let is_name = Path::new(argument).file_name().is_some_and(|name| name == argument);
    if !is_name || Path::new(argument).exists() {
        return Ok(None);
    }
    among(folder, argument)
}

fn among(folder: &Path, argument: &str) -> Result<Option<String>, Failure> {
    let whole = folder.join(argument);
    if whole.is_file() {
        return Ok(Some(whole.to_string_lossy().into_owned()));
    }
    let stem = |name: &String| Path::new(name).file_stem().is_some_and(|stem| stem == argument);
    let fitting: Vec<String> = names(folder).into_iter().filter(stem).collect();
    match fitting.as_slice() {
        [] => Ok(None),
        [one] => Ok(Some(folder.join(one).to_string_lossy().into_owned())),
        several => {
            let more = several.len().saturating_sub(SHOWN);
            let shown = several[..several.len() - more].join(", ");
            let folder = folder.display().to_string();
            let what = say!("asked-lists-called", count = several.len(), folder = folder, name = argument);
            Err(Failure::told(&what).advice(&say!("asked-name-list", lists = shown, more = more)))
        }
    }
}

/// The names of the files in a folder; none where it cannot be read.
pub(super) fn names(folder: &Path) -> Vec<String> {
    let entries = folder.read_dir().into_iter().flatten().flatten();
    let files = entries.filter(|entry| entry.path().is_file());
    let names = files.map(|entry| entry.file_name().to_string_lossy().into_owned());
    let mut names: Vec<String> = names.filter(|name| !name.starts_with('.')).collect();
    names.sort();
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_name_means_one_list_or_none() {
        let folder = tempfile::tempdir().expect("a folder");
        for name in ["red.txt", "blue.txt", "blue.yaml", ".hidden.txt"] {
            std::fs::write(folder.path().join(name), "").expect("a file");
        }
        let found = |name| among(folder.path(), name).map(|path| path.map(|path| path.len()));
        let long = |name: &str| folder.path().join(name).to_string_lossy().len();
        assert_eq!(found("red").expect("one"), Some(long("red.txt")));
        assert_eq!(found("blue.yaml").expect("one"), Some(long("blue.yaml")));
        assert_eq!(found("green").expect("none"), None);
        let Err(Failure::Say { what, help, .. }) = found("blue") else { panic!("two") };
        assert!(what.starts_with("2 lists in ") && what.ends_with("are called `blue`"), "{what}");
        assert_eq!(help.as_deref(), Some("name one of them: blue.txt, blue.yaml"));
    }
}
