//! Cards that came out after the edition.

use crate::card::CardNumber;
use crate::language::{Argument, say};
use crate::legality::resolve::Resolved;
use crate::legality::{Context, Finding};

/// More than this are counted, not listed.
const SHOWN: usize = 5;

check! {
    /// Some cards came out after this edition of the manual.
    ///
    /// They are checked by their construction lines all the same. Their other skills may use rules this edition does not have.
    ///
    /// # Why
    /// A list for today's events, checked against an old edition, is likely a mistake in `--rules`.
    ///
    /// # Example
    /// A card of BT22 in a list checked under `dbscg-1.10`.
    ///
    /// # To mend it
    /// Check with `--rules dbscg-4.00`, or ignore the note.
    "DS0109" "later-card" Note
}

fn run(context: &Context<'_>) -> Vec<Finding> {
    let later: Vec<&Resolved<'_>> = context
        .resolution
        .lines
        .iter()
        .filter(|line| context.ruleset.had_come_out(&line.entry.card.number) == Some(false))
        .collect();
    let Some(first) = later.first() else { return Vec::new() };
    let mut numbers: Vec<&CardNumber> = later.iter().map(|line| &line.entry.card.number).collect();
    numbers.sort();
    numbers.dedup();
    let mut shown: Vec<Argument> = numbers.iter().take(SHOWN).map(|number| number.to_string().into()).collect();
    if numbers.len() > SHOWN {
        shown.push(say!("n-more", more = numbers.len() - SHOWN).into());
    }
    let (edition, shown) = (&context.ruleset.title, Argument::List(shown, ", "));
    let message = say!("came-out-later", cards = numbers.len(), edition = edition, numbers = shown);
    let finding = Finding::new(&CHECK, message).cards(numbers);
    vec![finding.map(|diagnostic| diagnostic.at(first.line.places.line()).help(say!("check-by-newer")))]
}
