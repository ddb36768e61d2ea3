//! Sections with too few cards.

use crate::card::Section;
use crate::language::say;
use crate::legality::{Context, Finding};

check! {
    /// A section has fewer cards than it needs.
    ///
    /// # Why
    /// A deck has 50 to 60 cards (5-1-3), under 1.078 exactly 50. A deck with fewer is unfinished, which is not the same as
    /// wrong: finish it, and the other findings still tell what is wrong with what is there.
    ///
    /// The other games have sizes of their own; the finding cites where their books say them.
    ///
    /// # Example
    /// A main deck of 48 cards.
    ///
    /// # To mend it
    /// Add the missing cards.
    "DS0204" "too-few-cards" Error (incomplete)
}

fn run(context: &Context<'_>) -> Vec<Finding> {
    // How many cards a line stands for whose number of copies is not clear is not known, so neither is the size.
    if context.has_unread_counts() {
        return Vec::new();
    }
    let sections = context.ruleset.sections.iter().filter(|rule| rule.id != Section::Leader);
    sections
        .filter_map(|rule| {
            let count = context.size(rule.id);
            let missing = rule.min.checked_sub(count).filter(|missing| *missing > 0)?;
            let message =
                say!("too-few-cards", section = context.ruleset.called(rule.id), cards = count, missing = missing);
            let finding = Finding::new(&CHECK, message).rule(rule.citation()).count(count, rule.min);
            Some(finding.map(|diagnostic| diagnostic.help(say!("add-cards", cards = missing))))
        })
        .collect()
}
