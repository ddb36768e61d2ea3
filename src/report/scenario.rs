//! How scenarios went: for people, and as JSON.

use std::fmt::Write as _;

use serde::Serialize;

use crate::shown;
use crate::sim::scenario::{Failure, Unplayed};

/// A scenario that was played.
#[derive(Debug)]
pub struct Played {
    /// The file.
    pub file: String,
    /// What the scenario shows.
    pub name: String,
    /// What failed.
    pub failures: Vec<Failure>,
    /// Everything that happened, one line each.
    pub log: Vec<String>,
    /// What is printed on its cards and was not played.
    pub unplayed: Vec<Unplayed>,
}

impl Played {
    /// Nothing failed.
    pub fn passed(&self) -> bool {
        self.failures.is_empty()
    }
}

/// Failures with the log up to there, what was not played, and a count; with `everything` the log of those that passed.
pub fn human(played: &[Played], everything: bool) -> String {
    let mut out = String::new();
    for scenario in played {
        let passed = scenario.passed();
        if passed && !everything && scenario.unplayed.is_empty() {
            continue;
        }
        let how = if passed { "passed" } else { "FAILED" };
        // Writing to a string does not fail.
        let _ = writeln!(out, "{how} {}: {}", shown::line(&scenario.file), shown::line(&scenario.name));
        for failure in &scenario.failures {
            let line = failure.line.map(|line| format!("line {line}: ")).unwrap_or_default();
            let _ = writeln!(out, "  {line}{}", shown::line(&failure.message));
        }
        for unplayed in &scenario.unplayed {
            let _ = writeln!(out, "  played without it: {}", shown::line(&unplayed.to_string()));
        }
        match scenario.failures.first() {
            Some(first) => events(&mut out, "what had happened", &first.log),
            None if everything => events(&mut out, "what happened", &scenario.log),
            None => {}
        }
        out.push('\n');
    }
    let failed = played.iter().filter(|scenario| !scenario.passed()).count();
    let _ = writeln!(out, "{} passed, {failed} failed", played.len() - failed);
    out
}

/// The lines of a log under a heading.
fn events(out: &mut String, heading: &str, log: &[String]) {
    // Writing to a string does not fail.
    let _ = writeln!(out, "  {heading}:");
    if log.is_empty() {
        let _ = writeln!(out, "    nothing");
    }
    for line in log {
        let _ = writeln!(out, "    {}", shown::line(line));
    }
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
    #[serde(rename = "not-played")]
    not_played: Vec<String>,
    log: &'a [String],
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
            not_played: scenario.unplayed.iter().map(ToString::to_string).collect(),
            log: &scenario.log,
        })
        .collect();
    let failed = played.iter().filter(|scenario| !scenario.passed()).count();
    let document = Document { passed: played.len() - failed, failed, files };
    // Plain structures of strings and numbers always serialize.
    shown::json(&document) + "\n"
}
