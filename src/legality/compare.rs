//! Two lists side by side: which cards went out, which came in, and how many of each there are.
//!
//! A card is its number and its section: prints of a card are one card, and a card that moves from the main deck to the
//! side deck is a change.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

use super::Outcome;
use super::profile::Profile;
use crate::card::{Card, CardNumber, Section, Set};

/// The same thing of both lists.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "Pair_of_{T}")]
pub struct Pair<T> {
    /// Of the first list.
    pub before: T,
    /// Of the second list.
    pub after: T,
}

impl<T> Pair<T> {
    /// What comes of both.
    pub fn map<U>(self, change: impl Fn(T) -> U) -> Pair<U> {
        Pair { before: change(self.before), after: change(self.after) }
    }

    /// Both, lent.
    pub const fn as_ref(&self) -> Pair<&T> {
        Pair { before: &self.before, after: &self.after }
    }
}

impl Pair<u32> {
    /// How many there are more in the second list.
    pub fn change(self) -> i64 {
        i64::from(self.after) - i64::from(self.before)
    }
}

/// A card of one list or of both.
#[derive(Clone, Copy, Debug)]
pub struct Copies<'a> {
    /// Where it lies.
    pub section: Section,
    /// The card.
    pub card: &'a Card,
    /// How many copies.
    pub copies: Pair<u32>,
}

/// Two lists side by side.
#[derive(Clone, Debug)]
pub struct Comparison<'a> {
    /// Every card of either list, by section, then by number.
    pub cards: Vec<Copies<'a>>,
    /// Both in numbers.
    pub profiles: Pair<Profile>,
}

/// Sections in the order of lists, numbers as people count: BT2 comes before BT10.
type Key<'a> = (usize, Set, u32, &'a CardNumber);

/// Compares two lists by the cards that their lines mean; a line that means none does not count.
///
/// ```
/// use deckscouter::{catalog::Catalog, deck, legality::{self, compare::compare}, ruleset::Ruleset};
/// let (catalog, rules) = (Catalog::embedded(), Ruleset::embedded("dbscg-1.10").unwrap());
/// let readings = ["1 BT1-001\n4 BT1-006\n", "1 BT1-001\n3 BT1-006_PR\n1 BT1-008\n"].map(|list| deck::read(list));
/// let [before, after] =
///     [0, 1].map(|at| legality::check(&readings[at].readings[0], &catalog, &rules));
/// let both = compare(&before, &after);
/// let changes: Vec<_> = both.changed().map(|of| (of.card.number.as_str(), of.copies.change())).collect();
/// assert_eq!(changes, [("BT1-006", -1), ("BT1-008", 1)]);
/// ```
pub fn compare<'a>(before: &Outcome<'a>, after: &Outcome<'a>) -> Comparison<'a> {
    let mut cards: BTreeMap<Key<'a>, Copies<'a>> = BTreeMap::new();
    let mut count = |outcome: &Outcome<'a>, side: fn(&mut Pair<u32>) -> &mut u32| {
        for line in &outcome.context.resolution.lines {
            let (section, card) = (line.section, &line.entry.card);
            let place = Section::ALL.iter().position(|other| *other == section).unwrap_or_default();
            let key = (place, Set::from(&card.number), card.number.index(), &card.number);
            let of = cards.entry(key).or_insert(Copies { section, card, copies: Pair::default() });
            *side(&mut of.copies) += line.line.count;
        }
    };
    count(before, |copies| &mut copies.before);
    count(after, |copies| &mut copies.after);
    let profiles = Pair { before, after }.map(|outcome| Profile::of(&outcome.context));
    Comparison { cards: cards.into_values().collect(), profiles }
}

impl<'a> Comparison<'a> {
    /// The cards of which there are more or fewer.
    pub fn changed(&self) -> impl Iterator<Item = &Copies<'a>> {
        self.cards.iter().filter(|of| of.copies.before != of.copies.after)
    }

    /// Copies that only the first list has, and copies that only the second one has.
    pub fn moved(&self) -> Pair<u32> {
        let sum = |more: fn(Pair<u32>) -> u32| self.cards.iter().map(|of| more(of.copies)).sum();
        Pair {
            before: sum(|copies| copies.before.saturating_sub(copies.after)),
            after: sum(|copies| copies.after.saturating_sub(copies.before)),
        }
    }

    /// Copies that both lists have.
    pub fn stayed(&self) -> u32 {
        self.cards.iter().map(|of| of.copies.before.min(of.copies.after)).sum()
    }

    /// Both lists are the same cards.
    pub fn is_same(&self) -> bool {
        self.changed().next().is_none()
    }

    /// The cards in a section.
    pub fn size(&self, section: Section) -> Pair<u32> {
        let cards = || self.cards.iter().filter(move |of| of.section == section).map(|of| of.copies);
        Pair { before: cards().map(|of| of.before).sum(), after: cards().map(|of| of.after).sum() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::Catalog;
    use crate::ruleset::Ruleset;
    use crate::{deck, legality};

    /// Each card that changes, in the order of the comparison, with its section and copies; and the copies that stay.
    fn changes(before: &str, after: &str) -> (Vec<String>, u32) {
        let (catalog, rules) = (Catalog::embedded(), Ruleset::embedded("dbscg-1.10").expect("embedded"));
        let decks = Pair { before, after }.map(deck::read);
        let outcomes = decks.as_ref().map(|decks| legality::check(&decks.readings[0], &catalog, &rules));
        let both = compare(&outcomes.before, &outcomes.after);
        let told = both.changed().map(|Copies { section, card, copies: Pair { before, after } }| {
            format!("{} {} {before} {after}", section.id(), card.number)
        });
        let told = told.collect();
        let all = |side: fn(Pair<u32>) -> u32| both.cards.iter().map(|of| side(of.copies)).sum::<u32>();
        assert_eq!(both.moved().before + both.stayed(), all(|copies| copies.before));
        assert_eq!(both.moved().after + both.stayed(), all(|copies| copies.after));
        (told, both.stayed())
    }

    #[test]
    fn prints_and_lines_of_a_card_are_one_card() {
        assert_eq!(changes("4 BT1-006\n", "1 BT1-006_PR\n2 BT1-006\n1 Scheming Champa\n"), (vec![], 4));
    }

    #[test]
    fn a_card_that_moves_to_the_side_deck_changes_twice() {
        let (told, stayed) = changes("4 BT1-006\n", "3 BT1-006\nSide Deck\n1 BT1-006\n");
        assert_eq!((told, stayed), (vec!["main BT1-006 4 3".to_owned(), "side BT1-006 0 1".to_owned()], 3));
    }

    #[test]
    fn cards_come_by_section_and_then_as_people_count() {
        let (told, _) = changes("1 BT1-001\n1 BT10-005\n1 BT2-005\n", "1 BT1-003\n");
        assert_eq!(told, ["leader BT1-001 1 0", "leader BT1-003 0 1", "main BT2-005 1 0", "main BT10-005 1 0"]);
    }
}
