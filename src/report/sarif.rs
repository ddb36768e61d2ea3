//! Findings as SARIF 2.1.0, for code hosts and editors.

use std::fmt::Write as _;

use serde_json::{Value, json};

use super::Checked;
use crate::diagnostic::{Severity, Span};
use crate::language::Lang;
use crate::legality::{CHECKS, Finding};
use crate::shown;

/// The results of one deck.
pub fn results(checked: &Checked<'_>) -> Vec<Value> {
    checked.outcome.findings.iter().map(|finding| result(checked, finding)).collect()
}

/// What the log says of one deck beside its results.
pub fn deck(checked: &Checked<'_>) -> Value {
    let outcome = checked.outcome;
    let terms = outcome.context.terms;
    json!({
        "deck": checked.source,
        "verdict": outcome.verdict.id(),
        "ruleset": terms.ruleset.id,
        "list": terms.day_of_list(),
        "listName": terms.name_of_list(),
    })
}

/// The log that holds the results, and what is said of the decks.
pub fn log(results: &[Value], decks: &[Value], lang: Lang) -> String {
    let rules: Vec<Value> = CHECKS
        .into_iter()
        .map(|check| {
            let doc = check.doc_in(lang);
            let (first, rest) = doc.split_once('\n').unwrap_or((doc, ""));
            json!({
                "id": check.code,
                "name": check.name,
                "shortDescription": {"text": first.trim()},
                "fullDescription": {"text": plain_text(rest)},
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
            "properties": {"decks": decks},
        }],
    });
    // Strings, numbers and lists always serialise.
    shown::json_pretty(&log) + "\n"
}

fn level(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Note => "note",
    }
}

fn region(checked: &Checked<'_>, span: Span) -> Value {
    let start = checked.place(span);
    // A place of no length behind the last character: where an entry over several lines ends.
    let end = checked.place(Span::new(span.end, span.end));
    json!({"startLine": start.line, "startColumn": start.column, "endLine": end.line, "endColumn": end.column})
}

/// A path as a relative reference: everything but the plain characters of a path is percent-encoded.
fn uri(path: &str) -> String {
    let plain = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'/' | b'-' | b'_' | b'.' | b'~');
    path.bytes().fold(String::with_capacity(path.len()), |mut out, b| {
        if plain(b) {
            out.push(char::from(b));
        } else {
            // Writing to a string cannot fail.
            let _ = write!(out, "%{b:02X}");
        }
        out
    })
}

fn result(checked: &Checked<'_>, finding: &Finding) -> Value {
    let diagnostic = &finding.diagnostic;
    let artifact = json!({"uri": uri(checked.path)});
    let mut physical = json!({"artifactLocation": artifact});
    if let Some(span) = diagnostic.span {
        physical["region"] = region(checked, span);
    }
    let help = diagnostic.fix.as_ref().map(|fix| format!("; {}", fix.help.text(checked.lang))).unwrap_or_default();
    let mut result = json!({
        "ruleId": finding.check.code,
        "level": level(diagnostic.severity),
        "message": {"text": format!("{}{help}", diagnostic.message.text(checked.lang))},
        "locations": [{"physicalLocation": physical}],
        "properties": {
            "deck": checked.source,
            "rule": finding.rule,
            "ruleset": checked.outcome.context.ruleset.id,
            "list": checked.outcome.context.terms.day_of_list(),
        },
    });
    if !diagnostic.related.is_empty() {
        let related = diagnostic.related.iter().map(|(span, words)| {
            let place = json!({"artifactLocation": artifact, "region": region(checked, *span)});
            json!({"physicalLocation": place, "message": {"text": words.text(checked.lang)}})
        });
        result["relatedLocations"] = related.collect();
    }
    if let Some(fix) = diagnostic.fix.as_ref().filter(|fix| !fix.edits.is_empty()) {
        let replacements: Vec<Value> = fix
            .edits
            .iter()
            .map(|edit| {
                let region = json!({"charOffset": checked.lines.chars_before(checked.text, edit.span.start),
                                    "charLength": edit.span.text(checked.text).chars().count()});
                json!({"deletedRegion": region, "insertedContent": {"text": edit.text}})
            })
            .collect();
        let change = json!({"artifactLocation": artifact, "replacements": replacements});
        result["fixes"] = json!([{"description": {"text": fix.help.text(checked.lang)}, "artifactChanges": [change]}]);
    }
    result
}

/// A doc comment without its marks.
fn plain_text(doc: &str) -> String {
    let lines: Vec<String> = doc.trim().lines().map(|line| line.trim().replacen("# ", "", 1)).collect();
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    #[test]
    fn paths_are_encoded_as_references() {
        assert_eq!(super::uri("a b/c:d#é.txt"), "a%20b/c%3Ad%23%C3%A9.txt");
    }
}
