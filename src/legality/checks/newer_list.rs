//! Lists of limits that are known and do not apply, because nobody named a day.

use super::counting::groups;
use crate::card::CardNumber;
use crate::language::{Argument, say};
use crate::legality::resolve::Resolved;
use crate::legality::{Context, Finding};
use crate::ruleset::{DatedList, LimitRule};

/// More cards than this are counted, not listed.
const SHOWN: usize = 5;

check! {
    /// Nobody named a day, and a newer ban list is known than the one that applies.
    ///
    /// Yu-Gi-Oh! 9.0 takes its list as of the edition's own day. The manuals of the Dragon Ball Super Card Game before 4.00 know no
    /// ban list; of theirs this is said only where the newest list bans or limits a card of the deck.
    ///
    /// # Why
    /// A list for today's event, judged by a list of years ago or by none, is likely a day that was forgotten.
    ///
    /// # Example
    /// A `.ydk` without `--date`; `4 BT1-052 Objection` under `dbscg-1.10`.
    ///
    /// # To mend it
    /// Name the day of the event with `--date`, or ignore the note.
    "DS0505" "newer-list" Note
}

fn run(context: &Context<'_>) -> Vec<Finding> {
    let Some(rule) = context.ruleset.limits.as_ref().filter(|_| context.terms.date.is_none()) else {
        return Vec::new();
    };
    let Some(newest) = rule.dated().ok().and_then(DatedList::newest) else { return Vec::new() };
    let mut cards = Vec::new();
    let message = match context.terms.day_of_list() {
        Some(day) if day < newest => say!("newer-list", day = day.to_string(), newest = newest.to_string()),
        Some(_) => return Vec::new(),
        None => {
            cards = beyond_newest(context, rule);
            if cards.is_empty() {
                return Vec::new();
            }
            let mut shown: Vec<Argument> = cards.iter().take(SHOWN).map(|card| card.to_string().into()).collect();
            if cards.len() > SHOWN {
                shown.push(say!("n-more", more = cards.len() - SHOWN).into());
            }
            say!("list-left-out", newest = newest.to_string(), cards = Argument::List(shown, ", "))
        }
    };
    let finding = Finding::new(&CHECK, message).rule(rule.rule.clone()).cards(cards);
    vec![finding.map(|diagnostic| diagnostic.help(say!("take-newest", newest = newest.to_string())))]
}

/// The cards of which there are more than the list allows at its newest.
fn beyond_newest<'c>(context: &'c Context<'_>, rule: &'c LimitRule) -> Vec<&'c CardNumber> {
    let Ok(list) = rule.dated() else { return Vec::new() };
    let key = context.ruleset.copy_key();
    let listed = |line: &Resolved<'_>| context.listed_in(list.on(None), &line.entry.card);
    // Copies of a card are on the list all or none.
    let lines = context.lines_in(&rule.over).filter(|line| listed(line).is_some());
    let groups = groups(lines, |line| key.of(&line.entry.card));
    let beyond = groups.iter().filter(|group| listed(group.first).is_some_and(|entry| group.count > entry.limit));
    beyond.map(|group| &group.first.entry.card.number).collect()
}
