//! Cards that a search has found: a table, numbers alone, JSON, CSV, Markdown.

use std::fmt::Write as _;

use serde::Serialize;

use super::figures;
use crate::card::{Card, Color, EnergyCost, Face, Total};
use crate::language::{Lang, Message, say};

/// Cards that were found, and of how many.
#[derive(Clone, Copy, Debug)]
pub struct Found<'a> {
    /// The search, as it was understood.
    pub search: &'a str,
    /// The cards to show.
    pub cards: &'a [Card],
    /// How many were found.
    pub total: usize,
    /// Cards that may be meant: skills of theirs are not known.
    pub open: usize,
}

/// The columns of a table; names stand last, so that nothing has to be cut off.
fn columns(lang: Lang) -> [String; 7] {
    let columns = [
        say!("column-number"),
        say!("column-type"),
        say!("column-color"),
        say!("column-cost"),
        say!("column-power"),
        say!("column-combo"),
        say!("column-name"),
    ];
    columns.map(|column| column.text(lang))
}

/// The values of a table's columns; both sides of a leader.
fn row(card: &Card, lang: Lang) -> [String; 7] {
    let colors: Vec<String> =
        card.colors.iter().map(|color| say!("color-word", color = color.name()).text(lang)).collect();
    let sides = |of: fn(&Face) -> Option<String>| card.faces().filter_map(of).collect::<Vec<_>>().join("/");
    [
        card.number.to_string(),
        say!("kind-word", kind = card.kind.id()).text(lang),
        colors.join("/"),
        card.energy.map(|cost| cost.to_string()).unwrap_or_default(),
        sides(|face| face.power.map(|power| power.to_string())),
        card.combo.map(|combo| format!("{}, +{}", combo.cost, combo.power)).unwrap_or_default(),
        card.faces().map(|face| face.name.as_str()).filter(|name| !name.is_empty()).collect::<Vec<_>>().join(" // "),
    ]
}

/// A table, and how many there are.
pub fn human(found: &Found<'_>, lang: Lang) -> String {
    let mut rows: Vec<[String; 7]> = found.cards.iter().map(|card| row(card, lang)).collect();
    if !rows.is_empty() {
        rows.insert(0, columns(lang));
    }
    let mut out = figures::columns(&rows, &[]);
    // Writing to a string cannot fail.
    let _ = writeln!(out, "{}", total(found).text(lang));
    out
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
#[derive(Serialize)]
struct Side<'a> {
    name: &'a str,
    power: Option<i32>,
    characters: &'a [String],
    traits: &'a [String],
    eras: &'a [String],
}

impl<'a> From<&'a Face> for Side<'a> {
    fn from(face: &'a Face) -> Self {
        Self {
            name: &face.name,
            power: face.power,
            characters: &face.characters,
            traits: &face.traits,
            eras: &face.eras,
        }
    }
}

/// A card, under the keys of card tables.
#[derive(Serialize)]
struct Record<'a> {
    number: &'a str,
    #[serde(rename = "type")]
    kind: &'a str,
    rarity: &'a str,
    colors: Vec<&'a str>,
    energy: Option<serde_json::Value>,
    specified: std::collections::BTreeMap<char, u8>,
    combo_cost: Option<u8>,
    combo_power: Option<i32>,
    #[serde(flatten)]
    front: Side<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    back: Option<Side<'a>>,
}

impl<'a> From<&'a Card> for Record<'a> {
    fn from(card: &'a Card) -> Self {
        let icons = card.energy.iter().flat_map(EnergyCost::icons);
        let specified = icons.fold(std::collections::BTreeMap::new(), |mut sum, color| {
            *sum.entry(color.letter()).or_default() += 1;
            sum
        });
        Self {
            number: card.number.as_str(),
            kind: card.kind.id(),
            rarity: &card.rarity,
            colors: card.colors.iter().map(Color::name).collect(),
            energy: card.energy.map(|cost| match cost.total {
                Total::Fixed(total) => total.into(),
                x @ Total::X => x.to_string().into(),
            }),
            specified,
            combo_cost: card.combo.map(|combo| combo.cost),
            combo_power: card.combo.map(|combo| combo.power),
            front: (&card.front).into(),
            back: card.back.as_ref().map(Into::into),
        }
    }
}

/// `{"search": …, "total": n, "open": n, "cards": […]}`; a card has the keys of a card table.
pub fn json(found: &Found<'_>) -> String {
    #[derive(Serialize)]
    struct All<'a> {
        search: &'a str,
        total: usize,
        open: usize,
        cards: Vec<Record<'a>>,
    }
    let cards = found.cards.iter().map(Into::into).collect();
    let all = All { search: found.search, total: found.total, open: found.open, cards };
    // Strings and numbers.
    serde_json::to_string(&all).unwrap_or_default() + "\n"
}

/// The table as CSV, lists within a value parted by `|`.
pub fn csv(found: &Found<'_>) -> String {
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
    ];
    let row = |card: &Card| {
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
        facts.into_iter().chain(side(Some(&card.front))).chain(side(card.back.as_ref())).collect::<Vec<_>>()
    };
    figures::csv(std::iter::once(head.map(str::to_owned).to_vec()).chain(found.cards.iter().map(row)))
}

/// The table for a document.
pub fn markdown(found: &Found<'_>, lang: Lang) -> String {
    let head = std::iter::once(columns(lang).to_vec());
    let rows: Vec<Vec<String>> = head.chain(found.cards.iter().map(|card| row(card, lang).to_vec())).collect();
    format!("{}\n{}\n", figures::markdown(&rows, rows[0].len()), total(found).text(lang))
}
