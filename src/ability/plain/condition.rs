//! Conditions and descriptions of cards, plainly: no list within a list, no contrary of a contrary, one name for one area.

use std::fmt::Debug;

use super::{Names, sort};
use crate::ability::{Area, Bounds, Cards, Condition, Count, Filter, Quantity, Selector, Who};
use crate::card::Kind;

impl Names {
    pub(super) fn selector(&mut self, selector: &mut Selector) {
        self.filter(&mut selector.filter);
        if let Some(hosts) = &mut selector.under {
            self.cards(hosts);
        }
        if let Some(pool) = &mut selector.among {
            self.name(pool);
            // Cards with a name are whoever's they are.
            selector.whose = Who::You;
            return;
        }
        selector.areas.sort_unstable();
        selector.areas.dedup();
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

    pub(super) fn filter(&mut self, filter: &mut Filter) {
        match filter {
            Filter::Not(inner) => {
                self.filter(inner);
                if let Filter::Not(same) = inner.as_ref() {
                    *filter = Filter::clone(same);
                }
            }
            Filter::All(parts) => {
                for part in parts.iter_mut() {
                    self.filter(part);
                }
                let mut flat =
                    flattened(parts, |part| if let Filter::All(parts) = part { Ok(parts) } else { Err(part) });
                flat.retain(|part| *part != Filter::Any);
                *filter = if flat.is_empty() { Filter::Any } else { Filter::all(flat) };
            }
            Filter::Either(parts) => {
                for part in parts.iter_mut() {
                    self.filter(part);
                }
                let mut flat =
                    flattened(parts, |part| if let Filter::Either(parts) = part { Ok(parts) } else { Err(part) });
                *filter = if flat.len() == 1 { flat.remove(0) } else { Filter::Either(flat) };
            }
            Filter::Cost(bounds)
            | Filter::Power(bounds)
            | Filter::OriginalCost(bounds)
            | Filter::SpecifiedCost(bounds)
            | Filter::OriginalPower(bounds)
            | Filter::ComboPower(bounds)
            | Filter::Markers(bounds) => from_zero(bounds),
            Filter::CostWith(limits) | Filter::PowerWith(limits) => {
                limits.at_least.iter_mut().chain(&mut limits.at_most).for_each(|limit| self.quantity(limit));
            }
            Filter::Shares(_, cards) => self.cards(cards),
            _ => {}
        }
    }

    pub(super) fn condition(&mut self, condition: &mut Condition) {
        match condition {
            Condition::Leader(filter) | Condition::OpponentsLeader(filter) | Condition::LeaderBack(filter) => {
                self.filter(filter);
            }
            Condition::Did { cards, count, .. } => {
                self.filter(cards);
                from_zero(count);
            }
            Condition::Count(selector, bounds) => {
                self.selector(selector);
                from_zero(bounds);
            }
            Condition::Within(quantity, bounds) => {
                self.quantity(quantity);
                if let Quantity::Counted(count) = quantity
                    && let Count::Cards(selector) = count.as_ref()
                {
                    let mut bounds = *bounds;
                    from_zero(&mut bounds);
                    *condition = Condition::Count(selector.clone(), bounds);
                }
            }
            Condition::Are(cards, filter) => {
                self.cards(cards);
                self.filter(filter);
                match cards {
                    Cards::Leader(Who::You) => *condition = Condition::Leader(filter.clone()),
                    Cards::Leader(Who::Opponent) => *condition = Condition::OpponentsLeader(filter.clone()),
                    _ => {}
                }
            }
            Condition::Any(cards)
            | Condition::In(cards, _)
            | Condition::Came(cards, _)
            | Condition::Shown(cards)
            | Condition::NewThisTurn(cards)
            | Condition::Attacking(cards)
            | Condition::Guarding(cards) => {
                self.cards(cards);
            }
            Condition::Under { at_least, cards, host } => {
                self.filter(cards);
                self.filter(host);
                // One card under one of them is one card under any of them.
                if *at_least == 1 {
                    let host = Selector { areas: vec![Area::Battle], filter: host.clone(), ..Selector::default() };
                    let under = Some(Box::new(Cards::All(host)));
                    let below = Selector { filter: cards.clone(), under, ..Selector::default() };
                    *condition = Condition::Count(below, Bounds { min: Some(1), max: None });
                }
            }
            Condition::Not(inner) => {
                self.condition(inner);
                match inner.as_ref() {
                    Condition::Not(same) => *condition = Condition::clone(same),
                    // "Not 3 or more" is "2 or less".
                    Condition::Count(selector, bounds) => {
                        if let Some(bounds) = beyond(*bounds) {
                            *condition = Condition::Count(selector.clone(), bounds);
                        }
                    }
                    _ => {}
                }
            }
            Condition::All(parts) => {
                for part in parts.iter_mut() {
                    self.condition(part);
                }
                let mut flat =
                    flattened(parts, |part| if let Condition::All(parts) = part { Ok(parts) } else { Err(part) });
                *condition = if flat.len() == 1 { flat.remove(0) } else { Condition::All(flat) };
            }
            Condition::Either(parts) => {
                for part in parts.iter_mut() {
                    self.condition(part);
                }
                let mut flat =
                    flattened(parts, |part| if let Condition::Either(parts) = part { Ok(parts) } else { Err(part) });
                *condition = if flat.len() == 1 { flat.remove(0) } else { Condition::Either(flat) };
            }
            _ => {}
        }
    }

    pub(super) fn quantity(&mut self, quantity: &mut Quantity) {
        let Quantity::Counted(count) = quantity else { return };
        match count.as_mut() {
            Count::Cards(selector) => self.selector(selector),
            Count::Size(name) => self.name(name),
            Count::Power(cards) | Count::Cost(cards) | Count::Markers(cards) => self.cards(cards),
            Count::Times(inner, 1) | Count::Every(1, inner) => {
                self.quantity(inner);
                *quantity = inner.clone();
            }
            Count::Times(inner, _) | Count::Every(_, inner) => self.quantity(inner),
            Count::Sum(parts) => {
                for part in parts.iter_mut() {
                    self.quantity(part);
                }
                sort(parts);
            }
            _ => {}
        }
    }
}

/// The parts, those of parts of the same sort among them, each once, in order.
pub(super) fn flattened<T: Clone + Debug + PartialEq>(
    parts: &[T],
    split: impl Fn(&T) -> Result<&Vec<T>, &T>,
) -> Vec<T> {
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

fn from_zero(bounds: &mut Bounds) {
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
