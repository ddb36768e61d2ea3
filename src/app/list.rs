//! The leader and the cards of a list, as an engine takes them.

use crate::card::Section;
use crate::catalog::Entry;
use crate::legality::Outcome;
use crate::sim::duel::{List, Printed};

/// Copies of a line beyond this are not dealt: a deck of so many would fill the memory before it is refused.
const MOST_COPIES: u32 = 1000;

/// A card with its skills.
impl<'a> From<&'a Entry> for Printed<'a> {
    fn from(entry: &'a Entry) -> Self {
        Self { card: &entry.card, front: &entry.front, back: &entry.back }
    }
}

/// The leader, the main deck and the Z-Deck of a checked list, in its order, as far as its lines mean cards; `None` without a leader.
///
/// Whether such a list can be played is [another question](super::playing).
///
/// ```
/// use deckscouter::{app::list, catalog::Catalog, deck, legality, ruleset::Ruleset};
/// let (catalog, rules) = (Catalog::embedded(), Ruleset::embedded("dbscg-1.10").unwrap());
/// let decks = deck::read("Leader: BT1-001\n4 BT1-006\n2 BT1-008\n");
/// let list = list::of(&legality::check(&decks.readings[0], &catalog, &rules)).unwrap();
/// assert_eq!((list.leader.card.name(), list.cards.len()), ("Champa", 6));
/// ```
pub fn of<'a>(outcome: &Outcome<'a>) -> Option<List<'a>> {
    let leader = outcome.context.resolution.leader()?.entry;
    let copies = |count: u32| usize::try_from(count.min(MOST_COPIES)).unwrap_or_default();
    let part = |sections| {
        let lines = outcome.context.lines_in(sections);
        lines.flat_map(|line| std::iter::repeat_n(line.entry.into(), copies(line.line.count))).collect()
    };
    Some(List { leader: leader.into(), cards: part(&[Section::Main]), z: part(&[Section::Z]) })
}
