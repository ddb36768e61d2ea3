//! `scouter sheet`.

use std::io::{IsTerminal, Write};

use clap::Args;

use super::options::{Reader, Rules};
use super::out::Out;
use super::{Failure, Status, input, pictures, understood, warn_of, write};
use crate::app::unread::So;
use crate::deck::{Deck, notation};
use crate::diagnostic::LineIndex;
use crate::language::{Lang, say};
use crate::legality::Verdict;
use crate::report::qr::{self, Modules, TooLong};
use crate::report::sheet::{Filled, MAX_FIELD, Paper, Sheet};

/// What `--help` says below the options.
const MORE: &str = "\
What is not filled in stays an empty line. The sheet says whether the list is
legal; a list with a line that means no card is refused.

Examples:
  scouter sheet deck.txt -o deck.pdf
  scouter sheet deck.txt -o deck.pdf --player 'Ana Gómez' --date 2026-08-01
  scouter sheet lists.jsonl#17 --paper letter | lp";

/// Write the registration sheet of a deck as PDF, to print and hand in.
#[derive(Debug, Args)]
#[command(after_help = MORE)]
pub(super) struct SheetOf {
    /// Deck list; `-` reads standard input.
    #[arg(value_name = "DECK")]
    deck: String,
    /// File to write; it is replaced whole [default: standard output].
    #[arg(short, long, value_name = "FILE")]
    output: Option<String>,
    /// Paper: a4 or letter.
    #[arg(long, value_name = "PAPER", default_value = "a4")]
    paper: Paper,
    /// Name of the player.
    #[arg(long, value_name = "NAME", value_parser = field)]
    player: Option<String>,
    /// Number of the player.
    #[arg(long, value_name = "ID", value_parser = field)]
    id: Option<String>,
    /// Name of the event.
    #[arg(long, value_name = "NAME", value_parser = field)]
    event: Option<String>,
    #[command(flatten)]
    rules: Rules,
    #[command(flatten)]
    reader: Reader,
}

/// A text that fits on a line of the sheet.
fn field(text: &str) -> Result<String, String> {
    match text.chars().count() {
        0..=MAX_FIELD => Ok(text.to_owned()),
        n => Err(format!("{n} characters do not fit on the sheet; at most {MAX_FIELD} do")),
    }
}

pub(super) fn run(command: &SheetOf, lang: Lang, _: &mut Out) -> Result<Status, Failure> {
    let output = command.output.as_deref().filter(|path| *path != "-");
    if output.is_none() && std::io::stdout().is_terminal() {
        return Err(Failure::told(&say!("asked-pdf-terminal")).advice(&say!("asked-pdf-file")));
    }
    let source = input::decks(&command.deck, command.reader.from)?;
    if source.is_empty() {
        return Err(Failure::told(&say!("asked-empty", path = &command.deck)));
    }
    let (name, reading) = source.only()?;
    let judge = command.rules.judge([reading], lang)?;
    let outcome = judge.check(reading);
    understood(&source, &name, &outcome, So::NoSheet, lang)?;
    let lines = LineIndex::new(&source.text);
    let checked = source.checked(&name, &lines, &outcome, lang);
    let filled =
        Filled { player: command.player.as_deref(), id: command.id.as_deref(), event: command.event.as_deref() };
    let canonical = outcome.context.resolution.canonical(&reading.deck);
    let code = code(&name, &Deck { game: Some(outcome.context.ruleset.game), ..canonical });
    let sheet = Sheet::new(&checked, filled, code, command.paper);
    let bytes =
        sheet.pdf().map_err(|error| Failure::told(&say!("asked-of-file", path = &name, why = error.message())))?;
    match output {
        Some(path) => {
            let mut file = write::Output::open(path)?;
            if pictures::holds_other(path, b"%PDF") {
                return Err(Failure::told(&say!("sheet-over-other", file = path)));
            }
            file.write(&bytes)?;
            file.finish()?;
        }
        // Past the filter for colors, which would take some of the bytes for them.
        None => std::io::stdout().lock().write_all(&bytes).map_err(Failure::Output)?,
    }
    for character in &sheet.unknown {
        let code = format!("{:04X}", u32::from(*character));
        warn_of(&say!("sheet-no-sign", sign = character.to_string(), code = code));
    }
    if outcome.verdict != Verdict::Legal {
        let terms = outcome.context.terms.told();
        warn_of(&say!("sheet-not-legal", list = &name, verdict = outcome.verdict.message(), terms = terms));
    }
    Ok(Status::Fine)
}

/// The share code of the list as a QR code. A sheet without it is still a sheet.
fn code(name: &str, deck: &Deck) -> Option<Modules> {
    let share = notation::by_id("share")?;
    let code = (share.write)(deck).map_err(|error| error.message());
    let modules = code.and_then(|code| qr::modules(&code.trim_end().to_uppercase()).map_err(TooLong::message));
    modules.map_err(|why| warn_of(&say!("sheet-no-code", list = name, why = why))).ok()
}
