//! Comments that look like a card somebody did not mean to take out.

use crate::catalog::Entry;
use crate::diagnostic::Span;
use crate::language::say;
use crate::legality::{Context, Finding};

check! {
    /// The strokes of a comment stand right before copies of a card.
    ///
    /// The line is a comment, and its cards do not count. With a blank behind the strokes nothing is said: somebody meant it.
    ///
    /// # Why
    /// Two strokes take a card out of the list, and a deck that lacks it looks like any other.
    ///
    /// # Example
    /// `//3 BT1-006` among the cards of a list.
    ///
    /// # To mend it
    /// Put a blank behind the strokes of a comment; take them away before a card.
    "DS0006" "commented-card" Note
}

fn run(context: &Context<'_>) -> Vec<Finding> {
    let commented = context.reading.commented.iter();
    let known = commented.filter_map(|(place, number)| Some((*place, context.catalog.get(number)?)));
    let finding = |(place, entry): (Span, &Entry)| {
        let message = say!("comment-holds-card", card = entry.label());
        let finding = Finding::new(&CHECK, message).cards([&entry.card.number]);
        finding.map(|diagnostic| diagnostic.at(place).help(say!("blank-behind-sign", sign = "//")))
    };
    known.map(finding).collect()
}
