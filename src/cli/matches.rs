//! `scouter match`.

use std::io::Write;

use clap::Args;

use super::apart::{self, Engine};
use super::long::Long;
use super::options::{Reader, Rules, Strictness, Table};
use super::pictures::Plot;
use super::seats::{self, Allowed, Players};
use super::what_if::{self, Swaps};
use super::{Failure, Status, field, input};
use crate::app::{Judge, Policy, playing};
use crate::deck::Reading;
use crate::engine::dbscg::setup::SetupError;
use crate::engine::{exo, fow};
use crate::language::{Lang, say};
use crate::report::told::Told;
use crate::report::what_if::{Form, Tried};
use crate::report::{matches, modelled, picture};
use crate::sim::duel::{self, Run, TURN_LIMIT};
use crate::sim::impact::{self, Impact};
use crate::sim::modelled::Modelled;
use crate::sim::what_if::{Dueled, duels};

/// What `--help` says below the options.
const MORE: &str = "\
Of more than two decks each plays against each. Games come in twos with the
same chances, and with the decks in each other's seat. The same seed gives the same games on every machine and
for any number of threads; only the time differs. Greedy players take what looks
best at the moment. `look` tries every answer in a few possible games, and
`search:64` spends 64 playouts on a decision: both are stronger, and slower.
Random players know nothing of the game: who wins then says little of how good
a deck is.

`--field` plays one deck against many lists, and tells what it wins of them all.
In a file that ends in .field, each line is a share and a list: `12.5 red.txt`.

`--impact` tells card by card how games end in which it was in the opening hand,
drawn later, played, charged, comboed or left in hand at the end, beside all
others, with intervals. This is correlation, not cause: what a card does is told
by `--swap`. As CSV it stands in the place of the pairs.

`--swap` tries the first deck with other cards against each of the others, in
the same games: what changes is told with its interval, and how many games would
settle it.

Examples:
  scouter match a.txt b.txt
  scouter match a.txt b.txt --rules dbscg-1.078 --strict
  scouter match a.txt b.txt --player search:64 --games 100
  scouter match a.txt b.txt --player greedy,random
  scouter match decks/*.txt --format markdown
  scouter match decks/*.txt --plot table.svg
  scouter match a.txt --field decks --format csv
  scouter match a.txt --field regionals.field --games 400
  scouter match a.txt --field decks --impact
  scouter match a.txt b.txt --swap '-2 BT1-006 +2 BT1-005' --games 4000
  scouter match a.txt b.txt --games 10000 --seed 7 --jobs 4 --format json";

/// Let decks play many games against each other.
#[derive(Debug, Args)]
#[command(after_help = MORE)]
pub(super) struct Match {
    /// Deck lists, two or more, or one with --field; `-` reads standard input.
    #[arg(value_name = "DECK", num_args = 1.., required = true)]
    decks: Vec<String>,
    /// Play one deck against each list of a folder, of a file of lists, or of a file of shares and lists (.field).
    #[arg(long, value_name = "FIELD", conflicts_with_all = ["log", "plot", "swaps"])]
    field: Option<String>,
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
    /// Tell card by card what goes with a win: in the opening hand, drawn, played, charged, comboed, left in hand.
    #[arg(long, conflicts_with_all = ["log", "swaps"])]
    impact: bool,
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

pub(super) fn run(command: &Match, lang: Lang, out: &mut dyn Write) -> Result<Status, Failure> {
    match (&command.field, command.decks.as_slice()) {
        (Some(field), [deck]) => return against_field(command, deck, field, lang, out),
        (Some(_), _) => {
            let help = "the others are the lists of the field";
            return Err(Failure::say("one deck plays against a field").help(help));
        }
        (None, [_]) => {
            let help = "name another list, or --field FOLDER to play against each list of a folder";
            return Err(Failure::say("a match needs two decks").help(help));
        }
        (None, _) => {}
    }
    let sources: Vec<_> =
        command.decks.iter().map(|deck| input::decks(deck, command.reader.from)).collect::<Result<_, _>>()?;
    let named: Vec<(String, _)> = sources.iter().map(input::Source::only).collect::<Result<_, _>>()?;
    let judge = command.rules.judge(named.iter().map(|(_, reading)| *reading), lang)?;
    let named: Vec<_> = named.iter().map(|(name, reading)| (name.as_str(), *reading)).collect();
    let engine = apart::engine(&judge, &named);
    if let Some(engine) = engine {
        let others = [("--swap", command.swaps.are_asked_for()), ("--impact", command.impact)];
        if let Some((option, _)) = others.into_iter().find(|(_, given)| *given) {
            return Err(Failure::of(&say!("match-apart-without", option = option, game = engine.game().title()), lang));
        }
    }
    if command.swaps.are_asked_for() {
        return tried(command, &sources[0], &named, &judge, lang, out);
    }
    if let Some(engine) = engine {
        let asked = apart::matches::Asked {
            players: command.player.map_or([Policy::Greedy; 2], |players| players.0),
            tables: &command.rules.cards.files,
            illegal: command.allowed.illegal(),
            games: command.games,
            seed: command.seed.unwrap_or_else(seats::fresh_seed),
            log: command.log,
            jobs: command.jobs,
            turn_limit: command.turn_limit,
            no_time: command.no_time,
            plot: command.plot.as_ref(),
            strictness: command.strictness,
            format: command.format,
        };
        return match engine {
            Engine::Exo => apart::matches::run::<exo::Game>(&asked, &judge, &named, lang, out),
            Engine::ForceOfWill => apart::matches::run::<fow::Game>(&asked, &judge, &named, lang, out),
        };
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
    let mut impacts: Vec<Impact> = if command.impact { lists.iter().map(Impact::of).collect() } else { Vec::new() };
    for [a, b] in all {
        if progress.is_stopped() {
            break;
        }
        let player = |index, seat, list: usize| players[list].player(seed, index, seat);
        let each = |games| progress.done(games);
        let met = [&lists[a], &lists[b]];
        let refused = |errors: Vec<SetupError>| seats::setup_failure([sides[a].0, sides[b].0], &errors, lang);
        let tally = if command.impact {
            let (tally, counted) = impact::duel(met, plan, player, each).map_err(refused)?;
            [a, b].into_iter().zip(&counted).for_each(|(list, of)| impacts[list].add(of));
            tally
        } else {
            duel::run(met, plan, player, each).map_err(refused)?
        };
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
        impacts,
        partial,
        seconds: (!command.no_time).then_some(seconds),
    };
    out.write_all(seats::in_form(&played, command.format, lang).as_bytes())?;
    if let Some(plot) = plot {
        plot.write(&picture::heat::table(&played, lang))?;
    }
    Ok(if partial { Status::Interrupted } else { Status::Fine })
}

/// One deck against each list of a field.
fn against_field(command: &Match, deck: &str, field: &str, lang: Lang, out: &mut dyn Write) -> Result<Status, Failure> {
    let asked = field::Asked {
        deck: &input::decks(deck, command.reader.from)?,
        field,
        players: command.player.map_or([Policy::Greedy; 2], |players| players.0),
        games: command.games,
        seed: command.seed.unwrap_or_else(seats::fresh_seed),
        jobs: command.jobs,
        turn_limit: command.turn_limit,
        impact: command.impact,
        no_time: command.no_time,
        allowed: command.allowed,
        strictness: command.strictness,
        rules: &command.rules,
        reader: &command.reader,
        format: command.format,
    };
    field::run(&asked, lang, out)
}

/// The first deck as it is and after each swap, against each of the others.
fn tried(
    command: &Match,
    source: &input::Source,
    named: &[(&str, &Reading)],
    judge: &Judge,
    lang: Lang,
    out: &mut dyn Write,
) -> Result<Status, Failure> {
    if command.log.is_some() || command.plot.is_some() {
        let help = "leave --swap out, and name the list that it would make";
        return Err(Failure::say("--swap compares whole runs: neither --log nor --plot goes with it").help(help));
    }
    let changed = command.swaps.of(source, judge, command.allowed.illegal(), lang)?;
    let all: Vec<_> = named.iter().copied().chain(changed.iter().map(|(swap, list)| (swap.as_str(), list))).collect();
    let playing::Playable { by, lists, .. } = seats::playable(judge, &all, command.allowed, lang)?;
    let modelled: Vec<Modelled<'_>> = lists.iter().map(Modelled::from).collect();
    let sides: Vec<_> = all.iter().map(|(name, _)| *name).zip(&modelled).collect();
    command.strictness.told(&sides, lang)?;
    let (lists, after) = lists.split_at(named.len());
    let forms = what_if::forms(&lists[0], after);

    let seed = command.seed.unwrap_or_else(seats::fresh_seed);
    let run = Run {
        games: command.games.next_multiple_of(2),
        seed,
        edition: by.edition,
        jobs: seats::jobs(command.jobs),
        turn_limit: command.turn_limit,
    };
    let players = command.player.map_or([Policy::Greedy; 2], |players| players.0);
    let player = |index, seat, side: usize| players[side].player(seed, index, seat);
    let all_games = run.games.saturating_mul((forms.len() * (lists.len() - 1)) as u64);
    let progress = Long::of(all_games);
    let mut total = vec![Dueled::default(); forms.len()];
    for (place, (other, (name, _))) in (0..).zip(lists.iter().zip(named).skip(1)) {
        if progress.is_stopped() {
            break;
        }
        let counted = duels(&forms, (place, other), run, player, |games| progress.done(games))
            .map_err(|errors| seats::setup_failure([named[0].0, name], &errors, lang))?;
        total.iter_mut().zip(&counted).for_each(|(total, of)| total.add(of));
    }
    let partial = total.iter().map(|of| of.tally.games).sum::<u64>() < all_games;
    let seconds = progress.end();
    let swaps = std::iter::once(None).chain(changed.iter().map(|(swap, _)| Some(swap.clone())));
    let [own, other] = players.map(|player| player.to_string());
    let tried = Tried {
        deck: named[0].0,
        against: named[1..].iter().map(|(name, _)| *name).collect(),
        rules: &by.id,
        players: [&own, &other],
        seed,
        forms: swaps.zip(&total).map(|(swap, of)| Form::dueled(swap, of)).collect(),
        told: modelled::told(sides.iter().copied()),
        decisions: total.iter().map(|of| of.tally.decisions).sum(),
        partial,
        seconds: (!command.no_time).then_some(seconds),
    };
    out.write_all(what_if::in_form(&tried, command.format, lang).as_bytes())?;
    Ok(if partial { Status::Interrupted } else { Status::Fine })
}
