//! Cards whose ban may already have been in force.

use super::counting::groups;
use super::label;
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
    let Some(rule) = context.ruleset.limits.as_ref().filter(|_| context.limits.is_some()) else { return Vec::new() };
    let key = context.ruleset.copy_key();
    let mut findings = Vec::new();
    for group in groups(context, &rule.over, |line| key.of(&line.entry.card)) {
        let first = group.first();
        let Some(entry) = context.listed(&first.entry.card) else { continue };
        if group.count > entry.limit && context.standing(entry) == Standing::Perhaps {
            let card = label(first.entry);
            let message = match entry.limit {
                0 => say!("perhaps-banned", card = card),
                limit => say!("perhaps-limited", card = card, copies = limit),
            };
            let finding = Finding::new(&CHECK, message)
                .rule(rule.rule.clone())
                .count(group.count, entry.limit)
                .cards([&first.entry.card.number]);
            findings.push(finding.map(|diagnostic| {
                diagnostic.at(first.line.places.line).note(entry.in_force_since()).help(say!("ask-organiser"))
            }));
        }
    }
    findings
}
