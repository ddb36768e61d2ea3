//! `scouter replay`.

use std::io::Write;

use clap::Args;

use super::options::{CardFiles, Strictness};
use super::{Failure, Status, contents, games, input, seats, warn_in};
use crate::app::{playing, saved};
use crate::engine::dbscg::Game;
use crate::language::Lang;
use crate::report::replayed;
use crate::report::told::Told;
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

/// Every reason why it cannot be played; beside a choice that is not offered stand those that are, where the game stands.
fn refused(path: &str, errors: &[ReplayError], game: Option<&Game>, lang: Lang) -> Failure {
    let mut reasons = Vec::new();
    for error in errors {
        let file = if reasons.is_empty() { format!("{path}: ") } else { String::new() };
        reasons.push(file + &replayed::error(error).text(lang));
        if let (ReplayError::NoSuchChoice { .. }, Some(game)) = (error, game) {
            reasons.extend(replayed::offered(game, lang));
        }
    }
    Failure::all_in(&reasons, lang)
}

pub(super) fn run(command: &ReplayFile, lang: Lang, out: &mut dyn Write) -> Result<Status, Failure> {
    let path = &command.file;
    let saved = Replay::read(&contents::text(path)?).map_err(|errors| refused(path, &errors, None, lang))?;
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
        let told = command.strictness.told(&[(&a.name, &modelled[0]), (&b.name, &modelled[1])], lang)?;
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
    if let Some(game) = game.as_deref().filter(|_| command.log) {
        for event in Told::to_all(game).log(0) {
            writeln!(out, "{}", event.text(lang))?;
        }
    }
    if errors.iter().any(|error| !error.is_difference()) {
        out.flush()?;
        return Err(refused(path, &errors, game.as_deref(), lang));
    }
    for seat in replayed::seats(&saved) {
        writeln!(out, "{}", seat.text(lang))?;
    }
    out.flush()?;
    for error in &errors {
        warn_in(&format!("{path}: {}", replayed::error(error).text(lang)), lang);
    }
    let alike = errors.is_empty();
    writeln!(out, "{}", replayed::ended(&saved, alike).text(lang))?;
    Ok(if alike { Status::Fine } else { Status::No })
}
