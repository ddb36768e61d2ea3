//! Permanent skills: what they state, and the cards that their \[Bond\] names.

use super::named::{named, takes_name};
use crate::ability::{Area, Argument, Bounds, Condition, Filter, Keyword, Selector, Statement, Tag};
use crate::card::Kind;
use crate::skill::phrase::{At, Page, Ways};
use crate::skill::statement;

/// The statements of a permanent skill; the cards that its \[Bond\] names are a condition.
pub(super) fn permanents(page: &Page<'_>, at: At, tags: &[Tag]) -> Ways<Vec<Statement>> {
    let ways = named(page, at, tags).into_iter();
    ways.flat_map(|(does, at)| {
        let bond = does.names.first().and_then(|name| bond(name, tags));
        let said = if does.names.is_empty() || bond.is_some() { statement::read(page, at) } else { Ways::new() };
        said.into_iter().map(move |(said, at)| (said.into_iter().map(|said| bound(bond.as_ref(), said)).collect(), at))
    })
    .collect()
}

pub(super) fn says_permanents(statements: &[Statement], page: &Page<'_>, at: At, tags: &[Tag]) -> Vec<At> {
    let mut places = statement::says(statements, page, page.skip(at, &[":"]));
    if takes_name(tags) {
        for (does, at) in page.heard(|| named(page, at, tags)) {
            let bond = does.names.first().and_then(|name| bond(name, tags));
            let bare: Option<Vec<Statement>> = statements.iter().map(|said| unbound(bond.as_ref()?, said)).collect();
            places.extend(bare.map(|bare| statement::says(&bare, page, at)).unwrap_or_default());
        }
    }
    places
}

/// 10-23-2-1: as many of the named Battle Cards as \[Bond\] says.
fn bond(name: &Filter, tags: &[Tag]) -> Option<Condition> {
    let Some(Tag { keyword: Keyword::Bond, argument: Argument::Number(n) }) = tags.last() else { return None };
    let filter = Filter::All(vec![Filter::Kind(Kind::Battle), name.clone()]);
    let cards = Selector { areas: vec![Area::Battle], filter, ..Selector::default() };
    Some(Condition::Count(cards, Bounds { min: Some(*n), max: None }))
}

fn bound(bond: Option<&Condition>, said: Statement) -> Statement {
    let Some(bond) = bond.cloned() else { return said };
    let when = match said.when {
        None => bond,
        Some(when) => Condition::All(vec![bond, when]),
    };
    Statement { when: Some(when), ..said }
}

fn unbound(bond: &Condition, said: &Statement) -> Option<Statement> {
    let when = match said.when.as_ref()? {
        whole if whole == bond => None,
        Condition::All(parts) if parts.len() == 2 && parts[0] == *bond => Some(parts[1].clone()),
        _ => return None,
    };
    Some(Statement { when, ..said.clone() })
}
