//! What every notation keeps of a deck, and why it may refuse one.

use deckscouter::card::{CardNumber, Game, Kind, Print, Section};
use deckscouter::deck::notation::{Signs, by_id, read_as, recognise};
use deckscouter::deck::{self, Deck, Line, MAX_COUNT, NOTATIONS, Reading, WriteError};
use deckscouter::shown;
use proptest::prelude::*;

use super::{ALL, AWKWARD, CATALOG, FOUR, NUMBERS, PLAIN, cases, decks, numbered, plain_decks_of, plain_written};

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
    /// The numbers it has a form for.
    numbers: Numbers,
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

/// The numbers that a notation holds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Numbers {
    /// All of them.
    Any,
    /// Passcodes, whole ones and in their usual spelling.
    Passcodes,
}

const YUGIOH: &[Section] = &[Section::Main, Section::Extra, Section::Side];
const FORCE_OF_WILL: &[Section] = &[Section::Leader, Section::Main, Section::Stones, Section::Side];

#[rustfmt::skip]
static KEPT: [Kept; 14] = {
    use Keeps::{Exactly, Legible, Nothing, Words};
    use Lines::{Each, Merged, Sorted};
    use Numbers::{Any, Passcodes};
    [
        Kept { id: "text",  deck_name: Words,   rules: Words,   card_names: Legible, numbers: Any,       sections: ALL, lines: Each },
        Kept { id: "site",  deck_name: Nothing, rules: Nothing, card_names: Legible, numbers: Any,       sections: ALL, lines: Each },
        Kept { id: "yaml",  deck_name: Exactly, rules: Exactly, card_names: Legible, numbers: Any,       sections: ALL, lines: Each },
        Kept { id: "csv",   deck_name: Nothing, rules: Nothing, card_names: Words,   numbers: Any,       sections: ALL, lines: Each },
        Kept { id: "json",  deck_name: Exactly, rules: Exactly, card_names: Exactly, numbers: Any,       sections: ALL, lines: Each },
        Kept { id: "tts",   deck_name: Exactly, rules: Nothing, card_names: Legible, numbers: Any,       sections: ALL, lines: Each },
        Kept { id: "arena", deck_name: Exactly, rules: Nothing, card_names: Nothing, numbers: Any,       sections: FOUR, lines: Each },
        Kept { id: "map",   deck_name: Exactly, rules: Exactly, card_names: Nothing, numbers: Any,       sections: ALL, lines: Merged },
        Kept { id: "share", deck_name: Exactly, rules: Exactly, card_names: Nothing, numbers: Any,       sections: ALL, lines: Sorted },
        Kept { id: "o8d",   deck_name: Nothing, rules: Nothing, card_names: Legible, numbers: Any,       sections: ALL, lines: Each },
        Kept { id: "cod",   deck_name: Words,   rules: Nothing, card_names: Legible, numbers: Any,       sections: ALL, lines: Each },
        Kept { id: "ydk",   deck_name: Nothing, rules: Nothing, card_names: Nothing, numbers: Passcodes, sections: YUGIOH, lines: Merged },
        Kept { id: "ydke",  deck_name: Nothing, rules: Nothing, card_names: Nothing, numbers: Passcodes, sections: YUGIOH, lines: Merged },
        Kept { id: "fdk",   deck_name: Exactly, rules: Nothing, card_names: Nothing, numbers: Any,       sections: FORCE_OF_WILL, lines: Merged },
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

/// A deck as it reads back where signs of names that act are shown.
fn with_shown_signs(deck: &Deck, notation: &Kept) -> Deck {
    let mut deck = deck.clone();
    if by_id(notation.id).expect("a notation").signs == Signs::Shown {
        let names = deck.lines.iter_mut().filter_map(|line| line.card.name.as_mut());
        for name in deck.name.iter_mut().chain(&mut deck.rules).chain(names).filter(|name| name.contains(shown::acts)) {
            *name = shown::line(&words(name)).into_owned();
        }
    }
    deck
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
        WriteError::Passcode { .. } => notation.numbers == Numbers::Passcodes && !lines().all(has_passcode),
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
            // Behind the key of a name, `BT1-006 x2` would be a card that is lost.
            let holds_number = notation.id == "text"
                && name.split_whitespace().any(|word| word.trim_matches(['[', ']']).parse::<Print>().is_ok());
            notation.deck_name == Keeps::Words && (name.contains(unfit) || holds_number)
        }
        // These decks do not say their game, and are short; other reasons there are none.
        _ => false,
    }
}

/// Whether a line says a passcode, as cards have it.
fn has_passcode(line: &Line) -> bool {
    let Some(Print { number, suffix: None }) = &line.card.print else { return false };
    let code = number.passcode().filter(|code| (1..1_000_000_000).contains(code));
    code.map(CardNumber::from_passcode).as_ref() == Some(number)
}

/// Writes a deck, and holds what is read back to the table of what is kept.
fn check_round_trip(deck: &Deck, keeps: &Kept) -> Result<(), TestCaseError> {
    let notation = by_id(keeps.id).expect("a notation");
    let (written, deck) = ((notation.write)(deck), &with_shown_signs(deck, keeps));
    let text = match written {
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
    #![proptest_config(cases(60))]

    #[test]
    fn a_deck_is_read_as_it_was_written_in_every_notation(deck in decks(ALL)) {
        for keeps in &KEPT {
            check_round_trip(&deck, keeps)?;
        }
    }

    #[test]
    fn a_deck_of_numbers_is_held_by_every_notation_of_its_game_and_of_none(
        decks in [Game::Dbscg, Game::Yugioh, Game::ForceOfWill].map(|game| (Just(game), plain_decks_of(game))),
    ) {
        for (game, deck) in decks {
            for keeps in &KEPT {
                let notation = by_id(keeps.id).expect("a notation");
                let own = notation.game.is_none_or(|of| of == game);
                prop_assert!(!own || (notation.write)(&deck).is_ok(), "{}: {:?}", keeps.id, deck);
                check_round_trip(&deck, keeps)?;
            }
        }
    }

    #[test]
    fn what_is_written_is_written_so_again((notation, deck) in plain_written()) {
        let text = (notation.write)(&deck).expect("a deck of numbers");
        prop_assert_eq!((notation.write)(&read_as(notation, &text).readings[0].deck), Ok(text));
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
    let all = crate::engine::is_soak();
    for (at, keeps) in KEPT.iter().filter(|keeps| keeps.card_names != Keeps::Nothing).enumerate() {
        let notation = by_id(keeps.id).expect("a notation");
        // Each notation with a third of them, so that together they are kept by several.
        let names: Vec<_> =
            names.iter().enumerate().filter(|(n, _)| all || n % 3 == at % 3).map(|(_, it)| it).collect();
        for names in names.chunks(deck::MAX_LINES / 2) {
            let lines = names.iter().flat_map(|(name, section)| {
                let number = "BT1-005_PR".parse().expect("a number");
                [Some(number), None].map(|print| numbered(print, Some(name.clone()), 1, *section))
            });
            let deck = Deck { lines: lines.collect(), ..Deck::default() };
            let text = (notation.write)(&deck).unwrap_or_else(|error| panic!("{}: {error}", keeps.id));
            let reading = read_as(notation, &text).readings.remove(0);
            assert_eq!(reading.problems, [], "{}", keeps.id);
            let (found, meant) = (lines_read(&reading), lines_kept(&with_shown_signs(&deck, keeps), keeps));
            assert_eq!(found.len(), meant.len(), "{}", keeps.id);
            for (found, meant) in found.into_iter().zip(meant) {
                assert_eq!(found, meant, "{}", keeps.id);
            }
        }
    }
}
