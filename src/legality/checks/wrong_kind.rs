//! Cards in a section that does not take their type.

use super::label;
use crate::card::Kind;
use crate::legality::{Context, Finding};

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
        let place = line.section.title();
        let article = if kind.term().starts_with(['E']) { "an" } else { "a" };
        let message = format!("{} is {article} {kind}, which the {place} does not take", label(line.entry));
        let takes: Vec<&str> = rule.kinds.iter().map(|kind| kind.term()).collect();
        let home = context.ruleset.sections.iter().find(|section| section.kinds.contains(&kind));
        let help = match home {
            Some(home) => format!("move it to the {}", home.id.title()),
            None if kind == Kind::Token => "take it out: tokens are made by skills".into(),
            None => format!("take it out: no section of {} takes it", context.ruleset.title),
        };
        let finding = Finding::new(&CHECK, message).rule(rule.citation()).cards([&line.entry.card.number]);
        findings.push(finding.map(|diagnostic| {
            diagnostic.at(line.line.places.line).note(format!("the {place} takes {}", takes.join(", "))).help(help)
        }));
    }
    findings
}
