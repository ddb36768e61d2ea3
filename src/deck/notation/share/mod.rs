//! A share code, `scouter:AEAA…`: a whole deck on one line of letters and digits, for chats, links and QR codes.
//!
//! Behind the prefix stand bytes in base32 (RFC 4648, without padding): the letters A to Z and the digits 2 to 7, in either
//! case. That is a fifth longer than base64, but nobody has to get the case right, no digit looks like one of the letters,
//! no chat takes a sign for markup, and a QR code holds it in the mode for capitals, with 5.5 bits a sign instead of 8.
//! Blanks and line breaks behind the prefix do not count, and `#` begins a comment.
//!
//! In every version the first byte is the version in its lower half and the game in its upper (0: DBSCG; others are not in
//! use), and the last four are the CRC-32 of all before them, the highest first; what stands between, [`body`] says. A
//! sign that is wrong, or swapped with its neighbour, is always noticed; one too many or too few goes unnoticed once in
//! four thousand million codes.

mod body;

use std::iter;

use data_encoding::{BASE32_NOPAD, BASE32_NOPAD_NOCASE};

use super::{Notation, WriteError, full, print_of};
use crate::card::plain;
use crate::deck::{BROKEN_LIST, Deck, Reading};
use crate::diagnostic::{Diagnostic, Severity, Span};

pub(super) static NOTATION: Notation = Notation {
    id: "share",
    about: "a share code, `scouter:AEAA…`: numbers and copies on one line, checked",
    recognise,
    read,
    write,
    many: |text| codes(text).len() > 1,
    holds_many: true,
    holds_name: true,
    holds_rules: true,
};

const PREFIX: &str = "scouter:";
/// The only version there is, of the only game.
const VERSION: u8 = 1;
const GAME: u8 = 0;

/// Whether a text begins with a share code, whole or not.
pub fn begins_code(text: &str) -> bool {
    text.get(..PREFIX.len()).is_some_and(|start| start.eq_ignore_ascii_case(PREFIX))
}

fn recognise(text: &str) -> bool {
    let mut lines = text.lines().map(str::trim_start).filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.next().is_some_and(begins_code)
}

fn read(text: &str) -> Vec<Reading> {
    let codes = codes(text);
    if codes.is_empty() {
        return vec![Reading::default()];
    }
    codes.iter().map(|parts| code(text, parts).unwrap_or_else(Reading::broken)).collect()
}

/// The codes of a text, each in the parts that line ends and comments leave of it. What stands before the first is taken
/// for one, so that it is not lost.
fn codes(text: &str) -> Vec<Vec<&str>> {
    let mut codes: Vec<Vec<&str>> = Vec::new();
    for line in text.lines() {
        let line = line.split('#').next().unwrap_or_default();
        let starts = line.char_indices().map(|(at, _)| at).filter(|at| begins_code(&line[*at..]));
        let mut from = 0;
        for end in starts.chain([line.len()]) {
            let part = line[from..end].trim();
            from = end;
            match codes.last_mut() {
                _ if part.is_empty() => {}
                Some(code) if !begins_code(part) => code.push(part),
                _ => codes.push(vec![part]),
            }
        }
    }
    codes
}

/// Reads one code. No part of it is a card by itself, so all of them stand at its prefix.
fn code(text: &str, parts: &[&str]) -> Result<Reading, Diagnostic> {
    let place = parts.iter().filter_map(|part| Span::of(text, part)).reduce(Span::to).unwrap_or_default();
    let wrong = |message: String| Diagnostic::new(BROKEN_LIST, Severity::Error, message).at(place);
    let damaged = || {
        let message = "this share code is damaged: a sign in it is wrong, missing, added or swapped";
        wrong(message.to_owned()).help(AGAIN)
    };
    let bytes = BASE32_NOPAD_NOCASE.decode(signs(text, parts)?.as_bytes()).map_err(|_| damaged())?;
    let (bytes, sum) = bytes.split_last_chunk().ok_or_else(damaged)?;
    let (head, rest) = bytes.split_first().ok_or_else(damaged)?;
    if crc32fast::hash(bytes).to_be_bytes() != *sum {
        return Err(damaged());
    }
    match (head >> 4, head & 15) {
        (GAME, VERSION) => body::read(rest, Span::new(place.start, place.start + PREFIX.len()))
            .ok_or_else(|| wrong("this share code is whole, but what it says is no deck".to_owned())),
        (GAME, version) => {
            let message = format!("this share code is of version {version}, and this scouter knows version {VERSION}");
            Err(wrong(message).help("a newer scouter reads it"))
        }
        (game, _) => {
            let message =
                format!("this share code is of another game, number {game}, which this scouter does not know");
            Err(wrong(message).help("a newer scouter may know it"))
        }
    }
}

const AGAIN: &str = "copy it again, from `scouter:` to its end";

/// The signs of a code behind its prefix.
fn signs(text: &str, parts: &[&str]) -> Result<String, Diagnostic> {
    let wrong = |message: String, part| {
        Diagnostic::new(BROKEN_LIST, Severity::Error, message).at(Span::of(text, part)).help(AGAIN)
    };
    let mut signs = String::new();
    let Some((first, others)) = parts.split_first() else { return Ok(signs) };
    let Some(behind) = first.get(PREFIX.len()..).filter(|_| begins_code(first)) else {
        return Err(wrong("this is no share code: one begins with `scouter:`".to_owned(), first));
    };
    for part in iter::once(&behind).chain(others) {
        for (at, written) in part.char_indices() {
            match plain(written) {
                None | Some(' ') => {}
                Some(sign) if sign.is_ascii_alphabetic() || ('2'..='7').contains(&sign) => signs.push(sign),
                Some(_) => {
                    let message = format!("`{written}` is in no share code: they are of the letters A to Z and 2 to 7");
                    return Err(wrong(message, &part[at..at + written.len_utf8()]));
                }
            }
        }
    }
    Ok(signs)
}

fn write(deck: &Deck) -> Result<String, WriteError> {
    let mut bytes = vec![GAME << 4 | VERSION];
    body::write(deck, &mut bytes)?;
    let sum = crc32fast::hash(&bytes);
    bytes.extend(sum.to_be_bytes());
    Ok(format!("{PREFIX}{}\n", BASE32_NOPAD.encode(&bytes)))
}
