//! `mulligan DECK --by-play`: what to send back of a hand, by games that are played on from it.

use std::collections::BTreeSet;

use clap::Args;

use super::apart;
use super::given_hand::{hand_of, of_size};
use super::input::{self, Source};
use super::long::{self, Long};
use super::options::{Judging, Reader, Rules, Strictness, Table};
use super::out::Out;
use super::seats::{self, Allowed, Players};
use super::wanted::Seat;
use super::{Failure, Status};
use crate::app::{Judge, Pile, Policy, playing};
use crate::card::{Card, Section};
use crate::engine::Rng;
use crate::language::{Lang, say};
use crate::report::by_play::{self as report, Played};
use crate::report::modelled;
use crate::ruleset::Procedure;
use crate::sim::duel::{List, TURN_LIMIT};
use crate::sim::modelled::Modelled;
use crate::sim::returns::{Asked, Plan, ROUNDS};

/// What `--by-play` goes by.
#[derive(Debug, Args)]
pub(super) struct ByPlay {
    /// Weigh what goes back by playing on, against a list; returns that are plainly worse are played no more.
    #[arg(id = "by_play", long = "by-play", conflicts_with = "want")]
    is_asked_for: bool,
    /// With --by-play, the list against the deck [default: the deck itself].
    #[arg(long, value_name = "LIST", requires = "by_play")]
    against: Option<String>,
    /// With --by-play, how many games in all, at most [default: 20000].
    #[arg(long, value_name = "N", requires = "by_play", value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: Option<u64>,
    /// With --by-play, who plays: greedy, look, search:N, random or dummy; two of them for the deck and the list against it
    /// [default: greedy].
    #[arg(long, value_name = "PLAYER", requires = "by_play")]
    player: Option<Players>,
    /// With --by-play, the same seed gives the same hand and the same games on every machine [default: a new one, shown].
    #[arg(long, value_name = "N", requires = "by_play")]
    seed: Option<u64>,
    /// With --by-play, threads [default: as many as the machine has].
    #[arg(long, value_name = "N", requires = "by_play", value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
}

/// Games where nobody says how many.
const GAMES: u64 = 20_000;
/// Fewer games of a return say nothing.
const FEWEST: u64 = 4;

/// What is asked of a hand.
pub(super) struct Question<'a> {
    pub(super) deck: &'a Source,
    pub(super) hand: Option<&'a str>,
    pub(super) by: &'a ByPlay,
    pub(super) seat: Seat,
    pub(super) strictness: Strictness,
    pub(super) rules: &'a Rules,
    pub(super) reader: &'a Reader,
    pub(super) format: Table,
}

/// Weighs each return of a hand.
pub(super) fn run(question: &Question<'_>, lang: Lang, out: &mut Out) -> Result<Status, Failure> {
    let Question { by, reader, .. } = *question;
    let (name, reading) = question.deck.only()?;
    let other = by.against.as_ref().map(|path| input::decks(path, reader.from)).transpose()?;
    let (other_name, other_reading) = other.as_ref().map_or_else(|| question.deck.only(), Source::only)?;
    let judge = question.rules.judge([reading, other_reading], lang)?;
    let named = [(name.as_str(), reading), (other_name.as_str(), other_reading)];
    if let Some(engine) = apart::engine(&judge, &named) {
        return Err(Failure::told(&say!("by-play-apart", game = engine.game().title())));
    }
    let allowed = Allowed::of(question.seat);
    let playing::Playable { by: edition, lists, .. } =
        seats::playable(&judge, &named, allowed, Judging(question.rules, reader), lang)?;
    let [deck, against] = lists.as_slice() else { unreachable!("two lists") };
    let modelled: Vec<Modelled<'_>> = lists.iter().map(Modelled::from).collect();
    let sides: Vec<_> = named.iter().map(|(name, _)| *name).zip(&modelled).collect();
    question.strictness.told(&sides, lang)?;

    let seed = by.seed.unwrap_or_else(seats::fresh_seed);
    let hand = places(question, &judge, deck, seed)?;
    let cards: Vec<&Card> = hand.iter().map(|place| deck.cards[*place].card).collect();
    let procedure = judge.ruleset(reading).opening.mulligan.procedure;
    let returns = returns(&cards, procedure);
    let games = by.games.unwrap_or(GAMES);
    let count = returns.len() as u64;
    if games < count * FEWEST {
        let failure = Failure::told(&say!("asked-few-games", games = games, count = count));
        return Err(failure.advice(&say!("asked-first-look", games = count * FEWEST * ROUNDS)));
    }
    let plan = Plan {
        edition: edition.edition,
        first: question.seat.is_first(),
        games,
        seed,
        jobs: seats::jobs(by.jobs),
        turn_limit: TURN_LIMIT,
    };
    let asked = Asked::new(deck, &hand, against, plan)
        .map_err(|errors| seats::setup_failure([&name, &other_name], &errors, lang))?;
    let players = by.player.map_or([Policy::Greedy; 2], |players| players.0);
    let progress = Long::of(games);
    let player = |index, seat| players[seat as usize].player(seed, index, seat);
    let weighed = asked.weigh(returns, player, |games| progress.done(games));
    let partial = long::is_stopped();
    progress.end();
    let [own, theirs] = players.map(|player| player.to_string());
    let itself = say!("by-play-itself").text(lang);
    let told = Played {
        deck: &name,
        against: if by.against.is_some() { &other_name } else { &itself },
        rules: &edition.id,
        players: [&own, &theirs],
        first: plan.first,
        seed,
        hand: cards,
        returns: weighed,
        told: modelled::told(sides.iter().copied()),
        partial,
    };
    let text = match question.format {
        Table::Human => report::human(&told, lang),
        Table::Json => report::json(&told),
        Table::Csv => report::csv(&told),
        Table::Markdown => report::markdown(&told, lang),
    };
    out.write_all(text.as_bytes())?;
    Ok(if partial { Status::Interrupted } else { Status::Fine })
}

/// The places in the list of the cards of the hand: the one that is named, or one drawn by the seed.
fn places(question: &Question<'_>, judge: &Judge, list: &List<'_>, seed: u64) -> Result<Vec<usize>, Failure> {
    let (name, reading) = question.deck.only()?;
    let outcome = judge.check(reading);
    let ruleset = judge.ruleset(reading);
    let size = ruleset.opening.hand.cards;
    let mut places: Vec<usize> = (0..list.cards.len()).collect();
    let Some(hand) = question.hand else {
        let drawn = of_size(size, &ruleset.id)?;
        // A stream that no game has.
        Rng::stream(seed, u64::MAX, 0).shuffle(&mut places);
        places.truncate(drawn);
        return Ok(places);
    };
    let pile = Pile::of(&name, &outcome, Section::Main);
    let hand = hand_of(&pile, hand, size, &ruleset.id)?;
    let mut taken = Vec::new();
    for entry in hand {
        // The hand has no more copies than the list, and the list those of the deck.
        let is_copy = |place: &&usize| list.cards[**place].card.number == entry.card.number && !taken.contains(*place);
        taken.extend(places.iter().find(is_copy).copied());
    }
    Ok(taken)
}

/// All that can go back, what keeps more first; copies of a card are alike.
fn returns(hand: &[&Card], procedure: Procedure) -> Vec<Vec<usize>> {
    let all = (1_u32 << hand.len()) - 1;
    let allowed = |back: &u32| match procedure {
        Procedure::None => *back == 0,
        Procedure::WholeHandReshuffled => *back == 0 || *back == all,
        Procedure::AnyNumberReshuffled | Procedure::AnyNumberToBottom => true,
    };
    let mut met = BTreeSet::new();
    let mut sets: Vec<u32> = (0..=all).filter(allowed).collect();
    sets.sort_by_key(|back| back.count_ones());
    let places = |back: u32| (0..hand.len()).filter(move |place| back >> place & 1 == 1).collect::<Vec<usize>>();
    let mut is_new = |back: &Vec<usize>| {
        let mut numbers: Vec<&str> = back.iter().map(|place| hand[*place].number.as_str()).collect();
        numbers.sort_unstable();
        met.insert(numbers)
    };
    sets.into_iter().map(places).filter(|back| is_new(back)).collect()
}
