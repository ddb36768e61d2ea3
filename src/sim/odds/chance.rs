//! A chance as a fraction of whole numbers.

use std::cmp::Ordering;

/// So many of so many equally likely ways.
#[derive(Clone, Copy, Debug)]
pub struct Chance {
    /// The ways that are wanted.
    pub ways: u128,
    /// All ways; not 0.
    pub of: u128,
}

impl Chance {
    /// The nearest number, from 0 to 1.
    #[expect(clippy::cast_precision_loss, reason = "each of the two is rounded once")]
    pub fn value(self) -> f64 {
        self.ways as f64 / self.of as f64
    }
}

impl Ord for Chance {
    fn cmp(&self, other: &Self) -> Ordering {
        match (self.ways.checked_mul(other.of), other.ways.checked_mul(self.of)) {
            (Some(one), Some(two)) => one.cmp(&two),
            _ => by_parts(*self, *other),
        }
    }
}

/// Compares whole parts, then what is left over, upside down.
fn by_parts(mut one: Chance, mut two: Chance) -> Ordering {
    let mut upside_down = false;
    loop {
        let order = (one.ways / one.of).cmp(&(two.ways / two.of));
        let rests = (one.ways % one.of, two.ways % two.of);
        let order = match (order, rests) {
            (Ordering::Equal, (0, 0)) => return Ordering::Equal,
            (Ordering::Equal, (0, _)) => Ordering::Less,
            (Ordering::Equal, (_, 0)) => Ordering::Greater,
            (Ordering::Equal, (rest, other)) => {
                (one, two) = (Chance { ways: one.of, of: rest }, Chance { ways: two.of, of: other });
                upside_down = !upside_down;
                continue;
            }
            (order, _) => order,
        };
        return if upside_down { order.reverse() } else { order };
    }
}

impl PartialOrd for Chance {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Chance {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Chance {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_compare_exactly_however_large_they_are() {
        for (one, two) in [((1, 2), (2, 4)), ((1, 3), (1, 2)), ((0, 7), (0, 9)), ((5, 6), (4, 5)), ((7, 7), (1, 1))] {
            let [one, two] = [one, two].map(|(ways, of)| Chance { ways, of });
            assert_eq!(by_parts(one, two), one.cmp(&two));
            let large = |chance: Chance| Chance { ways: chance.ways << 100, of: chance.of << 100 };
            assert_eq!(large(one).cmp(&two), one.cmp(&two));
            assert_eq!(large(one).cmp(&large(two)), one.cmp(&two));
            assert_eq!(large(two).cmp(&large(one)), two.cmp(&one));
        }
        let near = |n: u128| Chance { ways: n, of: n + 1 };
        assert!(near(1 << 120) > near((1 << 120) - 1));
    }
}
