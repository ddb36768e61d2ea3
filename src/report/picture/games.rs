//! Games between lists as pictures: who wins against whom, and in which turns.

use super::chart::{Axes, Chart};
use super::{Picture, Tone, heat};
use crate::language::{Lang, say};
use crate::report::best_of::BestOf;
use crate::report::field::Field;
use crate::report::matches::Matches;
use crate::report::run::{Counts, Run};
use crate::sim::duel::Met;

/// Width of the chart below a table.
const WIDTH: f64 = 560.0;

/// Everything below one another.
pub fn whole(run: &Run, lang: Lang) -> Picture {
    let mut pictures = table(run, lang).into_iter().chain(turns(run, WIDTH, lang));
    let nothing = || Picture::new(say!("picture-who").text(lang), WIDTH, 0.0);
    let mut picture = pictures.next().unwrap_or_else(nothing);
    picture.stack(pictures);
    picture
}

/// Who wins how often against whom; of swaps, numbers say more.
pub fn table(run: &Run, lang: Lang) -> Option<Picture> {
    match &run.counts {
        Counts::Match(met) => Some(heat::table(&Matches { run, met }, lang)),
        Counts::Field(met) => Some(heat::field(&Field { run, met }, lang)),
        Counts::BestOf(series) => Some(heat::matches(&BestOf { run, series }, lang)),
        Counts::Swap(_) | Counts::SwapAlone(_) | Counts::Arena(_) => None,
    }
}

/// In which turn games end: the own turn of who wins; of a pairing or a field, it is told who does.
pub fn turns(run: &Run, width: f64, lang: Lang) -> Option<Picture> {
    let (Counts::Match(met) | Counts::Field(met)) = &run.counts else { return None };
    let turn = |of: &[u64], turn: usize| of.get(turn).copied().unwrap_or(0);
    let turns = met.iter().map(|met| met.won_in.len().max(met.lost_in.len())).max().unwrap_or(0).max(2);
    let games: Vec<[u64; 2]> = (0..turns)
        .map(|at| {
            let sum = |of: fn(&Met) -> &[u64]| met.iter().map(|met| turn(of(met), at)).sum();
            [sum(|met| &met.won_in), sum(|met| &met.lost_in)]
        })
        .collect();
    let first = games.iter().position(|of| *of != [0, 0]).unwrap_or(1).clamp(1, turns - 1);
    let labels: Vec<String> = (first..turns).map(|turn| turn.to_string()).collect();
    let most = games.iter().map(|[won, lost]| won + lost).max().unwrap_or(0).max(1);
    #[expect(clippy::cast_precision_loss, reason = "counts are far below 2⁵²")]
    let float = |n: u64| n as f64;
    let mut chart = Chart::new(
        &Axes {
            title: &say!("picture-turns").text(lang),
            values: &say!("picture-turns-values").text(lang),
            slots: &say!("picture-turns-turn").text(lang),
            labels: &labels,
            most: float(most),
            parts: false,
        },
        width,
    );
    // Of many pairings, whoever is first in one is second in another.
    let is_told = matches!(run.counts, Counts::Field(_)) || met.len() == 1;
    let [won, lost] = [say!("picture-turns-won"), say!("picture-turns-lost")].map(|word| word.text(lang));
    if is_told {
        chart.legend(&[(Tone::First, &won), (Tone::Second, &lost)]);
    }
    for (slot, (at, [one, other])) in games.iter().enumerate().skip(first).enumerate() {
        let parts = if is_told {
            vec![(*one, Tone::First, won.as_str()), (*other, Tone::Second, lost.as_str())]
        } else {
            vec![(one + other, Tone::First, "")]
        };
        let mut below = 0;
        for (count, tone, word) in parts.into_iter().filter(|(count, ..)| *count > 0) {
            let said = say!("picture-turns-bar", turn = at, games = count, what = word).text(lang);
            chart.bar(slot, [float(below), float(below + count)], tone, said);
            below += count;
        }
        if below > 0 {
            chart.number(slot, float(below), &below.to_string());
        }
    }
    Some(chart.picture)
}
