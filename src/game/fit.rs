//! Small searches: which energy pays for which icon, which card for which part of a price.

use crate::ability::Icons;
use crate::card::ColorSet;

use super::ids::CardId;

/// What one energy has to be like.
#[derive(Clone, Copy)]
pub(super) enum Need {
    /// It has one of these colors.
    OneOf(ColorSet),
    /// It has these colors and no other.
    Just(ColorSet),
}

impl Need {
    fn fits(self, energy: ColorSet) -> bool {
        match self {
            Self::OneOf(colors) => energy.intersects(colors),
            Self::Just(colors) => energy == colors,
        }
    }
}

/// The energy that icons ask for, apart from those of any color.
pub(super) fn needs(icons: &Icons) -> Vec<Need> {
    let just = icons.just.iter().copied().map(Need::Just);
    just.chain(icons.of.iter().copied().map(Need::OneOf)).collect()
}

/// Whether each part finds as many cards as it takes, no card being taken twice.
pub(super) fn distinct(parts: &[(usize, Vec<CardId>)]) -> bool {
    if let [(count, cards)] = parts {
        return cards.len() >= *count;
    }
    let slots: Vec<&[CardId]> = parts.iter().flat_map(|(count, cards)| vec![cards.as_slice(); *count]).collect();
    let mut holders: Vec<(CardId, usize)> = Vec::new();
    (0..slots.len()).all(|slot| finds(slot, &slots, &mut holders, &mut Vec::new()))
}

/// Finds a card for a slot; cards that are held already may pass to it if their holder finds another.
fn finds(slot: usize, slots: &[&[CardId]], holders: &mut Vec<(CardId, usize)>, tried: &mut Vec<CardId>) -> bool {
    for card in slots[slot] {
        if tried.contains(card) {
            continue;
        }
        tried.push(*card);
        let held = holders.iter().position(|(held, _)| held == card);
        match held {
            None => {
                holders.push((*card, slot));
                return true;
            }
            Some(at) => {
                if finds(holders[at].1, slots, holders, tried) {
                    holders[at].1 = slot;
                    return true;
                }
            }
        }
    }
    false
}

/// Whether every icon finds an energy of its own.
pub(super) fn covers(needs: &[Need], energy: &[ColorSet], used: &mut Vec<bool>) -> bool {
    let Some((need, rest)) = needs.split_first() else { return true };
    for at in 0..energy.len() {
        if !used[at] && need.fits(energy[at]) {
            used[at] = true;
            if covers(rest, energy, used) {
                return true;
            }
            used[at] = false;
        }
    }
    false
}

/// Whether every icon finds an energy of its own so that at most `any` of the cards that must be used are left over.
pub(super) fn assign(needs: &[Need], energy: &[(ColorSet, bool)], used: &mut Vec<bool>, any: usize) -> bool {
    let Some((need, rest)) = needs.split_first() else {
        let left = energy.iter().zip(&*used).filter(|((_, must), used)| *must && !**used).count();
        return left <= any;
    };
    // Cards that must be used come first: the search then finds an answer at once where there is one.
    for pass in [true, false] {
        for at in 0..energy.len() {
            if energy[at].1 == pass && !used[at] && need.fits(energy[at].0) {
                used[at] = true;
                if assign(rest, energy, used, any) {
                    return true;
                }
                used[at] = false;
            }
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(ids: &[u16]) -> Vec<CardId> {
        ids.iter().copied().map(CardId).collect()
    }

    #[test]
    fn a_card_passes_to_another_part_where_its_own_finds_a_replacement() {
        assert!(distinct(&[(1, cards(&[1, 2])), (1, cards(&[1]))]));
        assert!(distinct(&[(2, cards(&[1, 2, 3])), (1, cards(&[1])), (1, cards(&[2, 4]))]));
        assert!(distinct(&[]));
    }

    #[test]
    fn no_card_stands_for_two_parts() {
        assert!(!distinct(&[(1, cards(&[1])), (1, cards(&[1]))]));
        assert!(!distinct(&[(2, cards(&[1, 2])), (1, cards(&[2, 1]))]));
        assert!(!distinct(&[(3, cards(&[1, 2]))]));
    }
}
