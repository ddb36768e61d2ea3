//! What a deck does by itself, as pictures: damage by turn, when it wins, and what its cards cost.

use super::chart::{Axes, Chart};
use super::{Anchor, LINE, MARGIN, Picture, Shape, Tone};
use crate::card::Kind;
use crate::language::{Lang, say};
use crate::legality::profile::Curve;
use crate::report::drawn::Copies;
use crate::report::goldfish::Goldfish;
use crate::sim::stats;

/// Width of the file.
const WIDTH: f64 = 560.0;

/// Everything below one another, with what was played.
pub fn whole(goldfish: &Goldfish, curve: &Curve, chances: &[Copies], lang: Lang) -> Picture {
    let mut picture = Picture::new(say!("picture-alone", deck = &goldfish.played.deck).text(lang), WIDTH, 0.0);
    let name = super::shortened(&goldfish.played.deck, super::letters(WIDTH - 2.0 * MARGIN));
    picture.heading((MARGIN, 26.0), name);
    let sentences = std::iter::once(goldfish.title()).chain(goldfish.warnings());
    picture.height = picture.sentences(30.0, sentences, lang) + LINE / 2.0;
    let odds = (!chances.is_empty()).then(|| super::drawn::by_copies(chances, WIDTH, lang));
    let charts = [damage(goldfish, WIDTH, lang), wins(goldfish, WIDTH, lang), costs(curve, WIDTH, lang)];
    picture.stack(charts.into_iter().chain(odds));
    picture
}

/// Life that the opponent has lost by the end of each own turn: the mean, with its interval of 95 %.
pub fn damage(goldfish: &Goldfish, width: f64, lang: Lang) -> Picture {
    let place = goldfish.played.game.ledger().place("damage").unwrap_or_default();
    let points: Vec<_> = goldfish.turns().filter_map(|turn| Some((turn, goldfish.mean(turn, place)?))).collect();
    let labels: Vec<String> = points.iter().map(|(turn, _)| turn.to_string()).collect();
    let reached = |turn: usize| goldfish.counts(turn);
    let most =
        points.iter().map(|(turn, mean)| if reached(*turn) { mean.high } else { mean.value }).fold(1.0, f64::max);
    let mut chart = Chart::new(
        &Axes {
            title: &say!("picture-damage").text(lang),
            values: &say!("picture-damage-values").text(lang),
            slots: &say!("picture-own-turn").text(lang),
            labels: &labels,
            most,
            parts: true,
        },
        width,
    );
    if points.is_empty() {
        nothing(&mut chart, lang);
        return chart.picture;
    }
    let upper = points.iter().enumerate().map(|(at, (_, mean))| chart.point(at, mean.high));
    let lower = points.iter().enumerate().rev().map(|(at, (_, mean))| chart.point(at, mean.low));
    let band = upper.chain(lower).collect();
    let line = points.iter().enumerate().map(|(at, (_, mean))| chart.point(at, mean.value)).collect();
    chart.picture.shapes.push(Shape::Area(band, Tone::Band));
    chart.picture.shapes.push(Shape::Line(line, 2.0, Tone::First));
    for (at, (turn, mean)) in points.iter().enumerate() {
        let games = goldfish.tally.turns[*turn].games;
        let [value, low, high] = [mean.value, mean.low, mean.high].map(|number| format!("{number:.2}"));
        let said = say!("picture-damage-point", turn = *turn, mean = value, low = low, high = high, games = games);
        let said = said.text(lang);
        let dot = Shape::Dot(chart.point(at, mean.value), 3.5, Tone::First, Some(said));
        chart.picture.shapes.push(dot);
        chart.number(at, mean.value, &format!("{:.1}", mean.value));
    }
    chart.picture
}

/// The share of the games that are won in each own turn, and of those that are not.
pub fn wins(goldfish: &Goldfish, width: f64, lang: Lang) -> Picture {
    let games = goldfish.tally.games;
    let won: Vec<u64> = goldfish.turns().map(|turn| goldfish.tally.turns[turn].won).collect();
    let rest = games.saturating_sub(won.iter().sum());
    let turns = (1..)
        .zip(won)
        .map(|(turn, won): (u32, u64)| (turn.to_string(), say!("picture-won-in", turn = turn), Tone::First, won));
    let mut slots: Vec<_> = turns.collect();
    slots.push((say!("picture-none").text(lang), say!("picture-not-won"), Tone::Rest, rest));
    let shares: Vec<_> = slots.iter().map(|(.., n)| stats::share(*n, games)).collect();
    let most = shares.iter().flatten().map(|share| share.high * 100.0).fold(5.0, f64::max);
    let labels: Vec<String> = slots.iter().map(|(label, ..)| label.clone()).collect();
    let mut chart = Chart::new(
        &Axes {
            title: &say!("picture-wins").text(lang),
            values: &say!("picture-wins-values").text(lang),
            slots: &say!("picture-wins-turn").text(lang),
            labels: &labels,
            most,
            parts: false,
        },
        width,
    );
    if games == 0 {
        nothing(&mut chart, lang);
    }
    for (at, ((_, words, tone, n), share)) in slots.iter().zip(shares).enumerate() {
        let Some(share) = share else { continue };
        let [value, low, high] = [share.value, share.low, share.high].map(|share| share * 100.0);
        let [shown, from, to] = [value, low, high].map(|share| format!("{share:.1}"));
        let said = say!("picture-wins-bar", what = words, games = *n, share = shown, low = from, high = to);
        chart.bar(at, [0.0, value], *tone, said.text(lang));
        if *n > 0 {
            chart.whisker(at, [low, high]);
            chart.number(at, high, &if value < 0.5 { "<1".to_owned() } else { format!("{value:.0}") });
        }
    }
    chart.picture
}

/// The cards of the deck by what they cost.
pub fn costs(curve: &Curve, width: f64, lang: Lang) -> Picture {
    const KINDS: [(Option<Kind>, Tone); 4] = [
        (Some(Kind::Battle), Tone::First),
        (Some(Kind::Extra), Tone::Second),
        (Some(Kind::Unison), Tone::Third),
        (None, Tone::Rest),
    ];
    let word = |kind: Option<Kind>| {
        kind.map_or_else(|| say!("picture-other"), |kind| say!("kind-word", kind = kind.id())).text(lang)
    };
    let labels: Vec<String> = (0..curve.0.len()).map(|cost| cost.to_string()).collect();
    let cards = |at: usize, kind: Option<Kind>| -> u32 {
        let named = |of: Kind| KINDS.iter().any(|(kind, ..)| *kind == Some(of));
        let of = curve.0[at].iter().filter(|(of, _)| kind.map_or(!named(**of), |kind| **of == kind));
        of.map(|(_, n)| n).sum()
    };
    let all = |at: usize| -> u32 { KINDS.iter().map(|(kind, ..)| cards(at, *kind)).sum() };
    let most = (0..curve.0.len()).map(all).max().unwrap_or(0).max(1);
    let mut chart = Chart::new(
        &Axes {
            title: &say!("energy-curve").text(lang),
            values: &say!("picture-cards").text(lang),
            slots: &say!("picture-cost").text(lang),
            labels: &labels,
            most: f64::from(most),
            parts: false,
        },
        width,
    );
    let there = KINDS.into_iter().filter(|(kind, ..)| (0..curve.0.len()).any(|at| cards(at, *kind) > 0));
    let there: Vec<_> = there.map(|(kind, tone)| (kind, tone, word(kind))).collect();
    chart.legend(&there.iter().map(|(_, tone, word)| (*tone, word.as_str())).collect::<Vec<_>>());
    for at in 0..curve.0.len() {
        let mut below = 0;
        for (kind, tone, word) in &there {
            let n = cards(at, *kind);
            if n > 0 {
                let part = [f64::from(below), f64::from(below + n)];
                let said = say!("picture-cost-bar", cost = at, count = n, kind = word);
                chart.bar(at, part, *tone, said.text(lang));
                below += n;
            }
        }
        if below > 0 {
            chart.number(at, f64::from(below), &below.to_string());
        }
    }
    chart.picture
}

/// Says that there is nothing to show.
fn nothing(chart: &mut Chart, lang: Lang) {
    let at = (chart.picture.width / 2.0, 120.0);
    chart.picture.text(at, say!("picture-no-turn").text(lang), Anchor::Middle, Tone::Muted);
}
