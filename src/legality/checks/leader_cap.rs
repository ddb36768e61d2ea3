//! More cards of a description than the leader allows.

use super::copy_limit::within_limit;
use super::counting::groups;
use crate::ability::DeckRule;
use crate::language::say;
use crate::legality::{Context, Finding};
use crate::wording;

check! {
    /// The deck has more cards of some description than its leader allows.
    ///
    /// # Why
    /// 5-1-3-2: permanent skills about construction replace the general rules.
    ///
    /// # Example
    /// BT13-122 takes up to seven 《Dark Dragon Ball》 cards.
    ///
    /// # To mend it
    /// Take cards of that description out.
    "DS0402" "leader-cap" Error
}

fn run(context: &Context<'_>) -> Vec<Finding> {
    let Some((leader, skills)) = context.resolution.leader().zip(context.ruleset.skills.as_ref()) else {
        return Vec::new();
    };
    let mut findings = Vec::new();
    for (part, said) in leader.entry.front.deck_rules() {
        let DeckRule::AtMost(limit, filter) = said else { continue };
        let limit = u32::from(*limit);
        let lines: Vec<_> =
            context.lines_in(skills.sections(part)).filter(|line| filter.matches(&line.facts())).collect();
        let count: u32 = lines.iter().map(|line| line.line.count).sum();
        // One cause, one finding: copies beyond the limit on copies are reported there.
        let groups = groups(context.lines_in(skills.sections(part)), |line| &line.entry.card.number);
        let kept = groups.iter().filter(|group| filter.matches(&group.first.facts()));
        let kept: u32 = kept.map(|group| within_limit(context, group.first, group.count)).sum();
        let Some((last, others)) = lines.split_last().filter(|_| kept > limit) else { continue };
        let message = say!(
            "leader-cap",
            count = count,
            cards = wording::cards(filter),
            leader = leader.entry.label(),
            limit = limit
        );
        let finding = Finding::new(&CHECK, message)
            .rule(skills.rule.clone())
            .count(count, limit)
            .cards(lines.iter().map(|line| &line.entry.card.number));
        findings.push(finding.map(|mut diagnostic| {
            diagnostic = diagnostic.at(last.line.places.line());
            for other in others {
                diagnostic =
                    diagnostic.related(Some(other.line.places.line()), say!("copies-here", copies = other.line.count));
            }
            diagnostic.help(say!("take-cards-out", cards = kept - limit))
        }));
    }
    findings
}
