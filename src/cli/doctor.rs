//! `scouter doctor`.

use std::collections::BTreeMap;
use std::io::IsTerminal as _;
use std::path::Path;

use clap::Args;
use schemars::{JsonSchema, Schema};
use serde::{Serialize, Serializer};

use super::options::Format;
use super::out::Out;
use super::{Failure, Status, complain, home, settings, shelf};
use crate::catalog::Catalog;
use crate::feature::Feature;
use crate::language::{Lang, say};
use crate::report::schema;
use crate::ruleset::{DEFAULT, DatedList, EMBEDDED, EMBEDDED_LISTS};
use crate::shown;

/// Say which version, rules, cards and settings are in use, and what is wrong with them.
#[derive(Debug, Args)]
#[command(after_help = "Exit status: 0 all is well, 1 something is to be mended.\n\nExample:\n  scouter doctor")]
pub(super) struct Doctor {
    /// How to report: human or json.
    #[arg(long, value_name = "FORMAT", default_value = "human", hide_possible_values = true)]
    format: Format,
}

/// One thing that was looked at.
struct Looked {
    /// What.
    at: &'static str,
    /// What there is, a line each.
    found: Vec<String>,
    /// What is wrong with it.
    wrong: Vec<Failure>,
}

impl Looked {
    fn fine(at: &'static str, found: impl Into<String>) -> Self {
        Self { at, found: vec![found.into()], wrong: Vec::new() }
    }
}

/// How the program is.
#[derive(Serialize, JsonSchema)]
struct Health<'a> {
    /// What there is, a list of lines for each thing that was looked at.
    #[serde(serialize_with = "by_place")]
    #[schemars(with = "BTreeMap<String, Vec<String>>")]
    found: &'a [Looked],
    /// What is wrong, a sentence each.
    wrong: Vec<String>,
}

fn by_place<S: Serializer>(all: &[Looked], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(all.iter().map(|looked| (looked.at, &looked.found)))
}

/// What the object looks like.
pub(super) fn schema() -> Schema {
    schema::of::<Health<'_>>()
}

pub(super) fn run(command: &Doctor, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    let version = format!("{} ({}, {})", env!("CARGO_PKG_VERSION"), std::env::consts::OS, std::env::consts::ARCH);
    let lacking = Feature::ALL.into_iter().filter(|feature| !feature.is_built()).map(Feature::id);
    let version = lacking.fold(version, |version, id| version + ", without " + id);
    let all = [
        Looked::fine("scouter", version),
        rules(),
        cards(),
        tables(lang),
        lists(),
        set(),
        data(),
        Looked::fine("language", format!("{} ({})", lang.tag(), lang_from(lang))),
        Looked::fine("color", color()),
    ];
    match command.format {
        Format::Human => {
            for Looked { at, found, .. } in &all {
                let heads = [*at].into_iter().chain(std::iter::repeat(""));
                for (head, line) in heads.zip(found) {
                    writeln!(out, "{head:<9} {}", shown::line(line))?;
                }
            }
            // What is wrong stands below what there is.
            out.flush()?;
            all.iter().flat_map(|looked| &looked.wrong).for_each(complain);
        }
        Format::Json => {
            let wrong = all.iter().flat_map(|looked| &looked.wrong).map(Failure::what).collect();
            writeln!(out, "{}", shown::json(&Health { found: &all, wrong }))?;
        }
    }
    Ok(if all.iter().all(|looked| looked.wrong.is_empty()) { Status::Fine } else { Status::No })
}

fn rules() -> Looked {
    let own = settings::get().rules.as_deref().unwrap_or(DEFAULT);
    let named = |id: &str| if id == own { format!("{id} (unless a list says otherwise)") } else { id.to_owned() };
    let mut found: Vec<String> = EMBEDDED.iter().map(|(id, _)| named(id)).collect();
    if EMBEDDED.iter().all(|(id, _)| *id != own) {
        found.push(format!("{own} (unless a list says otherwise)"));
    }
    Looked { at: "rules", found, wrong: Vec::new() }
}

fn cards() -> Looked {
    let catalog = Catalog::embedded();
    let numbers = catalog.numbers();
    let entries = numbers.iter().filter_map(|number| catalog.get(number));
    let modelled = entries.filter(|entry| entry.is_modelled()).count();
    Looked::fine("cards", format!("{} inside the program, {modelled} of them modelled whole", numbers.len()))
}

fn tables(lang: Lang) -> Looked {
    let mut looked = Looked { at: "tables", found: Vec::new(), wrong: Vec::new() };
    match shelf::all() {
        Ok(shelved) if shelved.is_empty() => looked.found.push("none imported".to_owned()),
        Ok(shelved) => {
            for shelved in shelved {
                let name = shelved.name.clone();
                match shelved.sound(lang) {
                    Ok(table) => {
                        looked.found.push(format!("{name}: {} cards from {}", table.cards, table.origin.source));
                    }
                    Err(failure) => {
                        looked.found.push(format!("{name}: damaged"));
                        looked.wrong.push(failure);
                    }
                }
            }
        }
        Err(failure) => looked.wrong.push(failure),
    }
    looked
}

fn lists() -> Looked {
    let mut looked = Looked { at: "lists", found: Vec::new(), wrong: Vec::new() };
    for (name, _) in EMBEDDED_LISTS {
        match DatedList::embedded(name) {
            Ok(list) => {
                let days = list.days().map(|(first, last)| format!(", from {first} to {last}")).unwrap_or_default();
                looked.found.push(format!("{name}: {} entries{days}", list.iter().count()));
            }
            Err(error) => looked.wrong.push(Failure::told(&error.message())),
        }
    }
    looked
}

fn set() -> Looked {
    let mut looked = Looked { at: "settings", found: Vec::new(), wrong: Vec::new() };
    let stored = settings::path().and_then(|path| Ok((settings::text(&path)?, path)));
    match stored {
        Ok((None, path)) => looked.found.push(format!("{} is not there, so nothing is set", path.display())),
        Ok((Some(text), path)) => {
            looked.found.push(path.display().to_string());
            match settings::values(&path.display().to_string(), &text) {
                Ok(values) => {
                    looked.found.extend(values.into_iter().map(|(key, value)| format!("{} = {value}", key.name)));
                }
                Err(failure) => looked.wrong.push(failure),
            }
        }
        Err(failure) => looked.wrong.push(failure),
    }
    if let Some(folder) = settings::get().decks.as_ref().filter(|folder| !folder.is_dir()) {
        let failure = Failure::told(&say!("asked-decks-gone", folder = folder.display().to_string()));
        looked.wrong.push(failure.advice(&say!("asked-make-folder")));
    }
    looked
}

fn data() -> Looked {
    let mut looked = Looked { at: "data", found: Vec::new(), wrong: Vec::new() };
    match home::data_directory() {
        Ok(folder) if folder.is_dir() => {
            let edited = entries(&folder.join("history"));
            looked.found.push(format!("{}: the history of {edited} edited lists", folder.display()));
        }
        Ok(folder) => looked.found.push(format!("{} is not there, so nothing is kept", folder.display())),
        Err(why) => looked.wrong.push(Failure::say(why)),
    }
    looked
}

/// How many entries a folder has; none where it cannot be read.
fn entries(folder: &Path) -> usize {
    folder.read_dir().into_iter().flatten().count()
}

/// Where the language may come from.
fn lang_from(lang: Lang) -> &'static str {
    let set = settings::get().lang.map(Lang::from);
    if set == Some(lang) { "as set" } else { "from --lang or the locale" }
}

fn color() -> String {
    let terminal = std::io::stdout().is_terminal();
    let choice = anstream::AutoStream::choice(&std::io::stdout());
    let shown = if choice == anstream::ColorChoice::Never { "off" } else { "on" };
    format!("{shown}; standard output is {}", if terminal { "a terminal" } else { "no terminal" })
}
