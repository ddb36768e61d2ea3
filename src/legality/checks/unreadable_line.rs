//! Lines that are neither a card nor anything else we know.

use super::from_reading;
use crate::catalog::Miss;
use crate::language::say;
use crate::legality::beside::says_side;
use crate::legality::{Context, Finding};

check! {
    /// A line is neither a card nor anything else we know.
    ///
    /// A card line has a count and a number, a name, or both, in any sensible order. Headers, comments behind `#` or `//` and
    /// lines such as `Player: Ann` are known too. Everything else is reported rather than skipped.
    ///
    /// # Why
    /// A line that is silently dropped is a card that is silently missing.
    ///
    /// # Example
    /// `4 BT1-005 BT1-006` names two cards on one line; `The best deck ever` is no card's name.
    ///
    /// # To mend it
    /// Write `4 BT1-005 Name`, or put `#` before a remark.
    "DS0001" "unreadable-line" Error
}

fn run(context: &Context<'_>) -> Vec<Finding> {
    let mut findings = from_reading(context, &CHECK);
    for missed in &context.resolution.missed {
        if missed.is_prose() {
            let finding = Finding::new(&CHECK, say!("neither-card-nor-header"));
            let help = say!("card-line-looks-like", game = context.ruleset.game.id());
            findings.push(finding.map(|diagnostic| diagnostic.at(missed.line.places.line()).help(help)));
        }
        if let Miss::Crowded(Some(entry)) = &missed.miss
            && says_side(&missed.line.card, entry)
        {
            let name = missed.line.card.name.as_deref().unwrap_or_default();
            let finding = Finding::new(&CHECK, say!("perhaps-side", name = name, card = entry.label()));
            let finding = finding.cards([&entry.card.number]);
            let help = say!("side-under-heading");
            findings.push(finding.map(|diagnostic| diagnostic.at(missed.line.places.line()).help(help)));
        } else if let Miss::Crowded(entry) = &missed.miss {
            let message = entry.map_or_else(|| say!("two-cards"), |entry| say!("more-than-card", card = entry.label()));
            let finding = Finding::new(&CHECK, message).cards(entry.map(|entry| &entry.card.number));
            findings
                .push(finding.map(|diagnostic| diagnostic.at(missed.line.places.line()).help(say!("card-per-line"))));
        }
    }
    findings
}
