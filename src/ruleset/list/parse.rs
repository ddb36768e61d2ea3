//! The text of a list of limits: that of `data/lists`, and shorter ones that people write.
//!
//! Columns are named by a header, or stand in the order number, limit, from, until. Tabs, semicolons, commas or blanks part
//! them, whichever the first row has. `#` begins a comment; `# title:` and `# source:` say what the list is.

use std::collections::BTreeMap;

use jiff::civil::Date;

use super::{DatedList, Limited};
use crate::card::{CardNumber, Print};
use crate::diagnostic::{Diagnostic, Severity, Span};
use crate::language::{Message, say};

/// A line of a list of limits that is no entry.
pub const BAD_ENTRY: &str = "LL0001";

/// What was made of a text.
#[derive(Clone, Debug, Default)]
pub struct Parsed {
    /// The entries that were understood.
    pub list: DatedList,
    /// Every line that was not, each fault with its place.
    pub faults: Vec<Diagnostic>,
    /// Where each card is first spoken of.
    pub places: BTreeMap<CardNumber, Span>,
}

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Column {
    Number,
    Limit,
    From,
    Until,
    AsEarlyAs,
    Event,
    /// Names are for the reader.
    Name,
}

impl Column {
    /// The order of lists without a header.
    const PLAIN: [Self; 4] = [Self::Number, Self::Limit, Self::From, Self::Until];

    fn named(name: &str) -> Option<Self> {
        Some(match name.to_lowercase().replace(['_', ' '], "-").as_str() {
            "number" | "card" | "card-number" => Self::Number,
            "limit" | "copies" => Self::Limit,
            "since" | "from" => Self::From,
            "until" => Self::Until,
            "as-early-as" => Self::AsEarlyAs,
            "event" => Self::Event,
            "name" | "card-name" => Self::Name,
            _ => return None,
        })
    }
}

/// Reads a list of limits.
///
/// ```
/// use deckscouter::ruleset::parse_list;
/// let parsed = parse_list("# title: our league\nBT1-005, 0\nBT1-006, 1, 2026-01-01, 2026-06-30\n");
/// assert!(parsed.faults.is_empty());
/// assert_eq!(parsed.list.on(None).iter().count(), 2);
/// ```
pub fn parse(text: &str) -> Parsed {
    let mut parsed = Parsed::default();
    let mut columns: Option<Vec<Column>> = None;
    let mut sign = None;
    for line in text.trim_start_matches('\u{feff}').lines() {
        let row = line.trim();
        if let Some(comment) = row.strip_prefix('#') {
            let told = |name: &str| comment.trim().strip_prefix(name).map(|told| told.trim().to_owned());
            parsed.list.title = parsed.list.title.or_else(|| told("title:"));
            parsed.list.source = parsed.list.source.or_else(|| told("source:"));
            continue;
        }
        if row.is_empty() {
            continue;
        }
        let sign = *sign.get_or_insert_with(|| ['\t', ';', ','].into_iter().find(|sign| row.contains(*sign)));
        // Empty cells at the end of a line are cells.
        let cells = cells(if sign == Some('\t') { line } else { row }, sign);
        let Some(known) = &columns else {
            let is_header = cells.first().is_some_and(|first| Column::named(first) == Some(Column::Number));
            let known = if is_header { header(text, &cells, &mut parsed) } else { Some(Column::PLAIN.to_vec()) };
            let Some(known) = known else { return parsed };
            if !is_header {
                entry(text, row, &cells, &known, &mut parsed);
            }
            columns = Some(known);
            continue;
        };
        entry(text, row, &cells, known, &mut parsed);
    }
    parsed
}

fn cells(row: &str, sign: Option<char>) -> Vec<&str> {
    match sign {
        Some(sign) => row.split(sign).map(str::trim).collect(),
        None => row.split_whitespace().collect(),
    }
}

fn fault(text: &str, place: &str, message: Message) -> Diagnostic {
    Diagnostic::new(BAD_ENTRY, Severity::Error, message).at(Span::of(text, place))
}

/// The columns that a header names; `None` where it cannot be used.
fn header(text: &str, cells: &[&str], parsed: &mut Parsed) -> Option<Vec<Column>> {
    let mut columns = Vec::new();
    for cell in cells {
        match Column::named(cell) {
            Some(column) if columns.contains(&column) => {
                parsed.faults.push(fault(text, cell, say!("csv-column-twice", column = *cell)));
            }
            Some(column) => columns.push(column),
            None => parsed.faults.push(fault(text, cell, say!("limit-no-column", column = *cell))),
        }
    }
    if !columns.contains(&Column::Limit) && parsed.faults.is_empty() {
        parsed.faults.push(fault(text, cells[0], say!("limit-no-limit-column")));
    }
    parsed.faults.is_empty().then_some(columns)
}

/// Adds the entry of a row, or every reason why it is none.
fn entry(text: &str, row: &str, cells: &[&str], columns: &[Column], parsed: &mut Parsed) {
    let before = parsed.faults.len();
    let faults = &mut parsed.faults;
    if cells.len() > columns.len() {
        let fault = fault(text, row, say!("limit-row-cells", cells = cells.len(), columns = columns.len()));
        faults.push(if columns == Column::PLAIN { fault.help(say!("limit-name-columns")) } else { fault });
        return;
    }
    let cell = |wanted: Column| {
        let at = columns.iter().position(|column| *column == wanted)?;
        cells.get(at).copied().filter(|cell| !cell.is_empty())
    };
    let number = match cell(Column::Number) {
        None => Err(say!("limit-without-number")),
        Some(cell) => match cell.parse::<Print>() {
            Ok(print) => Ok(print.number),
            Err(error) => Err(say!("number-looks-like", number = error.text())),
        },
    };
    let number = number.map_err(|what| faults.push(fault(text, cell(Column::Number).unwrap_or(row), what))).ok();
    let limit = match cell(Column::Limit) {
        None => Err(say!("limit-missing")),
        Some(cell) if cell.eq_ignore_ascii_case("banned") => Ok(0),
        Some(cell) => cell.parse().map_err(|_| say!("limit-no-limit", limit = cell)),
    };
    let limit = limit.map_err(|what| faults.push(fault(text, cell(Column::Limit).unwrap_or(row), what))).ok();
    let mut day = |column: Column| {
        let cell = cell(column)?;
        let wrong = || fault(text, cell, say!("limit-no-day", day = cell));
        cell.parse::<Date>().map_err(|_| faults.push(wrong())).ok()
    };
    let (since, until, earliest) = (day(Column::From), day(Column::Until), day(Column::AsEarlyAs));
    if faults.len() > before {
        return;
    }
    if let (Some(since), Some(until)) = (since, until)
        && until < since
    {
        let place = cell(Column::Until).unwrap_or(row);
        let message = say!("limit-ends-early", until = until.to_string(), since = since.to_string());
        faults.push(fault(text, place, message));
    }
    let event = match (earliest, cell(Column::Event)) {
        (Some(earliest), Some(event)) if since.is_some_and(|since| earliest <= since) => {
            Some((earliest, event.to_owned()))
        }
        (None, None) => None,
        (None, Some(event)) => {
            faults.push(fault(text, event, say!("limit-event-without-day")));
            None
        }
        (Some(_), event) => {
            faults.push(fault(text, event.unwrap_or(row), say!("limit-day-without-event")));
            None
        }
    };
    let (Some(number), Some(limit), true) = (number, limit, faults.len() == before) else { return };
    let limited = Limited { limit, since, event, until };
    let entries = parsed.list.entries.entry(number.clone()).or_default();
    let place = Span::of(text, row);
    if entries.iter().any(|other| other.meets(&limited)) {
        let first = parsed.places.get(&number).copied();
        let twice = fault(text, row, say!("limit-twice", card = number.as_str()));
        faults.push(twice.related(first, say!("limit-first")).help(say!("limit-own-days")));
        return;
    }
    entries.push(limited);
    parsed.places.entry(number).or_insert(place.unwrap_or_default());
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The places of the faults of a text.
    fn faults(text: &str) -> Vec<&str> {
        parse(text).faults.iter().map(|fault| fault.span.expect("a place").text(text)).collect()
    }

    #[test]
    fn tabs_semicolons_commas_and_blanks_part_columns() {
        for sign in ["\t", ";", ",", " ", ", ", "   "] {
            let text = ["bt1-005_PR", "0", "2026-01-01", "2026-01-31"].join(sign);
            let parsed = parse(&text);
            assert_eq!(parsed.faults, [], "{sign:?}");
            let (number, entry) = parsed.list.iter().next().expect("an entry");
            assert_eq!((number.as_str(), entry.limit), ("BT1-005", 0));
            assert!(entry.since.is_some() && entry.until.is_some());
        }
    }

    #[test]
    fn a_header_names_columns_in_any_order() {
        let text = "# title: ours\n# source: the league\nnumber,name,until,limit\nBT1-005,Shugesh,2026-01-31,banned\n";
        let parsed = parse(text);
        assert_eq!(parsed.faults, []);
        assert_eq!(parsed.list.title.as_deref(), Some("ours"));
        assert_eq!(parsed.list.source.as_deref(), Some("the league"));
        assert_eq!(parsed.list.iter().map(|(_, entry)| (entry.limit, entry.since)).collect::<Vec<_>>(), [(0, None)]);
    }

    #[test]
    fn every_fault_is_told_with_its_place() {
        assert_eq!(faults("BT1-005,x,2026-02-30\nfish,0\n,0\nBT1-006\n"), ["x", "2026-02-30", "fish", ",0", "BT1-006"]);
        assert_eq!(faults("BT1-005 0 2026-02-01 2026-01-01"), ["2026-01-01"]);
        assert_eq!(faults("BT1-005 0 2026-02-01 2026-03-01 fish"), ["BT1-005 0 2026-02-01 2026-03-01 fish"]);
        assert_eq!(faults("number,limit,fish,limit\nBT1-005,x\n"), ["fish", "limit"]);
        assert_eq!(faults("number,name\nBT1-005,x\n"), ["number"]);
        assert_eq!(faults("number\tlimit\tsince\tas-early-as\tevent\nBT1-005\t0\t2026-01-01\t\tBT1\n"), ["BT1"]);
        assert_eq!(
            faults("number\tlimit\tsince\tas-early-as\tevent\nBT1-005\t0\t2026-01-01\t2026-02-01\tBT1\n"),
            ["BT1"]
        );
    }

    #[test]
    fn two_entries_of_a_card_for_one_day_are_a_fault() {
        assert_eq!(faults("BT1-005 0\nBT1-005 1"), ["BT1-005 1"]);
        assert_eq!(faults("BT1-005 0 2026-01-01 2026-01-31\nBT1-005 1 2026-01-31"), ["BT1-005 1 2026-01-31"]);
        assert_eq!(faults("BT1-005 0 2026-01-01 2026-01-31\nBT1-005 1 2026-02-01"), Vec::<&str>::new());
    }
}
