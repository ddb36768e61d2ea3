//! What changes a cost, a keyword of cards wherever they are, or whether a card can be played.

use super::super::card::{description, family};
use super::super::phrase::{At, Page, Phrase, Ways, phrase};
use super::super::place::Areas;
use super::super::price::{Energy, PriceOf};
use super::super::quantity::for_each;
use super::super::word::{KeywordName, Number, Skills, card_name};
use super::predicate::{factors, times};
use crate::ability::{
    Action, Change, Discount, Filter, Icons, Price, Quantity, Says, Scope, Statement, Subject, Watched,
};
use crate::card::{Color, ColorSet};

/// What a clause of this kind states.
pub(super) fn read(page: &Page<'_>, at: At) -> Ways<Vec<Statement>> {
    let mut ways: Ways<Vec<Statement>> = one()
        .read(page, at)
        .into_iter()
        .chain(treated().read(page, at))
        .chain(more_areas().read(page, at))
        .map(|(statement, at)| (vec![statement], at))
        .collect();
    ways.extend(reductions(page, at));
    ways
}

/// All places where the text may end that states this.
pub(super) fn says(statements: &[Statement], page: &Page<'_>, at: At) -> Vec<At> {
    let mut places = match statements {
        [statement] => [
            one().says(statement, page, at),
            treated().says(statement, page, at),
            more_areas().says(statement, page, at),
        ]
        .concat(),
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

    /// Cards for a keyword skill from other areas (11-7-1).
    fn more_areas() -> Statement {
        (Statement { when: None, about: Subject::This, scope: Scope::InPlay, says: Says::ChoosesFrom(kin, areas) }) =>
            ["you can choose battle cards in your" {areas: Areas} "when choosing cards to use with this card's" {kin: family()} ("skills" | "skill") ("from your hand" | "")];
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
            | ["in your battle area" {scopes: super::super::phrase::Tacit(vec![Scope::InPlay])}]
            | ["in your hand" {scopes: super::super::phrase::Tacit(vec![Scope::Hand])}];
    }
}

/// The cost that is lower, or higher.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Which {
    Energy,
    Specified,
    Combo,
}

/// The words for each, and whether the cost is higher.
const COSTS: [(Which, i32, &[&str]); 5] = [
    (Which::Energy, -1, &["reduce the energy cost of", "reduce the energy costs of", "reduce the cost of"]),
    (Which::Energy, 1, &["increase the energy cost of", "increase the energy costs of"]),
    (Which::Specified, -1, &["reduce the specified cost of", "reduce the specified costs of"]),
    (Which::Combo, -1, &["reduce the combo cost of", "reduce the combo costs of"]),
    (Which::Combo, 1, &["increase the combo cost of", "increase the combo costs of"]),
];

/// `reduce the energy cost of this card in your hand by 1 for each card in your energy`.
fn reductions(page: &Page<'_>, at: At) -> Ways<Vec<Statement>> {
    let mut ways = Ways::new();
    for (counted, at) in per_before(page, at) {
        for (which, sign, words) in COSTS {
            let Some(at) = page.any(at, words) else { continue };
            for ((about, scopes), at) in whose().read(page, at) {
                let Some(at) = page.lit(at, "by") else { continue };
                for (changes, at) in amounts(which, sign, counted.as_ref(), page, at) {
                    ways.push((spread(&about, &scopes, &changes), at));
                }
            }
        }
    }
    ways
}

/// Every change in every place.
fn spread(about: &Subject, scopes: &[Scope], changes: &[Change]) -> Vec<Statement> {
    let statement = |scope: Scope, change: &Change| Statement {
        about: about.clone(),
        scope,
        ..Statement::new(Says::Change(change.clone()))
    };
    scopes.iter().flat_map(|scope| changes.iter().map(|change| statement(*scope, change))).collect()
}

/// By how much: `1`, `1 for each …`, `(G)`.
fn amounts(which: Which, sign: i32, counted: Option<&Quantity>, page: &Page<'_>, at: At) -> Ways<Vec<Change>> {
    let mut ways = Ways::new();
    let change = |by: Quantity| match which {
        Which::Energy => Some(Change::Cost(by)),
        Which::Combo => Some(Change::ComboCost(by)),
        Which::Specified => None,
    };
    for (n, at) in Number.read(page, at) {
        if let Some(counted) = counted {
            ways.extend(change(times(counted.clone(), sign * n)).map(|change| (vec![change], at)));
            continue;
        }
        ways.extend(change(Quantity::Number(sign * n)).map(|change| (vec![change], at)));
        for (counted, at) in for_each().read(page, at) {
            ways.extend(change(times(counted, sign * n)).map(|change| (vec![change], at)));
        }
    }
    for (icons, at) in Energy.read(page, at) {
        ways.extend(in_colors(which, sign, &icons).filter(|_| counted.is_none()).map(|changes| (changes, at)));
    }
    ways
}

/// The change of each color of icons.
fn in_colors(which: Which, sign: i32, icons: &Icons) -> Option<Vec<Change>> {
    let mut colors: Vec<(Color, i32)> = Vec::new();
    for of in &icons.of {
        let mut of = of.iter();
        let (Some(color), None) = (of.next(), of.next()) else { return None };
        match colors.iter_mut().find(|(known, _)| *known == color) {
            Some((_, n)) => *n += sign,
            None => colors.push((color, sign)),
        }
    }
    let change = |(color, n): (Color, i32)| match which {
        Which::Energy => Some(Change::CostIn(color, n.into())),
        Which::Specified => Some(Change::SpecifiedCost(color, n.into())),
        Which::Combo => None,
    };
    if icons.any > 0 { None } else { colors.into_iter().map(change).collect() }
}

/// `for each of your Earthling Tokens,` before the verb, or nothing.
fn per_before(page: &Page<'_>, at: At) -> Ways<Option<Quantity>> {
    let counted = for_each().read(page, at).into_iter();
    let counted = counted.filter_map(|(counted, at)| Some((Some(counted), page.lit(at, ",")?)));
    std::iter::once((None, at)).chain(counted).collect()
}

fn says_reductions(statements: &[Statement], page: &Page<'_>, at: At) -> Vec<At> {
    let Some(first) = statements.first() else { return Vec::new() };
    let mut scopes: Vec<Scope> = Vec::new();
    for said in statements {
        if !scopes.contains(&said.scope) {
            scopes.push(said.scope);
        }
    }
    let here = statements.iter().filter(|said| said.scope == first.scope);
    let changes: Option<Vec<Change>> = here.map(|said| Some(changed(said)?.clone())).collect();
    let Some(changes) = changes.filter(|changes| spread(&first.about, &scopes, changes) == statements) else {
        return Vec::new();
    };
    let whose_ = (first.about.clone(), scopes);
    let said = |words: &'static [&'static str], at: At| -> Vec<At> {
        let verbs = page.any(at, words).into_iter();
        verbs.flat_map(|at| whose().says(&whose_, page, at)).filter_map(|at| page.lit(at, "by")).collect()
    };
    let mut places = Vec::new();
    for (which, sign, words) in COSTS {
        let Some((counted, n)) = said_of(which, sign, &changes) else {
            if let Some(icons) = icons_of(which, sign, &changes) {
                places.extend(said(words, at).into_iter().flat_map(|at| Energy.says(&icons, page, at)));
            }
            continue;
        };
        let numbers =
            |at: At| said(words, at).into_iter().flat_map(|at| Number.says(&n, page, at)).collect::<Vec<At>>();
        match counted {
            None => places.extend(numbers(at)),
            Some(counted) => {
                places.extend(numbers(at).into_iter().flat_map(|at| for_each().says(counted, page, at)));
                if !page.is_blank() {
                    let before = for_each().says(counted, page, at).into_iter().filter_map(|at| page.lit(at, ","));
                    places.extend(before.flat_map(numbers));
                }
            }
        }
    }
    places
}

fn changed(said: &Statement) -> Option<&Change> {
    if let Says::Change(change) = &said.says { Some(change) } else { None }
}

/// What is counted, and the number, if that is what a change is.
fn said_of(which: Which, sign: i32, changes: &[Change]) -> Option<(Option<&Quantity>, i32)> {
    let ((Which::Energy, [Change::Cost(by)]) | (Which::Combo, [Change::ComboCost(by)])) = (which, changes) else {
        return None;
    };
    let (counted, n) = factors(by);
    (n * sign > 0).then_some((counted, n * sign))
}

/// The icons that stand for changes in colors.
fn icons_of(which: Which, sign: i32, changes: &[Change]) -> Option<Icons> {
    let mut icons = Icons::default();
    for change in changes {
        let (color, n) = match (which, change) {
            (Which::Energy, Change::CostIn(color, Quantity::Number(n)))
            | (Which::Specified, Change::SpecifiedCost(color, Quantity::Number(n))) => (*color, n * sign),
            _ => return None,
        };
        icons.of.extend((0..n).map(|_| ColorSet::default().with(color)));
    }
    (!icons.of.is_empty()).then_some(icons)
}
