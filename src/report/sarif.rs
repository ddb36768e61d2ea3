//! Findings as SARIF 2.1.0, for code hosts and editors.

use serde_json::{Value, json};

use super::Checked;
use crate::diagnostic::{Place, Severity};
use crate::legality::{CHECKS, Finding};

/// The results of one deck.
pub fn results(checked: &Checked<'_>) -> Vec<Value> {
    checked.outcome.findings.iter().map(|finding| result(checked, finding)).collect()
}

/// The log that holds them.
pub fn log(results: &[Value]) -> String {
    let rules: Vec<Value> = CHECKS
        .into_iter()
        .map(|check| {
            let (first, rest) = check.doc.split_once('\n').unwrap_or((check.doc, ""));
            json!({
                "id": check.code,
                "name": check.name,
                "shortDescription": {"text": first.trim()},
                "fullDescription": {"text": rest.trim()},
                "defaultConfiguration": {"level": level(check.severity)},
            })
        })
        .collect();
    let log = json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": {"driver": {"name": "scouter", "version": env!("CARGO_PKG_VERSION"), "rules": rules}},
            "columnKind": "unicodeCodePoints",
            "results": results,
        }],
    });
    // Strings, numbers and lists always serialise.
    serde_json::to_string_pretty(&log).unwrap_or_default() + "\n"
}

fn level(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Note => "note",
    }
}

fn region(place: Place) -> Value {
    json!({"startLine": place.line, "startColumn": place.column, "endColumn": place.column + place.length})
}

fn result(checked: &Checked<'_>, finding: &Finding) -> Value {
    let diagnostic = &finding.diagnostic;
    let artifact = json!({"uri": checked.path});
    let mut physical = json!({"artifactLocation": artifact});
    if let Some(span) = diagnostic.span {
        physical["region"] = region(checked.place(span));
    }
    let help = diagnostic.fix.as_ref().map(|fix| format!("; {}", fix.help)).unwrap_or_default();
    let mut result = json!({
        "ruleId": finding.check.code,
        "level": level(diagnostic.severity),
        "message": {"text": format!("{}{help}", diagnostic.message)},
        "locations": [{"physicalLocation": physical}],
        "properties": {"deck": checked.source, "rule": finding.rule, "ruleset": checked.outcome.context.ruleset.id},
    });
    if let Some(fix) = diagnostic.fix.as_ref().filter(|fix| !fix.edits.is_empty()) {
        let replacements: Vec<Value> = fix
            .edits
            .iter()
            .map(|edit| {
                let region = json!({"charOffset": chars(checked.text, edit.span.start),
                                    "charLength": edit.span.text(checked.text).chars().count()});
                json!({"deletedRegion": region, "insertedContent": {"text": edit.text}})
            })
            .collect();
        let change = json!({"artifactLocation": artifact, "replacements": replacements});
        result["fixes"] = json!([{"description": {"text": fix.help}, "artifactChanges": [change]}]);
    }
    result
}

fn chars(text: &str, byte: usize) -> usize {
    text.get(..byte).map_or(0, |before| before.chars().count())
}
