//! Descriptions of cards: `non-《God》 Battle Cards`, `multicolor cards`, `cards with energy costs of 5 or more`.

use super::cursor::Cursor;
use super::token::{Token, TokenKind};
use crate::ability::{Bounds, Filter, Keyword};
use crate::card::{Color, Kind};

/// The color a token names: `red`.
pub(super) fn color(token: &Token<'_>) -> Option<Color> {
    color_word(&token.kind)
}

pub(super) fn color_word(kind: &TokenKind<'_>) -> Option<Color> {
    if let TokenKind::Word(word) = kind { Color::from_name(word) } else { None }
}

/// `A cards`, or `A cards or B cards`.
pub(super) fn cards(cursor: &mut Cursor<'_>) -> Option<Filter> {
    cursor.list("or", description).map(Filter::either)
}

/// One description with its noun.
pub(super) fn description(cursor: &mut Cursor<'_>) -> Option<Filter> {
    cursor.attempt(|cursor| {
        let mut parts = Vec::new();
        while let Some(part) = adjective(cursor) {
            parts.push(part);
        }
        match noun(cursor) {
            Some(kind) => parts.extend(kind.map(Filter::Kind)),
            // A bare name may stand without its noun ("a 《God》"), a bare color may not.
            None if parts.iter().any(is_name) => {}
            None => return None,
        }
        parts.extend(cost(cursor));
        Some(if parts.is_empty() { Filter::Any } else { Filter::all(parts) })
    })
}

fn is_name(part: &Filter) -> bool {
    match part {
        Filter::Not(inner) => is_name(inner),
        Filter::Trait(_) | Filter::Character(_) | Filter::Name(_) => true,
        // Red ＜Zamasu＞ or ＜Goku Black＞: names joined by "or" before one noun.
        Filter::Either(parts) => parts.iter().all(is_name),
        _ => false,
    }
}

/// A word or name before the noun.
fn adjective(cursor: &mut Cursor<'_>) -> Option<Filter> {
    if cursor.words("non-").is_some() {
        return name(cursor).map(Filter::negated);
    }
    let names = cursor.attempt(|cursor| {
        let names = cursor.list("or", name)?;
        Some(Filter::either(names))
    });
    names.or_else(|| {
        cursor.next("a color", |kind| {
            let TokenKind::Word(word) = kind else { return None };
            match word.strip_prefix("non-") {
                _ if word == "multicolor" => Some(Filter::Multicolor),
                Some(rest) => Color::from_name(rest).map(|color| Filter::Color(color).negated()),
                None => Color::from_name(word).map(Filter::Color),
            }
        })
    })
}

/// A bracketed name: trait, character, card name or keyword.
fn name(cursor: &mut Cursor<'_>) -> Option<Filter> {
    let names = cursor.names();
    cursor.next("a trait, a character, a card name or a keyword", |kind| match kind {
        TokenKind::Trait(name) => Some(Filter::Trait((*name).to_owned())),
        TokenKind::Character(name) => Some(Filter::Character((*name).to_owned())),
        TokenKind::Name(name) => Some(Filter::Name((*name).to_owned())),
        TokenKind::Bracket(tag) => names.tag(tag).map(|tag| Filter::Keyword(tag.keyword)),
        _ => None,
    })
}

/// `cards`, `Battle Cards`, `Leader Card`, `Z-Unisons`: the kind it names, if it names one.
#[expect(clippy::option_option, reason = "no noun, a noun of any kind, a noun of one kind")]
fn noun(cursor: &mut Cursor<'_>) -> Option<Option<Kind>> {
    let kinds = [
        ("z-leader", Kind::ZLeader),
        ("z-battle", Kind::ZBattle),
        ("z-extra", Kind::ZExtra),
        ("z-unison", Kind::ZUnison),
        ("leader", Kind::Leader),
        ("battle", Kind::Battle),
        ("extra", Kind::Extra),
        ("unison", Kind::Unison),
    ];
    for (word, kind) in kinds {
        let plural = format!("{word}s");
        let forms = [format!("{word} cards"), format!("{word} card"), plural, word.to_owned()];
        if forms.iter().any(|form| cursor.words(form).is_some()) {
            return Some(Some(kind));
        }
    }
    cursor.one_of(&["cards", "card"]).map(|()| None)
}

/// `with energy costs of 5 or more`.
fn cost(cursor: &mut Cursor<'_>) -> Option<Filter> {
    cursor.attempt(|cursor| {
        cursor.one_of(&["with energy costs of", "with an energy cost of"])?;
        let n = cursor.number()?;
        let bounds = if cursor.words("or more").is_some() {
            Bounds { min: Some(n), max: None }
        } else if cursor.words("or less").is_some() {
            Bounds { min: None, max: Some(n) }
        } else {
            Bounds { min: Some(n), max: Some(n) }
        };
        Some(Filter::Cost(bounds))
    })
}

/// A keyword in brackets, on its own.
pub(super) fn keyword(cursor: &mut Cursor<'_>) -> Option<Keyword> {
    let names = cursor.names();
    cursor.next("a keyword", |kind| match kind {
        TokenKind::Bracket(tag) => names.tag(tag).map(|tag| tag.keyword),
        _ => None,
    })
}
