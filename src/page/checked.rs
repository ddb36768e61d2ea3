//! Whether a list is legal, what was found below which line, and what it is made of.

use serde::Serialize;
use serde_json::value::RawValue;

use super::lines::{self, Line};
use super::list::Known;
use crate::card::Game;
use crate::diagnostic::{LineIndex, Severity, Span};
use crate::legality::profile::Curve;
use crate::legality::{Finding, Verdict};
use crate::report::picture::{self, svg};
use crate::report::{Checked, json, page};
use crate::shown;

/// Findings of one list that are shown; the others are counted.
const MOST_FINDINGS: usize = 200;
/// Lists of one text that can be chosen from.
const MOST_LISTS: usize = 100;
/// Width of a picture: that of a telephone.
pub(super) const PICTURE: f64 = 360.0;

#[derive(Serialize)]
pub(super) struct Answer {
    verdict: Verdict,
    /// The verdict as a word.
    called: String,
    /// Of what, and under which terms.
    told: String,
    name: Option<String>,
    ruleset: String,
    game: Game,
    notation: &'static str,
    /// The names of the lists in the text, where there are several.
    lists: Vec<String>,
    more_lists: usize,
    findings: Vec<Found>,
    more_findings: usize,
    lines: Vec<Line>,
    sections: Vec<page::Part>,
    pictures: Vec<String>,
    json: Option<Box<RawValue>>,
}

#[derive(Serialize)]
struct Found {
    code: &'static str,
    name: &'static str,
    severity: Severity,
    message: String,
    /// Its rule, notes and remedy, as sentences.
    rule: Option<String>,
    notes: Vec<String>,
    help: Option<String>,
    line: Option<usize>,
}

pub(super) fn answer(list: &Known<'_>) -> Answer {
    let checked = list.checked();
    let context = &list.outcome.context;
    let findings = &list.outcome.findings[..list.outcome.findings.len().min(MOST_FINDINGS)];
    let place = |(at, finding): (usize, &Finding)| Some((at, finding.diagnostic.span?));
    let places: Vec<(usize, Span)> = findings.iter().enumerate().filter_map(place).collect();
    let curve = Curve::of(context);
    let picture = svg::inline(&picture::goldfish::costs(&curve, PICTURE, list.lang));
    let several = list.readings.len() > 1;
    let lists = list.readings.iter().take(if several { MOST_LISTS } else { 0 });
    let called = |(at, reading): (usize, &crate::deck::Reading)| {
        let name = reading.deck.name.as_deref().unwrap_or_default();
        format!("{}. {}", at + 1, shown::line(name))
    };
    let whole = format!("{}{}{}", json::head(&list.judge.main_ruleset().id), json::deck(&checked, true), json::TAIL);
    Answer {
        verdict: list.outcome.verdict,
        called: page::called(&checked),
        told: page::told(&checked),
        name: list.reading().deck.name.as_deref().map(|name| shown::line(name).into_owned()),
        ruleset: context.ruleset.id.clone(),
        game: context.ruleset.game,
        notation: crate::deck::notation::recognise(list.text).id,
        lists: lists.enumerate().map(called).collect(),
        more_lists: if several { list.readings.len().saturating_sub(MOST_LISTS) } else { 0 },
        findings: findings.iter().map(|finding| found(&checked, finding)).collect(),
        more_findings: list.outcome.findings.len() - findings.len(),
        lines: lines::of(list.text, &places),
        sections: page::parts(&checked),
        pictures: if curve.0.is_empty() { Vec::new() } else { vec![picture] },
        json: RawValue::from_string(whole.trim_end().to_owned()).ok(),
    }
}

fn found(checked: &Checked<'_>, finding: &Finding) -> Found {
    let diagnostic = &finding.diagnostic;
    let place = |span: Span| LineIndex::place(checked.lines, checked.text, span).line;
    Found {
        code: diagnostic.code,
        name: finding.check.name,
        severity: diagnostic.severity,
        message: diagnostic.message.text(checked.lang),
        rule: finding.rule.as_deref().map(|rule| page::rule(checked, rule)),
        notes: diagnostic.notes.iter().map(|note| page::note(checked, note)).collect(),
        help: diagnostic.fix.as_ref().map(|fix| page::help(checked, &fix.help)),
        line: diagnostic.span.map(place),
    }
}
