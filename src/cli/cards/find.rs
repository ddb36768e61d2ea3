//! `scouter cards find`.

use std::io::Write;

use clap::{Args, ValueEnum};

use crate::app::near::number_meant;
use crate::card::Game;
use crate::catalog::search::{Search, Test};
use crate::catalog::{By, Catalog};
use crate::cli::options::CardFiles;
use crate::cli::wanted::unread;
use crate::cli::{Failure, Status, games, warn};
use crate::language::Lang;
use crate::report::found::{self, Found};

/// What `--help` says below the options.
const MORE: &str = "\
Terms side by side all have to hold; there are and, or, not (also -) and ( ).
  battle red BT1-053 \"son goku\"     type, color, number, words of the name
  cost specified zcost power combo-cost combo-power colors    <= >= < > = != 1..3
  name other-name    : words of it, = whole
  character trait era rarity attribute    : or = whole, ~ a part
  kw:blocker set:BT1..BT9 kind: color: number:
  text:draw when:attacks price: does:ko    words of skills, as cards show has them
  is:modelled is:skill-less

Exit status: 1 where no card is found.

Examples:
  scouter cards find 'red battle cost<=3 trait:\"Universe 6\" -kw:blocker'
  scouter cards find leader text:draw --sort name --limit 20
  scouter cards find 'xyz attribute:light' --cards monsters.csv";

/// Find cards by what is printed on them and what they do.
#[derive(Debug, Args)]
#[command(after_help = MORE)]
pub(in crate::cli) struct Find {
    /// Which cards; several words are one search.
    #[arg(required = true, value_name = "SEARCH")]
    search: Vec<String>,
    /// Order: number, name, kind, color, cost, specified, zcost, power, combo-cost, combo-power or rarity.
    #[arg(long, value_name = "BY", default_value = "number", value_parser = by)]
    sort: By,
    /// The other way round.
    #[arg(long)]
    reverse: bool,
    /// Show the first N.
    #[arg(long, value_name = "N")]
    limit: Option<usize>,
    /// Form of the answer: human, json, csv, markdown or numbers.
    #[arg(long, value_name = "FORMAT", default_value = "human", hide_possible_values = true)]
    format: Format,
    /// Game [default: that of --cards, else that of the setting `rules`].
    #[arg(long, value_name = "GAME", value_parser = games::value)]
    game: Option<Game>,
    #[command(flatten)]
    cards: CardFiles,
}

/// For people, for programs, for documents, for pipes.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Format {
    Human,
    Json,
    Csv,
    Markdown,
    Numbers,
}

fn by(name: &str) -> Result<By, String> {
    let known = By::ALL.into_iter().find(|(known, _)| known.eq_ignore_ascii_case(name));
    known.map(|(_, by)| by).ok_or_else(|| format!("there are {}", By::ALL.map(|(known, _)| known).join(", ")))
}

pub(super) fn run(command: &Find, lang: Lang, out: &mut dyn Write) -> Result<Status, Failure> {
    let text = command.search.join(" ");
    let search = Search::parse(&text).map_err(|error| unread("SEARCH", &text, &error))?;
    let catalog = games::one(command.game, &command.cards.files, lang)?;
    let mut finds = catalog.search(&search);
    command.sort.sort(&mut finds.cards, command.reverse);
    let total = finds.cards.len();
    finds.cards.truncate(command.limit.unwrap_or(total));
    let said = search.to_string();
    let found = Found { game: catalog.game(), search: &said, cards: &finds.cards, total, open: finds.open };
    let shown = match command.format {
        Format::Human => found::human(&found, lang),
        Format::Json => found::json(&found),
        Format::Csv => found::csv(&found),
        Format::Markdown => found::markdown(&found, lang),
        Format::Numbers => found::numbers(&found),
    };
    out.write_all(shown.as_bytes())?;
    if total + finds.open == 0
        && let Some(hint) = elsewhere(&search, catalog.game()).or_else(|| mistyped(&search, &catalog))
    {
        warn(&hint);
    }
    Ok(if total == 0 { Status::No } else { Status::Fine })
}

/// That a number is asked for which no card has.
fn mistyped(search: &Search, catalog: &Catalog) -> Option<String> {
    search.tests().into_iter().find_map(|test| {
        let Test::Card(number) = test else { return None };
        number_meant(number.as_str(), catalog)
    })
}

/// That a type is asked for which another game has.
fn elsewhere(search: &Search, game: Game) -> Option<String> {
    search.tests().into_iter().find_map(|test| {
        let Test::Kind(kind) = test else { return None };
        let other = kind.game().filter(|other| *other != game)?;
        Some(format!("`{}` is a card type of {other}; --game {} searches its cards", kind.id(), other.id()))
    })
}
