//! What is counted over many games, in whole numbers: parts of a run can be joined in any order, without a trace.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::sim::impact::{Impact, Ways};

/// How many numbers are taken of each own turn.
pub const MEASURES: usize = 8;

/// How many things are looked at that hold in an own turn or do not.
pub const STATES: usize = 2;

/// How many things are looked at that happen for the first time in some own turn, or never.
pub const FIRSTS: usize = 2;

/// What is noted down of a game, by the names that machines know it by. What a [`Row`] and a [`Tally`] hold stands in its
/// order.
#[derive(Debug, PartialEq, Eq)]
pub struct Ledger {
    /// The numbers of each own turn, and what one of them stands for.
    pub measures: [(&'static str, u32); MEASURES],
    /// What holds in an own turn or does not.
    pub states: [&'static str; STATES],
    /// What happens for the first time in some own turn, or never.
    pub firsts: [&'static str; FIRSTS],
}

impl Ledger {
    /// The place of a number.
    pub fn place(&self, id: &str) -> Option<usize> {
        self.measures.iter().position(|(name, _)| *name == id)
    }
}

/// The numbers of an own turn.
pub type Measured = [u32; MEASURES];

/// What happened in one own turn of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Turn {
    /// The numbers.
    pub measured: Measured,
    /// What held.
    pub states: [bool; STATES],
}

/// How a game went for its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// Won.
    Won,
    /// Lost.
    Lost,
    /// Nobody won.
    Draw,
    /// The turns were over.
    Limit,
}

/// One game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its place in the run.
    pub index: u64,
    /// Own turns that were played.
    pub turns: Vec<Turn>,
    /// How it ended.
    pub end: End,
    /// In which own turn each thing happened for the first time; 0 before the first.
    pub firsts: [Option<u16>; FIRSTS],
    /// Questions answered.
    pub decisions: u64,
    /// What became of the cards of the deck, where that is noted down.
    pub cards: Option<Ways>,
}

/// A sum, and the sum of squares: mean and spread of a number over many games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema, Deserialize)]
pub struct Moments {
    /// The sum.
    pub sum: u64,
    /// The sum of the squares.
    pub squares: u64,
}

impl Moments {
    fn count(&mut self, value: u32) {
        self.add(Self { sum: value.into(), squares: u64::from(value) * u64::from(value) });
    }

    fn add(&mut self, other: Self) {
        // What no card that was ever printed comes near is not told apart any more.
        self.sum = self.sum.saturating_add(other.sum);
        self.squares = self.squares.saturating_add(other.squares);
    }
}

/// What is counted of one own turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema, Deserialize)]
pub struct OfTurn {
    /// Games that came to this turn.
    pub games: u64,
    /// Each number over these.
    pub measured: [Moments; MEASURES],
    /// Games in which each thing held.
    pub states: [u64; STATES],
    /// Games won in this turn, or before the next own one.
    pub won: u64,
    /// Games lost then.
    pub lost: u64,
    /// Games in which each thing happened for the first time then.
    pub firsts: [u64; FIRSTS],
}

impl OfTurn {
    fn add(&mut self, other: &Self) {
        let Self { games, measured, states, won, lost, firsts } = other;
        self.games += games;
        self.measured.iter_mut().zip(measured).for_each(|(mine, theirs)| mine.add(*theirs));
        self.states.iter_mut().zip(states).for_each(|(mine, theirs)| *mine += theirs);
        self.won += won;
        self.lost += lost;
        self.firsts.iter_mut().zip(firsts).for_each(|(mine, theirs)| *mine += theirs);
    }
}

/// What is counted over the games of a run, or of a part of one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema, Deserialize)]
pub struct Tally {
    /// Games played.
    pub games: u64,
    /// Questions answered.
    pub decisions: u64,
    /// Games that nobody won.
    pub draws: u64,
    /// Games that were not over when the turns were.
    pub turn_limit: u64,
    /// Own turn by own turn; the first is what comes before them.
    pub turns: Vec<OfTurn>,
    /// What became of the cards of the deck, where that is counted; the score is the own turn of the win, one more than there are
    /// where there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub impact: Option<Impact>,
}

impl Tally {
    /// Counts a game of so many own turns.
    pub fn count(&mut self, row: &Row, own_turns: u16) {
        self.games += 1;
        self.decisions += row.decisions;
        for (at, turn) in (1..).zip(&row.turns) {
            let of = self.turn(at);
            of.games += 1;
            of.measured.iter_mut().zip(turn.measured).for_each(|(moments, value)| moments.count(value));
            of.states.iter_mut().zip(turn.states).for_each(|(games, held)| *games += u64::from(held));
        }
        let last = row.turns.len();
        match row.end {
            End::Won => self.turn(last).won += 1,
            End::Lost => self.turn(last).lost += 1,
            End::Draw => self.draws += 1,
            End::Limit => self.turn_limit += 1,
        }
        for (at, first) in row.firsts.iter().enumerate() {
            if let Some(turn) = first {
                self.turn(usize::from(*turn)).firsts[at] += 1;
            }
        }
        if let (Some(impact), Some(cards)) = (&mut self.impact, &row.cards) {
            let won = row.end == End::Won;
            let turn = if won { u32::try_from(last).unwrap_or(u32::MAX) } else { u32::from(own_turns) + 1 };
            impact.count(cards, won, turn);
        }
    }

    /// Adds what another part of the run has counted.
    pub fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.draws += other.draws;
        self.turn_limit += other.turn_limit;
        for (at, of) in other.turns.iter().enumerate() {
            self.turn(at).add(of);
        }
        match (&mut self.impact, &other.impact) {
            (Some(mine), Some(theirs)) => mine.add(theirs),
            (mine @ None, theirs) => mine.clone_from(theirs),
            (Some(_), None) => {}
        }
    }

    /// Whether each game has ended once, and no more of them came to a turn than there are.
    pub fn adds_up(&self, own_turns: u16) -> bool {
        let ends = self.turns.iter().flat_map(|of| [of.won, of.lost]).chain([self.draws, self.turn_limit]);
        let ends = ends.map(u128::from).sum::<u128>();
        let once = |at: usize| self.turns.iter().map(|turn| u128::from(turn.firsts[at])).sum::<u128>() <= ends;
        let sound = |of: &OfTurn| of.games <= self.games && of.states.iter().all(|games| *games <= of.games);
        ends == u128::from(self.games)
            && (0..FIRSTS).all(once)
            && self.turns.len() <= usize::from(own_turns) + 1
            && self.turns.iter().all(sound)
            && self.impact.as_ref().is_none_or(|impact| {
                let won = self.turns.iter().map(|of| of.won).sum();
                impact.adds_up(self.games, won, u32::from(own_turns) + 1)
            })
    }

    /// Whether no number becomes too large where another part is added.
    pub fn has_room_for(&self, other: &Self) -> bool {
        let sums = |of: &OfTurn| of.measured.map(|moments| [moments.sum, moments.squares]).concat();
        let fits = |(mine, theirs): (u64, u64)| mine.checked_add(theirs).is_some();
        let turns = self.turns.iter().zip(&other.turns);
        fits((self.games, other.games))
            && fits((self.decisions, other.decisions))
            && turns.into_iter().all(|(mine, theirs)| sums(mine).into_iter().zip(sums(theirs)).all(fits))
    }

    fn turn(&mut self, at: usize) -> &mut OfTurn {
        if self.turns.len() <= at {
            self.turns.resize_with(at + 1, OfTurn::default);
        }
        &mut self.turns[at]
    }
}

/// As many as are counted of anything.
pub(super) fn number(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

/// As much as is counted of anything; nothing where it is less.
pub(super) fn amount(n: impl Into<i64>) -> u32 {
    u32::try_from(n.into().max(0)).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(index: u64, damage: &[u32], end: End, awakened: Option<u16>) -> Row {
        let turn = |damage: &u32| {
            let mut turn = Turn::default();
            turn.measured[5] = *damage;
            turn
        };
        Row {
            index,
            turns: damage.iter().map(turn).collect(),
            end,
            firsts: [awakened; FIRSTS],
            decisions: 10,
            cards: None,
        }
    }

    #[test]
    fn parts_joined_in_any_order_are_the_whole() {
        let rows = [
            row(0, &[0, 1, 3], End::Won, Some(2)),
            row(1, &[0], End::Lost, None),
            row(2, &[1, 2, 2, 4], End::Limit, Some(0)),
            row(3, &[], End::Draw, None),
        ];
        let tally = |rows: &[&Row]| {
            let mut tally = Tally::default();
            for row in rows {
                tally.count(row, 4);
            }
            tally
        };
        let whole = tally(&[&rows[0], &rows[1], &rows[2], &rows[3]]);
        let (mut one, other) = (tally(&[&rows[3], &rows[1]]), tally(&[&rows[2], &rows[0]]));
        one.add(&other);
        assert_eq!(one, whole);
        assert_eq!((whole.games, whole.decisions, whole.draws, whole.turn_limit), (4, 40, 1, 1));
        assert_eq!((whole.turns[3].won, whole.turns[1].lost, whole.turns[2].firsts), (1, 1, [1, 1]));
        assert_eq!(whole.turns[3].measured[5], Moments { sum: 5, squares: 13 });
    }
}
