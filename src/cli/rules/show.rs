//! `scouter rules show`.

use clap::Args;

use super::Which;
use crate::card::fold;
use crate::cli::out::Out;
use crate::cli::{Failure, Status};
use crate::language::say;
use crate::ruleset::manual::{Class, Rule};

/// Show rules in our own words, and the tests that show them.
#[derive(Debug, Args)]
#[command(
    after_help = "Words are looked for in what the rules say.\n\nExamples:\n  scouter rules show 7-4-1-4\n  scouter rules show 10-16\n  \
                  scouter rules show blocker\n  scouter rules show 8-5 --rules dbscg-4.00"
)]
pub(in crate::cli) struct Show {
    /// Numbers of rules, a section for all its rules; or words that rules have.
    #[arg(required = true, value_name = "RULE|WORDS")]
    rules: Vec<String>,
    #[command(flatten)]
    which: Which,
}

pub(super) fn run(command: &Show, out: &mut Out) -> Result<Status, Failure> {
    let manual = command.which.book;
    let is_number = |text: &String| text.starts_with(|c: char| c.is_ascii_digit());
    // Several numbers are several rules; anything else is the words of some.
    let all_numbers = command.rules.iter().all(is_number);
    let wanted = if all_numbers { command.rules.clone() } else { vec![command.rules.join(" ")] };
    for wanted in &wanted {
        let below = format!("{wanted}-");
        let key = fold(wanted);
        let says = |text: &str| {
            let text = format!(" {} ", fold(text));
            !key.is_empty() && key.split(' ').all(|word| text.contains(&format!(" {word}")))
        };
        let is_meant = |rule: &Rule| {
            if all_numbers { rule.number == wanted || rule.number.starts_with(&below) } else { says(rule.text) }
        };
        let rules: Vec<_> = manual.rules().filter(is_meant).collect();
        if rules.is_empty() {
            let book = manual.edition.trim_start_matches("dbscg-");
            let what = if all_numbers {
                say!("asked-no-rule", manual = book, rule = wanted)
            } else {
                say!("asked-no-rule-words", manual = book, words = wanted)
            };
            return Err(Failure::told(&what).advice(&say!("asked-rules")));
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
