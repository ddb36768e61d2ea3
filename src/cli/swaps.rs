//! `--swap`, which tries a deck with other cards in the same games.

use clap::Args;

use super::Failure;
use super::edit::Swap;
use super::input::Source;
use crate::app::{Illegal, Judge};
use crate::deck::Reading;
use crate::language::Lang;
use crate::sim::duel::List;
use crate::sim::what_if::aligned;

/// What is tried in place of some cards.
#[derive(Debug, Args)]
pub(super) struct Swaps {
    /// Try the first deck with other cards in the same games, as in '-2 BT1-006 +2 BT1-007'; may be given more than once.
    #[arg(long = "swap", value_name = "CARDS", allow_hyphen_values = true)]
    swaps: Vec<Swap>,
}

impl Swaps {
    /// Something is to be tried.
    pub(super) fn are_asked_for(&self) -> bool {
        !self.swaps.is_empty()
    }

    /// The deck after each swap, with what was swapped.
    ///
    /// # Errors
    /// When a card is not known or not there, or the list is illegal then and nobody has allowed that.
    pub(super) fn of(
        &self,
        source: &Source,
        judge: &Judge,
        illegal: Illegal,
        lang: Lang,
    ) -> Result<Vec<(String, Reading)>, Failure> {
        let changed = |swap: &Swap| {
            let reading = swap.of(source, judge)?;
            swap.allowed(&reading, judge, illegal, lang)?;
            Ok((swap.to_string(), reading))
        };
        self.swaps.iter().map(changed).collect()
    }
}

/// The forms of a deck: as it is, and after each swap, with the cards that stay in their places.
pub(super) fn forms<'a>(deck: &List<'a>, changed: &[List<'a>]) -> Vec<List<'a>> {
    let changed = changed.iter().map(|list| aligned(deck, list.clone()));
    std::iter::once(deck.clone()).chain(changed).collect()
}
