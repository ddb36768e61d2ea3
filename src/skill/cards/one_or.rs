//! One card of two places: `this card or 1 of your Battle Cards`, `up to 1 card in their hand or up to 1 of their energy`.

use super::description;
use super::noun::area_of_kind;
use super::part::said_parts;
use super::selector::{CardsIn, Range, how_many, is_one};
use crate::ability::{Area, Filter, HowMany, Quantity, Selector, Who};
use crate::card::Kind;
use crate::skill::first::First;
use crate::skill::phrase::{At, OR, Page, Phrase, Ways, name};

/// The cards of both places, and how many of them at most or exactly: one.
pub(in crate::skill) fn one_or(page: &Page<'_>, at: At) -> Ways<(Selector, HowMany)> {
    let all_of_a_kind = all(page, at).into_iter().map(|(from, at)| ((from, HowMany::All), at));
    let mut ways: Ways<(Selector, HowMany)> = all_of_a_kind.chain(number_alone(page, at)).collect();
    if !page.rest(at).contains(" or ") {
        return ways;
    }
    for (first, at) in single(page, at) {
        for (from, count, at) in one(page, at) {
            let mine = from.whose == Who::You && from.areas.is_empty() && !from.other;
            let filter = Filter::Either(vec![first.clone(), from.filter.clone()]);
            ways.extend(mine.then_some(((Selector { filter, ..from }, count), at)));
        }
    }
    for (from, count, at) in one(page, at) {
        let they = at.spoken.they;
        let Some(at) = page.any(at, OR) else { continue };
        let at = at.speak(|spoken| spoken.they |= from.whose == Who::Opponent);
        for (other, _, at) in one(page, at).into_iter().filter(|(_, again, _)| shares_count(&count, again)) {
            let at = at.speak(|spoken| spoken.they = they);
            ways.extend(either(&from, &other).map(|from| ((from, count.clone()), at)));
        }
    }
    ways
}

/// "Up to 1 A or 1 B": up to 1 of either.
fn shares_count(first: &HowMany, other: &HowMany) -> bool {
    first == other || matches!((first, other), (HowMany::UpTo(most), HowMany::Exactly(n)) if most == n)
}

/// A number of the cards that are looked at, where no noun stands behind it: `choose 1, and add it to your hand`.
fn number_alone(page: &Page<'_>, at: At) -> Ways<(Selector, HowMany)> {
    let counted = how_many().read(page, at).into_iter();
    let alone = counted.filter(|(count, at)| {
        matches!(count, HowMany::UpTo(Quantity::Number(_)) | HowMany::Exactly(Quantity::Number(_)))
            && page.sees(*at, &[",", "and"])
    });
    let among = alone.filter_map(|(count, at)| Some((count, at.spoken.untouched_pool()?, at)));
    among.map(|(count, pool, at)| ((Selector { among: Some(name(pool)), ..Selector::default() }, count), at)).collect()
}

/// Exactly one card of two places.
pub(in crate::skill) fn exactly_one(page: &Page<'_>, at: At) -> Ways<Selector> {
    let ways = one_or(page, at).into_iter().filter(|((_, count), _)| *count == HowMany::Exactly(1.into()));
    ways.map(|((from, _), at)| (from, at)).collect()
}

/// The card that is named first, with the word behind it.
fn single(page: &Page<'_>, at: At) -> Ways<Filter> {
    let this = page.lit(at, "this card or").map(|at| (Filter::This, at));
    let leader = page.any(at, &["your leader card or", "your leader or"]);
    this.into_iter().chain(leader.map(|at| (Filter::Kind(Kind::Leader), at))).collect()
}

/// One card, and all that fit beside it: `this card and all of your red Battle Cards`.
fn all(page: &Page<'_>, at: At) -> Ways<Selector> {
    let mut ways = Ways::new();
    if !page.may_come(at, First::any(&["this", "your", "all"])) {
        return ways;
    }
    for (words, filter, whose) in WITH_ALL {
        let Some(at) = page.any(at, words) else { continue };
        let others = description().read(page, at).into_iter();
        ways.extend(others.map(|(other, at)| {
            let filter = Filter::Either(vec![filter.clone(), other]);
            (Selector { whose: *whose, filter, ..Selector::default() }, at)
        }));
    }
    ways.extend(of_both(page, at));
    ways
}

/// `all of your Battle Cards and your opponent's Battle Cards`.
fn of_both(page: &Page<'_>, at: At) -> Ways<Selector> {
    let Some(at) = page.any(at, &["all of your", "all your"]) else { return Ways::new() };
    let mine = description().read(page, at).into_iter();
    let linked = mine.filter_map(|(mine, at)| Some((mine, page.any(at, AND_THEIRS)?)));
    let theirs =
        linked.flat_map(|(mine, at)| description().says(&mine, page, at).into_iter().map(move |at| (mine.clone(), at)));
    theirs.map(|(filter, at)| (Selector { whose: Who::Both, filter, ..Selector::default() }, at)).collect()
}

const AND_THEIRS: &[&str] = &["and your opponent's", "and all of your opponent's"];

const WITH_ALL: &[(&[&str], Filter, Who)] = &[
    (&["this card and all of your", "this card and all your"], Filter::This, Who::You),
    (&["your leader card and all of your", "your leader and all of your"], Filter::Kind(Kind::Leader), Who::You),
    (
        &[
            "your opponent's leader card and all of their",
            "your opponent's leader and all of their",
            "your opponent's leader card and all of your opponent's",
        ],
        Filter::Kind(Kind::Leader),
        Who::Opponent,
    ),
];

/// One card, or one at most, of which it is said where it is.
fn one(page: &Page<'_>, at: At) -> Vec<(Selector, HowMany, At)> {
    let mut ways = Vec::new();
    for (count, at) in how_many().read(page, at).into_iter().filter(|(count, _)| is_one(count)) {
        for (Range { from, bound, placed, dashed }, at) in CardsIn::after(&count).ranges(page, at) {
            let plain = placed && dashed == 0 && bound.says_nothing() && from.among.is_none();
            if plain {
                ways.push((from, count.clone(), at));
            }
        }
    }
    ways
}

/// Cards of one place or of the other; `None` where they are not of the same player, or it is not said where they are.
fn either(one: &Selector, other: &Selector) -> Option<Selector> {
    if one.whose != other.whose || one.under != other.under || one.other || other.other {
        return None;
    }
    if one.areas == other.areas {
        let filter = Filter::Either(vec![one.filter.clone(), other.filter.clone()]);
        return Some(Selector { filter, ..one.clone() });
    }
    let mut areas = places(one)?;
    areas.extend(places(other)?);
    let filter = Filter::Either(vec![there(one)?, there(other)?]);
    Some(Selector { areas, filter, ..one.clone() })
}

/// Where cards are, the Battle Area for a Battle Card in play.
fn places(cards: &Selector) -> Option<Vec<Area>> {
    if cards.areas.is_empty() {
        return said_parts(&cards.filter).iter().find_map(area_of_kind).map(|area| vec![area]);
    }
    Some(cards.areas.clone())
}

/// What is said of cards, with where they are.
fn there(cards: &Selector) -> Option<Filter> {
    let place = Filter::either(places(cards)?.into_iter().map(Filter::In).collect());
    Some(Filter::all([said_parts(&cards.filter), &[place]].concat()))
}
