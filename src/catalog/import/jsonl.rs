//! One JSON object per line, or one JSON array of objects.
//!
//! Values are read one by one, so that each fault has its place, and one does not hide another.

use serde_json::value::RawValue;

use super::object::Object;
use super::row::Place;
use super::{Imported, bad_row, force_of_will, own, too_long, yugioh};
use crate::diagnostic::{LineIndex, Span};
use crate::language::{Message, say};
use crate::skill::Reader;

pub(super) fn read(text: &str, reader: &mut Reader<'_>) -> Imported {
    let mut imported = Imported::default();
    let lines = LineIndex::new(text);
    if text.trim_start().starts_with('[') {
        match serde_json::from_str::<Vec<&RawValue>>(text) {
            Ok(rows) => {
                for row in rows.iter().filter_map(|row| Span::of(text, row.get())) {
                    if imported.is_full(lines.line(row.start), row) {
                        break;
                    }
                    add(&mut imported, text, lines.line(row.start), row, reader);
                }
            }
            Err(error) => {
                let at = place(text, Span::new(0, text.len()), &error);
                imported.refuse(bad_row(lines.line(at.start), at, plain(&error)));
            }
        }
        return imported;
    }
    for (at, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let row = Span::of(text, line.trim()).unwrap_or_default();
        if imported.is_full(at + 1, row) {
            break;
        }
        add(&mut imported, text, at + 1, row, reader);
    }
    imported
}

fn add(imported: &mut Imported, text: &str, line: usize, row: Span, reader: &mut Reader<'_>) {
    if imported.is_overlong(line, row) {
        return;
    }
    let object = match serde_json::from_str::<Object<'_>>(row.text(text)) {
        Ok(object) => object,
        Err(error) => {
            // The place is inside the row.
            imported.refuse(bad_row(line, place(text, row, &error), plain(&error)));
            return;
        }
    };
    let cell = |column: &str| object.cell(text, column);
    let place = Place { text, line, row, cell: &cell };
    let form = Form::of(&object);
    for key in object.keys().filter(|key| !form.knows(key)) {
        if !imported.unused.contains(key) {
            imported.unused.insert(key.to_owned());
        }
    }
    match form {
        Form::Own => {
            let (raw, reasons) = own::card(&object);
            imported.add(&place, raw, reasons, reader);
        }
        Form::Yugioh => {
            let (raw, reasons) = yugioh::card(&object);
            imported.add(&place, raw, reasons, reader);
        }
        Form::ForceOfWill => match force_of_will::row(&object) {
            force_of_will::Row::Card(raw, reasons) => imported.add(&place, *raw, reasons, reader),
            force_of_will::Row::Back(front, face) => {
                let overlong = face.overlong();
                if overlong.is_empty() {
                    imported.backs.push((front, face));
                } else {
                    imported.refuse_row(&place, Some(front.as_str()), overlong.into_iter().map(too_long).collect());
                }
            }
        },
    }
}

/// Whose rows these are: a table that goes round for another game has keys of its own.
#[derive(Clone, Copy)]
enum Form {
    Own,
    Yugioh,
    ForceOfWill,
}

impl Form {
    fn of(object: &Object<'_>) -> Self {
        if object.get("number").is_some() {
            Self::Own
        } else if object.get("password").is_some() {
            Self::Yugioh
        } else if object.get("code").is_some() && object.get("zone").is_some() {
            Self::ForceOfWill
        } else {
            Self::Own
        }
    }

    /// Whether a key means something in such a row.
    fn knows(self, key: &str) -> bool {
        match self {
            Self::Own => own::knows(key),
            Self::Yugioh => yugioh::knows(key),
            Self::ForceOfWill => force_of_will::knows(key),
        }
    }
}

/// The message of a JSON error without the place inside the row, which is not the place in the file.
fn plain(error: &serde_json::Error) -> Message {
    let text = error.to_string();
    say!("row-json-broken", reason = text.split(" at line ").next().unwrap_or(&text))
}

/// The character of a row at which JSON ends.
fn place(text: &str, row: Span, error: &serde_json::Error) -> Span {
    let lines = row.text(text).split_inclusive('\n').take(error.line().saturating_sub(1));
    let start = row.start + lines.map(str::len).sum::<usize>() + error.column().saturating_sub(1);
    // The column counts bytes, and at the end of a row stands behind it.
    let at = text.floor_char_boundary(start.clamp(row.start, row.end.saturating_sub(1).max(row.start)));
    Span::new(at, at + text[at..].chars().next().map_or(0, char::len_utf8))
}
