//! More cards with a construction keyword than allowed.

use super::copy_limit::within_limit;
use super::counting::{Group, groups};
use crate::language::say;
use crate::legality::profile::most;
use crate::legality::{Context, Finding};
use crate::ruleset::CapRule;
use crate::wording;

check! {
    /// There are more cards with [Ultimate], [Super Combo] or [Dragon Ball] than a deck may hold.
    ///
    /// The keyword counts where it stands at the head of a skill line, or where a skill gives it in all areas. Cards that
    /// only mention it do not count. Main deck and side deck are counted together.
    ///
    /// Where the leader takes fewer of them, `leader-cap` tells.
    ///
    /// # Why
    /// 10-14-1: one [Ultimate] card. 10-17: four [Super Combo] cards. 10-31-1: seven [Dragon Ball] cards. Each limit is for
    /// all cards with the keyword together, whatever their numbers.
    ///
    /// # Example
    /// `4 BT3-013` and `1 BT5-008`, five [Super Combo] cards.
    ///
    /// # To mend it
    /// Take out the cards that are too many.
    "DS0302" "keyword-cap" Error
}

fn run(context: &Context<'_>) -> Vec<Finding> {
    let caps = context.ruleset.caps.iter().filter(|cap| !judged_elsewhere(context, cap));
    caps.filter_map(|cap| finding(context, cap)).collect()
}

/// One cause, one finding: of a leader that takes fewer of these cards, `leader-cap` tells.
fn judged_elsewhere(context: &Context<'_>, cap: &CapRule) -> bool {
    most(context, cap) < cap.max
}

fn finding(context: &Context<'_>, cap: &CapRule) -> Option<Finding> {
    let capped = context.lines_in(&cap.over).filter(|line| line.has(cap.keyword));
    let groups = groups(capped, |line| &line.entry.card.number);
    let count: u32 = groups.iter().map(|group| group.count).sum();
    // One cause, one finding: copies beyond the limit on copies are reported there, not here once more.
    let kept = |group: &Group<'_, '_>| within_limit(context, group.first, group.count);
    let counted: u32 =
        groups.iter().map(|group| Some(kept(group)).filter(|n| *n <= cap.max).unwrap_or(group.count)).sum();
    if counted <= cap.max {
        return None;
    }
    let message = say!("keyword-cap", cards = count, keyword = wording::keyword(cap.keyword), limit = cap.max);
    let numbers = groups.iter().map(|group| &group.first.entry.card.number);
    let finding = Finding::new(&CHECK, message).rule(cap.rule.clone()).count(count, cap.max).cards(numbers);
    let mut lines: Vec<_> = groups.iter().flat_map(Group::lines).collect();
    lines.sort_by_key(|line| line.line.places.line());
    let (last, others) = lines.split_last()?;
    Some(finding.map(|mut diagnostic| {
        diagnostic = diagnostic.at(last.line.places.line());
        for other in others {
            let words = say!("copies-of", copies = other.line.count, card = other.entry.label());
            diagnostic = diagnostic.related(Some(other.line.places.line()), words);
        }
        diagnostic.help(say!("take-cards-out", cards = counted - cap.max))
    }))
}
