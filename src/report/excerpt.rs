//! The user's own lines around a place, for the pictures of findings and faults.

use annotate_snippets::{Annotation, AnnotationKind, Element, Origin, Snippet};

use super::human::printable;
use crate::diagnostic::{LineIndex, Span, lines};
use crate::language::{Lang, Message};

/// More bytes than this are not handed over for one picture.
const LONGEST: usize = 8 * 1024;
/// What is shown of a longer line: so many bytes before the place and behind it.
const AROUND: usize = 400;

/// A text of which parts are shown.
#[derive(Clone, Copy)]
pub(super) struct Excerpt<'a> {
    /// What it is called.
    pub(super) source: &'a str,
    /// The whole text.
    pub(super) text: &'a str,
    /// Its lines.
    pub(super) lines: &'a LineIndex,
    /// The language of what is said beside it.
    pub(super) lang: Lang,
}

impl<'a> Excerpt<'a> {
    /// The user's own lines, with the place marked and those that belong to it.
    pub(super) fn of(self, span: Span, related: &'a [(Span, Message)]) -> Vec<Element<'a>> {
        let all = related.iter().fold(span, |all, (other, _)| all.to(*other));
        let whole = self.lines.whole_lines(self.text, all);
        if whole.end - whole.start > LONGEST {
            return vec![self.place_alone(span).into(), self.part(span).into()];
        }
        let local = |span: Span| span.start - whole.start..span.end.min(whole.end) - whole.start;
        let mut snippet = Snippet::source(printable_same_length(whole.text(self.text)))
            .line_start(self.lines.line(whole.start))
            .path(printable(self.source))
            .annotation(AnnotationKind::Primary.span(local(span)));
        for (other, words) in related {
            snippet = snippet.annotation(AnnotationKind::Context.span(local(*other)).label(words.text(self.lang)));
        }
        vec![snippet.into()]
    }

    fn place_alone(self, span: Span) -> Origin<'a> {
        let place = self.lines.place(self.text, span);
        Origin::path(printable(self.source)).line(place.line).char_column(place.column)
    }

    /// What stands around a place in a line that is too long to be shown. The column above it is that of the whole line.
    fn part(self, span: Span) -> Snippet<'a, Annotation<'a>> {
        let text = self.text;
        let line = self.lines.whole_lines(text, Span::new(span.start, span.start));
        let mut start = span.start.saturating_sub(AROUND).max(line.start);
        let mut end = (span.start + AROUND).min(line.end);
        while !text.is_char_boundary(start) {
            start -= 1;
        }
        while !text.is_char_boundary(end) {
            end += 1;
        }
        Snippet::source(printable_same_length(&text[start..end]))
            .line_start(self.lines.line(start))
            .annotation(AnnotationKind::Primary.span(span.start - start..span.end.min(end) - start))
    }
}

/// Control characters other than tabs and line ends become blanks, byte for byte, so that places stay; every line ends in a
/// line feed.
fn printable_same_length(text: &str) -> String {
    let blank = |c: char| c.is_control() && c != '\t' && c != '\n';
    let mut out = String::with_capacity(text.len());
    for c in lines::with_line_feeds(text).chars() {
        if blank(c) { out.extend(std::iter::repeat_n(' ', c.len_utf8())) } else { out.push(c) }
    }
    out
}
