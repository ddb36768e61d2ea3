//! `scouter cards lists`.

use clap::Args;

use crate::cli::games;
use crate::cli::options::{self, CardFiles, Table};
use crate::cli::out::Out;
use crate::cli::{Failure, Status, limits};
use crate::language::Lang;
use crate::report::lists::{self, List, Shown};
use crate::ruleset::{Applies, Date, DatedList, EMBEDDED, EMBEDDED_LISTS, ListError, Ruleset};

/// What `--help` says below the options.
const MORE: &str = "\
A list of your own is a table of number, limit, from and until, parted by tabs,
commas or blanks; the days may be left out, and until is the last day:
  # title: house rules
  BT1-005 0
  BT1-006 1 2026-01-01 2026-06-30
With a first line that names them, the columns come in any order, and there may
be more: name, and event with as-early-as where a day is not known.

Examples:
  scouter cards lists
  scouter cards lists --date 2020-03-01 --format csv
  scouter cards lists --list league.txt";

/// Show the ban lists in use: which rulesets they serve, and what holds on a day.
#[derive(Debug, Args)]
#[command(after_help = MORE)]
pub(in crate::cli) struct Lists {
    /// Show what holds on a day, card by card.
    #[arg(long, value_name = "YYYY-MM-DD", value_parser = options::day)]
    date: Option<Date>,
    /// Show a list of your own.
    #[arg(long, value_name = "FILE")]
    list: Option<String>,
    /// Form of the answer: human, json, csv or markdown.
    #[arg(long, value_name = "FORMAT", default_value = "human", hide_possible_values = true)]
    format: Table,
    #[command(flatten)]
    cards: CardFiles,
}

pub(super) fn run(command: &Lists, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    let catalogs = games::catalogs(&command.cards.files, lang)?;
    let editions = EMBEDDED.iter().map(|(id, _)| Ruleset::embedded(id));
    let editions: Vec<Ruleset> = editions.collect::<Result<_, _>>().map_err(|error| Failure::told(&error.message()))?;
    let dated: Vec<(String, String, DatedList)> = if let Some(path) = &command.list {
        let own = limits::own(path, &catalogs, lang)?;
        vec![(own.path.clone(), own.path, own.list)]
    } else {
        let lists = EMBEDDED_LISTS.iter().map(|(name, _)| {
            Ok(((*name).to_owned(), format!("data/lists/{name}.tsv"), DatedList::embedded(name)?.clone()))
        });
        lists.collect::<Result<_, ListError>>().map_err(|error| Failure::told(&error.message()))?
    };
    let lists: Vec<List<'_>> = dated
        .iter()
        .map(|(name, file, list)| {
            let serving = |applies: Applies| {
                let rule = |edition: &Ruleset| match (&command.list, &edition.limits) {
                    // A list of one's own applies wherever it is named.
                    (Some(_), _) => (edition.game == catalogs.knowing(list).game()).then_some(Applies::Newest),
                    (None, Some(rule)) => Some(rule.applies).filter(|_| rule.list == *name),
                    (None, None) => None,
                };
                editions.iter().filter(|edition| rule(edition) == Some(applies)).map(|e| e.id.as_str()).collect()
            };
            let day_of = |id: &str| editions.iter().find(|edition| edition.id == id).and_then(|edition| edition.date);
            let of_their_day: Vec<&str> = serving(Applies::DayOfEdition);
            List {
                name,
                file,
                list,
                catalog: catalogs.knowing(list),
                newest: serving(Applies::Newest),
                day_of_edition: of_their_day.into_iter().filter_map(|id| Some((id, day_of(id)?))).collect(),
                on_request: serving(Applies::OnRequest),
            }
        })
        .collect();
    let shown = Shown { lists: &lists, date: command.date, lang };
    let text = match command.format {
        Table::Human => lists::human(&shown),
        Table::Json => lists::json(&shown),
        Table::Csv => lists::csv(&shown),
        Table::Markdown => lists::markdown(&shown),
    };
    out.write_all(text.as_bytes())?;
    Ok(Status::Fine)
}
