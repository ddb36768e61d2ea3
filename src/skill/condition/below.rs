//! Cards that lie under others: `there are 4 or more cards under a {Palace} in your Battle Area`.
//!
//! Under "a" card, all of them lie under the same one; under cards of which there may be several, they are counted together. The
//! words are only read, and heard again: nothing but the number of the noun tells the two apart.

use crate::ability::{Area, Bounds, Cards, Condition, Filter, Selector, Who};
use crate::card::Kind;
use crate::skill::cards::{bounds, cards_above, description, said_parts};
use crate::skill::phrase::{At, Page, Phrase, Referent, Ways};

const THERE: &[&str] = &["there are", "there is", "there's", "you have"];
const ONE: &[&str] = &["a", "an", "1 or more", "at least 1"];
const ONE_ABOVE: &[&str] = &["a", "an", "one of", "1 of", "any of", "one", "1", "any"];

/// Everything that the words can mean.
pub(super) fn under_others(page: &Page<'_>, at: At) -> Ways<Condition> {
    let mut ways = host_first(page, at);
    let Some(at) = page.any(at, THERE) else { return ways };
    let (together, at) = page.lit(at, "a total of").map_or((false, at), |at| (true, at));
    for (range, at) in numbers(page, at) {
        for (below, at) in description().read(page, at) {
            let Some(at) = page.any(at, &["placed under", "under"]) else { continue };
            // "Place a card under your Leader, and if there are 4 or more cards under it": under what that was put under.
            if let Some((above, at)) = at.spoken.host.zip(page.lit(at, "it")) {
                let under = Some(Box::new(above.cards()));
                let cards = Selector { whose: above.whose(), filter: below.clone(), under, ..Selector::default() };
                let them = below.is_any().then_some(Referent::Below(above));
                ways.push((Condition::Count(cards, range), at.speak(|spoken| spoken.them = them)));
            }
            let (single, begin) = page.any(at, ONE_ABOVE).map_or((false, at), |at| (true, at));
            for (above, at) in cards_above().read(page, begin) {
                let several = !single && page.between(begin, at).contains("cards");
                let counted = if several || range.min == Some(1) {
                    Some(below_any(&below, &above, range))
                } else {
                    (!together).then(|| below_one(&below, &above, range)).flatten()
                };
                ways.extend(counted.map(|condition| (condition, at)));
            }
        }
    }
    ways
}

/// `a {Palace} in your Battle Area has 4 or more cards under it`.
fn host_first(page: &Page<'_>, at: At) -> Ways<Condition> {
    let mut ways = Ways::new();
    let Some(at) = page.any(at, &["a", "an", "one of", "1 of", "any of"]) else { return ways };
    for (above, at) in cards_above().read(page, at) {
        let Some(at) = page.any(at, &["has", "have"]) else { continue };
        for (range, at) in numbers(page, at) {
            let below = description().read(page, at).into_iter();
            let below = below.filter_map(|(below, at)| Some((below, page.lit(at, "under it")?)));
            ways.extend(below.filter_map(|(below, at)| Some((below_one(&below, &above, range)?, at))));
        }
    }
    ways
}

/// `4 or more`, `a`.
fn numbers(page: &Page<'_>, at: At) -> Ways<Bounds> {
    let one = page.any(at, ONE).map(|at| (Bounds { min: Some(1), max: None }, at));
    let more = bounds().read(page, at).into_iter().filter(|(range, _)| range.max.is_none());
    match one {
        Some(one) => vec![one],
        None => more.collect(),
    }
}

/// So many cards under all of these together.
fn below_any(below: &Filter, above: &Selector, range: Bounds) -> Condition {
    let under = Some(Box::new(Cards::All(above.clone())));
    Condition::Count(Selector { whose: above.whose, filter: below.clone(), under, ..Selector::default() }, range)
}

/// So many cards or more under one of these, of the player's Battle Area.
fn below_one(below: &Filter, above: &Selector, range: Bounds) -> Option<Condition> {
    let Bounds { min: Some(at_least), max: None } = range else { return None };
    let battle = Filter::Kind(Kind::Battle);
    let there =
        above.areas == [Area::Battle] || (above.areas.is_empty() && said_parts(&above.filter).contains(&battle));
    let plain = above.whose == Who::You && !above.other && there;
    plain.then(|| Condition::Under { at_least, cards: below.clone(), host: above.filter.clone() })
}
