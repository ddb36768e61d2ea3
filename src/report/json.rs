//! The JSON of `check`: the form others rely on.

use std::collections::BTreeMap;

use schemars::{JsonSchema, Schema};
use serde::Serialize;
use serde::ser::SerializeMap;

use super::{Checked, schema};
use crate::card::{CardNumber, Section};
use crate::diagnostic::{Place, Safety, Severity};
use crate::legality::{Finding, Terms, Verdict};
use crate::shown;

/// Everything found in some lists.
#[derive(Serialize, JsonSchema)]
struct Checks<'a> {
    /// `scouter`.
    tool: &'a str,
    /// Its version.
    version: &'a str,
    /// The edition of lists that do not say otherwise.
    ruleset: &'a str,
    /// The lists, in the order in which they were named.
    decks: Vec<Deck<'a>>,
}

/// Everything found in a deck.
#[derive(Serialize, JsonSchema)]
struct Deck<'a> {
    /// The file, with the place of the list in it: `lists.jsonl#17`.
    source: &'a str,
    /// What the list calls itself.
    name: Option<&'a str>,
    /// The leader, or the ruler, where one is named and known.
    leader: Option<&'a CardNumber>,
    /// The edition it was checked by.
    ruleset: &'a str,
    #[serde(flatten)]
    judged: JudgedBy<'a>,
    /// Cards by section, without the leader.
    counts: Counts,
    verdict: Verdict,
    /// Everything that was found, in the order of the lines.
    findings: Vec<Found<'a>>,
}

/// The list of limits that a verdict goes by: its day and what it is called, both nothing where none applies.
#[derive(Serialize, JsonSchema)]
pub(super) struct JudgedBy<'a> {
    /// The day of the ban list that applies; `null` where none does.
    list: Option<String>,
    /// What that list is called.
    list_name: Option<&'a str>,
}

impl<'a> From<Terms<'a>> for JudgedBy<'a> {
    fn from(terms: Terms<'a>) -> Self {
        Self { list: terms.day_of_list().map(|day| day.to_string()), list_name: terms.name_of_list() }
    }
}

/// Cards by section, in the order lists are written.
#[derive(JsonSchema)]
#[schemars(into = "BTreeMap<Section, u32>")]
pub(super) struct Counts(Vec<(Section, u32)>);

impl Counts {
    pub(super) fn of(checked: &Checked<'_>) -> Self {
        Self(checked.counts().filter(|(section, _)| *section != Section::Leader).collect())
    }
}

impl Serialize for Counts {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (section, count) in &self.0 {
            map.serialize_entry(section.id(), count)?;
        }
        map.end()
    }
}

/// Something that was found in a list.
#[derive(Serialize, JsonSchema)]
pub(super) struct Found<'a> {
    /// Stable code, `DS0301`.
    code: &'a str,
    /// The same in words: `copy-limit`.
    name: &'a str,
    severity: Severity,
    /// The rule that says so.
    rule: Option<&'a str>,
    /// One sentence, in the language of whoever reads.
    message: String,
    /// The cards that it is about.
    cards: &'a [CardNumber],
    /// How many there are.
    count: Option<u32>,
    /// How many there may be.
    limit: Option<u32>,
    /// Where, if it has a place.
    span: Option<Place>,
    /// What would mend it, in words.
    help: Option<String>,
    /// The edits that would mend it, where the text allows it.
    fix: Option<Fix<'a>>,
}

impl Found<'_> {
    /// The same of a text that has no such place.
    pub(super) fn without_place(self) -> Self {
        Self { span: None, fix: None, ..self }
    }
}

/// Edits that mend a finding.
#[derive(Serialize, JsonSchema)]
struct Fix<'a> {
    safety: Safety,
    /// What to replace; all of them, or none.
    edits: Vec<Edit<'a>>,
}

/// Replace what stands in a place.
#[derive(Serialize, JsonSchema)]
pub(super) struct Edit<'a> {
    /// What goes.
    pub(super) span: Place,
    /// What comes.
    pub(super) text: &'a str,
}

/// What all of it looks like.
pub fn schema() -> Schema {
    schema::of::<Checks<'_>>()
}

/// What stands before the decks.
pub fn head(ruleset: &str) -> String {
    let checks = Checks { tool: "scouter", version: env!("CARGO_PKG_VERSION"), ruleset, decks: Vec::new() };
    shown::json(&checks).trim_end_matches("]}").to_owned()
}

/// What stands behind the decks.
pub const TAIL: &str = "\n]}\n";

/// One deck; `first` tells whether a comma must part it from another.
pub fn deck(checked: &Checked<'_>, first: bool) -> String {
    let deck = Deck {
        source: checked.source,
        name: checked.outcome.context.reading.deck.name.as_deref(),
        leader: checked.outcome.context.resolution.leader().map(|line| &line.entry.card.number),
        ruleset: &checked.outcome.context.ruleset.id,
        judged: checked.outcome.context.terms.into(),
        counts: Counts::of(checked),
        verdict: checked.outcome.verdict,
        findings: checked.outcome.findings.iter().map(|finding| found(checked, finding)).collect(),
    };
    // Strings, numbers and lists always serialise.
    let deck = shown::json(&deck);
    if first { format!("\n{deck}") } else { format!(",\n{deck}") }
}

pub(super) fn found<'a>(checked: &Checked<'_>, finding: &'a Finding) -> Found<'a> {
    let diagnostic = &finding.diagnostic;
    let edit = |edit: &'a crate::diagnostic::Edit| Edit { span: checked.place(edit.span), text: &edit.text };
    Found {
        code: finding.check.code,
        name: finding.check.name,
        severity: diagnostic.severity,
        rule: finding.rule.as_deref(),
        message: diagnostic.message.text(checked.lang),
        cards: &finding.cards,
        count: finding.count,
        limit: finding.limit,
        span: diagnostic.span.map(|span| checked.place(span)),
        help: diagnostic.fix.as_ref().map(|fix| fix.help.text(checked.lang)),
        // Advice that only a person can carry out is help, not a fix.
        fix: diagnostic
            .fix
            .as_ref()
            .filter(|fix| !fix.edits.is_empty())
            .map(|fix| Fix { safety: fix.safety, edits: fix.edits.iter().map(edit).collect() }),
    }
}
