//! What goes with a win: how games ended in which something became of a card, beside those in which it did not.
//!
//! This is correlation. Only the opening hand is drawn by chance, but for what the mulligan sends back; what becomes of a card
//! later also hangs on how the game goes.

mod duel;
mod watch;

use std::collections::BTreeMap;

use enumset::{EnumSet, EnumSetType};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::{EnumCount, IntoStaticStr, VariantArray};

use super::duel::List;
use crate::card::CardNumber;

pub(in crate::sim) use duel::count;
pub(in crate::sim) use watch::of_game;

/// What can become of a card in a game, of one copy at least.
#[derive(Debug, EnumSetType, EnumCount, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Way {
    /// It is in the opening hand, after the mulligan.
    Opening,
    /// It comes to the hand later, from the deck or from life.
    Drawn,
    /// It is played or used from the hand, or a skill plays it.
    Played,
    /// It is charged as energy (6-2-5).
    Charged,
    /// It is used in a combo.
    Comboed,
    /// It is in the hand at the end.
    Left,
}

impl Way {
    /// All of them, in the order in which they are counted.
    pub const ALL: [Self; Self::COUNT] = *Self::VARIANTS.first_chunk().expect("as many as are counted");

    /// What machines call it.
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// What became of the cards of a deck in a game.
pub type Ways = BTreeMap<CardNumber, EnumSet<Way>>;

/// Games of some kind, and how they ended for the deck. The score is a whole number: the points of a game against a list, or
/// the own turn of the win.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema, Deserialize)]
pub struct Games {
    /// How many.
    pub games: u64,
    /// Those that were won.
    pub won: u64,
    /// The sum of the scores.
    pub sum: u64,
    /// The sum of their squares.
    pub squares: u64,
}

impl Games {
    fn count(&mut self, won: bool, score: u32) {
        self.games += 1;
        self.won += u64::from(won);
        self.sum += u64::from(score);
        self.squares += u64::from(score) * u64::from(score);
    }

    fn add(&mut self, other: &Self) {
        let Self { games, won, sum, squares } = other;
        self.games += games;
        self.won += won;
        self.sum += sum;
        self.squares += squares;
    }

    /// All games but those.
    #[must_use]
    pub fn without(&self, those: &Self) -> Self {
        Self {
            games: self.games.saturating_sub(those.games),
            won: self.won.saturating_sub(those.won),
            sum: self.sum.saturating_sub(those.sum),
            squares: self.squares.saturating_sub(those.squares),
        }
    }

    /// Whether there can be such games, with scores up to a number.
    fn can_be(&self, most: u32) -> bool {
        let [games, won, sum, squares] = [self.games, self.won, self.sum, self.squares].map(u128::from);
        let most = u128::from(most);
        won <= games && sum <= games * most && squares <= sum * most && sum * sum <= squares * games
    }
}

/// What became of a card of the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, Deserialize)]
pub struct OfCard {
    /// Its name.
    pub name: String,
    /// Copies in the list.
    pub copies: u32,
    /// The games in which it became of it, way by way: in the opening hand, drawn later, played, charged, comboed, left in hand
    /// at the end.
    pub ways: [Games; Way::COUNT],
}

/// What is counted of the cards of a list over many games, in whole numbers: parts can be added in any order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema, Deserialize)]
pub struct Impact {
    /// All games.
    pub all: Games,
    /// The cards of the main deck.
    pub cards: BTreeMap<CardNumber, OfCard>,
}

impl Impact {
    /// Nothing yet, of the cards of a list.
    pub fn of(list: &List<'_>) -> Self {
        let mut cards = BTreeMap::new();
        for printed in &list.cards {
            let card = printed.card;
            let nothing = || OfCard { name: card.front.name.clone(), copies: 0, ways: Default::default() };
            cards.entry(card.number.clone()).or_insert_with(nothing).copies += 1;
        }
        Self { all: Games::default(), cards }
    }

    /// Counts a game.
    pub fn count(&mut self, ways: &Ways, won: bool, score: u32) {
        self.all.count(won, score);
        for (number, ways) in ways {
            if let Some(card) = self.cards.get_mut(number) {
                ways.iter().for_each(|way| card.ways[way as usize].count(won, score));
            }
        }
    }

    /// Adds what was counted elsewhere of the same list.
    pub fn add(&mut self, other: &Self) {
        self.all.add(&other.all);
        for (number, card) in &other.cards {
            match self.cards.get_mut(number) {
                Some(mine) => mine.ways.iter_mut().zip(&card.ways).for_each(|(mine, theirs)| mine.add(theirs)),
                None => drop(self.cards.insert(number.clone(), card.clone())),
            }
        }
    }

    /// Whether so many games, so many of them won, can have come to this with scores up to a number.
    pub fn adds_up(&self, games: u64, won: u64, most: u32) -> bool {
        let sound = |of: &Games| of.can_be(most) && self.all.without(of).can_be(most) && of.games <= games;
        let is_part = |of: &Games| of.won <= won && of.sum <= self.all.sum && of.squares <= self.all.squares;
        (self.all.games, self.all.won) == (games, won)
            && self.all.can_be(most)
            && self.cards.values().flat_map(|card| &card.ways).all(|of| sound(of) && is_part(of))
    }

    /// Whether it is of the same cards.
    pub fn is_of_the_cards_of(&self, other: &Self) -> bool {
        let cards = |of: &Self| {
            of.cards.iter().map(|(number, card)| (number.clone(), card.name.clone(), card.copies)).collect::<Vec<_>>()
        };
        cards(self) == cards(other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn impact() -> Impact {
        let card = |name: &str| OfCard { name: name.to_owned(), copies: 4, ways: Default::default() };
        let cards = ["BT1-005", "BT1-006"].map(|number| (number.parse().expect("a number"), card(number)));
        Impact { all: Games::default(), cards: cards.into() }
    }

    fn ways(of: &[(&str, EnumSet<Way>)]) -> Ways {
        of.iter().map(|(number, ways)| (number.parse().expect("a number"), *ways)).collect()
    }

    #[test]
    fn parts_added_in_any_order_are_the_whole() {
        let games = [
            (ways(&[("BT1-005", Way::Opening | Way::Played), ("BT1-006", EnumSet::empty())]), true, 3),
            (ways(&[("BT1-005", Way::Drawn.into()), ("BT1-006", Way::Opening.into())]), false, 9),
            (ways(&[("BT1-005", Way::Opening.into()), ("ZZ1-001", Way::Opening.into())]), true, 5),
        ];
        let of = |games: &[&(Ways, bool, u32)]| {
            let mut impact = impact();
            for (ways, won, score) in games {
                impact.count(ways, *won, *score);
            }
            impact
        };
        let whole = of(&[&games[0], &games[1], &games[2]]);
        let mut joined = of(&[&games[2]]);
        joined.add(&of(&[&games[1], &games[0]]));
        assert_eq!(joined, whole);
        let first = &whole.cards.values().next().expect("a card").ways;
        assert_eq!(first[Way::Opening as usize], Games { games: 2, won: 2, sum: 8, squares: 34 });
        assert_eq!(whole.all.without(&first[Way::Opening as usize]), Games { games: 1, won: 0, sum: 9, squares: 81 });
        assert!(whole.adds_up(3, 2, 9) && whole.is_of_the_cards_of(&impact()));
        assert_eq!(whole.cards.len(), 2, "what is not of the list is not counted");
    }

    #[test]
    fn what_no_games_come_to_does_not_add_up() {
        let mut sound = impact();
        sound.count(&ways(&[("BT1-005", Way::Opening.into())]), true, 2);
        sound.count(&ways(&[("BT1-006", Way::Left.into())]), false, 4);
        assert!(sound.adds_up(2, 1, 4) && !sound.adds_up(3, 1, 4) && !sound.adds_up(2, 1, 3));
        let changed = |change: &dyn Fn(&mut Games)| {
            let mut impact = sound.clone();
            change(&mut impact.cards.values_mut().next().expect("a card").ways[0]);
            impact.adds_up(2, 1, 4)
        };
        assert!(changed(&|_| ()));
        assert!(!changed(&|of| of.games = 3) && !changed(&|of| of.won = 2) && !changed(&|of| of.sum = 9));
        assert!(!changed(&|of| of.squares = 3) && !changed(&|of| of.squares = u64::MAX));
    }

    #[test]
    fn every_way_has_its_own_place() {
        assert!(Way::ALL.iter().enumerate().all(|(at, way)| *way as usize == at));
    }
}
