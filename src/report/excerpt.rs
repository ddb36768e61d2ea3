//! The user's own lines around a place, for the pictures of findings and faults.

use std::ops::Range;

use annotate_snippets::{Annotation, AnnotationKind, Element, Origin, Renderer, Snippet};
use anstyle::{AnsiColor, Style};

use super::colored;
use crate::diagnostic::{LineIndex, Span, lines};
use crate::language::{Lang, Message};
use crate::shown;

/// More bytes than this are not handed over for one picture.
const LONGEST: usize = 8 * 1024;
/// What is shown of a longer line: so many bytes before the place and behind it.
const AROUND: usize = 400;

/// Who draws them. Its own styles are others on Windows, some of them white on what may be white.
pub(super) const fn renderer() -> Renderer {
    let blue = AnsiColor::BrightBlue.on_default().bold();
    Renderer::styled()
        .term_width(colored::WIDTH)
        .warning(AnsiColor::Yellow.on_default().bold())
        .info(blue)
        .line_num(blue)
        .context(blue)
        .emphasis(Style::new().bold())
}

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
        let text = whole.text(self.text);
        let shown = Lines::of(text);
        let local = |span: Span| shown.range(span.start - whole.start, span.end.min(whole.end) - whole.start);
        let mut snippet = Snippet::source(shown.text.clone())
            .line_start(self.lines.line(whole.start))
            .annotation(AnnotationKind::Primary.span(local(span)));
        for (other, words) in related {
            snippet = snippet.annotation(AnnotationKind::Context.span(local(*other)).label(words.text(self.lang)));
        }
        let line = text[..span.start - whole.start].rfind('\n').map_or(0, |end| end + 1);
        if shown.range(line, span.start - whole.start).len() > span.start - whole.start - line {
            // The column is that in the user's line, not in what is shown of it.
            return vec![self.place_alone(span).into(), snippet.into()];
        }
        vec![snippet.path(shown::line(self.source)).into()]
    }

    fn place_alone(self, span: Span) -> Origin<'a> {
        let place = self.lines.place(self.text, span);
        Origin::path(shown::line(self.source)).line(place.line).char_column(place.column)
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
        let shown = Lines::of(&text[start..end]);
        let marked = shown.range(span.start - start, span.end.min(end) - start);
        Snippet::source(shown.text).line_start(self.lines.line(start)).annotation(AnnotationKind::Primary.span(marked))
    }
}

/// Lines of the user as they are shown, and where each part of them stands there.
struct Lines {
    text: String,
    /// For each place of the user's text, in bytes, where it is in what is shown.
    places: Vec<usize>,
}

impl Lines {
    fn of(text: &str) -> Self {
        let mut shown = String::with_capacity(text.len());
        let mut places = Vec::with_capacity(text.len() + 1);
        for (at, c) in text.char_indices() {
            places.extend(std::iter::repeat_n(shown.len(), c.len_utf8()));
            match c {
                // The end of a line on Windows is no sign within it.
                '\r' if text[at + 1..].is_empty() || text[at + 1..].starts_with('\n') => shown.push(' '),
                c if lines::ends_line(c) => shown.push('\n'),
                c => shown.push_str(&shown::text(c.encode_utf8(&mut [0; 4]))),
            }
        }
        places.push(shown.len());
        Self { text: shown, places }
    }

    fn range(&self, start: usize, end: usize) -> Range<usize> {
        self.places[start]..self.places[end]
    }
}

#[cfg(test)]
mod tests {
    use super::Lines;

    #[test]
    fn a_mark_stands_below_what_is_shown_of_a_sign() {
        let lines = Lines::of("4 \u{202e}é\tx\r\n");
        assert_eq!(lines.text, "4 <U+202E>é\tx \n");
        assert_eq!(&lines.text[lines.range(2, 5)], "<U+202E>");
        assert_eq!(&lines.text[lines.range(5, 7)], "é");
    }
}
