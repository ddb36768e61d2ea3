//! What is wanted of the cards seen, and counting just as far as it matters.

use super::Class;

/// Counts that have to hold for the cards seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// From `least` to `most` cards that a filter means.
    Count {
        /// The filter: a bit of [`Class::filters`].
        of: usize,
        /// At least so many.
        least: u32,
        /// At most so many, where there is a bound.
        most: Option<u32>,
    },
    /// All of these; of none, always.
    All(Vec<Self>),
    /// One of these; of none, never.
    Any(Vec<Self>),
    /// The contrary.
    Not(Box<Self>),
}

/// Why a goal cannot be met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// The deck has fewer such cards.
    Deck {
        /// The filter.
        of: usize,
        /// Cards wanted.
        least: u32,
        /// Such cards in the deck.
        has: u32,
    },
    /// Fewer cards are seen.
    Seen {
        /// The filter.
        of: usize,
        /// Cards wanted.
        least: u32,
        /// Cards seen.
        seen: u32,
    },
    /// There are so many that more are always among the cards seen.
    Always {
        /// The filter.
        of: usize,
        /// Cards allowed.
        most: u32,
        /// Such cards among the cards seen, at the least.
        has: u32,
    },
    /// Each part can hold, but not together.
    Together,
}

impl Goal {
    /// Whether it holds where the cards of each filter are so many.
    pub fn holds(&self, count: &impl Fn(usize) -> u32) -> bool {
        match self {
            Self::Count { of, least, most } => {
                let n = count(*of);
                n >= *least && most.is_none_or(|most| n <= most)
            }
            Self::All(parts) => parts.iter().all(|part| part.holds(count)),
            Self::Any(parts) => parts.iter().any(|part| part.holds(count)),
            Self::Not(other) => !other.holds(count),
        }
    }

    /// Whether it holds for so many cards of each class.
    pub fn holds_for(&self, classes: &[Class], cards: &[u32]) -> bool {
        self.holds(&|filter| {
            let counted = classes.iter().zip(cards).filter(|(class, _)| class.filters >> filter & 1 == 1);
            counted.map(|(_, n)| n).sum()
        })
    }

    /// The filters that it counts, as bits.
    pub fn filters(&self) -> u32 {
        match self {
            Self::Count { of, .. } => 1 << of,
            Self::All(parts) | Self::Any(parts) => parts.iter().fold(0, |all, part| all | part.filters()),
            Self::Not(other) => other.filters(),
        }
    }

    /// Counts of a filter above this do not differ.
    fn cap(&self, filter: usize) -> u32 {
        match self {
            Self::Count { of, .. } if *of != filter => 0,
            Self::Count { least, most, .. } => most.map_or(*least, |most| most.saturating_add(1)).max(*least),
            Self::All(parts) | Self::Any(parts) => parts.iter().map(|part| part.cap(filter)).max().unwrap_or(0),
            Self::Not(other) => other.cap(filter),
        }
    }

    /// Why it cannot hold for so many cards seen, filter by filter, as far as single counts say so.
    pub(super) fn obstacle(&self, classes: &[Class], seen: &impl Fn(usize) -> u32) -> Option<Obstacle> {
        match self {
            Self::Count { of, least, most } => {
                let (of, least, seen) = (*of, *least, seen(*of));
                let has = |is: bool| {
                    let of_kind = classes.iter().filter(|class| (class.filters >> of & 1 == 1) == is);
                    of_kind.map(|class| class.cards).sum::<u32>()
                };
                let surely = seen.saturating_sub(has(false));
                match *most {
                    _ if has(true) < least => Some(Obstacle::Deck { of, least, has: has(true) }),
                    _ if seen < least => Some(Obstacle::Seen { of, least, seen }),
                    Some(most) if surely > most => Some(Obstacle::Always { of, most, has: surely }),
                    _ => None,
                }
            }
            Self::All(parts) => parts.iter().find_map(|part| part.obstacle(classes, seen)),
            Self::Any(parts) => {
                let all: Option<Vec<Obstacle>> = parts.iter().map(|part| part.obstacle(classes, seen)).collect();
                all?.first().copied()
            }
            Self::Not(_) => None,
        }
    }
}

/// The counts of all filters of a goal as one number, each only as far as it matters.
#[derive(Debug)]
pub(super) struct Counter {
    /// Filter, the count at which it stays, and what one card adds to the number.
    places: Vec<(usize, u32, usize)>,
    /// Whether the goal holds, by number.
    meets: Vec<bool>,
}

impl Counter {
    /// The counter of a goal where at most `seen` cards are counted; `None` where it would have too many states.
    pub(super) fn new(goal: &Goal, classes: &[Class], seen: u32) -> Option<Self> {
        const MOST: usize = 1 << 22;
        let (mut places, mut states) = (Vec::new(), 1_usize);
        for filter in (0..super::MOST_FILTERS).filter(|filter| goal.filters() >> filter & 1 == 1) {
            let counted = classes.iter().filter(|class| class.filters >> filter & 1 == 1);
            let cards: u32 = counted.map(|class| class.cards).sum();
            let cap = goal.cap(filter).min(cards).min(seen);
            places.push((filter, cap, states));
            states = states.checked_mul(cap as usize + 1).filter(|states| *states <= MOST)?;
        }
        let count = |state: usize, filter: usize| {
            let place = places.iter().find(|(of, ..)| *of == filter);
            // A number below the states has only counts up to their caps.
            place.map_or(0, |(_, cap, step)| u32::try_from(state / step % (*cap as usize + 1)).unwrap_or(u32::MAX))
        };
        let meets = (0..states).map(|state| goal.holds(&|filter| count(state, filter))).collect();
        Some(Self { places, meets })
    }

    /// How many states there are; state 0 is that of no card.
    pub(super) fn states(&self) -> usize {
        self.meets.len()
    }

    /// Whether the goal holds in a state.
    pub(super) fn meets(&self, state: usize) -> bool {
        self.meets[state]
    }

    /// The state after `n` more cards that these filters mean.
    pub(super) fn after(&self, state: usize, filters: u32, n: u32) -> usize {
        let counted = self.places.iter().filter(|(filter, ..)| filters >> filter & 1 == 1);
        counted.fold(state, |after, (_, cap, step)| {
            let base = *cap as usize + 1;
            let has = state / step % base;
            after + ((has + n as usize).min(base - 1) - has) * step
        })
    }
}
