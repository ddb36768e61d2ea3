//! Edits of random lists: what is written reads back as it was meant, what was not meant stays, and undo is exact.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::Path;
use std::process::{Output, Stdio};

use deckscouter::card::{CardNumber, Game, Kind, Print, Section};
use deckscouter::deck::edit::{Change, Copies, Meant, Refusal, apply};
use deckscouter::deck::notation::{read_as, recognise};
use deckscouter::deck::{CardRef, Line, MAX_COUNT, NOTATIONS, Notation, Reading};
use deckscouter::legality::resolve;
use proptest::prelude::*;
use proptest::sample::{Index, select};

use super::program;
use super::properties::{ALL, CATALOG, NUMBERS, cases, decks, plain_decks_of, soup};

/// What the lines of a list mean.
fn meant(reading: &Reading) -> Vec<Meant> {
    let resolution = resolve::resolve(&reading.deck, &CATALOG);
    let mut known = resolution.lines.iter().peekable();
    let meant = |line: &Line| match known.next_if(|known| known.line == line) {
        Some(known) => {
            let card = &known.entry.card;
            Meant { section: known.section, number: Some(card.number.clone()), kind: Some(card.kind) }
        }
        None => Meant { section: line.section.unwrap_or(Section::Main), number: None, kind: None },
    };
    reading.deck.lines.iter().map(meant).collect()
}

/// What a line is counted under: its section, and its card as it is known or else as it is written.
type Key = (Section, String);

fn key(line: &Line, meant: &Meant) -> Key {
    let number = || line.card.print.as_ref().map(|print| print.number.to_string());
    let written = || number().unwrap_or_else(|| format!("{:?}", line.card.name));
    (meant.section, meant.number.as_ref().map_or_else(written, ToString::to_string))
}

/// Copies by section and card.
fn tally(reading: &Reading, meant: &[Meant]) -> BTreeMap<Key, i64> {
    let mut tally = BTreeMap::new();
    for (line, meant) in reading.deck.lines.iter().zip(meant) {
        *tally.entry(key(line, meant)).or_default() += i64::from(line.count);
    }
    tally
}

/// How a change moves the tally.
fn moved(reading: &Reading, meant: &[Meant], change: &Change) -> Vec<(Key, i64)> {
    let old = |line: &usize| {
        let written = &reading.deck.lines[*line];
        (key(written, &meant[*line]), i64::from(written.count))
    };
    let new = |copies: &Copies| {
        let number = copies.card.print.as_ref().map(|print| print.number.to_string()).unwrap_or_default();
        ((copies.section, number), i64::from(copies.count))
    };
    match change {
        Change::Count { line, count } => vec![(old(line).0, i64::from(*count) - old(line).1)],
        Change::Remove { line } => vec![(old(line).0, -old(line).1)],
        Change::Insert(copies) => vec![new(copies)],
        Change::Card { line, to } => vec![(old(line).0, -old(line).1), new(to)],
        Change::Rename(_) | Change::Sort(_) => vec![],
    }
}

/// A change, its lines not yet chosen.
#[derive(Clone, Debug)]
enum Idea {
    Count(Index, u32),
    Remove(Index),
    Insert(Index, u32, Section),
    Card(Index, Index),
    Rename(&'static str),
    Sort(u64),
}

fn ideas() -> impl Strategy<Value = Idea> {
    let any = any::<Index>;
    prop_oneof![
        (any(), 1..=4_u32).prop_map(|(line, count)| Idea::Count(line, count)),
        any().prop_map(Idea::Remove),
        (any(), 1..=4_u32, select(ALL.to_vec())).prop_map(|(card, count, section)| Idea::Insert(card, count, section)),
        (any(), any()).prop_map(|(line, card)| Idea::Card(line, card)),
        select(vec!["Fish", "a: b # c", "\"quoted\"", "été 🐟"]).prop_map(Idea::Rename),
        proptest::num::u64::ANY.prop_map(Idea::Sort),
    ]
}

/// Copies of a card of the game, or of one that looks like it.
fn copies(game: Option<Game>, card: Index, count: u32, section: Section) -> Copies {
    let known = &CATALOG.get(card.get(NUMBERS.as_slice())).expect("a number of the table").card;
    let passcode = || CardNumber::from_passcode(u32::try_from(card.index(1_000_000)).unwrap_or_default() + 1);
    let (number, name, kind) = match game {
        Some(Game::Yugioh) => (passcode(), None, Kind::Monster),
        _ => (known.number.clone(), Some(known.name().to_owned()), known.kind),
    };
    Copies {
        count,
        card: CardRef { print: Some(Print { number, suffix: None }), name, spelling: None },
        kind,
        section,
        at_home: kind.home() == section,
        named_alone: CATALOG.named(known.name()).len() == 1,
        as_written: None,
    }
}

/// The change that an idea is for a list; none where it needs a line and there is none.
fn change(idea: &Idea, game: Option<Game>, reading: &Reading, meant: &[Meant]) -> Option<Change> {
    let lines = &reading.deck.lines;
    let line = |at: &Index| (!lines.is_empty()).then(|| at.index(lines.len()));
    Some(match idea {
        // A line that nobody understands may be understood once it has a count.
        Idea::Count(at, count) => {
            let line = line(at).filter(|line| meant[*line].number.is_some() || game.is_some())?;
            Change::Count { line, count: *count }
        }
        Idea::Remove(at) => Change::Remove { line: line(at)? },
        Idea::Insert(card, count, section) => Change::Insert(copies(game, *card, *count, *section)),
        Idea::Card(at, card) => {
            let line = line(at)?;
            Change::Card { line, to: copies(game, *card, lines[line].count, meant[line].section) }
        }
        Idea::Rename(name) => Change::Rename((*name).to_owned()),
        Idea::Sort(seed) => {
            // Any order will do.
            let rank =
                |line: usize| usize::try_from((seed ^ (line as u64)).wrapping_mul(0x9e37_79b9) >> 40).unwrap_or(0);
            Change::Sort((0..lines.len()).map(rank).collect())
        }
    })
}

/// Makes a change of the first list of a text, and holds what comes of it to what was meant.
fn check_change(notation: &'static Notation, text: &str, idea: &Idea) -> Result<Option<Refusal>, TestCaseError> {
    let before = read_as(notation, text).readings;
    let Some(first) = before.first() else { return Ok(None) };
    let first_meant = meant(first);
    let Some(change) = change(idea, notation.game, first, &first_meant) else { return Ok(None) };
    let edited = match apply(text, notation, 0, first_meant.clone(), std::slice::from_ref(&change)) {
        Ok(edited) => edited,
        Err(refusal) => return Ok(Some(refusal)),
    };
    let after = read_as(notation, &edited).readings;
    prop_assert_eq!(after.len(), before.len());
    prop_assert_eq!(after[0].problems.len(), first.problems.len(), "{:?} became {:?}", text, edited);
    let mut expected = tally(first, &first_meant);
    for (key, more) in moved(first, &first_meant, &change) {
        *expected.entry(key).or_default() += more;
    }
    expected.retain(|_, copies| *copies != 0);
    prop_assert_eq!(tally(&after[0], &meant(&after[0])), expected, "{:?} by {:?} became {:?}", text, change, edited);
    let name = if let Change::Rename(name) = &change { Some(name.clone()) } else { first.deck.name.clone() };
    prop_assert_eq!(&after[0].deck.name, &name);
    prop_assert_eq!(&after[0].deck.rules, &first.deck.rules);
    for (old, new) in before.iter().zip(&after).skip(1) {
        prop_assert_eq!(old.deck.lines.len(), new.deck.lines.len());
    }
    check_lines_stay(notation, text, &edited, &change)?;
    Ok(None)
}

/// Lines of the text that a change is not about are there as they were, line ends included, but for the last: it may gain
/// an end.
fn check_lines_stay(
    notation: &'static Notation,
    text: &str,
    edited: &str,
    change: &Change,
) -> Result<(), TestCaseError> {
    let most = match change {
        // A copy may be a line.
        Change::Count { .. } | Change::Card { .. } | Change::Remove { .. } if notation.id == "ydk" => {
            MAX_COUNT as usize
        }
        // The one line of a section of YAML becomes the first of two.
        Change::Count { .. } | Change::Card { .. } | Change::Rename(_) | Change::Insert(_) => 1,
        // The header above it may go too.
        Change::Remove { .. } => 2,
        Change::Sort(_) => return Ok(()),
    };
    // Of JSON, a line may hold anything.
    if text.trim_start_matches('\u{feff}').trim_start().starts_with(['{', '[']) {
        return Ok(());
    }
    let [text, edited] = [text, edited].map(|text| text.trim_start_matches('\u{feff}'));
    let mut left: Vec<&str> = edited.split_inclusive('\n').collect();
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let body = |line: &str| line.trim_end_matches(['\r', '\n']).to_owned();
    let gone = lines.iter().filter(|line| {
        let same = |other: &&str| other == *line || (!line.ends_with('\n') && body(other) == body(line));
        match left.iter().position(same) {
            Some(at) => {
                left.remove(at);
                false
            }
            None => true,
        }
    });
    let gone = gone.count();
    // Headers and sums say how many cards there are.
    let counts = |line: &&&str| {
        ["text", "site"].contains(&notation.id)
            && line.contains(|c: char| c.is_ascii_digit())
            && read_as(notation, line).readings.iter().all(|reading| reading.deck.lines.is_empty())
    };
    let most = most + lines.iter().filter(counts).count();
    prop_assert!(gone <= most, "{} lines of {:?} are gone: {:?}", gone, text, edited);
    Ok(())
}

/// Whether a notation may refuse a change of a plain list that it has written itself.
fn may_refuse(notation: &Notation, reading: &Reading, idea: &Idea) -> bool {
    let is_leader = |at: &Index| meant(reading)[at.index(reading.deck.lines.len())].section == Section::Leader;
    let known: &[Section] = match notation.id {
        "arena" => &[Section::Leader, Section::Main, Section::Side, Section::Z],
        "fdk" => &[Section::Leader, Section::Main, Section::Side, Section::Stones],
        "ydk" | "ydke" => &[Section::Main, Section::Extra, Section::Side],
        _ => ALL,
    };
    let one_leader = ["map", "fdk"].contains(&notation.id);
    // Where a card has one line in a section, a second cannot come.
    let comes_twice = |card: &Index, section: Section| {
        let print = copies(notation.game, *card, 1, section).card.print;
        let there = |line: &Line| line.section == Some(section) && line.card.print == print;
        ["share", "ydk", "ydke", "fdk"].contains(&notation.id) && reading.deck.lines.iter().any(there)
    };
    match idea {
        Idea::Rename(_) => !notation.holds_name,
        // Piles are shuffled, and share codes have one order.
        Idea::Sort(_) => ["tts", "share"].contains(&notation.id),
        Idea::Count(at, count) => one_leader && is_leader(at) && *count > 1,
        Idea::Insert(card, _, section) => {
            !known.contains(section) || (*section == Section::Leader && one_leader) || comes_twice(card, *section)
        }
        Idea::Card(at, card) => {
            let line = &reading.deck.lines[at.index(reading.deck.lines.len())];
            line.section.is_some_and(|section| comes_twice(card, section))
        }
        Idea::Remove(_) => false,
    }
}

proptest! {
    #![proptest_config(cases(12))]

    #[test]
    fn every_notation_takes_every_change_of_a_plain_list(
        decks in Game::ALL.map(|game| (Just(game), plain_decks_of(game))),
        idea in ideas(),
    ) {
        for notation in NOTATIONS {
            let own = |(game, _): &&(Game, _)| *game == notation.game.unwrap_or_default();
            let (_, deck) = decks.iter().find(own).expect("a deck of each game");
            let text = (notation.write)(deck).expect("a plain list");
            let reading = read_as(notation, &text).readings.remove(0);
            let refused = check_change(notation, &text, &idea)?;
            if let Some(refusal) = refused {
                prop_assert!(may_refuse(notation, &reading, &idea), "{}: {}: {:?} of {:?}", notation.id, refusal, idea, text);
            }
        }
    }

    #[test]
    fn a_change_of_a_list_says_what_was_meant_or_is_refused(
        deck in decks(ALL),
        notation in select(NOTATIONS.to_vec()),
        idea in ideas(),
    ) {
        if let Ok(text) = (notation.write)(&deck) {
            check_change(notation, &text, &idea)?;
            check_change(notation, &format!("\u{feff}{}", text.replace('\n', "\r\n")), &idea)?;
        }
    }

    #[test]
    fn no_text_breaks_an_edit(text in soup(), idea in ideas()) {
        check_change(recognise(&text), &text, &idea)?;
        for notation in NOTATIONS {
            check_change(notation, &text, &idea)?;
        }
    }
}

#[test]
fn a_line_that_is_not_there_is_refused() {
    let text = "4 BT1-006\n";
    let reading = read_as(recognise(text), text).readings.remove(0);
    for line in [1, usize::MAX] {
        let refused = apply(text, recognise(text), 0, meant(&reading), &[Change::Remove { line }]);
        assert!(matches!(refused, Err(Refusal::NoWay { .. })));
    }
    assert_eq!(apply(text, recognise(text), 7, meant(&reading), &[]), Ok(text.to_owned()));
    let wrong = apply(text, recognise(text), 7, meant(&reading), &[Change::Remove { line: 0 }]);
    assert_eq!(wrong, Err(Refusal::Broken));
}

/// Runs the program in a folder, its history in `data` there.
fn scouter(folder: &Path, args: &[&str]) -> Output {
    program::scouter(folder).args(args).current_dir(folder).output().expect("the program runs")
}

#[track_caller]
fn done(folder: &Path, args: &[&str]) {
    let output = scouter(folder, args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn undo_brings_back_every_byte_and_redo_every_edit() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("deck.txt");
    let first = "\u{feff}# mine\r\n\r\nLeader: BT1-001 Champa\r\n4x bt1‐006_PR  # best\r\n2 BT1-008\r\n2 BT1-008";
    std::fs::write(&file, first).expect("a file");
    let mut versions = vec![first.to_owned()];
    let edits: [&[&str]; 6] = [
        &["add", "deck.txt", "BT1-010", "3"],
        &["remove", "deck.txt", "BT1-006"],
        &["check", "--fix", "-q", "deck.txt"],
        &["set", "deck.txt", "BT1-008", "1"],
        &["leader", "deck.txt", "BT2-001"],
        &["sort", "deck.txt", "--by", "cost"],
    ];
    for edit in edits {
        // The list is not legal, which `check` says.
        assert!(scouter(folder.path(), edit).status.code().is_some_and(|code| code < 2), "{edit:?}");
        versions.push(std::fs::read_to_string(&file).expect("a file"));
    }
    versions.dedup();
    assert!(versions.len() >= 6, "{versions:#?}");
    let steps = versions.len() - 1;
    for version in versions.iter().rev().skip(1) {
        done(folder.path(), &["undo", "deck.txt"]);
        assert_eq!(&std::fs::read_to_string(&file).expect("a file"), version);
    }
    assert_eq!(scouter(folder.path(), &["undo", "deck.txt"]).status.code(), Some(2));
    for version in versions.iter().skip(1) {
        done(folder.path(), &["undo", "--redo", "deck.txt"]);
        assert_eq!(&std::fs::read_to_string(&file).expect("a file"), version);
    }
    assert_eq!(scouter(folder.path(), &["undo", "--redo", "deck.txt"]).status.code(), Some(2));
    assert!(steps >= 5);
}

#[test]
fn what_others_have_changed_is_not_undone_unasked_nor_lost() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("deck.txt");
    let [first, second, theirs] = ["4 BT1-006\n", "4 BT1-006\n1 BT1-008\n", "4 BT1-006\n1 BT1-008\n2 BT1-010\n"];
    let reads = |text: &str| assert_eq!(std::fs::read_to_string(&file).expect("a file"), text);
    std::fs::write(&file, first).expect("a file");
    done(folder.path(), &["add", "deck.txt", "BT1-008"]);
    reads(second);
    std::fs::write(&file, theirs).expect("a file");
    let refused = scouter(folder.path(), &["undo", "deck.txt"]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("--force"));
    reads(theirs);
    done(folder.path(), &["undo", "--force", "--dry-run", "deck.txt"]);
    reads(theirs);
    done(folder.path(), &["undo", "--force", "deck.txt"]);
    reads(second);
    done(folder.path(), &["undo", "deck.txt"]);
    reads(first);
    done(folder.path(), &["undo", "--redo", "deck.txt"]);
    done(folder.path(), &["undo", "--redo", "deck.txt"]);
    reads(theirs);
}

#[test]
fn without_a_place_for_its_history_an_edit_is_made_with_a_warning() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("deck.txt"), "4 BT1-006\n").expect("a file");
    // A file where the folder should be.
    std::fs::write(folder.path().join("data"), "").expect("a file");
    let output = scouter(folder.path(), &["add", "deck.txt", "BT1-008"]);
    assert_eq!(output.status.code(), Some(0));
    assert!(String::from_utf8_lossy(&output.stderr).contains("cannot be undone"));
    let text = std::fs::read_to_string(folder.path().join("deck.txt")).expect("a file");
    assert_eq!(text, "4 BT1-006\n1 BT1-008\n");
}

/// What the program says in a folder, given something on standard input.
fn given(folder: &Path, args: &[&str], input: &str) -> Output {
    let mut child = program::scouter(folder)
        .args(args)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    child.stdin.take().expect("a pipe").write_all(input.as_bytes()).expect("input");
    child.wait_with_output().expect("the program ends")
}

#[test]
fn a_pasted_block_is_added_whole_or_not_at_all() {
    let folder = tempfile::tempdir().expect("a folder");
    let add = |list: &str, pasted: &str| {
        std::fs::write(folder.path().join("deck.txt"), list).expect("a file");
        let status = given(folder.path(), &["add", "deck.txt", "-"], pasted).status.code();
        (std::fs::read_to_string(folder.path().join("deck.txt")).expect("a file"), status)
    };
    let pasted = "# more\nBT1-008 x2\n1 Scheming Champa\n1 BT1-008\n";
    assert_eq!(add("4 BT1-005\n", pasted), ("4 BT1-005\n3 BT1-008\n1 BT1-006\n".to_owned(), Some(0)));
    for wrong in ["2 BT1-008\n2 BT1-99\n", "", "2 BT1-008 BT1-009\n"] {
        assert_eq!(add("4 BT1-005\n", wrong), ("4 BT1-005\n".to_owned(), Some(2)), "{wrong:?}");
    }
}

#[test]
fn what_is_pasted_keeps_its_sections_and_what_it_leaves_open() {
    let folder = tempfile::tempdir().expect("a folder");
    let list = "1 BT1-001\n4 BT1-006\n";
    let edited = |command: &str, pasted: &str| {
        std::fs::write(folder.path().join("deck.txt"), list).expect("a file");
        let status = given(folder.path(), &[command, "deck.txt", "-"], pasted).status.code();
        (std::fs::read_to_string(folder.path().join("deck.txt")).expect("a file"), status)
    };
    for side in [
        "Side Deck\n2 BT1-027\n",
        "Side: 2 BT1-027\n",
        "2 BT1-027 (Side)\n",
        "{\"side\": {\"BT1-027\": 2}}",
        "section,count,number\nside,2,BT1-027\n",
    ] {
        let (text, status) = edited("add", side);
        assert_eq!(status, Some(0), "{side}");
        assert!(text.starts_with(list) && text.contains("Side Deck\n2 BT1-027"), "{side}: {text}");
    }
    // No count is none, as on the command line; and of two decks nobody knows which is meant.
    assert_eq!(edited("set", "BT1-006\n"), (list.to_owned(), Some(2)));
    assert_eq!(edited("remove", "BT1-006\n"), ("1 BT1-001\n".to_owned(), Some(0)));
    assert_eq!(edited("add", "{\"main\":{\"BT1-027\":1}}\n{\"main\":{\"BT1-028\":1}}\n"), (list.to_owned(), Some(2)));
}

#[test]
fn an_edit_is_taken_back_by_the_edition_that_it_was_judged_by() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("deck.txt"), "Leader\n1 BT1-001\nMain Deck\n4 BT1-005\n").expect("a file");
    let said = |args: &[&str]| {
        let output = scouter(folder.path(), args);
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    assert!(said(&["add", "deck.txt", "BT1-008", "--rules", "dbscg-4.00"]).contains("under dbscg-4.00"));
    assert!(said(&["undo", "deck.txt"]).contains("under dbscg-4.00"));
    assert!(said(&["undo", "--redo", "deck.txt", "--rules", "dbscg-1.10"]).contains("under dbscg-1.10"));
}

#[test]
fn standard_input_goes_to_standard_output_and_the_report_beside_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = given(folder.path(), &["add", "-", "BT1-008"], "4 BT1-006\n");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "4 BT1-006\n1 BT1-008\n");
    assert!(String::from_utf8_lossy(&output.stderr).contains("+    2  1 BT1-008"));
}

#[test]
fn a_plan_that_cannot_be_written_is_told_before_it_fails() {
    let folder = tempfile::tempdir().expect("a folder");
    // Without the line between them, the name and the number would be one card.
    let list = "Leader: BT1-001\n\n3 Saiyan Cabba\n2 BT1-052 Objection\nBT1-007\n";
    std::fs::write(folder.path().join("deck.txt"), list).expect("a file");
    let output = scouter(folder.path(), &["fix", "deck.txt", "--rules", "dbscg-4.00"]);
    let (out, err, status) = program::said(&output);
    assert!(out.contains("take out") && out.contains("BT1-052") && err.contains("is not changed"), "{out}{err}");
    assert_eq!(status, 2);
}

#[test]
fn a_list_in_a_folder_that_is_not_there_is_not_made_and_the_folder_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = scouter(folder.path(), &["new", "nowhere/champa", "--leader", "BT1-001"]);
    let (_, err, status) = program::said(&output);
    assert!(err.contains("there is no folder nowhere"), "{err}");
    assert_eq!(status, 2);
}
