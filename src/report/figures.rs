//! Figures as the reports have them: rounded, with their interval, a second, in rows.

use std::fmt::Write as _;

use comfy_table::{CellAlignment, ContentArrangement, presets};
use textwrap::core::display_width;
use textwrap::{Options, WordSplitter};

use crate::language::{Lang, Message, say};
use crate::shown;
use crate::sim::stats::{self, Estimate};

/// Widest table.
const WIDTH: u16 = 80;

/// Four digits after the point.
pub(super) fn rounded(value: f64) -> f64 {
    (value * 10_000.0).round() / 10_000.0
}

/// `50.0 % (46.9–53.1 %)` without the brackets: the share and its interval.
pub(super) fn share(estimate: Estimate) -> [String; 2] {
    let Estimate { value, low, high } = estimate;
    [format!("{:.1} %", value * 100.0), format!("{:.1}–{:.1} %", low * 100.0, high * 100.0)]
}

/// What an interval is made of.
#[derive(Clone, Copy, Debug)]
pub(super) enum By {
    /// Games, each by itself.
    Games,
    /// Pairs of games, or of matches, with the seats swapped.
    Pairs,
}

/// A share with its interval, and what that is made of: `50.0 % (46.9–53.1 % by games)`.
pub(super) fn share_by(estimate: Estimate, by: By) -> Message {
    let [share, interval] = share(estimate);
    let by = match by {
        By::Games => "games",
        By::Pairs => "pairs",
    };
    say!("match-share", share = share, interval = interval, by = by)
}

/// The same of what there may be nothing of.
pub(super) fn perhaps_share_by(estimate: Option<Estimate>, by: By) -> Message {
    estimate.map_or_else(|| say!("what-if-nothing"), |share| share_by(share, by))
}

/// Lines are broken at blanks alone: card numbers, editions and options stay whole.
pub(super) fn at_blanks<'a>(options: impl Into<Options<'a>>) -> Options<'a> {
    options.into().word_splitter(WordSplitter::NoHyphenation)
}

/// Text in lines that are not wider than the options say, [broken at blanks](at_blanks); a number stays beside its sign: `0.0 %`.
pub(super) fn fill<'a>(text: &str, options: impl Into<Options<'a>>) -> String {
    textwrap::fill(&text.replace(" %", "\u{a0}%"), at_blanks(options)).replace("\u{a0}%", " %")
}

/// So many a second, where the time was measured.
pub(super) fn per_second(n: u64, seconds: Option<f64>) -> Option<f64> {
    seconds.filter(|seconds| *seconds > 0.0).map(|seconds| (stats::float(n) / seconds).round())
}

/// How long games took; nothing where that was not measured.
pub(super) fn speed(games: u64, decisions: u64, seconds: Option<f64>, lang: Lang) -> String {
    match (seconds, per_second(games, seconds), per_second(decisions, seconds)) {
        (Some(seconds), Some(games), Some(decisions)) => {
            let seconds = format!("{seconds:.2}");
            let (games, decisions) = (games.to_string(), decisions.to_string());
            say!("speed", seconds = seconds, games = games, decisions = decisions).text(lang) + "\n"
        }
        _ => String::new(),
    }
}

/// A value and the ends of its interval as three values of CSV, empty where there is none.
pub(super) fn three(estimate: Option<Estimate>) -> [String; 3] {
    let ends = |Estimate { value, low, high }| [value, low, high].map(|value| rounded(value).to_string());
    estimate.map(ends).unwrap_or_default()
}

/// A value of CSV.
#[derive(Clone, Debug)]
pub(super) enum Cell {
    /// What may have come from anywhere, and is text to a spreadsheet.
    Words(String),
    /// A number of ours, with its sign.
    Number(String),
}

impl From<String> for Cell {
    fn from(words: String) -> Self {
        Self::Words(words)
    }
}

/// Rows as CSV.
pub(super) fn csv<R: IntoIterator<Item: Into<Cell>>>(rows: impl IntoIterator<Item = R>) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    // A list in memory takes every row, and text stays text.
    for row in rows {
        let row = row.into_iter().map(|cell| match cell.into() {
            Cell::Words(words) => shown::csv(&words).into_owned(),
            Cell::Number(number) => number,
        });
        writer.write_record(row.collect::<Vec<_>>()).unwrap_or_default();
    }
    writer.into_inner().ok().and_then(|bytes| String::from_utf8(bytes).ok()).unwrap_or_default()
}

/// Rows as a table of Markdown, the head first; the columns from the place `numbers` on are numbers.
pub(super) fn markdown(rows: &[Vec<String>], numbers: usize) -> String {
    let mut out = String::new();
    for (at, row) in rows.iter().enumerate() {
        let cells: Vec<String> = row.iter().map(|cell| shown::markdown(cell)).collect();
        // Writing to a string cannot fail.
        let _ = writeln!(out, "| {} |", cells.join(" | "));
        if at == 0 {
            let rule = |column: usize| if column < numbers { ":--|" } else { "--:|" };
            let _ = writeln!(out, "|{}", (0..row.len()).map(rule).collect::<String>());
        }
    }
    out
}

/// Rows as a table for people, the head first; the columns from the place `numbers` on are numbers.
pub(super) fn table(rows: &[Vec<String>], numbers: usize) -> String {
    let mut table = comfy_table::Table::new();
    table.load_style(presets::NOTHING).set_content_arrangement(ContentArrangement::Dynamic).set_width(WIDTH);
    let mut rows = rows.iter().map(|row| row.iter().map(|cell| shown::line(cell).into_owned()).collect::<Vec<_>>());
    if let Some(head) = rows.next() {
        table.set_header(head);
    }
    table.add_rows(rows);
    for column in table.column_iter_mut().skip(numbers) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table.trim_fmt() + "\n"
}

/// Rows in columns, the head first, at any width; those at the places `right` are numbers.
pub(super) fn columns<R: AsRef<[String]>>(rows: &[R], right: &[usize]) -> String {
    let shown = |row: &R| row.as_ref().iter().map(|cell| shown::line(cell).into_owned()).collect();
    let rows: Vec<Vec<String>> = rows.iter().map(shown).collect();
    let mut widths = vec![0; rows.first().map_or(0, Vec::len)];
    for row in &rows {
        widths.iter_mut().zip(row).for_each(|(width, cell)| *width = display_width(cell).max(*width));
    }
    let mut out = String::new();
    for row in &rows {
        let mut line = String::new();
        for (at, (cell, width)) in row.iter().zip(&widths).enumerate() {
            let gap = " ".repeat(width - display_width(cell));
            let (before, after) = if right.contains(&at) { (gap.as_str(), "") } else { ("", gap.as_str()) };
            line.extend([before, cell, after, "  "]);
        }
        out.push_str(line.trim_end());
        out.push('\n');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_not_parted_from_its_sign() {
        assert_eq!(fill("as often as 50.0 % of all", 16), "as often as\n50.0 % of all");
    }

    #[test]
    fn an_edition_is_not_parted_at_its_hyphen() {
        assert_eq!(fill("ten games by dbscg-1.10", 20), "ten games by\ndbscg-1.10");
    }
}
