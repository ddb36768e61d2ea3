//! Words of card names that one with a slip in it was perhaps meant to be.

use std::collections::{BTreeMap, BTreeSet};

use super::kept::Kept;
use super::{Catalog, Entry, embedded};
use crate::card::{CardNumber, fold};

/// Of so many letters, one may be another.
const LETTERS: usize = 4;
/// Shorter words are near too many.
const SHORTEST: usize = 3;
/// Longer words are none.
const LONGEST: usize = 40;

impl Catalog {
    /// Whether a name of some card has this word, or a word that has it.
    pub fn has_word(&self, word: &str) -> bool {
        let word = fold(word);
        self.folded_names().any(|name| name.contains(&word))
    }

    /// The words of names that are nearest to one that no name has, those first that stand in most names.
    ///
    /// ```
    /// use deckscouter::catalog::Catalog;
    /// assert_eq!(Catalog::embedded().near_words("vegeeta")[0], "vegeta");
    /// assert!(Catalog::embedded().near_words("xyzzyx").is_empty());
    /// ```
    pub fn near_words(&self, word: &str) -> Vec<String> {
        let word = fold(word);
        let length = word.chars().count();
        if !(SHORTEST..=LONGEST).contains(&length) {
            return Vec::new();
        }
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        for name in self.folded_names() {
            for part in name.split(' ').filter(|part| part.chars().count().abs_diff(length) <= 1 + length / LETTERS) {
                *counts.entry(part).or_default() += 1;
            }
        }
        let furthest = (length / LETTERS).max(1);
        let far = |part: &str| strsim::damerau_levenshtein(&word, part);
        let mut near: Vec<(usize, std::cmp::Reverse<usize>, &str)> = counts
            .into_iter()
            .map(|(part, count)| (far(part), std::cmp::Reverse(count), part))
            .filter(|(far, ..)| *far <= furthest)
            .collect();
        near.sort_unstable();
        let nearest = near.first().map(|(far, ..)| *far);
        near.into_iter().filter(|(far, ..)| Some(*far) == nearest).map(|(.., part)| part.to_owned()).collect()
    }

    /// The cards on one side of which all words of a name stand, whole and in any order, by number; none where there is no word.
    ///
    /// ```
    /// use deckscouter::catalog::Catalog;
    /// let catalog = Catalog::embedded();
    /// assert_eq!(catalog.with_words("horror rampaging")[0].card.number.as_str(), "BT1-073");
    /// ```
    pub fn with_words(&self, name: &str) -> Vec<&Entry> {
        let key = fold(name);
        let words: Vec<&str> = key.split(' ').filter(|word| !word.is_empty()).collect();
        let Some((first, others)) = words.split_first() else { return Vec::new() };
        let has = |name: &str, word: &str| name.split(' ').any(|part| part == word);
        let called = self.folded_names().filter(|name| has(name, first) && others.iter().all(|word| has(name, word)));
        let mut cards: BTreeMap<&CardNumber, &Entry> = BTreeMap::new();
        for name in called.collect::<BTreeSet<_>>() {
            cards.extend(self.named(name).into_iter().map(|entry| (&entry.card.number, entry)));
        }
        cards.into_values().collect()
    }

    /// Every name of a card, folded; some of them twice.
    fn folded_names(&self) -> impl Iterator<Item = &str> {
        let own = self.own_names().keys().map(String::as_str);
        let imported = self.kept.iter().flat_map(Kept::names).map(|(name, _)| name.as_str());
        let known = self.embedded_rows().into_iter().flat_map(|_| embedded::names()).map(|(name, _)| name);
        own.chain(imported).chain(known)
    }
}
