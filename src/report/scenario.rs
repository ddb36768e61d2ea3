//! How scenarios went: for people, and as JSON.

use std::fmt::Write as _;

use schemars::{JsonSchema, Schema};
use serde::Serialize;

use super::schema;
use crate::language::{Lang, Message, say};
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
    pub log: Vec<Message>,
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
pub fn human(played: &[Played], everything: bool, lang: Lang) -> String {
    let mut out = Lines { text: String::new(), lang };
    for scenario in played {
        let passed = scenario.passed();
        if passed && !everything && scenario.unplayed.is_empty() {
            continue;
        }
        let (file, name) = (&scenario.file, &scenario.name);
        out.line(
            0,
            &if passed {
                say!("scenario-passed", file = file, name = name)
            } else {
                say!("scenario-failed", file = file, name = name)
            },
        );
        for Failure { line, message, .. } in &scenario.failures {
            match line {
                Some(line) => out.line(2, &say!("scenario-on-line", line = *line, what = message)),
                None => out.line(2, message),
            }
        }
        for unplayed in &scenario.unplayed {
            out.line(2, &say!("scenario-without", what = unplayed.message()));
        }
        match scenario.failures.first() {
            Some(first) => out.events(&say!("scenario-had-happened"), &first.log),
            None if everything => out.events(&say!("scenario-happened"), &scenario.log),
            None => {}
        }
        out.text.push('\n');
    }
    let failed = played.iter().filter(|scenario| !scenario.passed()).count();
    out.line(0, &say!("scenario-sum", passed = played.len() - failed, failed = failed));
    out.text
}

/// Lines under way.
struct Lines {
    text: String,
    lang: Lang,
}

impl Lines {
    fn line(&mut self, indent: usize, message: &Message) {
        // Writing to a string does not fail.
        let _ = writeln!(self.text, "{:indent$}{}", "", message.text(self.lang));
    }

    /// The lines of a log under a heading.
    fn events(&mut self, heading: &Message, log: &[Message]) {
        self.line(2, heading);
        if log.is_empty() {
            self.line(4, &say!("scenario-nothing-happened"));
        }
        for line in log {
            self.line(4, line);
        }
    }
}

/// Scenarios and how they came out.
#[derive(Serialize, JsonSchema)]
struct Document<'a> {
    /// Scenarios that passed.
    passed: usize,
    /// Scenarios that failed.
    failed: usize,
    /// Each of them.
    files: Vec<Entry<'a>>,
}

/// A scenario.
#[derive(Serialize, JsonSchema)]
struct Entry<'a> {
    /// Where it stands.
    file: &'a str,
    /// What it is called.
    name: &'a str,
    /// It came out as it says.
    passed: bool,
    /// Where it did not.
    failures: Vec<Fault>,
    /// Skills of its cards that are not played.
    #[serde(rename = "not-played")]
    not_played: Vec<String>,
    /// What happened, step by step.
    log: Vec<String>,
}

/// What came out otherwise.
#[derive(Serialize, JsonSchema)]
struct Fault {
    /// The line of the file.
    line: Option<u64>,
    /// What was expected and what came.
    message: String,
    /// What happened until then.
    log: Vec<String>,
}

/// What the object looks like.
pub fn schema() -> Schema {
    schema::of::<Document<'_>>()
}

/// One object for all of them.
pub fn json(played: &[Played], lang: Lang) -> String {
    let lines = |log: &[Message]| log.iter().map(|line| line.text(lang)).collect::<Vec<_>>();
    let files = played
        .iter()
        .map(|scenario| Entry {
            file: &scenario.file,
            name: &scenario.name,
            passed: scenario.passed(),
            failures: scenario
                .failures
                .iter()
                .map(|Failure { line, message, log }| Fault {
                    line: *line,
                    message: message.text(lang),
                    log: lines(log),
                })
                .collect(),
            not_played: scenario.unplayed.iter().map(|unplayed| unplayed.message().text(lang)).collect(),
            log: lines(&scenario.log),
        })
        .collect();
    let failed = played.iter().filter(|scenario| !scenario.passed()).count();
    let document = Document { passed: played.len() - failed, failed, files };
    // Plain structures of strings and numbers always serialize.
    shown::json(&document) + "\n"
}
