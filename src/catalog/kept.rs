//! A card table that a user has imported, in the form in which it is kept: a sum, where it came from, and its rows.
//!
//! The rows are those of our own table, sorted, so that nothing is parsed until it is asked for. What was damaged since it was
//! written is noticed by the sum; what another version of the program has written, or other readers of cards between two
//! versions, is read whole before it is believed.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::sorted::Sorted;
use super::table::{self, RowError};
use super::{Entry, UserTable, import};
use crate::card::{CardNumber, Game, fold};
use crate::language::{Message, say};

/// What the first line begins with; the sum of all that follows stands behind it.
const SIGN: &str = "# scouter card table ";
/// What writes tables: a version, and the readers of cards that it was built with.
const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), "+", env!("CARD_READERS"));

/// Where a table came from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Origin {
    /// The file, by its whole path, or the address.
    pub source: String,
    /// When it was imported.
    pub imported: Timestamp,
    /// Later ones lie above earlier ones.
    pub order: u64,
    /// What is known of the download; `None` where it was a file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub download: Option<Download>,
}

/// What tells whether an address still gives the same.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Download {
    /// SHA-256 of what came, in hexadecimal digits.
    pub sha256: String,
    /// What the server calls this state of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub etag: Option<String>,
    /// Since when the server has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_modified: Option<String>,
}

/// The second line.
#[derive(Serialize, Deserialize)]
struct Head {
    #[serde(flatten)]
    origin: Origin,
    cards: usize,
    #[serde(default)]
    game: Game,
    version: String,
}

/// Why a text is no table that we have kept.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
#[non_exhaustive]
pub enum Damage {
    /// It does not begin as one.
    Foreign,
    /// The sum is another.
    Sum,
    /// The line that says where it came from.
    Head(String),
    /// Rows of another version.
    Row {
        /// What has written it.
        version: String,
        /// Line, from 1.
        line: usize,
        /// What is wrong there.
        error: RowError,
    },
}

impl Damage {
    /// What is wrong, in a sentence.
    pub fn message(&self) -> Message {
        match self {
            Self::Foreign => say!("damage-foreign"),
            Self::Sum => say!("damage-sum"),
            Self::Head(reason) => say!("damage-head", reason = reason),
            Self::Row { version, line, error } => {
                say!("damage-row", version = version, line = *line, fault = error.message())
            }
        }
    }
}

/// An imported table.
#[derive(Debug)]
pub struct Kept {
    /// Where it came from.
    pub origin: Origin,
    /// How many cards it has.
    pub cards: usize,
    /// The game that they belong to.
    pub game: Game,
    /// Whether this version of the program has written it.
    pub is_current: bool,
    text: String,
    /// Where the header of the table begins.
    table: usize,
    /// Folded names, of whichever language, with the numbers of their cards; gathered when a name is first asked for.
    names: OnceLock<BTreeMap<String, Vec<CardNumber>>>,
}

/// The text of a table that is to be kept.
pub fn write(cards: &UserTable, origin: &Origin) -> String {
    let game = import::game_of(cards);
    let head = Head { origin: origin.clone(), cards: cards.len(), game, version: VERSION.to_owned() };
    // Strings and numbers always serialise.
    let head = serde_json::to_string(&head).unwrap_or_default();
    let rest = format!("# {head}\n{}", table::write(cards));
    format!("{SIGN}{}\n{rest}", sum_of(&rest))
}

fn sum_of(rest: &str) -> String {
    format!("{:08x}", crc32fast::hash(rest.as_bytes()))
}

/// Reads a table that was kept.
///
/// # Errors
/// When it is damaged.
pub fn read(text: String) -> Result<Kept, Damage> {
    let (first, rest) = text.split_once('\n').ok_or(Damage::Foreign)?;
    let sum = first.strip_prefix(SIGN).ok_or(Damage::Foreign)?;
    if sum != sum_of(rest) {
        return Err(Damage::Sum);
    }
    let (head, rows) = rest.split_once('\n').unwrap_or((rest, ""));
    let head: Head =
        serde_json::from_str(head.trim_start_matches("# ")).map_err(|error| Damage::Head(error.to_string()))?;
    let is_current = head.version == VERSION;
    if !is_current && let Err(problems) = table::read(rows) {
        // Two lines stand above the table.
        let first = problems.into_iter().next().map(|(line, error)| (line + 2, error));
        return Err(first.map_or(Damage::Sum, |(line, error)| Damage::Row { version: head.version, line, error }));
    }
    let table = text.len() - rows.len();
    Ok(Kept {
        origin: head.origin,
        cards: head.cards,
        game: head.game,
        is_current,
        table,
        text,
        names: OnceLock::new(),
    })
}

/// The game of a table that was kept, by its first two lines; `None` where they do not say. Whether the rest of it is sound, only
/// [`read`] tells.
pub fn game_of(beginning: &str) -> Option<Game> {
    let mut lines = beginning.strip_prefix(SIGN)?.lines().skip(1);
    let head: Head = serde_json::from_str(lines.next()?.trim_start_matches("# ")).ok()?;
    Some(head.game)
}

impl Kept {
    pub(super) fn rows(&self) -> Sorted<'_> {
        Sorted::below_header(&self.text[self.table..])
    }

    pub(super) fn get(&self, number: &CardNumber) -> Option<Entry> {
        // Each row has been read when the table was put on the shelf by these readers or, if by others, when it was opened.
        self.rows().get(number.as_str())?.ok()
    }

    /// The numbers of its cards, in order.
    pub fn numbers(&self) -> impl Iterator<Item = CardNumber> {
        self.rows().numbers().filter_map(|number| number.parse().ok())
    }

    /// Every folded name with the numbers of its cards.
    pub(super) fn names(&self) -> &BTreeMap<String, Vec<CardNumber>> {
        self.names.get_or_init(|| {
            let mut names: BTreeMap<String, Vec<CardNumber>> = BTreeMap::new();
            for line in self.rows().lines() {
                let Some((number, called)) = table::names(line) else { continue };
                for name in called {
                    names.entry(fold(name)).or_default().push(number.clone());
                }
            }
            names
        })
    }

    /// All of its cards.
    pub fn entries(&self) -> UserTable {
        self.numbers().filter_map(|number| Some((number.clone(), self.get(&number)?))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::Catalog;

    const FISH: &str = "number,type,name,colors,energy,specified,power,combo_cost,combo_power,skill\n\
        ZZ1-001,Battle,Sea Bream,Red,2,R,10000,0,5000,[Super Combo]\n\
        BT1-006,Battle,Scheming Bream,Red,2,R,15000,0,5000,\n";

    fn origin(order: u64) -> Origin {
        let imported = "2026-11-22T06:00:00Z".parse().expect("a time");
        Origin { source: "/fish.csv".to_owned(), imported, order, download: None }
    }

    fn fish() -> String {
        write(&import::read(FISH).expect("the keyword table fits").cards, &origin(1))
    }

    #[test]
    fn what_is_kept_is_read_again() {
        let kept = read(fish()).expect("a table");
        assert_eq!((kept.cards, kept.is_current, &kept.origin), (2, true, &origin(1)));
        assert_eq!(kept.entries(), import::read(FISH).expect("the keyword table fits").cards);
    }

    #[test]
    fn the_first_two_lines_tell_the_game() {
        let monsters = import::read("number,type,name\n00000005,monster,Eel\n").expect("the keyword table fits").cards;
        let texts =
            [fish(), write(&monsters, &origin(1)), fish().replace(SIGN, "# "), fish()[..SIGN.len() + 20].to_owned()];
        let beginning = |text: &String| text.split_inclusive('\n').take(2).collect::<String>();
        let games: Vec<_> = texts.iter().map(|text| game_of(&beginning(text))).collect();
        assert_eq!(games, [Some(Game::Dbscg), Some(Game::Yugioh), None, None]);
    }

    #[test]
    fn a_kept_table_lies_over_the_embedded_one_and_below_the_users() {
        let over = |users| Catalog::with_user_tables(users).over(vec![read(fish()).expect("a table")]);
        let catalog = over(Vec::new());
        let name = |catalog: &Catalog, number: &str| {
            catalog.get(&number.parse().expect("a number")).map(|entry| entry.card.name().to_owned())
        };
        assert_eq!(name(&catalog, "BT1-006").as_deref(), Some("Scheming Bream"));
        assert_eq!(name(&catalog, "BT1-005").as_deref(), name(&Catalog::embedded(), "BT1-005").as_deref());
        assert_eq!(catalog.named("sea BREAM").len(), 1);
        assert_eq!(catalog.named("Scheming Champa").len(), 0);
        assert_eq!(catalog.numbers().len(), Catalog::embedded().numbers().len() + 1);
        let users = import::read(&FISH.replace("Scheming", "Sleeping")).expect("the keyword table fits").cards;
        assert_eq!(name(&over(vec![users]), "BT1-006").as_deref(), Some("Sleeping Bream"));
    }

    #[test]
    fn a_search_finds_each_card_once_as_the_topmost_table_has_it() {
        let search = crate::catalog::search::Search::parse("number:BT1-006").expect("a search");
        let catalog = Catalog::embedded().over(vec![read(fish()).expect("a table")]);
        let names: Vec<_> = catalog.search(&search).cards.iter().map(|card| card.name().to_owned()).collect();
        assert_eq!(names, ["Scheming Bream"]);
    }

    #[test]
    fn a_byte_more_less_or_other_is_noticed() {
        let text = fish();
        for at in 0..text.len() {
            let mut other = text.clone().into_bytes();
            other[at] ^= 1;
            let whole = String::from_utf8(other.clone()).expect("ASCII");
            assert!(read(whole).is_err(), "byte {at} other");
            other.remove(at);
            assert!(read(String::from_utf8(other).expect("ASCII")).is_err(), "byte {at} less");
            assert!(read(text[..at].to_owned()).is_err(), "cut at {at}");
        }
    }

    #[test]
    fn a_table_of_another_version_or_of_other_readers_is_read_whole_before_it_is_believed() {
        let summed = |rest: &str| format!("{SIGN}{}\n{rest}", sum_of(rest));
        let text = fish();
        let rest = text.split_once('\n').expect("lines").1;
        for (written, by) in [(VERSION, "0.0.1"), (env!("CARD_READERS"), "0123456789abcdef")] {
            let older = rest.replace(written, by);
            assert!(!read(summed(&older)).expect("a table").is_current, "{by}");
            let broken = older.replace("15000", "strong");
            assert!(matches!(read(summed(&broken)), Err(Damage::Row { line: 4, .. })), "{by}");
            // What is in no notation of these readers is no card without skills.
            let skilled = older.replace("SuperCombo", "SuperCombos");
            assert_ne!(skilled, older, "the first card has a keyword");
            assert!(matches!(read(summed(&skilled)), Err(Damage::Row { line: 5, .. })), "{by}");
        }
    }
}
