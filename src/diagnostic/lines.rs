//! Where the lines of a text end: at every sign that Unicode names for it, wherever the text comes from.
//!
//! Carriage return and line feed together are one end. A text whose last line has an end has no empty line behind it.

use std::borrow::Cow;

use super::Span;

/// Whether a character ends a line: line feed, vertical tab, form feed, carriage return, next line, and the separators of
/// lines and of paragraphs.
pub const fn ends_line(c: char) -> bool {
    matches!(c, '\n' | '\u{b}' | '\u{c}' | '\r' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

/// Bytes that are looked at together, by all that a processor has for that.
const TOGETHER: usize = 64;

/// The first line end of a text.
pub fn first_end(text: &str) -> Option<Span> {
    let bytes = text.as_bytes();
    // With these bytes the signs begin that end a line, and few others.
    let begins = |byte: &u8| matches!(byte, b'\n'..=b'\r' | 0xc2 | 0xe2);
    let some_begin = |(_, part): &(usize, &[u8])| part.iter().fold(false, |found, byte| found | begins(byte));
    let parts = bytes.chunks(TOGETHER).enumerate().filter(some_begin);
    let mut begun = parts.flat_map(|(at, part)| {
        let begun = part.iter().enumerate().filter(|(_, byte)| begins(byte));
        begun.map(move |(offset, _)| at * TOGETHER + offset)
    });
    let start = begun.find(|at| text[*at..].starts_with(ends_line))?;
    let rest = &text[start..];
    let length = if rest.starts_with("\r\n") { 2 } else { rest.chars().next().map_or(0, char::len_utf8) };
    Some(Span::new(start, start + length))
}

/// Every line with its end.
///
/// ```
/// use deckscouter::diagnostic::lines;
/// let lines: Vec<&str> = lines::with_ends("a\r\nb\u{2028}c").collect();
/// assert_eq!(lines, ["a\r\n", "b\u{2028}", "c"]);
/// ```
pub fn with_ends(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let (line, behind) = rest.split_at(first_end(rest).map_or(rest.len(), |end| end.end));
        rest = behind;
        (!line.is_empty()).then_some(line)
    })
}

/// A line without its end.
pub fn without_end(line: &str) -> &str {
    line.strip_suffix("\r\n").or_else(|| line.strip_suffix(ends_line)).unwrap_or(line)
}

/// A text whose lines end in a line feed, or in carriage return and line feed, and that is as long, byte for byte: what
/// stands somewhere in it stands there in the other. Blanks fill up the ends that took more room.
pub fn with_line_feeds(text: &str) -> Cow<'_, str> {
    let is_usual = |line: &str| !line.ends_with(ends_line) || line.ends_with('\n');
    if with_ends(text).all(is_usual) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    for line in with_ends(text) {
        if is_usual(line) {
            out.push_str(line);
            continue;
        }
        let body = without_end(line);
        out.push_str(body);
        out.extend(std::iter::repeat_n(' ', line.len() - body.len() - 1));
        out.push('\n');
    }
    Cow::Owned(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENDS: [&str; 8] = ["\n", "\r\n", "\r", "\u{b}", "\u{c}", "\u{85}", "\u{2028}", "\u{2029}"];

    #[test]
    fn every_sign_that_ends_a_line_parts_lines() {
        for end in ENDS {
            let text = format!("é{end}{end}b{end}");
            let lines: Vec<&str> = with_ends(&text).collect();
            assert_eq!(lines, [format!("é{end}"), end.to_owned(), format!("b{end}")], "{end:?}");
            let plain = with_line_feeds(&text);
            assert_eq!(plain.len(), text.len());
            assert_eq!(plain.lines().map(str::trim_end).collect::<Vec<_>>(), ["é", "", "b"], "{end:?}");
        }
        assert_eq!(with_ends("").count(), 0);
        assert_eq!(with_ends("a\n\r\n\rb").collect::<Vec<_>>(), ["a\n", "\r\n", "\r", "b"]);
    }

    #[test]
    fn an_end_is_found_wherever_it_stands_and_what_begins_like_one_is_none() {
        for end in ENDS {
            for before in [0, 1, 62, 63, 64, 65, 127, 128, 200] {
                // `â` and `‑` begin like ends, and are none.
                for text in ["a".repeat(before), "â".repeat(before), "‑".repeat(before)] {
                    let found = first_end(&(text.clone() + end + "b\n"));
                    assert_eq!(found, Some(Span::new(text.len(), text.len() + end.len())), "{before} {end:?}");
                    assert_eq!(first_end(&text), None);
                }
            }
        }
    }

    #[test]
    fn a_text_with_the_usual_line_ends_stays_as_it_is() {
        for text in ["", "a", "a\nb", "a\r\nb\r\n", "\n\n"] {
            assert!(matches!(with_line_feeds(text), Cow::Borrowed(same) if same == text), "{text:?}");
        }
    }
}
