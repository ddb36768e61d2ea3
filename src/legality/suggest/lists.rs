//! What many lists show: the cards that stand in those most like a deck.
//!
//! Two decks are as alike as the share of their cards, each counted once, that both have; a common leader adds a tenth. The
//! [`NEAREST`] lists most like the deck are asked, and a list counts for more the more alike it is (by the square).

use std::collections::{BTreeMap, BTreeSet};

use crate::card::{CardNumber, Section};
use crate::legality::resolve::Resolution;

/// So many lists are asked, and no fewer.
pub const NEAREST: usize = 20;
/// What a common leader adds to how alike two lists are.
const LEADER: f64 = 0.1;

/// A list, its cards each once.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct List<'a> {
    leader: Option<&'a CardNumber>,
    cards: BTreeSet<&'a CardNumber>,
}

impl<'a> List<'a> {
    fn of(resolution: &Resolution<'a>) -> Self {
        let lines = resolution.lines.iter();
        let cards = lines.filter(|line| line.section != Section::Leader).map(|line| &line.entry.card.number);
        Self { leader: resolution.leader().map(|line| &line.entry.card.number), cards: cards.collect() }
    }

    /// From 0, nothing in common, to a little above 1.
    fn like(&self, other: &Self) -> f64 {
        let both = self.cards.intersection(&other.cards).count();
        let all = self.cards.len() + other.cards.len() - both;
        let leader = self.leader.is_some() && self.leader == other.leader;
        float(both) / float(all.max(1)) + if leader { LEADER } else { 0.0 }
    }
}

fn float(n: usize) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "counts are far below 2⁵²")]
    let float = n as f64;
    float
}

/// Lists to learn from.
#[derive(Clone, Debug, Default)]
pub struct Lists<'a>(Vec<List<'a>>);

impl<'a> Lists<'a> {
    /// Adds a list; one without a known card says nothing.
    pub fn add(&mut self, resolution: &Resolution<'a>) {
        let list = List::of(resolution);
        if !list.cards.is_empty() {
            self.0.push(list);
        }
    }

    /// How many lists there are.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The lists most like a deck; the deck itself is none of them.
    ///
    /// # Errors
    /// Where too few lists have anything in common with the deck: how many do.
    pub fn near(&self, deck: &Resolution<'a>) -> Result<Near<'a>, usize> {
        let deck = List::of(deck);
        let others = self.0.iter().filter(|list| **list != deck);
        let mut played: BTreeMap<&'a CardNumber, usize> = BTreeMap::new();
        let (mut lists, mut alike) = (0, Vec::new());
        for list in others {
            lists += 1;
            list.cards.iter().for_each(|card| *played.entry(card).or_default() += 1);
            let like = deck.like(list);
            if like > 0.0 {
                alike.push((like, list));
            }
        }
        if alike.len() < NEAREST {
            return Err(alike.len());
        }
        // Lists that are as alike are told apart by what they are, so that their order in a file does not matter.
        alike.sort_by(|one, other| other.0.total_cmp(&one.0).then_with(|| one.1.cmp(other.1)));
        alike.truncate(NEAREST);
        let whole: f64 = alike.iter().map(|(like, _)| like * like).sum();
        let mut stands: BTreeMap<&'a CardNumber, Stands> = BTreeMap::new();
        for (like, list) in &alike {
            for card in &list.cards {
                let all = played.get(card).copied().unwrap_or_default();
                let stands = stands.entry(card).or_insert(Stands { near: 0, all, lists, weight: 0.0 });
                stands.near += 1;
                stands.weight += like * like / whole;
            }
        }
        Ok(Near { stands, lists, same_leader: alike.iter().filter(|(_, list)| list.leader == deck.leader).count() })
    }
}

/// How often a card stands in lists.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stands {
    /// In so many of the [`NEAREST`].
    pub near: usize,
    /// In so many of all lists.
    pub all: usize,
    /// All lists.
    pub lists: usize,
    /// The share of the nearest lists that have it, by how alike they are.
    pub weight: f64,
}

impl Stands {
    /// How many times as often it stands in the nearest lists as in all of them.
    pub fn lift(&self) -> f64 {
        float(self.near) / float(NEAREST) / (float(self.all.max(1)) / float(self.lists.max(1)))
    }
}

/// What the lists most like a deck have.
#[derive(Clone, Debug, PartialEq)]
pub struct Near<'a> {
    stands: BTreeMap<&'a CardNumber, Stands>,
    /// All lists that there were to choose from.
    pub lists: usize,
    /// How many of the nearest have the leader of the deck.
    pub same_leader: usize,
}

impl Near<'_> {
    /// How often a card stands in them; `None` is never.
    pub fn stands(&self, number: &CardNumber) -> Option<Stands> {
        self.stands.get(number).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::Catalog;
    use crate::deck;
    use crate::legality::resolve;

    /// Each list in as many copies as it says; the last is the deck.
    fn near(lists: &[(usize, &str)], of: &str) -> Result<Vec<(String, usize)>, usize> {
        let catalog = Catalog::embedded();
        let readings: Vec<_> = lists.iter().map(|(n, list)| (*n, deck::read(list).readings.remove(0))).collect();
        let mut all = Lists::default();
        for (n, reading) in &readings {
            (0..*n).for_each(|_| all.add(&resolve::resolve(&reading.deck, &catalog)));
        }
        let deck = deck::read(of).readings.remove(0);
        let near = all.near(&resolve::resolve(&deck.deck, &catalog))?;
        Ok(near.stands.iter().map(|(number, stands)| (number.to_string(), stands.near)).collect())
    }

    const CHAMPA: &str = "1 BT1-001\n4 BT1-006\n4 BT1-007\n";
    const OTHER: &str = "1 BT1-028\n4 BT1-006\n4 BT1-040\n";

    #[test]
    fn the_lists_with_most_in_common_are_asked() {
        let cards = near(&[(15, CHAMPA), (40, OTHER)], "1 BT1-001\n4 BT1-007\n1 BT1-006\n1 BT1-010");
        let expected = [("BT1-006", 20), ("BT1-007", 15), ("BT1-040", 5)];
        assert_eq!(cards, Ok(expected.map(|(number, near)| (number.to_owned(), near)).to_vec()));
    }

    #[test]
    fn the_deck_itself_teaches_nothing() {
        assert_eq!(near(&[(30, CHAMPA), (3, OTHER)], CHAMPA), Err(3));
    }

    #[test]
    fn too_few_lists_are_no_answer() {
        assert_eq!(near(&[(19, OTHER), (50, "1 BT1-028\n4 BT1-041\n")], CHAMPA), Err(19));
    }

    #[test]
    fn lift_is_how_much_more_often_a_card_stands_there() {
        let stands = Stands { near: 10, all: 100, lists: 1000, weight: 0.5 };
        assert!((stands.lift() - 5.0).abs() < 1e-9);
    }
}
