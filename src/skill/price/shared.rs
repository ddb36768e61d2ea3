//! What several things of a price share: energy costs, what stands between dashes, and where they are.

use super::super::cards::{named_areas, parts_of, whole};
use super::super::phrase::{At, Page, Phrase, Ways};
use crate::ability::{Area, Cards, Filter, Selector, Who};

/// One of several things.
#[derive(Clone, Debug)]
pub(super) enum Item {
    /// The card itself, and whether it is said where it is.
    This(bool),
    /// So many cards, and what their words say of others named beside them.
    Cards(u8, Selector, Extent),
}

/// What the words for cards say of others named beside them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Extent {
    /// "Energy costs" are said of them: of several, then.
    pub(super) costs: bool,
    /// So many parts of their description stand between dashes.
    pub(super) dashed: usize,
}

/// "With energy costs of 2" after single cards is said of all of them, but stands after the last only. `None` where it is in
/// doubt.
pub(super) fn costs_shared(items: &[Item]) -> Option<Vec<Item>> {
    let (last, others) = items.split_last()?;
    let Item::Cards(n, from, Extent { costs: true, dashed }) = last else {
        let in_doubt = others.iter().any(|item| matches!(item, Item::Cards(1, _, Extent { costs: true, .. })));
        return (!in_doubt).then(|| items.to_vec());
    };
    let said = parts_of(&from.filter);
    let said = &said[..said.len() - dashed];
    let at = said.iter().position(|part| matches!(part, Filter::Cost(_)))?;
    let share = |item: &Item| match item {
        Item::Cards(1, bare, extent @ Extent { costs: false, .. }) => {
            let filter = whole([parts_of(&bare.filter), &said[at..]].concat());
            Some(Item::Cards(1, Selector { filter, ..bare.clone() }, Extent { costs: true, ..*extent }))
        }
        _ => None,
    };
    let others: Option<Vec<Item>> = others.iter().map(share).collect();
    others.filter(|_| *n == 1).map(|others| [others, vec![last.clone()]].concat())
}

/// What stands between dashes after the last is said of all, and so is "other than this card" behind it. `None` where it is in
/// doubt.
pub(super) fn dashes_shared(items: &[Item]) -> Option<Vec<Item>> {
    let (last, others) = items.split_last()?;
    if others.iter().any(|item| matches!(item, Item::Cards(_, _, extent) if extent.dashed > 0)) {
        return None;
    }
    let Item::Cards(_, from, Extent { dashed, .. }) = last else { return Some(items.to_vec()) };
    if *dashed == 0 {
        return Some(items.to_vec());
    }
    let said = parts_of(&from.filter);
    if said.iter().any(|part| matches!(part, Filter::Either(_))) {
        return None;
    }
    let shared = &said[said.len() - dashed..];
    let share = |item: &Item| match item {
        Item::Cards(n, own, extent) => {
            let filter = whole([parts_of(&own.filter), shared].concat());
            Some(Item::Cards(*n, Selector { filter, other: own.other || from.other, ..own.clone() }, *extent))
        }
        Item::This(_) => None,
    };
    let others: Option<Vec<Item>> = others.iter().map(share).collect();
    others.map(|others| [others, vec![last.clone()]].concat())
}

/// The things, each where it is: where the last is, if nothing else is said.
pub(super) fn placed(items: Vec<Item>) -> Option<Vec<Item>> {
    let last = items.iter().rev().find_map(|item| match item {
        Item::Cards(_, from, _) => Some(from.clone()),
        Item::This(_) => None,
    })?;
    let with_this = items.iter().any(|item| matches!(item, Item::This(_)));
    let place = |item: Item| match item {
        Item::Cards(n, from, costs) if is_bare(&from) => {
            Item::Cards(n, Selector { filter: from.filter, ..last.clone() }, costs)
        }
        item => item,
    };
    // The card itself is given already.
    let other = |item: Item| match item {
        Item::Cards(n, from, costs) => Item::Cards(n, Selector { other: from.other || with_this, ..from }, costs),
        this @ Item::This(_) => this,
    };
    let mut items: Vec<Item> = items.into_iter().map(place).map(other).collect();
    // What lies under the card goes first: it would go with the card (11-3-5).
    let is_below = |item: &Item| matches!(item, Item::Cards(_, from, _) if from.under == Some(Box::new(Cards::This)));
    if items.iter().any(is_below) {
        items.sort_by_key(|item| matches!(item, Item::This(_)));
    }
    Some(items)
}

/// Where the things come from, behind where they go: `in your Drop Area from your Warp`.
pub(super) fn from_behind(items: &[Item], page: &Page<'_>, at: At) -> Ways<Vec<Item>> {
    let bare = |item: &Item| matches!(item, Item::Cards(_, from, _) if is_bare(from));
    let Some(at) = page.lit(at, "from your").filter(|_| items.iter().all(bare)) else { return Ways::new() };
    let placed = |areas: &[Area]| {
        let place = |item: &Item| match item {
            Item::Cards(n, from, extent) => {
                let from = Selector { whose: Who::You, areas: areas.to_vec(), ..from.clone() };
                Item::Cards(*n, from, *extent)
            }
            this @ Item::This(_) => this.clone(),
        };
        items.iter().map(place).collect()
    };
    named_areas().read(page, at).into_iter().map(|(areas, at)| (placed(&areas), at)).collect()
}

/// Whether nothing is said of where these cards are.
pub(super) fn is_bare(from: &Selector) -> bool {
    from.whose == Who::Both && from.areas.is_empty() && from.under.is_none()
}
