//! Cards of the games that the program does not play, for other programs, under the keys of card tables.
//!
//! CSV is a table that can be imported; its columns are the same whatever was found, but for those of names in other languages,
//! which stand last. A JSON object has only the keys under which something stands.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

use super::super::figures;
use super::{Found, Languages};
use crate::card::{Card, Color, Face, Game};
use crate::shown;

/// A card, under the keys of card tables.
#[derive(Serialize, JsonSchema)]
struct OtherCard<'a> {
    number: &'a str,
    /// The card type.
    #[serde(rename = "type")]
    kind: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    rarity: &'a str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    colors: Vec<&'a str>,
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    attributes: &'a [String],
    /// What of the cost has to be will of an attribute, icon by icon.
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    will: &'a [String],
    /// The level; of an Xyz Monster the rank, of a Link Monster the link rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<u8>,
    /// The total cost.
    #[serde(skip_serializing_if = "Option::is_none")]
    energy: Option<super::Cost>,
    #[serde(flatten)]
    front: OtherSide<'a>,
    /// The name that it counts as.
    #[serde(skip_serializing_if = "Option::is_none")]
    counts_as: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    back: Option<OtherSide<'a>>,
}

/// A side of it.
#[derive(Serialize, JsonSchema)]
struct OtherSide<'a> {
    name: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    power: Option<i32>,
    /// What stands beside attack.
    #[serde(skip_serializing_if = "Option::is_none")]
    defense: Option<i32>,
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    traits: &'a [String],
    #[serde(flatten)]
    names: BTreeMap<String, String>,
}

impl<'a> From<&'a Face> for OtherSide<'a> {
    fn from(face: &'a Face) -> Self {
        let Face { name, power, defense, traits, .. } = face;
        Self { name, power: *power, defense: *defense, traits, names: super::names(face) }
    }
}

impl<'a> From<&'a Card> for OtherCard<'a> {
    fn from(card: &'a Card) -> Self {
        Self {
            number: card.number.as_str(),
            kind: card.kind.id(),
            rarity: &card.rarity,
            colors: card.colors.iter().map(Color::name).collect(),
            attributes: &card.attributes,
            will: &card.will,
            level: card.level,
            energy: card.energy.map(|cost| cost.total.into()),
            front: (&card.front).into(),
            counts_as: card.counts_as.as_deref(),
            back: card.back.as_ref().map(Into::into),
        }
    }
}

/// Cards that a search has found, of a game that is not played.
#[derive(Serialize, JsonSchema)]
pub(super) struct AllOthers<'a> {
    /// The game.
    game: Game,
    /// The search, as it was understood.
    search: &'a str,
    /// How many cards were found.
    total: usize,
    /// Cards that may be meant: skills of theirs are not known.
    open: usize,
    /// The cards that are shown.
    cards: Vec<OtherCard<'a>>,
}

/// `{"game": …, "search": …, "total": n, "open": n, "cards": […]}`.
pub(super) fn json(found: &Found<'_>) -> String {
    let cards = found.cards.iter().map(Into::into).collect();
    let all = AllOthers { game: found.game, search: found.search, total: found.total, open: found.open, cards };
    // Strings and numbers.
    shown::json(&all) + "\n"
}

/// The columns of CSV before those of names in other languages.
const COLUMNS: [&str; 17] = [
    "number",
    "type",
    "rarity",
    "colors",
    "attributes",
    "will",
    "level",
    "energy",
    "power",
    "defense",
    "name",
    "counts_as",
    "traits",
    "back_power",
    "back_defense",
    "back_name",
    "back_traits",
];

/// The cards as CSV, lists within a value parted by `|`.
pub(super) fn csv(found: &Found<'_>) -> String {
    let row = |card: &Card| {
        let colors: Vec<&str> = card.colors.iter().map(Color::name).collect();
        let number = |of: fn(&Face) -> Option<i32>, face: Option<&Face>| {
            face.and_then(of).map(|number| number.to_string()).unwrap_or_default()
        };
        let (power, defense) = (|face| number(|face| face.power, face), |face| number(|face| face.defense, face));
        let back = card.back.as_ref();
        [
            card.number.to_string(),
            card.kind.id().to_owned(),
            card.rarity.clone(),
            colors.join("|"),
            card.attributes.join("|"),
            card.will.join("|"),
            card.level.map(|level| level.to_string()).unwrap_or_default(),
            card.energy.map(|cost| cost.total.to_string()).unwrap_or_default(),
            power(Some(&card.front)),
            defense(Some(&card.front)),
            card.front.name.clone(),
            card.counts_as.clone().unwrap_or_default(),
            card.front.traits.join("|"),
            power(back),
            defense(back),
            back.map(|back| back.name.clone()).unwrap_or_default(),
            back.map(|back| back.traits.join("|")).unwrap_or_default(),
        ]
    };
    let names = Languages::of(found);
    let head = COLUMNS.map(str::to_owned).into_iter().chain(names.head());
    let rows = found.cards.iter().map(|card| row(card).into_iter().chain(names.row(card)).collect::<Vec<_>>());
    figures::csv(std::iter::once(head.collect()).chain(rows))
}
