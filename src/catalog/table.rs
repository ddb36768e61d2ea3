//! The card table as text: one line per side of a card, tab-separated, skills in RON.

use std::fmt::Write as _;

use memchr::memchr_iter;

use super::noted::{Noted, notation, skills};
use super::{Entry, UserTable};
use crate::ability::Skills;
use crate::card::{
    ByColor, Card, CardNumber, Color, ColorSet, Combo, EnergyCost, Face, Kind, LONGEST_NAME, MOST_NAMES, OtherName,
    Total, fold,
};
use crate::language::{Message, say};

/// The columns, in order. `face` is `front` or `back`; lists are parted by `|`; colors are the letters of their icons; names in
/// other languages stand behind the code of theirs. A table lacks the last columns in which no card has anything, from those names on.
pub const COLUMNS: [&str; 22] = [
    "number",
    "face",
    "kind",
    "rarity",
    "colors",
    "energy",
    "specified",
    "combo_cost",
    "combo_power",
    "power",
    "name",
    "characters",
    "traits",
    "eras",
    "attributes",
    "counts_as",
    "skills",
    "other_names",
    "z_energy",
    "level",
    "will",
    "defense",
];

/// Longest row, in bytes; that of a real card has a few thousand.
pub(super) const LONGEST_ROW: usize = 64 * 1024;

/// Which of the columns holds the name.
const NAME: usize = 10;
/// Which holds the skills.
const SKILLS: usize = 16;
/// Which holds the names in other languages, where there is such a column.
const OTHER_NAMES: usize = 17;
/// Which holds the Z-Energy cost, where there is such a column.
const Z_ENERGY: usize = 18;
/// Which holds the level, where there is such a column.
const LEVEL: usize = 19;
/// Which holds the will that the cost asks for, where there is such a column.
const WILL: usize = 20;
/// Which holds the defense, where there is such a column.
const DEFENSE: usize = 21;

/// What a Z-Energy cost should be, and is not: that of a Z-Card.
const OF_Z_CARD: &str = "z-card";

/// Whether a line is the header of such a table.
pub(super) fn is_header(line: &str) -> bool {
    let columns: Vec<&str> = line.split('\t').collect();
    columns.len() >= OTHER_NAMES && COLUMNS.starts_with(&columns)
}

/// What is wrong with a row.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
#[non_exhaustive]
pub enum RowError {
    /// Too few or too many columns.
    Columns {
        /// How many there are.
        found: usize,
    },
    /// A column does not hold what it should.
    Value {
        /// The column's name.
        column: &'static str,
        /// What it holds.
        value: String,
        /// What it should hold: `card-number`.
        wanted: &'static str,
    },
    /// A column holds a name that is too long, or too many; `None` for a row that is too long as a whole.
    Long {
        /// The column's name.
        column: Option<String>,
    },
    /// The row of the other side belongs elsewhere.
    Back(CardNumber),
    /// The card stands in the table already.
    Twice(CardNumber),
}

impl RowError {
    /// What is wrong, in a sentence.
    pub fn message(&self) -> Message {
        match self {
            Self::Columns { found } => say!("row-columns", columns = *found, least = OTHER_NAMES, most = COLUMNS.len()),
            Self::Value { wanted: OF_Z_CARD, .. } => say!("row-no-z-card"),
            Self::Value { column, value, wanted } => {
                say!("row-column-holds", column = *column, value = value, wanted = *wanted)
            }
            Self::Long { column: Some(column) } => {
                say!("row-long-name", column = column, most = LONGEST_NAME, names = MOST_NAMES)
            }
            Self::Long { column: None } => say!("row-too-long", most = LONGEST_ROW),
            Self::Back(number) => say!("row-not-its-back", card = number.as_str()),
            Self::Twice(_) => say!("row-number-twice"),
        }
    }
}

struct Row<'a>([&'a str; COLUMNS.len()]);

impl<'a> Row<'a> {
    fn new(line: &'a str) -> Result<Self, RowError> {
        if line.len() > LONGEST_ROW {
            return Err(RowError::Long { column: None });
        }
        let mut row = [""; COLUMNS.len()];
        let (mut from, mut found) = (0, 0);
        for at in memchr_iter(b'\t', line.as_bytes()).chain([line.len()]) {
            if let Some(place) = row.get_mut(found) {
                *place = &line[from..at];
            }
            (from, found) = (at + 1, found + 1);
        }
        if (OTHER_NAMES..=COLUMNS.len()).contains(&found) { Ok(Self(row)) } else { Err(RowError::Columns { found }) }
    }

    /// The cell at a column, read by `read`.
    fn cell<T>(&self, at: usize, wanted: &'static str, read: impl FnOnce(&'a str) -> Option<T>) -> Result<T, RowError> {
        let value = self.0[at];
        read(value).ok_or_else(|| RowError::Value { column: COLUMNS[at], value: value.to_owned(), wanted })
    }

    fn number(&self) -> Result<CardNumber, RowError> {
        self.cell(0, "card-number", |text| text.parse().ok())
    }

    fn optional<T: std::str::FromStr>(&self, at: usize) -> Result<Option<T>, RowError> {
        self.cell(at, "number", |text| if text.is_empty() { Some(None) } else { text.parse().ok().map(Some) })
    }

    fn total(&self, at: usize, wanted: &'static str) -> Result<Option<Total>, RowError> {
        self.cell(at, wanted, |text| if text.is_empty() { Some(None) } else { Total::from_text(text).map(Some) })
    }

    fn list(&self, at: usize) -> Vec<String> {
        self.0[at].split('|').filter(|part| !part.is_empty()).map(str::to_owned).collect()
    }

    fn face(&self) -> Result<Face, RowError> {
        Ok(Face {
            name: self.0[NAME].to_owned(),
            power: self.optional(9)?,
            defense: self.optional(DEFENSE)?,
            characters: self.list(11),
            traits: self.list(12),
            eras: self.list(13),
            other_names: self.cell(OTHER_NAMES, "other-names", |text| {
                text.split(OtherName::PARTING).filter(|name| !name.is_empty()).map(|name| name.parse().ok()).collect()
            })?,
        })
    }

    fn skills(&self) -> Result<Skills, RowError> {
        self.cell(SKILLS, "skills", skills)
    }
}

/// The rows of a card: that of its front and, for a leader, that of its back.
pub(super) struct Rows<'a> {
    front: Row<'a>,
    back: Option<Row<'a>>,
}

fn colors(text: &str) -> Option<ColorSet> {
    text.chars().map(Color::from_letter).collect()
}

impl<'a> Rows<'a> {
    /// Takes the rows apart.
    ///
    /// # Errors
    /// When one has too few or too many columns, or they are not those of one card.
    pub(super) fn new(front: &'a str, back: Option<&'a str>) -> Result<Self, RowError> {
        let front = Row::new(front)?;
        front.cell(1, "front", |text| (text == "front").then_some(()))?;
        let back = back.map(Row::new).transpose()?;
        if back.as_ref().is_some_and(|back| back.0[0] != front.0[0] || back.0[1] != "back") {
            return Err(RowError::Back(front.number()?));
        }
        Ok(Self { front, back })
    }

    /// The card beside its skills.
    ///
    /// # Errors
    /// When a column does not hold what it should.
    pub(super) fn card(&self) -> Result<Card, RowError> {
        let row = &self.front;
        let kind = row.cell(2, "kind", Kind::from_id)?;
        let total = row.total(5, "energy-cost")?;
        let z_energy = row.total(Z_ENERGY, "z-energy-cost")?;
        // 4.00, 14-1-2.
        row.cell(Z_ENERGY, OF_Z_CARD, |text| (text.is_empty() || kind.is_z()).then_some(()))?;
        let specified = row.cell(6, "icons", |text| {
            text.chars().try_fold(ByColor::default(), |mut sum: ByColor<u8>, letter| {
                let color = Color::from_letter(letter)?;
                sum[color] = sum[color].checked_add(1)?;
                Some(sum)
            })
        })?;
        let combo = match (row.optional(7)?, row.optional(8)?) {
            (Some(cost), Some(power)) => Some(Combo { cost, power }),
            _ => None,
        };
        let card = Card {
            number: row.number()?,
            kind,
            rarity: row.0[3].to_owned(),
            colors: row.cell(4, "colors", colors)?,
            energy: total.map(|total| EnergyCost { total, specified }),
            z_energy,
            combo,
            attributes: row.list(14),
            will: row.list(WILL),
            level: row.optional(LEVEL)?,
            counts_as: Some(row.0[15].to_owned()).filter(|name| !name.is_empty()),
            front: row.face()?,
            back: self.back.as_ref().map(Row::face).transpose()?,
        };
        match card.overlong().into_iter().next() {
            Some(column) => Err(RowError::Long { column: Some(column) }),
            None => Ok(card),
        }
    }

    /// The skills of both sides, unread.
    pub(super) fn notations(&self) -> [&'a str; 2] {
        [self.front.0[SKILLS], self.back.as_ref().map_or("", |back| back.0[SKILLS])]
    }
}

/// The number of the card of a row, and what that side is called, in whichever language.
pub(super) fn names(line: &str) -> Option<(CardNumber, impl Iterator<Item = &str>)> {
    let row = Row::new(line).ok()?;
    let others = row.0[OTHER_NAMES].split(OtherName::PARTING).filter_map(|other| other.split_once(':'));
    Some((row.number().ok()?, std::iter::once(row.0[NAME]).chain(others.map(|(_, name)| name))))
}

/// Reads a card from the row of its front and, for a leader, that of its back.
///
/// # Errors
/// When a row does not have the form that [`COLUMNS`] describes.
pub fn entry(front: &str, back: Option<&str>) -> Result<Entry, RowError> {
    let rows = Rows::new(front, back)?;
    let back = rows.back.as_ref().map(Row::skills).transpose()?;
    Ok(Entry { card: rows.card()?, front: rows.front.skills()?.into(), back: back.unwrap_or_default().into() })
}

/// The same of rows that are known to be readable: their skills are read when somebody asks for them.
pub(super) fn unread_entry(front: &'static str, back: Option<&'static str>) -> Result<Entry, RowError> {
    let rows = Rows::new(front, back)?;
    let [front, back] = rows.notations().map(Noted::unread);
    Ok(Entry { card: rows.card()?, front, back })
}

/// Reads a whole table, header first; gives every problem with its line.
///
/// # Errors
/// Every row that cannot be read, with its line number.
pub fn read(text: &str) -> Result<UserTable, Vec<(usize, RowError)>> {
    let (table, problems) = read_each(text);
    if problems.is_empty() { Ok(table) } else { Err(problems) }
}

/// Reads the cards of a table that can be read, and gives every problem with its line.
pub(super) fn read_each(text: &str) -> (UserTable, Vec<(usize, RowError)>) {
    let mut table = UserTable::new();
    let mut problems = Vec::new();
    let mut lines = text.lines().enumerate().skip(1).filter(|(_, line)| !line.is_empty()).peekable();
    while let Some((at, line)) = lines.next() {
        let number = line.split('\t').next();
        let back = lines.next_if(|(_, next)| next.split('\t').next() == number).map(|(_, next)| next);
        match entry(line, back) {
            Ok(entry) if table.contains_key(&entry.card.number) => {
                problems.push((at + 1, RowError::Twice(entry.card.number)));
            }
            Ok(entry) => {
                table.insert(entry.card.number.clone(), entry);
            }
            Err(error) => problems.push((at + 1, error)),
        }
    }
    (table, problems)
}

/// Writes the whole table, header first.
pub fn write(cards: &UserTable) -> String {
    let columns = cards.values().map(columns_of).max().unwrap_or(OTHER_NAMES);
    let mut out = COLUMNS[..columns].join("\t") + "\n";
    for entry in cards.values() {
        row(&mut out, entry, "front", &entry.card.front, &entry.front, columns);
        if let Some(back) = &entry.card.back {
            row(&mut out, entry, "back", back, &entry.back, columns);
        }
    }
    out
}

/// How many columns it takes to tell all of a card.
fn columns_of(entry: &Entry) -> usize {
    let card = &entry.card;
    let optional = [
        (DEFENSE, card.faces().any(|face| face.defense.is_some())),
        (WILL, !card.will.is_empty()),
        (LEVEL, card.level.is_some()),
        (Z_ENERGY, card.z_energy.is_some()),
        (OTHER_NAMES, card.faces().any(|face| !face.other_names.is_empty())),
    ];
    optional.into_iter().find(|(_, is_told)| *is_told).map_or(OTHER_NAMES, |(column, _)| column + 1)
}

/// What the row of a card's front holds in a column; `None` where there is no such column.
pub(super) fn cell(entry: &Entry, column: &str) -> Option<String> {
    let at = COLUMNS.iter().position(|known| *known == column)?;
    front_row(entry).split('\t').nth(at).map(str::to_owned)
}

/// The card with another value in a column of its front.
///
/// # Errors
/// When the column does not take that value.
pub(super) fn with_cell(entry: &Entry, column: &str, value: &str) -> Result<Entry, RowError> {
    let row = front_row(entry);
    let cells = row.split('\t').zip(COLUMNS).map(|(cell, known)| if known == column { value } else { cell });
    let front = cells.collect::<Vec<_>>().join("\t");
    let card = Rows::new(&front, None)?.card()?;
    Ok(Entry { card: Card { back: entry.card.back.clone(), ..card }, ..entry.clone() })
}

/// The row of a card's front, with every column and without an end of line.
fn front_row(entry: &Entry) -> String {
    let mut out = String::new();
    row(&mut out, entry, "front", &entry.card.front, &entry.front, COLUMNS.len());
    out.trim_end_matches('\n').to_owned()
}

fn row(out: &mut String, entry: &Entry, side: &str, face: &Face, skills: &Skills, columns: usize) {
    let card = &entry.card;
    let front = side == "front";
    let letters = |colors: ColorSet| colors.iter().map(Color::letter).collect::<String>();
    let total = card.energy.map_or_else(String::new, |cost| cost.total.to_string());
    let icons: String = card.energy.iter().flat_map(EnergyCost::icons).map(Color::letter).collect();
    let opt = |value: Option<i64>| value.map_or_else(String::new, |n| n.to_string());
    let only_front = |text: String| if front { text } else { String::new() };
    let cells = [
        card.number.to_string(),
        side.to_owned(),
        only_front(card.kind.id().to_owned()),
        only_front(card.rarity.clone()),
        only_front(letters(card.colors)),
        only_front(total),
        only_front(icons),
        only_front(opt(card.combo.map(|combo| combo.cost.into()))),
        only_front(opt(card.combo.map(|combo| combo.power.into()))),
        opt(face.power.map(Into::into)),
        face.name.clone(),
        face.characters.join("|"),
        face.traits.join("|"),
        face.eras.join("|"),
        only_front(card.attributes.join("|")),
        only_front(card.counts_as.clone().unwrap_or_default()),
        notation(skills),
        face.other_names.iter().map(OtherName::to_string).collect::<Vec<_>>().join("|"),
        only_front(card.z_energy.map_or_else(String::new, |cost| cost.to_string())),
        only_front(opt(card.level.map(Into::into))),
        only_front(card.will.join("|")),
        opt(face.defense.map(Into::into)),
    ];
    // Writing to a string cannot fail.
    let _ = writeln!(out, "{}", cells.map(|cell| cell.replace(['\t', '\n'], " "))[..columns].join("\t"));
}

/// Writes the index of names: folded name, then the numbers that have it.
pub fn write_names(cards: &UserTable) -> String {
    let mut names = std::collections::BTreeMap::<String, Vec<&str>>::new();
    for entry in cards.values() {
        for name in entry.card.faces().flat_map(Face::names).filter(|name| !name.is_empty()) {
            let numbers = names.entry(fold(name)).or_default();
            if numbers.last() != Some(&entry.card.number.as_str()) {
                numbers.push(entry.card.number.as_str());
            }
        }
    }
    names.iter().fold("name\tnumbers\n".to_owned(), |mut out, (name, numbers)| {
        // Writing to a string cannot fail.
        let _ = writeln!(out, "{name}\t{}", numbers.join(" "));
        out
    })
}
