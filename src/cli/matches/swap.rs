//! `match --swap`: a deck as it is and with other cards, against the same lists in the same games.

use super::{Asked, swaps};
use crate::app::playing;
use crate::cli::going::Going;
use crate::cli::out::Out;
use crate::cli::ran::{self, Beside};
use crate::cli::{Failure, Status, seats};
use crate::language::say;
use crate::report::run::{Counts, Side};
use crate::sim::duel::fingerprint;
use crate::sim::modelled::Modelled;
use crate::sim::what_if::{Dueled, duels};

/// Plays the first deck as it is and after each swap, against each of the others.
pub(super) fn run(asked: &Asked<'_>, out: &mut Out) -> Result<Status, Failure> {
    let Asked { command, origins, named, judge, lang, .. } = *asked;
    if command.log.is_some() {
        return Err(Failure::told(&say!("asked-swap-log")).advice(&say!("asked-leave-swap")));
    }
    let changed = command.swaps.of(origins[0], judge, command.allowed.illegal(), lang)?;
    let all: Vec<_> = named.iter().copied().chain(changed.iter().map(|(swap, list)| (swap.as_str(), list))).collect();
    let playing::Playable { by, lists, .. } = asked.playable(&all)?;
    let modelled: Vec<Modelled<'_>> = lists.iter().map(Modelled::from).collect();
    let sides: Vec<_> = all.iter().map(|(name, _)| *name).zip(&modelled).collect();
    command.strictness.told(&sides, lang)?;
    let (lists, after) = lists.split_at(named.len());
    let forms = swaps::forms(&lists[0], after);
    let others = &lists[1..];

    let kept = asked.kept()?;
    let (seed, games) = (asked.seed(kept.as_ref()), asked.pairs_of_games());
    let mut played = asked.played(&by.id, (games, seed), asked.sides(&modelled, |at| fingerprint(&[&lists[at]])));
    let swapped = sides[named.len()..].iter().zip(after);
    played.swaps = swapped.map(|(named, list)| Side::of(*named, fingerprint(&[list]))).collect();
    let counts = Counts::Swap(vec![vec![Dueled::default(); forms.len()]; others.len()]);
    // No two lists share chances, so that what comes of them can be added up as if drawn apart.
    let legs = (0..others.len() as u64).map(|place| place.saturating_mul(games));
    let mut going = Going::begin(&command.portion, kept, (played, counts), legs, forms.len())?;
    let run = asked.duels(by.edition, games, seed);
    for (leg, (other, (name, _))) in others.iter().zip(&named[1..]).enumerate() {
        if going.is_stopped() {
            break;
        }
        let left = going.left(leg);
        let each = |counted: &[Dueled]| {
            let games = counted.iter().map(|of| of.tally.games).sum();
            going.more(games, |counts| counts.add_dueled(leg, counted))
        };
        duels(&forms, other, (run, left), asked.player(seed), each)
            .map_err(|errors| seats::setup_failure([named[0].0, name], &errors, lang))?;
    }
    let run = going.end(command.no_time)?;
    ran::tell(&run, command.format, (Beside::open(None, None)?, None), lang, out)
}
