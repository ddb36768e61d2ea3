//! Cards exchanged with the side deck between games.

use std::borrow::Cow;
use std::collections::BTreeMap;

use crate::card::Section;
use crate::catalog::Entry;
use crate::language::say;
use crate::legality::resolve::Resolution;
use crate::legality::{Context, Finding};

check! {
    /// A list for a later game of a match has other cards than the list that was handed in.
    ///
    /// Between games cards are exchanged with the side deck: as many go in as come out, so every part keeps its size, and the
    /// cards of all parts together stay the same. It is checked where `--sided-from` names the list that was handed in.
    ///
    /// # Why
    /// Yu-Gi-Oh! 9.0 says so on page 2, Creatures of Exo under its heading for the side deck; DBSCG events do the same.
    ///
    /// # Example
    /// A Main Deck of 41 cards where the list that was handed in has 40.
    ///
    /// # To mend it
    /// Put as many cards back as were taken in.
    "DS0601" "siding" Error
}

fn run(context: &Context<'_>) -> Vec<Finding> {
    let (Some(original), Some(rule)) = (&context.original, &context.ruleset.siding) else { return Vec::new() };
    let mut findings = Vec::new();
    let exchanged = |section: Section| section == Section::Side || rule.with.contains(&section);
    for section in Section::ALL.into_iter().filter(|section| exchanged(*section)) {
        let (now, before) = (size(&context.resolution, section), size(original, section));
        if now != before {
            let message = say!("siding-size", section = context.ruleset.called(section), cards = now, before = before);
            let finding = Finding::new(&CHECK, message).rule(rule.rule.clone()).count(now, before);
            findings.push(finding.map(|diagnostic| diagnostic.help(say!("siding-mend"))));
        }
    }
    let parts: [Vec<Section>; 2] =
        [true, false].map(|may| Section::ALL.into_iter().filter(|section| exchanged(*section) == may).collect());
    for sections in parts {
        let (now, before) = (copies(context, &context.resolution, &sections), copies(context, original, &sections));
        let keys = now.keys().chain(before.keys().filter(|key| !now.contains_key(*key)));
        for key in keys {
            let count = |copies: &BTreeMap<Cow<'_, str>, (&Entry, u32)>| copies.get(key).map_or(0, |(_, count)| *count);
            let (is, was) = (count(&now), count(&before));
            let Some((entry, _)) = now.get(key).or(before.get(key)).filter(|_| is != was) else { continue };
            let message = say!("siding-card", card = entry.label(), copies = is, before = was);
            let finding =
                Finding::new(&CHECK, message).rule(rule.rule.clone()).cards([&entry.card.number]).count(is, was);
            findings.push(finding.map(|diagnostic| diagnostic.help(say!("siding-mend"))));
        }
    }
    findings
}

fn size(list: &Resolution<'_>, section: Section) -> u32 {
    list.lines.iter().filter(|line| line.section == section).map(|line| line.line.count).sum()
}

/// How many copies of each card some sections hold together.
fn copies<'c>(
    context: &Context<'_>,
    list: &'c Resolution<'_>,
    sections: &[Section],
) -> BTreeMap<Cow<'c, str>, (&'c Entry, u32)> {
    let key = context.ruleset.copy_key();
    let mut copies = BTreeMap::new();
    for line in list.lines.iter().filter(|line| sections.contains(&line.section)) {
        copies.entry(key.of(&line.entry.card)).or_insert((line.entry, 0)).1 += line.line.count;
    }
    copies
}

#[cfg(test)]
mod tests {
    use crate::catalog::Catalog;
    use crate::ruleset::Ruleset;
    use crate::{deck, legality};

    const HANDED_IN: &str = "Leader: BT1-001\nMain Deck\n4 BT1-006\n4 BT1-014\nSide Deck\n2 BT1-025\n";

    fn said(now: &str) -> Vec<String> {
        let (catalog, rules) = (Catalog::embedded(), Ruleset::embedded("dbscg-1.10").expect("embedded"));
        let [now, before] = [now, HANDED_IN].map(|list| deck::read(list).readings.remove(0));
        let outcome = legality::check_sided(&now, &before, &catalog, &rules);
        let siding = outcome.findings.iter().filter(|finding| finding.check.name == "siding");
        siding.clone().for_each(|finding| assert!(finding.diagnostic.fix.is_some(), "{finding:?}"));
        siding.map(|finding| finding.diagnostic.message.to_string()).collect()
    }

    #[test]
    fn as_many_cards_go_in_as_come_out() {
        assert!(said(HANDED_IN).is_empty());
        assert!(said("Leader: BT1-001\nMain Deck\n4 BT1-006\n2 BT1-014\n2 BT1-025\nSide Deck\n2 BT1-014\n").is_empty());
    }

    #[test]
    fn other_sizes_other_cards_and_another_leader_are_told() {
        let more = said("Leader: BT1-001\nMain Deck\n4 BT1-006\n4 BT1-014\n2 BT1-025\n");
        assert_eq!(
            more,
            [
                "the Main Deck has 10 cards; the list that was handed in has 8 there",
                "the Side Deck has no card; the list that was handed in has 2 there"
            ]
        );
        let other = said(&HANDED_IN.replace("2 BT1-025", "2 BT1-010"));
        assert_eq!(other.len(), 2, "{other:?}");
        let leader = said(&HANDED_IN.replace("BT1-001", "BT1-002"));
        assert_eq!(leader.len(), 2, "{leader:?}");
    }
}
