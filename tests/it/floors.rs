//! The floors of the engines: what stands lower knows nothing of what stands higher, and the files of a floor do not call each
//! other in a circle (those of the three small engines take turns within a floor).

use std::collections::{BTreeMap, BTreeSet};

use crate::architecture::{code_lines, sources};

/// An engine: its folder in `engine`, and its floors from the ground up; rooms of one line stand side by side.
struct Engine {
    folder: &'static str,
    floors: &'static [&'static [&'static str]],
}

const DBSCG: Engine = Engine {
    folder: "dbscg",
    floors: &[
        &["ids", "keywords", "edition", "happening", "triggers"],
        &["roster"],
        &["state"],
        &["setup", "board"],
        &["facts"],
        &["acts"],
    ],
};

const ENGINES: [Engine; 4] = [
    DBSCG,
    Engine {
        folder: "exo",
        floors: &[&["roster"], &["state"], &["quiet"], &["facts"], &["acts"], &["setup", "imagine"]],
    },
    Engine {
        folder: "fow",
        floors: &[&["roster"], &["state"], &["lying"], &["facts"], &["acts"], &["setup", "imagine"]],
    },
    // The roster says in which areas a line works; the areas stand with the state.
    Engine { folder: "yugioh", floors: &[&["roster", "state"], &["facts"], &["acts"], &["setup", "imagine"]] },
];

/// Rooms whose files are one question that comes back to itself, and says so.
pub(crate) const ONE_QUESTION: [&str; 1] = ["facts/value"];

impl Engine {
    /// Its files by path below its folder, without their unit tests and comments.
    fn files(&self) -> BTreeMap<String, String> {
        let folder = format!("engine/{}/", self.folder);
        let inside = |file: &str| Some(file.strip_prefix(&folder)?.trim_end_matches(".rs").to_owned());
        let code = |text: &str| {
            let lines = code_lines(text).into_iter().filter(|line| !line.trim_start().starts_with("//"));
            lines.collect::<Vec<_>>().join("\n")
        };
        sources().into_iter().filter_map(|(file, _, text)| Some((inside(&file)?, code(&text)))).collect()
    }

    /// The floor of a file.
    fn floor(&self, path: &str) -> Option<usize> {
        let room = path.split('/').next().unwrap_or_default();
        self.floors.iter().position(|rooms| rooms.contains(&room))
    }

    /// The rooms that a file names.
    fn named<'t>(&self, path: &str, text: &'t str) -> Vec<&'t str> {
        let before = format!("crate::engine::{}::", self.folder);
        let mut named: Vec<&str> = words_after(text, &before).map(|(name, _)| name).collect();
        // What is above the first file of a room is the engine.
        if !path.trim_end_matches("/mod").contains('/') {
            named.extend(words_after(text, "super::").map(|(name, _)| name));
        }
        named
    }
}

/// The words behind each place where `before` stands, and what follows them.
fn words_after<'t>(text: &'t str, before: &str) -> impl Iterator<Item = (&'t str, &'t str)> {
    text.match_indices(before).map(|(at, found)| {
        let rest = &text[at + found.len()..];
        rest.split_at(rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len()))
    })
}

#[test]
fn no_file_of_an_engine_uses_what_stands_higher() {
    let mut wrong = BTreeSet::new();
    for engine in ENGINES {
        for (path, text) in engine.files() {
            let Some(own) = engine.floor(&path) else { continue };
            for name in engine.named(&path, &text) {
                if engine.floor(name).is_some_and(|used| used > own) {
                    wrong.insert(format!("{}: {path} uses {name}", engine.folder));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_file_of_an_engine_stands_on_a_floor() {
    for engine in ENGINES {
        let files = engine.files();
        assert!(files.contains_key("mod"), "{}", engine.folder);
        let homeless: Vec<_> = files.into_keys().filter(|path| path != "mod" && engine.floor(path).is_none()).collect();
        assert!(homeless.is_empty(), "{}: {homeless:?}", engine.folder);
    }
}

/// Who calls whom among files: by the names of methods, each of which one file defines.
fn arrows(files: &BTreeMap<String, String>) -> BTreeMap<String, BTreeSet<String>> {
    let room =
        |path: &str| ONE_QUESTION.iter().find(|room| path.starts_with(**room)).map_or(path, |room| room).to_owned();
    let mut homes: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for (path, text) in files {
        for (name, _) in words_after(text, "fn ") {
            homes.entry(name).or_default().insert(room(path));
        }
    }
    let mut arrows: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (path, text) in files {
        let text: String = text.split_whitespace().collect();
        let called = ["self.", "game.", "game().", "Self::"].into_iter().flat_map(|before| words_after(&text, before));
        for (name, _) in called.filter(|(_, rest)| rest.starts_with('(')) {
            let home = homes.get(name).filter(|homes| homes.len() == 1).and_then(|homes| homes.first());
            if let Some(home) = home.filter(|home| **home != room(path)) {
                arrows.entry(room(path)).or_default().insert(home.clone());
            }
        }
    }
    arrows
}

/// The files that can be reached from one along arrows.
fn reached(arrows: &BTreeMap<String, BTreeSet<String>>, from: &str) -> BTreeSet<String> {
    let (mut reached, mut left) = (BTreeSet::new(), vec![from.to_owned()]);
    while let Some(next) = left.pop() {
        left.extend(arrows.get(&next).into_iter().flatten().filter(|to| reached.insert((*to).clone())).cloned());
    }
    reached
}

#[test]
fn no_files_of_a_floor_call_each_other_in_a_circle() {
    let arrows = arrows(&DBSCG.files());
    let circles: BTreeSet<_> = arrows.keys().filter(|file| reached(&arrows, file).contains(*file)).collect();
    assert!(circles.is_empty(), "{:#?}", circles.iter().map(|file| (file, &arrows[*file])).collect::<Vec<_>>());
}

#[test]
fn a_circle_is_found() {
    let file = |name: &str, text: &str| (name.to_owned(), text.to_owned());
    let circle = [file("a", "fn one(&self) { self\n  .two() }"), file("b", "fn two(&self) { self.one() }")];
    let arrows = arrows(&circle.into_iter().collect());
    assert!(reached(&arrows, "a").contains("a"));
}
