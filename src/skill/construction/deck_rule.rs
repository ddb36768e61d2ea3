//! Skills that change what may be in a deck (5-1-3-2) or how the game starts.

use super::cursor::Cursor;
use super::filter;
use super::gain;
use super::token::TokenKind;
use crate::ability::{DeckPart, DeckRule, Filter, Says, Statement};

/// A whole skill that begins with a deck rule.
pub(super) fn skill(cursor: &mut Cursor<'_>) -> Option<Vec<Statement>> {
    cursor.attempt(|cursor| {
        let mut says = starting_life(cursor).or_else(|| first(cursor))?;
        while let Some(more) = further(cursor) {
            says.push(more);
        }
        let mut statements: Vec<Statement> = says.into_iter().map(Statement::new).collect();
        while let Some(more) = gain::in_play_clause(cursor) {
            statements.push(more);
        }
        Some(statements)
    })
}

/// `You start the game with 6 life`.
fn starting_life(cursor: &mut Cursor<'_>) -> Option<Vec<Says>> {
    cursor.attempt(|cursor| {
        cursor.words("you start the game with")?;
        let life = cursor.number()?;
        cursor.words("life")?;
        Some(vec![Says::StartingLife(life)])
    })
}

fn first(cursor: &mut Cursor<'_>) -> Option<Vec<Says>> {
    let (part, rule) = any_copies(cursor)
        .or_else(|| up_to_copies(cursor))
        .or_else(|| at_most(cursor))
        .or_else(|| only(cursor))
        .or_else(|| without(cursor))
        .or_else(|| your_deck(cursor))?;
    Some(vec![Says::Include(part, rule)])
}

/// `in your deck`, `in your Z-Deck`.
fn part(cursor: &mut Cursor<'_>) -> Option<DeckPart> {
    if cursor.words("in your deck").is_some() {
        return Some(DeckPart::Deck);
    }
    cursor.words("in your z-deck").map(|()| DeckPart::ZDeck)
}

/// `You can include as many copies of this card in your deck as you like`.
fn any_copies(cursor: &mut Cursor<'_>) -> Option<(DeckPart, DeckRule)> {
    cursor.attempt(|cursor| {
        cursor.words("you can include as many copies of this card")?;
        let part = part(cursor)?;
        cursor.words("as you like")?;
        Some((part, DeckRule::Copies(None)))
    })
}

/// `You can include up to 7 copies of this card in your deck`, `You can only include 1 copy of this card …`.
fn up_to_copies(cursor: &mut Cursor<'_>) -> Option<(DeckPart, DeckRule)> {
    cursor.attempt(|cursor| {
        cursor.one_of(&["you can include up to", "you can only include up to", "you can only include"])?;
        let copies = cursor.number()?;
        cursor.one_of(&["copies of this card", "copy of this card"])?;
        Some((part(cursor)?, DeckRule::Copies(Some(copies))))
    })
}

/// `You can only include up to 7 《Dark Dragon Ball》 cards in your deck`.
fn at_most(cursor: &mut Cursor<'_>) -> Option<(DeckPart, DeckRule)> {
    cursor.attempt(|cursor| {
        cursor.words("you can only include up to")?;
        let n = cursor.number()?;
        let cards = filter::cards(cursor)?;
        Some((part(cursor)?, DeckRule::AtMost(n, cards)))
    })
}

/// `You can only include Z-Unisons in your Z-Deck`.
fn only(cursor: &mut Cursor<'_>) -> Option<(DeckPart, DeckRule)> {
    cursor.attempt(|cursor| {
        cursor.words("you can only include")?;
        let cards = filter::cards(cursor)?;
        Some((part(cursor)?, DeckRule::Only(cards)))
    })
}

/// `You can't include … in your deck`, with the exceptions that may follow.
fn without(cursor: &mut Cursor<'_>) -> Option<(DeckPart, DeckRule)> {
    cursor.attempt(|cursor| {
        cursor.one_of(&["you can't include", "you cannot include"])?;
        let cards = filter::cards(cursor)?;
        let part = part(cursor)?;
        let cards = match (lacking_trait(cursor), except(cursor)) {
            (None, None) => cards,
            (lacking, except) => {
                let parts = [Some(cards).filter(|cards| *cards != Filter::Any), lacking, except.map(Filter::negated)];
                Filter::all(parts.into_iter().flatten().collect())
            }
        };
        Some((part, DeckRule::Without(cards)))
    })
}

/// `that don't have 《Universe》 as part of their special trait`.
fn lacking_trait(cursor: &mut Cursor<'_>) -> Option<Filter> {
    cursor.attempt(|cursor| {
        cursor.words("that don't have")?;
        let name = cursor.next("a trait", |kind| match kind {
            TokenKind::Trait(name) => Some((*name).to_owned()),
            _ => None,
        })?;
        cursor.one_of(&["as part of their special traits", "as part of their special trait"])?;
        Some(Filter::TraitPart(name).negated())
    })
}

/// `, except for ＜Vegeta＞ cards`.
fn except(cursor: &mut Cursor<'_>) -> Option<Filter> {
    cursor.attempt(|cursor| {
        cursor.one_of(&[", except for", "except for"])?;
        filter::cards(cursor)
    })
}

/// `Your deck can only include up to 6 [Dragon Ball] cards`.
fn your_deck(cursor: &mut Cursor<'_>) -> Option<(DeckPart, DeckRule)> {
    cursor.attempt(|cursor| {
        cursor.words("your deck can only include up to")?;
        let n = cursor.number()?;
        Some((DeckPart::Deck, DeckRule::AtMost(n, filter::cards(cursor)?)))
    })
}

/// `, and can't include non-red Battle Cards`: a second rule for the same deck.
fn further(cursor: &mut Cursor<'_>) -> Option<Says> {
    cursor.attempt(|cursor| {
        cursor.one_of(&[", and can't include", "and can't include"])?;
        filter::cards(cursor).map(|cards| Says::Include(DeckPart::Deck, DeckRule::Without(cards)))
    })
}
