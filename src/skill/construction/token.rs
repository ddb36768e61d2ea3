//! Cutting skill text into tokens, so that brackets, fonts of brackets and odd quotes are dealt with once.

use crate::card::plain;
use crate::diagnostic::Span;

/// What a token is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TokenKind<'a> {
    /// A word in lower case, hyphens and apostrophes included: `can't`, `z-deck`, `non-red`, `non-`.
    Word(String),
    /// A number.
    Number(u8),
    /// `[…]` or `【…】`.
    Bracket(&'a str),
    /// `＜…＞`, `〈…〉`, `<…>`: a character name.
    Character(&'a str),
    /// `《…》`, `≪…≫`: a special trait.
    Trait(&'a str),
    /// `{…}`: a card name.
    Name(&'a str),
    /// An icon in parentheses: `(R)`, `(2)`, `(R/G)`.
    Icon(&'a str),
    /// Any other text in parentheses: explains, does not rule (2-13-3).
    Reminder,
    /// A sign that stands for itself.
    Punct(char),
}

/// A token and its place in the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Token<'a> {
    pub(super) kind: TokenKind<'a>,
    pub(super) span: Span,
}

impl Token<'_> {
    pub(super) fn is_word(&self, word: &str) -> bool {
        matches!(&self.kind, TokenKind::Word(have) if have == word)
    }
}

/// Opening and closing sign of each kind of bracket.
const BRACKETS: [(char, &[char]); 8] = [
    ('[', &[']', '}']), // one card prints `[Auto}`
    ('【', &['】']),
    ('＜', &['＞']),
    ('〈', &['〉']),
    ('<', &['>']),
    ('《', &['》']),
    ('≪', &['≫']),
    ('{', &['}']),
];

/// Cuts a line into tokens. Every character that is not a space belongs to exactly one of them.
pub(super) fn tokens(line: &str) -> Vec<Token<'_>> {
    let mut out = Vec::new();
    let mut at = 0;
    while let Some(c) = line[at..].chars().next() {
        let rest = &line[at..];
        let (kind, len) = if c.is_whitespace() || plain(c).is_none() {
            (None, c.len_utf8())
        } else if let Some((inner, len)) = bracketed(rest) {
            (Some(by_bracket(c, inner)), len)
        } else if c == '(' {
            let len = rest.find(')').map_or(rest.len(), |end| end + 1);
            let inner = rest[1..len].trim_end_matches(')');
            (Some(if is_icon(inner) { TokenKind::Icon(inner) } else { TokenKind::Reminder }), len)
        } else if c.is_alphanumeric() {
            let len = rest.find(|c: char| !is_word_part(c)).unwrap_or(rest.len());
            (Some(word(&rest[..len])), len)
        } else {
            (Some(TokenKind::Punct(plain(c).unwrap_or(c))), c.len_utf8())
        };
        out.extend(kind.map(|kind| Token { kind, span: Span::new(at, at + len) }));
        at += len;
    }
    out
}

fn is_word_part(c: char) -> bool {
    c.is_alphanumeric() || matches!(plain(c), Some('\'' | '-' | '+'))
}

fn word(text: &str) -> TokenKind<'_> {
    text.parse().map_or_else(
        |_| TokenKind::Word(text.chars().filter_map(plain).flat_map(char::to_lowercase).collect()),
        TokenKind::Number,
    )
}

fn bracketed(rest: &str) -> Option<(&str, usize)> {
    let open = rest.chars().next()?;
    let (_, close) = BRACKETS.iter().find(|(sign, _)| *sign == open)?;
    let inner = &rest[open.len_utf8()..];
    let end = inner.find(*close)?;
    let len = open.len_utf8() + end + inner[end..].chars().next().map_or(0, char::len_utf8);
    Some((inner[..end].trim(), len))
}

fn by_bracket(open: char, inner: &str) -> TokenKind<'_> {
    match open {
        '[' | '【' => TokenKind::Bracket(inner),
        '《' | '≪' => TokenKind::Trait(inner),
        '{' => TokenKind::Name(inner),
        _ => TokenKind::Character(inner),
    }
}

fn is_icon(inner: &str) -> bool {
    let color = |c: char| "RBGYKW".contains(c);
    let number = !inner.is_empty() && inner.bytes().all(|b| b.is_ascii_digit());
    number || inner == "X" || (!inner.is_empty() && inner.split('/').all(|c| c.len() == 1 && c.chars().all(color)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(line: &str) -> Vec<TokenKind<'_>> {
        tokens(line).into_iter().map(|token| token.kind).collect()
    }

    #[test]
    fn both_fonts_of_brackets_are_the_same() {
        assert_eq!(kinds("＜Hit＞ 〈Hit〉 <Hit>"), vec![TokenKind::Character("Hit"); 3]);
        assert_eq!(kinds("《God》≪God≫"), vec![TokenKind::Trait("God"); 2]);
        assert_eq!(kinds("[Auto} 【Evolve】"), [TokenKind::Bracket("Auto"), TokenKind::Bracket("Evolve")]);
    }

    #[test]
    fn a_colon_within_a_name_is_not_punctuation() {
        assert_eq!(kinds("＜Goku : GT＞:"), [TokenKind::Character("Goku : GT"), TokenKind::Punct(':')]);
    }

    #[test]
    fn icons_are_told_from_reminders() {
        assert_eq!(kinds("(R/G)(2) (why not)"), [TokenKind::Icon("R/G"), TokenKind::Icon("2"), TokenKind::Reminder]);
    }

    #[test]
    fn words_keep_hyphen_and_apostrophe() {
        let words = ["can't", "z-deck", "non-"].map(|word| TokenKind::Word(word.into()));
        assert_eq!(kinds("can’t Z-Deck non-《God》")[..3], words);
    }

    #[test]
    fn unclosed_brackets_do_not_swallow_the_line() {
        assert_eq!(kinds("《a b")[0], TokenKind::Punct('《'));
    }
}
