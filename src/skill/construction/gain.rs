//! Skills that give a card further names, characters, traits, colors or keywords in all areas (2-1-3, 2-5-5, 2-6-6),
//! and the clauses that share a sentence with them or with a deck rule.

use super::cursor::Cursor;
use super::token::TokenKind;
use super::{condition, filter};
use crate::ability::{Action, Attribute, Change, Filter, Says, Scope, Statement, Subject, Watched};
use crate::card::{Color, ColorSet, Kind};

/// A whole skill that gives attributes in all areas.
pub(super) fn skill(cursor: &mut Cursor<'_>) -> Option<Vec<Statement>> {
    cursor.attempt(|cursor| {
        let when = condition::before(cursor);
        let mut statements = this_card(cursor)
            .or_else(|| your_cards(cursor))
            .or_else(|| all_of_your(cursor))
            .or_else(|| each(cursor))?;
        for statement in &mut statements {
            statement.when.clone_from(&when);
        }
        while let Some(more) = in_play_clause(cursor) {
            statements.push(more);
        }
        Some(statements)
    })
}

/// `in all areas`, `in all of your areas`, `when in your deck, Drop, or Warp`.
fn scope(cursor: &mut Cursor<'_>) -> Option<Scope> {
    if cursor.one_of(&["in all areas", "in all of your areas"]).is_some() {
        return Some(Scope::AllAreas);
    }
    cursor.words("when in your deck , drop , or warp").map(|()| Scope::DeckDropWarp)
}

/// `This card gains 《Desire》 in all areas`.
fn this_card(cursor: &mut Cursor<'_>) -> Option<Vec<Statement>> {
    cursor.attempt(|cursor| {
        cursor.words("this card")?;
        let mut statements = Vec::new();
        if cursor.words("can't attack and").is_some() {
            statements.push(Statement::new(Says::Change(Change::Forbid(Action::Attack))));
        }
        let has = gains(cursor).or_else(|| treated_as(cursor))?;
        let scope = scope(cursor)?;
        statements.push(Statement { scope, ..Statement::new(Says::Has(has)) });
        Some(statements)
    })
}

/// `Your red ＜A＞ and ＜B＞ cards are also treated as blue in all areas`.
fn your_cards(cursor: &mut Cursor<'_>) -> Option<Vec<Statement>> {
    cursor.attempt(|cursor| {
        cursor.words("your")?;
        let cards = characters(cursor)?;
        cursor.words("cards are")?;
        let has = also_treated_as(cursor)?;
        let scope = scope(cursor)?;
        Some(vec![Statement { about: Subject::Yours(cards), scope, ..Statement::new(Says::Has(has)) }])
    })
}

/// `All ＜A＞, ＜B＞, and ＜C＞ Battle Cards in all of your areas gain 《T》 and are treated as if they had no specified
/// costs`.
fn all_of_your(cursor: &mut Cursor<'_>) -> Option<Vec<Statement>> {
    cursor.attempt(|cursor| {
        cursor.words("all")?;
        let characters = characters(cursor)?;
        cursor.words("battle cards")?;
        let about = Subject::Yours(Filter::All(vec![characters, Filter::Kind(Kind::Battle)]));
        let scope = scope(cursor)?;
        let has = gains(cursor)?;
        cursor.words("and are")?;
        no_specified_cost(cursor)?;
        let statement = |says| Statement { about: about.clone(), scope, ..Statement::new(says) };
        Some(vec![statement(Says::Has(has)), statement(Says::Change(Change::NoSpecifiedCost))])
    })
}

/// `Each ＜A＞ and ＜B＞ in all of your areas gain red and blue colors`.
fn each(cursor: &mut Cursor<'_>) -> Option<Vec<Statement>> {
    cursor.attempt(|cursor| {
        cursor.words("each")?;
        let about = Subject::Yours(characters(cursor)?);
        let scope = scope(cursor)?;
        cursor.words("gain")?;
        let colors = cursor.list("and", color)?.into_iter().collect();
        cursor.words("colors")?;
        let has = vec![Attribute::Colors(colors)];
        Some(vec![Statement { about, scope, ..Statement::new(Says::Has(has)) }])
    })
}

fn characters(cursor: &mut Cursor<'_>) -> Option<Filter> {
    let names = cursor.list("and", |cursor| {
        cursor.next("a character", |kind| match kind {
            TokenKind::Character(name) => Some(Filter::Character((*name).to_owned())),
            _ => None,
        })
    })?;
    Some(Filter::either(names))
}

/// `gains 《A》, 《B》, and 《C》`, `has ＜A＞`.
fn gains(cursor: &mut Cursor<'_>) -> Option<Vec<Attribute>> {
    cursor.attempt(|cursor| {
        cursor.one_of(&["gains", "gain", "has", "have"])?;
        cursor.list("and", attribute)
    })
}

fn attribute(cursor: &mut Cursor<'_>) -> Option<Attribute> {
    let names = cursor.names();
    cursor.next("a trait, a character, a card name or a keyword", |kind| match kind {
        TokenKind::Trait(name) => Some(Attribute::Trait((*name).to_owned())),
        TokenKind::Character(name) => Some(Attribute::Character((*name).to_owned())),
        TokenKind::Name(name) => Some(Attribute::Name((*name).to_owned())),
        TokenKind::Bracket(tag) => names.tag(tag).map(|tag| Attribute::Keyword(tag.keyword)),
        _ => None,
    })
}

/// `is also treated as …`.
fn treated_as(cursor: &mut Cursor<'_>) -> Option<Vec<Attribute>> {
    cursor.attempt(|cursor| {
        cursor.words("is")?;
        also_treated_as(cursor)
    })
}

fn also_treated_as(cursor: &mut Cursor<'_>) -> Option<Vec<Attribute>> {
    cursor.attempt(|cursor| {
        cursor.words("also treated as")?;
        if cursor.words("an extra").is_some() {
            return Some(vec![Attribute::Kind(Kind::Extra)]);
        }
        let colors = cursor.attempt(|cursor| cursor.list("and", color));
        match colors {
            Some(colors) => Some(vec![Attribute::Colors(colors.into_iter().collect::<ColorSet>())]),
            None => cursor.list("and", attribute),
        }
    })
}

fn color(cursor: &mut Cursor<'_>) -> Option<Color> {
    cursor.next("a color", filter::color_word)
}

/// `treated as if they had no specified cost`.
fn no_specified_cost(cursor: &mut Cursor<'_>) -> Option<()> {
    cursor.one_of(&["treated as if they had no specified costs", "treated as if they had no specified cost"])
}

/// A clause about the game that follows in the same sentence.
pub(super) fn in_play_clause(cursor: &mut Cursor<'_>) -> Option<Statement> {
    cursor.attempt(|cursor| {
        cursor.one_of(&[", and", ";", "and"])?;
        cannot_attack(cursor)
            .or_else(|| negated(cursor))
            .or_else(|| treat_in_hand(cursor))
            .or_else(|| not_discarded(cursor))
            .or_else(|| may_awaken(cursor))
    })
}

/// `this card can't attack`.
fn cannot_attack(cursor: &mut Cursor<'_>) -> Option<Statement> {
    cursor.words("this card can't attack").map(|()| Statement::new(Says::Change(Change::Forbid(Action::Attack))))
}

/// `negate the [Energy-Exhaust] skill of 《God》 cards in all of your areas`.
fn negated(cursor: &mut Cursor<'_>) -> Option<Statement> {
    cursor.attempt(|cursor| {
        cursor.words("negate the")?;
        let keyword = filter::keyword(cursor)?;
        cursor.words("skill of")?;
        let about = Subject::Yours(filter::cards(cursor)?);
        let scope = scope(cursor)?;
        Some(Statement { about, scope, ..Statement::new(Says::Change(Change::NegateKeyword(keyword))) })
    })
}

/// `treat 《Villainous》 cards in your hand as if they have no specified cost`.
fn treat_in_hand(cursor: &mut Cursor<'_>) -> Option<Statement> {
    cursor.attempt(|cursor| {
        cursor.words("treat")?;
        let about = Subject::Yours(filter::cards(cursor)?);
        cursor.words("in your hand as if they have no specified cost")?;
        Some(Statement { about, scope: Scope::Hand, ..Statement::new(Says::Change(Change::NoSpecifiedCost)) })
    })
}

/// `cards in your hand can't be discarded by your green ＜Broly＞ Leader Card skills`.
fn not_discarded(cursor: &mut Cursor<'_>) -> Option<Statement> {
    cursor.attempt(|cursor| {
        cursor.words("cards in your hand can't be discarded by your")?;
        let by = filter::description(cursor)?;
        cursor.words("skills")?;
        let says = Says::Change(Change::Forbid(Action::DiscardBy(Watched::Yours(by))));
        Some(Statement { about: Subject::Yours(Filter::Any), scope: Scope::Hand, ..Statement::new(says) })
    })
}

/// `if your opponent has 2 or more energy, your red ＜King Vegeta＞ Leader Card can activate its [Awaken] skill`.
fn may_awaken(cursor: &mut Cursor<'_>) -> Option<Statement> {
    cursor.attempt(|cursor| {
        let when = condition::before(cursor);
        cursor.words("your")?;
        let about = Subject::Yours(filter::description(cursor)?);
        cursor.words("can activate its")?;
        let keyword = filter::keyword(cursor)?;
        cursor.words("skill")?;
        let says = (keyword == crate::ability::Keyword::Awaken).then_some(Says::Change(Change::MayAwaken))?;
        Some(Statement { when, about, ..Statement::new(says) })
    })
}
