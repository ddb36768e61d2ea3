//! The words of a line, each in its plain form and with its place.

use crate::card::plain;
use crate::deck::notation::comment;
use crate::diagnostic::Span;

/// A word of the line: its plain form and its place.
pub(super) struct Word {
    pub(super) plain: String,
    pub(super) span: Span,
}

/// Cuts a line into words, its comment left out.
pub(super) fn words(text: &str) -> Vec<Word> {
    let text = comment::without(text);
    let mut out: Vec<Word> = Vec::new();
    let mut start = None;
    let ends = text.char_indices().chain([(text.len(), ' ')]);
    for (at, c) in ends {
        match (plain(c) == Some(' '), start) {
            (true, Some(from)) => {
                let plain: String = text[from..at].chars().filter_map(plain).collect();
                out.push(Word { plain, span: Span::new(from, at) });
                start = None;
            }
            (false, None) => start = Some(at),
            _ => {}
        }
    }
    out.retain(|word| !word.plain.is_empty());
    out
}

/// Where, in the text, a word's plain form has come to `len` bytes: full-width letters are longer than they look.
pub(super) fn written_end(text: &str, word: Span, len: usize) -> usize {
    let mut plain_len = 0;
    for (at, c) in word.text(text).char_indices() {
        if plain_len >= len {
            return word.start + at;
        }
        plain_len += plain(c).map_or(0, char::len_utf8);
    }
    word.end
}
