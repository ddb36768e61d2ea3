//! Opening hands, for people, as JSON, and card by card as a table.

use std::fmt::Write as _;

use schemars::{JsonSchema, Schema};
use serde::Serialize;

use super::{figures, schema};
use crate::card::{Card, CardNumber};
use crate::language::{Lang, Message, say};
use crate::shown;
use crate::sim::opening::Opening;

/// An opening with the deck it was drawn from.
#[derive(Clone, Copy, Debug)]
pub struct Drawn<'a> {
    /// The seed of the run.
    pub seed: u64,
    /// Which hand of the run, from 0.
    pub index: u64,
    /// What was drawn.
    pub opening: &'a Opening,
    /// Every card of the main deck, copies one by one.
    pub deck: &'a [&'a Card],
}

/// A hand, and what is drawn after it.
#[derive(Serialize, JsonSchema)]
struct Record<'a> {
    /// The seed of the run.
    seed: u64,
    /// Which hand of the run, from 0.
    index: u64,
    /// The cards that were drawn first.
    opening: Vec<&'a CardNumber>,
    /// Those of them that went back.
    returned: Vec<&'a CardNumber>,
    /// The hand after the mulligan.
    hand: Vec<&'a CardNumber>,
    /// All draws in order; `turns` parts them by own turn.
    draws: Vec<&'a CardNumber>,
    /// The draws of each own turn.
    turns: Vec<Vec<&'a CardNumber>>,
    /// The life cards.
    life: Vec<&'a CardNumber>,
}

/// Hands that were drawn.
#[derive(Serialize, JsonSchema)]
struct Hands<'a> {
    /// One after the other.
    hands: Vec<Record<'a>>,
}

/// What the object looks like.
pub fn schema() -> Schema {
    schema::of::<Hands<'_>>()
}

/// `{"hands": [...]}`.
pub fn json(hands: &[Drawn<'_>]) -> String {
    let hands: Vec<Record<'_>> = hands
        .iter()
        .map(|drawn| {
            let numbers = |cards: &[usize]| cards.iter().map(|card| &drawn.deck[*card].number).collect();
            Record {
                seed: drawn.seed,
                index: drawn.index,
                opening: numbers(&drawn.opening.opening),
                returned: numbers(&drawn.opening.returned),
                hand: numbers(&drawn.opening.hand),
                draws: numbers(&drawn.opening.draws.concat()),
                turns: drawn.opening.draws.iter().map(|turn| numbers(turn)).collect(),
                life: numbers(&drawn.opening.life),
            }
        })
        .collect();
    // Strings, numbers and lists always serialise.
    let lines: Vec<String> = hands.iter().map(shown::json).collect();
    let whole = shown::json(&Hands { hands: Vec::new() });
    format!("{}\n{}\n]}}\n", whole.trim_end_matches("]}"), lines.join(",\n"))
}

/// What the columns of the table are called.
const COLUMNS: [&str; 7] = ["seed", "index", "part", "turn", "number", "name", "cost"];

/// A line for each card of each part of a hand: those drawn first, those that went back, the hand then, draws, life.
pub fn csv(hands: &[Drawn<'_>]) -> String {
    figures::csv(table(hands))
}

/// The same as a table of Markdown.
pub fn markdown(hands: &[Drawn<'_>]) -> String {
    figures::markdown(&table(hands), COLUMNS.len())
}

fn table(hands: &[Drawn<'_>]) -> Vec<Vec<String>> {
    std::iter::once(COLUMNS.map(str::to_owned).to_vec()).chain(hands.iter().flat_map(cards)).collect()
}

fn cards(drawn: &Drawn<'_>) -> Vec<Vec<String>> {
    let Drawn { seed, index, opening, deck } = *drawn;
    let row = |part: &str, turn: Option<usize>, at: usize| {
        let card = deck[at];
        let cost = card.energy.map(|cost| cost.to_string()).unwrap_or_default();
        let turn = turn.map(|turn| turn.to_string()).unwrap_or_default();
        let (number, name) = (card.number.to_string(), card.name().to_owned());
        vec![seed.to_string(), index.to_string(), part.to_owned(), turn, number, name, cost]
    };
    let mut rows = Vec::new();
    for (part, cards) in [("opening", &opening.opening), ("returned", &opening.returned), ("hand", &opening.hand)] {
        rows.extend(cards.iter().map(|card| row(part, None, *card)));
    }
    for (turn, cards) in (1..).zip(&opening.draws) {
        rows.extend(cards.iter().map(|card| row("draw", Some(turn), *card)));
    }
    rows.extend(opening.life.iter().map(|card| row("life", None, *card)));
    rows
}

/// A hand as a player reads it.
pub fn human(drawn: &Drawn<'_>, title: &Message, lang: Lang) -> String {
    let Drawn { opening, deck, .. } = drawn;
    let width = deck.iter().map(|card| card.number.as_str().len()).max().unwrap_or(0);
    let line = |card: &usize, mark: &str| {
        let card = deck[*card];
        let cost = card.energy.map_or_else(|| "-".to_owned(), |cost| cost.to_string());
        format!("  {mark}{:width$}  {cost:<8} {}\n", card.number, shown::line(card.name()))
    };
    let mut out = title.text(lang) + "\n";
    for card in &opening.opening {
        let back = opening.returned.contains(card);
        out.push_str(&line(card, if back { "- " } else { "  " }));
    }
    if opening.returned.is_empty() {
        out.push_str(&(say!("hand-kept").text(lang) + "\n"));
    } else {
        // Writing to a string cannot fail.
        let n = opening.returned.len();
        let _ = writeln!(out, "{}", say!("hand-back", count = n).text(lang));
        for card in opening.hand.iter().filter(|card| !opening.opening.contains(card)) {
            out.push_str(&line(card, "+ "));
        }
        // A card that went back and came again is drawn all the same.
        for card in opening.hand.iter().filter(|card| opening.returned.contains(card)) {
            out.push_str(&line(card, "+ "));
        }
    }
    for (turn, cards) in opening.draws.iter().enumerate() {
        if cards.is_empty() {
            let _ = writeln!(out, "{}", say!("hand-no-draw", turn = turn + 1).text(lang));
        }
        for card in cards {
            let card = line(card, "").trim().to_owned();
            let _ = writeln!(out, "{}", say!("hand-draw", turn = turn + 1, card = card).text(lang));
        }
    }
    if !opening.life.is_empty() {
        let numbers: Vec<&str> = opening.life.iter().map(|card| deck[*card].number.as_str()).collect();
        out.push_str(&wrap(&(say!("hand-life").text(lang) + " "), &numbers));
    }
    out
}

/// Words behind a label, broken before column 80.
fn wrap(label: &str, words: &[&str]) -> String {
    let mut out = label.to_owned();
    let width = label.chars().count();
    let mut column = width;
    for (at, word) in words.iter().enumerate() {
        let last = at + 1 == words.len();
        if column + word.len() + 2 > 80 {
            out.push('\n');
            out.push_str(&" ".repeat(width));
            column = width;
        }
        out.push_str(word);
        out.push_str(if last { "\n" } else { ", " });
        column += word.len() + 2;
    }
    out
}
