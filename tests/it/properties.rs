//! What must hold for every deck, every text, every table and every set of edits, tried on random ones.
//!
//! By default the same cases are tried each time, so that a run says something about the change that was made.
//! `PROPTEST_CASES=20000 PROPTEST_RNG_SEED=7 cargo test --test it properties` looks further.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use deckscouter::ability::Skills;
use deckscouter::card::{ByColor, Card, CardNumber, Color, Combo, EnergyCost, Face, Kind, Print, Section, Total};
use deckscouter::catalog::kept::{self, Origin};
use deckscouter::catalog::{Catalog, Entry, UserTable, import, table};
use deckscouter::deck::notation::{by_id, read_as, recognise};
use deckscouter::deck::{self, CardRef, Deck, Line, MAX_COUNT, NOTATIONS, Notation, Places, Reading, WriteError};
use deckscouter::diagnostic::{Diagnostic, Edit, LineIndex, Span, apply_edits};
use deckscouter::language::Lang;
use deckscouter::legality::compare::{Pair, compare};
use deckscouter::legality::survey::Survey;
use deckscouter::legality::{self, safe_edits};
use deckscouter::report::compare::Difference;
use deckscouter::report::survey::{Part, Surveyed};
use deckscouter::report::{self, Checked, faults};
use deckscouter::ruleset::{EMBEDDED, LimitList, Ruleset, parse_list};
use jiff::Timestamp;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::RngSeed;
use serde_json::Value;

/// So many cases, always the same ones, unless the environment asks for others.
pub(super) fn cases(usual: u32) -> ProptestConfig {
    let asked = ProptestConfig::default();
    ProptestConfig {
        cases: if std::env::var_os("PROPTEST_CASES").is_some() { asked.cases } else { usual },
        rng_seed: if asked.rng_seed == RngSeed::Random { RngSeed::Fixed(20_210) } else { asked.rng_seed },
        failure_persistence: None,
        ..asked
    }
}

pub(super) static CATALOG: LazyLock<Catalog> = LazyLock::new(Catalog::embedded);
pub(super) static NUMBERS: LazyLock<Vec<CardNumber>> = LazyLock::new(|| CATALOG.numbers());
static RULESETS: LazyLock<Vec<(Ruleset, Option<LimitList>)>> = LazyLock::new(|| {
    let load = |(id, _): (&str, &str)| {
        let ruleset = Ruleset::embedded(id).expect("embedded");
        let limits = ruleset.limits.as_ref().map(|limits| LimitList::embedded(&limits.list).expect("embedded"));
        (ruleset, limits)
    };
    EMBEDDED.into_iter().map(load).collect()
});

// What a notation keeps of a deck.

/// How much of a text a notation keeps.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Keeps {
    /// Every character.
    Exactly,
    /// All of it but blanks: runs of them become one, those around it go.
    Words,
    /// Its words; but a name that would read as something else (`Fish x2`) is left out where a number stands beside
    /// it, and refused where none does.
    Legible,
    /// Nothing.
    Nothing,
}

struct Kept {
    id: &'static str,
    deck_name: Keeps,
    rules: Keeps,
    card_names: Keeps,
    /// The sections it has a place for.
    sections: &'static [Section],
    lines: Lines,
}

/// What becomes of the lines of a section.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lines {
    /// Each is kept, in order.
    Each,
    /// Those of one print become one, and there is at most one leader.
    Merged,
    /// Those of one print become one, and all are put in order.
    Sorted,
}

const FOUR: &[Section] = &[Section::Leader, Section::Main, Section::Z, Section::Side];
pub(super) const ALL: &[Section] = &Section::ALL;

#[rustfmt::skip]
static KEPT: [Kept; 11] = {
    use Keeps::{Exactly, Legible, Nothing, Words};
    [
        Kept { id: "text",  deck_name: Words,   rules: Words,   card_names: Legible, sections: ALL,  lines: Lines::Each },
        Kept { id: "site",  deck_name: Nothing, rules: Nothing, card_names: Legible, sections: ALL,  lines: Lines::Each },
        Kept { id: "yaml",  deck_name: Exactly, rules: Exactly, card_names: Legible, sections: ALL,  lines: Lines::Each },
        Kept { id: "csv",   deck_name: Nothing, rules: Nothing, card_names: Words,   sections: ALL,  lines: Lines::Each },
        Kept { id: "json",  deck_name: Exactly, rules: Exactly, card_names: Exactly, sections: ALL,  lines: Lines::Each },
        Kept { id: "tts",   deck_name: Exactly, rules: Nothing, card_names: Legible, sections: ALL,  lines: Lines::Each },
        Kept { id: "arena", deck_name: Exactly, rules: Nothing, card_names: Nothing, sections: FOUR, lines: Lines::Each },
        Kept { id: "map",   deck_name: Exactly, rules: Exactly, card_names: Nothing, sections: FOUR, lines: Lines::Merged },
        Kept { id: "share", deck_name: Exactly, rules: Exactly, card_names: Nothing, sections: ALL,  lines: Lines::Sorted },
        Kept { id: "o8d",   deck_name: Nothing, rules: Nothing, card_names: Legible, sections: ALL,  lines: Lines::Each },
        Kept { id: "cod",   deck_name: Words,   rules: Nothing, card_names: Legible, sections: ALL,  lines: Lines::Each },
    ]
};

fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What is left of a text where so much of it is kept; a text of blanks alone is none.
fn kept(text: Option<&str>, keeps: Keeps) -> Option<String> {
    match (text?, keeps) {
        (_, Keeps::Nothing) => None,
        (text, Keeps::Exactly) => Some(text.to_owned()),
        (text, Keeps::Words | Keeps::Legible) => Some(words(text)).filter(|text| !text.is_empty()),
    }
}

/// What a line says.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Said {
    section: Option<Section>,
    count: u32,
    print: Option<String>,
    name: Option<String>,
}

fn said(line: &Line, names: Keeps) -> Said {
    Said {
        section: line.section,
        count: line.count,
        print: line.card.print.as_ref().map(ToString::to_string),
        name: kept(line.card.name.as_deref(), names),
    }
}

/// What the lines of a deck say once they are written: section by section, and merged where the notation merges.
fn lines_kept(deck: &Deck, notation: &Kept) -> Vec<Said> {
    let mut out: Vec<Said> = Vec::new();
    for section in Section::ALL {
        let start = out.len();
        for line in deck.section(section).map(|line| said(line, notation.card_names)) {
            let merges = notation.lines != Lines::Each;
            match out[start..].iter_mut().find(|other| merges && other.print == line.print) {
                Some(other) => other.count += line.count,
                None => out.push(line),
            }
        }
        if notation.lines == Lines::Sorted {
            out[start..].sort_by_key(|line| line.print.as_ref().and_then(|print| print.parse::<Print>().ok()));
        }
    }
    out
}

/// What the lines of a reading say, section by section.
fn lines_read(reading: &Reading) -> Vec<Said> {
    let lines = |section| reading.deck.section(section).map(|line| said(line, Keeps::Exactly)).collect::<Vec<_>>();
    Section::ALL.into_iter().flat_map(lines).collect()
}

/// Why a deck may be refused.
fn may_refuse(deck: &Deck, notation: &Kept, error: &WriteError) -> bool {
    let lines = || deck.lines.iter();
    let leaders: u32 = deck.section(Section::Leader).map(|line| line.count).sum();
    match error {
        WriteError::NumberMissing { .. } => {
            notation.card_names == Keeps::Nothing && lines().any(|line| line.card.print.is_none())
        }
        WriteError::Section { section, .. } => {
            !notation.sections.contains(section) && lines().any(|line| line.section == Some(*section))
        }
        WriteError::Leaders { .. } => notation.lines == Lines::Merged && leaders > 1,
        WriteError::Copies { .. } => {
            notation.lines != Lines::Each && lines_kept(deck, notation).iter().any(|line| line.count > MAX_COUNT)
        }
        WriteError::Name { name, .. } => {
            let nameless = lines().any(|line| line.card.print.is_none() && line.card.name.as_deref() == Some(name));
            // `Promo P-739` is no name by itself.
            let holds_number = name.split_whitespace().any(|word| word.parse::<Print>().is_ok());
            let awkward = holds_number || AWKWARD.contains(&name.as_str());
            nameless && notation.card_names != Keeps::Exactly && awkward
        }
        // Invisible signs at the ends of a line are taken for the byte-order mark of a file; XML has no control characters.
        WriteError::DeckName { name, .. } => {
            let unfit = if notation.id == "cod" { char::is_control } else { |c| c == '\u{feff}' };
            notation.deck_name == Keeps::Words && name.contains(unfit)
        }
    }
}

/// Names that look like something else, each in its own way.
const AWKWARD: [&str; 66] = [
    "10x Kamehameha",
    "4 Fish",
    "4",
    "Fish x2",
    "Fish 2",
    "x3",
    "X Fish",
    "x Fish",
    "Fish [BT1-006]",
    "Fish BT1-006",
    "BT1-006",
    "BT1-006 x2",
    "[Supremo] Fish",
    "[Fish]",
    "(Fish)",
    "{Fish}",
    "<Fish>",
    "#1 Fan",
    "Fish # fried",
    "Fish #fried",
    "//Fish",
    "; Fish",
    "Extra",
    "extra",
    "Leader",
    "Main Deck",
    "Side: Fish",
    "Z: Fish",
    "Name: Fish",
    "by: Fish",
    "main:",
    "Fish (Leader)",
    "Fish [leader]",
    "Fish_PR",
    "Fish_pr",
    "_____Fish_____",
    "- Fish",
    "Fish -",
    "Fish,",
    ", count, number",
    "section,count,number,name",
    "\"Fish\"",
    "Fish: \"fried\", 'cold'",
    "'Fish'",
    "-----",
    "- ",
    "\\",
    "*Fish",
    "&Fish",
    "!Fish",
    "%Fish",
    "@Fish",
    "`Fish`",
    "null",
    "~",
    "  Fish  ",
    "Fish  Bird",
    "Fish\tBird",
    "Fish\nExtra",
    "Fish\r\nmain:\n - Fish",
    "",
    " ",
    "\u{200b}",
    "\u{feff}Fish\u{feff}",
    "Fish\u{0}\u{1b}[31m",
    "Fish\u{85}\u{2028}Bird",
];

/// Names that nothing should mistake, in a few scripts.
const PLAIN: [&str; 8] =
    ["Fish", "Fish, fried", "Fish: Hot & Cold", "Fish 🐟 👨‍👩‍👧", "Poisson d’avril", "e\u{301}té", "Ｆｉｓｈ", "孫悟空"];

pub(super) fn real_name() -> impl Strategy<Value = String> {
    any::<Index>().prop_map(|at| {
        let entry = CATALOG.get(at.get(NUMBERS.as_slice())).expect("a number of the table");
        entry.card.faces().map(|face| face.name.as_str()).collect::<Vec<_>>().join(" // ")
    })
}

fn card_name() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => real_name(),
        1 => select(PLAIN.to_vec()).prop_map(str::to_owned),
        2 => select(AWKWARD.to_vec()).prop_map(str::to_owned),
        1 => "\\PC{1,30}",
    ]
}

fn deck_name() -> impl Strategy<Value = String> {
    prop_oneof![
        2 => card_name(),
        1 => any::<String>(),
        1 => "[-\"':,#x0-9 🐟éA-Z_|>!&*?%@`\\[\\]{}\\n\\t]{1,120}",
    ]
}

pub(super) fn print() -> impl Strategy<Value = Print> {
    let suffix = prop_oneof![3 => Just(None), 1 => "PR|SPR|JP05_L2|[A-Z0-9_]{1,6}".prop_map(Some)];
    let number = any::<Index>().prop_map(|at| at.get(NUMBERS.as_slice()).clone());
    (number, suffix).prop_map(|(number, suffix)| Print { number, suffix: suffix.map(Into::into) })
}

fn count() -> impl Strategy<Value = u32> {
    prop_oneof![40 => 1..=4_u32, 1 => 1..=MAX_COUNT]
}

fn line(sections: &'static [Section]) -> impl Strategy<Value = Line> {
    let card = prop_oneof![
        6 => (print(), proptest::option::of(card_name())).prop_map(|(print, name)| (Some(print), name)),
        // What cannot be refused for its name.
        1 => real_name().prop_map(|name| (None, Some(name))),
    ];
    (card, count(), select(sections)).prop_map(|((print, name), count, section)| numbered(print, name, count, section))
}

fn numbered(print: Option<Print>, name: Option<String>, count: u32, section: Section) -> Line {
    let card = CardRef { print, name, spelling: None };
    Line { count, card, section: Some(section), places: Places::default(), bare: false, counted: true }
}

pub(super) fn decks(sections: &'static [Section]) -> impl Strategy<Value = Deck> {
    let rules = prop_oneof![3 => Just(None), 1 => Just(Some("dbscg-4.00".to_owned())), 1 => deck_name().prop_map(Some)];
    let name = proptest::option::of(deck_name());
    (name, rules, proptest::collection::vec(line(sections), 1..20), any::<Index>()).prop_map(
        |(name, rules, mut lines, twice)| {
            // Lists hold lines twice.
            lines.push(lines[twice.index(lines.len())].clone());
            Deck { name, rules, lines }
        },
    )
}

/// A deck that every notation holds: numbers only, one leader, the sections of the game.
pub(super) fn plain_decks() -> impl Strategy<Value = Deck> {
    let line = (print(), 1..=4_u32, select(vec![Section::Main, Section::Main, Section::Side, Section::Z]));
    let lines = proptest::collection::vec(line, 1..12);
    (print(), lines, proptest::option::of(select(PLAIN.to_vec()))).prop_map(|(leader, lines, name)| {
        let lines = lines.into_iter().map(|(print, count, section)| numbered(Some(print), None, count, section));
        let leader = numbered(Some(leader), None, 1, Section::Leader);
        Deck { name: name.map(Into::into), rules: None, lines: std::iter::once(leader).chain(lines).collect() }
    })
}

/// Writes a deck, and holds what is read back to the table of what is kept.
fn check_round_trip(deck: &Deck, keeps: &Kept) -> Result<(), TestCaseError> {
    let notation = by_id(keeps.id).expect("a notation");
    let text = match (notation.write)(deck) {
        Ok(text) => text,
        Err(error) => {
            prop_assert!(may_refuse(deck, keeps, &error), "{}: {error:?}", keeps.id);
            return Ok(());
        }
    };
    prop_assert_eq!(recognise(&text).id, keeps.id, "{}", text);
    let read = deck::read(&text);
    prop_assert_eq!(read.readings.len(), 1, "{}", text);
    let reading = &read.readings[0];
    prop_assert_eq!(&reading.problems, &[], "{}", text);
    let written = |name: &Option<String>, keeps| kept(name.as_deref(), keeps).filter(|name| !name.is_empty());
    let named = |name: &Option<String>| name.clone().filter(|name| !name.is_empty());
    prop_assert_eq!(named(&reading.deck.name), written(&deck.name, keeps.deck_name), "{}", text);
    prop_assert_eq!(named(&reading.deck.rules), written(&deck.rules, keeps.rules), "{}", text);
    let (found, meant) = (lines_read(reading), lines_kept(deck, keeps));
    prop_assert_eq!(found.len(), meant.len(), "{}", text);
    for (mut found, meant) in found.into_iter().zip(meant) {
        if keeps.card_names == Keeps::Legible && found.name.is_none() && meant.print.is_some() {
            found.name.clone_from(&meant.name);
        }
        prop_assert_eq!(found, meant, "{}: {}", keeps.id, text);
    }
    Ok(())
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn a_deck_is_read_as_it_was_written_in_every_notation(deck in decks(ALL)) {
        for keeps in &KEPT {
            check_round_trip(&deck, keeps)?;
        }
    }

    #[test]
    fn a_deck_of_numbers_is_held_by_every_notation(deck in plain_decks()) {
        for keeps in &KEPT {
            let notation = by_id(keeps.id).expect("a notation");
            prop_assert!((notation.write)(&deck).is_ok(), "{}", keeps.id);
            check_round_trip(&deck, keeps)?;
        }
    }
}

/// Bytes of `scouter:`.
const PREFIX_LENGTH: usize = 8;

/// Signs that people mistake for one another, and some that no code has.
const SIGNS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_:;.,/+=!?é";

/// A code with one slip in it: a sign that is another, missing, added, or swapped with the next.
fn slips(code: &str) -> Vec<String> {
    let signs: Vec<char> = code.chars().collect();
    let with = |at: usize, taken: usize, put: &[char]| -> String {
        signs[..at].iter().chain(put).chain(&signs[at + taken..]).collect()
    };
    let mut out = Vec::new();
    for at in 0..=signs.len() {
        out.extend(SIGNS.chars().map(|sign| with(at, 0, &[sign])));
        if at < signs.len() {
            out.extend(SIGNS.chars().map(|sign| with(at, 1, &[sign])));
            out.push(with(at, 1, &[]));
        }
        if at + 1 < signs.len() {
            out.push(with(at, 2, &[signs[at + 1], signs[at]]));
        }
    }
    out.retain(|slip| !slip.eq_ignore_ascii_case(code));
    out
}

proptest! {
    #![proptest_config(cases(12))]

    #[test]
    fn a_share_code_with_one_slip_is_refused(deck in plain_decks()) {
        let share = by_id("share").expect("a notation");
        let code = (share.write)(&deck).expect("a deck of numbers");
        for slip in slips(code.trim_end()) {
            let readings = read_as(share, &slip).readings;
            prop_assert!(readings.iter().any(|reading| reading.broken && reading.problems.len() == 1), "{}", slip);
            prop_assert!(readings[0].problems.iter().all(|problem| problem.span.is_some()), "{}", slip);
        }
    }

    #[test]
    fn a_share_code_says_the_same_in_either_case_and_wrapped_anywhere(
        deck in plain_decks(),
        breaks in proptest::collection::vec((any::<Index>(), select(vec![" ", "\n", "\r\n\t", "\u{200b}", " # mine\n"])), 0..8),
    ) {
        let share = by_id("share").expect("a notation");
        let code = (share.write)(&deck).expect("a deck of numbers");
        let mut text = code.clone();
        // Behind the prefix, and from the end, so that no gap comes to stand within another.
        let behind = |at: Index| PREFIX_LENGTH + at.index(code.len() - PREFIX_LENGTH);
        let mut breaks: Vec<(usize, &str)> = breaks.into_iter().map(|(at, gap)| (behind(at), gap)).collect();
        breaks.sort_unstable();
        for (at, gap) in breaks.into_iter().rev() {
            text.insert_str(at, gap);
        }
        for text in [text.to_lowercase(), text.to_uppercase()] {
            let readings = read_as(share, &text).readings;
            prop_assert_eq!(readings.len(), 1, "{}", &text);
            prop_assert_eq!(&readings[0].problems, &[], "{}", &text);
            prop_assert_eq!((share.write)(&readings[0].deck), Ok(code.clone()));
        }
    }
}

#[test]
fn the_table_of_what_is_kept_has_every_notation() {
    for notation in NOTATIONS {
        assert_eq!(KEPT.iter().filter(|keeps| keeps.id == notation.id).count(), 1, "{}", notation.id);
    }
}

/// A deck of one card under a name, with its number and without.
fn decks_of(name: &str, section: Section) -> [Deck; 2] {
    [Some("BT1-005"), None].map(|number| {
        let print = number.map(|number| number.parse().expect("a number"));
        let line = numbered(print, Some(name.to_owned()), 2, section);
        Deck { lines: vec![line], ..Deck::default() }
    })
}

#[test]
fn an_awkward_name_is_kept_left_out_beside_its_number_or_refused() {
    for name in AWKWARD {
        for deck in Section::ALL.into_iter().flat_map(|section| decks_of(name, section)) {
            for keeps in &KEPT {
                check_round_trip(&deck, keeps).unwrap_or_else(|error| panic!("{name:?}: {error}"));
            }
        }
    }
}

#[test]
fn an_awkward_deck_name_is_kept_or_refused() {
    for name in AWKWARD.into_iter().chain(PLAIN) {
        let mut deck = decks_of("Fish", Section::Main)[0].clone();
        deck.name = Some(name.to_owned());
        deck.rules = Some(name.to_owned());
        for keeps in &KEPT {
            check_round_trip(&deck, keeps).unwrap_or_else(|error| panic!("{name:?}: {error}"));
        }
    }
}

#[test]
fn no_real_name_is_refused_or_left_out() {
    let mut names: Vec<(String, Section)> = PLAIN.map(|name| (name.to_owned(), Section::Main)).to_vec();
    for card in NUMBERS.iter().filter_map(|number| CATALOG.get(number)).map(|entry| &entry.card) {
        let section = if card.kind == Kind::Leader { Section::Leader } else { Section::Main };
        names.extend(card.faces().map(|face| (face.name.clone(), section)));
    }
    names.sort();
    names.dedup();
    // A name that holds a whole card number (`Promo P-739`) is no name by itself, nor beside another number.
    names.retain(|(name, _)| !name.is_empty() && !name.starts_with("Promo P-"));
    for keeps in KEPT.iter().filter(|keeps| keeps.card_names != Keeps::Nothing) {
        let notation = by_id(keeps.id).expect("a notation");
        for names in names.chunks(deck::MAX_LINES / 2) {
            let lines = names.iter().flat_map(|(name, section)| {
                let number = "BT1-005_PR".parse().expect("a number");
                [Some(number), None].map(|print| numbered(print, Some(name.clone()), 1, *section))
            });
            let deck = Deck { lines: lines.collect(), ..Deck::default() };
            let text = (notation.write)(&deck).unwrap_or_else(|error| panic!("{}: {error}", keeps.id));
            let reading = read_as(notation, &text).readings.remove(0);
            assert_eq!(reading.problems, [], "{}", keeps.id);
            let (found, meant) = (lines_read(&reading), lines_kept(&deck, keeps));
            assert_eq!(found.len(), meant.len(), "{}", keeps.id);
            for (found, meant) in found.into_iter().zip(meant) {
                assert_eq!(found, meant, "{}", keeps.id);
            }
        }
    }
}

// What must not happen whatever the text.

/// Parts of lists, to be put together in ways that nobody would.
const SCRAPS: [&str; 76] = [
    "BT1-001",
    "bt1-005_pr",
    "BT1‐006",
    "ＢＴ１－００６",
    "BT1-5",
    "FB01-001",
    "P-001",
    "Champa",
    "Scheming Champa",
    "Son Goku",
    "Schemin Champa",
    "4",
    "４",
    "x4",
    "4x",
    "×",
    "0",
    "-1",
    "1001",
    "99999999999",
    "2.5",
    " ",
    "  ",
    "\t",
    "\n",
    "\r\n",
    "\r",
    "\n\n",
    "\u{feff}",
    "\u{200b}",
    "é",
    "🐟",
    "\0",
    "\u{1b}",
    "#",
    "//",
    "-",
    "_____",
    "=====",
    "Main Deck",
    "Leader",
    "Leader:",
    "main:",
    "leader:",
    "side:",
    "  - ",
    "[",
    "]",
    "{",
    "}",
    ":",
    ",",
    "\"",
    "\\",
    "section,count,number,name\n",
    "{\"main\": {\"BT1-005\": 4}}",
    "\"deckList\"",
    "\"ObjectStates\"",
    "\"scouter\": 1",
    "&a ",
    "*a",
    "[Supremo]",
    "scouter:",
    "SCOUTER:AEAA",
    "<?xml version=\"1.0\"?>",
    "<deck>",
    "<section name=\"Main\">",
    "<card qty=\"4\" id=\"BT1-005\">",
    "</card>",
    "</section></deck>",
    "<cockatrice_deck>",
    "<zone name=\"main\">",
    "<card number=\"4\" name=\"Champa\"/>",
    "</zone></cockatrice_deck>",
    "<!DOCTYPE deck [<!ENTITY a \"b\">]>",
    "&a;",
];

pub(super) fn soup() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => proptest::collection::vec(select(SCRAPS.to_vec()), 0..40).prop_map(|scraps| scraps.concat()),
        1 => proptest::collection::vec(any::<u8>(), 0..300).prop_map(|bytes| String::from_utf8_lossy(&bytes).into_owned()),
        1 => any::<String>(),
    ]
}

/// A change of a text at some place, as slips and hostile hands make them.
#[derive(Clone, Debug)]
enum Change {
    Remove(Index, usize),
    Insert(Index, &'static str),
    Repeat(Index, usize, usize),
    Move(Index, Index, usize),
}

fn changes() -> impl Strategy<Value = Vec<Change>> {
    let place = any::<Index>;
    let change = prop_oneof![
        (place(), 1..30_usize).prop_map(|(at, len)| Change::Remove(at, len)),
        (place(), select(SCRAPS.to_vec())).prop_map(|(at, scrap)| Change::Insert(at, scrap)),
        (place(), 1..60_usize, 1..4_usize).prop_map(|(at, len, times)| Change::Repeat(at, len, times)),
        (place(), place(), 1..60_usize).prop_map(|(from, to, len)| Change::Move(from, to, len)),
    ];
    proptest::collection::vec(change, 1..6)
}

fn changed(text: &str, changes: &[Change]) -> String {
    let mut signs: Vec<char> = text.chars().collect();
    for change in changes {
        let part = |at: &Index, len: usize, signs: &[char]| {
            let start = at.index(signs.len() + 1);
            start..(start + len).min(signs.len())
        };
        match change {
            Change::Remove(at, len) => {
                signs.drain(part(at, *len, &signs));
            }
            Change::Insert(at, scrap) => {
                let at = at.index(signs.len() + 1);
                signs.splice(at..at, scrap.chars());
            }
            Change::Repeat(at, len, times) => {
                let range = part(at, *len, &signs);
                let again = signs[range.clone()].repeat(*times);
                signs.splice(range.end..range.end, again);
            }
            Change::Move(from, to, len) => {
                let taken: Vec<char> = signs.drain(part(from, *len, &signs)).collect();
                let to = to.index(signs.len() + 1);
                signs.splice(to..to, taken);
            }
        }
    }
    signs.into_iter().collect()
}

fn check_span(text: &str, span: Span) -> Result<(), TestCaseError> {
    let fits = span.start <= span.end && text.get(span.start..span.end).is_some();
    prop_assert!(fits, "{:?} does not fit {:?}", span, text);
    let place = LineIndex::new(text).place(text, span);
    prop_assert!(place.line >= 1 && place.column >= 1, "{:?}", place);
    Ok(())
}

fn check_diagnostic(text: &str, diagnostic: &Diagnostic) -> Result<(), TestCaseError> {
    let edits = diagnostic.fix.iter().flat_map(|fix| &fix.edits).map(|edit| edit.span);
    for span in diagnostic.span.into_iter().chain(diagnostic.related.iter().map(|(span, _)| *span)).chain(edits) {
        check_span(text, span)?;
    }
    Ok(())
}

/// Holds what was read to its text: places that fit, and numbers and counts that stand where they are said to.
fn check_reading(text: &str, reading: &Reading) -> Result<(), TestCaseError> {
    for line in &reading.deck.lines {
        let Places { line: whole, count, number, removal } = line.places;
        for span in [Some(whole), count, number, removal].into_iter().flatten() {
            check_span(text, span)?;
        }
        prop_assert!((1..=MAX_COUNT).contains(&line.count));
        prop_assert!(line.card.print.is_some() || line.card.name.is_some(), "a line without a card in {:?}", text);
        if let Some(count) = count {
            prop_assert!(!count.text(text).is_empty(), "{:?} has an empty count", text);
        }
    }
    for problem in &reading.problems {
        check_diagnostic(text, problem)?;
    }
    Ok(())
}

/// Every number under a key, however deep.
fn numbers_under<'v>(value: &'v Value, keys: &[&str], out: &mut Vec<&'v Value>) {
    match value {
        Value::Object(members) => {
            for (key, value) in members {
                if keys.contains(&key.as_str()) {
                    out.push(value);
                }
                numbers_under(value, keys, out);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| numbers_under(item, keys, out)),
        _ => {}
    }
}

fn check_places(json: &str, keys: &[&str]) -> Result<(), TestCaseError> {
    let value: Value = serde_json::from_str(json).map_err(|error| TestCaseError::fail(format!("{error}: {json}")))?;
    let mut places = Vec::new();
    numbers_under(&value, keys, &mut places);
    prop_assert!(places.iter().all(|place| place.as_u64().is_some_and(|n| n >= 1)), "{}", json);
    Ok(())
}

/// Checks a reading under every edition and renders every report.
fn check_reports(text: &str, reading: &Reading) -> Result<(), TestCaseError> {
    let lines = LineIndex::new(text);
    for (ruleset, limits) in RULESETS.iter() {
        let outcome = legality::check(reading, &CATALOG, ruleset, limits.as_ref(), None);
        for finding in &outcome.findings {
            check_diagnostic(text, &finding.diagnostic)?;
        }
        let checked =
            Checked { source: "list#1", path: "list", text, lines: &lines, outcome: &outcome, lang: Lang::En };
        prop_assert!(report::human::findings(&checked).ends_with(&report::human::verdict(&checked)));
        report::deck::show(&checked);
        let json = report::json::head(&ruleset.id) + &report::json::deck(&checked, true) + report::json::TAIL;
        check_places(&json, &["line", "column"])?;
        check_places(
            &report::sarif::log(&report::sarif::results(&checked), Lang::En),
            &["startLine", "startColumn", "endColumn"],
        )?;
        let commands = report::github::annotations(&checked);
        prop_assert_eq!(commands.lines().count(), outcome.findings.len());
        prop_assert!(!commands.contains("line=0") && !commands.contains("col=0"));
        check_compared(&checked)?;
        check_surveyed(&checked)?;
    }
    Ok(())
}

/// A list beside itself is the same list, in every form.
fn check_compared(checked: &Checked<'_>) -> Result<(), TestCaseError> {
    let comparison = compare(checked.outcome, checked.outcome);
    prop_assert!(comparison.is_same());
    let difference = Difference { lists: Pair { before: *checked, after: *checked }, comparison, chances: None };
    let value: Value = serde_json::from_str(&report::compare::json(&difference)).expect("JSON");
    prop_assert_eq!(&value["same"], true);
    prop_assert!(report::compare::human(&difference).contains("the same "));
    prop_assert!(report::compare::csv(&difference).lines().skip(1).all(|row| row.ends_with(",0")));
    report::compare::markdown(&difference);
    Ok(())
}

/// A survey of one list counts it once, in every form.
fn check_surveyed(checked: &Checked<'_>) -> Result<(), TestCaseError> {
    let mut survey = Survey::default();
    survey.add(checked.outcome);
    let surveyed = Surveyed { survey, only: None, unreadable: 0, skipped: 0, top: usize::MAX, lang: Lang::En };
    let value: Value = serde_json::from_str(&report::survey::json(&surveyed)).expect("JSON");
    prop_assert_eq!(&value["leaders"][0]["lists"], 1);
    prop_assert!(report::survey::human(&surveyed, None).starts_with("1 list under "));
    for part in [Part::Cards, Part::Leaders, Part::Findings, Part::Caps] {
        let columns: Vec<usize> = report::survey::markdown(&surveyed, part)
            .lines()
            .filter(|line| line.starts_with('|'))
            .map(|line| line.replace("\\|", "").matches('|').count())
            .collect();
        prop_assert!(columns.windows(2).all(|two| two[0] == two[1]), "{columns:?}");
        report::survey::csv(&surveyed, part);
    }
    Ok(())
}

/// Copies by section and card, and how many lines are not understood.
type Meaning = (BTreeMap<(Section, CardNumber), u32>, usize);

fn meaning(reading: &Reading) -> Meaning {
    let resolution = legality::resolve::resolve(&reading.deck, &CATALOG);
    let mut copies = BTreeMap::new();
    for line in &resolution.lines {
        *copies.entry((line.section, line.entry.card.number.clone())).or_insert(0) += line.line.count;
    }
    (copies, reading.problems.len() + resolution.missed.len())
}

/// Applies the safe edits until none is left; the cards must stay the same on the way.
fn check_fixing(notation: &'static Notation, text: &str) -> Result<(), TestCaseError> {
    let (ruleset, limits) = &RULESETS[0];
    let mut text = text.to_owned();
    for _ in 0..8 {
        let readings = read_as(notation, &text).readings;
        let mut edits = Vec::new();
        for reading in &readings {
            edits.extend(safe_edits(&legality::check(reading, &CATALOG, ruleset, limits.as_ref(), None).findings));
        }
        if edits.is_empty() {
            return Ok(());
        }
        let fixed = apply_edits(&text, &edits).map_err(|error| TestCaseError::fail(format!("{error}: {text:?}")))?;
        let meant: Vec<Meaning> = readings.iter().map(meaning).collect();
        let afterwards: Vec<Meaning> = read_as(notation, &fixed).readings.iter().map(meaning).collect();
        prop_assert_eq!(afterwards, meant, "{:?} became {:?}", text, fixed);
        text = fixed;
    }
    prop_assert!(false, "the edits of {:?} never end", text);
    Ok(())
}

fn check_sound(notation: &'static Notation, text: &str) -> Result<(), TestCaseError> {
    for reading in &read_as(notation, text).readings {
        check_reading(text, reading)?;
        check_reports(text, reading)?;
    }
    check_fixing(notation, text)
}

proptest! {
    #![proptest_config(cases(100))]

    #[test]
    fn no_text_breaks_a_reader_a_check_or_a_report(text in soup()) {
        check_sound(recognise(&text), &text)?;
        for notation in NOTATIONS {
            for reading in &read_as(notation, &text).readings {
                check_reading(&text, reading)?;
            }
        }
    }

    #[test]
    fn a_changed_list_breaks_nothing_and_fixing_it_keeps_its_cards(
        deck in plain_decks(),
        notation in select(NOTATIONS.to_vec()),
        changes in changes(),
    ) {
        let text = (notation.write)(&deck).expect("a deck of numbers");
        let text = changed(&text, &changes);
        check_sound(notation, &text)?;
        check_reading(&text, &deck::read(&text).readings[0])?;
    }

    #[test]
    fn comparing_the_other_way_round_swaps_what_goes_out_and_what_comes_in(a in plain_decks(), b in plain_decks()) {
        let [a, b] = [a, b].map(|deck| Reading { deck, ..Reading::default() });
        let (ruleset, _) = &RULESETS[0];
        let [a, b] = [&a, &b].map(|reading| legality::check(reading, &CATALOG, ruleset, None, None));
        let (there, back) = (compare(&a, &b), compare(&b, &a));
        prop_assert_eq!(there.stayed(), back.stayed());
        prop_assert_eq!(there.moved(), Pair { before: back.moved().after, after: back.moved().before });
        prop_assert_eq!(there.changed().count(), back.changed().count());
        let size = |outcome: &legality::Outcome<'_>| Section::ALL.map(|section| outcome.context.size(section));
        prop_assert_eq!(size(&a).iter().sum::<u32>(), there.stayed() + there.moved().before);
    }

    #[test]
    fn a_changed_list_with_names_breaks_nothing(
        deck in decks(FOUR),
        notation in select(NOTATIONS.to_vec()),
        changes in changes(),
    ) {
        if let Ok(text) = (notation.write)(&deck) {
            check_sound(notation, &changed(&text, &changes))?;
        }
    }
}

// Card tables.

fn word_list() -> impl Strategy<Value = Vec<String>> {
    proptest::collection::vec("[^\\t\\n|]{1,8}", 0..3)
}

fn face() -> impl Strategy<Value = Face> {
    ("[^\\t\\n]{0,20}", any::<Option<i32>>(), word_list(), word_list(), word_list())
        .prop_map(|(name, power, characters, traits, eras)| Face { name, power, characters, traits, eras })
}

/// Cards that never were, with skills of real ones.
fn entry() -> impl Strategy<Value = Entry> {
    let costs = (any::<Option<(Option<u8>, [u8; 2])>>(), any::<Option<(u8, i32)>>());
    (print(), any::<Index>(), select(Kind::ALL.to_vec()), "[A-Z]{0,3}", costs, face(), proptest::option::of(face()))
        .prop_map(|(print, like, kind, rarity, (energy, combo), front, back)| {
            let like = CATALOG.get(like.get(NUMBERS.as_slice())).expect("a number of the table");
            let energy = energy.map(|(total, [red, green])| {
                let mut cost =
                    EnergyCost { total: total.map_or(Total::X, Total::Fixed), specified: ByColor::default() };
                cost.specified[Color::Red] = red % 9;
                cost.specified[Color::Green] = green % 9;
                cost
            });
            let combo = combo.map(|(cost, power)| Combo { cost, power });
            let colors = like.card.colors;
            let skills = like.back.clone();
            let back_skills = if back.is_some() { skills } else { Skills::default() };
            let card = Card { number: print.number, kind, rarity, colors, energy, combo, front, back };
            Entry { card, front: like.front.clone(), back: back_skills }
        })
}

fn own_table() -> impl Strategy<Value = UserTable> {
    proptest::collection::vec(entry(), 0..6)
        .prop_map(|entries| entries.into_iter().map(|entry| (entry.card.number.clone(), entry)).collect())
}

/// Two real cards as JSON lines and as CSV, to be changed.
const JSON_CARDS: &str = r#"{"number": "BT1-001", "type": "LEADER", "name": "Champa", "colors": ["Red"], "power": 10000, "skill": "[Permanent] You can include up to seven copies of {Fish} in your deck.", "back": {"name": "Champa", "power": 15000}}
{"number": "BT1-005", "type": "BATTLE", "name": "Fish", "colors": ["Red", "Blue"], "energy": 3, "specified": {"R": 1}, "combo_cost": 0, "combo_power": 5000, "skill": "[Supremo]\n[Bond 2] Draw."}
"#;
const CSV_CARDS: &str = "number,type,name,rarity,colors,energy,specified,combo cost,combo power,power,traits,skill\n\
    zz1-001,Battle,Fish,C,Red/Blue,3,R,0,5000,10000,Sea,[Ultimate]\n\
    zz1-002,Extra,\"Fish, fried\",C,Red,X,RRR,,,,,\n";

/// A list of limits, to be changed.
const LIMITS: &str = "# title: ours\nnumber\tlimit\tsince\tas-early-as\tevent\tuntil\nBT1-005\t0\t2023-03-31\t\t\t\n\
    BT12-023\t1\t2022-10-28\t2021-11-01\tBT17 pre-release\t2024-01-01\nBT12-023\tbanned\t2024-01-02\t\t\t\n";

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn a_card_table_is_read_as_it_was_written(cards in own_table()) {
        let text = table::write(&cards);
        prop_assert_eq!(table::read(&text), Ok(cards.clone()), "{}", text);
        let imported = import::read(&text).expect("the keyword table fits");
        prop_assert_eq!(imported.problems, &[]);
        prop_assert_eq!(imported.cards, cards);
    }

    #[test]
    fn no_text_breaks_the_readers_of_card_tables(text in soup()) {
        let _ = table::read(&text);
        let _ = import::read(&text).expect("the keyword table fits");
    }

    #[test]
    fn a_changed_card_table_breaks_nothing(
        cards in own_table(),
        form in 0..4_u8,
        changes in changes(),
    ) {
        let text = match form {
            0 => table::write(&cards),
            1 => JSON_CARDS.to_owned(),
            2 => format!("[{}]", JSON_CARDS.trim_end().replace('\n', ",\n")),
            _ => CSV_CARDS.to_owned(),
        };
        let text = changed(&text, &changes);
        let _ = table::read(&text);
        let imported = import::read(&text).expect("the keyword table fits");
        let lines = text.matches('\n').count() + 1;
        prop_assert!(imported.problems.iter().all(|problem| (1..=lines).contains(&problem.line)));
        let inside = |problem: &import::Problem| {
            problem.diagnostic.span.is_some_and(|span| text.get(span.start..span.end).is_some())
        };
        prop_assert!(imported.problems.iter().all(inside), "{:?}", imported.problems);
        faults::human("table", &text, imported.problems.iter().map(|problem| &problem.diagnostic), Lang::It);
        // What would be imported is kept as it is.
        let origin = Origin { source: String::new(), imported: Timestamp::default(), order: 1, download: None };
        let kept = kept::read(kept::write(&imported.sound(), &origin)).expect("a table");
        prop_assert!(kept.entries().keys().eq(imported.sound().keys()));
        // What was taken is a table again.
        let again = table::read(&table::write(&imported.cards));
        prop_assert_eq!(again.map(|cards| cards.len()), Ok(imported.cards.len()));
    }

    #[test]
    fn no_text_breaks_the_reader_of_kept_tables(text in soup(), changes in changes()) {
        let origin = Origin { source: String::new(), imported: Timestamp::default(), order: 1, download: None };
        let table = kept::write(&import::read(CSV_CARDS).expect("the keyword table fits").cards, &origin);
        let damaged = changed(&table, &changes);
        prop_assert_eq!(kept::read(damaged.clone()).is_ok(), damaged == table);
        prop_assert!(kept::read(text).is_err());
    }

    #[test]
    fn no_text_breaks_the_reader_of_limit_lists(text in soup(), changes in changes(), which in any::<bool>()) {
        let text = if which { changed(LIMITS, &changes) } else { text };
        let parsed = parse_list(&text);
        let inside =
            |fault: &Diagnostic| fault.span.is_some_and(|span| text.get(span.start..span.end).is_some());
        prop_assert!(parsed.faults.iter().all(inside), "{:?}", parsed.faults);
        faults::human("list", &text, &parsed.faults, Lang::Fr);
        parsed.list.on(None);
    }

    #[test]
    fn edits_apply_whole_or_not_at_all(
        text in any::<String>(),
        edits in proptest::collection::vec((0..40_usize, 0..40_usize, "[a-é]{0,3}"), 0..6),
    ) {
        let edits: Vec<Edit> =
            edits.into_iter().map(|(start, end, text)| Edit { span: Span::new(start, end), text }).collect();
        if let Ok(edited) = apply_edits(&text, &edits) {
            // One after the other from the back gives the same.
            let mut from_back: Vec<&Edit> = edits.iter().collect();
            from_back.sort_by_key(|edit| (edit.span, &edit.text));
            from_back.dedup();
            let mut plain = text.clone();
            for edit in from_back.into_iter().rev() {
                plain.replace_range(edit.span.start..edit.span.end, &edit.text);
            }
            prop_assert_eq!(edited, plain);
        }
    }
}
