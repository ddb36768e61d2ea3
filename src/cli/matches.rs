//! `scouter match`.

use std::io::Write;
use std::time::Instant;

use clap::Args;

use super::options::{Format, Reader, Rules, Strictness};
use super::seats::{self, PlayedBy, Players, Policy};
use super::{Failure, Status, input};
use crate::report::matches;
use crate::sim::duel::{self, Run, TURN_LIMIT};
use crate::sim::modelled::Modelled;

/// What `--help` says below the options.
const MORE: &str = "\
Games come in pairs: both games of a pair have the same chances, with the decks
in each other's seat. The same seed gives the same games on every machine and
for any number of threads; only the time differs. Random players know nothing
of the game: who wins then says little of how good a deck is. Greedy players
take what looks best at the moment.

Examples:
  scouter match a.txt b.txt
  scouter match a.txt b.txt --rules dbscg-1.078 --strict
  scouter match a.txt b.txt --player greedy,random
  scouter match a.txt b.txt --games 10000 --seed 7 --jobs 4 --format json";

/// Let two decks play many games against each other.
#[derive(Debug, Args)]
#[command(after_help = MORE)]
pub(super) struct Match {
    /// Deck list; `-` reads standard input.
    #[arg(value_name = "A")]
    a: String,
    /// The other deck list.
    #[arg(value_name = "B")]
    b: String,
    /// How many games.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    /// Who plays: greedy, random or dummy; two of them for A and B, as in `greedy,random`.
    #[arg(long, value_name = "PLAYER", default_value = "random")]
    player: Players,
    /// The same seed gives the same games on every machine [default: a new one, shown].
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Threads [default: as many as the machine has].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
    /// Turns, both players' counted, after which a game ends undecided.
    #[arg(long, value_name = "N", default_value_t = TURN_LIMIT, value_parser = clap::value_parser!(u16).range(1..=10_000))]
    turn_limit: u16,
    /// Do not measure time: the same bytes for the same seed.
    #[arg(long)]
    no_time: bool,
    #[command(flatten)]
    strictness: Strictness,
    #[command(flatten)]
    rules: Rules,
    #[command(flatten)]
    reader: Reader,
    /// How to show the result: human or json.
    #[arg(long, value_name = "FORMAT", default_value = "human", hide_possible_values = true)]
    format: Format,
}

pub(super) fn run(command: &Match, out: &mut dyn Write) -> Result<Status, Failure> {
    let sources = [input::decks(&command.a, command.reader.from)?, input::decks(&command.b, command.reader.from)?];
    let (a_name, a) = sources[0].only()?;
    let (b_name, b) = sources[1].only()?;
    let judge = command.rules.judge([a, b])?;
    let by = PlayedBy::chosen(&judge, [a, b])?;
    let [a, b] = seats::lists(&judge, &by, [(&a_name, a), (&b_name, b)])?;

    let modelled = [&a, &b].map(Modelled::from);
    let sides = [(a_name.as_str(), &modelled[0]), (b_name.as_str(), &modelled[1])];
    command.strictness.told(&sides)?;

    let seed = command.seed.unwrap_or_else(seats::fresh_seed);
    let jobs = command
        .jobs
        .map_or_else(|| std::thread::available_parallelism().map_or(1, std::num::NonZero::get), usize::from);
    let plan = Run { games: command.games, seed, edition: by.edition, jobs, turn_limit: command.turn_limit };
    let players = command.player.0;
    let begin = Instant::now();
    let tally = duel::run([&a, &b], plan, |index, seat, list| players[list].player(seed, index, seat))
        .map_err(|errors| seats::setup_failure([&a_name, &b_name], &errors))?;
    let seconds = (!command.no_time).then(|| begin.elapsed().as_secs_f64());

    let played = matches::Match {
        sides,
        rules: &by.id,
        players: players.map(Policy::id),
        seed,
        turn_limit: command.turn_limit,
        tally,
        seconds,
    };
    let text = match command.format {
        Format::Human => matches::human(&played),
        Format::Json => matches::json(&played),
    };
    out.write_all(text.as_bytes())?;
    Ok(Status::Fine)
}
