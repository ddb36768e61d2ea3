//! What changes a cost, a keyword of cards wherever they are, or whether a card can be played.

use super::super::card::{all_descriptions, description, family};
use super::super::phrase::{AnyOf, At, Page, Phrase, Tacit, Ways, phrase};
use super::super::place::Areas;
use super::super::price::{Energy, PriceOf};
use super::super::quantity::for_each;
use super::super::word::{KeywordName, Number, Skills, card_name};
use super::predicate::{factors, times};
use crate::ability::{
    Action, Area, Change, Discount, Family, Filter, Icons, Price, Quantity, Says, Scope, Statement, Subject, Watched,
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
    ways.extend(page.any(at, STEADFAST).map(|at| (steadfast().to_vec(), at)));
    ways.extend(pairs(page, at));
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
    if statements == steadfast() {
        places.extend(page.any(at, STEADFAST));
    }
    if let [_, _] = statements {
        places.extend(page.found(statements, || pairs(page, at)));
    }
    places.extend(says_reductions(statements, page, at));
    places
}

const STEADFAST: &[&str] = &[
    "this card's attack and skill cannot be negated",
    "this card's attack and skills cannot be negated",
    "this card's attacks and skills can't be negated",
];

/// Neither attack nor skills are negated.
fn steadfast() -> [Statement; 2] {
    [Action::NegateAttack, Action::NegateSkills].map(|action| Statement::new(Says::Change(Change::Forbid(action))))
}

/// `reduce the combo cost by 1 and negate the [Energy-Exhaust] skill of 《God》 cards in all of your areas`.
fn pairs(page: &Page<'_>, at: At) -> Ways<Vec<Statement>> {
    let mut ways = Ways::new();
    let Some(at) = page.lit(at, "reduce the combo cost by") else { return ways };
    for (n, at) in Number.read(page, at) {
        let Some(at) = page.any(at, &["and negate the", "and negate"]) else { continue };
        for (keyword, at) in KeywordName.read(page, at) {
            let words =
                &["skills of all", "skill of all", "skills of", "skill of", "skills on", "skill on", "of", "on"];
            let Some(at) = page.any(at, words) else { continue };
            for (filter, at) in all_descriptions().read(page, at) {
                let of = |change: Change| Statement {
                    about: Subject::Yours(filter.clone()),
                    scope: Scope::AllAreas,
                    ..Statement::new(Says::Change(change))
                };
                let both = vec![of(Change::ComboCost((-n).into())), of(Change::NegateKeyword(keyword))];
                ways.extend(page.lit(at, "in all of your areas").map(|at| (both, at)));
            }
        }
    }
    ways
}

phrase! {
    fn one() -> Statement {
        (Statement { when: None, about: Subject::This, scope: Scope::AllAreas, says: Says::Change(Change::NegateKeyword(keyword)) }) =>
            ["negate this card's" {keyword: KeywordName} ("skills" | "skill" | "") "in all areas"];
        (Statement { when: None, about: Subject::Yours(filter), scope: Scope::AllAreas, says: Says::Change(Change::NegateKeyword(keyword)) }) =>
            [("negate the" | "negate") {keyword: KeywordName} ("skills" | "skill" | "") ("of your" | "on your") {filter: description()} "in all areas"]
            | [("negate the" | "negate") {keyword: KeywordName} ("skills" | "skill" | "") ("of" | "on") {filter: description()} "in all of your areas"];
        (Statement { when: None, about: Subject::This, scope: Scope::Hand, says: Says::Change(Change::FreePlay) }) =>
            [("you can play this card from your hand without paying its energy cost" | "you may play this card from your hand without paying its energy cost"
              | "you can play this card from you hand without paying its energy cost")];
        (Statement { when: None, about: Subject::This, scope: Scope::AllAreas, says: Says::Change(Change::Forbid(Action::Play)) }) =>
            [("you can't play this card from any area" | "you may not play this card from any area" | "you can't play this card")];
        (Statement { when: None, about: Subject::Yours(filter), scope: Scope::AllAreas, says: Says::Change(Change::Forbid(Action::Play)) }) =>
            ["only 1" {filter: same()} "can be played in your battle area"]
            | [("there can only be up to 1" | "you can only have up to 1") {filter: same()} "in play in your battle area"];
        (Statement { when: None, about: Subject::This, scope: Scope::AllAreas, says: Says::Change(Change::Forbid(Action::PlayBySkill(Watched::Any(by)))) }) =>
            [("this card can't be played" | "you can't play this card")
               ("from any area by skills" | "from any area using skills" | "from any area with skills" | "by skills from any area"
               | "with skills from any area" | "using skills from any area" | "by card skills from any area" | "by your card skills from any area")
               {by: Tacit(Filter::Any)}]
            | ["this card in all areas can't be played by skills" {by: Tacit(Filter::Any)}]
            | [("this card can't be played from any area by skills other than its own" | "this card can't be played from any area by card skills except its own")
               {by: Tacit(Filter::This.negated())}];
        (Statement { when: None, about: Subject::This, scope: Scope::AllAreas, says: Says::Change(Change::Forbid(Action::PlayForCost)) }) =>
            ["this card can't be played from any area except by skills"];
        (Statement { when: None, about: Subject::This, scope: steadfast, says: Says::Change(Change::Forbid(Action::NegateSkills)) }) =>
            ["this card's skills" {! AnyOf(CANNOT_BE)} "negated" {steadfast: in_any_area()}];
        (Statement { when: None, about: Subject::This, scope: Scope::InPlay, says: Says::Change(Change::Forbid(Action::BeCovered)) }) =>
            [("you can't place cards on top of this card" | "you cannot place cards on top of this card")];
        (Statement { when: None, about: Subject::This, scope: Scope::InPlay, says: Says::Change(Change::Forbid(Action::NegateAttack)) }) =>
            [("this card's attack" | "this card's attacks") {! AnyOf(CANNOT_BE)} "negated"];
        (Statement { when: None, about: Subject::This, scope: Scope::Hand, says: Says::Discount(Discount { cost, less: 0, instead: true, of }) }) =>
            [("you can activate this card's" | "you may activate this card's") {of: Skills} ("skills" | "skill" | "") ("from your hand" | "from hand" | "") {cost: without()}]
            | [("you can activate this card from your hand" | "you may activate this card from your hand") {cost: without()} {of: Tacit(Vec::new())}]
            | ["you can" {cost: PriceOf} "instead of paying this card's energy cost when activating its" {of: Skills} "skill" ("from your hand" | "")]
            | ["when you activate this card's" {of: Skills} ("skill" | "") ("from your hand" | "") ", you may" {cost: PriceOf} (". if you do so," | ". if you do,")
               ("you may activate this card's" | "you can activate this card's") {of: Skills} ("skill" | "") "without paying its energy cost"];
    }

    fn in_any_area() -> Scope {
        (Scope::AllAreas) => ["in any area"];
        (Scope::InPlay) => [""];
    }

    /// Cards for a keyword skill from other areas (11-7-1); what evolves from a card that comes from there is in its mode.
    fn more_areas() -> Statement {
        (Statement { when: None, about: Subject::This, scope: Scope::InPlay, says: Says::ChoosesFrom(kin, areas) }) =>
            [("when using this card's" | "when choosing a card to use with this card's" | "when choosing cards to use with this card's")
             {kin: family()} {? kin.clone() == Family::Evolve} "skill from your hand, you can choose"
             ("battle cards from your" | "battle cards in your" | "a battle card in your" | "a battle card from your") {areas: Areas}
             ("and play this card in active mode" | ", then play this card in active mode" | ", and play this card in active mode")];
        (Statement { when: None, about: Subject::This, scope: Scope::InPlay, says: Says::ChoosesFrom(kin, areas) }) =>
            ["you can choose battle cards in your" {areas: Areas} "when choosing cards to use with this card's" {kin: family()} ("skills" | "skill") ("from your hand" | "")]
            // As it is with [Union-Fusion] (10-13-3-1).
            | ["you can choose battle cards in your" {areas: Areas} "when choosing cards to use with this card's" {kin: family()} {? kin.clone() == Family::Union}
               "skill from your hand. if you do, place the chosen cards"
               ("in your drop area from your warp" | "from your warp in your drop area" | "from your warp into their owner's drop")
               {? areas.clone() == [Area::Warp]}];
    }

    fn treated() -> Statement {
        (Statement { when: None, about: Subject::This, scope, says: Says::Change(Change::NoSpecifiedCost) }) =>
            ["treat this card" {scope: wherever()} ("as if it has no specified cost" | "as if it had no specified cost")]
            | ["treat this card" ("as if it has no specified cost" | "as if it had no specified cost") {scope: wherever()}]
            | ["ignore this card's specified cost" {scope: wherever()}];
        (Statement { when: None, about: Subject::Yours(filter), scope, says: Says::Change(Change::NoSpecifiedCost) }) =>
            ["treat" {filter: description()} {scope: wherever()} ("as if they have no specified cost" | "as if they had no specified cost")];
        (Statement { when: None, about: Subject::Yours(Filter::Any), scope: Scope::Hand, says: Says::Change(Change::Forbid(Action::MovedBy(by, Some(Area::Drop)))) }) =>
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
        (cost) => ["without paying its energy cost" {cost: Tacit(Vec::<Price>::new())}]
            | ["without paying its energy cost by" {cost: PriceOf} ("instead" | "")]
            | ["by" {cost: PriceOf} ("instead of paying its energy cost" | "without paying its energy cost" | "instead of its energy cost")]
            | ["without paying its energy cost by paying" {cost: PriceOf} "instead"]
            | ["by" {cost: PriceOf} "instead of paying this card's energy cost"]
            | ["by paying" {cost: PriceOf} ("instead of paying its energy cost" | "instead of its energy cost")];
    }

    /// Whose cost, and where it is lower.
    fn whose() -> (Subject, Vec<Scope>) {
        ((Subject::This, scopes)) => ["this card" {scopes: its_places()}];
        ((Subject::Yours(filter), scopes)) => [("your" | "all of your" | "all" | "") {filter: all_descriptions()} {scopes: places()}];
    }

    /// Where this card has another cost; wherever it is, if that is not said.
    fn its_places() -> Vec<Scope> {
        (scopes) => [{scopes: places()}] | [{scopes: Tacit(vec![Scope::AllAreas])}];
    }

    fn places() -> Vec<Scope> {
        (scopes) => [("in your hand and battle area" | "in your hand or battle area" | "in your hand and in your battle area" | "in your hand or in your battle area") {scopes: Tacit(vec![Scope::Hand, Scope::InPlay])}]
            | ["in your deck and hand" {scopes: Tacit(vec![Scope::Deck, Scope::Hand])}]
            | [("in your hand and drop area" | "in your hand and drop") {scopes: Tacit(vec![Scope::Hand, Scope::Drop])}]
            | ["in your hand and warp" {scopes: Tacit(vec![Scope::Hand, Scope::Warp])}]
            | [("in all areas" | "in all of your areas") {scopes: Tacit(vec![Scope::AllAreas])}]
            | ["in your battle area" {scopes: Tacit(vec![Scope::InPlay])}]
            | ["in your hand" {scopes: Tacit(vec![Scope::Hand])}];
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

/// The same of this card, with the cost as its own.
const ITS_COSTS: [(Which, i32, &[&str]); 4] = [
    (
        Which::Energy,
        -1,
        &["reduce this card's energy cost", "reduce this card's cost", "decrease this card's energy cost"],
    ),
    (Which::Energy, 1, &["increase this card's energy cost"]),
    (Which::Combo, -1, &["reduce this card's combo cost"]),
    (Which::Combo, 1, &["increase this card's combo cost"]),
];

/// The same as a sentence about the cost.
const THE_COSTS: [(Which, i32, &[&str], &[&str]); 2] = [
    (
        Which::Energy,
        -1,
        &["the energy cost of", "the energy costs of"],
        &["is reduced by", "are reduced by", "is decreased by"],
    ),
    (Which::Energy, 1, &["the energy cost of", "the energy costs of"], &["is increased by", "are increased by"]),
];

/// `reduce the energy cost of this card in your hand by 1 for each card in your energy`.
fn reductions(page: &Page<'_>, at: At) -> Ways<Vec<Statement>> {
    let mut ways = Ways::new();
    for (counted, at) in per_before(page, at) {
        let counted = counted.as_ref();
        let mut whole = |whose: &(Subject, Vec<Scope>), changes: Ways<Vec<Change>>| {
            ways.extend(changes.into_iter().map(|(changes, at)| (spread(&whose.0, &whose.1, &changes), at)));
        };
        for (which, sign, words) in COSTS {
            let Some(at) = page.any(at, words) else { continue };
            for (whose, at) in whose().read(page, at) {
                let Some(at) = page.lit(at, "by") else { continue };
                whole(&whose, amounts(which, sign, counted, page, at));
            }
        }
        for (which, sign, words) in ITS_COSTS {
            let Some(at) = page.any(at, words) else { continue };
            for (scopes, at) in places().read(page, at) {
                let Some(at) = page.lit(at, "by") else { continue };
                whole(&(Subject::This, scopes), amounts(which, sign, counted, page, at));
            }
            let Some(at) = page.lit(at, "by") else { continue };
            for (changes, at) in amounts(which, sign, counted, page, at) {
                for (scopes, at) in its_places().read(page, at) {
                    whole(&(Subject::This, scopes), vec![(changes.clone(), at)]);
                }
            }
        }
        for (which, sign, words, verbs) in THE_COSTS {
            let Some(at) = page.any(at, words) else { continue };
            for (whose, at) in whose().read(page, at) {
                let Some(at) = page.any(at, verbs) else { continue };
                whole(&whose, amounts(which, sign, counted, page, at));
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
    let amount = |which, sign, at: At| says_amounts(which, sign, &changes, page, at);
    let by = |at: At| page.lit(at, "by");
    let mut places_ = Vec::new();
    for (which, sign, words) in COSTS {
        let said = |at: At| -> Vec<At> {
            let verbs = page.any(at, words).into_iter();
            verbs.flat_map(|at| whose().says(&whose_, page, at)).filter_map(by).collect()
        };
        places_.extend(said(at).into_iter().flat_map(|at| amount(which, sign, at)));
        if let Some((Some(counted), n)) = page.heard(|| said_of(which, sign, &changes)) {
            let before = for_each().says(counted, page, at).into_iter().filter_map(|at| page.lit(at, ","));
            places_.extend(before.flat_map(said).flat_map(|at| Number.says(&n, page, at)));
        }
    }
    if page.is_enough(&places_) {
        return places_;
    }
    for (which, sign, words) in ITS_COSTS.into_iter().filter(|_| whose_.0 == Subject::This) {
        let Some(at) = page.any(at, words) else { continue };
        let there = places().says(&whose_.1, page, at).into_iter().filter_map(by);
        places_.extend(there.flat_map(|at| amount(which, sign, at)));
        let first = by(at).into_iter().flat_map(|at| amount(which, sign, at));
        places_.extend(first.flat_map(|at| its_places().says(&whose_.1, page, at)));
    }
    for (which, sign, words, verbs) in THE_COSTS {
        let begun = page.any(at, words).into_iter().flat_map(|at| whose().says(&whose_, page, at));
        places_.extend(begun.filter_map(|at| page.any(at, verbs)).flat_map(|at| amount(which, sign, at)));
    }
    places_
}

/// The ends of the words for how much: `1`, `1 for each …`, `(G)`.
fn says_amounts(which: Which, sign: i32, changes: &[Change], page: &Page<'_>, at: At) -> Vec<At> {
    match said_of(which, sign, changes) {
        None => icons_of(which, sign, changes).map_or_else(Vec::new, |icons| Energy.says(&icons, page, at)),
        Some((None, n)) => Number.says(&n, page, at),
        Some((Some(counted), n)) => {
            let numbers = Number.says(&n, page, at).into_iter();
            numbers.flat_map(|at| for_each().says(counted, page, at)).collect()
        }
    }
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

const CANNOT_BE: &[&str] = &["can't be", "cannot be"];
