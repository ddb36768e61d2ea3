//! Cards in a section that does not take their type.

use super::label;
use crate::card::{Kind, Section};
use crate::legality::{Context, Finding};
use crate::ruleset::SectionRule;

check! {
    /// A card lies in a section that does not take cards of its type.
    ///
    /// The leader must be a Leader Card, the main deck takes Battle, Extra and (from manual 1.10 on) Unison Cards, the Z-Deck
    /// takes Z-Cards. Tokens lie nowhere: skills make them.
    ///
    /// # Why
    /// 5-1-2 and 5-1-3 say which types make a deck.
    ///
    /// # Example
    /// A Leader Card below `Main Deck`, or a Unison Card under `dbscg-1.078`.
    ///
    /// # To mend it
    /// Move the card to the section that takes it, or take it out.
    "DS0203" "wrong-kind" Error
}

fn run(context: &Context<'_>) -> Vec<Finding> {
    let mut findings = Vec::new();
    for line in &context.resolution.lines {
        let Some(rule) = context.ruleset.section(line.section) else { continue };
        let kind = line.entry.card.kind;
        if rule.kinds.is_empty() || rule.kinds.contains(&kind) {
            continue;
        }
        let card = label(line.entry);
        let article = if kind.term().starts_with('E') { "an" } else { "a" };
        let takes = takes(rule);
        let message = match line.section {
            Section::Leader => {
                let leader = rule.kinds.first().map_or("leader", |kind| kind.term());
                format!("{card} is {article} {kind}; the leader must be a {leader}")
            }
            section => format!("{card} is {article} {kind}; the {section} takes {takes}"),
        };
        let home = context.ruleset.sections.iter().find(|section| section.kinds.contains(&kind));
        let help = match home {
            Some(home) if home.id == Section::Leader => "make it the leader, or take it out".into(),
            Some(home) => format!("move it to the {}", home.id),
            None if kind == Kind::Token => "take it out: tokens are made by skills".into(),
            None => format!("take it out: no section of {} takes it", context.ruleset.title),
        };
        let finding = Finding::new(&CHECK, message).rule(rule.citation()).cards([&line.entry.card.number]);
        findings.push(finding.map(|diagnostic| {
            diagnostic.at(line.line.places.line).help(help)
        }));
    }
    findings
}

/// `Battle Cards, Extra Cards and Unison Cards`.
fn takes(rule: &SectionRule) -> String {
    let kinds: Vec<String> = rule.kinds.iter().map(|kind| format!("{kind}s")).collect();
    match kinds.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
        None => "any card".into(),
    }
}
