//! `scouter cards import`.

use std::path::Path;

use clap::Args;

use super::keep::{self, Choices, Incoming};
use crate::cli::card_file::CardFile;
use crate::cli::out::Out;
use crate::cli::{Failure, Status, shelf};
use crate::language::{Lang, say};

/// What `--help` says below the options.
const MORE: &str = "\
The table is kept in the data directory ($SCOUTER_DATA_DIR, else that of your
system), and every command knows its cards from then on: --cards FILE lies over
imported tables, the last import over the ones before it, and all of them over
the cards inside the program. `cards tables` shows them, `cards forget` takes
one out. A table of the same name is replaced.

Examples:
  scouter cards import new-set.csv
  scouter cards import new-set.csv --dry-run
  scouter cards import cards.jsonl --name promos --partial";

/// Keep card tables of your own: every command then knows their cards.
#[derive(Debug, Args)]
#[command(after_help = MORE)]
pub(in crate::cli) struct Import {
    /// Card tables (JSONL, CSV, TSV, .cdb), or - for standard input.
    #[cfg_attr(not(feature = "cdb"), arg(help = "Card tables (JSONL, CSV, TSV), or - for standard input"))]
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
    /// What to call the table [default: the file's name].
    #[arg(long, value_name = "NAME", value_parser = shelf::name)]
    name: Option<String>,
    #[command(flatten)]
    choices: Choices,
}

pub(super) fn run(command: &Import, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    if command.name.is_some() && command.files.len() > 1 {
        return Err(Failure::told(&say!("asked-one-name")).advice(&say!("asked-one-by-one")));
    }
    let mut incoming = Vec::new();
    for file in &command.files {
        let name = match (&command.name, file.as_str()) {
            (Some(name), _) => name.clone(),
            (None, "-") => {
                let failure = Failure::told(&say!("asked-input-nameless"));
                return Err(failure.advice(&say!("asked-give-name")));
            }
            (None, file) => shelf::name_after(&Path::new(file).file_stem().unwrap_or_default().to_string_lossy()),
        };
        let table = CardFile::open(file, "FILE")?;
        // The whole path, so that it means the same from everywhere.
        let whole = dunce::canonicalize(file).map(|path| path.to_string_lossy().into_owned());
        let origin = if file == "-" { "standard input".to_owned() } else { whole.unwrap_or_else(|_| file.clone()) };
        incoming.push(Incoming { source: file.clone(), name, file: table, origin, download: None });
    }
    keep::take(&incoming, command.choices, lang, out)
}
