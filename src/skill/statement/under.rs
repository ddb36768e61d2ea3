//! What a card says while it lies under another: `If this card is under a 《God》 card, the card on top of this card gains
//! [Barrier]` (11-3-2-2), `… you can activate this card's [Counter] skill under the same conditions as if it were in your hand`.

use super::super::cards::{card_above, description};
use super::super::condition::{AfterDash, condition};
use super::super::effect::Activates;
use super::super::phrase::{Mapped, Tacit, phrase};
use super::super::price::price;
use super::super::word::Skills;
use super::predicate::{Said, predicates};
use super::{joined, parts};
use crate::ability::{
    Area, Change, Condition, Keyword, Price, Says, Scope, Selector, Statement, Subject, UsedFrom, Who,
};

phrase! {
    /// What a sentence of this kind states, under the conditions before it.
    pub(super) fn said() -> Vec<Statement> {
        (said) => [{said: Mapped(told(), stated, |statements| unstated(statements))}];
        [said] => [{said: Mapped(used(), |used| Some(used_below(used)), used_of)}];
    }

    /// Which skills are used while this card lies under another, and what is paid for that.
    fn used() -> Used {
        ((lain, of, cost)) =>
            [{lain: lain_under()} "," "you can activate this card's" {of: kinds()} ("skill" | "skills" | "")
             "under the same conditions as if it were in your hand" {cost: Tacit(Vec::<Price>::new())}];
        (((None, above), of, cost)) =>
            ["you can activate this card's" {of: kinds()} ("skill" | "skills" | "") "from under" {above: card_above()}
             ("by paying its energy cost and" | "by paying the energy cost and") {cost: price()}]
            | ["you can activate this card's" {of: kinds()} ("skill" | "skills" | "") "from under" {above: card_above()}
               "by" {cost: price()} ("and paying the energy cost" | "and paying its energy cost")]
            | ["you can activate this card's" {of: kinds()} ("skill" | "skills" | "") "from under" {above: card_above()}
               ("by paying its energy cost" | "by paying the energy cost") {cost: Tacit(Vec::<Price>::new())}];
    }

    fn kinds() -> Vec<Keyword> {
        (of) => [{of: Skills}] | [{of: Activates}];
    }

    /// The card on top, and what is said of it.
    fn told() -> Told {
        ((Some(before), above, said)) => [{before: lain_under()} "," {above: on_top()} {said: predicates()}]
            | [{before: lain_under()} {! AfterDash} {above: on_top()} {said: predicates()}];
        ((None, Some(above), said)) => ["the" {above: described_on_top()} "on top of this card" {said: predicates()}];
    }

    /// `if your Leader is red and this card is under a 《God》 card`: what has to hold besides, and what this card lies under.
    fn lain_under() -> Lain {
        ((None, above)) => [("if this card is under" | "while this card is under" | "when this card is under") {above: card_above()}];
        ((Some(asked), above)) => [("if" | "while" | "when") {asked: condition()} (", and" | "and") "this card is under" {above: card_above()}];
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
type Told = (Option<Lain>, Option<Selector>, Vec<Said>);

/// What has to hold besides, and what this card lies under.
type Lain = (Option<Condition>, Selector);

/// The same, the skills that are used there, and what is paid for that.
type Used = (Lain, Vec<Keyword>, Vec<Price>);

/// Skills that can be used where their card lies under another.
fn used_below(((asked, above), of, cost): Used) -> Statement {
    let asked = asked.as_ref().map_or_else(Vec::new, parts);
    let when = joined(&[asked, vec![Condition::Beneath(above)]].concat());
    let says = Says::Change(Change::UsedFrom(UsedFrom { areas: Vec::new(), cost, free: false, of }));
    Statement { when: Some(when), about: Subject::This, scope: Scope::Under, says }
}

/// As [`used_below`], undone.
fn used_of(statement: &Statement) -> Option<Used> {
    let Says::Change(Change::UsedFrom(UsedFrom { cost, of, .. })) = &statement.says else { return None };
    let mut asked = parts(statement.when.as_ref()?);
    let Condition::Beneath(above) = asked.pop()? else { return None };
    let asked = (!asked.is_empty()).then(|| joined(&asked));
    let used = ((asked, above), of.clone(), cost.clone());
    (used_below(used.clone()) == *statement).then_some(used)
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
