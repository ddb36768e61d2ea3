//! A list line by line: what is marked in each, and which findings stand below it.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::diagnostic::{Span, lines};
use crate::shown;

/// A list of more lines is shown in those alone in which something was found.
const MOST_LINES: usize = 400;
/// Signs of a line before and behind a mark where it is longer.
const AROUND: usize = 80;
/// Signs of a line, or of a mark, that are shown.
const LONGEST: usize = 240;

/// A line of a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// Its number, from 1.
    pub number: usize,
    /// Its text in parts, each marked or not.
    pub parts: Vec<(String, bool)>,
    /// The findings below it, by their place.
    pub findings: Vec<usize>,
}

/// The lines of a text that are shown, with the findings that have these places.
///
/// ```
/// use deckscouter::{diagnostic::Span, page::lines};
/// let lines = lines::of("4 BT1-005\n5 BT1-006\n", &[(0, Span::new(10, 11))]);
/// assert_eq!(lines[1].parts, [("5".to_owned(), true), (" BT1-006".to_owned(), false)]);
/// assert_eq!((lines[1].number, &lines[1].findings[..]), (2, &[0][..]));
/// ```
pub fn of(text: &str, findings: &[(usize, Span)]) -> Vec<Line> {
    let mut starts = Vec::new();
    let mut at = 0;
    for line in lines::with_ends(text) {
        starts.push((at, line));
        at += line.len();
    }
    let mut by_line: BTreeMap<usize, Vec<(usize, Span)>> = BTreeMap::new();
    for (finding, span) in findings {
        let line = starts.partition_point(|(start, _)| *start <= span.start).saturating_sub(1);
        by_line.entry(line).or_default().push((*finding, *span));
    }
    let all = starts.len() <= MOST_LINES;
    let shown = starts.iter().enumerate().filter(|(at, _)| all || by_line.contains_key(at));
    shown.map(|(at, (start, line))| one(at, *start, line, by_line.get(&at).map_or(&[], Vec::as_slice))).collect()
}

fn one(at: usize, start: usize, line: &str, findings: &[(usize, Span)]) -> Line {
    let line = lines::without_end(line);
    let mut spans: Vec<Span> = findings.iter().map(|(_, span)| *span).collect();
    spans.sort();
    let (mut parts, mut done) = (Vec::new(), 0);
    for span in spans {
        let begin = span.start.saturating_sub(start).clamp(done, line.len().max(done));
        let end = span.end.saturating_sub(start).min(line.len());
        // What a mark before has covered already, and what is no place in this line, is not marked again.
        let (Some(before), Some(marked)) = (line.get(done..begin), line.get(begin..end.max(begin))) else { continue };
        parts.extend((!before.is_empty()).then_some((before, false)));
        parts.extend((!marked.is_empty()).then_some((marked, true)));
        done = begin + marked.len();
    }
    let rest = line.get(done..).unwrap_or_default();
    parts.extend((!rest.is_empty()).then_some((rest, false)));
    let last = parts.len().saturating_sub(1);
    let cut = |(at, (part, marked)): (usize, (&str, bool))| {
        let (before, behind) = (at > 0, at < last);
        let part = if marked { ends(part, LONGEST, 0) } else { around(part, before, behind) };
        (shown::line(&part).into_owned(), marked)
    };
    let parts = parts.into_iter().enumerate().map(cut).collect();
    Line { number: at + 1, parts, findings: findings.iter().map(|(finding, _)| *finding).collect() }
}

/// What is shown of a part between marks, or before the first, or behind the last.
fn around(part: &str, before: bool, behind: bool) -> String {
    match (before, behind) {
        (false, false) => ends(part, LONGEST, 0),
        (true, true) => ends(part, AROUND, AROUND),
        (true, false) => ends(part, AROUND, 0),
        (false, true) => ends(part, 0, AROUND),
    }
}

/// So many signs of the beginning and of the end of a text, if it has more.
fn ends(text: &str, first: usize, last: usize) -> String {
    if text.chars().count() <= first + last + 1 {
        return text.to_owned();
    }
    let begin: String = text.chars().take(first).collect();
    let end = if last == 0 { text.len() } else { text.char_indices().rev().nth(last - 1).map_or(0, |(at, _)| at) };
    format!("{begin}…{}", &text[end..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_that_overlap_are_marked_once_and_reach_no_other_line() {
        let lines = of("abcdef\nghi\n", &[(0, Span::new(1, 4)), (1, Span::new(2, 9))]);
        let parts: Vec<(&str, bool)> = lines[0].parts.iter().map(|(part, marked)| (part.as_str(), *marked)).collect();
        assert_eq!(parts, [("a", false), ("bcd", true), ("ef", true)]);
        assert_eq!((lines.len(), &lines[0].findings[..], lines[1].findings.len()), (2, &[0, 1][..], 0));
    }

    #[test]
    fn of_a_long_line_what_is_around_the_mark_is_shown() {
        let text = format!("{}X{}", "a".repeat(5000), "b".repeat(5000));
        let lines = of(&text, &[(0, Span::new(5000, 5001))]);
        let [(before, false), (mark, true), (behind, false)] = &lines[0].parts[..] else { panic!("{lines:?}") };
        assert_eq!((before.chars().count(), mark.as_str(), behind.chars().count()), (AROUND + 1, "X", AROUND + 1));
    }

    #[test]
    fn of_a_long_list_lines_with_findings_are_shown() {
        let text = "4 BT1-005\n".repeat(MOST_LINES + 1);
        assert!(of(&text, &[]).is_empty());
        assert_eq!(of(&text, &[(0, Span::new(20, 21))])[0].number, 3);
    }
}
