//! `match --best-of`: matches of several games, between which cards are exchanged with the side deck.

use std::io::Write;

use super::Asked;
use crate::app::playing;
use crate::cli::going::Going;
use crate::cli::side_plans::{Plans, Sided};
use crate::cli::{Failure, Status, ran, seats};
use crate::engine::Rng;
use crate::engine::dbscg::{Game, Ready};
use crate::report::run::{Counts, MatchOf, Side};
use crate::sim::duel::{self, List, fingerprint};
use crate::sim::modelled::Modelled;
use crate::sim::series::{Before, BestOf, Series};

/// Two lists that meet, and what each of them may become against the other, by the places of all forms.
struct Pairing {
    lists: [usize; 2],
    sided: [Sided; 2],
    forms: [Vec<usize>; 2],
}

/// Plays matches of each pairing.
pub(super) fn run(asked: &Asked<'_>, out: &mut dyn Write) -> Result<Status, Failure> {
    let Asked { command, origins, named, judge, lang, .. } = *asked;
    let plans = command.side.as_deref().map(Plans::read).transpose()?.unwrap_or_default();
    let outcomes: Vec<_> = named.iter().map(|(_, reading)| judge.check(reading)).collect();
    let leaders: Vec<_> =
        outcomes.iter().map(|outcome| outcome.context.resolution.leader().map(|line| line.entry)).collect();
    let names: Vec<&str> = named.iter().map(|(name, _)| *name).collect();
    plans.are_of(&names, &leaders)?;
    let most = command.best_of.unwrap_or(1);

    // What each list becomes against each other.
    let side = |own: usize, other: usize| {
        let (name, reading) = named[own];
        let deck = (own, name, origins[own], reading);
        plans.of(deck, (names[other], leaders[other]), judge, command.allowed.illegal(), lang)
    };
    let pairs: Vec<[usize; 2]> = match asked.shares {
        Some(shares) => (1..=shares.len()).map(|other| [0, other]).collect(),
        None => crate::report::run::pairings(named.len()),
    };
    let mut pairings = Vec::new();
    for [a, b] in pairs {
        pairings.push(([a, b], [side(a, b)?, side(b, a)?]));
    }
    let told = |own: usize, swap: &str| format!("{}, {swap}", names[own]);
    let exchanged: Vec<(String, _)> = pairings
        .iter()
        .flat_map(|(lists, sided)| lists.iter().zip(sided))
        .flat_map(|(own, sided)| sided.forms.iter().map(move |(swap, list)| (told(*own, swap), list)))
        .collect();
    let all: Vec<_> =
        named.iter().copied().chain(exchanged.iter().map(|(name, list)| (name.as_str(), *list))).collect();
    let playing::Playable { by, lists, .. } = asked.playable(&all)?;
    let modelled: Vec<Modelled<'_>> = lists.iter().map(Modelled::from).collect();
    let sides: Vec<_> = all.iter().map(|(name, _)| *name).zip(&modelled).collect();
    command.strictness.told(&sides, lang)?;
    let texts = pairings.iter().flat_map(|([a, b], sided)| {
        let told = |own: &usize, other: &usize, sided: &Sided| sided.told(names[*own], names[*other]);
        [told(a, b, &sided[0]), told(b, a, &sided[1])].concat()
    });
    let texts: Vec<String> = texts.collect();
    let mut next = named.len();
    let pairings: Vec<Pairing> = pairings
        .iter()
        .map(|(lists, sided)| {
            let forms = [0, 1].map(|side| {
                let own = &sided[side];
                let forms = std::iter::once(lists[side]).chain(next..next + own.forms.len()).collect();
                next += own.forms.len();
                forms
            });
            Pairing { lists: *lists, sided: sided.clone(), forms }
        })
        .collect();

    let kept = asked.kept()?;
    let (seed, games) = (asked.seed(kept.as_ref()), asked.pairs_of_games());
    let mut played = asked.played(&by.id, (games, seed), asked.sides(&modelled, |at| fingerprint(&[&lists[at]])));
    let forms = sides.iter().zip(&lists).skip(named.len());
    played.swaps = forms.map(|(named, list)| Side::of(*named, fingerprint(&[list]))).collect();
    played.best_of = Some(MatchOf { games: most, plans: texts });
    let counts = Counts::BestOf(vec![Series::default(); pairings.len()]);
    let beside = asked.beside()?;
    let legs = (0..pairings.len() as u64).map(|place| place.saturating_mul(games));
    let mut going = Going::begin(&command.portion, kept, (played, counts), legs, 1)?;
    let run = asked.duels(by.edition, games, seed);
    for (leg, pairing) in pairings.iter().enumerate() {
        if going.is_stopped() {
            break;
        }
        let ready = pairing.ready(&lists, run).map_err(|errors| {
            let names = pairing.lists.map(|list| names[list]);
            seats::setup_failure(names, &errors, lang)
        })?;
        let best = BestOf {
            seed,
            most,
            begin: |[a, b]: [usize; 2], swapped: bool, rng: Rng| Game::begin(&ready[a][b][usize::from(swapped)], rng),
            form: |side: usize, before: Before| pairing.sided[side].form(before),
            player: asked.player(seed),
        };
        let left = going.left(leg);
        best.play(left, run.jobs, |series| going.more(series.matches, |counts| counts.add_series(leg, series)));
    }
    let run = going.end(command.no_time)?;
    ran::tell(&run, command.format, (beside, Some(&asked.again(seed))), lang, out)
}

/// Each form of the first against each of the second, in their seats and in each other's.
type ReadyForms = Vec<Vec<[Ready; 2]>>;

impl Pairing {
    fn ready(
        &self,
        lists: &[List<'_>],
        run: duel::Run,
    ) -> Result<ReadyForms, Vec<crate::engine::dbscg::setup::SetupError>> {
        let [own, other] = &self.forms;
        let met = |a: &usize| other.iter().map(|b| duel::seatings([&lists[*a], &lists[*b]], run)).collect();
        own.iter().map(met).collect()
    }
}
