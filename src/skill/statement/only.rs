//! What can be done only so: `you can only place up to 3 energy`, `this card can only be played from your hand`.

use super::super::cards::area;
use super::super::condition::condition;
use super::super::phrase::{Boxed, Tacit, phrase};
use super::super::word::SMALL;
use crate::ability::{
    Action, Area, Bounds, Cards, Change, Condition, Filter, Says, Scope, Selector, Statement, Subject, Who,
};

phrase! {
    /// What cannot be done, with what has to hold for that.
    pub(super) fn said() -> Vec<Statement> {
        [Statement { when: Some(asked), about: Subject::Cards(cards), scope: Scope::InPlay, says: Says::Change(Change::Forbid(Action::BecomeEnergy)) }] =>
            ["you can only place up to" {asked: enough()} "energy" {cards: Tacit(Selector { areas: Area::ALL.to_vec(), ..Selector::default() })}];
        [Statement { when: Some(Condition::Not(there)), about: Subject::This, scope: Scope::AllAreas, says: Says::Change(Change::Forbid(Action::Play)) }] =>
            ["this card can only be played from" {there: Boxed(lying())}];
        [Statement { when: Some(Condition::Not(there)), about: Subject::This, scope: Scope::AllAreas, says: Says::Change(Change::Forbid(Action::Play)) },
         Statement { when: None, about: Subject::This, scope: Scope::InPlay, says: Says::Change(Change::Forbid(Action::Attack)) }] =>
            ["this card can only be played from" {there: Boxed(lying())} ("and can't attack" | "and cannot attack")];
        [Statement { when: Some(Condition::Not(asked)), about: Subject::This, scope: Scope::InPlay, says: Says::Change(Change::Forbid(Action::Attack)) },
         Statement { when: Some(Condition::Not(same)), about: Subject::This, scope: Scope::AllAreas, says: Says::Change(Change::Forbid(Action::Combo)) }] =>
            ["this card can only attack or be used in a combo" ("if" | "while" | "when") {asked: Boxed(condition())} {same: Tacit(asked.clone())}];
    }

    /// There are so many energy already.
    fn enough() -> Condition {
        (Condition::Count(energy, Bounds { min: Some(n), max: None })) => [{n: SMALL} {energy: Tacit(energy_of_mine())}];
    }

    /// This card is in the one area.
    fn lying() -> Condition {
        (Condition::In(Cards::This, there)) => [("your" | "") {there: area()}];
    }
}

fn energy_of_mine() -> Selector {
    Selector { whose: Who::You, areas: vec![Area::Energy], filter: Filter::Any, ..Selector::default() }
}

/// What has to hold for such a statement, which its own words tell.
pub(super) fn asked_of(statement: &Statement) -> Option<Condition> {
    let last = super::parts(statement.when.as_ref()?).pop()?;
    let tells = match (&statement.says, &last) {
        (Says::Change(Change::Forbid(Action::BecomeEnergy)), Condition::Count(energy, Bounds { max: None, .. })) => {
            *energy == energy_of_mine()
        }
        (Says::Change(Change::Forbid(Action::Play)), Condition::Not(there)) => {
            matches!(**there, Condition::In(Cards::This, _)) && statement.about == Subject::This
        }
        (Says::Change(Change::Forbid(Action::Attack | Action::Combo)), Condition::Not(_)) => {
            statement.about == Subject::This
        }
        _ => false,
    };
    tells.then_some(last)
}
