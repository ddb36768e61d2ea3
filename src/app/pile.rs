//! The pile that a part of a list makes: what is drawn from it, and whether it has the cards that somebody speaks of.

use super::near::{SUGGESTIONS, number_meant};
use crate::card::{Print, Section, Slip, fold, slip};
use crate::catalog::search::{Search, Test, Text, word_meant};
use crate::catalog::{Catalog, Entry};
use crate::language::{Message, say};
use crate::legality::Outcome;
use crate::ruleset::Ruleset;
use crate::sim::odds::{self, Class, Plan};

/// The longest name or number that suggestions are looked for.
const LONGEST: usize = 200;

/// The cards of a part of a list, each with its copies, in the order of the list.
#[derive(Debug)]
pub struct Pile<'a> {
    /// What its user calls the list.
    pub name: String,
    /// The cards.
    pub cards: Vec<(&'a Entry, u32)>,
    /// Which part of the list it is.
    section: Section,
    /// Those of the other parts, to tell where a card is.
    elsewhere: Vec<(&'a Entry, Section)>,
    /// All cards there are.
    catalog: &'a Catalog,
    /// Life cards, where the leader changes the edition's number.
    pub life: Option<u32>,
}

/// Why a pile cannot be asked for cards.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub enum Unasked {
    /// A card is in another part of the list.
    Elsewhere {
        /// The card, as it was asked for.
        what: String,
        /// Where it is.
        section: Section,
        /// The list.
        list: String,
    },
    /// No card of the list is meant.
    Absent {
        /// The card, as it was asked for.
        what: String,
        /// The list.
        list: String,
        /// The list that this one is compared with.
        other: Option<String>,
        /// What may be meant, in a sentence.
        near: Message,
    },
    /// What some cards do is not known, so that nobody can say whether they are meant.
    Unsure {
        /// The first of them.
        first: String,
        /// How many more there are.
        others: usize,
        /// What is asked for.
        search: String,
    },
}

impl Unasked {
    /// Why, in a sentence.
    pub fn message(&self) -> Message {
        match self {
            Self::Elsewhere { what, section, list } => {
                say!("pile-elsewhere", card = what, section = section.id(), list = list)
            }
            Self::Absent { what, list, other: None, .. } => say!("pile-absent", card = what, list = list),
            Self::Absent { what, list, other: Some(other), .. } => {
                say!("pile-absent-both", card = what, list = list, other = other)
            }
            Self::Unsure { first, others, search } => {
                say!("pile-unsure", card = first, more = *others, search = search)
            }
        }
    }

    /// What to do about it.
    pub fn help(&self) -> Option<Message> {
        match self {
            Self::Elsewhere { .. } => None,
            Self::Absent { near, .. } => Some(near.clone()),
            Self::Unsure { .. } => Some(say!("pile-ask-printed")),
        }
    }
}

impl<'a> Pile<'a> {
    /// The pile that a part of a checked list makes, as far as its lines mean cards.
    pub fn of(name: &str, outcome: &Outcome<'a>, section: Section) -> Self {
        let mut cards: Vec<(&Entry, u32)> = Vec::new();
        let mut elsewhere = Vec::new();
        for line in &outcome.context.resolution.lines {
            if line.section != section {
                elsewhere.push((line.entry, line.section));
                continue;
            }
            // Two prints of a card are two lines.
            match cards.iter_mut().find(|(entry, _)| entry.card.number == line.entry.card.number) {
                Some((_, copies)) => *copies += line.line.count,
                None => cards.push((line.entry, line.line.count)),
            }
        }
        let leader = outcome.context.resolution.leader();
        let life = leader.and_then(|leader| leader.entry.front.starting_life()).map(u32::from);
        Self { name: name.to_owned(), cards, section, elsewhere, catalog: outcome.context.catalog, life }
    }
}

impl Pile<'_> {
    /// How its cards are drawn.
    pub fn plan(&self, ruleset: &Ruleset, first: bool, turns: u32) -> Plan {
        match &ruleset.turn.second_pile {
            Some(second) if second.section == self.section => {
                Plan::of_second(second, turns, self.cards.iter().map(|(_, copies)| copies).sum())
            }
            _ => Plan::of(ruleset, first, turns, self.life),
        }
    }

    /// Every card that a search names has to be there, or in the pile that this one is compared with; and of every card it
    /// has to be known whether a search means it.
    ///
    /// # Errors
    /// For the first that is not, with those that may be meant; for the cards that may be meant or not.
    pub fn has_all_of(&self, searches: &[Search], other: Option<&Self>) -> Result<(), Unasked> {
        let known = self.cards.iter().chain(other.into_iter().flat_map(|other| &other.cards));
        for test in searches.iter().flat_map(Search::tests) {
            let is_name = matches!(test, Test::Card(_) | Test::Text(Text::Name, _));
            if is_name && !known.clone().any(|(entry, _)| test.matches(entry)) {
                return Err(self.absent(test, other));
            }
        }
        searches.iter().try_for_each(|search| self.knows(search))
    }

    fn knows(&self, search: &Search) -> Result<(), Unasked> {
        let cards = self.cards.iter().map(|(entry, _)| *entry);
        let open: Vec<&Entry> = cards.filter(|entry| search.may_match(entry).is_none()).collect();
        let Some(first) = open.first() else { return Ok(()) };
        Err(Unasked::Unsure { first: first.label(), others: open.len() - 1, search: search.to_string() })
    }

    fn absent(&self, test: &Test, other: Option<&Self>) -> Unasked {
        let (what, wanted) = match test {
            Test::Card(number) => {
                let name = self.catalog.get(number).map(|entry| format!(" {}", entry.card.name()));
                (format!("{number}{}", name.unwrap_or_default()), number.to_string())
            }
            Test::Text(_, phrase) if !phrase.is_expression() => {
                (format!("\"{}\"", phrase.said()), phrase.said().to_owned())
            }
            other => (other.to_string(), other.to_string()),
        };
        let list = self.name.clone();
        if let Some((_, section)) = self.elsewhere.iter().find(|(entry, _)| test.matches(entry)) {
            return Unasked::Elsewhere { what, section: *section, list };
        }
        Unasked::Absent { what, list, other: other.map(|other| other.name.clone()), near: self.near(&wanted) }
    }

    /// The cards that a name or number may mean, in a sentence.
    pub fn near(&self, wanted: &str) -> Message {
        if let Some(mistyped) = self.near_number(wanted) {
            return mistyped;
        }
        // One sign of a number may be wrong; of a name, a third of them.
        let furthest = if wanted.parse::<Print>().is_ok() { 1 } else { wanted.chars().count().max(3) / 3 };
        let wanted = fold(wanted);
        let far = |entry: &Entry| {
            let names = [fold(entry.card.number.as_str()), fold(entry.card.name())];
            // A word of a name is near, too.
            let words = names[1].split(' ').map(str::to_owned).collect::<Vec<_>>();
            names.into_iter().chain(words).map(|name| strsim::damerau_levenshtein(&wanted, &name)).min()
        };
        let mut near: Vec<(usize, &Entry)> = Vec::new();
        if wanted.len() <= LONGEST {
            near.extend(
                self.cards.iter().filter_map(|(entry, _)| Some((far(entry).filter(|far| *far <= furthest)?, *entry))),
            );
        }
        near.sort_by_key(|(far, _)| *far);
        let near: Vec<String> = near.iter().take(SUGGESTIONS).map(|(_, entry)| entry.label()).collect();
        match near.as_slice() {
            [] => match word_meant(&wanted) {
                Some(word) => say!("near-word", word = word),
                None => say!("near-listed", list = &self.name),
            },
            near => say!("near-cards", cards = near.join(", ")),
        }
    }

    /// The cards that a number with a slip in it may mean, those of the pile before all others; `None` where there is none.
    fn near_number(&self, wanted: &str) -> Option<Message> {
        let anywhere = number_meant(wanted, self.catalog)?;
        let slips =
            self.cards.iter().filter_map(|(entry, _)| Some((slip(wanted, entry.card.number.as_str())?, *entry)));
        let mut slips: Vec<(Slip, &Entry)> = slips.filter(|(slip, _)| *slip < Slip::OneSign).collect();
        slips.sort_by_key(|(slip, _)| *slip);
        let here: Vec<String> = slips.iter().take(SUGGESTIONS).map(|(_, entry)| entry.label()).collect();
        Some(if here.is_empty() { anywhere } else { say!("near-cards", cards = here.join(", ")) })
    }

    /// The bits of the searches that mean a card.
    pub fn filters(entry: &Entry, searches: &[Search]) -> u32 {
        let bits = searches.iter().zip(0..).filter(|(search, _)| search.matches(entry));
        bits.fold(0, |all, (_, bit)| all | 1 << bit)
    }

    /// The classes that some searches make of the pile.
    pub fn classes(&self, searches: &[Search]) -> Vec<Class> {
        odds::classes(self.cards.iter().map(|(entry, copies)| (*copies, Self::filters(entry, searches))))
    }
}
