//! Edits of a table.

use ::csv::WriterBuilder;

use super::head::{Columns, cells, columns, head};
use crate::deck::change::{Change, Copies, Editing, Ways};
use crate::deck::notation::imitate::filled;
use crate::deck::notation::lines;
use crate::deck::{CardRef, section_of};
use crate::diagnostic::{Edit, Span};
use crate::shown;

pub(super) fn edit(editing: &Editing<'_>, change: &Change) -> Ways {
    columns(editing.text).and_then(|columns| ways(editing, &columns, change)).unwrap_or_default()
}

fn ways(editing: &Editing<'_>, columns: &Columns, change: &Change) -> Option<Ways> {
    let text = editing.text;
    let row = |line: &usize| editing.deck.lines[*line].places.line();
    let edits = match change {
        Change::Count { line, count } => {
            let place = *cells(text, row(line), columns.delimiter).get(columns.count)?;
            vec![Edit { span: place, text: with_count(place.text(text), *count) }]
        }
        Change::Remove { line } => vec![whole_row(text, row(line))],
        Change::Insert(copies) => return insertions(editing, columns, copies),
        Change::Card { line, to } => vec![Edit { span: row(line), text: replaced(text, columns, row(line), to)? }],
        // A table has no place for it.
        Change::Rename(_) => return None,
        Change::Sort(rank) => editing.sorted(rank, |line| line.places.line()),
    };
    Some(vec![edits])
}

/// A cell with a count, the quotes and the x beside it kept.
fn with_count(cell: &str, count: u32) -> String {
    let digit = |c: char| c.is_ascii_digit();
    let start = cell.find(digit).unwrap_or(0);
    let end = cell.rfind(digit).map_or(cell.len(), |at| at + 1);
    format!("{}{count}{}", &cell[..start], &cell[end..])
}

/// Whether a cell holds a card number, in quotes or not.
fn is_number(cell: &str) -> bool {
    CardRef::numbered(cell.trim().trim_matches('"')).is_ok()
}

/// A cell in quotes, where that of another row has them.
fn quoted_like(model: &str, cell: String) -> String {
    let model = model.trim();
    let is_quoted = model.len() > 1 && model.starts_with('"') && model.ends_with('"');
    // What needs quotes has them, and others doubled within.
    if is_quoted && !cell.starts_with('"') { format!("\"{cell}\"") } else { cell }
}

/// A row with its line end; a quoted cell may have made it several lines.
fn whole_row(text: &str, row: Span) -> Edit {
    Edit { span: lines::whole(text, row.start).to(lines::whole(text, row.end)), text: String::new() }
}

/// The cells of a card: where they go, and what stands in them.
fn parts(columns: &Columns, copies: &Copies, named: bool, numbered: bool) -> Vec<(usize, String)> {
    let print = copies.card.print.as_ref().map(ToString::to_string).unwrap_or_default();
    let name = shown::csv(copies.card.name.as_deref().unwrap_or_default()).into_owned();
    // Where there is no column for numbers, that of names holds them, unless the name is enough.
    let parts = match (columns.number, columns.name) {
        (Some(number), Some(at)) if named => vec![(number, print), (at, name)],
        (Some(number), Some(at)) => vec![(number, print), (at, String::new())],
        (Some(number), None) => vec![(number, print)],
        (None, Some(at)) if copies.named_alone && !numbered => vec![(at, name)],
        (None, at) => at.map(|at| (at, print)).into_iter().collect(),
    };
    parts.into_iter().map(|(at, part)| (at, cell(&part, columns.delimiter))).collect()
}

/// A row about another card.
fn replaced(text: &str, columns: &Columns, row: Span, to: &Copies) -> Option<String> {
    let places = cells(text, row, columns.delimiter);
    let numbered = columns.name.and_then(|at| places.get(at)).is_some_and(|place| is_number(place.text(text)));
    let count = *places.get(columns.count)?;
    let cards = parts(columns, to, true, numbered).into_iter().map(|(at, part)| {
        let place = *places.get(at)?;
        Some((place, quoted_like(place.text(text), part)))
    });
    let mut all = cards.collect::<Option<Vec<_>>>()?;
    all.push((count, with_count(count.text(text), to.count)));
    filled(text, row, &all)
}

/// A row behind the last of its section, or of all.
fn insertions(editing: &Editing<'_>, columns: &Columns, copies: &Copies) -> Option<Ways> {
    let text = editing.text;
    let model = editing.models(copies.section).next().map(|line| line.places.line());
    let before = editing.neighbour(copies).map(|line| line.places.line().end);
    let last =
        before.unwrap_or_else(|| editing.deck.lines.last().map_or(header_end(text), |line| line.places.line().end));
    let of_model = |at: usize| Some(cells(text, model?, columns.delimiter).get(at)?.text(text).trim());
    let named = columns.name.is_none_or(|at| of_model(at).is_none_or(|name| !name.is_empty()));
    let numbered = columns.name.and_then(of_model).is_some_and(is_number);
    let section = |at: usize| {
        let word = of_model(at).filter(|word| section_of(word.trim_matches('"')) == Some(copies.section));
        word.unwrap_or(if copies.at_home && of_model(at) == Some("") { "" } else { copies.section.id() }).to_owned()
    };
    let row = |named: bool| {
        let mut row = vec![String::new(); columns.width];
        row[columns.count] =
            of_model(columns.count).map_or_else(|| copies.count.to_string(), |cell| with_count(cell, copies.count));
        if let Some(at) = columns.section {
            row[at] = section(at);
        }
        for (at, part) in parts(columns, copies, named, numbered) {
            row[at] = part;
        }
        let row: Vec<String> =
            row.into_iter().enumerate().map(|(at, cell)| quoted_like(of_model(at).unwrap_or_default(), cell)).collect();
        row.join(char::from(columns.delimiter).encode_utf8(&mut [0; 4]))
    };
    Some([row(named), row(true)].iter().map(|row| vec![lines::behind(text, last, &[row])]).collect())
}

fn header_end(text: &str) -> usize {
    head(text).map_or(0, |(start, line)| start + line.len())
}

/// A cell as it is written, in quotes where it needs them.
fn cell(text: &str, delimiter: u8) -> String {
    let mut writer = WriterBuilder::new().delimiter(delimiter).from_writer(Vec::new());
    // Writing to memory cannot fail.
    let _ = writer.write_record([text]);
    String::from_utf8(writer.into_inner().unwrap_or_default()).unwrap_or_default().trim_end_matches('\n').to_owned()
}
