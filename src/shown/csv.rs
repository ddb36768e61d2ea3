//! A cell of CSV that holds words: shown, and for a spreadsheet text whatever it begins with.

use std::borrow::Cow;

/// Words as a cell. Behind an apostrophe a spreadsheet takes for text what it would otherwise run or reckon with: what
/// begins with `=`, `+`, `-` or `@`, also behind blanks (OWASP, *CSV Injection*). A tab and a line end, which do so too, are shown.
///
/// ```
/// use deckscouter::shown::csv;
/// assert_eq!(csv("=HYPERLINK(\"x\")"), "'=HYPERLINK(\"x\")");
/// assert_eq!(csv("-2"), "'-2");
/// assert_eq!(csv("Son Goku"), "Son Goku");
/// ```
pub fn csv(words: &str) -> Cow<'_, str> {
    let shown = super::line(words);
    if runs(&shown) { Cow::Owned(format!("'{shown}")) } else { shown }
}

/// The words of a cell that [`csv`](super::csv()) has written.
///
/// ```
/// use deckscouter::shown::{csv, csv_words};
/// assert_eq!(["=1", "'=1", "'90s"].map(|words| csv_words(&csv(words)).to_owned()), ["=1", "'=1", "'90s"]);
/// ```
pub fn csv_words(cell: &str) -> &str {
    cell.strip_prefix('\'').filter(|words| runs(words)).unwrap_or(cell)
}

/// Whether a spreadsheet would run some words or reckon with them, or does so behind an apostrophe that is theirs.
fn runs(words: &str) -> bool {
    // Spreadsheets take the full-width forms for the plain ones.
    let runs = |c| matches!(c, '=' | '+' | '-' | '@' | '＝' | '＋' | '－' | '＠');
    words.trim_start_matches(|c: char| c.is_whitespace() || c == '\'').starts_with(runs)
}

#[cfg(test)]
mod tests {
    use super::csv;

    #[test]
    fn what_a_spreadsheet_would_run_is_text() {
        for words in ["=1+1", "+1", "-2+3", "@SUM(A1)", " =1", "＝1"] {
            assert_eq!(csv(words), format!("'{words}"));
        }
        assert_eq!(csv("\t=1"), "<U+0009>=1");
    }
}
