//! `scouter rules audit`.

use clap::Args;

use super::Which;
use crate::cli::options::Format;
use crate::cli::out::Out;
use crate::cli::{Failure, Status, contents};
use crate::language::say;
use crate::report::audit;
use crate::ruleset::Ruleset;
use crate::ruleset::fingerprint::{self, Changes};
use crate::ruleset::manual::{Class, Manual, Rule};
use crate::shown;

/// What `--help` says below the options.
const MORE: &str = "\
With the text of a manual, every rule is held against a fingerprint of the rule
in the manual of --rules: rules that changed, are new or are gone are named. The
manual itself is not part of scouter.

Exit status: 0 every rule is accounted for and no text differs, 1 otherwise.

Examples:
  scouter rules audit
  scouter rules audit --manual dbscg-1.10-it.txt
  scouter rules audit --rules dbscg-4.00 --manual dbscg-4.00-en.txt
  scouter rules audit --format json | jq .residual";

/// Say for every rule whether a test shows it, nothing can be tested, or it is residual.
#[derive(Debug, Args)]
#[command(after_help = MORE)]
pub(in crate::cli) struct Audit {
    /// The text of the manual (1.10 in Italian, 4.00 in English) to compare with its fingerprints; `-` reads standard input.
    #[arg(long, value_name = "FILE")]
    manual: Option<String>,
    #[command(flatten)]
    which: Which,
    /// How to report: human or json.
    #[arg(long, value_name = "FORMAT", default_value = "human", hide_possible_values = true)]
    format: Format,
}

/// The rules and chapters of a manual that the engine does not play yet.
fn missing(book: &Manual) -> Vec<String> {
    Ruleset::embedded(book.edition).ok().and_then(|ruleset| ruleset.play).map_or_else(Vec::new, |play| play.missing)
}

pub(super) fn run(command: &Audit, out: &mut Out) -> Result<Status, Failure> {
    let book = command.which.book;
    if command.manual.is_some() && !book.is_numbered() {
        return Err(Failure::told(&say!("asked-no-numbers", edition = book.edition)));
    }
    let rules: Vec<Rule> = book.rules().collect();
    let (untestable, testable): (Vec<Rule>, Vec<Rule>) =
        rules.iter().copied().partition(|rule| rule.class == Class::None);
    let (cited, residual): (Vec<Rule>, Vec<Rule>) =
        testable.into_iter().partition(|rule| !book.shown_by(rule.number).is_empty());
    let missing = missing(book);
    let changes = command
        .manual
        .as_deref()
        .map(|file| contents::given_text(file, "--manual").map(|text| fingerprint::compare(book, &text)));
    let changes = changes.transpose()?;
    match command.format {
        Format::Json => {
            let report = audit::Audit {
                total: rules.len(),
                cited: cited.len(),
                untestable: untestable.len(),
                residual: residual.len(),
                residual_rules: residual.iter().map(|rule| rule.number).collect(),
                missing: &missing,
                manual: changes.as_ref(),
            };
            out.write_all(audit::json(&report).as_bytes())?;
        }
        Format::Human => {
            for rule in &residual {
                writeln!(out, "residual {:<14} {}", rule.number, rule.text)?;
            }
            for number in &missing {
                let text = book.paraphrase(number).unwrap_or("the whole chapter");
                writeln!(out, "not played {number:<12} {text}")?;
            }
            match (&command.manual, &changes) {
                (Some(file), Some(changes)) => compared(book, file, changes, out)?,
                _ if !book.is_numbered() => {}
                _ => writeln!(out, "the text of the manual was not compared: name it with --manual FILE")?,
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
    let same = changes.is_none_or(|changes| changes.is_empty());
    Ok(if residual.is_empty() && missing.is_empty() && same { Status::Fine } else { Status::No })
}

/// What differs in the text of a manual.
fn compared(book: &Manual, file: &str, found: &Changes, out: &mut Out) -> Result<(), Failure> {
    let kinds = [("changed", &found.changed), ("new", &found.new), ("gone", &found.gone)];
    for (what, rules) in kinds {
        for rule in rules {
            writeln!(out, "{what:<8} {}", shown::line(rule))?;
        }
    }
    let file = shown::line(file);
    let edition = book.edition.trim_start_matches("dbscg-");
    if found.is_empty() {
        writeln!(out, "{file} says what manual {edition} says")?;
    } else {
        let [changed, new, gone] = kinds.map(|(_, rules)| rules.len());
        writeln!(out, "{file} differs from manual {edition}: rules changed {changed}, new {new}, gone {gone}")?;
    }
    Ok(())
}
