//! Decks without a leader.

use crate::card::Section;
use crate::legality::{Context, Finding};

check! {
    /// The deck has no leader.
    ///
    /// # Why
    /// Every player needs exactly one Leader Card (5-1-2). A deck without one is unfinished.
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
    // The line without a readable count may be the leader's.
    if count >= rule.min || context.has_unread_counts() {
        return Vec::new();
    }
    let finding = Finding::new(&CHECK, "the deck has no leader").rule(rule.citation()).count(count, rule.min);
    vec![finding.map(|diagnostic| diagnostic.help("add a line such as `Leader: BT1-001 Champa`"))]
}
