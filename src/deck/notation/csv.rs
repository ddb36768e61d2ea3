//! CSV with a header: `section,count,number,name`. Other column names people use are known, and `;` or tabs part
//! columns too.

mod edit;
mod head;

use std::collections::VecDeque;

use ::csv::{ReaderBuilder, StringRecord, WriterBuilder};

use super::passcode::{self, is_passcode};
use super::{
    MAX_BYTES, Notation, Signs, WriteError, broken, full, no_section, one, repeated, said, with_shown_names, words,
};
use super::{line, lines};
use crate::card::Section;
use crate::deck::{BAD_COUNT, CardRef, Deck, Line, MAX_COUNT, Places, Reading, UNREADABLE_LINE, header, section_of};
use crate::diagnostic::{Diagnostic, Severity, Span};
use crate::language::{Message, say};
use crate::shown;
use head::{Columns, NO, Siding, Unsaid, YES, columns, head, heads_of};
pub(super) use head::{OUTSIDE, heads};

pub(super) static NOTATION: Notation = Notation {
    id: "csv",
    about: "CSV with a header, `section,count,number,name`",
    recognise: |text| columns(text).is_some(),
    read,
    write,
    edit: edit::edit,
    most: MAX_BYTES,
    by_lines: true,
    many: one,
    holds_many: false,
    holds_name: false,
    holds_rules: false,
    signs: Signs::Shown,
    game: None,
};

/// Headings between the rows of a table, and where they stand: `### Side Deck`.
fn headings(text: &str) -> VecDeque<(usize, &str)> {
    let marked = lines::all(text).filter(|(_, line)| line.starts_with('#') && header::section(line.trim()).is_some());
    marked.map(|(place, line)| (place.start, line.trim())).collect()
}

/// The section that a word says, if it has to be said: leaders and the cards of the main deck lie well without one.
fn to_say(section: Option<Section>) -> Option<Section> {
    section.filter(|section| !matches!(section, Section::Leader | Section::Main))
}

/// What stands above a row.
#[derive(Default)]
struct Above {
    /// The section of the last heading.
    heading: Option<Section>,
    /// The section that the last row said which named one.
    row: Option<Section>,
}

fn read(text: &str) -> Vec<Reading> {
    let Some((columns, (start, _))) = columns(text).zip(head(text)) else {
        return vec![broken(say!("csv-no-header"), Span::new(0, text.chars().next().map_or(0, char::len_utf8)))];
    };
    if let Some(name) = &columns.doubled {
        let end = text[start..].find('\n').map_or(text.len(), |at| start + at);
        return vec![broken(say!("csv-column-twice", column = name), trimmed(text, Span::new(start, end)))];
    }
    let mut reading = Reading::default();
    let mut headings = headings(text);
    let mut above = Above::default();
    tell_marked_rows(text, start, &mut reading);
    reading.remarks = lines::comments(text).filter(|line| header::section(line).is_none() && !heads(line)).count();
    let head: Vec<String> = head(text).map(|(_, head)| heads_of(head, columns.delimiter).collect()).unwrap_or_default();
    let mut reader = ReaderBuilder::new()
        .delimiter(columns.delimiter)
        .comment(Some(b'#'))
        // A head that begins so is passed over with the comments.
        .has_headers(!text[start..].starts_with('#'))
        .flexible(true)
        .from_reader(&text.as_bytes()[start..]);
    let mut record = StringRecord::new();
    if reader.has_headers() {
        // A fault in it shows again with the first row.
        let _ = reader.headers();
    }
    loop {
        let more = reader.read_record(&mut record);
        let from = record.position().map_or(0, position);
        let whole = trimmed(text, Span::new(start + from, start + position(reader.position()).max(from)));
        match more {
            Ok(true) if full(&mut reading, Some(whole)) => break,
            Ok(true) if hides_rows(whole.text(text), &columns) => {
                let first = whole.text(text).lines().next().map_or(0, str::len);
                let problem = Diagnostic::new(UNREADABLE_LINE, Severity::Error, say!("csv-open-quote"));
                let place = Span::new(whole.start, whole.start + first);
                reading.problems.push(problem.at(place).help(say!("csv-close-quote")));
            }
            // Every part of a table may have its head.
            Ok(true) if record.iter().map(|cell| cell.trim().to_lowercase()).eq(head.iter().map(String::as_str)) => {}
            Ok(true) => {
                let below = |heading, above: &Above, reading: &Reading| {
                    let said = header::section_below(heading, above.heading, &reading.deck.lines);
                    said.or_else(|| Section::from_id(heading))
                };
                while headings.front().is_some_and(|(at, _)| *at < whole.start)
                    && let Some((_, heading)) = headings.pop_front()
                {
                    above = Above { heading: below(heading, &above, &reading), row: None };
                }
                if let Some(section) = only_cell(&record).and_then(|heading| below(heading, &above, &reading)) {
                    above = Above { heading: Some(section), row: None };
                } else {
                    row(text, &columns, &record, (whole, &mut above), &mut reading);
                }
            }
            Ok(false) => break,
            Err(error) => {
                let message = say!("csv-broken", reason = error.to_string());
                reading.problems.push(Diagnostic::new(UNREADABLE_LINE, Severity::Error, message).at(whole));
                break;
            }
        }
    }
    vec![reading]
}

/// Tells of rows that begin like a comment, though a card stands right behind the sign: `#1,4,BT1-006`.
fn tell_marked_rows(text: &str, start: usize, reading: &mut Reading) {
    for (place, line) in
        lines::all(&text[start..]).filter(|(_, line)| line.starts_with('#') && line::is_marked_card(line))
    {
        if full(reading, Some(place.shifted(start))) {
            return;
        }
        reading.problems.push(line::marked_card(line).at(place.shifted(start)));
    }
}

/// Whether a row goes on over lines that look like rows: a quote in it does not close.
fn hides_rows(row: &str, columns: &Columns) -> bool {
    let mut lines = row.lines();
    let Some(_) = lines.next() else { return false };
    let parts = |line: &str| line.matches(char::from(columns.delimiter)).count();
    let is_row =
        |line: &str| line::holds_counted_number(line) || (columns.width > 1 && parts(line) + 1 >= columns.width);
    let is_open = row.matches('"').count() % 2 == 1;
    let mut below = lines.filter(|line| !line.trim().is_empty()).peekable();
    below.peek().is_some() && (is_open || below.any(is_row))
}

fn position(position: &::csv::Position) -> usize {
    usize::try_from(position.byte()).unwrap_or(usize::MAX)
}

/// A span without the line ends and blanks around it.
fn trimmed(text: &str, span: Span) -> Span {
    // Comments before a row are passed over with it.
    let comments =
        span.text(text).split_inclusive('\n').take_while(|line| line.starts_with('#') || line.trim().is_empty());
    let span = Span::new(span.start + comments.map(str::len).sum::<usize>(), span.end);
    let part = span.text(text);
    let start = span.start + part.len() - part.trim_start().len();
    Span::new(start, start + part.trim().len())
}

/// What a row says that has nothing else.
fn only_cell(record: &StringRecord) -> Option<&str> {
    let mut cells = record.iter().map(str::trim).filter(|cell| !cell.is_empty());
    cells.next().filter(|_| cells.next().is_none())
}

/// Reads a row, which stands somewhere, and perhaps below a heading.
fn row(
    text: &str,
    columns: &Columns,
    record: &StringRecord,
    (place, above): (Span, &mut Above),
    reading: &mut Reading,
) {
    let cell = |at: usize| record.get(at).map(str::trim).filter(|cell| !cell.is_empty());
    // Nothing, or the rule below the head of a table in Markdown: `|---|---|`.
    if !record.iter().any(|cell| cell.contains(char::is_alphanumeric)) {
        return;
    }
    let mut problem = |message: Message, help: Message| {
        reading.problems.push(Diagnostic::new(UNREADABLE_LINE, Severity::Error, message).at(place).help(help));
    };
    // One comma too many, and every cell behind it is another's.
    if record.len() > columns.width {
        let message = say!("csv-cells", cells = record.len(), columns = columns.width);
        problem(message, say!("csv-quote-name"));
        return;
    }
    let copies = match copies(columns, &cell) {
        Ok(copies) => copies,
        Err((code, message, help)) => {
            reading.problems.push(Diagnostic::new(code, Severity::Error, message).at(place).help(help));
            return;
        }
    };
    // Where there is no column for numbers, `card` may hold them as well as names.
    let named = columns.name.and_then(cell).map(shown::csv_words);
    let numbers = match columns.number {
        Some(number) => cell(number),
        None => named,
    };
    let among = numbers.filter(|cell| CardRef::numbered(cell).is_err()).and_then(line::card_of_cell);
    let number = match &among {
        Some((_, written)) => Some(*written),
        None => numbers.filter(|cell| columns.number.is_some() || CardRef::numbered(cell).is_ok()),
    };
    let numbered = number.map(|written| {
        let card = CardRef::numbered(written).ok().or_else(|| CardRef::nearly(written, None));
        card.or_else(|| by_passcode(written)).ok_or(written)
    });
    if let Some(Err(written)) = numbered {
        let message = say!("number-looks-like", number = repeated(written));
        problem(message, say!("write-printed-number"));
        return;
    }
    let named = named.filter(|name| Some(*name) != number && (among.is_none() || columns.number.is_some()));
    let name = named.map(str::to_owned).or(among.and_then(|(card, _)| card.name));
    if numbered.is_none() && name.is_none() {
        problem(say!("csv-no-card"), say!("say-card-of-row"));
        return;
    }
    let word = columns.section.and_then(cell).filter(|word| !columns.free || says(word));
    let section = word.and_then(section_said);
    if let (Some(word), None) = (word, section) {
        reading.problems.push(no_section(word).at(place));
        return;
    }
    let as_above = to_say(above.row).filter(|_| word.is_none());
    if let (Unsaid::Unclear, Some(section)) = (columns.unsaid, as_above) {
        reading.problems.push(no_section_said(section, place));
        return;
    }
    above.row = section.or(above.row);
    let within = || {
        let word = word.filter(|_| above.heading == Some(Section::Side))?;
        header::section_below(word, above.heading, &reading.deck.lines)
    };
    let section = within().or(section).or(as_above.filter(|_| matches!(columns.unsaid, Unsaid::AsAbove)));
    let section = section.or(to_say(above.heading));
    // The cell of the number, where the row shows it just once.
    let only_place = |cell: &str| {
        let row = place.text(text);
        let at = row.find(cell).filter(|at| !row[at + cell.len()..].contains(cell))?;
        Some(Span::new(place.start + at, place.start + at + cell.len()))
    };
    let places = Places { line: place, number: number.and_then(only_place), ..Places::default() };
    let card = CardRef { name, ..numbered.and_then(Result::ok).unwrap_or_default() };
    for (count, side) in copies {
        reading.deck.lines.push(Line::of(count, card.clone(), side.or(section), places));
    }
}

/// The section that the cell of a row says.
fn section_said(word: &str) -> Option<Section> {
    section_of(word).or_else(|| section_of(&word.to_lowercase()))
}

/// Whether a cell says that a card lies elsewhere than at home.
fn says(word: &str) -> bool {
    to_say(section_said(word)).is_some() || OUTSIDE.contains(&word.to_lowercase().as_str())
}

/// That a row does not say its section, though that above it does.
pub(super) fn no_section_said(above: Section, place: Span) -> Diagnostic {
    let message = say!("section-not-said", section = above.id());
    Diagnostic::new(UNREADABLE_LINE, Severity::Error, message).at(place).help(say!("say-section-of-row"))
}

/// So many copies, and where they are if that is the side deck.
type Part = (u32, Option<Section>);

/// What is wrong with the copies of a row: a code, why, and what mends it.
type BadCopies = (&'static str, Message, Message);

/// The copies of a row.
fn copies<'c>(columns: &Columns, cell: &impl Fn(usize) -> Option<&'c str>) -> Result<Vec<Part>, BadCopies> {
    let number = |at: usize| match cell(at).map(|cell| (cell, cell.trim_end_matches(['x', 'X', '×']).parse())) {
        None => Ok(None),
        Some((_, Ok(copies @ 0..=MAX_COUNT))) => Ok(Some(copies)),
        Some((cell, _)) => Err(bad_count(say!("no-number-of-copies", count = cell))),
    };
    let of_cell = number(columns.count)?;
    let all = of_cell.filter(|copies| *copies > 0);
    let none = || match cell(columns.count) {
        Some(count) => bad_count(say!("no-number-of-copies", count = count)),
        None => bad_count(say!("empty-count")),
    };
    let unclear = |message| (UNREADABLE_LINE, message, say!("say-copies-once"));
    let foils = columns.foils.map(number).transpose()?.flatten().filter(|copies| *copies > 0);
    let all = match (all, foils) {
        (Some(all), Some(foils)) => return Err(unclear(say!("foils-unclear", count = all, foils = foils))),
        (all, foils) => all.or(foils),
    };
    let Some((at, siding)) = columns.side else { return Ok(vec![(all.ok_or_else(none)?, None)]) };
    let word = cell(at).unwrap_or("0").to_lowercase();
    let is_yes = YES.contains(&word.as_str()) || section_of(&word) == Some(Section::Side);
    if siding == Siding::Counts || (all.is_none() && !is_yes) {
        let side = number(at)?.filter(|copies| *copies > 0);
        let parts = [(all, None), (side, Some(Section::Side))].into_iter().filter_map(|(n, side)| Some((n?, side)));
        let parts: Vec<Part> = parts.collect();
        return if parts.is_empty() { Err(none()) } else { Ok(parts) };
    }
    let all = all.ok_or_else(none)?;
    match word.as_str() {
        _ if is_yes => Ok(vec![(all, Some(Section::Side))]),
        word if NO.contains(&word) => Ok(vec![(all, None)]),
        "1" if siding == Siding::Marks => Ok(vec![(all, Some(Section::Side))]),
        "1" => Err((UNREADABLE_LINE, say!("side-unclear", count = all), say!("say-side-in-words"))),
        word => Err((UNREADABLE_LINE, say!("no-section-of-deck", word = word), say!("say-side-in-words"))),
    }
}

fn bad_count(message: Message) -> BadCopies {
    (BAD_COUNT, message, say!("write-whole-number", most = MAX_COUNT))
}

fn write(deck: &Deck) -> Result<String, WriteError> {
    let deck = &with_shown_names(deck);
    let mut writer = WriterBuilder::new().from_writer(Vec::new());
    // Writing to memory cannot fail.
    let _ = writer.write_record(["section", "count", "number", "name"]);
    for section in Section::ALL {
        for line in deck.section(section) {
            let number = line.card.print.as_ref().map(ToString::to_string).unwrap_or_default();
            let name = line.card.name.as_deref().and_then(words).unwrap_or_default();
            if number.is_empty() && name.is_empty() {
                return Err(WriteError::Name { notation: NOTATION.id, name: said(&line.card) });
            }
            let _ = writer.write_record([section.id(), &line.count.to_string(), &number, &shown::csv(&name)]);
        }
    }
    Ok(String::from_utf8(writer.into_inner().unwrap_or_default()).unwrap_or_default())
}

/// A card by a passcode without the zeros that it begins with; of fewer digits than five few cards are printed.
fn by_passcode(written: &str) -> Option<CardRef> {
    let is_one = (5..8).contains(&written.len()) && written.bytes().all(|byte| byte.is_ascii_digit());
    let code = written.parse().ok().filter(|code| is_one && is_passcode(*code))?;
    Some(passcode::card(code))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deck::edit::testing::{added, counted, leader, removed, renamed, sorted};

    const TABLE: &str = "Section,Qty,Card Number,Name,Price\r\nLeader,1x,BT1-001,Champa,3\r\nMain,4x,BT1-008,\"Fish, fried\",1\r\nMain,2x,BT1-007,Bird,1";

    #[test]
    fn rows_come_and_go_and_other_cells_stay() {
        assert_eq!(added(TABLE, "main"), Ok(format!("{TABLE}\r\nMain,2x,BT1-006,Scheming Champa,")));
        assert_eq!(added(TABLE, "side"), Ok(format!("{TABLE}\r\nside,2x,BT1-006,Scheming Champa,")));
        assert_eq!(removed(TABLE, 1), Ok(TABLE.replace("Main,4x,BT1-008,\"Fish, fried\",1\r\n", "")));
        assert_eq!(counted(TABLE, 1, 3), Ok(TABLE.replace("4x", "3x")));
        assert_eq!(leader(TABLE), Ok(TABLE.replace("BT1-001,Champa", "BT1-002,Hit")));
        let rows: Vec<&str> = TABLE.split("\r\n").collect();
        assert_eq!(sorted(TABLE), Ok([rows[0], rows[1], rows[3], rows[2]].join("\r\n")));
        assert!(renamed(TABLE, "Fish").is_err());
    }

    #[test]
    fn a_passcode_may_lack_its_zeros() {
        let reading = read("count,number\n3,7540107\n").remove(0);
        let number = reading.deck.lines[0].card.print.as_ref().map(|print| print.number.as_str());
        assert_eq!((number, reading.problems.len()), (Some("07540107"), 0));
        assert_eq!(read("count,number\n3,75\n")[0].problems.len(), 1);
    }

    #[test]
    fn a_quote_that_does_not_close_hides_no_row() {
        for note in ["\"borrowed", "4\" card"] {
            let table = format!("qty,number,note\n1,BT1-001,\n4,BT1-006,{note}\n3,BT1-008,\n2,BT1-007,\n");
            let reading = read(&table).remove(0);
            let whole = reading.problems.is_empty() && reading.deck.lines.len() == 4;
            assert!(whole || reading.problems.len() == 1, "{table}");
        }
        let several = "qty,number,note\n4,BT1-006,\"borrowed\n3,BT1-008,\n2,BT1-007,\"nice\"\n1,BT1-001,\n";
        assert_eq!(read(several)[0].problems.len(), 1);
        let noted = "qty,number,note\n4,BT1-006,\"from Luigi,\nto be given back\"\n2,BT1-007,\n";
        assert_eq!((read(noted)[0].problems.len(), read(noted)[0].deck.lines.len()), (0, 2));
    }

    #[test]
    fn copies_in_the_main_deck_and_in_the_side_deck_may_have_columns_of_their_own() {
        for head in ["Number;Main;Side", "Number;Deck;Sideboard", "Card;Main Qty;Side Qty", "Number;Side;Main"] {
            let parts =
                if head.ends_with("Main") { ["BT1-006;;4", "BT1-014;2;1"] } else { ["BT1-006;4;", "BT1-014;1;2"] };
            let reading = read(&format!("{head}\n{}\n", parts.join("\n"))).remove(0);
            let lines = reading.deck.lines.iter().map(|line| (line.count, line.section));
            let side = Some(Section::Side);
            assert_eq!(reading.problems, [], "{head}");
            assert_eq!(lines.collect::<Vec<_>>(), [(4, None), (1, None), (2, side)], "{head}");
        }
    }

    #[test]
    fn a_table_without_a_column_for_it_holds_no_section() {
        let table = "Qty;Card\n4;BT1-005\n";
        assert_eq!(added(table, "main").as_deref(), Ok("Qty;Card\n4;BT1-005\n2;BT1-006\n"));
        assert!(added(table, "side").is_err());
        let quoted = "\"Qty\";\"Card\"\n\"4\";\"BT1-005\"\n";
        assert_eq!(added(quoted, "main"), Ok(format!("{quoted}\"2\";\"BT1-006\"\n")));
        assert_eq!(added("Qty;Card\n4;Fish\n", "main").as_deref(), Ok("Qty;Card\n4;Fish\n2;Scheming Champa\n"));
        assert_eq!(added("count,number\n", "main").as_deref(), Ok("count,number\n2,BT1-006\n"));
    }

    #[test]
    fn a_column_that_says_side_is_that_of_sections_whatever_it_is_called() {
        for (head, side) in [("Slot", "side"), ("Where", "Seite"), ("Zone", "Riserva"), ("Ort", "SB")] {
            let table = format!("{head},Count,Number\nleader,1,BT1-001\nmain,4,BT1-006\n{side},2,BT1-014\n");
            let reading = read(&table).remove(0);
            let sections: Vec<_> = reading.deck.lines.iter().map(|line| line.section).collect();
            assert_eq!(reading.problems, [], "{table}");
            assert_eq!(sections, [Section::Leader, Section::Main, Section::Side].map(Some), "{table}");
        }
        let types = read("Type,Count,Number\nLEADER,1,BT1-001\nBATTLE,4,BT1-006\n").remove(0);
        assert!(types.problems.is_empty() && types.deck.lines.iter().all(|line| line.section.is_none()));
        let odd = read("Where,Count,Number\nmaybe,4,BT1-006\nside,2,BT1-014\n").remove(0);
        assert_eq!((odd.deck.lines.len(), odd.problems.len()), (1, 1));
    }

    #[track_caller]
    fn parts(table: &str) -> Vec<(u32, bool)> {
        let reading = read(table).remove(0);
        assert_eq!(reading.problems, [], "{table}");
        reading.deck.lines.iter().map(|line| (line.count, line.section == Some(Section::Side))).collect()
    }

    #[track_caller]
    fn told(table: &str) -> usize {
        assert!(columns(table).is_some(), "{table}");
        read(table)[0].problems.len()
    }

    #[test]
    fn a_column_may_mark_what_is_in_the_side_deck() {
        for (head, no, yes) in [
            ("Sideboard", "No", "Yes"),
            ("Sideboard", "", "x"),
            ("Side", "FALSE", "TRUE"),
            ("Sideboarded", "0", "1"),
            ("Riserva", "no", "sì"),
            ("Réserve", "non", "oui"),
            ("In Side Deck", "", "✓"),
        ] {
            let table = format!("Qty,Number,{head}\n4,BT1-006,{no}\n2,BT1-014,{yes}\n");
            assert_eq!(parts(&table), [(4, false), (2, true)], "{table}");
        }
        assert_eq!(told("Qty,Number,Sideboard\n4,BT1-006,0\n2,BT1-014,1\n"), 1);
    }

    #[test]
    fn a_column_may_count_what_is_in_the_side_deck() {
        for head in ["Quantity,Side Quantity", "Qty,Side", "Count,Side Count", "Anzahl,Side Anzahl"] {
            let table = format!("{head},Number\n4,0,BT1-006\n2,2,BT1-014\n,3,BT1-015\n");
            assert_eq!(parts(&table), [(4, false), (2, false), (2, true), (3, true)], "{table}");
        }
    }

    #[test]
    fn copies_that_shine_are_counted_where_it_is_clear() {
        let table = "Count,Foil Count,Number\n4,,BT1-006\n0,2,BT1-014\n";
        assert_eq!(parts(table), [(4, false), (2, false)]);
        assert_eq!(told("Count,Foil Count,Number\n4,2,BT1-006\n"), 1);
    }

    #[test]
    fn a_section_that_is_named_once_is_that_of_the_rows_below_it() {
        for table in [
            "Section,Count,Number\nLeader,1,BT1-001\nMain,4,BT1-006\n,4,BT1-007\nSide,2,BT1-014\n,3,BT1-015\n",
            "Sezione;Copie;Codice\nLeader;1;BT1-001\nMazzo;4;BT1-006\n;4;BT1-007\nSide;2;BT1-014\n;3;BT1-015\n",
        ] {
            assert_eq!(parts(table), [(1, false), (4, false), (4, false), (2, true), (3, true)], "{table}");
        }
        // Only the cards of the side deck are marked.
        let marked = "Section,Count,Number\n,1,BT1-001\nside,2,BT1-014\nside,3,BT1-015\n,4,BT1-006\n";
        assert_eq!(parts(marked), [(1, false), (2, true), (3, true), (4, false)]);
        assert_eq!(told("Section,Count,Number\n,1,BT1-001\nside,2,BT1-014\n,4,BT1-006\n"), 1);
    }

    #[test]
    fn a_remark_is_no_section_and_what_is_outside_the_deck_is_told() {
        let notes = "Count,Number,Notes\n4,BT1-006,the best\n2,BT1-014,side\n";
        assert_eq!(parts(notes), [(4, false), (2, true)]);
        assert_eq!(told("Count,Number,Category\n4,BT1-006,Ramp\n2,BT1-014,Maybeboard\n"), 1);
        assert_eq!(parts("Slot,Count,Number\nmain,4,BT1-006\nErsatzbank,2,BT1-014\n"), [(4, false), (2, true)]);
    }

    #[test]
    fn kinds_of_cards_part_the_side_deck() {
        let table = "Count,Number\nBattle,\n4,BT1-006\n4,BT1-007\nSide Deck,\nBattle,\n2,BT1-014\n";
        assert_eq!(parts(table), [(4, false), (4, false), (2, true)]);
        let markdown = "| Count | Number |\n|---|---|\n| 4 | BT1-006 |\n| 4 | BT1-007 |\n## Side Deck\n### Battle Cards\n| 2 | BT1-014 |\n";
        assert_eq!(parts(markdown), [(4, false), (4, false), (2, true)]);
    }

    #[test]
    fn a_row_that_begins_like_a_comment_is_told() {
        assert_eq!(told("#,Count,Number\n#1,4,BT1-006\n"), 1);
        assert_eq!(parts("#,Count,Number\n1,4,BT1-006\n"), [(4, false)]);
        assert_eq!(parts("Foil,Count,Number\nfoil,4,BT1-006\n"), [(4, false)]);
        assert_eq!(parts("Count,Number\n# 4,BT1-006\n4,BT1-007\n"), [(4, false)]);
    }

    #[test]
    fn heads_of_four_languages_are_known() {
        for head in ["Copie;Carta", "Q.tà;Nome", "Anzahl;Karte", "Stück;Karte", "Menge;Kartenname", "Cantidad;Carta"]
        {
            assert_eq!(parts(&format!("{head}\n4;Scheming Champa\n")), [(4, false)], "{head}");
        }
    }

    #[test]
    fn a_column_of_numbers_is_found_below_the_header_and_not_below_a_comment_that_repeats_it() {
        for table in ["# Qty,Ref\nQty,Ref\n4,BT1-006\n", "Qty,Ref\n# BT1-007, my favourite\n4,BT1-006\n"] {
            let reading = read(table).remove(0);
            assert_eq!((reading.deck.lines.len(), reading.problems.as_slice()), (1, &[][..]), "{table}");
        }
    }

    #[test]
    fn headings_between_rows_say_the_section() {
        for heading in ["### Side Deck", "# Side Deck", "Side Deck", "| Side Deck | |"] {
            let table = format!(
                "## Main Deck\n| Count | Number |\n|---|---|\n| 4 | BT1-006 |\n{heading}\n| Count | Number |\n|---|---|\n| 2 | BT1-014 |\n"
            );
            let reading = read(&table).remove(0);
            let sections: Vec<_> = reading.deck.lines.iter().map(|line| line.section).collect();
            assert_eq!(
                (sections.as_slice(), reading.problems.as_slice()),
                (&[None, Some(Section::Side)][..], &[][..]),
                "{table}"
            );
        }
    }

    #[test]
    fn columns_are_found_by_name() {
        let text = "# mine\nQty;Card Name;Card Number\n4;\"Fish; fried\";bt1-005\n";
        let reading = read(text).remove(0);
        assert_eq!(reading.problems, []);
        let line = &reading.deck.lines[0];
        assert_eq!((line.count, line.card.name.as_deref()), (4, Some("Fish; fried")));
        assert_eq!(line.places.line().text(text), "4;\"Fish; fried\";bt1-005");
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
    fn a_row_with_too_many_cells_is_not_read_shifted() {
        let text = "Number,Name,Cost,Count\nBT1-006,Scheming, Champa,1,4\n";
        let reading = read(text).remove(0);
        assert_eq!((reading.deck.lines.len(), reading.problems.len()), (0, 1));
        let help = reading.problems[0].fix.as_ref().map(|fix| fix.help.to_string());
        assert!(help.is_some_and(|help| help.contains("in quotes")));
    }

    #[test]
    fn a_column_of_cards_may_hold_numbers() {
        let reading = read("Card,Qty\nBT1-006,4x\nScheming Champa,2\n").remove(0);
        assert_eq!(reading.problems, []);
        let lines: Vec<_> = reading.deck.lines.iter().map(|line| (line.count, line.card.print.is_some())).collect();
        assert_eq!(lines, [(4, true), (2, false)]);
    }

    #[test]
    fn a_number_may_stand_among_other_words_of_its_cell() {
        let champa = Some("Scheming Champa".to_owned());
        for (table, number, name) in [
            ("count,number\n4,[BT1-006]\n", "BT1-006", None),
            ("count,number\n4,SM [BT1-006]\n", "BT1-006", Some("SM".to_owned())),
            ("count,number,name\n4,SM (BT1-006),Scheming Champa\n", "BT1-006", champa.clone()),
            ("count,card\n4,Scheming Champa [BT1-006]\n", "BT1-006", champa.clone()),
            ("count,card\n4,Scheming Champa (BT1-006)\n", "BT1-006", champa.clone()),
            ("count,card\n4,Scheming Champa - BT1-006\n", "BT1-006", champa.clone()),
            ("count,card\n4,BT1-006: Scheming Champa\n", "BT1-006", champa.clone()),
            ("count,card\n4,BT1-006 Scheming Champa\n", "BT1-006", champa),
            ("count,card\n4,[BT1-006SPR]\n", "BT1-006_SPR", None),
        ] {
            let reading = read(table).remove(0);
            assert_eq!(reading.problems, [], "{table}");
            let line = &reading.deck.lines[0];
            let print = line.card.print.as_ref().map(ToString::to_string);
            assert_eq!((line.count, print.as_deref(), &line.card.name), (4, Some(number), &name), "{table}");
            assert!(line.places.number().is_some_and(|place| place.text(table).starts_with("BT1-006")), "{table}");
        }
        // The 2 may be a count, and two numbers are two cards.
        for cell in ["2 BT1-006", "BT1-006 x2", "BT1-006 - 2", "BT1-006 BT1-007", "Planet M-2"] {
            let reading = read(&format!("count,card\n4,{cell}\n")).remove(0);
            assert_eq!(reading.deck.lines[0].card.print, None, "{cell}");
        }
    }

    #[test]
    fn a_list_of_cards_is_no_csv() {
        assert!(columns("Name: mine, count, number\n4 BT1-005\n").is_none() && !heads("Name: mine, count, number"));
        assert!(columns("4 BT1-005 Fish, fried\n").is_none());
    }
}
