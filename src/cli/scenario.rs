//! `scouter scenario`.

use std::io::Write;
use std::path::Path;

use clap::Args;

use super::options::Format;
use super::{Failure, Status, games, input};
use crate::catalog::Catalog;
use crate::language::Lang;
use crate::report::scenario::{self as report, Played};
use crate::sim::scenario;

/// What `--help` says below the options.
const MORE: &str = "\
A scenario is a YAML file: a board, a short script and what has to be true.
tests/scenarios/README.md describes the format; cards are defined in the file or
named by their number. In a folder every *.yaml file is played, at any depth.

Exit status: 0 all passed, 1 one failed, 2 one could not be read.

Examples:
  scouter scenario equal-power.yaml
  scouter scenario tests/scenarios --format json";

/// Play scenarios: a board, a script, and what the rules make of it.
#[derive(Debug, Args)]
#[command(after_help = MORE)]
pub(super) struct Scenario {
    /// Scenario files, folders of them, or `-` for standard input.
    #[arg(value_name = "FILE", required = true)]
    files: Vec<String>,
    /// Cards beside the embedded ones (JSONL, CSV, TSV, .cdb); may be given more than once.
    #[arg(long, value_name = "FILE")]
    cards: Vec<String>,
    /// How to show what happened: human or json.
    #[arg(long, value_name = "FORMAT", default_value = "human", hide_possible_values = true)]
    format: Format,
}

pub(super) fn run(command: &Scenario, lang: Lang, out: &mut dyn Write) -> Result<Status, Failure> {
    let catalog = games::catalog(&command.cards, lang)?;
    let mut files = Vec::new();
    for path in &command.files {
        collect(Path::new(path), &mut files)?;
    }
    let mut played = Vec::new();
    let mut unreadable = Vec::new();
    for file in files {
        match play(&file, &catalog) {
            Ok(done) => played.push(done),
            Err(problems) => unreadable.extend(problems),
        }
    }
    let text = match command.format {
        Format::Human => report::human(&played),
        Format::Json => report::json(&played),
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

/// A file, or every scenario in a folder, in the order of their names.
fn collect(path: &Path, files: &mut Vec<String>) -> Result<(), Failure> {
    if !path.is_dir() {
        files.push(path.to_string_lossy().into_owned());
        return Ok(());
    }
    let fail = |error: std::io::Error| Failure::say(format!("{}: {error}", path.display()));
    let entries = std::fs::read_dir(path).and_then(Iterator::collect::<Result<Vec<_>, _>>).map_err(fail)?;
    let mut inside: Vec<_> = entries.into_iter().map(|entry| entry.path()).collect();
    inside.sort();
    let before = files.len();
    for entry in inside {
        if entry.is_dir() || entry.extension().is_some_and(|end| end == "yaml" || end == "yml") {
            // A folder below without scenarios is no fault.
            match collect(&entry, files) {
                Err(failure) if !entry.is_dir() => return Err(failure),
                _ => {}
            }
        }
    }
    if files.len() == before {
        return Err(Failure::say(format!("{} holds no scenario", path.display())).help("a scenario ends in .yaml"));
    }
    Ok(())
}

/// Plays one file; everything that is wrong with it where it cannot be played.
fn play(file: &str, catalog: &Catalog) -> Result<Played, Vec<String>> {
    let place = |problem: &scenario::Problem| match problem.line {
        Some(line) => format!("{file}:{line}: {}", problem.message),
        None => format!("{file}: {}", problem.message),
    };
    let text = input::text(file).map_err(|failure| match failure {
        Failure::Say { what, .. } => vec![what],
        Failure::Output(error) => vec![error.to_string()],
    })?;
    let scenario = scenario::read(&text).map_err(|problem| vec![place(&problem)])?;
    let real = |number: &str| {
        let entry = catalog.get(&number.parse().ok()?)?;
        Some((entry.card.clone(), entry.front.clone(), entry.back.clone()))
    };
    let prepared = scenario.prepare(&real).map_err(|problems| problems.iter().map(place).collect::<Vec<_>>())?;
    Ok(Played { file: file.to_owned(), name: scenario.name().to_owned(), failures: prepared.run() })
}
