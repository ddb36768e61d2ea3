//! CSV and TSV with a header. Columns are found by name, in any order; `combo cost` and `combo_cost` are the same.

use csv::{Position, ReaderBuilder, StringRecord, Trim};

use super::row::{self, BACK, Place, RawCard, RawFace, Reason};
use super::{Imported, bad_row};
use crate::diagnostic::Span;
use crate::language::{Message, say};
use crate::shown;
use crate::skill::Reader;

/// What parts the columns below a header.
pub(super) fn delimiter(header: &str) -> u8 {
    let count = |sign: char| header.matches(sign).count();
    match (header.contains('\t'), count(';') > count(',')) {
        (true, _) => b'\t',
        (false, true) => b';',
        (false, false) => b',',
    }
}

pub(super) fn read(text: &str, delimiter: u8, skills: &mut Reader<'_>) -> Imported {
    let mut imported = Imported::default();
    let mut reader = ReaderBuilder::new().delimiter(delimiter).trim(Trim::All).from_reader(text.as_bytes());
    let first = text.lines().enumerate().find(|(_, line)| !line.trim().is_empty());
    let (line, top) =
        first.map_or((1, Span::default()), |(at, line)| (at + 1, Span::of(text, line.trim()).unwrap_or_default()));
    let header: Vec<String> = match reader.headers() {
        Ok(header) => header.iter().map(column).collect(),
        Err(error) => {
            imported.refuse(bad_row(line, top, plain(&error)));
            return imported;
        }
    };
    for required in ["number", "name"] {
        if !header.is_empty() && !header.iter().any(|name| name == required) {
            let message =
                say!("row-no-column", column = required, known = row::columns().collect::<Vec<_>>().join(", "));
            imported.refuse(bad_row(line, top, message));
        }
    }
    for (at, name) in header.iter().enumerate() {
        let is_known = row::is_of_front(name) || name.strip_prefix(BACK).is_some_and(row::is_of_side);
        if !is_known {
            imported.unused.insert(name.clone());
        } else if header[..at].contains(name) {
            // Nobody knows which of two is meant.
            imported.refuse(bad_row(line, top, say!("csv-column-twice", column = name)));
        }
    }
    if !imported.problems.is_empty() {
        return imported;
    }
    let mut record = StringRecord::new();
    loop {
        let more = reader.read_record(&mut record);
        let start = record.position().map_or(0, byte);
        let row = trimmed(text, Span::new(start, byte(reader.position()).max(start)));
        let line = record.position().map_or(0, Position::line).try_into().unwrap_or(usize::MAX);
        // Blank lines before a row are counted with it.
        let line = text.get(start..row.start).map_or(line, |blank| line + blank.matches('\n').count());
        if imported.is_full(line, row) {
            break;
        }
        if imported.is_overlong(line, row) {
            continue;
        }
        match more {
            Ok(false) => break,
            Ok(true) => {
                let column = |name: &str| header.iter().position(|column| column == name);
                let cell = |name: &str| column(name).and_then(|at| record.get(at)).unwrap_or_default();
                let cell = |name: &str| shown::csv_words(cell(name)).to_owned();
                let place = |name: &str| {
                    let at = column(name).or_else(|| column("kind").filter(|_| name == "type"))?;
                    cells(text, row, delimiter).get(at).copied()
                };
                let place = Place { text, line, row, cell: &place };
                let (raw, reasons) = raw(&header, &cell);
                imported.add(&place, raw, reasons, skills);
            }
            Err(error) => imported.refuse(bad_row(line, row, plain(&error))),
        }
    }
    imported
}

/// What a column of a header is called here.
fn column(name: &str) -> String {
    let name = name.to_lowercase().replace([' ', '-'], "_");
    if name == "z_energy_cost" { "z_energy".to_owned() } else { name }
}

fn byte(position: &Position) -> usize {
    usize::try_from(position.byte()).unwrap_or(usize::MAX)
}

/// The message of a CSV error without its place.
fn plain(error: &csv::Error) -> Message {
    match error.kind() {
        csv::ErrorKind::UnequalLengths { expected_len, len, .. } => {
            say!("csv-cells", cells = *len, columns = *expected_len)
        }
        _ => say!("csv-broken", reason = error.to_string()),
    }
}

/// A span without the line ends and blanks around it.
fn trimmed(text: &str, span: Span) -> Span {
    let part = span.text(text);
    let start = span.start + part.len() - part.trim_start().len();
    Span::new(start, start + part.trim().len())
}

/// Where the cells of a row stand, without their quotes.
fn cells(text: &str, row: Span, delimiter: u8) -> Vec<Span> {
    let bytes = text.as_bytes();
    let mut cells = Vec::new();
    let (mut start, mut quoted) = (row.start, false);
    for at in row.start..row.end {
        // A quote that does not open a cell is a letter like others.
        if bytes[at] == b'"' && bytes[start] == b'"' {
            quoted = !quoted;
        } else if bytes[at] == delimiter && !quoted {
            cells.push(Span::new(start, at));
            start = at + 1;
        }
    }
    cells.push(Span::new(start, row.end));
    for cell in &mut cells {
        *cell = trimmed(text, *cell);
        let inside = cell.text(text).strip_prefix('"').and_then(|cell| cell.strip_suffix('"'));
        *cell = inside.and_then(|inside| Span::of(text, inside)).unwrap_or(*cell);
    }
    cells
}

/// A card, and what is wrong with cells of it.
fn raw(header: &[String], cell: &dyn Fn(&str) -> String) -> (RawCard, Vec<Reason>) {
    let mut reasons = Vec::new();
    let list = |name: &str| {
        let cell = cell(name);
        cell.split(['|', '/']).map(str::trim).filter(|part| !part.is_empty()).map(str::to_owned).collect::<Vec<_>>()
    };
    let kind = Some(cell("type")).filter(|kind| !kind.is_empty()).unwrap_or_else(|| cell("kind"));
    let mut number = |name: &str| {
        let text = cell(name);
        if text.is_empty() {
            return None;
        }
        let number = text.parse::<i32>();
        let holds = || say!("row-column-holds", column = name, value = &text, wanted = "number");
        let wrong = || Reason::new(name, "", holds());
        number.map_err(|_| reasons.push(wrong())).ok()
    };
    let (combo_cost, combo_power) = (number("combo_cost"), number("combo_power"));
    let (power, back_power) = (number("power"), number("back_power"));
    let (defense, back_defense, level) = (number("defense"), number("back_defense"), number("level"));
    let level = level.and_then(|level| {
        let wrong = || say!("row-column-holds", column = "level", value = level.to_string(), wanted = "number");
        u8::try_from(level).map_err(|_| reasons.push(Reason::new("level", "", wrong()))).ok()
    });
    let combo_cost = combo_cost.and_then(|cost| {
        let wrong = || Reason::new("combo_cost", "", say!("row-no-combo-cost", cost = cost));
        u8::try_from(cost).map_err(|_| reasons.push(wrong())).ok()
    });
    let mut specified = std::collections::BTreeMap::<char, u8>::new();
    for letter in cell("specified").chars() {
        let count = specified.entry(letter).or_default();
        // Beyond what an energy cost can be: the cell is refused below.
        *count = count.saturating_add(1);
    }
    if let Some((letter, _)) = specified.iter().find(|(_, count)| **count == u8::MAX) {
        reasons.push(Reason::new("specified", "", say!("row-too-many-icons", letter = letter.to_string())));
    }
    // A cell cannot hold line ends everywhere, so `\n` parts skill lines too.
    let skill = |name: &str| Some(cell(name).replace("\\n", "\n")).filter(|skill| !skill.is_empty());
    let other_names = |prefix: &str| {
        let in_language = |column: &String| {
            let language = row::language_of(column.strip_prefix(prefix)?)?;
            Some(row::other_names(language, &cell(column)))
        };
        header.iter().filter_map(in_language).flatten().collect()
    };
    let side = |prefix: &str, power, defense| RawFace {
        name: Some(cell(&format!("{prefix}name"))),
        power,
        defense,
        characters: list(&format!("{prefix}characters")),
        traits: list(&format!("{prefix}traits")),
        eras: list(&format!("{prefix}eras")),
        skill: skill(&format!("{prefix}skill")),
        other_names: other_names(prefix),
    };
    let back = Some(side(BACK, back_power, back_defense))
        .filter(|back| back.name.as_ref().is_some_and(|name| !name.is_empty()));
    let raw = RawCard {
        number: cell("number"),
        kind,
        rarity: Some(cell("rarity")),
        colors: list("colors"),
        energy: Some(cell("energy")).filter(|energy| !energy.is_empty()),
        specified,
        z_energy: Some(cell("z_energy")).filter(|cost| !cost.is_empty()),
        combo_cost,
        combo_power,
        attributes: list("attributes"),
        will: list("will"),
        level,
        counts_as: Some(cell("counts_as")).filter(|name| !name.is_empty()),
        front: side("", power, defense),
        back,
        skill_withheld: false,
        of_deck: None,
    };
    (raw, reasons)
}
