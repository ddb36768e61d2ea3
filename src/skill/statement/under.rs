//! What a card says of the card that it lies under: `If this card is under a 《God》 card, the card on top of this card gains
//! [Barrier]` (11-3-2-2).

use super::super::cards::{card_above, description};
use super::super::phrase::{Mapped, Phrase, Tacit, phrase};
use super::predicate::{Said, predicates};
use crate::ability::{Area, Condition, Scope, Selector, Statement, Subject, Who};

phrase! {
    /// The card on top, and what is said of it.
    fn told() -> (Selector, Vec<Said>) {
        ((above, said)) => [("if this card is under" | "while this card is under" | "when this card is under") {above: card_above()} ","
            ("the card on top of this card" | "the card above this card" | "the card above it" | "that card") {said: predicates()}]
            | ["the" {above: on_top()} "on top of this card" {said: predicates()}];
    }

    /// Whatever lies on top, as it is described there.
    fn on_top() -> Selector {
        (Selector { whose: Who::Both, areas, filter, among: None, other: false, but: None, family: None, under: None }) =>
            [{filter: description()} {? !filter.is_any()} {areas: Tacit(Vec::<Area>::new())}];
    }
}

/// What a sentence of this kind states, under the conditions before it.
pub(super) fn said() -> impl Phrase<Value = Vec<Statement>> + Clone {
    Mapped(told(), stated, |statements| unstated(statements))
}

fn stated((above, said): (Selector, Vec<Said>)) -> Option<Vec<Statement>> {
    let statement = |(place, says)| {
        let when = Some(Condition::Beneath(above.clone()));
        let said = Statement { when, about: Subject::Above, scope: Scope::Under, ..Statement::new(says) };
        (place == Scope::InPlay).then_some(said)
    };
    said.into_iter().map(statement).collect()
}

/// What [`stated`] made these of.
fn unstated(statements: &[Statement]) -> Option<(Selector, Vec<Said>)> {
    let Condition::Beneath(above) = statements.first()?.when.clone()? else { return None };
    let said: Vec<Said> = statements.iter().map(|said| (Scope::InPlay, said.says.clone())).collect();
    (stated((above.clone(), said.clone()))? == statements).then_some((above, said))
}
