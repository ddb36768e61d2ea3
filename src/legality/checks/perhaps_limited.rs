//! Cards whose ban may already have been in force.

use super::listed::{Beyond, beyond};
use crate::language::say;
use crate::legality::{Context, Finding};
use crate::ruleset::Standing;

check! {
    /// A card may have been banned or limited on the day of the check; the day itself is not known.
    ///
    /// For some cards the official list names an event (`BT17 pre-release`) instead of a day. Between the days that event can
    /// have been, scouter cannot tell.
    ///
    /// # Why
    /// Saying "legal" would be a guess, and so would "illegal".
    ///
    /// # Example
    /// `2 P-308` with `--date 2022-01-01`.
    ///
    /// # To mend it
    /// Ask the organiser, or check with a later day.
    "DS0503" "perhaps-limited" Warning
}

fn run(context: &Context<'_>) -> Vec<Finding> {
    let finding = |beyond: Beyond<'_, '_>| {
        let first = beyond.group.first;
        let card = first.entry.label();
        let message = match beyond.entry.limit {
            0 => say!("perhaps-banned", card = card),
            limit => say!("perhaps-limited", card = card, copies = limit),
        };
        let finding = beyond.finding(&CHECK, message);
        finding.map(|diagnostic| diagnostic.at(first.line.places.line()).help(say!("ask-organiser")))
    };
    beyond(context, Standing::Perhaps).into_iter().map(finding).collect()
}
