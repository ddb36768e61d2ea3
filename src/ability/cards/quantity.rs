//! How many: numbers, written or counted.

use serde::{Deserialize, Serialize};

use crate::ability::{Cards, Name, Selector, Shared};

/// A whole number, written or counted.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Quantity {
    /// As written.
    Number(i32),
    /// Counted when it is asked for.
    Counted(Box<Count>),
}

impl Quantity {
    /// Whether it may be less than nothing.
    pub fn may_be_negative(&self) -> bool {
        match self {
            Self::Number(n) => *n < 0,
            Self::Counted(count) => match &**count {
                Count::Cards(_)
                | Count::Different(..)
                | Count::Colors(_)
                | Count::Size(_)
                | Count::X
                | Count::Cost(_)
                | Count::Markers(_) => false,
                // What effects have done to a card may have left it less than no power.
                Count::Power(_) | Count::ComboPower(_) => true,
                Count::Times(of, n) | Count::Every(n, of) => *n < 0 || of.may_be_negative(),
                Count::Sum(parts) => parts.iter().any(Self::may_be_negative),
            },
        }
    }
}

impl From<i32> for Quantity {
    fn from(n: i32) -> Self {
        Self::Number(n)
    }
}

/// A number that the game has to be asked for.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Count {
    /// How many cards fit.
    Cards(Selector),
    /// How many cards fit, of those that are alike in this only one.
    Different(Shared, Selector),
    /// How many colors the cards that fit have together.
    Colors(Selector),
    /// How many cards were given a name.
    Size(Name),
    /// The X of the skill's cost, or a number that a player has named; else the X paid to play the card (2-12, 1-3-5).
    X,
    /// The power of a card, or of several together.
    Power(Cards),
    /// The combo power of a card, or of several together (2-9).
    ComboPower(Cards),
    /// The energy cost of a card (2-11-3), or of several together.
    Cost(Cards),
    /// The markers on a card, or on several together.
    Markers(Cards),
    /// A multiple.
    Times(Quantity, i32),
    /// For every so many: rounded down.
    Every(i32, Quantity),
    /// A sum.
    Sum(Vec<Quantity>),
}
