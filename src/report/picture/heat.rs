//! The win table of a match as a heat map: who wins how often against whom.

use super::{Anchor, LETTER, LINE, MARGIN, Picture, Shape, Tone};
use crate::language::{Lang, say};
use crate::report::figures;
use crate::report::matches::Matches;
use crate::sim::stats::Estimate;

/// Width of a cell.
const WIDE: f64 = 58.0;
/// Height of a cell.
const HIGH: f64 = 40.0;
/// Letters of a name beside the cells.
const NAME: usize = 40;
/// Least width of the picture: that of the scale, and of sentences that can be read.
const LEAST: f64 = 440.0;
/// Above the cells: the numbers of the columns.
const HEAD: f64 = 40.0;

/// The table.
pub fn table(played: &Matches<'_>, lang: Lang) -> Picture {
    let lists = played.sides.len();
    let names: Vec<String> = (1..)
        .zip(&played.sides)
        .map(|(at, (name, _)): (usize, _)| format!("{at} {}", super::shortened(name, NAME)))
        .collect();
    let longest = names.iter().map(|name| textwrap::core::display_width(name)).max().unwrap_or(0);
    let left = MARGIN + float(longest) * LETTER + 8.0;
    let columns = float(lists + 1);
    let width = (left + columns * WIDE + 8.0 + MARGIN).max(LEAST);
    let who = say!("picture-who").text(lang);
    let mut picture = Picture::new(who.clone(), width, 0.0);
    picture.heading((MARGIN, 26.0), who);
    let sentences = [played.title(), say!("picture-who-told")].into_iter().chain(played.endings());
    let top = picture.sentences(30.0, sentences, lang) + HEAD;
    let all = say!("match-all").text(lang);
    // All games stand apart from those against one list.
    let x = |column: usize| left + float(column) * WIDE + if column == lists { 8.0 } else { 0.0 };
    for column in 0..=lists {
        let label = if column == lists { all.clone() } else { (column + 1).to_string() };
        picture.text((x(column) + WIDE / 2.0, top - 8.0), label, Anchor::Middle, Tone::Muted);
    }
    for (row, name) in names.iter().enumerate() {
        let y = top + float(row) * HIGH;
        picture.text((MARGIN, y + HIGH / 2.0 + 4.0), name, Anchor::Start, Tone::Ink);
        for column in 0..=lists {
            let against = (column < lists).then_some(column);
            let share = (column != row).then(|| played.share(row, against)).flatten();
            let against = against.map_or(all.as_str(), |list| played.sides[list].0);
            let said = |[share, interval]: [String; 2]| {
                let row = played.sides[row].0;
                say!("picture-pairing", row = row, column = against, share = share, interval = interval).text(lang)
            };
            cell(&mut picture, (x(column), y), share, said);
        }
    }
    let below = top + float(lists) * HIGH;
    scale(&mut picture, below + 18.0);
    picture.height = below + 18.0 + 14.0 + LINE + MARGIN;
    picture
}

/// One pairing: its color, the share, and half of its interval.
fn cell(picture: &mut Picture, (x, y): (f64, f64), share: Option<Estimate>, said: impl Fn([String; 2]) -> String) {
    let middle = x + WIDE / 2.0;
    let Some(estimate) = share else {
        picture.text((middle, y + HIGH / 2.0 + 4.0), "-", Anchor::Middle, Tone::Muted);
        return;
    };
    let percent = percent(estimate.value);
    let said = said(figures::share(estimate));
    picture.shapes.push(Shape::Box((x + 1.0, y + 1.0), WIDE - 2.0, HIGH - 2.0, Tone::Share(percent), Some(said)));
    let ink = Tone::OnShare(percent);
    picture.text((middle, y + 17.0), format!("{:.1}", estimate.value * 100.0), Anchor::Middle, ink);
    picture.text((middle, y + 33.0), format!("±{:.1}", estimate.half() * 100.0), Anchor::Middle, ink);
}

/// What the colors mean.
fn scale(picture: &mut Picture, y: f64) {
    const STEPS: u8 = 20;
    for step in 0..STEPS {
        let at = (MARGIN + f64::from(step) * 10.0, y);
        picture.shapes.push(Shape::Box(at, 10.0, 12.0, Tone::Share(step * 5 + 2), None));
    }
    for (percent, anchor) in [(0_u8, Anchor::Start), (50, Anchor::Middle), (100, Anchor::End)] {
        let x = MARGIN + f64::from(percent) * f64::from(STEPS) / 10.0;
        picture.text((x, y + 14.0 + LINE - 4.0), format!("{percent} %"), anchor, Tone::Muted);
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a share is from 0 to 1")]
fn percent(share: f64) -> u8 {
    (share * 100.0).round() as u8
}

#[expect(clippy::cast_precision_loss, reason = "lists are few")]
fn float(n: usize) -> f64 {
    n as f64
}
