//! Options that several commands share: the edition, the day, the user's card tables, the notation, the
//! format of the answer.

use clap::{Args, ValueEnum};

use super::Failure;
use super::again::Again;
use crate::deck::{NOTATIONS, Notation, notation};
use crate::language::{Lang, say};
use crate::report::modelled::{self, Named};
use crate::ruleset::Date;

/// Which rules and which cards.
#[derive(Debug, Args)]
pub(super) struct Rules {
    /// Rulebook edition, or a ruleset in YAML [default: what the list says, else the setting, else dbscg-1.10].
    #[arg(long = "rules", alias = "ruleset", value_name = "EDITION", value_parser = clap::builder::NonEmptyStringValueParser::new())]
    pub(super) edition: Option<String>,
    /// Day of the event: applies the ban list as of that day.
    #[arg(long, value_name = "YYYY-MM-DD", value_parser = day)]
    pub(super) date: Option<Date>,
    /// Ban list of your own in place of the official one: number, limit, from, until (see `cards lists`).
    #[arg(long = "list", value_name = "FILE")]
    pub(super) limits: Option<String>,
    #[command(flatten)]
    pub(super) cards: CardFiles,
}

/// Cards that come along.
#[derive(Debug, Args)]
pub(super) struct CardFiles {
    /// Cards beside the embedded ones (JSONL, CSV, TSV, .cdb); may be given more than once.
    #[cfg_attr(
        not(feature = "cdb"),
        arg(help = "Cards beside the embedded ones (JSONL, CSV, TSV); may be given more than once")
    )]
    #[arg(id = "cards", long = "cards", value_name = "FILE")]
    pub(super) files: Vec<String>,
}

/// How lists are read.
#[derive(Debug, Args)]
pub(super) struct Reader {
    /// Notation of the list [default: recognised from the content].
    #[arg(long, value_name = "NOTATION", value_parser = notation_value)]
    pub(super) from: Option<&'static Notation>,
}

/// For people, or one JSON object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    Human,
    Json,
}

/// For people, for programs, or for documents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Table {
    Human,
    Json,
    Csv,
    Markdown,
}

/// What becomes of cards that are not modelled.
#[derive(Clone, Copy, Debug, Args)]
pub(super) struct Strictness {
    /// Go on only if every card is modelled whole.
    #[arg(long)]
    strict: bool,
}

impl Strictness {
    /// What is not modelled is refused.
    pub(super) const fn is_strict(self) -> bool {
        self.strict
    }

    /// What has to be said of some decks before anything else is.
    ///
    /// # Errors
    /// Where everything has to be modelled, and is not: what is lacking.
    pub(super) fn told(self, decks: &[Named<'_>], lang: Lang) -> Result<String, Failure> {
        let mut lacking = decks.iter().copied().filter(|(_, modelled)| !modelled.is_whole()).peekable();
        if self.strict && lacking.peek().is_some() {
            let what = modelled::human(lacking, lang).trim_end().to_owned();
            return Err(Failure::Say { what, help: None, lang }.advice(&say!("asked-strict")));
        }
        Ok(modelled::human(decks.iter().copied(), lang))
    }
}

pub(super) fn day(text: &str) -> Result<Date, String> {
    text.parse().map_err(|_| "a day is written year-month-day, such as 2026-08-01".to_owned())
}

/// What people call notations after the programs and sites that they are for.
pub(super) const CALLED: [(&str, &str); 4] =
    [("tabletop", "tts"), ("octgn", "o8d"), ("cockatrice", "cod"), ("deckplanet", "site")];

/// Turns the id of a notation into it.
pub(super) fn notation_value(id: &str) -> Result<&'static Notation, String> {
    let called = CALLED.iter().find(|(program, _)| program.eq_ignore_ascii_case(id)).map_or(id, |(_, id)| id);
    notation::by_id(called).ok_or_else(|| {
        let ids: Vec<&str> = NOTATIONS.iter().map(|notation| notation.id).collect();
        format!("there are {}", ids.join(", "))
    })
}

/// How a command reads and judges its lists, for saying how `check` does the same.
#[derive(Clone, Copy)]
pub(super) struct Judging<'a>(pub(super) &'a Rules, pub(super) &'a Reader);

impl Judging<'_> {
    /// The command that checks some lists.
    pub(super) fn check<'n>(self, names: impl IntoIterator<Item = &'n str>) -> String {
        let Self(rules, reader) = self;
        let check = names.into_iter().fold(Again::new("check"), Again::word);
        rules.again(check.option("--from", reader.from.map(|notation| notation.id))).command()
    }
}

impl Rules {
    /// Whether anything was given here.
    pub(super) const fn is_given(&self) -> bool {
        let Self { edition, date, limits, cards } = self;
        edition.is_some() || date.is_some() || limits.is_some() || !cards.files.is_empty()
    }

    /// Adds what was given here to a command.
    pub(super) fn again(&self, command: Again) -> Again {
        let command = command.option("--rules", self.edition.as_ref()).option("--date", self.date);
        let command = command.option("--list", self.limits.as_ref());
        self.cards.files.iter().fold(command, |command, path| command.option("--cards", Some(path)))
    }
}
