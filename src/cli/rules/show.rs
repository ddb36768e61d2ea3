//! `scouter rules show`.

use std::io::Write;

use clap::Args;

use super::Which;
use crate::cli::{Failure, Status};
use crate::ruleset::manual::Class;

/// Show rules in our own words, and the tests that show them.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  scouter rules show 7-4-1-4\n  scouter rules show 10-16\n  scouter rules show 8-5 --rules dbscg-4.00"
)]
pub(in crate::cli) struct Show {
    /// Numbers of rules; a section shows all its rules.
    #[arg(required = true, value_name = "RULE")]
    rules: Vec<String>,
    #[command(flatten)]
    which: Which,
}

pub(super) fn run(command: &Show, out: &mut dyn Write) -> Result<Status, Failure> {
    let manual = command.which.book;
    for wanted in &command.rules {
        let below = format!("{wanted}-");
        let rules: Vec<_> =
            manual.rules().filter(|rule| rule.number == wanted || rule.number.starts_with(&below)).collect();
        if rules.is_empty() {
            let book = manual.edition.trim_start_matches("dbscg-");
            return Err(Failure::say(format!("manual {book} has no rule {wanted}")).help("rules look like 7-4-1-4"));
        }
        for rule in rules {
            let line = format!("{}  {}", rule.number, rule.text);
            let options = textwrap::Options::new(80).subsequent_indent("    ");
            writeln!(out, "{}", textwrap::fill(&line, options))?;
            let places = manual.shown_by(rule.number);
            match rule.class {
                Class::None => writeln!(out, "    not testable: {}", rule.reason)?,
                _ if places.is_empty() => writeln!(out, "    no test shows it yet")?,
                _ => writeln!(out, "    {}", places.join("\n    "))?,
            }
        }
    }
    Ok(Status::Fine)
}
