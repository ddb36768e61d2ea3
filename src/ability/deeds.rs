//! What an effect of a card says to do, in the games that have an engine of their own: one deed after the other, and some within
//! others. How many there can be, and how deep.

/// How deep deeds stand within deeds at most.
pub(crate) const DEEPEST: usize = 6;

/// Where the deeds of the second list within a deed are numbered from: there are fewer in any list.
pub(crate) const SECOND: usize = 100;

/// A deed in which others may stand.
pub(crate) trait Nested: Sized {
    /// The deeds within it: one list, or two of which only one is done.
    fn lists(&self) -> [&[Self]; 2];
}

/// Whether each of these deeds has a number: there are not too many in a list, and they do not stand too deep.
pub(crate) fn fits<D: Nested>(deeds: &[D]) -> bool {
    fits_in(deeds, DEEPEST)
}

/// The same of deeds that stand so deep at most, which count themselves.
fn fits_in<D: Nested>(deeds: &[D], deepest: usize) -> bool {
    let mut within = deeds.iter().flat_map(D::lists).filter(|list| !list.is_empty());
    deepest > 0 && deeds.len() < SECOND && within.all(|list| fits_in(list, deepest - 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A deed with others within it.
    #[derive(Clone, Default)]
    struct Deed([Vec<Self>; 2]);

    impl Nested for Deed {
        fn lists(&self) -> [&[Self]; 2] {
            self.0.each_ref().map(Vec::as_slice)
        }
    }

    fn of(count: usize) -> Vec<Deed> {
        vec![Deed::default(); count]
    }

    #[test]
    fn no_list_has_more_deeds_than_numbers() {
        let most = SECOND - 1;
        let within = |first: usize, second: usize| [Deed([of(first), of(second)])];
        assert!(fits(&of(0)) && fits(&of(most)) && fits(&within(most, most)));
        assert!(!fits(&of(SECOND)) && !fits(&within(SECOND, 0)) && !fits(&within(0, SECOND)) && !fits(&of(260)));
    }

    #[test]
    fn no_deed_stands_too_deep() {
        let deep = |depth: usize| (1..depth).fold(of(1), |within, _| vec![Deed([Vec::new(), within])]);
        assert!(fits(&deep(DEEPEST)) && !fits(&deep(DEEPEST + 1)));
    }
}
