//! Exact chances of having drawn certain cards by a turn, with and without a mulligan. Nothing is sampled.
//!
//! Cards are told apart only by the filters of a want: cards that the same filters count are one [`Class`]. Of `n` cards
//! seen of a shuffled deck, the number of each class is multivariate hypergeometric: the chance of a [`Goal`] is the
//! number of ways to see `n` cards that meet it over `C(deck, n)`. Both are whole numbers and counted as such; the only
//! rounding is in the last division, or in the sum of at most one quotient per number of kept cards. Errors stay below
//! 1e-15 of the value times the number of cards in a hand.
//!
//! A filter may count only the cards seen by a turn of its own. Then the cards seen fall into spans, and the ways of each are
//! multiplied: `C(n, a)` to see `a` cards of a class by the first turn, `C(n - a, b)` to see `b` more by the next.
//!
//! Life cards are never looked at, so they do not matter: the places of a shuffled deck are all alike, whichever are
//! skipped. They only bound how many cards can be drawn.

mod binomials;
mod chance;
mod goal;
mod hands;
mod spans;
mod ways;

use super::draws::draws_on;
use crate::language::{Message, say};
use crate::ruleset::{Procedure, Ruleset, SecondPile};

pub use chance::Chance;
pub use goal::{Goal, Obstacle};
pub use hands::Play;

use binomials::Binomials;
use goal::Counter;
use spans::Spans;
use ways::Drawn;

/// Cards that no filter tells apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Class {
    /// How many of them are in the deck.
    pub cards: u32,
    /// The filters that mean them: bit `i` is filter `i` of the goal.
    pub filters: u32,
}

/// More filters do not fit a [`Class`].
pub const MOST_FILTERS: usize = 32;

/// The classes of a deck, given copies and the filters that mean them.
///
/// ```
/// use deckscouter::sim::odds::{Class, classes};
/// let deck = [(4, 0b01), (4, 0b11), (3, 0b01)];
/// assert_eq!(classes(deck), [Class { cards: 7, filters: 0b01 }, Class { cards: 4, filters: 0b11 }]);
/// ```
pub fn classes(cards: impl IntoIterator<Item = (u32, u32)>) -> Vec<Class> {
    let mut by_filters = std::collections::BTreeMap::new();
    for (copies, filters) in cards {
        *by_filters.entry(filters).or_insert(0) += copies;
    }
    by_filters.into_iter().map(|(filters, cards)| Class { cards, filters }).collect()
}

/// What goes back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mulligan {
    /// Nothing.
    None,
    /// The whole hand.
    All,
    /// For each hand and each turn whatever makes the chance highest; of equal choices the one that keeps more.
    Optimal,
    /// All cards that this filter does not mean.
    Keep(usize),
    /// The whole hand unless it is such.
    KeepIf(Goal),
}

/// How cards are drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Cards of the opening hand.
    pub hand: u32,
    /// How the hand may be changed.
    pub procedure: Procedure,
    /// Life cards.
    pub life: u32,
    /// Cards drawn up to and including each own turn; that of turn 0, the hand after the mulligan, is 0.
    pub drawn: Vec<u32>,
}

impl Plan {
    /// The plan of an edition for so many own turns. `life` stands instead of the edition's number where a leader's
    /// skill says so.
    pub fn of(ruleset: &Ruleset, first: bool, turns: u32, life: Option<u32>) -> Self {
        let opening = &ruleset.opening;
        let mut drawn = vec![0];
        for turn in 1..=turns {
            let before: u32 = drawn.last().copied().unwrap_or(0);
            drawn.push(before.saturating_add(draws_on(ruleset, first, turn)));
        }
        Self {
            hand: opening.hand.cards,
            procedure: opening.mulligan.procedure,
            life: life.unwrap_or(opening.life.as_ref().map_or(0, |life| life.cards)),
            drawn,
        }
    }

    /// The plan of a second pile of so many cards: no hand, and some cards in each own turn while there are any.
    pub fn of_second(second: &SecondPile, turns: u32, cards: u32) -> Self {
        let drawn = (0..=turns).map(|turn| turn.saturating_mul(second.cards).min(cards)).collect();
        Self { hand: 0, procedure: Procedure::None, life: 0, drawn }
    }

    /// Cards seen by own turn `turn` if nothing goes back.
    pub fn seen(&self, turn: usize) -> u32 {
        self.hand.saturating_add(self.drawn.get(turn).or(self.drawn.last()).copied().unwrap_or(0))
    }

    /// The last own turn.
    pub fn last_turn(&self) -> usize {
        self.drawn.len().saturating_sub(1)
    }
}

/// Why chances cannot be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub enum OddsError {
    /// The deck is too small.
    TooFewCards {
        /// Cards in the deck.
        deck: u32,
        /// Own turns to draw for.
        turns: usize,
        /// Cards needed.
        needed: u32,
    },
    /// Cards that went to the bottom would be drawn again.
    ToTheBottom {
        /// Cards in the deck.
        deck: u32,
        /// Own turns to draw for.
        turns: usize,
        /// Cards needed.
        needed: u32,
    },
    /// Counting would need larger numbers than there are.
    TooLarge(u32),
    /// Counting would take too long.
    TooManyClasses(usize),
    /// So many turns are told apart.
    TooManyTurns(usize),
    /// Single cards cannot go back.
    WholeHandOnly,
}

impl OddsError {
    /// Why, in a sentence.
    pub fn message(self) -> Message {
        match self {
            Self::TooFewCards { deck, turns, needed } => {
                say!("odds-too-few", deck = deck, turns = turns, needed = needed)
            }
            Self::ToTheBottom { deck, turns, needed } => {
                say!("odds-to-the-bottom", deck = deck, turns = turns, needed = needed)
            }
            Self::TooLarge(deck) => say!("odds-too-large", deck = deck),
            Self::TooManyClasses(classes) => say!("odds-too-many-classes", classes = classes),
            Self::TooManyTurns(turns) => say!("odds-too-many-turns", turns = turns, most = spans::MOST_TURNS),
            Self::WholeHandOnly => say!("odds-whole-hand-only"),
        }
    }
}

/// Steps of counting that take some seconds; what takes more is refused.
const MOST_WORK: u64 = 4_000_000_000;

/// A goal, ready to be counted.
#[derive(Debug)]
pub struct Odds {
    classes: Vec<Class>,
    goal: Goal,
    plan: Plan,
    deck: u32,
    counter: Counter,
    spans: Spans,
    binomials: Binomials,
}

impl Odds {
    /// Prepares to count.
    ///
    /// # Errors
    /// When the deck is too small or too large for the plan, or the goal tells too many cards apart.
    ///
    /// ```
    /// use deckscouter::ruleset::{DEFAULT, Ruleset};
    /// use deckscouter::sim::odds::{Goal, Mulligan, Odds, Plan, classes};
    /// // At least one of four cards in a deck of 50, in the opening hand of six: 1 - C(46, 6) / C(50, 6).
    /// let plan = Plan::of(&Ruleset::embedded(DEFAULT).unwrap(), true, 0, None);
    /// let goal = Goal::Count { of: 0, least: 1, most: None };
    /// let odds = Odds::new(classes([(4, 1), (46, 0)]), goal, plan).unwrap();
    /// let chance = odds.without(0);
    /// assert_eq!((chance.ways, chance.of), (6_523_881, 15_890_700));
    /// assert!(odds.by_turn(&Mulligan::Optimal).unwrap()[0] > 0.64);
    /// ```
    pub fn new(classes: Vec<Class>, goal: Goal, plan: Plan) -> Result<Self, OddsError> {
        Self::at_turns(classes, goal, &[], plan)
    }

    /// The same of filters some of which count only the cards seen by an own turn, each by its number. By an earlier turn they count
    /// what has been seen so far.
    ///
    /// # Errors
    /// As [`new`](Self::new); and when there are too many different turns.
    ///
    /// ```
    /// use deckscouter::ruleset::{DEFAULT, Ruleset};
    /// use deckscouter::sim::odds::{Goal, Mulligan, Odds, Plan, classes};
    /// // One of four cards in the opening hand, and one of four others by turn 3.
    /// let plan = Plan::of(&Ruleset::embedded(DEFAULT).unwrap(), true, 3, None);
    /// let one = |of| Goal::Count { of, least: 1, most: None };
    /// let goal = Goal::All(vec![one(0), one(1)]);
    /// let deck = classes([(4, 0b01), (4, 0b10), (42, 0)]);
    /// let odds = Odds::at_turns(deck.clone(), goal.clone(), &[Some(0), None], plan.clone()).unwrap();
    /// let both_by_the_end = Odds::new(deck, goal, plan).unwrap();
    /// assert!(odds.without(3) < both_by_the_end.without(3) && odds.without(0) == both_by_the_end.without(0));
    /// ```
    pub fn at_turns(mut classes: Vec<Class>, goal: Goal, by: &[Option<u32>], plan: Plan) -> Result<Self, OddsError> {
        let deck = classes.iter().map(|class| class.cards).sum();
        let turns = plan.last_turn();
        let most = plan.seen(turns);
        // A ruleset is somebody's file: no number in it is taken for small.
        let needed = most.saturating_add(plan.life).max(1);
        if deck < needed {
            return Err(OddsError::TooFewCards { deck, turns, needed });
        }
        if plan.procedure == Procedure::AnyNumberToBottom && deck - needed < plan.hand {
            return Err(OddsError::ToTheBottom { deck, turns, needed: needed.saturating_add(plan.hand) });
        }
        let binomials = Binomials::new(deck, most).ok_or(OddsError::TooLarge(deck))?;
        let spans = Spans::new(goal.filters(), by, &plan)?;
        // Every sum below is of hands times ways to go on, of which there are no more.
        let all = spans.most_ways(&binomials, deck).and_then(|all| all.checked_mul(binomials.choose(deck, plan.hand)));
        all.ok_or(OddsError::TooLarge(deck))?;
        // Those that the goal does not tell apart come first: the innermost loops then are the cheapest.
        classes.sort_by_key(|class| (class.filters & goal.filters() != 0, class.filters));
        let size = spans.size().ok_or(OddsError::TooManyClasses(classes.len()))?;
        let work = |states: usize| (size as u64).saturating_mul(states as u64);
        let counter = Counter::new(&goal, &classes, most)
            .filter(|counter| work(counter.states()) < MOST_WORK / 1000)
            .ok_or(OddsError::TooManyClasses(classes.len()))?;
        let odds = Self { classes, goal, plan, deck, counter, spans, binomials };
        let work = odds.steps().saturating_mul(odds.classes.len() as u64);
        if work < MOST_WORK { Ok(odds) } else { Err(OddsError::TooManyClasses(odds.classes.len())) }
    }

    /// The classes, those that the goal does not count first. Hands are numbers of cards in this order.
    pub fn classes(&self) -> &[Class] {
        &self.classes
    }

    /// The classes that the goal alone makes of the deck, without those that only a mulligan tells apart.
    pub fn counted_classes(&self) -> Vec<Class> {
        classes(self.classes.iter().map(|class| (class.cards, class.filters & self.goal.filters())))
    }

    /// How cards are drawn.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The turns at which counts stop, in order; that of the last cards is the last.
    pub fn turns(&self) -> &[usize] {
        &self.spans.ends
    }

    /// Cards in the deck.
    pub fn deck(&self) -> u32 {
        self.deck
    }

    /// The chance by a turn when nothing goes back.
    pub fn without(&self, turn: usize) -> Chance {
        let nothing = vec![0; self.classes.len()];
        self.drawn(&nothing, |drawn| drawn.chance(&nothing, turn))
    }

    /// The chance by a turn when `kept` stays of a `hand` and the rest goes back.
    pub fn after(&self, hand: &[u32], kept: &[u32], turn: usize) -> Chance {
        self.drawn(self.gone(hand, kept), |drawn| drawn.chance(kept, turn))
    }

    /// The cards that can no longer be drawn: those kept, and those at the bottom.
    fn gone<'h>(&self, hand: &'h [u32], kept: &'h [u32]) -> &'h [u32] {
        if self.plan.procedure == Procedure::AnyNumberToBottom { hand } else { kept }
    }

    /// The chance by each turn from 0.
    ///
    /// # Errors
    /// When single cards cannot go back, or counting would take too long.
    pub fn by_turn(&self, mulligan: &Mulligan) -> Result<Vec<f64>, OddsError> {
        let is_alike = matches!(mulligan, Mulligan::None | Mulligan::All) || self.plan.procedure == Procedure::None;
        if is_alike {
            // A hand that is drawn anew is as good as the first one, wherever that went.
            let nothing = vec![0; self.classes.len()];
            let turns = 0..=self.plan.last_turn();
            return Ok(self.drawn(&nothing, |drawn| turns.map(|turn| drawn.chance(&nothing, turn).value()).collect()));
        }
        let hands = self.binomials.choose(self.deck, self.plan.hand);
        let kept_sizes = self.plan.hand as usize + 1;
        let mut sums = vec![vec![Chance { ways: 0, of: 1 }; kept_sizes]; self.plan.drawn.len()];
        self.plays(mulligan, &mut |play| {
            let sum = &mut sums[play.turn][play.kept.iter().sum::<u32>() as usize];
            sum.ways += play.weight * play.chance.ways;
            sum.of = play.chance.of;
        })?;
        let whole = Chance { ways: hands, of: 1 }.value();
        Ok(sums.iter().map(|sums| sums.iter().map(|sum| sum.value()).sum::<f64>() / whole).collect())
    }

    /// Why the goal cannot be met by a turn; `None` where it can.
    pub fn obstacle(&self, turn: usize) -> Option<Obstacle> {
        (self.without(turn).ways == 0).then(|| {
            let seen = |filter| self.spans.seen_of(filter, turn);
            self.goal.obstacle(&self.classes, &seen).unwrap_or(Obstacle::Together)
        })
    }

    /// Calls back with what can be drawn when some cards can not.
    fn drawn<T>(&self, gone: &[u32], then: impl FnOnce(Drawn<'_>) -> T) -> T {
        let table = self.table(gone);
        then(Drawn { odds: self, gone, table: &table })
    }
}

#[cfg(test)]
mod tests;
