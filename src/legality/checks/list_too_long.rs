//! Lists longer than any deck.

use super::from_reading;
use crate::legality::{Context, Finding};

check! {
    /// The list has more card lines than any deck; the rest of it is not read.
    ///
    /// # Why
    /// A deck has some 50 cards. Thousands of lines are another file by mistake.
    ///
    /// # Example
    /// A price list of all cards, given to `scouter check`.
    ///
    /// # To mend it
    /// Check the file name. Many decks in one file come as JSON lines or a JSON array.
    "DS0004" "list-too-long" Error
}

fn run(context: &Context<'_>) -> Vec<Finding> {
    from_reading(context, &CHECK)
}
