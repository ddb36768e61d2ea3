//! Files of rows that change a table: what all of them do alike.

use super::overrides::Problem;
use crate::diagnostic::Severity;

/// What a row has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Done {
    /// The table holds what the row says since.
    Changed,
    /// The table held it already: the row says nothing new.
    Stale,
}

/// Reads rows below their `header`, both with tabs between cells, but for blank lines and those that start with `#`; `row` gets the
/// line and the cells, as many as the header has, and does what they say or says why not. Gives every problem with its line.
pub(super) fn apply<const CELLS: usize>(
    header: [&str; CELLS],
    text: &str,
    mut row: impl FnMut(u64, [&str; CELLS]) -> Result<Done, String>,
) -> Vec<Problem> {
    let mut rows = (1..).zip(text.lines()).filter(|(_, row)| !row.is_empty() && !row.starts_with('#'));
    let problem = |line, severity, message| Problem { line: Some(line), severity, message };
    if let Some((line, first)) = rows.next()
        && first != header.join("\t")
    {
        return vec![problem(line, Severity::Error, format!("the columns are {}", header.join(", ")))];
    }
    let of_row = |(line, text): (u64, &str)| {
        let cells: Vec<&str> = text.split('\t').collect();
        let cells = <[&str; CELLS]>::try_from(cells)
            .map_err(|cells| format!("this row has {} cells, and there are {CELLS} columns", cells.len()));
        match cells.and_then(|cells| row(line, cells)) {
            Ok(Done::Changed) => None,
            Ok(Done::Stale) => {
                let message = format!("stale: the data says so too: {}", text.replace('\t', " "));
                Some(problem(line, Severity::Note, message))
            }
            Err(message) => Some(problem(line, Severity::Error, message)),
        }
    };
    rows.filter_map(of_row).collect()
}
