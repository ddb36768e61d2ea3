//! Sections that an edition does not have.

use super::cards;
use crate::card::Section;
use crate::legality::{Context, Finding};

check! {
    /// The list has a section that this edition does not know.
    ///
    /// # Why
    /// Z-Decks came with later editions; under 1.10 there is no such thing, so none of their cards can be brought.
    ///
    /// # Example
    /// A list with a `Z-Deck`, checked under `dbscg-1.10`.
    ///
    /// # To mend it
    /// Check with `--rules dbscg-4.00`, or take the section out.
    "DS0206" "no-such-section" Error
}

fn run(context: &Context<'_>) -> Vec<Finding> {
    let foreign = Section::ALL.into_iter().filter(|section| context.ruleset.section(*section).is_none());
    foreign
        .filter_map(|section| {
            let lines: Vec<_> = context.lines_in(&[section]).collect();
            let first = lines.first()?;
            let count = context.size(section);
            let title = &context.ruleset.title;
            let message = format!("{title} has no {}; the list has {} in it", section.title(), cards(count));
            let finding = Finding::new(&CHECK, message)
                .rule(context.ruleset.sections.iter().find(|rule| rule.id == Section::Main)?.citation())
                .cards(lines.iter().map(|line| &line.entry.card.number))
                .count(count, 0);
            Some(finding.map(|diagnostic| {
                let help = if section == Section::Z {
                    "check with --rules dbscg-4.00, or take these cards out"
                } else {
                    "take these cards out"
                };
                diagnostic.at(first.line.places.line).help(help)
            }))
        })
        .collect()
}
