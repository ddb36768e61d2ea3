//! What searches and wants have in common: properties that are asked of cards, each of which can be changed where it stands.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::absent::{self, Absent};
use super::beyond::Question;
use super::phrase::Teller;
use super::skill::Part;
use super::want::{Hand, Keep, Want};
use super::{Search, Test};
use crate::card::CardNumber;
use crate::catalog::Catalog;

/// Something that asks for cards.
pub trait Asking: Sized {
    /// Changes every property that is spoken of, in order.
    fn each_test(&mut self, change: &mut dyn FnMut(&mut Test));

    /// The same, with the words of skills looked for in what a teller makes of them, too.
    #[must_use]
    fn told_by(mut self, teller: Teller) -> Self {
        self.each_test(&mut |test| {
            if let Test::Skill(Part::Text, phrase) = test {
                phrase.teller = Some(teller);
            }
        });
        self
    }

    /// The same, with the cards that each question means which stands on no card.
    ///
    /// # Errors
    /// For the first question that cannot be answered.
    ///
    /// ```
    /// use deckscouter::catalog::{Catalog, search::{Asking, Question, Search}};
    /// let search = Search::parse("red is:banned").unwrap();
    /// let search = search.settle(&mut |question| {
    ///     assert_eq!(question, &Question::Banned);
    ///     Ok::<_, ()>(["BT1-006".parse().unwrap()].into())
    /// });
    /// assert!(search.unwrap().matches(Catalog::embedded().get(&"BT1-006".parse().unwrap()).unwrap()));
    /// ```
    fn settle<E>(mut self, answer: &mut dyn FnMut(&Question) -> Result<BTreeSet<CardNumber>, E>) -> Result<Self, E> {
        let mut failed = None;
        self.each_test(&mut |test| {
            let Test::Beyond(beyond) = test else { return };
            if failed.is_some() {
                return;
            }
            match answer(&beyond.question) {
                Ok(cards) => beyond.cards = Some(Arc::new(cards)),
                Err(error) => failed = Some(error),
            }
        });
        failed.map_or(Ok(self), Err)
    }

    /// The traits, characters, eras and sets that it speaks of and no card of a catalog has, each once.
    ///
    /// ```
    /// use deckscouter::catalog::{Catalog, search::{Asking, Want}};
    /// let mut want = Want::parse("1+ trait:Sayan and 2+ set:BT1").unwrap();
    /// let absent = want.absent(&Catalog::embedded());
    /// assert_eq!(absent[0].message().to_string(), "no card has the trait `Sayan`; did you mean `Saiyan`?");
    /// assert_eq!(absent.len(), 1);
    /// ```
    fn absent(&mut self, catalog: &Catalog) -> Vec<Absent> {
        let mut shared = Vec::new();
        self.each_test(&mut |test| {
            if absent::is_shared(test) && !shared.contains(test) {
                shared.push(test.clone());
            }
        });
        absent::among(&shared, catalog)
    }
}

impl<T: Asking> Asking for Vec<T> {
    fn each_test(&mut self, change: &mut dyn FnMut(&mut Test)) {
        for asking in self {
            asking.each_test(change);
        }
    }
}

impl Asking for Search {
    fn each_test(&mut self, change: &mut dyn FnMut(&mut Test)) {
        match self {
            Self::Is(test) => change(test),
            Self::All(parts) | Self::Any(parts) => parts.iter_mut().for_each(|part| part.each_test(change)),
            Self::Not(other) => other.each_test(change),
        }
    }
}

impl Asking for Hand {
    fn each_test(&mut self, change: &mut dyn FnMut(&mut Test)) {
        match self {
            Self::Has(_, search, _) => search.each_test(change),
            Self::All(parts) | Self::Any(parts) => parts.iter_mut().for_each(|part| part.each_test(change)),
            Self::Not(other) => other.each_test(change),
        }
    }
}

impl Asking for Want {
    fn each_test(&mut self, change: &mut dyn FnMut(&mut Test)) {
        self.hand.each_test(change);
    }
}

impl Asking for Keep {
    fn each_test(&mut self, change: &mut dyn FnMut(&mut Test)) {
        match self {
            Self::Cards(search) => search.each_test(change),
            Self::Hand(hand) => hand.each_test(change),
        }
    }
}
