//! A deck of Creatures of Exo alone.

use std::io::Write;

use super::{Against, Goldfish, GoldfishRun, in_form, log, opponent, play, played, seed};
use crate::app::exo::is_told;
use crate::app::{Judge, Policy};
use crate::cli::review::called;
use crate::cli::{Failure, Status, exo, seats};
use crate::deck::Reading;
use crate::engine::exo::Game;
use crate::language::{Lang, say};
use crate::player::{Dummy, Player};
use crate::sim::edition::{EXO, is_exo};
use crate::sim::exo::cards::Sheets;
use crate::sim::goldfish::exo::{dummy, fingerprint};
use crate::sim::goldfish::{Noted, OWN, Plan, Run};
use crate::sim::modelled::Modelled;
use crate::sim::replay::Numbers;

/// What cards do, where a list is played by the book of Creatures of Exo: a table that came along says it. Of others, their
/// names alone are known.
pub(super) fn sheets(command: &GoldfishRun, judge: &Judge, reading: &Reading) -> Result<Option<Sheets>, Failure> {
    if !is_exo(judge.ruleset(reading)) {
        return Ok(None);
    }
    let sheets = exo::sheets(&command.rules.cards.files)?;
    Ok(is_told(&judge.check(reading), &sheets).then_some(sheets))
}

/// Plays the games that are asked for.
pub(super) fn run(
    command: &GoldfishRun,
    named: &[(&str, &Reading)],
    judge: &Judge,
    sheets: &Sheets,
    lang: Lang,
    out: &mut dyn Write,
) -> Result<Status, Failure> {
    let others = [
        ("--plot", command.plot.is_some()),
        ("--report", command.report.is_some()),
        ("--swap", command.swaps.are_asked_for()),
        ("--impact", command.impact),
    ];
    if let Some((option, _)) = others.into_iter().find(|(_, given)| *given) {
        return Err(Failure::of(&say!("goldfish-exo-without", option = option), lang));
    }
    if let Against::Made(made) = command.dummy
        && made != super::Dummy::PASSIVE
    {
        return Err(Failure::of(&say!("goldfish-exo-dummy", dummy = made.to_string()), lang));
    }
    let illegal = command.allowed.illegal();
    let mut decks = exo::decks(judge, named, sheets, illegal, lang)?;
    let modelled: Vec<Modelled<'_>> = decks.iter().map(Modelled::from).collect();
    let told: Vec<_> = named.iter().map(|(name, _)| *name).zip(&modelled).collect();
    let intro = command.strictness.told(&told, lang)?;
    let deck = decks.remove(0);
    // The other list, or who stands for it.
    let other = decks.pop().unwrap_or_else(|| dummy(&deck));

    let kept = command.portion.kept(Goldfish::read)?;
    let seed = seed(command, kept.as_ref().map(|kept| kept.played.seed));
    let plan = Plan { seed, turns: command.turns, first: !command.second };
    let fingerprint = fingerprint(&[&deck, &other]);
    let (deck_shown, other_shown) = (deck.clone(), other.clone());
    let run = Run::of_decks(deck, other, plan).map_err(|errors| exo::refused(&errors, lang))?;
    let players = |index| players(command.player, &command.dummy, seed, index);
    if let Some(index) = command.log {
        seats::in_run(index, command.games)?;
        // Who stands for an opponent has no number.
        let leader = |number: &str| if number.is_empty() { "-".to_owned() } else { number.to_owned() };
        let leaders = [&deck_shown, &other_shown].map(|deck| leader(&deck.leader.number));
        let [own, theirs] = leaders;
        let sits = [(called(named[0].0, named[0].1), own), (opponent(command, named), theirs)];
        let numbers = || {
            let (name, _) = named.get(1)?;
            Some([Numbers::of_exo(named[0].0, &deck_shown)?, Numbers::of_exo(name, &other_shown)?])
        };
        let shown = (&run, index, plan);
        return log(command, shown, players(index), (EXO, sits), numbers, (&intro, lang), out);
    }
    let by = (Noted::Exo, judge.ruleset(named[0].1).id.as_str());
    let played = played(command, plan, by, fingerprint, &told);
    let goldfish = play(command, &run, (played, kept), players)?;
    out.write_all(in_form(&goldfish, &intro, command.format, lang).as_bytes())?;
    Ok(if goldfish.broken_off { Status::Interrupted } else { Status::Fine })
}

/// The players of a game: of the deck, and against it.
fn players(policy: Policy, against: &Against, seed: u64, index: u64) -> [Box<dyn Player<Game>>; 2] {
    let other: Box<dyn Player<Game>> = match against {
        Against::Made(_) => Box::new(Dummy),
        Against::Deck(_) => policy.player(seed, index, OWN.other()),
    };
    [policy.player(seed, index, OWN), other]
}
