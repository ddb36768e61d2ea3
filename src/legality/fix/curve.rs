//! How many cards of each energy cost a deck is filled up to: as it has them, or as decks usually do where it has few.

use crate::card::Card;

/// Energy costs that count as one: from the first to the last.
pub const STEPS: [(u8, u8); 6] = [(0, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, u8::MAX)];

/// Of fifty cards, how many usually have each cost.
const USUAL: [u32; STEPS.len()] = [12, 13, 10, 7, 4, 4];

/// What a deck is filled up to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Curve {
    /// The deck had enough cards to have one of its own.
    pub own: bool,
    /// So many cards of each step of [`STEPS`].
    pub cards: [u32; STEPS.len()],
}

/// The step of a card; `None` for one without an energy cost.
pub(super) fn step(card: &Card) -> Option<usize> {
    let cost = card.energy?.value();
    STEPS.iter().position(|(least, most)| (*least..=*most).contains(&cost))
}

impl Curve {
    /// The curve of a deck of so many cards, of which it has these.
    pub(super) fn of<'c>(held: impl Iterator<Item = (&'c Card, u32)>, size: u32) -> Self {
        let mut has = [0; STEPS.len()];
        held.filter_map(|(card, count)| Some((step(card)?, count))).for_each(|(step, count)| has[step] += count);
        let all: u32 = has.iter().sum();
        let own = all * 2 >= size;
        let (shares, of) = if own { (has, all) } else { (USUAL, USUAL.iter().sum()) };
        Self { own, cards: scaled(shares, of.max(1), size) }
    }

    /// The step that lacks most of what it is to have, the lower one first.
    pub(super) fn lacks_most(&self, has: &[u32; STEPS.len()], open: impl Fn(usize) -> bool) -> Option<usize> {
        let lacks = |step: &usize| i64::from(self.cards[*step]) - i64::from(has[*step]);
        (0..STEPS.len()).filter(|step| open(*step)).max_by_key(|step| (lacks(step), std::cmp::Reverse(*step)))
    }
}

/// Shares of a size, as whole cards that make it up: those with the largest remainders get one more.
fn scaled(shares: [u32; STEPS.len()], of: u32, size: u32) -> [u32; STEPS.len()] {
    let mut cards = shares.map(|share| share * size / of);
    let mut order: Vec<usize> = (0..STEPS.len()).collect();
    order.sort_by_key(|at| (std::cmp::Reverse(shares[*at] * size % of), *at));
    let missing = size.saturating_sub(cards.iter().sum());
    order.into_iter().cycle().take(usize::try_from(missing).unwrap_or(0)).for_each(|at| cards[at] += 1);
    cards
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cards_of_a_curve_are_as_many_as_are_wanted() {
        for size in [0, 1, 40, 50, 60] {
            assert_eq!(Curve::of(std::iter::empty(), size).cards.iter().sum::<u32>(), size);
        }
        let curve = Curve::of(std::iter::empty(), 50);
        assert_eq!((curve.own, curve.cards), (false, USUAL));
        assert_eq!(curve.lacks_most(&[12, 0, 0, 0, 0, 0], |_| true), Some(1));
        assert_eq!(curve.lacks_most(&[0; 6], |step| step > 2), Some(3));
    }
}
