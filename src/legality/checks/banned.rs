//! Cards that are banned.

use super::counting::{groups, point_at};
use super::label;
use crate::language::say;
use crate::legality::{Context, Finding};
use crate::ruleset::Standing;

check! {
    /// A card is banned on the day of the check.
    ///
    /// # Why
    /// Official events have a list of cards that may not be played. It applies under 4.00 by default, as it stands at its
    /// newest; `--date` takes another day, and makes it apply under the older editions too. Yu-Gi-Oh! 9.0 takes its list as of
    /// the edition's own day, counts by name, and `--list` takes that of a simulator.
    ///
    /// # Example
    /// `4 BT1-052 Objection` after 7 February 2020.
    ///
    /// # To mend it
    /// Take the card out.
    "DS0501" "banned" Error
}

fn run(context: &Context<'_>) -> Vec<Finding> {
    let Some(rule) = context.ruleset.limits.as_ref().filter(|_| context.limits.is_some()) else { return Vec::new() };
    let key = context.ruleset.copy_key();
    let mut findings = Vec::new();
    for group in groups(context, &rule.over, |line| key.of(&line.entry.card)) {
        let first = group.first();
        let Some(entry) = context.listed(&first.entry.card) else { continue };
        if entry.limit == 0 && group.count > entry.limit && context.standing(entry) == Standing::InForce {
            let message = say!("banned", card = label(first.entry));
            let finding = Finding::new(&CHECK, message)
                .rule(rule.rule.clone())
                .count(group.count, entry.limit)
                .cards([&first.entry.card.number])
                .map(|diagnostic| diagnostic.note(entry.in_force_since()));
            findings.push(point_at(finding, &group, group.count - entry.limit));
        }
    }
    findings
}
