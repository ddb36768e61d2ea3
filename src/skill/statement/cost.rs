//! What changes a cost: lower and higher ones, cards without a specified cost.

use super::super::cards::{all_descriptions, description, every, for_each};
use super::super::effect::{LESS, as_times, times};
use super::super::phrase::{AND, AnyOf, At, Boxed, Heard, Mapped, Page, Phrase, Several, Tacit, Ways, phrase};
use super::super::price::Energy;
use super::super::word::{ColorName, KeywordName, Number};
use super::scopes::{its_places, places, subject};
use super::skill_cost;
use crate::ability::{Change, Count, Filter, Icons, Quantity, Says, Scope, Statement, Subject};
use crate::card::{Color, ColorSet};

phrase! {
    /// What a clause of this kind states.
    pub(super) fn changed() -> Vec<Statement> {
        (statements) => [{statements: Mapped(treated(), Treated::statements, |statements| Treated::of(statements))}];
        [Statement { when: None, about: Subject::Yours(filter), scope: Scope::AllAreas, says: Says::Change(Change::ComboCost(Quantity::Number(n))) },
         Statement { when: None, about: Subject::Yours(same), scope: Scope::AllAreas, says: Says::Change(Change::NegateKeyword(keyword)) }] =>
            ["reduce the combo cost by" {n: LESS} ("and negate the" | "and negate") {keyword: KeywordName}
             ("skills of all" | "skill of all" | "skills of" | "skill of" | "skills on" | "skill on" | "of" | "on")
             {filter: all_descriptions()} {same: Tacit(filter.clone())} "in all of your areas"];
        [Statement { when: None, about: Subject::Yours(filter), scope: Scope::AllAreas, says: Says::Change(Change::NegateKeyword(keyword)) },
         Statement { when: None, about: Subject::Yours(same), scope: Scope::AllAreas, says: Says::Change(Change::ComboCost(Quantity::Number(n))) }] =>
            [("negate the" | "negate") {keyword: KeywordName} ("skills" | "skill" | "") ("of" | "on") {filter: all_descriptions()} {same: Tacit(filter.clone())}
             "in all of your areas" ("and reduce their combo costs by" | "and reduce their combo cost by") {n: LESS}];
        [Statement { when: None, about: Subject::Yours(filter), scope: Scope::AllAreas, says: Says::Change(Change::AnyLeaderColor) }] =>
            [("ignore any leader card color requirements" | "ignore any leader color requirements") ("on" | "of") {filter: description()} "skills"];
        (statements) => [{statements: Heard(skill_cost::read)}];
        (statements) => [{statements: Mapped(other_cost(), |other| other.spread(), |statements| OtherCost::of(statements))}]
            | [{statements: Heard(in_both_costs)}] | [{statements: Heard(with_z_energy)}];
    }

    /// Cards that are treated as if they had no specified cost, and by how much their energy costs are lower besides.
    fn treated() -> Treated {
        (Treated { about: Subject::This, scope, less }) =>
            ["treat this card" {scope: wherever()} {! AnyOf(AS_IF)} {less: lower_too()}]
            | ["treat this card" {! AnyOf(AS_IF)} {scope: wherever()} {less: lower_too()}]
            | ["ignore this card's specified cost" {scope: wherever()} {less: lower_too()}]
            | ["ignore the specified cost of this card" {scope: wherever()} {less: lower_too()}];
        (Treated { about: Subject::Yours(filter), scope, less }) => ["treat" {filter: description()} {scope: wherever()} {! AnyOf(AS_IF)} {less: lower_too()}];
        (Treated { about: Subject::Yours(Filter::Either(filters)), scope: Scope::Hand, less }) =>
            ["treat" {filters: Several(in_hand(), AND)} {! AnyOf(AS_IF)} {less: lower_too()}];
    }

    fn in_hand() -> Filter {
        (filter) => [{filter: description()} "in your hand"];
    }

    fn lower_too() -> Option<i32> {
        (Some(less)) => [("and reduce its energy cost by" | "and reduce their energy cost by" | "and reduce their energy costs by") {less: LESS}];
        (None) => [""];
    }

    fn wherever() -> Scope {
        (Scope::Hand) => ["in your hand"];
        (Scope::ZDeck) => ["in your z-deck"];
        (Scope::AllAreas) => [("in all areas" | "in all of your areas")];
    }

    /// `reduce the energy cost of this card in your hand by 1 for each card in your energy`.
    fn other_cost() -> OtherCost {
        (OtherCost { which, whose, by }) => [{which: verb()} {whose: subject()} "by" {by: amount()}];
        (OtherCost { which, whose, by: By::Each(n, each) }) => [{each: for_each()} "," {which: verb()} {whose: subject()} "by" {n: Number}];
        (OtherCost { which, whose: (Subject::This, scopes), by }) => [{which: of_this()} {scopes: places()} "by" {by: amount()}]
            | [{which: of_this()} "by" {by: amount()} {scopes: its_places()}];
        (OtherCost { which: (Which::Energy, sign), whose, by }) => [("the energy cost of" | "the energy costs of") {whose: subject()} {sign: is_changed()} {by: amount()}];
        (OtherCost { which, whose, by }) => [{whose: subject()} {which: theirs_changed()} {by: amount()}];
    }

    fn verb() -> (Which, i32) {
        ((Which::Energy, -1)) => [("reduce the energy cost of" | "reduce the energy costs of" | "reduce the cost of" | "reduce the energy cost on")];
        ((Which::Energy, 1)) => [("increase the energy cost of" | "increase the energy costs of")];
        ((Which::Specified, -1)) => [("reduce the specified cost of" | "reduce the specified costs of")];
        ((Which::Combo, -1)) => [("reduce the combo cost of" | "reduce the combo costs of")];
        ((Which::Combo, 1)) => [("increase the combo cost of" | "increase the combo costs of")];
        ((Which::ZEnergy, -1)) => ["reduce the z-energy cost of"];
    }

    fn of_this() -> (Which, i32) {
        ((Which::Energy, -1)) => [("reduce this card's energy cost" | "reduce this card's cost" | "decrease this card's energy cost")];
        ((Which::Energy, 1)) => ["increase this card's energy cost"];
        ((Which::Combo, -1)) => ["reduce this card's combo cost"];
        ((Which::Combo, 1)) => ["increase this card's combo cost"];
    }

    fn is_changed() -> i32 {
        (-1) => [("is reduced by" | "are reduced by" | "is decreased by")];
        (1) => [("is increased by" | "are increased by")];
    }

    /// `have their energy costs reduced by`.
    fn theirs_changed() -> (Which, i32) {
        ((Which::Energy, -1)) => ["have their energy costs reduced by"];
        ((Which::Energy, 1)) => ["have their energy costs increased by"];
        ((Which::Combo, -1)) => ["have their combo costs reduced by"];
        ((Which::Combo, 1)) => ["have their combo costs increased by"];
    }

    /// By how much: `1`, `1 for each …`, `the number of …`, `(G)`.
    fn amount() -> By {
        (By::Each(1, each)) => [("the total amount of" | "the total number of" | "the number of") {each: so_many()}];
        (By::Number(n)) => [{n: Number}] | ["an additional" {n: Number}];
        (By::Each(n, each)) => [{n: Number} {each: for_each()}];
        (By::Icons(icons)) => [{icons: Energy}];
        (By::EachIcon(color, each)) => [{color: one_icon()} {each: for_each()}];
    }

    fn one_icon() -> Color {
        (color) => [{color: Mapped(Energy, |icons| single_icon(&icons), icon_of)}];
    }

    /// One for each of some cards.
    fn so_many() -> Quantity {
        (Quantity::Counted(count)) => [{count: Boxed(cards())}];
    }

    fn cards() -> Count {
        (Count::Cards(cards)) => [{cards: every()}];
    }
}

const AS_IF: &[&str] = &[
    "as if it has no specified cost",
    "as if it had no specified cost",
    "as if they have no specified cost",
    "as if they had no specified cost",
];

/// Cards without a specified cost.
#[derive(Clone)]
struct Treated {
    about: Subject,
    scope: Scope,
    /// What their energy costs change by besides.
    less: Option<i32>,
}

impl Treated {
    #[expect(clippy::unnecessary_wraps, reason = "what is mapped may fail")]
    fn statements(self) -> Option<Vec<Statement>> {
        let Self { about, scope, less } = self;
        let changes = [Change::NoSpecifiedCost].into_iter().chain(less.map(|less| Change::Cost(less.into())));
        let statement = |change| Statement { about: about.clone(), scope, ..Statement::new(Says::Change(change)) };
        Some(changes.map(statement).collect())
    }

    /// What [`Treated::statements`] made these of.
    fn of(statements: &[Statement]) -> Option<Self> {
        let Statement { about, scope, .. } = statements.first()?.clone();
        let less = match statements.get(1).map(|other| &other.says) {
            Some(Says::Change(Change::Cost(Quantity::Number(less)))) => Some(*less),
            _ => None,
        };
        let treated = |less| Self { about: about.clone(), scope, less };
        (treated(less).statements()? == statements).then(|| treated(less))
    }
}

/// `decrease the energy cost (and specified green cost) of ＜A＞ in your hand by 1`: a change in that color is one of both costs.
fn in_both_costs(page: &Page<'_>, at: At) -> Ways<Vec<Statement>> {
    let begun = page.any(at, &["decrease the energy cost (and specified", "reduce the energy cost (and specified"]);
    let Some(at) = begun else { return Ways::new() };
    let mut ways = Ways::new();
    for (color, at) in ColorName.read(page, at) {
        let whose = page.lit(at, "cost) of").map_or_else(Ways::new, |at| subject().read(page, at));
        for ((about, scopes), at) in whose {
            let by = page.lit(at, "by").map_or_else(Ways::new, |at| LESS.read(page, at)).into_iter();
            let statement = |scope: &Scope, by: i32| Statement {
                about: about.clone(),
                scope: *scope,
                ..Statement::new(Says::Change(Change::CostIn(color, by.into())))
            };
            ways.extend(by.map(|(by, at)| (scopes.iter().map(|scope| statement(scope, by)).collect(), at)));
        }
    }
    ways
}

/// `reduce the energy cost of this card in your Z-Deck by (R), and reduce its Z-Energy cost by 1`, `reduce the energy cost and
/// Z-Energy cost of this card in your Z-Deck by 1`: the second cost is that of the same cards, in the same places.
fn with_z_energy(page: &Page<'_>, at: At) -> Ways<Vec<Statement>> {
    let mut ways = Ways::new();
    for (other, begun) in other_cost().read(page, at) {
        let Some(statements) = other.spread().filter(|_| other.which.0 == Which::Energy) else { continue };
        let Some(at) = page.any(begun, ITS_Z_ENERGY) else { continue };
        for (by, at) in LESS.read(page, at) {
            let z_energy = OtherCost { which: (Which::ZEnergy, -1), by: By::Number(-by), ..other.clone() };
            ways.extend(z_energy.spread().map(|more| ([&statements[..], &more[..]].concat(), at)));
        }
    }
    let Some(at) = page.lit(at, "reduce the energy cost and z-energy cost of") else { return ways };
    for (whose, at) in subject().read(page, at) {
        let by = page.lit(at, "by").map_or_else(Ways::new, |at| LESS.read(page, at)).into_iter();
        ways.extend(by.filter_map(|(by, at)| {
            let lower = |which| OtherCost { which: (which, -1), whose: whose.clone(), by: By::Number(-by) }.spread();
            Some(([lower(Which::Energy)?, lower(Which::ZEnergy)?].concat(), at))
        }));
    }
    ways
}

const ITS_Z_ENERGY: &[&str] = &[
    ", and reduce its z-energy cost by",
    ", and reduce the z-energy cost by",
    "and reduce its z-energy cost by",
    "and reduce the z-energy cost by",
];

/// The cost that is lower, or higher.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Which {
    Energy,
    Specified,
    Combo,
    ZEnergy,
}

/// By how much.
#[derive(Clone)]
enum By {
    Number(i32),
    Each(i32, Quantity),
    Icons(Icons),
    /// One energy of a color, so many times.
    EachIcon(Color, Quantity),
}

/// A cost that is lower, or higher.
#[derive(Clone)]
struct OtherCost {
    /// Which, with the sign of the change.
    which: (Which, i32),
    /// Whose, and where.
    whose: (Subject, Vec<Scope>),
    by: By,
}

impl OtherCost {
    /// Every change in every place; `None` for what cannot be changed so.
    fn spread(&self) -> Option<Vec<Statement>> {
        let (which, sign) = self.which;
        let changes = match (&self.by, which) {
            (By::Icons(icons), _) => in_colors(which, sign, icons)?,
            (By::EachIcon(color, each), Which::Energy) => vec![Change::CostIn(*color, times(each.clone(), sign))],
            (By::EachIcon(color, each), Which::Specified) => {
                vec![Change::SpecifiedCost(*color, times(each.clone(), sign))]
            }
            (_, Which::Specified) | (By::EachIcon(..), _) => return None,
            (By::Number(n), Which::Energy) => vec![Change::Cost((sign * n).into())],
            (By::Number(n), Which::Combo) => vec![Change::ComboCost((sign * n).into())],
            (By::Each(n, each), Which::Energy) => vec![Change::Cost(times(each.clone(), sign * n))],
            (By::Each(n, each), Which::Combo) => vec![Change::ComboCost(times(each.clone(), sign * n))],
            (By::Number(n), Which::ZEnergy) => vec![Change::ZEnergyCost((sign * n).into())],
            (By::Each(n, each), Which::ZEnergy) => vec![Change::ZEnergyCost(times(each.clone(), sign * n))],
        };
        let (about, scopes) = &self.whose;
        let statement = |scope: Scope, change: &Change| Statement {
            about: about.clone(),
            scope,
            ..Statement::new(Says::Change(change.clone()))
        };
        Some(scopes.iter().flat_map(|scope| changes.iter().map(|change| statement(*scope, change))).collect())
    }

    /// What has been [spread](Self::spread) so.
    fn of(statements: &[Statement]) -> Option<Self> {
        let first = statements.first()?;
        let mut scopes: Vec<Scope> = statements.iter().map(|said| said.scope).collect();
        scopes.dedup();
        let here = statements.iter().filter(|said| said.scope == first.scope);
        let changes: Vec<&Change> = here.map(changed_here).collect::<Option<_>>()?;
        let number = |which, by: &Quantity| match (by, as_times(by)) {
            (Quantity::Number(n), _) => Some(((which, n.signum()), By::Number(n.abs()))),
            (_, Some((each, n))) => Some(((which, n.signum()), By::Each(n.abs(), each.clone()))),
            _ => None,
        };
        let (which, by) = match changes.as_slice() {
            [Change::Cost(by)] => number(Which::Energy, by)?,
            [Change::ComboCost(by)] => number(Which::Combo, by)?,
            [Change::ZEnergyCost(by)] => number(Which::ZEnergy, by)?,
            [Change::CostIn(color, by @ Quantity::Counted(_))] => each_icon(Which::Energy, *color, by)?,
            [Change::SpecifiedCost(color, by @ Quantity::Counted(_))] => each_icon(Which::Specified, *color, by)?,
            colors => icons_of(colors)?,
        };
        let whole = Self { which, whose: (first.about.clone(), scopes), by };
        (whole.spread()? == statements).then_some(whole)
    }
}

fn changed_here(said: &Statement) -> Option<&Change> {
    if let Says::Change(change) = &said.says { Some(change) } else { None }
}

/// One energy of a color less, or more, for each of some cards.
fn each_icon(which: Which, color: Color, by: &Quantity) -> Option<((Which, i32), By)> {
    let (each, n) = as_times(by)?;
    (n.abs() == 1).then(|| ((which, n.signum()), By::EachIcon(color, each.clone())))
}

/// The color of an icon that stands alone.
fn single_icon(icons: &Icons) -> Option<Color> {
    let [one] = icons.of.as_slice() else { return None };
    let mut colors = one.iter();
    let (Some(color), None) = (colors.next(), colors.next()) else { return None };
    (icon_of(&color)? == *icons).then_some(color)
}

/// As [`single_icon`], undone.
#[expect(
    clippy::unnecessary_wraps,
    clippy::trivially_copy_pass_by_ref,
    reason = "what is mapped may fail, and is lent"
)]
fn icon_of(color: &Color) -> Option<Icons> {
    Some(Icons { of: vec![ColorSet::default().with(*color)], ..Icons::default() })
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
        Which::Combo | Which::ZEnergy => None,
    };
    let any = (icons.any > 0).then(|| Change::Cost((sign * i32::from(icons.any)).into()));
    if any.is_some() && (which != Which::Energy || colors.is_empty()) {
        return None;
    }
    let colored: Option<Vec<Change>> = colors.into_iter().map(change).collect();
    colored.map(|colored| colored.into_iter().chain(any).collect())
}

/// The icons that stand for changes in colors.
fn icons_of(changes: &[&Change]) -> Option<((Which, i32), By)> {
    let mut icons = Icons::default();
    let mut all = None;
    for change in changes {
        if let Change::Cost(Quantity::Number(n)) = change {
            icons.any = u8::try_from(n.abs()).ok()?;
            continue;
        }
        let (which, color, n) = match change {
            Change::CostIn(color, Quantity::Number(n)) => (Which::Energy, *color, *n),
            Change::SpecifiedCost(color, Quantity::Number(n)) => (Which::Specified, *color, *n),
            _ => return None,
        };
        all = Some((which, n.signum()));
        icons.of.extend((0..n.abs()).map(|_| ColorSet::default().with(color)));
    }
    Some((all?, By::Icons(icons)))
}
