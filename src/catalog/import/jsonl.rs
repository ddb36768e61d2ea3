//! One JSON object per line, or one JSON array.

use super::{Imported, RawCard, bad_row};
use crate::ability::KeywordNames;

pub(super) fn read(text: &str, names: &KeywordNames) -> Imported {
    let mut imported = Imported::default();
    if text.trim_start().starts_with('[') {
        match serde_json::from_str::<Vec<&serde_json::value::RawValue>>(text) {
            Ok(rows) => {
                for row in rows {
                    let start = row.get().as_ptr() as usize - text.as_ptr() as usize;
                    let line = text[..start].matches('\n').count() + 1;
                    add(&mut imported, line, row.get(), names);
                }
            }
            Err(error) => imported.problems.push(bad_row(error.line(), None, plain(&error))),
        }
    } else {
        for (at, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
            add(&mut imported, at + 1, line, names);
        }
    }
    imported
}

fn add(imported: &mut Imported, line: usize, row: &str, names: &KeywordNames) {
    match serde_json::from_str::<RawCard>(row) {
        Ok(raw) => imported.add(line, raw, names),
        Err(error) => imported.problems.push(bad_row(line, None, plain(&error))),
    }
}

/// The message of a JSON error without the place inside the row, which is not the place in the file.
fn plain(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.split(" at line ").next().unwrap_or(&text).to_owned()
}
