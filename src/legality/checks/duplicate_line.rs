//! Cards that stand on two lines.

use super::counting::groups;
use crate::card::Section;
use crate::deck::MAX_COUNT;
use crate::diagnostic::{Edit, Safety};
use crate::language::say;
use crate::legality::{Context, Finding};

check! {
    /// A card stands on two lines of the same section.
    ///
    /// # Why
    /// The copies add up, which is easy to overlook. Different prints of a card are no duplicate.
    ///
    /// # Example
    /// `2 BT1-006` and, further down, `2 BT1-006` again.
    ///
    /// # To mend it
    /// `scouter check --fix` adds the second line to the first.
    "DS0107" "duplicate-line" Warning
}

fn run(context: &Context<'_>) -> Vec<Finding> {
    let mut findings = Vec::new();
    // A second line of a leader is a leader too many, which another check says; adding it to the first mends nothing.
    for section in Section::ALL.into_iter().filter(|section| *section != Section::Leader) {
        let same_print = groups(context.lines_in(&[section]), |line| {
            let suffix = line.line.card.print.as_ref().and_then(|print| print.suffix.as_ref());
            (&line.entry.card.number, suffix)
        });
        for group in same_print.iter().filter(|group| !group.others.is_empty()) {
            let first = group.first;
            let rest = &group.others;
            let sum = first.line.places.count().map(|span| Edit { span, text: group.count.to_string() });
            let removals = rest.iter().map(|line| line.line.places.removal());
            let removals: Option<Vec<Edit>> =
                removals.map(|span| span.map(|span| Edit { span, text: String::new() })).collect();
            // A count beyond the most is not read, and a line under a header may bear on how the lines below it are.
            let alike = group.lines().all(|line| line.line.section == first.line.section);
            // What stands beside a number and is not its name may be a remark, or another card.
            let plain = !group.lines().any(|line| line.odd_name);
            let mergeable = alike && plain && group.count <= MAX_COUNT;
            // Either all of it or nothing: half the edits would change the deck.
            let edits = sum.zip(removals).filter(|_| mergeable).map_or_else(Vec::new, |(sum, mut removals)| {
                removals.push(sum);
                removals
            });
            let message = say!("stands-on-lines", card = first.entry.label(), lines = rest.len() + 1);
            let finding = Finding::new(&CHECK, message).cards([&first.entry.card.number]);
            findings.push(finding.map(|mut diagnostic| {
                diagnostic = diagnostic.at(rest[0].line.places.line());
                diagnostic = diagnostic.related(Some(first.line.places.line()), say!("first-here"));
                for more in &rest[1..] {
                    diagnostic = diagnostic.related(Some(more.line.places.line()), say!("and-here"));
                }
                // A number without a count may be a caption of the line above it.
                let is_counted = group.lines().all(|line| line.line.counted);
                let safety = if is_counted { Safety::Safe } else { Safety::Unsafe };
                diagnostic.fix(safety, say!("write-on-one-line", copies = group.count), edits)
            }));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use crate::{catalog::Catalog, deck, legality, ruleset::Ruleset};

    #[test]
    fn leaders_are_not_added_up() {
        let catalog = Catalog::embedded();
        let rules = Ruleset::embedded("dbscg-1.10").expect("embedded");
        let text = "1 BT1-001\n\nLeader\n1 BT1-001\n\n4 BT1-006\n";
        let reading = deck::read(text).readings.remove(0);
        let outcome = legality::check(&reading, &catalog, &rules);
        assert!(outcome.findings.iter().all(|finding| finding.diagnostic.code != "DS0107"));
        assert_eq!(legality::safe_edits(&outcome.findings), []);
    }

    #[test]
    fn lines_that_cannot_be_merged_are_left_as_they_are() {
        let catalog = Catalog::embedded();
        let rules = Ruleset::embedded("dbscg-1.10").expect("embedded");
        for (text, edits) in [
            ("600 BT1-006\n400 BT1-006\n", 2),
            ("600 BT1-006\n401 BT1-006\n", 0),
            ("2 BT1-006\nMain Deck\n2 BT1-006\n", 0),
            ("3 Scheming Champa\n\nBT1-006\n", 0),
        ] {
            let reading = deck::read(text).readings.remove(0);
            let outcome = legality::check(&reading, &catalog, &rules);
            assert_eq!(legality::safe_edits(&outcome.findings).len(), edits, "{text}");
        }
    }
}
