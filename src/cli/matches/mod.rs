//! `scouter match`.
//!
//! * `best_of`: matches of several games, with side decks.
//! * `each`: each list against each.
//! * `field`: a deck against many lists.
//! * `swap`: a deck with other cards, against the same lists in the same games.

mod best_of;
mod each;
mod field;
mod swap;

use std::path::Path;

use clap::Args;

use super::again::Again;
use super::apart::{self, Engine};
use super::going::Portion;
use super::options::{Judging, Reader, Rules, Strictness, Table};
use super::pictures::{PageFile, Plot};
use super::ran::Beside;
use super::review::Review;
use super::seats::{self, Allowed, Players};
use super::swaps::{self, Swaps};
use super::{Failure, Status, contents, input};
use crate::app::{Judge, Policy, playing};
use crate::cli::out::Out;
use crate::deck::Reading;
use crate::engine::Seat;
use crate::engine::dbscg::Edition;
use crate::engine::{exo, fow, yugioh};
use crate::language::{Lang, say};
use crate::player::Player;
use crate::player::search::Searched;
use crate::report::run::{Played, Run, Side};
use crate::sim::duel::{self, TURN_LIMIT};
use crate::sim::modelled::Modelled;
use crate::sim::series::MOST_GAMES;

/// What `--help` says below the options.
const MORE: &str = "\
Of more than two decks each plays against each. Games come in twos with the same
chances, and with the decks in each other's seat. The same seed gives the same
games on every machine and for any number of threads; only the time differs.
Greedy players take what looks best at the moment. `look` tries every answer in
a few possible games, and `search:64` spends 64 playouts on a decision: both are
stronger, and slower. Random players know nothing of the game: who wins then
says little of how good a deck is.

`--field` plays one deck against many lists, and tells what it wins of them all.
In a file that ends in .field, each line is a share and a list: `12.5 red.txt`.

`--impact` tells card by card how games end in which it was in the opening hand,
drawn later, played, charged, comboed or left in hand at the end, beside all
others, with intervals. This is correlation, not cause: what a card does is told
by `--swap`. As CSV it stands in the place of the pairs.

`--swap` tries the first deck with other cards against each of the others, or
against a field, in the same games: what changes is told with its interval, and
how many games would settle it.

`--best-of 3` plays matches: whoever wins two games of three at most. Each game
begins by the book: in Yu-Gi-Oh!, who lost the one before says who goes first.
Plans in a file say which cards are exchanged with the side deck after a game,
`-` for those that go and `+` for those that come; the first that holds is
taken. `deck` is the first list unless it is named; `against` is a list, a
leader's number or a search that the leader answers; `after` is win or
loss:
  side:
  - {against: rush.txt, after: loss, swap: -2 BT1-014 +2 BT1-005}
  - {against: red leader, swap: -1 BT1-014 +1 BT1-005}

`--shard 1/4` plays a quarter of each pairing, so that machines can share a run;
`scouter merge` joins what `--format json` has written. `--resume FILE` keeps
what is done in a file: the same command goes on from there, whatever ended it.

Examples:
  scouter match a.txt b.txt
  scouter match a.txt b.txt --rules dbscg-1.078 --strict
  scouter match a.txt b.txt --player search:64 --games 100
  scouter match a.txt b.txt --player greedy,random
  scouter match decks/*.txt --format markdown
  scouter match decks/*.txt --plot table.svg
  scouter match a.txt b.txt --seed 7 --log 3 --open --save game.json
  scouter match a.txt --field decks --format csv
  scouter match a.txt --field regionals.field --games 400 --report a.html
  scouter match a.txt --field decks --impact
  scouter match a.txt b.txt --best-of 3 --side plans.yaml --games 400
  scouter match a.txt b.txt --swap '-2 BT1-006 +2 BT1-005' --games 4000
  scouter match a.txt --field decks --swap '-2 BT1-006 +2 BT1-005'
  scouter match a.txt --field decks --seed 7 --shard 1/4 --resume 1.part
  scouter match a.txt b.txt --games 10000 --seed 7 --jobs 4 --format json";

/// Let decks play many games against each other.
#[derive(Debug, Args)]
#[command(after_help = MORE)]
pub(super) struct Match {
    /// Deck lists, two or more, or one with --field; `-` reads standard input.
    #[arg(value_name = "DECK", num_args = 1.., required = true)]
    decks: Vec<String>,
    /// Play one deck against each list of a folder, of a file of lists, or of a file of shares and lists (.field).
    #[arg(long, value_name = "FIELD", conflicts_with = "log")]
    field: Option<String>,
    /// Play matches of N games at most, and count who wins these; --games counts matches then.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=i64::from(MOST_GAMES)), conflicts_with_all = ["log", "impact", "swaps"])]
    best_of: Option<u16>,
    /// Exchange cards with the side deck between the games of a match, by the plans of a file.
    #[arg(long, value_name = "FILE", requires = "best_of")]
    side: Option<String>,
    /// How many games each pair plays.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    /// Who plays: greedy, look, search:N, random or dummy; two of them for the first deck of a pair and the second, as in
    /// `greedy,random` [default: greedy].
    #[arg(long, value_name = "PLAYER")]
    player: Option<Players>,
    /// The same seed gives the same games on every machine [default: a new one, shown].
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Show game N of the run of two decks in full instead; the first is 0.
    #[arg(long, value_name = "N", conflicts_with_all = ["plot", "report", "shard", "resume"])]
    log: Option<u64>,
    /// Threads [default: as many as the machine has].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
    /// Turns, both players' counted, after which a game ends undecided.
    #[arg(long, value_name = "N", default_value_t = TURN_LIMIT, value_parser = clap::value_parser!(u16).range(1..=10_000))]
    turn_limit: u16,
    /// Write pictures (.svg, or .png): who wins against whom, and when.
    #[cfg_attr(not(feature = "png"), arg(help = "Write pictures (.svg): who wins against whom, and when"))]
    #[arg(long, value_name = "FILE", conflicts_with = "swaps")]
    plot: Option<Plot>,
    /// Write one page with everything (.html), to read offline or print.
    #[arg(long, value_name = "FILE", conflicts_with = "swaps")]
    report: Option<PageFile>,
    /// Tell card by card what goes with a win: in the opening hand, drawn, played, charged, comboed, left in hand.
    #[arg(long, conflicts_with_all = ["log", "swaps"])]
    impact: bool,
    #[command(flatten)]
    review: Review,
    #[command(flatten)]
    portion: Portion,
    /// Do not measure time: the same bytes for the same seed.
    #[arg(long)]
    no_time: bool,
    #[command(flatten)]
    swaps: Swaps,
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

pub(super) fn run(command: &Match, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    match (&command.field, command.decks.as_slice()) {
        (Some(_), [_]) => {}
        (Some(_), _) => {
            let failure = Failure::told(&say!("asked-one-against-field"));
            return Err(failure.advice(&say!("asked-others-of-field")));
        }
        (None, [_]) => {
            return Err(Failure::told(&say!("asked-two-decks")).advice(&say!("asked-another-list")));
        }
        (None, decks) => contents::no_folders(decks)?,
    }
    let read = |deck: &String| input::decks(deck, command.reader.from);
    let sources: Vec<_> = command.decks.iter().map(read).collect::<Result<_, _>>()?;
    let only: Vec<(String, _)> = sources.iter().map(input::Source::only).collect::<Result<_, _>>()?;
    let mut files = command.field.as_ref().map(|field| field::sources(field, &command.reader)).transpose()?;
    let is_folder = command.field.as_ref().is_some_and(|field| Path::new(field).is_dir());
    if let Some(files) = files.as_mut().filter(|_| is_folder) {
        field::leave_out(files, &command.rules, lang)?;
    }
    let lists = files.as_deref().map(|files| field::lists(files)).unwrap_or_default();
    if let (Some(field), true) = (&command.field, lists.is_empty()) {
        return Err(Failure::told(&say!("asked-empty-field", field = field)).advice(&say!("asked-what-field")));
    }
    let mut named: Vec<_> = only.iter().map(|(name, reading)| (name.as_str(), *reading)).collect();
    named.extend(lists.iter().map(|(_, name, reading)| (name.as_str(), *reading)));
    let shares: Option<Vec<f64>> = files.is_some().then(|| lists.iter().map(|(share, ..)| *share).collect());
    let judge = command.rules.judge(named.iter().map(|(_, reading)| *reading), lang)?;
    let mut origins: Vec<&input::Source> = sources.iter().collect();
    for (_, source) in files.iter().flatten() {
        origins.extend(source.readings().map(|_| source));
    }
    let shares = shares.as_deref();
    let asked = Asked { command, origins: &origins, named: &named, shares, judge: &judge, lang };
    // What a field is for is asked of the deck that goes against it.
    let players = if command.field.is_some() { &named[..1] } else { &named[..] };
    if let Some(engine) = apart::engine(&judge, players) {
        let others = [
            ("--field", command.field.is_some()),
            ("--swap", command.swaps.are_asked_for()),
            ("--impact", command.impact),
        ];
        if let Some((option, _)) = others.into_iter().find(|(_, given)| *given) {
            return Err(Failure::of(&say!("match-apart-without", option = option, game = engine.game().title()), lang));
        }
        return match (engine, command.best_of.is_some()) {
            (Engine::Exo, false) => each::apart::<exo::Game>(&asked, out),
            (Engine::ForceOfWill, false) => each::apart::<fow::Game>(&asked, out),
            (Engine::Yugioh, false) => each::apart::<yugioh::Game>(&asked, out),
            (Engine::Exo, true) => best_of::apart::<exo::Game>(&asked, out),
            (Engine::ForceOfWill, true) => best_of::apart::<fow::Game>(&asked, out),
            (Engine::Yugioh, true) => best_of::apart::<yugioh::Game>(&asked, out),
        };
    }
    if command.best_of.is_some() {
        return best_of::run(&asked, out);
    }
    match (command.swaps.are_asked_for(), &asked.shares) {
        (true, _) => swap::run(&asked, out),
        (false, Some(_)) => field::run(&asked, out),
        (false, None) => each::run(&asked, out),
    }
}

/// What is played.
struct Asked<'a> {
    command: &'a Match,
    /// Where each list is from.
    origins: &'a [&'a input::Source],
    /// The lists; of a field, the deck is the first.
    named: &'a [(&'a str, &'a Reading)],
    /// The shares of the lists of a field, without the deck.
    shares: Option<&'a [f64]>,
    judge: &'a Judge,
    lang: Lang,
}

impl<'a> Asked<'a> {
    /// What is kept of the run, where it goes on.
    fn kept(&self) -> Result<Option<Run>, Failure> {
        self.command.portion.kept(Run::read)
    }

    /// The seed: what was said, or that of the run that goes on.
    fn seed(&self, kept: Option<&Run>) -> u64 {
        let kept = || kept.map(|run| run.played.seed);
        self.command.seed.or_else(kept).unwrap_or_else(seats::fresh_seed)
    }

    /// Who plays the first list of a pairing, and the second.
    fn players(&self) -> [Policy; 2] {
        self.command.player.map_or([Policy::Greedy; 2], |players| players.0)
    }

    /// Makes the player of a side for a seat.
    fn player<G: Searched + 'static>(
        &self,
        seed: u64,
    ) -> impl Fn(u64, Seat, usize) -> Box<dyn Player<G>> + Sync + Copy {
        let players = self.players();
        move |index, seat, side: usize| players[side].player(seed, index, seat)
    }

    /// How many games each pairing plays, where they come in pairs.
    fn pairs_of_games(&self) -> u64 {
        self.command.games.next_multiple_of(2)
    }

    /// How games of two lists are played.
    fn duels(&self, edition: Edition, games: u64, seed: u64) -> duel::Run {
        duel::Run { games, seed, edition, jobs: seats::jobs(self.command.jobs), turn_limit: self.command.turn_limit }
    }

    /// What is played, by an edition, with lists of which it is known how much is modelled.
    fn played(&self, rules: &str, (games, seed): (u64, u64), lists: Vec<Side>) -> Played {
        Played {
            rules: rules.to_owned(),
            players: self.players().map(|player| player.to_string()),
            seed,
            of_games: games,
            turn_limit: self.command.turn_limit,
            lists,
            swaps: Vec::new(),
            alone: None,
            impacts: 0,
            best_of: None,
        }
    }

    /// The lists as they are played, by what is modelled of them.
    fn sides(&self, modelled: &[Modelled<'_>], fingerprint: impl Fn(usize) -> String) -> Vec<Side> {
        let sides = self.named.iter().zip(modelled).enumerate();
        let side = |(at, ((name, _), modelled)): (usize, (&(&str, _), _))| {
            let side = Side::of((name, modelled), fingerprint(at));
            let share = at.checked_sub(1).and_then(|at| self.shares?.get(at));
            share.map_or(side.clone(), |share| side.with_share(*share))
        };
        sides.map(side).collect()
    }

    /// The lists as DBSCG plays them.
    fn playable(&self, named: &[(&str, &'a Reading)]) -> Result<playing::Playable<'a>, Failure> {
        let command = self.command;
        let judging = Judging(&command.rules, &command.reader);
        seats::playable(self.judge, named, command.allowed, judging, self.lang)
    }

    /// Files that are written beside the report.
    fn beside(&self) -> Result<Beside<'a>, Failure> {
        Beside::open(self.command.plot.as_ref(), self.command.report.as_ref())
    }

    /// The command that plays the same games.
    fn again(&self, seed: u64) -> String {
        let Match { decks, field, games, player, turn_limit, impact, best_of, side, .. } = self.command;
        let limit = (*turn_limit != TURN_LIMIT).then_some(turn_limit);
        let player = player.is_some().then(|| self.players().map(|player| player.to_string()).join(","));
        let again = decks.iter().fold(Again::new("match"), |again, deck| again.word(deck));
        let again = again
            .option("--field", field.as_ref())
            .option("--best-of", *best_of)
            .option("--side", side.as_ref())
            .option("--games", Some(games))
            .option("--seed", Some(seed))
            .option("--player", player)
            .option("--turn-limit", limit)
            .flag("--impact", *impact)
            .option("--from", self.command.reader.from.map(|notation| notation.id));
        let again = self.command.portion.again(again);
        self.command.rules.again(self.command.allowed.again(again)).command()
    }
}
