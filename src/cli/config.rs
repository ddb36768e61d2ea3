//! `scouter config`.

use clap::{Args, Subcommand};
use toml_edit::{DocumentMut, TomlError, value};

use super::settings::{self, KEYS};
use super::{Failure, Status, write};

use super::out::Out;
use crate::shown;

/// See and change the settings that hold where the command line says nothing.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  scouter config\n  scouter config set rules dbscg-4.00\n  \
                        scouter config set decks ~/decks\n  scouter config unset rules")]
pub(super) struct Config {
    #[command(subcommand)]
    action: Option<Action>,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// Print one setting; exit status 1 where it is not set.
    #[command(after_help = "Example:\n  scouter config get rules")]
    Get {
        /// Which.
        #[arg(value_name = "SETTING")]
        key: String,
    },
    /// Change one setting.
    #[command(after_help = "Example:\n  scouter config set lang it")]
    Set {
        /// Which.
        #[arg(value_name = "SETTING")]
        key: String,
        /// To what.
        #[arg(value_name = "VALUE")]
        value: String,
    },
    /// Take one setting out.
    #[command(after_help = "Example:\n  scouter config unset lang")]
    Unset {
        /// Which.
        #[arg(value_name = "SETTING")]
        key: String,
    },
    /// Print where the settings are.
    #[command(after_help = "Example:\n  $EDITOR $(scouter config path)")]
    Path,
}

pub(super) fn run(command: &Config, out: &mut Out) -> Result<Status, Failure> {
    match &command.action {
        None => list(out),
        Some(Action::Get { key }) => get(key, out),
        Some(Action::Set { key, value }) => set(key, value),
        Some(Action::Unset { key }) => unset(key),
        Some(Action::Path) => {
            writeln!(out, "{}", shown::line(&settings::path()?.to_string_lossy()))?;
            Ok(Status::Fine)
        }
    }
}

/// What stands in the file: each setting with its value.
fn stored() -> Result<Vec<(&'static settings::Key, String)>, Failure> {
    let path = settings::path()?;
    let text = settings::text(&path)?.unwrap_or_default();
    settings::values(&path.display().to_string(), &text)
}

fn list(out: &mut Out) -> Result<Status, Failure> {
    let stored = stored()?;
    for key in &KEYS {
        let set = stored.iter().find(|(set, _)| set.name == key.name);
        let (value, from) = set.map_or((key.default, " (default)"), |(_, value)| (value, ""));
        writeln!(out, "{:<10} {}{from}", key.name, shown::line(value))?;
        writeln!(out, "           {}", key.what)?;
    }
    let path = settings::path()?;
    let there = if path.exists() { "" } else { ", which is not there" };
    writeln!(out, "\nset in {}{there}", shown::line(&path.to_string_lossy()))?;
    Ok(Status::Fine)
}

fn get(name: &str, out: &mut Out) -> Result<Status, Failure> {
    let key = settings::key(name)?;
    match stored()?.into_iter().find(|(set, _)| set.name == key.name) {
        Some((_, value)) => {
            writeln!(out, "{}", shown::line(&value))?;
            Ok(Status::Fine)
        }
        None => Ok(Status::No),
    }
}

fn set(name: &str, to: &str) -> Result<Status, Failure> {
    let key = settings::key(name)?;
    let to = settings::anywhere(key, to);
    settings::fits(key, &to)?;
    change(|document| document[key.name] = value(to))
}

fn unset(name: &str) -> Result<Status, Failure> {
    let key = settings::key(name)?;
    change(|document| {
        document.remove(key.name);
    })
}

/// Changes the file of settings; comments and what else stands there stay. A file with faults is mended by hand first.
fn change(change: impl FnOnce(&mut DocumentMut)) -> Result<Status, Failure> {
    let path = settings::path()?;
    let shown = path.display().to_string();
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder).map_err(|error| Failure::io(folder.display(), &error))?;
    }
    let _lock = write::lock(&shown)?;
    let before = settings::text(&path)?;
    let text = before.clone().unwrap_or_default();
    settings::values(&shown, &text)?;
    let mut document: DocumentMut = text.parse().map_err(|error: TomlError| settings::not_read(&shown, &error))?;
    change(&mut document);
    let after = document.to_string();
    if before.as_ref() == Some(&after) || (before.is_none() && after.is_empty()) {
        return Ok(Status::Fine);
    }
    settings::values(&shown, &after)?;
    match before {
        Some(before) => write::instead(&path.to_string_lossy(), &before, &after)?,
        None => write::text(&path.to_string_lossy(), &after)?,
    }
    Ok(Status::Fine)
}
