//! The lists that players are measured with, and how many games.

use clap::Args;

use super::super::Failure;
use super::super::input::{self, Source};
use super::super::options::{Reader, Rules};
use super::super::seats::{self, Allowed};
use crate::app::{Judge, playing};
use crate::deck::Reading;
use crate::engine::dbscg::{Edition, Game, Ready, Rng, Setup};
use crate::language::Lang;
use crate::report::arena as report;
use crate::sim::arena::{self, Measure};
use crate::sim::duel::{self, List, TURN_LIMIT};

/// Lists to play with, and how many games.
#[derive(Debug, Args)]
pub(super) struct Field {
    /// Deck lists; `-` reads standard input.
    #[arg(value_name = "LIST", required = true)]
    lists: Vec<String>,
    /// How many games, over all matchups by turns.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(2..=100_000_000))]
    games: u64,
    /// The same seed gives the same games on every machine [default: a new one, shown].
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Threads [default: as many as the machine has].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
    #[command(flatten)]
    allowed: Allowed,
    #[command(flatten)]
    rules: Rules,
    #[command(flatten)]
    reader: Reader,
}

/// A field that can be played.
pub(super) struct Playing<'a> {
    names: Vec<String>,
    pub(super) lists: Vec<List<'a>>,
    rules: String,
    edition: Edition,
    pub(super) matchups: Vec<[usize; 2]>,
    pub(super) measure: Measure,
}

impl Field {
    /// Reads the lists, judges them, and does something with those that can be played, each matchup ready to begin; its events on
    /// record, or not.
    pub(super) fn play<T>(
        &self,
        log: bool,
        lang: Lang,
        with: impl FnOnce(&Playing<'_>, &[Ready]) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        let read = |list: &String| input::decks(list, self.reader.from);
        let sources = self.lists.iter().map(read).collect::<Result<Vec<Source>, _>>()?;
        let all: Vec<(String, _)> = sources.iter().flat_map(Source::readings).collect();
        let judge = self.rules.judge(all.iter().map(|(_, reading)| *reading), lang)?;
        let playing = self.playing(all, &judge, lang)?;
        let ready = playing.ready(log, lang)?;
        with(&playing, &ready)
    }

    fn playing<'a>(
        &self,
        all: Vec<(String, &'a Reading)>,
        judge: &'a Judge,
        lang: Lang,
    ) -> Result<Playing<'a>, Failure> {
        let pairs: Vec<_> = all.iter().map(|(name, reading)| (name.as_str(), *reading)).collect();
        let playing::Playable { by, lists, .. } = seats::playable(judge, &pairs, self.allowed, lang)?;
        Ok(Playing {
            names: all.into_iter().map(|(name, _)| name).collect(),
            matchups: arena::matchups(lists.len()),
            lists,
            rules: by.id,
            edition: by.edition,
            measure: Measure {
                pairs: self.games.div_ceil(2),
                seed: self.seed.unwrap_or_else(seats::fresh_seed),
                jobs: seats::jobs(self.jobs),
            },
        })
    }
}

impl Playing<'_> {
    fn ready(&self, log: bool, lang: Lang) -> Result<Vec<Ready>, Failure> {
        let setup = |[a, b]: [usize; 2]| -> Setup {
            duel::setup([&self.lists[a], &self.lists[b]], self.edition, TURN_LIMIT, log)
        };
        let named = |[a, b]: [usize; 2]| [self.names[a].as_str(), self.names[b].as_str()];
        let ready = |lists: &[usize; 2]| {
            setup(*lists).ready().map_err(|errors| seats::setup_failure(named(*lists), &errors, lang))
        };
        self.matchups.iter().map(ready).collect()
    }

    pub(super) fn measured(&self, partial: bool, seconds: Option<f64>) -> report::Measured<'_> {
        report::Measured {
            lists: self.names.iter().map(String::as_str).collect(),
            matchups: self.matchups.clone(),
            rules: &self.rules,
            seed: self.measure.seed,
            partial,
            seconds,
        }
    }
}

/// Begins a game of a matchup.
pub(super) fn begin(ready: &[Ready]) -> impl Fn(usize, Rng) -> Game + Sync {
    |matchup, rng| Game::begin(&ready[matchup], rng)
}
