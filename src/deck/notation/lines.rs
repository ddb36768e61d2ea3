//! Texts of lines: where a line begins and ends, and how one is put behind another.
//!
//! In the texts that come here a line ends with a line feed or with carriage return and line feed
//! ([`Notation::by_lines`](crate::deck::Notation::by_lines)); the last may have no end at all.

use crate::diagnostic::{Edit, Span};

/// The line that a byte stands on, its line end included.
pub(super) fn whole(text: &str, at: usize) -> Span {
    let start = text[..at].rfind('\n').map_or(0, |end| end + 1);
    let end = text[at..].find('\n').map_or(text.len(), |end| at + end + 1);
    Span::new(start, end)
}

/// The line that a byte stands on, without its line end.
pub(super) fn body(text: &str, at: usize) -> Span {
    let whole = whole(text, at);
    Span::new(whole.start, whole.start + whole.text(text).trim_end_matches(['\n', '\r']).len())
}

/// How the lines of a text end.
pub(super) fn end(text: &str) -> &'static str {
    if text.find('\n').is_some_and(|at| text[..at].ends_with('\r')) { "\r\n" } else { "\n" }
}

/// Every line with its span, line ends left out.
pub(super) fn all(text: &str) -> impl DoubleEndedIterator<Item = (Span, &str)> {
    text.lines().filter_map(|line| Some((Span::of(text, line)?, line)))
}

/// The lines that are comments, behind `#`, and say something to people.
pub(super) fn comments(text: &str) -> impl Iterator<Item = &str> {
    let is_said = |line: &&str| line.starts_with('#') && line.contains(char::is_alphanumeric) && !is_expected(line);
    text.lines().map(str::trim).filter(is_said)
}

/// Whether a comment is for programs: what a check is expected to say.
pub(super) fn is_expected(line: &str) -> bool {
    line.strip_prefix('#').is_some_and(|line| line.trim_start().starts_with("expect:"))
}

/// Puts lines behind the one that a byte stands on. A text whose last line has no end stays such a text.
pub(super) fn behind(text: &str, at: usize, lines: &[&str]) -> Edit {
    let place = whole(text, at);
    let end = end(text);
    let added = if place.end == 0 || text[..place.end].ends_with('\n') {
        lines.iter().flat_map(|line| [*line, end]).collect()
    } else {
        lines.iter().flat_map(|line| [end, *line]).collect()
    };
    Edit { span: Span::new(place.end, place.end), text: added }
}

/// Puts lines before the one that a byte stands on.
pub(super) fn before(text: &str, at: usize, lines: &[&str]) -> Edit {
    let start = whole(text, at).start;
    let end = end(text);
    Edit { span: Span::new(start, start), text: lines.iter().flat_map(|line| [*line, end]).collect() }
}

/// Takes away the line that a byte stands on.
pub(super) fn removal(text: &str, at: usize) -> Edit {
    Edit { span: whole(text, at), text: String::new() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::apply_edits;

    #[test]
    fn a_line_comes_with_the_line_end_of_the_text() {
        for (text, added) in
            [("a\nb\n", "a\nb\nc\n"), ("a\r\nb\r\n", "a\r\nb\r\nc\r\n"), ("a\nb", "a\nb\nc"), ("", "c\n")]
        {
            let edit = behind(text, text.trim_end().len(), &["c"]);
            assert_eq!(apply_edits(text, &[edit]).as_deref(), Ok(added));
        }
    }

    #[test]
    fn the_body_of_a_line_has_no_line_end() {
        let text = "a \r\nbc\r\n";
        assert_eq!([body(text, 0).text(text), body(text, 5).text(text)], ["a ", "bc"]);
        assert_eq!(whole(text, 0).text(text), "a \r\n");
    }
}
