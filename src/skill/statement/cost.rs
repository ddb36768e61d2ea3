//! What changes a cost, a keyword of cards wherever they are, or whether a card can be played.

use super::super::card::description;
use super::super::phrase::{At, Page, Phrase, Ways, phrase};
use super::super::price::PriceOf;
use super::super::quantity::for_each;
use super::super::word::{KeywordName, Number, Skills, card_name};
use super::predicate::{factors, times};
use crate::ability::{
    Action, Change, Discount, Filter, Keyword, Price, Quantity, Says, Scope, Statement, Subject, Watched,
};

/// What a clause of this kind states.
pub(super) fn read(page: &Page<'_>, at: At) -> Ways<Vec<Statement>> {
    let mut ways: Ways<Vec<Statement>> = one()
        .read(page, at)
        .into_iter()
        .chain(treated().read(page, at))
        .map(|(statement, at)| (vec![statement], at))
        .collect();
    ways.extend(reductions(page, at));
    ways
}

/// All places where the text may end that states this.
pub(super) fn says(statements: &[Statement], page: &Page<'_>, at: At) -> Vec<At> {
    let mut places = match statements {
        [statement] => [one().says(statement, page, at), treated().says(statement, page, at)].concat(),
        _ => Vec::new(),
    };
    places.extend(says_reductions(statements, page, at));
    places
}

phrase! {
    fn one() -> Statement {
        (Statement { when: None, about: Subject::This, scope: Scope::AllAreas, says: Says::Change(Change::NegateKeyword(keyword)) }) =>
            ["negate this card's" {keyword: KeywordName} ("skills" | "skill" | "") "in all areas"];
        (Statement { when: None, about: Subject::Yours(filter), scope: Scope::AllAreas, says: Says::Change(Change::NegateKeyword(keyword)) }) =>
            [("negate the" | "negate") {keyword: KeywordName} ("skills" | "skill" | "") ("of your" | "on your") {filter: description()} "in all areas"]
            | [("negate the" | "negate") {keyword: KeywordName} ("skills" | "skill" | "") ("of" | "on") {filter: description()} "in all of your areas"];
        (Statement { when: None, about: Subject::This, scope: Scope::Hand, says: Says::Change(Change::FreePlay) }) =>
            ["you can play this card from your hand without paying its energy cost"];
        (Statement { when: None, about: Subject::This, scope: Scope::AllAreas, says: Says::Change(Change::Forbid(Action::Play)) }) =>
            [("you can't play this card from any area" | "you can't play this card")];
        (Statement { when: None, about: Subject::Yours(filter), scope: Scope::AllAreas, says: Says::Change(Change::Forbid(Action::Play)) }) =>
            ["only 1" {filter: same()} "can be played in your battle area"];
        (Statement { when: None, about: Subject::This, scope: Scope::Hand, says: Says::Discount(Discount { cost, less: 0, instead: true, of }) }) =>
            [("you can activate this card's" | "you may activate this card's") {of: Skills} ("skills" | "skill" | "") ("from your hand" | "from hand" | "") {cost: without()}];
    }

    fn treated() -> Statement {
        (Statement { when: None, about: Subject::Yours(filter), scope, says: Says::Change(Change::NoSpecifiedCost) }) =>
            ["treat" {filter: description()} {scope: wherever()} ("as if they have no specified cost" | "as if they had no specified cost")];
        (Statement { when: None, about: Subject::Yours(Filter::Any), scope: Scope::Hand, says: Says::Change(Change::Forbid(Action::DiscardBy(by))) }) =>
            ["cards in your hand can't be discarded by" {by: doer()}];
    }

    fn doer() -> Watched {
        (Watched::Yours(filter)) => ["your" {filter: description()} "skills"];
    }

    fn wherever() -> Scope {
        (Scope::Hand) => ["in your hand"];
        (Scope::AllAreas) => [("in all areas" | "in all of your areas")];
    }

    fn same() -> Filter {
        (Filter::Copy) => [("copy of this card" | "copies of this card")];
        (Filter::Name(name)) => [{name: card_name()}];
    }

    /// What is paid instead of an energy cost.
    fn without() -> Vec<Price> {
        (cost) => ["without paying its energy cost" {cost: super::super::phrase::Tacit(Vec::new())}]
            | ["without paying its energy cost by" {cost: PriceOf}]
            | ["by" {cost: PriceOf} ("instead of paying its energy cost" | "without paying its energy cost" | "instead of its energy cost")]
            | ["without paying its energy cost by paying" {cost: PriceOf} "instead"]
            | ["by paying" {cost: PriceOf} ("instead of paying its energy cost" | "instead of its energy cost")];
    }

    /// Whose cost, and where it is lower.
    fn whose() -> (Subject, Vec<Scope>) {
        ((Subject::This, scopes)) => ["this card" {scopes: places()}];
        ((Subject::Yours(filter), scopes)) => [("your" | "all of your" | "all" | "") {filter: description()} {scopes: places()}];
    }

    fn places() -> Vec<Scope> {
        (scopes) => [("in your hand and battle area" | "in your hand or battle area" | "in your hand and in your battle area" | "in your hand or in your battle area") {scopes: super::super::phrase::Tacit(vec![Scope::Hand, Scope::InPlay])}]
            | ["in your hand" {scopes: super::super::phrase::Tacit(vec![Scope::Hand])}];
    }
}

/// The cost that is lower.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Which {
    Energy,
    Combo,
}

const COSTS: [(Which, &[&str]); 2] = [
    (Which::Energy, &["reduce the energy cost of", "reduce the energy costs of", "reduce the cost of"]),
    (Which::Combo, &["reduce the combo cost of", "reduce the combo costs of"]),
];

impl Which {
    fn change(self, by: Quantity) -> Change {
        match self {
            Self::Energy => Change::Cost(by),
            Self::Combo => Change::ComboCost(by),
        }
    }

    fn of(change: &Change) -> Option<(Self, &Quantity)> {
        match change {
            Change::Cost(by) => Some((Self::Energy, by)),
            Change::ComboCost(by) => Some((Self::Combo, by)),
            _ => None,
        }
    }
}

/// `reduce the energy cost of this card in your hand by 1 for each card in your energy`.
fn reductions(page: &Page<'_>, at: At) -> Ways<Vec<Statement>> {
    let mut ways = Ways::new();
    for (counted, at) in per_before(page, at) {
        for (which, words) in COSTS {
            let Some(at) = page.any(at, words) else { continue };
            for ((about, scopes), at) in whose().read(page, at) {
                let Some(at) = page.lit(at, "by") else { continue };
                for (n, at) in Number.read(page, at) {
                    let mut make = |by: Quantity, at| {
                        let statement = |scope: &Scope| Statement {
                            about: about.clone(),
                            scope: *scope,
                            ..Statement::new(Says::Change(which.change(by.clone())))
                        };
                        ways.push((scopes.iter().map(statement).collect(), at));
                    };
                    if let Some(counted) = &counted {
                        make(times(counted.clone(), -n), at);
                        continue;
                    }
                    make(Quantity::Number(-n), at);
                    for (counted, at) in for_each().read(page, at) {
                        make(times(counted, -n), at);
                    }
                }
            }
        }
    }
    ways
}

/// `for each of your Earthling Tokens,` before the verb, or nothing.
fn per_before(page: &Page<'_>, at: At) -> Ways<Option<Quantity>> {
    let counted =
        for_each().read(page, at).into_iter().filter_map(|(counted, at)| Some((Some(counted), page.lit(at, ",")?)));
    std::iter::once((None, at)).chain(counted).collect()
}

fn says_reductions(statements: &[Statement], page: &Page<'_>, at: At) -> Vec<At> {
    let [first, ..] = statements else { return Vec::new() };
    let Says::Change(change) = &first.says else { return Vec::new() };
    let Some((which, by)) = Which::of(change) else { return Vec::new() };
    if statements.iter().any(|said| said.about != first.about || said.says != first.says) {
        return Vec::new();
    }
    let (counted, n) = factors(by);
    let scopes: Vec<Scope> = statements.iter().map(|said| said.scope).collect();
    let whose_ = (first.about.clone(), scopes);
    let reduced = |at: At| {
        let words = COSTS[usize::from(which == Which::Combo)].1;
        let verbs = page.any(at, words).into_iter();
        let cards = verbs.flat_map(|at| whose().says(&whose_, page, at)).filter_map(|at| page.lit(at, "by"));
        cards.flat_map(|at| Number.says(&-n, page, at)).collect::<Vec<At>>()
    };
    let mut places: Vec<At> = reduced(at);
    if let Some(counted) = counted {
        places = places.into_iter().flat_map(|at| for_each().says(counted, page, at)).collect();
        if !page.is_blank() {
            let before = for_each().says(counted, page, at).into_iter().filter_map(|at| page.lit(at, ","));
            places.extend(before.flat_map(reduced).collect::<Vec<At>>());
        }
    }
    places
}
