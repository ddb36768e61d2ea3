//! CSV with a header: `section,count,number,name`. Other column names people use are known, and `;` or tabs part
//! columns too.

use ::csv::{ReaderBuilder, StringRecord, WriterBuilder};

use super::{Notation, WriteError, broken, full, one, words};
use crate::card::Section;
use crate::deck::{BAD_COUNT, CardRef, Deck, Line, MAX_COUNT, Places, Reading, UNREADABLE_LINE, header};
use crate::diagnostic::{Diagnostic, Severity, Span};

pub(super) static NOTATION: Notation = Notation {
    id: "csv",
    about: "CSV with a header, `section,count,number,name`",
    recognise: |text| columns(text).is_some(),
    read,
    write,
    many: one,
    holds_many: false,
};

const COUNT: [&str; 7] = ["count", "quantity", "qty", "copies", "amount", "number of copies", "quantità"];
const NUMBER: [&str; 6] = ["number", "card number", "card_number", "card id", "id", "code"];
const NAME: [&str; 4] = ["name", "card name", "card_name", "card"];
const SECTION: [&str; 5] = ["section", "deck", "board", "zone", "area"];

/// Where the columns are, and what parts them.
struct Columns {
    delimiter: u8,
    count: usize,
    number: Option<usize>,
    name: Option<usize>,
    section: Option<usize>,
}

/// The line that heads the table, past comments.
fn header(text: &str) -> Option<(usize, &str)> {
    let line = text.lines().find(|line| !line.trim().is_empty() && !line.starts_with('#'))?;
    Some((Span::of(text, line)?.start, line))
}

fn columns(text: &str) -> Option<Columns> {
    let (_, header) = header(text)?;
    let delimiter = [b',', b';', b'\t'].into_iter().find(|delimiter| header.contains(char::from(*delimiter)))?;
    // `Name: a, count, number` tells about a deck in plain text.
    if header.split(char::from(delimiter)).next()?.contains(':') {
        return None;
    }
    let names: Vec<String> =
        header.split(char::from(delimiter)).map(|name| name.trim().trim_matches('"').to_lowercase()).collect();
    let find = |known: &[&str]| names.iter().position(|name| known.contains(&name.as_str()));
    let columns =
        Columns { delimiter, count: find(&COUNT)?, number: find(&NUMBER), name: find(&NAME), section: find(&SECTION) };
    (columns.number.is_some() || columns.name.is_some()).then_some(columns)
}

fn read(text: &str) -> Vec<Reading> {
    let Some((columns, (start, _))) = columns(text).zip(header(text)) else {
        let message = "this CSV has no header with a count and a card; use `section,count,number,name`";
        return vec![broken(message, Span::new(0, text.chars().next().map_or(0, char::len_utf8)))];
    };
    let mut reading = Reading::default();
    let mut reader = ReaderBuilder::new()
        .delimiter(columns.delimiter)
        .comment(Some(b'#'))
        .flexible(true)
        .from_reader(&text.as_bytes()[start..]);
    let mut record = StringRecord::new();
    // The header: a fault in it shows again with the first row.
    let _ = reader.headers();
    loop {
        let more = reader.read_record(&mut record);
        let from = record.position().map_or(0, position);
        let whole = trimmed(text, Span::new(start + from, start + position(reader.position()).max(from)));
        match more {
            Ok(true) if full(&mut reading, Some(whole)) => break,
            Ok(true) => row(&columns, &record, whole, &mut reading),
            Ok(false) => break,
            Err(error) => {
                reading.problems.push(Diagnostic::new(UNREADABLE_LINE, Severity::Error, error.to_string()).at(whole));
                break;
            }
        }
    }
    vec![reading]
}

fn position(position: &::csv::Position) -> usize {
    usize::try_from(position.byte()).unwrap_or(usize::MAX)
}

/// A span without the line ends and blanks around it.
fn trimmed(text: &str, span: Span) -> Span {
    let part = span.text(text);
    let start = span.start + part.len() - part.trim_start().len();
    Span::new(start, start + part.trim().len())
}

fn row(columns: &Columns, record: &StringRecord, place: Span, reading: &mut Reading) {
    let cell = |at: usize| record.get(at).map(str::trim).filter(|cell| !cell.is_empty());
    if record.iter().all(|cell| cell.trim().is_empty()) {
        return;
    }
    let mut problem = |code, message: String| {
        reading.problems.push(Diagnostic::new(code, Severity::Error, message).at(place));
    };
    let count = match cell(columns.count).map(str::parse) {
        Some(Ok(copies @ 1..=MAX_COUNT)) => copies,
        found => {
            let shown = found.and_then(|_| cell(columns.count)).map(|count| format!("`{count}`"));
            problem(BAD_COUNT, format!("{} is no number of copies", shown.as_deref().unwrap_or("an empty cell")));
            return;
        }
    };
    let number = columns.number.and_then(cell);
    let numbered = number.map(CardRef::numbered);
    if let Some(Err(error)) = &numbered {
        problem(UNREADABLE_LINE, format!("{error}"));
        return;
    }
    let name = columns.name.and_then(cell).map(str::to_owned);
    if numbered.is_none() && name.is_none() {
        problem(UNREADABLE_LINE, "this row has neither a card number nor a name".into());
        return;
    }
    let header = columns.section.and_then(cell);
    let section = header.and_then(|header| Section::from_id(header).or_else(|| header::section(header)));
    if let (Some(header), None) = (header, section) {
        problem(UNREADABLE_LINE, format!("`{header}` is no section of a deck"));
        return;
    }
    let places = Places { line: place, ..Places::default() };
    let card = CardRef { name, ..numbered.and_then(Result::ok).unwrap_or_default() };
    reading.deck.lines.push(Line { count, card, section, places, bare: false });
}

fn write(deck: &Deck) -> Result<String, WriteError> {
    let mut writer = WriterBuilder::new().from_writer(Vec::new());
    // Writing to memory cannot fail.
    let _ = writer.write_record(["section", "count", "number", "name"]);
    for section in Section::ALL {
        for line in deck.section(section) {
            let number = line.card.print.as_ref().map(ToString::to_string).unwrap_or_default();
            let name = line.card.name.as_deref().and_then(words).unwrap_or_default();
            if number.is_empty() && name.is_empty() {
                let name = line.card.name.clone().unwrap_or_default();
                return Err(WriteError::Name { notation: NOTATION.id, name });
            }
            let _ = writer.write_record([section.id(), &line.count.to_string(), &number, &name]);
        }
    }
    Ok(String::from_utf8(writer.into_inner().unwrap_or_default()).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_found_by_name() {
        let text = "# mine\nQty;Card Name;Card Number\n4;\"Fish; fried\";bt1-005\n";
        let reading = read(text).remove(0);
        assert_eq!(reading.problems, []);
        let line = &reading.deck.lines[0];
        assert_eq!((line.count, line.card.name.as_deref()), (4, Some("Fish; fried")));
        assert_eq!(line.places.line.text(text), "4;\"Fish; fried\";bt1-005");
    }

    #[test]
    fn every_bad_row_is_reported_in_its_place() {
        let text = "section,count,number,name\nmain,0,BT1-005,\nmoon,1,BT1-005,\nmain,1,,\nmain,1,nonsense,\n";
        let reading = read(text).remove(0);
        let places: Vec<&str> =
            reading.problems.iter().filter_map(|problem| problem.span).map(|span| span.text(text)).collect();
        assert_eq!(places, ["main,0,BT1-005,", "moon,1,BT1-005,", "main,1,,", "main,1,nonsense,"]);
    }

    #[test]
    fn what_is_no_csv_is_shown_by_its_first_character() {
        let text = "é";
        assert_eq!(read(text)[0].problems[0].span.map(|span| span.text(text)), Some(text));
    }

    #[test]
    fn a_list_of_cards_is_no_csv() {
        assert!(columns("Name: mine, count, number\n4 BT1-005\n").is_none());
        assert!(columns("4 BT1-005 Fish, fried\n").is_none());
    }
}
