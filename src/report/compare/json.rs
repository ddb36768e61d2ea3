//! Two lists as one object.

use serde::Serialize;

use super::{Chances, Counted, Difference, turns};
use crate::card::{CardNumber, Section};
use crate::legality::Verdict;
use crate::legality::compare::{Copies, Pair};
use crate::legality::profile::Cap;
use crate::report::Checked;
use crate::report::json::JudgedBy;
use crate::report::odds::Wanted;
use crate::shown;

#[derive(Serialize)]
struct Record<'a> {
    before: List<'a>,
    after: List<'a>,
    same: bool,
    cards_out: u32,
    cards_in: u32,
    cards_same: u32,
    cards: Vec<CardRecord<'a>>,
    figures: Vec<FigureRecord<'a>>,
    caps: Vec<CapRecord>,
    #[serde(flatten)]
    chances: Option<ChancesRecord<'a>>,
}

#[derive(Serialize)]
struct List<'a> {
    source: &'a str,
    name: Option<&'a str>,
    ruleset: &'a str,
    #[serde(flatten)]
    judged: JudgedBy<'a>,
    leader: Option<&'a CardNumber>,
    verdict: Verdict,
}

#[derive(Serialize)]
struct CardRecord<'a> {
    section: Section,
    card: &'a CardNumber,
    name: &'a str,
    #[serde(flatten)]
    copies: Pair<u32>,
}

#[derive(Serialize)]
struct FigureRecord<'a> {
    of: &'a str,
    key: &'a str,
    #[serde(flatten)]
    cards: Pair<u32>,
}

#[derive(Serialize)]
struct CapRecord {
    key: &'static str,
    #[serde(flatten)]
    cards: Pair<u32>,
    /// `null` where the edition of a list has no such cap.
    max: Pair<Option<u32>>,
}

#[derive(Serialize)]
struct ChancesRecord<'a> {
    first: bool,
    mulligan: &'a str,
    want: Vec<WantRecord<'a>>,
}

#[derive(Serialize)]
struct WantRecord<'a> {
    expr: &'a str,
    impossible: Pair<Option<String>>,
    by_turn: Vec<TurnRecord>,
}

#[derive(Serialize)]
struct TurnRecord {
    turn: usize,
    #[serde(flatten)]
    p: Pair<f64>,
}

/// `{"before": {"source": …}, "after": …, "same": …, "cards": [{"section": …, "card": …, "before": 4, "after": 2}], …}`.
/// Only cards that change are listed.
pub fn json(difference: &Difference<'_>) -> String {
    fn card<'a>(of: &Copies<'a>) -> CardRecord<'a> {
        CardRecord { section: of.section, card: &of.card.number, name: of.card.name(), copies: of.copies }
    }
    let comparison = &difference.comparison;
    let figures = difference.figures();
    let cap = |cap: &Pair<Option<Cap>>| CapRecord {
        key: cap.before.or(cap.after).map(|cap| cap.keyword.id()).unwrap_or_default(),
        cards: cap.map(|cap| cap.map_or(0, |cap| cap.cards)),
        max: cap.map(|cap| cap.map(|cap| cap.max)),
    };
    let Pair { before, after } = difference.lists.as_ref().map(list);
    let record = Record {
        before,
        after,
        same: comparison.is_same(),
        cards_out: comparison.moved().before,
        cards_in: comparison.moved().after,
        cards_same: comparison.stayed(),
        cards: comparison.changed().map(card).collect(),
        figures: figures
            .iter()
            .filter(|figure| figure.counted != Counted::Cap)
            .map(|figure| FigureRecord { of: figure.counted.id(), key: &figure.key, cards: figure.cards })
            .collect(),
        caps: difference.caps().iter().map(cap).collect(),
        chances: difference.chances.as_ref().map(chances),
    };
    // Plain data, which JSON can hold.
    shown::json(&record) + "\n"
}

fn list<'a>(checked: &Checked<'a>) -> List<'a> {
    let context = &checked.outcome.context;
    List {
        source: checked.source,
        name: context.reading.deck.name.as_deref(),
        ruleset: &context.ruleset.id,
        judged: context.terms.into(),
        leader: context.resolution.leader().map(|line| &line.entry.card.number),
        verdict: checked.outcome.verdict,
    }
}

fn chances<'a>(chances: &'a Chances<'a>) -> ChancesRecord<'a> {
    let want = |want: &'a Pair<Wanted>| WantRecord {
        expr: &want.before.expr,
        impossible: want.as_ref().map(|want| want.impossible.as_ref().map(ToString::to_string)),
        by_turn: turns(want).map(|(turn, p)| TurnRecord { turn, p }).collect(),
    };
    ChancesRecord { first: chances.first, mulligan: chances.mulligan, want: chances.wants.iter().map(want).collect() }
}
