//! Lines whose number and name are two cards.

use super::ambiguous_name::candidates;
use crate::card::Section;
use crate::catalog::{Entry, Miss};
use crate::deck::Line;
use crate::language::say;
use crate::legality::beside::written;
use crate::legality::{Context, Finding};

check! {
    /// The number on a line is one card's, the name another's.
    ///
    /// What stands beside that name, such as `(Foil)` or `SR`, makes no difference.
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
            let by_name = fitting(missed.line, by_number, by_name);
            let message = say!("number-wrong-name", card = by_number.label(), name = name);
            let both = std::iter::once(by_number).chain(&by_name);
            let finding = Finding::new(&CHECK, message).cards(both.map(|entry| &entry.card.number));
            Some(finding.map(|diagnostic| {
                let (written, cards) = (written(missed.line, by_number), candidates(&by_name));
                let help = match missed.line.caption() {
                    Some(_) => say!("keep-number-of-two-lines", line = written, cards = cards),
                    None => say!("keep-number-or", line = written, cards = cards),
                };
                diagnostic.at(missed.line.places.line()).help(help)
            }))
        })
        .collect()
}

/// Of the cards of the name, those that can lie where the line does, or else the card of its number: leaders, or all others.
fn fitting<'a>(line: &Line, by_number: &Entry, by_name: &[&'a Entry]) -> Vec<&'a Entry> {
    let is_leader = |section: Section| section == Section::Leader;
    let leads = is_leader(line.section.unwrap_or(by_number.card.kind.home()));
    let fits = |entry: &&&Entry| is_leader(entry.card.kind.home()) == leads;
    let fitting: Vec<&Entry> = by_name.iter().filter(fits).copied().collect();
    if fitting.is_empty() { by_name.to_vec() } else { fitting }
}
