//! Decks with more than one leader.

use crate::card::Section;
use crate::language::{Argument, say};
use crate::legality::resolve::Resolved;
use crate::legality::{Context, Finding};

check! {
    /// The deck has more than one leader.
    ///
    /// # Why
    /// Every player has exactly one Leader Card (5-1-2), one ruler in Force of Will, one leader in Creatures of Exo.
    ///
    /// # Example
    /// Two Leader Cards in a list without headers.
    ///
    /// # To mend it
    /// Keep one of them. Where a second list begins in the same text, give it a file of its own.
    "DS0202" "too-many-leaders" Error
}

fn run(context: &Context<'_>) -> Vec<Finding> {
    let Some(rule) = context.ruleset.section(Section::Leader) else { return Vec::new() };
    let count = context.least_size(Section::Leader);
    if count <= rule.max {
        return Vec::new();
    }
    let leaders: Vec<_> = context.lines_in(&[Section::Leader]).collect();
    let names = Argument::list(leaders.iter().map(|line| line.entry.label()), "; ");
    let lead = context.ruleset.called(Section::Leader);
    let message = say!("too-many-leaders", lead = lead, leaders = count, limit = rule.max, cards = names);
    let finding = Finding::new(&CHECK, message)
        .rule(rule.citation())
        .count(count, rule.max)
        .cards(leaders.iter().map(|line| &line.entry.card.number));
    vec![finding.map(|mut diagnostic| {
        if let Some((last, others)) = leaders.split_last() {
            diagnostic = diagnostic.at(last.line.places.line());
            for other in others {
                diagnostic = diagnostic.related(Some(other.line.places.line()), say!("another-leader", lead = lead));
            }
        }
        diagnostic.help(match of_another_list(context) {
            Some(line) => say!("keep-one-or-part", card = line.entry.label()),
            None => say!("keep-one"),
        })
    })]
}

/// The first leader behind cards of a main deck that has one already: another list may begin there.
fn of_another_list<'c, 'a>(context: &'c Context<'a>) -> Option<&'c Resolved<'a>> {
    let mut lines = context.resolution.lines.iter().skip_while(|line| line.section != Section::Leader);
    lines.find(|line| line.section == Section::Main)?;
    lines.find(|line| line.section == Section::Leader)
}
