//! What holds for one player or the other: `your life or your opponent's life is at 4 or less`.

use super::number::{ANY, number};
use crate::ability::{Area, Bounds, Cards, Condition, Filter, Selector, Who};
use crate::skill::cards::{bounds, description, had_by, having, predicate};
use crate::skill::phrase::{At, Page, Phrase, Ways};

/// The life of one player or the other, within bounds: either condition holds.
#[derive(Clone)]
pub(super) struct OfEither;

const LIFE: &[&str] = &[
    "your life or your opponent's life is at",
    "your or your opponent's life is at",
    "you or your opponent's life is at",
    "a player's life is at",
];
/// Before what a leader is.
const LEADER_IS: &[&str] = &[
    "a player's leader card is",
    "a player's leader is",
    "either player's leader card is",
    "either player's leader is",
    "your or your opponent's leader card is",
    "your or your opponent's leader is",
];
/// Before what a leader has.
const LEADER: &[&str] = &[
    "you or your opponent's leader card has",
    "your or your opponent's leader card has",
    "your or your opponent's leader has",
];

fn lives(range: Bounds) -> Vec<Condition> {
    let life = |whose| Selector { whose, areas: vec![Area::Life], ..Selector::default() };
    [Who::You, Who::Opponent].map(|whose| Condition::Count(life(whose), range)).into()
}

fn leaders(filter: &Filter) -> Vec<Condition> {
    vec![Condition::Leader(filter.clone()), Condition::OpponentsLeader(filter.clone())]
}

impl Phrase for OfEither {
    type Value = Vec<Condition>;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Vec<Condition>> {
        let life = page.any(at, LIFE).map_or_else(Ways::new, |at| bounds().read(page, at));
        let leader = page.any(at, LEADER).map_or_else(Ways::new, |at| having().read(page, at));
        let life = life.into_iter().map(|(range, at)| (lives(range), at));
        let being = page.any(at, LEADER_IS).map_or_else(Ways::new, |at| predicate().read(page, at));
        let leader = leader.into_iter().chain(being);
        life.chain(leader.into_iter().map(|(filter, at)| (leaders(&filter), at))).collect()
    }
    fn says(&self, value: &Vec<Condition>, page: &Page<'_>, at: At) -> Vec<At> {
        match value.as_slice() {
            [Condition::Count(_, range), _] if lives(*range) == *value => {
                page.any(at, LIFE).into_iter().flat_map(|at| bounds().says(range, page, at)).collect()
            }
            [Condition::Leader(filter), _] if leaders(filter) == *value => {
                let has = page.any(at, LEADER).into_iter().flat_map(|at| having().says(filter, page, at));
                let is = page.any(at, LEADER_IS).into_iter().flat_map(|at| predicate().says(filter, page, at));
                has.chain(is).collect()
            }
            _ => Vec::new(),
        }
    }
}

const EITHER_HAS: &[&str] = &["you or your opponent has", "you or your opponent have"];

/// `you or your opponent has 3 or more energy`: one of them by itself.
pub(super) fn of_either(page: &Page<'_>, at: At) -> Ways<Vec<Condition>> {
    let they = at.spoken.they;
    let one = page.any(at, &["a player has", "either player has"]);
    let Some(at) = one.or_else(|| page.any(at, EITHER_HAS)) else { return Ways::new() };
    let at = at.speak(|spoken| spoken.they = true);
    let begun = at;
    let mut ways = Ways::new();
    for (range, at) in number().read(page, at) {
        for (theirs, at) in had_by(Who::Opponent).read(page, at) {
            // One card of anybody's is one of both, where it is not said to be in "their" area.
            let owned = page.between(begun, at).contains("in their");
            if theirs.other || (range == ANY && one.is_some() && !owned) {
                continue;
            }
            let mine = Selector { whose: Who::You, ..theirs.clone() };
            let both = vec![Condition::Count(mine, range), Condition::Count(theirs, range)];
            ways.push((both, at.speak(|spoken| spoken.they = they)));
        }
    }
    ways
}

const UNDER_EITHER: &[&str] = &[
    "under your leader or your opponent's leader",
    "under your leader card or your opponent's leader card",
    "under your or your opponent's leader",
];

/// `there is a {Spaceship} under your Leader or your opponent's Leader`.
pub(super) fn under_either_leader(page: &Page<'_>, at: At) -> Ways<Vec<Condition>> {
    let begun = page.any(at, &["there is a", "there is an", "there's a", "there is"]);
    let named = description().read(page, begun.unwrap_or(at)).into_iter();
    let lying = named.filter_map(|(filter, at)| {
        let is = if begun.is_some() { Some(at) } else { page.lit(at, "is") };
        Some((filter, page.any(is?, UNDER_EITHER)?))
    });
    let under = |filter: &Filter, who| {
        let host = Some(Box::new(Cards::Leader(who)));
        Condition::Count(Selector { filter: filter.clone(), under: host, ..Selector::default() }, ANY)
    };
    lying.map(|(filter, at)| ([Who::You, Who::Opponent].map(|who| under(&filter, who)).to_vec(), at)).collect()
}

const EITHER_LIFE: &[&str] = &[
    "your life or your opponent's life is at",
    "your life or your opponent's life is",
    "you or your opponent's life is at",
    "either player's life is at",
];

/// `your life or your opponent's life is at 4 or less`.
pub(super) fn either_life(page: &Page<'_>, at: At) -> Ways<Vec<Condition>> {
    let life =
        |whose, range| Condition::Count(Selector { whose, areas: vec![Area::Life], ..Selector::default() }, range);
    let ranges = page.any(at, EITHER_LIFE).map_or_else(Ways::new, |at| bounds().read(page, at)).into_iter();
    ranges.map(|(range, at)| ([Who::You, Who::Opponent].map(|whose| life(whose, range)).to_vec(), at)).collect()
}
