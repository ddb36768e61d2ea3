//! `scouter cards update`.

use std::path::Path;

use clap::Args;
use reqwest::Url;

use super::keep::{self, Choices, Incoming};
use crate::catalog::kept::Download;
use crate::cli::fetch::{self, Fetched, Limits};
use crate::cli::out::Out;
use crate::cli::{Failure, Status, complain, shelf};
use crate::language::{Lang, say};

/// What `--help` says below the options.
const MORE: &str = "\
The program knows no address of its own: --from names one the first time, and
without it every table that came from an address is fetched anew. What comes
is read as `cards import` reads a file. Nothing is replaced unless all of it has
come, within the limits, with the sum of --sha256 and with the one that the
server gives (Repr-Digest, Digest), and has no fault.

Examples:
  scouter cards update --from https://example.org/new-set.csv
  scouter cards update
  scouter cards update --from file:///srv/cards.jsonl --sha256 9f86d081…";

/// Fetch card tables from the web, and keep them as `import` does.
#[derive(Debug, Args)]
#[command(after_help = MORE)]
pub(in crate::cli) struct Update {
    /// Address of a card table: https, http or file [default: those that were fetched before].
    #[arg(long, value_name = "URL", value_parser = fetch::address)]
    from: Option<Url>,
    /// What to call the table [default: the last part of the address].
    #[arg(long, value_name = "NAME", value_parser = shelf::name, requires = "from")]
    name: Option<String>,
    #[command(flatten)]
    limits: Limits,
    #[command(flatten)]
    choices: Choices,
}

/// A table to fetch.
struct Wanted {
    url: Url,
    name: String,
    /// What came last time, where the table is on the shelf as this version of the program writes it.
    known: Option<Download>,
    day: Option<String>,
}

pub(super) fn run(command: &Update, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    let wanted = wanted(command, lang)?;
    if wanted.len() > 1 && command.limits.has_sum() {
        return Err(Failure::told(&say!("update-one-sum")).advice(&say!("update-name-one")));
    }
    let mut status = Status::Fine;
    // Each table for itself: that one server is away keeps no other table from being current.
    for table in wanted {
        if let Err(failure) = update(command, table, lang, out) {
            if matches!(failure, Failure::Output(_)) {
                return Err(failure);
            }
            out.flush()?;
            complain(&failure);
            status = Status::Failed;
        }
    }
    Ok(status)
}

fn update(command: &Update, table: Wanted, lang: Lang, out: &mut Out) -> Result<(), Failure> {
    let Wanted { url, name, known, day } = table;
    match fetch::fetch(&url, known.as_ref(), &command.limits)? {
        Fetched::Same => {
            let source = url.to_string();
            let current = match day {
                Some(day) => say!("table-current-since", table = name, source = source, day = day),
                None => say!("table-current", table = name, source = source),
            };
            writeln!(out, "{}", current.text(lang))?;
        }
        Fetched::Table(file, download) => {
            let incoming =
                Incoming { source: url.to_string(), name, file, origin: url.to_string(), download: Some(download) };
            keep::take(&[incoming], command.choices, lang, out)?;
        }
    }
    Ok(())
}

/// The tables to fetch: the one that was named, or all that came from an address.
fn wanted(command: &Update, lang: Lang) -> Result<Vec<Wanted>, Failure> {
    let mut remembered = Vec::new();
    for shelved in shelf::all()? {
        let name = shelved.name.clone();
        // One that is fetched by its address mends what is damaged; without it, nobody knows the address any more.
        if command.from.is_some() && shelved.table.is_err() {
            continue;
        }
        let table = shelved.sound(lang)?;
        let day = Some(keep::day(&table));
        if let (Some(download), Ok(url)) = (&table.origin.download, fetch::address(&table.origin.source)) {
            // What another version has read may be read better now.
            let known = table.is_current.then(|| download.clone());
            remembered.push(Wanted { url, name, known, day });
        }
    }
    let Some(url) = &command.from else {
        if remembered.is_empty() {
            return Err(Failure::told(&say!("update-no-address")).advice(&say!("update-name-address")));
        }
        return Ok(remembered);
    };
    let name = command.name.clone().unwrap_or_else(|| {
        let last = url.path_segments().and_then(|mut parts| parts.next_back()).filter(|part| !part.is_empty());
        let stem = last.and_then(|last| Path::new(last).file_stem()).map(|stem| stem.to_string_lossy().into_owned());
        shelf::name_after(&stem.unwrap_or_else(|| url.host_str().unwrap_or_default().to_owned()))
    });
    let known = remembered.into_iter().find(|table| table.url == *url && table.name == name);
    Ok(vec![known.unwrap_or_else(|| Wanted { url: url.clone(), name, known: None, day: None })])
}
