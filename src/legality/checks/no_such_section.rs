//! Sections that an edition does not have.

use crate::card::Section;
use crate::language::say;
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
            let count = context.least_size(section);
            let title = &context.ruleset.title;
            let message = say!("no-such-section", edition = title, section = section.id(), cards = count);
            let finding = Finding::new(&CHECK, message)
                .rule(context.ruleset.sections.iter().find(|rule| rule.id == Section::Main)?.citation())
                .cards(lines.iter().map(|line| &line.entry.card.number))
                .count(count, 0);
            Some(finding.map(|diagnostic| {
                let help = if section == Section::Z { say!("check-by-newer-or-out") } else { say!("take-these-out") };
                diagnostic.at(first.line.places.line()).help(help)
            }))
        })
        .collect()
}
