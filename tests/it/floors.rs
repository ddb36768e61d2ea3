//! The floors of an engine: what stands lower knows nothing of what stands higher, and the files of a floor do not call each
//! other in a circle.

use std::collections::{BTreeMap, BTreeSet};

use crate::architecture::{code_lines, sources};

/// The floors of `engine/dbscg`, from the ground up; rooms of one line stand side by side.
const FLOORS: [&[&str]; 6] = [
    &["ids", "keywords", "edition", "happening", "triggers"],
    &["roster"],
    &["state"],
    &["setup", "board"],
    &["facts"],
    &["acts"],
];

/// Rooms whose files are one question that comes back to itself, and says so.
pub(crate) const ONE_QUESTION: [&str; 1] = ["facts/value"];

/// The files of the engine by path below it, without their unit tests.
fn files() -> BTreeMap<String, String> {
    let inside = |file: &str| file.strip_prefix("engine/dbscg/").map(|path| path.trim_end_matches(".rs").to_owned());
    sources().into_iter().filter_map(|(file, _, text)| Some((inside(&file)?, code_lines(&text).join("\n")))).collect()
}

/// The floor of a file.
fn floor(path: &str) -> Option<usize> {
    let room = path.split('/').next().unwrap_or_default();
    FLOORS.iter().position(|rooms| rooms.contains(&room))
}

/// The words behind each place where `before` stands, and what follows them.
fn words_after<'t>(text: &'t str, before: &'t str) -> impl Iterator<Item = (&'t str, &'t str)> {
    text.match_indices(before).map(|(at, found)| {
        let rest = &text[at + found.len()..];
        rest.split_at(rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len()))
    })
}

#[test]
fn no_file_of_the_engine_uses_what_stands_higher() {
    let mut wrong = BTreeSet::new();
    for (path, text) in files() {
        let Some(own) = floor(&path) else { continue };
        for (name, _) in words_after(&text, "crate::engine::dbscg::") {
            if floor(name).is_some_and(|used| used > own) {
                wrong.insert(format!("{path} uses {name}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_file_of_the_engine_stands_on_a_floor() {
    let homeless: Vec<_> = files().into_keys().filter(|path| path != "mod" && floor(path).is_none()).collect();
    assert!(homeless.is_empty(), "{homeless:?}");
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
    let arrows = arrows(&files());
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
