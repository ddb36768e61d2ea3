//! Cards in a section that does not take their type.

use crate::card::{Kind, Section};
use crate::language::{Argument, Message, say};
use crate::legality::{Context, Finding};
use crate::ruleset::SectionRule;

check! {
    /// A card lies in a section that does not take cards of its type.
    ///
    /// The leader must be a Leader Card, the main deck takes Battle, Extra and (from manual 1.10 on) Unison Cards, the Z-Deck
    /// takes Z-Cards. Tokens lie nowhere: skills make them.
    ///
    /// # Why
    /// 5-1-2 and 5-1-3 say which types make a deck. In Yu-Gi-Oh! only Fusion, Synchro and Xyz Monsters go to the Extra Deck, and
    /// nowhere else but the side deck; in Force of Will stones have a deck of their own, as evolutions have in Creatures of Exo.
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
    let called = |section| context.ruleset.called(section);
    for line in &context.resolution.lines {
        let Some(rule) = context.ruleset.section(line.section) else { continue };
        let kind = line.entry.card.kind;
        if rule.takes(kind) {
            continue;
        }
        let card = line.entry.label();
        let message = match (line.section, rule.kinds.first()) {
            (Section::Leader, Some(leader)) => {
                let leader = say!("a-kind", kind = leader.id());
                say!("wrong-kind-leader", card = card, kind = kind.id(), lead = called(line.section), leader = leader)
            }
            (section, _) => {
                say!("wrong-kind", card = card, kind = kind.id(), section = called(section), kinds = takes(rule))
            }
        };
        let home = context.ruleset.sections.iter().find(|section| section.kinds.contains(&kind));
        let help = match home {
            Some(home) if home.id == Section::Leader && context.size(home.id) >= home.max => say!("take-it-out"),
            Some(home) if home.id == Section::Leader => say!("make-it-leader", lead = called(home.id)),
            Some(home) => say!("move-to-section", section = called(home.id)),
            None if kind == Kind::Token => say!("take-token-out"),
            None => say!("take-out-nowhere", edition = &context.ruleset.title),
        };
        let finding = Finding::new(&CHECK, message).rule(rule.citation()).cards([&line.entry.card.number]);
        findings.push(finding.map(|diagnostic| diagnostic.at(line.line.places.line()).help(help)));
    }
    findings
}

/// `Battle Cards, Extra Cards and Unison Cards`.
fn takes(rule: &SectionRule) -> Message {
    let kinds: Vec<Message> = rule.kinds.iter().map(|kind| say!("kinds", kind = kind.id())).collect();
    match kinds.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => say!("and", first = Argument::list(others, ", "), last = last),
        None => say!("any-card"),
    }
}
