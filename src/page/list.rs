//! The list that a question is about: read, judged by the edition that was chosen or that it asks for, and checked.

use super::Refusal;
use super::question::About;
use crate::app::unread::So;
use crate::app::{Catalogs, Illegal, Judge, JudgedBy, Unread, playing};
use crate::card::{Card, Section};
use crate::deck::{self, Reading};
use crate::diagnostic::LineIndex;
use crate::language::{Lang, say};
use crate::legality::Outcome;
use crate::report::Checked;
use crate::ruleset::Ruleset;
use crate::shown;

/// A text of more bytes is no paste.
pub const MOST_BYTES: usize = 1 << 20;

/// A list whose game and edition are known, with what was found in it.
pub(super) struct Known<'a> {
    pub(super) text: &'a str,
    pub(super) lines: &'a LineIndex,
    pub(super) lang: Lang,
    /// What it is called in sentences.
    pub(super) name: &'a str,
    /// Every list of the text.
    pub(super) readings: &'a [Reading],
    /// Its place among them.
    pub(super) at: usize,
    pub(super) judge: &'a Judge,
    pub(super) outcome: &'a Outcome<'a>,
}

impl About {
    /// Reads and checks the list, and answers with what is made of it.
    ///
    /// # Errors
    /// When there is no such list, no such edition, or no card of its game is known here; and what `told` refuses.
    pub(super) fn known<T>(&self, told: impl FnOnce(&Known<'_>) -> Result<T, Refusal>) -> Result<T, Refusal> {
        let lang = Lang::from(&self.lang);
        let text = &self.text;
        if text.len() > MOST_BYTES {
            return Err(say!("web-too-large", most = MOST_BYTES >> 20).text(lang).into());
        }
        let forced = self.rules.as_deref().filter(|id| !id.is_empty()).map(Ruleset::embedded).transpose();
        let forced = forced.map_err(|error| Refusal::from(error.to_string()))?;
        let decks = deck::read(text);
        let reading = decks.readings.get(self.deck).ok_or_else(|| say!("web-no-list").text(lang))?;
        let by = JudgedBy { forced, date: self.date, today: self.today, ..JudgedBy::default() };
        let judge = Judge::new(Catalogs::embedded(), by, &decks.readings);
        if let Some(game) = judge.without_cards([reading]) {
            return Err(say!("web-no-cards", game = game.title()).text(lang).into());
        }
        let outcome = judge.check(reading);
        let said = reading.deck.name.as_deref().map(|name| shown::line(name).into_owned());
        let name = said.unwrap_or_else(|| say!("web-your-list").text(lang));
        let lines = LineIndex::new(text);
        let (readings, at) = (decks.readings.as_slice(), self.deck);
        told(&Known { text, lines: &lines, lang, name: &name, readings, at, judge: &judge, outcome: &outcome })
    }
}

impl<'a> Known<'a> {
    /// The list, to be reported.
    pub(super) fn checked(&'a self) -> Checked<'a> {
        let Self { text, lines, lang, name, outcome, .. } = *self;
        Checked { source: name, path: name, text, lines, outcome, lang }
    }

    pub(super) fn reading(&self) -> &'a Reading {
        &self.readings[self.at]
    }

    /// Every card of the Main Deck, copy by copy.
    ///
    /// # Errors
    /// When a line means no card.
    pub(super) fn main_deck(&self) -> Result<Vec<&'a Card>, Refusal> {
        if let Some(unread) = Unread::of(self.outcome) {
            return Err(unread.message(self.name, So::NotKnown).text(self.lang).into());
        }
        let copies = |count: u32| usize::try_from(count).unwrap_or(usize::MAX);
        let lines = self.outcome.context.lines_in(&[Section::Main]);
        Ok(lines.flat_map(|line| std::iter::repeat_n(&line.entry.card, copies(line.line.count))).collect())
    }

    /// That an illegal list is taken as it is, where it is one.
    pub(super) fn remark(&self) -> Option<String> {
        let remark = playing::taken(self.outcome, Illegal::Taken).ok().flatten();
        remark.map(|remark| remark.message(self.name).text(self.lang))
    }
}
