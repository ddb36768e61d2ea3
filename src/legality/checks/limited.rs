//! Cards that are limited to fewer copies.

use super::counting::{groups, point_at};
use super::label;
use crate::language::say;
use crate::legality::{Context, Finding};
use crate::ruleset::Standing;

check! {
    /// A card is limited to fewer copies on the day of the check.
    ///
    /// # Why
    /// Official events limit some cards to one copy. See `banned` for when the list applies.
    ///
    /// # Example
    /// `2 BT1-107 Cold Bloodlust` after 26 July 2019.
    ///
    /// # To mend it
    /// Take the copies out that are too many.
    "DS0502" "limited" Error
}

fn run(context: &Context<'_>) -> Vec<Finding> {
    let Some(rule) = context.ruleset.limits.as_ref().filter(|_| context.limits.is_some()) else { return Vec::new() };
    let key = context.ruleset.copy_key();
    let mut findings = Vec::new();
    for group in groups(context, &rule.over, |line| key.of(&line.entry.card)) {
        let first = group.first();
        let Some(entry) = context.listed(&first.entry.card) else { continue };
        if entry.limit > 0 && group.count > entry.limit && context.standing(entry) == Standing::InForce {
            let message = say!("limited", copies = group.count, card = label(first.entry), limit = entry.limit);
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
