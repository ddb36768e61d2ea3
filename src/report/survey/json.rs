//! The survey as one object.

use std::collections::{BTreeMap, BTreeSet};

use schemars::{JsonSchema, Schema};
use serde::Serialize;

use super::{Row, Surveyed, Verdicts};
use crate::ability::Keyword;
use crate::card::{Card, CardNumber, Color, Section};
use crate::diagnostic::Severity;
use crate::legality::survey::{Distribution, Found, Usage, Used};
use crate::report::figures::rounded;
use crate::report::json::JudgedBy;
use crate::report::schema;
use crate::shown;

/// Many lists, counted.
#[derive(Serialize, JsonSchema)]
struct Record<'a> {
    /// Lists that were counted.
    lists: u64,
    /// Lists that were left out for another leader.
    other_leaders: u64,
    /// Files and lists that could not be read.
    unreadable: u64,
    /// Files and lists without a known card.
    skipped: u64,
    /// The leader whose lists alone were counted.
    leader: Option<&'a CardNumber>,
    /// Lists by edition.
    rulesets: &'a BTreeMap<&'a str, u64>,
    /// The list of limits that each edition was taken with.
    ban_lists: BTreeMap<&'a str, JudgedBy<'a>>,
    /// Lists by verdict.
    verdicts: Verdicts,
    /// The leaders, most played first.
    leaders: Vec<LeaderRecord<'a>>,
    /// The colors, most played first.
    colors: Vec<ColorRecord<'a>>,
    /// The cards, most played first.
    cards: Vec<CardRecord<'a>>,
    /// What checking found, most found first.
    findings: Vec<FindingRecord<'a>>,
    /// Keywords that editions have limits for.
    caps: Vec<CapRecord<'a>>,
    /// The parts of the decks.
    sizes: Vec<SizeRecord<'a>>,
}

/// How many lists, and what share of all of them that is, with the ends of its interval.
#[derive(Serialize, JsonSchema)]
struct Portion {
    /// How many.
    lists: u64,
    /// The share of all lists.
    share: Option<f64>,
    /// The ends of its interval of 95 %.
    interval: Option<[f64; 2]>,
}

/// A leader, or lists without one.
#[derive(Serialize, JsonSchema)]
struct LeaderRecord<'a> {
    card: Option<&'a CardNumber>,
    name: Option<&'a str>,
    colors: Option<Vec<&'a str>>,
    #[serde(flatten)]
    portion: Portion,
}

/// Lists of some colors.
#[derive(Serialize, JsonSchema)]
struct ColorRecord<'a> {
    colors: Vec<&'a str>,
    #[serde(flatten)]
    portion: Portion,
}

/// A card in lists.
#[derive(Serialize, JsonSchema)]
struct CardRecord<'a> {
    card: &'a CardNumber,
    name: &'a str,
    /// Its type.
    #[serde(rename = "type")]
    kind: &'a str,
    #[serde(flatten)]
    portion: Portion,
    /// Copies in all lists together.
    copies: u64,
    /// Copies in a list that plays it.
    mean: f64,
    /// Lists by copies.
    by_copies: &'a Distribution,
}

/// Something that checking found.
#[derive(Serialize, JsonSchema)]
struct FindingRecord<'a> {
    code: &'a str,
    name: &'a str,
    severity: Severity,
    #[serde(flatten)]
    portion: Portion,
    /// How often, in all lists together.
    findings: u64,
}

/// A keyword that editions have a limit for.
#[derive(Serialize, JsonSchema)]
struct CapRecord<'a> {
    keyword: &'static str,
    /// The limits of the editions.
    max: &'a BTreeSet<u32>,
    /// Lists that it was counted in.
    lists: u64,
    /// Lists that have such cards.
    using: u64,
    /// Lists that have as many as they may.
    at_cap: u64,
    /// Lists that have more.
    above_cap: u64,
    /// Cards in a list.
    mean: f64,
    /// Lists by cards.
    by_cards: &'a Distribution,
}

/// A part of the decks.
#[derive(Serialize, JsonSchema)]
struct SizeRecord<'a> {
    section: Section,
    /// Lists that it was counted in.
    lists: u64,
    /// Cards in a list.
    mean: f64,
    /// Lists by cards.
    by_cards: &'a Distribution,
}

/// What the object looks like.
pub fn schema() -> Schema {
    schema::of::<Record<'_>>()
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
