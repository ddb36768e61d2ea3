//! Cards that lie on each other, the top last, and what lies on a card.

use serde::{Deserialize, Serialize};

use super::CardId;

/// Which end of a pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum End {
    /// On it.
    Top,
    /// Under it.
    Bottom,
}

/// Takes a card out, wherever it lies.
pub(super) fn take_out(pile: &mut Vec<CardId>, card: CardId) {
    // What is taken lies on top, or was put there of late.
    if let Some(at) = pile.iter().rposition(|other| *other == card) {
        pile.remove(at);
    }
}

/// Puts a card to an end.
pub(super) fn put_in(pile: &mut Vec<CardId>, card: CardId, end: End) {
    match end {
        End::Top => pile.push(card),
        End::Bottom => pile.insert(0, card),
    }
}

/// How many counters of a kind there are.
pub(super) fn counted(counters: &[(String, u8)], kind: &str) -> u8 {
    counters.iter().find(|(name, _)| name == kind).map_or(0, |(_, count)| *count)
}

/// Puts counters of a kind on a card, or takes them from it; those that there are none of are not kept.
pub(super) fn count(counters: &mut Vec<(String, u8)>, change: i8, kind: &str) {
    let at = counters.iter().position(|(name, _)| name == kind);
    let before = at.map_or(0, |at| counters[at].1);
    let after = before.saturating_add_signed(change);
    match (at, after) {
        (Some(at), 0) => {
            counters.remove(at);
        }
        (Some(at), after) => counters[at].1 = after,
        (None, 0) => {}
        (None, after) => counters.push((kind.to_owned(), after)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_come_to_both_ends_and_go_from_anywhere() {
        let mut pile = vec![CardId(1), CardId(2)];
        put_in(&mut pile, CardId(3), End::Top);
        put_in(&mut pile, CardId(4), End::Bottom);
        take_out(&mut pile, CardId(1));
        take_out(&mut pile, CardId(9));
        assert_eq!(pile, [4, 2, 3].map(CardId));
    }

    #[test]
    fn counters_are_kept_while_there_are_some() {
        let mut counters = Vec::new();
        for (change, kind) in [(2, "ice"), (-1, "fire"), (1, "time"), (-1, "ice"), (-3, "time")] {
            count(&mut counters, change, kind);
        }
        assert_eq!(counters, [("ice".to_owned(), 1)]);
        assert_eq!(["ice", "time"].map(|kind| counted(&counters, kind)), [1, 0]);
    }
}
