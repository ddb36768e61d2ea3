//! `scouter convert`.

use clap::Args;

use super::again::Again;
use super::edit::judged_by;
use super::options::{Reader, Rules, notation_value};
use super::out::Out;
use super::{Failure, Status, help, history, input, settings, understood, warn_of};
use crate::app::unread::{So, holds_nothing};
use crate::deck::{NOTATIONS, Notation, notation};
use crate::language::{Lang, say};
use crate::report::qr;

/// What `--help` says below the options.
const MORE: &str = "\
Every card is looked up first and written with its number and name. A list with
a line that means no card is refused: nothing is lost on the way.

Examples:
  scouter convert --notations
  scouter convert deck.txt --to yaml
  scouter convert lists.jsonl#17 --to site > deck.txt
  scouter convert deck.txt --to share --qr
  scouter convert deck.txt --to tts --images 'https://…/{number}.png' \\
    -o deck.json";

/// Write a deck list in another notation.
#[derive(Debug, Args)]
#[command(after_help = MORE)]
pub(super) struct Convert {
    /// Deck list; `-` reads standard input.
    #[arg(value_name = "DECK", required_unless_present = "notations")]
    deck: Option<String>,
    /// Notation to write.
    #[arg(long, value_name = "NOTATION", value_parser = notation_value, required_unless_present = "notations")]
    to: Option<&'static Notation>,
    /// File to write; it is replaced whole [default: standard output].
    #[arg(short, long, value_name = "FILE")]
    output: Option<String>,
    #[command(flatten)]
    rules: Rules,
    #[command(flatten)]
    reader: Reader,
    /// Draw the share code as a QR code, too: `--to share --qr`.
    #[arg(long)]
    qr: bool,
    /// Tabletop Simulator: the address of a card's picture, with {number} in it [default: the setting `image-url`].
    #[arg(long, value_name = "URL", value_parser = settings::card_address)]
    images: Option<String>,
    /// Tabletop Simulator: the address of the picture of the backs [default: the setting `back-url`].
    #[arg(long, value_name = "URL", value_parser = settings::address)]
    backs: Option<String>,
    /// OCTGN: the id of the game [default: the setting `octgn-game`].
    #[arg(long, value_name = "GUID", value_parser = settings::guid)]
    game_guid: Option<String>,
    /// Show the notations there are.
    #[arg(long)]
    notations: bool,
}

pub(super) fn run(command: &Convert, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    let (Some(deck), Some(to), false) = (&command.deck, command.to, command.notations) else {
        let rows = NOTATIONS.iter().map(|notation| (notation.id.to_owned(), notation.about.to_owned()));
        out.write_all(help::page::beside(&rows.collect::<Vec<_>>()).as_bytes())?;
        return Ok(Status::Fine);
    };
    let source = input::decks(deck, command.reader.from)?;
    if source.is_empty() {
        return Err(Failure::told(&say!("asked-empty-unwritten", path = deck)));
    }
    let several = source.decks.readings.len() > 1;
    if several && (command.qr || !to.holds_many) {
        source.only()?;
    }
    let judge = command.rules.judge(source.readings().map(|(_, reading)| reading), lang)?;
    let mut text = String::new();
    // Those that nobody sees in what is written.
    let mut editions: Vec<String> = Vec::new();
    for (name, reading) in source.readings() {
        let outcome = judge.check(reading);
        // Among others, an empty list stays one.
        if !holds_nothing(reading) {
            understood(&source, &name, &outcome, So::NotWritten, lang)?;
        }
        let resolution = &outcome.context.resolution;
        let mut deck = resolution.canonical(&reading.deck);
        deck.game = Some(judge.ruleset(reading).game);
        for lost in to.loses(&deck) {
            warn_of(&say!("lost", list = &name, notation = to.id, what = lost));
        }
        if reading.remarks > 0 {
            warn_of(&say!("remarks-left", list = &name, count = reading.remarks));
        }
        let written = to.written(&deck).map_err(|error| {
            let failure = Failure::told(&say!("asked-of-file", path = &name, why = error.message()));
            failure.advice(&say!("write-other-notation"))
        })?;
        let edition = &judge.ruleset(reading).id;
        let product = notation::read_as(to, &written).readings;
        if editions.last() != Some(edition) && product.iter().any(|product| judge.unforced(product) != edition) {
            editions.push(edition.clone());
        }
        text += &written;
    }
    for edition in &editions {
        warn_of(&say!("lost-edition-check", edition = edition.as_str(), command = command.check(edition)));
    }
    let text = illustrated(text, to, command)?;
    let drawn = if command.qr { drawn(&text, to)? } else { String::new() };
    match command.output.as_deref().filter(|path| *path != "-") {
        Some(path) => history::over(path, &text, &judged_by(&format!("convert --to {}", to.id), &command.rules))?,
        None => out.write_all(text.as_bytes())?,
    }
    out.write_all(drawn.as_bytes())?;
    Ok(Status::Fine)
}

impl Convert {
    /// The command that checks what is written by an edition.
    fn check(&self, edition: &str) -> String {
        let file = self.output.as_deref().filter(|path| *path != "-").unwrap_or("FILE");
        let check = Again::new("check").word(file);
        let check = if self.rules.edition.is_some() { check } else { check.option("--rules", Some(edition)) };
        self.rules.again(check).command()
    }
}

/// The text with the pictures and the id of the game that its user has for it.
fn illustrated(text: String, to: &Notation, command: &Convert) -> Result<String, Failure> {
    let set = settings::get();
    if to.id != "tts" && (command.images.is_some() || command.backs.is_some()) {
        let failure = Failure::told(&say!("asked-pictures-tts", notation = to.id));
        return Err(failure.advice(&say!("asked-use", option = "--to tts")));
    }
    if to.id != "o8d" && command.game_guid.is_some() {
        let failure = Failure::told(&say!("asked-id-octgn", notation = to.id));
        return Err(failure.advice(&say!("asked-use", option = "--to o8d")));
    }
    let images = command.images.as_ref().or(set.image_url.as_ref());
    let backs = command.backs.as_ref().or(set.back_url.as_ref());
    Ok(match to.id {
        "tts" if images.is_some() || backs.is_some() => {
            let or_none = |url: Option<&String>| url.cloned().unwrap_or_default();
            notation::pictured(&text, &or_none(images), &or_none(backs))
        }
        "o8d" => match command.game_guid.as_ref().or(set.octgn_game.as_ref()) {
            Some(guid) => notation::of_game(&text, guid),
            None => text,
        },
        _ => text,
    })
}

/// A share code as a QR code. Its capitals take less room, and mean the same.
fn drawn(code: &str, notation: &Notation) -> Result<String, Failure> {
    if notation.id != "share" {
        let failure = Failure::told(&say!("asked-qr-share", notation = notation.id));
        return Err(failure.advice(&say!("asked-use", option = "--to share")));
    }
    qr::terminal(&code.trim_end().to_uppercase())
        .map_err(|error| Failure::told(&error.message()).advice(&say!("code-shorter-name")))
}
