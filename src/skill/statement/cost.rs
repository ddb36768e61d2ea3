//! What changes a cost, a keyword of cards wherever they are, or whether a card can be played.

use super::super::cards::{all_descriptions, description, family, for_each, named_areas, said_parts};
use super::super::effect::{LESS, as_times, times};
use super::super::phrase::{
    AND, AnyOf, At, Heard, ITS_THIS, Implied, Mapped, Page, Phrase, Several, Tacit, Ways, phrase,
};
use super::super::price::{Energy, price};
use super::super::word::{KeywordName, Number, SMALL, Skills, card_name};
use super::scopes::{its_places, places, subject};
use super::skill_cost;
use crate::ability::{
    Action, Area, Change, Discount, Family, Filter, Icons, Price, Quantity, Says, Scope, Statement, Subject, UsedFrom,
    Watched, Who,
};
use crate::card::{Color, ColorSet};

phrase! {
    /// What a clause of this kind states.
    pub(super) fn changed() -> Vec<Statement> {
        [statement] => [{statement: one()}] | [{statement: secure()}] | [{statement: more_areas()}];
        (statements) => [{statements: Mapped(treated(), Treated::statements, |statements| Treated::of(statements))}];
        // Neither attack nor skills are negated.
        [Statement { when: None, about: Subject::This, scope: Scope::InPlay, says: Says::Change(Change::Forbid(Action::NegateAttack)) },
         Statement { when: None, about: Subject::This, scope: Scope::InPlay, says: Says::Change(Change::Forbid(Action::NegateSkills)) }] => [
            ("this card's attack and skill cannot be negated" | "this card's attack and skills cannot be negated"
             | "this card's attacks and skills can't be negated")
        ];
        [Statement { when: None, about: Subject::Yours(filter), scope: Scope::AllAreas, says: Says::Change(Change::ComboCost(Quantity::Number(n))) },
         Statement { when: None, about: Subject::Yours(same), scope: Scope::AllAreas, says: Says::Change(Change::NegateKeyword(keyword)) }] =>
            ["reduce the combo cost by" {n: LESS} ("and negate the" | "and negate") {keyword: KeywordName}
             ("skills of all" | "skill of all" | "skills of" | "skill of" | "skills on" | "skill on" | "of" | "on")
             {filter: all_descriptions()} {same: Tacit(filter.clone())} "in all of your areas"];
        [Statement { when: None, about: Subject::Yours(filter), scope: Scope::AllAreas, says: Says::Change(Change::NegateKeyword(keyword)) },
         Statement { when: None, about: Subject::Yours(same), scope: Scope::AllAreas, says: Says::Change(Change::ComboCost(Quantity::Number(n))) }] =>
            [("negate the" | "negate") {keyword: KeywordName} ("skills" | "skill" | "") ("of" | "on") {filter: all_descriptions()} {same: Tacit(filter.clone())}
             "in all of your areas" ("and reduce their combo costs by" | "and reduce their combo cost by") {n: LESS}];
        (statements) => [{statements: Heard(skill_cost::read)}];
        (statements) => [{statements: Mapped(other_cost(), |other| other.spread(), |statements| OtherCost::of(statements))}];
    }

    fn one() -> Statement {
        (Statement { when: None, about: Subject::This, scope: Scope::AllAreas, says: Says::Change(Change::NegateKeyword(keyword)) }) =>
            ["negate this card's" {keyword: KeywordName} ("skills" | "skill" | "") "in all areas"]
            | [{! ITS_THIS} "negate its" {keyword: KeywordName} ("skills" | "skill" | "") "in all areas"];
        (Statement { when: None, about: Subject::Yours(filter), scope: Scope::AllAreas, says: Says::Change(Change::NegateKeyword(keyword)) }) =>
            [("negate the" | "negate") {keyword: KeywordName} ("skills" | "skill" | "") ("of your" | "on your") {filter: description()} "in all areas"]
            | [("negate the" | "negate") {keyword: KeywordName} ("skills" | "skill" | "") ("of" | "on") {filter: all_descriptions()} "in all of your areas"];
        (Statement { when: None, about: Subject::This, scope: Scope::Hand, says: Says::Change(Change::FreePlay) }) =>
            [("you can play this card from your hand without paying its energy cost" | "you may play this card from your hand without paying its energy cost"
              | "you can play this card from you hand without paying its energy cost")];
        (Statement { when: None, about: Subject::Yours(filter), scope: Scope::Hand, says: Says::Change(Change::FreeSkill(of)) }) =>
            [("you may activate" | "you can activate") {filter: named_card()} "from your hand without paying its energy cost" {of: Tacit(Vec::new())}];
        (Statement { when: None, about: Subject::This, scope: Scope::InPlay, says: Says::Change(Change::MayAwaken) }) =>
            ["you can activate this card's [Awaken]" ("skill" | "")];
        (Statement { when: None, about: Subject::This, scope: Scope::AllAreas, says: Says::Change(Change::Forbid(Action::Play)) }) =>
            [("you can't play this card from any area" | "you may not play this card from any area" | "you can't play this card")];
        (Statement { when: None, about: Subject::This, scope: Scope::AllAreas, says: Says::Change(Change::Forbid(Action::Combo)) }) =>
            ["you can't place this card in your combo area from any area"];
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
        (Statement { when: None, about: Subject::This, scope: steadfast, says: Says::Change(Change::Forbid(Action::NegateSkillsBy(Who::Opponent))) }) =>
            ["this card's skills" {! AnyOf(CANNOT_BE)} "negated" {steadfast: in_any_area()} ("by your opponent's skills" | "by an opponent's skills")];
        (Statement { when: None, about: Subject::This, scope: steadfast, says: Says::Change(Change::Forbid(Action::NegateThis)) }) =>
            ["this skill" {! AnyOf(CANNOT_BE)} "negated" {steadfast: in_any_area()}];
        (Statement { when: None, about: Subject::This, scope: Scope::InPlay, says: Says::Change(Change::Forbid(Action::BeCovered)) }) =>
            [("you can't place cards on top of this card" | "you cannot place cards on top of this card")];
        (Statement { when: None, about: Subject::This, scope: Scope::InPlay, says: Says::Change(Change::Forbid(Action::NegateAttack)) }) =>
            [("this card's attack" | "this card's attacks") {! AnyOf(CANNOT_BE)} "negated"];
        (Statement { when: None, about: Subject::This, scope: Scope::AllAreas, says: Says::Change(Change::UsedFrom(UsedFrom { areas, cost, free: false, of })) }) =>
            [("you can activate this card's" | "you can also activate this card's") {of: Skills} ("skills" | "skill" | "") "from your" {areas: named_areas()}
             "by paying its energy cost and" {cost: price()}]
            | [("you can activate this card's" | "you can also activate this card's") {of: Skills} ("skills" | "skill" | "") "from your" {areas: named_areas()}
             "by paying its energy cost" {cost: Tacit(Vec::<Price>::new())}]
            | ["you can pay this card's energy cost and activate this card's" {of: Skills} ("skills" | "skill" | "") "from your" {areas: named_areas()}
               {cost: Tacit(Vec::<Price>::new())}]
            | ["you can also activate this card's" {of: Skills} ("skills" | "skill" | "") "from your" {areas: named_areas()} {cost: Tacit(Vec::<Price>::new())}]
            | ["you can activate it by paying its energy cost and" {areas: HERE} {cost: price()} {of: Tacit(Vec::new())}];
        (statement) => [{statement: Mapped(other_price(), |(filter, discount)| Some(priced(filter, discount)), price_of)}];
        (Statement { when: None, about: Subject::This, scope: Scope::Hand, says: Says::Discount(Discount { cost, less: 0, instead: true, of }) }) =>
            [("you can activate this card's" | "you may activate this card's") {of: Skills} ("skills" | "skill" | "") ("from your hand" | "from hand" | "") {cost: without()}]
            | [("you can activate the" | "you may activate the") {of: Skills} ("skill on this card" | "skill of this card") ("from your hand" | "in your hand") {cost: without()}]
            | [("you can activate this card from your hand" | "you may activate this card from your hand") {cost: without()} {of: Tacit(Vec::new())}]
            | ["you can" {cost: price()} "instead of paying this card's energy cost when activating its" {of: Skills} "skill" ("from your hand" | "")]
            | ["when you activate this card's" {of: Skills} ("skill" | "") ("from your hand" | "") ", you may" {cost: price()} (". if you do so," | ". if you do,")
               ("you may activate this card's" | "you can activate this card's") {of: Skills} ("skill" | "") "without paying its energy cost"];
    }

    /// `when activating a blue card from your hand, you may …. If you do, …`: of which cards, and what is paid then.
    fn other_price() -> (Filter, Discount) {
        ((filter, Discount { cost, less: 0, instead: true, of })) =>
            ["when activating" ("a" | "an") {filter: description()} "from your hand, you may" {cost: price()} {? !is_of_this(&cost)}
             ". if you do, activate that card without paying its energy cost" {of: Tacit(Vec::new())}];
        ((filter, Discount { cost, less, instead: false, of })) =>
            ["when activating" ("a" | "an") {filter: description()} "from your hand, you may" {cost: price()} {? !is_of_this(&cost)}
             ". if you do, reduce the energy cost of that card by" {less: LessOf(filter.clone())} {of: Tacit(Vec::new())}]
            | ["when activating" ("a" | "an") {of: Skills} ("skill of" | "skill on") ("a" | "an") {filter: description()}
               ("from your hand, reduce the energy cost of that card by" | "from your hand, reduce that card's energy cost by") {less: SMALL} {cost: Tacit(Vec::<Price>::new())}];
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
             ("battle cards from your" | "battle cards in your" | "a battle card in your" | "a battle card from your") {areas: named_areas()}
             ("and play this card in active mode" | ", then play this card in active mode" | ", and play this card in active mode")];
        (Statement { when: None, about: Subject::This, scope: Scope::InPlay, says: Says::ChoosesFrom(kin, areas) }) =>
            ["you can choose battle cards in your" {areas: named_areas()} "when choosing cards to use with this card's" {kin: family()} ("skills" | "skill") ("from your hand" | "")]
            // As it is with [Union-Fusion] (10-13-3-1).
            | ["you can choose battle cards in your" {areas: named_areas()} "when choosing cards to use with this card's" {kin: family()} {? kin.clone() == Family::Union}
               "skill from your hand. if you do, place the chosen cards"
               ("in your drop area from your warp" | "from your warp in your drop area" | "from your warp into their owner's drop")
               {? areas.clone() == [Area::Warp]}];
    }

    /// Cards that are treated as if they had no specified cost, and by how much their energy costs are lower besides.
    fn treated() -> Treated {
        (Treated { about: Subject::This, scope, less }) =>
            ["treat this card" {scope: wherever()} {! AnyOf(AS_IF)} {less: lower_too()}]
            | ["treat this card" {! AnyOf(AS_IF)} {scope: wherever()} {less: lower_too()}]
            | ["ignore this card's specified cost" {scope: wherever()} {less: lower_too()}];
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

    /// What cannot be taken from a hand.
    fn secure() -> Statement {
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

    fn named_card() -> Filter {
        (Filter::Name(name)) => [{name: card_name()}];
    }

    /// What is paid instead of an energy cost.
    fn without() -> Vec<Price> {
        (cost) => [("without paying its energy cost" | "without paying the energy cost") {cost: Tacit(Vec::<Price>::new())}]
            | ["without paying its energy cost by" {cost: price()} ("instead" | "")]
            | ["by" {cost: price()} ("instead of paying its energy cost" | "without paying its energy cost" | "instead of its energy cost")]
            | ["without paying its energy cost by paying" {cost: price()} "instead"]
            | ["by" {cost: price()} "instead of paying this card's energy cost"]
            | ["by paying" {cost: price()} ("instead of paying its energy cost" | "instead of its energy cost")];
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

    /// By how much: `1`, `1 for each …`, `(G)`.
    fn amount() -> By {
        (By::Number(n)) => [("an additional" | "") {n: Number}];
        (By::Each(n, each)) => [{n: Number} {each: for_each()}];
        (By::Icons(icons)) => [{icons: Energy}];
    }
}

/// Cards in hand that can be activated for another price.
fn priced(filter: Filter, discount: Discount) -> Statement {
    let says = Says::Change(Change::Discount(discount));
    Statement { about: Subject::Yours(filter), scope: Scope::Hand, ..Statement::new(says) }
}

/// As [`priced`], undone.
fn price_of(statement: &Statement) -> Option<(Filter, Discount)> {
    let Says::Change(Change::Discount(discount)) = &statement.says else { return None };
    let Subject::Yours(filter) = &statement.about else { return None };
    let same = priced(filter.clone(), discount.clone()) == *statement;
    same.then(|| (filter.clone(), discount.clone()))
}

/// Whether a price speaks of the card that has the skill: where the skills of others are paid for, that is another.
pub(in super::super) fn is_of_this(cost: &[Price]) -> bool {
    cost.iter().any(|price| matches!(price, Price::This(_) | Price::Under(..)))
}

/// How much less energy such cards cost: a number, or as many icons of the only color that they have.
#[derive(Clone)]
struct LessOf(Filter);

impl Phrase for LessOf {
    type Value = u8;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<u8> {
        let of_color = |icons: &Icons| {
            let only = said_parts(&self.0).iter().find_map(|part| match part {
                Filter::JustColors(colors) => Some(*colors),
                _ => None,
            });
            icons.any == 0 && icons.of.iter().all(|icon| Some(*icon) == only)
        };
        let icons = Energy.read(page, at).into_iter().filter(|(icons, _)| of_color(icons));
        let counted = icons.filter_map(|(icons, at)| Some((u8::try_from(icons.count()).ok()?, at)));
        SMALL.read(page, at).into_iter().chain(counted).collect()
    }
    fn says(&self, value: &u8, page: &Page<'_>, at: At) -> Vec<At> {
        page.reworded(value, || self.read(page, at), || SMALL.says(value, page, at))
    }
}

/// Where the card is, as has just been said.
const HERE: Implied<Vec<Area>> = Implied(|spoken| spoken.from.map(|area| vec![area]));

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

/// The cost that is lower, or higher.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Which {
    Energy,
    Specified,
    Combo,
}

/// By how much.
#[derive(Clone)]
enum By {
    Number(i32),
    Each(i32, Quantity),
    Icons(Icons),
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
            (_, Which::Specified) => return None,
            (By::Number(n), Which::Energy) => vec![Change::Cost((sign * n).into())],
            (By::Number(n), Which::Combo) => vec![Change::ComboCost((sign * n).into())],
            (By::Each(n, each), Which::Energy) => vec![Change::Cost(times(each.clone(), sign * n))],
            (By::Each(n, each), Which::Combo) => vec![Change::ComboCost(times(each.clone(), sign * n))],
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
            colors => icons_of(colors)?,
        };
        let whole = Self { which, whose: (first.about.clone(), scopes), by };
        (whole.spread()? == statements).then_some(whole)
    }
}

fn changed_here(said: &Statement) -> Option<&Change> {
    if let Says::Change(change) = &said.says { Some(change) } else { None }
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

const CANNOT_BE: &[&str] = &["can't be", "cannot be"];
