//! `scouter cards tables` and `scouter cards forget`.

use clap::Args;

use super::keep::day;
use crate::catalog::Catalog;
use crate::cli::options::Format;
use crate::cli::out::Out;
use crate::cli::{Failure, Status, complain, shelf};
use crate::language::{Lang, say};
use crate::report::imported::{self, Table};

/// Show the card tables that every command knows, the topmost first.
#[derive(Debug, Args)]
#[command(
    after_help = "Where two tables have a card, it is as the upper one says.\n\nExample:\n  scouter cards tables"
)]
pub(in crate::cli) struct Tables {
    /// How to report: human or json.
    #[arg(long, value_name = "FORMAT", default_value = "human", hide_possible_values = true)]
    format: Format,
}

/// Take imported card tables out again.
#[derive(Debug, Args)]
#[command(
    after_help = "`scouter cards tables` shows what they are called.\n\nExample:\n  scouter cards forget new-set"
)]
pub(in crate::cli) struct Forget {
    /// The names of the tables.
    #[arg(required = true, value_name = "NAME")]
    names: Vec<String>,
}

pub(super) fn run(command: &Tables, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    let mut status = Status::Fine;
    let mut tables = Vec::new();
    for shelved in shelf::all()? {
        let name = shelved.name.clone();
        match shelved.sound(lang) {
            Ok(table) => tables.push(Table {
                name,
                cards: Some(table.cards),
                imported: Some(day(&table)),
                source: table.origin.source.clone(),
            }),
            Err(failure) => {
                complain(&failure);
                status = Status::Failed;
                tables.push(Table { name, cards: None, imported: None, source: String::new() });
            }
        }
    }
    tables.push(Table {
        name: shelf::EMBEDDED.to_owned(),
        cards: Some(Catalog::embedded().numbers().len()),
        imported: None,
        source: format!("scouter {}", env!("CARGO_PKG_VERSION")),
    });
    let shown = match command.format {
        Format::Human => imported::tables(&tables, lang),
        Format::Json => imported::tables_json(&tables),
    };
    out.write_all(shown.as_bytes())?;
    Ok(status)
}

pub(super) fn forget(command: &Forget, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    let _lock = shelf::lock()?;
    let all = shelf::all()?;
    for name in &command.names {
        if !all.iter().any(|shelved| shelved.name == *name) {
            let names: Vec<&str> = all.iter().map(|shelved| shelved.name.as_str()).collect();
            let failure = Failure::told(&say!("asked-no-import", name = name));
            return Err(match names.as_slice() {
                [] => failure.advice(&say!("asked-nothing-imported")),
                names => failure.advice(&say!("asked-there-are-only", names = names.join(", "))),
            });
        }
    }
    for shelved in all.iter().filter(|shelved| command.names.contains(&shelved.name)) {
        shelf::remove(&shelved.name)?;
        let name = &shelved.name;
        let told = match &shelved.table {
            Ok(table) => say!("forgotten", table = name, cards = table.cards, source = &table.origin.source),
            Err(_) => say!("forgotten-damaged", table = name),
        };
        writeln!(out, "{}", told.text(lang))?;
    }
    Ok(Status::Fine)
}
