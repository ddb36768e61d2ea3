//! A row of a card table: which columns there are, what its cells hold, where they stand in the text, and why it is no card.
//!
//! The columns are the same in every form that is ours to define; our own table, which is written and not typed, has others.

use crate::ability::Skills;
use crate::card::OtherName;
use crate::diagnostic::Span;
use crate::language::Message;

/// The columns that tell something of a card.
const OF_CARD: [&str; 14] = [
    "number",
    "type",
    "kind",
    "rarity",
    "colors",
    "energy",
    "specified",
    "z_energy",
    "combo_cost",
    "combo_power",
    "attributes",
    "will",
    "level",
    "counts_as",
];

/// The columns that tell something of a side.
const OF_SIDE: [&str; 7] = ["name", "power", "defense", "characters", "traits", "eras", "skill"];

/// What the columns with names in other languages begin with; the code of the language stands behind it.
const NAME_IN: &str = "name_";

/// What the columns of the back begin with.
pub(super) const BACK: &str = "back_";

/// The columns of a card and its front, and then those of its back.
pub fn columns() -> impl Iterator<Item = String> {
    let front = OF_CARD.iter().chain(&OF_SIDE).map(|name| (*name).to_owned());
    front.chain(OF_SIDE.iter().map(|name| format!("{BACK}{name}")))
}

/// Whether a column tells something of a card or its front.
pub(super) fn is_of_front(column: &str) -> bool {
    OF_CARD.contains(&column) || is_of_side(column)
}

/// Whether a column, called so without what those of the back begin with, tells something of a side.
pub(super) fn is_of_side(column: &str) -> bool {
    OF_SIDE.contains(&column) || language_of(column).is_some()
}

/// The language that a column has names in: `it` for `name_it`.
pub(super) fn language_of(column: &str) -> Option<&str> {
    column.strip_prefix(NAME_IN).filter(|code| OtherName::is_language(code))
}

/// The names in a cell, of which there may be several.
pub(super) fn other_names(language: &str, cell: &str) -> Vec<OtherName> {
    cell.split(OtherName::PARTING).filter_map(|name| OtherName::new(language, name)).collect()
}

/// Where a row and its cells stand.
pub(super) struct Place<'a> {
    /// The whole table.
    pub(super) text: &'a str,
    /// Line of the row, from 1.
    pub(super) line: usize,
    /// The row.
    pub(super) row: Span,
    /// The cell of a column, where there is one.
    pub(super) cell: &'a dyn Fn(&str) -> Option<Span>,
}

impl Place<'_> {
    /// The words in a column, if the source has them there once as they are; else the cell, else the row.
    pub(super) fn of(&self, column: &str, words: &str) -> Span {
        let cell = (self.cell)(column).filter(|span| span.start < span.end).unwrap_or(self.row);
        let mut found = cell.text(self.text).match_indices(words).filter(|_| !words.is_empty());
        match (found.next(), found.next()) {
            (Some((at, _)), None) => Span::new(cell.start + at, cell.start + at + words.len()),
            _ => cell,
        }
    }
}

/// Why a row is no card.
#[derive(Debug)]
pub(super) struct Reason {
    /// The column that is at fault; empty for the row as a whole.
    pub(super) column: String,
    /// The words in it that are.
    pub(super) words: String,
    /// What is wrong.
    pub(super) message: Message,
}

impl Reason {
    pub(super) fn new(column: impl Into<String>, words: impl Into<String>, message: Message) -> Self {
        Self { column: column.into(), words: words.into(), message }
    }
}

/// A side of a card, as a table gives it.
#[derive(Clone, Debug, Default)]
pub(super) struct RawFace {
    /// One promo's back has a name that our data does not know: an empty name, which nothing matches.
    pub(super) name: Option<String>,
    pub(super) power: Option<i32>,
    pub(super) defense: Option<i32>,
    pub(super) characters: Vec<String>,
    pub(super) traits: Vec<String>,
    pub(super) eras: Vec<String>,
    pub(super) skill: Option<String>,
    pub(super) other_names: Vec<OtherName>,
}

/// A card, as a table gives it.
#[derive(Clone, Debug, Default)]
pub(super) struct RawCard {
    pub(super) number: String,
    pub(super) kind: String,
    pub(super) rarity: Option<String>,
    pub(super) colors: Vec<String>,
    /// A number or `X`.
    pub(super) energy: Option<String>,
    /// How many icons of each letter.
    pub(super) specified: std::collections::BTreeMap<char, u8>,
    /// The Z-Energy cost, a number or `X`.
    pub(super) z_energy: Option<String>,
    pub(super) combo_cost: Option<u8>,
    pub(super) combo_power: Option<i32>,
    /// What stands for colors in other games.
    pub(super) attributes: Vec<String>,
    /// What of the cost has to be will of an attribute.
    pub(super) will: Vec<String>,
    /// The level, rank or link rating.
    pub(super) level: Option<u8>,
    /// The name that it counts as.
    pub(super) counts_as: Option<String>,
    pub(super) front: RawFace,
    pub(super) back: Option<RawFace>,
    /// The skills are not all here.
    pub(super) skill_withheld: bool,
    /// What the card itself says of its deck, where only that of its text is read.
    pub(super) of_deck: Option<Skills>,
}
