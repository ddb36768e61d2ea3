//! Copies beyond what the list of banned and limited cards allows.

use super::counting::{Group, groups, point_at};
use crate::language::Message;
use crate::legality::{Check, Context, Finding};
use crate::ruleset::{Limited, Standing};

/// A card of which a deck has more copies than an entry of the list allows.
pub(super) struct Beyond<'c, 'a> {
    pub(super) group: Group<'c, 'a>,
    pub(super) entry: &'a Limited,
    rule: &'a str,
}

/// The cards beyond entries of the list that stand so on the day, in the order of the deck.
pub(super) fn beyond<'c, 'a>(context: &'c Context<'a>, standing: Standing) -> Vec<Beyond<'c, 'a>> {
    let Some(rule) = context.ruleset.limits.as_ref().filter(|_| context.limits.is_some()) else { return Vec::new() };
    let key = context.ruleset.copy_key();
    // Copies of a card are on the list all or none.
    let listed = context.lines_in(&rule.over).filter(|line| context.listed(&line.entry.card).is_some());
    let groups = groups(listed, |line| key.of(&line.entry.card));
    let beyond = groups.into_iter().filter_map(|group| {
        let entry = context.listed(&group.first.entry.card)?;
        let is_beyond = group.count > entry.limit && context.standing(entry) == standing;
        is_beyond.then_some(Beyond { group, entry, rule: &rule.rule })
    });
    beyond.collect()
}

impl Beyond<'_, '_> {
    /// What a check has to say of it, without a place.
    pub(super) fn finding(&self, check: &'static Check, message: Message) -> Finding {
        Finding::new(check, message)
            .rule(self.rule)
            .count(self.group.count, self.entry.limit)
            .cards([&self.group.first.entry.card.number])
            .map(|diagnostic| diagnostic.note(self.entry.in_force_since()))
    }

    /// The same with its places, and the copies that have to go.
    pub(super) fn finding_in_place(&self, check: &'static Check, message: Message) -> Finding {
        point_at(self.finding(check, message), &self.group, self.group.count - self.entry.limit)
    }
}
