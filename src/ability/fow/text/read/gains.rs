//! What cards gain.

use super::super::words::{KEYS, PREDICATES};
use super::Reader;
use crate::ability::fow::{Cards, Deed, Gain, Pick, Until, Word};

impl Reader<'_> {
    /// `[Flying]`.
    pub(super) fn key(&mut self) -> Option<Word> {
        KEYS.iter().find(|(_, spelled)| self.eat(&format!("[{}]", spelled[0]))).map(|(word, _)| *word)
    }

    pub(super) fn predicate(&mut self) -> Option<Word> {
        let found = PREDICATES.iter().find(|(_, spelled)| spelled.iter().any(|one| self.eat(one[0])));
        found.map(|(word, _)| *word)
    }

    /// `gains [+200/+200] and [Flying]`, or a predicate.
    pub(super) fn gain(&mut self, plural: bool) -> Option<Gain> {
        if self.eat("cannot attack or block") {
            return Some(Gain::Words(vec![Word::NoAttack, Word::NoBlock]));
        }
        if let Some(word) = self.predicate() {
            return Some(Gain::Words(vec![word]));
        }
        self.must(if plural { "gain" } else { "gains" })?;
        if let Some((atk, def)) = self.attempt(Self::stats) {
            if self.eat("for each") {
                if let Some(kind) = self.attempt(|reader| {
                    let word = reader.word()?;
                    reader.must("counter on it")?;
                    Some(word)
                }) {
                    return Some(Gain::StatsCounters(atk, def, kind));
                }
                return self.each().map(|pick| Gain::StatsEach(atk, def, pick));
            }
            if let Some(words) = self.attempt(|reader| {
                reader.must("and")?;
                reader.words()
            }) {
                return Some(Gain::Both(atk, def, words));
            }
            return Some(Gain::Stats(atk, def));
        }
        self.words().map(Gain::Words)
    }

    /// `[Flying] and [Swiftness]`.
    pub(super) fn words(&mut self) -> Option<Vec<Word>> {
        let mut words = vec![self.key()?];
        while let Some(word) = self.attempt(|reader| {
            reader.must("and")?;
            reader.key()
        }) {
            words.push(word);
        }
        Some(words)
    }

    /// `[+200/-100]`.
    pub(super) fn stats(&mut self) -> Option<(i32, i32)> {
        self.must("[")?;
        let atk = self.signed()?;
        self.must("/")?;
        let def = self.signed()?;
        self.must("]")?;
        Some((atk, def))
    }

    /// What cards gain, until the turn ends or for good.
    pub(super) fn gained(&mut self) -> Option<Deed> {
        // All cards of a description need no word for it.
        let bare = self.attempt(|reader| {
            let (filter, whose, place) = reader.description(true)?;
            let gain = reader.gain(true)?;
            Some((Cards::All(Pick { whose, place, ..Pick::of(1, filter) }), gain))
        });
        let (cards, gain) = if let Some(found) = bare {
            found
        } else {
            let plural = self.is_plural();
            let cards = self.cards()?;
            (cards, self.gain(plural)?)
        };
        let until = if self.eat("until end of turn") { Until::TurnEnds } else { Until::Stays };
        Some(Deed::Gain(cards, gain, until))
    }
}
