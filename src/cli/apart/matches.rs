//! Matches of a game that has an engine of its own: each list plays against each.

use std::io::Write;

use super::{Apart, Begins, Failure, Status};
use crate::app::{Illegal, Judge, Policy};
use crate::cli::long::Long;
use crate::cli::options::{Strictness, Table};
use crate::cli::pictures::Plot;
use crate::cli::seats;
use crate::deck::Reading;
use crate::engine::Rng;
use crate::language::{Lang, say};
use crate::report::{matches, picture};
use crate::sim::duel::{self, Pairs};
use crate::sim::modelled::Modelled;

/// What a match is asked to be.
pub(in crate::cli) struct Asked<'a> {
    /// Who plays the first list of a pair, and the second.
    pub(in crate::cli) players: [Policy; 2],
    /// The tables of cards that came along.
    pub(in crate::cli) tables: &'a [String],
    /// What becomes of lists that are not legal.
    pub(in crate::cli) illegal: Illegal,
    /// How many games each pair plays.
    pub(in crate::cli) games: u64,
    /// The seed of the run.
    pub(in crate::cli) seed: u64,
    /// The game that is shown instead.
    pub(in crate::cli) log: Option<u64>,
    /// Threads.
    pub(in crate::cli) jobs: Option<u16>,
    /// Turns after which a game ends undecided.
    pub(in crate::cli) turn_limit: u16,
    /// Time is not measured.
    pub(in crate::cli) no_time: bool,
    /// The picture that is written, too.
    pub(in crate::cli) plot: Option<&'a Plot>,
    /// Whether everything has to be modelled.
    pub(in crate::cli) strictness: Strictness,
    /// How the result is shown.
    pub(in crate::cli) format: Table,
}

/// Plays each list against each.
pub(in crate::cli) fn run<G: Apart>(
    asked: &Asked<'_>,
    judge: &Judge,
    named: &[(&str, &Reading)],
    lang: Lang,
    out: &mut dyn Write,
) -> Result<Status, Failure> {
    let players = asked.players;
    let decks = super::decks::<G>(judge, named, &super::sheets::<G>(asked.tables)?, asked.illegal, lang)?;
    let whole: Vec<Modelled<'_>> = decks.iter().map(G::modelled).collect();
    let told = asked.strictness.told(&named.iter().map(|(name, _)| *name).zip(&whole).collect::<Vec<_>>(), lang)?;
    let seed = asked.seed;
    let ready = |a: usize, b: usize| {
        let begins = Begins { turn_limit: asked.turn_limit, first: None, logged: asked.log.is_some() };
        super::ready::<G>([&decks[a], &decks[b]], begins, lang)
    };
    if let Some(index) = asked.log {
        if decks.len() != 2 {
            return Err(Failure::say(format!("--log shows a game of two decks; these are {}", decks.len())));
        }
        seats::in_run(index, asked.games)?;
        let setups = [ready(0, 1)?, ready(1, 0)?];
        let begin = |swapped: bool, rng: Rng| G::set_up(&setups[usize::from(swapped)], rng, true);
        let pairs = Pairs { seed, begin, player: |index, seat, list: usize| players[list].player(seed, index, seat) };
        let (game, result) = pairs.play(index);
        let [a, b] = if duel::is_swapped(index) { [named[1].0, named[0].0] } else { [named[0].0, named[1].0] };
        write!(out, "{told}")?;
        writeln!(out, "{}", say!("match-game", game = index, seed = seed.to_string(), a = a, b = b).text(lang))?;
        for line in game.log_to(None, 0) {
            writeln!(out, "{}", line.text(lang))?;
        }
        let ends = say!("match-game-ends", turns = result.turns, decisions = result.decisions);
        writeln!(out, "{}", ends.text(lang))?;
        return Ok(Status::Fine);
    }
    let plot = asked.plot.map(Plot::open).transpose()?;
    let all: Vec<[usize; 2]> = (0..decks.len()).flat_map(|a| (a + 1..decks.len()).map(move |b| [a, b])).collect();
    let progress = Long::of(asked.games.saturating_mul(all.len() as u64));
    let count = all.len();
    let mut pairs = Vec::new();
    for [a, b] in all {
        if progress.is_stopped() {
            break;
        }
        let setups = [ready(a, b)?, ready(b, a)?];
        let begin = |swapped: bool, rng: Rng| G::set_up(&setups[usize::from(swapped)], rng, true);
        let run = Pairs { seed, begin, player: |index, seat, list: usize| players[list].player(seed, index, seat) };
        let tally = run.play_all(asked.games, seats::jobs(asked.jobs), |games| progress.done(games));
        pairs.push(([a, b], tally));
    }
    let partial = pairs.len() < count || pairs.iter().any(|(_, tally)| tally.games < asked.games);
    let seconds = progress.end();
    let [one, other] = players.map(|player| player.to_string());
    let played = matches::Matches {
        sides: named.iter().map(|(name, _)| *name).zip(&whole).collect(),
        rules: G::RULES,
        players: [&one, &other],
        seed,
        turn_limit: asked.turn_limit,
        pairs,
        impacts: Vec::new(),
        partial,
        seconds: (!asked.no_time).then_some(seconds),
    };
    out.write_all(seats::in_form(&played, asked.format, lang).as_bytes())?;
    if let Some(plot) = plot {
        plot.write(&picture::heat::table(&played, lang))?;
    }
    Ok(if partial { Status::Interrupted } else { Status::Fine })
}
