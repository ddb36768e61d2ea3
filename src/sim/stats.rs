//! Intervals: how far a number that was counted can be from the one that is true.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How many standard deviations hold 95 % of a normal distribution.
const Z: f64 = 1.959_963_984_540_054;

/// A value with its interval of 95 %.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// What was counted.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Estimate {
    /// Half of the interval, the wider one where it is lopsided.
    pub fn half(self) -> f64 {
        (self.high - self.value).max(self.value - self.low)
    }
}

/// The share of `of` that `n` is, with Wilson's interval; `None` of nothing.
///
/// ```
/// use deckscouter::sim::stats;
/// let half = stats::share(50, 100).unwrap();
/// assert!((half.value - 0.5).abs() < 1e-12 && half.low > 0.40 && half.high < 0.60);
/// assert!(stats::share(0, 0).is_none());
/// ```
pub fn share(n: u64, of: u64) -> Option<Estimate> {
    proportion(float(n), of)
}

/// The same of a number that need not be whole: a game that nobody wins is half won.
pub fn proportion(n: f64, of: u64) -> Option<Estimate> {
    if of == 0 {
        return None;
    }
    let (value, of) = (n / float(of), float(of));
    let spread = 1.0 + Z * Z / of;
    let middle = (value + Z * Z / (2.0 * of)) / spread;
    let half = Z / spread * (value * (1.0 - value) / of + Z * Z / (4.0 * of * of)).sqrt();
    // At both ends the value itself is the bound, whatever is lost in the last digits.
    Some(Estimate { value, low: (middle - half).max(0.0).min(value), high: (middle + half).min(1.0).max(value) })
}

/// How many standard errors hold 95 % of the means of so many numbers, at least two: Student's quantile.
fn student(count: u64) -> f64 {
    match count {
        2 => 12.706_204_736_174_694,
        3 => 4.302_652_729_749_463,
        // Cornish and Fisher's series in the degrees of freedom; of four numbers it is off by a thousandth.
        _ => {
            let free = float(count - 1);
            Z + (2.372_271 + (2.822_478 + (2.555_849 + 1.589_536 / free) / free) / free) / free
        }
    }
}

/// A mean within some ends and its interval of 95 %, which does not leave them. One number says nothing of how far others are from
/// it: its interval is all that is possible.
fn within(value: f64, count: u64, variance: f64, [low, high]: [f64; 2]) -> Estimate {
    let half = if count > 1 { student(count) * (variance / float(count)).sqrt() } else { f64::INFINITY };
    Estimate { value, low: (value - half).max(low).min(value), high: (value + half).min(high).max(value) }
}

/// The mean of whole numbers that are 0 or more, with its interval by Student; `None` of nothing. Two more numbers, a step to both
/// sides, keep a few that are all alike from looking certain; one number is taken for two.
///
/// ```
/// use deckscouter::sim::stats;
/// let mean = stats::mean(60, 140, 30).unwrap();
/// assert!((mean.value - 2.0).abs() < 1e-12 && mean.low > 1.6 && mean.high < 2.4);
/// let one = stats::mean(3, 9, 1).unwrap();
/// assert!(one.low == 0.0 && one.high > 10.0);
/// ```
pub fn mean(sum: u64, squares: u64, of: u64) -> Option<Estimate> {
    let value = (of > 0).then(|| float(sum) / float(of))?;
    let half = student(of.max(2)) * (variance(sum, squares, of) / float(of)).sqrt();
    Some(Estimate { value, low: (value - half).max(0.0), high: value + half })
}

/// The variance of so many whole numbers and of two more, a step to both sides of their mean.
fn variance(sum: u64, squares: u64, of: u64) -> f64 {
    // n Σx² − (Σx)² in whole numbers: nothing cancels.
    let spread = (u128::from(of) * u128::from(squares)).saturating_sub(u128::from(sum) * u128::from(sum));
    #[expect(clippy::cast_precision_loss, reason = "sixteen digits are enough for an interval")]
    let spread = spread as f64;
    (spread / float(of) + 2.0) / float(of + 1)
}

/// The mean of whole numbers that lie within some ends, and its interval, which does not leave them; `None` of nothing.
///
/// ```
/// use deckscouter::sim::stats;
/// let mean = stats::mean_within(9, 27, 3, [1, 9]).unwrap(); // 3, 3, 3
/// assert!((mean.value - 3.0).abs() < 1e-12 && mean.high - mean.low > 2.0 && mean.low >= 1.0);
/// ```
pub fn mean_within(sum: u64, squares: u64, of: u64, ends: [u32; 2]) -> Option<Estimate> {
    let value = (of > 0).then(|| float(sum) / float(of))?;
    Some(within(value, of, variance(sum, squares, of), ends.map(f64::from)))
}

/// By how much a number is above another that was counted apart, with an interval from those of both (Newcombe's for shares,
/// Welch's for means).
///
/// ```
/// use deckscouter::sim::stats;
/// let share = |n| stats::share(n, 1000).unwrap();
/// let more = stats::difference(share(600), share(500));
/// assert!((more.value - 0.1).abs() < 1e-12 && more.low > 0.05 && more.high < 0.15);
/// ```
pub fn difference(one: Estimate, other: Estimate) -> Estimate {
    let value = one.value - other.value;
    let low = (one.value - one.low).hypot(other.high - other.value);
    let high = (one.high - one.value).hypot(other.value - other.low);
    Estimate { value, low: value - low, high: value + high }
}

/// Kendall's τ-b: how far two orders of the same things agree, from -1, where one is the other turned round, to 1; `None` where one
/// of them is no order at all.
///
/// ```
/// use deckscouter::sim::stats;
/// assert_eq!(stats::kendall(&[[0.6, 0.7], [0.5, 0.6], [0.4, 0.1]]), Some(1.0));
/// assert_eq!(stats::kendall(&[[0.6, 0.1], [0.5, 0.2], [0.4, 0.3]]), Some(-1.0));
/// assert!(stats::kendall(&[[0.5, 0.1], [0.5, 0.2]]).is_none());
/// ```
pub fn kendall(things: &[[f64; 2]]) -> Option<f64> {
    let (mut agree, mut apart) = (0_i32, [0_i32; 2]);
    for (at, one) in things.iter().enumerate() {
        for other in &things[..at] {
            let [first, second] = [0, 1].map(|order| match one[order].total_cmp(&other[order]) {
                std::cmp::Ordering::Less => -1,
                std::cmp::Ordering::Equal => 0,
                std::cmp::Ordering::Greater => 1,
            });
            agree += first * second;
            apart[0] += first * first;
            apart[1] += second * second;
        }
    }
    let [first, second] = apart.map(f64::from);
    (first > 0.0 && second > 0.0).then(|| f64::from(agree) / (first * second).sqrt())
}

/// How many standard deviations a difference has to be from none, so that it shows four times in five.
const SHOWN: f64 = Z + 0.841_621_233_572_914;

/// How many numbers would show a mean not to be 0, four times in five, where so many have this one; `None` where it is 0.
pub fn settled_by(mean: Estimate, count: u64) -> Option<u64> {
    let off = (mean.value != 0.0).then(|| SHOWN / Z * mean.half() / mean.value)?;
    Some(whole(off * off * float(count)))
}

/// A number of games or of pairs, and the next where it is none.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "above 0, and cut off where it is huge")]
fn whole(number: f64) -> u64 {
    number.ceil() as u64
}

/// Whole numbers that may be below 0, counted: their mean, from any parts in any order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Sample {
    /// How many.
    pub count: u64,
    /// Their sum.
    sum: i64,
    /// The sum of their squares.
    squares: u64,
}

impl Sample {
    /// Counts a number.
    pub fn take(&mut self, number: i32) {
        self.count += 1;
        self.sum += i64::from(number);
        self.squares += u64::from(number.unsigned_abs()) * u64::from(number.unsigned_abs());
    }

    /// Adds what another part has counted.
    pub fn add(&mut self, other: Self) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The mean of numbers that are `most` at most, either way, and its interval by Student, which does not leave what is possible;
    /// `None` of nothing. Two more numbers, two steps to both sides of the mean where there are so many, keep a few that are all alike
    /// from looking certain.
    ///
    /// ```
    /// use deckscouter::sim::stats::Sample;
    /// let mut even = Sample::default();
    /// (0..100).for_each(|_| even.take(0));
    /// let mean = even.mean(4).unwrap();
    /// assert!(mean.value == 0.0 && mean.low < 0.0 && mean.high < 0.2);
    /// ```
    pub fn mean(self, most: u32) -> Option<Estimate> {
        let most = f64::from(most);
        Some(within(self.value()?, self.count, self.variance(most.min(2.0)), [-most, most]))
    }

    /// The same of numbers that lie within some ends, with two more a single step off.
    pub fn mean_within(self, ends: [f64; 2]) -> Option<Estimate> {
        Some(within(self.value()?, self.count, self.variance(1.0), ends))
    }

    /// Whether the mean is above 0 beyond doubt: by four standard deviations, even if two more numbers were at the ends. Of 30,000
    /// samples whose mean is 0, one looks like that.
    pub fn is_surely_above(self, most: u32) -> bool {
        const DEVIATIONS: f64 = 4.0;
        let error = (self.variance(f64::from(most)) / float(self.count)).sqrt();
        self.value().is_some_and(|value| value > error * DEVIATIONS)
    }

    /// How many numbers would show a mean like this one not to be 0, four times in five; `None` where it is 0.
    pub fn settled_by(self) -> Option<u64> {
        let value = self.value().filter(|value| *value != 0.0)?;
        Some(whole(SHOWN * SHOWN * self.variance(1.0) / (value * value)))
    }

    /// Whether there can be such numbers, each `most` at most, either way.
    pub fn adds_up(self, most: u32) -> bool {
        let [count, sum, squares, most] =
            [self.count, self.sum.unsigned_abs(), self.squares, u64::from(most)].map(u128::from);
        sum <= count * most && squares <= count * most * most && sum <= squares && sum * sum <= squares * count
    }

    #[expect(clippy::cast_precision_loss, reason = "sums are far below 2⁵²")]
    fn value(self) -> Option<f64> {
        (self.count > 0).then(|| self.sum as f64 / float(self.count))
    }

    /// The variance, with two more numbers so far from the mean, one to each side.
    #[expect(clippy::cast_precision_loss, reason = "sums are far below 2⁵²")]
    fn variance(self, off: f64) -> f64 {
        let (n, sum) = (float(self.count), self.sum as f64);
        (float(self.squares) - sum * sum / n + 2.0 * off * off) / (n + 1.0)
    }
}

/// A count as a number to divide by.
#[expect(clippy::cast_precision_loss, reason = "counts are far below 2⁵²")]
pub fn float(n: u64) -> f64 {
    n as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_within_its_interval_and_that_within_nothing_and_all() {
        for (n, of) in [(0, 1), (1, 1), (0, 1000), (1000, 1000), (1, 3), (999, 1000)] {
            let Estimate { value, low, high } = share(n, of).expect("some");
            assert!(0.0 <= low && low <= value && value <= high && high <= 1.0, "{n} of {of}");
        }
    }

    #[test]
    fn more_games_make_the_interval_narrower() {
        let width = |n: u64| share(n / 2, n).map(|share| share.high - share.low).expect("some");
        assert!(width(10_000) < width(100) / 9.0);
    }

    #[test]
    fn a_sample_in_parts_is_the_whole_and_so_many_numbers_settle_it() {
        let numbers = [4, -2, 0, 1, 3, -4, 2, 2, 0, 1];
        let of = |numbers: &[i32]| {
            let mut sample = Sample::default();
            for number in numbers {
                sample.take(*number);
            }
            sample
        };
        let (mut one, other) = (of(&numbers[..3]), of(&numbers[3..]));
        one.add(other);
        assert_eq!(one, of(&numbers));
        let mean = one.mean(4).expect("some");
        assert!((mean.value - 0.7).abs() < 1e-12 && mean.low < 0.0 && mean.high > 0.0);
        // As many numbers of the same kind, and their interval holds no 0.
        let times = one.settled_by().expect("it is not 0").div_ceil(10);
        let longer = of(&numbers.repeat(usize::try_from(times).expect("few")));
        assert!(longer.mean(4).is_some_and(|mean| mean.low > 0.0));
        assert_eq!((of(&[1, -1]).settled_by(), Sample::default().mean(4)), (None, None));
    }

    #[test]
    fn a_sample_that_cannot_be_does_not_add_up() {
        let of = |count, sum, squares| Sample { count, sum, squares }.adds_up(4);
        assert!(of(0, 0, 0) && of(3, -5, 9) && of(2, 8, 32) && of(2, 0, 32));
        assert!(!of(0, 1, 1) && !of(2, 9, 41) && !of(2, 2, 1) && !of(2, 0, 33) && !of(1, i64::MIN, u64::MAX));
    }

    #[test]
    fn the_interval_of_a_few_numbers_is_by_student_and_within_what_is_possible() {
        let of = |numbers: &[i32]| {
            let mut sample = Sample::default();
            for number in numbers {
                sample.take(*number);
            }
            sample
        };
        let off = |count, exact: f64| (student(count) / exact - 1.0).abs();
        for (count, exact) in [(2, 12.706), (3, 4.303), (4, 3.182), (6, 2.571), (11, 2.228), (31, 2.042), (1001, 1.962)]
        {
            assert!(off(count, exact) < 0.002, "{count}: {}", student(count));
        }
        // One number alone says nothing of its mean, and two little; neither interval leaves what is possible.
        for numbers in [&[3][..], &[3, 4]] {
            let mean = of(numbers).mean_within([1.0, 9.0]).expect("some");
            assert_eq!((mean.low, mean.high), (1.0, 9.0), "{numbers:?}");
        }
        // 2.5 ± 3.182·√((5 + 2)/5/4)
        let mean = of(&[1, 2, 3, 4]).mean_within([-9.0, 9.0]).expect("some");
        assert!((mean.high - 2.5 - 1.882).abs() < 0.01 && (2.5 - mean.low - 1.882).abs() < 0.01, "{mean:?}");
        // A sample and sums of the same numbers tell the same.
        assert_eq!(mean_within(10, 30, 4, [0, 9]), of(&[1, 2, 3, 4]).mean_within([0.0, 9.0]));
    }

    #[test]
    fn what_settles_a_mean_is_what_settles_its_sample() {
        let mut sample = Sample::default();
        [3, -1, 2, 0, 1, 1].into_iter().cycle().take(600).for_each(|number| sample.take(number));
        let mean = sample.mean(4).expect("some");
        let (one, other) = (settled_by(mean, 600), sample.settled_by());
        assert!(one.zip(other).is_some_and(|(one, other)| one.abs_diff(other) <= 1), "{one:?} {other:?}");
    }

    #[test]
    fn numbers_that_are_all_alike_are_certain_only_where_there_are_many() {
        let of = |count| mean(5 * count, 25 * count, count).expect("some");
        assert!(of(10_000).half() < 0.001 && of(1000).value.to_bits() == 5.0_f64.to_bits());
        assert!(of(3).half() > 1.0 && of(1).half() > of(3).half());
    }
}
