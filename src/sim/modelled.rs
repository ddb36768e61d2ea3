//! How much of a deck is played with all its skills. Everything that plays says so first.
//!
//! A card counts only if every printed word of it is known and understood: half a skill is none.

use super::duel::{List, Printed};
use crate::card::{Card, CardNumber};
use crate::engine::{exo, fow, yugioh};
use crate::language::{Message, say};

/// A card that is not modelled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lacking<'a> {
    /// Its number.
    pub number: CardNumber,
    /// Its name.
    pub name: &'a str,
}

impl<'a> From<&'a Card> for Lacking<'a> {
    fn from(card: &'a Card) -> Self {
        Self { number: card.number.clone(), name: card.name() }
    }
}

/// How much of a deck is modelled.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Modelled<'a> {
    /// Whether the leader is; `None` where there is no leader.
    pub leader: Option<bool>,
    /// Cards of the deck and the Z-Deck that are.
    pub cards: u32,
    /// Cards of the deck and the Z-Deck.
    pub of: u32,
    /// What is not modelled: each card once, the leader first, the others in the order of the list.
    pub missing: Vec<Lacking<'a>>,
}

impl<'a> Modelled<'a> {
    /// Looks at a leader and the cards of a deck, each with a number of copies.
    pub fn new(leader: Option<Printed<'a>>, cards: impl IntoIterator<Item = (Printed<'a>, u32)>) -> Self {
        let mut out = Self { leader: leader.map(|leader| leader.is_modelled()), ..Self::default() };
        out.missing.extend(leader.filter(|leader| !leader.is_modelled()).map(|leader| Lacking::from(leader.card)));
        for (printed, copies) in cards {
            out.of += copies;
            if printed.is_modelled() {
                out.cards += copies;
            } else {
                out.lacks(printed.card.into());
            }
        }
        out
    }

    /// Adds a card that is not modelled, once.
    fn lacks(&mut self, card: Lacking<'a>) {
        if self.missing.iter().all(|other| other.number != card.number) {
            self.missing.push(card);
        }
    }

    /// Nothing is left out when the deck is played.
    pub fn is_whole(&self) -> bool {
        self.cards == self.of && self.leader != Some(false)
    }
}

impl<'a> From<&List<'a>> for Modelled<'a> {
    fn from(list: &List<'a>) -> Self {
        Self::new(Some(list.leader), list.cards.iter().chain(&list.z).map(|printed| (*printed, 1)))
    }
}

/// A card of Creatures of Exo whose lines are not all understood is refused with its table: a deck is played whole.
impl From<&exo::Deck> for Modelled<'_> {
    fn from(deck: &exo::Deck) -> Self {
        let cards = u32::try_from(deck.main.len() + deck.evolutions.len()).unwrap_or(u32::MAX);
        Self { leader: Some(true), cards, of: cards, missing: Vec::new() }
    }
}

/// A card of Force of Will with a line that is not understood plays as its numbers and its other lines.
impl<'a> From<&'a fow::Deck> for Modelled<'a> {
    fn from(deck: &'a fow::Deck) -> Self {
        // A card of a list has a number, and so has that of its table.
        let lacking =
            |sheet: &'a fow::Sheet| sheet.number.parse().ok().map(|number| Lacking { number, name: &sheet.front.name });
        let mut out = Self { leader: Some(deck.ruler.is_whole()), ..Self::default() };
        out.missing.extend(lacking(&deck.ruler).filter(|_| !deck.ruler.is_whole()));
        for sheet in deck.main.iter().chain(&deck.stones) {
            out.of += 1;
            if sheet.is_whole() {
                out.cards += 1;
            } else if let Some(card) = lacking(sheet) {
                out.lacks(card);
            }
        }
        out
    }
}

/// A card of Yu-Gi-Oh! with a line that is not understood plays as its numbers and its other lines; nobody leads.
impl<'a> From<&'a yugioh::Deck> for Modelled<'a> {
    fn from(deck: &'a yugioh::Deck) -> Self {
        let mut out = Self::default();
        for sheet in deck.main.iter().chain(&deck.extra) {
            out.of += 1;
            if sheet.is_whole() {
                out.cards += 1;
            } else if let Ok(number) = sheet.number.parse() {
                out.lacks(Lacking { number, name: &sheet.name });
            }
        }
        out
    }
}

impl Modelled<'_> {
    /// How much it is, and the cards that are not: `leader and 50 of 50 cards modelled`.
    pub fn message(&self) -> Message {
        message(self.leader, self.cards, self.of, &self.missing_names())
    }

    /// The cards that are not modelled, by number and name.
    pub fn missing_names(&self) -> Vec<String> {
        self.missing.iter().map(|card| format!("{} {}", card.number, card.name)).collect()
    }
}

/// How much of a deck is modelled, and what is not.
pub fn message(leader: Option<bool>, cards: u32, of: u32, missing: &[String]) -> Message {
    let leader = match leader {
        Some(true) => "known",
        Some(false) => "unknown",
        None => "none",
    };
    let modelled = say!("modelled", leader = leader, cards = cards, of = of);
    match missing {
        [] => modelled,
        missing => say!("modelled-but", modelled = modelled, missing = missing.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ability::{Body, Skill, Skills};
    use crate::catalog::{Catalog, Entry};

    /// A real card with its skills, or with one that nobody can read.
    fn card(catalog: &Catalog, number: &str, back: bool) -> Entry {
        let mut entry = catalog.get(&number.parse().expect("a number")).expect("a card").clone();
        let unread = Skills { partial: false, lines: vec![Skill { tags: Vec::new(), body: Body::Unread }] };
        (*entry.front, *entry.back) = (Skills::default(), if back { unread } else { Skills::default() });
        entry
    }

    #[test]
    fn every_card_that_is_not_modelled_is_named_once() {
        let catalog = Catalog::embedded();
        let [read, unread] = [("BT1-006", false), ("BT1-008", true)].map(|(number, bad)| card(&catalog, number, bad));
        let deck = [(&read, 1), (&unread, 3), (&read, 2), (&unread, 1)].map(|(card, n)| (Printed::from(card), n));
        let leader = card(&catalog, "BT1-001", false);
        let said = Modelled::new(Some(Printed::from(&leader)), deck);
        assert_eq!(
            said.message().to_string(),
            "leader and 3 of 7 cards modelled; not modelled: BT1-008 Bewitching God Vados"
        );
        assert!(!said.is_whole());
    }

    #[test]
    fn the_back_of_a_leader_counts() {
        let catalog = Catalog::embedded();
        let (leader, read) = (card(&catalog, "BT1-001", true), card(&catalog, "BT1-006", false));
        let said = Modelled::new(Some(Printed::from(&leader)), [(Printed::from(&read), 1)]);
        assert_eq!(said.message().to_string(), "1 of 1 cards modelled, the leader not; not modelled: BT1-001 Champa");
        assert!(!said.is_whole());
    }

    #[test]
    fn a_whole_deck_is_whole_with_a_leader_or_without() {
        let catalog = Catalog::embedded();
        let (leader, read) = (card(&catalog, "BT1-001", false), card(&catalog, "BT1-006", false));
        for (leader, words) in
            [(Some(Printed::from(&leader)), "leader and 1 of 1 cards modelled"), (None, "1 of 1 cards modelled")]
        {
            let said = Modelled::new(leader, [(Printed::from(&read), 1)]);
            assert_eq!((said.message().to_string().as_str(), said.is_whole()), (words, true));
        }
    }
}
