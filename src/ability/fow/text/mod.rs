//! What is written on a card: read from the bracketed English of the cards, printed in three languages.
//!
//! The wording has changed from cluster to cluster; [`normal`] makes one wording of it, of which the grammar reads all or
//! nothing. What is printed in English is that wording again.
//!
//! ```text
//! [Flying]
//! [Enter]: Draw a card.
//! [Activate] {Rest}, {R}{1}: This card deals 300 damage to target resonator.
//! Resonators you control gain [+200/+0].
//! ```
//!
//! `tests/scenarios/force-of-will/README.md` is the manual.

mod normal;
mod print;
mod read;
mod words;

use super::{Line, When};

pub use crate::ability::Tongue;
pub use normal::normal;
pub use print::{gain_of as gain, line};
pub use read::{cost, read};

/// How the text of a card is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Of {
    /// A chant: what it says, it does as it is played.
    Chant,
    /// Any other card: what it says holds.
    Other,
}

/// What was read of a card, line by line.
pub type Read = crate::ability::Read<Line>;

/// Lines as they are printed one after the other; what a chant has to choose from is one of them.
pub fn print(lines: &[Line], tongue: Tongue) -> Vec<String> {
    let chosen = |line: &&Line| matches!(line, Line::Ability(ability) if ability.when == When::Chant);
    let modes: Vec<Line> = lines.iter().filter(chosen).cloned().collect();
    let mut out: Vec<String> = lines.iter().filter(|line| !chosen(line)).map(|one| line(one, tongue)).collect();
    if !modes.is_empty() {
        out.push(chant_or_line(&modes, tongue));
    }
    out
}

/// One line, or all that a chant has to choose from.
fn chant_or_line(lines: &[Line], tongue: Tongue) -> String {
    match lines {
        [one] => line(one, tongue),
        modes => print::modes(modes, tongue),
    }
}
