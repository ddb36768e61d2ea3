//! Reading how cards are spoken of: a sentence, how far it has been read, and its words.
//!
//! * `described`: descriptions of cards, without number and place. `cards`: cards with number and place, and words that stand for
//!   cards named before. `values`: what numbers hang on, and what tokens are.

mod cards;
mod described;
mod values;

use super::super::cards::Cards;
use super::normal::{Token, tokens};
use super::words::Word3;

/// Where cards were looked for, what "it" meant, and what was found, up to where.
type SeenCards = (usize, Cards, Option<(Cards, usize)>);

/// A sentence, and how far it has been read.
#[derive(Clone, Debug)]
pub(super) struct Reader<'t> {
    tokens: &'t [Token],
    /// How far.
    pub(super) at: usize,
    /// The cards that "it" means.
    pub(super) it: Cards,
    /// Cards that are spoken of without a number are all of them.
    pub(super) bare: bool,
    /// The cards that were read last, where, with what "it" meant, and how far: many phrases begin with the same ones.
    seen: Option<SeenCards>,
}

impl<'t> Reader<'t> {
    /// At the beginning of a sentence.
    pub(super) const fn new(tokens: &'t [Token]) -> Self {
        Self { tokens, at: 0, it: Cards::This, bare: false, seen: None }
    }

    /// Whether all is read.
    pub(super) const fn is_done(&self) -> bool {
        self.at >= self.tokens.len()
    }

    fn next(&self) -> Option<&'t Token> {
        self.tokens.get(self.at)
    }

    /// Takes these words, if they stand here.
    pub(super) fn words(&mut self, words: &str) -> Option<()> {
        // Most do not: their first letter says so.
        let blank = words.trim_start().is_empty();
        if !blank && !self.tokens.get(self.at).is_some_and(|token| could_be(token, words)) {
            return None;
        }
        let mut at = self.at;
        for wanted in tokens(words) {
            if !self.tokens.get(at).is_some_and(|token| is_alike(token, &wanted)) {
                return None;
            }
            at += 1;
        }
        self.at = at;
        Some(())
    }

    /// Takes the first of these that stands here.
    pub(super) fn any(&mut self, all: &[&str]) -> bool {
        all.iter().any(|words| self.words(words).is_some())
    }

    /// Whether this is the word that was taken last.
    pub(super) fn just(&self, word: &str) -> bool {
        let last = self.at.checked_sub(1).and_then(|at| self.tokens.get(at));
        matches!(last, Some(Token::Word(it)) if it == word)
    }

    /// Whether these words stand in what has been read.
    pub(super) fn has_been(&self, words: &str) -> bool {
        let wanted = tokens(words);
        self.tokens[..self.at].windows(wanted.len()).any(|window| window == wanted.as_slice())
    }

    /// A number, or "a".
    pub(super) fn number(&mut self) -> Option<u32> {
        let number = match self.next()? {
            Token::Number(number) => *number,
            Token::Word(word) => match word.as_str() {
                "a" | "an" | "one" => 1,
                "two" => 2,
                _ => return None,
            },
            _ => return None,
        };
        self.at += 1;
        Some(number)
    }

    /// A name between quotes.
    pub(super) fn name(&mut self) -> Option<String> {
        let Token::Name(name) = self.next()? else { return None };
        self.at += 1;
        Some(name.clone())
    }

    /// A kind of counter: `Spell Counter`.
    pub(super) fn counter(&mut self) -> Option<String> {
        let mut words = Vec::new();
        while let Some(Token::Word(word)) = self.next() {
            self.at += 1;
            if word == "counter" || word == "counters" {
                let capital = |word: &String| {
                    let mut chars = word.chars();
                    chars.next().map_or(String::new(), |first| first.to_uppercase().chain(chars).collect())
                };
                return Some(words.iter().map(capital).collect::<Vec<_>>().join(" ")).filter(|kind| !kind.is_empty());
            }
            words.push(word.clone());
            if words.len() > 3 {
                return None;
            }
        }
        None
    }

    /// An entry of a table, by its English word.
    pub(super) fn entry(&mut self, table: &[Word3]) -> Option<String> {
        let found = table.iter().find(|word| self.words(word[0]).is_some())?;
        Some(found[0].to_owned())
    }
}

/// Whether a token could be the first of some words, by the first letter of both.
fn could_be(token: &Token, words: &str) -> bool {
    let Some(first) = words.trim_start().chars().next() else { return false };
    match token {
        Token::Word(word) => {
            let own = word.chars().next();
            let alike = own.is_some_and(|own| own.to_lowercase().eq(first.to_lowercase()));
            // `is` and `are` are one word here.
            alike || matches!((own, first), (Some('i'), 'a') | (Some('a'), 'i'))
        }
        Token::Number(_) => first.is_ascii_digit(),
        Token::Name(_) => first == '"',
        Token::Mark(mark) => *mark == first,
    }
}

/// Whether a word is another, or the same of several: `gains`, `gain`.
fn is_alike(token: &Token, wanted: &Token) -> bool {
    const VERBS: [(&str, &str); 6] = [
        ("gains", "gain"),
        ("loses", "lose"),
        ("becomes", "become"),
        ("is", "are"),
        ("attacks", "attack"),
        ("declares", "declare"),
    ];
    match (token, wanted) {
        (Token::Word(one), Token::Word(other)) if one != other => {
            VERBS.iter().any(|(single, several)| single == other && several == one)
        }
        _ => token == wanted,
    }
}
