//! `scouter replay`.

use std::io::{BufRead, IsTerminal};

use clap::Args;

use super::apart::{self, Apart, Begins};
use super::options::{CardFiles, Strictness};
use super::out::Out;
use super::{Failure, Status, contents, games, input, seats, talk, warn_in};
use crate::app::{playing, saved};
use crate::engine::{BySeat, Rng, Step, dbscg, exo, fow, yugioh};
use crate::language::{Lang, say};
use crate::report::record::{Record, laid_out};
use crate::report::replayed;
use crate::report::told::{self, Telling};
use crate::sim::edition::{self, EXO, FORCE_OF_WILL, YUGIOH};
use crate::sim::modelled::Modelled;
use crate::sim::replay::{Recorded, Replay, ReplayError};

/// Play a saved game again and check that it ends alike.
#[derive(Debug, Args)]
#[command(after_help = "Exit status: 0 it ends alike, 1 it ends otherwise, 2 it cannot be played.\n\n\
                        Examples:\n  scouter replay game.json --log\n  scouter replay game.json --step --open")]
pub(super) struct ReplayFile {
    /// A game that `scouter play` has saved; `-` reads standard input.
    #[arg(value_name = "FILE")]
    file: String,
    /// Show everything that happens, with the table turn by turn.
    #[arg(long)]
    log: bool,
    /// Show hands as well.
    #[arg(long)]
    open: bool,
    /// Go through it answer by answer: Enter goes on, `turn N`, `back`, `board`, `end` and `quit` do what they say.
    #[arg(long, conflicts_with = "log")]
    step: bool,
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

pub(super) fn run(command: &ReplayFile, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    let path = &command.file;
    let saved = Replay::read(&contents::given_text(path, "FILE")?)
        .map_err(|errors| refused::<dbscg::Game>(path, &errors, None, lang))?;
    let rules = command.rules.as_deref().map(input::ruleset).transpose()?;
    match rules.as_ref().map_or(saved.rules.as_str(), |rules| &rules.id) {
        EXO => return of_apart::<exo::Game>(command, &saved, lang, out),
        FORCE_OF_WILL => return of_apart::<fow::Game>(command, &saved, lang, out),
        YUGIOH => return of_apart::<yugioh::Game>(command, &saved, lang, out),
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
    let begun = match &lists {
        Some([a, b]) if errors.is_empty() => saved.begin([a, b], edition).map_err(|wrong| errors.extend(wrong)).ok(),
        _ => None,
    };
    end(command, &saved, errors, begun, lang, out)
}

/// A game that has an engine of its own, with the tables that came along.
fn of_apart<G: Apart>(command: &ReplayFile, saved: &Replay, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
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
    let begins = Begins { turn_limit: saved.turn_limit, first: saved.first, logged: true };
    let begun = decks.and_then(|decks| match G::ready(BySeat(decks), begins) {
        Ok(ready) => Some(G::set_up(&ready, Rng::new(saved.seed, saved.index), true)),
        Err(wrong) => {
            errors.extend(wrong.into_iter().map(ReplayError::Decks));
            None
        }
    });
    end::<G>(command, saved, errors, begun, lang, out)
}

/// The record of a game that begins so, and stands in the end as it does.
fn recorded<G: Telling>(mut game: G, end: &G, saved: &Replay, (open, lang): (bool, Lang)) -> String {
    let mut record = Record::new(None, open, lang).within(talk::width());
    let mut under_way = game.step();
    for choice in &saved.choices {
        let at = usize::from(*choice);
        // Where a choice is not offered, that is told of otherwise.
        if matches!(under_way, Step::Over(_)) || at >= game.options().len() {
            break;
        }
        record.answered(&game, at);
        let taken = game.answer(at);
        debug_assert_eq!(taken, Ok(()));
        under_way = game.step();
    }
    record.end(end)
}

/// The games before each answer, and after the last.
fn positions<G: Telling>(mut game: G, choices: &[u16]) -> Vec<G> {
    let mut all = Vec::new();
    for choice in choices {
        if matches!(game.step(), Step::Over(_)) {
            break;
        }
        all.push(game.clone());
        if game.answer(usize::from(*choice)).is_err() {
            break;
        }
    }
    all
}

/// Goes through a game answer by answer, as somebody asks for it.
fn step<G: Telling>(
    begun: G,
    end: &G,
    choices: &[u16],
    (open, echo, lang): (bool, bool, Lang),
    input: &mut dyn BufRead,
    out: &mut Out,
) -> Result<Status, Failure> {
    let mut all = positions(begun, choices);
    all.push(end.clone());
    let last = all.len() - 1;
    let width = talk::width();
    let (mut at, mut happened) = (0, 0);
    loop {
        let game = &all[at];
        // Going back tells nothing anew.
        for line in game.together(None, happened.min(game.happened()), open, None) {
            writeln!(out, "{}", laid_out(&line.text(lang), 0, width))?;
        }
        happened = game.happened();
        if let Some(powers) = game.powers_to(None) {
            writeln!(out, "{}", laid_out(&powers.forecast().text(lang), 0, width))?;
        }
        let answer = choices.get(at).filter(|_| at < last).and_then(|choice| {
            let seat = game.asked()?;
            let answer = game.offers_to(seat).into_iter().nth(usize::from(*choice))?;
            Some(say!("step-answer", question = game.question_to(seat)?, answer = answer))
        });
        let place = say!("step-place", at = at, of = last, turn = u32::from(game.turn()));
        let said = answer.or_else(|| game.outcome().map(told::outcome)).unwrap_or_else(|| say!("replay-under-way"));
        writeln!(out, "{}", laid_out(&format!("{} {}", place.text(lang), said.text(lang)), 0, width))?;
        loop {
            let Some(line) = talk::answer(input, out, echo)? else { return Ok(Status::Fine) };
            let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
            let to = match (word, rest.trim().parse::<u16>()) {
                ("", _) => Some((at + 1).min(last)),
                ("back", _) => Some(at.saturating_sub(1)),
                ("end", _) => Some(last),
                ("quit" | "exit", _) => return Ok(Status::Fine),
                ("turn", Ok(turn)) => all.iter().position(|game| game.turn() >= turn),
                _ => None,
            };
            match to {
                Some(to) => {
                    if to < at {
                        happened = all[to].happened();
                    }
                    at = to;
                    break;
                }
                None if line == "board" => {
                    for (indent, line) in all[at].table(None, open) {
                        writeln!(out, "{}", laid_out(&line.text(lang), indent, width))?;
                    }
                }
                None => writeln!(out, "{}", laid_out(&say!("step-help").text(lang), 0, width))?,
            }
        }
    }
}

/// What came of it: as it was saved, otherwise, or not at all.
fn end<G: Telling + Recorded>(
    command: &ReplayFile,
    saved: &Replay,
    mut errors: Vec<ReplayError>,
    begun: Option<G>,
    lang: Lang,
    out: &mut Out,
) -> Result<Status, Failure> {
    let path = &command.file;
    let (game, mut more) = match begun.clone().map(|begun| saved.again(begun)) {
        Some(Ok(game)) => (Some(Box::new(game)), Vec::new()),
        Some(Err((game, errors))) => (game, errors),
        None => (None, Vec::new()),
    };
    errors.append(&mut more);
    if let (Some(end), Some(begun)) = (game.as_deref(), begun) {
        if command.log {
            out.write_all(recorded(begun, end, saved, (command.open, lang)).as_bytes())?;
        } else if command.step {
            for seat in replayed::seats(saved) {
                writeln!(out, "{}", seat.text(lang))?;
            }
            let mut input = std::io::stdin().lock();
            let echo = !std::io::stdin().is_terminal();
            return step(begun, end, &saved.choices, (command.open, echo, lang), &mut input, out);
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
