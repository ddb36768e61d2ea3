//! One card or more of each of several: `you have at least 1 ＜A＞, ＜B＞, and ＜C＞ card in play`.

use crate::ability::{Area, Bounds, Cards, Condition, Filter, Selector};
use crate::skill::cards::{Words, description, is_named, named_areas, parts_of};
use crate::skill::phrase::{AND, At, Page, Phrase, Spoken, Ways};
use crate::skill::word::SMALL;

const AT_LEAST: &[&str] = &[
    "you have 1 or more copies of both",
    "you have at least 1 copy of both",
    "you have at least 1",
    "you have at least one",
    "there is at least 1",
    "there's at least 1",
];
const ONE: &[&str] = &["at least 1", "1", ""];

/// The names or colors, and the place after them; the noun may stand after each of them.
fn items(page: &Page<'_>, at: At) -> Ways<Vec<Filter>> {
    let mut ways = Ways::new();
    let mut open = vec![(Vec::new(), at, false)];
    while let Some((items, at, last)) = open.pop() {
        for (item, at) in Words.read(page, at) {
            let items: Vec<Filter> = page.longer(&items, [item]);
            let noun = page.any(at, &["cards", "card"]);
            if last {
                let named = items.last().is_some_and(|item| is_named(parts_of(item)));
                ways.extend(noun.or_else(|| named.then_some(at)).map(|at| (items, at)));
                continue;
            }
            let at = noun.unwrap_or(at);
            if let Some(at) = page.any(at, AND).and_then(|at| page.any(at, ONE)) {
                open.push((items, at, true));
            } else if let Some(at) = page.lit(at, ",").and_then(|at| page.any(at, ONE)) {
                open.push((items, at, false));
            }
        }
    }
    ways
}

fn places(page: &Page<'_>, at: At) -> Ways<Vec<Area>> {
    if let Some(at) = page.any(at, &["in play in your", "in your"]) {
        return named_areas().read(page, at);
    }
    page.lit(at, "in play").map(|at| (Vec::new(), at)).into_iter().collect()
}

fn one(filter: &Filter, areas: &[Area]) -> Condition {
    let cards = Selector { areas: areas.to_vec(), filter: filter.clone(), ..Selector::default() };
    Condition::Count(cards, Bounds { min: Some(1), max: None })
}

/// At least one card of each of several kinds: a condition for each of them.
pub(super) fn one_of_each(page: &Page<'_>, at: At) -> Ways<Vec<Condition>> {
    let Some(at) = page.any(at, AT_LEAST) else { return Ways::new() };
    let mut ways = Ways::new();
    for (filters, at) in items(page, at) {
        for (areas, at) in places(page, at) {
            ways.push((filters.iter().map(|filter| one(filter, &areas)).collect(), at));
        }
    }
    ways
}

/// `you don't have ＜A＞, ＜B＞, and ＜C＞ in your Drop Area`: not all of them are there.
pub(super) fn not_all(page: &Page<'_>, at: At) -> Ways<Condition> {
    let Some(at) = page.any(at, &["you don't have", "you do not have"]) else { return Ways::new() };
    let mut ways = Ways::new();
    for (filters, at) in items(page, at) {
        let all = |areas: &[Area]| Condition::All(filters.iter().map(|filter| one(filter, areas)).collect());
        ways.extend(places(page, at).into_iter().map(|(areas, at)| (Condition::Not(Box::new(all(&areas))), at)));
    }
    ways
}

/// This card lies in the one area that is named: the skill works there.
fn here(areas: &[Area], at: At) -> Option<(Condition, At)> {
    let [area] = *areas else { return None };
    Some((Condition::In(Cards::This, area), at.speak(|spoken: &mut Spoken| spoken.lies_in(area))))
}

/// `this card and {Spaceship} are in your Warp`.
pub(super) fn with_this(page: &Page<'_>, at: At) -> Ways<Vec<Condition>> {
    let others = page.lit(at, "this card and").map_or_else(Ways::new, |at| description().read(page, at)).into_iter();
    let mut ways = Ways::new();
    for (filter, at) in others.filter_map(|(filter, at)| Some((filter, page.lit(at, "are in your")?))) {
        for (areas, at) in named_areas().read(page, at) {
            ways.extend(here(&areas, at).map(|(this, at)| (vec![this, one(&filter, &areas)], at)));
        }
    }
    ways
}

/// `you only have this card and 1 red card in your Combo Area`: nothing else is there.
pub(super) fn nothing_but(page: &Page<'_>, at: At) -> Ways<Vec<Condition>> {
    let begun = page.any(at, &["you only have this card and", "you have only this card and"]);
    let mut ways = Ways::new();
    for (n, at) in begun.map_or_else(Ways::new, |at| SMALL.read(page, at)) {
        let others = description().read(page, at).into_iter();
        for (filter, at) in others.filter_map(|(filter, at)| Some((filter, page.lit(at, "in your")?))) {
            for (areas, at) in named_areas().read(page, at) {
                let others = Selector { areas: areas.clone(), other: true, ..Selector::default() };
                let number = Condition::Count(others.clone(), Bounds { min: Some(n), max: Some(n) });
                let all = [number, Condition::Are(Cards::All(others), filter.clone())];
                ways.extend(here(&areas, at).map(|(this, at)| ([vec![this], all.to_vec()].concat(), at)));
            }
        }
    }
    ways
}
