//! The one source of chance: ChaCha8, keyed by the run's seed and the index of the game.
//!
//! ChaCha8 is defined by its specification, not by a release of a library, and the shuffle below is spelled out here:
//! the same seed gives the same cards on every machine, in every version, for any number of threads.

use std::hash::{Hash, Hasher};

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng};
use serde::{Deserialize, Serialize};

/// A stream of random numbers of one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Place", into = "Place")]
pub struct Rng(ChaCha8Rng);

/// Where in which stream: its key, and how many words of 32 bits have been taken from it.
#[derive(Hash, Serialize, Deserialize)]
struct Place {
    key: [u8; 32],
    taken: u64,
}

impl From<Place> for Rng {
    fn from(Place { key, taken }: Place) -> Self {
        let mut rng = ChaCha8Rng::from_seed(key);
        rng.set_word_pos(taken.into());
        Self(rng)
    }
}

impl From<Rng> for Place {
    fn from(rng: Rng) -> Self {
        // Of 2⁶⁴ words no game takes all.
        Self { key: rng.0.get_seed(), taken: u64::try_from(rng.0.get_word_pos()).unwrap_or(u64::MAX) }
    }
}

impl Hash for Rng {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        Place::from(self.clone()).hash(hasher);
    }
}

impl Rng {
    /// The stream of game `index` of a run: the key is the seed and the index, little-endian, then zeros.
    pub fn new(seed: u64, index: u64) -> Self {
        Self::stream(seed, index, 0)
    }

    /// Another stream of the same game, for a player: its number comes after seed and index in the key. Stream 0 is the
    /// game's own.
    pub fn stream(seed: u64, index: u64, number: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        key[8..16].copy_from_slice(&index.to_le_bytes());
        key[16..24].copy_from_slice(&number.to_le_bytes());
        Self(ChaCha8Rng::from_seed(key))
    }

    /// A stream of its own, which begins with what this one gives next.
    #[must_use]
    pub fn fork(&mut self) -> Self {
        let mut key = [0; 32];
        for part in key.chunks_exact_mut(8) {
            part.copy_from_slice(&self.bits().to_le_bytes());
        }
        Self(ChaCha8Rng::from_seed(key))
    }

    /// Any number of 64 bits, each equally likely.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A whole number below `bound`, each equally likely (Lemire's multiply-and-reject).
    ///
    /// # Panics
    /// Where `bound` is 0: no whole number is below it.
    pub fn below(&mut self, bound: u32) -> u32 {
        // 2³² mod bound: products that end below it would favour some results.
        let uneven = bound.wrapping_neg() % bound;
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(bound);
            #[expect(clippy::cast_possible_truncation, reason = "the low half is wanted, and the high half fits")]
            let (low, high) = (product as u32, (product >> 32) as u32);
            if low >= uneven {
                return high;
            }
        }
    }

    /// Puts a slice in random order, every order equally likely (Fisher–Yates from the back).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            // A deck has far fewer than 2³² cards.
            let bound = u32::try_from(last + 1).unwrap_or(u32::MAX);
            items.swap(last, self.below(bound) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_of_a_seed_never_changes() {
        let mut order: Vec<u32> = (0..10).collect();
        Rng::new(7, 3).shuffle(&mut order);
        assert_eq!(order, GOLDEN_ORDER);
    }

    /// Written down once: a change of generator or shuffle must be noticed.
    const GOLDEN_ORDER: [u32; 10] = [5, 8, 7, 3, 0, 9, 1, 6, 2, 4];

    #[test]
    fn a_fork_is_a_stream_of_its_own_and_the_same_every_time() {
        let bits = |rng: &mut Rng| [rng.bits(), rng.bits()];
        let mut rng = Rng::new(1, 0);
        let (one, other, own) = (bits(&mut rng.fork()), bits(&mut rng.fork()), bits(&mut rng));
        assert!(one != other && one != own && other != own);
        assert_eq!(bits(&mut Rng::new(1, 0).fork()), one);
    }

    #[test]
    fn games_of_a_run_differ() {
        let order = |index| {
            let mut cards: Vec<u32> = (0..50).collect();
            Rng::new(1, index).shuffle(&mut cards);
            cards
        };
        assert_ne!(order(0), order(1));
    }

    #[test]
    fn every_value_is_about_as_likely() {
        let mut rng = Rng::new(42, 0);
        let mut seen = [0_u32; 6];
        for _ in 0..60_000 {
            seen[rng.below(6) as usize] += 1;
        }
        // Six standard deviations of a fair die over 60,000 throws are about 550.
        assert!(seen.iter().all(|n| n.abs_diff(10_000) < 550), "{seen:?}");
    }
}
