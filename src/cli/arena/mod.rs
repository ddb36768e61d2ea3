//! `scouter arena`: players measured against each other.
//!
//! * `hygiene`: plain mistakes of a player, counted.
//! * `fit`: what a position is worth, learnt from games.
//! * `field`: the lists that all of them play with.

mod field;
mod fit;
mod hygiene;

use std::io::Write;

use clap::{Args, Subcommand};
use field::{Field, Ready, begin};

use super::long::Long;
use super::options::Format;
use super::{Failure, Status};
use crate::app::Policy;
use crate::engine::{Rng, exo, fow};
use crate::language::Lang;
use crate::player::search::Searched;
use crate::report::arena as report;
use crate::sim::arena::{self, Measure, Scores};

/// What `--help` says below the options.
const MORE: &str = "\
Each list plays against each, and against itself. Games come in pairs: the same
decks in the same seats, the same chances, and the players in each other's
place; the interval is drawn from whole pairs. A player against itself wins
exactly half. The same seed gives the same bytes for any number of threads.

Examples:
  scouter arena look greedy decks/*.txt --games 400
  scouter arena search:64 greedy a.txt b.txt --seed 7 --format json
  scouter arena hygiene decks/*.txt
  scouter arena fit decks/*.txt > standing.tsv";

/// Measure players against each other, or their plain mistakes.
#[derive(Debug, Args)]
#[command(after_help = MORE, args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub(super) struct Arena {
    #[command(subcommand)]
    of: Option<Of>,
    /// The player who is measured: greedy, look, search:N, random or dummy.
    #[arg(value_name = "PLAYER", required = true)]
    player: Option<Policy>,
    /// The player against whom.
    #[arg(value_name = "PLAYER", required = true)]
    against: Option<Policy>,
    #[command(flatten)]
    field: Field,
    /// Do not measure time: the same bytes for the same seed.
    #[arg(long)]
    no_time: bool,
    /// How to show the result: human or json.
    #[arg(long, value_name = "FORMAT", default_value = "human", hide_possible_values = true)]
    format: Format,
}

#[derive(Debug, Subcommand)]
enum Of {
    Hygiene(hygiene::HygieneOf),
    Fit(fit::Fit),
}

pub(super) fn run(command: &Arena, lang: Lang, out: &mut dyn Write) -> Result<Status, Failure> {
    match &command.of {
        Some(Of::Hygiene(hygiene)) => return hygiene::run(hygiene, lang, out),
        Some(Of::Fit(fit)) => return fit::run(fit, lang, out),
        None => {}
    }
    // Both are asked for where there is no subcommand.
    let players = [command.player, command.against].map(Option::unwrap_or_default);
    command.field.play(false, lang, |playing, ready| {
        let measure = playing.measure;
        let progress = Long::of(2 * measure.pairs);
        let scores = match ready {
            Ready::Dbscg(_, ready) => scores(players, measure, ready.len(), begin(ready), &progress),
            Ready::Exo(ready) => {
                let begin = |matchup: usize, rng| exo::Game::begin(&ready[matchup], rng);
                scores(players, measure, ready.len(), begin, &progress)
            }
            Ready::ForceOfWill(ready) => {
                let begin = |matchup: usize, rng| fow::Game::begin(&ready[matchup], rng);
                scores(players, measure, ready.len(), begin, &progress)
            }
        };
        let partial = scores.games() < 2 * measure.pairs;
        let seconds = progress.end();
        let measured = playing.measured(partial, (!command.no_time).then_some(seconds));
        let [a, b] = players.map(|player| player.to_string());
        let both = [a.as_str(), b.as_str()];
        let text = match command.format {
            Format::Human => report::human(both, &scores, &measured, lang),
            Format::Json => report::json(both, &scores, &measured),
        };
        out.write_all(text.as_bytes())?;
        Ok(if partial { Status::Interrupted } else { Status::Fine })
    })
}

/// What two players come to in so many matchups, in any game.
fn scores<G: Searched + 'static>(
    players: [Policy; 2],
    measure: Measure,
    matchups: usize,
    begin: impl Fn(usize, Rng) -> G + Sync,
    progress: &Long,
) -> Scores {
    let player = |index, seat, side: usize| players[side].player(measure.seed, index, seat);
    arena::run(measure, matchups, begin, player, |games| progress.done(games))
}
