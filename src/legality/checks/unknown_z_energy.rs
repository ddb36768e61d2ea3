//! Z-Cards whose Z-Energy cost is not known.

use std::collections::BTreeSet;

use crate::language::say;
use crate::legality::{Context, Finding};

check! {
    /// The Z-Energy cost of a Z-Card is not known.
    ///
    /// Z-Energy costs come from a source of their own, which lacks them for some sets. Our table does not guess: a cost that is not
    /// known is not 0.
    ///
    /// # Why
    /// A Z-Card is played for this cost only (4.00, 5-4-3). In a game that the program plays, a card without a known cost stays in
    /// the Z-Deck. Nothing changes in deck construction.
    ///
    /// # Example
    /// A card of BT23 in the Z-Deck, under `dbscg-4.00`.
    ///
    /// # To mend it
    /// Bring the card in a table of your own with `--cards FILE`, with the printed cost under `z_energy`, or ignore the note.
    "DS0110" "unknown-z-energy" Note
}

fn run(context: &Context<'_>) -> Vec<Finding> {
    let mut told = BTreeSet::new();
    let mut findings = Vec::new();
    for line in &context.resolution.lines {
        let card = &line.entry.card;
        let is_at_home = context.ruleset.section(line.section).is_some_and(|rule| rule.takes(card.kind));
        if !is_at_home || !card.lacks_z_energy() || !told.insert(&card.number) {
            continue;
        }
        let message = say!("z-energy-not-known", card = line.entry.label());
        let finding = Finding::new(&CHECK, message).cards([&card.number]);
        findings.push(finding.map(|diagnostic| diagnostic.at(line.line.places.line()).help(say!("bring-z-energy"))));
    }
    findings
}
