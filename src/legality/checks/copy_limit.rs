//! More copies of a card than allowed.

use super::counting::{groups, point_at};
use crate::ability::{DeckRule, Facts, Keyword};
use crate::catalog::Entry;
use crate::language::say;
use crate::legality::resolve::Resolved;
use crate::legality::{Context, Finding};
use crate::ruleset::{CopyRule, Ruleset, Standing};

check! {
    /// There are more copies of a card than the deck may hold.
    ///
    /// Copies are counted by card number over all prints, main deck and side deck together. A card's own skill can allow more
    /// (5-1-3-2), and [Dragon Ball] cards count only against their seven (10-31).
    ///
    /// # Why
    /// 5-1-3-1: up to four cards with the same card number. The other games count by name, over all parts of the deck, other
    /// art and names that are treated as another's included: up to three in Yu-Gi-Oh!, four in Force of Will, two in Creatures of Exo.
    ///
    /// # Example
    /// `3 BT1-006` and `2 BT1-006_PR` are five copies.
    ///
    /// # To mend it
    /// Take the copies out that are too many.
    "DS0301" "copy-limit" Error
}

fn run(context: &Context<'_>) -> Vec<Finding> {
    let mut findings = Vec::new();
    for rule in &context.ruleset.copies {
        for group in groups(context.lines_in(&rule.over), |line| rule.key.of(&line.entry.card)) {
            let first = group.first;
            let Some((limit, cited)) = limit_of(context.ruleset, rule, first) else { continue };
            if group.count <= limit || judged_elsewhere(context, first, limit) || misplaced(context, first) {
                continue;
            }
            let message = say!("copy-limit", copies = group.count, card = first.entry.label(), limit = limit);
            let finding =
                Finding::new(&CHECK, message).rule(cited).count(group.count, limit).cards([&first.entry.card.number]);
            findings.push(point_at(finding, &group, group.count - limit));
        }
    }
    findings
}

/// How many copies of the card of a line may be included, and the rule that says so; `None` is any number.
fn limit_of<'r>(ruleset: &'r Ruleset, rule: &'r CopyRule, line: &Resolved<'_>) -> Option<(u32, &'r str)> {
    limit(ruleset, rule, line.entry, |keyword| line.has(keyword), || line.facts())
}

/// The same of a card of which somebody knows what it has, and what it is.
pub(in crate::legality) fn limit<'r, 'f>(
    ruleset: &'r Ruleset,
    rule: &'r CopyRule,
    entry: &Entry,
    has: impl Fn(Keyword) -> bool,
    facts: impl FnOnce() -> Facts<'f>,
) -> Option<(u32, &'r str)> {
    // 5-1-3-2: what the card itself says replaces the rule.
    if let Some(skills) = &ruleset.skills {
        for (part, said) in entry.front.deck_rules() {
            if let DeckRule::Copies(limit) = said
                && speaks_of(skills.sections(part), rule)
            {
                return limit.map(|limit| (u32::from(limit), skills.rule.as_str()));
            }
        }
    }
    // 10-31-1: any number of copies, as long as all of them together keep to the cap.
    let capped = ruleset.caps.iter().filter(|cap| cap.instead_of_copies);
    if capped.into_iter().any(|cap| has(cap.keyword)) {
        return None;
    }
    if rule.free.as_ref().is_some_and(|free| free.matches(&facts())) {
        return None;
    }
    Some((rule.max, &rule.rule))
}

fn speaks_of(sections: &[crate::card::Section], rule: &CopyRule) -> bool {
    rule.over.iter().any(|section| sections.contains(section))
}

/// One cause, one finding: a ban list or a keyword that allows fewer copies is reported by its own check.
fn judged_elsewhere(context: &Context<'_>, line: &Resolved<'_>, limit: u32) -> bool {
    let listed = context.listed(&line.entry.card);
    let listed = listed.is_some_and(|entry| context.standing(entry) == Standing::InForce && entry.limit < limit);
    let mut caps = context.ruleset.caps.iter();
    listed || caps.any(|cap| cap.max < limit && line.has(cap.keyword))
}

/// A card whose section does not take its type is reported for that.
fn misplaced(context: &Context<'_>, line: &Resolved<'_>) -> bool {
    let rule = context.ruleset.section(line.section);
    rule.is_some_and(|rule| !rule.takes(line.entry.card.kind))
}

/// How many of so many copies are left when the limit on copies is kept: what is beyond it is reported there.
pub(super) fn within_limit(context: &Context<'_>, line: &Resolved<'_>, count: u32) -> u32 {
    let rules = context.ruleset.copies.iter().filter(|rule| rule.over.contains(&line.section));
    rules.filter_map(|rule| limit_of(context.ruleset, rule, line)).map(|(limit, _)| limit).fold(count, u32::min)
}

#[cfg(test)]
mod tests {
    use crate::ability::DeckPart;

    #[test]
    fn a_skill_about_the_deck_is_no_skill_about_the_z_deck() {
        let rules = crate::ruleset::Ruleset::embedded("dbscg-4.00").expect("embedded");
        let skills = rules.skills.expect("4.00 has construction skills");
        let spoken = |part| rules.copies.iter().filter(|rule| super::speaks_of(skills.sections(part), rule)).count();
        assert_eq!([spoken(DeckPart::Deck), spoken(DeckPart::ZDeck)], [1, 1]);
    }
}
