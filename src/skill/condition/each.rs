//! One card or more of each of several: `you have at least 1 ＜A＞, ＜B＞, and ＜C＞ card in play`.

use crate::ability::{Area, Bounds, Condition, Filter, Selector};
use crate::skill::cards::{Words, named_areas};
use crate::skill::phrase::{AND, At, Page, Phrase, Ways};

const AT_LEAST: &[&str] =
    &["you have at least 1", "you have at least one", "there is at least 1", "there's at least 1"];
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
                ways.extend(noun.map(|at| (items, at)));
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
