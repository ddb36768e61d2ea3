//! Lists of limits that may have been overtaken.

use crate::language::say;
use crate::legality::{Context, Finding};
use crate::ruleset::{Applies, LimitList};

/// Days after its newest entry on which nobody wonders whether a list still holds. Official lists have come every two to four
/// months.
const FRESH: i32 = 120;

check! {
    /// The day of the event is more than 120 days after the newest entry of the ban list.
    ///
    /// By then there may be a newer list, which the program does not know. Where no day is asked for and the newest list applies,
    /// the day is today.
    ///
    /// # Why
    /// "Legal" on a day of which the list cannot know looks like an answer and is none.
    ///
    /// # Example
    /// Any list under `dbscg-4.00` with `--date 2029-01-01`, where the newest entry is of 3 July 2026.
    ///
    /// # To mend it
    /// See whether a newer list has come out. If so, write it into a table and bring it with `--list FILE`; if not, ignore the note.
    "DS0504" "stale-list" Note
}

fn run(context: &Context<'_>) -> Vec<Finding> {
    let rule = context.ruleset.limits.as_ref();
    let newest = context.limits.and_then(LimitList::newest);
    let (Some(rule), Some(newest)) = (rule, newest) else { return Vec::new() };
    let today = context.terms.today.filter(|_| rule.applies == Applies::Newest);
    let (day, of) = match (context.terms.date, today) {
        (Some(asked), _) => (asked, "event"),
        (None, Some(today)) => (today, "today"),
        (None, None) => return Vec::new(),
    };
    let days = (day - newest).get_days();
    if days <= FRESH {
        return Vec::new();
    }
    let message =
        say!("stale-list", newest = newest.to_string(), days = i64::from(days), of = of, day = day.to_string());
    vec![Finding::new(&CHECK, message).rule(rule.rule.clone()).map(|diagnostic| diagnostic.help(say!("look-for-list")))]
}
