//! What is said of a subject: `gets +5000 power and [Critical]`, `can't attack`, `can attack Battle Cards in Active Mode`.

use super::super::card::{description, said_parts};
use super::super::effect::{forbidden, modal};
use super::super::granted::{Quoted, following, to_the_end};
use super::super::phrase::{AND, At, Page, Phrase, Reworded, Several, Ways, phrase};
use super::super::quantity::for_each;
use super::super::word::{ColorName, InBrackets, Signed, card_name, character, special_trait};
use crate::ability::{Action, Attribute, Change, Count, Filter, Mode, Quantity, Says, Scope, Tag, Who};
use crate::card::{ColorSet, Kind};

/// What is said, and where it holds.
pub(super) type Said = (Scope, Says);

phrase! {
    /// Something that a card may do, or is spared.
    fn allowed() -> Change {
        (Change::NoSpecifiedCost) =>
            [("is treated as if it had no specified cost" | "are treated as if they had no specified costs" | "are treated as if they had no specified cost")];
        (Change::MayAwaken) => [("can activate its [Awaken] skill" | "can activate their [Awaken] skills" | "can activate [Awaken]")];
        (Change::Unaffected(Who::Opponent, filter)) =>
            [("isn't affected by" | "is not affected by" | "aren't affected by" | "is unaffected by")
             ("your opponent's skills" | "your opponent's card skills" | "the skills of your opponent's cards" | "your opponent's cards' skills")
             {filter: super::super::phrase::Tacit(Filter::Any)}]
            | [("isn't affected by" | "is not affected by" | "aren't affected by") "the skills of your opponent's" {filter: description()} {? !filter.is_any()}];
        (Change::Negate) => [("have their skills negated" | "has its skills negated")];
        (Change::EntersResting) => [("enters play in rest mode" | "is played in rest mode from all areas")];
        (Change::ComboResting) => [
            ("can be used in combos in rest mode" | "can be used in a combo in rest mode" | "can be used in combos even in rest mode" | "can combo in rest mode"
             | "can combo when in rest mode" | "can combo even in rest mode" | "can combo even when in rest mode")
        ];
        (Change::AttackActiveA(filter)) => ["can attack" ("your opponent's" | "") {filter: description()} {? is_active_and_more(&filter)}];
    }

    /// Something more that a card has.
    fn attribute() -> Attribute {
        (Attribute::Trait(name)) => [{name: special_trait()}];
        (Attribute::Character(name)) => [{name: character()}];
        (Attribute::Name(name)) => [{name: card_name()}];
        (Attribute::Colors(colors)) => [{colors: Colors}];
        (Attribute::Kind(Kind::Extra)) => ["an extra"];
        (Attribute::Keyword(keyword)) => [{keyword: super::super::word::KeywordName}];
    }

    /// A change of its numbers or its skills.
    fn change() -> Change {
        (Change::Power(n)) => [{n: Amount("power")}];
        (Change::ComboPower(n)) => [{n: Amount("combo power")}];
        (Change::Power(n)) => ["an additional" {n: Amount("power")}];
        (Change::Gain(tag)) => [{tag: InBrackets}];
        (Change::GainSkill(skill)) => [{skill: Quoted}] | [{skill: Reworded(to_the_end, Quoted)}]
            | [("the following skills" | "the following skill" | "the following effect") ("-" | ":" | ".") {skill: Reworded(following, Quoted)}];
        (Change::ComboCost(Quantity::Number(n))) => [{n: Signed} "combo cost"];
    }
}

/// Cards in Active Mode of which more is said than that they are Battle Cards.
fn is_active_and_more(filter: &Filter) -> bool {
    let parts = said_parts(filter);
    parts.contains(&Filter::Mode(Mode::Active)) && parts.len() > 2
}

/// One color or several: `red and blue colors`.
#[derive(Clone)]
struct Colors;

impl Phrase for Colors {
    type Value = ColorSet;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<ColorSet> {
        let (mut colors, mut end, mut next) = (ColorSet::default(), None, Some(at));
        while let Some((color, at)) = next.and_then(|at| ColorName.read(page, at).pop()) {
            colors = colors.with(color);
            end = Some(at);
            next = page.any(at, LISTED);
        }
        let end = end.map(|at| page.any(at, &["colors", "color"]).unwrap_or(at));
        end.map(|at| (colors, at)).into_iter().collect()
    }
    fn says(&self, value: &ColorSet, page: &Page<'_>, at: At) -> Vec<At> {
        let make = || match value.iter().collect::<Vec<_>>() {
            several if several.len() > 1 => Several(ColorName, AND).says(&several, page, at),
            one => one.iter().flat_map(|color| ColorName.says(color, page, at)).collect(),
        };
        page.reworded(value, || self.read(page, at), make)
    }
}

const LISTED: &[&str] = &[", and", "and", ","];

/// `+5000 power`, `+5000 power for every 2 cards in your energy`.
#[derive(Clone)]
pub(super) struct Amount(pub(super) &'static str);

impl Phrase for Amount {
    type Value = Quantity;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Quantity> {
        let mut ways = Ways::new();
        for (n, at) in Signed.read(page, more(page, at)) {
            let Some(at) = page.lit(at, self.0) else { continue };
            ways.push((Quantity::Number(n), at));
            ways.extend(for_each().read(page, at).into_iter().map(|(counted, at)| (times(counted, n), at)));
        }
        ways
    }
    fn says(&self, value: &Quantity, page: &Page<'_>, at: At) -> Vec<At> {
        let (counted, n) = factors(value);
        let ends = Signed.says(&n, page, more(page, at)).into_iter().filter_map(|at| page.lit(at, self.0));
        match counted {
            None => ends.collect(),
            Some(counted) => ends.flat_map(|at| for_each().says(counted, page, at)).collect(),
        }
    }
}

/// What is gained beside other things is gained (8-8-1).
fn more(page: &Page<'_>, at: At) -> At {
    page.skip(at, &["an additional"])
}

/// So many for each of some cards.
pub(super) fn times(counted: Quantity, n: i32) -> Quantity {
    Quantity::Counted(Box::new(Count::Times(counted, n)))
}

/// What is counted, if anything is, and how many for each.
pub(super) fn factors(value: &Quantity) -> (Option<&Quantity>, i32) {
    match value {
        Quantity::Number(n) => (None, *n),
        Quantity::Counted(count) => match &**count {
            Count::Times(counted, n) => (Some(counted), *n),
            _ => (Some(value), 1),
        },
    }
}

/// What several predicates say, each with the place where it holds.
pub(super) fn read(page: &Page<'_>, at: At) -> Ways<Vec<Said>> {
    let mut ways = Ways::new();
    let mut open = vec![(Vec::new(), at)];
    while let Some((said, at)) = open.pop() {
        for (more, at) in one(page, at) {
            let said: Vec<Said> = page.longer(&said, more);
            ways.push((said.clone(), at));
            open.extend(page.any(at, &[", and", "and", ","]).map(|at| (said, at)));
        }
    }
    ways
}

/// All places where the text may end that says all of this.
pub(super) fn says(said: &[Said], page: &Page<'_>, at: At) -> Vec<At> {
    let mut places = Vec::new();
    for n in (1..=said.len()).rev() {
        for at in says_one(&said[..n], page, at) {
            if n == said.len() {
                places.push(at);
            } else {
                let next = page.any(at, &[", and", "and", ","]);
                places.extend(next.into_iter().flat_map(|at| says(&said[n..], page, at)));
            }
        }
        if page.is_enough(&places) {
            break;
        }
    }
    places
}

const CANNOT: &[&str] = &["can't", "cannot", "does not", "doesn't"];
const GAINS: &[&str] = &["gets", "gains", "get", "gain", "has", "have", "loses", "lose", "also gets", "also gains"];
const TREATED: &[&str] = &["is also treated as", "are also treated as"];
const NOWHERE: &[&str] = &["in all areas", "in all of your areas"];

/// One verb with all that belongs to it.
fn one(page: &Page<'_>, at: At) -> Ways<Vec<Said>> {
    let mut ways = Ways::new();
    let active = modal().read(page, at).into_iter().filter(|(change, _)| matches!(change, Change::AttackActive));
    for (change, at) in allowed().read(page, at).into_iter().chain(active) {
        ways.push((vec![(Scope::InPlay, Says::Change(change))], at));
    }
    if let Some(at) = page.any(at, CANNOT) {
        ways.extend(bars(page, at));
    }
    if let Some(at) = page.any(at, GAINS) {
        ways.extend(gains(page, at));
    }
    if let Some(at) = page.any(at, TREATED) {
        for (attributes, at) in listed(page, at, |page, at| attribute().read(page, at)) {
            ways.extend(
                everywhere(page, at).into_iter().map(|(scope, at)| (vec![(scope, Says::Has(attributes.clone()))], at)),
            );
        }
    }
    ways
}

fn says_one(said: &[Said], page: &Page<'_>, at: At) -> Vec<At> {
    let mut places = Vec::new();
    if let [(Scope::InPlay, Says::Change(change))] = said {
        places.extend(allowed().says(change, page, at));
        if matches!(change, Change::AttackActive) {
            places.extend(modal().says(change, page, at));
        }
    }
    if let Some(at) = page.any(at, CANNOT) {
        places.extend(says_bars(said, page, at));
    }
    let before = places.len();
    if let Some(at) = page.any(at, GAINS) {
        places.extend(says_gains(said, page, at));
    }
    if !page.is_enough(&places[before..])
        && let [(scope, Says::Has(attributes))] = said
        && let Some(at) = page.any(at, TREATED)
    {
        let said = says_listed(attributes, page, at, |one, at| attribute().says(one, page, at)).into_iter();
        places.extend(said.flat_map(|at| everywhere(page, at)).filter(|(there, _)| there == scope).map(|(_, at)| at));
    }
    places
}

/// `attack`, `attack or be used in a combo`, `be KO'd`.
fn bars(page: &Page<'_>, at: At) -> Ways<Vec<Said>> {
    let bar = |action| (Scope::InPlay, Says::Change(Change::Forbid(action)));
    let one = |page: &Page<'_>, at: At| {
        let kos = page.lit(at, "be ko'd").map(|at| (vec![bar(Action::BattleKo), bar(Action::SkillKo)], at));
        let play =
            page.any(at, PLAYED).map(|at| (vec![(Scope::AllAreas, Says::Change(Change::Forbid(Action::Play)))], at));
        let others = forbidden().read(page, at).into_iter().map(|(action, at)| (vec![bar(action)], at));
        others.chain(kos).chain(play).collect::<Ways<Vec<Said>>>()
    };
    listed_by(page, at, &["or", ", or", ",", "and", ", and"], one)
        .into_iter()
        .map(|(parts, at)| (parts.concat(), at))
        .collect()
}

const PLAYED: &[&str] = &["be played from any area", "be played"];

fn says_bars(said: &[Said], page: &Page<'_>, at: At) -> Vec<At> {
    let [first, rest @ ..] = said else { return vec![at] };
    let mut places = Vec::new();
    let mut next = |ends: Vec<At>, rest: &[Said]| {
        for at in ends {
            if rest.is_empty() {
                places.push(at);
            } else {
                let linked = page.any(at, &["or", ", or", ",", "and", ", and"]);
                places.extend(linked.into_iter().flat_map(|at| says_bars(rest, page, at)));
            }
        }
    };
    match first {
        (Scope::AllAreas, Says::Change(Change::Forbid(Action::Play))) => {
            next(page.any(at, PLAYED).into_iter().collect(), rest);
        }
        (Scope::InPlay, Says::Change(Change::Forbid(Action::BattleKo)))
            if matches!(rest, [(Scope::InPlay, Says::Change(Change::Forbid(Action::SkillKo))), ..]) =>
        {
            next(page.lit(at, "be ko'd").into_iter().collect(), &rest[1..]);
            next(page.heard(|| forbidden().says(&Action::BattleKo, page, at)), rest);
        }
        (Scope::InPlay, Says::Change(Change::Forbid(action))) => next(forbidden().says(action, page, at), rest),
        _ => {}
    }
    places
}

/// Something gained, before it is known where.
#[derive(Clone, Debug, PartialEq)]
enum Gained {
    Change(Change),
    Attribute(Attribute),
}

/// `+5000 power and [Critical]`, `《A》 and 《B》 in all areas`.
fn gains(page: &Page<'_>, at: At) -> Ways<Vec<Said>> {
    let one = |page: &Page<'_>, at: At| {
        let changes = change().read(page, at).into_iter().map(|(change, at)| (Gained::Change(change), at));
        let keyword = |attribute: &Attribute| matches!(attribute, Attribute::Keyword(_));
        let attributes = attribute().read(page, at).into_iter().filter(move |(attribute, _)| !keyword(attribute));
        changes.chain(attributes.map(|(attribute, at)| (Gained::Attribute(attribute), at))).collect::<Ways<Gained>>()
    };
    let mut ways = Ways::new();
    for (gained, at) in listed(page, at, one) {
        for (scope, at) in everywhere(page, at) {
            ways.extend(stated(&gained, scope).map(|said| (said, at)));
        }
    }
    ways
}

/// What is gained, as statements; keywords that a card has in all areas are attributes of it.
fn stated(gained: &[Gained], scope: Scope) -> Option<Vec<Said>> {
    let mut said: Vec<Said> = Vec::new();
    for gained in gained {
        let attribute = match gained {
            Gained::Attribute(attribute) => attribute.clone(),
            Gained::Change(Change::Gain(Tag { keyword, argument })) if scope == Scope::AllAreas => {
                if *argument != crate::ability::Argument::None {
                    return None;
                }
                Attribute::Keyword(*keyword)
            }
            Gained::Change(change) if scope == Scope::InPlay => {
                said.push((scope, Says::Change(change.clone())));
                continue;
            }
            Gained::Change(_) => return None,
        };
        match said.last_mut() {
            Some((_, Says::Has(attributes))) => attributes.push(attribute),
            _ => said.push((scope, Says::Has(vec![attribute]))),
        }
    }
    Some(said)
}

fn says_gains(said: &[Said], page: &Page<'_>, at: At) -> Vec<At> {
    let Some(((scope, _), gained)) = said.first().zip(unstated(said)) else { return Vec::new() };
    let ends = says_listed(&gained, page, at, |one, at| match one {
        Gained::Change(one) => change().says(one, page, at),
        Gained::Attribute(one) => attribute().says(one, page, at),
    });
    let there = |at: At| match scope {
        Scope::AllAreas => page.any(at, NOWHERE).into_iter().collect(),
        _ => page.reworded(scope, || everywhere(page, at), || vec![at]),
    };
    ends.into_iter().flat_map(there).collect()
}

/// What was gained, one by one, if all of it holds in the same place.
fn unstated(said: &[Said]) -> Option<Vec<Gained>> {
    let mut gained = Vec::new();
    for (scope, says) in said {
        if *scope != said[0].0 {
            return None;
        }
        match says {
            Says::Has(attributes) => gained.extend(attributes.iter().cloned().map(Gained::Attribute)),
            Says::Change(change) => gained.push(Gained::Change(change.clone())),
            _ => return None,
        }
    }
    Some(gained)
}

/// `in all areas`, or nothing: in play.
fn everywhere(page: &Page<'_>, at: At) -> Ways<Scope> {
    if let Some(at) = page.any(at, &["when in your deck, drop, or warp"]) {
        return vec![(Scope::DeckDropWarp, at)];
    }
    match page.any(at, NOWHERE) {
        Some(at) => vec![(Scope::AllAreas, at)],
        None => vec![(Scope::InPlay, at)],
    }
}

fn listed<T: Clone>(page: &Page<'_>, at: At, one: impl Fn(&Page<'_>, At) -> Ways<T>) -> Ways<Vec<T>> {
    listed_by(page, at, LISTED, one)
}

/// One or more, parted by the first of these words that is there.
fn listed_by<T: Clone>(
    page: &Page<'_>,
    at: At,
    links: &'static [&'static str],
    one: impl Fn(&Page<'_>, At) -> Ways<T>,
) -> Ways<Vec<T>> {
    let mut ways = Ways::new();
    let mut open = vec![(Vec::new(), at)];
    while let Some((items, at)) = open.pop() {
        for (item, at) in one(page, at) {
            let items: Vec<T> = page.longer(&items, [item]);
            ways.push((items.clone(), at));
            open.extend(page.any(at, links).map(|at| (items, at)));
        }
    }
    ways
}

fn says_listed<T>(items: &[T], page: &Page<'_>, at: At, one: impl Fn(&T, At) -> Vec<At> + Copy) -> Vec<At> {
    let [first, rest @ ..] = items else { return Vec::new() };
    let ends = one(first, at).into_iter();
    if rest.is_empty() {
        return ends.collect();
    }
    ends.filter_map(
        |at| if rest.len() > 1 { page.link(at, &[",", "and", ", and"], true) } else { page.any(at, LISTED) },
    )
    .flat_map(|at| says_listed(rest, page, at, one))
    .collect()
}
