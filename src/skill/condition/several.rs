//! Several things that have to be there at once: `you have 3 or more energy and a red Unison Card in play`, `＜A＞ and ＜B＞ are in
//! your Battle Area`, `you have at least 1 red, blue, and green card in your Drop Area`.

use super::count::{cards_or_more, host_had, one_area};
use super::number::{ANY, NONE, number};
use crate::ability::{Area, Bounds, Condition, Filter, Selector, Who};
use crate::skill::cards::{Together, bounds, cards_in, description, had_by, named_areas, word};
use crate::skill::phrase::{AND, At, Heard, Page, Phrase, Several, Tacit, Ways, phrase};

phrase! {
    /// Several things at once.
    pub(super) fn several() -> Vec<Condition> {
        (parts) => [{parts: Both}] | [{parts: Has}] | [{parts: Heard(one_of_each)}] | [{parts: Heard(of_one_place)}] | [{parts: Heard(counted_there)}];
        [Condition::Count(cards_in!(Who::You, areas, filter), ANY), Condition::Count(cards_in!(Who::You, same, other), NONE)] =>
            [{filter: description()} "is in play in your" {areas: named_areas()} "and" {other: description()} "is not" {same: Tacit(areas.clone())}];
        [Condition::Count(cards_in!(Who::You, areas), range), Condition::Count(cards_in!(Who::Opponent, same), alike)] =>
            [("there are" | "there is") {range: cards_or_more()} "in both your" {areas: one_area()} "and your opponent's" {same: one_area()}
             {? areas == same} {alike: Tacit(range.clone())}];
    }
}

/// `＜A＞ and ＜B＞ are in your Battle Area`: one card or more of each.
#[derive(Clone)]
struct Both;

const IN: &[&str] = &["are in play in your", "are in your"];

fn here(filter: Filter, areas: &[Area]) -> Condition {
    let cards = Selector { areas: areas.to_vec(), filter, ..Selector::default() };
    Condition::Count(cards, Bounds { min: Some(1), max: None })
}

fn each() -> Together<impl Phrase<Value = Filter> + Clone> {
    Together(one_of_them(), &[", and", "and"])
}

phrase! {
    /// One of several descriptions that are named together.
    fn one_of_them() -> Filter {
        (filter) => [("a" | "an" | "both" | "") {filter: description()}];
    }
}

impl Phrase for Both {
    type Value = Vec<Condition>;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Vec<Condition>> {
        let mut ways = Ways::new();
        for (filters, at) in each().read(page, at) {
            let Some(at) = page.any(at, IN) else { continue };
            for (areas, at) in named_areas().read(page, at) {
                ways.push((filters.iter().map(|filter| here(filter.clone(), &areas)).collect(), at));
            }
        }
        ways
    }
    fn says(&self, value: &Vec<Condition>, page: &Page<'_>, at: At) -> Vec<At> {
        let Some(Condition::Count(Selector { areas, .. }, _)) = value.first() else { return Vec::new() };
        let filters = value.iter().map(|part| match part {
            Condition::Count(cards, _) if *part == here(cards.filter.clone(), areas) => Some(cards.filter.clone()),
            _ => None,
        });
        let Some(filters) = filters.collect::<Option<Vec<Filter>>>() else { return Vec::new() };
        let said = each().says(&filters, page, at).into_iter().filter_map(|at| page.any(at, IN));
        said.flat_map(|at| named_areas().says(areas, page, at)).collect()
    }
}

/// `you have 3 or more energy and a red Unison Card in play`: several things that you have.
#[derive(Clone)]
struct Has;

phrase! {
    fn had(whose: Who) -> Condition {
        (Condition::Count(cards, range)) => [{range: number()} {cards: had_by(whose.clone())}];
        (condition) => [{? *whose == Who::You} {condition: host_had()}];
    }
}

impl Has {
    fn things(whose: Who) -> Several<impl Phrase<Value = Condition> + Clone> {
        Several(had(whose), &[", and", "and"])
    }
}

/// `you either have 3 or more energy or a red Unison Card in play`.
#[derive(Clone)]
pub(super) struct EitherHas;

impl Phrase for EitherHas {
    type Value = Vec<Condition>;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Vec<Condition>> {
        let things = Several(had(Who::You), &[", or", "or"]);
        page.any(at, EITHER_HAVE).map_or_else(Ways::new, |at| things.read(page, at))
    }
    fn says(&self, value: &Vec<Condition>, page: &Page<'_>, at: At) -> Vec<At> {
        let things = Several(had(Who::You), &[", or", "or"]);
        page.any(at, EITHER_HAVE).map_or_else(Vec::new, |at| things.says(value, page, at))
    }
}

const EITHER_HAVE: &[&str] = &["you either have", "you have either"];

/// Who has them.
const HAVE: [(&str, Who); 2] = [("you have", Who::You), ("your opponent has", Who::Opponent)];

impl Phrase for Has {
    type Value = Vec<Condition>;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Vec<Condition>> {
        let begun = HAVE.into_iter().filter_map(|(words, whose)| Some((page.lit(at, words)?, whose)));
        begun.flat_map(|(at, whose)| Self::things(whose).read(page, at)).collect()
    }
    fn says(&self, value: &Vec<Condition>, page: &Page<'_>, at: At) -> Vec<At> {
        let begun = HAVE.into_iter().filter_map(|(words, whose)| Some((page.lit(at, words)?, whose)));
        begun.flat_map(|(at, whose)| Self::things(whose).says(value, page, at)).collect()
    }
}

const AT_LEAST_ONE: &[&str] = &[
    "you have at least 1",
    "you have 1 or more",
    "there is at least 1",
    "there are at least 1",
    "there are 1 or more",
];

phrase! {
    /// One of several, as a description or as a word for the noun at the end: a word without a noun is a card of that sort.
    fn short() -> Filter {
        (filter) => [("1" | "") {filter: description()}] | [("1" | "") {filter: word()}];
    }
}

fn places(page: &Page<'_>, at: At) -> Ways<Vec<Area>> {
    let mine = page.lit(at, "in your").map_or_else(Ways::new, |at| named_areas().read(page, at));
    mine.into_iter().chain(page.lit(at, "in play").map(|at| (Vec::new(), at))).collect()
}

/// `you have at least 1 red, blue, and green card in your Drop Area`: one or more of each.
fn one_of_each(page: &Page<'_>, at: At) -> Ways<Vec<Condition>> {
    let mut ways = Ways::new();
    let Some(at) = page.any(at, AT_LEAST_ONE) else { return ways };
    for (filters, at) in Together(short(), AND).read(page, at) {
        for (areas, at) in places(page, at) {
            let all: Vec<Condition> = filters.iter().map(|filter| here(filter.clone(), &areas)).collect();
            if !ways.iter().any(|(known, end): &(Vec<Condition>, At)| *known == all && end.pos == at.pos) {
                ways.push((all, at));
            }
        }
    }
    ways
}

/// One card or more, with its number or without: `1 or more red ＜A＞ cards`, `a red`.
fn at_least_one(page: &Page<'_>, at: At) -> Ways<(Filter, bool)> {
    let counted = page.any(at, &["1 or more", "at least 1", "at least one", "a", "an"]);
    let begin = counted.unwrap_or(at);
    let whole = description().read(page, begin).into_iter();
    let words = word().read(page, begin).into_iter().filter(|(filter, _)| matches!(filter, Filter::Color(_)));
    whole.chain(words).map(|(filter, at)| ((filter, counted.is_some()), at)).collect()
}

/// `you have 1 or more ＜A＞ cards and 1 or more ＜B＞ cards in your Drop Area`, perhaps behind something else that you have. Of
/// names that share a number nothing more may be said: "a red ＜A＞ and ＜B＞ card" leaves the second in doubt.
fn of_one_place(page: &Page<'_>, at: At) -> Ways<Vec<Condition>> {
    let Some(at) = page.lit(at, "you have") else { return Ways::new() };
    let before = had(Who::You).read(page, at).into_iter();
    let before = before.filter_map(|(first, at)| Some((vec![first], page.any(at, AND)?)));
    let mut ways = Ways::new();
    for (first, at) in std::iter::once((Vec::new(), at)).chain(before) {
        for ((one, counted), at) in at_least_one(page, at) {
            let Some(at) = page.any(at, AND) else { continue };
            for ((other, again), at) in at_least_one(page, at) {
                let plain = |filter: &Filter| !matches!(filter, Filter::All(_) | Filter::Either(_));
                if counted != again && !(plain(&one) && plain(&other)) {
                    continue;
                }
                let there = |areas: &[Area]| [here(one.clone(), areas), here(other.clone(), areas)];
                let all = |areas: Vec<Area>| [first.clone(), there(&areas).to_vec()].concat();
                ways.extend(places(page, at).into_iter().map(|(areas, at)| (all(areas), at)));
            }
        }
    }
    ways
}

const THERE_ARE: &[&str] = &["you have", "there are", "there is"];

phrase! {
    /// So many cards of which it is said only behind others where they are.
    fn counted() -> (Filter, Bounds) {
        ((filter, range)) => [{range: bounds()} {? range.max.is_none()} {filter: description()}];
    }
}

/// `you have 1 or more red cards and 1 or more blue cards in your Combo Area`: so many of each.
fn counted_there(page: &Page<'_>, at: At) -> Ways<Vec<Condition>> {
    let mut ways = Ways::new();
    let Some(at) = page.any(at, THERE_ARE) else { return ways };
    for (items, at) in Several(counted(), AND).read(page, at) {
        for (areas, at) in places(page, at) {
            let there = |(filter, range): &(Filter, Bounds)| {
                let cards = Selector { areas: areas.clone(), filter: filter.clone(), ..Selector::default() };
                Condition::Count(cards, *range)
            };
            ways.push((items.iter().map(there).collect(), at));
        }
    }
    ways
}
