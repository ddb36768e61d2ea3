//! Lines whose number and name are two cards.

use super::label;
use crate::catalog::Miss;
use crate::language::{Argument, say};
use crate::legality::{Context, Finding};

check! {
    /// The number on a line is one card's, the name another's.
    ///
    /// # Why
    /// One of the two is wrong, and nothing on the line says which.
    ///
    /// # Example
    /// `1 BT1-001 Vados`: BT1-001 is Champa, Vados is BT1-002.
    ///
    /// # To mend it
    /// Correct the number or the name.
    "DS0103" "number-name-mismatch" Error
}

fn run(context: &Context<'_>) -> Vec<Finding> {
    let missed = context.resolution.missed.iter();
    missed
        .filter_map(|missed| {
            let Miss::Disagree(both) = &missed.miss else { return None };
            let (by_number, by_name) = both.split_first()?;
            let name = missed.line.card.name.as_deref().unwrap_or_default();
            let others = Argument::list(by_name.iter().map(|entry| label(entry)), "; ");
            let message = say!("number-wrong-name", card = label(by_number), name = name);
            let finding = Finding::new(&CHECK, message).cards(both.iter().map(|entry| &entry.card.number));
            Some(finding.map(|diagnostic| {
                let help = say!("keep-number-or", cards = others);
                diagnostic.at(missed.line.places.line()).help(help)
            }))
        })
        .collect()
}
