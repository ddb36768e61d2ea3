//! `scouter show`.

use std::io::Write;

use clap::Args;

use super::options::{Reader, Rules};
use super::{Failure, Status, input};
use crate::diagnostic::LineIndex;
use crate::report::{Checked, deck, human};

/// Show a deck as tables: cards, energy curve, colors, combo power, capped cards, verdict.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  scouter show deck.txt")]
pub(super) struct Show {
    /// Deck list; `-` reads standard input.
    #[arg(value_name = "DECK")]
    deck: String,
    #[command(flatten)]
    rules: Rules,
    #[command(flatten)]
    reader: Reader,
}

pub(super) fn run(command: &Show, out: &mut dyn Write) -> Result<Status, Failure> {
    let source = input::decks(&command.deck, command.reader.from)?;
    let (name, reading) = source.only()?;
    let judge = command.rules.judge([reading])?;
    let outcome = judge.check(reading);
    let lines = LineIndex::new(&source.text);
    let checked = Checked { source: &name, path: &source.path, text: &source.text, lines: &lines, outcome: &outcome };
    out.write_all(deck::show(&checked).as_bytes())?;
    for finding in &outcome.findings {
        if finding.diagnostic.severity != crate::diagnostic::Severity::Note {
            writeln!(out, "{} {}", finding.check.code, finding.diagnostic.message)?;
        }
    }
    out.write_all(human::verdict(&checked).as_bytes())?;
    Ok(Status::Fine)
}
