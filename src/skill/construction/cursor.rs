//! A place in a list of tokens, with memory of the farthest place reached and of what would have fitted there.

use super::token::{Token, TokenKind};
use crate::ability::KeywordNames;

pub(super) struct Cursor<'t> {
    tokens: &'t [Token<'t>],
    names: &'t KeywordNames,
    at: usize,
    farthest: usize,
    expected: Vec<String>,
}

impl<'t> Cursor<'t> {
    pub(super) fn new(tokens: &'t [Token<'t>], names: &'t KeywordNames) -> Self {
        Self { tokens, names, at: 0, farthest: 0, expected: Vec::new() }
    }

    pub(super) fn names(&self) -> &'t KeywordNames {
        self.names
    }

    /// Only a full stop and reminders are left.
    pub(super) fn at_end(&mut self) -> bool {
        let rest = &self.tokens[self.at..];
        let done = rest.iter().all(|token| matches!(token.kind, TokenKind::Punct('.') | TokenKind::Reminder));
        if !done {
            self.miss("the end of the skill");
        }
        done
    }

    /// The farthest token reached, and what was expected there.
    pub(super) fn farthest(mut self) -> (usize, String) {
        self.expected.sort();
        self.expected.dedup();
        (self.farthest, self.expected.join(", or "))
    }

    fn miss(&mut self, expected: &str) {
        if self.at > self.farthest {
            self.farthest = self.at;
            self.expected.clear();
        }
        if self.at == self.farthest {
            self.expected.push(expected.to_owned());
        }
    }

    /// Takes the next token if `take` makes something of it.
    pub(super) fn next<T>(&mut self, expected: &str, take: impl FnOnce(&TokenKind<'t>) -> Option<T>) -> Option<T> {
        let taken = self.tokens.get(self.at).and_then(|token| take(&token.kind));
        match taken {
            Some(_) => self.at += 1,
            None => self.miss(expected),
        }
        taken
    }

    /// Tries a production; when it does not fit, the place is as before.
    pub(super) fn attempt<T>(&mut self, production: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let before = self.at;
        let read = production(self);
        if read.is_none() {
            self.at = before;
        }
        read
    }

    /// Takes these words, one after the other, or none of them. `,`, `;` and `:` count as words.
    pub(super) fn words(&mut self, words: &str) -> Option<()> {
        self.attempt(|cursor| {
            for word in words.split(' ') {
                cursor.next(&format!("`{word}`"), |kind| match kind {
                    TokenKind::Word(have) if have == word => Some(()),
                    TokenKind::Punct(have) if word.len() == 1 && word.starts_with(*have) => Some(()),
                    _ => None,
                })?;
            }
            Some(())
        })
    }

    /// Takes the first of several wordings that fits.
    pub(super) fn one_of(&mut self, wordings: &[&str]) -> Option<()> {
        wordings.iter().find_map(|words| self.words(words))
    }

    /// Takes a number.
    pub(super) fn number(&mut self) -> Option<u8> {
        self.next("a number", |kind| if let TokenKind::Number(n) = kind { Some(*n) } else { None })
    }

    /// One or more of `item`, parted by commas, `and`, `or`, or both: `a, b, and c`.
    pub(super) fn list<T>(&mut self, word: &str, mut item: impl FnMut(&mut Self) -> Option<T>) -> Option<Vec<T>> {
        let mut items = vec![item(self)?];
        let links = [format!(", {word}"), word.to_owned(), ",".to_owned()];
        while let Some(next) = links.iter().find_map(|link| {
            self.attempt(|cursor| {
                cursor.words(link)?;
                item(cursor)
            })
        }) {
            items.push(next);
        }
        Some(items)
    }
}
