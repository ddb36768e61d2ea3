//! Counts that are no number of copies.

use super::from_reading;
use crate::catalog::Miss;
use crate::language::say;
use crate::legality::beside::count_beside;
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
    let mut findings = from_reading(context, &CHECK);
    for missed in &context.resolution.missed {
        let Miss::Uncounted(entry) = missed.miss else { continue };
        let (card, count) = (entry.label(), count_beside(&missed.line.card, entry));
        let finding = Finding::new(&CHECK, say!("copies-unclear", card = &card));
        findings.push(finding.cards([&entry.card.number]).map(|diagnostic| {
            diagnostic.at(missed.line.places.line()).help(say!("write-number-in-front", count = count, card = card))
        }));
    }
    findings
}
