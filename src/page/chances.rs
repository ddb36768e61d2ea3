//! The exact chances to have drawn a card, by its copies and by turn, and those of what is wanted.

use serde::Serialize;

use super::Refusal;
use super::checked::PICTURE;
use super::list::Known;
use crate::app::Pile;
use crate::app::want;
use crate::card::Section;
use crate::report::picture::{self, svg};
use crate::report::{self, drawn, page};

/// Own turns that are looked at.
const TURNS: u16 = 8;

#[derive(Serialize)]
pub(super) struct Answer {
    rows: Vec<Row>,
    pictures: Vec<String>,
    /// The chances of what is wanted.
    want: Option<Wanted>,
}

#[derive(Serialize)]
struct Wanted {
    /// What is wanted, as it was understood.
    told: String,
    by_turn: Vec<f64>,
    percent: Vec<String>,
    /// Why it cannot come true, where it cannot.
    impossible: Option<String>,
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

pub(super) fn answer(list: &Known<'_>, second: bool, want: Option<&str>) -> Result<Answer, Refusal> {
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
    let want = want.map(str::trim).filter(|want| !want.is_empty());
    let want = want.map(|want| wanted(list, want, !second)).transpose()?;
    Ok(Answer { rows: chances.iter().map(row).collect(), pictures: vec![picture], want })
}

/// The chances of what is wanted by each turn, with nothing put back.
fn wanted(list: &Known<'_>, text: &str, first: bool) -> Result<Wanted, Refusal> {
    let pile = Pile::of(list.name, list.outcome, Section::Main);
    let ruleset = list.outcome.context.ruleset;
    let chances = want::chances(text, &pile, ruleset, (first, u32::from(TURNS)), report::skill::sketch);
    let chances = chances.map_err(|why| Refusal::from(why.text(list.lang)))?;
    Ok(Wanted {
        told: chances.told,
        percent: chances.by_turn.iter().map(|chance| page::percent(*chance)).collect(),
        by_turn: chances.by_turn,
        impossible: chances.impossible.map(|why| why.text(list.lang)),
    })
}
