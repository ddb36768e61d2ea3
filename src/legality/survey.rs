//! Many lists counted together: their verdicts, leaders, cards, findings, caps and sizes.
//!
//! A survey is nothing but sums, so that parts of it can be counted apart and joined in any order. Shares are of lists,
//! not of copies: a card in half of the lists has a share of one half, be there one copy of it or four.

use std::collections::{BTreeMap, BTreeSet};

use schemars::JsonSchema;
use serde::Serialize;

use super::profile::Profile;
use super::{Check, Outcome, Terms, Verdict};
use crate::ability::Keyword;
use crate::card::{CardNumber, Color, Section};
use crate::catalog::Entry;

/// How many lists have so many cards, by the number of cards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Distribution(BTreeMap<u32, u64>);

impl Distribution {
    fn add(&mut self, cards: u32) {
        *self.0.entry(cards).or_default() += 1;
    }

    fn join(&mut self, other: Self) {
        join(&mut self.0, other.0, add);
    }

    /// Each number of cards, with the lists that have it.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (u32, u64)> {
        self.0.iter().map(|(cards, lists)| (*cards, *lists))
    }

    /// All lists.
    pub fn lists(&self) -> u64 {
        self.0.values().sum()
    }

    /// The cards of all lists together.
    pub fn cards(&self) -> u64 {
        self.iter().map(|(cards, lists)| u64::from(cards) * lists).sum()
    }

    /// Cards to a list, and 0 where there is none.
    pub fn mean(&self) -> f64 {
        #[expect(clippy::cast_precision_loss, reason = "counts are far below 2⁵²")]
        let of = |n: u64| n as f64;
        if self.0.is_empty() { 0.0 } else { of(self.cards()) / of(self.lists()) }
    }

    /// Lists with exactly so many cards.
    pub fn exactly(&self, cards: u32) -> u64 {
        self.0.get(&cards).copied().unwrap_or(0)
    }

    /// Lists with so many cards or more.
    pub fn at_least(&self, cards: u32) -> u64 {
        self.0.range(cards..).map(|(_, lists)| lists).sum()
    }
}

/// How often something is found.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    /// The check that finds it.
    pub check: &'static Check,
    /// Lists with at least one such finding.
    pub lists: u64,
    /// All such findings.
    pub findings: u64,
}

/// How a card is used.
#[derive(Clone, Debug)]
pub struct Usage<'a> {
    /// The card.
    pub entry: &'a Entry,
    /// Lists by how many copies of it they have, those without it left out.
    pub copies: Distribution,
}

/// How a cap is used, in the lists whose edition has it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Used {
    /// What the cap is; several, where editions or leaders differ.
    pub max: BTreeSet<u32>,
    /// Lists by how many capped cards they have, none included.
    pub cards: Distribution,
    /// Lists that have as many as they may.
    pub at_cap: u64,
    /// Lists that have more.
    pub above_cap: u64,
}

/// Many lists counted together.
///
/// ```
/// use deckscouter::{catalog::Catalog, deck, legality::{self, survey::Survey}, ruleset::Ruleset};
/// let (catalog, rules) = (Catalog::embedded(), Ruleset::embedded("dbscg-1.10").unwrap());
/// let text = r#"[{"leader": "BT1-001", "main": {"BT1-006": 4}}, {"leader": "BT1-003", "main": {"BT1-006": 2}}]"#;
/// let decks = deck::read(text);
/// let mut survey = Survey::default();
/// for reading in &decks.readings {
///     survey.add(&legality::check(reading, &catalog, &rules));
/// }
/// let usage = survey.cards.values().find(|usage| usage.entry.card.name() == "Scheming Champa").unwrap();
/// assert_eq!((survey.lists(), usage.copies.lists(), usage.copies.mean()), (2, 2, 3.0));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Survey<'a> {
    /// Lists by the edition that they were checked against.
    pub rulesets: BTreeMap<&'a str, u64>,
    /// What they were judged by, by edition: the same for every list of an edition.
    pub terms: BTreeMap<&'a str, Terms<'a>>,
    /// Lists by their verdict.
    pub verdicts: BTreeMap<Verdict, u64>,
    /// Lists by their leader, the first where there are several; `None` where there is none that is known.
    pub leaders: BTreeMap<Option<&'a CardNumber>, (Option<&'a Entry>, u64)>,
    /// Lists by the printed colors of their leader; a list without a leader is not among them.
    pub colors: BTreeMap<Vec<Color>, u64>,
    /// The cards beside the leader, all sections of a list together.
    pub cards: BTreeMap<&'a CardNumber, Usage<'a>>,
    /// Findings by their code.
    pub findings: BTreeMap<&'static str, Found>,
    /// The capped keywords.
    pub caps: BTreeMap<Keyword, Used>,
    /// Lists by how many cards a section has, where the edition or the list has that section.
    pub sizes: BTreeMap<Section, Distribution>,
}

impl<'a> Survey<'a> {
    /// All lists.
    pub fn lists(&self) -> u64 {
        self.verdicts.values().sum()
    }

    /// Counts a list.
    pub fn add(&mut self, outcome: &Outcome<'a>) {
        let context = &outcome.context;
        *self.rulesets.entry(&context.ruleset.id).or_default() += 1;
        self.terms.insert(&context.ruleset.id, context.terms);
        *self.verdicts.entry(outcome.verdict).or_default() += 1;
        let leader = context.resolution.leader();
        let known = leader.map(|line| line.entry);
        // Some games have none.
        if known.is_some() || context.ruleset.section(Section::Leader).is_some() {
            self.leaders.entry(known.map(|entry| &entry.card.number)).or_insert((known, 0)).1 += 1;
        }
        if let Some(leader) = leader {
            *self.colors.entry(leader.entry.card.colors.into()).or_default() += 1;
        }
        self.add_cards(outcome);
        self.add_findings(outcome);
        for cap in Profile::of(context).caps {
            let used = self.caps.entry(cap.keyword).or_default();
            used.max.insert(cap.max);
            used.cards.add(cap.cards);
            used.at_cap += u64::from(cap.cards == cap.max);
            used.above_cap += u64::from(cap.cards > cap.max);
        }
        for section in Section::ALL {
            let size = context.size(section);
            if size > 0 || context.ruleset.section(section).is_some() {
                self.sizes.entry(section).or_default().add(size);
            }
        }
    }

    fn add_cards(&mut self, outcome: &Outcome<'a>) {
        let mut copies: BTreeMap<&'a CardNumber, (&'a Entry, u32)> = BTreeMap::new();
        let lines = &outcome.context.resolution.lines;
        for line in lines.iter().filter(|line| line.section != Section::Leader) {
            copies.entry(&line.entry.card.number).or_insert((line.entry, 0)).1 += line.line.count;
        }
        for (number, (entry, copies)) in copies {
            let usage = self.cards.entry(number).or_insert(Usage { entry, copies: Distribution::default() });
            usage.copies.add(copies);
        }
    }

    fn add_findings(&mut self, outcome: &Outcome<'a>) {
        let mut findings: BTreeMap<&'static str, Found> = BTreeMap::new();
        for finding in &outcome.findings {
            let check = finding.check;
            findings.entry(check.code).or_insert(Found { check, lists: 1, findings: 0 }).findings += 1;
        }
        join(&mut self.findings, findings, Found::join);
    }

    /// Adds what was counted apart.
    pub fn join(&mut self, other: Self) {
        join(&mut self.rulesets, other.rulesets, add);
        self.terms.extend(other.terms);
        join(&mut self.verdicts, other.verdicts, add);
        join(&mut self.leaders, other.leaders, |of, (_, lists)| of.1 += lists);
        join(&mut self.colors, other.colors, add);
        join(&mut self.cards, other.cards, |usage, other| usage.copies.join(other.copies));
        join(&mut self.findings, other.findings, Found::join);
        join(&mut self.caps, other.caps, Used::join);
        join(&mut self.sizes, other.sizes, Distribution::join);
    }
}

impl Found {
    fn join(&mut self, other: Self) {
        self.lists += other.lists;
        self.findings += other.findings;
    }
}

impl Used {
    fn join(&mut self, other: Self) {
        self.max.extend(other.max);
        self.cards.join(other.cards);
        self.at_cap += other.at_cap;
        self.above_cap += other.above_cap;
    }
}

fn add(sum: &mut u64, more: u64) {
    *sum += more;
}

/// Joins two maps; `both` adds to what is there.
fn join<K: Ord, V>(map: &mut BTreeMap<K, V>, other: BTreeMap<K, V>, both: impl Fn(&mut V, V)) {
    for (key, value) in other {
        match map.get_mut(&key) {
            Some(known) => both(known, value),
            None => {
                map.insert(key, value);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::Catalog;
    use crate::ruleset::Ruleset;
    use crate::{deck, legality};

    const LISTS: [&str; 4] = [
        "1 BT1-001\n4 BT1-006\n",
        "1 BT1-001\n2 BT1-006\n2 BT1-006_PR\n1 BT9-090\n",
        "1 BT1-003\n5 BT1-006\n",
        "2 BT1-008\nSide Deck\n1 BT1-008\n",
    ];

    fn number(text: &str) -> CardNumber {
        text.parse().expect("a number")
    }

    fn rules() -> Ruleset {
        Ruleset::embedded("dbscg-1.10").expect("embedded")
    }

    fn survey<'a>(readings: &'a [deck::Reading], catalog: &'a Catalog, rules: &'a Ruleset) -> Survey<'a> {
        let mut survey = Survey::default();
        for reading in readings {
            survey.add(&legality::check(reading, catalog, rules));
        }
        survey
    }

    fn readings() -> Vec<deck::Reading> {
        LISTS.iter().flat_map(|list| deck::read(list).readings).collect()
    }

    #[test]
    fn a_card_is_counted_once_a_list_over_all_prints_lines_and_sections() {
        let (readings, catalog, rules) = (readings(), Catalog::embedded(), rules());
        let survey = survey(&readings, &catalog, &rules);
        let copies = |text: &str| survey.cards[&number(text)].copies.clone();
        assert_eq!(copies("BT1-006"), Distribution(BTreeMap::from([(4, 2), (5, 1)])));
        assert_eq!(copies("BT1-008"), Distribution(BTreeMap::from([(3, 1)])));
        assert!(!survey.cards.contains_key(&number("BT1-001")), "a leader is no card of the deck");
    }

    #[test]
    fn every_list_has_one_verdict_and_one_leader_or_none() {
        let (readings, catalog, rules) = (readings(), Catalog::embedded(), rules());
        let survey = survey(&readings, &catalog, &rules);
        assert_eq!(survey.lists(), 4);
        assert_eq!(survey.verdicts, BTreeMap::from([(Verdict::Incomplete, 3), (Verdict::Illegal, 1)]));
        let leaders: Vec<u64> = survey.leaders.values().map(|(_, lists)| *lists).collect();
        assert_eq!(leaders, [1, 2, 1], "none, BT1-001, BT1-003");
        assert_eq!(survey.colors, BTreeMap::from([(vec![Color::Red], 3)]));
    }

    #[test]
    fn a_cap_counts_the_lists_that_do_not_use_it_too() {
        let (readings, catalog, rules) = (readings(), Catalog::embedded(), rules());
        let used = &survey(&readings, &catalog, &rules).caps[&Keyword::SuperCombo];
        let expected = Distribution(BTreeMap::from([(0, 3), (1, 1)]));
        assert_eq!(used, &Used { max: BTreeSet::from([4]), cards: expected, at_cap: 0, above_cap: 0 });
    }

    #[test]
    fn parts_joined_are_the_whole() {
        let (readings, catalog, rules) = (readings(), Catalog::embedded(), rules());
        let whole = survey(&readings, &catalog, &rules);
        for at in 0..=readings.len() {
            let (first, second) = readings.split_at(at);
            let mut joined = survey(second, &catalog, &rules);
            joined.join(survey(first, &catalog, &rules));
            assert_eq!(format!("{joined:?}"), format!("{whole:?}"));
        }
    }
}
