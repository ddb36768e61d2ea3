//! How many ways there are to draw some of so many cards.

/// Pascal's triangle, as wide as it is needed.
#[derive(Debug)]
pub(super) struct Binomials {
    width: usize,
    values: Vec<u128>,
}

impl Binomials {
    /// All `C(n, k)` for `n` up to `most` and `k` up to `width`; `None` where one is too large.
    pub(super) fn new(most: u32, width: u32) -> Option<Self> {
        /// Decks beyond this are none, and their numbers would not fit.
        const LARGEST: u32 = 1_000;
        if most > LARGEST {
            return None;
        }
        let width = width as usize + 1;
        let mut values = vec![0_u128; (most as usize + 1) * width];
        for row in 0..=most as usize {
            values[row * width] = 1;
            for k in 1..width.min(row + 1) {
                let above = (row - 1) * width + k;
                values[row * width + k] = values[above - 1].checked_add(values[above])?;
            }
        }
        Some(Self { width, values })
    }

    /// `C(n, k)`, which is 0 for `k` above `n`.
    pub(super) fn choose(&self, n: u32, k: u32) -> u128 {
        self.row(n).get(k as usize).copied().unwrap_or(0)
    }

    /// `C(n, 0)`, `C(n, 1)`, …
    pub(super) fn row(&self, n: u32) -> &[u128] {
        let start = n as usize * self.width;
        &self.values[start..start + self.width]
    }
}
