//! What effects wait for, phrase by phrase: `own` what befalls the card itself, `others` what other cards do and what befalls
//! them, `answers` what is activated, `phases` the phases.

use super::super::Occasion;
use super::phrase::Phrase;

/// An occasion without slots.
macro_rules! on {
    ($on:expr, $en:literal, $it:literal, $fr:literal) => {
        Phrase { words: [$en, $it, $fr], make: |_| Some($on), take: |on| (*on == $on).then(Vec::new) }
    };
}

mod answers;
mod others;
mod own;
mod phases;

pub(super) use phases::PHASES;

/// All of them but the phases.
pub(super) const OCCASIONS: [&[Phrase<Occasion>]; 3] = [own::OCCASIONS, others::OCCASIONS, answers::OCCASIONS];
