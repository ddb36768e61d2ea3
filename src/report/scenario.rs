//! How scenarios went: for people, and as JSON.

use std::fmt::Write as _;

use serde::Serialize;

use crate::shown;
use crate::sim::scenario::Failure;

/// A scenario that was played.
#[derive(Debug)]
pub struct Played {
    /// The file.
    pub file: String,
    /// What the scenario shows.
    pub name: String,
    /// What failed.
    pub failures: Vec<Failure>,
}

impl Played {
    /// Nothing failed.
    pub fn passed(&self) -> bool {
        self.failures.is_empty()
    }
}

/// Failures with the log up to there, and a count.
pub fn human(played: &[Played]) -> String {
    let mut out = String::new();
    for scenario in played.iter().filter(|scenario| !scenario.passed()) {
        // Writing to a string does not fail.
        let _ = writeln!(out, "FAILED {}: {}", shown::line(&scenario.file), shown::line(&scenario.name));
        for failure in &scenario.failures {
            let line = failure.line.map(|line| format!("line {line}: ")).unwrap_or_default();
            let _ = writeln!(out, "  {line}{}", shown::line(&failure.message));
        }
        if let Some(first) = scenario.failures.first() {
            let _ = writeln!(out, "  what had happened:");
            if first.log.is_empty() {
                let _ = writeln!(out, "    nothing");
            }
            for line in &first.log {
                let _ = writeln!(out, "    {}", shown::line(line));
            }
        }
        out.push('\n');
    }
    let failed = played.iter().filter(|scenario| !scenario.passed()).count();
    let _ = writeln!(out, "{} passed, {failed} failed", played.len() - failed);
    out
}

#[derive(Serialize)]
struct Document<'a> {
    passed: usize,
    failed: usize,
    files: Vec<Entry<'a>>,
}

#[derive(Serialize)]
struct Entry<'a> {
    file: &'a str,
    name: &'a str,
    passed: bool,
    failures: Vec<Fault<'a>>,
}

#[derive(Serialize)]
struct Fault<'a> {
    line: Option<u64>,
    message: &'a str,
    log: &'a [String],
}

/// One object for all of them.
pub fn json(played: &[Played]) -> String {
    let files = played
        .iter()
        .map(|scenario| Entry {
            file: &scenario.file,
            name: &scenario.name,
            passed: scenario.passed(),
            failures: scenario
                .failures
                .iter()
                .map(|failure| Fault { line: failure.line, message: &failure.message, log: &failure.log })
                .collect(),
        })
        .collect();
    let failed = played.iter().filter(|scenario| !scenario.passed()).count();
    let document = Document { passed: played.len() - failed, failed, files };
    // Plain structures of strings and numbers always serialize.
    shown::json(&document) + "\n"
}
