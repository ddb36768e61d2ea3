//! `match --best-of`: matches of several games, between which cards are exchanged with the side deck.

use super::Asked;
use crate::app::playing;
use crate::cli::apart::{self, Apart, Begins};
use crate::cli::going::Going;
use crate::cli::out::Out;
use crate::cli::side_plans::{Plans, Sided};
use crate::cli::{Failure, Status, ran, seats};
use crate::deck::Reading;
use crate::engine::Rng;
use crate::engine::dbscg::{Game, Ready};
use crate::player::search::Searched;
use crate::report::run::{Counts, MatchOf, Side};
use crate::sim::duel::{self, fingerprint};
use crate::sim::modelled::Modelled;
use crate::sim::series::{Before, BestOf, Next, Series};

/// Two lists that meet, and what each of them may become against the other, by the places of all forms.
struct Pairing {
    lists: [usize; 2],
    sided: [Sided; 2],
    forms: [Vec<usize>; 2],
}

/// Each form of the first against each of the second, in their seats and in each other's.
type ReadyForms<R> = Vec<Vec<[R; 2]>>;

/// Plays matches of DBSCG.
pub(super) fn run(asked: &Asked<'_>, out: &mut Out) -> Result<Status, Failure> {
    let Asked { command, lang, .. } = *asked;
    let planned = Planned::of(asked)?;
    let all = planned.all(asked);
    let playing::Playable { by, lists, .. } = asked.playable(&all)?;
    let modelled: Vec<Modelled<'_>> = lists.iter().map(Modelled::from).collect();
    let sides: Vec<_> = all.iter().map(|(name, _)| *name).zip(&modelled).collect();
    command.strictness.told(&sides, lang)?;
    let ready = |pairing: &Pairing, games: u64, seed: u64| -> Result<ReadyForms<Ready>, Failure> {
        let run = asked.duels(by.edition, games, seed);
        pairing.met(|a, b| duel::seatings([&lists[a], &lists[b]], run)).map_err(|errors| {
            let names = pairing.lists.map(|list| asked.named[list].0);
            seats::setup_failure(names, &errors, lang)
        })
    };
    let begin = |ready: &Ready, _: &Next, rng: Rng| Game::begin(ready, rng);
    planned.play((asked, &by.id), &modelled, &|at| fingerprint(&[&lists[at]]), (ready, begin), out)
}

/// Plays matches of a game that has an engine of its own.
pub(super) fn apart<G: Apart>(asked: &Asked<'_>, out: &mut Out) -> Result<Status, Failure> {
    let Asked { command, judge, lang, .. } = *asked;
    let planned = Planned::of(asked)?;
    let all = planned.all(asked);
    let sheets = apart::sheets::<G>(&command.rules.cards.files)?;
    let decks = apart::decks::<G>(judge, &all, &sheets, command.allowed.illegal(), lang)?;
    let modelled: Vec<Modelled<'_>> = decks.iter().map(G::modelled).collect();
    let sides: Vec<_> = all.iter().map(|(name, _)| *name).zip(&modelled).collect();
    command.strictness.told(&sides, lang)?;
    let begins = Begins { turn_limit: command.turn_limit, first: None, logged: false };
    let ready = |pairing: &Pairing, _: u64, _: u64| -> Result<ReadyForms<G::Ready>, Failure> {
        let one = |a: usize, b: usize| apart::ready::<G>([&decks[a], &decks[b]], begins, lang);
        pairing.met(|a, b| Ok([one(a, b)?, one(b, a)?]))
    };
    let begin = |ready: &G::Ready, next: &Next, rng: Rng| G::set_up_after(ready, next.lost_in(), rng);
    planned.play((asked, G::RULES), &modelled, &|at| G::fingerprint(&[&decks[at]]), (ready, begin), out)
}

/// Lists that meet, and all that they may become.
struct Planned {
    pairings: Vec<([usize; 2], [Sided; 2])>,
    /// What each list after an exchange is called.
    exchanged: Vec<String>,
}

impl Planned {
    /// What each list becomes against each other.
    fn of(asked: &Asked<'_>) -> Result<Self, Failure> {
        let Asked { command, origins, named, judge, lang, .. } = *asked;
        let plans = command.side.as_deref().map(Plans::read).transpose()?.unwrap_or_default();
        let outcomes: Vec<_> = named.iter().map(|(_, reading)| judge.check(reading)).collect();
        let leaders: Vec<_> =
            outcomes.iter().map(|outcome| outcome.context.resolution.leader().map(|line| line.entry)).collect();
        let names: Vec<&str> = named.iter().map(|(name, _)| *name).collect();
        plans.are_of(&names, &leaders)?;
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
        let exchanged = forms(&pairings).map(|(own, (swap, _))| told(own, swap)).collect();
        Ok(Self { pairings, exchanged })
    }

    /// The lists, and behind them what they may become.
    fn all<'a>(&'a self, asked: &Asked<'a>) -> Vec<(&'a str, &'a Reading)> {
        let exchanged = self.exchanged.iter().zip(forms(&self.pairings));
        let exchanged = exchanged.map(|(name, (_, (_, list)))| (name.as_str(), list));
        asked.named.iter().copied().chain(exchanged).collect()
    }

    /// The pairings, with the places of all forms.
    fn pairings(&self, lists: usize) -> Vec<Pairing> {
        let mut next = lists;
        let pairing = |(lists, sided): &([usize; 2], [Sided; 2])| {
            let forms = [0, 1].map(|side| {
                let own = &sided[side];
                let forms = std::iter::once(lists[side]).chain(next..next + own.forms.len()).collect();
                next += own.forms.len();
                forms
            });
            Pairing { lists: *lists, sided: sided.clone(), forms }
        };
        self.pairings.iter().map(pairing).collect()
    }

    /// The plans as they are told.
    fn told(&self, named: &[(&str, &Reading)]) -> Vec<String> {
        let texts = self.pairings.iter().flat_map(|([a, b], sided)| {
            let told = |own: &usize, other: &usize, sided: &Sided| sided.told(named[*own].0, named[*other].0);
            [told(a, b, &sided[0]), told(b, a, &sided[1])].concat()
        });
        texts.collect()
    }

    /// Plays matches of each pairing.
    fn play<G: Searched + 'static, R: Sync>(
        &self,
        (asked, rules): (&Asked<'_>, &str),
        modelled: &[Modelled<'_>],
        fingerprint: &dyn Fn(usize) -> String,
        (ready, begin): (
            impl Fn(&Pairing, u64, u64) -> Result<ReadyForms<R>, Failure>,
            impl Fn(&R, &Next, Rng) -> G + Sync,
        ),
        out: &mut Out,
    ) -> Result<Status, Failure> {
        let Asked { command, named, lang, .. } = *asked;
        let pairings = self.pairings(named.len());
        let most = command.best_of.unwrap_or(1);
        let kept = asked.kept()?;
        let (seed, games) = (asked.seed(kept.as_ref()), asked.pairs_of_games());
        let mut played = asked.played(rules, (games, seed), asked.sides(modelled, fingerprint));
        let forms = self.all(asked).into_iter().zip(modelled).enumerate().skip(named.len());
        played.swaps = forms.map(|(at, ((name, _), modelled))| Side::of((name, modelled), fingerprint(at))).collect();
        played.best_of = Some(MatchOf { games: most, plans: self.told(named) });
        let counts = Counts::BestOf(vec![Series::default(); pairings.len()]);
        let beside = asked.beside()?;
        let legs = (0..pairings.len() as u64).map(|place| place.saturating_mul(games));
        let mut going = Going::begin(&command.portion, kept, (played, counts), legs, 1)?;
        for (leg, pairing) in pairings.iter().enumerate() {
            if going.is_stopped() {
                break;
            }
            let ready = ready(pairing, games, seed)?;
            let best = BestOf {
                seed,
                most,
                begin: |next: &Next, rng: Rng| {
                    let [a, b] = next.forms;
                    begin(&ready[a][b][usize::from(next.swapped)], next, rng)
                },
                form: |side: usize, before: Before| pairing.sided[side].form(before),
                player: asked.player(seed),
            };
            let left = going.left(leg);
            let jobs = seats::jobs(command.jobs);
            best.play(left, jobs, |series| going.more(series.matches, |counts| counts.add_series(leg, series)));
        }
        let run = going.end(command.no_time)?;
        ran::tell(&run, command.format, (beside, Some(&asked.again(seed))), lang, out)
    }
}

/// All that lists may become, pairing by pairing, each with the list that it was.
fn forms(pairings: &[([usize; 2], [Sided; 2])]) -> impl Iterator<Item = (usize, &(String, Reading))> {
    let sides = pairings.iter().flat_map(|(lists, sided)| lists.iter().zip(sided));
    sides.flat_map(|(own, sided)| sided.forms.iter().map(move |form| (*own, form)))
}

impl Pairing {
    fn met<R, E>(&self, ready: impl Fn(usize, usize) -> Result<[R; 2], E>) -> Result<ReadyForms<R>, E> {
        let [own, other] = &self.forms;
        own.iter().map(|a| other.iter().map(|b| ready(*a, *b)).collect()).collect()
    }
}
