//! Matches of Creatures of Exo.

use std::io::Write;

use super::options::Table;
use super::{Failure, Status, contents, seats};
use crate::app::exo::{NoDeck, deck};
use crate::app::unread::So;
use crate::app::{Illegal, Judge, Policy, Unread, playing};
use crate::card::CardNumber;
use crate::deck::Reading;
use crate::engine::exo::{Deck, Game, Setup};
use crate::engine::{BySeat, Rng};
use crate::language::{Lang, say};
use crate::legality::Outcome;
use crate::report::matches;
use crate::sim::duel::{self, Pairs};
use crate::sim::exo::cards::{self, Sheets};
use crate::sim::exo::told;
use crate::sim::modelled::Modelled;

use super::long::Long;

/// What a match is asked to be.
pub(super) struct Asked<'a> {
    /// Who plays the first list of a pair, and the second.
    pub(super) players: [Policy; 2],
    /// The tables of cards that came along.
    pub(super) tables: &'a [String],
    /// What becomes of lists that are not legal.
    pub(super) illegal: Illegal,
    /// How many games each pair plays.
    pub(super) games: u64,
    /// The seed of the run.
    pub(super) seed: u64,
    /// The game that is shown instead.
    pub(super) log: Option<u64>,
    /// Threads.
    pub(super) jobs: Option<u16>,
    /// Turns after which a game ends undecided.
    pub(super) turn_limit: u16,
    /// Time is not measured.
    pub(super) no_time: bool,
    /// How the result is shown.
    pub(super) format: Table,
}

/// Whether all lists are played by the book of Creatures of Exo.
pub(super) fn plays(judge: &Judge, named: &[(&str, &Reading)]) -> bool {
    named.iter().all(|(_, reading)| judge.ruleset(reading).id == "exo")
}

/// What the cards of the tables that came along do.
fn sheets(files: &[String]) -> Result<Sheets, Failure> {
    let mut sheets = Sheets::new();
    let mut reasons = Vec::new();
    for path in files {
        match cards::read(&contents::text(path)?) {
            Ok(read) => sheets.extend(read),
            Err(wrong) => reasons.extend(wrong.into_iter().map(|wrong| format!("{path}: {wrong}"))),
        }
    }
    if reasons.is_empty() { Ok(sheets) } else { Err(Failure::all(&reasons)) }
}

/// The deck of a list, or every reason why it is not played.
fn deck_of(
    name: &str,
    outcome: &Outcome<'_>,
    sheets: &Sheets,
    asked: &Asked<'_>,
    lang: Lang,
) -> Result<Deck, Vec<String>> {
    if let Some(unread) = Unread::of(outcome) {
        return Err(vec![unread.message(name, So::NotKnown).text(lang)]);
    }
    if let Err(illegal) = playing::taken(outcome, asked.illegal) {
        return Err(vec![illegal.message(name).text(lang)]);
    }
    deck(outcome, sheets).map_err(|why| match why {
        NoDeck::NoLeader => vec![playing::Unplayable::NoLeader.message(name).text(lang)],
        NoDeck::Unknown(numbers) => {
            let numbers = numbers.iter().map(CardNumber::as_str).collect::<Vec<_>>().join(", ");
            vec![say!("exo-not-in-a-table", list = name, cards = numbers).text(lang)]
        }
    })
}

/// Plays each list against each.
pub(super) fn run(
    asked: &Asked<'_>,
    judge: &Judge,
    named: &[(&str, &Reading)],
    lang: Lang,
    out: &mut dyn Write,
) -> Result<Status, Failure> {
    let players = asked.players;
    let sheets = sheets(asked.tables)?;
    let outcomes: Vec<Outcome<'_>> = named.iter().map(|(_, reading)| judge.check(reading)).collect();
    let (mut decks, mut reasons) = (Vec::new(), Vec::new());
    for ((name, _), outcome) in named.iter().zip(&outcomes) {
        match deck_of(name, outcome, &sheets, asked, lang) {
            Ok(deck) => decks.push(deck),
            Err(why) => reasons.extend(why.into_iter().filter(|why| !reasons.contains(why)).collect::<Vec<_>>()),
        }
    }
    if !reasons.is_empty() {
        return Err(Failure::all_in(&reasons, lang));
    }
    let seed = asked.seed;
    let ready = |a: usize, b: usize| {
        let decks = BySeat([decks[a].clone(), decks[b].clone()]);
        let setup = Setup { decks, turn_limit: asked.turn_limit, logged: asked.log.is_some() };
        setup.ready().map_err(|errors| {
            let reasons: Vec<String> = errors.iter().map(ToString::to_string).collect();
            Failure::all(&reasons)
        })
    };
    if let Some(index) = asked.log {
        if decks.len() != 2 {
            return Err(Failure::say(format!("--log shows a game of two decks; these are {}", decks.len())));
        }
        seats::in_run(index, asked.games)?;
        let setups = [ready(0, 1)?, ready(1, 0)?];
        let begin = |swapped: bool, rng: Rng| Game::begin(&setups[usize::from(swapped)], rng);
        let pairs = Pairs { seed, begin, player: |index, seat, list: usize| players[list].player(seed, index, seat) };
        let (game, result) = pairs.play(index);
        let [a, b] = if duel::is_swapped(index) { [named[1].0, named[0].0] } else { [named[0].0, named[1].0] };
        writeln!(out, "{}", say!("match-game", game = index, seed = seed.to_string(), a = a, b = b).text(lang))?;
        for line in told::log(&game) {
            writeln!(out, "{}", line.text(lang))?;
        }
        let ends = say!("match-game-ends", turns = result.turns, decisions = result.decisions);
        writeln!(out, "{}", ends.text(lang))?;
        return Ok(Status::Fine);
    }
    let all: Vec<[usize; 2]> = (0..decks.len()).flat_map(|a| (a + 1..decks.len()).map(move |b| [a, b])).collect();
    let progress = Long::of(asked.games.saturating_mul(all.len() as u64));
    let count = all.len();
    let mut pairs = Vec::new();
    for [a, b] in all {
        if progress.is_stopped() {
            break;
        }
        let setups = [ready(a, b)?, ready(b, a)?];
        let begin = |swapped: bool, rng: Rng| Game::begin(&setups[usize::from(swapped)], rng);
        let run = Pairs { seed, begin, player: |index, seat, list: usize| players[list].player(seed, index, seat) };
        let tally = run.play_all(asked.games, seats::jobs(asked.jobs), |games| progress.done(games));
        pairs.push(([a, b], tally));
    }
    let partial = pairs.len() < count || pairs.iter().any(|(_, tally)| tally.games < asked.games);
    let seconds = progress.end();
    // A card whose lines are not all understood is refused with its table: all of them are played whole.
    let whole: Vec<Modelled<'_>> = decks
        .iter()
        .map(|deck| {
            let cards = u32::try_from(deck.main.len() + deck.evolutions.len()).unwrap_or(u32::MAX);
            Modelled { leader: Some(true), cards, of: cards, missing: Vec::new() }
        })
        .collect();
    let [one, other] = players.map(|player| player.to_string());
    let played = matches::Matches {
        sides: named.iter().map(|(name, _)| *name).zip(&whole).collect(),
        rules: "exo",
        players: [&one, &other],
        seed,
        turn_limit: asked.turn_limit,
        pairs,
        impacts: Vec::new(),
        partial,
        seconds: (!asked.no_time).then_some(seconds),
    };
    out.write_all(seats::in_form(&played, asked.format, lang).as_bytes())?;
    Ok(if partial { Status::Interrupted } else { Status::Fine })
}
