//! Options that several commands share: the edition, the day, the user's card tables, the notation, the
//! format of the answer.

use std::io::Write as _;

use clap::{Args, ValueEnum};

use super::again::Again;
use super::limits::Own;
use super::{Failure, detail, input, limits, settings, shelf};
use crate::catalog::{Catalog, import, import::Imported};
use crate::deck::{NOTATIONS, Notation, Reading, notation};
use crate::diagnostic::Diagnostic;
use crate::language::{Lang, say};
use crate::legality::{self, Outcome};
use crate::report;
use crate::report::modelled::{self, Named};
use crate::ruleset::{Applies, DEFAULT, Date, DatedList, LimitList, Ruleset};

/// Which rules and which cards.
#[derive(Debug, Args)]
pub(super) struct Rules {
    /// Rulebook edition, or a ruleset in YAML [default: what the list says, else the setting, else dbscg-1.10].
    #[arg(long = "rules", alias = "ruleset", value_name = "EDITION", value_parser = clap::builder::NonEmptyStringValueParser::new())]
    edition: Option<String>,
    /// Day of the event: applies the ban list as of that day.
    #[arg(long, value_name = "YYYY-MM-DD", value_parser = day)]
    date: Option<Date>,
    /// Ban list of your own in place of the official one: number, limit, from, until (see `cards lists`).
    #[arg(long = "list", value_name = "FILE")]
    limits: Option<String>,
    /// Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once.
    #[arg(long, value_name = "FILE")]
    cards: Vec<String>,
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
            let what = modelled::human(lacking, Lang::En);
            let help = "without --strict, the skills that are not modelled are left out";
            return Err(Failure::say(what.trim_end()).help(help));
        }
        Ok(modelled::human(decks.iter().copied(), lang))
    }
}

pub(super) fn day(text: &str) -> Result<Date, String> {
    text.parse().map_err(|_| "a day is written year-month-day, such as 2026-08-01".to_owned())
}

/// Turns the id of a notation into it.
pub(super) fn notation_value(id: &str) -> Result<&'static Notation, String> {
    notation::by_id(id).ok_or_else(|| {
        let ids: Vec<&str> = NOTATIONS.iter().map(|notation| notation.id).collect();
        format!("there are {}", ids.join(", "))
    })
}

/// Everything a list is checked against. Editions are loaded when a list first needs them.
#[derive(Debug)]
pub(super) struct Judge {
    catalog: Catalog,
    forced: Option<Loaded>,
    default: Loaded,
    others: Vec<Loaded>,
    date: Option<Date>,
}

#[derive(Debug)]
struct Loaded {
    ruleset: Ruleset,
    limits: Option<LimitList>,
}

impl Rules {
    /// Adds what was given here to a command.
    pub(super) fn again(&self, command: Again) -> Again {
        let command = command.option("--rules", self.edition.as_ref()).option("--date", self.date);
        let command = command.option("--list", self.limits.as_ref());
        self.cards.iter().fold(command, |command, path| command.option("--cards", Some(path)))
    }

    /// Loads the cards and editions that some readings need.
    pub(super) fn judge<'r>(
        &self,
        readings: impl IntoIterator<Item = &'r Reading>,
        lang: Lang,
    ) -> Result<Judge, Failure> {
        let catalog = catalog(&self.cards, lang)?;
        let own = self.limits.as_deref().map(|path| limits::own(path, &catalog, lang)).transpose()?;
        let load = |rules: &str| self.load(rules, own.as_ref());
        let forced = self.edition.as_deref().map(load).transpose()?;
        let default = load(settings::get().rules.as_deref().unwrap_or(DEFAULT))?;
        let mut others: Vec<Loaded> = Vec::new();
        if forced.is_none() {
            // A list can name an edition of ours, and nothing else: it comes from somebody else. One that names
            // another thing is told so when it is checked.
            for rules in readings.into_iter().filter_map(|reading| reading.deck.rules.as_deref()) {
                let Some(id) = Ruleset::find(rules).filter(|id| *id != default.ruleset.id) else { continue };
                if !others.iter().any(|other| other.ruleset.id == id) {
                    others.push(load(id)?);
                }
            }
        }
        Ok(Judge { catalog, forced, default, others, date: self.date })
    }

    fn load(&self, rules: &str, own: Option<&Own>) -> Result<Loaded, Failure> {
        let mut ruleset = ruleset(rules)?;
        let limits = match (own, &ruleset.limits) {
            (Some(own), _) => {
                ruleset.limits = Some(own.rule(&ruleset));
                Some(own.list.on(self.date))
            }
            (None, Some(limits)) if limits.applies == Applies::Newest || self.date.is_some() => {
                let list = DatedList::embedded(&limits.list).map_err(|error| Failure::say(error.to_string()))?;
                Some(list.on(self.date))
            }
            _ => None,
        };
        let listed = ruleset.limits.as_ref().filter(|_| limits.is_some());
        let listed = listed.map(|limits| format!(", with the list `{}`", limits.list)).unwrap_or_default();
        detail(|| format!("rules {}{listed}", ruleset.id));
        Ok(Loaded { ruleset, limits })
    }
}

/// What `--rules` names: an edition of ours, or a file.
pub(super) fn ruleset(rules: &str) -> Result<Ruleset, Failure> {
    let is_file = std::path::Path::new(rules).extension().is_some_and(|end| end == "yaml" || end == "yml");
    if is_file {
        Ruleset::parse(&input::text(rules)?).map_err(|error| Failure::say(format!("{rules}: {error}")))
    } else {
        Ruleset::embedded(rules).map_err(|error| Failure::say(error.to_string()))
    }
}

/// The embedded cards below those that were imported, and these below those of some files.
pub(super) fn catalog(files: &[String], lang: Lang) -> Result<Catalog, Failure> {
    detail(|| "cards: the embedded table".to_owned());
    for path in files {
        detail(|| format!("cards: {path}"));
    }
    let tables = files.iter().map(|path| Ok(table(path, |_| true, lang)?.cards)).collect::<Result<_, Failure>>()?;
    Ok(Catalog::with_user_tables(tables).over(shelf::tables(lang)?))
}

/// The cards of a file, which is refused whole for each problem that `matters`.
pub(super) fn table(path: &str, matters: impl Fn(&import::Problem) -> bool, lang: Lang) -> Result<Imported, Failure> {
    let text = input::text(path)?;
    let imported = import::read(&text).map_err(|error| Failure::say(error.to_string()))?;
    let faults: Vec<&Diagnostic> =
        imported.problems.iter().filter(|problem| matters(problem)).map(|p| &p.diagnostic).collect();
    match faults.len() {
        0 => Ok(imported),
        n => {
            let drawn = report::faults::human(path, &text, faults, lang);
            // Where standard error is closed there is nobody to tell.
            let _ = write!(anstream::stderr(), "{drawn}");
            let what = say!("table-not-used", source = path, faults = n);
            Err(Failure::of(&what, lang).help(say!("mend-rows").text(lang)))
        }
    }
}

impl Judge {
    fn loaded(&self, reading: &Reading) -> &Loaded {
        let named = || {
            let id = Ruleset::find(reading.deck.rules.as_deref()?)?;
            self.others.iter().find(|other| other.ruleset.id == id)
        };
        self.forced.as_ref().or_else(named).unwrap_or(&self.default)
    }

    /// The cards there are.
    pub(super) fn catalog(&self) -> &Catalog {
        &self.catalog
    }

    /// The edition for a list: `--rules`, what the list says, or the default.
    pub(super) fn ruleset(&self, reading: &Reading) -> &Ruleset {
        &self.loaded(reading).ruleset
    }

    /// Checks a list.
    pub(super) fn check<'a>(&'a self, reading: &'a Reading) -> Outcome<'a> {
        let loaded = self.loaded(reading);
        legality::check(reading, &self.catalog, &loaded.ruleset, loaded.limits.as_ref(), self.date)
    }

    /// What `--rules` says.
    pub(super) fn forced(&self) -> Option<&Ruleset> {
        self.forced.as_ref().map(|forced| &forced.ruleset)
    }

    /// The edition that a report as a whole names.
    pub(super) fn main_ruleset(&self) -> &str {
        &self.forced.as_ref().unwrap_or(&self.default).ruleset.id
    }
}
