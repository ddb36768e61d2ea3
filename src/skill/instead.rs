//! What happens in the place of something else, where it is printed as an \[Auto\]: `price: When this card would be …, … instead`.
//! It is no trigger (8-9): what stands before the colon is asked for like any other condition of a statement.

use super::phrase::{At, Page, Phrase, Ways};
use super::price::price;
use super::statement;
use crate::ability::{Condition, Price, Says, Statement};

/// Everything that this can mean.
pub(super) fn read(page: &Page<'_>, at: At) -> Ways<Vec<Statement>> {
    let asked = price().read(page, at).into_iter().filter_map(|(cost, at)| Some((asked(cost)?, page.lit(at, ":")?)));
    let begun = asked.map(|(when, at)| (Some(when), at)).chain([(None, at)]);
    begun
        .flat_map(|(when, at)| {
            let ways = statement::read(page, at).into_iter().filter(|(said, _)| are_instead(said));
            let under = move |said: Statement| Statement { when: when.clone(), ..said };
            ways.map(move |(said, at)| (said.into_iter().map(&under).collect(), at))
        })
        .collect()
}

/// All places where the text may end that says this.
pub(super) fn says(statements: &[Statement], page: &Page<'_>, at: At) -> Vec<At> {
    let Some(first) = statements.first() else { return Vec::new() };
    let bare: Vec<Statement> = statements.iter().map(|said| Statement { when: None, ..said.clone() }).collect();
    if !are_instead(&bare) || statements.iter().any(|said| said.when != first.when) {
        return Vec::new();
    }
    let places = match &first.when {
        None => vec![at],
        Some(when) => {
            let parts = if let Condition::All(parts) = when { parts.clone() } else { vec![when.clone()] };
            let cost = parts.into_iter().map(Price::Condition).collect();
            price().says(&cost, page, at).into_iter().filter_map(|at| page.lit(at, ":")).collect()
        }
    };
    page.enough(places).into_iter().flat_map(|at| statement::says(&bare, page, at)).collect()
}

/// Unconditional, and nothing but that.
fn are_instead(statements: &[Statement]) -> bool {
    statements.iter().all(|said| said.when.is_none() && matches!(said.says, Says::Instead(_)))
}

/// The conditions of a price, if it is nothing else.
fn asked(cost: Vec<Price>) -> Option<Condition> {
    let condition = |part| if let Price::Condition(condition) = part { Some(condition) } else { None };
    let mut parts = cost.into_iter().map(condition).collect::<Option<Vec<_>>>()?;
    Some(if parts.len() == 1 { parts.remove(0) } else { Condition::All(parts) })
}
