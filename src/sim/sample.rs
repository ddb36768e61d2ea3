//! Opening hands by the million: how many of them fit, where exact odds ([`super::odds`] knows them) are to be checked.
//!
//! A card is only what the filters of a question say of it: a number with a byte for each filter, 1 where the filter means
//! the card. A hand is the sum of its cards.

use super::Rng;

/// Filters that fit a card.
pub const MOST_FILTERS: usize = 8;
/// Cards of a hand at most: a byte counts no more.
pub const MOST_CARDS: usize = 255;

/// How many cards of a hand each filter means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts(u64);

impl Counts {
    /// Cards that filter `filter` means, from 0.
    #[inline]
    pub const fn of(self, filter: usize) -> u8 {
        self.0.to_le_bytes()[filter]
    }
}

/// A deck to draw hands from.
#[derive(Clone, Debug)]
pub struct Sampler {
    cards: Vec<u64>,
    hand: usize,
    /// Draws that share one random number: how many, the product of their bounds, and the numbers below which a result is
    /// drawn again.
    batches: Vec<(usize, u64, u64)>,
}

impl Sampler {
    /// A deck of cards, each with the filters that mean it as bits, and the size of a hand; `None` where there are too many
    /// filters, or the hand is larger than the deck or than [`MOST_CARDS`].
    pub fn new(cards: impl IntoIterator<Item = u32>, hand: usize) -> Option<Self> {
        let lanes = |filters: u32| {
            let mut lanes = [0; MOST_FILTERS];
            (0..MOST_FILTERS).for_each(|filter| lanes[filter] = u8::from(filters >> filter & 1 == 1));
            (filters >> MOST_FILTERS == 0).then(|| u64::from_le_bytes(lanes))
        };
        let cards: Vec<u64> = cards.into_iter().map(lanes).collect::<Option<_>>()?;
        if hand > cards.len().min(MOST_CARDS) {
            return None;
        }
        let mut batches: Vec<(usize, u64, u64)> = Vec::new();
        for drawn in 0..hand {
            let bound = u64::try_from(cards.len() - drawn).ok()?;
            let last =
                batches.last().copied().and_then(|(draws, product, _)| Some((draws, product.checked_mul(bound)?)));
            if let Some((draws, product)) = last {
                batches.pop();
                batches.push((draws + 1, product, 0));
            } else {
                batches.push((1, bound, 0));
            }
        }
        for (_, product, again) in &mut batches {
            *again = product.wrapping_neg() % *product;
        }
        Some(Self { cards, hand, batches })
    }

    /// Draws hands, each equally likely, and counts those that fit.
    pub fn count(&mut self, hands: u64, rng: &mut Rng, fits: impl Fn(Counts) -> bool) -> u64 {
        let mut fitting = 0;
        for _ in 0..hands {
            fitting += u64::from(fits(self.draw(rng)));
        }
        fitting
    }

    /// One hand. The first cards of the list are drawn, as in a Fisher–Yates shuffle that stops after them: whatever their
    /// order was before, every hand is equally likely.
    #[inline]
    fn draw(&mut self, rng: &mut Rng) -> Counts {
        let mut hand = 0;
        let mut at = 0;
        for (draws, _, again) in &self.batches {
            // Several bounded numbers of one random one (Brackett-Rozinsky and Lemire): the fraction that is left after
            // each draw is the next one's chance. A last fraction below `again` would favour some results.
            let mut places = [0; 64];
            loop {
                let mut fraction = rng.bits();
                for (draw, place) in (0..*draws).zip(&mut places) {
                    let bound = self.cards.len() - at - draw;
                    let scaled = u128::from(fraction) * bound as u128;
                    #[expect(clippy::cast_possible_truncation, reason = "the halves of a product")]
                    {
                        *place = (scaled >> 64) as usize;
                        fraction = scaled as u64;
                    }
                }
                if fraction >= *again {
                    break;
                }
            }
            for place in &places[..*draws] {
                self.cards.swap(at, at + place);
                hand += self.cards[at];
                at += 1;
            }
        }
        debug_assert_eq!(at, self.hand);
        Counts(hand)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of 50 cards, 8 that the first filter means, and 4 of these that the second means too.
    fn deck() -> impl Iterator<Item = u32> {
        (0..50).map(|card| u32::from(card < 8) | u32::from(card < 4) << 1)
    }

    #[test]
    fn a_sampled_share_is_near_the_exact_one() {
        let hands = 200_000;
        let mut sampler = Sampler::new(deck(), 6).expect("a deck");
        // Within the width of the interval of 95 %: four standard deviations.
        let near = |fitting, exact: f64| {
            let share = super::super::stats::share(fitting, hands).expect("some");
            assert!((share.value - exact).abs() < share.high - share.low, "{share:?}, exactly {exact}");
        };
        // 1 − C(42, 6) / C(50, 6)
        near(sampler.count(hands, &mut Rng::new(7, 0), |hand| hand.of(0) >= 1), 0.669_883_265);
        // C(8, 2) C(42, 4) / C(50, 6)
        near(sampler.count(hands, &mut Rng::new(7, 1), |hand| hand.of(0) == 2), 0.197_224_792);
        assert_eq!(sampler.count(1000, &mut Rng::new(7, 2), |hand| hand.of(1) > hand.of(0)), 0);
    }

    #[test]
    fn every_card_is_drawn_about_as_often() {
        // A hand of one card: each of eight, seen 2000 times of 16000 with a deviation of 42.
        let mut sampler = Sampler::new((0..8).map(|card| 1 << card), 1).expect("a deck");
        let mut rng = Rng::new(1, 0);
        for card in 0..8 {
            let seen = sampler.count(16_000, &mut rng, |hand| hand.of(card) == 1);
            assert!(seen.abs_diff(2000) < 250, "{card}: {seen}");
        }
    }

    #[test]
    fn hands_larger_than_one_random_number_tells_are_drawn_too() {
        let mut sampler = Sampler::new((0..200).map(|_| 1), 120).expect("a deck");
        assert!(sampler.batches.len() > 1);
        assert_eq!(sampler.count(10, &mut Rng::new(1, 0), |hand| hand.of(0) == 120), 10);
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        assert!(Sampler::new([1, 2], 3).is_none());
        assert!(Sampler::new([1 << MOST_FILTERS], 1).is_none());
    }
}
