//! Nouns in a sentence: which article they have, and what prepositions make of it (`di` and `le` are `delle`).

use super::Teller;
use crate::ability::{Area, Shared, Who};
use crate::language::{Lang, say};

/// What cards have in common, as messages know it.
pub(super) const fn common(shared: Shared) -> &'static str {
    match shared {
        Shared::Name => "name",
        Shared::Character => "character",
        Shared::Trait => "trait",
        Shared::Colors => "colors",
        Shared::Cost => "cost",
        Shared::Power => "power",
    }
}

/// Cards, an area, a number: as it can stand in a sentence.
#[derive(Clone, Debug)]
pub(super) struct Phrase {
    /// Several, all of which take the preposition: `delle tue carte e dell'avversario`.
    parts: Vec<Part>,
    /// Whether the last two are joined by "or".
    any: bool,
    /// Whether verbs have the plural.
    pub(super) many: bool,
}

#[derive(Clone, Debug)]
struct Part {
    article: &'static str,
    words: String,
}

/// What stands before a noun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Case {
    /// Nothing.
    Plain,
    /// "Of".
    Of,
    /// "From".
    From,
    /// "In".
    In,
    /// "To", of a place.
    To,
    /// "On".
    On,
}

/// The gender of a noun, where the language has them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Gender {
    Feminine,
    Masculine,
}

impl Phrase {
    /// Words that have no article, or their own.
    pub(super) fn bare(words: String, many: bool) -> Self {
        Self { parts: vec![Part { article: "", words }], any: false, many }
    }

    /// Words with the definite article of a language.
    pub(super) fn definite(words: String, gender: Gender, many: bool, lang: Lang) -> Self {
        let article = match (lang, gender, many) {
            (Lang::En, ..) => "the",
            (Lang::It | Lang::Fr, _, false) if elides(&words) => "l'",
            (Lang::It | Lang::Fr, Gender::Feminine, false) => "la",
            (Lang::It, Gender::Masculine, false) => "il",
            (Lang::It, Gender::Masculine, true) if elides(&words) => "gli",
            (Lang::It, Gender::Masculine, true) => "i",
            (Lang::It, Gender::Feminine, true) | (Lang::Fr, Gender::Masculine, false) => "le",
            (Lang::Fr, _, true) => "les",
        };
        Self { parts: vec![Part { article, words }], any: false, many }
    }

    /// Cards with the indefinite article of a language; every word for cards is feminine.
    pub(super) fn indefinite(words: &str, many: bool, lang: Lang) -> Self {
        let article = match (lang, many) {
            (Lang::En, false) if has_an(words) => "an ",
            (Lang::En, false) => "a ",
            (Lang::It, false) => "una ",
            (Lang::Fr, false) => "une ",
            (Lang::Fr, true) => "des ",
            (Lang::En | Lang::It, true) => "",
        };
        Self::bare([article, words].concat(), many)
    }

    /// Several: all of them, or any.
    pub(super) fn several(phrases: Vec<Self>, any: bool) -> Self {
        let many = phrases.len() > 1 && !any || phrases.iter().any(|phrase| phrase.many);
        Self { parts: phrases.into_iter().flat_map(|phrase| phrase.parts).collect(), any, many }
    }

    /// The same with words behind it.
    pub(super) fn followed(mut self, words: &str) -> Self {
        if let Some(last) = self.parts.last_mut() {
            last.words.push(' ');
            last.words.push_str(words);
        }
        self
    }

    /// The words in a sentence.
    pub(super) fn text(&self, case: Case, teller: &Teller<'_>) -> String {
        let parts = self.parts.iter().map(|part| part.text(case, teller.lang)).collect();
        if self.any { teller.either(parts) } else { teller.all(parts) }
    }

    /// The word on which verbs hang.
    pub(super) const fn number(&self) -> &'static str {
        number(self.many)
    }
}

/// The word on which forms hang, as messages know it.
pub(super) const fn number(many: bool) -> &'static str {
    if many { "many" } else { "one" }
}

impl Part {
    fn text(&self, case: Case, lang: Lang) -> String {
        let Self { article, words } = self;
        let (before, gap) = match lang {
            Lang::En => (english(case), " "),
            Lang::It => return [&italian(case, article), words.as_str()].concat(),
            Lang::Fr => return [&french(case, article, words), words.as_str()].concat(),
        };
        let parts = [before, article, words].into_iter().filter(|part| !part.is_empty());
        parts.collect::<Vec<_>>().join(gap)
    }
}

const fn english(case: Case) -> &'static str {
    match case {
        Case::Plain => "",
        Case::Of => "of",
        Case::From => "from",
        Case::In => "in",
        Case::To => "to",
        Case::On => "on",
    }
}

/// A preposition with its article, and the space behind it.
fn italian(case: Case, article: &str) -> String {
    let alone = match case {
        Case::Plain => "",
        Case::Of => "di",
        Case::From => "da",
        Case::In | Case::To => "in",
        Case::On => "su",
    };
    if alone.is_empty() || article.is_empty() {
        return spaced([alone, article].concat());
    }
    let stem = match case {
        Case::Plain => "",
        Case::Of => "de",
        Case::From => "da",
        Case::In | Case::To => "ne",
        Case::On => "su",
    };
    let end = match article {
        "il" => "l",
        "i" => "i",
        "gli" => "gli",
        "la" => "lla",
        "le" => "lle",
        _ => "ll'",
    };
    spaced([stem, end].concat())
}

/// A preposition with its article, and the space behind it.
fn french(case: Case, article: &str, words: &str) -> String {
    let before = match (case, article) {
        (Case::Plain, article) => article.to_owned(),
        (Case::Of | Case::From, "le") => "du".to_owned(),
        (Case::Of | Case::From, "les") => "des".to_owned(),
        (Case::Of | Case::From, "") if elides(words) => "d'".to_owned(),
        (Case::Of | Case::From, article) => format!("de {article}"),
        (Case::In | Case::To, article) => format!("dans {article}"),
        (Case::On, article) => format!("sur {article}"),
    };
    spaced(before.trim_end().to_owned())
}

/// With a space behind it, unless it is nothing or an apostrophe joins it to the next word.
fn spaced(before: String) -> String {
    if before.is_empty() || before.ends_with('\'') { before } else { before + " " }
}

/// Whether an article loses its vowel before these words.
fn elides(words: &str) -> bool {
    words.starts_with(['a', 'e', 'i', 'o', 'u', 'é', 'A', 'E', 'I', 'O', 'U', 'É'])
}

/// Whether English has "an" before these words: what begins as "unison" does has a consonant there.
pub(super) fn has_an(words: &str) -> bool {
    let words = words.trim_start_matches(['[', '{', '＜', '《', ' ']);
    elides(words) && !words.starts_with("Uni") && !words.starts_with("uni")
}

/// Whether these are all areas, with or without what is outside the game.
pub(super) fn is_everywhere(areas: &[Area]) -> bool {
    Area::ALL.iter().all(|area| *area == Area::Removed || areas.contains(area))
}

/// Whose area it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Owner {
    /// Of a player, as the skill speaks of them.
    Of(Who),
    /// Of whoever owns the card that goes there.
    Card,
    /// Of any player.
    Anybody,
}

impl Teller<'_> {
    /// An area of somebody, where something lies or goes to: `nella tua mano`; outside the game is nobody's.
    pub(super) fn area(&self, area: Area, owner: Owner, case: Case) -> String {
        if area == Area::Removed {
            let from = case == Case::From;
            return self.words(if from { say!("skill-out-of-game") } else { say!("skill-outside") });
        }
        let words = match area {
            Area::Deck => self.words(say!("skill-deck")),
            Area::Hand => self.words(say!("skill-hand")),
            Area::Life => self.words(say!("skill-life")),
            other => self.term(other.term()),
        };
        let gender = match (area, self.lang) {
            (Area::Deck, _) | (Area::Warp, Lang::It) => Gender::Masculine,
            _ => Gender::Feminine,
        };
        let whose = match owner {
            Owner::Of(who) => self.who(who),
            Owner::Card => "owner",
            Owner::Anybody => "any",
        };
        let named = self.words(match gender {
            Gender::Feminine => say!("skill-owned", who = whose, area = words),
            Gender::Masculine => say!("skill-owned-masculine", who = whose, area = words),
        });
        let phrase = match (self.lang, owner) {
            // What is no player's in particular is called by its name alone.
            (Lang::En, Owner::Anybody) => Phrase::definite(named, gender, false, self.lang),
            // English and French possessives stand where the article would.
            (Lang::En, _) => Phrase::bare(named, false),
            (Lang::Fr, Owner::Of(who)) if self.seen(who) == Who::You => Phrase::bare(named, false),
            _ => Phrase::definite(named, gender, false, self.lang),
        };
        phrase.text(case, self)
    }

    /// Where cards go that are put into an area of their owner; on top of a deck, unless it is said otherwise.
    pub(super) fn goes_to(&self, area: Area) -> String {
        if area == Area::Deck {
            return self.words(say!("skill-to-deck-top"));
        }
        self.area(area, Owner::Card, Case::In)
    }

    /// One of several areas.
    pub(super) fn areas(&self, areas: &[Area], owner: Owner, case: Case) -> String {
        if is_everywhere(areas) {
            return self.words(say!("skill-in-all-areas"));
        }
        self.either(areas.iter().map(|area| self.area(*area, owner, case)).collect())
    }

    /// The leader of somebody.
    pub(super) fn leader(&self, who: Who) -> Phrase {
        self.with_possessive(who, self.words(say!("skill-leader", who = self.who(who))), false)
    }

    /// Cards of somebody, with no more than their noun and what stands at it.
    pub(super) fn possessed(&self, who: Who, cards: &str) -> Phrase {
        self.with_possessive(who, self.words(say!("skill-yours", who = self.who(who), cards = cards)), true)
    }

    /// Cards with their possessive, which stands where the article would in English, and for your own in French.
    fn with_possessive(&self, who: Who, words: String, many: bool) -> Phrase {
        match (self.lang, self.seen(who)) {
            (Lang::En, _) | (Lang::Fr, Who::You) => Phrase::bare(words, many),
            _ => Phrase::definite(words, Gender::Feminine, many, self.lang),
        }
    }
}

/// What French makes of small words that meet: `de le` is `du`, `que une` is `qu'une`. Names in brackets stay as they are.
pub(super) fn merged(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut words = text.split(' ').peekable();
    let mut depth = 0_i32;
    while let Some(word) = words.next() {
        let next = words.peek().copied().unwrap_or_default();
        let is_name = depth > 0 || next.starts_with(['[', '{', '＜', '《']);
        let (merged, both) = match (word, next) {
            _ if is_name => (word, false),
            ("de", "le") => ("du", true),
            ("de", "les") => ("des", true),
            ("à", "le") => ("au", true),
            ("à", "les") => ("aux", true),
            ("de", next) if elides(next) => ("d'", false),
            ("que", next) if elides(next) => ("qu'", false),
            _ => (word, false),
        };
        for c in word.chars() {
            depth += i32::from("[{＜《".contains(c)) - i32::from("]}＞》".contains(c));
        }
        out.push_str(merged);
        if both {
            words.next();
        }
        if !merged.ends_with('\'') && words.peek().is_some() {
            out.push(' ');
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_stands_before_vowels_behind_a_bracket_too() {
        for (words, said) in [
            ("《Owl》 card", "an 《Owl》 card"),
            ("＜Ann＞ card", "an ＜Ann＞ card"),
            ("《Universe 0》 card", "a 《Universe 0》 card"),
            ("Unison Card", "a Unison Card"),
        ] {
            let phrase = Phrase::indefinite(words, false, Lang::En);
            assert_eq!(phrase.parts.iter().map(|part| part.words.as_str()).collect::<String>(), said);
        }
    }

    #[test]
    fn french_words_merge_where_they_meet_and_names_do_not() {
        for (text, said) in [
            ("la puissance de le nombre", "la puissance du nombre"),
            ("plus que une carte de énergie", "plus qu'une carte d'énergie"),
            ("{Tour de la Tour de en} de les cartes", "{Tour de la Tour de en} des cartes"),
        ] {
            assert_eq!(merged(text), said);
        }
    }
}
