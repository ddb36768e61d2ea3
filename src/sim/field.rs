//! A deck against a field: many lists, each of which is met as often as its share says.

use super::stats::Estimate;

/// What holds of the whole field, from what holds of each of its lists by their shares; `None` where one with a share was not met.
pub fn weighted(field: impl IntoIterator<Item = (f64, Option<Estimate>)>) -> Option<Estimate> {
    let (mut all, mut value, mut squares) = (0.0, 0.0, 0.0);
    for (share, of) in field.into_iter().filter(|(share, _)| *share > 0.0) {
        let of = of?;
        all += share;
        value += share * of.value;
        squares += (share * of.half()).powi(2);
    }
    // The lists are met independently of one another.
    let (value, half) = (value / all, squares.sqrt() / all);
    (all > 0.0).then_some(Estimate { value, low: value - half, high: value + half })
}

/// The same of shares of games, which are within nothing and all.
pub fn expected(field: impl IntoIterator<Item = (f64, Option<Estimate>)>) -> Option<Estimate> {
    let Estimate { value, low, high } = weighted(field)?;
    Some(Estimate { value, low: low.max(0.0), high: high.min(1.0) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sim::duel::met::tests::met;

    #[test]
    fn a_field_is_won_by_the_shares_of_its_lists() {
        let (good, bad) = (met(2, 400), met(-2, 400));
        let value =
            |shares: [f64; 2]| expected(shares.into_iter().zip([good.share(), bad.share()])).expect("met").value;
        assert!((value([1.0, 1.0]) - 0.5).abs() < 1e-9);
        assert!((value([3.0, 1.0]) - 0.75).abs() < 1e-9);
        assert!((value([0.0, 5.0]) - 0.0).abs() < 1e-9);
        assert!(expected([(1.0, good.share()), (1.0, met(0, 0).share())]).is_none());
    }
}
