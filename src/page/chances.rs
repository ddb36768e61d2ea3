//! The exact chances to have drawn a card, by its copies and by turn.

use serde::Serialize;

use super::Refusal;
use super::checked::PICTURE;
use super::list::Known;
use crate::report::picture::{self, svg};
use crate::report::{drawn, page};

/// Own turns that are looked at.
const TURNS: u16 = 8;

#[derive(Serialize)]
pub(super) struct Answer {
    rows: Vec<Row>,
    pictures: Vec<String>,
}

#[derive(Serialize)]
struct Row {
    copies: u32,
    told: String,
    /// By each own turn; turn 0 is the opening hand.
    by_turn: Vec<f64>,
    /// The same in percent.
    percent: Vec<String>,
}

pub(super) fn answer(list: &Known<'_>, second: bool) -> Result<Answer, Refusal> {
    list.main_deck()?;
    let chances = drawn::by_copies(&list.outcome.context, !second, TURNS);
    let chances = chances.map_err(|error| Refusal::from(format!("{}: {error}", list.name)))?;
    let picture = svg::inline(&picture::drawn::by_copies(&chances, PICTURE, list.lang));
    let row = |of: &drawn::Copies| Row {
        copies: of.copies,
        told: page::copies(of, list.lang),
        by_turn: of.by_turn.clone(),
        percent: of.by_turn.iter().map(|chance| page::percent(*chance)).collect(),
    };
    Ok(Answer { rows: chances.iter().map(row).collect(), pictures: vec![picture] })
}
