//! Cards that the leader does not let into its deck.

use crate::ability::DeckRule;
use crate::diagnostic::{Diagnostic, Severity};
use crate::language::say;
use crate::legality::resolve::Resolved;
use crate::legality::{Context, Finding};
use crate::wording;

check! {
    /// A card may not be in the deck of this leader.
    ///
    /// Some leaders say what their deck cannot include. Names, characters, traits and colors that a card has in all areas
    /// count as printed (2-1-3, 2-5-5, 2-6-6), those that depend on the leader with the leader of this deck. A card that
    /// says of its deck what is not understood is told with a warning.
    ///
    /// # Why
    /// 5-1-3-2: permanent skills about construction replace the general rules.
    ///
    /// # Example
    /// SD9-01 takes no Battle Cards that are not 《Saiyan》.
    ///
    /// # To mend it
    /// Take the card out, or play another leader. Where only a warning stands, read the card.
    "DS0401" "leader-restriction" Error
}

fn run(context: &Context<'_>) -> Vec<Finding> {
    let mut findings: Vec<Finding> = context.resolution.lines.iter().filter_map(unread).collect();
    let Some((leader, skills)) = context.resolution.leader().zip(context.ruleset.skills.as_ref()) else {
        return findings;
    };
    for (part, said) in leader.entry.front.deck_rules() {
        let (cards, lets_in) = match said {
            DeckRule::Without(cards) => (cards, false),
            DeckRule::Only(cards) => (cards, true),
            DeckRule::AtMost(..) | DeckRule::Copies(_) => continue,
        };
        let says = if lets_in {
            say!("leader-takes-only", cards = wording::cards(cards))
        } else {
            say!("leader-takes-no", cards = wording::cards(cards))
        };
        for line in context.lines_in(skills.sections(part)).filter(|line| cards.matches(&line.facts()) != lets_in) {
            let message = say!("not-in-deck-of", card = line.entry.label(), leader = leader.entry.label());
            let finding = Finding::new(&CHECK, message)
                .rule(skills.rule.clone())
                .cards([&line.entry.card.number, &leader.entry.card.number]);
            findings.push(finding.map(|diagnostic| {
                let diagnostic =
                    diagnostic.at(line.line.places.line()).related(Some(leader.line.places.line()), says.clone());
                diagnostic.help(say!("take-out-or-other-leader"))
            }));
        }
    }
    findings
}

/// That a card says something of its deck which is not understood: nobody has looked whether the list keeps to it.
fn unread(card: &Resolved<'_>) -> Option<Finding> {
    if !card.entry.front.has_unread_deck_rules() {
        return None;
    }
    let message = say!("leader-not-understood", leader = card.entry.label());
    let told = |mut diagnostic: Diagnostic| {
        diagnostic.severity = Severity::Warning;
        diagnostic.at(card.line.places.line()).help(say!("see-what-leader-says"))
    };
    Some(Finding::new(&CHECK, message).cards([&card.entry.card.number]).map(told))
}
