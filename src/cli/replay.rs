//! `scouter replay`.

use std::io::Write;

use clap::Args;

use super::options::{CardFiles, Strictness};
use super::{Failure, Status, contents, games, input, seats, warn};
use crate::app::{playing, saved};
use crate::engine::dbscg::Seat;
use crate::language::Lang;
use crate::shown;
use crate::sim::edition;
use crate::sim::modelled::Modelled;
use crate::sim::replay::{Replay, ReplayError};

/// Play a saved game again and check that it ends alike.
#[derive(Debug, Args)]
#[command(after_help = "Exit status: 0 it ends alike, 1 it ends otherwise, 2 it cannot be played.\n\n\
                        Example:\n  scouter replay game.json --log")]
pub(super) struct ReplayFile {
    /// A game that `scouter play` has saved; `-` reads standard input.
    #[arg(value_name = "FILE")]
    file: String,
    /// Show everything that happens.
    #[arg(long)]
    log: bool,
    #[command(flatten)]
    strictness: Strictness,
    /// Rulebook edition to play it by, or a ruleset in YAML [default: the one it was saved with].
    #[arg(long, alias = "ruleset", value_name = "EDITION")]
    rules: Option<String>,
    #[command(flatten)]
    cards: CardFiles,
}

fn refused(path: &str, errors: &[ReplayError]) -> Failure {
    let before = std::iter::once(format!("{path}: ")).chain(std::iter::repeat(String::new()));
    let lines = |(before, error): (String, &ReplayError)| [vec![format!("{before}{error}")], error.beside()].concat();
    let reasons: Vec<String> = before.zip(errors).flat_map(lines).collect();
    Failure::all(&reasons)
}

pub(super) fn run(command: &ReplayFile, lang: Lang, out: &mut dyn Write) -> Result<Status, Failure> {
    let path = &command.file;
    let saved = Replay::read(&contents::text(path)?).map_err(|errors| refused(path, &errors))?;
    let catalog = games::catalog(&command.cards.files, lang)?;
    let mut errors = Vec::new();
    let edition = match &command.rules {
        Some(rules) => {
            playing::by(&input::ruleset(rules)?).map_err(|unplayed| seats::not_played_by(&unplayed, lang))?.edition
        }
        // The file comes from somebody else: it can name an edition of ours, and nothing else.
        None => saved.edition().unwrap_or_else(|error| {
            errors.push(error);
            edition::usual()
        }),
    };
    errors.extend(saved.problems(&edition));
    let mut lists = None;
    if !errors.iter().any(|error| matches!(error, ReplayError::TooManyCards(..))) {
        match saved::lists(&saved, &catalog) {
            Ok(known) => lists = Some(known),
            Err(unknown) => errors.extend(unknown),
        }
    }
    if let Some(lists) = lists.as_ref().filter(|_| errors.is_empty()) {
        let modelled = lists.each_ref().map(Modelled::from);
        let [a, b] = &saved.decks;
        let told = command.strictness.told(&[(&a.name, &modelled[0]), (&b.name, &modelled[1])], Lang::En)?;
        out.write_all(told.as_bytes())?;
    }
    let (game, mut more) = match &lists {
        Some([a, b]) if errors.is_empty() => match saved.play([a, b], edition) {
            Ok(game) => (Some(Box::new(game)), Vec::new()),
            Err((game, errors)) => (game, errors),
        },
        _ => (None, Vec::new()),
    };
    errors.append(&mut more);
    if let Some(game) = game.filter(|_| command.log) {
        for line in game.spectate().log(0) {
            writeln!(out, "{}", shown::line(&line))?;
        }
    }
    if errors.iter().any(|error| !error.is_difference()) {
        out.flush()?;
        return Err(refused(path, &errors));
    }
    let end = saved.outcome.map_or_else(|| "under way".to_owned(), |outcome| outcome.to_string());
    for (seat, deck) in Seat::BOTH.into_iter().zip(&saved.decks) {
        let player = &saved.players[seat as usize];
        let told = format!("{seat}: {} ({}), played by {player}", deck.name, deck.leader);
        writeln!(out, "{}", shown::line(&told))?;
    }
    if errors.is_empty() {
        writeln!(out, "{} choices: {end}, as saved", saved.choices.len())?;
        return Ok(Status::Fine);
    }
    out.flush()?;
    for error in &errors {
        warn(&format!("{path}: {error}"));
    }
    writeln!(out, "{} choices: it ends otherwise than it was saved", saved.choices.len())?;
    Ok(Status::No)
}
