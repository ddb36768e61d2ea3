//! The letters of a text: words, numbers, signs; and what is printed in another wording.

use super::super::words::NUMBERS;
use super::Reader;

impl<'t> Reader<'t> {
    pub(super) fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    /// Where the next word begins.
    pub(super) fn here(&self) -> usize {
        self.text.len() - self.rest().trim_start().len()
    }

    /// Whether a phrase comes next, that ends where a word does.
    pub(super) fn sees(&self, phrase: &str) -> bool {
        let trimmed = self.rest().trim_start();
        let Some(start) = trimmed.get(..phrase.len()) else { return false };
        let after = trimmed[phrase.len()..].chars().next();
        let ends = !phrase.ends_with(char::is_alphanumeric) || after.is_none_or(|next| !next.is_alphanumeric());
        start.eq_ignore_ascii_case(phrase) && ends
    }

    /// Takes a phrase, whatever its capitals are.
    pub(super) fn eat(&mut self, phrase: &str) -> bool {
        let found = self.sees(phrase);
        if found {
            self.at = self.here() + phrase.len();
        }
        found
    }

    /// Takes a phrase that is printed as another.
    pub(super) fn eat_as(&mut self, phrase: &str, says: &str) -> bool {
        let from = self.here();
        let found = self.eat(phrase);
        if found {
            self.note(from, says);
        }
        found
    }

    /// Takes one of several phrases, printed as the first.
    pub(super) fn eat_any(&mut self, phrases: &[&str]) -> bool {
        let Some((first, others)) = phrases.split_first() else { return false };
        self.eat(first) || others.iter().any(|other| self.eat_as(other, first))
    }

    /// What was read from there on is printed so.
    pub(super) fn note(&mut self, from: usize, says: &str) {
        self.notes.retain(|(start, end, _)| *start < from || *end > self.at);
        self.notes.push((from, self.at, says.to_owned()));
    }

    /// Something is printed there that is not written.
    pub(super) fn insert(&mut self, at: usize, says: &str) {
        self.notes.push((at, at, says.to_owned()));
    }

    pub(super) fn must(&mut self, phrase: &str) -> Option<()> {
        self.eat(phrase).then_some(())
    }

    pub(super) fn must_any(&mut self, phrases: &[&str]) -> Option<()> {
        self.eat_any(phrases).then_some(())
    }

    /// Goes back where something is not read.
    pub(super) fn attempt<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let (at, targets, notes) = (self.at, self.targets.len(), self.notes.clone());
        let heard = self.heard;
        let found = read(self);
        if found.is_none() {
            self.at = at;
            self.targets.truncate(targets);
            self.notes = notes;
            self.heard = heard;
        }
        found
    }

    pub(super) fn digits(&mut self) -> Option<u32> {
        let trimmed = self.rest().trim_start();
        let digits = trimmed.bytes().take_while(u8::is_ascii_digit).count();
        let number = trimmed[..digits].parse().ok()?;
        self.at = self.here() + digits;
        Some(number)
    }

    /// A number in digits or words.
    pub(super) fn number(&mut self) -> Option<u8> {
        if self.eat("a") || self.eat_as("an", "a") {
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
        let from = self.here();
        self.must(if minus { "-" } else { "+" })?;
        let number = i32::try_from(self.digits()?).ok()?;
        if minus && number == 0 {
            self.note(from, "+0");
        }
        Some(if minus { -number } else { number })
    }

    pub(super) fn quoted(&mut self) -> Option<String> {
        self.must("\"")?;
        let rest = self.rest();
        let end = rest.find('"')?;
        self.at += end + 1;
        Some(rest[..end].to_owned())
    }

    /// Names between quotes, of which one is meant: `"A" or "B"`.
    pub(super) fn names(&mut self) -> Option<Vec<String>> {
        let mut names = vec![self.quoted()?];
        while let Some(name) = self.attempt(|reader| {
            (reader.eat("or") || reader.eat_as(", or", " or") || reader.eat_as(",", " or")).then_some(())?;
            reader.quoted()
        }) {
            names.push(name);
        }
        Some(names)
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
