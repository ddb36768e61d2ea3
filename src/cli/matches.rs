//! `scouter match`.

use std::io::Write;

use clap::Args;

use super::long::Long;
use super::options::{Reader, Rules, Strictness, Table};
use super::pictures::Plot;
use super::seats::{self, Allowed, Players};
use super::{Failure, Status, exo, input};
use crate::app::{Policy, playing};
use crate::language::{Lang, say};
use crate::report::told::Told;
use crate::report::{matches, picture};
use crate::sim::duel::{self, Run, TURN_LIMIT};
use crate::sim::modelled::Modelled;

/// What `--help` says below the options.
const MORE: &str = "\
Of more than two decks each plays against each. Games come in twos with the
same chances, and with the decks in each other's seat. The same seed gives the same games on every machine and
for any number of threads; only the time differs. Greedy players take what looks
best at the moment. `look` tries every answer in a few possible games, and
`search:64` spends 64 playouts on a decision: both are stronger, and slower.
Random players know nothing of the game: who wins then says little of how good
a deck is.

Examples:
  scouter match a.txt b.txt
  scouter match a.txt b.txt --rules dbscg-1.078 --strict
  scouter match a.txt b.txt --player search:64 --games 100
  scouter match a.txt b.txt --player greedy,random
  scouter match decks/*.txt --format markdown
  scouter match decks/*.txt --plot table.svg
  scouter match a.txt b.txt --games 10000 --seed 7 --jobs 4 --format json";

/// Let decks play many games against each other.
#[derive(Debug, Args)]
#[command(after_help = MORE)]
pub(super) struct Match {
    /// Deck lists, two or more; `-` reads standard input.
    #[arg(value_name = "DECK", num_args = 2.., required = true)]
    decks: Vec<String>,
    /// How many games each pair plays.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    /// Who plays: greedy, look, search:N, random or dummy; two of them for the first deck of a pair and the second, as in
    /// `greedy,random` [default: greedy; random where a game has no greedy player].
    #[arg(long, value_name = "PLAYER")]
    player: Option<Players>,
    /// The same seed gives the same games on every machine [default: a new one, shown].
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Show game N of the run of two decks in full instead; the first is 0.
    #[arg(long, value_name = "N", conflicts_with = "plot")]
    log: Option<u64>,
    /// Threads [default: as many as the machine has].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
    /// Turns, both players' counted, after which a game ends undecided.
    #[arg(long, value_name = "N", default_value_t = TURN_LIMIT, value_parser = clap::value_parser!(u16).range(1..=10_000))]
    turn_limit: u16,
    /// Write the win table as a picture (.svg, or .png).
    #[cfg_attr(not(feature = "png"), arg(help = "Write the win table as a picture (.svg)"))]
    #[arg(long, value_name = "FILE")]
    plot: Option<Plot>,
    /// Do not measure time: the same bytes for the same seed.
    #[arg(long)]
    no_time: bool,
    #[command(flatten)]
    allowed: Allowed,
    #[command(flatten)]
    strictness: Strictness,
    #[command(flatten)]
    rules: Rules,
    #[command(flatten)]
    reader: Reader,
    /// How to show the result: human, json, csv or markdown.
    #[arg(long, value_name = "FORMAT", default_value = "human", hide_possible_values = true)]
    format: Table,
}

pub(super) fn run(command: &Match, lang: Lang, out: &mut dyn Write) -> Result<Status, Failure> {
    let sources: Vec<_> =
        command.decks.iter().map(|deck| input::decks(deck, command.reader.from)).collect::<Result<_, _>>()?;
    let named: Vec<(String, _)> = sources.iter().map(input::Source::only).collect::<Result<_, _>>()?;
    let judge = command.rules.judge(named.iter().map(|(_, reading)| *reading), lang)?;
    let named: Vec<_> = named.iter().map(|(name, reading)| (name.as_str(), *reading)).collect();
    if exo::plays(&judge, &named) {
        let asked = exo::Asked {
            players: command.player.map_or([Policy::Random; 2], |players| players.0),
            tables: &command.rules.cards.files,
            illegal: command.allowed.illegal(),
            games: command.games,
            seed: command.seed.unwrap_or_else(seats::fresh_seed),
            log: command.log,
            jobs: command.jobs,
            turn_limit: command.turn_limit,
            no_time: command.no_time,
            format: command.format,
        };
        return exo::run(&asked, &judge, &named, lang, out);
    }
    let playing::Playable { by, lists, .. } = seats::playable(&judge, &named, command.allowed, lang)?;

    let modelled: Vec<Modelled<'_>> = lists.iter().map(Modelled::from).collect();
    let sides: Vec<_> = named.iter().map(|(name, _)| *name).zip(&modelled).collect();
    let told = command.strictness.told(&sides, lang)?;

    let seed = command.seed.unwrap_or_else(seats::fresh_seed);
    let plan = Run {
        games: command.games,
        seed,
        edition: by.edition,
        jobs: seats::jobs(command.jobs),
        turn_limit: command.turn_limit,
    };
    let plot = command.plot.as_ref().map(Plot::open).transpose()?;
    let players = command.player.map_or([Policy::Greedy; 2], |players| players.0);
    if let Some(index) = command.log {
        let [a, b] = lists.as_slice() else {
            return Err(Failure::say(format!("--log shows a game of two decks; these are {}", lists.len())));
        };
        seats::in_run(index, command.games)?;
        let player = |index, seat, list: usize| players[list].player(seed, index, seat);
        let (game, result) = duel::replay([a, b], plan, index, player)
            .map_err(|errors| seats::setup_failure([sides[0].0, sides[1].0], &errors, lang))?;
        let [a, b] = if duel::is_swapped(index) { [sides[1].0, sides[0].0] } else { [sides[0].0, sides[1].0] };
        let begins = say!("match-game", game = index, seed = seed.to_string(), a = a, b = b).text(lang);
        let ends = say!("match-game-ends", turns = result.turns, decisions = result.decisions).text(lang);
        writeln!(out, "{told}{begins}")?;
        for event in Told::to_all(&game).log(0) {
            writeln!(out, "{}", event.text(lang))?;
        }
        writeln!(out, "{ends}")?;
        return Ok(Status::Fine);
    }
    let all: Vec<[usize; 2]> = (0..lists.len()).flat_map(|a| (a + 1..lists.len()).map(move |b| [a, b])).collect();
    let progress = Long::of(command.games.saturating_mul(all.len() as u64));
    let count = all.len();
    let mut pairs = Vec::new();
    for [a, b] in all {
        if progress.is_stopped() {
            break;
        }
        let player = |index, seat, list: usize| players[list].player(seed, index, seat);
        let tally = duel::run([&lists[a], &lists[b]], plan, player, |games| progress.done(games))
            .map_err(|errors| seats::setup_failure([sides[a].0, sides[b].0], &errors, lang))?;
        pairs.push(([a, b], tally));
    }
    let partial = pairs.len() < count || pairs.iter().any(|(_, tally)| tally.games < command.games);
    let seconds = progress.end();
    let [a, b] = players.map(|player| player.to_string());
    let played = matches::Matches {
        sides,
        rules: &by.id,
        players: [&a, &b],
        seed,
        turn_limit: command.turn_limit,
        pairs,
        partial,
        seconds: (!command.no_time).then_some(seconds),
    };
    out.write_all(seats::in_form(&played, command.format, lang).as_bytes())?;
    if let Some(plot) = plot {
        plot.write(&picture::heat::table(&played, lang))?;
    }
    Ok(if partial { Status::Interrupted } else { Status::Fine })
}
