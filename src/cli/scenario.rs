//! `scouter scenario`.

use std::path::Path;

use clap::Args;

use super::options::{CardFiles, Format};
use super::out::Out;
use super::talk::{self, Talk};
use super::{Failure, Status, contents, games, input};
use crate::app::{NoSuchPlayer, Policy};
use crate::catalog::Catalog;
use crate::language::{Lang, say};
use crate::report::scenario::{self as report, Played};
use crate::sim::scenario;

/// What `--help` says below the options.
const MORE: &str = "\
A scenario is a YAML file: a board, a short script and what has to be true.
tests/scenarios/README.md describes the format; cards are defined in the file or
named by their number. What is printed on a card and not known to scouter is not
played, and said. In a folder every *.yaml file is played, at any depth; links
to folders are left alone. With -v everything that happened is shown. A puzzle
is solved by the player that it names, or by --player.

Exit status: 0 all passed, 1 one failed, 2 one could not be read.

Examples:
  scouter scenario equal-power.yaml
  scouter scenario tests/scenarios --format json
  scouter scenario tests/puzzles/lethal --player look";

/// Play scenarios: a board, a script, and what the rules make of it.
#[derive(Debug, Args)]
#[command(after_help = MORE)]
pub(super) struct Scenario {
    /// Scenario files, folders of them, or `-` for standard input.
    #[arg(value_name = "FILE", required = true)]
    files: Vec<String>,
    /// Who solves puzzles, in place of whom they name: greedy, look, search:N, random or dummy.
    #[arg(long, value_name = "PLAYER")]
    player: Option<Policy>,
    #[command(flatten)]
    cards: CardFiles,
    /// How to show what happened: human or json.
    #[arg(long, value_name = "FORMAT", default_value = "human", hide_possible_values = true)]
    format: Format,
}

pub(super) fn run(command: &Scenario, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    let catalog = games::catalog(&command.cards.files, lang)?;
    let mut files = Vec::new();
    for path in &command.files {
        files.extend(collect(path)?);
    }
    let mut played = Vec::new();
    let mut unreadable = Vec::new();
    for file in files {
        match play(&file, &catalog, command.player) {
            Ok(done) => played.extend(done),
            Err(problems) => unreadable.extend(problems),
        }
    }
    let text = match command.format {
        Format::Human => report::human(&played, talk::talk() == Talk::Verbose, lang),
        Format::Json => report::json(&played, lang),
    };
    if !played.is_empty() || command.format == Format::Json {
        out.write_all(text.as_bytes())?;
    }
    if !unreadable.is_empty() {
        out.flush()?;
        return Err(Failure::all(&unreadable).help("tests/scenarios/README.md describes the format"));
    }
    Ok(if played.iter().all(Played::passed) { Status::Fine } else { Status::No })
}

/// A file, or every scenario in a folder and in the folders below it, in the order of their names.
fn collect(argument: &str) -> Result<Vec<String>, Failure> {
    let is_scenario = |file: &Path| file.extension().is_some_and(|end| end == "yaml" || end == "yml");
    let files = input::files(argument, is_scenario).into_iter().collect::<Result<Vec<_>, _>>()?;
    if files.is_empty() {
        return Err(Failure::told(&say!("asked-no-scenario", path = argument)).advice(&say!("asked-what-scenario")));
    }
    Ok(files)
}

/// Plays one file by each of its editions; everything that is wrong with it where it cannot be played.
fn play(file: &str, catalog: &Catalog, player: Option<Policy>) -> Result<Vec<Played>, Vec<String>> {
    let place = |problem: scenario::Problem| match problem.line {
        Some(line) => format!("{file}:{line}: {}", problem.message),
        None => format!("{file}: {}", problem.message),
    };
    let text = contents::given_text(file, "FILE").map_err(|failure| match failure {
        Failure::Say { what, .. } => vec![what],
        Failure::Output(error) => vec![error.to_string()],
    })?;
    let all = |problems: Vec<scenario::Problem>| problems.into_iter().map(place).collect::<Vec<_>>();
    let scenarios = scenario::read_each(&text).map_err(all)?;
    let real = |number: &str| {
        let entry = catalog.get(&number.parse().ok()?)?;
        Some((entry.card.clone(), entry.front.clone().into(), entry.back.clone().into()))
    };
    let by_several = scenarios.len() > 1;
    let each = scenarios.iter().map(|scenario| {
        let prepared = scenario.prepare(&real).map_err(all)?;
        let edition = scenario.edition().filter(|_| by_several);
        let (scenario::Outcome { failures, log }, by) = match prepared.puzzle() {
            None => (prepared.run(), None),
            Some(puzzle) => {
                let nobody = |nobody: NoSuchPlayer| vec![format!("{file}: {nobody}")];
                let by = player.map_or_else(|| puzzle.by().parse(), Ok).map_err(nobody)?;
                let against = puzzle.against().parse().map_err(nobody)?;
                (by.solves(&puzzle, against), Some(by.to_string()))
            }
        };
        let unplayed = prepared.unplayed().to_vec();
        let told = edition.into_iter().chain(by.as_deref()).map(|told| format!(" ({told})"));
        let name = [scenario.name().to_owned()].into_iter().chain(told).collect();
        Ok(Played { file: file.to_owned(), name, failures, log, unplayed })
    });
    each.collect()
}
