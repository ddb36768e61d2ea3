//! What has to hold for a permanent skill: `If your Leader is a red 《God》 card, …`.

use super::cursor::Cursor;
use super::filter;
use crate::ability::{Area, Bounds, Condition, Selector, Who};

/// A condition with its `if` and its comma.
pub(super) fn before(cursor: &mut Cursor<'_>) -> Option<Condition> {
    cursor.attempt(|cursor| {
        cursor.words("if")?;
        let condition = leader(cursor).or_else(|| opponent_energy(cursor)).or_else(|| under(cursor))?;
        cursor.words(",")?;
        Some(condition)
    })
}

/// `your Leader Card is a(n) …`.
fn leader(cursor: &mut Cursor<'_>) -> Option<Condition> {
    cursor.attempt(|cursor| {
        cursor.one_of(&["your leader card is", "your leader is"])?;
        cursor.one_of(&["an", "a"])?;
        filter::cards(cursor).map(Condition::Leader)
    })
}

/// `your opponent has 2 or more energy`.
fn opponent_energy(cursor: &mut Cursor<'_>) -> Option<Condition> {
    cursor.attempt(|cursor| {
        cursor.words("your opponent has")?;
        let n = cursor.number()?;
        cursor.words("or more energy")?;
        let energy = Selector { whose: Who::Opponent, areas: vec![Area::Energy], ..Selector::default() };
        Some(Condition::Count(energy, Bounds { min: Some(n), max: None }))
    })
}

/// `there are 4 {A} under {B} in your Battle Area`.
fn under(cursor: &mut Cursor<'_>) -> Option<Condition> {
    cursor.attempt(|cursor| {
        cursor.words("there are")?;
        let at_least = cursor.number()?;
        let cards = filter::description(cursor)?;
        cursor.words("under")?;
        let host = filter::description(cursor)?;
        cursor.words("in your battle area")?;
        Some(Condition::Under { at_least, cards, host })
    })
}
