//! The last gate before a terminal or a pipe: the program's own line ends and styles pass, every other sign that acts is shown.
//!
//! What values hold is shown where they are put into words. The gate is there so that a place where this was forgotten
//! makes an ugly line, and never one that a terminal obeys.

use std::io::{self, Write};

/// The escape sequence of a style is no longer than this, without what introduces it.
const LONGEST: usize = 16;

/// How a QR code begins each of its lines: black on white whatever the terminal has. Alone, either could hide words.
const BLACK_ON_WHITE: &[u8] = b"\x1b[38;5;16m\x1b[48;5;231m";

/// A stream that shows what acts. It hands on text that is complete; what is left is handed on when it is flushed.
#[derive(Debug)]
pub struct Terminal<W: Write> {
    inner: W,
    /// The styles of the program stay away, too.
    plain: bool,
    /// The beginning of a character or of a style.
    begun: Vec<u8>,
}

impl<W: Write> Terminal<W> {
    /// A gate before a stream.
    pub const fn new(inner: W) -> Self {
        Self { inner, plain: false, begun: Vec::new() }
    }

    /// A gate before a stream that takes no styles, such as a file.
    pub const fn plain(inner: W) -> Self {
        Self { inner, plain: true, begun: Vec::new() }
    }

    /// Hands on what can be told; the number of bytes that cannot be told yet.
    fn pass(&mut self, mut bytes: &[u8], is_all: bool) -> io::Result<usize> {
        while !bytes.is_empty() {
            let plain = passing(bytes);
            self.inner.write_all(&bytes[..plain])?;
            bytes = &bytes[plain..];
            let (taken, shown) = match first(bytes) {
                First::Nothing => break,
                First::Unfinished if !is_all => return Ok(bytes.len()),
                First::Style(length) => (length, self.plain.then(String::new)),
                First::Character(c) => (c.len_utf8(), super::acts(c).then(|| super::sign(c))),
                First::Unfinished if bytes[0].is_ascii() => (1, Some(super::sign(char::from(bytes[0])))),
                First::Unfinished | First::Byte => (1, Some(byte(bytes[0]))),
            };
            match shown {
                Some(shown) => self.inner.write_all(shown.as_bytes())?,
                None => self.inner.write_all(&bytes[..taken])?,
            }
            bytes = &bytes[taken..];
        }
        Ok(0)
    }
}

/// How many bytes at the beginning are plain text, ends of lines or tabs.
fn passing(bytes: &[u8]) -> usize {
    let mut at = 0;
    loop {
        at += super::plain_bytes(&bytes[at..]);
        match bytes.get(at) {
            Some(b'\n' | b'\t') => at += 1,
            _ => return at,
        }
    }
}

/// What some bytes begin with.
enum First {
    Nothing,
    /// A style of the program, of so many bytes.
    Style(usize),
    Character(char),
    /// A byte that belongs to no character.
    Byte,
    /// More is needed to tell.
    Unfinished,
}

fn first(bytes: &[u8]) -> First {
    match bytes {
        [] => First::Nothing,
        _ if bytes.starts_with(BLACK_ON_WHITE) => First::Style(BLACK_ON_WHITE.len()),
        _ if BLACK_ON_WHITE.starts_with(bytes) => First::Unfinished,
        [0x1b, rest @ ..] => style(rest),
        _ => match bytes.utf8_chunks().next() {
            Some(chunk) => match chunk.valid().chars().next() {
                Some(c) => First::Character(c),
                // A sequence that breaks off at the end may go on in what comes next.
                None if std::str::from_utf8(bytes).is_err_and(|error| error.error_len().is_none()) => First::Unfinished,
                None => First::Byte,
            },
            None => First::Nothing,
        },
    }
}

/// What stands behind an escape: `[`, numbers of styles that the program uses, `m`; or it is an escape, and shown.
fn style(rest: &[u8]) -> First {
    let escape = First::Character('\u{1b}');
    match rest {
        [] => return First::Unfinished,
        [b'[', ..] => {}
        _ => return escape,
    }
    let numbers = &rest[1..];
    let length = numbers.iter().take_while(|byte| byte.is_ascii_digit() || **byte == b';').count();
    match numbers.get(length) {
        _ if length > LONGEST => escape,
        None => First::Unfinished,
        Some(b'm') if numbers[..length].split(|byte| *byte == b';').all(is_used) => First::Style(length + 3),
        Some(_) => escape,
    }
}

/// Whether the program has a use for a number of a style: plain, bold, dim, italic, underlined, and the colors that are
/// neither black nor white. Nothing that hides, blinks or inverts.
fn is_used(number: &[u8]) -> bool {
    matches!(number, b"" | b"0" | b"1" | b"2" | b"3" | b"4") || matches!(number, [b'3' | b'9', b'1'..=b'6'])
}

fn byte(byte: u8) -> String {
    format!("<{byte:02X}>")
}

impl<W: Write> Write for Terminal<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut whole = std::mem::take(&mut self.begun);
        let left = if whole.is_empty() {
            let left = self.pass(bytes, false)?;
            &bytes[bytes.len() - left..]
        } else {
            whole.extend_from_slice(bytes);
            let left = self.pass(&whole, false)?;
            &whole[whole.len() - left..]
        };
        self.begun = left.to_vec();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        let begun = std::mem::take(&mut self.begun);
        self.pass(&begun, true)?;
        self.inner.flush()
    }
}

impl<W: Write> Drop for Terminal<W> {
    fn drop(&mut self) {
        let begun = std::mem::take(&mut self.begun);
        // Where the stream is closed there is nobody to tell.
        let _ = self.pass(&begun, true);
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::cases::cases;

    fn passed(parts: &[&[u8]]) -> String {
        let mut out = Vec::new();
        let mut gate = Terminal::new(&mut out);
        for part in parts {
            gate.write_all(part).expect("memory");
        }
        gate.flush().expect("memory");
        drop(gate);
        String::from_utf8(out).expect("text")
    }

    #[test]
    fn styles_of_the_program_pass_and_those_that_hide_do_not() {
        let own = "\u{1b}[1m\u{1b}[31mé\u{1b}[0m\n\ta";
        assert_eq!(passed(&[own.as_bytes()]), own);
        assert_eq!(
            passed(&[b"\x1b[8mx\x1b[30mx\x1b[2J\x1b]0;x\x07"]),
            "<U+001B>[8mx<U+001B>[30mx<U+001B>[2J<U+001B>]0;x<U+0007>"
        );
    }

    #[test]
    fn black_passes_on_white_alone() {
        let both = "\u{1b}[38;5;16m\u{1b}[48;5;231m█\u{1b}[0m";
        assert_eq!(passed(&[&both.as_bytes()[..13], &both.as_bytes()[13..]]), both);
        assert_eq!(passed(&[b"\x1b[38;5;16mhidden"]), "<U+001B>[38;5;16mhidden");
    }

    #[test]
    fn what_is_written_in_parts_is_what_is_written_at_once() {
        let own = "\u{1b}[1;32mé\u{202e}";
        let parts: Vec<&[u8]> = own.as_bytes().chunks(1).collect();
        assert_eq!(passed(&parts), "\u{1b}[1;32mé<U+202E>");
    }

    #[test]
    fn where_no_styles_are_taken_none_pass() {
        let mut out = Vec::new();
        let mut gate = Terminal::plain(&mut out);
        for part in ["\u{1b}[1", "m\u{1b}[31mé\u{1b}[0m\u{1b}[8m\u{1b}[38;5;16m", "\u{1b}[48;5;231m█"] {
            gate.write_all(part.as_bytes()).expect("memory");
        }
        drop(gate);
        assert_eq!(out, "é<U+001B>[8m█".as_bytes());
    }

    #[test]
    fn what_breaks_off_is_shown() {
        assert_eq!(passed(&[b"\x1b[1"]), "<U+001B>[1");
        assert_eq!(passed(&[b"a\xff\xc3"]), "a<FF><C3>");
    }

    proptest! {
        #![proptest_config(cases(256))]
        #[test]
        fn no_bytes_make_a_terminal_obey(parts in prop::collection::vec(prop::collection::vec(prop_oneof![
            Just(0x1b), Just(b'['), Just(b'm'), Just(b';'), Just(b'1'), Just(b'8'), Just(0xc2), Just(0x9b), any::<u8>()
        ], 0..12), 0..6)) {
            let parts: Vec<&[u8]> = parts.iter().map(Vec::as_slice).collect();
            let out = passed(&parts);
            let plain = anstream::adapter::strip_str(&out).to_string();
            prop_assert!(!plain.contains(|c| crate::shown::acts(c) && c != '\n' && c != '\t'), "{out:?}");
            prop_assert!(!out.contains("\u{1b}[8m"), "{out:?}");
        }
    }
}
