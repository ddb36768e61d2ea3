//! `scouter cards build`: `diff` tells what is read otherwise, `why` how the lines of a card are read.
//!
//! It is for those who look after the tables of the program: what it says is English in every language.

mod diff;
mod why;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use clap::Args;

use crate::ability::KeywordNames;
use crate::card::CardNumber;
use crate::catalog::overrides::Problem;
use crate::catalog::{UserTable, corrections, import, overrides, table, unknown, z_energy};
use crate::cli::out::Out;
use crate::cli::{Failure, Status, contents, write};
use crate::diagnostic::Severity;
use crate::language::Lang;
use crate::report::faults;
use crate::shown;

/// What `--help` says below the options.
const MORE: &str = "\
Writes `cards.tsv` and `card-names.tsv`, which the program embeds. Every row
that is no card and every construction sentence that is not understood whole is
reported; with one of them nothing is written. Facts in which the data is wrong
are mended by `corrections.tsv` in the folder; each names what the data says,
and why the card has another value. Z-Energy costs are those of `z-energy.tsv`
there, as far as the data does not have them. Skills written by hand are taken
from the files `overrides/*.yaml` there; each has to fit its card. One that is
read from the text just so is noted as stale; of one that is read otherwise it
is said, and it holds. Names, characters and special traits that skills ask for
and no card has are noted.

With --diff nothing is written: each line that is read otherwise than in the
table of the folder, or where there is none in the embedded one, is shown with
the printed sentence, what it meant and what it means (— where it is not read).
Facts are not compared. Exit code 0: no line is read otherwise; 1: some are.

With --why nothing is written: each line of the card is shown with the rules of
the grammar that have read it, one within the other, each with what it makes of
which words; where a line is not read, with the place where reading stops and
all that would have led on.

Examples:
  scouter cards build --from cards.jsonl --into data
  scouter cards build --from cards.jsonl --into data --diff | less
  scouter cards build --from cards.jsonl --why BT1-001";

/// Make the card table from card data: facts, and skills as far as they are understood.
#[derive(Debug, Args)]
#[command(after_help = MORE)]
pub(in crate::cli) struct Build {
    /// Card data (JSONL, CSV or TSV).
    #[arg(long, value_name = "FILE")]
    from: String,
    /// Folder to write to.
    #[arg(long, value_name = "FOLDER", default_value = "data")]
    into: PathBuf,
    /// Write nothing; show what is read otherwise than in the table that is there.
    #[arg(long)]
    diff: bool,
    /// Write nothing; show how the lines of this card are read.
    #[arg(long, value_name = "NUMBER", conflicts_with_all = ["diff", "into"])]
    why: Option<CardNumber>,
}

pub(super) fn run(command: &Build, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    let text = contents::given_text(&command.from, "--from")?;
    let mut imported = import::read(&text).map_err(|error| Failure::say(error.to_string()))?;
    if let Some(number) = &command.why {
        return why::run(&imported, number, &command.from, lang, out);
    }
    let faults = imported.problems.iter().map(|problem| &problem.diagnostic);
    out.write_all(faults::human(&command.from, &text, faults, lang).as_bytes())?;
    if !imported.problems.is_empty() {
        return Err(Failure::say(format!("{} problems; nothing is written", imported.problems.len())));
    }
    if imported.cards.is_empty() {
        return Err(Failure::say(format!("{} holds no card", command.from)));
    }
    // Among readings, only what is wrong with a file written by hand is worth a word.
    let mut said = String::new();
    let facts = |name: &str| command.into.join(name);
    let fitting = correct(&facts("corrections.tsv"), corrections::apply, &mut imported.cards, &mut said)
        .and_then(|()| correct(&facts("z-energy.tsv"), z_energy::apply, &mut imported.cards, &mut said))
        .and_then(|()| lay_over(&command.into.join("overrides"), &mut imported.cards, &mut said));
    if fitting.is_err() || !command.diff {
        out.write_all(said.as_bytes())?;
    }
    fitting?;
    if command.diff {
        return diff::run(&imported, &command.into, lang, out);
    }
    put(&command.into, "cards.tsv", &table::write(&imported.cards))?;
    put(&command.into, "card-names.tsv", &table::write_names(&imported.cards))?;
    for (name, number) in unknown(&imported.cards) {
        writeln!(out, "note: no card has {}, which {number} asks for", shown::line(&name))?;
    }
    let sides: usize = imported.cards.values().map(|entry| entry.card.faces().count()).sum();
    let into = command.into.to_string_lossy();
    writeln!(out, "{} cards with {sides} sides written to {}", imported.cards.len(), shown::line(&into))?;
    Ok(Status::Fine)
}

/// Mends the facts in which the data is wrong, or which it lacks; without the file there are none.
fn correct(
    path: &Path,
    apply: fn(&mut UserTable, &str) -> Vec<Problem>,
    cards: &mut UserTable,
    said: &mut String,
) -> Result<(), Failure> {
    if !path.is_file() {
        return Ok(());
    }
    let problems = apply(cards, &contents::text(&path.to_string_lossy())?);
    refuse(tell(path, &problems, said), path)
}

/// Lays the skills written by hand over the table, a file for each set; without the folder there are none.
fn lay_over(folder: &Path, cards: &mut UserTable, said: &mut String) -> Result<(), Failure> {
    if !folder.is_dir() {
        return Ok(());
    }
    let names = KeywordNames::embedded().map_err(|error| Failure::say(error.to_string()))?;
    let unreadable = |error| Failure::io(folder.display(), &error);
    let entries = folder.read_dir().and_then(Iterator::collect::<Result<Vec<_>, _>>).map_err(unreadable)?;
    let mut files: Vec<PathBuf> = entries.into_iter().map(|entry| entry.path()).collect();
    files.retain(|path| path.extension().is_some_and(|end| end == "yaml"));
    files.sort();
    let mut wrong = 0;
    for path in files {
        let set = path.file_stem().unwrap_or_default().to_string_lossy();
        let text = contents::text(&path.to_string_lossy())?;
        wrong += tell(&path, &overrides::merge(cards, &set, &text, names), said);
    }
    refuse(wrong, folder)
}

/// Says what there is to say of a file written by hand, and gives the number of errors.
fn tell(path: &Path, problems: &[Problem], said: &mut String) -> usize {
    for problem in problems {
        let line = problem.line.map_or_else(String::new, |line| format!("{line}:"));
        let what = match problem.severity {
            Severity::Error => "",
            Severity::Warning => " warning:",
            Severity::Note => " note:",
        };
        let file = path.to_string_lossy();
        // A text takes whatever is written to it.
        let _ = writeln!(said, "{}:{line}{what} {}", shown::line(&file), shown::line(&problem.message));
    }
    problems.iter().filter(|problem| problem.severity == Severity::Error).count()
}

/// Goes on only without errors.
fn refuse(wrong: usize, place: &Path) -> Result<(), Failure> {
    match wrong {
        0 => Ok(()),
        _ => Err(Failure::say(format!("{wrong} problems in {}; nothing is written", place.display()))),
    }
}

fn put(folder: &Path, name: &str, text: &str) -> Result<(), Failure> {
    write::text(&folder.join(name).to_string_lossy(), text)
}
