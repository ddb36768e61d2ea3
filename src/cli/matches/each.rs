//! Each list against each.

use std::ops::{ControlFlow, Range};

use super::Asked;
use crate::app::playing;
use crate::cli::apart::{self, Apart, Begins};
use crate::cli::going::Going;
use crate::cli::out::Out;
use crate::cli::review::{Begun, Shown, called};
use crate::cli::{Failure, Status, ran, seats};
use crate::engine::dbscg::setup::SetupError;
use crate::engine::{Rng, Seat};
use crate::language::say;
use crate::report::replayed;
use crate::report::run::{Counts, Run, Side, pairings};
use crate::report::told::Telling;
use crate::sim::duel::{self, Met, Pairs, fingerprint};
use crate::sim::meeting::{Looked, meet};
use crate::sim::modelled::Modelled;
use crate::sim::replay::{Numbers, Recorded};

/// Is given what was counted of some more games, and says whether to go on.
type Each<'a> = &'a mut dyn FnMut(&Met) -> ControlFlow<()>;

/// Plays lists of DBSCG.
pub(super) fn run(asked: &Asked<'_>, out: &mut Out) -> Result<Status, Failure> {
    let Asked { command, named, lang, .. } = *asked;
    let playing::Playable { by, lists, .. } = asked.playable(named)?;
    let modelled: Vec<Modelled<'_>> = lists.iter().map(Modelled::from).collect();
    let sides: Vec<_> = named.iter().map(|(name, _)| *name).zip(&modelled).collect();
    let intro = command.strictness.told(&sides, lang)?;
    let refused = |pair: [usize; 2]| {
        move |errors: Vec<SetupError>| seats::setup_failure(pair.map(|list| named[list].0), &errors, lang)
    };
    let kept = asked.kept()?;
    let seed = asked.seed(kept.as_ref());
    let run = asked.duels(by.edition, command.games, seed);
    if let Some(index) = command.log {
        let [a, b] = two(&lists)?;
        seats::in_run(index, command.games)?;
        let mut shown = command.review.begin(None, lang);
        let player = shown.record.thoughts().of_each(asked.player(seed));
        let watched = duel::watch([a, b], run, index, player, |game, at, _| shown.answered(game, at));
        let (game, result) = watched.map_err(refused([0, 1]))?;
        out.write_all(intro.as_bytes())?;
        let numbers = || Some([0, 1].map(|list| Numbers::of(named[list].0, &lists[list])));
        let leaders = [a, b].map(|list| Some(list.leader.card.label()));
        return log(asked, (&by.id, index, seed), shown, (&game, result), (leaders, numbers), out);
    }
    let looked = if command.impact { Looked::Both } else { Looked::None };
    let both = |[a, b]: [usize; 2]| [&lists[a], &lists[b]];
    let sides = asked.sides(&modelled, |at| fingerprint(&[&lists[at]]));
    let nothing = |pair| looked.nothing(both(pair));
    let play = |pair, games: Range<u64>, each: Each<'_>| {
        meet(both(pair), (run, games), looked, asked.player(seed), each).map_err(refused(pair))
    };
    over(asked, (&by.id, seed, kept), sides, nothing, play, out)
}

/// Plays lists of a game that has an engine of its own.
pub(super) fn apart<G: Apart>(asked: &Asked<'_>, out: &mut Out) -> Result<Status, Failure> {
    let Asked { command, named, judge, lang, .. } = *asked;
    let sheets = apart::sheets::<G>(&command.rules.cards.files)?;
    let decks = apart::decks::<G>(judge, named, &sheets, command.allowed.illegal(), lang)?;
    let whole: Vec<Modelled<'_>> = decks.iter().map(G::modelled).collect();
    let told = command.strictness.told(&named.iter().map(|(name, _)| *name).zip(&whole).collect::<Vec<_>>(), lang)?;
    let ready = |a: usize, b: usize| {
        let begins = Begins { turn_limit: command.turn_limit, first: None, logged: command.log.is_some() };
        apart::ready::<G>([&decks[a], &decks[b]], begins, lang)
    };
    let kept = asked.kept()?;
    let seed = asked.seed(kept.as_ref());
    if let Some(index) = command.log {
        two(&decks)?;
        seats::in_run(index, command.games)?;
        let setups = [ready(0, 1)?, ready(1, 0)?];
        let begin = |swapped: bool, rng: Rng| G::set_up(&setups[usize::from(swapped)], rng, true);
        let mut shown = command.review.begin(None, lang);
        let player = shown.record.thoughts().of_each(asked.player(seed));
        let (game, result) = Pairs { seed, begin, player }.watch(index, |game, at, _| shown.answered(game, at));
        let leaders = [0, 1].map(|list| G::leader(&decks[list]).map(|(number, name)| format!("{number} {name}")));
        let numbers = || {
            let [a, b] = [0, 1].map(|list| G::numbers(named[list].0, &decks[list]));
            Some([a?, b?])
        };
        out.write_all(told.as_bytes())?;
        return log(asked, (G::RULES, index, seed), shown, (&game, result), (leaders, numbers), out);
    }
    let sides = asked.sides(&whole, |at| G::fingerprint(&[&decks[at]]));
    let play = |[a, b]: [usize; 2], games: Range<u64>, each: Each<'_>| {
        let setups = [ready(a, b)?, ready(b, a)?];
        let begin = |swapped: bool, rng: Rng| G::set_up(&setups[usize::from(swapped)], rng, true);
        let pairs = Pairs { seed, begin, player: asked.player(seed) };
        pairs.meet(games, seats::jobs(command.jobs), &Met::default(), |_, _, _, _| (), each);
        Ok(())
    };
    over(asked, (G::RULES, seed, kept), sides, |_| Met::default(), play, out)
}

/// Plays each pairing, by what plays some games of one.
fn over(
    asked: &Asked<'_>,
    (rules, seed, kept): (&str, u64, Option<Run>),
    sides: Vec<Side>,
    nothing: impl Fn([usize; 2]) -> Met,
    play: impl Fn([usize; 2], Range<u64>, Each<'_>) -> Result<(), Failure>,
    out: &mut Out,
) -> Result<Status, Failure> {
    let Asked { command, lang, .. } = *asked;
    let pairs = pairings(sides.len());
    let counts: Vec<Met> = pairs.iter().map(|pair| nothing(*pair)).collect();
    let mut played = asked.played(rules, (command.games, seed), sides);
    played.impacts = counts.first().map_or(0, |met| met.impacts.len());
    let beside = asked.beside()?;
    let legs = pairs.iter().map(|_| 0);
    let mut going = Going::begin(&command.portion, kept, (played, Counts::Match(counts)), legs, 1)?;
    for (leg, pair) in pairs.iter().enumerate() {
        if going.is_stopped() {
            break;
        }
        let left = going.left(leg);
        play(*pair, left, &mut |met| going.more(met.tally.games, |counts| counts.add_met(leg, met)))?;
    }
    let run = going.end(command.no_time)?;
    ran::tell(&run, command.format, (beside, Some(&asked.again(seed))), lang, out)
}

/// The two of which a game is shown.
fn two<T>(lists: &[T]) -> Result<[&T; 2], Failure> {
    match lists {
        [a, b] => Ok([a, b]),
        _ => Err(Failure::told(&say!("asked-log-of-two", count = lists.len()))),
    }
}

/// What is of each list, as they sit in a game: both games of a pair have the same chances, with the lists in each other's seat.
fn in_seats<T>(index: u64, [a, b]: [T; 2]) -> [T; 2] {
    if duel::is_swapped(index) { [b, a] } else { [a, b] }
}

/// Shows a game of a run.
fn log<G: Telling + Recorded>(
    asked: &Asked<'_>,
    (rules, index, seed): (&str, u64, u64),
    shown: Shown,
    (game, result): (&G, duel::Result),
    (leaders, numbers): ([Option<String>; 2], impl FnOnce() -> Option<[Numbers; 2]>),
    out: &mut Out,
) -> Result<Status, Failure> {
    let Asked { command, named, lang, .. } = *asked;
    let names = in_seats(index, [0, 1].map(|list| called(named[list].0, named[list].1)));
    let (leaders, players) =
        (in_seats(index, leaders), in_seats(index, asked.players().map(|player| player.to_string())));
    writeln!(out, "{}", say!("record-game", game = index, seed = seed.to_string()).text(lang))?;
    for (seat, ((deck, leader), by)) in Seat::BOTH.into_iter().zip(names.iter().zip(&leaders).zip(&players)) {
        writeln!(out, "{}", replayed::sits(seat, deck, leader.as_deref(), by).text(lang))?;
    }
    let begun = Begun {
        rules,
        chances: (seed, index / 2),
        turn_limit: command.turn_limit,
        first: None,
        players: players.clone(),
    };
    let numbers = || Some(in_seats(index, numbers()?));
    out.write_all(command.review.end(shown, game, begun, numbers, lang)?.as_bytes())?;
    let ends = say!("match-game-ends", turns = result.turns, decisions = result.decisions);
    writeln!(out, "{}", ends.text(lang))?;
    Ok(Status::Fine)
}
