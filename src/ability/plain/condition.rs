//! Conditions, descriptions of cards and events, plainly: no list within a list, no contrary of a contrary, one name for one
//! area. What stands within is plain before what it stands in.

use std::fmt::Debug;

use super::{as_set, sort};
use crate::ability::{Area, Bounds, Cards, Condition, Count, Filter, Quantity, Selector, Trigger, Watched, Who};
use crate::card::Kind;

/// Makes a list of parts, in the given variant, one list without repetitions; a single part stands for itself.
macro_rules! one_list {
    ($whole:ident, $parts:ident, $Variant:path) => {{
        let mut flat = flattened($parts, |part| if let $Variant(parts) = part { Ok(parts) } else { Err(part) });
        *$whole = if flat.len() == 1 { flat.remove(0) } else { $Variant(flat) };
    }};
}

pub(super) fn plain_selector(selector: &mut Selector) {
    as_set(&mut selector.areas);
    if selector.among.is_some() {
        // Cards with a name are whoever's they are.
        selector.whose = Who::You;
        return;
    }
    if selector.under.is_none() && selector.places() == Area::IN_PLAY {
        // In play, a type of cards has one area.
        selector.areas = match kind_of(&selector.filter) {
            Some(Kind::Battle) => vec![Area::Battle],
            Some(Kind::Leader) => vec![Area::Leader],
            Some(Kind::Unison) => vec![Area::Unison],
            _ => Vec::new(),
        };
    }
}

pub(super) fn plain_filter(filter: &mut Filter) {
    match filter {
        Filter::Not(inner) => {
            if let Filter::Not(same) = inner.as_ref() {
                *filter = Filter::clone(same);
            }
        }
        Filter::All(parts) => {
            parts.retain(|part| *part != Filter::Any);
            if parts.is_empty() {
                *filter = Filter::Any;
            } else {
                one_list!(filter, parts, Filter::All);
            }
        }
        Filter::Either(parts) => one_list!(filter, parts, Filter::Either),
        Filter::Cost(bounds)
        | Filter::Power(bounds)
        | Filter::OriginalCost(bounds)
        | Filter::SpecifiedCost(bounds)
        | Filter::ZEnergyCost(bounds)
        | Filter::OriginalPower(bounds)
        | Filter::ComboCost(bounds)
        | Filter::ComboPower(bounds)
        | Filter::Markers(bounds) => from_zero(bounds),
        // There is one way of saying the others.
        _ => {}
    }
}

pub(super) fn plain_condition(condition: &mut Condition) {
    match condition {
        Condition::Did { count, .. } => from_zero(count),
        Condition::Count(_, bounds) => from_zero(bounds),
        Condition::Came(_, areas) => as_set(areas),
        Condition::Within(Quantity::Counted(count), bounds) => {
            if let Count::Cards(selector) = count.as_ref() {
                let mut bounds = *bounds;
                from_zero(&mut bounds);
                *condition = Condition::Count(selector.clone(), bounds);
            }
        }
        Condition::Are(Cards::Leader(Who::You), filter) => *condition = Condition::Leader(filter.clone()),
        Condition::Are(Cards::Leader(Who::Opponent), filter) => {
            *condition = Condition::OpponentsLeader(filter.clone());
        }
        // One card under one of them is one card under any of them.
        Condition::Under { at_least: 1, cards, host } => {
            let mut host = Selector { areas: vec![Area::Battle], filter: host.clone(), ..Selector::default() };
            plain_selector(&mut host);
            let under = Some(Box::new(Cards::All(host)));
            let below = Selector { filter: cards.clone(), under, ..Selector::default() };
            *condition = Condition::Count(below, Bounds { min: Some(1), max: None });
        }
        Condition::Not(inner) => match inner.as_ref() {
            Condition::Not(same) => *condition = Condition::clone(same),
            // "Not 3 or more" is "2 or less".
            Condition::Count(selector, bounds) => {
                if let Some(bounds) = beyond(*bounds) {
                    *condition = Condition::Count(selector.clone(), bounds);
                }
            }
            _ => {}
        },
        Condition::All(parts) => one_list!(condition, parts, Condition::All),
        Condition::Either(parts) => one_list!(condition, parts, Condition::Either),
        // There is one way of saying the others.
        _ => {}
    }
}

pub(super) fn plain_quantity(quantity: &mut Quantity) {
    let Quantity::Counted(count) = quantity else { return };
    match count.as_mut() {
        Count::Times(inner, 1) | Count::Every(1, inner) => *quantity = inner.clone(),
        Count::Sum(parts) => sort(parts),
        // There is one way of saying the others.
        _ => {}
    }
}

pub(super) fn plain_trigger(trigger: &mut Trigger) {
    match trigger {
        Trigger::UsesKeyword(_, keywords) => as_set(keywords),
        Trigger::Either(parts) => one_list!(trigger, parts, Trigger::Either),
        // There is one way of saying the others.
        _ => {}
    }
}

pub(super) fn plain_watched(watched: &mut Watched) {
    if let Watched::Either(parts) = watched {
        one_list!(watched, parts, Watched::Either);
    }
}

/// The parts, those of parts of the same sort among them, each once, in order.
fn flattened<T: Clone + Debug + PartialEq>(parts: &[T], split: impl Fn(&T) -> Result<&Vec<T>, &T>) -> Vec<T> {
    let mut flat = Vec::new();
    for part in parts {
        match split(part) {
            Ok(inner) => flat.extend(inner.iter().cloned()),
            Err(part) => flat.push(part.clone()),
        }
    }
    sort(&mut flat);
    flat.dedup();
    flat
}

pub(super) fn both(first: Option<Condition>, second: Condition) -> Condition {
    let mut parts = Vec::new();
    for condition in first.into_iter().chain([second]) {
        match condition {
            Condition::All(more) => parts.extend(more),
            one => parts.push(one),
        }
    }
    sort(&mut parts);
    parts.dedup();
    if parts.len() == 1 { parts.remove(0) } else { Condition::All(parts) }
}

/// None at least is no bound.
pub(super) fn from_zero(bounds: &mut Bounds) {
    if bounds.min == Some(0) {
        bounds.min = None;
    }
}

/// The bounds of what is not within these, if that is one stretch.
fn beyond(bounds: Bounds) -> Option<Bounds> {
    match bounds {
        Bounds { min: Some(min @ 1..), max: None } => Some(Bounds { min: None, max: Some(min - 1) }),
        Bounds { min: None | Some(0), max: Some(max) } => Some(Bounds { min: Some(max.checked_add(1)?), max: None }),
        _ => None,
    }
}

/// The one card type that all cards of a description have.
fn kind_of(filter: &Filter) -> Option<Kind> {
    match filter {
        Filter::Kind(kind) => Some(*kind),
        Filter::All(parts) => parts.iter().find_map(kind_of),
        Filter::Either(parts) => {
            let first = kind_of(parts.first()?)?;
            parts.iter().all(|part| kind_of(part) == Some(first)).then_some(first)
        }
        _ => None,
    }
}
