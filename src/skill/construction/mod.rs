//! Skills that change what may be in a deck, how the game starts, or what a card is in all areas (5-1-3-2, 2-1-3).
//!
//! A line that *concerns construction* and is not read whole is an error, since a deck would be judged wrongly without it.

mod condition;
mod cursor;
mod deck_rule;
mod filter;
mod gain;
mod token;

use super::UNREAD_CONSTRUCTION;
use crate::ability::{Body, Keyword, KeywordNames, Skill, Statement};
use crate::diagnostic::{Diagnostic, Severity, Span};
use cursor::Cursor;
use token::{Token, TokenKind};

/// What a line is in the eyes of the construction grammar.
pub(super) enum Construction {
    /// It does not concern construction.
    None,
    /// It is read.
    Read(Skill),
    /// It concerns construction and is not read.
    Unread(Skill, Diagnostic),
}

/// Reads a line that concerns construction.
pub(super) fn construction(line: &str, names: &KeywordNames) -> Construction {
    let tokens = token::tokens(line);
    let (tags, rest) = head(&tokens, names);
    let body = &tokens[rest..];
    let is_permanent = tags.iter().any(|tag| tag.keyword == Keyword::Permanent);
    if !is_permanent || !concerns_construction(body, names) {
        return Construction::None;
    }
    match statements(body, names) {
        Ok(statements) => Construction::Read(Skill { tags, body: Body::Permanent(statements) }),
        Err((at, expected)) => {
            let span = body.get(at).map_or(Span::new(line.len(), line.len()), |token| token.span);
            let message = format!("a construction sentence is not understood from here; expected {expected}");
            let problem = Diagnostic::new(UNREAD_CONSTRUCTION, Severity::Error, message).at(span);
            Construction::Unread(Skill { tags, body: Body::Unread }, problem)
        }
    }
}

/// The tags at the head of a line, and how many tokens they take. Some cards part them with a slash.
fn head(tokens: &[Token<'_>], names: &KeywordNames) -> (Vec<crate::ability::Tag>, usize) {
    let mut tags = Vec::new();
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        match &token.kind {
            TokenKind::Bracket(text) => match names.tag(text) {
                Some(tag) => tags.push(tag),
                None => break,
            },
            TokenKind::Punct('/') if !tags.is_empty() => {}
            _ => break,
        }
        at += 1;
    }
    (tags, at)
}

/// Whether a permanent skill speaks of what may be in a deck, of the life at the start, or of attributes that a card
/// has in all areas. Deliberately wide: what passes here must be read whole.
fn concerns_construction(body: &[Token<'_>], names: &KeywordNames) -> bool {
    let find = |words: &[&str]| {
        body.windows(words.len()).position(|window| window.iter().zip(words).all(|(token, word)| token.is_word(word)))
    };
    let has = |words: &[&str]| find(words).is_some();
    let in_deck = has(&["in", "your", "deck"]) || has(&["in", "your", "z-deck"]) || has(&["your", "deck"]);
    let include = body.iter().any(|token| token.is_word("include"));
    // "gains X in all areas", or "in all of your areas gain X": what is gained stands between or behind.
    let gained = body.windows(2).position(|pair| {
        let verb = ["gains", "gain", "has", "have", "as"].iter().any(|verb| pair[0].is_word(verb));
        let attribute = match &pair[1].kind {
            TokenKind::Trait(_) | TokenKind::Character(_) | TokenKind::Name(_) => true,
            TokenKind::Bracket(text) => names.tag(text).is_some_and(|tag| names.is_construction(tag.keyword)),
            _ => filter::color(&pair[1]).is_some(),
        };
        verb && attribute
    });
    let everywhere = match (find(&["in", "all", "areas"]), find(&["in", "all", "of", "your", "areas"]), gained) {
        (Some(areas), _, Some(gained)) => gained < areas,
        (_, areas, gained) => areas.is_some() && gained.is_some(),
    };
    (in_deck && include) || everywhere || has(&["when", "in", "your", "deck"]) || has(&["start", "the", "game"])
}

/// Reads a whole construction skill, or says at which token it stopped and what would have fitted there.
fn statements(body: &[Token<'_>], names: &KeywordNames) -> Result<Vec<Statement>, (usize, String)> {
    let mut cursor = Cursor::new(body, names);
    let read = deck_rule::skill(&mut cursor).or_else(|| gain::skill(&mut cursor));
    match read {
        Some(statements) if cursor.at_end() => Ok(statements),
        _ => Err(cursor.farthest()),
    }
}
