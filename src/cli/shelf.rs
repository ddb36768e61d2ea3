//! The tables that were imported, each a file in the user's data directory.
//!
//! A damaged one is never passed over: whoever reads cards is told, with what mends it.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufRead as _, BufReader, ErrorKind, Read as _};
use std::path::{Path, PathBuf};

use super::{Failure, contents, detail, home, write};
use crate::card::Game;
use crate::catalog::kept::{self, Kept};
use crate::language::{Lang, Message, say};

/// What the files are called behind their names.
const ENDING: &str = "tsv";
/// What tells the game of a table stands within so many bytes, or it is not looked for.
const HEAD: u64 = 64 * 1024;
/// Longer names are refused.
const LONGEST: usize = 64;

/// A table on the shelf.
#[derive(Debug)]
pub(super) struct Shelved {
    /// What the user calls it.
    pub(super) name: String,
    path: PathBuf,
    /// The table, or why it cannot be read.
    pub(super) table: Result<Kept, Message>,
}

impl Shelved {
    /// The table.
    ///
    /// # Errors
    /// What is damaged, and what mends it.
    pub(super) fn sound(self, lang: Lang) -> Result<Kept, Failure> {
        let Self { name, path, table } = self;
        table.map_err(|damage| {
            let what = say!("table-damaged", path = path.to_string_lossy().into_owned(), damage = damage);
            Failure::of(&what, lang).help(say!("import-again", table = name).text(lang))
        })
    }
}

/// Every table on the shelf, the topmost first, those that are damaged before it.
///
/// # Errors
/// When the folder is there and cannot be read.
pub(super) fn all() -> Result<Vec<Shelved>, Failure> {
    those(|_| true)
}

/// The tables on the shelf whose file is `wanted`; others are not read.
fn those(wanted: impl Fn(&Path) -> bool) -> Result<Vec<Shelved>, Failure> {
    // Where there is no place for data, nothing has been put there.
    let Ok(folder) = folder() else { return Ok(Vec::new()) };
    let failed = |error: std::io::Error| Failure::io(folder.display(), &error);
    let entries = match folder.read_dir() {
        Ok(entries) => entries,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        // A file stands where the data directory would be: there is nothing in it.
        Err(error) if error.kind() == ErrorKind::NotADirectory && !folder.exists() => return Ok(Vec::new()),
        Err(error) => return Err(failed(error)),
    };
    let mut shelved = Vec::new();
    for entry in entries {
        let path = entry.map_err(failed)?.path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if path.extension().is_none_or(|end| end != ENDING) || name.starts_with('.') || !wanted(&path) {
            continue;
        }
        let table = match std::fs::metadata(&path) {
            // It was taken out just now.
            Err(error) if error.kind() == ErrorKind::NotFound => continue,
            _ => read(&path),
        };
        shelved.push(Shelved { name, path, table });
    }
    shelved.sort_by_cached_key(|shelved| {
        let order = shelved.table.as_ref().map_or(u64::MAX, |table| table.origin.order);
        (std::cmp::Reverse(order), shelved.name.clone())
    });
    Ok(shelved)
}

/// The tables that every command knows.
///
/// # Errors
/// When one of them is damaged.
pub(super) fn tables(lang: Lang) -> Result<Vec<Kept>, Failure> {
    sound(all()?, lang)
}

/// The tables of one game. Of those that say they are of another, no more is read than that.
///
/// # Errors
/// When one of them is damaged.
pub(super) fn tables_of(game: Game, lang: Lang) -> Result<Vec<Kept>, Failure> {
    let mut tables = sound(those(|path| head_game(path).is_none_or(|other| other == game))?, lang)?;
    tables.retain(|table| table.game == game);
    Ok(tables)
}

fn sound(shelved: Vec<Shelved>, lang: Lang) -> Result<Vec<Kept>, Failure> {
    let told = |shelved: Shelved| {
        detail(|| say!("detail-cards", file = shelved.path.display().to_string()).text(lang));
        shelved.sound(lang)
    };
    shelved.into_iter().map(told).collect()
}

/// The game that the beginning of a table says, if it can be read.
fn head_game(path: &Path) -> Option<Game> {
    let mut lines = BufReader::new(File::open(path).ok()?.take(HEAD));
    let mut head = String::new();
    for _ in 0..2 {
        lines.read_line(&mut head).ok()?;
    }
    kept::game_of(&head)
}

/// Tables by the game of their cards, in the order in which they are given.
pub(super) fn by_game(tables: Vec<Kept>) -> BTreeMap<Game, Vec<Kept>> {
    let mut games: BTreeMap<Game, Vec<Kept>> = BTreeMap::new();
    for table in tables {
        games.entry(table.game).or_default().push(table);
    }
    games
}

/// Keeps others from changing the shelf: they wait for the folder that it is in, for there may be no shelf yet.
pub(super) fn lock() -> Result<write::Lock, Failure> {
    let shelf = folder()?;
    let folder = shelf.parent().unwrap_or(&shelf);
    // Where it cannot be made, nothing is kept, and whoever keeps says so.
    let _ = std::fs::create_dir_all(folder);
    write::Lock::folder(folder, &say!("the-imported-tables"))
}

/// Puts tables on the shelf, which is locked, each in the place of the one of its name. All of them are written before the first
/// takes its place: what has no room, or may not be written, leaves all as it was.
pub(super) fn put(tables: &[(&str, String)]) -> Result<(), Failure> {
    if let Some((name, _)) = tables.iter().find(|(_, text)| text.len() as u64 > contents::MAX_BYTES) {
        let most = contents::MAX_BYTES / 1024 / 1024;
        return Err(Failure::told(&say!("table-too-large", table = *name, most = most)));
    }
    let folder = folder()?;
    std::fs::create_dir_all(&folder).map_err(|error| Failure::io(folder.display(), &error))?;
    let place = |name: &str| file(&folder, name).to_string_lossy().into_owned();
    let texts: Vec<_> = tables.iter().map(|(name, text)| (place(name), text.as_str())).collect();
    write::texts(&texts)
}

/// Takes a table out of the shelf, which is locked.
pub(super) fn remove(name: &str) -> Result<(), Failure> {
    let path = file(&folder()?, name);
    std::fs::remove_file(&path).map_err(|error| Failure::io(path.display(), &error))
}

/// What a table is called that is named after a file: other signs than letters, digits and `.-_` become `-`.
pub(super) fn name_after(stem: &str) -> String {
    let plain = |c: char| if is_plain(c) { c } else { '-' };
    let name: String = stem.chars().map(plain).take(LONGEST).collect();
    let name = name.trim_matches(['-', '.']);
    if name.is_empty() { "cards".to_owned() } else { name.to_owned() }
}

/// A name that the user gives.
pub(super) fn name(text: &str) -> Result<String, String> {
    if text == EMBEDDED || text.is_empty() || text.len() > LONGEST || name_after(text) != text {
        let what =
            format!("a name is made of letters, digits and .-_, at most {LONGEST} of them, and is not `{EMBEDDED}`");
        return Err(what);
    }
    Ok(text.to_owned())
}

/// What the table inside the program is called.
pub(super) const EMBEDDED: &str = "embedded";

fn is_plain(c: char) -> bool {
    c.is_ascii_alphanumeric() || ".-_".contains(c)
}

fn folder() -> Result<PathBuf, Failure> {
    let folder = home::data_directory()
        .map_err(|why| Failure::told(&say!("tables-no-place", why = why)).advice(&say!("tables-name-place")))?;
    Ok(folder.join("cards"))
}

fn file(folder: &Path, name: &str) -> PathBuf {
    folder.join(format!("{name}.{ENDING}"))
}

fn read(path: &Path) -> Result<Kept, Message> {
    let text = contents::text(&path.to_string_lossy()).map_err(|failure| failure.what())?;
    kept::read(text).map_err(|damage| damage.message())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_named_after_its_file() {
        let names = ["new set", "BT32", "ü", "..", "a/b", &"x".repeat(99)].map(name_after);
        assert_eq!(names, ["new-set", "BT32", "cards", "cards", "a-b", &"x".repeat(64)]);
    }

    #[test]
    fn a_name_leads_out_of_no_folder() {
        for bad in ["", "..", "../x", "a/b", ".hidden", EMBEDDED, "a\\b", "é"] {
            assert!(name(bad).is_err(), "{bad}");
        }
        assert_eq!(name("BT32.en_1").as_deref(), Ok("BT32.en_1"));
    }
}
