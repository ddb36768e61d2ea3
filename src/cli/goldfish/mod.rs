//! `scouter goldfish`.
//!
//! * `book`: what a deck draws and has by turn, where no engine plays its game.
//! * `apart`: a deck of a game that has an engine of its own.

mod apart;
mod book;

use std::ops::ControlFlow;
use std::str::FromStr;

use clap::Args;

use super::again::Again;
use super::going::{Going, Portion};
use super::input::Source;
use super::long::Long;
use super::options::{Judging, Reader, Rules, Strictness, Table};
use super::pictures::{PageFile, Plot};
use super::review::{Begun, Review, called};
use super::seats::{self, Allowed};
use super::swaps::{self, Swaps};
use super::value::NoValue;
use super::{Failure, Status, input, ran, write};
use crate::app::{Judge, Policy, playing};
use crate::card::Game;
use crate::cli::out::Out;
use crate::deck::Reading;
use crate::diagnostic::LineIndex;
use crate::engine::dbscg::Seat;
use crate::language::{Lang, say};
use crate::legality::profile::Curve;
use crate::player::Player;
use crate::report::goldfish::{self as report, Goldfish, Played};
use crate::report::page::{self, Page};
use crate::report::parts::Unjoined;
use crate::report::replayed;
use crate::report::run::{ByItself, Counts, Played as PlayedRun, Run as Ran, Side};
use crate::report::told::Telling;
use crate::report::{drawn, modelled, picture, rows};
use crate::sim::duel::{List, fingerprint, shard};
use crate::sim::goldfish::dummy::{Dummy, MOST_TURNS, Made};
use crate::sim::goldfish::{Alone, Noted, OWN, Plan, Run};
use crate::sim::modelled::Modelled;
use crate::sim::replay::{Numbers, Recorded};
use crate::sim::what_if::{Alone as OfForm, alone};

/// What `--help` says below the options.
const MORE: &str = "\
Own turns are counted, from 1. The same seed gives the same games on every
machine, for any number of threads and any split into parts; only the time
differs (--no-time leaves it out). Opponents: `passive` does nothing,
`clock:N` deals N damage in each of its turns, so that leaders awaken,
`blocker:POWER` plays one [Blocker] each turn, `counter:N` negates the Nth
attack of each of your turns, `ko:N` KO's your strongest Battle Card every N
turns, `combo:POWER` combos once in each of its battles while it has cards.
`clock:1+ko:2` does both. `deck:FILE` is a real list, played by the same
player. Without `clock` or `deck` nothing hits you.

`--swap` plays the same games with other cards in the deck too, and tells what
that changes.

`--impact` tells card by card how games end in which it was in the opening hand,
drawn later, played, charged, comboed or left in hand at the end, beside all
others, with intervals. This is correlation, not cause: what a card does is told
by `--swap`. As CSV it stands in the place of the turns.

A list of Creatures of Exo, Force of Will or Yu-Gi-Oh! is played against
`passive` or `deck:FILE`, with a table (--cards) that says what its cards do.
Without one it tells draws and resources, by the book.

Examples:
  scouter goldfish deck.txt
  scouter goldfish deck.txt --dummy clock:1 --games 10000 --turns 6 --second
  scouter goldfish deck.txt --dummy clock:1+counter:1+ko:2
  scouter goldfish deck.txt --seed 7 --log 12 --open
  scouter goldfish deck.txt --swap '-2 BT1-006 +2 BT1-005' --dummy clock:1
  scouter goldfish deck.txt --impact --dummy clock:1+ko:2 --games 10000
  scouter goldfish deck.txt --plot deck.svg --report deck.html
  scouter goldfish deck.txt --seed 7 --shard 1/4 --format json > part1.json
  scouter merge part1.json part2.json part3.json part4.json
  scouter goldfish deck.txt --games 1000000 --seed 7 --resume deck.part";

/// Let a deck play alone, many times, and count what it does by which turn.
#[derive(Debug, Args)]
#[command(after_help = MORE)]
#[expect(clippy::struct_excessive_bools, reason = "options that have nothing to do with each other")]
pub(in crate::cli) struct GoldfishRun {
    /// Deck list; `-` reads standard input.
    #[arg(value_name = "DECK")]
    deck: String,
    /// How many games.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// Own turns of a game.
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = clap::value_parser!(u16).range(1..=i64::from(MOST_TURNS)))]
    turns: u16,
    /// The same seed gives the same games on every machine [default: a new one, shown].
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Threads [default: as many as the machine has].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
    /// Who plays the deck: greedy, look, search:N, random or dummy.
    #[arg(long, value_name = "PLAYER", default_value = "greedy")]
    player: Policy,
    /// Go first (this is the default).
    #[arg(long, conflicts_with = "second")]
    first: bool,
    /// Go second: draw on turn 1 too.
    #[arg(long)]
    second: bool,
    /// Against whom: passive, clock:N, blocker:POWER, counter:N, ko:N, combo:POWER, several of them with `+`, or deck:FILE.
    #[arg(long, value_name = "DUMMY", default_value = "passive")]
    dummy: Against,
    /// Tell card by card what goes with a win: in the opening hand, drawn, played, charged, comboed, left in hand.
    #[arg(long, conflicts_with_all = ["log", "swaps"])]
    impact: bool,
    /// Show game N of the run in full instead; the first is 0.
    #[arg(long, value_name = "N", conflicts_with_all = ["rows", "shard", "resume", "plot", "report"])]
    log: Option<u64>,
    /// Write a line for each game (.csv, or .ndjson).
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    rows: Option<String>,
    /// Write pictures (.svg, or .png): damage, wins, energy curve.
    #[cfg_attr(not(feature = "png"), arg(help = "Write pictures (.svg): damage, wins, energy curve"))]
    #[arg(long, value_name = "FILE")]
    plot: Option<Plot>,
    /// Write one page with everything (.html), to read offline or print.
    #[arg(long, value_name = "FILE")]
    report: Option<PageFile>,
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

/// Who sits on the other side.
#[derive(Clone, Debug)]
enum Against {
    Made(Dummy),
    Deck(String),
}

impl FromStr for Against {
    type Err = NoValue;
    fn from_str(text: &str) -> Result<Self, NoValue> {
        match text.strip_prefix("deck:") {
            Some("") => Err(NoValue::List),
            Some(path) => Ok(Self::Deck(path.to_owned())),
            None => text.parse().map(Self::Made).map_err(NoValue::Dummy),
        }
    }
}

pub(in crate::cli) fn run(command: &GoldfishRun, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    let source = input::decks(&command.deck, command.reader.from)?;
    let (name, reading) = source.only()?;
    let other = match &command.dummy {
        Against::Made(_) => None,
        Against::Deck(path) => Some(input::decks(path, command.reader.from)?),
    };
    let other = other.as_ref().map(Source::only).transpose()?;
    let mut named = vec![(name.as_str(), reading)];
    named.extend(other.as_ref().map(|(name, reading)| (name.as_str(), *reading)));
    let judge = command.rules.judge(named.iter().map(|(_, reading)| *reading), lang)?;
    if let Some(status) = apart::run(command, &named, &judge, lang, out)? {
        return Ok(status);
    }
    if judge.ruleset(reading).game != Game::Dbscg {
        return book::run(command, &source, &judge, lang, out);
    }
    if command.swaps.are_asked_for() {
        return tried(command, &source, &named, &judge, lang, out);
    }
    let playing::Playable { by, mut lists, .. } =
        seats::playable(&judge, &named, command.allowed, Judging(&command.rules, &command.reader), lang)?;
    let made = match command.dummy {
        Against::Made(dummy) => Some(dummy.cards()),
        Against::Deck(_) => None,
    };
    lists.extend(made.as_ref().map(Made::list));
    // The deck, and the cards against it.
    let [list, other] = lists.as_slice() else { unreachable!("two lists") };
    let modelled: Vec<Modelled<'_>> = lists.iter().take(named.len()).map(Modelled::from).collect();
    let told: Vec<_> = named.iter().map(|(name, _)| *name).zip(&modelled).collect();
    let intro = command.strictness.told(&told, lang)?;

    let kept = command.portion.kept(Goldfish::read)?;
    let seed = seed(command, kept.as_ref().map(|kept| kept.played.seed));
    let plan = Plan { seed, turns: command.turns, first: !command.second };
    let run = Run::new(list, other, by.edition, plan)
        .map_err(|errors| seats::setup_failure([&name, &say!("goldfish-opponent").text(lang)], &errors, lang))?;
    let run = if command.impact { run.counting_cards_of(list) } else { run };
    let players = |index| players(command, seed, index);
    if let Some(index) = command.log {
        seats::in_run(index, command.games)?;
        let leader = |list: &List<'_>| Some(list.leader.card.label());
        let sits = [(called(&name, reading), leader(list)), (opponent(command, &named), leader(other))];
        // Who stands for an opponent has no list.
        let numbers = || {
            let (theirs, _) = named.get(1)?;
            Some([Numbers::of(&name, list), Numbers::of(theirs, other)])
        };
        let shown = (&run, index, plan);
        return log(command, shown, players(index), (&by.id, sits), numbers, (&intro, lang), out);
    }
    let plot = command.plot.as_ref().map(Plot::open).transpose()?;
    let file = command.report.as_ref().map(PageFile::open).transpose()?;
    let played = played(command, plan, (Noted::Dbscg, &by.id), fingerprint(&[list, other]), &told);
    let goldfish = play(command, &run, (played, kept), players)?;
    out.write_all(in_form(&goldfish, &intro, command.format, lang).as_bytes())?;
    if plot.is_some() || file.is_some() {
        let outcome = judge.check(reading);
        if let Some(plot) = plot {
            // A deck too small for exact chances is played all the same.
            let chances = drawn::by_copies(&outcome.context, plan.first, plan.turns).unwrap_or_default();
            plot.write(&picture::goldfish::whole(&goldfish, &Curve::of(&outcome.context), &chances, lang))?;
        }
        if let Some(mut file) = file {
            let lines = LineIndex::new(&source.text);
            let checked = source.checked(&name, &lines, &outcome, lang);
            let again = again(command, seed);
            let page = Page { checked, modelled: &told, goldfish: &goldfish, again: &again };
            file.write(page::html(&page).as_bytes())?;
            file.finish()?;
        }
    }
    Ok(if goldfish.broken_off { Status::Interrupted } else { Status::Fine })
}

/// What is played, by which game and edition; the deck is the first of the lists of which it is told how much is modelled.
fn played(
    command: &GoldfishRun,
    plan: Plan,
    (game, rules): (Noted, &str),
    fingerprint: String,
    told: &[(&str, &Modelled<'_>)],
) -> Played {
    let (deck, whole) = told[0];
    Played {
        deck: deck.to_owned(),
        fingerprint,
        game,
        rules: rules.to_owned(),
        player: command.player.to_string(),
        dummy: against(&command.dummy),
        first: plan.first,
        seed: plan.seed,
        own_turns: plan.turns,
        of_games: command.games,
        modelled: whole.into(),
        told: modelled::told(told.iter().copied()),
    }
}

/// What came of a run, as it is asked for; `intro` says first how much is modelled.
pub(in crate::cli) fn in_form(goldfish: &Goldfish, intro: &str, format: Table, lang: Lang) -> String {
    match format {
        Table::Human => report::human(goldfish, intro, lang),
        Table::Json => report::json(goldfish),
        Table::Csv => report::csv(goldfish),
        Table::Markdown => report::markdown(goldfish, lang),
    }
}

/// The deck as it is and after each swap, alone.
fn tried(
    command: &GoldfishRun,
    source: &Source,
    named: &[(&str, &Reading)],
    judge: &Judge,
    lang: Lang,
    out: &mut Out,
) -> Result<Status, Failure> {
    let others = [command.log.is_some(), command.plot.is_some(), command.report.is_some()];
    if others.contains(&true) || command.rows.is_some() {
        return Err(Failure::told(&say!("asked-swap-rows")).advice(&say!("asked-leave-swap")));
    }
    let changed = command.swaps.of(source, judge, command.allowed.illegal(), lang)?;
    let all: Vec<_> = named.iter().copied().chain(changed.iter().map(|(swap, list)| (swap.as_str(), list))).collect();
    let playing::Playable { by, mut lists, .. } =
        seats::playable(judge, &all, command.allowed, Judging(&command.rules, &command.reader), lang)?;
    let modelled: Vec<Modelled<'_>> = lists.iter().map(Modelled::from).collect();
    let told: Vec<_> = all.iter().map(|(name, _)| *name).zip(&modelled).collect();
    command.strictness.told(&told, lang)?;
    let after = lists.split_off(named.len());
    let against = against(&command.dummy);
    let made = match command.dummy {
        Against::Made(dummy) => Some(dummy.cards()),
        Against::Deck(_) => None,
    };
    lists.extend(made.as_ref().map(Made::list));
    // The deck, and the cards against it.
    let [deck, other] = lists.as_slice() else { unreachable!("two lists") };

    let kept = command.portion.kept(Ran::read)?;
    let seed = seed(command, kept.as_ref().map(|kept| kept.played.seed));
    let plan = Plan { seed, turns: command.turns, first: !command.second };
    let forms = swaps::forms(deck, &after);
    let runs: Result<Vec<Run>, _> = forms.iter().map(|form| Run::new(form, other, by.edition, plan)).collect();
    let opponent = say!("goldfish-opponent").text(lang);
    let runs = runs.map_err(|errors| seats::setup_failure([named[0].0, &opponent], &errors, lang))?;
    let (own, swapped) = told.split_at(named.len());
    let by_whom = command.player.to_string();
    let played = PlayedRun {
        rules: by.id.clone(),
        players: [by_whom.clone(), by_whom],
        seed,
        of_games: command.games,
        turn_limit: plan.turn_limit(),
        lists: own.iter().zip(&lists).map(|(named, list)| Side::of(*named, fingerprint(&[list]))).collect(),
        swaps: swapped.iter().zip(&after).map(|(named, list)| Side::of(*named, fingerprint(&[list]))).collect(),
        alone: Some(ByItself { dummy: against, own_turns: plan.turns, first: plan.first }),
        impacts: 0,
        best_of: None,
    };
    let counts = Counts::SwapAlone(vec![OfForm::default(); forms.len()]);
    let mut going = Going::begin(&command.portion, kept, (played, counts), [0], forms.len())?;
    let players = |index| players(command, seed, index);
    let size = (going.left(0), command.turns);
    alone(&runs, size, seats::jobs(command.jobs), players, |counted| {
        going.more(counted.iter().map(|of| of.games).sum(), |counts| counts.add_alone(counted))
    });
    let run = going.end(command.no_time)?;
    ran::tell(&run, command.format, (ran::Beside::open(None, None)?, None), lang, out)
}

/// Who sits against the deck, as it is asked for.
fn against(dummy: &Against) -> String {
    match dummy {
        Against::Made(dummy) => dummy.to_string(),
        Against::Deck(path) => format!("deck:{path}"),
    }
}

/// The command that plays the same games.
fn again(command: &GoldfishRun, seed: u64) -> String {
    let again = Again::new("goldfish")
        .word(&command.deck)
        .option("--games", Some(command.games))
        .option("--turns", Some(command.turns))
        .option("--seed", Some(seed))
        .option("--player", Some(command.player))
        .flag("--second", command.second)
        .option("--dummy", Some(against(&command.dummy)))
        .option("--from", command.reader.from.map(|notation| notation.id));
    command.rules.again(command.allowed.again(command.portion.again(again))).command()
}

/// The seed: what was said, or that of the run that goes on.
fn seed(command: &GoldfishRun, kept: Option<u64>) -> u64 {
    command.seed.or(kept).unwrap_or_else(seats::fresh_seed)
}

/// The players of a game: of the deck, and against it.
fn players(command: &GoldfishRun, seed: u64, index: u64) -> [Box<dyn Player>; 2] {
    let other = match command.dummy {
        Against::Made(dummy) => dummy.player(),
        Against::Deck(_) => command.player.player(seed, index, OWN.other()),
    };
    [command.player.player(seed, index, OWN), other]
}

/// Plays the games that are asked for, and writes their rows.
fn play<G: Alone>(
    command: &GoldfishRun,
    run: &Run<G>,
    (played, kept): (Played, Option<Goldfish>),
    players: impl Fn(u64) -> [Box<dyn Player<G>>; 2] + Sync,
) -> Result<Goldfish, Failure> {
    let portion = &command.portion;
    let (part, parts) = portion.part();
    let games = shard(command.games, part, parts);
    let ledger = played.game.ledger();
    let tally = run.nothing();
    let begun = Goldfish { played, parts: portion.parts(), broken_off: true, tally, seconds: None };
    let mut goldfish = match kept {
        None => begun,
        Some(kept) => {
            begun.is_of(&kept).map_err(|error| portion.other(&error))?;
            if kept.parts != begun.parts {
                return Err(portion.other(&Unjoined::OtherPart(kept.parts)));
            }
            Goldfish { broken_off: true, ..kept }
        }
    };
    let left = games.start.saturating_add(goldfish.tally.games).min(games.end)..games.end;
    let mut file =
        command.rows.as_deref().map(rows::Form::of).transpose().map_err(|why| Failure::told(&why))?.map(|form| {
            let path = command.rows.as_deref().unwrap_or_default();
            Ok::<_, Failure>((form, path, write::Output::open(path)?))
        });
    let mut file = file.take().transpose()?;
    if let Some((form, _, file)) = &mut file {
        file.write(form.head(ledger, command.turns).as_bytes())?;
    }
    let jobs = seats::jobs(command.jobs);
    // Whoever sees that something is kept may end the run.
    let long = Long::of(left.end - left.start);
    let mut keeper = portion.keeper();
    keeper.keep(|| report::json(&goldfish))?;
    let mut wrong = None;
    let mut text = String::new();
    run.play_all(left, jobs, file.is_some(), players, |batch| {
        goldfish.tally.add(&batch.tally);
        let kept = keeper.now_and_then(|| report::json(&goldfish));
        if let Some((form, _, file)) = &mut file {
            text.clear();
            batch.rows.iter().for_each(|row| form.row(ledger, row, command.turns, &mut text));
            wrong = file.write(text.as_bytes()).err();
        }
        wrong = wrong.take().or(kept.err());
        if wrong.is_some() {
            return ControlFlow::Break(());
        }
        long.done(batch.tally.games)
    });
    goldfish.broken_off = goldfish.tally.games < games.end - games.start;
    let seconds = long.end();
    if let Some(error) = wrong {
        return Err(error);
    }
    if let Some((.., file)) = file {
        file.finish()?;
    }
    keeper.keep(|| report::json(&goldfish))?;
    goldfish.seconds = (!command.no_time).then_some(seconds);
    Ok(goldfish)
}

/// Shows a game of a run: who sits where, led by what, and what is known of it when it is saved.
fn log<G: Alone + Telling + Recorded + 'static>(
    command: &GoldfishRun,
    (run, index, plan): (&Run<G>, u64, Plan),
    players: [Box<dyn Player<G>>; 2],
    (rules, sits): (&str, [(String, Option<String>); 2]),
    numbers: impl FnOnce() -> Option<[Numbers; 2]>,
    (intro, lang): (&str, Lang),
    out: &mut Out,
) -> Result<Status, Failure> {
    let mut shown = command.review.begin(Some(OWN), lang);
    let thoughts = shown.record.thoughts();
    let [mut own, mut other] = players.map(|player| thoughts.of(player));
    let (game, row) = run.watch(index, [own.as_mut(), other.as_mut()], |game, at| shown.answered(game, at));
    let by = match &command.dummy {
        Against::Made(dummy) => dummy.to_string(),
        Against::Deck(_) => command.player.to_string(),
    };
    let by = [command.player.to_string(), by];
    writeln!(out, "{intro}{}", say!("record-game", game = index, seed = plan.seed.to_string()).text(lang))?;
    for (seat, ((deck, leader), by)) in Seat::BOTH.into_iter().zip(sits.iter().zip(&by)) {
        writeln!(out, "{}", replayed::sits(seat, deck, leader.as_deref(), by).text(lang))?;
    }
    let begun = Begun {
        rules,
        chances: (plan.seed, index),
        turn_limit: plan.turn_limit(),
        first: Some(plan.first()),
        players: by,
    };
    out.write_all(command.review.end(shown, &game, begun, numbers, lang)?.as_bytes())?;
    let ends = say!("goldfish-game-ends", turns = row.turns.len(), decisions = row.decisions).text(lang);
    writeln!(out, "{ends}")?;
    Ok(Status::Fine)
}

/// What the other side is called.
fn opponent(command: &GoldfishRun, named: &[(&str, &Reading)]) -> String {
    let made = || against(&command.dummy);
    named.get(1).map_or_else(made, |(name, reading)| called(name, reading))
}
