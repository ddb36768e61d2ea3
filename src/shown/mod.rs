//! What came from elsewhere, shown as what it is: names out of files, tables, share codes, arguments and the network.
//!
//! A name may hold signs that a terminal obeys, that end a line and forge the next one, that turn the direction of what
//! follows or that nobody sees. Each is shown by its number, `<U+202E>`, in every output form. A value is made safe once:
//! where it enters the form, by the function of that form. What is laid out already goes out through a last gate
//! ([`Terminal`], [`text`]), which lets the line ends and styles of the program through and shows whatever else is left.

mod csv;
mod json;
mod markdown;
mod terminal;

use std::borrow::Cow;
use std::ffi::OsStr;
use std::fmt::Write as _;

pub use csv::{csv, csv_words};
pub use json::{json, json_escaped, json_pretty};
pub use markdown::markdown;
pub use terminal::Terminal;

/// Whether a sign does something else than stand there to be read: controls, ends of lines, marks of direction, signs
/// without width, and what is no character at all.
///
/// ```
/// use deckscouter::shown::acts;
/// assert!(['\u{1b}', '\n', '\u{9b}', '\u{202e}', '\u{200d}', '\u{feff}'].into_iter().all(acts));
/// assert!(!['a', ' ', 'é', '龍', '🐉'].into_iter().any(acts));
/// ```
pub fn acts(c: char) -> bool {
    match c {
        ' '..='~' => false,
        _ => {
            c.is_control()
                || matches!(c,
                    // Soft hyphen, grapheme joiner, Arabic letter mark, fillers, Khmer and Mongolian signs without width.
                    '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
                    | '\u{180b}'..='\u{180f}' | '\u{3164}' | '\u{ffa0}'
                    // Spaces without width, joiners, marks of direction; ends of lines and paragraphs.
                    | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
                    // Choices between glyphs, the byte order mark, notes between lines, shorthand and music controls, tags.
                    | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
                    | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}'
                    // No characters.
                    | '\u{fdd0}'..='\u{fdef}')
                || c as u32 & 0xfffe == 0xfffe
        }
    }
}

/// Foreign text as part of a line: no sign of it acts, ends of lines and tabs included.
///
/// ```
/// use deckscouter::shown::line;
/// assert_eq!(line("Champa\ndeck.txt: legal"), "Champa<U+000A>deck.txt: legal");
/// assert_eq!(line("\u{1b}[8m\u{202e}"), "<U+001B>[8m<U+202E>");
/// ```
pub fn line(text: &str) -> Cow<'_, str> {
    but_for(text, |_| false)
}

/// What the system calls a file, as part of a line: bytes that are no text are shown by their number.
///
/// ```
/// use std::ffi::OsStr;
/// assert_eq!(deckscouter::shown::file_name(OsStr::new("deck\n.txt")), "deck<U+000A>.txt");
/// # #[cfg(unix)]
/// # {
/// use std::os::unix::ffi::OsStrExt as _;
/// assert_eq!(deckscouter::shown::file_name(OsStr::from_bytes(b"d\xe9ck.txt")), "d<0xE9>ck.txt");
/// # }
/// ```
pub fn file_name(name: &OsStr) -> String {
    let mut out = String::new();
    for chunk in name.as_encoded_bytes().utf8_chunks() {
        out += &line(chunk.valid());
        for byte in chunk.invalid() {
            // Writing to a string cannot fail.
            let _ = write!(out, "<0x{byte:02X}>");
        }
    }
    out
}

/// Text that is laid out in lines already: its ends of lines and tabs stay.
///
/// ```
/// assert_eq!(deckscouter::shown::text("one\n\ttwo\r"), "one\n\ttwo<U+000D>");
/// ```
pub fn text(text: &str) -> Cow<'_, str> {
    but_for(text, |c| matches!(c, '\n' | '\t'))
}

/// Text that is laid out, in HTML or SVG: what [`text`] shows between signs that mean something there.
pub fn markup(text: &str) -> Cow<'_, str> {
    written(text, |c| matches!(c, '\n' | '\t'), |c, out| push(out, "&lt;", c, "&gt;"))
}

/// How a sign that acts is shown.
pub(crate) fn sign(c: char) -> String {
    let mut out = String::new();
    push(&mut out, "<", c, ">");
    out
}

fn but_for(text: &str, stays: impl Fn(char) -> bool) -> Cow<'_, str> {
    written(text, stays, |c, out| push(out, "<", c, ">"))
}

fn push(out: &mut String, before: &str, c: char, behind: &str) {
    // Writing to a string cannot fail.
    let _ = write!(out, "{before}U+{:04X}{behind}", u32::from(c));
}

/// How many bytes at the beginning are signs of ASCII that only stand there to be read. Nearly all that is shown is
/// nothing else, so it is looked at in pieces that a processor takes at once.
fn plain_bytes(bytes: &[u8]) -> usize {
    const PIECE: usize = 32;
    let is_plain = |byte: &u8| matches!(byte, b' '..=b'~');
    let pieces =
        bytes.chunks_exact(PIECE).take_while(|piece| piece.iter().fold(true, |all, byte| all & is_plain(byte)));
    let so_far = pieces.count() * PIECE;
    so_far + bytes[so_far..].iter().take_while(|byte| is_plain(byte)).count()
}

/// Where the first sign stands that something holds of which holds of no plain one.
fn first(text: &str, hides: impl Fn(char) -> bool) -> Option<usize> {
    let mut at = 0;
    loop {
        at += plain_bytes(&text.as_bytes()[at..]);
        let next = text[at..].chars().next()?;
        if hides(next) {
            return Some(at);
        }
        at += next.len_utf8();
    }
}

/// A text with each sign that acts written in a way of its own.
fn written(text: &str, stays: impl Fn(char) -> bool, write: impl Fn(char, &mut String)) -> Cow<'_, str> {
    let hides = |c: char| acts(c) && !stays(c);
    let Some(first) = first(text, hides) else { return Cow::Borrowed(text) };
    let mut out = String::with_capacity(text.len() + 16);
    out.push_str(&text[..first]);
    for c in text[first..].chars() {
        if hides(c) { write(c, &mut out) } else { out.push(c) }
    }
    Cow::Owned(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_end_of_a_line_is_shown_within_one() {
        let ends = ['\n', '\u{b}', '\u{c}', '\r', '\u{85}', '\u{2028}', '\u{2029}'];
        let shown = line(&String::from_iter(ends)).into_owned();
        assert_eq!(shown, "<U+000A><U+000B><U+000C><U+000D><U+0085><U+2028><U+2029>");
    }

    #[test]
    fn what_is_shown_once_stays_as_it_is() {
        let once = line("a\u{200b}\u{e0041}\u{1fffe}b").into_owned();
        assert_eq!(once, "a<U+200B><U+E0041><U+1FFFE>b");
        assert_eq!(line(&once), once);
    }

    #[test]
    fn what_acts_is_found_wherever_it_stands() {
        for plain in [0, 1, 31, 32, 33, 64, 100] {
            for sign in ["\n", "\u{7f}", "é\u{202e}"] {
                let text = "x".repeat(plain) + sign + &"y".repeat(40);
                assert_eq!(first(&text, acts), text.find(acts), "{text:?}");
                assert_eq!(plain_bytes(text.as_bytes()), plain, "{text:?}");
            }
            assert_eq!(first(&"x".repeat(plain), acts), None);
        }
    }

    #[test]
    fn plain_text_is_handed_on_untouched() {
        assert!(matches!(line("4 BT1-001 龍 é — „x“"), Cow::Borrowed(_)));
    }

    #[test]
    fn markup_shows_signs_between_entities() {
        assert_eq!(markup("<p>\u{202e}</p>\n"), "<p>&lt;U+202E&gt;</p>\n");
    }
}
