//! `scouter replay`.

use std::io::Write;

use clap::Args;

use super::options::Strictness;
use super::seats::{self, PlayedBy};
use super::{Failure, Status, games, input, warn};
use crate::catalog::Catalog;
use crate::game::Seat;
use crate::language::Lang;
use crate::shown;
use crate::sim::duel::List;
use crate::sim::edition;
use crate::sim::modelled::Modelled;
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
    #[command(flatten)]
    strictness: Strictness,
    /// Rulebook edition to play it by, or a ruleset in YAML [default: the one it was saved with].
    #[arg(long, alias = "ruleset", value_name = "EDITION")]
    rules: Option<String>,
    /// Cards beside the embedded ones (JSONL, CSV, TSV, .cdb); may be given more than once.
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

fn refused(path: &str, errors: &[ReplayError]) -> Failure {
    let before = std::iter::once(format!("{path}: ")).chain(std::iter::repeat(String::new()));
    let lines = |(before, error): (String, &ReplayError)| [vec![format!("{before}{error}")], error.beside()].concat();
    let reasons: Vec<String> = before.zip(errors).flat_map(lines).collect();
    Failure::all(&reasons)
}

pub(super) fn run(command: &ReplayFile, lang: Lang, out: &mut dyn Write) -> Result<Status, Failure> {
    let path = &command.file;
    let saved = Replay::read(&input::text(path)?).map_err(|errors| refused(path, &errors))?;
    let catalog = games::catalog(&command.cards, lang)?;
    let mut errors = Vec::new();
    let edition = match &command.rules {
        Some(rules) => PlayedBy::ruleset(&input::ruleset(rules)?)?.edition,
        // The file comes from somebody else: it can name an edition of ours, and nothing else.
        None => saved.edition().unwrap_or_else(|error| {
            errors.push(error);
            edition::usual()
        }),
    };
    errors.extend(saved.problems(&edition));
    let lists = if errors.iter().any(|error| matches!(error, ReplayError::TooManyCards(..))) {
        [None, None]
    } else {
        [list(&catalog, &saved.decks[0], &mut errors), list(&catalog, &saved.decks[1], &mut errors)]
    };
    if let ([Some(a), Some(b)], true) = (&lists, errors.is_empty()) {
        let modelled = [a, b].map(Modelled::from);
        let [a, b] = &saved.decks;
        let told = command.strictness.told(&[(&a.name, &modelled[0]), (&b.name, &modelled[1])], Lang::En)?;
        out.write_all(told.as_bytes())?;
    }
    let (game, mut more) = match &lists {
        [Some(a), Some(b)] if errors.is_empty() => match saved.play([a, b], edition) {
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
