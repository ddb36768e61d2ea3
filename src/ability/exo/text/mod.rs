//! The notation: lines in the key-word style of the book, in English and in Italian, read and printed from one list of
//! words. What is printed reads back as what it was.
//!
//! ```text
//! ACTIVATION: draw 1 card.              ATTIVAZIONE: pesca 1 carta.
//! banish this card: draw 1 card.        bandisci questa carta: pesca 1 carta.
//! Destroy 1 target Creature.            Distruggi 1 Creatura bersaglio.
//! SWIFT.                                VELOCE.
//! ```
//!
//! `tests/scenarios/exo/README.md` is the manual.

mod lex;
mod lexicon;
mod print;
mod read;
mod terms;

use super::Line;

pub use print::{cost, line, pick};
pub use read::{read, read_cost};

/// A language of the notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tongue {
    /// English.
    En,
    /// Italian.
    It,
}

/// What could not be read, and where it begins, in bytes.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` is not understood")]
pub struct Unread {
    /// Where it begins.
    pub at: usize,
    /// The text from there to the end of its sentence.
    pub text: String,
}

/// Lines in one text.
pub fn print(lines: &[Line], tongue: Tongue) -> String {
    lines.iter().map(|one| line(one, tongue)).collect::<Vec<_>>().join(" ")
}

/// The lines of a text one by one, each as it can be read by itself: none keeps the others from being read.
///
/// ```
/// use deckscouter::ability::exo::text::each;
/// let lines = each("SWIFT. Wibble 1 card. DEATH: draw 1 card.");
/// assert_eq!(lines.iter().map(Result::is_ok).collect::<Vec<_>>(), [true, false, true]);
/// ```
pub fn each(text: &str) -> Vec<Result<Line, Unread>> {
    let mut quoted = false;
    // A point within quotation marks is part of a name.
    let ends = move |sign: char| {
        quoted ^= matches!(sign, '"' | '“' | '”' | '«' | '»');
        !quoted && matches!(sign, '.' | '|' | '\n')
    };
    let lines = text.split(ends).map(str::trim).filter(|line| !line.is_empty());
    let one = |line: &str| {
        let mut read = read(line)?;
        read.pop().filter(|_| read.is_empty()).ok_or_else(|| Unread { at: 0, text: line.to_owned() })
    };
    lines.map(one).collect()
}
