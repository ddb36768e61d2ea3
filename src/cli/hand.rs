//! `scouter hand`.

use clap::Args;

use super::options::{Format, Reader, Rules};
use super::out::Out;
use super::seats::fresh_seed;
use super::{Failure, Status, input, understood, warn_in};
use crate::app::near::number_meant;
use crate::app::unread::So;
use crate::app::{Illegal, playing};
use crate::card::{Card, CardNumber, NumberError, Print, Section};
use crate::catalog::Catalog;
use crate::language::{Lang, say};
use crate::report::hands::{self, Drawn};
use crate::sim::Rng;
use crate::sim::opening::{self, MulliganPolicy, Opening, OpeningError, Plan};

/// What `--help` says below the options.
const MORE: &str = "\
The mulligan is the edition's: any number of cards goes back (1.10), or the
whole hand (4.00). The policy `curve` keeps Battle and Unison Cards with an
energy cost from 1 to 4, up to two of each cost, and the cheapest Extra Card of
2 or less. Where only the whole hand can go back, it goes if fewer than two
cards would be kept.

Examples:
  scouter hand deck.txt
  scouter hand deck.txt --seed 7 --count 10 --turns 3 --second
  scouter hand deck.txt --mulligan cards:BT1-004,BT1-025";

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
    /// What goes back: none, all, cards:A,B or curve.
    #[arg(long, value_name = "POLICY", default_value = "curve", value_parser = policy)]
    mulligan: MulliganPolicy,
    /// Draw for this many own turns.
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=60))]
    turns: u32,
    /// Go second: draw on turn 1 too.
    #[arg(long)]
    second: bool,
    #[command(flatten)]
    rules: Rules,
    #[command(flatten)]
    reader: Reader,
    /// How to show the hands: human or json.
    #[arg(long, value_name = "FORMAT", default_value = "human", hide_possible_values = true)]
    format: Format,
}

/// Reads `none`, `all`, `curve` or `cards:A,B`.
fn policy(text: &str) -> Result<MulliganPolicy, String> {
    match text {
        "none" => Ok(MulliganPolicy::KeepAll),
        "all" => Ok(MulliganPolicy::ReturnAll),
        "curve" => Ok(MulliganPolicy::Curve),
        _ => {
            let list = text.strip_prefix("cards:").ok_or("there are none, all, curve and cards:A,B")?;
            let numbers: Result<Vec<CardNumber>, _> =
                list.split(',').map(|print| print.parse().map(|print: Print| print.number)).collect();
            let meant = |error: &NumberError| number_meant(error.text(), &Catalog::embedded());
            let told = |error: NumberError| meant(&error).map_or_else(|| error.to_string(), |meant| meant.to_string());
            numbers.map(MulliganPolicy::Return).map_err(told)
        }
    }
}

pub(super) fn run(command: &Hand, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    let source = input::decks(&command.deck, command.reader.from)?;
    let (name, reading) = source.only()?;
    let judge = command.rules.judge([reading], lang)?;
    let outcome = judge.check(reading);
    let resolution = &outcome.context.resolution;
    understood(&source, &name, &outcome, So::NotKnown, lang)?;
    let deck: Vec<&Card> = outcome
        .context
        .lines_in(&[Section::Main])
        .flat_map(|line| std::iter::repeat_n(&line.entry.card, usize::try_from(line.line.count).unwrap_or(usize::MAX)))
        .collect();
    if let MulliganPolicy::Return(numbers) = &command.mulligan
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
    let plan = Plan { mulligan: command.mulligan.clone(), turns: command.turns, first: !command.second, life };
    let draw = |index| opening::draw(&deck, judge.ruleset(reading), &plan, &mut Rng::new(seed, index));
    let openings: Vec<Opening> = (0..command.count)
        .map(draw)
        .collect::<Result<_, OpeningError>>()
        .map_err(|error| Failure::told(&say!("asked-of-file", path = &name, why = error.message())))?;
    let drawn: Vec<Drawn<'_>> =
        openings.iter().zip(0..).map(|(opening, index)| Drawn { seed, index, opening, deck: &deck }).collect();
    match command.format {
        Format::Json => out.write_all(hands::json(&drawn).as_bytes())?,
        Format::Human => {
            for (at, hand) in drawn.iter().enumerate() {
                let gap = if at > 0 { "\n" } else { "" };
                let turn = if command.second { "second" } else { "first" };
                let (hands, seed) = (command.count, seed.to_string());
                let title = say!("hand-title", hand = at + 1, hands = hands, seed = seed, seat = turn);
                out.write_all(format!("{gap}{}", hands::human(hand, &title, lang)).as_bytes())?;
            }
        }
    }
    Ok(Status::Fine)
}
