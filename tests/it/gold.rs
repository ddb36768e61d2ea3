//! The compiler of printed skill text against lines that were read by hand: `tests/gold` and `data/overrides`. What it
//! does not read is counted, what it reads otherwise is a failure; how many lines of each kind are read is printed.
//! Skipped, with a word, where the card data is absent.

mod constructs;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use deckscouter::ability::written::Printed;
use deckscouter::ability::{KeywordNames, Skill, Skills, same_meaning};
use deckscouter::catalog::import::Imported;
use deckscouter::catalog::{Entry, UserTable, overrides};
use serde::Deserialize;

use crate::corpus;
use constructs::Precision;

/// How many lines of `tests/gold` have to be read, at least: reading may not get worse.
const READ: usize = 1225;

/// Of how many cards there have to be lines that were read by hand.
const CARDS: usize = 600;

/// How many lines have to be read by hand.
const LINES: usize = 1270;

/// One file of `tests/gold`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Gold {
    read: BTreeMap<String, Printed>,
    #[serde(default)]
    unread: BTreeMap<String, String>,
}

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The files of a folder and of its folders, with their names.
fn files(folder: &str) -> Vec<(String, String)> {
    let mut out = Vec::new();
    let mut paths: Vec<PathBuf> =
        std::fs::read_dir(here(folder)).expect("a folder").flatten().map(|f| f.path()).collect();
    paths.sort();
    for path in paths {
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        if path.is_dir() {
            out.extend(files(&format!("{folder}/{name}")));
        } else if path.extension().is_some_and(|end| end == "yaml") {
            out.push((name, std::fs::read_to_string(path).expect("text")));
        }
    }
    out
}

/// The card of a line that is called `ZZ1-001 2` or `ZZ1-001 back 2`, and the skills of the line.
fn line<'c>(cards: &'c UserTable, called: &str) -> (&'c Entry, &'c [Skill]) {
    let parts: Vec<&str> = called.split(' ').collect();
    let (number, back, at) = match parts.as_slice() {
        [number, at] => (number, false, at),
        [number, "back", at] => (number, true, at),
        _ => panic!("`{called}` does not call a line"),
    };
    let entry = number.parse().ok().and_then(|number| cards.get(&number)).unwrap_or_else(|| panic!("no card {number}"));
    let side = if back { &entry.back } else { &entry.front };
    let at: usize = at.parse().unwrap_or_else(|_| panic!("`{called}` has no line number"));
    (entry, side.printed().nth(at - 1).unwrap_or_else(|| panic!("no line {called}")))
}

fn is_read(skills: &[Skill]) -> bool {
    skills.iter().all(Skill::is_read)
}

/// Two readings, one above the other.
fn both(out: &mut String, called: &str, by_hand: &[Skill], compiled: &[Skill]) {
    let _ = writeln!(out, "=== {called}");
    for (who, skills) in [("by hand", by_hand), ("compiled", compiled)] {
        let skills: Vec<Skill> = skills.iter().map(deckscouter::ability::plain).collect();
        let yaml = serde_yaml::to_string(&skills).unwrap_or_else(|error| format!("{error}: {skills:?}"));
        let _ = writeln!(out, "--- {who}\n{yaml}");
    }
}

#[test]
fn lines_are_read_as_they_were_by_hand() {
    let Some(Imported { cards, .. }) = corpus::imported() else { return };
    let (mut read, mut lines, mut differences) = (0, 0, String::new());
    let (mut numbers, mut precision) = (BTreeSet::new(), Precision::default());
    for (name, text) in files("tests/gold") {
        let gold: Gold = serde_yaml::from_str(&text).unwrap_or_else(|error| panic!("{name}.yaml: {error}"));
        for (called, Printed(by_hand)) in &gold.read {
            let (entry, compiled) = line(cards, called);
            let number = entry.card.number.to_string();
            let (is_read, same) = (is_read(compiled), same_meaning(by_hand, compiled));
            lines += 1;
            read += usize::from(is_read && same);
            precision.count(&number, entry.card.kind, by_hand, is_read, is_read && same);
            numbers.insert(number);
            if !is_read {
                eprintln!("not read: {called}");
                assert_eq!(by_hand[0].tags, compiled[0].tags, "{called}");
            } else if !same {
                both(&mut differences, called, by_hand, compiled);
            }
        }
        for (called, why) in &gold.unread {
            let (entry, compiled) = line(cards, called);
            lines += 1;
            numbers.insert(entry.card.number.to_string());
            eprintln!("no words: {called}: {why}");
            if is_read(compiled) {
                both(&mut differences, &format!("{called}, for which there are no words: {why}"), &[], compiled);
            }
        }
    }
    eprintln!("{precision}{read} of {lines} lines of {} cards are read as by hand", numbers.len());
    assert!(differences.is_empty(), "lines are read otherwise than by hand:\n{differences}");
    assert!(lines >= LINES, "only {lines} lines were read by hand");
    assert!(numbers.len() >= CARDS, "only of {} cards lines were read by hand", numbers.len());
    assert!(read >= READ, "only {read} lines are read, {READ} were");
}

#[test]
fn what_stands_in_the_overrides_is_not_read_otherwise() {
    let Some(Imported { cards: before, .. }) = corpus::imported() else { return };
    let names = KeywordNames::embedded().expect("the keyword table fits");
    let (mut stale, mut needed, mut differences) = (0, 0, String::new());
    let mut after = before.clone();
    for (set, text) in files("data/overrides") {
        overrides::merge(&mut after, &set, &text, names);
    }
    for (number, entry) in &after {
        let mut side = |side: &str, by_hand: &Skills, compiled: &Skills| {
            // Where the break between two skills is not seen, the lines do not stand side by side.
            if by_hand.printed().count() != compiled.printed().count() {
                needed += 1;
                return;
            }
            for (at, (by_hand, compiled)) in by_hand.printed().zip(compiled.printed()).enumerate() {
                if by_hand == compiled {
                    continue;
                }
                if !is_read(compiled) {
                    needed += 1;
                } else if same_meaning(by_hand, compiled) {
                    stale += 1;
                } else {
                    both(&mut differences, &format!("{number} {side}{}", at + 1), by_hand, compiled);
                }
            }
        };
        side("", &entry.front, &before[number].front);
        side("back ", &entry.back, &before[number].back);
    }
    eprintln!("{needed} overrides are needed, {stale} say what is read");
    assert!(differences.is_empty(), "overrides are read otherwise than by hand:\n{differences}");
    assert!(needed + stale > 0, "there are overrides");
}
