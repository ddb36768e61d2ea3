//! What must hold for every deck, every text, every table and every set of edits, tried on random ones.
//!
//! By default the same cases are tried each time, so that a run says something about the change that was made.
//! `PROPTEST_CASES=20000 PROPTEST_RNG_SEED=7 cargo test --test it properties` looks further.
//!
//! * `kept`: what every notation keeps of a deck.
//! * `share_codes`: slips in share codes, and what does not count in them.
//! * `lost`: no card line of a text is lost without a word.
//! * `readers`: no text breaks a reader, a check, a report or a fix.
//! * `tables`: card tables, lists of limits, edits.
//!
//! What they are tried on stands here.

mod kept;
mod lost;
mod readers;
mod share_codes;
mod tables;

use std::sync::LazyLock;

use deckscouter::card::{CardNumber, Game, Print, Section};
use deckscouter::catalog::Catalog;
use deckscouter::deck::{CardRef, Deck, Line, MAX_COUNT, NOTATIONS, Notation, Places};
use proptest::prelude::*;
use proptest::sample::{Index, select};

pub(crate) use super::cases::cases;

pub(super) static CATALOG: LazyLock<Catalog> = LazyLock::new(Catalog::embedded);
pub(super) static NUMBERS: LazyLock<Vec<CardNumber>> = LazyLock::new(|| CATALOG.numbers());

pub(super) const FOUR: &[Section] = &[Section::Leader, Section::Main, Section::Z, Section::Side];
pub(super) const ALL: &[Section] = &Section::ALL;

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

/// Passcodes; a few of them again and again.
fn passcode() -> impl Strategy<Value = Print> {
    let codes =
        prop_oneof![2 => select(vec![1, 581_014, 7_391_448, 100_000_005, 999_999_999]), 1 => 1..1_000_000_000_u32];
    codes.prop_map(|code| Print { number: CardNumber::from_passcode(code), suffix: None })
}

/// Codes of Force of Will; of some, the form is known among words.
fn code() -> impl Strategy<Value = Print> {
    let codes = ["1-084", "1-203", "CMF-005", "CMF-005J", "S-001", "VS01-007", "AOA-012*", "AO4-BB1", "PROMO1-001"];
    select(codes.to_vec()).prop_map(|code| code.parse().expect("a number"))
}

/// What no card of any game has, though it looks like it.
fn odd_number() -> impl Strategy<Value = Print> {
    select(vec!["00000000", "000000005", "07391448_PR", "1-084_PR"]).prop_map(|odd| odd.parse().expect("a number"))
}

fn count() -> impl Strategy<Value = u32> {
    prop_oneof![40 => 1..=4_u32, 1 => 1..=MAX_COUNT]
}

fn line(sections: &'static [Section]) -> impl Strategy<Value = Line> {
    let any_print = prop_oneof![6 => print(), 2 => passcode(), 2 => code(), 1 => odd_number()];
    let card = prop_oneof![
        6 => (any_print, proptest::option::of(card_name())).prop_map(|(print, name)| (Some(print), name)),
        // What cannot be refused for its name.
        1 => real_name().prop_map(|name| (None, Some(name))),
    ];
    (card, count(), select(sections)).prop_map(|((print, name), count, section)| numbered(print, name, count, section))
}

fn numbered(print: Option<Print>, name: Option<String>, count: u32, section: Section) -> Line {
    let card = CardRef { print, name, spelling: None };
    Line::of(count, card, section, Places::default())
}

pub(super) fn decks(sections: &'static [Section]) -> impl Strategy<Value = Deck> {
    let rules = prop_oneof![3 => Just(None), 1 => Just(Some("dbscg-4.00".to_owned())), 1 => deck_name().prop_map(Some)];
    let name = proptest::option::of(deck_name());
    (name, rules, proptest::collection::vec(line(sections), 1..20), any::<Index>()).prop_map(
        |(name, rules, mut lines, twice)| {
            // Lists hold lines twice.
            lines.push(lines[twice.index(lines.len())].clone());
            Deck { name, rules, game: None, lines }
        },
    )
}

/// A deck that every notation holds which is not that of another game: numbers only, one leader, the sections of the game.
pub(super) fn plain_decks() -> impl Strategy<Value = Deck> {
    plain_decks_of(Game::Dbscg)
}

/// The same of a game.
pub(super) fn plain_decks_of(game: Game) -> BoxedStrategy<Deck> {
    use Section::{Extra, Main, Side, Stones, Z};
    let (prints, sections) = match game {
        Game::Yugioh => (passcode().boxed(), vec![Main, Main, Extra, Side]),
        Game::ForceOfWill => (code().boxed(), vec![Main, Main, Stones, Side]),
        Game::Dbscg | Game::Exo => (print().boxed(), vec![Main, Main, Side, Z]),
    };
    let line = (prints.clone(), 1..=4_u32, select(sections));
    let lines = proptest::collection::vec(line, 1..12);
    let deck = (prints, lines, proptest::option::of(select(PLAIN.to_vec()))).prop_map(move |(leader, lines, name)| {
        let lines = lines.into_iter().map(|(print, count, section)| numbered(Some(print), None, count, section));
        let leader = (game != Game::Yugioh).then(|| numbered(Some(leader), None, 1, Section::Leader));
        Deck { name: name.map(Into::into), lines: leader.into_iter().chain(lines).collect(), ..Deck::default() }
    });
    deck.boxed()
}

/// A notation, and a deck that it holds.
pub(super) fn plain_written() -> impl Strategy<Value = (&'static Notation, Deck)> {
    let deck = |notation: &'static Notation| (Just(notation), plain_decks_of(notation.game.unwrap_or_default()));
    select(NOTATIONS.to_vec()).prop_flat_map(deck)
}

/// Parts of lists, to be put together in ways that nobody would.
const SCRAPS: [&str; 100] = [
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
    "#main\n",
    "#extra",
    "!side\r\n",
    "#created by Ann\n",
    "83326048\n",
    "0581014",
    "1234567890",
    "ydke://",
    "YDKE://YHT3BGB09wTHNEgD!!lt0IAA==!",
    "YHT3BA==",
    "!",
    "=",
    "\"ruler\": \"CMF-005\"",
    "{\"main\": [\"1-084\", \"1-084\"]}",
    "[\"CMF-058\"]",
    "\"stones\": [",
    "CMF-005J",
    "[1-084]",
    "##Fish\n",
    "###Ruler\n",
    "###Stone deck\n",
    "//deck-2\n",
    "//play-1\n",
    "\"I\", the Pilot",
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
