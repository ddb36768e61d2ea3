//! `scouter replay`.

use std::io::Write;

use clap::Args;

use super::apart::{self, Apart, Begins};
use super::options::{CardFiles, Strictness};
use super::{Failure, Status, contents, games, input, seats, warn_in};
use crate::app::{playing, saved};
use crate::engine::{BySeat, Rng, dbscg, exo, fow};
use crate::language::{Lang, say};
use crate::report::replayed;
use crate::report::told::Telling;
use crate::sim::edition::{self, EXO, FORCE_OF_WILL};
use crate::sim::modelled::Modelled;
use crate::sim::replay::{Astray, Replay, ReplayError};

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
fn refused<G: Telling>(path: &str, errors: &[ReplayError], game: Option<&G>, lang: Lang) -> Failure {
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
    let saved =
        Replay::read(&contents::text(path)?).map_err(|errors| refused::<dbscg::Game>(path, &errors, None, lang))?;
    let rules = command.rules.as_deref().map(input::ruleset).transpose()?;
    match rules.as_ref().map_or(saved.rules.as_str(), |rules| &rules.id) {
        EXO => return of_apart::<exo::Game>(command, &saved, lang, out),
        FORCE_OF_WILL => return of_apart::<fow::Game>(command, &saved, lang, out),
        _ => {}
    }
    let catalog = games::catalog(&command.cards.files, lang)?;
    let mut errors = Vec::new();
    let edition = match &rules {
        Some(rules) => playing::by(rules).map_err(|unplayed| seats::not_played_by(&unplayed, lang))?.edition,
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
    let played = match &lists {
        Some([a, b]) if errors.is_empty() => Some(saved.play([a, b], edition)),
        _ => None,
    };
    end(command, &saved, errors, played, lang, out)
}

/// A game that has an engine of its own, with the tables that came along.
fn of_apart<G: Apart>(
    command: &ReplayFile,
    saved: &Replay,
    lang: Lang,
    out: &mut dyn Write,
) -> Result<Status, Failure> {
    if command.cards.files.is_empty() {
        return Err(Failure::of(
            &say!("replay-apart-table", file = command.file.as_str(), game = G::GAME.title()),
            lang,
        ));
    }
    let sheets = apart::sheets::<G>(&command.cards.files)?;
    let mut errors = saved.faults(G::FEWEST);
    let mut decks = None;
    if errors.is_empty() {
        match G::saved(saved, &sheets) {
            Ok(known) => decks = Some(known),
            Err(unknown) => errors = unknown,
        }
    }
    if let Some(decks) = &decks {
        let modelled = decks.each_ref().map(G::modelled);
        let [a, b] = &saved.decks;
        let told = command.strictness.told(&[(&a.name, &modelled[0]), (&b.name, &modelled[1])], lang)?;
        out.write_all(told.as_bytes())?;
    }
    let begins = Begins { turn_limit: saved.turn_limit, first: None, logged: true };
    let played = decks.map(|decks| {
        let ready = G::ready(BySeat(decks), begins)
            .map_err(|errors| (None, errors.into_iter().map(ReplayError::Decks).collect::<Vec<_>>()))?;
        saved.again(G::set_up(&ready, Rng::new(saved.seed, saved.index), true))
    });
    end::<G>(command, saved, errors, played, lang, out)
}

/// What came of it: as it was saved, otherwise, or not at all.
fn end<G: Telling>(
    command: &ReplayFile,
    saved: &Replay,
    mut errors: Vec<ReplayError>,
    played: Option<Result<G, Astray<G>>>,
    lang: Lang,
    out: &mut dyn Write,
) -> Result<Status, Failure> {
    let path = &command.file;
    let (game, mut more) = match played {
        Some(Ok(game)) => (Some(Box::new(game)), Vec::new()),
        Some(Err((game, errors))) => (game, errors),
        None => (None, Vec::new()),
    };
    errors.append(&mut more);
    if let Some(game) = game.as_deref().filter(|_| command.log) {
        for event in game.log_to(None, 0) {
            writeln!(out, "{}", event.text(lang))?;
        }
    }
    if errors.iter().any(|error| !error.is_difference()) {
        out.flush()?;
        return Err(refused(path, &errors, game.as_deref(), lang));
    }
    for seat in replayed::seats(saved) {
        writeln!(out, "{}", seat.text(lang))?;
    }
    out.flush()?;
    for error in &errors {
        warn_in(&format!("{path}: {}", replayed::error(error).text(lang)), lang);
    }
    let alike = errors.is_empty();
    writeln!(out, "{}", replayed::ended(saved, alike).text(lang))?;
    Ok(if alike { Status::Fine } else { Status::No })
}
