//! Sections with too many cards.

use crate::card::Section;
use crate::language::say;
use crate::legality::{Context, Finding};

check! {
    /// A section has more cards than it may hold.
    ///
    /// # Why
    /// A deck has 50 to 60 cards (5-1-3), under 1.078 exactly 50; a Z-Deck has at most 10. The side deck of up to 15 cards is
    /// event practice and not in the manuals. The other games have sizes of their own; the finding cites where.
    ///
    /// # Example
    /// A main deck of 61 cards.
    ///
    /// # To mend it
    /// Take cards out.
    "DS0205" "too-many-cards" Error
}

fn run(context: &Context<'_>) -> Vec<Finding> {
    let sections = context.ruleset.sections.iter().filter(|rule| rule.id != Section::Leader);
    sections
        .filter_map(|rule| {
            let count = context.least_size(rule.id);
            let excess = count.checked_sub(rule.max).filter(|excess| *excess > 0)?;
            let message =
                say!("too-many-cards", section = context.ruleset.called(rule.id), cards = count, excess = excess);
            let finding = Finding::new(&CHECK, message).rule(rule.citation()).count(count, rule.max);
            Some(finding.map(|diagnostic| {
                let last = context.lines_in(&[rule.id]).last().map(|line| line.line.places.line());
                let diagnostic = diagnostic.at(last).help(say!("take-cards-out", cards = excess));
                match &rule.practice {
                    Some(practice) => diagnostic.note(practice.clone()),
                    None => diagnostic,
                }
            }))
        })
        .collect()
}
