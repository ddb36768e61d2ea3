//! Decks with more than one leader.

use crate::card::Section;
use crate::deck::CardRef;
use crate::diagnostic::Span;
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
    let leaders = leaders(context);
    let names = Argument::list(leaders.iter().map(|(_, name)| name.clone()), "; ");
    let lead = context.ruleset.called(Section::Leader);
    let message = say!("too-many-leaders", lead = lead, leaders = count, limit = rule.max, cards = names);
    let finding = Finding::new(&CHECK, message)
        .rule(rule.citation())
        .count(count, rule.max)
        .cards(context.lines_in(&[Section::Leader]).map(|line| &line.entry.card.number));
    vec![finding.map(|mut diagnostic| {
        if let Some(((last, _), others)) = leaders.split_last() {
            diagnostic = diagnostic.at(*last);
            for (other, _) in others {
                diagnostic = diagnostic.related(Some(*other), say!("another-leader", lead = lead));
            }
        }
        diagnostic.help(match of_another_list(context) {
            Some(line) => say!("keep-one-or-part", card = line.entry.label()),
            None => say!("keep-one"),
        })
    })]
}

/// Where leaders stand and what they are called, in the order of the list: those that no card is known for count as well, as
/// they are written.
fn leaders(context: &Context<'_>) -> Vec<(Span, String)> {
    let known = context.lines_in(&[Section::Leader]).map(|line| (line.line.places.line(), line.entry.label()));
    let missed = context.resolution.missed.iter().filter(|missed| missed.section() == Section::Leader);
    let missed = missed.filter(|missed| !missed.may_be_none() && missed.copies() > 0);
    let missed = missed.map(|missed| (missed.line.places.line(), said(&missed.line.card)));
    let mut leaders: Vec<(Span, String)> = known.chain(missed).collect();
    leaders.sort_by_key(|(place, _)| place.start);
    leaders
}

/// A card as a list says it.
fn said(card: &CardRef) -> String {
    let number = card.print.as_ref().map(ToString::to_string).or_else(|| card.spelling.clone());
    [number, card.name.clone()].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// The first leader behind cards of a main deck that has one already: another list may begin there.
fn of_another_list<'c, 'a>(context: &'c Context<'a>) -> Option<&'c Resolved<'a>> {
    let mut lines = context.resolution.lines.iter().skip_while(|line| line.section != Section::Leader);
    lines.find(|line| line.section == Section::Main)?;
    lines.find(|line| line.section == Section::Leader)
}
