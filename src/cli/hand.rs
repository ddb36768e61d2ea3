//! `scouter hand`.

use clap::Args;

use super::options::{Reader, Rules, Table};
use super::out::Out;
use super::seats::fresh_seed;
use super::{Failure, Status, input, odds, searched, understood, warn_in};
use crate::app::near::number_meant;
use crate::app::unread::So;
use crate::app::want::{self, Groups};
use crate::app::{Illegal, Pile, playing};
use crate::card::{Card, CardNumber, NumberError, Print, Section};
use crate::catalog::search::Keep;
use crate::catalog::{Catalog, Entry};
use crate::language::{Lang, Message, say};
use crate::report::hands::{self, Drawn};
use crate::sim::Rng;
use crate::sim::opening::{self, MulliganPolicy, Opening, OpeningError, Plan};

/// What `--help` says below the options.
const MORE: &str = "\
The mulligan is the edition's: any number of cards goes back (1.10), or the
whole hand (4.00). The policy `curve` keeps Battle and Unison Cards with an
energy cost from 1 to 4, up to two of each cost, and the cheapest Extra Card of
2 or less. Where only the whole hand can go back, it goes if fewer than two
cards would be kept. `keep:EXPR` is as `scouter odds` has it: it keeps the cards
that EXPR means, or, if EXPR is a count, such a hand whole and no other.

Examples:
  scouter hand deck.txt
  scouter hand deck.txt --seed 7 --count 10 --turns 3 --second
  scouter hand deck.txt --mulligan cards:BT1-004,BT1-025
  scouter hand deck.txt --mulligan 'keep:battle cost<=2' --format csv";

/// Draw opening hands by the book: hand, mulligan, life, and the first turns' draws.
#[derive(Debug, Args)]
#[command(after_help = MORE)]
pub(super) struct Hand {
    /// Deck list; `-` reads standard input.
    #[arg(value_name = "DECK")]
    deck: String,
    /// The same seed gives the same cards on every machine [default: a new one, shown].
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// How many hands.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    count: u64,
    /// What goes back: none, all, curve, cards:A,B or keep:EXPR.
    #[arg(long, value_name = "POLICY", default_value = "curve")]
    mulligan: String,
    /// Draw for this many own turns.
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=60))]
    turns: u32,
    /// Go first: no draw on turn 1 (the default).
    #[arg(long, conflicts_with = "second")]
    first: bool,
    /// Go second: draw on turn 1 too.
    #[arg(long)]
    second: bool,
    #[command(flatten)]
    rules: Rules,
    #[command(flatten)]
    reader: Reader,
    /// How to show the hands: human, json, csv or markdown.
    #[arg(long, value_name = "FORMAT", default_value = "human", hide_possible_values = true)]
    format: Table,
}

/// What `--mulligan` says.
enum Policy {
    /// What can be said of any deck.
    Known(MulliganPolicy),
    /// What a search keeps.
    Keep(Keep),
}

/// Reads what `--mulligan` says.
fn policy(text: &str) -> Result<Policy, Failure> {
    Ok(match text {
        "none" => Policy::Known(MulliganPolicy::KeepAll),
        "all" => Policy::Known(MulliganPolicy::ReturnAll),
        "curve" => Policy::Known(MulliganPolicy::Curve),
        _ => match (text.strip_prefix("cards:"), text.strip_prefix("keep:")) {
            (Some(cards), _) => Policy::Known(MulliganPolicy::Return(numbers(cards)?)),
            (None, Some(keep)) => Policy::Keep(odds::keep_of(keep)?),
            (None, None) => {
                let failure = Failure::told(&say!("asked-no-policy", policy = text));
                return Err(failure.advice(&say!("asked-hand-policies")));
            }
        },
    })
}

/// The numbers of `cards:A,B`.
fn numbers(list: &str) -> Result<Vec<CardNumber>, Failure> {
    let told = |error: NumberError| {
        let meant = number_meant(error.text(), &Catalog::embedded());
        let why = meant.unwrap_or_else(|| Message::from(error.to_string()));
        Failure::told(&say!("asked-of-file", path = "--mulligan cards", why = why))
    };
    list.split(',').map(|print| print.parse().map(|print: Print| print.number)).collect::<Result<_, _>>().map_err(told)
}

/// What a search keeps of a deck, whose cards stand there copy by copy.
fn kept(keep: &Keep, deck: &[&Entry], pile: &Pile<'_>) -> Result<MulliganPolicy, Failure> {
    let mut groups = Groups::default();
    let goal = match keep {
        Keep::Cards(search) => groups.number(search, None).map(|_| None)?,
        Keep::Hand(hand) => Some(want::goal(hand, &mut groups)?),
    };
    pile.has_all_of(&groups.searches, None)?;
    let filters: Vec<u32> = deck.iter().map(|entry| Pile::filters(entry, &groups.searches)).collect();
    Ok(match goal {
        Some(goal) => MulliganPolicy::KeepIf(goal, filters),
        None => MulliganPolicy::Keep(filters.iter().map(|filters| *filters != 0).collect()),
    })
}

pub(super) fn run(command: &Hand, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    let policy = policy(&command.mulligan)?;
    let source = input::decks(&command.deck, command.reader.from)?;
    let (name, reading) = source.only()?;
    let judge = command.rules.judge([reading], lang)?;
    let outcome = judge.check(reading);
    let resolution = &outcome.context.resolution;
    understood(&source, &name, &outcome, So::NotKnown, lang)?;
    let entries: Vec<&Entry> = outcome
        .context
        .lines_in(&[Section::Main])
        .flat_map(|line| std::iter::repeat_n(line.entry, usize::try_from(line.line.count).unwrap_or(usize::MAX)))
        .collect();
    let deck: Vec<&Card> = entries.iter().map(|entry| &entry.card).collect();
    let mulligan = match policy {
        Policy::Known(mulligan) => mulligan,
        Policy::Keep(keep) => {
            let keep = searched::settled("--mulligan keep", keep, outcome.context.catalog)?;
            kept(&keep, &entries, &Pile::of(&name, &outcome, Section::Main))?
        }
    };
    if let MulliganPolicy::Return(numbers) = &mulligan
        && let Some(absent) = numbers.iter().find(|number| !deck.iter().any(|card| card.number == **number))
    {
        let failure = Failure::told(&say!("asked-not-in-deck", card = absent.as_str(), list = &name));
        return Err(match number_meant(absent.as_str(), outcome.context.catalog) {
            Some(meant) => failure.advice(&meant),
            None => failure,
        });
    }
    if let Ok(Some(remark)) = playing::taken(&outcome, Illegal::Taken) {
        warn_in(&remark.message(&name).text(lang), lang);
    }

    let seed = command.seed.unwrap_or_else(fresh_seed);
    let life = resolution.leader().and_then(|leader| leader.entry.front.starting_life()).map(u32::from);
    let first = command.first || !command.second;
    let plan = Plan { mulligan, turns: command.turns, first, life };
    let draw = |index| opening::draw(&deck, judge.ruleset(reading), &plan, &mut Rng::new(seed, index));
    let openings: Vec<Opening> = (0..command.count)
        .map(draw)
        .collect::<Result<_, OpeningError>>()
        .map_err(|error| Failure::told(&say!("asked-of-file", path = &name, why = error.message())))?;
    let drawn: Vec<Drawn<'_>> =
        openings.iter().zip(0..).map(|(opening, index)| Drawn { seed, index, opening, deck: &deck }).collect();
    match command.format {
        Table::Json => out.write_all(hands::json(&drawn).as_bytes())?,
        Table::Csv => out.write_all(hands::csv(&drawn).as_bytes())?,
        Table::Markdown => out.write_all(hands::markdown(&drawn).as_bytes())?,
        Table::Human => {
            for (at, hand) in drawn.iter().enumerate() {
                let gap = if at > 0 { "\n" } else { "" };
                let turn = if first { "first" } else { "second" };
                let (hands, seed) = (command.count, seed.to_string());
                let title = say!("hand-title", hand = at + 1, hands = hands, seed = seed, seat = turn);
                out.write_all(format!("{gap}{}", hands::human(hand, &title, lang)).as_bytes())?;
            }
        }
    }
    Ok(Status::Fine)
}
