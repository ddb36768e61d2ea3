//! What a deck does by itself, as pictures: damage by turn, when it wins, and what its cards cost.

use super::chart::{Axes, Chart};
use super::{Anchor, LINE, MARGIN, Picture, Shape, Tone};
use crate::card::Kind;
use crate::legality::profile::Curve;
use crate::report::drawn::Copies;
use crate::report::goldfish::Goldfish;
use crate::sim::goldfish::tally::Measure;
use crate::sim::stats;

/// Width of the file.
const WIDTH: f64 = 560.0;
/// The slot behind the turns.
const NOT_WON: &str = "none";

/// Everything below one another, with what was played.
pub fn whole(goldfish: &Goldfish, curve: &Curve, chances: &[Copies]) -> Picture {
    let mut picture = Picture::new(format!("{} plays alone", goldfish.played.deck), WIDTH, 0.0);
    let name = super::shortened(&goldfish.played.deck, super::letters(WIDTH - 2.0 * MARGIN));
    picture.heading((MARGIN, 26.0), name);
    let title = goldfish.title();
    let warnings = goldfish.warnings();
    let sentences = std::iter::once(title.as_str()).chain(warnings.iter().map(String::as_str));
    picture.height = picture.sentences(30.0, sentences) + LINE / 2.0;
    let odds = (!chances.is_empty()).then(|| super::drawn::by_copies(chances, WIDTH));
    picture.stack([damage(goldfish, WIDTH), wins(goldfish, WIDTH), costs(curve, WIDTH)].into_iter().chain(odds));
    picture
}

/// Life that the opponent has lost by the end of each own turn: the mean, with its interval of 95 %.
pub fn damage(goldfish: &Goldfish, width: f64) -> Picture {
    let points: Vec<_> =
        goldfish.turns().filter_map(|turn| Some((turn, goldfish.mean(turn, Measure::Damage)?))).collect();
    let labels: Vec<String> = points.iter().map(|(turn, _)| turn.to_string()).collect();
    let reached = |turn: usize| goldfish.counts(turn);
    let most =
        points.iter().map(|(turn, mean)| if reached(*turn) { mean.high } else { mean.value }).fold(1.0, f64::max);
    let mut chart = Chart::new(
        &Axes {
            title: "Damage by own turn",
            values: "life taken so far (mean and 95 %)",
            slots: "own turn",
            labels: &labels,
            most,
            parts: true,
        },
        width,
    );
    if points.is_empty() {
        nothing(&mut chart);
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
        let said = format!("turn {turn}: {:.2} ({:.2}–{:.2}), {games} games", mean.value, mean.low, mean.high);
        let dot = Shape::Dot(chart.point(at, mean.value), 3.5, Tone::First, Some(said));
        chart.picture.shapes.push(dot);
        chart.number(at, mean.value, &format!("{:.1}", mean.value));
    }
    chart.picture
}

/// The share of the games that are won in each own turn, and of those that are not.
pub fn wins(goldfish: &Goldfish, width: f64) -> Picture {
    let games = goldfish.tally.games;
    let won: Vec<u64> = goldfish.turns().map(|turn| goldfish.tally.turns[turn].won).collect();
    let rest = games.saturating_sub(won.iter().sum());
    let turns = (1..).zip(won).map(|(turn, won): (u32, u64)| (turn.to_string(), format!("won in turn {turn}"), won));
    let mut slots: Vec<_> = turns.collect();
    slots.push((NOT_WON.to_owned(), "not won".to_owned(), rest));
    let shares: Vec<_> = slots.iter().map(|(.., n)| stats::share(*n, games)).collect();
    let most = shares.iter().flatten().map(|share| share.high * 100.0).fold(5.0, f64::max);
    let labels: Vec<String> = slots.iter().map(|(label, ..)| label.clone()).collect();
    let mut chart = Chart::new(
        &Axes {
            title: "Games won, by own turn",
            values: "% of all games (with 95 %)",
            slots: "own turn of the win",
            labels: &labels,
            most,
            parts: false,
        },
        width,
    );
    if games == 0 {
        nothing(&mut chart);
    }
    for (at, ((label, words, n), share)) in slots.iter().zip(shares).enumerate() {
        let Some(share) = share else { continue };
        let [value, low, high] = [share.value, share.low, share.high].map(|share| share * 100.0);
        let tone = if label == NOT_WON { Tone::Rest } else { Tone::First };
        chart.bar(at, [0.0, value], tone, format!("{words}: {n} games, {value:.1} % ({low:.1}–{high:.1} %)"));
        if *n > 0 {
            chart.whisker(at, [low, high]);
            chart.number(at, high, &if value < 0.5 { "<1".to_owned() } else { format!("{value:.0}") });
        }
    }
    chart.picture
}

/// The cards of the deck by what they cost.
pub fn costs(curve: &Curve, width: f64) -> Picture {
    const KINDS: [(Option<Kind>, Tone, &str); 4] = [
        (Some(Kind::Battle), Tone::First, "battle"),
        (Some(Kind::Extra), Tone::Second, "extra"),
        (Some(Kind::Unison), Tone::Third, "unison"),
        (None, Tone::Rest, "other"),
    ];
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
            title: "Energy curve",
            values: "cards",
            slots: "energy cost",
            labels: &labels,
            most: f64::from(most),
            parts: false,
        },
        width,
    );
    let there: Vec<_> =
        KINDS.into_iter().filter(|(kind, ..)| (0..curve.0.len()).any(|at| cards(at, *kind) > 0)).collect();
    chart.legend(&there.iter().map(|(_, tone, word)| (*tone, *word)).collect::<Vec<_>>());
    for at in 0..curve.0.len() {
        let mut below = 0;
        for (kind, tone, word) in &there {
            let n = cards(at, *kind);
            if n > 0 {
                let part = [f64::from(below), f64::from(below + n)];
                chart.bar(at, part, *tone, format!("cost {at}: {n} {word}"));
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
fn nothing(chart: &mut Chart) {
    let at = (chart.picture.width / 2.0, 120.0);
    chart.picture.text(at, "no turn was played", Anchor::Middle, Tone::Muted);
}
