//! The exact chance to have drawn a card, by how many copies of it the deck holds. Nothing is sampled.

use std::collections::BTreeMap;

use crate::card::{CardNumber, Section};
use crate::legality::Context;
use crate::sim::odds::{Goal, Odds, OddsError, Plan, classes};

/// More turns are not looked at: by then all chances are near to one.
const MOST_TURNS: u16 = 8;

/// Chances by turn, of cards with so many copies.
#[derive(Clone, Debug, PartialEq)]
pub struct Copies {
    /// Copies of one card.
    pub copies: u32,
    /// How many cards of the deck have so many.
    pub cards: usize,
    /// The chance to have drawn at least one of the copies, by each own turn; turn 0 is the opening hand.
    pub by_turn: Vec<f64>,
}

/// The chances of a Main Deck without a mulligan, most copies first.
///
/// # Errors
/// Where the deck is too small for the turns, or too large to be counted.
pub fn by_copies(context: &Context<'_>, first: bool, turns: u16) -> Result<Vec<Copies>, OddsError> {
    let mut of_card: BTreeMap<&CardNumber, u32> = BTreeMap::new();
    for line in context.lines_in(&[Section::Main]) {
        *of_card.entry(&line.entry.card.number).or_default() += line.line.count;
    }
    let deck: u32 = of_card.values().sum();
    let mut cards: BTreeMap<u32, usize> = BTreeMap::new();
    for copies in of_card.into_values() {
        *cards.entry(copies).or_default() += 1;
    }
    let plan = Plan::of(context.ruleset, first, u32::from(turns.min(MOST_TURNS)), None);
    let chances = |(copies, cards): (u32, usize)| {
        let goal = Goal::Count { of: 0, least: 1, most: None };
        let odds = Odds::new(classes([(copies, 1), (deck - copies, 0)]), goal, plan.clone())?;
        let by_turn = (0..=plan.last_turn()).map(|turn| odds.without(turn).value()).collect();
        Ok(Copies { copies, cards, by_turn })
    };
    cards.into_iter().rev().map(chances).collect()
}
