//! Cards that a search has found: a table, numbers alone, JSON, CSV, Markdown.
//!
//! Programs get what cards of the game can have; what those of other games than DBSCG have is in `others`.

mod others;
mod table;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use schemars::{JsonSchema, Schema};
use serde::Serialize;
use strum::VariantArray;

use super::{figures, schema};
use crate::card::{Card, Color, EnergyCost, Face, Game, OtherName, Total};
use crate::language::{Lang, Message, say};
use crate::shown;

/// Cards that were found, and of how many.
#[derive(Clone, Copy, Debug)]
pub struct Found<'a> {
    /// The game whose cards were searched.
    pub game: Game,
    /// The search, as it was understood.
    pub search: &'a str,
    /// The cards to show.
    pub cards: &'a [Card],
    /// How many were found.
    pub total: usize,
    /// Cards that may be meant: skills of theirs are not known.
    pub open: usize,
}

/// What is told of a card, column by column; names stand last, so that nothing has to be cut off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
enum Column {
    Number,
    Type,
    Color,
    Attributes,
    Cost,
    ZEnergy,
    Level,
    Power,
    Defense,
    Combo,
    Name,
}

impl Column {
    /// The columns for some cards: of other games than DBSCG, those in which something stands.
    fn of(found: &Found<'_>) -> Vec<Self> {
        let shown = |column: &Self| {
            if found.game.reads_skills() {
                let has_z = || found.cards.iter().any(|card| card.kind.is_z());
                return !matches!(column, Self::Attributes | Self::Level | Self::Defense)
                    && (*column != Self::ZEnergy || has_z());
            }
            let is_of_all = matches!(column, Self::Number | Self::Type | Self::Name);
            is_of_all || found.cards.iter().any(|card| !column.cell(card, Lang::En).is_empty())
        };
        Self::VARIANTS.iter().copied().filter(shown).collect()
    }

    fn head(self) -> Message {
        match self {
            Self::Number => say!("column-number"),
            Self::Type => say!("column-type"),
            Self::Color => say!("column-color"),
            Self::Attributes => say!("column-attributes"),
            Self::Cost => say!("column-cost"),
            Self::ZEnergy => say!("column-z-energy"),
            Self::Level => say!("column-level"),
            Self::Power => say!("column-power"),
            Self::Defense => say!("column-defense"),
            Self::Combo => say!("column-combo"),
            Self::Name => say!("column-name"),
        }
    }

    /// The value of a card; both sides of a leader.
    fn cell(self, card: &Card, lang: Lang) -> String {
        let sides = |of: fn(&Face) -> Option<String>| card.faces().filter_map(of).collect::<Vec<_>>();
        match self {
            Self::Number => card.number.to_string(),
            Self::Type => say!("kind-word", kind = card.kind.id()).text(lang),
            Self::Color => card.colors.iter().map(|of| color(of, lang)).collect::<Vec<_>>().join("/"),
            Self::Attributes => card.attributes.join(", "),
            Self::Cost => super::cost(card).unwrap_or_default(),
            Self::Level => card.level.map(|level| level.to_string()).unwrap_or_default(),
            Self::Defense => sides(|face| face.defense.map(|defense| defense.to_string())).join("/"),
            Self::ZEnergy => super::z_energy(card),
            Self::Power => sides(|face| face.power.map(|power| power.to_string())).join("/"),
            Self::Combo => card.combo.map(|combo| format!("{}, +{}", combo.cost, combo.power)).unwrap_or_default(),
            Self::Name => {
                let names = sides(|face| Some(face.name.clone()).filter(|name| !name.is_empty())).join(" // ");
                match &card.counts_as {
                    None => names,
                    Some(other) => format!("{names} ({})", say!("counts-as", name = other).text(lang)),
                }
            }
        }
    }
}

/// A color in a word.
fn color(color: Color, lang: Lang) -> String {
    say!("color-word", color = color.name()).text(lang)
}

/// The table, its head first.
fn rows(found: &Found<'_>, lang: Lang) -> Vec<Vec<String>> {
    let columns = Column::of(found);
    let head = columns.iter().map(|column| column.head().text(lang)).collect();
    let row = |card: &Card| columns.iter().map(|column| column.cell(card, lang)).collect();
    std::iter::once(head).chain(found.cards.iter().map(row)).collect()
}

/// A table at most so wide, in the colors of the cards, and how many there are.
pub fn human(found: &Found<'_>, lang: Lang, width: usize) -> String {
    let table = if found.cards.is_empty() { String::new() } else { table::table(found, lang, width) };
    let total = total(found).text(lang);
    format!("{table}{}\n", figures::fill(&total, textwrap::Options::new(width).subsequent_indent("  ")))
}

/// `20 of 212 cards; 3 more may be meant: …`
fn total(found: &Found<'_>) -> Message {
    let shown = found.cards.len();
    let all = if shown < found.total {
        say!("found-shown-of", shown = shown, cards = found.total)
    } else {
        say!("found-all", cards = found.total)
    };
    if found.open == 0 { all } else { say!("found-open", found = all, open = found.open) }
}

/// The numbers alone, a line each.
pub fn numbers(found: &Found<'_>) -> String {
    found.cards.iter().fold(String::new(), |mut out, card| {
        // Writing to a string cannot fail.
        let _ = writeln!(out, "{}", card.number);
        out
    })
}

/// A side, under the keys of card tables.
#[derive(Serialize, JsonSchema)]
struct Side<'a> {
    name: &'a str,
    power: Option<i32>,
    characters: &'a [String],
    traits: &'a [String],
    eras: &'a [String],
    #[serde(flatten)]
    names: BTreeMap<String, String>,
}

impl<'a> From<&'a Face> for Side<'a> {
    fn from(face: &'a Face) -> Self {
        Self {
            name: &face.name,
            power: face.power,
            characters: &face.characters,
            traits: &face.traits,
            eras: &face.eras,
            names: names(face),
        }
    }
}

/// The names of a side in other languages, each under its key: `name_it`.
fn names(face: &Face) -> BTreeMap<String, String> {
    let parting = OtherName::PARTING.to_string();
    face.names_by_language().into_iter().map(|(code, names)| (format!("name_{code}"), names.join(&parting))).collect()
}

/// The columns of CSV for names in other languages: one for each language that some card has, of the front and of the back.
struct Languages([BTreeSet<String>; 2]);

/// What stands before the columns of the back.
const BACK: &str = "back_";

impl Languages {
    fn of(found: &Found<'_>) -> Self {
        let keys = |side: fn(&Card) -> Option<&Face>| {
            found.cards.iter().filter_map(side).flat_map(|face| names(face).into_keys()).collect()
        };
        Self([keys(|card| Some(&card.front)), keys(|card| card.back.as_ref())])
    }

    fn head(&self) -> impl Iterator<Item = String> {
        let [front, back] = &self.0;
        front.iter().cloned().chain(back.iter().map(|key| format!("{BACK}{key}")))
    }

    fn row(&self, card: &Card) -> Vec<String> {
        let [front, back] = &self.0;
        let cells = |keys: &BTreeSet<String>, face: Option<&Face>| {
            let mut names = face.map(names).unwrap_or_default();
            keys.iter().map(|key| names.remove(key).unwrap_or_default()).collect::<Vec<_>>()
        };
        [cells(front, Some(&card.front)), cells(back, card.back.as_ref())].concat()
    }
}

/// A card, under the keys of card tables.
#[derive(Serialize, JsonSchema)]
struct Record<'a> {
    number: &'a str,
    /// The card type.
    #[serde(rename = "type")]
    kind: &'a str,
    rarity: &'a str,
    colors: Vec<&'a str>,
    /// The total energy cost.
    energy: Option<Cost>,
    /// The specified costs, by the letter of the color.
    specified: BTreeMap<char, u8>,
    /// The Z-Energy cost.
    z_energy: Option<Cost>,
    combo_cost: Option<u8>,
    combo_power: Option<i32>,
    #[serde(flatten)]
    front: Side<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    back: Option<Side<'a>>,
}

/// A total cost, or a Z-Energy cost: a number, or `"X"`.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
enum Cost {
    Fixed(u8),
    Undetermined(Undetermined),
}

/// The cost that whoever plays the card chooses.
#[derive(Serialize, JsonSchema)]
enum Undetermined {
    X,
}

impl From<Total> for Cost {
    fn from(total: Total) -> Self {
        match total {
            Total::Fixed(total) => Self::Fixed(total),
            Total::X => Self::Undetermined(Undetermined::X),
        }
    }
}

impl<'a> From<&'a Card> for Record<'a> {
    fn from(card: &'a Card) -> Self {
        let icons = card.energy.iter().flat_map(EnergyCost::icons);
        let specified = icons.fold(BTreeMap::new(), |mut sum, color| {
            *sum.entry(color.letter()).or_default() += 1;
            sum
        });
        Self {
            number: card.number.as_str(),
            kind: card.kind.id(),
            rarity: &card.rarity,
            colors: card.colors.iter().map(Color::name).collect(),
            energy: card.energy.map(|cost| cost.total.into()),
            specified,
            z_energy: card.z_energy.map(Into::into),
            combo_cost: card.combo.map(|combo| combo.cost),
            combo_power: card.combo.map(|combo| combo.power),
            front: (&card.front).into(),
            back: card.back.as_ref().map(Into::into),
        }
    }
}

/// Cards that a search has found.
#[derive(Serialize, JsonSchema)]
struct All<'a> {
    /// The search, as it was understood.
    search: &'a str,
    /// How many cards were found.
    total: usize,
    /// Cards that may be meant: skills of theirs are not known.
    open: usize,
    /// The cards that are shown.
    cards: Vec<Record<'a>>,
}

/// What the object looks like, of the game that is played and of others.
pub fn schema() -> Schema {
    schema::either::<All<'_>, others::AllOthers<'_>>()
}

/// `{"search": …, "total": n, "open": n, "cards": […]}`; a card has the keys of a card table.
pub fn json(found: &Found<'_>) -> String {
    if !found.game.reads_skills() {
        return others::json(found);
    }
    let cards = found.cards.iter().map(Into::into).collect();
    let all = All { search: found.search, total: found.total, open: found.open, cards };
    // Strings and numbers.
    shown::json(&all) + "\n"
}

/// The table as CSV, lists within a value parted by `|`.
pub fn csv(found: &Found<'_>) -> String {
    if !found.game.reads_skills() {
        return others::csv(found);
    }
    let head = [
        "number",
        "type",
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
        "back_power",
        "back_name",
        "back_characters",
        "back_traits",
        "back_eras",
        "z_energy",
    ];
    let names = Languages::of(found);
    let row = |card: &Card| -> Vec<String> {
        let number = |n: Option<i32>| n.map(|n| n.to_string()).unwrap_or_default();
        let colors: Vec<&str> = card.colors.iter().map(Color::name).collect();
        let total = card.energy.map(|cost| cost.total.to_string());
        let side = |face: Option<&Face>| {
            let lists = |of: fn(&Face) -> &[String]| face.map(|face| of(face).join("|")).unwrap_or_default();
            [
                number(face.and_then(|face| face.power)),
                face.map(|face| face.name.clone()).unwrap_or_default(),
                lists(|face| &face.characters),
                lists(|face| &face.traits),
                lists(|face| &face.eras),
            ]
        };
        let facts = [
            card.number.to_string(),
            card.kind.id().to_owned(),
            card.rarity.clone(),
            colors.join("|"),
            total.unwrap_or_default(),
            card.energy.iter().flat_map(EnergyCost::icons).map(Color::letter).collect(),
            number(card.combo.map(|combo| i32::from(combo.cost))),
            number(card.combo.map(|combo| combo.power)),
        ];
        facts
            .into_iter()
            .chain(side(Some(&card.front)))
            .chain(side(card.back.as_ref()))
            .chain([card.z_energy.map(|cost| cost.to_string()).unwrap_or_default()])
            .chain(names.row(card))
            .collect()
    };
    let head: Vec<String> = head.map(str::to_owned).into_iter().chain(names.head()).collect();
    figures::csv(std::iter::once(head).chain(found.cards.iter().map(row)))
}

/// The table for a document.
pub fn markdown(found: &Found<'_>, lang: Lang) -> String {
    let rows = rows(found, lang);
    format!("{}\n{}\n", figures::markdown(&rows, rows[0].len()), total(found).text(lang))
}
