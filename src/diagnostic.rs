//! What is wrong, where, and what would mend it. Knows nothing of cards.
//!
//! A [`Diagnostic`] is plain data. Its place is a [`Span`] of bytes in a source text; lines and columns are worked out
//! by [`LineIndex`] only when somebody asks for them. Columns count Unicode scalar values, from 1.

pub mod lines;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::language::{Message, say};

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
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Place {
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
    /// Length in characters.
    pub length: usize,
}

/// Where the lines of a text begin, a bit for each byte; finds the line of a byte, and its column, without counting all that
/// stands before it: a list may be one line of a megabyte.
#[derive(Clone, Debug)]
pub struct LineIndex {
    /// The bits, [`WORD`] in each.
    starts: Vec<u64>,
    /// Lines that begin before each block of [`BLOCK`] bytes.
    lines: Vec<usize>,
    /// Characters before each block; one that reaches into a block counts to where it begins.
    chars: Vec<usize>,
}

/// Bytes whose lines and characters are counted anew each time.
const BLOCK: usize = 1024;
/// Bits of a word.
const WORD: usize = 64;

fn chars_in(bytes: &[u8]) -> usize {
    // Every byte but the later ones of a character begins one. So few at a time are added up in one byte each.
    let begun = |bytes: &[u8]| bytes.iter().map(|byte| u8::from(byte & 0xc0 != 0x80)).sum::<u8>();
    bytes.chunks(128).map(|bytes| usize::from(begun(bytes))).sum()
}

fn ones(words: &[u64]) -> usize {
    words.iter().map(|word| word.count_ones() as usize).sum()
}

/// The sum of all that stands before each count.
fn sums_before(counts: impl Iterator<Item = usize>) -> Vec<usize> {
    let sums = counts.scan(0, |sum, count| {
        let before = *sum;
        *sum += count;
        Some(before)
    });
    sums.collect()
}

impl LineIndex {
    /// Finds the line ends of `text`.
    pub fn new(text: &str) -> Self {
        let mut starts = vec![0_u64; text.len() / WORD + 1];
        let mut begin = |at: usize| starts[at / WORD] |= 1 << (at % WORD);
        begin(0);
        let mut at = 0;
        for line in lines::with_ends(text) {
            at += line.len();
            if line.ends_with(lines::ends_line) {
                begin(at);
            }
        }
        let lines = sums_before(starts.chunks(BLOCK / WORD).map(ones));
        let chars = sums_before(text.as_bytes().chunks(BLOCK).map(chars_in));
        Self { starts, lines, chars }
    }

    /// The line of a byte, from 1.
    pub fn line(&self, byte: usize) -> usize {
        let byte = byte.min(self.starts.len() * WORD - 1);
        let (word, bit) = (byte / WORD, byte % WORD);
        let block = byte / BLOCK;
        let whole = ones(&self.starts[block * (BLOCK / WORD)..word]);
        self.lines[block] + whole + (self.starts[word] << (WORD - 1 - bit)).count_ones() as usize
    }

    /// Where the line of a byte begins.
    fn start(&self, byte: usize) -> usize {
        let byte = byte.min(self.starts.len() * WORD - 1);
        let (word, bit) = (byte / WORD, byte % WORD);
        let up_to = self.starts[word] << (WORD - 1 - bit) >> (WORD - 1 - bit);
        let words = std::iter::once(up_to).chain(self.starts[..word].iter().rev().copied());
        let mut found = (0..=word).rev().zip(words).filter(|(_, bits)| *bits != 0);
        found.next().map_or(0, |(word, bits)| word * WORD + bits.ilog2() as usize)
    }

    /// Where the line behind that of a byte begins.
    fn next_start(&self, byte: usize) -> Option<usize> {
        let (word, bit) = ((byte + 1) / WORD, (byte + 1) % WORD);
        let from = self.starts.get(word)? >> bit << bit;
        let words = std::iter::once(from).chain(self.starts[word + 1..].iter().copied());
        let (word, bits) = (word..).zip(words).find(|(_, bits)| *bits != 0)?;
        Some(word * WORD + bits.trailing_zeros() as usize)
    }

    /// The bytes of the lines that a span of `text` touches, the last line end left out.
    pub fn whole_lines(&self, text: &str, span: Span) -> Span {
        let next = self.next_start(span.end).filter(|next| *next <= text.len());
        let end = next.map_or(text.len(), |next| lines::without_end(&text[..next]).len());
        Span::new(self.start(span.start), end)
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
        Place {
            line: self.line(span.start),
            column: self.chars_between(text, self.start(span.start), span.start) + 1,
            length: self.chars_between(text, span.start, span.end),
        }
    }

    /// Characters from a byte of `text` up to another; of those that are close, without counting what stands before them.
    fn chars_between(&self, text: &str, from: usize, to: usize) -> usize {
        match text.as_bytes().get(from..to) {
            Some(bytes) if bytes.len() < BLOCK => chars_in(bytes),
            _ => self.chars_before(text, to).saturating_sub(self.chars_before(text, from)),
        }
    }
}

/// Why a set of edits cannot be applied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub enum EditError {
    /// Two edits touch the same bytes.
    Overlap(usize),
    /// An edit reaches outside the text or into the middle of a character.
    OutOfRange(usize),
}

impl EditError {
    /// Why, in a sentence.
    pub fn message(self) -> Message {
        match self {
            Self::Overlap(byte) => say!("edits-overlap", byte = byte),
            Self::OutOfRange(byte) => say!("edit-does-not-fit", byte = byte),
        }
    }
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
    fn every_line_end_of_unicode_begins_a_line() {
        for end in ["\n", "\r\n", "\r", "\u{b}", "\u{c}", "\u{85}", "\u{2028}", "\u{2029}"] {
            // Lines of many lengths, so that they begin at every bit of a word and of a block.
            let text: String = (0..300).map(|width| "x".repeat(width % 90) + end).collect();
            let index = LineIndex::new(&text);
            let mut at = 0;
            for (n, line) in lines::with_ends(&text).enumerate() {
                let body = line.len() - end.len();
                for byte in [at, at + body, at + line.len() - 1] {
                    assert_eq!(index.line(byte), n + 1, "{end:?} {byte}");
                }
                let place = index.place(&text, Span::new(at + body, at + body));
                assert_eq!((place.line, place.column), (n + 1, body + 1), "{end:?}");
                assert_eq!(index.whole_lines(&text, Span::new(at, at + body)), Span::new(at, at + body), "{end:?}");
                at += line.len();
            }
            assert_eq!(index.line(text.len()), 301, "{end:?}");
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
