//! From text to words, quoted words and signs, each with its place.

use super::error::{Expected, Unread};
use crate::card::plain;
use crate::diagnostic::Span;

/// How a property is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sign {
    /// `:`
    Has,
    /// `=`
    Is,
    /// `!=`
    IsNot,
    /// `~`
    Part,
    /// `<`
    Below,
    /// `<=`
    UpTo,
    /// `>`
    Above,
    /// `>=`
    From,
}

/// What stands at a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token {
    /// Anything without blanks and signs: `cost`, `2+`, `BT1-053`.
    Word(String),
    /// Words between double quotes, which are not part of it.
    Quoted(String),
    /// An expression between slashes, which are not part of it.
    Expression(String),
    Sign(Sign),
    Open,
    Close,
    /// A dash that no word stands before: "not".
    Minus,
}

/// A token and its place in the text.
pub(super) type Placed = (Token, Span);

/// Longer texts are nobody's wish. Bytes.
const LONGEST: usize = 10_000;

/// A double quote of any shape.
pub(super) fn is_quote(c: char) -> bool {
    plain(c) == Some('"')
}

/// Takes a text apart.
///
/// # Errors
/// For a quote that is not closed, and for a text that is too long.
pub(super) fn tokens(text: &str) -> Result<Vec<Placed>, Unread> {
    if text.len() > LONGEST {
        return Err(Unread::at(Span::new(0, text.len()), Expected::Shorter(LONGEST)));
    }
    let mut tokens: Vec<Placed> = Vec::new();
    let mut rest = text.char_indices().peekable();
    while let Some((start, c)) = rest.next() {
        let mut then = |wanted: char| rest.next_if(|(_, c)| plain(*c) == Some(wanted)).is_some();
        let token = match plain(c) {
            None | Some(' ') => continue,
            Some('(') => Token::Open,
            Some(')') => Token::Close,
            Some('-') => Token::Minus,
            Some(':') => Token::Sign(Sign::Has),
            Some('=') => Token::Sign(Sign::Is),
            Some('~') => Token::Sign(Sign::Part),
            Some('≤') => Token::Sign(Sign::UpTo),
            Some('≥') => Token::Sign(Sign::From),
            Some('≠') => Token::Sign(Sign::IsNot),
            Some('!') if then('=') => Token::Sign(Sign::IsNot),
            Some('<') => Token::Sign(if then('=') { Sign::UpTo } else { Sign::Below }),
            Some('>') => Token::Sign(if then('=') { Sign::From } else { Sign::Above }),
            Some('"') => {
                let inside: String =
                    std::iter::from_fn(|| rest.next_if(|(_, c)| !is_quote(*c))).map(|(_, c)| c).collect();
                if rest.next().is_none() {
                    return Err(Unread::at(Span::new(start, text.len()), Expected::Quote));
                }
                Token::Quoted(inside)
            }
            Some('/') if c == '/' && closing(text, start, &tokens)?.is_some() => {
                let end = closing(text, start, &tokens)?.unwrap_or(start);
                while rest.next_if(|(at, _)| *at <= end).is_some() {}
                Token::Expression(text[start + 1..end].to_owned())
            }
            Some(first) if is_behind_in(&tokens) => {
                let tail = std::iter::from_fn(|| rest.next_if(|(_, c)| !c.is_whitespace() && *c != ')'));
                Token::Word(std::iter::once(first).chain(tail.map(|(_, c)| c)).collect())
            }
            Some(first) => {
                let tail = std::iter::from_fn(|| rest.next_if(|(_, c)| plain(*c).is_none_or(is_of_word)));
                Token::Word(std::iter::once(first).chain(tail.filter_map(|(_, c)| plain(c))).collect())
            }
        };
        let end = rest.peek().map_or(text.len(), |(at, _)| *at);
        tokens.push((token, Span::new(start, end)));
    }
    Ok(tokens)
}

/// Whether what comes next is the value of `in:`, a path, in which no sign means anything.
fn is_behind_in(tokens: &[Placed]) -> bool {
    matches!(tokens, [.., (Token::Word(word), _), (Token::Sign(_), _)] if word.eq_ignore_ascii_case("in"))
}

/// The place of the slash that ends an expression which begins with the one at `start`; `None` where none begins there.
fn closing(text: &str, start: usize, tokens: &[Placed]) -> Result<Option<usize>, Unread> {
    let inside = &text[start + 1..];
    if is_behind_in(tokens) || inside.starts_with(['/', ' ']) || inside.is_empty() {
        return Ok(None);
    }
    let mut escaped = false;
    let end = inside.bytes().position(|byte| {
        let ends = byte == b'/' && !escaped;
        escaped = byte == b'\\' && !escaped;
        ends
    });
    let is_value = matches!(tokens.last(), Some((Token::Sign(_), _)));
    match end {
        None if is_value => Err(Unread::at(Span::new(start, text.len()), Expected::Slash)),
        end => Ok(end.map(|end| start + 1 + end)),
    }
}

/// Whether a sign goes on with a word.
fn is_of_word(c: char) -> bool {
    !matches!(c, ' ' | '(' | ')' | ':' | '=' | '~' | '≤' | '≥' | '≠' | '<' | '>' | '"' | '!')
}
