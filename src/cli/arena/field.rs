//! The lists that players are measured with, and how many games.

use clap::Args;

use super::super::Failure;
use super::super::apart::{self, Apart, Begins, Engine};
use super::super::contents;
use super::super::input::{self, Source};
use super::super::options::{Judging, Reader, Rules};
use super::super::seats::{self, Allowed};
use crate::app::{Judge, playing};
use crate::card::Game;
use crate::deck::Reading;
use crate::engine::{Rng, dbscg, exo, fow, yugioh};
use crate::language::{Lang, say};
use crate::report::arena as report;
use crate::report::run::Side;
use crate::sim::arena::{self, Measure};
use crate::sim::duel::{self, List, TURN_LIMIT};
use crate::sim::goldfish::Alone;
use crate::sim::modelled::Modelled;

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
pub(super) struct Playing {
    names: Vec<String>,
    pub(super) rules: String,
    pub(super) matchups: Vec<[usize; 2]>,
    pub(super) measure: Measure,
}

/// What is played, what is told of each list, and each matchup, ready to begin.
type OfApart<G> = (Playing, Vec<Side>, Vec<<G as Alone>::Ready>);

/// Its matchups, each ready to begin.
#[derive(Clone, Copy)]
pub(super) enum Ready<'a> {
    /// Of DBSCG, with the lists.
    Dbscg(&'a [List<'a>], &'a [dbscg::Ready]),
    /// Of Creatures of Exo.
    Exo(&'a [Side], &'a [exo::Ready]),
    /// Of Force of Will.
    ForceOfWill(&'a [Side], &'a [fow::Ready]),
    /// Of Yu-Gi-Oh!.
    Yugioh(&'a [Side], &'a [yugioh::Ready]),
}

impl Field {
    /// Reads the lists, judges them, and does something with those that can be played; events are on record, or not.
    pub(super) fn play<T>(
        &self,
        log: bool,
        lang: Lang,
        with: impl FnOnce(&Playing, Ready<'_>) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        self.play_with(log, None, lang, with)
    }

    /// The same; where no seed is given, it is that of a run that goes on.
    pub(super) fn play_with<T>(
        &self,
        log: bool,
        kept: Option<u64>,
        lang: Lang,
        with: impl FnOnce(&Playing, Ready<'_>) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        contents::no_folders(&self.lists)?;
        let read = |list: &String| input::decks(list, self.reader.from).and_then(Source::some);
        let sources = self.lists.iter().map(read).collect::<Result<Vec<Source>, _>>()?;
        let all: Vec<(String, _)> = sources.iter().flat_map(Source::readings).collect();
        let judge = self.rules.judge(all.iter().map(|(_, reading)| *reading), lang)?;
        let named: Vec<_> = all.iter().map(|(name, reading)| (name.as_str(), *reading)).collect();
        match apart::engine(&judge, &named) {
            Some(Engine::Exo) => {
                let (playing, sides, ready) = self.apart::<exo::Game>(&judge, &named, (log, kept), lang)?;
                return with(&playing, Ready::Exo(&sides, &ready));
            }
            Some(Engine::ForceOfWill) => {
                let (playing, sides, ready) = self.apart::<fow::Game>(&judge, &named, (log, kept), lang)?;
                return with(&playing, Ready::ForceOfWill(&sides, &ready));
            }
            Some(Engine::Yugioh) => {
                let (playing, sides, ready) = self.apart::<yugioh::Game>(&judge, &named, (log, kept), lang)?;
                return with(&playing, Ready::Yugioh(&sides, &ready));
            }
            None => {}
        }
        let playing::Playable { by, lists, .. } =
            seats::playable(&judge, &named, self.allowed, Judging(&self.rules, &self.reader), lang)?;
        let ready = |[a, b]: &[usize; 2]| {
            let setup = duel::setup([&lists[*a], &lists[*b]], by.edition, TURN_LIMIT, log);
            setup.ready().map_err(|errors| seats::setup_failure([named[*a].0, named[*b].0], &errors, lang))
        };
        let playing = self.playing(&named, &by.id, kept);
        let ready: Vec<dbscg::Ready> = playing.matchups.iter().map(ready).collect::<Result<_, _>>()?;
        with(&playing, Ready::Dbscg(&lists, &ready))
    }

    /// Lists of a game that has an engine of its own, with what is told of them, matchup by matchup.
    fn apart<G: Apart>(
        &self,
        judge: &Judge,
        named: &[(&str, &Reading)],
        (log, kept): (bool, Option<u64>),
        lang: Lang,
    ) -> Result<OfApart<G>, Failure> {
        let sheets = apart::sheets::<G>(&self.rules.cards.files)?;
        let decks = apart::decks::<G>(judge, named, &sheets, self.allowed.illegal(), lang)?;
        let begins = Begins { turn_limit: TURN_LIMIT, first: None, logged: log };
        let playing = self.playing(named, G::RULES, kept);
        let side = |(deck, (name, _)): (&G::Deck, &(&str, &Reading))| {
            Side::of((*name, &G::modelled(deck)), G::fingerprint(&[deck]))
        };
        let sides = decks.iter().zip(named).map(side).collect();
        let ready = |[a, b]: &[usize; 2]| apart::ready::<G>([&decks[*a], &decks[*b]], begins, lang);
        let ready = playing.matchups.iter().map(ready).collect::<Result<_, _>>()?;
        Ok((playing, sides, ready))
    }

    fn playing(&self, named: &[(&str, &Reading)], rules: &str, kept: Option<u64>) -> Playing {
        Playing {
            names: named.iter().map(|(name, _)| (*name).to_owned()).collect(),
            rules: rules.to_owned(),
            matchups: arena::matchups(named.len()),
            measure: Measure {
                pairs: self.games.div_ceil(2),
                seed: self.seed.or(kept).unwrap_or_else(seats::fresh_seed),
                jobs: seats::jobs(self.jobs),
            },
        }
    }
}

impl Playing {
    pub(super) fn measured(&self, partial: bool, seconds: Option<f64>) -> report::Measured<'_> {
        report::Measured {
            lists: self.names.iter().map(String::as_str).collect(),
            matchups: self.matchups.clone(),
            rules: &self.rules,
            seed: self.measure.seed,
            partial,
            seconds,
            run: None,
        }
    }

    /// The lists, by what is modelled of them and a number that changes with their cards.
    pub(super) fn sides(&self, ready: Ready<'_>) -> Vec<Side> {
        let side =
            |(name, list): (&String, &List<'_>)| Side::of((name, &Modelled::from(list)), duel::fingerprint(&[list]));
        match ready {
            Ready::Dbscg(lists, _) => self.names.iter().zip(lists).map(side).collect(),
            Ready::Exo(sides, _) | Ready::ForceOfWill(sides, _) | Ready::Yugioh(sides, _) => sides.to_vec(),
        }
    }
}

impl<'a> Ready<'a> {
    /// The lists and matchups of DBSCG.
    ///
    /// # Errors
    /// Where they are of another game, which is not counted.
    pub(super) fn of_dbscg(self, lang: Lang) -> Result<(&'a [List<'a>], &'a [dbscg::Ready]), Failure> {
        match self {
            Self::Dbscg(lists, ready) => Ok((lists, ready)),
            Self::Exo(..) => Err(Failure::of(&say!("arena-of-dbscg", game = Game::Exo.title()), lang)),
            Self::ForceOfWill(..) => Err(Failure::of(&say!("arena-of-dbscg", game = Game::ForceOfWill.title()), lang)),
            Self::Yugioh(..) => Err(Failure::of(&say!("arena-of-dbscg", game = Game::Yugioh.title()), lang)),
        }
    }
}

/// Begins a game of a matchup.
pub(super) fn begin(ready: &[dbscg::Ready]) -> impl Fn(usize, Rng) -> dbscg::Game + Sync {
    |matchup, rng| dbscg::Game::begin(&ready[matchup], rng)
}
