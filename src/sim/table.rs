//! Tables of cards that games are played by: what comes of one, what in one is not understood, and its rows, as CSV or as JSON.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use serde::de::DeserializeOwned;

/// What the cards of tables do, by their numbers.
pub type Sheets<S> = BTreeMap<String, Told<S>>;

/// What a table says of a card; it may be read only when somebody asks for it: of thousands of cards, games need dozens.
pub type Told<S> = LazyLock<Arc<S>, Box<dyn FnOnce() -> Arc<S> + Send>>;

/// A card that is read when it is asked for.
pub(super) fn told<S: 'static>(read: impl FnOnce() -> S + Send + 'static) -> Told<S> {
    let read: Box<dyn FnOnce() -> Arc<S> + Send> = Box::new(move || Arc::new(read()));
    LazyLock::new(read)
}

/// A row or a cell that is not understood.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct Wrong {
    /// The line of the table, from 1.
    pub line: u64,
    /// What is wrong.
    pub what: String,
}

/// A table as CSV.
pub(super) struct Csv {
    header: Vec<String>,
    records: Vec<csv::StringRecord>,
}

/// A row of it.
#[derive(Clone, Copy)]
pub(super) struct Row<'t> {
    header: &'t [String],
    cells: &'t csv::StringRecord,
}

impl Csv {
    /// Reads a table with a header; case, spaces and dashes do not matter there.
    pub(super) fn read(table: &str) -> Result<Self, Vec<Wrong>> {
        let mut reader = csv::ReaderBuilder::new().trim(csv::Trim::All).flexible(true).from_reader(table.as_bytes());
        let wrong = |error: &csv::Error| {
            let line = error.position().map_or(1, csv::Position::line);
            Wrong { line, what: error.to_string() }
        };
        let header = reader.headers().map_err(|error| vec![wrong(&error)])?;
        let header = header.iter().map(|name| name.to_lowercase().replace([' ', '-'], "_")).collect();
        let (mut records, mut wrongs) = (Vec::new(), Vec::new());
        for record in reader.records() {
            match record {
                Ok(record) => records.push(record),
                Err(error) => wrongs.push(wrong(&error)),
            }
        }
        if wrongs.is_empty() { Ok(Self { header, records }) } else { Err(wrongs) }
    }

    /// Whether there is a column of this name.
    pub(super) fn has(&self, column: &str) -> bool {
        self.header.iter().any(|name| name == column)
    }

    /// Its rows.
    pub(super) fn rows(&self) -> impl Iterator<Item = Row<'_>> {
        self.records.iter().map(|cells| Row { header: &self.header, cells })
    }
}

impl<'t> Row<'t> {
    /// The line of the table that it begins on, from 1.
    pub(super) fn line(self) -> u64 {
        self.cells.position().map_or(0, csv::Position::line)
    }

    /// What stands in a column; nothing where there is none.
    pub(super) fn cell(self, column: &str) -> &'t str {
        let at = self.header.iter().position(|name| name == column);
        at.and_then(|at| self.cells.get(at)).unwrap_or_default()
    }

    /// The parts of what stands in a column, as far as something stands there.
    pub(super) fn parts(self, column: &str, between: &[char]) -> Vec<String> {
        self.cell(column).split(between).map(str::trim).filter(|part| !part.is_empty()).map(str::to_owned).collect()
    }
}

/// The rows of a table in JSON, a card a line, each with its line; and those that are not understood.
pub(super) fn json<R: DeserializeOwned>(table: &str) -> (Vec<(u64, R)>, Vec<Wrong>) {
    let (mut rows, mut wrong) = (Vec::new(), Vec::new());
    for (line, text) in (1..).zip(table.lines()).filter(|(_, text)| !text.trim().is_empty()) {
        match serde_json::from_str(text) {
            Ok(row) => rows.push((line, row)),
            Err(error) => wrong.push(Wrong { line, what: error.to_string() }),
        }
    }
    (rows, wrong)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU8, Ordering};

    use super::*;

    #[test]
    fn a_card_is_read_when_it_is_asked_for_and_once() {
        let times = Arc::new(AtomicU8::new(0));
        let counted = Arc::clone(&times);
        let card = told(move || counted.fetch_add(1, Ordering::Relaxed));
        assert_eq!(times.load(Ordering::Relaxed), 0);
        assert_eq!((**card, **card, times.load(Ordering::Relaxed)), (0, 0, 1));
    }

    #[test]
    fn a_row_is_read_by_the_names_of_its_columns() {
        let table = Csv::read("Number,Back Name,traits\n1, Owl ,Bird | Night\n2\n").expect("a table");
        let rows: Vec<_> = table.rows().map(|row| (row.line(), row.cell("back_name"), row.cell("cost"))).collect();
        assert_eq!(rows, [(2, "Owl", ""), (3, "", "")]);
        assert_eq!(
            table.rows().next().map(|row| row.parts("traits", &['|'])),
            Some(vec!["Bird".into(), "Night".into()])
        );
        assert!(table.has("back_name") && !table.has("cost"));
    }

    #[test]
    fn rows_of_json_that_are_not_understood_are_told_by_their_lines() {
        let (rows, wrong) = json::<u8>("7\n\n300\n8\n");
        assert_eq!((rows, wrong.len(), wrong[0].line), (vec![(1, 7), (4, 8)], 1, 3));
    }
}
