//! What whoever answers a game has weighed.

/// An answer that was weighed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weighed {
    /// Its place among the offers.
    pub at: usize,
    /// What it is worth to whoever weighed it.
    pub value: Value,
}

/// What an answer is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Value {
    /// Points, of which an average card in hand is a hundred.
    Points(i32),
    /// The chance to win.
    Chance(f64),
}

impl Value {
    /// As a number by which values of one kind are compared.
    pub fn number(self) -> f64 {
        match self {
            Self::Points(points) => f64::from(points),
            Self::Chance(chance) => chance,
        }
    }
}
