//! What a card says of the card that it lies under: `If this card is under a 《God》 card, the card on top of this card gains
//! [Barrier]` (11-3-2-2).

use super::super::cards::card_above;
use super::super::phrase::{Mapped, Phrase, phrase};
use super::predicate::{Said, predicates};
use crate::ability::{Condition, Scope, Selector, Statement, Subject};

phrase! {
    /// The card on top, and what is said of it.
    fn told() -> (Selector, Vec<Said>) {
        ((above, said)) => [("if this card is under" | "while this card is under") {above: card_above()} "," ("the card on top of this card" | "that card") {said: predicates()}];
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
