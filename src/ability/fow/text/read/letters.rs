//! The letters of a text: words, numbers, signs.

use super::super::words::NUMBERS;
use super::Reader;

impl<'t> Reader<'t> {
    pub(super) fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    /// Takes a phrase, whatever its capitals are, that ends where a word does.
    pub(super) fn eat(&mut self, phrase: &str) -> bool {
        let rest = self.rest();
        let trimmed = rest.trim_start();
        let Some(start) = trimmed.get(..phrase.len()) else { return false };
        let after = trimmed[phrase.len()..].chars().next();
        let ends = !phrase.ends_with(char::is_alphanumeric) || after.is_none_or(|next| !next.is_alphanumeric());
        let found = start.eq_ignore_ascii_case(phrase) && ends;
        if found {
            self.at += rest.len() - trimmed.len() + phrase.len();
        }
        found
    }

    pub(super) fn must(&mut self, phrase: &str) -> Option<()> {
        self.eat(phrase).then_some(())
    }

    /// Goes back where something is not read.
    pub(super) fn attempt<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let (at, targets) = (self.at, self.targets.len());
        let found = read(self);
        if found.is_none() {
            self.at = at;
            self.targets.truncate(targets);
        }
        found
    }

    pub(super) fn digits(&mut self) -> Option<u32> {
        let rest = self.rest();
        let trimmed = rest.trim_start();
        let digits = trimmed.bytes().take_while(u8::is_ascii_digit).count();
        let number = trimmed[..digits].parse().ok()?;
        self.at += rest.len() - trimmed.len() + digits;
        Some(number)
    }

    /// A number in digits or words.
    pub(super) fn number(&mut self) -> Option<u8> {
        if self.eat("a") || self.eat("an") {
            return Some(1);
        }
        for (number, word) in (0..).zip(NUMBERS) {
            if self.eat(word) {
                return Some(number);
            }
        }
        self.attempt(|reader| u8::try_from(reader.digits()?).ok())
    }

    pub(super) fn signed(&mut self) -> Option<i32> {
        let minus = match self.rest().trim_start().chars().next()? {
            '+' => false,
            '-' => true,
            _ => return None,
        };
        self.must(if minus { "-" } else { "+" })?;
        let number = i32::try_from(self.digits()?).ok()?;
        Some(if minus { -number } else { number })
    }

    pub(super) fn quoted(&mut self) -> Option<String> {
        self.must("\"")?;
        let rest = self.rest();
        let end = rest.find('"')?;
        self.at += end + 1;
        Some(rest[..end].to_owned())
    }

    /// A small word.
    pub(super) fn word(&mut self) -> Option<String> {
        let rest = self.rest().trim_start();
        let end = rest.find(|c: char| !c.is_alphabetic()).unwrap_or(rest.len());
        let word = &rest[..end];
        if word.is_empty() || word.chars().any(char::is_uppercase) {
            return None;
        }
        self.must(word)?;
        Some(word.to_owned())
    }
}
