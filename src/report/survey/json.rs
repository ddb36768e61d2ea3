//! The survey as one object.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::{Row, Surveyed, Verdicts};
use crate::ability::Keyword;
use crate::card::{Card, CardNumber, Color, Section};
use crate::diagnostic::Severity;
use crate::legality::survey::{Distribution, Found, Usage, Used};
use crate::report::figures::rounded;
use crate::report::json::JudgedBy;
use crate::shown;

#[derive(Serialize)]
struct Record<'a> {
    lists: u64,
    other_leaders: u64,
    unreadable: u64,
    skipped: u64,
    leader: Option<&'a CardNumber>,
    rulesets: &'a BTreeMap<&'a str, u64>,
    /// The list of limits that each edition was taken with.
    ban_lists: BTreeMap<&'a str, JudgedBy<'a>>,
    verdicts: Verdicts,
    leaders: Vec<LeaderRecord<'a>>,
    colors: Vec<ColorRecord<'a>>,
    cards: Vec<CardRecord<'a>>,
    findings: Vec<FindingRecord<'a>>,
    caps: Vec<CapRecord<'a>>,
    sizes: Vec<SizeRecord<'a>>,
}

/// How many lists, and what share of all of them that is, with the ends of its interval.
#[derive(Serialize)]
struct Portion {
    lists: u64,
    share: Option<f64>,
    interval: Option<[f64; 2]>,
}

#[derive(Serialize)]
struct LeaderRecord<'a> {
    card: Option<&'a CardNumber>,
    name: Option<&'a str>,
    colors: Option<Vec<&'a str>>,
    #[serde(flatten)]
    portion: Portion,
}

#[derive(Serialize)]
struct ColorRecord<'a> {
    colors: Vec<&'a str>,
    #[serde(flatten)]
    portion: Portion,
}

#[derive(Serialize)]
struct CardRecord<'a> {
    card: &'a CardNumber,
    name: &'a str,
    #[serde(rename = "type")]
    kind: &'a str,
    #[serde(flatten)]
    portion: Portion,
    copies: u64,
    mean: f64,
    by_copies: &'a Distribution,
}

#[derive(Serialize)]
struct FindingRecord<'a> {
    code: &'a str,
    name: &'a str,
    severity: Severity,
    #[serde(flatten)]
    portion: Portion,
    findings: u64,
}

#[derive(Serialize)]
struct CapRecord<'a> {
    keyword: &'static str,
    max: &'a BTreeSet<u32>,
    lists: u64,
    using: u64,
    at_cap: u64,
    above_cap: u64,
    mean: f64,
    by_cards: &'a Distribution,
}

#[derive(Serialize)]
struct SizeRecord<'a> {
    section: Section,
    lists: u64,
    mean: f64,
    by_cards: &'a Distribution,
}

/// `{"lists": 1404, "verdicts": {"legal": …}, "leaders": […], "colors": […], "cards": […], "findings": […], "caps": […],
/// "sizes": […]}`.
pub fn json(surveyed: &Surveyed<'_>) -> String {
    let (survey, top) = (&surveyed.survey, surveyed.top);
    let portion = |lists| Portion::of(surveyed, lists);
    let record = Record {
        lists: survey.lists(),
        other_leaders: surveyed.only.map_or(0, |(_, others)| others),
        unreadable: surveyed.unreadable,
        skipped: surveyed.skipped,
        leader: surveyed.only.map(|(entry, _)| &entry.card.number),
        rulesets: &survey.rulesets,
        ban_lists: survey.terms.iter().map(|(id, terms)| (*id, (*terms).into())).collect(),
        verdicts: Verdicts::of(survey),
        leaders: surveyed.leaders().iter().take(top).map(|row| leader(row, portion(row.lists))).collect(),
        colors: surveyed
            .colors()
            .into_iter()
            .map(|(set, lists)| ColorRecord { colors: names(set.iter().copied()), portion: portion(lists) })
            .collect(),
        cards: surveyed.cards().into_iter().take(top).map(|of| card(of, portion(of.copies.lists()))).collect(),
        findings: surveyed.findings().into_iter().take(top).map(|of| finding(of, portion(of.lists))).collect(),
        caps: survey.caps.iter().map(|(keyword, used)| cap(*keyword, used)).collect(),
        sizes: survey.sizes.iter().map(|(section, sizes)| size(*section, sizes)).collect(),
    };
    // Plain data, which JSON can hold.
    shown::json(&record) + "\n"
}

impl Portion {
    fn of(surveyed: &Surveyed<'_>, lists: u64) -> Self {
        let share = surveyed.share(lists);
        let interval = share.map(|share| [rounded(share.low), rounded(share.high)]);
        Self { lists, share: share.map(|share| rounded(share.value)), interval }
    }
}

fn names<'a>(colors: impl Iterator<Item = Color>) -> Vec<&'a str> {
    colors.map(Color::name).collect()
}

fn leader<'a>(row: &Row<'a>, portion: Portion) -> LeaderRecord<'a> {
    LeaderRecord {
        card: row.card.map(|card| &card.number),
        name: row.card.map(Card::name),
        colors: row.card.map(|card| names(card.colors.iter())),
        portion,
    }
}

fn card<'a>(usage: &'a Usage<'a>, portion: Portion) -> CardRecord<'a> {
    let Usage { entry, copies } = usage;
    CardRecord {
        card: &entry.card.number,
        name: entry.card.name(),
        kind: entry.card.kind.id(),
        portion,
        copies: copies.cards(),
        mean: rounded(copies.mean()),
        by_copies: copies,
    }
}

fn finding(found: &Found, portion: Portion) -> FindingRecord<'_> {
    let Found { check, findings, .. } = found;
    FindingRecord { code: check.code, name: check.name, severity: check.severity, portion, findings: *findings }
}

fn cap(keyword: Keyword, used: &Used) -> CapRecord<'_> {
    let Used { max, cards, at_cap, above_cap } = used;
    CapRecord {
        keyword: keyword.id(),
        max,
        lists: cards.lists(),
        using: cards.at_least(1),
        at_cap: *at_cap,
        above_cap: *above_cap,
        mean: rounded(cards.mean()),
        by_cards: cards,
    }
}

fn size(section: Section, sizes: &Distribution) -> SizeRecord<'_> {
    SizeRecord { section, lists: sizes.lists(), mean: rounded(sizes.mean()), by_cards: sizes }
}
