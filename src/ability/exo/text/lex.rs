//! A text taken apart into words of the notation.

use super::lexicon::{LEXICON, Sym};
use super::{Tongue, Unread};

/// A piece of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token {
    Word(Sym),
    Number(i32),
    /// With a sign before it.
    Change(i32),
    Quoted(String),
    /// One of `: ; , . ( )`.
    Sign(char),
}

/// Articles that count.
const ONE: [(&str, Tongue); 5] =
    [("a", Tongue::En), ("an", Tongue::En), ("un", Tongue::It), ("una", Tongue::It), ("uno", Tongue::It)];

/// The pieces, each with where it begins.
pub(super) fn lex(text: &str, tongue: Tongue) -> Result<Vec<(usize, Token)>, Unread> {
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(next) = text[at..].chars().next() {
        if next.is_whitespace() || next == '|' {
            at += next.len_utf8();
            continue;
        }
        let (token, length) = piece(&text[at..], next, tongue).ok_or_else(|| unread(text, at))?;
        tokens.push((at, token));
        at += length;
    }
    Ok(tokens)
}

/// What begins at a place and is not understood.
pub(super) fn unread(text: &str, at: usize) -> Unread {
    let rest = text.get(at..).unwrap_or_default();
    let end = rest.find(['.', '\n']).unwrap_or(rest.len());
    Unread { at, text: rest[..end].to_owned() }
}

fn piece(text: &str, next: char, tongue: Tongue) -> Option<(Token, usize)> {
    match next {
        ':' | ';' | ',' | '.' | '(' | ')' => Some((Token::Sign(next), 1)),
        '"' | '“' | '”' | '«' => {
            let rest = &text[next.len_utf8()..];
            let end = rest.find(['"', '”', '“', '»'])?;
            let close = rest[end..].chars().next()?.len_utf8();
            Some((Token::Quoted(rest[..end].to_owned()), next.len_utf8() + end + close))
        }
        '+' | '-' | '0'..='9' => {
            let signed = !next.is_ascii_digit();
            let digits = text[usize::from(signed)..].bytes().take_while(u8::is_ascii_digit).count();
            let number: i32 = text[usize::from(signed)..usize::from(signed) + digits].parse().ok()?;
            let token = match next {
                '-' => Token::Change(-number),
                '+' => Token::Change(number),
                _ => Token::Number(number),
            };
            Some((token, usize::from(signed) + digits))
        }
        _ => word(text, tongue),
    }
}

fn word(text: &str, tongue: Tongue) -> Option<(Token, usize)> {
    let mut best: Option<(Token, usize)> = None;
    let mut consider = |token: Token, length: Option<usize>| {
        if let Some(length) = length
            && best.as_ref().is_none_or(|(_, longest)| length > *longest)
        {
            best = Some((token, length));
        }
    };
    for entry in LEXICON {
        let forms = match tongue {
            Tongue::En => entry.en,
            Tongue::It => entry.it,
        };
        for form in forms {
            consider(Token::Word(entry.sym), starts(text, form, entry.key));
        }
    }
    for (form, _) in ONE.iter().filter(|(_, of)| *of == tongue) {
        consider(Token::Number(1), starts(text, form, false));
    }
    best
}

/// How much of a text a form takes up that it begins with; capitals matter to key words alone.
fn starts(text: &str, form: &str, exact: bool) -> Option<usize> {
    let mut rest = text.chars();
    for wanted in form.chars() {
        let found = rest.next()?;
        let found = if found == '’' { '\'' } else { found };
        let same = found == wanted || !exact && found.to_lowercase().eq(wanted.to_lowercase());
        if !same {
            return None;
        }
    }
    let ends = rest.clone().next().is_none_or(|next| !next.is_alphanumeric());
    ends.then(|| text.len() - rest.as_str().len())
}
