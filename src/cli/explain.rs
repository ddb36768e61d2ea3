//! `scouter explain`.

use std::io::Write;

use clap::Args;

use super::{Failure, Status};
use crate::legality::{CHECKS, Check, check_named};

/// Explain a finding: what is checked, why, an example, how to mend it.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  scouter explain DS0301\n  scouter explain copy-limit\n  scouter explain")]
pub(super) struct Explain {
    /// Code or name of a finding; without it, all are listed.
    #[arg(value_name = "CODE")]
    code: Option<String>,
}

pub(super) fn run(command: &Explain, out: &mut dyn Write) -> Result<Status, Failure> {
    match &command.code {
        None => {
            for check in CHECKS {
                let first = check.doc.lines().next().unwrap_or_default().trim();
                writeln!(out, "{} {:<20} {first}", check.code, check.name)?;
            }
        }
        Some(code) => match check_named(code) {
            Some(check) => out.write_all(text(check).as_bytes())?,
            None => {
                return Err(
                    Failure::say(format!("there is no finding `{code}`")).help("scouter explain lists all of them")
                );
            }
        },
    }
    Ok(Status::Fine)
}

/// The doc comment, its headings without their marks.
fn text(check: &Check) -> String {
    let kind = match check.severity {
        crate::diagnostic::Severity::Error if check.incomplete => "error: the deck is incomplete",
        crate::diagnostic::Severity::Error => "error",
        crate::diagnostic::Severity::Warning => "warning",
        crate::diagnostic::Severity::Note => "note",
    };
    let mut out = format!("{} {} ({kind})\n\n", check.code, check.name);
    for line in check.doc.lines() {
        let line = line.strip_prefix(' ').unwrap_or(line);
        match line.strip_prefix("# ") {
            Some(heading) => out.extend([heading, ":\n"]),
            None => out.extend([line, "\n"]),
        }
    }
    out
}
