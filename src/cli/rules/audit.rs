//! `scouter rules audit`.

use std::io::Write;

use clap::Args;

use crate::cli::options::Format;
use crate::cli::{Failure, Status};
use crate::ruleset::manual::{self, Class, Rule};

/// Say for every rule whether a test shows it, nothing can be tested, or it is residual.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  scouter rules audit\n  scouter rules audit --format json | jq .residual")]
pub(in crate::cli) struct Audit {
    /// How to report: human or json.
    #[arg(long, value_name = "FORMAT", default_value = "human", hide_possible_values = true)]
    format: Format,
}

pub(super) fn run(command: &Audit, out: &mut dyn Write) -> Result<Status, Failure> {
    let rules: Vec<Rule> = manual::rules().collect();
    let (untestable, testable): (Vec<Rule>, Vec<Rule>) =
        rules.iter().copied().partition(|rule| rule.class == Class::None);
    let (cited, residual): (Vec<Rule>, Vec<Rule>) =
        testable.into_iter().partition(|rule| !manual::shown_by(rule.number).is_empty());
    match command.format {
        Format::Json => {
            let numbers: Vec<&str> = residual.iter().map(|rule| rule.number).collect();
            let report = serde_json::json!({
                "total": rules.len(),
                "cited": cited.len(),
                "untestable": untestable.len(),
                "residual": residual.len(),
                "residual_rules": numbers,
            });
            writeln!(out, "{report}")?;
        }
        Format::Human => {
            for rule in &residual {
                writeln!(out, "residual {:<14} {}", rule.number, rule.text)?;
            }
            writeln!(
                out,
                "{} rules: {} shown by tests, {} not testable, {} residual",
                rules.len(),
                cited.len(),
                untestable.len(),
                residual.len()
            )?;
        }
    }
    Ok(if residual.is_empty() { Status::Fine } else { Status::No })
}
