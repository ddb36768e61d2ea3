//! Wants and the decks they are asked of, shared by the commands that tell chances.

use clap::Args;
use textwrap::core::display_width;

use super::input::Source;
use super::options::Judging;
use super::{Failure, understood, warn_in};
use crate::app::near::number_meant;
use crate::app::pile::Unasked;
use crate::app::playing;
use crate::app::unread::So;
use crate::app::want::TooManyGroups;
use crate::app::{Illegal, Pile};
use crate::card::Section;
use crate::catalog::Catalog;
use crate::catalog::search::{Unread, Want};
use crate::language::{Lang, say};
use crate::legality::Outcome;
use crate::shown;

/// Who goes first, and what becomes of illegal decks.
#[derive(Clone, Copy, Debug, Args)]
pub(super) struct Seat {
    /// Go first: no draw on turn 1 (the default).
    #[arg(long, conflicts_with = "second")]
    first: bool,
    /// Go second: draw on turn 1 too.
    #[arg(long)]
    second: bool,
    /// Take an illegal deck as it is.
    #[arg(long)]
    allow_illegal: bool,
}

impl Seat {
    pub(super) const fn new(second: bool, allow_illegal: bool) -> Self {
        Self { first: !second, second, allow_illegal }
    }

    /// An illegal deck is taken as it is.
    pub(super) const fn takes_illegal(self) -> bool {
        self.allow_illegal
    }

    pub(super) const fn is_first(self) -> bool {
        !self.second
    }

    /// The main deck of a checked list.
    ///
    /// # Errors
    /// When a line means no card, or the list is illegal and nobody has allowed that.
    pub(super) fn deck<'a>(
        self,
        source: &Source,
        name: &str,
        outcome: &Outcome<'a>,
        judging: Judging<'_>,
        lang: Lang,
    ) -> Result<Pile<'a>, Failure> {
        self.deck_of(source, name, outcome, Section::Main, judging, lang)
    }

    /// The pile that a part of a checked list makes.
    ///
    /// # Errors
    /// When a line means no card, or the list is illegal and nobody has allowed that.
    pub(super) fn deck_of<'a>(
        self,
        source: &Source,
        name: &str,
        outcome: &Outcome<'a>,
        section: Section,
        judging: Judging<'_>,
        lang: Lang,
    ) -> Result<Pile<'a>, Failure> {
        understood(source, name, outcome, So::NotKnown, lang)?;
        self.pile(name, outcome, section, judging, lang)
    }

    /// The main deck of a checked list whose every line is known to mean a card.
    ///
    /// # Errors
    /// When the list is illegal and nobody has allowed that.
    pub(super) fn main_deck<'a>(
        self,
        name: &str,
        outcome: &Outcome<'a>,
        judging: Judging<'_>,
        lang: Lang,
    ) -> Result<Pile<'a>, Failure> {
        self.pile(name, outcome, Section::Main, judging, lang)
    }

    fn pile<'a>(
        self,
        name: &str,
        outcome: &Outcome<'a>,
        section: Section,
        judging: Judging<'_>,
        lang: Lang,
    ) -> Result<Pile<'a>, Failure> {
        let illegal = if self.allow_illegal { Illegal::Taken } else { Illegal::Refused };
        let remark = playing::taken(outcome, illegal)
            .map_err(|refusal| Failure::of(&refusal.message(name), lang).help(judging.check([name])))?;
        if let Some(remark) = remark {
            warn_in(&remark.message(name).text(lang), lang);
        }
        Ok(Pile::of(name, outcome, section))
    }
}

impl From<Unasked> for Failure {
    fn from(unasked: Unasked) -> Self {
        let failure = Self::told(&unasked.message());
        match unasked.help() {
            Some(help) => failure.advice(&help),
            None => failure,
        }
    }
}

impl From<TooManyGroups> for Failure {
    fn from(error: TooManyGroups) -> Self {
        Self::told(&error.message())
    }
}

/// Reads a want.
pub(super) fn want(text: &str) -> Result<Want, Failure> {
    Want::parse(text).map_err(|error| unread("--want", text, &error))
}

/// Shows where a text cannot be read.
pub(super) fn unread(option: &str, text: &str, error: &Unread) -> Failure {
    let width = |text: &str| display_width(&shown::line(text));
    let before = width(text.get(..error.span.start).unwrap_or_default());
    let marked = width(error.span.text(text)).max(1);
    let marks = " ".repeat(before) + &"^".repeat(marked);
    let failure = Failure::told(&say!("search-at", option = option, why = error.message())).below(&[text, &marks]);
    if let Some(number) = number_meant(error.span.text(text), &Catalog::embedded()) {
        return failure.advice(&number);
    }
    match error.help() {
        Some(help) => failure.advice(&help),
        None => failure,
    }
}
