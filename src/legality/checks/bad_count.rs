//! Counts that are no number of copies.

use super::from_reading;
use crate::legality::{Context, Finding};

check! {
    /// A count is not a number of copies.
    ///
    /// Copies are whole numbers from 1 to 1000.
    ///
    /// # Why
    /// `0`, `-1` or `99999999999` copies are a slip; guessing what was meant would change the deck.
    ///
    /// # Example
    /// `0 BT1-006 Scheming Champa`
    ///
    /// # To mend it
    /// Write how many copies there are, or delete the line.
    "DS0002" "bad-count" Error
}

fn run(context: &Context<'_>) -> Vec<Finding> {
    from_reading(context, &CHECK)
}
