//! `scouter replay`.

use std::io::Write;

use clap::Args;

use super::{Failure, Status, input, options, seats, warn};
use crate::catalog::Catalog;
use crate::game::Seat;
use crate::sim::duel::List;
use crate::sim::replay::{Numbers, Replay, ReplayError};

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
    /// Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once.
    #[arg(long, value_name = "FILE")]
    cards: Vec<String>,
}

/// The cards of a saved list.
fn list<'a>(catalog: &'a Catalog, numbers: &Numbers, errors: &mut Vec<ReplayError>) -> Option<List<'a>> {
    let mut entry = |number| {
        let found = catalog.get(number).map(seats::printed);
        let error = ReplayError::UnknownCard(Clone::clone(number));
        if found.is_none() && !errors.contains(&error) {
            errors.push(error);
        }
        found
    };
    let leader = entry(&numbers.leader);
    let mut cards = Vec::new();
    for (number, count) in &numbers.cards {
        cards.extend(entry(number).into_iter().flat_map(|card| std::iter::repeat_n(card, usize::from(*count))));
    }
    Some(List { leader: leader?, cards })
}

pub(super) fn run(command: &ReplayFile, out: &mut dyn Write) -> Result<Status, Failure> {
    let path = &command.file;
    let saved: Replay = serde_json::from_str(&input::text(path)?)
        .map_err(|error| Failure::say(format!("{path} is not a saved game: {error}")))?;
    let catalog = options::catalog(&command.cards)?;
    let mut errors = saved.problems();
    let lists = if errors.iter().any(|error| matches!(error, ReplayError::TooManyCards(..))) {
        [None, None]
    } else {
        [list(&catalog, &saved.decks[0], &mut errors), list(&catalog, &saved.decks[1], &mut errors)]
    };
    let (game, mut more) = match &lists {
        [Some(a), Some(b)] if errors.is_empty() => match saved.play([a, b]) {
            Ok(game) => (Some(Box::new(game)), Vec::new()),
            Err((game, errors)) => (game, errors),
        },
        _ => (None, Vec::new()),
    };
    errors.append(&mut more);
    if let Some(game) = game.filter(|_| command.log) {
        for line in game.spectate().log(0) {
            writeln!(out, "{line}")?;
        }
    }
    if errors.iter().any(|error| !error.is_difference()) {
        let reasons: Vec<String> = errors.iter().map(ToString::to_string).collect();
        out.flush()?;
        return Err(Failure::say(format!("{path}: {}", reasons.join("\n       "))));
    }
    let end = saved.outcome.map_or_else(|| "under way".to_owned(), |outcome| outcome.to_string());
    for (seat, deck) in Seat::BOTH.into_iter().zip(&saved.decks) {
        writeln!(out, "{seat}: {} ({}), played by {}", deck.name, deck.leader, saved.players[seat as usize])?;
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
