//! `scouter cards show`.

use clap::Args;

use crate::ability::KeywordNames;
use crate::card::{Game, Print};
use crate::cli::options::CardFiles;
use crate::cli::out::Out;
use crate::cli::{Failure, Status, games, named, settings};
use crate::language::Lang;
use crate::report::{card, printed};
use crate::shown;
use crate::wording::Wording;

/// What `--help` says below the options.
const MORE: &str = "\
Skills are said in words, in English, Italian or French as --lang says. The
words are made of what the program understands, not of what is printed: where
they say something else than the card, a line is misunderstood. Cards that a
skill has named are \"those cards\"; where it names several, each has a number:
#1, #2. --ability shows the notation in which skills are stored, which is the
same in every language. Where a card can be looked at is shown once you have
said where: `scouter config set card-url 'https://…/{number}'`. Of cards of
other games facts and numbers are shown, and no text, with --ability either.

Examples:
  scouter cards show BT1-001
  scouter cards show 'Scheming Champa' --ability
  scouter cards show BT1-001 --lang it";

/// Show a card: its printed facts, and in DBSCG what its skills are known to say.
#[derive(Debug, Args)]
#[command(after_help = MORE)]
pub(in crate::cli) struct Show {
    /// Card numbers or prints, or the words of one card name.
    #[arg(required = true, value_name = "NUMBER|NAME")]
    card: Vec<String>,
    /// Game of the cards [default: any whose cards are known].
    #[arg(long, value_name = "GAME", value_parser = games::value)]
    game: Option<Game>,
    /// Show skills in the notation of the data, and not in words.
    #[arg(long)]
    ability: bool,
    #[command(flatten)]
    cards: CardFiles,
}

pub(super) fn run(command: &Show, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    let catalogs = games::known(command.game, &command.cards.files, lang)?;
    let names = KeywordNames::embedded().map_err(|error| Failure::say(error.to_string()))?;
    let wording = Wording::new(names, lang);
    // Several numbers are several cards; anything else is the words of one name.
    let all_numbers = command.card.iter().all(|word| word.parse::<Print>().is_ok());
    let wanted = if all_numbers { command.card.clone() } else { vec![command.card.join(" ")] };
    let skilled = if command.ability { card::Skilled::Notation } else { card::Skilled::Words };
    for (at, wanted) in wanted.iter().enumerate() {
        let gap = if at > 0 { "\n" } else { "" };
        let (game, entry) = named::among(&catalogs, wanted)?;
        let text =
            if game.reads_skills() { card::show(entry, skilled, wording) } else { printed::show(entry, game, wording) };
        write!(out, "{gap}{text}")?;
        if let Some(pattern) = &settings::get().card_url {
            writeln!(out, "  {}", shown::line(&card::address(pattern, &entry.card)))?;
        }
    }
    Ok(Status::Fine)
}
