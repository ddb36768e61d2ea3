//! The JSON of `check`: the form others rely on.

use serde::Serialize;
use serde::ser::SerializeMap;

use super::Checked;
use crate::card::{CardNumber, Section};
use crate::diagnostic::{Place, Safety, Severity};
use crate::legality::{Finding, Terms, Verdict};
use crate::shown;

/// Everything found in a deck.
#[derive(Serialize)]
struct Deck<'a> {
    source: &'a str,
    name: Option<&'a str>,
    leader: Option<&'a CardNumber>,
    ruleset: &'a str,
    #[serde(flatten)]
    judged: JudgedBy<'a>,
    counts: Counts,
    verdict: Verdict,
    findings: Vec<Found<'a>>,
}

/// The list of limits that a verdict goes by: its day and what it is called, both nothing where none applies.
#[derive(Serialize)]
pub(super) struct JudgedBy<'a> {
    list: Option<String>,
    list_name: Option<&'a str>,
}

impl<'a> From<Terms<'a>> for JudgedBy<'a> {
    fn from(terms: Terms<'a>) -> Self {
        Self { list: terms.day_of_list().map(|day| day.to_string()), list_name: terms.name_of_list() }
    }
}

/// Cards by section, in the order lists are written.
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

#[derive(Serialize)]
pub(super) struct Found<'a> {
    code: &'a str,
    name: &'a str,
    severity: Severity,
    rule: Option<&'a str>,
    message: String,
    cards: &'a [CardNumber],
    count: Option<u32>,
    limit: Option<u32>,
    span: Option<Place>,
    help: Option<String>,
    fix: Option<Fix<'a>>,
}

#[derive(Serialize)]
struct Fix<'a> {
    safety: Safety,
    edits: Vec<Edit<'a>>,
}

#[derive(Serialize)]
pub(super) struct Edit<'a> {
    pub(super) span: Place,
    pub(super) text: &'a str,
}

/// What stands before the decks.
pub fn head(ruleset: &str) -> String {
    let tool = serde_json::json!({"tool": "scouter", "version": env!("CARGO_PKG_VERSION"), "ruleset": ruleset});
    let tool = shown::json(&tool);
    format!("{},\"decks\":[", tool.trim_end_matches('}'))
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
