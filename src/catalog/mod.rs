//! Cards by the thousand: the embedded table, the user's tables above it, and finding a card from what people write.
//!
//! Nothing is parsed at the start. A look-up is a binary search in the embedded text ([`embedded`]); the row it finds
//! is parsed once and kept; tables that were imported are read in the same way ([`kept`]). Names go through a second sorted text, so that they cost no scan either.

pub mod changes;
pub mod corrections;
pub mod coverage;
pub mod embedded;
mod find;
pub mod import;
pub mod kept;
mod lookup;
mod noted;
pub mod overrides;
pub mod reread;
mod rows;
pub mod search;
mod sorted;
pub mod table;
mod unknown;
mod words;
pub mod z_energy;

use std::collections::BTreeMap;
use std::sync::OnceLock;

use elsa::sync::FrozenMap;

use crate::ability::Facts;
use crate::card::{Card, CardNumber, Face, Game, Slip, fold};
use kept::Kept;
use sorted::Sorted;

pub use find::{By, Finds};
pub use lookup::{Found, Miss};
pub use noted::Noted;
pub use unknown::unknown;

/// A card and what its skills mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What is printed.
    pub card: Card,
    /// The skills of the front.
    pub front: Noted,
    /// The skills of the back; empty for a card without one.
    pub back: Noted,
}

impl Entry {
    /// How people are told of the card: `BT1-006 Scheming Champa`.
    pub fn label(&self) -> String {
        self.card.label()
    }

    /// What the card is while decks are built, in one of a leader where that is known.
    pub fn facts<'a>(&'a self, leader: Option<&'a Self>) -> Facts<'a> {
        let mut facts = Facts::new(&self.card, self.front.heads(), || leader.map(|leader| leader.facts(None)));
        if let Some(leader) = leader.filter(|leader| leader.front.may_give()) {
            facts.gain_from(leader.front.heads());
        }
        facts
    }

    /// Every printed word of both sides is known and understood, and so is what a Z-Card costs.
    pub fn is_modelled(&self) -> bool {
        self.front.is_modelled() && self.back.is_modelled() && !self.card.lacks_z_energy()
    }
}

/// Cards that a user brought, by number.
pub type UserTable = BTreeMap<CardNumber, Entry>;

/// All cards of a game that the program knows. User tables come first, in the order given; then what was imported, the last one
/// first; then, for the game that has one, the embedded table.
///
/// ```
/// use deckscouter::catalog::Catalog;
/// let catalog = Catalog::embedded();
/// let champa = catalog.get(&"BT1-001".parse().unwrap()).unwrap();
/// assert_eq!(champa.card.name(), "Champa");
/// ```
#[derive(Default)]
pub struct Catalog {
    game: Game,
    users: Vec<UserTable>,
    /// The folded names of the user's tables with the numbers of their cards; gathered when a name is first asked for.
    own_names: OnceLock<BTreeMap<String, Vec<CardNumber>>>,
    kept: Vec<Kept>,
    parsed: FrozenMap<CardNumber, Box<Entry>>,
    /// What has been looked up of numbers that no card has: every check of a list asks again.
    near: FrozenMap<String, Box<[(Slip, CardNumber)]>>,
}

impl std::fmt::Debug for Catalog {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Catalog with {} user tables and {} imported ones", self.users.len(), self.kept.len())
    }
}

impl Catalog {
    /// The embedded table alone.
    pub fn embedded() -> Self {
        Self::default()
    }

    /// The embedded table below the user's.
    pub fn with_user_tables(users: Vec<UserTable>) -> Self {
        Self::of_game(Game::Dbscg, users)
    }

    /// The cards of a game, in the user's tables.
    pub fn of_game(game: Game, users: Vec<UserTable>) -> Self {
        Self { game, users, ..Self::default() }
    }

    /// Whether there is no table at all.
    pub fn is_empty(&self) -> bool {
        self.users.is_empty() && self.sorted().next().is_none()
    }

    /// The game whose cards these are.
    pub fn game(&self) -> Game {
        self.game
    }

    /// The table inside the program, if it is of this game.
    fn embedded_rows(&self) -> Option<Sorted<'static>> {
        (self.game == Game::Dbscg).then(embedded::rows)
    }

    /// Lays one more user table over all that there is.
    #[must_use]
    pub fn below(mut self, table: UserTable) -> Self {
        self.users.insert(0, table);
        self.own_names = OnceLock::new();
        self.near = FrozenMap::new();
        self
    }

    /// Lays imported tables over the embedded one, below the user's.
    #[must_use]
    pub fn over(mut self, mut kept: Vec<Kept>) -> Self {
        kept.sort_by_key(|table| std::cmp::Reverse(table.origin.order));
        self.kept = kept;
        // What was looked up before may be another card now.
        self.parsed = FrozenMap::new();
        self.near = FrozenMap::new();
        self
    }

    /// The tables that are searched as text, the topmost first.
    fn sorted(&self) -> impl Iterator<Item = Sorted<'_>> {
        self.kept.iter().map(Kept::rows).chain(self.embedded_rows())
    }

    /// The card of a number in the user's tables.
    fn own(&self, number: &CardNumber) -> Option<&Entry> {
        self.users.iter().find_map(|table| table.get(number))
    }

    /// The card of a number.
    pub fn get(&self, number: &CardNumber) -> Option<&Entry> {
        if let Some(entry) = self.own(number) {
            return Some(entry);
        }
        if let Some(entry) = self.parsed.get(number) {
            return Some(entry);
        }
        let imported = self.kept.iter().find_map(|table| table.get(number));
        let entry = imported.or_else(|| self.embedded_rows().and_then(|_| embedded::get(number.as_str())))?;
        Some(self.parsed.insert(number.clone(), Box::new(entry)))
    }

    /// Every card that has this name on one of its sides, by number. Case, accents and signs do not matter;
    /// `front // back` finds a leader by both.
    ///
    /// Names in other languages are names like the card name, and no language comes first: what one card is called, and another
    /// one in Italian, means both of them. A list does not say which language it is in, so that anything else would be a guess.
    pub fn named(&self, name: &str) -> Vec<&Entry> {
        let whole = self.named_by(&[fold(name)]);
        if !whole.is_empty() {
            return whole;
        }
        let sign = if name.contains("//") { "//" } else { " / " };
        let sides: Vec<String> = name.split(sign).map(fold).collect();
        if sides.len() > 1 { self.named_by(&sides) } else { Vec::new() }
    }

    /// Every folded name of the user's tables with the numbers of its cards.
    fn own_names(&self) -> &BTreeMap<String, Vec<CardNumber>> {
        self.own_names.get_or_init(|| {
            let mut names: BTreeMap<String, Vec<CardNumber>> = BTreeMap::new();
            for (number, entry) in self.users.iter().flatten() {
                for name in entry.card.faces().flat_map(Face::names) {
                    names.entry(fold(name)).or_default().push(number.clone());
                }
            }
            names
        })
    }

    /// Every card that has all of these folded names, on one side or the other.
    fn named_by(&self, sides: &[String]) -> Vec<&Entry> {
        let Some(first) = sides.first().filter(|first| !first.is_empty()) else { return Vec::new() };
        let has =
            |entry: &Entry, side: &String| entry.card.faces().flat_map(Face::names).any(|name| fold(name) == *side);
        let own = self.own_names().get(first).into_iter().flatten().cloned();
        let imported = self.kept.iter().filter_map(|table| table.names().get(first)).flatten().cloned();
        let known = self.embedded_rows().into_iter().flat_map(|_| embedded::numbers_named(first));
        let mut numbers: Vec<CardNumber> = own.chain(imported).chain(known).collect();
        numbers.sort();
        numbers.dedup();
        let entries = numbers.iter().filter_map(|number| self.get(number));
        entries.filter(|entry| sides.iter().all(|side| has(entry, side))).collect()
    }

    /// Every card number, in order.
    pub fn numbers(&self) -> Vec<CardNumber> {
        let own = self.users.iter().flat_map(|table| table.keys().cloned());
        let imported = self.kept.iter().flat_map(Kept::numbers);
        let known = self.embedded_rows().into_iter().flat_map(|_| embedded::numbers());
        let mut numbers: Vec<CardNumber> = own.chain(imported).chain(known).collect();
        numbers.sort();
        numbers.dedup();
        numbers
    }
}
