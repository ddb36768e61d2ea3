//! `scouter explain`.

use clap::Args;

use super::out::Out;
use super::{Failure, Status};
use crate::language::{Lang, say};
use crate::legality::{CHECKS, Check, check_named};

/// Columns of a terminal that nobody has widened.
const WIDTH: usize = 80;

/// Explain a finding: what is checked, why, an example, how to mend it.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  scouter explain DS0301\n  scouter explain copy-limit\n  scouter explain")]
pub(super) struct Explain {
    /// Code or name of a finding; without it, all are listed.
    #[arg(value_name = "CODE")]
    code: Option<String>,
}

pub(super) fn run(command: &Explain, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    match &command.code {
        None => {
            for check in CHECKS {
                let first = check.doc_in(lang).lines().next().unwrap_or_default().trim();
                let line = format!("{} {:<20} {first}", check.code, check.name);
                let indent = " ".repeat(28);
                writeln!(out, "{}", textwrap::fill(&line, textwrap::Options::new(WIDTH).subsequent_indent(&indent)))?;
            }
        }
        Some(code) => {
            let Some(check) = check_named(code) else {
                let failure = Failure::told(&say!("asked-no-finding", code = code));
                return Err(failure.advice(&say!("asked-explain-lists")));
            };
            out.write_all(text(check, lang).as_bytes())?;
        }
    }
    Ok(Status::Fine)
}

/// The doc comment, its headings without their marks.
fn text(check: &Check, lang: Lang) -> String {
    let kind = check.kind().text(lang);
    let mut out = format!("{} {} ({kind})\n", check.code, check.name);
    let lines: Vec<&str> = check.doc_in(lang).lines().map(str::trim).collect();
    for paragraph in lines.split(|line| line.is_empty()) {
        let (heading, text) = match paragraph {
            [first, rest @ ..] if first.starts_with("# ") => (Some(&first[2..]), rest),
            text => (None, text),
        };
        out.push('\n');
        if let Some(heading) = heading {
            out.extend([heading, if lang == Lang::Fr { " :\n" } else { ":\n" }]);
        }
        out.push_str(&textwrap::fill(&text.join(" "), WIDTH));
        out.push('\n');
    }
    out
}
