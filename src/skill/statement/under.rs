//! What a card says of the card that it lies under: `If this card is under a 《God》 card, the card on top of this card gains
//! [Barrier]` (11-3-2-2).

use super::super::cards::{card_above, description};
use super::super::condition::{AfterDash, condition};
use super::super::phrase::{Mapped, Phrase, Tacit, phrase};
use super::predicate::{Said, predicates};
use super::{joined, parts};
use crate::ability::{Area, Condition, Scope, Selector, Statement, Subject, Who};

phrase! {
    /// The card on top, and what is said of it.
    fn told() -> Told {
        ((before, above, said)) => [{before: lain_under()} "," {above: on_top()} {said: predicates()}]
            | [{before: lain_under()} {! AfterDash} {above: on_top()} {said: predicates()}];
        ((None, Some(above), said)) => ["the" {above: described_on_top()} "on top of this card" {said: predicates()}];
    }

    /// `if your Leader is red and this card is under a 《God》 card`: what has to hold besides, and what this card lies under.
    fn lain_under() -> Option<(Option<Condition>, Selector)> {
        (Some((None, above))) => [("if this card is under" | "while this card is under" | "when this card is under") {above: card_above()}];
        (Some((Some(asked), above))) => [("if" | "while" | "when") {asked: condition()} (", and" | "and") "this card is under" {above: card_above()}];
    }

    /// The card on top; it may be described once more.
    fn on_top() -> Option<Selector> {
        (None) => [("the card on top of this card" | "the card above this card" | "the card above it" | "that card")];
        (Some(above)) => ["the" {above: described_on_top()} "on top of this card"];
    }

    /// Whatever lies on top, as it is described there.
    fn described_on_top() -> Selector {
        (Selector { whose: Who::Both, areas, filter, among: None, other: false, but: None, family: None, under: None }) =>
            [{filter: description()} {? !filter.is_any()} {areas: Tacit(Vec::<Area>::new())}];
    }
}

/// What has to hold and what this card lies under, as it is said before; the description of the card on top; what it gets.
type Told = (Option<(Option<Condition>, Selector)>, Option<Selector>, Vec<Said>);

/// What a sentence of this kind states, under the conditions before it.
pub(super) fn said() -> impl Phrase<Value = Vec<Statement>> + Clone {
    Mapped(told(), stated, |statements| unstated(statements))
}

fn stated((before, above, said): Told) -> Option<Vec<Statement>> {
    let (asked, below) = before.map_or((None, None), |(asked, below)| (asked, Some(below)));
    let lies = below.into_iter().chain(above).map(Condition::Beneath);
    let all: Vec<Condition> = asked.as_ref().map_or_else(Vec::new, parts).into_iter().chain(lies).collect();
    let statement = |(place, says)| {
        let when = Some(joined(&all));
        let said = Statement { when, about: Subject::Above, scope: Scope::Under, ..Statement::new(says) };
        (place == Scope::InPlay).then_some(said)
    };
    said.into_iter().map(statement).collect()
}

/// What [`stated`] may have made these of.
fn unstated(statements: &[Statement]) -> Vec<Told> {
    let Some(all) = statements.first().and_then(|first| first.when.as_ref()).map(parts) else { return Vec::new() };
    let said: Vec<Said> = statements.iter().map(|said| (Scope::InPlay, said.says.clone())).collect();
    let asked = |conditions: &[Condition]| (!conditions.is_empty()).then(|| joined(conditions));
    let told = match all.as_slice() {
        [before @ .., Condition::Beneath(below), Condition::Beneath(above)] => {
            vec![(Some((asked(before), below.clone())), Some(above.clone()), said)]
        }
        [Condition::Beneath(above)] => {
            vec![(Some((None, above.clone())), None, said.clone()), (None, Some(above.clone()), said)]
        }
        [before @ .., Condition::Beneath(below)] => vec![(Some((asked(before), below.clone())), None, said)],
        _ => Vec::new(),
    };
    told.into_iter().filter(|told| stated(told.clone()).is_some_and(|again| again == statements)).collect()
}
