//! Decks without a leader.

use crate::card::Section;
use crate::catalog::{Entry, Miss};
use crate::deck::BAD_COUNT;
use crate::language::say;
use crate::legality::beside::says_side;
use crate::legality::resolve::Missed;
use crate::legality::{Context, Finding};

check! {
    /// The deck has no leader.
    ///
    /// A leader that lies in another section is told by `wrong-kind` instead.
    ///
    /// # Why
    /// Every player needs exactly one Leader Card (5-1-2). A deck without one is unfinished. Force of Will
    /// wants one ruler, Creatures of Exo one leader; Yu-Gi-Oh! has neither.
    ///
    /// # Example
    /// A list of 50 cards with no line for the leader.
    ///
    /// # To mend it
    /// Add the leader: `Leader: BT1-001 Champa`.
    "DS0201" "no-leader" Error (incomplete)
}

fn run(context: &Context<'_>) -> Vec<Finding> {
    let Some(rule) = context.ruleset.section(Section::Leader) else { return Vec::new() };
    let count = context.size(Section::Leader);
    // One cause, one finding: that a leader lies somewhere else, and where it belongs, is told by `wrong-kind`.
    let mut lines = context.resolution.lines.iter();
    let misplaced = lines.any(|line| {
        let kind = line.entry.card.kind;
        let takes = || context.ruleset.section(line.section).is_some_and(|rule| rule.takes(kind));
        kind.home() == Section::Leader && line.section != Section::Leader && !takes()
    });
    if count >= rule.min || misplaced || may_be_unread(context) {
        return Vec::new();
    }
    let lead = context.ruleset.called(Section::Leader);
    let finding = Finding::new(&CHECK, say!("no-leader", lead = lead)).rule(rule.citation()).count(count, rule.min);
    vec![finding.map(|diagnostic| diagnostic.help(say!("add-leader", lead = lead)))]
}

/// Whether a line whose number of copies is not clear may be the leader's.
fn may_be_unread(context: &Context<'_>) -> bool {
    context.reading.problems.iter().any(|problem| problem.code == BAD_COUNT)
        || context.resolution.missed.iter().any(may_lead)
}

/// Whether a line without a clear count may be a leader's: its card is one, or it may hold another card than that which is known.
fn may_lead(missed: &Missed<'_>) -> bool {
    let leads = |entry: &Entry| entry.card.kind.home() == Section::Leader;
    match &missed.miss {
        Miss::Uncounted(entry) | Miss::Apart(entry) => leads(entry),
        Miss::Crowded(Some(entry)) if says_side(&missed.line.card, entry) => leads(entry),
        Miss::Crowded(_) => true,
        _ => false,
    }
}
