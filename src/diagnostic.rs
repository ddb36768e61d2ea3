//! What is wrong, where, and what would mend it. Knows nothing of cards.
//!
//! A [`Diagnostic`] is plain data. Its place is a [`Span`] of bytes in a source text; lines and columns are worked out
//! by [`LineIndex`] only when somebody asks for them. Columns count Unicode scalar values, from 1.

use serde::{Deserialize, Serialize};

use crate::language::Message;

/// A half-open range of bytes in a source text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Span {
    /// First byte.
    pub start: usize,
    /// One past the last byte.
    pub end: usize,
}

impl Span {
    /// The bytes from `start` up to, not including, `end`.
    pub const fn new(start: usize, end: usize) -> Self {
        Self { start, end }
    }

    /// The span of a `part` that was borrowed from `whole`, or `None` when it was not.
    ///
    /// ```
    /// use deckscouter::diagnostic::Span;
    /// let text = "4 BT1-005";
    /// assert_eq!(Span::of(text, &text[2..]), Some(Span::new(2, 9)));
    /// assert_eq!(Span::of(text, "BT1-005"), None);
    /// ```
    pub fn of(whole: &str, part: &str) -> Option<Self> {
        let start = (part.as_ptr() as usize).checked_sub(whole.as_ptr() as usize)?;
        let end = start + part.len();
        (end <= whole.len()).then_some(Self { start, end })
    }

    /// The same span, `by` bytes further on.
    #[must_use]
    pub const fn shifted(self, by: usize) -> Self {
        Self { start: self.start + by, end: self.end + by }
    }

    /// The smallest span that holds both.
    #[must_use]
    pub fn to(self, other: Self) -> Self {
        Self { start: self.start.min(other.start), end: self.end.max(other.end) }
    }

    /// The text under the span; empty when the span does not fit the text.
    pub fn text(self, source: &str) -> &str {
        source.get(self.start..self.end).unwrap_or_default()
    }
}

/// How much a diagnostic matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// Worth knowing; nothing has to change.
    Note,
    /// Probably not what was meant.
    Warning,
    /// Has to change.
    Error,
}

/// Whether a tool may apply an edit unasked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Safety {
    /// The text means the same afterwards.
    Safe,
    /// The meaning changes: a person has to agree.
    Unsafe,
}

/// Replace the bytes of `span` by `text`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Edit {
    /// What goes.
    pub span: Span,
    /// What comes.
    pub text: String,
}

/// A remedy: what to do in words, and the edits that do it where the text allows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fix {
    /// Whether it may be applied unasked.
    pub safety: Safety,
    /// The remedy, an imperative without a full stop.
    pub help: Message,
    /// The edits; empty when only a person can decide.
    pub edits: Vec<Edit>,
}

/// One problem with its place, its explanation and its remedy.
///
/// ```
/// use deckscouter::diagnostic::{Diagnostic, Severity, Span};
/// use deckscouter::language::Message;
/// let d = Diagnostic::new("DS0003", Severity::Error, Message::new("line-without-card")).at(Span::new(0, 4));
/// assert_eq!(d.span, Some(Span::new(0, 4)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// Stable code, `DS0101`-like.
    pub code: &'static str,
    /// How much it matters.
    pub severity: Severity,
    /// One sentence, lower case, no full stop.
    pub message: Message,
    /// The place, if it has one.
    pub span: Option<Span>,
    /// Other places that belong to it, each with a few words.
    pub related: Vec<(Span, Message)>,
    /// What else helps to understand it.
    pub notes: Vec<Message>,
    /// What would mend it.
    pub fix: Option<Fix>,
}

impl Diagnostic {
    /// A diagnostic without place, notes or remedy.
    pub fn new(code: &'static str, severity: Severity, message: impl Into<Message>) -> Self {
        Self { code, severity, message: message.into(), span: None, related: Vec::new(), notes: Vec::new(), fix: None }
    }

    /// Sets the place.
    #[must_use]
    pub fn at(mut self, span: impl Into<Option<Span>>) -> Self {
        self.span = span.into();
        self
    }

    /// Adds another place that belongs to it.
    #[must_use]
    pub fn related(mut self, span: Option<Span>, words: impl Into<Message>) -> Self {
        self.related.extend(span.map(|span| (span, words.into())));
        self
    }

    /// Adds a sentence that helps to understand it.
    #[must_use]
    pub fn note(mut self, note: impl Into<Message>) -> Self {
        self.notes.push(note.into());
        self
    }

    /// Adds advice that only a person can carry out.
    #[must_use]
    pub fn help(mut self, help: impl Into<Message>) -> Self {
        self.fix = Some(Fix { safety: Safety::Unsafe, help: help.into(), edits: Vec::new() });
        self
    }

    /// Adds a remedy with its edits. Without edits there is nothing to apply, so it is never safe.
    #[must_use]
    pub fn fix(mut self, safety: Safety, help: impl Into<Message>, edits: Vec<Edit>) -> Self {
        let safety = if edits.is_empty() { Safety::Unsafe } else { safety };
        self.fix = Some(Fix { safety, help: help.into(), edits });
        self
    }
}

/// A place as people count it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Place {
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
    /// Length in characters.
    pub length: usize,
}

/// Where the lines of a text begin; finds the line of a byte by binary search, and its column without counting all that
/// stands before it: a list may be one line of a megabyte.
#[derive(Clone, Debug)]
pub struct LineIndex {
    starts: Vec<usize>,
    /// Characters before each block of [`BLOCK`] bytes; one that reaches into a block counts to where it begins.
    chars: Vec<usize>,
}

/// Bytes whose characters are counted anew each time.
const BLOCK: usize = 1024;

fn chars_in(bytes: &[u8]) -> usize {
    // Every byte but the later ones of a character begins one.
    bytes.iter().filter(|b| **b & 0xc0 != 0x80).count()
}

impl LineIndex {
    /// Finds the line ends of `text`.
    pub fn new(text: &str) -> Self {
        let starts = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
        let blocks = text.as_bytes().chunks(BLOCK).scan(0, |before, block| {
            let chars = *before;
            *before += chars_in(block);
            Some(chars)
        });
        Self { starts, chars: blocks.collect() }
    }

    /// The line of a byte, from 1.
    pub fn line(&self, byte: usize) -> usize {
        self.starts.partition_point(|start| *start <= byte)
    }

    /// The bytes of the lines that a span of `text` touches, the last line end left out.
    pub fn whole_lines(&self, text: &str, span: Span) -> Span {
        let start = self.starts[self.line(span.start) - 1];
        let end = self.starts.get(self.line(span.end)).map_or(text.len(), |next| next - 1);
        Span::new(start, end)
    }

    /// Characters before a byte of `text`.
    pub fn chars_before(&self, text: &str, byte: usize) -> usize {
        let byte = byte.min(text.len());
        let block = byte / BLOCK;
        let counted = self.chars.get(block).or(self.chars.last()).copied().unwrap_or(0);
        let from = block.min(self.chars.len().saturating_sub(1)) * BLOCK;
        counted + chars_in(&text.as_bytes()[from..byte])
    }

    /// Line, column and length of a span of `text`, the text this index was made from.
    ///
    /// ```
    /// use deckscouter::diagnostic::{LineIndex, Place, Span};
    /// let text = "leader\n4 é\n";
    /// let place = LineIndex::new(text).place(text, Span::new(9, 11));
    /// assert_eq!(place, Place { line: 2, column: 3, length: 1 });
    /// ```
    pub fn place(&self, text: &str, span: Span) -> Place {
        let line = self.line(span.start);
        let start = self.starts[line - 1];
        let before = self.chars_before(text, span.start);
        Place {
            line,
            column: before - self.chars_before(text, start) + 1,
            length: self.chars_before(text, span.end).saturating_sub(before),
        }
    }
}

/// Why a set of edits cannot be applied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EditError {
    /// Two edits touch the same bytes.
    #[error("two edits overlap at byte {0}")]
    Overlap(usize),
    /// An edit reaches outside the text or into the middle of a character.
    #[error("an edit at byte {0} does not fit the text")]
    OutOfRange(usize),
}

/// Applies edits to a text, in any order; the same edit twice counts once.
///
/// # Errors
/// When two different edits overlap, or one does not fit the text.
pub fn apply_edits(text: &str, edits: &[Edit]) -> Result<String, EditError> {
    let mut sorted: Vec<&Edit> = edits.iter().collect();
    sorted.sort_by_key(|edit| (edit.span, &edit.text));
    sorted.dedup();
    let (mut out, mut at) = (String::with_capacity(text.len()), 0);
    for edit in sorted {
        if edit.span.start < at {
            return Err(EditError::Overlap(edit.span.start));
        }
        let fits = edit.span.start <= edit.span.end && text.get(edit.span.start..edit.span.end).is_some();
        let kept = text.get(at..edit.span.start).filter(|_| fits).ok_or(EditError::OutOfRange(edit.span.start))?;
        out.push_str(kept);
        out.push_str(&edit.text);
        at = edit.span.end;
    }
    out.push_str(&text[at..]);
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn edit(start: usize, end: usize, text: &str) -> Edit {
        Edit { span: Span::new(start, end), text: text.into() }
    }

    #[test]
    fn edits_apply_in_any_order_and_equal_ones_once() {
        let edits = [edit(4, 5, "E"), edit(0, 1, ""), edit(4, 5, "E")];
        assert_eq!(apply_edits("abcde", &edits).as_deref(), Ok("bcdE"));
    }

    #[test]
    fn overlapping_or_misplaced_edits_are_refused() {
        assert_eq!(apply_edits("abcde", &[edit(0, 3, "x"), edit(2, 4, "y")]), Err(EditError::Overlap(2)));
        assert_eq!(apply_edits("é", &[edit(1, 2, "x")]), Err(EditError::OutOfRange(1)));
        assert_eq!(apply_edits("a", &[edit(0, 9, "x")]), Err(EditError::OutOfRange(0)));
    }

    #[test]
    fn columns_are_counted_in_characters_however_long_the_line() {
        for width in [1, 2, 3, 4] {
            let sign = ["a", "é", "×", "🐟"][width - 1];
            let text = format!("{}\n{}", sign.repeat(700), sign.repeat(3000));
            let index = LineIndex::new(&text);
            for at in [0, 1, 255, 256, 1023, 1024, 2999, 3000] {
                let byte = text.find('\n').map_or(0, |end| end + 1) + at * sign.len();
                let place = index.place(&text, Span::new(byte, text.len()));
                assert_eq!(place, Place { line: 2, column: at + 1, length: 3000 - at }, "{sign} {at}");
                assert_eq!(index.chars_before(&text, byte), 701 + at);
            }
        }
    }

    #[test]
    fn whole_lines_are_those_that_a_span_touches() {
        let text = "ab\ncd\nef";
        let index = LineIndex::new(text);
        let lines = |start, end| index.whole_lines(text, Span::new(start, end)).text(text);
        assert_eq!([lines(1, 1), lines(1, 4), lines(7, 8), lines(2, 2)], ["ab", "ab\ncd", "ef", "ab"]);
    }

    #[test]
    fn a_byte_after_the_last_line_end_is_on_the_line_after_it() {
        let index = LineIndex::new("a\nb\n");
        assert_eq!([index.line(0), index.line(2), index.line(4)], [1, 2, 3]);
    }
}
