//! Two lists as one object.

use schemars::{JsonSchema, Schema};
use serde::Serialize;

use super::{Chances, Counted, Difference, turns};
use crate::card::{CardNumber, Section};
use crate::legality::Verdict;
use crate::legality::compare::{Copies, Pair};
use crate::legality::profile::Cap;
use crate::report::Checked;
use crate::report::json::JudgedBy;
use crate::report::odds::Wanted;
use crate::report::schema;
use crate::shown;

/// Two lists beside each other.
#[derive(Serialize, JsonSchema)]
struct Record<'a> {
    /// The first list.
    before: List<'a>,
    /// The second list.
    after: List<'a>,
    /// They have the same cards.
    same: bool,
    /// Copies that went.
    cards_out: u32,
    /// Copies that came.
    cards_in: u32,
    /// Copies that stayed.
    cards_same: u32,
    /// Cards that change.
    cards: Vec<CardRecord<'a>>,
    /// Cards by section, cost, type and color, changed or not.
    figures: Vec<FigureRecord<'a>>,
    /// Cards with keywords that editions have limits for.
    caps: Vec<CapRecord>,
    #[serde(flatten)]
    chances: Option<ChancesRecord<'a>>,
}

/// One of the lists.
#[derive(Serialize, JsonSchema)]
struct List<'a> {
    /// The file.
    source: &'a str,
    /// What it calls itself.
    name: Option<&'a str>,
    /// The edition it was checked by.
    ruleset: &'a str,
    #[serde(flatten)]
    judged: JudgedBy<'a>,
    leader: Option<&'a CardNumber>,
    verdict: Verdict,
}

/// A card with its copies in both.
#[derive(Serialize, JsonSchema)]
struct CardRecord<'a> {
    section: Section,
    card: &'a CardNumber,
    name: &'a str,
    #[serde(flatten)]
    copies: Pair<u32>,
}

/// Cards that have something in common, in both lists.
#[derive(Serialize, JsonSchema)]
struct FigureRecord<'a> {
    /// What: `size`, `cost`, `type`, `color`.
    of: &'a str,
    /// Which: a section, a cost, a type, colors.
    key: &'a str,
    #[serde(flatten)]
    cards: Pair<u32>,
}

/// Cards with a keyword, in both lists.
#[derive(Serialize, JsonSchema)]
struct CapRecord {
    /// The keyword.
    key: &'static str,
    #[serde(flatten)]
    cards: Pair<u32>,
    /// `null` where the edition of a list has no such cap.
    max: Pair<Option<u32>>,
}

/// The chances of both, where something is wanted.
#[derive(Serialize, JsonSchema)]
struct ChancesRecord<'a> {
    /// The player goes first.
    first: bool,
    /// What goes back.
    mulligan: &'a str,
    /// What is wanted, one after the other.
    want: Vec<WantRecord<'a>>,
}

/// A want and its chances.
#[derive(Serialize, JsonSchema)]
struct WantRecord<'a> {
    /// As it was asked for.
    expr: &'a str,
    /// Why it cannot come true, where it cannot.
    impossible: Pair<Option<String>>,
    /// From turn 0, the hand after the mulligan.
    by_turn: Vec<TurnRecord>,
}

/// The chances by a turn.
#[derive(Serialize, JsonSchema)]
struct TurnRecord {
    /// The own turn; 0 is the hand.
    turn: usize,
    #[serde(flatten)]
    p: Pair<f64>,
}

/// What the object looks like.
pub fn schema() -> Schema {
    schema::of::<Record<'_>>()
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
