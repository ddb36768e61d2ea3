//! Reading what the user names: deck files, standard input, rulesets.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use ignore::WalkBuilder;

use super::contents::{given_text, text};
use super::{Failure, decks_folder, detail, settings, talk, warn_of, write};
use crate::app::Judge;
use crate::app::tidy::{self, Tidied, Untidy};
use crate::app::unread::holds_nothing;
use crate::deck::notation::{self, begins_code};
use crate::deck::{Decks, Notation, Reading};
use crate::diagnostic::LineIndex;
use crate::language::{Lang, Message, say};
use crate::legality::{Finding, Outcome};
use crate::report::Checked;
use crate::ruleset::{Ruleset, RulesetError};
use crate::shown;

/// Folders with more files than this are no folders of lists.
const MAX_FILES: usize = 10_000;

/// A file, or whatever else an argument names, with its decks.
#[derive(Debug)]
pub(super) struct Source {
    /// What the user wrote.
    argument: String,
    /// The path as the user gave it, without `#17`; the beginning of a code.
    pub(super) path: String,
    /// The whole text.
    pub(super) text: String,
    /// The decks in it, or the one that was asked for.
    pub(super) decks: Decks,
    /// Which of the file's decks was asked for, from 1; all of them where none was.
    picked: Option<usize>,
    /// Keeps others from editing the file until what is made of it is written.
    lock: Option<write::Lock>,
}

impl Source {
    /// A text that is, was or will be in a file.
    pub(super) fn of(path: &str, text: &str, forced: Option<&'static Notation>) -> Self {
        Self {
            argument: path.to_owned(),
            path: path.to_owned(),
            text: text.to_owned(),
            decks: read(text, forced),
            picked: None,
            lock: None,
        }
    }

    /// Each deck with its name for reports.
    pub(super) fn readings(&self) -> impl Iterator<Item = (String, &Reading)> {
        self.decks.readings.iter().enumerate().map(|(at, reading)| (self.name(at), reading))
    }

    /// The name of a deck for reports, by its place from 0: the path, and its index where there are several.
    pub(super) fn name(&self, at: usize) -> String {
        if self.decks.many { format!("{}#{}", self.path, self.picked.unwrap_or(1) + at) } else { self.path.clone() }
    }

    /// The same argument, read again, to be edited.
    pub(super) fn again_to_edit(&self, forced: Option<&'static Notation>) -> Result<Self, Failure> {
        decks_to_edit(&self.argument, forced)
    }

    /// The same argument, read again where it has been edited.
    pub(super) fn again(&self, forced: Option<&'static Notation>) -> Result<Self, Failure> {
        decks(&self.argument, forced)
    }

    /// What was to be made of it is written: others may edit it, however long it takes to read what is told.
    pub(super) fn let_go(&self) {
        self.lock.iter().for_each(write::Lock::let_go);
    }

    /// The place in the file, from 0, of the deck that was asked for, or else of the first.
    pub(super) fn at(&self) -> usize {
        self.picked.map_or(0, |picked| picked - 1)
    }

    /// The place in the file of one of its decks.
    pub(super) fn place_of(&self, reading: &Reading) -> usize {
        self.at() + self.decks.readings.iter().position(|of| std::ptr::eq(of, reading)).unwrap_or(0)
    }

    /// Whether the deck at a place in the file, from 0, was asked for.
    pub(super) fn covers(&self, at: usize) -> bool {
        self.picked.is_none_or(|picked| picked == at + 1)
    }

    /// The text with the safe edits of the findings that are wanted.
    ///
    /// # Errors
    /// Where it would not hold the same cards.
    pub(super) fn tidied(&self, judge: &Judge, wanted: impl Fn(&Finding) -> bool) -> Result<Tidied, Failure> {
        tidy::tidied(&self.text, self.decks.notation, |at| self.covers(at), judge, wanted).map_err(
            |untidy| match untidy {
                Untidy::Edit(error) => Failure::told(&say!("asked-of-file", path = &self.path, why = error.message())),
                Untidy::OtherCards => Failure::told(&say!("refused-other-cards", list = &self.path)),
            },
        )
    }

    /// Nothing in the file is a card, or meant as one.
    pub(super) fn is_empty(&self) -> bool {
        self.decks.readings.iter().all(holds_nothing)
    }

    /// What was found in one of its decks, to be reported. The lines are those of the text.
    pub(super) fn checked<'a>(
        &'a self,
        name: &'a str,
        lines: &'a LineIndex,
        outcome: &'a Outcome<'a>,
        lang: Lang,
    ) -> Checked<'a> {
        Checked { source: name, path: &self.path, text: &self.text, lines, outcome, lang }
    }

    /// Itself; a failure where it holds no deck.
    pub(super) fn some(self) -> Result<Self, Failure> {
        if self.decks.readings.is_empty() { Err(self.no_deck()) } else { Ok(self) }
    }

    fn no_deck(&self) -> Failure {
        Failure::told(&say!("asked-no-deck", path = &self.path))
    }

    /// The only deck; a failure that says how to pick one where there are more.
    pub(super) fn only(&self) -> Result<(String, &Reading), Failure> {
        let mut all = self.readings();
        match (all.next(), all.next()) {
            (Some(one), None) => Ok(one),
            (None, _) => Err(self.no_deck()),
            _ => Err(Failure::told(&say!("asked-several-decks", path = &self.path, count = self.decks.readings.len()))
                .advice(&say!("asked-name-one", path = &self.path))),
        }
    }
}

/// The files that an argument means: itself, or those of a folder that are wanted.
pub(super) fn files(argument: &str, wanted: impl Fn(&Path) -> bool) -> Vec<Result<String, Failure>> {
    if Path::new(argument).is_dir() {
        below(argument, wanted, &say!("asked-many-files", path = argument, most = MAX_FILES)).0
    } else {
        vec![Ok(argument.to_owned())]
    }
}

/// What ends like a list: other files of a folder are not looked into.
const ENDINGS: [&str; 12] = ["txt", "yaml", "yml", "csv", "json", "jsonl", "o8d", "cod", "ydk", "fdk", "deck", "list"];

/// A file that may hold lists, and whether it was found in a folder: then it may as well be something else.
pub(super) struct Named {
    pub(super) path: String,
    pub(super) in_folder: bool,
}

/// The files that some arguments mean. Of a folder, those that end like lists, in the folders below it too, and neither
/// hidden ones nor those that a `.gitignore` leaves out; what else is there is passed over with a word.
pub(super) fn lists(arguments: &[String]) -> Vec<Result<Named, Failure>> {
    arguments
        .iter()
        .flat_map(|argument| if Path::new(argument).is_dir() { within(argument) } else { alone(argument) })
        .collect()
}

fn alone(argument: &str) -> Vec<Result<Named, Failure>> {
    vec![Ok(Named { path: argument.to_owned(), in_folder: false })]
}

/// The files that some arguments mean, without a word about what is passed over: those that change what [`lists`] finds.
pub(super) fn watched(arguments: &[String]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for argument in arguments {
        if Path::new(argument).is_dir() {
            let files = walked(argument).flatten().filter(|entry| ends_like_a_list(entry.path()));
            found.extend(files.map(ignore::DirEntry::into_path).take(MAX_FILES));
        } else if argument != "-" && !begins_code(argument) {
            let (path, _) = picked(argument);
            let short = decks_folder::find(path).ok().flatten();
            found.push(short.map_or_else(|| path.into(), PathBuf::from));
        }
    }
    found
}

/// All that is in a folder, by name, but for what is hidden and what a `.gitignore` leaves out.
fn walked(folder: &str) -> ignore::Walk {
    WalkBuilder::new(folder).require_git(false).git_global(false).ignore(false).sort_by_file_path(Path::cmp).build()
}

fn ends_like_a_list(path: &Path) -> bool {
    path.extension().is_some_and(|end| ENDINGS.iter().any(|known| end.eq_ignore_ascii_case(known)))
}

/// The files in a folder and in those below it that are wanted, by name, and what the others are called. Links to folders are
/// left alone: they may lead in a circle. A folder that cannot be read is an error in its place, and so is the end of what is
/// looked at where there are too many files.
fn below(
    folder: &str,
    wanted: impl Fn(&Path) -> bool,
    too_many: &Message,
) -> (Vec<Result<String, Failure>>, Vec<String>) {
    let (mut found, mut others) = (Vec::new(), Vec::new());
    for entry in walked(folder) {
        let entry = match entry {
            // A link that leads nowhere is told when it is read.
            Ok(entry) if entry.path().metadata().map_or(true, |meta| meta.is_file()) => entry,
            Ok(_) => continue,
            Err(error) => {
                let place = place_of(&error).map_or_else(|| folder.to_owned(), |path| path.display().to_string());
                let why = error.into_io_error();
                let failure = why.map_or_else(
                    || Failure::told(&say!("asked-unreadable", path = &place)),
                    |why| Failure::io(&place, &why),
                );
                found.push(Err(failure));
                continue;
            }
        };
        if !wanted(entry.path()) {
            others.push(shown::file_name(entry.file_name()));
        } else if found.len() == MAX_FILES {
            found.push(Err(Failure::told(too_many).advice(&say!("asked-fewer-files"))));
            break;
        } else {
            let path = entry.into_path().into_os_string().into_string();
            found.push(path.map_err(|path| no_text(&path)));
        }
    }
    (found, others)
}

/// The file or folder that the walk through a folder stumbled over.
fn place_of(error: &ignore::Error) -> Option<&Path> {
    match error {
        ignore::Error::WithPath { path, .. } => Some(path),
        ignore::Error::WithDepth { err, .. } | ignore::Error::WithLineNumber { err, .. } => place_of(err),
        _ => None,
    }
}

fn within(folder: &str) -> Vec<Result<Named, Failure>> {
    let (found, others) = below(folder, ends_like_a_list, &say!("asked-many-lists", path = folder, most = MAX_FILES));
    match others.as_slice() {
        [] => {}
        [one] => warn_of(&say!("asked-no-list-end", folder = folder, file = one)),
        [one, .., last] => {
            let files = format!("{one}{}, {last}", if others.len() > 2 { ", …" } else { "" });
            warn_of(&say!("asked-no-list-ends", folder = folder, count = others.len(), files = files));
        }
    }
    found.into_iter().map(|path| path.map(|path| Named { path, in_folder: true })).collect()
}

/// That a file in a folder is passed over: no line of it means a card.
pub(super) fn passed_over(path: &str) -> Message {
    say!("asked-passed-over", path = path)
}

/// Why a file is not read that the system calls by bytes that are no text: what is said of it would not find it again.
pub(super) fn no_text(path: &OsStr) -> Failure {
    let failure = Failure::told(&say!("asked-no-unicode", path = shown::file_name(path)));
    failure.advice(&say!("asked-other-file-name"))
}

/// Why the file that an argument names cannot be changed: it names none.
pub(super) fn no_file(argument: &str) -> Option<Failure> {
    match argument {
        "-" => Some(Failure::told(&say!("refused-input")).advice(&say!("refused-file-or-no-fix"))),
        code if begins_code(code) => {
            let failure = Failure::told(&say!("refused-code", notation = notation::recognise(code).id));
            Some(failure.advice(&say!("refused-code-to-file")))
        }
        _ => None,
    }
}

/// Signs of a code that stand for it in reports.
const SHOWN: usize = 24;

/// Reads the decks that an argument names, and keeps others from editing the file as long as they live: what is made of them
/// is then made of what the file holds.
pub(super) fn decks_to_edit(argument: &str, forced: Option<&'static Notation>) -> Result<Source, Failure> {
    read_decks(argument, forced, true)
}

/// Reads the decks that an argument names: a path, `-`, a path with the index of one deck behind `#`; or a share code or
/// a ydke list, which is read as it is.
pub(super) fn decks(argument: &str, forced: Option<&'static Notation>) -> Result<Source, Failure> {
    read_decks(argument, forced, false)
}

/// The path of an argument, and the deck of the file that it picks.
pub(super) fn picked(argument: &str) -> (&str, Option<usize>) {
    match argument.rsplit_once('#') {
        Some((path, index)) if !Path::new(argument).exists() && index.parse::<usize>().is_ok() => {
            (path, index.parse().ok())
        }
        _ => (argument, None),
    }
}

fn read_decks(argument: &str, forced: Option<&'static Notation>, to_edit: bool) -> Result<Source, Failure> {
    let (path, index) = picked(argument);
    let code = begins_code(path);
    let short = if code || path == "-" { None } else { decks_folder::find(path)? };
    let path = short.as_deref().unwrap_or(path);
    let lock = if to_edit && !code && path != "-" { Some(write::lock(path)?) } else { None };
    let text = if code { path.to_owned() } else { given_text(path, "DECK")? };
    let path = if code { beginning(path) } else { path.to_owned() };
    let mut decks = read(&text, forced);
    detail(|| {
        let (notation, bytes) = (decks.notation.id, text.len());
        say!("detail-list", path = &path, notation = notation, bytes = bytes, decks = decks.readings.len())
            .text(talk::lang())
    });
    if let Some(index) = index {
        let found = decks.readings.len();
        if index == 0 || index > found {
            return Err(Failure::told(&say!("asked-no-such-deck", path = &path, decks = found, index = index)));
        }
        decks.readings = vec![decks.readings.swap_remove(index - 1)];
    }
    Ok(Source { argument: argument.to_owned(), path, text, decks, picked: index, lock })
}

/// A code as reports call it. It comes from anywhere: signs that nobody sees stay out.
fn beginning(code: &str) -> String {
    let mut signs = code.chars().filter(char::is_ascii_graphic);
    let beginning: String = signs.by_ref().take(SHOWN).collect();
    if signs.next().is_some() { beginning + "…" } else { beginning }
}

fn read(text: &str, forced: Option<&'static Notation>) -> Decks {
    match forced {
        Some(notation) => notation::read_as(notation, text),
        None => crate::deck::read(text),
    }
}

/// What `--rules` names: an edition of ours, or a file.
pub(super) fn ruleset(rules: &str) -> Result<Ruleset, Failure> {
    if settings::is_ruleset_file(rules) {
        let of_file = |error: RulesetError| say!("asked-of-file", path = rules, why = error.message());
        Ruleset::parse(&text(rules)?).map_err(|error| Failure::told(&of_file(error)))
    } else {
        Ruleset::embedded(rules).map_err(|error| Failure::told(&error.message()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(argument: &str) -> Vec<String> {
        files(argument, |_| true).into_iter().map(|path| path.expect("a path")).collect()
    }

    #[test]
    fn a_folder_gives_its_files_by_name_without_hidden_ones() {
        let folder = tempfile::tempdir().expect("a folder");
        let inside = |path: &str| folder.path().join(path);
        std::fs::create_dir_all(inside("b/.git")).expect("a folder");
        for path in ["c.txt", "a.txt", "b/2.txt", "b/10.txt", ".hidden", "b/.git/config"] {
            std::fs::write(inside(path), "").expect("a file");
        }
        let found = all(&folder.path().to_string_lossy());
        assert_eq!(found, ["a.txt", "b/10.txt", "b/2.txt", "c.txt"].map(|path| inside(path).display().to_string()));
        let one = inside("c.txt").display().to_string();
        assert_eq!(all(&one), [one]);
    }

    #[cfg(unix)]
    #[test]
    fn links_lead_to_files_and_into_no_circle() {
        let folder = tempfile::tempdir().expect("a folder");
        let inside = |path: &str| folder.path().join(path);
        std::fs::write(inside("a.txt"), "").expect("a file");
        for (target, link) in [("a.txt", "b.txt"), ("nowhere", "c.txt"), (".", "circle")] {
            std::os::unix::fs::symlink(inside(target), inside(link)).expect("a link");
        }
        let found = all(&folder.path().to_string_lossy());
        assert_eq!(found, ["a.txt", "b.txt", "c.txt"].map(|path| inside(path).display().to_string()));
    }
}
