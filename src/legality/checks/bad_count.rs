//! Counts that are no number of copies.

use super::from_reading;
use crate::card::Section;
use crate::catalog::{Entry, Miss};
use crate::deck::Line;
use crate::language::say;
use crate::legality::beside::count_beside;
use crate::legality::{Context, Finding};

check! {
    /// A count is not a number of copies.
    ///
    /// Copies are whole numbers from 1 to 1000. A card whose name stands on one line and its number on the next has its count on
    /// one of the two, before the name.
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
        let (Miss::Uncounted(entry) | Miss::Apart(entry)) = missed.miss else { continue };
        let card = entry.label();
        let (message, help) = if matches!(missed.miss, Miss::Apart(_)) {
            let help = say!("write-in-place-of-both", count = count_apart(missed.line, entry), card = &card);
            (say!("name-and-number-apart", card = card), help)
        } else {
            let help = say!("write-number-in-front", count = count_beside(&missed.line.card, entry), card = &card);
            (say!("copies-unclear", card = card), help)
        };
        let finding = Finding::new(&CHECK, message).cards([&entry.card.number]);
        findings.push(finding.map(|diagnostic| diagnostic.at(missed.line.places.line()).help(help)));
    }
    findings
}

/// How many copies a name means whose number stands on the line beside it: of a leader there is one.
fn count_apart(line: &Line, entry: &Entry) -> String {
    let leads = entry.card.kind.home() == Section::Leader;
    if line.counted || leads { line.count.to_string() } else { "N".to_owned() }
}
