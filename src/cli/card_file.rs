//! A file with cards: text in one of many forms, or a database.

use super::{Failure, contents};
use crate::catalog::import::{self, Imported};
use crate::feature::Feature;

/// What was in a file with cards.
#[derive(Debug)]
pub(super) enum CardFile {
    /// Text.
    Text(String),
    /// A database, which has no lines.
    Database(Vec<u8>),
}

impl CardFile {
    /// Reads the file that an argument names, or standard input for `-`.
    pub(super) fn open(path: &str, argument: &'static str) -> Result<Self, Failure> {
        Self::of(contents::given(path, argument)?, path)
    }

    /// What came from a path or an address.
    pub(super) fn of(bytes: Vec<u8>, path: &str) -> Result<Self, Failure> {
        if import::is_database(&bytes) {
            return Ok(Self::Database(bytes));
        }
        Ok(Self::Text(contents::utf8(bytes, path)?))
    }

    /// The cards in it.
    pub(super) fn read(&self) -> Result<Imported, Failure> {
        match self {
            Self::Text(text) => import::read(text).map_err(|error| Failure::say(error.to_string())),
            Self::Database(_) if !Feature::Cdb.is_built() => {
                Err(Failure::told(&Feature::Cdb.lacking()).advice(&Feature::Cdb.instead()))
            }
            Self::Database(bytes) => Ok(import::read_database(bytes)),
        }
    }

    /// The text that faults are shown in; a database has none.
    pub(super) fn text(&self) -> &str {
        match self {
            Self::Text(text) => text,
            Self::Database(_) => "",
        }
    }
}
