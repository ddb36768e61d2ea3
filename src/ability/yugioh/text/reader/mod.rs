//! Reading how cards are spoken of: a sentence, how far it has been read, and its words.
//!
//! * `described`: descriptions of cards, without number and place. `cards`: cards with number and place, and words that stand for
//!   cards named before. `values`: what numbers hang on, and what tokens are.

mod cards;
mod described;
mod values;

use super::super::cards::Cards;
use super::normal::{Token, is_of_word, tokens};
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
    /// There are several targets, each said on its own: no word for one card says which.
    pub(super) several: bool,
    /// Nothing was said of where the cards of a description are that was read last.
    pub(super) unplaced: bool,
    /// The cards that were read last, where, with what "it" meant, and how far: many phrases begin with the same ones.
    seen: Option<SeenCards>,
}

impl<'t> Reader<'t> {
    /// At the beginning of a sentence.
    pub(super) const fn new(tokens: &'t [Token]) -> Self {
        Self { tokens, at: 0, it: Cards::This, bare: false, several: false, unplaced: false, seen: None }
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
        let (mut rest, mut at) = (words.trim_start(), self.at);
        while !rest.is_empty() {
            let length = first_of(rest, self.tokens.get(at)?)?;
            rest = rest[length..].trim_start();
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

/// How long the first of some words is, if it is this token. Nothing is kept of the words: most of those that are looked for
/// stand elsewhere.
fn first_of(words: &str, token: &Token) -> Option<usize> {
    let plain = || &words[..words.find(|c: char| !is_of_word(c)).unwrap_or(words.len())];
    match token {
        Token::Word(word) => is_alike(word, plain()).then(|| plain().len()),
        Token::Number(number) => {
            let text = plain();
            (!text.starts_with('+') && text.parse::<u32>() == Ok(*number)).then_some(text.len())
        }
        Token::Name(name) => {
            let rest = words.strip_prefix('"')?;
            (rest.split('"').next() == Some(name.as_str())).then_some((name.len() + 2).min(words.len()))
        }
        Token::Mark(mark) => words.starts_with(*mark).then_some(mark.len_utf8()),
    }
}

/// Whether a word is another, or the same of several: `gains`, `gain`.
fn is_alike(word: &str, wanted: &str) -> bool {
    const VERBS: [(&str, &str); 6] = [
        ("gains", "gain"),
        ("loses", "lose"),
        ("becomes", "become"),
        ("is", "are"),
        ("attacks", "attack"),
        ("declares", "declare"),
    ];
    word.eq_ignore_ascii_case(wanted)
        || VERBS.iter().any(|(single, several)| word == *several && wanted.eq_ignore_ascii_case(single))
}
