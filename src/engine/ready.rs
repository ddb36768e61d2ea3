//! What games of cards on sheets begin with, whatever their areas: cards that are numbered as they are laid down, their sheets, of
//! which each is kept once, and a set-up that has been looked over.

use std::sync::Arc;

use super::{BySeat, CardId, Seat};

/// Cards of one game at most, those it makes included.
pub(super) const MOST: usize = 2000;

/// A game of certain decks, to be begun many times.
#[derive(Clone, Debug)]
pub struct Ready<R, T, O = ()> {
    /// What is printed on the cards.
    pub(super) roster: Arc<R>,
    /// What lies on the table.
    pub(super) table: T,
    /// How what the book leaves open is read, where that can be said.
    pub(super) readings: O,
    /// Turns after which the game ends undecided.
    pub(super) turn_limit: u16,
    /// Who goes first, where that is fixed.
    pub(super) first: Option<Seat>,
    /// What happens is kept.
    pub(super) logged: bool,
}

impl<R, T, O> Ready<R, T, O> {
    /// The same with all that happens kept.
    #[must_use]
    pub const fn logged(mut self) -> Self {
        self.logged = true;
        self
    }
}

/// The number of the card that is laid down after so many.
pub(super) fn id(at: usize) -> CardId {
    // No more than 2,000 cards are let in.
    CardId(u16::try_from(at).unwrap_or(u16::MAX))
}

/// What lies in each of so many areas of a player, in the order in which it was laid down: with whom each card lies, and where.
pub(super) fn areas<const N: usize>(places: impl Iterator<Item = (Seat, usize)>) -> BySeat<[Vec<CardId>; N]> {
    let mut areas = BySeat(Seat::BOTH.map(|_| [const { Vec::new() }; N]));
    for (at, (seat, area)) in places.enumerate() {
        areas[seat][area].push(id(at));
    }
    areas
}

/// Who went first where it is this player's turn, and the turn of this number.
pub(super) const fn first_of(turn: u16, active: Seat) -> Seat {
    if turn % 2 == 1 { active } else { active.other() }
}

/// Sheets, each of which is kept once.
pub(super) struct Interned<S>(Vec<S>);

impl<S> Default for Interned<S> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<S: Clone + PartialEq> Interned<S> {
    /// The place of a card in the roster; the blank token comes first there.
    pub(super) fn of(&mut self, sheet: &Arc<S>) -> u16 {
        let at = self.0.iter().position(|other| *other == **sheet).unwrap_or_else(|| {
            self.0.push((**sheet).clone());
            self.0.len() - 1
        });
        u16::try_from(at + 1).unwrap_or(u16::MAX)
    }

    /// All of them.
    pub(super) fn into_sheets(self) -> Vec<S> {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sheets_that_are_alike_are_kept_once_behind_the_blank_token() {
        let mut interned = Interned::default();
        assert_eq!(["a", "b", "a"].map(|sheet| interned.of(&Arc::new(sheet))), [1, 2, 1]);
        assert_eq!(interned.into_sheets(), ["a", "b"]);
    }

    #[test]
    fn cards_lie_where_they_are_laid_in_that_order() {
        let areas: BySeat<[Vec<CardId>; 2]> = areas([(Seat::A, 1), (Seat::B, 0), (Seat::A, 1)].into_iter());
        assert_eq!(areas, BySeat([[vec![], vec![CardId(0), CardId(2)]], [vec![CardId(1)], vec![]]]));
        assert_eq!([1, 2].map(|turn| first_of(turn, Seat::B)), [Seat::B, Seat::A]);
    }
}
