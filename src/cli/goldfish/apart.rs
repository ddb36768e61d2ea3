//! A deck alone, of a game that has an engine of its own.

use super::{Against, Goldfish, GoldfishRun, in_form, log, opponent, play, played, seed};
use crate::app::apart::Sheets;
use crate::app::{Judge, Policy};
use crate::cli::apart::{self, Apart, Begins, Engine};
use crate::cli::out::Out;
use crate::cli::review::called;
use crate::cli::{Failure, Status, seats};
use crate::deck::Reading;
use crate::engine::{exo, fow, yugioh};
use crate::language::{Lang, say};
use crate::player::search::Searched;
use crate::player::{Dummy, Player};
use crate::sim::goldfish::{OWN, Plan, Run};
use crate::sim::modelled::Modelled;

/// Plays the games that are asked for, where the list has an engine of its own and a table that came along says what its cards
/// do. Of others, their names alone are known: nothing comes of it then.
pub(super) fn run(
    command: &GoldfishRun,
    named: &[(&str, &Reading)],
    judge: &Judge,
    lang: Lang,
    out: &mut Out,
) -> Result<Option<Status>, Failure> {
    match apart::engine(judge, &named[..1]) {
        Some(Engine::Exo) => run_told::<exo::Game>(command, named, judge, lang, out),
        Some(Engine::ForceOfWill) => run_told::<fow::Game>(command, named, judge, lang, out),
        Some(Engine::Yugioh) => run_told::<yugioh::Game>(command, named, judge, lang, out),
        None => Ok(None),
    }
}

fn run_told<G: Apart>(
    command: &GoldfishRun,
    named: &[(&str, &Reading)],
    judge: &Judge,
    lang: Lang,
    out: &mut Out,
) -> Result<Option<Status>, Failure> {
    let sheets = apart::sheets::<G>(&command.rules.cards.files)?;
    if !G::is_told(&judge.check(named[0].1), &sheets) {
        return Ok(None);
    }
    run_of::<G>(command, named, judge, &sheets, lang, out).map(Some)
}

fn run_of<G: Apart>(
    command: &GoldfishRun,
    named: &[(&str, &Reading)],
    judge: &Judge,
    sheets: &Sheets<G::Sheet>,
    lang: Lang,
    out: &mut Out,
) -> Result<Status, Failure> {
    let others = [
        ("--plot", command.plot.is_some()),
        ("--report", command.report.is_some()),
        ("--swap", command.swaps.are_asked_for()),
        ("--impact", command.impact),
    ];
    if let Some((option, _)) = others.into_iter().find(|(_, given)| *given) {
        return Err(Failure::of(&say!("goldfish-apart-without", option = option, game = G::GAME.title()), lang));
    }
    if let Against::Made(made) = command.dummy
        && made != super::Dummy::PASSIVE
    {
        return Err(Failure::of(&say!("goldfish-apart-dummy", dummy = made.to_string(), game = G::GAME.title()), lang));
    }
    let illegal = command.allowed.illegal();
    let decks = apart::decks::<G>(judge, named, sheets, illegal, lang)?;
    let modelled: Vec<Modelled<'_>> = decks.iter().map(G::modelled).collect();
    let told: Vec<_> = named.iter().map(|(name, _)| *name).zip(&modelled).collect();
    let intro = command.strictness.told(&told, lang)?;
    let mut decks = decks.clone();
    let deck = decks.remove(0);
    // The other list, or who stands for it.
    let other = decks.pop().unwrap_or_else(|| G::dummy(&deck));

    let kept = command.portion.kept(Goldfish::read)?;
    let seed = seed(command, kept.as_ref().map(|kept| kept.played.seed));
    let plan = Plan { seed, turns: command.turns, first: !command.second };
    let fingerprint = G::fingerprint(&[&deck, &other]);
    let begins = Begins { turn_limit: plan.turn_limit(), first: Some(plan.first()), logged: true };
    let run: Run<G> = Run::of(plan.seed, plan.turns, apart::ready::<G>([&deck, &other], begins, lang)?);
    let players = |index| players(command.player, &command.dummy, seed, index);
    if let Some(index) = command.log {
        seats::in_run(index, command.games)?;
        let leader = |deck| G::leader(deck).map(|(number, name)| format!("{number} {name}"));
        // Who stands for an opponent has no number.
        let other_leader = if named.len() > 1 { leader(&other) } else { None };
        let sits = [(called(named[0].0, named[0].1), leader(&deck)), (opponent(command, named), other_leader)];
        let numbers = || {
            let (name, _) = named.get(1)?;
            Some([G::numbers(named[0].0, &deck)?, G::numbers(name, &other)?])
        };
        let shown = (&run, index, plan);
        return log(command, shown, players(index), (G::RULES, sits), numbers, (&intro, lang), out);
    }
    let by = (G::NOTED, judge.ruleset(named[0].1).id.as_str());
    let played = played(command, plan, by, fingerprint, &told);
    let goldfish = play(command, &run, (played, kept), players)?;
    out.write_all(in_form(&goldfish, &intro, command.format, lang).as_bytes())?;
    Ok(if goldfish.broken_off { Status::Interrupted } else { Status::Fine })
}

/// The players of a game: of the deck, and against it.
fn players<G: Searched + 'static>(policy: Policy, against: &Against, seed: u64, index: u64) -> [Box<dyn Player<G>>; 2] {
    let other: Box<dyn Player<G>> = match against {
        Against::Made(_) => Box::new(Dummy),
        Against::Deck(_) => policy.player(seed, index, OWN.other()),
    };
    [policy.player(seed, index, OWN), other]
}
