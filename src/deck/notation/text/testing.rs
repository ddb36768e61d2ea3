//! What the tests of plain text ask for.

use super::read::read;
use crate::card::Section;
use crate::deck::{CardRef, Deck, Line};

/// The deck of a text in which nothing is wrong.
pub(super) fn deck(text: &str) -> Deck {
    let mut readings = read(text);
    assert_eq!(readings[0].problems, [], "{text}");
    readings.remove(0).deck
}

/// What its lines say.
#[track_caller]
pub(super) fn said(text: &str) -> Vec<(Option<Section>, u32, String)> {
    let said = |line: Line| {
        let CardRef { print, name, .. } = line.card;
        let words = [print.map(|print| print.to_string()), name].into_iter().flatten();
        (line.section, line.count, words.collect::<Vec<_>>().join(" "))
    };
    deck(text).lines.into_iter().map(said).collect()
}
