//! `scouter cards show`.

use std::io::Write;

use clap::Args;

use crate::ability::KeywordNames;
use crate::card::{Game, Print};
use crate::cli::options::CardFiles;
use crate::cli::{Failure, Status, games, named};
use crate::language::Lang;
use crate::report::{card, printed};
use crate::wording::Wording;

/// Show a card: its printed facts, and what its skills are known to say.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  scouter cards show BT1-001\n  scouter cards show 'Scheming Champa'\n  \
                        scouter cards show BT1-001 --lang it")]
pub(in crate::cli) struct Show {
    /// Card numbers or prints, or the words of one card name.
    #[arg(required = true, value_name = "NUMBER|NAME")]
    card: Vec<String>,
    /// Game of the cards [default: any whose cards are known].
    #[arg(long, value_name = "GAME", value_parser = games::value)]
    game: Option<Game>,
    #[command(flatten)]
    cards: CardFiles,
}

pub(super) fn run(command: &Show, lang: Lang, out: &mut dyn Write) -> Result<Status, Failure> {
    let catalogs = games::known(command.game, &command.cards.files, lang)?;
    let names = KeywordNames::embedded().map_err(|error| Failure::say(error.to_string()))?;
    let wording = Wording::new(names, lang);
    // Several numbers are several cards; anything else is the words of one name.
    let all_numbers = command.card.iter().all(|word| word.parse::<Print>().is_ok());
    let wanted = if all_numbers { command.card.clone() } else { vec![command.card.join(" ")] };
    for (at, wanted) in wanted.iter().enumerate() {
        let gap = if at > 0 { "\n" } else { "" };
        let (game, entry) = named::among(&catalogs, wanted)?;
        let shown = if game.has_engine() { card::show(entry, wording) } else { printed::show(entry, wording) };
        write!(out, "{gap}{shown}")?;
    }
    Ok(Status::Fine)
}
