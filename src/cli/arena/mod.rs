//! `scouter arena`: players measured against each other.
//!
//! * `hygiene`: plain mistakes of a player, counted.
//! * `fit`: what a position is worth, learnt from games.
//! * `field`: the lists that all of them play with.

mod field;
mod fit;
mod hygiene;

use clap::{Args, Subcommand};
use field::{Field, Ready, begin};

use super::going::{Going, Portion};
use super::options::{Format, Table};
use super::ran::{self, Beside};
use super::{Failure, Status};
use crate::app::Policy;
use crate::cli::out::Out;
use crate::engine::{Rng, exo, fow, yugioh};
use crate::language::Lang;
use crate::player::search::Searched;
use crate::report::run::{Counts, Piece, Played, Run};
use crate::sim::arena::{self, Measure, Scores};
use crate::sim::duel::{TURN_LIMIT, part_of};

/// What `--help` says below the options.
const MORE: &str = "\
Each list plays against each, and against itself. Games come in pairs: the same
decks in the same seats, the same chances, and the players in each other's
place; the interval is drawn from whole pairs. A player against itself wins
exactly half. The same seed gives the same bytes for any number of threads.
Kendall's τ tells how far the lists are in the same order with both players:
with two budgets of one player, whether what it says of lists depends on the
budget.

Examples:
  scouter arena look greedy decks/*.txt --games 400
  scouter arena search:64 greedy a.txt b.txt --seed 7 --format json
  scouter arena search:400 search:64 decks/*.txt --seed 7 --shard 1/8 \\
    --resume 1.part
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
    #[command(flatten)]
    portion: Portion,
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

pub(super) fn run(command: &Arena, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    match &command.of {
        Some(Of::Hygiene(hygiene)) => return hygiene::run(hygiene, lang, out),
        Some(Of::Fit(fit)) => return fit::run(fit, lang, out),
        None => {}
    }
    // Both are asked for where there is no subcommand.
    let players = [command.player, command.against].map(Option::unwrap_or_default);
    let kept = command.portion.kept(Run::read)?;
    let seed = kept.as_ref().map(|run| run.played.seed);
    command.field.play_with(false, seed, lang, |playing, ready| {
        let measure = playing.measure;
        let (sides, matchups) = (playing.sides(ready), playing.matchups.len());
        let played = Played {
            rules: playing.rules.clone(),
            players: players.map(|player| player.to_string()),
            seed: measure.seed,
            of_games: 2 * measure.pairs,
            turn_limit: TURN_LIMIT,
            lists: sides,
            swaps: Vec::new(),
            alone: None,
            impacts: 0,
            best_of: None,
        };
        let from = part_of(0, played.of_games, command.portion.part()).start / 2;
        let counts = Counts::Arena(vec![Piece { from, scores: Scores::of(matchups) }]);
        let mut going = Going::begin(&command.portion, kept, (played, counts), [0], 1)?;
        match ready {
            Ready::Dbscg(_, ready) => scores(players, measure, ready.len(), begin(ready), &mut going),
            Ready::Exo(_, ready) => {
                let begin = |matchup: usize, rng| exo::Game::begin(&ready[matchup], rng);
                scores(players, measure, ready.len(), begin, &mut going);
            }
            Ready::ForceOfWill(_, ready) => {
                let begin = |matchup: usize, rng| fow::Game::begin(&ready[matchup], rng);
                scores(players, measure, ready.len(), begin, &mut going);
            }
            Ready::Yugioh(_, ready) => {
                let begin = |matchup: usize, rng| yugioh::Game::begin(&ready[matchup], rng);
                scores(players, measure, ready.len(), begin, &mut going);
            }
        }
        let run = going.end(command.no_time)?;
        let format = match command.format {
            Format::Human => Table::Human,
            Format::Json => Table::Json,
        };
        ran::tell(&run, format, (Beside::open(None, None)?, None), lang, out)
    })
}

/// Plays what two players come to in so many matchups, in any game.
fn scores<G: Searched + 'static>(
    players: [Policy; 2],
    measure: Measure,
    matchups: usize,
    begin: impl Fn(usize, Rng) -> G + Sync,
    going: &mut Going<'_>,
) {
    let player = |index, seat, side: usize| players[side].player(measure.seed, index, seat);
    let left = going.left(0);
    arena::part(measure, left.start / 2..left.end / 2, matchups, begin, player, |more| {
        going.more(more.games(), |counts| counts.add_scores(more))
    });
}
