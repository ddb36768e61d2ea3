//! Energy costs (2-11, 2-12), Z-Energy costs (4.00, 1-4) and combos (2-9, 2-10).

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{ByColor, Color};

/// The total cost, or a Z-Energy cost: a number, or the undetermined X of 2-12 and 4.00, 1-4-1-1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Total {
    /// So many energy, or Z-Energy.
    Fixed(u8),
    /// Chosen when the card is played, on top of the specified cost (2-11-1-3-1-2).
    X,
}

impl Total {
    /// Whether it is more than so much energy; an X need not be.
    pub fn is_above(self, energy: usize) -> bool {
        matches!(self, Self::Fixed(total) if usize::from(total) > energy)
    }

    /// The cost as a number; an X that nobody has chosen is 0 (4.00, 1-4-1-1-2).
    pub fn value(self) -> u8 {
        match self {
            Self::Fixed(total) => total,
            Self::X => 0,
        }
    }

    /// The cost that a text says: `3`, `X`, `x`.
    pub fn from_text(text: &str) -> Option<Self> {
        if text.eq_ignore_ascii_case("x") {
            return Some(Self::X);
        }
        text.parse().ok().map(Self::Fixed)
    }
}

impl fmt::Display for Total {
    /// `6`, `X`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fixed(total) => write!(f, "{total}"),
            Self::X => f.write_str("X"),
        }
    }
}

/// What a card costs to play: a total, and the part of it that must be of given colors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EnergyCost {
    /// Total cost, the number in the corner.
    pub total: Total,
    /// Specified cost: how many of each color.
    pub specified: ByColor<u8>,
}

impl EnergyCost {
    /// How many energy of stated colors it asks for.
    pub fn specified_total(&self) -> u8 {
        self.specified.values().fold(0_u8, |sum, n| sum.saturating_add(*n))
    }

    /// The "energy cost" that card text speaks of (2-11-3): the total, or the specified part where that is larger.
    /// An X that nobody has chosen yet counts as 0 (see `data/rules/readings.md`).
    pub fn value(&self) -> u8 {
        self.total.value().max(self.specified_total())
    }

    /// The energy that must be of one color, icon by icon.
    pub fn icons(&self) -> impl Iterator<Item = Color> {
        self.specified.iter().flat_map(|(color, n)| std::iter::repeat_n(color, usize::from(*n)))
    }
}

impl fmt::Display for EnergyCost {
    /// `6 (RR)`, `X (BB)`, `0`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.total)?;
        let icons: String = self.icons().map(Color::letter).collect();
        if icons.is_empty() { Ok(()) } else { write!(f, " ({icons})") }
    }
}

/// What a card costs and adds in a combo. A card with one but not the other cannot combo (3-7-3-1), so they come as a
/// pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Combo {
    /// Combo cost, in energy.
    pub cost: u8,
    /// Combo power.
    pub power: i32,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cost(total: Total, red: u8) -> EnergyCost {
        let mut specified = ByColor::default();
        specified[Color::Red] = red;
        EnergyCost { total, specified }
    }

    #[test]
    fn a_specified_cost_above_the_total_is_the_energy_cost() {
        // 2-11-3
        assert_eq!(cost(Total::Fixed(6), 2).value(), 6);
        assert_eq!(cost(Total::Fixed(0), 2).value(), 2);
        assert_eq!(cost(Total::X, 3).value(), 3);
    }

    #[test]
    fn costs_print_as_players_write_them() {
        assert_eq!(cost(Total::Fixed(6), 2).to_string(), "6 (RR)");
        assert_eq!(cost(Total::X, 0).to_string(), "X");
    }
}
